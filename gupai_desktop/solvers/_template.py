"""A solver to begin another with, of the game in `games/_template.py`.

CONTRIBUTING.md says under “A family” what to do with a copy.
"""

from __future__ import annotations

from collections.abc import Hashable
from itertools import pairwise

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.games._template import TAKE, TemplateRows
from gupai_desktop.solvers.family_solver import FamilySolver
from gupai_desktop.solvers.search_problem import Probe, SearchProblem


class TemplateProblem(SearchProblem[Table]):
    """A board whose states are its tables, as the rules of its game lead from one to the next."""

    #: After 100 positions a beam of 50 looks for a line.
    probes = (Probe(100, 50),)

    def __init__(self, game: TemplateRows, table: Table) -> None:
        super().__init__(table)
        self._game = game

    def state(self, table: Table) -> Table:
        """Return the table itself."""
        return table

    def is_goal(self, state: Table) -> bool:
        """Return whether all tiles are in the chain."""
        return self._game.is_won(state)

    def successors(self, state: Table) -> list[Table]:
        """Return the table after each legal move."""
        return [self._game.after(state, move) for move in self._game.moves(state)]

    def bound(self, state: Table) -> int:
        """Return how many tiles are left: a move takes one."""
        return sum(map(len, state.groups[:-1]))

    def estimate(self, state: Table) -> int:
        """Return less for fewer doubles, which have one end only, and for more rows."""
        rows = [row for row in state.groups[:-1] if row]
        doubles = sum(len(set(tile.face.ends)) == 1 for row in rows for tile in row)
        return 2 * doubles - len(rows)

    def effect(self, before: Table, after: Table) -> Hashable:  # noqa: ARG002
        """Return the tile that was taken."""
        return after.groups[-1][-1]

    def line(self, path: list[Table]) -> tuple[Move, ...]:
        """Return the takes."""
        taken = (after.groups[-1][-1] for _, after in pairwise(path))
        return tuple(Move.of_tiles(TAKE, (tile,)) for tile in taken)


SOLVER = FamilySolver(TemplateProblem)
