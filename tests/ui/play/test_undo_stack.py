"""The undo stack of a table, and the history that it keeps."""

from __future__ import annotations

import pytest
from hypothesis import given

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.play.history import MOST_STEPS, History, PlaySession, Step
from gupai_desktop.ui.play.undo_stack import UndoStack
from tests.histories import histories, played, playing, records_of
from tests.strategies import repeatable
from tests.ui.known import DEAL, GAME, LEGAL

OPENING = Record.of_deal(find(GAME), DEAL)


@pytest.fixture
def undo_stack() -> UndoStack:
    return UndoStack(History.beginning(OPENING, playing("one")))


@repeatable
@given(histories())
def test_a_history_is_kept_as_it_is(history: History) -> None:
    undo_stack = UndoStack(history)
    assert undo_stack.history() == history
    assert (undo_stack.record, undo_stack.playing) == (history.record, history.playing)


@repeatable
@given(histories())
def test_undo_and_redo_go_through_every_record_of_a_history(history: History) -> None:
    undo_stack = UndoStack(history)
    undo_stack.setIndex(0)
    seen = [undo_stack.record]
    while undo_stack.canRedo():
        undo_stack.redo()
        seen.append(undo_stack.record)
    assert tuple(seen) == records_of(history)


def test_a_kept_history_shows_nothing_until_something_is_done() -> None:
    shown: list[tuple[Step, Step, bool]] = []
    records = played(OPENING, 3)
    undo_stack = UndoStack(History.of_records([(one, playing("one")) for one in records], 2))
    undo_stack.shown.connect(lambda *step: shown.append(step))
    undo_stack.redo()
    assert [(after.record, is_new) for _, after, is_new in shown] == [(records[3], False)]


def test_a_step_is_new_once_and_only_once(undo_stack: UndoStack) -> None:
    seen: list[bool] = []
    undo_stack.shown.connect(lambda _before, _after, is_new: seen.append(is_new))
    undo_stack.go_on(OPENING.play(LEGAL))
    undo_stack.undo()
    undo_stack.redo()
    assert seen == [True, False, False]


def test_undoing_a_new_deal_brings_back_its_playing_with_all_that_is_known_of_it(
    undo_stack: UndoStack,
) -> None:
    undo_stack.take_help()
    undo_stack.spend("one", 12.5)
    undo_stack.go_on(Record.of_deal(find(GAME), DEAL + 1), playing("two"))
    assert (undo_stack.playing.id, undo_stack.playing.is_assisted) == ("two", False)
    undo_stack.spend("one", 1)
    undo_stack.undo()
    assert undo_stack.playing == playing("one", seconds=13.5, is_assisted=True)


def test_a_playing_of_another_table_takes_no_time_here(undo_stack: UndoStack) -> None:
    before = undo_stack.history()
    undo_stack.spend("other", 5)
    assert undo_stack.history() == before


def test_no_more_steps_are_kept_in_memory_than_in_a_file(undo_stack: UndoStack) -> None:
    one, other = OPENING.play(LEGAL), OPENING
    for _ in range(MOST_STEPS // 2 + 5):
        undo_stack.go_on(one)
        undo_stack.go_on(other)
    assert undo_stack.count() == undo_stack.index() == MOST_STEPS
    history = undo_stack.history()
    assert len(history.steps) == MOST_STEPS + 1
    assert history.record == OPENING


def test_a_playing_that_undo_has_lost_is_not_known_any_more(undo_stack: UndoStack) -> None:
    undo_stack.setUndoLimit(2)  # an empty stack only takes it
    for name in ("two", "three", "four"):
        undo_stack.go_on(OPENING, playing(name))
    assert set(undo_stack.history().known) == {"two", "three", "four"}
    undo_stack.spend("one", 5)
    assert set(undo_stack.history().known) == {"two", "three", "four"}
    assert "one" not in undo_stack._known


def test_asked_for_in_the_middle_of_a_new_deal_the_history_forgets_nothing_of_it(
    undo_stack: UndoStack,
) -> None:
    undo_stack.shown.connect(lambda *_: undo_stack.history())
    record = Record.of_deal(undo_stack.record.game, 77)
    undo_stack.go_on(record, PlaySession("new"))
    assert (undo_stack.record, undo_stack.playing.id) == (record, "new")
