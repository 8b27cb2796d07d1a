"""The fewest moves that clear the rows, proved: every line of so many moves is tried, by turns.

First the moves are as few as the bound allows, then one more, until a line is found or
is as short as the one that is known.  Only the positions after a refill are kept.  A
position is left out where no line through it is short enough, and so are the tiles of
the common row that such a line would never draw: positions that differ only in those
are one.  So the search is small while the moves are few.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from gupai_desktop.solvers.collector import no_collector
from gupai_desktop.solvers.levels import OUT, LevelsProblem, State
from gupai_desktop.solvers.levels_rows import GAP
from gupai_desktop.solvers.levels_turns import Spot, Turns
from gupai_desktop.solvers.verdict import Budget, Verdict

#: The stop signal is looked at once in so many positions.
_STRIDE = 64

#: So many positions are kept, some 200 bytes each.
_MOST_KEPT = 1_000_000

_NEW_TURN = b"\0"


def can_prove(problem: LevelsProblem) -> bool:
    """Whether `proved` knows this game and can afford it, at the start of a turn."""
    # Where any three may be taken and rows grow long, as they do without generals, all that a
    # turn can leave of one is too much to go through for the bound.
    is_affordable = problem.game.general_count or not problem.game.takes_any_three
    return problem.game.fugitive is None and bool(is_affordable) and problem.table.stage == 0


def proved(problem: LevelsProblem, known: Verdict, budget: Budget) -> Iterator[Verdict]:
    """Better and better bounds below a line that is known, up to a proof or a shortest line.

    For boards of `can_prove`.  A position counts when its bound is worked out.
    """
    if known.line and not known.is_shortest:
        yield from _Proof(problem, known, budget).verdicts()


class _Proof:
    """The search itself: the positions kept for a number of moves, each with the one before."""

    def __init__(self, problem: LevelsProblem, known: Verdict, budget: Budget) -> None:
        self._problem, self._known, self._budget = problem, known, budget
        self._turns = Turns(problem)
        self._most = 0
        self._parents: dict[bytes, bytes] = {}
        self._waiting: list[bytes] = []
        self._positions = known.positions
        self._is_spent = False

    def verdicts(self) -> Iterator[Verdict]:
        """A verdict for every higher bound, and the last one."""
        start = _spot_of(self._problem, self._problem.start())
        self._most = max(self._known.bound, self._turns.bound(start))
        while self._most < len(self._known.line):
            if self._most > self._known.bound:
                yield self._raised(self._most)
            path = self._found(start)
            if path or self._is_spent:
                line = self._problem.line(path) if path else self._known.line
                yield replace(self._known, positions=self._positions, line=line)
                return
            self._most += 1
        if self._known.bound < self._most:
            yield self._raised(self._most)

    def _raised(self, bound: int) -> Verdict:
        """The verdict with a higher bound."""
        self._known = replace(self._known, positions=self._positions, bound=bound)
        return self._known

    @no_collector()
    def _found(self, start: Spot) -> list[State]:
        """The states of a line of so many moves, the latest position first; empty if none is."""
        self._parents.clear()
        self._waiting.clear()
        self._add(start, 0, b"")
        while self._waiting and not self._is_over():
            key = self._waiting.pop()
            moves = self._expanded(key)
            if moves:
                return self._path(key, moves)
        return []

    def _is_over(self) -> bool:
        is_full = len(self._parents) > _MOST_KEPT or self._positions >= self._budget.positions
        is_asked = self._positions % _STRIDE == 0
        self._is_spent = is_full or (is_asked and self._budget.is_stopped())
        return self._is_spent

    def _expanded(self, key: bytes) -> int:
        """Keep the positions after the next turn; the moves of a line if this turn wins, or 0."""
        turns, spot, moves = self._turns, _parsed(key), key[0]
        for turn in turns.turns(spot, self._most + 1 - moves):
            if self._is_over():
                break
            if not turn.levels:
                if not turn.generals:
                    return moves + turn.moves
                continue
            after = turns.refilled(turn)
            if after is not None and not turns.is_lost(after):
                self._add(after, moves + turn.moves + 1, key)
        return 0

    def _add(self, spot: Spot, moves: int, before: bytes) -> None:
        drawable = self._turns.drawable(spot, self._most - moves)
        common = spot.common
        if drawable < len(common):
            common = common[len(common) - drawable :]
        key = bytes((moves,)) + GAP.join((spot.generals, *spot.levels, common))
        if key in self._parents:
            return
        self._positions += 1
        if moves + self._turns.bound(spot) <= self._most:
            self._parents[key] = before
            self._waiting.append(key)

    def _path(self, key: bytes, moves: int) -> list[State]:
        """The states of the line that ends with the turn after this position."""
        keys = [key]
        while self._parents[keys[-1]]:
            keys.append(self._parents[keys[-1]])
        return _path(self._problem, keys[::-1], moves)


def _spot_of(problem: LevelsProblem, state: State) -> Spot:
    """The position of a state, whatever its turn has come to."""
    *rows, common, _ = state
    generals = rows.pop(0) if problem.game.general_count else b""
    return Spot(generals, tuple(row for row in rows if row != OUT), common)


def _parsed(key: bytes) -> Spot:
    generals, *levels, common = key[1:].split(GAP)
    return Spot(generals, tuple(levels), common)


def _path(problem: LevelsProblem, keys: list[bytes], moves: int) -> list[State]:
    """The states of a line that comes by these positions and wins after so many moves."""
    path = [problem.start()]
    for before, after in pairwise(keys):
        path += _turn_to(problem, path[-1], _parsed(after), after[0] - before[0])
    path += _win(problem, path[-1], moves - keys[-1][0])
    if len(path) != moves + 1:
        raise ValueError("the path does not follow from the board")
    return path


def _turn_to(problem: LevelsProblem, state: State, target: Spot, moves: int) -> list[State]:
    """The states of one turn that leads to a position."""
    for after in problem.successors(state):
        if after[-1] == _NEW_TURN:
            spot = _spot_of(problem, after)
            if moves == 1 and spot[:2] == target[:2] and spot.common.endswith(target.common):
                return [after]
        elif moves > 1 and (rest := _turn_to(problem, after, target, moves - 1)):
            return [after, *rest]
    return []


def _win(problem: LevelsProblem, state: State, moves: int) -> list[State]:
    """The states of a last turn."""
    for after in problem.successors(state):
        if moves == 1 and problem.is_goal(after):
            return [after]
        if moves > 1 and after[-1] != _NEW_TURN and (rest := _win(problem, after, moves - 1)):
            return [after, *rest]
    return []
