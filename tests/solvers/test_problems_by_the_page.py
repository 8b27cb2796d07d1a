"""Problems proved from their page alone."""

from collections.abc import Iterator

from gupai_desktop.games import games
from gupai_desktop.play.problems import POINTS, Problem, problems_of
from tests.cases import of_every
from tests.solvers.problems_by_the_page import HAPPENINGS, POSITIONS, Proof

#: Of the problems of a game one in so many is proved: the page says nothing of being fast.
EVERY = 6
#: Boards of points with more tiles than that on the table take long.
MAX_TILES = 12


def some() -> Iterator[Problem]:
    for game in games():
        problems = [problem for problem in problems_of(game()) if is_soon_proved(problem)]
        yield from problems[::EVERY]


def is_soon_proved(problem: Problem) -> bool:
    *rows, _ = problem.opening.groups
    return not problem.game.most_score or sum(map(len, rows)) <= MAX_TILES


@of_every(some(), lambda problem: f"{problem.game_id} {problem.number}")
def test_a_problem_is_what_its_page_says(problem: Problem) -> None:
    proof = Proof(problem.game, problem.opening)
    assert (proof.par, proof.solutions) == (problem.par, 1)
    assert proof.has(problem.point.key)


def test_the_page_says_of_every_point_when_it_holds() -> None:
    assert {*POSITIONS, *HAPPENINGS} == set(POINTS)
