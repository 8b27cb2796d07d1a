"""The fewest moves that clear the rows, proved: best-first by turns.

Only the positions after a refill are kept.  A position is left out where no line
through it can beat the best line known, and so are the tiles of the common row that
such a line would never draw: positions that differ only in those are one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

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
    """Whether `proved` knows this game, and the board is at the start of a turn."""
    return problem.game.fugitive is None and problem.table.stage == 0


def proved(problem: LevelsProblem, known: Verdict, budget: Budget) -> Iterator[Verdict]:
    """Better and better bounds below a line that is known, and shorter lines, up to a proof.

    For boards of `can_prove`.  A position counts when it is kept.
    """
    if known.line and not known.is_shortest:
        yield from _Proof(problem, known, budget).verdicts()


class _Proof:
    """The search itself: the positions kept, by bound and by moves so far."""

    def __init__(self, problem: LevelsProblem, known: Verdict, budget: Budget) -> None:
        self._problem, self._known, self._budget = problem, known, budget
        self._turns = Turns(problem)
        self._most = len(known.line)
        self._parents: dict[bytes, bytes] = {}
        self._waiting: dict[int, dict[int, list[bytes]]] = {}
        self._positions = known.positions
        self.expanded = 0

    def verdicts(self) -> Iterator[Verdict]:
        """A verdict for every higher bound and shorter line, and the last one."""
        start = _spot_of(self._problem, self._problem.start())
        self._add(start, 0, self._known.bound, b"")
        while self._waiting and min(self._waiting) < self._most:
            least = min(self._waiting)
            if least > self._known.bound:
                yield self._raised(least)
            moves = max(self._waiting[least])
            keys = self._waiting[least].pop(moves)
            if not self._waiting[least]:
                del self._waiting[least]
            for key in keys:
                if self._is_spent():
                    yield replace(self._known, positions=self._positions)
                    return
                if self._expand(key, moves, least):
                    yield replace(self._known, positions=self._positions)
        if self._known.bound < self._most:
            yield self._raised(self._most)

    def _raised(self, bound: int) -> Verdict:
        """The verdict with a higher bound."""
        self._budget.tell_bound(bound)
        self._known = replace(self._known, positions=self._positions, bound=bound)
        return self._known

    def _is_spent(self) -> bool:
        self.expanded += 1
        if self._positions >= self._budget.positions or len(self._parents) > _MOST_KEPT:
            return True
        return self.expanded % _STRIDE == 0 and self._budget.is_stopped()

    def _expand(self, key: bytes, moves: int, bound: int) -> bool:
        """Keep the positions after the next turn; whether a shorter line was found."""
        turns, spot = self._turns, _parsed(key)
        is_shorter = False
        for turn in turns.turns(spot, self._most - moves):
            if not turn.levels:
                if not turn.generals and moves + turn.moves < self._most:
                    self._shorten(key, moves + turn.moves)
                    is_shorter = True
                continue
            after = turns.refilled(turn)
            if after is None or turns.is_lost(after):
                continue
            least = max(bound, moves + turn.bound)
            self._add(after, moves + turn.moves + 1, least, key)
        return is_shorter

    def _add(self, spot: Spot, moves: int, least: int, before: bytes) -> None:
        drawable = self._turns.drawable(spot, self._most - 1 - moves)
        common = spot.common
        if drawable < len(common):
            common = common[len(common) - drawable :]
        key = bytes((moves,)) + GAP.join((spot.generals, *spot.levels, common))
        if key in self._parents:
            return
        least = max(least, moves + self._turns.bound(spot))
        if least < self._most:
            self._positions += 1
            self._parents[key] = before
            self._waiting.setdefault(least, {}).setdefault(moves, []).append(key)

    def _shorten(self, key: bytes, moves: int) -> None:
        """Take the line over that ends with the turn after this position."""
        keys = [key]
        while self._parents[keys[-1]]:
            keys.append(self._parents[keys[-1]])
        path = _path(self._problem, keys[::-1], moves)
        self._known = replace(self._known, line=self._problem.line(path))
        self._most = moves


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
