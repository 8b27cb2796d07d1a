"""What clicks, grabbing and dropping at a session's table do, without a window."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import TILE, TILES, Tile
from gupai_desktop.games import find
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.play.session import Session
from tests.ui.ears import Ears
from tests.ui.known import DEAL, GAME, ILLEGAL, LEGAL, TWO_FOR_TWO


def point_at(pointing: Pointing, *tiles: str) -> None:
    for tile in tiles:
        pointing.point(TILE[tile])


def selected(pointing: Pointing) -> set[str]:
    return {str(tile) for tile in pointing.selection.tiles}


def test_pointing_again_at_a_selected_tile_lets_it_go(pointing: Pointing) -> None:
    point_at(pointing, "22a", "51a")
    assert selected(pointing) == {"22a", "51a"}
    point_at(pointing, "22a")
    assert selected(pointing) == {"51a"}
    point_at(pointing, "51a")
    assert not pointing.selection.tiles


def test_pointing_at_a_neighbour_that_begins_no_exchange_is_a_second_thought(
    pointing: Pointing, ears: Ears
) -> None:
    point_at(pointing, "55a", "61a")
    assert selected(pointing) == {"61a"}
    assert ears.last == (
        "These two do not go together. 61 is in your hand. "
        "An exchange is between two groups: one tile for one, or two for two."
    )


def test_pointing_at_a_tile_that_does_not_fit_says_why(pointing: Pointing, ears: Ears) -> None:
    before = pointing.session.record
    point_at(pointing, "55a", "41")
    assert pointing.session.record is before
    assert selected(pointing) == {"55a"}
    reasons = pointing.session.game.narrator(before.table).explain(ILLEGAL.tiles)
    assert reasons
    assert ears.last == " ".join(map(str, reasons))


def test_two_tiles_out_of_one_row_that_are_no_pair_get_their_reason() -> None:
    """Where tiles are taken, any two may have been meant to go together."""
    session = Session(Record.of_deal(find("pairs.turtle"), 9))
    pointing, ears = Pointing(session), Ears(session)
    moves = {move.tiles for move in session.facts.moves}
    one, other = next(
        pair
        for row in session.record.table.groups
        for pair in combinations([t for t in row if t not in session.facts.hidden], 2)
        if set(pair) not in moves
    )
    pointing.select(one)
    pointing.point(other)
    assert "Not a pair (" in ears.last
    assert pointing.spoken_of == {one, other}


@settings(max_examples=40, deadline=None)
@given(st.lists(st.sampled_from(TILES), max_size=16))
def test_whatever_is_pointed_at_the_moves_lead_from_the_opening(tiles: list[Tile]) -> None:
    pointing = Pointing(Session(Record.of_deal(find(GAME), DEAL)))
    for tile in tiles:
        pointing.point(tile)
    replayed = Record.of_deal(pointing.session.game, DEAL)
    for move in pointing.session.record.moves:
        replayed = replayed.play(move)
    assert replayed.table == pointing.session.record.table
    assert len(pointing.session.history.steps) - 1 == len(pointing.session.record.moves)


def drop_on(pointing: Pointing, tile: str) -> None:
    """Drop on a tile, and so in its group."""
    group, _ = pointing.session.record.table.place_of(TILE[tile])
    pointing.drop(TILE[tile], group)


def group_of(pointing: Pointing, tile: str) -> int:
    return pointing.session.record.table.place_of(TILE[tile])[0]


def test_grabbing_selects_a_tile_and_keeps_a_selection_it_belongs_to(pointing: Pointing) -> None:
    pointing.grab(TILE["22a"])
    assert selected(pointing) == {"22a"}
    point_at(pointing, "51a")
    pointing.grab(TILE["51a"])
    assert selected(pointing) == {"22a", "51a"}
    pointing.grab(TILE["55a"])
    assert selected(pointing) == {"55a"}


def test_dropping_two_tiles_on_one_of_the_only_two_that_fit_exchanges_all_four(
    pointing: Pointing,
) -> None:
    point_at(pointing, "22a", "51a")
    drop_on(pointing, "61a")
    assert pointing.session.record.moves == (TWO_FOR_TWO,)


def test_dropping_a_tile_in_a_group_where_one_exchange_brings_it_plays_that(
    pointing: Pointing,
) -> None:
    pointing.grab(TILE["55a"])
    pointing.drop(None, group_of(pointing, "53"))
    assert pointing.session.record.moves == (LEGAL,)


def test_dropping_two_tiles_where_others_fit_too_asks_which(
    pointing: Pointing, ears: Ears
) -> None:
    pointing.session.begin(Record.of_deal(pointing.session.game, 37))
    point_at(pointing, "11a", "61a")
    drop_on(pointing, "32")
    assert "Take another tile" in ears.last
    assert {str(tile) for tile in pointing.selection.targets} == {"65a", "65b"}
    point_at(pointing, "65b")
    assert pointing.session.record.moves == (Move.parse("exchange 11a+61a 32+65b"),)


@pytest.fixture
def levels() -> Pointing:
    return Pointing(Session(Record.of_deal(find("levels.clear-five"), DEAL)))


def test_a_refusal_lights_its_tiles_as_long_as_it_stands(pointing: Pointing) -> None:
    pointing.select(TILE["55a"])
    pointing.drop(TILE["66a"], None)
    assert pointing.spoken_of == {TILE["55a"], TILE["66a"]}
    heard = []
    pointing.changed.connect(lambda: heard.append(1))
    pointing.session.say()
    assert not pointing.spoken_of
    assert heard


def test_a_move_made_elsewhere_clears_a_refusal(pointing: Pointing) -> None:
    point_at(pointing, "55a", "41")
    assert pointing.spoken_of
    # Seen while the new table lies there already, the selection would be of moves of the old one.
    seen = []
    pointing.changed.connect(lambda: seen.append(selected(pointing)))
    pointing.session.play(TWO_FOR_TWO)
    assert seen == []
    assert not pointing.spoken_of
    assert not pointing.selection.tiles
