"""Turns of Clearing the Rows that were played by hand: what comes of them, what is refused.

A case is a fact, a game and a table, moves, and what comes of them: a table, or what a player
is told.  … are rows below the one a case is about, which never form a triplet.
"""

from __future__ import annotations

from typing import NamedTuple

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find

PASSING = "levels.guo-wu-guan"
O_KOAN = "levels.o-koan"
CLEAR_FIVE = "levels.clear-five"
MENG_HUO = "levels.meng-huo"

ANY_THREE = "any-three=yes"

GAMES = {
    "Passing": find(PASSING),
    "O-Koan": find(O_KOAN),
    "O-Koan (any three)": find(O_KOAN, ANY_THREE),
    "Meng Huo": find(MENG_HUO),
}


class Case(NamedTuple):
    """A fact: some moves on a table, and what comes of them."""

    fact: str
    game: Game
    table: Table
    moves: str
    result: str


def _cases(text: str) -> list[Case]:
    cases = []
    for paragraph in text.replace("…", "| 22 | 33 | 44 | 55").split("\n* ")[1:]:
        fact, _, case = paragraph.partition("\n")
        board, moves, result = (part.strip() for part in " ".join(case.split()).split("→"))
        game, _, rows = board.partition(": ")
        cases.append(Case(fact, GAMES[game], Table.parse(rows), moves, result))
    return cases


