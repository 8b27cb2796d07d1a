"""Beam search, and the search of a line's neighbourhood: short lines fast, without a proof."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Generic

from gupai_desktop.solvers.memory import no_collector
from gupai_desktop.solvers.problem import Parents, Problem, State, path_to
from gupai_desktop.solvers.verdict import Budget

#: The stop signal is looked at once in so many positions.
_STRIDE = 64

#: So many positions are searched in one line's neighbourhood.
_NEIGHBOURS = 3_000


class PlainLayers(Generic[State]):
    """The layers of a beam through any problem."""

    def __init__(self, problem: Problem[State]) -> None:
        self._problem = problem
        self._kept = {problem.start()}
        self._reached: dict[State, State] = {}

    def expand(self, state: State) -> None:
        """Add the new states after a state to the next layer."""
        reached, kept = self._reached, self._kept
        for after in self._problem.successors(state):
            if after not in reached and after not in kept:
                reached[after] = state

    def cut(
        self, width: int, is_kept: Callable[[State, State, int], bool]
    ) -> tuple[list[State], bool]:
        """Return the best states of the next layer, and whether these are all."""
        reached, self._reached = self._reached, {}
        found, bound = list[State](), self._problem.bound
        for state in sorted(reached, key=self._problem.beam_estimate):
            if len(found) == width:
                return found, False
            if is_kept(state, reached[state], bound(state)):
                found.append(state)
                self._kept.add(state)
        return found, True


class Beam(Generic[State]):
    """A beam of some width through a problem, for a line of less than `most` moves.

    `path` is that of the shortest line found, empty if there is none; `is_complete`
    tells whether the beam was wide enough for every state that could lead to a shorter one.
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
        """Run to the end, or until the beam is stopped or the positions are spent."""
        layer = [self._problem.start()]
        while layer:
            if self.positions + len(layer) > budget.positions:
                self.is_complete = False
                return
            for state in layer:
                if self.positions % _STRIDE == 0 and budget.is_stopped():
                    self.is_complete = False
                    return
                self.positions += 1
                self._layers.expand(state)
            self._depth += 1
            layer, are_all = self._layers.cut(self._width, self._is_kept)
            self.is_complete &= are_all

    def _is_kept(self, state: State, before: State, bound: int) -> bool:
        """Return whether a state may lead to a shorter line; take the path if it ends one."""
        left = self._problem.moves_left(state)
        if 0 <= left < self.most - self._depth:
            self.most = self._depth + left
            self.path = [*path_to(self._parents, before), state]
        can_improve = left and self._depth + bound < self.most
        if not can_improve or self._problem.is_hopeless(state):
            return False
        self._parents[state] = before
        return True


@no_collector()
def shortened(
    problem: Problem[State], path: list[State], budget: Budget
) -> tuple[list[State], int]:
    """Return a path that is no longer than this one, and the positions searched for it.

    A beam's line often goes round.  So the shortest way through all that lies a few moves
    beside it is taken, then through the neighbourhood of that one, while it gets shorter
    (Nakhost and Müller 2010).
    """
    spent = 0
    while True:
        left = min(_NEIGHBOURS, budget.positions - spent)
        neighbours = _neighbourhood(problem, path, replace(budget, positions=left))
        spent += len(neighbours)
        shorter = _shortest(problem, path, neighbours)
        if not shorter:
            return path, spent
        path = shorter


def _neighbourhood(
    problem: Problem[State], path: list[State], budget: Budget
) -> dict[State, list[State]]:
    """Return the states nearest to a path, its own first, each with its successors."""
    found: dict[State, list[State]] = {}
    waiting, seen = list(path), set(path)
    for state in waiting:
        is_asked = len(found) % _STRIDE == 0
        if len(found) >= budget.positions or (is_asked and budget.is_stopped()):
            break
        found[state] = problem.successors(state)
        for after in found[state]:
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    return found


def _shortest(
    problem: Problem[State], path: list[State], neighbours: dict[State, list[State]]
) -> list[State]:
    """Return the shortest path through some states, empty if none is shorter than the path."""
    length, depth = len(path) - 1 + problem.moves_left(path[-1]), 0
    parents: Parents[State] = {path[0]: None}
    layer, shorter = path[:1], list[State]()
    while layer and depth + 1 < length:
        depth += 1
        reached = list[State]()
        for state in layer:
            for after in neighbours.get(state, ()):
                if after not in parents:
                    parents[after] = state
                    reached.append(after)
                    left = problem.moves_left(after)
                    if 0 <= left < length - depth:
                        length, shorter = depth + left, path_to(parents, after)
        layer = reached
    return shorter
