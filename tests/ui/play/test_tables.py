"""The tables of a session: one for each variant, each with its own undo and redo."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.play.history import History
from gupai_desktop.ui.play.session import Session
from tests.histories import histories, history_of, records_of
from tests.strategies import repeatable
from tests.ui.known import DEAL, GAME, LEGAL, WINNING_LINE

ZEN, KOAN = find(GAME), find("levels.o-koan")


def undo_all(session: Session) -> list[Record]:
    """All records that undo brings, the first one last."""
    records = []
    while session.undo_stack.canUndo():
        session.undo()
        records.append(session.record)
    return records


@repeatable
@given(histories())
def test_undo_and_redo_go_through_every_record_of_a_history(history: History) -> None:
    session = Session(history)
    assert (session.history, session.record, session.playing) == (
        *(history, history.record, history.playing),
    )
    session.resume(history.at(0))
    seen = [session.record]
    while session.undo_stack.canRedo():
        session.redo()
        seen.append(session.record)
    assert tuple(seen) == records_of(history)
    session.redo()
    assert session.record == seen[-1], "there is nothing more to be done again"


def test_no_more_steps_are_kept(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gupai_desktop.play.history.MOST_STEPS", 6)
    for _ in range(5):
        session.play(LEGAL)
        session.restart()
    assert (len(session.history.steps), session.history.first) == (7, 4)
    assert len(list(session.past())) == 6


def test_another_game_has_a_table_of_its_own_and_both_keep_their_undo(session: Session) -> None:
    session.play(LEGAL)
    session.play(WINNING_LINE[1])
    session.undo()
    left = session.history
    session.begin(Record.of_deal(KOAN, 3))
    session.play(session.facts.moves[0])
    other = session.history
    assert session.turn_to(GAME)
    assert session.history == left
    assert session.undo_stack.canRedo()
    assert session.turn_to(KOAN.id)
    assert session.history == other


def test_a_table_that_was_left_is_fetched_once_when_it_is_needed() -> None:
    asked: list[str] = []
    left = history_of(KOAN, moves=3, undone=1)

    def tables(game_id: str) -> History | None:
        asked.append(game_id)
        return left if game_id == KOAN.id else None

    session = Session(Record.of_deal(ZEN, DEAL), tables)
    assert asked == []
    assert session.turn_to(KOAN.id)
    assert session.history == left
    session.turn_to(GAME)
    session.turn_to(KOAN.id)
    assert asked == [KOAN.id]


def test_a_new_deal_is_a_playing_of_its_own_and_names_its_policy(session: Session) -> None:
    first = session.playing
    session.begin(Record.of_deal(ZEN, 8), "winnable")
    assert session.playing.policy == "winnable"
    assert session.playing.id != first.id
    session.play(session.facts.moves[0])
    session.restart()
    assert session.playing.policy == "winnable"
    session.resume(session.history.at(0))
    assert session.playing == first


def test_help_is_remembered_with_the_deal_it_was_for(session: Session) -> None:
    told: list[bool] = []
    session.helped.connect(lambda: told.append(session.is_assisted))
    session.take_help()
    session.take_help()
    assert told == [True], "it is told once"
    session.begin(Record.of_deal(ZEN, 8))
    assert not session.is_assisted
    session.undo()
    assert session.is_assisted


def test_an_opened_history_goes_on_as_it_was_and_undo_leads_back(session: Session) -> None:
    session.play(LEGAL)
    before = [session.record, *session.past()]
    opened = history_of(ZEN, number=20, moves=4, undone=1)
    session.open(opened)
    assert (session.record, session.playing) == (opened.record, opened.playing)
    session.redo()
    assert session.record == records_of(opened)[-1]
    session.undo()
    back = undo_all(session)
    assert back == [*reversed(records_of(opened)[: opened.index]), *before]


def test_an_older_state_of_a_playing_does_not_make_its_help_and_time_undone(
    session: Session,
) -> None:
    opened = session.history
    session.spend(session.playing.id, 60)
    session.take_help()
    session.play(LEGAL)
    session.open(opened)
    assert (session.playing.seconds, session.is_assisted) == (60, True)


def test_a_long_history_that_is_opened_pushes_nothing_off_the_table(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gupai_desktop.play.history.MOST_STEPS", 6)
    for move in WINNING_LINE[:4]:
        session.play(move)
    before = [session.record, *session.past()]
    opened = history_of(ZEN, number=20, moves=5)
    session.open(opened)
    assert session.record == opened.record
    assert undo_all(session) == before


def test_a_resumed_history_takes_the_place_of_its_table(session: Session) -> None:
    session.play(LEGAL)
    resumed = history_of(ZEN, number=20)
    session.resume(resumed)
    assert session.history == resumed
    session.resume(session.history.at(0))
    assert not session.undo_stack.canUndo()


def test_time_is_spent_on_the_playing_it_is_for_wherever_play_is(session: Session) -> None:
    one = session.playing
    session.begin(Record.of_deal(KOAN, 3))
    session.spend(one.id, 2.5)
    assert session.playing.seconds == 0
    session.turn_to(GAME)
    assert session.playing == replace(one, seconds=2.5)
