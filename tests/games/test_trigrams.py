"""Eight Trigrams: what is free, what it brings, and which boards there can be."""

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.tiles import FACE, TILE
from gupai_desktop.games import find
from gupai_desktop.games.trigrams import Trigrams
from tests.cases import refused

GAME = Trigrams()
BOARD = str(deal(GAME, 9))
LINE = (
    *("22a 22b 32", "31a 31b", "55a 55b 51b", "61a 52 43", "11a 11b 51a", "64a 64b", "65a 65b"),
    *("33a 33b 63", "62 53 41", "42 21", "66a 66b 61b", "44a 44b 54"),
)


def test_of_an_arm_the_ends_are_free_then_the_middle_then_the_inner_tile() -> None:
    for gone, free in (
        ((), {0, 2}),
        ({0}, {1, 2}),
        ({2}, {0, 1}),
        ({0, 1}, {2}),
        ({0, 2}, {1}),
        ({0, 1, 2}, {3}),
    ):
        places = {(4, place) for place in gone}
        now = {n for n in range(4) if GAME.is_free((4, n), places)} - set(gone)
        assert now == free, gone


def test_a_take_brings_the_points_of_its_kind_and_of_the_pair_in_it() -> None:
    for faces, points in (
        ("61 54 32", 6),
        ("66 66 63", 8),
        ("44 43 41", 4),
        ("55 53 52", 4),
        ("33 31 11", 3),
        ("66 64 53", 0),
        ("65 65 53", 4),
        ("42 21 44", 12),
        ("42 21", 9),
        ("41 32", 3),
        ("66 66", 3),
    ):
        assert GAME.points(tuple(FACE[code] for code in faces.split())) == points, faces


def test_a_table_that_is_cleared_doubles_its_points() -> None:
    table, scores = GAME.parse(BOARD), []
    for tiles in LINE:
        table = GAME.play(table, Move.parse(f"take {tiles}"))
        scores.append(GAME.score(table))
    assert GAME.is_won(table)
    assert scores == [8, 11, 19, 28, 36, 39, 42, 50, 59, 68, 76, 168]
    assert str(table).startswith(". . . . | . . . . |")
    assert GAME.parse(str(table)) == table


def test_what_is_not_free_is_refused_with_the_neighbour_that_is_in_the_way() -> None:
    narrator = GAME.narrator(GAME.parse(BOARD))
    assert [str(words) for words in narrator.explain({TILE["62"], TILE["53"], TILE["41"]})] == [
        "62 lies between 22 and 55: one of them must be taken first.",
        "53 lies across the ends of 33 64 31: these must be taken first.",
    ]
    assert str(narrator.explain({TILE["22a"], TILE["55a"]})[0]) == (
        "55 22: Not a pair (two different civil tiles)."
    )


def test_the_points_of_a_take_are_told_before_it_and_after_it() -> None:
    table = GAME.parse(BOARD)
    move = Move.parse("take 22a 22b 32")
    (prospect,) = GAME.narrator(table).prospects(move.tiles)
    assert str(prospect.label.caption) == "Five Sons: 8 points"
    account = GAME.narrator(table).account(move, GAME.after(table, move))
    assert [str(words) for words in account] == [
        "22 22 32: Five Sons, 8 points, 3 of them for Benches."
    ]


def test_a_board_may_be_given_with_what_is_gone_as_dots() -> None:
    gone = ". . 55 42 | 33 64 31 53 | 11 33 61 21 | . 51 . 64"
    rest = "31 43 55 54 | 52 65 41 66 | 65 63 66 44 | 51 61 11 44"
    board = GAME.parse(f"{gone} | {rest}".replace(". . 55", ". 62 55"))
    assert GAME.score(board) == 8
    assert str(board).endswith("| 22 22 32")


def test_a_board_that_cannot_be_is_refused_with_a_sentence() -> None:
    arms = BOARD.split(" | ")
    for changed, sentence in (
        ({0: "22 . 55 42", 3: ". . 32 64"}, "place 2 of group 1 is empty, but its tile was never"),
        ({0: "62 55 42"}, "tiles in group 1: 3; in this game: 4"),
        ({0: "22 62 55 66"}, "the set has only 2 tiles 66; this board has 3"),
        ({0: "22 22 55 42"}, "the set has only 2 tiles 22; this board has 3"),
        ({0: "22 62 55 42 33"}, "the set has only 2 tiles 33"),
        ({0: "22 62", 1: "33 64 31 53 55 42"}, "tiles in group 1: 2; in this game: 4"),
    ):
        board = " | ".join(changed.get(n, arm) for n, arm in enumerate(arms))
        assert sentence in refused(GAME.parse, board), board


def test_under_other_rules_other_triplets_bring_points() -> None:
    mixed, loose = (find(GAME.id, rules) for rules in ("triplets=mixed", "loose=yes"))
    assert isinstance(mixed, Trigrams)
    assert isinstance(loose, Trigrams)
    assert mixed.points(tuple(FACE[code] for code in ("53", "43", "42"))) == 3
    assert loose.points(tuple(FACE[code] for code in ("66", "66", "44"))) == 4
