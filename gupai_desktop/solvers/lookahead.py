"""The heuristic for short lines of Clearing the Rows: the levels after a few refills.

Levels do not touch each other, and which tiles the next refills bring to each of
them lies open in the common row.  So for every level alone, once for the same tiles, it
is worked out how short it can be made, or whether it can come to a kill, and when.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from gupai_desktop.solvers.levels_rows import MOST_KNOWN, Row, Threes
from gupai_desktop.solvers.memory import Cache, cached

#: The generals at both ends, and whether two at once must be killed, may be, or must not.
Generals = tuple[Row, int]

#: Tells whether the one or two tiles left of a level can kill of these generals.
CanKill = Callable[[Row, Generals], bool]

MUST_NOT, MAY, MUST = range(3)
NOBODY: Generals = (b"", MUST_NOT)

#: How much is lacking in a level to which these tiles come.
_Lacking = Cache[tuple[Row, Row], int]


class Weights(NamedTuple):
    """The weights of the heuristic.

    Every level in play; every tile in it now, which takes moves; what is lacking in a
    level; every refill until that; how many refills are looked ahead; every refill until
    the fugitive is back; and what is lacking in a level that is left with so many tiles.
    """

    level: int
    tile: int
    lacking: int
    refill: int
    ahead: int
    flight: int
    left: tuple[int, ...]


_MANY = range(33)

#: Without generals a level lacks as much as it is long.
NO_GENERALS = Weights(40, 3, 10, 0, 1, 0, tuple(_MANY))

#: A level that can kill lacks nothing; else two tiles are best, or five.
GENERALS = Weights(60, 6, 4, 1, 1, 0, (4, 4, 6, *(8 + 6 * n for n in _MANY)))
FUGITIVE = Weights(300, 2, 5, 2, 2, 8, (6, 8, 6, 8, 10, 8, *(8 + n for n in _MANY)))


class Lookahead:
    """The heuristic under some weights."""

    def __init__(self, weights: Weights, threes: Threes, can_kill: CanKill | None) -> None:
        self._weights, self._lefts, self._can_kill = weights, threes.lefts, can_kill

    def estimate(
        self, levels: Sequence[Row], common: Row, generals: Generals = NOBODY, wait: int = 0
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
        known, place, held = self._lacking[generals, wait], count, 0
        for row in levels:
            place -= 1
            held += len(row)
            lacking += known[row, coming[place::count]]
        return weights.level * count + weights.tile * held + weights.lacking * lacking

    @cached(MOST_KNOWN)
    def _lacking(self, key: tuple[Generals, int]) -> _Lacking:
        """Return how much is lacking in levels, by the generals and from which refill on."""
        generals, wait = key
        now = Cache[Row, int](partial(self._lacking_now, generals, wait), MOST_KNOWN)

        def least(level: tuple[Row, Row]) -> int:
            row, coming = level
            lacking = now[row]
            if not lacking or not coming:
                return lacking
            tile, rest = coming[:1], coming[1:]
            return self._weights.refill + min(
                [later[left + tile, rest] for left in self._lefts[row]]
            )

        found = _Lacking(least, MOST_KNOWN)
        later = self._lacking[generals, wait - 1] if wait else found
        return found

    def _lacking_now(self, generals: Generals, wait: int, row: Row) -> int:
        """Return what is lacking if no more tile comes."""
        lefts, can_kill = self._lefts[row], self._can_kill
        if can_kill is None or wait or not len(row) % 3:
            return min([self._weights.left[len(left)] for left in lefts])
        if any(len(left) < 3 and can_kill(left, generals) for left in lefts):
            return 0
        return min([self._weights.left[len(left)] for left in lefts])
