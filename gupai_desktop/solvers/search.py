"""Searches over any problem: some line, fast; ever shorter lines; and one proved shortest.

Beams find short lines fast, without a proof, and so does the search of a line's neighbourhood.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Generator, Iterable, Iterator
from dataclasses import replace
from heapq import heappop, heappush
from sys import maxsize
from typing import Any, Generic, TypeVar

from gupai_desktop.engine.deal import below, random_words
from gupai_desktop.solvers.memory import no_collector
from gupai_desktop.solvers.search_problem import (
    Layers,
    Parents,
    Probe,
    SearchProblem,
    State,
    Tree,
    path_to,
)
from gupai_desktop.solvers.verdict import Answer, Budget, Verdict

Removed = TypeVar("Removed")

#: Finds better verdicts than the one that is known, until the budget is spent.
Prover = Callable[[Any, Verdict, Budget], Iterator[Verdict]]

#: The stop signal is looked at once in this many positions.
_STRIDE = 64

#: This many positions are searched in one line's neighbourhood.
_NEIGHBOURS = 3_000

#: A beam that is narrower finds too little to be worth its positions.
_MIN_WIDTH = 30

#: A probe ends after this many moves without a line.
_PROBE_MOVES = 60

#: This many states at most are kept by one search, some 350 bytes each.
_MAX_KEPT = 3_500_000


class _Frontier(Generic[State]):
    """The open list of a best-first search.

    One in that many states is taken at random, every estimate being as likely as the others
    (Xie, Müller, Holte and Imai 2014): where estimates mislead, chance leads out.
    """

    def __init__(self, random_every: int, weight: int, *, latest_first: bool) -> None:
        self._random_every, self._weight = random_every, weight
        self._latest_first = latest_first
        self._by_total: dict[int, deque[tuple[int, State]]] = {}
        self._totals: list[int] = []
        self._by_estimate: dict[int, list[tuple[int, State]]] = {}
        self._estimates: list[int] = []
        self._taken: set[State] = set()
        self._chance = random_words(0)
        self._turn = 0

    def add(self, depth: int, found: Iterable[tuple[int, State]]) -> None:
        """Add states, each after its estimate, with the moves so far."""
        by_total, by_estimate = self._by_total, self._by_estimate
        so_far, is_random = self._weight * depth, self._random_every
        for estimate, state in found:
            total, waiting = estimate + so_far, (depth, state)
            if total in by_total:
                by_total[total].append(waiting)
            else:
                by_total[total] = deque((waiting,))
                heappush(self._totals, total)
            if is_random:
                if estimate in by_estimate:
                    by_estimate[estimate].append(waiting)
                else:
                    by_estimate[estimate] = [waiting]
                    self._estimates.append(estimate)

    def take(self) -> tuple[int, State] | None:
        """Remove the next state, and return it with the moves so far; None if none is left."""
        self._turn += 1
        if self._random_every and self._turn % self._random_every == 0:
            return self._take_random()
        while self._totals:
            waiting = self._by_total[self._totals[0]]
            depth, state = waiting.pop() if self._latest_first else waiting.popleft()
            if not waiting:
                del self._by_total[heappop(self._totals)]
            if self._is_new(state):
                return depth, state
        return None

    def _take_random(self) -> tuple[int, State] | None:
        while self._estimates:
            place = below(len(self._estimates), self._chance)
            waiting = self._by_estimate[self._estimates[place]]
            depth, state = _removed(waiting, below(len(waiting), self._chance))
            if not waiting:
                del self._by_estimate[_removed(self._estimates, place)]
            if self._is_new(state):
                return depth, state
        return None

    def _is_new(self, state: State) -> bool:
        """Return whether a state is taken for the first time."""
        if not self._random_every:
            return True
        is_new = state not in self._taken
        self._taken.add(state)
        return is_new


def _removed(things: list[Removed], place: int) -> Removed:
    """Remove and return one; the last takes its place."""
    things[place], things[-1] = things[-1], things[place]
    return things.pop()


def solve(problem: SearchProblem[State], budget: Budget) -> Verdict:
    """Find some line, best-first; where that finds none soon, the problem's probes go next."""
    probes = [probe for probe in problem.probes if probe.after < budget.positions]
    if not probes:
        return _best_first(problem, budget)
    found = _best_first(problem, replace(budget, positions=probes[0].after))
    for probe in (*probes, None):
        if found.answer is not Answer.UNKNOWN or budget.is_stopped():
            break
        spent = found.positions
        left = replace(budget, positions=budget.positions - spent)
        found = _probed(problem, probe, left) if probe else _best_first(problem, left)
        found = replace(found, positions=spent + found.positions)
    return found


def _probed(problem: SearchProblem[State], probe: Probe, budget: Budget) -> Verdict:
    """Return a probe's verdict: a line however long, or that there is none."""
    bound, positions = problem.bound(problem.start()), _PROBE_MOVES * probe.width
    beam = Beam(problem, probe.width, most=maxsize, most_alike=probe.most_alike)
    beam.run(replace(budget, positions=min(budget.positions, positions)))
    if beam.path:
        return Verdict(Answer.WINNABLE, problem.line(beam.path), beam.positions, bound)
    answer = Answer.UNWINNABLE if beam.is_complete else Answer.UNKNOWN
    return Verdict(answer, (), beam.positions, bound)


