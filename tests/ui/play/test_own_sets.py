"""The player's own sets: what is done to them, and what comes next while one is played."""

from pathlib import Path

import pytest

from gupai_desktop.games import find
from gupai_desktop.play.medals import Medal
from gupai_desktop.play.problem_set import ProblemSet
from gupai_desktop.play.problems import problems_of
from gupai_desktop.solvers.analysis import shortest
from gupai_desktop.solvers.verdict import Budget
from gupai_desktop.store.saves import CannotSave
from gupai_desktop.ui.play.own_sets import OwnSets, to_play
from gupai_desktop.ui.window.main_window import MainWindow

ZEN, LEVELS = find("zen.ten-sets"), find("levels.o-koan")
EVERY = [problem for problem in problems_of(ZEN) if problem.par == 1][:4]
MINE, YOURS = ProblemSet(ZEN, "Mine"), ProblemSet(ZEN, "Yours")


@pytest.fixture
def window(analysed_window: MainWindow) -> MainWindow:
    return analysed_window


def own_of(window: MainWindow) -> OwnSets:
    return window.parts.problem_sets.own


def play(window: MainWindow, own: OwnSets, name: str, number: int) -> None:
    own.follow(name)
    window.controller.begin_problem(to_play(own.sets[name].problems[number - 1]))


def at_table(window: MainWindow) -> str:
    return str(window.session.record.opening)


def test_the_same_problems_add_nothing(window: MainWindow) -> None:
    own = own_of(window)
    assert own.add(MINE, EVERY[:3]) == 3
    assert own.add(MINE, EVERY[:3]) == 0
    assert own.add(MINE, EVERY) == 1
    assert own.add(YOURS, EVERY[:1]) == 1, "another set"
    assert own.add(ProblemSet(LEVELS, "Mine"), problems_of(LEVELS)[:1]) == 1, "another game"
    assert [len(one.problems) for one in own.sets.values()] == [4, 1, 1]


def test_what_was_done_is_taken_back_step_by_step(window: MainWindow) -> None:
    own = own_of(window)
    own.add(MINE, EVERY[:2])
    name = own.find(MINE)
    before = own.sets[name]
    own.put(name, before.with_problems([before.problems[1]]))
    own.put(name, None)
    assert dict(own.sets) == {}
    own.undo()
    own.undo()
    assert own.sets[name] == before
    own.undo()
    assert (dict(own.sets), own.can_undo) == ({}, False)


def test_next_and_previous_deal_walk_through_the_set(window: MainWindow) -> None:
    own = own_of(window)
    own.add(MINE, EVERY[:3])
    own.add(YOURS, [EVERY[1], EVERY[3]])
    play(window, own, own.find(YOURS), 1)
    assert at_table(window) == EVERY[1].board
    window.action_table["next-deal"].trigger()
    assert at_table(window) == EVERY[3].board, "though it is in the other set too"
    window.action_table["next-deal"].trigger()
    assert window.presenter.shown_text == "There is no other problem."
    window.action_table["previous-deal"].trigger()
    assert at_table(window) == EVERY[1].board


def test_after_a_restart_the_first_set_that_has_it_goes_on(window: MainWindow) -> None:
    own = own_of(window)
    own.add(MINE, EVERY[:3])
    window.controller.begin_problem(to_play(own.sets[own.find(MINE)].problems[0]))
    assert own.beside(1) == to_play(own.sets[own.find(MINE)].problems[1])
    window.controller.begin_problem(EVERY[2])
    assert own.current() is None, "it was played from the list"


def test_next_problem_is_the_next_of_the_set_that_is_not_solved(window: MainWindow) -> None:
    own = own_of(window)
    own.add(MINE, EVERY[:3])
    name = own.find(MINE)
    play(window, own, name, 2)
    record = window.session.record
    window.session.play(shortest(ZEN, record.table, Budget()).line[0])
    assert own.medals(own.sets[name]) == {2: Medal.GOLD}
    play(window, own, name, 1)
    window.action_table["next-problem"].trigger()
    assert at_table(window) == EVERY[2].board


def test_it_is_read_from_the_folder_when_it_is_first_asked_for(
    window: MainWindow, tmp_path: Path
) -> None:
    own = OwnSets(window.session, window.parts.statistics, tmp_path)
    own.add(MINE, EVERY[:2])
    again = OwnSets(window.session, window.parts.statistics, tmp_path)
    assert [one.name for one in again.sets.values()] == ["Mine"]
    (tmp_path / "bad.txt").write_text("no", "utf-8")
    assert [str(fault) for fault in again.refresh()] == ["bad.txt: this is no set of problems"]


def test_a_change_that_cannot_be_saved_is_none(window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "problems").write_text("in its place", "utf-8")
    own = OwnSets(window.session, window.parts.statistics, tmp_path / "problems")
    with pytest.raises(CannotSave):
        own.add(MINE, EVERY[:2])
    assert (dict(own.sets), own.can_undo) == ({}, False)
