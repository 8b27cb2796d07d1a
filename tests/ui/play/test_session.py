"""The session: playing, undoing, and other deals, without a window."""

from __future__ import annotations

import pytest

from gupai_desktop.engine.game import Outcome
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.ui.play.session import Session
from tests.ui.ears import Ears
from tests.ui.known import (
    DEAL,
    ILLEGAL,
    LEGAL,
    WINNING_LINE,
)

# Playing, undoing and redoing.


def test_a_change_tells_the_records_before_and_after(session: Session) -> None:
    told: list[tuple[Record, ...]] = []
    session.record_changed.connect(lambda *facts: told.append(tuple(one.record for one in facts)))
    before = session.record
    session.play(LEGAL)
    assert told == [(before, session.record)]


def test_every_move_can_be_undone_and_redone(session: Session) -> None:
    records = [session.record]
    for move in WINNING_LINE:
        session.play(move)
        records.append(session.record)
    assert session.facts.outcome is Outcome.WON

    for record in reversed(records[:-1]):
        session.undo()
        assert session.record == record
    assert not session.undo_stack.canUndo()

    for record in records[1:]:
        session.redo()
        assert session.record == record
    assert not session.undo_stack.canRedo()


def test_a_new_move_after_undo_forgets_what_was_undone(session: Session) -> None:
    session.play(LEGAL)
    session.undo()
    session.play(Move.parse("exchange 65b 63"))
    assert not session.undo_stack.canRedo()


def test_an_illegal_move_says_why_and_changes_nothing(session: Session, ears: Ears) -> None:
    before = session.record
    session.play(ILLEGAL)
    assert session.record is before
    assert not session.undo_stack.canUndo()
    for reason in session.game.narrator(before.table).explain(ILLEGAL.tiles):
        assert str(reason) in ears.last


def test_a_won_table_takes_no_further_move(session: Session) -> None:
    for move in WINNING_LINE:
        session.play(move)
    won = session.record
    assert session.game.moves(won.table)
    assert not session.facts.moves
    session.play(session.game.moves(won.table)[0])
    assert session.record is won


def test_restarting_goes_back_to_the_opening_and_is_undoable(session: Session) -> None:
    opening = session.record
    session.play(LEGAL)
    played = session.record
    session.restart()
    assert session.record == opening
    session.undo()
    assert session.record == played


def test_every_change_of_the_table_silences_what_was_said(session: Session, ears: Ears) -> None:
    session.play(ILLEGAL)
    assert ears.last
    session.play(LEGAL)
    assert ears.last == ""


# Games of turns: three tiles are taken at once, and a turn ends with a move of no tile.


@pytest.fixture
def levels() -> Session:
    return Session(Record.of_deal(find("levels.clear-five"), DEAL))


def play_all_that_can_be_taken(levels: Session) -> list[str]:
    """Take what there is until only refilling is left; the verbs of all moves then played."""
    for text in ("take 44a 64a 63", "take 11a 65b 51a"):
        levels.play(Move.parse(text))
    return [move.verb for move in levels.record.moves]


def test_a_lone_move_that_touches_no_tile_waits_for_the_player(levels: Session) -> None:
    assert play_all_that_can_be_taken(levels) == ["take", "take"]
    assert [str(move) for move in levels.facts.moves] == ["refill"]


def test_a_lone_move_that_touches_no_tile_follows_by_itself(levels: Session) -> None:
    levels.plays_lone_verb = True
    assert play_all_that_can_be_taken(levels)[:3] == ["take", "take", "refill"]
    assert [str(move) for move in levels.facts.moves] != ["refill"]
    assert len(levels.history.steps) - 1 == len(levels.record.moves)
