"""Clearing the Rows turn by turn: the positions between turns, and bounds on what they cost.

Up to the time when the first level is completed, it is known which tile of the
common row goes to which level; until then the levels have nothing to do with each
other, and the least that each costs adds up to a bound.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from gupai_desktop.solvers.levels import LevelsProblem
from gupai_desktop.solvers.levels_rows import GAP, Ending, Row, ending_of, threes_under

#: So many refills are looked ahead.
_AHEAD = 6
#: So many facts of single levels are kept.
_KEPT = 60_000


class Fate:
    """A level and the tiles that come to it: how soon it ends, and at what cost."""

    __slots__ = ("_ahead", "_coming", "_costs", "_endings", "_first", "_level", "_soonest")

    def __init__(self, endings: Endings, level: Row, coming: Row) -> None:
        self._soonest, self._endings = endings.soonest, endings.every
        self._level, self._coming = level, coming
        self._first = self._ahead = 0
        self._costs: dict[int, tuple[int, int]] = {}

    def first(self, ahead: int) -> int:
        """After how many refills the level can be completed first; at most so many are asked."""
        if self._first < self._ahead or ahead <= self._ahead:
            return min(self._first, ahead)
        first = ahead
        for ending in self._soonest:
            if (ending.size - len(self._level)) % 3 < first:
                known = self._coming[:first]
                after = ending.earliest(self._level, known)
                if after == len(known) < first:
                    after = ending.needs(self._level, known)
                first = min(first, after)
        self._first, self._ahead = first, ahead
        return first

    def cost(self, first: int) -> tuple[int, int]:
        """The fewest moves and tiles that complete it, not before so many refills."""
        found = self._costs.get(first)
        if found is None:
            found = _least(self._endings, self._level, self._coming[:first])
            self._costs[first] = found
        return found


class Endings(NamedTuple):
    """How a level can be completed: as the next one, and ever."""

    soonest: tuple[Ending, ...]
    every: tuple[Ending, ...]


class Spot(NamedTuple):
    """The rows at the start of a turn: the generals, the levels in play, the common row."""

    generals: Row
    levels: tuple[Row, ...]
    common: Row


class _Option(NamedTuple):
    """What a turn can make of a level: moves until completed, refills, and what lies then."""

    cost: int
    refills: int
    left: Row
    taken: Row
    fate: Fate | None = None


class Turn(NamedTuple):
    """A turn: its moves, the rows at its end, and a bound on all moves from its start."""

    moves: int
    bound: int
    generals: Row
    levels: tuple[Row, ...]
    common: Row


class Turns:
    """The positions of a board that lie between turns, and bounds on what they cost."""

    def __init__(self, problem: LevelsProblem) -> None:
        game = problem.game
        self._has_generals = bool(game.general_count)
        self._threes = threes_under(game.rules.triplet_rule, takes_any_three=game.takes_any_three)
        self._endings: dict[tuple[Row, bool], Endings] = {}
        self._fates: dict[Row, Fate] = {}
        self._total = sum(map(len, problem.table.groups))

    def endings(self, spot: Spot) -> Endings:
        """How a level can be completed here."""
        key = spot.generals, len(spot.generals) > len(spot.levels)
        found = self._endings.get(key)
        if found is None:
            ends = spot.generals[:1] + spot.generals[1:][-1:]
            found = self._endings[key] = Endings(
                ending_of(self._threes, ends, may_double=key[1]),
                ending_of(self._threes, spot.generals, may_double=key[1]),
            )
        return found

    def fate(self, spot: Spot, level: Row, coming: Row) -> Fate:
        """What is known of a level of this position when these tiles come to it."""
        endings = self.endings(spot)
        coming = coming[:_AHEAD]
        key = level + GAP + coming + GAP + spot.generals
        if len(spot.generals) > len(spot.levels):
            key += GAP
        found = self._fates.get(key)
        if found is None:
            if len(self._fates) >= _KEPT:
                self._fates.clear()
            found = self._fates[key] = Fate(endings, level, coming)
        return found

    def bound(self, spot: Spot) -> int:
        """A number of moves that cannot be beaten.

        Up to the time when the first level can be completed it is known which tile
        goes to which level.
        """
        comings = _comings(spot.common, len(spot.levels))
        fates = [
            self.fate(spot, level, coming)
            for level, coming in zip(spot.levels, comings, strict=True)
        ]
        first = _first(fates)
        endings = self.endings(spot).every
        if len(endings) > 1 and len(spot.generals) == len(spot.levels) + 1:
            return self._bound_with_double(spot, endings, comings, first)
        refills, moves = first, 0
        for fate in fates:
            cost, needs = fate.cost(first)
            moves += cost
            if needs > refills:
                refills = needs
        return refills + moves

    def _bound_with_double(
        self, spot: Spot, endings: tuple[Ending, ...], comings: list[Row], first: int
    ) -> int:
        """The same where just one level has to kill two generals."""
        ways = []
        for level, coming in zip(spot.levels, comings, strict=True):
            known = coming[:first]
            both = [(ending, ending.needs(level, known)) for ending in endings]
            ways.append([(ending.cost(len(level) + needs), needs) for ending, needs in both])
        return min(
            sum(way[n == double][0] for n, way in enumerate(ways))
            + max(first, *(way[n == double][1] for n, way in enumerate(ways)))
            for double in range(len(ways))
        )

    def turns(self, spot: Spot, below: int) -> Iterator[Turn]:
        """Every turn after which the rest may still take less than so many moves."""
        endings = self.endings(spot).every
        can_end = [
            number
            for number, level in enumerate(spot.levels)
            if any(ending.earliest(level, b"\0") == 0 for ending in endings)
        ]
        for size in range(len(can_end) + 1):
            for ended in combinations(can_end, size):
                yield from self._turns_ending(spot, endings, ended, below)

    def _turns_ending(
        self, spot: Spot, endings: tuple[Ending, ...], ended: tuple[int, ...], below: int
    ) -> Iterator[Turn]:
        """The turns that complete just these levels."""
        rest = len(spot.levels) - len(ended)
        comings = iter(_comings(spot.common, rest))
        first = 0
        if not ended:
            every = _comings(spot.common, rest)
            first = max(
                _first([self.fate(spot, *each) for each in zip(spot.levels, every, strict=True)])
                - 1,
                0,
            )
        after = Spot(
            spot.generals, spot.levels[:rest] if not self._has_generals else spot.levels, b""
        )
        options = [
            self._ended(level, endings)
            if number in ended
            else self._options(after, level, next(comings), first)
            for number, level in enumerate(spot.levels)
        ]
        if not all(options):
            return
        is_full = self._is_full(spot)
        is_drawn = len(spot.common) >= rest
        kills = len(ended) if self._has_generals else 0
        for refills, cost, chosen in _ways(options, first + 1 if rest else 0, below):
            bound = refills + cost
            if is_drawn and rest and not kills:
                bound = max(bound, _bound_after(chosen, first))
                if bound >= below:
                    continue
            taken = b"".join([option.taken for option in reversed(chosen)])
            levels = tuple(option.left for option in chosen)
            kept = tuple(level for n, level in enumerate(levels) if n not in ended)
            for generals, killed in self._kills(spot.generals, levels, ended):
                common = killed + taken + spot.common if is_full else spot.common
                yield Turn(len(taken) // 3 + kills, bound, generals, kept, common)

    def _is_full(self, spot: Spot) -> bool:
        """Whether all tiles of the common row are known here."""
        return sum(map(len, spot.levels)) + len(spot.generals) + len(spot.common) == self._total

    def _ended(self, level: Row, endings: tuple[Ending, ...]) -> list[_Option]:
        kills = int(self._has_generals)
        return [
            _Option(len(taken) // 3 + kills, 0, left, taken)
            for left, taken in self._threes.outcomes[level]
            if any(left in ending.finals for ending in endings)
        ]

    def _options(self, spot: Spot, level: Row, coming: Row, first: int) -> list[_Option]:
        tile, rest = coming[:1], coming[1:]
        found = []
        for left, taken in self._threes.outcomes[level]:
            if left or self._has_generals:
                fate = self.fate(spot, left + tile, rest)
                cost, refills = fate.cost(first if tile else 0)
                found.append(
                    _Option(cost + len(taken) // 3, refills + len(tile), left, taken, fate)
                )
        return found

    def _kills(
        self, generals: Row, levels: tuple[Row, ...], ended: tuple[int, ...]
    ) -> list[tuple[Row, Row]]:
        """The generals left when these levels have killed, and what lies in the common row."""
        if not self._has_generals or not ended:
            return [(generals, b"")]
        found: dict[tuple[Row, Row], int] = {}
        triplets = self._threes.triplets
        for number in ended:
            others = tuple(other for other in ended if other != number)
            level = levels[number]
            if len(level) == 2:
                ways = [(generals[1:], generals[:1] + level)]
                if len(generals) > 1:
                    ways.append((generals[:-1], level + generals[-1:]))
            else:
                run = generals[:1] + level + generals[-1:]
                ways = [(generals[1:-1], run)] if len(generals) > 1 else []
            for left, run in ways:
                if run in triplets:
                    for last, laid in self._kills(left, levels, others):
                        found[last, laid + run] = 0
        return list(found)

    def refilled(self, turn: Turn) -> Spot | None:
        """The position after the refill that ends a turn; None if it is not known."""
        common, levels = turn.common, list(turn.levels)
        drawn = min(len(common), len(levels))
        if not drawn:
            return None
        for back in range(1, drawn + 1):
            levels[-back] += common[len(common) - back : len(common) - back + 1]
        spot = Spot(turn.generals, tuple(levels), common[: len(common) - drawn])
        return None if drawn < len(levels) and not self._is_full(spot) else spot

    def is_lost(self, spot: Spot) -> bool:
        """Whether the levels cannot kill just the generals."""
        if not self._has_generals:
            return False
        return not len(spot.levels) <= len(spot.generals) <= 2 * len(spot.levels)

    def drawable(self, spot: Spot, moves: int) -> int:
        """How many tiles of the common row can be drawn by a line of so many moves.

        If it draws d tiles, each refill at most one to a level, and the levels hold n,
        it takes (n + d) / 3 times, less what the kills need.
        """
        levels = len(spot.levels)
        tiles = sum(map(len, spot.levels))
        if self._has_generals:
            doubles = len(spot.generals) - levels
            tiles += levels + doubles
        return max((3 * moves - tiles) * levels // (3 + levels), 0)


def _comings(common: Row, levels: int) -> list[Row]:
    """The tiles that the next refills bring to each level, the top one first."""
    back = common[::-1]
    return [back[at::levels] for at in range(levels - 1, -1, -1)]


def _ways(
    options: list[list[_Option]], refills: int, below: int
) -> list[tuple[int, int, tuple[_Option, ...]]]:
    """One option for every level, in every way that may cost less than so many moves.

    Each with the refills and the other moves that it takes at least.
    """
    least = [min(option.cost for option in each) for each in options]
    after = sum(least)
    ways: list[tuple[int, int, tuple[_Option, ...]]] = [(refills, 0, ())]
    for each, low in zip(options, least, strict=True):
        after -= low
        room = below - after
        ways = [
            (refills, cost + option.cost, (*chosen, option))
            for so_far, cost, chosen in ways
            for option in each
            if (refills := max(so_far, option.refills)) + cost + option.cost < room
        ]
    return ways


def _first(fates: list[Fate]) -> int:
    """After how many refills a level can be completed for the first time, at least."""
    first = _AHEAD
    for fate in fates:
        first = fate.first(first)
    return first


def _bound_after(chosen: tuple[_Option, ...], at_least: int) -> int:
    """A bound on all moves when these are the options taken, and their next tiles known."""
    first = _AHEAD
    for option in chosen:
        if option.fate is not None:
            first = option.fate.first(first)
            if first <= at_least:
                return 0
    refills, moves = first, 0
    for option in chosen:
        if option.fate is None:
            moves += option.cost
        else:
            cost, needs = option.fate.cost(first)
            moves += cost + len(option.taken) // 3
            if needs > refills:
                refills = needs
    return 1 + refills + moves


def _least(endings: tuple[Ending, ...], level: Row, coming: Row) -> tuple[int, int]:
    """The fewest moves that complete a level, and the fewest tiles it gets before."""
    if len(endings) == 1:
        ending = endings[0]
        needs = ending.needs(level, coming)
        return ending.cost(len(level) + needs), needs
    both = [(ending, ending.needs(level, coming)) for ending in endings]
    return (
        min(ending.cost(len(level) + needs) for ending, needs in both),
        min(needs for _, needs in both),
    )
