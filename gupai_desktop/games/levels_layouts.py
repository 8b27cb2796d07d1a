"""The layouts of Clearing the Rows: one column of rows, or two that read downwards.

Captions stand left of the rows.  The common row comes last, over the full width, and
grows to the left: what is taken is laid down there, so the right end, from which
refilling draws, stays in its place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import ceil

from gupai_desktop.engine.layout import BESIDE, TALL, WIDE, Caption, Layout, Place

#: How far the top of a row is below that of the row above it, in tile heights; the same of
#: the common row, which is set a little apart; and how far columns are apart.
_ROW, _APART, _GAP = 1.09, 1.16, 0.4

#: A common row is broken into so many lines at most.
_MOST_LINES = 3


def layouts_of(rows: Sequence[int], common: int, least: int) -> tuple[Layout, ...]:
    """Return the layouts of rows of these sizes, none shorter than `least`."""
    return tuple(
        Layout(name, places)
        for name, columns in ((TALL, 1), (WIDE, 2))
        for places in _in_columns(rows, common, least, columns)
    )


def _in_columns(
    rows: Sequence[int], common: int, least: int, columns: int
) -> Iterator[tuple[Place, ...]]:
    """Yield rows in columns that read downwards; the common row takes one line or more."""
    high = ceil(len(rows) / columns)
    rooms = [max(least, *rows[top : top + high]) for top in range(0, len(rows), high)]
    lefts = list(accumulate((BESIDE + room + _GAP for room in rooms[:-1]), initial=BESIDE))
    right = lefts[-1] + rooms[-1]
    under = _ROW * (high - 1) + _APART
    most = int(right - BESIDE)
    for lines in range(1, _MOST_LINES + 1):
        room = max(most, ceil(common / lines))
        # The others stay in the middle over a common row that is longer.
        aside = max(0, BESIDE + room - right) / 2
        places = [
            Place(
                lefts[number // high] + aside,
                _ROW * (number % high),
                rooms[number // high],
                Caption.LEFT,
            )
            for number in range(len(rows))
        ]
        end = max(right, BESIDE + room)
        last = Place(end - room, under, room, Caption.LEFT, grows_left=True, lines=lines)
        yield (*places, last)
        if room == most:
            break
