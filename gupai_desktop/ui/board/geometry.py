"""From tile units to scene units: where every tile and caption of a layout lies.

A tile is 100 scene units wide and 220 high, whatever the window does; the view
scales the scene.  Larger texts take more room under the tiles.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from gupai_desktop.engine.layout import Caption, Layout
from gupai_desktop.ui.theme.tile_size import TILE_HEIGHT, TILE_WIDTH

#: Room round the board, and for the caption under a group or left of it.
MARGIN = 46.0
CAPTION_HEIGHT = 62.0
CAPTION_WIDTH = 330.0
#: How much farther apart captions of twice the size move groups, down and across.
_GROWTH = QPointF(30.0, 38.0)


@dataclass(frozen=True, slots=True)
class Geometry:
    """The places of a layout in scene units."""

    layout: Layout
    #: How large texts are, 1 being the usual size.
    text_scale: float = 1.0

    @property
    def caption_height(self) -> float:
        """The height of the room for a caption under its group."""
        return CAPTION_HEIGHT + self._growth.y()

    def caption_room(self, group: int) -> float:
        """How wide the caption of a group may be, so that it touches no other."""
        if self.caption_side(group) is Caption.LEFT:
            return CAPTION_WIDTH
        here = self.area(group)
        beside = [
            abs(there.center().x() - here.center().x())
            for there in map(self.area, range(len(self.layout.places)))
            if there.top() + 1 < here.bottom() and here.top() + 1 < there.bottom()
        ]
        # Itself it is beside, too, but not away from.
        return min(filter(None, beside), default=self.room_rect(group).width() + TILE_WIDTH)

    @property
    def _growth(self) -> QPointF:
        """How much farther apart groups lie that have captions between them, a tile unit."""
        has_captions = any(place.caption is Caption.BELOW for place in self.layout.places)
        return _GROWTH * max(0.0, self.text_scale - 1) if has_captions else QPointF()

    def tile_position(self, group: int, place: int, count: int) -> QPointF:
        """The top left corner of a tile, the `place`-th of `count` in its group.

        More tiles than there is room for overlap, so that they take no more.
        """
        row = self.tiles_rect(group, count)
        pitch = (row.width() - TILE_WIDTH) / max(count - 1, 1)
        return row.topLeft() + QPointF(place * pitch, 0)

    def tiles_rect(self, group: int, count: int) -> QRectF:
        """The rectangle that `count` tiles of a group take, at least that of one."""
        room = self.room_rect(group)
        width = min(room.width(), max(count, 1) * TILE_WIDTH)
        left = room.right() - width if self.layout.places[group].grows_left else room.left()
        return QRectF(left, room.top(), width, TILE_HEIGHT)

    def room_rect(self, group: int) -> QRectF:
        """The rectangle of all tiles that a group has room for."""
        place = self.layout.places[group]
        left = place.x * (TILE_WIDTH + self._growth.x())
        top = place.y * (TILE_HEIGHT + self._growth.y())
        return QRectF(left, top, place.room * TILE_WIDTH, TILE_HEIGHT)

    def caption_side(self, group: int) -> Caption:
        """Where the caption of a group stands."""
        return self.layout.places[group].caption

    def area(self, group: int) -> QRectF:
        """The rectangle of a group and its caption: what is dropped there is dropped on it."""
        room = self.room_rect(group)
        if self.caption_side(group) is Caption.LEFT:
            return room.adjusted(-CAPTION_WIDTH, 0, 0, 0)
        return room.adjusted(0, 0, 0, self.caption_height)

    def board_rect(self) -> QRectF:
        """The rectangle of the whole board with its captions and margins."""
        board = QRectF()
        for group in range(len(self.layout.places)):
            board = board.united(self.area(group))
        return board.adjusted(-MARGIN, -MARGIN, MARGIN, 0)
