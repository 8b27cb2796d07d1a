"""The solver of the Game of Zen: with a goal, or without."""

from __future__ import annotations

from gupai_desktop.engine.table import Table
from gupai_desktop.games.zen import Zen
from gupai_desktop.solvers import zen_losses
from gupai_desktop.solvers.exchange import ExchangeProblem
from gupai_desktop.solvers.family_solver import FamilySolver
from gupai_desktop.solvers.goal_problem import GoalProblem


def problem_of(game: Zen, board: Table) -> ExchangeProblem:
    """Return a board as the problem of its game."""
    return (GoalProblem if game.goals else ExchangeProblem)(game, board)


SOLVER = FamilySolver(problem_of, prove=zen_losses.prove)
