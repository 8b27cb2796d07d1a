"""Turns of Clearing the Rows that were played by hand: what comes of them, what is refused."""

from __future__ import annotations

from typing import NamedTuple

PASSING = "levels.guo-wu-guan"
O_KOAN = "levels.o-koan"
CLEAR_FIVE = "levels.clear-five"
MENG_HUO = "levels.meng-huo"

ANY_THREE = "any-three=yes"

#: Rows that lie below the one a case is about, and never form a triplet.
REST = "| 22 | 33 | 44 | 55"


class Turn(NamedTuple):
    """What some moves, one after the other, make of a table."""

    fact: str
    game_id: str
    before: str
    moves: str
    after: str
    rules: str = ""


class Refusal(NamedTuple):
    """A move that is not legal on a table, and what a player is told about its tiles."""

    fact: str
    game_id: str
    table: str
    move: str
    reasons: str
    rules: str = ""


def fact(case: Turn | Refusal) -> str:
    """What a case shows, for the report."""
    return case.fact


TAKES = (
    Turn(
        "three adjacent tiles that form a triplet are taken and the gap closes",
        O_KOAN,
        f"66 61 54 32 65 {REST} | 63",
        "take 61a 54 32",
        f"66 65 {REST} | 61 54 32 63 @1",
    ),
    Turn(
        "what is taken goes to the left end of the common row",
        O_KOAN,
        f"61 54 32 65 {REST} | 63 62",
        "take 61a 54 32",
        f"65 {REST} | 61 54 32 63 62 @1",
    ),
    Turn(
        "in a run that wraps, the last tile of the level comes before the first",
        O_KOAN,
        f"54 32 66 11 61 {REST} | 63",
        "take 61a 54 32",
        f"66 11 {REST} | 61 54 32 63 @1",
    ),
    Turn(
        "in a run that wraps, the last two tiles come before the first",
        O_KOAN,
        f"32 66 11 61 54 {REST} | 63",
        "take 61a 54 32",
        f"66 11 {REST} | 61 54 32 63 @1",
    ),
    Turn(
        "in a level of four any three tiles are adjacent, some of them round the end",
        O_KOAN,
        f"54 66 32 61 {REST} | 63",
        "take 54 32 61a",
        f"66 {REST} | 32 61 54 63 @1",
    ),
    Turn(
        "a level of exactly three is taken as it lies",
        PASSING,
        f"63 62 | 54 32 61 {REST} | 53",
        "take 61a 54 32",
        f"63 62 | . {REST} | 54 32 61 53 @1",
    ),
    Turn(
        "after the gap has closed its two sides are adjacent",
        O_KOAN,
        "65a 61 54 32 65b 44a 66 | 22 | 33 | 11 | 55 | 63",
        "take 61a 54 32; take 65a 65b 44a",
        "66 | 22 | 33 | 11 | 55 | 65a 65b 44 61 54 32 63 @1",
    ),
    Turn(
        "a level may be taken from more than once, and then one below it",
        O_KOAN,
        "61a 54 32 33a 31 11a 66 | 65a 65b 44 22 | 33b | 11b | 55 | 63",
        "take 61a 54 32; take 33a 31a 11a; take 65a 65b 44a",
        "66 | 22 | 33b | 11b | 55 | 65a 65b 44 33a 31 11a 61 54 32 63 @2",
    ),
    Turn(
        "one may begin with a lower level and pass over the takes above",
        O_KOAN,
        "61 54 32 66 | 65 65 44 22 | 33 | 11 | 55 | 63",
        "take 65a 65b 44a",
        "61 54 32 66 | 22 | 33 | 11 | 55 | 65 65 44 63 @2",
    ),
    Turn(
        "refilling opens the levels that were closed",
        O_KOAN,
        "61 54 32 66 | 65 65 44 22 | 33 | 11 | 55 | 63",
        "take 65a 65b 44a; refill; take 61a 54 32",
        "66 | 22 65a | 33 65b | 11 44 | 55 63 | 61 54 32 @1",
    ),
    Turn(
        "taking is never compulsory",
        O_KOAN,
        "61 54 32 66 | 65 65 44 22 | 33 | 11 | 55 | 63",
        "refill",
        "61 54 32 66 | 65 65 44 22 | 33 | 11 | 55 63 | .",
    ),
    Turn(
        "without generals a level is completed as soon as it is empty",
        O_KOAN,
        f"61 54 32 {REST} | 63",
        "take 61a 54 32",
        f"- {REST} | 61 54 32 63 @1",
    ),
    Turn(
        "with generals an empty level stays in play",
        MENG_HUO,
        f"21 | 61 54 32 {REST} | 53 | 43 | 63",
        "take 61a 54 32",
        f"21 | . {REST} | 53 | 43 | 61 54 32 63 @1",
    ),
    Turn(
        "by the rule of any three the tiles need not be adjacent",
        O_KOAN,
        f"61 66 54 11 32 {REST} | 63",
        "take 61a 54 32",
        f"66 11 {REST} | 61 54 32 63 @1",
        ANY_THREE,
    ),
    Turn(
        "any three keep their order from left to right, also round the end",
        O_KOAN,
        f"54 32 66 11 61 {REST} | 63",
        "take 61a 54 32",
        f"66 11 {REST} | 54 32 61 63 @1",
        ANY_THREE,
    ),
)

