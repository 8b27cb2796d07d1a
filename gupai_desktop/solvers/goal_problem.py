"""Zen with a goal as a search problem: reach groups that the goal wants, not only valid ones."""

from __future__ import annotations

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.games.zen import Zen
from gupai_desktop.solvers.exchange import ExchangeProblem, State
from gupai_desktop.solvers.goal_beam import GoalLayers, Signatures
from gupai_desktop.solvers.goal_tables import goal_tables_of
from gupai_desktop.solvers.problem import Layers, Probe


class GoalProblem(ExchangeProblem):
    """One board of Zen with a goal."""

    random_every = 5
    #: A narrow beam escapes where the heuristic misleads.  The wide one is for the deals that
    #: mislead the other too: more than the rating of a deal may search.
    probes: tuple[Probe, ...] = (Probe(1_000, 300), Probe(20_000, 3_000))
    beam_widths: tuple[int, ...] = (300, 1_000, 3_000, 5_000, 10_000)

    def __init__(self, game: Zen, table: Table) -> None:
        super().__init__(game, table)
        self.goal_tables = goal_tables_of(game)
        self._signatures = Signatures(self)
        # Where no end is known to steer by, the heuristic must lead more freely.
        self.weight = 2 if self.goal_tables.near else 1

    def is_goal(self, state: State) -> bool:
        """Return whether every group is valid and some goal has all that it wants."""
        return super().is_goal(state) and not self.goal_tables.missing(state)

    def moves_left(self, state: State) -> int:
        """Return how many moves lead from a state near an end to that; -1 farther away."""
        if self.goal_tables.near:
            return self.goal_tables.moves_left(state)
        return super().moves_left(state) if not self.goal_tables.missing(state) else -1

    def bound(self, state: State) -> int:
        """Return a lower bound on the moves: each makes two wanted groups at most."""
        return max(super().bound(state), (self.goal_tables.missing(state) + 1) // 2)

    def estimate(self, state: State) -> int:
        """Return the heuristic for any line; near an end the search is over."""
        if state in self.goal_tables.near:
            return -1_000_000
        return 2 * (super().estimate(state) + self.goal_tables.distance(state))

    def beam_estimate(self, state: State) -> int:
        """Return the heuristic for a short line: invalid groups, and worth that is lacking."""
        return super().estimate(state) + self.goal_tables.distance(state)

    def layers(self) -> Layers[State]:
        """Return the layers of a beam."""
        return GoalLayers(self._signatures, self.start())

    def is_hopeless(self, state: State) -> bool:
        """Return whether it is proved that some group can no longer become of use."""
        return self._has_dead(state) or self.lacks_partners(state)

    def is_needy(self, group: int) -> bool:
        """Return whether a group is mended only by an invalid one, or into a dead one."""
        return self.goal_tables.is_needy[group]

    def can_help(self, group: int, partner: int) -> bool:
        """Return whether an invalid group can mend a needy one, or what becomes of it."""
        return self.goal_tables.can_help[group, partner]

    def _has_dead(self, state: State) -> bool:
        """Return whether a valid group is dead, and no invalid one is left to rescue it."""
        if self.goal_tables.dead.isdisjoint(state):
            return False
        dead = self.goal_tables.dead.intersection(state)
        invalid = self.invalid(state)
        can_rescue = self.goal_tables.can_rescue
        return not all(any(can_rescue[group, partner] for partner in invalid) for group in dead)

    def lost_groups(self) -> tuple[int, ...]:
        """Return the groups of the board, by number, that can never be made useful."""
        numbers = list(map(self.groups.number_of, self._table.groups))
        if not self._has_dead(tuple(numbers)):
            return super().lost_groups()
        return tuple(
            place for place, group in enumerate(numbers) if group in self.goal_tables.dead
        )

    def line(self, path: list[State]) -> tuple[Move, ...]:
        """Return the moves along a path, and from where it comes near an end on to that."""
        path = list(path)
        while (after := self.goal_tables.near.get(path[-1])) is not None:
            path.append(after)
        return super().line(path)
