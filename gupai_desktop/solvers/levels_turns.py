"""Clearing the Rows turn by turn: the positions between turns, and bounds on their moves.

Until the first level is completed, it is known which tile of the common row goes to
which level; until then the levels are independent, and the least that each costs adds up
to a bound.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from typing import NamedTuple

from gupai_desktop.solvers.levels import LevelsProblem, kill_runs
from gupai_desktop.solvers.levels_rows import Closing, FaceRow, ending_of, threes_under
from gupai_desktop.solvers.memory import cached

#: This many refills are looked ahead.
_AHEAD = 6
#: This many facts of single levels are kept.
_KEPT = 60_000


class Endings(NamedTuple):
    """The ways to complete a level: as the next one, and ever."""

    soonest: tuple[Closing, ...]
    every: tuple[Closing, ...]


class LevelBound:
    """Bounds on when a level is completed, and at what cost, as known tiles come to it."""

    __slots__ = ("_ahead", "_coming", "_cost", "_endings", "_first", "_level")

    def __init__(self, endings: Endings, level: FaceRow, coming: FaceRow) -> None:
        self._endings, self._level, self._coming = endings, level, coming
        self._first = self._ahead = 0
        self._cost: dict[int, tuple[int, int]] = {}

    def first(self, ahead: int) -> int:
        """Return after how many refills it can be completed first; at most that many are asked."""
        if self._first < self._ahead or ahead <= self._ahead:
            return min(self._first, ahead)
        first = ahead
        for ending in self._endings.soonest:
            if (ending.size - len(self._level)) % 3 < first:
                known = self._coming[:first]
                after = ending.earliest[self._level, known]
                if after == len(known) < first:
                    after = ending.needs[self._level, known]
                first = min(first, after)
        self._first, self._ahead = first, ahead
        return first

    def cost(self, first: int) -> tuple[int, int]:
        """Return the fewest moves and tiles that complete it, not before that many refills."""
        found = self._cost.get(first)
        if found is None:
            costs = _costs(self._endings.every, self._level, self._coming[:first])
            found = min(moves for moves, _ in costs), min(tiles for _, tiles in costs)
            self._cost[first] = found
        return found


class Position(NamedTuple):
    """The rows at the start of a turn: the generals, the levels in play, the common row."""

    generals: FaceRow
    levels: tuple[FaceRow, ...]
    common: FaceRow

    @property
    def kills(self) -> tuple[FaceRow, bool]:
        """Return the generals, and whether a level has to kill two of them at once."""
        return self.generals, len(self.generals) > len(self.levels)


class _Option(NamedTuple):
    """What a turn can leave of a level: moves until completed, refills, and the rows."""

    cost: int
    refills: int
    left: FaceRow
    taken: FaceRow
    bound: LevelBound | None = None


class Turn(NamedTuple):
    """A turn: its moves, and the rows at its end."""

    moves: int
    generals: FaceRow
    levels: tuple[FaceRow, ...]
    common: FaceRow


class Turns:
    """The turns of one board, and bounds on the moves from the positions between them."""

    def __init__(self, problem: LevelsProblem) -> None:
        game = problem.game
        self._has_generals = bool(game.general_count)
        self._threes = threes_under(game.rules.triplet_rule, takes_any_three=game.takes_any_three)
        self._total = sum(map(len, problem.table.groups))

    @cached()
    def _endings(self, key: tuple[FaceRow, bool]) -> Endings:
        """Return the endings by the generals, and whether a level may kill two."""
        generals, may_double = key
        ending = partial(ending_of, self._threes, may_double=may_double)
        return Endings(ending(generals[:1] + generals[1:][-1:]), ending(generals))

    @cached(_KEPT)
    def _levels(self, key: tuple[tuple[FaceRow, bool], FaceRow, FaceRow]) -> LevelBound:
        """Return the bounds of a level, by the same and the tiles that come to it."""
        kills, level, coming = key
        return LevelBound(self._endings[kills], level, coming)

    def bound(self, position: Position) -> int:
        """Return a lower bound on the moves to the goal."""
        comings = _comings(position.common, len(position.levels))
        kills = position.kills
        levels = [
            self._levels[kills, level, coming[:_AHEAD]]
            for level, coming in zip(position.levels, comings, strict=True)
        ]
        first = _first(levels)
        endings = self._endings[kills].every
        if len(endings) > 1 and len(position.generals) == len(position.levels) + 1:
            return self._bound_with_double(position, endings, comings, first)
        refills, moves = first, 0
        for bound in levels:
            cost, needs = bound.cost(first)
            moves += cost
            refills = max(refills, needs)
        return refills + moves

    def _bound_with_double(
        self, position: Position, endings: tuple[Closing, ...], comings: list[FaceRow], first: int
    ) -> int:
        """Return the bound where just one level has to kill two generals."""
        choices = [
            _costs(endings, level, coming[:first])
            for level, coming in zip(position.levels, comings, strict=True)
        ]
        return min(
            sum(way[n == double][0] for n, way in enumerate(choices))
            + max(first, *(way[n == double][1] for n, way in enumerate(choices)))
            for double in range(len(choices))
        )

    def turns(self, position: Position, below: int) -> Iterator[Turn]:
        """Yield every turn after which the rest may still take less than that many moves."""
        endings = self._endings[position.kills].every
        can_end = [
            number
            for number, level in enumerate(position.levels)
            if any(ending.earliest[level, b"\0"] == 0 for ending in endings)
        ]
        for size in range(len(can_end) + 1):
            for ended in combinations(can_end, size):
                yield from self._turns_ending(position, endings, ended, below)

    def _turns_ending(
        self, position: Position, endings: tuple[Closing, ...], ended: tuple[int, ...], below: int
    ) -> Iterator[Turn]:
        """Yield the turns that complete just these levels."""
        rest = len(position.levels) - len(ended)
        comings, first = _comings(position.common, rest), 0
        if not ended:
            bounds = [
                self._levels[position.kills, level, coming[:_AHEAD]]
                for level, coming in zip(position.levels, comings, strict=True)
            ]
            first = max(_first(bounds) - 1, 0)
        after = position
        if not self._has_generals:
            after = Position(b"", position.levels[:rest], b"")
        coming = iter(comings)
        kill = int(self._has_generals)
        options = [
            [
                _Option(len(taken) // 3 + kill, 0, left, taken)
                for left, taken in self._threes.outcomes[level]
                if any(left in ending.finals for ending in endings)
            ]
            if number in ended
            else self._options(after, level, next(coming), first)
            for number, level in enumerate(position.levels)
        ]
        if not all(options):
            return
        is_full = self._is_full(position)
        is_drawn = len(position.common) >= rest
        kills = kill * len(ended)
        for chosen in _choices(options, first + 1 if rest else 0, below):
            if is_drawn and rest and not kills and _bound_after(chosen, first) >= below:
                continue
            taken = b"".join([option.taken for option in reversed(chosen)])
            levels_left = tuple(option.left for option in chosen)
            kept = tuple(level for n, level in enumerate(levels_left) if n not in ended)
            for generals, killed in self._kills(position.generals, levels_left, ended):
                common = killed + taken + position.common if is_full else position.common
                yield Turn(len(taken) // 3 + kills, generals, kept, common)

    def _is_full(self, position: Position) -> bool:
        """Return whether all tiles of the common row are known here."""
        known = (position.generals, *position.levels, position.common)
        return sum(map(len, known)) == self._total

    def _options(
        self, position: Position, level: FaceRow, coming: FaceRow, first: int
    ) -> list[_Option]:
        kills, tile, rest = position.kills, coming[:1], coming[1 : _AHEAD + 1]
        found = []
        for left, taken in self._threes.outcomes[level]:
            if left or self._has_generals:
                bound = self._levels[kills, left + tile, rest]
                cost, refills = bound.cost(first if tile else 0)
                found.append(
                    _Option(cost + len(taken) // 3, refills + len(tile), left, taken, bound)
                )
        return found

    def _kills(
        self, generals: FaceRow, levels: tuple[FaceRow, ...], ended: tuple[int, ...]
    ) -> list[tuple[FaceRow, FaceRow]]:
        """Return the generals left when these levels have killed, and the triplets laid down."""
        if not self._has_generals or not ended:
            return [(generals, b"")]
        return list(
            dict.fromkeys(
                (last, laid + run)
                for number in ended
                for left, run in kill_runs(generals, levels[number])
                if run in self._threes.triplets
                for last, laid in self._kills(
                    left, levels, tuple(other for other in ended if other != number)
                )
            )
        )

    def refilled(self, turn: Turn) -> Position | None:
        """Return the position after the refill that ends a turn; None if it is not known."""
        common, levels = turn.common, list(turn.levels)
        drawn = min(len(common), len(levels))
        if not drawn:
            return None
        for back in range(1, drawn + 1):
            levels[-back] += common[len(common) - back : len(common) - back + 1]
        position = Position(turn.generals, tuple(levels), common[: len(common) - drawn])
        return None if drawn < len(levels) and not self._is_full(position) else position

    def is_lost(self, position: Position) -> bool:
        """Return whether the levels cannot kill just the generals."""
        levels = len(position.levels)
        return self._has_generals and not levels <= len(position.generals) <= 2 * levels

    def drawable(self, position: Position, moves: int) -> int:
        """Return how many tiles of the common row a line of that many moves can draw.

        If it draws d tiles, each refill at most one to a level, and the levels hold n,
        it takes (n + d) / 3 times, less what the kills need.
        """
        levels = len(position.levels)
        # A kill needs a tile less than a take for every general that it kills.
        tiles = sum(map(len, position.levels)) + len(position.generals)
        return max((3 * moves - tiles) * levels // (3 + levels), 0)


def _comings(common: FaceRow, levels: int) -> list[FaceRow]:
    """Return the tiles that the next refills bring to each level, the top one first."""
    back = common[::-1]
    return [back[at::levels] for at in range(levels - 1, -1, -1)]


def _costs(endings: tuple[Closing, ...], level: FaceRow, coming: FaceRow) -> list[tuple[int, int]]:
    """Return the moves that each way to complete a level costs, and the tiles it gets before."""
    needs = [ending.needs[level, coming] for ending in endings]
    return [
        (ending.cost(len(level) + tiles), tiles)
        for ending, tiles in zip(endings, needs, strict=True)
    ]


def _choices(
    options: list[list[_Option]], refills: int, below: int
) -> Iterator[tuple[_Option, ...]]:
    """Yield one option for every level, in every way that may cost less than that many moves.

    There are that many refills at least.
    """
    least = [min(option.cost for option in each) for each in options]
    after = sum(least)
    choices: list[tuple[int, int, tuple[_Option, ...]]] = [(refills, 0, ())]
    for each, low in zip(options, least, strict=True):
        after -= low
        room = below - after
        choices = [
            (refills, cost + option.cost, (*chosen, option))
            for so_far, cost, chosen in choices
            for option in each
            if (refills := max(so_far, option.refills)) + cost + option.cost < room
        ]
    return (chosen for _, _, chosen in choices)


def _first(levels: list[LevelBound]) -> int:
    """Return after how many refills a level can be completed for the first time, at least."""
    first = _AHEAD
    for level in levels:
        first = level.first(first)
    return first


def _bound_after(chosen: tuple[_Option, ...], at_least: int) -> int:
    """Return a bound on all moves when these options are taken, whose next tiles are known."""
    first = _AHEAD
    for option in chosen:
        if option.bound is not None:
            first = option.bound.first(first)
            if first <= at_least:
                return 0
    refills, moves = first, 0
    for option in chosen:
        if option.bound is None:
            moves += option.cost
        else:
            cost, needs = option.bound.cost(first)
            moves += cost + len(option.taken) // 3
            refills = max(refills, needs)
    return 1 + refills + moves
