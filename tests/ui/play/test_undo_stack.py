"""The undo stack of a table, and the history that it keeps."""

from __future__ import annotations

import pytest
from hypothesis import given

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.play.history import History
from gupai_desktop.play.steps import MOST_STEPS, Step
from gupai_desktop.ui.play.undo_stack import Timeline
from tests.histories import histories, played, playing, records_of
from tests.strategies import repeatable
from tests.ui.known import DEAL, GAME, LEGAL

OPENING = Record.of_deal(find(GAME), DEAL)


@pytest.fixture
def timeline() -> Timeline:
    return Timeline(History.beginning(OPENING, playing("one")))


@repeatable
@given(histories())
def test_a_history_is_kept_as_it_is(history: History) -> None:
    timeline = Timeline(history)
    assert timeline.history() == history
    assert (timeline.record, timeline.playing) == (history.record, history.playing)


@repeatable
@given(histories())
def test_undo_and_redo_go_through_every_record_of_a_history(history: History) -> None:
    timeline = Timeline(history)
    timeline.setIndex(0)
    seen = [timeline.record]
    while timeline.canRedo():
        timeline.redo()
        seen.append(timeline.record)
    assert tuple(seen) == records_of(history)


def test_a_kept_history_shows_nothing_until_something_is_done() -> None:
    shown: list[tuple[Step, Step, bool]] = []
    records = played(OPENING, 3)
    timeline = Timeline(History.of([(one, playing("one")) for one in records], 2))
    timeline.shown.connect(lambda *step: shown.append(step))
    timeline.redo()
    assert [(after.record, is_new) for _, after, is_new in shown] == [(records[3], False)]


def test_a_step_is_new_once_and_only_once(timeline: Timeline) -> None:
    seen: list[bool] = []
    timeline.shown.connect(lambda _before, _after, is_new: seen.append(is_new))
    timeline.go_on(OPENING.play(LEGAL))
    timeline.undo()
    timeline.redo()
    assert seen == [True, False, False]


def test_undoing_a_new_deal_brings_back_its_playing_with_all_that_is_known_of_it(
    timeline: Timeline,
) -> None:
    timeline.take_help()
    timeline.spend("one", 12.5)
    timeline.go_on(Record.of_deal(find(GAME), DEAL + 1), playing("two"))
    assert (timeline.playing.id, timeline.playing.is_assisted) == ("two", False)
    timeline.spend("one", 1)
    timeline.undo()
    assert timeline.playing == playing("one", seconds=13.5, is_assisted=True)


def test_a_playing_of_another_table_takes_no_time_here(timeline: Timeline) -> None:
    before = timeline.history()
    timeline.spend("other", 5)
    assert timeline.history() == before


def test_no_more_steps_are_kept_in_memory_than_in_a_file(timeline: Timeline) -> None:
    one, other = OPENING.play(LEGAL), OPENING
    for _ in range(MOST_STEPS // 2 + 5):
        timeline.go_on(one)
        timeline.go_on(other)
    assert timeline.count() == timeline.index() == MOST_STEPS
    history = timeline.history()
    assert len(history.steps) == MOST_STEPS + 1
    assert history.record == OPENING


def test_a_playing_that_undo_has_lost_is_not_known_any_more(timeline: Timeline) -> None:
    timeline.setUndoLimit(2)  # an empty stack only takes it
    for name in ("two", "three", "four"):
        timeline.go_on(OPENING, playing(name))
    assert set(timeline.history().known) == {"two", "three", "four"}
    timeline.spend("one", 5)
    assert set(timeline.history().known) == {"two", "three", "four"}
    assert "one" not in timeline._known
