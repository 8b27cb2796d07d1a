"""Pairs: what lies face up, what can be taken, how many deals come out."""

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Outcome
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find
from gupai_desktop.games.pairs import Pagoda, Pairs, Turtle, TwoRows
from tests.cases import refused

GAMES: tuple[Pairs, ...] = (Turtle(), Pagoda(), TwoRows())


def face_up(game: Pairs, table: Table) -> list[list[int]]:
    """The places of the tiles that lie face up in every group but the heap."""
    hidden = game.hidden(table)
    return [
        [place for place, tile in enumerate(row) if tile and tile not in hidden]
        for row in table.rows[:-1]
    ]


def played(game: Pairs, number: int) -> Table:
    table = deal(game, number)
    while moves := game.moves(table):
        table = game.after(table, moves[0])
    return table


def test_the_ends_of_the_chains_of_a_turtle_lie_face_up() -> None:
    game = Turtle()
    assert face_up(game, deal(game, 1)) == [[0, 7], [0, 3], [0, 7], [0, 3], [0, 7]]
    table = game.play(deal(game, 2), Move.parse("take 44a 44b"))
    assert len(game.hidden(table)) == 20


def test_of_a_pagoda_the_top_the_wings_and_the_foot_lie_face_up() -> None:
    game = Pagoda()
    assert [len(row) for row in deal(game, 1).rows] == [1, 2, 4, 4, 4, 4, 4, 9, 0]
    nothing = list[int]()
    assert face_up(game, deal(game, 1)) == [[0], nothing, [0, 3], *[nothing] * 4, [*range(9)]]


def test_a_tile_of_a_pagoda_is_turned_up_when_two_sides_at_a_corner_are_free() -> None:
    game = Pagoda()
    for place, gone, is_up in (
        ((1, 0), {(0, 0)}, True),
        ((2, 1), {(2, 0)}, False),
        ((2, 1), {(2, 0), (1, 0)}, True),
        ((3, 0), {(2, 0)}, True),
        ((3, 1), {(4, 1)}, True),
        ((3, 0), {(4, 0)}, False),
        ((3, 0), {(4, 0), (4, 1)}, True),
        ((6, 0), {(7, 0)}, False),
        ((6, 0), {(7, 0), (7, 1)}, True),
    ):
        assert game.is_free(place, gone) is is_up, (place, gone)


def test_two_rows_close_up_after_a_take_and_turn_when_there_is_none() -> None:
    game = TwoRows()
    before = deal(game, 3)
    assert [str(move) for move in game.moves(before)] == ["turn"]
    table = game.play(before, Move.parse("turn"))
    (upper, lower), (old_upper, old_lower) = table.groups[:2], before.groups[:2]
    assert upper == (*old_upper[1:], old_lower[-1])
    assert lower == (old_upper[0], *old_lower[:-1])
    table = game.play(table, Move.parse("take 42 21"))
    assert (table.stage, [len(group) for group in table.groups]) == (0, [15, 15, 2])


def test_rows_are_turned_once_round_at_most() -> None:
    game, lost = TwoRows(), 0
    for number in range(1, 12):
        table = played(game, number)
        if not game.is_won(table):
            lost += 1
            assert table.stage == len(table.groups[0])
            assert game.outcome(table) is Outcome.LOST
    assert lost


def test_as_many_deals_come_out_as_the_rules_say() -> None:
    for game, share in zip(GAMES, (0.159, 0.067, 0.309), strict=True):
        won = sum(game.is_won(played(game, number)) for number in range(1, 401))
        assert abs(won / 400 - share) < 0.04, (game.id, won)


def test_a_board_reads_as_it_is_written_with_dots_for_what_is_gone() -> None:
    for game, number in zip(GAMES, (2, 3, 3), strict=True):
        table = deal(game, number)
        while moves := game.moves(table):
            table = game.after(table, moves[0])
            bare = " | ".join(str(table).partition("@")[0].split(" | ")[: len(game.shape)])
            stage = f" @{table.stage}" if table.stage else ""
            for text in (str(table), bare + stage):
                found = game.parse(text)
                assert found.rows[:-1] == table.with_copies_in_order().rows[:-1] or (
                    str(found).split(" | ")[:-1] == str(table).split(" | ")[:-1]
                ), text
        assert game.is_won(table)


def test_a_board_that_cannot_be_is_refused_with_a_sentence() -> None:
    turtle = str(deal(GAMES[0], 1))
    rows = str(deal(GAMES[2], 1))
    for game, board, sentence in (
        (GAMES[0], turtle.replace("11 22 62", ". . 62"), "never free"),
        (GAMES[0], turtle.replace("53 22", "53 53", 1), "the set has only 1 tile 53"),
        (GAMES[0], turtle.replace(" 51 51 |", " . . |").replace("53 22", ". 22"), "missing here:"),
        (GAMES[0], turtle.replace(" | ", " ", 1), "groups on this board"),
        (GAMES[2], rows.replace(" | ", " ", 1), "groups on this board"),
        (GAMES[2], rows.replace(" 22 11 22 ", " 11 ", 1), "tiles in group 2: 16"),
        (GAMES[2], f"{rows} @17", "“@17” cannot stand here"),
        (GAMES[2], f". {rows}", "tile 1 of group 1: . is not a tile"),
        (GAMES[0], f"{turtle} | . .", "tile 1 of group 6: . is not a tile"),
        (GAMES[0], f"{turtle} | -", "tile 1 of group 6: - is not a tile"),
    ):
        assert sentence in refused(game.parse, board), board


def test_why_a_tile_is_not_taken_is_told() -> None:
    game = find("pairs.turtle")
    table = deal(game, 1)
    narrator = game.narrator(table)
    down = min(game.hidden(table), key=str)
    assert str(narrator.explain({down})[0]) == "Only tiles that lie face up are taken."
    up = table.groups[0][0]
    assert str(up) == "53"
    assert str(narrator.why_idle(up)) in (
        "The mate of 53 is 62, which still lies face down.",
        "No move begins with this 53.",
    )
