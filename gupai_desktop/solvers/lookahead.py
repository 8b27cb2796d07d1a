"""What the levels will be in a few turns: a guess for short lines of Clearing the Rows.

Levels do not touch each other, and which tiles the next refills bring to each of
them lies open in the common row.  So it is worked out for every level alone, once for
the same tiles, how short it can be made, or whether it can come to a kill, and when.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

Row = bytes

#: The triplets that may be taken from a row, each with what it leaves.
Cuts = Callable[[Row], list[tuple[Row, Row]]]

#: The generals at both ends, and whether two at once must be killed, may be, or must not.
Generals = tuple[Row, int]

#: Whether what is left of a level, one or two tiles, can kill of these generals.
CanKill = Callable[[Row, Generals], bool]

MUST_NOT, MAY, MUST = range(3)
NOBODY: Generals = (b"", MUST_NOT)


class Weights(NamedTuple):
    """How much counts in the guess.

    Every level in play; what is lacking in a level; every refill until that; how
    many refills are looked ahead; every refill until the fugitive is back; and what is
    lacking in a level that is left with so many tiles.
    """

    level: int
    lacking: int
    refill: int
    ahead: int
    flight: int
    left: tuple[int, ...]


_MANY = range(33)

#: Without generals a level lacks as much as it is long.
NO_GENERALS = Weights(40, 10, 0, 2, 0, tuple(_MANY))

#: A level that can kill lacks nothing; else two tiles are best, or five.
GENERALS = Weights(60, 4, 1, 2, 0, (4, 4, 6, *(8 + 6 * n for n in _MANY)))
FUGITIVE = Weights(300, 5, 2, 2, 8, (6, 8, 6, 8, 10, 8, *(8 + n for n in _MANY)))


class Lookahead:
    """How far the rows of a table seem from won, looking some refills ahead."""

    def __init__(self, weights: Weights, cuts: Cuts, can_kill: CanKill | None = None) -> None:
        self._weights, self._cuts, self._can_kill = weights, cuts, can_kill
        # Worked out once for the same tiles.
        self._all_left = cache(self._find_all_left)
        self._lacking = cache(self._find_lacking)

    def guess(
        self, levels: Sequence[Row], common: Row, generals: Generals = NOBODY, wait: int = 0
    ) -> int:
        """The guess for the levels in play, from the lowest up, and the common row.

        `generals` are those that can be killed, from `wait` refills on.
        """
        weights, count = self._weights, len(levels)
        tiles = weights.ahead * count
        if wait > weights.ahead:
            generals, wait = NOBODY, 0  # nobody can be killed as far as this looks
        coming = common[: -tiles - 1 : -1]
        lacking = (tiles - len(coming)) * weights.refill
        known = self._lacking
        for place, row in enumerate(levels):
            lacking += known(row, coming[place::count], generals, wait)
        return weights.level * count + weights.lacking * lacking

    def _find_lacking(self, row: Row, coming: Row, generals: Generals, wait: int) -> int:
        """The least that can be lacking in a level after some takes and refills."""
        lefts = self._all_left(row)
        if self._can_be_done(lefts, generals, wait):
            return 0
        if not coming:
            return min([self._weights.left[len(left)] for left in lefts])
        tile, later, wait = coming[:1], coming[1:], max(0, wait - 1)
        known = self._lacking
        return self._weights.refill + min(
            [known(left + tile, later, generals, wait) for left in lefts]
        )

    def _can_be_done(self, lefts: tuple[Row, ...], generals: Generals, wait: int) -> bool:
        """Whether a level can be completed now, by takes or by a kill."""
        can_kill = self._can_kill
        if can_kill is None:
            return b"" in lefts
        if wait or len(lefts[0]) % 3 == 0:
            return False
        return any(len(left) < 3 and can_kill(left, generals) for left in lefts)

    def _find_all_left(self, row: Row) -> tuple[Row, ...]:
        """The row, and all that can be left of it by takes."""
        rows = {row: None}
        for _, left in self._cuts(row):
            rows.update(dict.fromkeys(self._all_left(left)))
        return tuple(rows)