TURNS = _cases(
    """
* three adjacent tiles that form a triplet are taken and the gap closes
  O-Koan: 66 61 54 32 65 … | 63 → take 61a 54 32 → 66 65 … | 61 54 32 63 @1
* what is taken goes to the left end of the common row
  O-Koan: 61 54 32 65 … | 63 62 → take 61a 54 32 → 65 … | 61 54 32 63 62 @1
* in a run that wraps, the last tile of the level comes before the first
  O-Koan: 54 32 66 11 61 … | 63 → take 61a 54 32 → 66 11 … | 61 54 32 63 @1
* in a run that wraps, the last two tiles come before the first
  O-Koan: 32 66 11 61 54 … | 63 → take 61a 54 32 → 66 11 … | 61 54 32 63 @1
* in a level of four any three tiles are adjacent, some of them round the end
  O-Koan: 54 66 32 61 … | 63 → take 54 32 61a → 66 … | 32 61 54 63 @1
* a level of exactly three is taken as it lies
  Passing: 63 62 | 54 32 61 … | 53 → take 61a 54 32 → 63 62 | . … | 54 32 61 53 @1
* after the gap has closed its two sides are adjacent
  O-Koan: 65a 61 54 32 65b 44a 66 | 22 | 33 | 11 | 55 | 63 → take 61a 54 32; take 65a 65b 44a
    → 66 | 22 | 33 | 11 | 55 | 65a 65b 44 61 54 32 63 @1
* a level may be taken from more than once, and then one below it
  O-Koan: 61a 54 32 33a 31 11a 66 | 65a 65b 44 22 | 33b | 11b | 55 | 63
    → take 61a 54 32; take 33a 31a 11a; take 65a 65b 44a
    → 66 | 22 | 33b | 11b | 55 | 65a 65b 44 33a 31 11a 61 54 32 63 @2
* one may begin with a lower level and pass over the takes above
  O-Koan: 61 54 32 66 | 65 65 44 22 | 33 | 11 | 55 | 63 → take 65a 65b 44a
    → 61 54 32 66 | 22 | 33 | 11 | 55 | 65 65 44 63 @2
* refilling opens the levels that were closed
  O-Koan: 61 54 32 66 | 65 65 44 22 | 33 | 11 | 55 | 63
    → take 65a 65b 44a; refill; take 61a 54 32
    → 66 | 22 65a | 33 65b | 11 44 | 55 63 | 61 54 32 @1
* taking is never compulsory
  O-Koan: 61 54 32 66 | 65 65 44 22 | 33 | 11 | 55 | 63 → refill
    → 61 54 32 66 | 65 65 44 22 | 33 | 11 | 55 63 | .
* without generals a level is completed as soon as it is empty
  O-Koan: 61 54 32 … | 63 → take 61a 54 32 → - … | 61 54 32 63 @1
* with generals an empty level stays in play
  Meng Huo: 21 | 61 54 32 … | 53 | 43 | 63 → take 61a 54 32 → 21 | . … | 53 | 43 | 61 54 32 63 @1
* by the rule of any three the tiles need not be adjacent
  O-Koan (any three): 61 66 54 11 32 … | 63 → take 61a 54 32 → 66 11 … | 61 54 32 63 @1
* any three keep their order from left to right, also round the end
  O-Koan (any three): 54 32 66 11 61 … | 63 → take 61a 54 32 → 66 11 … | 54 32 61 63 @1
* the leftmost general is killed by a level of two: general, tile, tile
  Passing: 66 31 44 64 51 53 | 66b 63 … | 11 → kill 66a 66b 63
    → 31 44 64 51 53 | - … | 66a 66b 63 11 @6
* the rightmost general is killed by a level of two: tile, tile, general
  Passing: 66 31 44 64 51 53 | 55 52 | 22 | 33 | 44 | 61 | 11 → kill 53 55a 52
    → 66 31 44 64 51 | - | 22 | 33 | 44 | 61 | 55 52 53 11 @6
* both outer generals are killed by a level of one: left general, tile, right general
  Passing: 11 31 44 64 51 33 | 22 | 65 | 32 | 44 | 55 | 63 → kill 11a 22a 33a
    → 31 44 64 51 | - | 65 | 32 | 44 | 55 | 11 22 33 63 @6
* the last two generals are killed by one tile
  Passing: 11 33 | 22 | - | - | - | - | 63 → kill 11a 22a 33a
    → . | - | - | - | - | - | 11 22 33 63 @6
* the sole general is the leftmost one
  Passing: 31 | 33 11 | - | - | - | - | 63 → kill 31a 33a 11a
    → . | - | - | - | - | - | 31 33 11 63 @6
* Meng Huo is captured by a level of two
  Meng Huo: 21 | 43 65 … | 53 | 62 | 63 → kill 21 43 65a → . | - … | 53 | 62 | 21 43 65 63 @8
* after a take one may kill, in a level above as well
  Passing: 66 31 44 64 51 53 | 66b 63 | 61 54 32 | 33 | 44 | 55 | 11
    → take 61a 54 32; kill 66a 66b 63
    → 31 44 64 51 53 | - | . | 33 | 44 | 55 | 66a 66b 63 61 54 32 11 @6
* a take may leave the two tiles that kill
  Passing: 66a 31 44 64 51 53 | 66b 61a 54 32 63 | 22 | 33 | 44b | 55 | 11
    → take 61a 54 32; kill 66a 66b 63
    → 31 44 64 51 53 | - | 22 | 33 | 44b | 55 | 66a 66b 63 61 54 32 11 @6
* after a kill one may kill again, from the top downward
  Passing: 66a 31 44 64 51 53 | 66b 63 | 55a 52 | 33 | 44b | 61 | 11
    → kill 66a 66b 63; kill 55a 52 53
    → 31 44 64 51 | - | - | 33 | 44b | 61 | 55 52 53 66a 66b 63 11 @6
* after a kill one may kill again, from the bottom upward
  Passing: 66a 31 44 64 51 53 | 66b 63 | 55a 52 | 33 | 44b | 61 | 11
    → kill 55a 52 53; kill 66a 66b 63
    → 31 44 64 51 | - | - | 33 | 44b | 61 | 66a 66b 63 55 52 53 11 @6
* a newly exposed general can be killed in the same turn
  Passing: 66a 11a 44 64 51 33a | 66b 63 | 22a | 65 | 44b | 55 | 62
    → kill 66a 66b 63; kill 11a 22a 33a
    → 44 64 51 | - | - | 65 | 44b | 55 | 11 22 33 66a 66b 63 62 @6
* a completed level gets nothing when the others are refilled
  Passing: 66 31 44 64 51 53 | 22 | 33 | 66b 63 | 44 | 55 | 62 54 → kill 66a 66b 63; refill
    → 31 44 64 51 53 | 22 66b | 33 63 | - | 44 62 | 55 54 | 66a
* tiles go from the right end to the right ends of the levels, the lowest first
  O-Koan: 66 | 11 … 63 54 62 53 52 → refill → 66 63 | 11 54 | 22 62 | 33 53 | 44 52 | 55
* when the common row runs out the higher levels get none
  O-Koan: 66 | 11 … 63 → refill → 66 | 11 | 22 | 33 55 | 44 63 | .
* an empty level in play is refilled
  Passing: 66 53 | . | 11 | . | 33 | 44 | 55 63 54 62 52 → refill
    → 66 53 | 55 | 11 63 | 54 | 33 62 | 44 52 | .
* completed levels get nothing
  O-Koan: 66 | - | 22 | - | 44 | 55 63 54 62 53 52 → refill
    → 66 62 | - | 22 53 | - | 44 52 | 55 63 54
* refilling ends a turn in which something was taken
  O-Koan: 66 | 11 … 63 54 62 53 52 @3 → refill → 66 63 | 11 54 | 22 62 | 33 53 | 44 52 | 55
* refilling ends a turn in which a general was killed
  Passing: 66 53 | - | 11 | 22 | 33 | 44 | 63 54 62 52 @6 → refill
    → 66 53 | - | 11 63 | 22 54 | 33 62 | 44 52 | .
* one may refill time and again
  O-Koan: 66 | - | - | - | 44 | 55 63 54 62 → refill; refill
    → 66 54 55 | - | - | - | 44 62 63 | .
* a 21 is a tile like any other where it is no general
  Passing: 66 53 | 65 | 11 | 22 | 33 | 44 | 63 54 62 21 52 → refill
    → 66 53 | 65 63 | 11 54 | 22 62 | 33 21 | 44 52 | .
* Meng Huo is reached in the middle, and the level gets the next tile instead
  Meng Huo: . | - | - | - | 66 | 11 | 22 | 33 | 63 54 62 53 21 52 → refill
    → 21 | - | - | - | 66 54 | 11 62 | 22 53 | 33 52 | 63
* Meng Huo escapes as the last tile of the common row, and a level gets none
  Meng Huo: . | - | - | - | 66 | 11 | 22 | 33 | 21 63 → refill
    → 21 | - | - | - | 66 | 11 | 22 | 33 63 | .
* Meng Huo escapes as the only tile of the common row, and no level gets any
  Meng Huo: . | - | - | - | 66 | 11 | 22 | 33 | 21 → refill
    → 21 | - | - | - | 66 | 11 | 22 | 33 | .
* Meng Huo stays captured while the tiles before him are enough
  Meng Huo: . | - | - | - | - | - | 22 | 33 | 63 21 54 62 → refill
    → . | - | - | - | - | - | 22 54 | 33 62 | 63 21
"""
)

