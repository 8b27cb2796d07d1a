"""The study of Pairs: a deal decides by itself, so it is played to its end."""

from __future__ import annotations

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.solvers.verdict import Answer, Budget, Verdict


class PairsProblem:
    """A board of Pairs; its states are its tables."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game, self.table = game, table

    def state(self, table: Table) -> Table:
        """Return the state of a table."""
        return table

    def successors(self, state: Table) -> list[Table]:
        """Return every table after one legal move."""
        return [self.game.after(state, move) for move in self.game.moves(state)]


def solve(problem: PairsProblem, budget: Budget) -> Verdict:  # noqa: ARG001
    """Return whether a board can be cleared: no take stands in the way of another."""
    table, line = problem.table, []
    while moves := problem.game.moves(table):
        line.append(moves[0])
        table = problem.game.after(table, moves[0])
    if not problem.game.is_won(table):
        return Verdict(Answer.UNWINNABLE, (), len(line))
    return Verdict(Answer.WINNABLE, tuple(line), len(line), len(line))
