"""The places of the groups of a game, in tile units: x in tile widths, y in tile heights.

A game has one arrangement, the first.  A second one is for where tiles would be far smaller in
the first.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from math import cos, radians, sin
from typing import NamedTuple

#: The names that most games give to their layouts.
WIDE, TALL = "Wide", "Tall"

#: The room for a caption left of its group, in tile widths.
BESIDE = 1.5

#: The height of a tile in tile widths.
RATIO = 2.2

#: The distance between the lines of a group that lies in more than one.
LINE = 1.05


class Caption(Enum):
    """Where a caption stands by its group; groups without one are only spoken of."""

    BELOW = "below"
    LEFT = "left"
    MIDDLE = "middle"
    NONE = "none"

    # What is known of a layout is looked up by all its places.
    __hash__ = object.__hash__


class Spot(NamedTuple):
    """The top left corner that a tile has upright and in full size; how it lies about its middle.

    It is turned by that many degrees to the right, and that many times as large.
    """

    x: float
    y: float
    turn: float = 0.0
    size: float = 1.0

    @classmethod
    def around(cls, x: float, y: float, turn: float = 0.0, size: float = 1.0) -> Spot:
        """Return the spot whose middle is there, both in tile widths; never upside down."""
        turn = (turn + 89) % 180 - 89
        return cls(round(x - 0.5, 4), round(y / RATIO - 0.5, 4), turn, size)

    @property
    def reach(self) -> tuple[float, float]:
        """How far it reaches from its middle to either side, and up and down, in tile units."""
        across, along = abs(sin(radians(self.turn))), abs(cos(radians(self.turn)))
        wide = self.size * (along + across * RATIO) / 2
        return wide, self.size * (along + across / RATIO) / 2


class Place(NamedTuple):
    """The top left corner of a group's room, and how many tiles lie there side by side.

    Where a line is full, the next tile lies in another one.  A trough is seen in its whole length,
    however few tiles lie there.  A place with `spots` of its own has one for each tile, wherever
    it lies.
    """

    x: float
    y: float
    room: int
    caption: Caption = Caption.BELOW
    is_trough: bool = False
    lines: int = 1
    spots: tuple[Spot, ...] = ()

    @classmethod
    def of_spots(cls, spots: Sequence[Spot], caption: Caption = Caption.NONE) -> Place:
        """Return the room of tiles that lie in these spots."""
        left = min(spot.x + 0.5 - spot.reach[0] for spot in spots)
        top = min(spot.y + 0.5 - spot.reach[1] for spot in spots)
        return cls(left, top, len(spots), caption, spots=tuple(spots))

    @property
    def right(self) -> float:
        """The right end of the room."""
        ends = (spot.x + 0.5 + spot.reach[0] for spot in self.spots)
        return max(ends, default=self.x + self.room)

    @property
    def bottom(self) -> float:
        """The lower end of the last line."""
        ends = (spot.y + 0.5 + spot.reach[1] for spot in self.spots)
        return max(ends, default=self.y + (self.lines - 1) * LINE + 1)

    @property
    def middle(self) -> float:
        return (self.y + self.bottom) / 2

    def moved(self, x: float, y: float) -> Place:
        """Return the same room so much farther to the right and down."""
        return self._replace(x=self.x + x, y=self.y + y)

    def spot(self, number: int) -> Spot:
        """Return where a tile lies, numbered from 0.

        >>> place = Place(0, 0, 3, lines=2)
        >>> [place.spot(number)[:2] for number in range(4)]
        [(0, 0.0), (1, 0.0), (2, 0.0), (0, 1.05)]
        """
        if self.spots:
            return self.spots[number]
        down, right = divmod(number, self.room)
        return Spot(self.x + right, self.y + down * LINE)


class Layout(NamedTuple):
    """One way in which a game can lie: the places of all groups, in the order of the table's."""

    name: str
    places: tuple[Place, ...]

    def holds(self, sizes: Sequence[int]) -> bool:
        """Return whether there is room for groups of that many tiles."""
        return len(sizes) == len(self.places) and all(
            size <= place.room * place.lines
            for size, place in zip(sizes, self.places, strict=True)
        )
