"""The places of the groups of a game, in tile units: x in tile widths, y in tile heights.

A game can lie in several ways.  It names them, and whoever shows it takes the one
whose tiles are largest there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

#: The names that most games give to their layouts.
WIDE, TALL = "Wide", "Tall"

#: The room for a caption left of its group, in tile widths.
BESIDE = 1.5

#: The distance between the lines of a group that lies in more than one.
LINE = 1.05


class Caption(Enum):
    """The side of its group on which a caption stands."""

    BELOW = "below"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Place:
    """The top left corner of a group's room, and how many tiles lie there side by side.

    A group that grows to the left has its last tile at the right end of the room.  Where a
    line is full, the next tile lies in another one.
    """

    x: float
    y: float
    room: int
    caption: Caption = Caption.BELOW
    grows_left: bool = False
    lines: int = 1

    @property
    def right(self) -> float:
        """The right end of the room."""
        return self.x + self.room

    @property
    def bottom(self) -> float:
        """The lower end of the last line."""
        return self.y + (self.lines - 1) * LINE + 1

    def moved(self, x: float, y: float) -> Place:
        """Return the same room so much farther to the right and down."""
        return replace(self, x=self.x + x, y=self.y + y)

    def spot(self, number: int, count: int) -> tuple[float, float]:
        """Return the top left corner of one of `count` tiles, numbered from 0.

        >>> place = Place(0, 0, 3, grows_left=True, lines=2)
        >>> [place.spot(number, 4) for number in range(4)]
        [(2, 0.0), (0, 1.05), (1, 1.05), (2, 1.05)]
        """
        if self.grows_left:
            up, left = divmod(count - 1 - number, self.room)
            return (self.x + self.room - 1 - left, self.y + (self.lines - 1 - up) * LINE)
        down, right = divmod(number, self.room)
        return (self.x + right, self.y + down * LINE)


@dataclass(frozen=True, slots=True)
class Layout:
    """One way in which a game can lie: the places of all groups, in the order of the table's."""

    name: str
    places: tuple[Place, ...]

    def holds(self, sizes: Sequence[int]) -> bool:
        """Return whether there is room for groups of so many tiles."""
        return len(sizes) == len(self.places) and all(
            size <= place.room * place.lines
            for size, place in zip(sizes, self.places, strict=True)
        )