KILLS = (
    Turn(
        "the leftmost general is killed by a level of two: general, tile, tile",
        PASSING,
        "66 31 44 64 51 53 | 66b 63 | 22 | 33 | 44 | 55 | 11",
        "kill 66a 66b 63",
        "31 44 64 51 53 | - | 22 | 33 | 44 | 55 | 66a 66b 63 11 @6",
    ),
    Turn(
        "the rightmost general is killed by a level of two: tile, tile, general",
        PASSING,
        "66 31 44 64 51 53 | 55 52 | 22 | 33 | 44 | 61 | 11",
        "kill 53 55a 52",
        "66 31 44 64 51 | - | 22 | 33 | 44 | 61 | 55 52 53 11 @6",
    ),
    Turn(
        "both outer generals are killed by a level of one: left general, tile, right general",
        PASSING,
        "11 31 44 64 51 33 | 22 | 65 | 32 | 44 | 55 | 63",
        "kill 11a 22a 33a",
        "31 44 64 51 | - | 65 | 32 | 44 | 55 | 11 22 33 63 @6",
    ),
    Turn(
        "the last two generals are killed by one tile",
        PASSING,
        "11 33 | 22 | - | - | - | - | 63",
        "kill 11a 22a 33a",
        ". | - | - | - | - | - | 11 22 33 63 @6",
    ),
    Turn(
        "the sole general is the leftmost one",
        PASSING,
        "31 | 33 11 | - | - | - | - | 63",
        "kill 31a 33a 11a",
        ". | - | - | - | - | - | 31 33 11 63 @6",
    ),
    Turn(
        "Meng Huo is captured by a level of two",
        MENG_HUO,
        f"21 | 43 65 {REST} | 53 | 62 | 63",
        "kill 21 43 65a",
        f". | - {REST} | 53 | 62 | 21 43 65 63 @8",
    ),
    Turn(
        "after a take one may kill, in a level above as well",
        PASSING,
        "66 31 44 64 51 53 | 66b 63 | 61 54 32 | 33 | 44 | 55 | 11",
        "take 61a 54 32; kill 66a 66b 63",
        "31 44 64 51 53 | - | . | 33 | 44 | 55 | 66a 66b 63 61 54 32 11 @6",
    ),
    Turn(
        "a take may leave the two tiles that kill",
        PASSING,
        "66a 31 44 64 51 53 | 66b 61a 54 32 63 | 22 | 33 | 44b | 55 | 11",
        "take 61a 54 32; kill 66a 66b 63",
        "31 44 64 51 53 | - | 22 | 33 | 44b | 55 | 66a 66b 63 61 54 32 11 @6",
    ),
    Turn(
        "after a kill one may kill again, from the top downward",
        PASSING,
        "66a 31 44 64 51 53 | 66b 63 | 55a 52 | 33 | 44b | 61 | 11",
        "kill 66a 66b 63; kill 55a 52 53",
        "31 44 64 51 | - | - | 33 | 44b | 61 | 55 52 53 66a 66b 63 11 @6",
    ),
    Turn(
        "after a kill one may kill again, from the bottom upward",
        PASSING,
        "66a 31 44 64 51 53 | 66b 63 | 55a 52 | 33 | 44b | 61 | 11",
        "kill 55a 52 53; kill 66a 66b 63",
        "31 44 64 51 | - | - | 33 | 44b | 61 | 66a 66b 63 55 52 53 11 @6",
    ),
    Turn(
        "a newly exposed general can be killed in the same turn",
        PASSING,
        "66a 11a 44 64 51 33a | 66b 63 | 22a | 65 | 44b | 55 | 62",
        "kill 66a 66b 63; kill 11a 22a 33a",
        "44 64 51 | - | - | 65 | 44b | 55 | 11 22 33 66a 66b 63 62 @6",
    ),
    Turn(
        "a completed level gets nothing when the others are refilled",
        PASSING,
        "66 31 44 64 51 53 | 22 | 33 | 66b 63 | 44 | 55 | 62 54",
        "kill 66a 66b 63; refill",
        "31 44 64 51 53 | 22 66b | 33 63 | - | 44 62 | 55 54 | 66a",
    ),
)

