"""Why a group is as it is, on boards laid by hand: game by game, row by row."""

from __future__ import annotations

import pytest

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find, games

PASSING, O_KOAN, MENG_HUO = "levels.guo-wu-guan", "levels.o-koan", "levels.meng-huo"

KILLS = (
    "The general at either end is killed by the last two tiles of a level, "
    "both by the last one, if they form a triplet."
)
WRAPS = "The first and the last tile of a level are adjacent."


def notes(game: str, board: str, rules: str = "") -> list[str]:
    table = Table.parse(board)
    found = (find(game, rules).narrator(table).note(group) for group in range(len(table.groups)))
    return [" ".join(map(str, note)) for note in found]


# Zen.


def test_a_valid_group_that_the_goal_does_not_ask_for_is_told_so() -> None:
    game, board = "zen.five-dragons", "61 54 32 | 65 65 53 | 22 22 | 33 11"
    spare = "The goal does not ask for such a group."
    assert [spare in note for note in notes(game, board)] == [False, True, False, False]
    assert spare not in " ".join(notes("zen.ten-sets", board))


def test_an_ingot_is_told_by_its_name() -> None:
    said = notes("zen.shanghai", "61 61 63 | 51 51 33 | 66 53")
    assert said[0].startswith("61 61 63: Gold Ingot (")


def test_an_ingot_that_is_one_tile_away_is_told_first() -> None:
    table = Table.parse("61 61 52 | 63 22 33")
    told = [str(line) for line in find("zen.shanghai").narrator(table).note(0)]
    assert told[2] == "Gold Ingot with 63 (group 2) for 52."


# Levels.


def test_an_open_level_tells_what_can_be_taken_and_what_will_come() -> None:
    said = notes(O_KOAN, "66 11 22 33 | 31 33 11 | 65 | - | - | 63 43 42")
    assert said[0] == (
        f"Can be taken: 11 22 33 (Small Dragon), 22 33 66 (2-3-Kao). {WRAPS} "
        "Refilling lays 63 here."
    )
    assert said[1] == ("31 33 11: Split (three ends of 1 and three of 3). Refilling lays 43 here.")
    assert said[2] == "It has 1 tile: too few for a triplet. Refilling lays 42 here."
    assert said[3] == said[4] == "This level is completed."
    assert said[5] == "Refilling lays, from the lowest level up: 42 43 63."


def test_three_tiles_that_are_no_triplet_are_told_why() -> None:
    said = notes(O_KOAN, "66 11 22 | - | - | - | - | .")
    assert said[0] == (
        "66 11 22 is not a triplet (no dragon, and no three of its ends are alike). "
        "Refilling lays nothing here."
    )
    assert said[5] == "Nothing is left to refill with."


def test_with_any_three_tiles_nothing_is_said_of_adjacent_ones() -> None:
    board = "66 11 22 33 | - | - | - | - | ."
    assert WRAPS in notes(O_KOAN, board)[0]
    assert WRAPS not in notes(O_KOAN, board, "any-three=yes")[0]


def test_a_closed_level_tells_what_has_closed_it() -> None:
    said = notes(O_KOAN, "66 11 22 33 | 31 33 11 | - | - | - | 63 @2")
    assert said[0].startswith(
        "Level 1 is closed until the next turn: something has been taken from level 2."
    )
    assert said[1].startswith("31 33 11: Split (")


def test_a_level_of_two_or_one_is_held_against_the_generals() -> None:
    said = notes(PASSING, "66 53 44 64 51 11 | 42 41 | 61 | . | - | - | 63")
    few = "too few for a triplet, not for a kill."
    # Six generals over three levels: each of them has to kill two.
    double = "3 levels must still kill two generals at once: a level of one tile can."
    assert said[0] == f"Face down, in an unknown order: 44 64 51 53. {KILLS} {double}"
    assert said[1].startswith(f"It has 2 tiles: {few} 66 42 41 is not a triplet (")
    assert "42 41 11 is not a triplet (" in said[1]
    assert said[2].startswith(f"It has 1 tile: {few} 66 61 11: Split (")
    assert said[3] == "It is empty. Refilling lays 63 here."


def test_after_a_kill_nothing_is_taken_but_levels_still_kill() -> None:
    said = notes(PASSING, "66 53 | 42 41 | 33 31 11 | - | - | - | 63 @6")
    assert said[1].startswith("After a kill nothing more is taken in this turn. 66 42 41 is no")
    assert said[2].startswith("After a kill nothing more is taken in this turn. Refilling")


def test_one_general_needs_two_tiles() -> None:
    said = notes(MENG_HUO, "21 | 42 41 | 61 | - | - | - | - | - | 63 54")
    assert said[0] == (
        "The general is killed by the last two tiles of a level, if they form a triplet."
    )
    assert said[1].startswith("It has 2 tiles: too few for a triplet, not for a kill. 21 42 41 ")
    assert said[2] == "It has 1 tile: too few for a triplet. Refilling lays 54 here."


def test_the_fugitive_is_passed_over_in_what_will_come() -> None:
    said = notes(MENG_HUO, ". | 42 41 | 61 | - | - | - | - | - | 63 54 21")
    assert said[0] == "Meng Huo escapes in 1 refill."
    assert said[2].endswith("Refilling lays 54 here.")
    assert said[8] == (
        "Meng Huo escapes in 1 refill. Refilling lays, from the lowest level up: 54 63."
    )


@pytest.mark.parametrize(
    "game", [game for game in games() if game.tileless_verbs], ids=lambda game: game.id
)
def test_what_will_come_is_what_refilling_lays(game: type[Game]) -> None:
    one = game()
    record = Record.of_deal(one, 3)
    table = record.table
    after = record.play(one.moves(table)[-1]).table
    for group, (old, new) in enumerate(zip(table.groups, after.groups, strict=True)):
        if len(new) == len(old) + 1:
            last = str(one.narrator(table).note(group)[-1])
            assert last == f"Refilling lays {new[-1].face} here."


# Those who cannot see it.


def test_a_group_is_described_by_its_tiles_and_its_state() -> None:
    zen, table = find("zen.ten-sets"), Table.parse("61 54 32 | 33 31 66 | 33 61")
    assert [str(zen.narrator(table).describe(group)) for group in range(3)] == [
        "Group 1: 61 54 32, Full Dragon",
        "Group 2: 33 31 66, not a triplet",
        "Group 3: 33 61, not a pair",
    ]


def test_a_row_is_described_by_its_name_and_hides_what_lies_face_down() -> None:
    game = find(PASSING)
    table = Table.parse("66 53 44 11 | 42 41 | 61 65 51 | . | - | - | 63 @2")
    assert [str(game.narrator(table).describe(group)) for group in range(7)] == [
        "Generals, 2 killed: 66, 2 face down, 11",
        "Level 1: 42 41, closed",
        "Level 2: 61 65 51",
        "Level 3: no tiles",
        "Level 4: no tiles, completed",
        "Level 5: no tiles, completed",
        "Common row: 63",
    ]
