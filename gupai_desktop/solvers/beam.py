"""Beams: of all positions after so many moves only the most promising are followed.

A beam finds short lines fast, and the shorter ones the wider it is.  It proves
nothing, but where it was wide enough for every position.
"""

from __future__ import annotations

from typing import Generic

from gupai_desktop.solvers.collector import no_collector
from gupai_desktop.solvers.problem import Parents, Problem, State, path_to
from gupai_desktop.solvers.verdict import Budget

#: The stop signal is looked at once in so many positions.
_STRIDE = 64


class Beam(Generic[State]):
    """A beam of some width through a problem, for a line of less than `most` moves.

    `path` is that of the shortest line found, empty if there is none; `is_complete`
    tells whether every position that could lead to a shorter one was looked at.
    """

    def __init__(self, problem: Problem[State], width: int, most: int) -> None:
        self._problem, self._width = problem, width
        self.most = most
        self.path: list[State] = []
        self.positions = 0
        self.is_complete = True

    @no_collector()
    def run(self, budget: Budget) -> None:
        """Follow the beam to its end, or until it is stopped or the positions are spent."""
        start = self._problem.start()
        parents: Parents[State] = {start: None}
        layer, depth = [start], 0
        while layer:
            if self.positions + len(layer) > budget.positions:
                self.is_complete = False
                return
            depth += 1
            reached = self._reached(layer, parents, budget)
            layer = self._promising(reached, depth, parents)
            parents.update((state, reached[state]) for state in layer)

    def _reached(
        self, layer: list[State], parents: Parents[State], budget: Budget
    ) -> dict[State, State]:
        """The states that are new after one move more, each with the one before it."""
        reached: dict[State, State] = {}
        for state in layer:
            if self.positions % _STRIDE == 0 and budget.is_stopped():
                self.is_complete = False
                return {}
            self.positions += 1
            for after in self._problem.successors(state):
                if after not in reached and after not in parents:
                    reached[after] = state
        return reached

    def _promising(
        self, reached: dict[State, State], depth: int, parents: Parents[State]
    ) -> list[State]:
        """The states to be followed; the way is noted where one leads to a shorter line.

        What is asked of a state beyond its promise is asked of the best ones only.
        """
        problem, found = self._problem, list[State]()
        for state in sorted(reached, key=problem.promise):
            if len(found) == self._width:
                self.is_complete = False
                break
            rest = problem.rest(state)
            if 0 <= rest < self.most - depth:
                self.most = depth + rest
                self.path = [*path_to(parents, reached[state]), state]
            can_improve = rest and depth + problem.bound(state) < self.most
            if can_improve and not problem.is_hopeless(state):
                found.append(state)
        return found
