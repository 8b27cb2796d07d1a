"""Zen towards a goal: groups that have to be these or those, not only valid."""

from __future__ import annotations

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.games.zen import Zen
from gupai_desktop.solvers.exchange import ExchangeProblem, State
from gupai_desktop.solvers.goal_layers import GoalLayers, GoalNumbers
from gupai_desktop.solvers.goal_tables import goal_tables_of
from gupai_desktop.solvers.problem import Layers, Scout


class GoalProblem(ExchangeProblem):
    """One board of Zen as a search problem: reach a goal of its game."""

    #: Where the worth misleads, a position by chance leads out.
    stray = 5
    #: Narrower beams are caught where the worth misleads.  The wide one is for the deals that
    #: catch the other too: more than the rating of a deal may search.
    scouts: tuple[Scout, ...] = (Scout(1_000, 300), Scout(20_000, 3_000))
    widths: tuple[int, ...] = (300, 1_000, 3_000, 5_000, 10_000)

    def __init__(self, game: Zen, table: Table) -> None:
        super().__init__(game, table)
        self.goal_tables = goal_tables_of(game)
        self._numbers = GoalNumbers(self)
        # Where no end is known to steer by, the guess must lead more freely.
        self.weight = 2 if self.goal_tables.near else 1

    def is_goal(self, state: State) -> bool:
        """Whether every group is valid and some goal has all that it wants."""
        return super().is_goal(state) and not self.goal_tables.missing(state)

    def rest(self, state: State) -> int:
        """How many moves lead from a state near an end to that; -1 farther away."""
        if self.goal_tables.near:
            return self.goal_tables.rest(state)
        return super().rest(state) if not self.goal_tables.missing(state) else -1

    def bound(self, state: State) -> int:
        """A number of moves that cannot be beaten: each makes two wanted groups at most."""
        return max(super().bound(state), (self.goal_tables.missing(state) + 1) // 2)

    def estimate(self, state: State) -> int:
        """How far a state seems from the goal; near an end the search is over."""
        if state in self.goal_tables.near:
            return -1_000_000
        return 2 * (super().estimate(state) + self.goal_tables.distance(state))

    def promise(self, state: State) -> int:
        """How far a state seems from the goal, for a short line."""
        return super().estimate(state) + self.goal_tables.distance(state)

    def layers(self) -> Layers[State]:
        """A beam through the board knows its states by their numbers."""
        return GoalLayers(self._numbers, self.start())

    def is_hopeless(self, state: State) -> bool:
        """Whether some group can no longer become of use."""
        return self._has_dead(state) or self.lacks_partners(state)

    def is_needy(self, group: int) -> bool:
        """Whether a group can only be mended with another invalid one, or into a dead one."""
        return self.goal_tables.is_needy(group)

    def can_help(self, group: int, partner: int) -> bool:
        """Whether an invalid group can mend a needy one, or what becomes of it."""
        return self.goal_tables.can_help(group, partner)

    def _has_dead(self, state: State) -> bool:
        """Whether a valid group is dead, and no invalid one is left to rescue it."""
        if self.goal_tables.dead.isdisjoint(state):
            return False
        dead = self.goal_tables.dead.intersection(state)
        invalid = self.invalid(state)
        return not all(
            any(self.goal_tables.can_rescue(group, partner) for partner in invalid)
            for group in dead
        )

    def lost_groups(self) -> tuple[int, ...]:
        """The groups of the board, by number, that nothing on it can ever make useful."""
        numbers = list(map(self.groups.number_of, self._table.groups))
        if not self._has_dead(tuple(numbers)):
            return super().lost_groups()
        return tuple(
            place for place, group in enumerate(numbers) if group in self.goal_tables.dead
        )

    def line(self, path: list[State]) -> tuple[Move, ...]:
        """The moves along a path, and from where it comes near an end on to that."""
        path = list(path)
        while (after := self.goal_tables.near.get(path[-1])) is not None:
            path.append(after)
        return super().line(path)