REFUSALS = _cases(
    """
* three adjacent tiles that are not a triplet
  O-Koan: 66 61 54 32 65 … | 63 → take 66a 61a 54
    → 66 61 54 is not a triplet (three ends of 6, the others add up to 10: neither 5 nor 14
    or more); with 32 in place of 66 it would be valid: Full Dragon.
* a triplet whose tiles are not adjacent
  O-Koan: 61 66 54 11 32 … | 63 → take 61a 54 32
    → These three are a triplet, but they are not adjacent.
* a triplet from two levels
  O-Koan: 61 54 66 | 32 11 | 22 | 33 | 44 | 63 → take 61a 54 32
    → These tiles lie in different levels.
* two tiles
  O-Koan: 61 54 32 65 … | 63 → take 61a 54 → Three tiles that form a triplet are taken at a time.
* six tiles at once
  O-Koan: 61a 54 32 33a 31 11a 66 | 22 | 44 | 11b | 55 | 63 → take 61a 54 32 33a 31a 11a
    → Three tiles that form a triplet are taken at a time.
* a triplet of the common row
  O-Koan: 66 … | 61 54 32 → take 61a 54 32 → Tiles of the common row come back only by refilling.
* a triplet with one tile of the common row
  O-Koan: 61 54 66 … | 32 → take 61a 54 32 → Tiles of the common row come back only by refilling.
* a tile that is dropped on one of the common row
  O-Koan: 61 54 66 … | 32 → take 61a 32 → Three tiles that form a triplet are taken at a time.
* a tile of a closed level that is dropped on one of the common row
  O-Koan: 61 54 32 … | 63 @2 → take 61a 63
    → Level 1 is closed until the next turn: something has been taken from level 2.
* a triplet of generals
  Passing: 61 54 32 | 66 … | 63 → take 61a 54 32
    → Only the leftmost and the rightmost general can be killed.
* a take from a level above the last one
  O-Koan: 61 54 32 66 | 65 | 22 | 33 | 55 | 63 @3 → take 61a 54 32
    → Level 1 is closed until the next turn: something has been taken from level 3.
* a take after a kill
  Passing: 66 53 | - | 61 54 32 11 | 22 | 33 | 44 | 63 @6 → take 61a 54 32
    → After a kill nothing more is taken in this turn.
* a kill by three tiles of which two would do
  Passing: 66 31 53 | 66b 63 62 … | 11 → kill 66a 66b 63
    → One general is killed by a level of exactly two tiles, both generals by a level of
    one; this level has 3.
* a kill of one general by one tile
  Passing: 66 31 53 | 66b … | 11 → kill 66a 66b
    → One general is killed by a level of exactly two tiles, both generals by a level of
    one; this level has 1.
* a kill of both generals by one of two tiles
  Passing: 11 31 33 | 22 66 | 65 | 32 | 44 | 55 | 63 → kill 11a 22a 33a
    → One general is killed by a level of exactly two tiles, both generals by a level of
    one; this level has 2.
* a kill with only one of the two tiles that would do
  Passing: 66 31 53 | 66b 63 … | 11 → kill 66a 66b
    → One general is killed by a level of exactly two tiles, both generals by a level of
    one; this level has 2.
* a kill by a triplet that is none
  Passing: 66 31 53 | 66b 11 … | 63 → kill 66a 66b 11a
    → 66 66 11 is not a triplet (four ends of 6, the other two add up to 2, not to 6); with
    65 in place of 11 it would be valid: Five Sons.
* a kill of a general who is not an outer one
  Passing: 31 66a 53 | 66b 63 … | 11 → kill 66a 66b 63
    → Only the leftmost and the rightmost general can be killed.
* a kill of two neighbours in the row of generals
  Passing: 11 33 66 53 | 22 | 65 | 32 | 44 | 55 | 63 → kill 11a 22a 33a
    → Only the leftmost and the rightmost general can be killed.
* a kill by tiles of two levels
  Passing: 66 31 53 | 66b | 63 | 22 | 33 | 44 | 11 → kill 66a 66b 63
    → These tiles lie in different levels.
* a kill by tiles of the common row
  Passing: 66 31 53 | 11 … | 66b 63 → kill 66a 66b 63
    → A general is killed by the tiles of a level: choose one.
* a kill by nobody
  Passing: 66 31 53 | 11 … | 63 → kill 66a
    → A general is killed by the tiles of a level: choose one.
* a kill of one general by a level that needs two
  Passing: 31 | 33 | 11 | 22 | 44 | 55 | 63 → kill 31a 33a
    → One general is killed by a level of exactly two tiles, both generals by a level of
    one; this level has 1.
* a refill from an empty common row
  O-Koan: 61 54 32 66 | - | - | - | - | . → refill →
* a refill when every level is completed
  O-Koan: - | - | - | - | - | 66 → refill →
"""
)
