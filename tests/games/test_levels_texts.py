"""The texts of Clearing the Rows: boards of every phase, and what is wrong with others."""

import re

from gupai_desktop.engine.table import Table
from gupai_desktop.games import find
from tests.cases import of_every, refused
from tests.games.levels_cases import CLEAR_FIVE, MENG_HUO, O_KOAN, PASSING
from tests.levels_lines import Board, Win, boards, wins

GOOD = {
    PASSING: (
        "11 64 31 61 66 32 | 51 63 53 21 42 | 22 31 33 64 66 | 11 33 52 44 61 | 22 62 54 65 55 "
        "| 65 41 44 55 43 | 51"
    ),
    O_KOAN: (
        "11 64 31 61 | 66 32 51 63 | 53 21 42 22 | 31 33 64 66 | 11 33 52 44 "
        "| 61 22 62 54 65 55 65 41 44 55 43 51"
    ),
    MENG_HUO: (
        "21 | 44 55 22 | 61 65 33 | 52 22 62 | 32 66 41 | 33 31 51 | 31 66 63 | 43 65 64 "
        "| 55 61 53 54 42 11 11 44 64 51"
    ),
}


def letterless(table: Table) -> str:
    """The text of a table without the letters of copies."""
    return re.sub("[ab]", "", str(table))


@of_every(boards(), lambda board: f"{board.game.id} {board.text}")
def test_a_published_board_is_read_and_written(board: Board) -> None:
    table = board.game.parse(board.text)
    assert str(table) == board.text
    assert tuple(map(len, table.groups)) == board.game.opening_sizes
    assert (table.done, table.stage) == (frozenset(), 0)


def test_every_published_game_has_boards() -> None:
    found = {(board.game.id, board.game.rules["any-three"]) for board in boards()}
    assert found == {(win.game.id, win.game.rules["any-three"]) for win in wins()}
    assert len(found) == 8


@of_every(wins(), lambda win: win.name)
def test_every_table_of_a_won_game_is_read_as_it_was_written(win: Win) -> None:
    record, marks = win.opening, set[str]()
    for move in win.line:
        record = record.play(move)
        assert win.game.parse(str(record.table)) == record.table
        marks |= set(str(record.table)) & set(".-@")
    assert marks >= {"-", "@"}


def test_an_empty_level_in_play_is_a_point_and_a_completed_one_a_dash() -> None:
    game = find(MENG_HUO)
    empty = "55 61 53 54 42 11 11 44 64 51 43 65 64 33 31 51 31 66 63"
    text = f"21 | 44 55 22 | 61 65 33 | 52 22 62 | 32 66 41 | . | - | . | {empty}"
    table = game.parse(text)
    assert [number for number, group in enumerate(table.groups) if not group] == [5, 6, 7]
    assert table.done == {6}
    assert letterless(table) == text


def test_a_board_in_the_middle_of_a_turn_ends_with_how_far_the_turn_is() -> None:
    for game_id, last in ((O_KOAN, 5), (CLEAR_FIVE, 5), (PASSING, 6), (MENG_HUO, 8)):
        game, board = find(game_id), GOOD.get(game_id, GOOD[O_KOAN])
        assert game.parse(board).stage == 0
        for stage in range(1, last + 1):
            table = game.parse(f"{board} @{stage}")
            assert (table.stage, str(table)) == (stage, f"{board} @{stage}")
        said = refused(game.parse, f"{board} @{last + 1}")
        assert said == f"“@{last + 1}” cannot stand here", game_id


def test_the_copies_of_a_tile_are_lettered_only_where_the_order_does_not_tell() -> None:
    game = find(O_KOAN)
    table = game.parse(GOOD[O_KOAN].replace("66", "66b", 1))
    assert str(table) == GOOD[O_KOAN].replace("66", "66b", 1).replace("64 66", "64 66a")
    assert game.parse(str(table)) == table


DASH_OR_POINT = "row {row}: a completed level is written “-”, any other empty row “.”"
COMMON = "| 61 22 62 54 65 55 65 41 44 55 43 51"

#: The game, what is replaced in its good board, by what, and what is said.
WRONG = (
    (O_KOAN, " | 66", " 66", "groups on this board: 5; in this game: 6"),
    (O_KOAN, "32 51", "32 | 51", "groups on this board: 7; in this game: 6"),
    (PASSING, "66 32 | 51", "66 32 51", "groups on this board: 6; in this game: 7"),
    (O_KOAN, "11 64 31 61", "", "group 1 is empty"),
    (O_KOAN, COMMON, f"{COMMON[1:]} | -", DASH_OR_POINT.format(row=6)),
    (PASSING, "11 64 31 61 66 32 | 51", "- | 11 64 31 61 66 32 51", DASH_OR_POINT.format(row=1)),
    (O_KOAN, "11 64 31 61 | 66", ". | 11 64 31 61 66", DASH_OR_POINT.format(row=1)),
    (PASSING, "66 32 | 51", "66 32 51 |", "tiles in group 1: 7; in this game: 6"),
    (O_KOAN, "11 64", "11 . 64", "tile 2 of group 1: . is not a tile"),
    (O_KOAN, "11 64", "- 64", "tile 1 of group 1: - is not a tile"),
    (O_KOAN, " 21", "", "missing here: 21"),
    (MENG_HUO, "21 |", ". |", "tiles in group 1: .; in this game: 21"),
    (MENG_HUO, "21 | 44", "44 | 21", "tiles in group 1: 44; in this game: 21"),
    (MENG_HUO, "21 | 44", ". | 21 44", "tiles in group 1: .; in this game: 21"),
    (MENG_HUO, "21 | 44", "21 44 |", "tiles in group 1: 2; in this game: 1"),
    (O_KOAN, "21", "66", "the set has only 2 tiles 66; this board has 3"),
    (O_KOAN, "21", "27", "tile 2 of group 3: 27 is not a tile"),
    (O_KOAN, "43 51", "43 51 @x", "“@x” cannot stand here"),
    (O_KOAN, "43 51", "43 51 @-1", "“@-1” cannot stand here"),
)


def test_a_wrong_board_is_refused_with_a_sentence_that_says_what_is_wrong() -> None:
    for game_id, old, new, sentence in WRONG:
        assert old in GOOD[game_id]
        assert refused(find(game_id).parse, GOOD[game_id].replace(old, new, 1)) == sentence, new


def test_captured_meng_huo_may_wait_in_the_common_row() -> None:
    board = GOOD[MENG_HUO].replace("21 | 44 55 22", ". | -") + " 44 55 22 21"
    assert find(MENG_HUO).parse(board).done == {1}
