"""Clearing the Rows on bytes: what a move leads to, and how far it is from won.

A state is the rows of the table from the top, each the numbers of its faces in a
`bytes` and a completed level `OUT`, and last the stage of the turn in a byte.  What
depends on one row only is worked out once for each row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache, partial
from itertools import combinations, pairwise, permutations

from gupai_desktop.engine.combinations import TripletRule, ends_of
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
State = tuple[Row, ...]

#: The row of a completed level; no face has this number.
OUT: Row = b"\xff"

#: What is to be gained where two generals have to be killed at once.
_DOUBLE_KILL = 20

#: What a level of so many tiles is nearer that fits the outer generals, or inner ones.
_READY = {1: (10, 5), 2: (5, 2)}

_STAGES: list[Row] = [bytes([stage]) for stage in range(10)]

_NUMBER: dict[Face, int] = {face: number for number, face in enumerate(FACES)}


@cache
def triplets_under(rule: TripletRule) -> frozenset[tuple[int, ...]]:
    """Every triplet under a rule, in every order of its faces."""
    tiles = [number for number, face in enumerate(FACES) for _ in range(face.copies)]
    made = cache(rule.triplet)
    return frozenset(
        order
        for three in dict.fromkeys(combinations(tiles, 3))
        if made(ends_of(FACES[face] for face in three))
        for order in permutations(three)
    )


class LevelsProblem:
    """One board of Clearing the Rows as a search problem: complete every level."""

    latest_first = True

    def __init__(self, game: Levels, table: Table) -> None:
        #: Whom to kill together is guessed badly; chance helps out.
        self.stray = 8 if game.general_count > 1 else 0
        # The longest lines are looked for by the guess alone; shorter ones come later.
        self.weights: tuple[int, ...] = (0,) if game.fugitive else (1,)
        # Seven captures take long: there each beam is only twice as wide as the last.
        self.widths = (12, 30, 60, 120, 250, 500, 1_000, 3_000) if game.fugitive else WIDTHS
        self.game = game
        self.table = table
        self._triplets = triplets_under(game.rules.triplet_rule)
        self._levels = range(game.levels[0], game.common)
        self._rows = slice(game.levels[0], game.common)
        self._common = game.common
        self._has_generals = game.general_count > 0
        self._fugitive = _NUMBER[game.fugitive.face] if game.fugitive else None
        self._emptied = b"" if self._has_generals else OUT
        self._upward = self._levels[::-1]
        #: The levels from the top, each with the stage of the turn after a take from it.
        self._open = list(zip(self._levels, _STAGES[1:], strict=False))
        # What depends on one row, or on one row and the generals, is worked out once.
        self._cuts = _cuts_under(game.rules.triplet_rule, game.takes_any_three)
        self._kills = cache(lambda generals: cache(partial(self._kills_of, generals)))
        self._guesses = cache(
            lambda generals, has_spare: cache(partial(self._guess, generals, has_spare))
        )
        self._may_kill = cache(self._may_kill_of)
        self._can_die_at_once = cache(self._can_die_at_once_of)
        self._bounds = cache(self._bound)
        weights = GENERALS if self._has_generals else NO_GENERALS
        self._lookahead = Lookahead(
            FUGITIVE if game.fugitive else weights,
            self._cuts,
            self._can_kill if self._has_generals else None,
        )

    def start(self) -> State:
        """The state of the board."""
        return self.state(self.table)

    def state(self, table: Table) -> State:
        """The state of any table of this game."""
        rows = [
            OUT if number in table.done else bytes(_NUMBER[tile.face] for tile in group)
            for number, group in enumerate(table.groups)
        ]
        return (*rows, _STAGES[table.stage])

    def is_goal(self, state: State) -> bool:
        """Whether every level is completed and every general dead."""
        return state.count(OUT) == len(self._levels) and not (self._has_generals and state[0])

    def rest(self, state: State) -> int:
        """No way is known by heart: none is left where the game is won."""
        return 0 if self.is_goal(state) else -1

    def successors(self, state: State) -> list[State]:
        """Every state after a take, a kill or a refill."""
        found = self._takes(state)
        if self._has_generals and state[0]:
            found += self._killings(state)
        if state[self._common] and state.count(OUT) < len(self._levels):
            found.append(self._refilled(state))
        return found

    def _takes(self, state: State) -> list[State]:
        found = []
        cuts, common = self._cuts, state[self._common]
        for level, stage in self._open[max(state[-1][0] - 1, 0) :]:
            row = state[level]
            if len(row) > 2:
                for taken, left in cuts(row):
                    after = list(state)
                    after[level] = left or self._emptied
                    after[self._common] = taken + common
                    after[-1] = stage
                    found.append(tuple(after))
        return found

    def _killings(self, state: State) -> list[State]:
        found = []
        kills = self._kills(state[0])
        for level in self._levels:
            if len(state[level]) < 3:
                for generals, run in kills(state[level]):
                    after = list(state)
                    after[0], after[level] = generals, OUT
                    after[self._common] = run + state[self._common]
                    after[-1] = _STAGES[len(self._levels) + 1]
                    found.append(tuple(after))
        return found

    def _kills_of(self, generals: Row, row: Row) -> list[tuple[Row, Row]]:
        """What a level can kill: the generals that are left, and the triplet as it lies."""
        found = []
        first, last = generals[:1], generals[-1:]
        if len(row) == 2:
            found = [(generals[1:], first + row), (generals[:-1], row + last)][: len(generals)]
        elif len(row) == 1 and len(generals) > 1:
            found = [(generals[1:-1], first + row + last)]
        return [(left, run) for left, run in found if tuple(run) in self._triplets]

    def _refilled(self, state: State) -> State:
        after = list(state)
        common = state[self._common]
        left = len(common)
        for level in self._upward:
            row = after[level]
            if row != OUT:
                if left and common[left - 1] == self._fugitive:
                    left -= 1
                    after[0] = common[left : left + 1]
                if not left:
                    break
                left -= 1
                after[level] = row + common[left : left + 1]
        after[self._common] = common[:left]
        after[-1] = _STAGES[0]
        return tuple(after)

    def bound(self, state: State) -> int:
        """A number of moves that cannot be beaten.

        Three tiles go in a take; a refill brings a level one tile, and a level is
        completed by its last three, or by a kill with two or one.
        """
        rows = state[self._rows]
        least = sum(map(self._bounds, rows))
        if self._has_generals:
            return least
        return least + max([-len(row) % 3 for row in rows if row != OUT], default=0)

    def _bound(self, row: Row) -> int:
        """The takes that a level still needs, and its kill."""
        if row == OUT:
            return 0
        return (len(row) + (3 if self._has_generals else 2)) // 3

    def estimate(self, state: State) -> int:
        """How far a state seems from won: the tiles in the levels, the levels, the generals."""
        generals = state[0] if self._has_generals else b""
        has_spare = self._has_spare(state)
        guess = sum(map(self._guesses(generals, has_spare), state[self._rows]))
        if has_spare:
            guess += _DOUBLE_KILL
        elif self._fugitive is not None and not generals:
            common = state[self._common]
            guess += 30 + 5 * (len(common) - 1 - common.rfind(self._fugitive)) // 2
        return guess

    def _has_spare(self, state: State) -> bool:
        """Whether there are more generals than levels, so that two have to die at once."""
        if self._fugitive is not None or not self._has_generals:
            return False
        return len(state[0]) > len(self._levels) - state.count(OUT)

    def _guess(self, generals: Row, has_spare: bool, row: Row) -> int:
        """What a level adds to the estimate; one tile kills only where a general is to spare."""
        if row == OUT:
            return 0
        if self._fugitive is not None:
            captures = len(row) == 2 and (self._fugitive, *row) in self._triplets
            return 80 + 15 * len(row) + 5 * ((2 - len(row)) % 3) - 30 * captures
        if not self._has_generals:
            return 40 + 15 * len(row)
        guess = 16 + 6 * len(row)
        if len(row) == 2 or (len(row) == 1 and has_spare):
            now, later = _READY[len(row)]
            if self._kills(generals)(row):
                return guess - now
            if self._may_kill(generals, row):
                return guess - later
        return guess

    def _may_kill_of(self, generals: Row, row: Row) -> bool:
        """Whether a row would kill some general, now or after others were killed."""
        if self._kills(generals)(row):
            return True
        less = (generals[1:], generals[:-1]) if len(generals) > 1 else ()
        return any(self._may_kill(left, row) for left in less)

    def promise(self, state: State) -> int:
        """How far a state seems from won, for a short line: what comes is looked at too."""
        levels = [row for row in state[self._rows] if row != OUT][::-1]
        generals, common = state[0] if self._has_generals else b"", state[self._common]
        guess = self._lookahead.guess
        if self._fugitive is None or generals or not levels:
            return guess(levels, common, self._to_kill(generals, len(levels)))
        him = bytes((self._fugitive,))
        before = len(common) - 1 - common.rfind(him)
        flight = FUGITIVE.flight * before // len(levels)
        wait = before // len(levels) + 1
        return flight + guess(levels, common.replace(him, b""), (him, MUST_NOT), wait)

    def _to_kill(self, generals: Row, levels: int) -> Generals:
        """The generals that may be killed, and whether a level has to kill two."""
        if len(generals) < 2:
            return generals, MUST_NOT
        doubles = len(generals) - levels
        need = MUST_NOT if doubles <= 0 else MUST if doubles >= levels else MAY
        return generals[:1] + generals[-1:], need

    def _can_kill(self, row: Row, generals: Generals) -> bool:
        """Whether the last two tiles of a level, or the last one, can kill generals."""
        ends, doubles = generals
        return doubles != (MUST if len(row) == 2 else MUST_NOT) and bool(self._kills(ends)(row))

    def is_hopeless(self, state: State) -> bool:
        """Whether the levels cannot kill just the generals: each has to kill one or two."""
        if not self._has_generals or self._fugitive is not None:
            return False
        generals, levels = state[0], len(self._levels) - state.count(OUT)
        if not levels <= len(generals) <= 2 * levels:
            return True
        return self._has_spare(state) and not self._can_die_at_once(generals)

    def _can_die_at_once_of(self, generals: Row) -> bool:
        """Whether some tile would kill two of the generals, now or later."""
        return any(self._may_kill(generals, bytes([face])) for face in range(len(FACES)))

    def line(self, path: list[State]) -> tuple[Move, ...]:
        """The moves from the board through the states of a path, its own state first."""
        table, moves = self.table, []
        for before, after in pairwise(path):
            move, table = self._step(table, before, after)
            moves.append(move)
        return tuple(moves)

    def _step(self, table: Table, before: State, target: State) -> tuple[Move, Table]:
        """The move that leads from a state to another, and the table there."""
        moves = [Move(REFILL)]
        if target[-1] != _STAGES[0]:
            moves = self._moves(table, before, target)
        for move in moves:
            after = self.game.after(table, move)
            if len(moves) == 1 or self.state(after) == target:
                return move, after
        raise ValueError("the path does not follow from the board")

    def _moves(self, table: Table, before: State, target: State) -> list[Move]:
        """The takes or kills in the level that changes that lay down the right faces."""
        level = next(n for n in self._levels if before[n] != target[n])
        group, laid = table.groups[level], tuple(target[self._common][:3])
        if target[-1] > _STAGES[len(self._levels)]:
            return [Move.of_tiles(KILL, run) for run in self.game.kill_runs(table, group)]
        threes = _threes(before[level], self.game.takes_any_three)
        runs = zip(self.game.runs(group), threes, strict=True)
        return [Move.of_tiles(TAKE, run) for run, three in runs if three == laid]


@cache
def _cuts_under(rule: TripletRule, any_three: bool) -> Callable[[Row], list[tuple[Row, Row]]]:
    """The triplets that may be taken from a row, each with what it leaves."""
    triplets = triplets_under(rule)

    @lru_cache(maxsize=1 << 16)
    def cuts(row: Row) -> list[tuple[Row, Row]]:
        places = _places(len(row), any_three)
        found = [
            (bytes(three), _without(row, *where))
            for three, where in zip(_threes(row, any_three), places, strict=True)
            if three in triplets
        ]
        return list(dict.fromkeys(found))

    return cuts


def _threes(row: Row, any_three: bool) -> Iterable[tuple[int, int, int]]:
    """Every three tiles of a level that lie as they must, in the order of the game."""
    if any_three or len(row) <= 3:
        return combinations(row, 3)
    return zip(row, row[1:] + row[:1], row[2:] + row[:2], strict=True)


@cache
def _places(size: int, any_three: bool) -> list[tuple[int, int, int]]:
    """The places of every three tiles of a level that lie as they must."""
    if any_three or size <= 3:
        return list(combinations(range(size), 3))
    return [(at, (at + 1) % size, (at + 2) % size) for at in range(size)]


def _without(row: Row, *places: int) -> Row:
    """What is left of a row without the tiles at some places."""
    return bytes([face for place, face in enumerate(row) if place not in places])
