"""Where the groups of a game lie, in tile units: x in tile widths, y in tile heights."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """The top left corner of a group's first tile, and how many tiles it has room for."""

    x: float
    y: float
    room: int


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of all groups, in the order of the table's groups."""

    places: tuple[Place, ...]
