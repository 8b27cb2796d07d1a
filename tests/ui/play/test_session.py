"""The session: playing, undoing, and what pointing at tiles does, without a window."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gupai_desktop.engine.game import Outcome
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import TILE, TILES, Tile
from gupai_desktop.engine.words import Words
from gupai_desktop.games import find
from gupai_desktop.ui.play.session import Session
from tests.ui.known import (
    DEAL,
    GAME,
    ILLEGAL,
    LEGAL,
    TWO_FOR_TWO,
    WINNING_LINE,
)


class Ears:
    """What a session says, one list of sentences after the other."""

    def __init__(self, session: Session) -> None:
        self.heard: list[tuple[Words, ...]] = []
        session.said.connect(self.heard.append)

    @property
    def last(self) -> str:
        """What it said last, nothing if it fell silent."""
        return " ".join(map(str, self.heard[-1])) if self.heard else ""


@pytest.fixture
def ears(session: Session) -> Ears:
    return Ears(session)


def point_at(session: Session, *tiles: str) -> None:
    for tile in tiles:
        session.point(TILE[tile])


def selected(session: Session) -> set[str]:
    return {str(tile) for tile in session.selection.tiles}


# Playing, undoing and redoing.


def test_a_move_changes_the_table_as_the_game_says(session: Session) -> None:
    wanted = session.game.play(session.record.table, LEGAL)
    session.play(LEGAL)
    assert session.record.table == wanted
    assert session.record.moves == (LEGAL,)


def test_a_change_tells_the_records_before_and_after(session: Session) -> None:
    told: list[tuple[Record, Record]] = []
    session.record_changed.connect(lambda before, after: told.append((before, after)))
    before = session.record
    session.play(LEGAL)
    assert told == [(before, session.record)]


def test_every_move_can_be_undone_and_redone(session: Session) -> None:
    records = [session.record]
    for move in WINNING_LINE:
        session.play(move)
        records.append(session.record)
    assert session.outcome is Outcome.WON

    for record in reversed(records[:-1]):
        session.undo_stack.undo()
        assert session.record == record
    assert not session.undo_stack.canUndo()

    for record in records[1:]:
        session.undo_stack.redo()
        assert session.record == record
    assert not session.undo_stack.canRedo()


def test_undo_goes_back_a_hundred_steps_and_more(session: Session) -> None:
    opening = session.record
    steps = 120
    for number in range(1, steps + 1):
        session.begin(Record.of_deal(session.game, DEAL + number))
    for _ in range(steps):
        session.undo_stack.undo()
    assert session.record == opening


def test_a_new_move_after_undo_forgets_what_was_undone(session: Session) -> None:
    session.play(LEGAL)
    session.undo_stack.undo()
    session.play(Move.parse("exchange 65b 63"))
    assert not session.undo_stack.canRedo()


def test_an_illegal_move_says_why_and_changes_nothing(session: Session, ears: Ears) -> None:
    before = session.record
    session.play(ILLEGAL)
    assert session.record is before
    assert not session.undo_stack.canUndo()
    for reason in session.game.explain(before.table, ILLEGAL.tiles):
        assert str(reason) in ears.last


def test_restarting_goes_back_to_the_opening_and_is_undoable(session: Session) -> None:
    opening = session.record
    session.play(LEGAL)
    played = session.record
    session.restart()
    assert session.record == opening
    session.undo_stack.undo()
    assert session.record == played


def test_restarting_before_the_first_move_is_no_step(session: Session) -> None:
    session.restart()
    assert not session.undo_stack.canUndo()


def test_another_deal_is_undoable_with_the_moves_of_the_old_one(session: Session) -> None:
    session.play(LEGAL)
    played = session.record
    session.begin(Record.of_deal(session.game, 8))
    assert session.record.number == 8
    session.undo_stack.undo()
    assert session.record == played
    assert session.record.table == played.table


def test_the_deal_that_lies_there_already_is_no_step(session: Session) -> None:
    session.begin(Record.of_deal(session.game, DEAL))
    assert not session.undo_stack.canUndo()


def test_every_change_of_the_table_silences_what_was_said(session: Session, ears: Ears) -> None:
    session.play(ILLEGAL)
    assert ears.last
    session.play(LEGAL)
    assert ears.last == ""


# Pointing.


def test_pointing_at_two_tiles_exchanges_them(session: Session) -> None:
    point_at(session, "55a", "53")
    assert session.record.moves == (LEGAL,)
    assert not session.selection.tiles


@pytest.mark.parametrize("order", [("22a", "51a", "61a", "42"), ("42", "61a", "51a", "22a")])
def test_pointing_at_two_and_two_tiles_exchanges_them(
    session: Session, order: tuple[str, ...]
) -> None:
    point_at(session, *order)
    assert session.record.moves == (TWO_FOR_TWO,)


def test_pointing_again_at_a_selected_tile_lets_it_go(session: Session) -> None:
    point_at(session, "22a", "51a")
    assert selected(session) == {"22a", "51a"}
    point_at(session, "22a")
    assert selected(session) == {"51a"}
    point_at(session, "51a")
    assert not session.selection.tiles


def test_pointing_at_a_neighbour_that_begins_no_exchange_is_a_second_thought(
    session: Session, ears: Ears
) -> None:
    point_at(session, "55a", "61a")
    assert selected(session) == {"61a"}
    assert ears.last == ""


def test_pointing_at_a_tile_that_does_not_fit_says_why_and_keeps_the_selection(
    session: Session, ears: Ears
) -> None:
    before = session.record
    point_at(session, "55a", "41")
    assert session.record is before
    assert selected(session) == {"55a"}
    reasons = session.game.explain(before.table, ILLEGAL.tiles)
    assert reasons
    assert ears.last == " ".join(map(str, reasons))


def test_pointing_after_a_refusal_falls_silent(session: Session, ears: Ears) -> None:
    point_at(session, "55a", "41")
    assert ears.last
    point_at(session, "55a")
    assert ears.last == ""


@settings(max_examples=40, deadline=None)
@given(st.lists(st.sampled_from(TILES), max_size=16))
def test_whatever_is_pointed_at_the_moves_lead_from_the_opening_to_the_table(
    tiles: list[Tile],
) -> None:
    session = Session(Record.of_deal(find(GAME), DEAL))
    for tile in tiles:
        session.point(tile)
    replayed = Record.of_deal(session.game, DEAL)
    for move in session.record.moves:
        replayed = replayed.play(move)
    assert replayed.table == session.record.table
    assert session.undo_stack.count() == len(session.record.moves)


# Grabbing and dropping.


def drop_on(session: Session, tile: str) -> None:
    """Drop on a tile, and so in its group."""
    group, _ = session.record.table.place_of(TILE[tile])
    session.drop(TILE[tile], group)


def group_of(session: Session, tile: str) -> int:
    return session.record.table.place_of(TILE[tile])[0]


def test_grabbing_selects_a_tile_and_keeps_a_selection_it_belongs_to(session: Session) -> None:
    session.grab(TILE["22a"])
    assert selected(session) == {"22a"}
    point_at(session, "51a")
    session.grab(TILE["51a"])
    assert selected(session) == {"22a", "51a"}
    session.grab(TILE["55a"])
    assert selected(session) == {"55a"}


def test_dropping_a_tile_on_another_one_exchanges_them(session: Session) -> None:
    session.grab(TILE["55a"])
    drop_on(session, "53")
    assert session.record.moves == (LEGAL,)


def test_dropping_two_tiles_on_one_of_the_only_two_that_fit_exchanges_all_four(
    session: Session,
) -> None:
    point_at(session, "22a", "51a")
    drop_on(session, "61a")
    assert session.record.moves == (TWO_FOR_TWO,)


def test_dropping_a_tile_in_a_group_where_one_exchange_brings_it_plays_that(
    session: Session,
) -> None:
    session.grab(TILE["55a"])
    session.drop(None, group_of(session, "53"))
    assert session.record.moves == (LEGAL,)


def test_dropping_two_tiles_where_others_fit_too_asks_which(session: Session, ears: Ears) -> None:
    session.begin(Record.of_deal(session.game, 37))
    point_at(session, "11a", "61a")
    drop_on(session, "32")
    assert "Which other tile?" in ears.last
    assert {str(tile) for tile in session.selection.targets} == {"65a", "65b"}
    point_at(session, "65b")
    assert session.record.moves == (Move.parse("exchange 11a+61a 32+65b"),)


def test_an_illegal_drop_says_why_and_lets_the_tile_go(session: Session, ears: Ears) -> None:
    before = session.record
    session.grab(TILE["55a"])
    drop_on(session, "41")
    assert session.record is before
    assert ears.last == " ".join(map(str, session.game.explain(before.table, ILLEGAL.tiles)))
    assert not session.selection.tiles


def test_dropping_a_tile_where_it_came_from_says_nothing_and_lets_it_go(
    session: Session, ears: Ears
) -> None:
    session.grab(TILE["55a"])
    session.drop(None, group_of(session, "55a"))
    assert not session.record.moves
    assert ears.last == ""
    assert not session.selection.tiles


# Games of turns: three tiles are taken at once, and a turn ends with a move of no tile.


@pytest.fixture
def levels() -> Session:
    return Session(Record.of_deal(find("levels.clear-five"), DEAL))


def test_three_tiles_pointed_at_in_any_order_are_taken(levels: Session) -> None:
    take = next(move for move in levels.moves if len(move.tiles) == 3)
    for tile in sorted(take.tiles, key=lambda tile: -tile.order):
        levels.point(tile)
    assert levels.record.moves == (take,)


def test_a_move_that_touches_no_tile_is_played_like_any_other(levels: Session) -> None:
    (refill,) = (move for move in levels.moves if not move.tiles)
    levels.play(refill)
    assert levels.record.moves == (refill,)
    levels.undo_stack.undo()
    assert not levels.record.moves


def play_all_that_can_be_taken(levels: Session) -> list[str]:
    """Take what there is until only refilling is left; the verbs of all moves then played."""
    for text in ("take 44a 64a 63", "take 11a 65b 51a"):
        levels.play(Move.parse(text))
    return [move.verb for move in levels.record.moves]


def test_a_lone_move_that_touches_no_tile_waits_for_the_player(levels: Session) -> None:
    assert play_all_that_can_be_taken(levels) == ["take", "take"]
    assert [str(move) for move in levels.moves] == ["refill"]


def test_a_lone_move_that_touches_no_tile_follows_by_itself_if_the_player_wants(
    levels: Session,
) -> None:
    levels.plays_lone_verb = True
    assert play_all_that_can_be_taken(levels)[:3] == ["take", "take", "refill"]
    assert [str(move) for move in levels.moves] != ["refill"]
    assert levels.undo_stack.count() == len(levels.record.moves)


def test_the_run_of_the_tile_under_the_pointer_lights_up_until_something_is_selected(
    levels: Session,
) -> None:
    take = next(move for move in levels.moves if len(move.tiles) == 3)
    tile = min(take.tiles, key=lambda tile: tile.order)
    levels.hover(tile)
    assert take.tiles <= levels.run
    levels.point(tile)
    assert not levels.run
    levels.select()
    levels.hover(None)
    assert not levels.run


def test_every_tile_of_a_legal_move_is_playable_when_legal_moves_are_shown(
    session: Session,
) -> None:
    assert not session.playable
    session.show_moves(True)
    touched = {tile for move in session.game.moves(session.record.table) for tile in move.tiles}
    assert session.playable == touched
    session.show_moves(False)
    assert not session.playable