REFILLS = (
    Turn(
        "tiles go from the right end to the right ends of the levels, the lowest first",
        O_KOAN,
        "66 | 11 | 22 | 33 | 44 | 55 63 54 62 53 52",
        "refill",
        "66 63 | 11 54 | 22 62 | 33 53 | 44 52 | 55",
    ),
    Turn(
        "when the common row runs out the higher levels get none",
        O_KOAN,
        "66 | 11 | 22 | 33 | 44 | 55 63",
        "refill",
        "66 | 11 | 22 | 33 55 | 44 63 | .",
    ),
    Turn(
        "an empty level in play is refilled",
        PASSING,
        "66 53 | . | 11 | . | 33 | 44 | 55 63 54 62 52",
        "refill",
        "66 53 | 55 | 11 63 | 54 | 33 62 | 44 52 | .",
    ),
    Turn(
        "completed levels get nothing",
        O_KOAN,
        "66 | - | 22 | - | 44 | 55 63 54 62 53 52",
        "refill",
        "66 62 | - | 22 53 | - | 44 52 | 55 63 54",
    ),
    Turn(
        "refilling ends a turn in which something was taken",
        O_KOAN,
        "66 | 11 | 22 | 33 | 44 | 55 63 54 62 53 52 @3",
        "refill",
        "66 63 | 11 54 | 22 62 | 33 53 | 44 52 | 55",
    ),
    Turn(
        "refilling ends a turn in which a general was killed",
        PASSING,
        "66 53 | - | 11 | 22 | 33 | 44 | 63 54 62 52 @6",
        "refill",
        "66 53 | - | 11 63 | 22 54 | 33 62 | 44 52 | .",
    ),
    Turn(
        "one may refill time and again",
        O_KOAN,
        "66 | - | - | - | 44 | 55 63 54 62",
        "refill; refill",
        "66 54 55 | - | - | - | 44 62 63 | .",
    ),
    Turn(
        "a 21 is a tile like any other where it is no general",
        PASSING,
        "66 53 | 65 | 11 | 22 | 33 | 44 | 63 54 62 21 52",
        "refill",
        "66 53 | 65 63 | 11 54 | 22 62 | 33 21 | 44 52 | .",
    ),
    Turn(
        "Meng Huo is reached in the middle, and the level gets the next tile instead",
        MENG_HUO,
        ". | - | - | - | 66 | 11 | 22 | 33 | 63 54 62 53 21 52",
        "refill",
        "21 | - | - | - | 66 54 | 11 62 | 22 53 | 33 52 | 63",
    ),
    Turn(
        "Meng Huo escapes as the last tile of the common row, and a level gets none",
        MENG_HUO,
        ". | - | - | - | 66 | 11 | 22 | 33 | 21 63",
        "refill",
        "21 | - | - | - | 66 | 11 | 22 | 33 63 | .",
    ),
    Turn(
        "Meng Huo escapes as the only tile of the common row, and no level gets any",
        MENG_HUO,
        ". | - | - | - | 66 | 11 | 22 | 33 | 21",
        "refill",
        "21 | - | - | - | 66 | 11 | 22 | 33 | .",
    ),
    Turn(
        "Meng Huo stays captured while the tiles before him are enough",
        MENG_HUO,
        ". | - | - | - | - | - | 22 | 33 | 63 21 54 62",
        "refill",
        ". | - | - | - | - | - | 22 54 | 33 62 | 63 21",
    ),
)


NO_RUN = "Three tiles that form a triplet are taken at a time."
AFTER_A_KILL = "After a kill nothing more is taken in this turn."
BY_A_LEVEL = "A general is killed by the tiles of a level: choose one."
OUTER_ONLY = "Only the leftmost and the rightmost general can be killed."
FROM_THE_COMMON_ROW = "Tiles of the common row come back only by refilling."
DIFFERENT_LEVELS = "These tiles lie in different levels."


def wrong_number(tiles: int) -> str:
    """What is said of a level that is too long or too short for a kill."""
    return (
        "One general is killed by a level of exactly two tiles, "
        f"both generals by a level of one; this level has {tiles}."
    )


