"""A problem that is given up: its solution is walked through at the table, with its mistakes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gupai_desktop.games import find
from gupai_desktop.play.medals import Medal
from gupai_desktop.play.problems import Problem, problems_of
from gupai_desktop.solvers.analysis import shortest
from gupai_desktop.solvers.requests import WalkthroughJob
from gupai_desktop.solvers.verdict import Budget
from gupai_desktop.ui.board.proof_walk import ProofWalk
from gupai_desktop.ui.board.solution_walk import SolutionWalk
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import MakeWindow
from tests.ui.oracle import Oracle

ZEN, GENERALS, POINTS = find("zen.ten-sets"), find("levels.guo-wu-guan"), find("trigrams.eight")


@pytest.fixture
def window(make_window: MakeWindow, oracle: Oracle) -> MainWindow:
    return make_window(analysis=oracle)


def lay(window: MainWindow, problem: Problem) -> None:
    window.controller.begin_problem(problem)


def give_up(window: MainWindow, oracle: Oracle) -> SolutionWalk:
    """Give the problem on the table up, and get its solution."""
    window.action_table["show-solution"].trigger()
    (job,) = oracle.walkthrough_jobs
    oracle.reply(job, next(job.results(bool)))
    walk = walk_of(window)
    assert isinstance(walk, SolutionWalk)
    return walk


def walk_of(window: MainWindow) -> ProofWalk | None:
    return next((one for one in window.findChildren(ProofWalk) if one.isVisible()), None)


def said(walk: ProofWalk) -> str:
    label = walk.lines.currentWidget()
    return label.accessibleName() if label else ""


def test_only_a_problem_can_be_given_up(window: MainWindow) -> None:
    action = window.action_table["show-solution"]
    assert not action.isEnabled()
    lay(window, problems_of(ZEN)[0])
    assert action.isEnabled()
    window.session.undo()
    assert not action.isEnabled()


def test_its_solution_is_walked_from_the_opening_to_the_win(
    window: MainWindow, oracle: Oracle
) -> None:
    problem = next(one for one in problems_of(ZEN) if one.par == 3)
    lay(window, problem)
    window.session.play(window.session.facts.moves[0])
    table = window.session.record.table
    walk = give_up(window, oracle)
    assert walk.claim == "Win in 3 moves."
    assert walk.session.record.table == problem.opening
    assert walk.lines.count() == 4
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Right):
        QTest.keyClick(walk.next_button, key)
    QTest.keyClick(walk.next_button, Qt.Key.Key_Right)
    assert said(walk) == "Won in 3 moves."
    assert ZEN.is_won(walk.session.record.table)
    QTest.keyClick(walk.next_button, Qt.Key.Key_Right)
    assert walk_of(window) is None
    assert window.session.record.table == table, "what lay there lies there again"


def test_who_gives_up_has_had_help(window: MainWindow, oracle: Oracle) -> None:
    lay(window, problems_of(ZEN)[0])
    assert not window.session.is_assisted
    give_up(window, oracle)
    assert window.session.is_assisted
    walk = walk_of(window)
    assert walk is not None
    walk.end()
    (job,) = oracle.walkthrough_jobs
    found = next(job.results(bool))
    assert found is not None
    window.session.play(found.steps[0].move)
    assert window.parts.problem_sets.medals(ZEN) == {1: Medal.PENCIL}


def test_a_win_stays_one_without_help_when_its_solution_is_shown_after_it(
    window: MainWindow, oracle: Oracle
) -> None:
    problem = problems_of(ZEN)[0]
    lay(window, problem)
    for move in shortest(ZEN, problem.opening, Budget()).line:
        window.session.play(move)
    give_up(window, oracle)
    assert not window.session.is_assisted
    assert window.parts.problem_sets.medals(ZEN) == {1: Medal.GOLD}
    window.session.restart()
    lay(window, problems_of(ZEN)[1])
    lay(window, problem)
    assert window.session.is_assisted, "what was shown stays shown"


def test_whoever_goes_on_waits_for_no_solution(window: MainWindow, oracle: Oracle) -> None:
    lay(window, problems_of(ZEN)[20])
    window.action_table["show-solution"].trigger()
    (job,) = oracle.walkthrough_jobs
    window.session.play(window.session.facts.moves[0])
    assert oracle.job_of(job) in oracle.withdrawn
    assert walk_of(window) is None


def test_a_solver_that_has_gone_is_told(window: MainWindow, oracle: Oracle) -> None:
    lay(window, problems_of(ZEN)[20])
    window.action_table["show-solution"].trigger()
    assert window.presenter.shown_text == "Studying…"
    oracle.lose()
    assert window.presenter.shown_text == "The solver stopped; please try again."


def test_a_mistake_that_is_proved_to_lose_leads_to_the_proof_and_back(
    window: MainWindow, oracle: Oracle
) -> None:
    lay(window, _losing())
    walk = give_up(window, oracle)
    while not walk.why_button.isVisible():
        QTest.keyClick(walk.next_button, Qt.Key.Key_Right)
    at = walk.index
    assert said(walk).endswith("After it the game cannot be won: that is proved.")
    walk.why_button.click()
    proof = walk_of(window)
    assert proof is not None
    assert not isinstance(proof, SolutionWalk)
    assert proof.claim == "This cannot be won."
    QTest.keyClick(proof.next_button, Qt.Key.Key_Escape)
    assert walk_of(window) is walk
    assert (walk.index, walk.next_button.hasFocus()) == (at, True)
    walk.why_button.click()
    window.session.play(window.session.facts.moves[0])
    assert walk_of(window) is None, "whatever is done at the table ends both"
    assert window.view.isVisible()


def _losing() -> Problem:
    """Return a problem with a mistake that has a proof."""
    for problem in problems_of(GENERALS):
        job = WalkthroughJob(GENERALS.id, str(GENERALS.rules), problem.board)
        found = next(job.results(bool))
        if found and any(step.mistake and step.mistake.proof for step in found.steps):
            return problem
    raise AssertionError
