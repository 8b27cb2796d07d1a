"""Beams: of all positions after so many moves only the most promising are followed.

A beam finds short lines fast, and the shorter ones the wider it is.  It proves
nothing, but where it was wide enough for every position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from gupai_desktop.solvers.collector import no_collector
from gupai_desktop.solvers.problem import Parents, Problem, State, path_to
from gupai_desktop.solvers.verdict import Budget

#: The stop signal is looked at once in so many positions.
_STRIDE = 64


class PlainLayers(Generic[State]):
    """What a beam has reached, of any problem: every state as it is."""

    def __init__(self, problem: Problem[State]) -> None:
        self._problem = problem
        self._kept = {problem.start()}
        self._reached: dict[State, State] = {}

    def reach_from(self, state: State) -> None:
        """Note the states that one move leads to and that are new."""
        reached, kept = self._reached, self._kept
        for after in self._problem.successors(state):
            if after not in reached and after not in kept:
                reached[after] = state

    def follow(
        self, width: int, is_followed: Callable[[State, State, int], bool]
    ) -> tuple[list[State], bool]:
        """The most promising states, and whether these are all."""
        reached, self._reached = self._reached, {}
        found, bound = list[State](), self._problem.bound
        for state in sorted(reached, key=self._problem.promise):
            if len(found) == width:
                return found, False
            if is_followed(state, reached[state], bound(state)):
                found.append(state)
                self._kept.add(state)
        return found, True


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
        self._parents: Parents[State] = {problem.start(): None}
        self._layers = problem.layers()
        self._depth = 0

    @no_collector()
    def run(self, budget: Budget) -> None:
        """Follow the beam to its end, or until it is stopped or the positions are spent."""
        layer = [self._problem.start()]
        while layer:
            if self.positions + len(layer) > budget.positions or not self._reach(layer, budget):
                self.is_complete = False
                return
            self._depth += 1
            layer, are_all = self._layers.follow(self._width, self._is_followed)
            self.is_complete &= are_all

    def _reach(self, layer: list[State], budget: Budget) -> bool:
        """Reach what lies one move after a layer; False if stopped on the way."""
        for state in layer:
            if self.positions % _STRIDE == 0 and budget.is_stopped():
                return False
            self.positions += 1
            self._layers.reach_from(state)
        return True

    def _is_followed(self, state: State, before: State, bound: int) -> bool:
        """Whether a state may lead to a shorter line; the way is noted where it is one's end.

        What is asked of a state beyond its promise is asked of the best ones only.
        """
        rest = self._problem.rest(state)
        if 0 <= rest < self.most - self._depth:
            self.most = self._depth + rest
            self.path = [*path_to(self._parents, before), state]
        can_improve = rest and self._depth + bound < self.most
        if not can_improve or self._problem.is_hopeless(state):
            return False
        self._parents[state] = before
        return True
