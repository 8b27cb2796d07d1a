"""The solution of a problem move by move: it solves, and what is said of mistakes is so."""

from functools import cache
from itertools import chain, islice

from gupai_desktop.engine.deal import deal
from gupai_desktop.games import find, games
from gupai_desktop.play.problems import Problem, problems_of
from gupai_desktop.solvers.analysis import shortest, solve
from gupai_desktop.solvers.requests import WalkthroughJob
from gupai_desktop.solvers.solutions import Solutions
from gupai_desktop.solvers.verdict import Answer, Budget
from gupai_desktop.solvers.walkthrough import Liking, Mistake, Walkthrough, walkthrough
from tests.cases import of_every
from tests.ui.known import LOST_DEAL

BUDGET, SOON = Budget(200_000), Budget(20_000)
GAMES = [game() for game in games() if problems_of(game())]
#: Every so many problems of a game are looked at.
_EVERY = 12


def chosen() -> list[Problem]:
    some = (islice(problems_of(game), 0, None, _EVERY) for game in GAMES)
    return list(chain.from_iterable(some))


@cache
def walked(problem: Problem) -> Walkthrough:
    found = walkthrough(problem.game, problem.opening, BUDGET)
    assert found is not None
    return found


def expect_true(problem: Problem, made: int, mistake: Mistake) -> None:
    """Fail unless what a mistake leaves after so many moves, it among them, is so."""
    game, after = problem.game, mistake.after
    if mistake.is_lost:
        assert solve(game, after, BUDGET).answer is Answer.UNWINNABLE
        if mistake.proof:
            mistake.proof.check(after)
    elif game.most_score:
        line = shortest(game, after, BUDGET).line
        for move in line:
            after = game.play(after, move)
        assert game.is_won(after)
        assert game.score(after) == mistake.cost < problem.par
    else:
        assert mistake.cost > problem.par
        left = mistake.cost - made
        line = shortest(game, after, SOON).line
        assert not line or len(line) >= left
        if mistake.is_exact:
            found = Solutions(game, after, left, BUDGET)
            for move in found.lines(found.solutions[0])[0]:
                after = game.play(after, move)
                left -= 1
            assert (game.is_won(after), left) == (True, 0)


@of_every(chosen(), lambda case: f"{case.game_id} {case.number}")
def test_the_solution_solves_and_what_its_mistakes_leave_is_so(problem: Problem) -> None:
    game, table = problem.game, problem.opening
    found = walked(problem)
    for made, step in enumerate(found.steps, 1):
        assert step.table == table
        if step.mistake:
            assert game.play(table, step.mistake.move) == step.mistake.after
            expect_true(problem, made, step.mistake)
        table = game.play(table, step.move)
    assert table == found.end
    assert game.is_won(table)
    assert (game.score(table) if game.most_score else len(found.steps)) == problem.par


def test_mistakes_are_told_that_are_liked_at_least_as_well_and_else_the_first() -> None:
    for problem in chosen():
        likings = [step.mistake.liking for step in walked(problem).steps if step.mistake]
        assert Liking.LESS not in likings or len(likings) == 1, problem.board


def test_a_board_that_cannot_be_won_has_no_solution() -> None:
    game = find("zen.ten-sets")
    job = WalkthroughJob(game.id, str(game.rules), str(deal(game, LOST_DEAL)))
    assert list(job.results(bool)) == [None]
