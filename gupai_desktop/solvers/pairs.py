"""The solver of Pairs: a deal decides by itself, so it is played to its end."""

from __future__ import annotations

from itertools import combinations

from gupai_desktop.engine.explain import faces_of
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.proof import Proof
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.games._pairs_claims import Locked
from gupai_desktop.games.pairs import Pairs
from gupai_desktop.solvers import losses
from gupai_desktop.solvers.family_solver import FamilySolver
from gupai_desktop.solvers.verdict import Answer, Budget, Verdict


class PairsProblem:
    """A board of Pairs; its states are its tables."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game, self.table = game, table

    def state(self, table: Table) -> Table:
        return table

    def successors(self, state: Table) -> list[Table]:
        return [self.game.after(state, move) for move in self.game.moves(state)]


def solve(problem: PairsProblem, budget: Budget) -> Verdict:  # noqa: ARG001
    """Return whether a board can be cleared: no take stands in the way of another."""
    line, table = _played(problem.game, problem.table)
    if not problem.game.is_won(table):
        return Verdict(Answer.UNWINNABLE, (), len(line))
    return Verdict(Answer.WINNABLE, tuple(line), len(line), len(line))


def _played(game: Game, table: Table) -> tuple[list[Move], Table]:
    """Return the moves to the end of a game, and the table there."""
    line = list[Move]()
    while moves := game.moves(table):
        line.append(moves[0])
        table = game.after(table, moves[0])
    return line, table


def prove(game: Pairs, table: Table, budget: Budget) -> Proof | None:
    """Return a proof that a table is lost as its tiles lie, hidden ones too; None if it is won.

    It names few pairs that are left in the end, or where the rows close up, all moves.
    """
    if not game.keeps_places:
        return losses.prove(game, table, budget)
    places = {tile: table.place_of(tile) for group in table.groups[:-1] for tile in group}
    pairs = [two for two in combinations(places, 2) if game.can_take(faces_of(two))]
    every = {(group, place) for group, size in enumerate(game.shape) for place in range(size)}

    def locked(pairs: list[tuple[Tile, Tile]]) -> list[tuple[Tile, Tile]]:
        """Return those of some pairs that are left once all is taken that can be."""
        while True:
            gone = every - {places[tile] for two in pairs for tile in two}
            left = [two for two in pairs if not all(game.is_free(places[t], gone) for t in two)]
            if left == pairs:
                return left
            pairs = left

    left = locked(pairs)
    for two in left:
        left = locked([other for other in left if other != two]) or left
    faces = dict.fromkeys(str(tile.face) for two in left for tile in two)
    return Proof((Locked(game, table, " ".join(faces)),)) if left else None


SOLVER = FamilySolver(PairsProblem, solve, lambda *_: iter(()), prove)
