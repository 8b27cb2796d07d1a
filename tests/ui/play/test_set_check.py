"""What a set from elsewhere claims, proved line by line."""

from dataclasses import replace

import pytest

from gupai_desktop.engine.deal import deal
from gupai_desktop.games import find
from gupai_desktop.play.problem_set import ListedSet
from gupai_desktop.play.problems import ONE_WAY, POINTS, Problem, problems_of
from gupai_desktop.solvers.requests import Composing
from gupai_desktop.ui.play.set_check import SetCheck
from tests.ui.known import LOST_DEAL
from tests.ui.oracle import Oracle

ZEN, SCORED = find("zen.ten-sets"), find("trigrams.eight")
PROBLEM = next(problem for problem in problems_of(ZEN) if problem.par == 3)


def checked(oracle: Oracle, *lines: str, game_id: str = ZEN.id) -> SetCheck:
    """Return a check of some lines, all of which the solver has looked at."""
    listed = ListedSet(find(game_id), "Mine", tuple(enumerate(lines, 4)))
    check, seen = SetCheck(oracle, listed), list[int]()
    ends = list[bool]()
    check.progressed.connect(seen.append)
    check.ended.connect(lambda: ends.append(True))
    check.go_on()
    while not ends:
        job = oracle.composings[-1]
        oracle.reply(job, next(job.results(bool)))
    assert seen == sorted(seen)
    return check


def faults(check: SetCheck) -> list[tuple[int, str]]:
    return [(one.number, str(one.why)) for one in check.wrong]


def test_problems_of_every_game_are_right(oracle: Oracle) -> None:
    for game in (ZEN, SCORED, find("levels.o-koan")):
        some = problems_of(game)[::30]
        check = checked(oracle, *map(str, some), game_id=game.id)
        assert faults(check) == []
        assert [problem.board for problem in check.right] == [one.board for one in some]


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (replace(PROBLEM, par=4), "It can be won in 3 moves."),
        (replace(PROBLEM, par=2), "The par is 3 and not 2."),
        (replace(PROBLEM, share=0.5), "The share is "),
        (replace(PROBLEM, point=POINTS["lent"]), "The point “lent” does not hold."),
        (replace(PROBLEM, board="66 66"), ""),
        (replace(PROBLEM, board=str(deal(ZEN, LOST_DEAL))), "This board cannot be won."),
        (replace(PROBLEM, board=str(deal(ZEN, 140)), par=6), "It can be won in 6 moves, but in"),
        (replace(problems_of(SCORED)[0], par=999), "The par is"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(oracle: Oracle, wrong: Problem, why: str) -> None:
    right = problems_of(wrong.game)[1]
    check = checked(oracle, str(wrong), str(right), game_id=wrong.game_id)
    ((number, told),) = faults(check)
    assert number == 4
    assert told.startswith(why)
    assert [problem.board for problem in check.right] == [right.board]


def test_no_point_but_that_there_is_one_way_holds_of_every_problem(oracle: Oracle) -> None:
    assert faults(checked(oracle, str(replace(PROBLEM, point=ONE_WAY)))) == []


def test_what_is_no_problem_at_all_is_not_asked_about(oracle: Oracle) -> None:
    check = checked(oracle, "nonsense", "1 2 find 66")
    assert [number for number, _ in faults(check)] == [4, 5]
    assert not oracle.composings


def test_a_check_that_is_given_up_asks_nothing_more(oracle: Oracle) -> None:
    listed = ListedSet(ZEN, "Mine", ((4, str(PROBLEM)), (5, str(PROBLEM))))
    check = SetCheck(oracle, listed)
    check.go_on()
    (job,) = oracle.composings
    check.cancel()
    assert oracle.job_of(job) in oracle.withdrawn
    assert isinstance(job, Composing)


def test_a_solver_that_has_gone_is_told(oracle: Oracle) -> None:
    listed, lost = ListedSet(ZEN, "Mine", ((4, str(PROBLEM)),)), list[bool]()
    check = SetCheck(oracle, listed)
    check.lost.connect(lambda: lost.append(True))
    check.go_on()
    oracle.lose()
    assert lost == [True]
