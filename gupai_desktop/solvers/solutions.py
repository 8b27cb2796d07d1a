"""The shortest solutions of a board: how many there are, in what orders, and who finds one.

Two solutions differ if they do something else, not if they do it in another order.  In games
with points the solutions are the lines that bring the most, and clear the table.  Where tiles
are told apart by where they lie, a take of others is another one, whatever their faces.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.solvers.analysis import problem_of
from gupai_desktop.solvers.verdict import Budget

#: What a move does, wherever it stands in a line; effects of one game can be sorted.
Effect = Any
#: The effects of a line, sorted.
Effects = tuple[Effect, ...]

#: How likely a line is, its states, and how likely each of its moves is.
_Likely = tuple[float, list[Any], list[float]]

#: The search stops at this many solutions: these are enough to say that a board is no problem.
_ENOUGH = 2
#: The share of moves that a simple player makes anywhere.
CHANCE = 0.1
#: This many orders of a solution are listed at most.
_MAX_ORDERS = 100
_STRIDE = 64


class Spent(Exception):
    """The budget is spent before the solutions are known."""


class Solutions:
    """The shortest solutions of a board in at most that many moves; raises `Spent`.

    `par` is the number of their moves, in games with points what they bring; 0 if there are
    none.  `length` is the number of their moves, `positions` how many were looked at.
    """

    def __init__(self, game: Game, table: Table, most: int, budget: Budget) -> None:
        self.game, self.table = game, table
        self._problem = problem_of(game, table)
        self._budget, self.positions = budget, 0
        self._known: dict[tuple[Any, int], tuple[Effects, ...]] = {}
        self._bests: dict[Any, tuple[int, tuple[Effects, ...]]] = {}
        self._right: dict[tuple[Table, int], list[tuple[Move, Table]]] = {}
        self._start, self.length = self._problem.state(table), 0
        if game.most_score:
            self.par, self.solutions = self._best(self._start)
            self.length = len(self.solutions[0]) if self.solutions else 0
        else:
            self.par, self.solutions = 0, ()
            for length in range(max(1, self._problem.bound(self._start)), most + 1):
                if solutions := self._solutions(self._start, length):
                    self.par = self.length = length
                    self.solutions = solutions
                    break
            if self.par and self._problem.tells_tiles_apart:
                self.solutions = self._by_moves(table, self.length, {})

    def _count(self) -> None:
        self.positions += 1
        is_time = self.positions % _STRIDE == 0
        if self.positions > self._budget.positions or (is_time and self._budget.is_stopped()):
            raise Spent

    def _solutions(self, state: Any, left: int) -> tuple[Effects, ...]:
        """Return the ways to win with just that many moves, two of them at most."""
        problem = self._problem
        if problem.is_goal(state) or not left:
            return ((),) if not left and problem.is_goal(state) else ()
        if problem.bound(state) > left:
            return ()
        key = (state, left)
        if key not in self._known:
            self._count()
            self._known[key] = self._longer(
                state,
                ((after, self._solutions(after, left - 1)) for after in self._successors(state)),
            )
        return self._known[key]

    def _best(self, state: Any) -> tuple[int, tuple[Effects, ...]]:
        """Return the most points that clear the table, 0 if nothing does, and the ways to it."""
        if self._problem.is_goal(state):
            return self._problem.points(state), ((),)
        if state not in self._bests:
            self._count()
            found = [(after, *self._best(after)) for after in self._successors(state)]
            most = max((points for _, points, _ in found), default=0)
            rests = ((after, solutions) for after, points, solutions in found if points == most)
            self._bests[state] = most, self._longer(state, rests)
        return self._bests[state]

    def _longer(
        self, state: Any, rests: Iterator[tuple[Any, tuple[Effects, ...]]]
    ) -> tuple[Effects, ...]:
        """Return the ways from a state, of those from the states after it; two at most."""
        found = dict[Effects, None]()
        for after, solutions in rests:
            if solutions:
                effect = self._problem.effect(state, after)
                found.update(
                    dict.fromkeys(tuple(sorted((*solution, effect))) for solution in solutions)
                )
            if len(found) >= _ENOUGH:
                break
        return tuple(found)[:_ENOUGH]

    def _by_moves(
        self, table: Table, left: int, known: dict[Table, tuple[Effects, ...]]
    ) -> tuple[Effects, ...]:
        """Return the ways to win from a table by their very moves; two at most."""
        if not left:
            return ((),)
        if table not in known:
            found = dict[Effects, None]()
            for move, after in self.right(table, left):
                found.update(
                    dict.fromkeys(
                        tuple(sorted((*solution, str(move))))
                        for solution in self._by_moves(after, left - 1, known)
                    )
                )
                if len(found) >= _ENOUGH:
                    break
            known[table] = tuple(found)[:_ENOUGH]
        return known[table]

    def state(self, table: Table) -> Hashable:
        """Return the state of a table; tables of one state need the same moves."""
        state: Hashable = self._problem.state(table)
        return state

    def estimate(self, table: Table) -> int:
        """Return how far from the goal a table looks to a simple player, who takes the least."""
        estimate: int = self._problem.beam_estimate(self._problem.state(table))
        return estimate

    def most_points(self, table: Table) -> int:
        """Return the most points that clear a table on the way, 0 if nothing does."""
        return self._best(self._problem.state(table))[0]

    def right(self, table: Table, left: int) -> list[tuple[Move, Table]]:
        """Return the moves that can be the next of a solution, each with the table after it.

        That many moves are left, which counts for nothing in games with points.  Copies of a
        face and places are told apart.
        """
        if (table, left) not in self._right:
            state, game, of = self._problem.state(table), self.game, self._problem.state
            onward = {
                after for after in self._successors(state) if self._is_onward(state, after, left)
            }
            reached = ((move, game.after(table, move)) for move in game.moves(table))
            self._right[table, left] = [step for step in reached if of(step[1]) in onward]
        return self._right[table, left]

    def _successors(self, state: Any) -> list[Any]:
        return list(dict.fromkeys(self._problem.successors(state)))

    @property
    def is_one(self) -> bool:
        """Return whether there is one solution, and no other."""
        return len(self.solutions) == 1

    def lines(self, solution: Effects) -> list[tuple[Move, ...]]:
        """Return the lines that do this, in every order, or many of them."""
        found = list[tuple[Move, ...]]()
        for line in self._lines(self.table, list(solution)):
            found.append(line)
            if len(found) == _MAX_ORDERS:
                break
        return found

    def _lines(self, table: Table, effects: list[Effect]) -> Iterator[tuple[Move, ...]]:
        if not effects:
            yield ()
            return
        state, reached = self._problem.state(table), dict[Any, None]()
        for move, after in self.right(table, len(effects)):
            then = self._problem.state(after)
            is_by_move = self._problem.tells_tiles_apart
            effect = str(move) if is_by_move else self._problem.effect(state, then)
            if effect in effects and then not in reached:
                reached[then] = None
                rest = list(effects)
                rest.remove(effect)
                yield from ((move, *line) for line in self._lines(after, rest))

    def share(self) -> float:
        """Return how often a simple player solves the board: the share of all his tries.

        He moves where an estimate of the way to the goal is least, in games with points where
        he gets most; one move in ten he makes anywhere.  With the first that cannot be part of
        a solution he has failed.
        """
        return self._share(self._start, self.length, {})

    def _share(self, state: Any, left: int, known: dict[Any, float]) -> float:
        if self._problem.is_goal(state):
            return 1.0
        if state not in known:
            onward = self._onward(state, left)
            known[state] = sum(
                chance * self._share(after, left - 1, known) for after, chance in onward
            )
        return known[state]

    def likeliest(self) -> tuple[tuple[Move, ...], list[float]]:
        """Return the order in which he is likeliest to solve it, and how likely each move is."""
        _, path, chances = self._likeliest(self._start, self.length, {})
        return self._problem.line(path), chances

    def _likeliest(self, state: Any, left: int, known: dict[Any, _Likely]) -> _Likely:
        if self._problem.is_goal(state):
            return 1.0, [state], []
        if state not in known:
            found = []
            for after, chance in self._onward(state, left):
                rest, path, chances = self._likeliest(after, left - 1, known)
                found.append((chance * rest, [state, *path], [chance, *chances]))
            known[state] = max(found, key=lambda likely: likely[0])
        return known[state]

    def _onward(self, state: Any, left: int) -> list[tuple[Any, float]]:
        """Return the states after the moves that can be the next of a solution.

        Each comes with the chance that a simple player makes such a move.
        """
        reached = self._successors(state)
        estimates = list(map(self._problem.beam_estimate, reached))
        best = min(estimates)
        chance = (1 - CHANCE) / estimates.count(best)
        return [
            (after, CHANCE / len(reached) + (chance if estimate == best else 0))
            for after, estimate in zip(reached, estimates, strict=True)
            if self._is_onward(state, after, left)
        ]

    def _is_onward(self, state: Any, after: Any, left: int) -> bool:
        """Return whether a move from one state to another can be the next of a solution."""
        if self.game.most_score:
            return self._best(after)[0] == self._best(state)[0]
        return bool(self._solutions(after, left - 1))
