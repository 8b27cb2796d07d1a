"""From tile units to scene units: where every tile and caption of a layout lies.

A tile is 100 scene units wide and 220 high, whatever the window does; the view
scales the scene.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from gupai_desktop.engine.layout import Layout

TILE_WIDTH = 100.0
TILE_HEIGHT = 220.0

#: Room round the board, and for the caption under a group.
MARGIN = 46.0
CAPTION_HEIGHT = 62.0


@dataclass(frozen=True, slots=True)
class Geometry:
    """The places of a layout in scene units."""

    layout: Layout

    def tile_position(self, group: int, place: int, count: int) -> QPointF:
        """The top left corner of a tile, the `place`-th of `count` in its group."""
        corner = self.group_rect(group).topLeft()
        room = self.layout.places[group].room
        pitch = TILE_WIDTH * min(1.0, (room - 1) / max(count - 1, 1))
        return corner + QPointF(place * pitch, 0)

    def group_rect(self, group: int) -> QRectF:
        """The rectangle of all tiles that a group has room for."""
        place = self.layout.places[group]
        return QRectF(
            place.x * TILE_WIDTH, place.y * TILE_HEIGHT, place.room * TILE_WIDTH, TILE_HEIGHT
        )

    def board_rect(self) -> QRectF:
        """The rectangle of the whole board with its captions and margins."""
        board = QRectF()
        for group in range(len(self.layout.places)):
            board = board.united(self.group_rect(group).adjusted(0, 0, 0, CAPTION_HEIGHT))
        return board.adjusted(-MARGIN, -MARGIN, MARGIN, 0)
