"""Two searches over any problem: some line, fast; and a line proved to be shortest.

States are small tuples that compare and hash; a problem knows which state leads
to which, how far one is from won at least and by guess, and which are lost.
"""

from __future__ import annotations

from dataclasses import replace
from heapq import heappop, heappush
from typing import Protocol, TypeVar

from gupai_desktop.engine.move import Move
from gupai_desktop.solvers.verdict import Answer, Budget, Verdict

State = TypeVar("State")

#: The stop signal is looked at once in so many positions.
_STRIDE = 256


class Problem(Protocol[State]):
    """A board to be won."""

    def start(self) -> State:
        """The state of the board."""

    def is_goal(self, state: State) -> bool:
        """Whether the board is won."""

    def successors(self, state: State) -> list[State]:
        """Every state that one legal move leads to, in a fixed order."""

    def bound(self, state: State) -> int:
        """A number of moves that cannot be beaten."""

    def estimate(self, state: State) -> int:
        """A guess how far the state is from won; it only decides what is looked at first."""

    def is_hopeless(self, state: State) -> bool:
        """Whether the state is proved lost; False where that is not known."""

    def line(self, path: list[State]) -> tuple[Move, ...]:
        """The moves from the board along a path of states, its own state first."""


def solve(problem: Problem[State], budget: Budget) -> Verdict:
    """Some line that wins, found best-first by the estimate and the moves so far."""
    start = problem.start()
    if problem.is_hopeless(start):
        return Verdict(Answer.UNWINNABLE)
    parents: dict[State, State | None] = {start: None}
    heap = [(problem.estimate(start), 0, 0, start)]
    positions = order = 0
    while heap:
        _, _, depth, state = heappop(heap)
        if problem.is_goal(state):
            line = problem.line(_path(parents, state))
            return Verdict(Answer.WINNABLE, line, positions, problem.bound(start))
        if positions >= budget.positions or (positions % _STRIDE == 0 and budget.is_stopped()):
            return Verdict(Answer.UNKNOWN, (), positions, problem.bound(start))
        positions += 1
        for after in problem.successors(state):
            if after not in parents:
                parents[after] = state
                if not problem.is_hopeless(after):
                    order -= 1
                    guess = problem.estimate(after) + depth + 1
                    heappush(heap, (guess, order, depth + 1, after))
    return Verdict(Answer.UNWINNABLE, (), positions)


def shortest(problem: Problem[State], budget: Budget) -> Verdict:
    """A line proved to be shortest; else the best one known, and a bound below it.

    A* by the bound, which must never fall by more than one a move; what would
    not beat the line that `solve` finds first is not looked at.
    """
    known = solve(problem, budget)
    if known.answer is not Answer.WINNABLE:
        return known
    start, most = problem.start(), len(known.line)
    parents: dict[State, State | None] = {start: None}
    depths = {start: 0}
    heap = [(problem.bound(start), problem.estimate(start), 0, start)]
    positions, reached, order = known.positions, 0, 0
    while heap and heap[0][0] < most:
        least, _, _, state = heappop(heap)
        if least - problem.bound(state) > depths[state]:
            continue  # reached by fewer moves in the meantime
        if least > reached:
            reached = least
            budget.tell_bound(reached)
        if problem.is_goal(state):
            line = problem.line(_path(parents, state))
            return Verdict(Answer.WINNABLE, line, positions, reached)
        if positions >= budget.positions or (positions % _STRIDE == 0 and budget.is_stopped()):
            return replace(known, positions=positions, bound=reached)
        positions += 1
        depth = depths[state] + 1
        for after in problem.successors(state):
            if depths.get(after, depth + 1) > depth and not problem.is_hopeless(after):
                depths[after], parents[after] = depth, state
                order -= 1
                heappush(
                    heap, (depth + problem.bound(after), problem.estimate(after), order, after)
                )
    return replace(known, positions=positions, bound=most)


def _path(parents: dict[State, State | None], state: State) -> list[State]:
    """The states from the first one to this."""
    path = [state]
    before = parents[state]
    while before is not None:
        path.append(before)
        before = parents[before]
    return path[::-1]
