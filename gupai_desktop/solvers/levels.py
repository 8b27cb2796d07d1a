"""Clearing the Rows as a search problem.

A state is the rows of the table from the top, each the numbers of its faces in a
`bytes` and a completed level `OUT`, and last the stage of the turn in a byte.  What
depends on one row only is cached for each row.

The heuristic for short lines looks some refills ahead.  Levels do not touch each other, and
the tiles that the next refills bring to each of them lie open in the common row.  So for every
level alone it is worked out how short it can be made, or whether it can come to a kill, and when.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import FACES, TILES
from gupai_desktop.games.levels import KILL, REFILL, TAKE, Levels
from gupai_desktop.solvers import losses, search
from gupai_desktop.solvers.family_solver import FamilySolver
from gupai_desktop.solvers.levels_rows import MAX_KNOWN, FaceRow, RowTriplets, threes_under
from gupai_desktop.solvers.memory import Cache, cached
from gupai_desktop.solvers.search_problem import SearchProblem
from gupai_desktop.solvers.verdict import Budget, Verdict

LevelsState = tuple[FaceRow, ...]

#: The generals at both ends, and whether two at once must be killed, may be, or must not.
Generals = tuple[FaceRow, int]

#: Tells whether the one or two tiles left of a level can kill of these generals.
CanKill = Callable[[FaceRow, Generals], bool]

MUST_NOT, MAY, MUST = range(3)
NOBODY: Generals = (b"", MUST_NOT)

#: How much is lacking in a level to which these tiles come.
_Lacking = Cache[tuple[FaceRow, FaceRow], int]

#: The row of a completed level; no face has this number.
OUT: FaceRow = b"\xff"

#: What the estimate adds where two generals have to be killed at once.
_DOUBLE_KILL = 20

#: What it takes off for a level of this many tiles that fits the outer generals, or inner ones.
_READY = {1: (10, 5), 2: (5, 2)}

_STAGES: list[FaceRow] = [bytes([stage]) for stage in range(10)]
NEW_TURN = _STAGES[0]

_REFILL = Move(REFILL)

#: The tiles by number: one of every face in their order, then the second copies.
_TILES = sorted(TILES, key=lambda tile: tile.copy == "b")
_TILE_NUMBER = {tile: number for number, tile in enumerate(_TILES)}
#: The number of a face for that of a tile; other numbers stay.
_FACE_OF_TILE = bytes([*(FACES.index(tile.face) for tile in _TILES), *range(len(TILES), 256)])


def _rows_of(table: Table) -> LevelsState:
    """Return a table with the numbers of its tiles."""
    rows = [
        OUT if number in table.done else bytes([_TILE_NUMBER[tile] for tile in group])
        for number, group in enumerate(table.groups)
    ]
    return (*rows, _STAGES[table.stage])


#: Without generals, states that differ only after this many tiles of the common row are alike
#: to a beam.
_SOON = 12


class Weights(NamedTuple):
    """The weights of the heuristic.

    Every level in play; every tile in it now, which takes moves; what is lacking in a
    level, and once more in the one that lacks least; every refill until that; how many refills
    are looked ahead; every refill until the fugitive is back; and what is lacking in a level
    that is left with that many tiles.
    """

    level: int
    tile: int
    lacking: int
    next: int
    refill: int
    ahead: int
    flight: int
    left: tuple[int, ...]


_MANY = range(33)

#: Without generals a level lacks as much as it is long.
NO_GENERALS = Weights(40, 3, 10, 0, 0, 1, 0, tuple(_MANY))

#: A level that can kill lacks nothing; else two tiles are best, or five.
GENERALS = Weights(60, 6, 4, 0, 1, 1, 0, (4, 4, 6, *(8 + 6 * n for n in _MANY)))
FUGITIVE = Weights(300, 2, 5, 10, 2, 2, 8, (6, 8, 6, 8, 10, 8, *(8 + n for n in _MANY)))


class LevelsProblem(SearchProblem[LevelsState]):
    """One board of Clearing the Rows: complete every level."""

    latest_first = True
    tells_tiles_apart = True

    def __init__(self, game: Levels, table: Table) -> None:
        #: Estimates mislead about whom to kill together; chance helps out.
        self.random_every = 8 if game.general_count > 1 else 0
        # The longest lines are looked for by the estimate alone; shorter ones come later.
        self.weight = 0 if game.fugitive else 1
        # Where there are generals to kill, wider beams gain less than the proof by turns.
        self.beam_widths = (30, 100, 300) if game.general_count else (30, 100, 300, 3_000)
        if game.fugitive:
            self.beam_widths = (12, 30, 120, 3_000)
        super().__init__(table)
        self.game = game
        self._threes = threes_under(game.rules.triplet_rule, takes_any_three=game.takes_any_three)
        self._cuts, self._triplets = self._threes.cuts, self._threes.triplets
        self._levels = range(game.levels[0], game.common)
        self._rows = slice(game.levels[0], game.common)
        self._has_generals = game.general_count > 0
        self._fugitive = _TILE_NUMBER[game.fugitive] if game.fugitive else None
        self._him = bytes((self._fugitive or 0,))
        self._emptied = b"" if self._has_generals else OUT
        self._upward = self._levels[::-1]
        #: The levels that are open at a stage, each with the stage after a take from it.
        self._open = {
            stage: list(zip(self._levels, _STAGES[1:], strict=False))[max(stage[0] - 1, 0) :]
            for stage in _STAGES
        }
        self._after_kill = _STAGES[len(self._levels) + 1]
        #: By the generals, and whether one is to spare.
        self._estimates = Cache[tuple[FaceRow, bool], Cache[FaceRow, int]](
            lambda key: Cache(partial(self._estimate_level, *key), MAX_KNOWN), MAX_KNOWN
        )
        weights = GENERALS if self._has_generals else NO_GENERALS
        self._lookahead = Lookahead(
            FUGITIVE if game.fugitive else weights,
            self._threes,
            self._can_kill if self._has_generals else None,
        )

    def state(self, table: Table) -> LevelsState:
        return tuple([row.translate(_FACE_OF_TILE) for row in _rows_of(table)])

    def is_goal(self, state: LevelsState) -> bool:
        return state.count(OUT) == len(self._levels) and not (self._has_generals and state[0])

    def moves_left(self, state: LevelsState) -> int:
        """Return 0 at the goal; no line to it is known from elsewhere."""
        if state.count(OUT) < len(self._levels):
            return -1
        return 0 if self.is_goal(state) else -1

    def successors(self, state: LevelsState) -> list[LevelsState]:
        found = []
        cuts, common, emptied = self._cuts, state[-2], self._emptied
        for level, stage in self._open[state[-1]]:
            for taken, left in cuts[state[level]]:
                after = list(state)
                after[level] = left or emptied
                after[-2] = taken + common
                after[-1] = stage
                found.append(tuple(after))
        if self._has_generals and state[0]:
            kills = self._kills[state[0]]
            for level in self._levels:
                for generals, run in kills[state[level]]:
                    after = list(state)
                    after[0], after[level] = generals, OUT
                    after[-2] = run + common
                    after[-1] = self._after_kill
                    found.append(tuple(after))
        if common and state.count(OUT) < len(self._levels):
            found.append(self._refilled(state))
        return found

    @cached(MAX_KNOWN)
    def _kills(self, generals: FaceRow) -> Cache[FaceRow, list[tuple[FaceRow, FaceRow]]]:
        """Return the kills by level, each as the generals left and the triplet."""
        triplets = self._triplets
        return Cache(
            lambda row: [kill for kill in kill_runs(generals, row) if kill[1] in triplets],
            MAX_KNOWN,
        )

    def _refilled(self, state: LevelsState) -> LevelsState:
        after = list(state)
        common, fugitive = state[-2], self._fugitive
        left = len(common)
        for level in self._upward:
            row = after[level]
            if row != OUT:
                if left and common[left - 1] == fugitive:
                    left -= 1
                    after[0] = common[left : left + 1]
                if not left:
                    break
                left -= 1
                after[level] = row + common[left : left + 1]
        after[-2] = common[:left]
        after[-1] = NEW_TURN
        return tuple(after)

    def bound(self, state: LevelsState) -> int:
        """Return a lower bound on the moves to the goal.

        Three tiles go in a take; a refill brings a level one tile, and a level is
        completed by its last three, or by a kill with two or one.
        """
        rows = state[self._rows]
        least = sum(map(self._bound.__getitem__, rows))
        if self._has_generals:
            return least
        return least + max([-len(row) % 3 for row in rows if row != OUT], default=0)

    @cached(MAX_KNOWN)
    def _bound(self, row: FaceRow) -> int:
        """Return the fewest takes and kills that complete a level."""
        if row == OUT:
            return 0
        return (len(row) + (3 if self._has_generals else 2)) // 3

    def estimate(self, state: LevelsState) -> int:
        """Return the heuristic for any line: the tiles in the levels, the levels, the generals."""
        if self._fugitive is not None:
            estimate = sum(map(self._estimate_fugitive.__getitem__, state[self._rows]))
            if state[0]:
                return estimate
            common = state[-2]
            return estimate + 8 + 2 * (len(common) - 1 - common.rfind(self._fugitive))
        generals = state[0] if self._has_generals else b""
        has_spare = self._has_spare(state)
        levels = self._estimates[generals, has_spare]
        estimate = sum(map(levels.__getitem__, state[self._rows]))
        return estimate + _DOUBLE_KILL if has_spare else estimate

    def _has_spare(self, state: LevelsState) -> bool:
        """Return whether there are more generals than levels, so that two die at once."""
        if self._fugitive is not None or not self._has_generals:
            return False
        return len(state[0]) > len(self._levels) - state.count(OUT)

    def _estimate_level(self, generals: FaceRow, has_spare: bool, row: FaceRow) -> int:
        """Return the estimate for a level; one tile kills only where a general is to spare."""
        if row == OUT:
            return 0
        if not self._has_generals:
            return 40 + 15 * len(row)
        estimate = 16 + 6 * len(row)
        if len(row) == 2 or (len(row) == 1 and has_spare):
            now, later = _READY[len(row)]
            if self._kills[generals][row]:
                return estimate - now
            if self._may_kill[generals, row]:
                return estimate - later
        return estimate

    @cached(MAX_KNOWN)
    def _estimate_fugitive(self, row: FaceRow) -> int:
        """Return the estimate for a level that can capture the fugitive, or may later."""
        if row == OUT:
            return 0
        estimate, him, over = 80 + 15 * len(row), self._him, len(row) % 3
        if over < 2:
            return estimate if over else estimate + 2
        if len(row) == 2:
            return estimate - (15 if him + row in self._triplets else -4)
        for left in self._threes.lefts[row]:
            if len(left) == 2 and him + left in self._triplets:
                return estimate - 50
        return estimate

    @cached(MAX_KNOWN)
    def _may_kill(self, key: tuple[FaceRow, FaceRow]) -> bool:
        """Return whether a row would kill some general, now or after others were killed."""
        generals, row = key
        if self._kills[generals][row]:
            return True
        less = (generals[1:], generals[:-1]) if len(generals) > 1 else ()
        return any(self._may_kill[left, row] for left in less)

    def beam_estimate(self, state: LevelsState) -> int:
        """Return the heuristic for a short line: it looks some refills ahead too."""
        levels = [row for row in state[self._rows] if row != OUT]
        generals, common = state[0] if self._has_generals else b"", state[-2]
        estimate = self._lookahead.estimate
        if self._fugitive is None or generals or not levels:
            return estimate(levels, common, self._to_kill(generals, len(levels)))
        him = self._him
        before = len(common) - 1 - common.rfind(him)
        flight = FUGITIVE.flight * before // len(levels)
        wait = before // len(levels) + 1
        return flight + estimate(levels, common.replace(him, b""), (him, MUST_NOT), wait)

    def likeness(self, state: LevelsState) -> Hashable:
        """Return the rows in play; without generals no tiles that come late, if ever.

        The stage is left out: it hardly ever tells two states of as many moves apart.
        """
        rows = tuple([row for row in state[:-2] if row != OUT])
        return rows, state[-2] if self._has_generals else state[-2][-_SOON:]

    def _to_kill(self, generals: FaceRow, levels: int) -> Generals:
        """Return the generals that may be killed, and whether a level has to kill two."""
        if len(generals) < 2:
            return generals, MUST_NOT
        doubles = len(generals) - levels
        need = MUST_NOT if doubles <= 0 else MUST if doubles >= levels else MAY
        return generals[:1] + generals[-1:], need

    def _can_kill(self, row: FaceRow, generals: Generals) -> bool:
        """Return whether the last two tiles of a level, or the last one, can kill generals."""
        ends, doubles = generals
        return doubles != (MUST if len(row) == 2 else MUST_NOT) and bool(self._kills[ends][row])

    def is_hopeless(self, state: LevelsState) -> bool:
        """Return whether the levels cannot kill just the generals: each kills one or two."""
        if not self._has_generals or self._fugitive is not None:
            return False
        generals, levels = state[0], len(self._levels) - state.count(OUT)
        if not levels <= len(generals) <= 2 * levels:
            return True
        return self._has_spare(state) and not self._can_die_at_once[generals]

    @cached(MAX_KNOWN)
    def _can_die_at_once(self, generals: FaceRow) -> bool:
        """Return whether some tile would kill two generals at once, now or later."""
        return any(self._may_kill[generals, bytes([face])] for face in range(len(FACES)))

    def effect(self, before: LevelsState, after: LevelsState) -> LevelsState:
        if after[-1] == NEW_TURN:
            return (NEW_TURN,)
        level = next(number for number in self._levels if before[number] != after[number])
        verb = self._after_kill if after[-1] == self._after_kill else b""
        return verb, bytes((level,)), bytes(sorted(after[-2][:3]))

    def line(self, path: list[LevelsState]) -> tuple[Move, ...]:
        moves = []
        laid = _rows_of(self.table)
        for before, after in pairwise(path):
            move, laid = self._step(laid, before, after)
            moves.append(move)
        return tuple(moves)

    def _step(
        self, laid: LevelsState, before: LevelsState, target: LevelsState
    ) -> tuple[Move, LevelsState]:
        """Return the move that leads from a state to another, and which tiles lie there then."""
        if target[-1] == NEW_TURN:
            return _REFILL, self._refilled(laid)
        level = next(number for number in self._levels if before[number] != target[number])
        is_kill, row = target[-1] == self._after_kill, laid[level]
        kills = [run for _, run in kill_runs(laid[0], row)]
        for run in kills if is_kill else map(bytes, self.game.runs(row)):
            if run.translate(_FACE_OF_TILE) != target[-2][:3]:
                continue
            rows = [row.translate(None, run) for row in laid[:-2]]
            rows[level] = OUT if is_kill else rows[level] or self._emptied
            after = (*rows, run + laid[-2], target[-1])
            if tuple([row.translate(_FACE_OF_TILE) for row in after]) == target:
                tiles = [_TILES[number] for number in run]
                return Move.of_tiles(KILL if is_kill else TAKE, tiles), after
        raise ValueError("the path does not follow from the board")


def kill_runs(generals: FaceRow, row: FaceRow) -> list[tuple[FaceRow, FaceRow]]:
    """Return the generals left after each kill by a level, and the three tiles as they lie."""
    first, last = generals[:1], generals[-1:]
    if len(row) == 2:
        return [(generals[1:], first + row), (generals[:-1], row + last)][: len(generals)]
    if len(row) == 1 and len(generals) > 1:
        return [(generals[1:-1], first + row + last)]
    return []


class Lookahead:
    """The heuristic under some weights."""

    def __init__(self, weights: Weights, threes: RowTriplets, can_kill: CanKill | None) -> None:
        self._weights, self._lefts, self._can_kill = weights, threes.lefts, can_kill

    def estimate(
        self,
        levels: Sequence[FaceRow],
        common: FaceRow,
        generals: Generals = NOBODY,
        wait: int = 0,
    ) -> int:
        """Return the heuristic for the levels in play, from the top, and the common row.

        `generals` are those that can be killed, from `wait` refills on.
        """
        weights, count = self._weights, len(levels)
        tiles = weights.ahead * count
        if wait > weights.ahead:
            generals, wait = NOBODY, 0  # none can be killed as far as this looks
        coming = common[: -tiles - 1 : -1]
        lacking = (tiles - len(coming)) * weights.refill
        known = self._lacking[generals, wait]
        each = [known[row, coming[count - at :: count]] for at, row in enumerate(levels, 1)]
        estimate = weights.level * count + weights.tile * sum(map(len, levels))
        estimate += weights.next * min(each, default=0)
        return estimate + weights.lacking * (lacking + sum(each))

    @cached(MAX_KNOWN)
    def _lacking(self, key: tuple[Generals, int]) -> _Lacking:
        """Return how much is lacking in levels, by the generals and from which refill on."""
        generals, wait = key
        now = Cache[FaceRow, int](partial(self._lacking_now, generals, wait), MAX_KNOWN)

        def least(level: tuple[FaceRow, FaceRow]) -> int:
            row, coming = level
            lacking = now[row]
            if not lacking or not coming:
                return lacking
            tile, rest = coming[:1], coming[1:]
            return self._weights.refill + min(
                [later[left + tile, rest] for left in self._lefts[row]]
            )

        found = _Lacking(least, MAX_KNOWN)
        later = self._lacking[generals, wait - 1] if wait else found
        return found

    def _lacking_now(self, generals: Generals, wait: int, row: FaceRow) -> int:
        """Return what is lacking if no more tile comes."""
        lefts, can_kill = self._lefts[row], self._can_kill
        if can_kill is None or wait or not len(row) % 3:
            return min([self._weights.left[len(left)] for left in lefts])
        if any(len(left) < 3 and can_kill(left, generals) for left in lefts):
            return 0
        return min([self._weights.left[len(left)] for left in lefts])


def _proved(problem: LevelsProblem, known: Verdict, budget: Budget) -> Iterator[Verdict]:
    from gupai_desktop.solvers.levels_par import proved  # late: it stands on this module

    return proved(problem, known, budget)


SOLVER = FamilySolver(
    LevelsProblem, improve=partial(search.improved, prove=_proved), prove=losses.prove
)
