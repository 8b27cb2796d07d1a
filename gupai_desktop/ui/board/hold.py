"""A button that is held down on a tile."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPoint, QPointF

from gupai_desktop.ui.board.tile_item import TileItem


@dataclass(slots=True, eq=False)
class Hold:
    """A button is down: on which tile, where it went down, and what has been lifted since."""

    pressed: TileItem
    point: QPointF
    screen: QPoint
    lifted: list[TileItem] = field(default_factory=list)
    #: Whether it is the second of two quick clicks.
    is_double: bool = False
