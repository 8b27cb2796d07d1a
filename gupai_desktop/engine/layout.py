"""Where the groups of a game lie, in tile units: x in tile widths, y in tile heights."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum


class Caption(Enum):
    """Where the caption of a group stands."""

    BELOW = "below"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Place:
    """The top left corner of a group's room, and how many tiles lie there side by side.

    A group that grows to the left has its last tile at the right end of the room.
    """

    x: float
    y: float
    room: int
    caption: Caption = Caption.BELOW
    grows_left: bool = False

    def moved(self, x: float, y: float) -> Place:
        """The same room so much farther to the right and down."""
        return replace(self, x=self.x + x, y=self.y + y)


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of all groups, in the order of the table's groups."""

    places: tuple[Place, ...]