def _best_first(problem: SearchProblem[State], budget: Budget) -> Verdict:
    start = problem.start()
    if problem.is_hopeless(start):
        return Verdict(Answer.UNWINNABLE)
    tree = problem.tree()
    frontier = _Frontier[Any](
        problem.random_every, problem.weight, latest_first=problem.latest_first
    )
    frontier.add(0, [(problem.estimate(start), tree.root)])
    positions = 0
    while (taken := frontier.take()) is not None:
        depth, node = taken
        if tree.moves_left(node) >= 0:
            line = problem.line(tree.path(node))
            return Verdict(Answer.WINNABLE, line, positions, problem.bound(start))
        if tree.is_hopeless(node):
            continue
        if _is_over(budget, positions, len(tree)):
            return Verdict(Answer.UNKNOWN, (), positions, problem.bound(start))
        positions += 1
        frontier.add(depth + 1, tree.after(node))
    return Verdict(Answer.UNWINNABLE, (), positions)


def _is_over(budget: Budget, positions: int, kept: int) -> bool:
    """Return whether a search is stopped, or has used all that it may."""
    if positions >= budget.positions or kept > _MAX_KEPT:
        return True
    return positions % _STRIDE == 0 and budget.is_stopped()


def proved(problem: SearchProblem[State], known: Verdict, budget: Budget) -> Iterator[Verdict]:
    """Yield higher bounds, and at last a line proved to be shortest.

    A* by the bound, which must never fall by more than one a move; states that would
    not beat the known line are left out.
    """
    tree: Tree[State, Any] = problem.tree()
    most, root = len(known.line), tree.root
    depths = {root: 0}
    heap = [(tree.bound(root), problem.estimate(problem.start()), 0, root)]
    positions, order = known.positions, 0
    while heap and heap[0][0] < most:
        least, _, _, node = heappop(heap)
        if least - tree.bound(node) > depths[node]:
            continue  # reached by fewer moves in the meantime
        if tree.is_goal(node):
            line = problem.line(tree.path(node))
            yield replace(known, line=line, positions=positions, bound=least)
            return
        if least > known.bound:
            known = replace(known, positions=positions, bound=least)
            yield known
        if _is_over(budget, positions, len(tree)):
            return
        positions += 1
        depth = depths[node] + 1
        for bound, estimate, after in tree.nearer(node, depths):
            order -= 1
            heappush(heap, (depth + bound, estimate, order, after))
    if known.bound < most:
        yield replace(known, positions=positions, bound=most)


def improved(
    problem: SearchProblem[State], known: Verdict, budget: Budget, prove: Prover = proved
) -> Iterator[Verdict]:
    """Yield ever better verdicts on a winnable board: a shorter line, or a higher bound.

    Beams come first, each wider than the last, then the proof.  Positions that the known
    verdict has cost count, and every verdict has what has been spent so far.
    """
    if known.answer is not Answer.WINNABLE or known.is_shortest:
        return
    known = yield from _beams(problem, known, budget)
    if known.is_shortest or budget.is_stopped():
        return
    for verdict in prove(problem, known, budget):
        if len(verdict.line) < len(known.line) or verdict.bound > known.bound:
            known = verdict
            yield known


def _beams(
    problem: SearchProblem[State], known: Verdict, budget: Budget
) -> Generator[Verdict, None, Verdict]:
    """Yield the shorter lines that the problem's beams find, and return the last verdict.

    None is so wide that it could be cut off before it has come as far as the known line.
    """
    positions, most = known.positions, budget.positions
    probed = max(
        (
            probe.width
            for probe in problem.probes
            if known.positions > probe.after and not probe.most_alike
        ),
        default=0,
    )
    for width in problem.beam_widths:
        if width <= probed:
            continue  # a probe was as wide
        fits = (most - positions) // max(1, len(known.line))
        if known.is_shortest or fits < _MIN_WIDTH or budget.is_stopped():
            break
        beam = Beam(problem, min(width, fits), len(known.line))
        beam.run(replace(budget, positions=most - positions))
        positions += beam.positions
        path = beam.path
        if path and problem.shortens_lines:
            path, spent = shortened(problem, path, replace(budget, positions=most - positions))
            positions += spent
        known = replace(known, positions=positions)
        if path:
            known = replace(known, line=problem.line(path))
        if beam.is_complete:
            known = replace(known, bound=len(known.line))
        if path or beam.is_complete:
            yield known
    return known


class Beam(Generic[State]):
    """A beam of some width through a problem, for a line of less than `most` moves.

    `path` is that of the shortest line found, empty if there is none; `is_complete`
    tells whether the beam was wide enough for every state that could lead to a shorter one.
    """

    def __init__(
        self, problem: SearchProblem[State], width: int, most: int, most_alike: int = 0
    ) -> None:
        self._width = width
        self.most = most
        self.path: list[State] = []
        self.positions = 0
        self.is_complete = True
        self._layers: Layers[State, Any] = problem.layers(most_alike)
        self._depth = 0

    @no_collector()
    def run(self, budget: Budget) -> None:
        """Run to the end, or until the beam is stopped or the positions are spent."""
        layer: Collection[Any] = (self._layers.root,)
        while layer:
            if self.positions + len(layer) > budget.positions:
                self.is_complete = False
                return
            for node in layer:
                if self.positions % _STRIDE == 0 and budget.is_stopped():
                    self.is_complete = False
                    return
                self.positions += 1
                self._layers.expand(node)
            self._depth += 1
            layer, are_all = self._layers.cut(self._width, self._can_improve)
            self.is_complete &= are_all

    def _can_improve(self, node: Any, left: int, bound: int) -> bool:
        """Return whether a node may lead to a shorter line; take the path if it ends one."""
        if 0 <= left < self.most - self._depth:
            self.most = self._depth + left
            self.path = self._layers.path(node)
        return left != 0 and self._depth + bound < self.most


@no_collector()
def shortened(
    problem: SearchProblem[State], path: list[State], budget: Budget
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
    problem: SearchProblem[State], path: list[State], budget: Budget
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
    problem: SearchProblem[State], path: list[State], neighbours: dict[State, list[State]]
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
