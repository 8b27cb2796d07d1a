"""Selections: from the tiles pointed at to the moves that they begin or complete."""

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.tiles import TILE, Tile
from gupai_desktop.play.selection import Selection

ONE_FOR_ONE = "exchange 66a 63"
TWO_FOR_TWO = "exchange 66a+21 63+42"
TAKE = "take 65a 65b 53"


def selected(*tiles: str, among: tuple[str, ...] = (ONE_FOR_ONE, TWO_FOR_TWO)) -> Selection:
    moves = tuple(Move.parse(text) for text in among)
    return Selection(moves, frozenset(TILE[tile] for tile in tiles))


def codes(tiles: frozenset[Tile]) -> set[str]:
    return {str(tile) for tile in tiles}


def texts(moves: tuple[Move, ...]) -> set[str]:
    return {str(move) for move in moves}


def test_where_nothing_is_selected_every_move_can_begin() -> None:
    nothing = selected()
    assert texts(nothing.begun) == {ONE_FOR_ONE, TWO_FOR_TWO}


def test_one_tile_begins_every_move_it_belongs_to() -> None:
    assert texts(selected("63").begun) == {ONE_FOR_ONE, TWO_FOR_TWO}
    assert texts(selected("42").begun) == {TWO_FOR_TWO}
    assert not selected("11a").begun


def test_one_tile_of_each_side_is_an_exchange_of_one_and_begins_no_longer_one() -> None:
    both = selected("63", "66a")
    assert both.complete == Move.parse(ONE_FOR_ONE)
    assert not both.begun


def test_tiles_that_two_different_moves_need_complete_neither() -> None:
    assert selected("63", "42", among=("take 63 42", "kill 63 42")).complete is None


def test_a_tile_is_a_target_if_it_completes_a_move() -> None:
    assert codes(selected("63").targets) == {"66a"}
    assert not selected("42").targets


def test_a_tile_is_a_partner_if_it_leads_on_to_a_longer_move() -> None:
    assert codes(selected("63").partners) == {"42"}
    assert codes(selected("63", "42").partners) == {"66a", "21"}


def test_tiles_taken_together_may_be_pointed_at_in_any_order() -> None:
    for first, second, last in (("65a", "65b", "53"), ("53", "65a", "65b")):
        two = selected(first, second, among=(TAKE,))
        assert codes(selected(first, among=(TAKE,)).partners) == {"65a", "65b", "53"} - {first}
        assert codes(two.targets) == {last}
        assert selected(first, second, last, among=(TAKE,)).complete == Move.parse(TAKE)