REFUSALS = (
    Refusal(
        "three adjacent tiles that are not a triplet",
        O_KOAN,
        f"66 61 54 32 65 {REST} | 63",
        "take 66a 61a 54",
        "66 61 54 is not a triplet (three ends of 6, the others add up to 10: neither 5 nor 14 or "
        "more); a 32 in place of the 66 would make it a Full Dragon.",
    ),
    Refusal(
        "a triplet whose tiles are not adjacent",
        O_KOAN,
        f"61 66 54 11 32 {REST} | 63",
        "take 61a 54 32",
        "These three are a triplet, but they are not adjacent.",
    ),
    Refusal(
        "a triplet from two levels",
        O_KOAN,
        "61 54 66 | 32 11 | 22 | 33 | 44 | 63",
        "take 61a 54 32",
        DIFFERENT_LEVELS,
    ),
    Refusal("two tiles", O_KOAN, f"61 54 32 65 {REST} | 63", "take 61a 54", NO_RUN),
    Refusal(
        "six tiles at once",
        O_KOAN,
        "61a 54 32 33a 31 11a 66 | 22 | 44 | 11b | 55 | 63",
        "take 61a 54 32 33a 31a 11a",
        NO_RUN,
    ),
    Refusal(
        "a triplet of the common row",
        O_KOAN,
        f"66 {REST} | 61 54 32",
        "take 61a 54 32",
        FROM_THE_COMMON_ROW,
    ),
    Refusal(
        "a triplet with one tile of the common row",
        O_KOAN,
        f"61 54 66 {REST} | 32",
        "take 61a 54 32",
        FROM_THE_COMMON_ROW,
    ),
    Refusal(
        "a tile that is dropped on one of the common row",
        O_KOAN,
        f"61 54 66 {REST} | 32",
        "take 61a 32",
        NO_RUN,
    ),
    Refusal(
        "a tile of a closed level that is dropped on one of the common row",
        O_KOAN,
        "61 54 32 | 22 | 33 | 44 | 55 | 63 @2",
        "take 61a 63",
        "Level 1 is closed until the next turn: something has been taken from level 2.",
    ),
    Refusal(
        "a triplet of generals",
        PASSING,
        f"61 54 32 | 66 {REST} | 63",
        "take 61a 54 32",
        OUTER_ONLY,
    ),
    Refusal(
        "a take from a level above the last one",
        O_KOAN,
        "61 54 32 66 | 65 | 22 | 33 | 55 | 63 @3",
        "take 61a 54 32",
        "Level 1 is closed until the next turn: something has been taken from level 3.",
    ),
    Refusal(
        "a take after a kill",
        PASSING,
        "66 53 | - | 61 54 32 11 | 22 | 33 | 44 | 63 @6",
        "take 61a 54 32",
        AFTER_A_KILL,
    ),
    Refusal(
        "a kill by three tiles of which two would do",
        PASSING,
        f"66 31 53 | 66b 63 62 {REST} | 11",
        "kill 66a 66b 63",
        wrong_number(3),
    ),
    Refusal(
        "a kill of one general by one tile",
        PASSING,
        f"66 31 53 | 66b {REST} | 11",
        "kill 66a 66b",
        wrong_number(1),
    ),
    Refusal(
        "a kill of both generals by one of two tiles",
        PASSING,
        "11 31 33 | 22 66 | 65 | 32 | 44 | 55 | 63",
        "kill 11a 22a 33a",
        wrong_number(2),
    ),
    Refusal(
        "a kill with only one of the two tiles that would do",
        PASSING,
        f"66 31 53 | 66b 63 {REST} | 11",
        "kill 66a 66b",
        wrong_number(2),
    ),
    Refusal(
        "a kill by a triplet that is none",
        PASSING,
        f"66 31 53 | 66b 11 {REST} | 63",
        "kill 66a 66b 11a",
        "66 66 11 is not a triplet (four ends of 6, the other two add up to 2, not to 6); "
        "a 65 in place of the 11 would make it Five Sons.",
    ),
    Refusal(
        "a kill of a general who is not an outer one",
        PASSING,
        f"31 66a 53 | 66b 63 {REST} | 11",
        "kill 66a 66b 63",
        OUTER_ONLY,
    ),
    Refusal(
        "a kill of two neighbours in the row of generals",
        PASSING,
        "11 33 66 53 | 22 | 65 | 32 | 44 | 55 | 63",
        "kill 11a 22a 33a",
        OUTER_ONLY,
    ),
    Refusal(
        "a kill by tiles of two levels",
        PASSING,
        "66 31 53 | 66b | 63 | 22 | 33 | 44 | 11",
        "kill 66a 66b 63",
        DIFFERENT_LEVELS,
    ),
    Refusal(
        "a kill by tiles of the common row",
        PASSING,
        f"66 31 53 | 11 {REST} | 66b 63",
        "kill 66a 66b 63",
        BY_A_LEVEL,
    ),
    Refusal("a kill by nobody", PASSING, f"66 31 53 | 11 {REST} | 63", "kill 66a", BY_A_LEVEL),
    Refusal(
        "a kill of one general by a level that needs two",
        PASSING,
        "31 | 33 | 11 | 22 | 44 | 55 | 63",
        "kill 31a 33a",
        wrong_number(1),
    ),
    Refusal(
        "a refill from an empty common row",
        O_KOAN,
        "61 54 32 66 | - | - | - | - | .",
        "refill",
        "",
    ),
    Refusal(
        "a refill when every level is completed", O_KOAN, "- | - | - | - | - | 66", "refill", ""
    ),
)
