"""What the levels will be in a few turns: a guess for short lines of Clearing the Rows.

Levels do not touch each other, and which tiles the next refills bring to each of
them lies open in the common row.  So it is worked out for every level alone, once for
the same tiles, how short it can be made, or whether it can come to a kill, and when.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

Row = bytes

#: The triplets that may be taken from a row, each with what it leaves.
Cuts = Callable[[Row], list[tuple[Row, Row]]]

#: Whether two tiles of a level form a triplet with one of these generals.
CanKill = Callable[[Row, Row], bool]


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
GENERALS = Weights(100, 4, 2, 2, 0, (6, 6, 8, *(8 + 2 * n for n in _MANY)))
FUGITIVE = Weights(300, 5, 2, 2, 8, (6, 8, 6, 8, 10, 8, *(8 + n for n in _MANY)))


class Lookahead:
    """How far the rows of a table seem from won, looking some refills ahead."""

    def __init__(self, weights: Weights, cuts: Cuts, can_kill: CanKill | None = None) -> None:
        self._weights, self._cuts, self._can_kill = weights, cuts, can_kill
        self._leavings: dict[Row, tuple[Row, ...]] = {}
        self._known: dict[tuple[Row, int], dict[tuple[Row, Row], int]] = {}

    def guess(self, levels: Sequence[Row], common: Row, generals: Row, wait: int = 0) -> int:
        """The guess for the levels in play, from the lowest up, and the common row.

        `generals` are those that can be killed, from `wait` refills on.
        """
        weights, count = self._weights, len(levels)
        known = self._known.get((generals, wait))
        if known is None:
            known = self._known[generals, wait] = {}
        tiles = weights.ahead * count
        coming = common[: -tiles - 1 : -1]
        missing = (tiles - len(coming)) * weights.refill
        lacking = 0
        for place, row in enumerate(levels):
            key = row, coming[place::count]
            found = known.get(key)
            if found is None:
                found = known[key] = self._lacking(*key, generals, wait)
            lacking += found
        return weights.level * count + weights.lacking * (lacking + missing)

    def _lacking(self, row: Row, coming: Row, generals: Row, wait: int) -> int:
        """The least that can be lacking in a level after some takes and refills."""
        return min(self._after(left, coming, generals, wait) for left in self._all_left(row))

    def _after(self, row: Row, coming: Row, generals: Row, wait: int) -> int:
        """What is lacking in a level if nothing more is taken from it in this turn."""
        if self._is_done(row, generals, wait):
            return 0
        if not coming:
            return self._weights.left[len(row)]
        refilled = row + coming[:1]
        return self._weights.refill + self._lacking(refilled, coming[1:], generals, wait - 1)

    def _is_done(self, row: Row, generals: Row, wait: int) -> bool:
        """Whether a level is completed, or can be by a kill."""
        if self._can_kill is None:
            return not row
        return wait <= 0 and len(row) == 2 and self._can_kill(row, generals)

    def _all_left(self, row: Row) -> tuple[Row, ...]:
        """The row, and all that can be left of it by takes."""
        found = self._leavings.get(row)
        if found is None:
            rows = {row: None}
            for _, left in self._cuts(row):
                rows.update(dict.fromkeys(self._all_left(left)))
            found = self._leavings[row] = tuple(rows)
        return found
