"""Clearing the Rows on bytes: what a move leads to, and how far it is from won.

A state is the rows of the table from the top, each the numbers of its faces in a
`bytes` and a completed level `OUT`, then the stage of the turn as in the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations
from typing import NamedTuple

from gupai_desktop.engine.combinations import TripletRule, combination
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import FACES, Face
from gupai_desktop.games.levels import KILL, REFILL, TAKE, Levels
from gupai_desktop.solvers.lookahead import (
    FUGITIVE,
    GENERALS,
    MAY,
    MUST,
    MUST_NOT,
    NO_GENERALS,
    Generals,
    Lookahead,
)
from gupai_desktop.solvers.problem import WIDTHS

Row = bytes


class State(NamedTuple):
    """The rows, and how far the turn is."""

    rows: tuple[Row, ...]
    stage: int


#: The row of a completed level; no face has this number.
OUT: Row = b"\xff"

_NUMBER: dict[Face, int] = {face: number for number, face in enumerate(FACES)}


@cache
def triplets_under(rule: TripletRule) -> frozenset[Row]:
    """Every triplet under a rule, in every order of its faces."""
    kinds = [
        faces
        for faces in combinations([face for face in FACES for _ in range(face.copies)], 3)
        if combination(rule, faces)
    ]
    return frozenset(
        bytes(_NUMBER[face] for face in order) for faces in kinds for order in permutations(faces)
    )


class LevelsProblem:
    """One board of Clearing the Rows as a search problem: complete every level."""

    stray = 0
    latest_first = True
    weight = 1
    widths = WIDTHS

    def __init__(self, game: Levels, table: Table) -> None:
        self._game = game
        self._table = table
        self._triplets = triplets_under(game.rules.triplet_rule)
        self._takes_any_three = game.takes_any_three
        self._levels = game.levels
        self._first = game.levels[0]
        self._common = game.common
        self._generals = game.general_count
        self._fugitive = _NUMBER[game.fugitive.face] if game.fugitive else None
        self._threes: dict[Row, list[tuple[Row, Row]]] = {}
        weights = GENERALS if self._generals else NO_GENERALS
        self._lookahead = Lookahead(
            FUGITIVE if game.fugitive else weights,
            self.threes,
            self._can_kill if self._generals else None,
        )

    def start(self) -> State:
        """The state of the board."""
        return self.state(self._table)

    def state(self, table: Table) -> State:
        """The state of any table of this game."""
        rows = tuple(
            OUT if number in table.done else bytes(_NUMBER[tile.face] for tile in group)
            for number, group in enumerate(table.groups)
        )
        return State(rows, table.stage)

    def is_goal(self, state: State) -> bool:
        """Whether every level is completed and every general dead."""
        return not self._in_play(state) and not (self._generals and state.rows[0])

    def rest(self, state: State) -> int:
        """No way is known by heart: none is left where the game is won."""
        return 0 if self.is_goal(state) else -1

    def successors(self, state: State) -> list[State]:
        """Every state after a take, a kill or a refill."""
        found = self._takes(state)
        if self._generals and state.rows[0]:
            found += self._kills(state)
        if state.rows[self._common] and self._in_play(state):
            found.append(self._refilled(state))
        return found

    def threes(self, row: Row) -> list[tuple[Row, Row]]:
        """The triplets that may be taken from a level, each with what it leaves."""
        found = self._threes.get(row)
        if found is None:
            found = [(taken, left) for taken, left in self._cuts(row) if taken in self._triplets]
            self._threes[row] = found = list(dict.fromkeys(found))
        return found

    def _cuts(self, row: Row) -> list[tuple[Row, Row]]:
        """Every three of a level that lie as they must, each with what it leaves."""
        size = len(row)
        if self._takes_any_three or size <= 3:
            return [_cut(row, *places) for places in combinations(range(size), 3)]
        ring = row + row
        cuts = [(row[at : at + 3], row[:at] + row[at + 3 :]) for at in range(size - 2)]
        cuts += [(ring[at : at + 3], row[at + 3 - size : at]) for at in (size - 2, size - 1)]
        return cuts

    def _takes(self, state: State) -> list[State]:
        rows, stage = state
        found = []
        for level in range(self._first + max(stage - 1, 0), self._common):
            row = rows[level]
            if len(row) >= 3:
                rank = level - self._first + 1
                for taken, left in self.threes(row):
                    after = list(rows)
                    after[level] = left if left or self._generals else OUT
                    after[self._common] = taken + rows[self._common]
                    found.append(State(tuple(after), rank))
        return found

    def _kills(self, state: State) -> list[State]:
        rows = state.rows
        generals = rows[0]
        first, last = generals[:1], generals[-1:]
        found = []
        for level in range(self._first, self._common):
            row = rows[level]
            if row == OUT:
                continue
            if len(row) == 2:
                if first + row in self._triplets:
                    found.append(self._killed(rows, level, generals[1:], first + row))
                if len(generals) > 1 and row + last in self._triplets:
                    found.append(self._killed(rows, level, generals[:-1], row + last))
            elif len(row) == 1 and len(generals) > 1:
                run = first + row + last
                if run in self._triplets:
                    found.append(self._killed(rows, level, generals[1:-1], run))
        return found

    def _killed(self, rows: tuple[Row, ...], level: int, generals: Row, run: Row) -> State:
        after = list(rows)
        after[0], after[level] = generals, OUT
        after[self._common] = run + rows[self._common]
        return State(tuple(after), len(self._levels) + 1)

    def _refilled(self, state: State) -> State:
        rows = list(state.rows)
        common = rows[self._common]
        for level in reversed(self._levels):
            if rows[level] == OUT:
                continue
            if common and common[-1] == self._fugitive:
                rows[0] += common[-1:]
                common = common[:-1]
            if not common:
                break
            rows[level] += common[-1:]
            common = common[:-1]
        rows[self._common] = common
        return State(tuple(rows), 0)

    def bound(self, state: State) -> int:
        """A number of moves that cannot be beaten.

        Three tiles go in a take; a refill brings a level one tile, and a level is
        completed by its last three, or by a kill with two or one.
        """
        rows = state.rows[self._first : self._common]
        if self._generals:
            return sum((len(row) + 3) // 3 if len(row) > 1 else 1 for row in rows if row != OUT)
        lacking = max((-len(row) % 3 for row in rows if row != OUT), default=0)
        return lacking + sum((len(row) + 2) // 3 for row in rows if row != OUT)

    def estimate(self, state: State) -> int:
        """How far a state seems from won: the tiles in the levels, and the levels."""
        in_play = self._in_play(state)
        tiles = sum(map(len, in_play))
        if self._fugitive is not None:
            return 80 * len(in_play) + 15 * tiles + self._flight(state, in_play)
        return (16 * len(in_play) + 6 * tiles) * (2 if self._generals else 5) // 2

    def _flight(self, state: State, in_play: list[Row]) -> int:
        """What is lacking for the next capture: levels of the right two, and his escape."""
        him = bytes((self._fugitive or 0,))
        guess = 5 * sum((2 - len(row)) % 3 for row in in_play)
        guess -= 30 * sum(len(row) == 2 and him + row in self._triplets for row in in_play)
        if not state.rows[0]:
            common = state.rows[self._common]
            guess += 30 + 5 * (len(common) - 1 - common.rfind(him)) // 2
        return guess

    def promise(self, state: State) -> int:
        """How far a state seems from won, for a short line: what comes is looked at too."""
        levels, common = self._in_play(state)[::-1], state.rows[self._common]
        generals = state.rows[0] if self._generals else b""
        guess = self._lookahead.guess
        if self._fugitive is None or not levels:
            return guess(levels, common, self._to_kill(generals, len(levels)))
        him = bytes((self._fugitive,))
        if generals:
            return guess(levels, common, (him, MUST_NOT))
        before = len(common) - 1 - common.rfind(him)
        flight = FUGITIVE.flight * before // len(levels)
        wait = before // len(levels) + 1
        return flight + guess(levels, common.replace(him, b""), (him, MUST_NOT), wait)

    def _to_kill(self, generals: Row, levels: int) -> Generals:
        """The generals that may be killed, and whether a level has to kill two."""
        if len(generals) < 2:
            return generals, MUST_NOT
        ends = generals[:1] + generals[-1:]
        doubles = len(generals) - levels
        return ends, MUST_NOT if doubles <= 0 else MUST if doubles >= levels else MAY

    def _can_kill(self, row: Row, generals: Generals) -> bool:
        """Whether the last two tiles of a level, or the last one, can kill generals."""
        ends, doubles = generals
        if len(row) == 2:
            triplets = self._triplets
            is_kill = ends[:1] + row in triplets or row + ends[-1:] in triplets
            return is_kill and doubles != MUST
        if len(row) == 1 and doubles != MUST_NOT:
            return ends[:1] + row + ends[1:] in self._triplets
        return False

    def _in_play(self, state: State) -> list[Row]:
        return [row for row in state.rows[self._first : self._common] if row != OUT]

    def is_hopeless(self, state: State) -> bool:
        """Whether the levels cannot kill just the generals: each has to kill one or two."""
        if not self._generals or self._fugitive is not None:
            return False
        generals, levels = len(state.rows[0]), len(self._in_play(state))
        return not levels <= generals <= 2 * levels

    def line(self, path: list[State]) -> tuple[Move, ...]:
        """The moves from the board through the states of a path, its own state first."""
        table, moves = self._table, []
        for state in path[1:]:
            move, table = self._step(table, state)
            moves.append(move)
        return tuple(moves)

    def _step(self, table: Table, target: State) -> tuple[Move, Table]:
        """The move that leads to a state, and the table there."""
        for move in self._candidates(table, target):
            after = self._game.after(table, move)
            if self.state(after) == target:
                return move, after
        raise ValueError("the path does not follow from the board")

    def _candidates(self, table: Table, target: State) -> Iterator[Move]:
        """The moves of the kind that leads to a state."""
        if target.stage == 0:
            yield Move(REFILL)
            return
        rows = self.state(table).rows
        level = next(n for n in self._levels if rows[n] != target.rows[n])
        group = table.groups[level]
        if target.stage <= len(self._levels):
            taken = target.rows[self._common][:3]
            for run in self._game.runs(group):
                if bytes(_NUMBER[tile.face] for tile in run) == taken:
                    yield Move.of_tiles(TAKE, run)
        else:
            for run in self._game.kill_runs(table, group):
                yield Move.of_tiles(KILL, run)


def _cut(row: Row, one: int, two: int, three: int) -> tuple[Row, Row]:
    """Three tiles of a row, and what is left of it."""
    left = row[:one] + row[one + 1 : two] + row[two + 1 : three] + row[three + 1 :]
    return bytes((row[one], row[two], row[three])), left
