"""Whether a board is a problem, and what it lacks."""

from gupai_desktop.engine.deal import deal
from gupai_desktop.games import find
from gupai_desktop.play.problems import problems_of
from gupai_desktop.solvers.composition import Composition, Lack, composition_of
from gupai_desktop.solvers.points import point_of
from gupai_desktop.solvers.requests import Composing
from gupai_desktop.solvers.solutions import Solutions
from gupai_desktop.solvers.verdict import Budget

GAME = find("zen.ten-sets")
POINTS = find("trigrams.eight")
GENERALS = find("levels.guo-wu-guan")
BUDGET = Budget(50_000)
LONG = next(problem for problem in problems_of(GAME) if problem.par == 4)
OF_POINTS = problems_of(POINTS)[5]


def of_board(board: str, wanted: int = 0, budget: Budget = BUDGET) -> Composition:
    return composition_of(GAME, GAME.parse(board), budget, wanted)


def of_deal(number: int, budget: Budget = BUDGET) -> Composition:
    return composition_of(GAME, deal(GAME, number), budget)


def test_a_problem_is_recognized_with_its_solution_point_and_share() -> None:
    found = of_board(LONG.board, wanted=4)
    (line,) = found.lines
    assert (found.lack, found.par, len(line)) == (None, 4, 4)
    solutions = Solutions(GAME, LONG.opening, 4, BUDGET)
    assert (found.points[0], round(found.share, 4)) == (point_of(solutions), LONG.share)
    assert str(found.explanation) == (
        "This is a problem: it is won in 4 moves, and in one way only."
    )


def test_a_problem_of_points_is_recognized() -> None:
    found = composition_of(POINTS, POINTS.parse(OF_POINTS.board), BUDGET)
    assert (found.lack, found.par) == (None, OF_POINTS.par)
    assert str(found.explanation) == (
        f"This is a problem: one line alone brings {OF_POINTS.par} points."
    )


def test_a_board_that_is_won_sooner_is_told_with_the_line() -> None:
    found = of_board(LONG.board, wanted=5)
    assert (found.lack, found.par, [len(line) for line in found.lines]) == (Lack.SHORTER, 4, [4])
    assert str(found.explanation) == "It can be won in 4 moves."


def test_a_board_with_two_solutions_is_told_with_both() -> None:
    found = of_deal(140)
    assert (found.lack, found.par) == (Lack.AMBIGUOUS, 6)
    one, other = found.lines
    assert (len(one), len(other)) == (6, 6)
    assert one != other
    assert str(found.explanation) == "It can be won in 6 moves, but in more than one way."


def test_a_board_that_is_won_already_is_no_problem() -> None:
    table = GAME.parse(LONG.board)
    for move in of_board(LONG.board).lines[0]:
        table = GAME.play(table, move)
    found = of_board(str(table))
    assert (found.lack, str(found.explanation)) == (Lack.WON, "This board is won already.")


def test_a_board_that_cannot_be_won_is_no_problem() -> None:
    found = of_deal(36)
    assert (found.lack, str(found.explanation)) == (Lack.LOST, "This board cannot be won.")


def test_what_is_not_found_out_in_the_budget_is_told_so() -> None:
    for positions in (2, 30):  # for a line, and for the solutions
        found = of_deal(140, Budget(positions))
        assert found.lack is Lack.UNKNOWN, positions
    assert str(found.explanation) == "It could not be found out whether it has only one solution."


def test_hidden_tiles_make_no_problem() -> None:
    found = composition_of(GENERALS, deal(GENERALS, 1), BUDGET)
    assert found.lack is Lack.HIDDEN
    assert str(found.explanation) == "In a problem at most one tile lies face down."


def test_the_solver_can_be_asked_from_elsewhere() -> None:
    (found,) = Composing(GAME.id, str(GAME.rules), LONG.board, 4).results(lambda: False)
    assert found == composition_of(GAME, GAME.parse(LONG.board), Budget(200_000), 4)
