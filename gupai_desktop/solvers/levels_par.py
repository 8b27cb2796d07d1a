"""The proof of a shortest line of Clearing the Rows: iterative deepening, turn by turn.

First the moves are as few as the bound allows, then one more, until a line is found or
is as short as the one that is known.  Only the positions after a refill are kept.  A
position is left out where no line through it is short enough, and so are the tiles of
the common row that such a line would never draw: positions that differ only in those
are one.  So the search is small while the moves are few.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from heapq import heappop, heappush
from itertools import pairwise

from gupai_desktop.solvers import search
from gupai_desktop.solvers.levels import NEW_TURN, OUT, LevelsProblem, LevelsState
from gupai_desktop.solvers.levels_rows import GAP
from gupai_desktop.solvers.levels_turns import Position, Turns
from gupai_desktop.solvers.memory import no_collector
from gupai_desktop.solvers.verdict import Budget, Verdict

#: The stop signal is looked at once in this many positions.
_STRIDE = 64

#: This many positions are kept, some 200 bytes each.
_MAX_KEPT = 1_000_000


def proved(problem: LevelsProblem, known: Verdict, budget: Budget) -> Iterator[Verdict]:
    """Yield higher bounds below a line that is known, up to a proof or a shortest line.

    A position counts when its bound is worked out.
    """
    if not can_prove(problem):
        yield from search.proved(problem, known, budget)
    elif known.line and not known.is_shortest:
        yield from _Proof(problem, known, budget).verdicts()


def can_prove(problem: LevelsProblem) -> bool:
    """Return whether the game is known here and affordable, and a turn begins."""
    # Where any three may be taken and rows grow long, as they do without generals, all that a
    # turn can leave of one is too much to go through for the bound.
    is_affordable = problem.game.general_count or not problem.game.takes_any_three
    return problem.game.fugitive is None and bool(is_affordable) and problem.table.stage == 0


class _Proof:
    """The search: the positions kept for a number of moves, each with its parent."""

    def __init__(self, problem: LevelsProblem, known: Verdict, budget: Budget) -> None:
        self._problem, self._known, self._budget = problem, known, budget
        self._turns = Turns(problem)
        self._most = 0
        self._parents: dict[bytes, bytes] = {}
        self._waiting: list[tuple[int, bytes]] = []
        self._positions = known.positions
        self._is_spent = False

    def verdicts(self) -> Iterator[Verdict]:
        """Yield a verdict for every higher bound, and the last one."""
        start = _position_of(self._problem, self._problem.start())
        self._most = max(self._known.bound, self._turns.bound(start))
        while self._most < len(self._known.line):
            if self._most > self._known.bound:
                yield self._raised()
            path = self._search(start)
            if path or self._is_spent:
                line = self._problem.line(path) if path else self._known.line
                yield replace(self._known, positions=self._positions, line=line)
                return
            self._most += 1
        if self._known.bound < self._most:
            yield self._raised()

    def _raised(self) -> Verdict:
        """Return the verdict with a higher bound."""
        self._known = replace(self._known, positions=self._positions, bound=self._most)
        return self._known

    @no_collector()
    def _search(self, start: Position) -> list[LevelsState]:
        """Return the states of a line of that many moves, nearest first; empty if none is."""
        self._parents.clear()
        self._waiting.clear()
        self._add(start, 0, b"")
        while self._waiting and not self._is_over():
            _, key = heappop(self._waiting)
            if moves := self._expanded(key):
                keys = [key]
                while self._parents[keys[-1]]:
                    keys.append(self._parents[keys[-1]])
                return _path(self._problem, keys[::-1], moves)
        return []

    def _is_over(self) -> bool:
        is_full = len(self._parents) > _MAX_KEPT or self._positions >= self._budget.positions
        is_asked = self._positions % _STRIDE == 0
        self._is_spent = is_full or (is_asked and self._budget.is_stopped())
        return self._is_spent

    def _expanded(self, key: bytes) -> int:
        """Add the positions after the next turn; return the moves of a line if it wins, or 0."""
        turns, position, moves = self._turns, _parsed(key), key[0]
        for turn in turns.turns(position, self._most + 1 - moves):
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

    def _add(self, position: Position, moves: int, before: bytes) -> None:
        drawable = self._turns.drawable(position, self._most - moves)
        common = position.common
        if drawable < len(common):
            common = common[len(common) - drawable :]
        key = bytes((moves,)) + GAP.join((position.generals, *position.levels, common))
        if key in self._parents:
            return
        self._positions += 1
        left = self._turns.bound(position)
        if moves + left <= self._most:
            self._parents[key] = before
            heappush(self._waiting, (left, key))


def _position_of(problem: LevelsProblem, state: LevelsState) -> Position:
    """Return the position of a state, whatever its turn has come to."""
    *rows, common, _ = state
    generals = rows.pop(0) if problem.game.general_count else b""
    return Position(generals, tuple(row for row in rows if row != OUT), common)


def _parsed(key: bytes) -> Position:
    generals, *levels, common = key[1:].split(GAP)
    return Position(generals, tuple(levels), common)


def _path(problem: LevelsProblem, keys: list[bytes], moves: int) -> list[LevelsState]:
    """Return the states of a line that comes by these positions and wins after that many moves."""
    path = [problem.start()]
    for before, after in pairwise(keys):
        target = _parsed(after)

        def is_reached(state: LevelsState, target: Position = target) -> bool:
            found = _position_of(problem, state)
            is_same = found[:2] == target[:2] and found.common.endswith(target.common)
            return state[-1] == NEW_TURN and is_same

        path += _turn(problem, path[-1], after[0] - before[0], is_reached)
    path += _turn(problem, path[-1], moves - keys[-1][0], problem.is_goal)
    if len(path) != moves + 1:
        raise ValueError("the path does not follow from the board")
    return path


def _turn(
    problem: LevelsProblem, state: LevelsState, moves: int, is_end: Callable[[LevelsState], bool]
) -> list[LevelsState]:
    """Return the states of one turn of that many moves that comes to its end."""
    for after in problem.successors(state):
        if moves == 1 and is_end(after):
            return [after]
        if (
            moves > 1
            and after[-1] != NEW_TURN
            and (rest := _turn(problem, after, moves - 1, is_end))
        ):
            return [after, *rest]
    return []
