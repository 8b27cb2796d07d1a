"""Two searches over any problem: some line, fast; and a line proved to be shortest.

States are small tuples that compare and hash; a problem knows which state leads
to which, how far one is from won at least and by guess, and which are lost.
"""

from __future__ import annotations

from dataclasses import replace
from heapq import heappop, heappush
from typing import Generic, Protocol, TypeVar

from gupai_desktop.engine.deal import below, random_words
from gupai_desktop.engine.move import Move
from gupai_desktop.solvers.verdict import Answer, Budget, Verdict

State = TypeVar("State")
Thing = TypeVar("Thing")

#: The stop signal is looked at once in so many positions.
_STRIDE = 256


class Problem(Protocol[State]):
    """A board to be won.

    With a `stray` of n, each n-th position that `solve` looks at is one by chance.
    Of positions that seem equally far from won the latest is looked at first, or
    the earliest.  The `weights` are what a move so far counts against the guess: the
    first where some line will do, the others, ever greater, where a shorter one is
    sought.
    """

    stray: int
    latest_first: bool
    weights: tuple[int, ...]

    def start(self) -> State:
        """The state of the board."""

    def is_goal(self, state: State) -> bool:
        """Whether the board is won."""

    def successors(self, state: State) -> list[State]:
        """Every state that one legal move leads to, in a fixed order."""

    def knows_rest(self, state: State) -> bool:
        """Whether `line` knows the way from this state to the goal by heart."""

    def bound(self, state: State) -> int:
        """A number of moves that cannot be beaten."""

    def estimate(self, state: State) -> int:
        """A guess how far the state is from won; it only decides what is looked at first."""

    def is_hopeless(self, state: State) -> bool:
        """Whether the state is proved lost; False where that is not known."""

    def line(self, path: list[State]) -> tuple[Move, ...]:
        """The moves from the board along a path of states, its own first, on to the goal."""


class _Frontier(Generic[State]):
    """The states that wait to be looked at, the most promising first.

    Now and then one is drawn by chance, every guess being as likely as the others
    (Xie, Müller, Holte and Imai 2014): guesses mislead, and chance leads out of it.
    """

    def __init__(self, stray: int, weight: int, *, latest_first: bool) -> None:
        self._stray, self._weight = stray, weight
        self._next = -1 if latest_first else 1
        self._heap: list[tuple[int, int, int, State]] = []
        self._by_guess: dict[int, list[tuple[int, State]]] = {}
        self._guesses: list[int] = []
        self._taken: set[State] = set()
        self._chance = random_words(0)
        self._turn = self._order = 0

    def add(self, guess: int, depth: int, state: State) -> None:
        """A state, the guess how far it is from won, and the moves so far."""
        self._order += self._next
        heappush(self._heap, (guess + self._weight * depth, self._order, depth, state))
        if self._stray:
            if guess not in self._by_guess:
                self._by_guess[guess] = []
                self._guesses.append(guess)
            self._by_guess[guess].append((depth, state))

    def take(self) -> tuple[int, State] | None:
        """The next state and the moves so far; None when none is left."""
        self._turn += 1
        if self._stray and self._turn % self._stray == 0:
            return self._drawn()
        while self._heap:
            _, _, depth, state = heappop(self._heap)
            if self._is_new(state):
                return depth, state
        return None

    def _drawn(self) -> tuple[int, State] | None:
        while self._guesses:
            place = below(len(self._guesses), self._chance)
            waiting = self._by_guess[self._guesses[place]]
            depth, state = _removed(waiting, below(len(waiting), self._chance))
            if not waiting:
                del self._by_guess[_removed(self._guesses, place)]
            if self._is_new(state):
                return depth, state
        return None

    def _is_new(self, state: State) -> bool:
        """Whether a state is taken for the first time."""
        if not self._stray:
            return True
        is_new = state not in self._taken
        self._taken.add(state)
        return is_new


def _removed(things: list[Thing], place: int) -> Thing:
    """Take one out; the last comes into its place."""
    things[place], things[-1] = things[-1], things[place]
    return things.pop()


def solve(problem: Problem[State], budget: Budget) -> Verdict:
    """Some line that wins, found best-first by the estimate and the moves so far."""
    return _best_first(problem, budget, problem.weights[0])


def _best_first(problem: Problem[State], budget: Budget, weight: int) -> Verdict:
    start = problem.start()
    if problem.is_hopeless(start):
        return Verdict(Answer.UNWINNABLE)
    parents: dict[State, State | None] = {start: None}
    frontier = _Frontier[State](problem.stray, weight, latest_first=problem.latest_first)
    frontier.add(problem.estimate(start), 0, start)
    positions = 0
    while (taken := frontier.take()) is not None:
        depth, state = taken
        if problem.is_goal(state) or problem.knows_rest(state):
            line = problem.line(_path(parents, state))
            return Verdict(Answer.WINNABLE, line, positions, problem.bound(start))
        if positions >= budget.positions or (positions % _STRIDE == 0 and budget.is_stopped()):
            return Verdict(Answer.UNKNOWN, (), positions, problem.bound(start))
        positions += 1
        for after in problem.successors(state):
            if after not in parents:
                parents[after] = state
                if not problem.is_hopeless(after):
                    frontier.add(problem.estimate(after), depth + 1, after)
    return Verdict(Answer.UNWINNABLE, (), positions)


def shortest(problem: Problem[State], budget: Budget) -> Verdict:
    """A line proved to be shortest; else the best one known, and a bound below it.

    A* by the bound, which must never fall by more than one a move; what would
    not beat the line that `solve` finds first is not looked at.
    """
    known = solve(problem, budget)
    if known.answer is not Answer.WINNABLE:
        return known
    known = _shorter(problem, known, budget)
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


def _shorter(problem: Problem[State], known: Verdict, budget: Budget) -> Verdict:
    """The shortest of the lines that are found when moves count for more and more.

    Each search may cost its share of the positions that are left.
    """
    share = replace(budget, positions=budget.positions // (len(problem.weights) + 1))
    positions = known.positions
    for weight in problem.weights[1:]:
        found = _best_first(problem, share, weight)
        positions += found.positions
        if found.line and len(found.line) < len(known.line):
            known = found
    return replace(known, positions=positions)


def _path(parents: dict[State, State | None], state: State) -> list[State]:
    """The states from the first one to this."""
    path = [state]
    before = parents[state]
    while before is not None:
        path.append(before)
        before = parents[before]
    return path[::-1]
