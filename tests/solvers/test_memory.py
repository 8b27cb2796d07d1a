"""Searches run without the collector, which is as it was afterwards, and tidies up then."""

import gc
import weakref

import pytest

from gupai_desktop.engine.deal import deal
from gupai_desktop.games import find
from gupai_desktop.solvers.analysis import problem_of
from gupai_desktop.solvers.memory import cached, no_collector, tidy_up
from gupai_desktop.solvers.search import solve
from gupai_desktop.solvers.verdict import Budget


class Squares:
    """What has one cached method."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    @cached(3)
    def of(self, number: int) -> int:
        self.asked.append(number)
        return number**2


def test_a_result_is_worked_out_once_for_each_instance_until_the_cache_is_full() -> None:
    one, other = Squares(), Squares()
    assert [one.of[number] for number in (2, 3, 2, 4, 3)] == [4, 9, 4, 16, 9]
    assert one.asked == [2, 3, 4]
    assert other.of[2] == 4
    assert other.asked == [2]
    assert one.of[5] == 25
    assert len(one.of) == 1
    assert one.of[2] == 4


@no_collector()
def fails() -> None:
    raise KeyError(gc.isenabled())


def test_the_collector_is_off_meanwhile_and_on_again_after_a_fault(
    request: pytest.FixtureRequest,
) -> None:
    request.addfinalizer(gc.disable)  # as it is between tests
    for was_enabled, switch in ((False, gc.disable), (True, gc.enable)):
        switch()
        with pytest.raises(KeyError, match="False"):
            fails()
        assert gc.isenabled() is was_enabled


def test_what_a_search_towards_a_goal_has_made_is_gone_with_it() -> None:
    game = find("zen.harmony")
    problem = problem_of(game, deal(game, 1))
    with no_collector():
        solve(problem, Budget(3_000))
        found = weakref.ref(problem)
        del problem
        assert found() is None


def test_what_a_search_has_found_out_is_let_go() -> None:
    game = find("levels.o-koan")
    problem = problem_of(game, deal(game, 1))
    solve(problem, Budget(100))
    found = weakref.ref(problem)
    del problem
    tidy_up()
    assert found() is None
