"""Having problems composed: one is ready before it is asked for."""

import pytest

from gupai_desktop.play.problems import Problem
from gupai_desktop.solvers.composer import composed_text
from gupai_desktop.solvers.requests import Composed, ComposeJob
from gupai_desktop.ui.play.problem_maker import ProblemMaker, Wish
from tests.made import MadeChance
from tests.ui.oracle import Oracle

LINES = (
    "1 0.9500 two-at-once 32 44b 66 | 62 31 54 | 55 31 51 | 41 63 52 | 11 43 44a | 53 33b 65b"
    " | 22 11 22 | 51 61b 61a | 66 64 33a | 65a 64 55 | 42 21",
    "1 0.9333 pair 55b 21 52 | 22b 42 22a | 54 51b 55a | 53 43 63 | 11 31 33 | 41 61 61"
    " | 66 44 64 | 31 33 11 | 51a 64 32 | 44 65b 65a | 62 66",
)
WISH = Wish("zen.ten-sets", "pair", 1)


class Heard:
    """What was told to a player, and what the solver is asked."""

    def __init__(self, maker: ProblemMaker, oracle: Oracle) -> None:
        self.found: list[Problem] = []
        self._oracle = oracle
        maker.found.connect(self.found.append)

    @property
    def jobs(self) -> list[ComposeJob]:
        return self._oracle.compose_jobs

    def make(self, number: int, job: int = -1) -> None:
        """Compose what was asked for."""
        made = Composed(number, composed_text(number), LINES[number % 2])
        self._oracle.reply(self.jobs[job], made)


@pytest.fixture
def maker(oracle: Oracle, chance: MadeChance) -> ProblemMaker:
    return ProblemMaker(oracle, chance)


@pytest.fixture
def heard(maker: ProblemMaker, oracle: Oracle) -> Heard:
    return Heard(maker, oracle)


def told(heard: Heard) -> list[str]:
    return list(map(str, heard.found))


def test_a_problem_that_is_ready_is_told_at_once_and_the_next_one_is_made(
    maker: ProblemMaker, heard: Heard
) -> None:
    maker.prepare(WISH)
    heard.make(20)
    assert heard.found == []
    maker.ask(WISH)
    (problem,) = heard.found
    assert (str(problem), problem.number) == (LINES[0], 0)
    assert [job.after for job in heard.jobs][1:] == [20]


def test_a_problem_that_is_asked_for_is_told_when_it_is_made(
    maker: ProblemMaker, heard: Heard
) -> None:
    maker.ask(WISH)
    assert (heard.jobs[0].game, heard.jobs[0].point, heard.jobs[0].band) == WISH
    assert heard.found == []
    heard.make(20)
    heard.make(41)
    assert told(heard) == [LINES[0]]
    maker.ask(WISH)
    assert told(heard) == list(LINES)


def test_one_wish_is_made_once_at_a_time(maker: ProblemMaker, heard: Heard) -> None:
    maker.prepare(WISH)
    maker.prepare(WISH)
    maker.ask(WISH)
    maker.prepare(WISH._replace(band=2))
    assert len(heard.jobs) == 2


def test_what_is_no_longer_waited_for_is_not_told(
    maker: ProblemMaker, heard: Heard, oracle: Oracle
) -> None:
    maker.ask(WISH)
    maker.cancel()
    assert oracle.withdrawn == [oracle.job_of(heard.jobs[0])]
    heard.make(20)
    assert heard.found == []
    maker.ask(WISH)
    heard.make(41)
    assert told(heard) == [LINES[1]]


def test_a_problem_can_be_asked_for_again_once_the_solver_is_lost(
    maker: ProblemMaker, heard: Heard, oracle: Oracle
) -> None:
    maker.ask(WISH)
    oracle.lose()
    maker.ask(WISH)
    assert len(heard.jobs) == 2
