"""From tile units to scene units: where every tile and caption of a layout lies."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from gupai_desktop.engine.layout import Caption, Layout, Place
from gupai_desktop.ui.theme.tile_art import TILE_HEIGHT, TILE_WIDTH

#: Room round the board, and for the caption under a group or left of it.
MARGIN = 46.0
CAPTION_HEIGHT = 62.0
CAPTION_WIDTH = 330.0
#: How much farther apart captions of twice the size move groups, down and across.
_GROWTH = QPointF(30.0, 38.0)


class Geometry:
    """The places of a layout in scene units, worked out once.

    `text_scale` tells how large texts are, 1 being the usual size: larger ones take more
    room under the tiles.
    """

    def __init__(self, layout: Layout, text_scale: float = 1.0) -> None:
        self.layout, self.text_scale = layout, text_scale
        has_captions = any(place.caption is Caption.BELOW for place in layout.places)
        growth = _GROWTH * max(0.0, text_scale - 1) if has_captions else QPointF()
        #: The height of the room for a caption under its group.
        self.caption_height = CAPTION_HEIGHT + growth.y()
        self._rooms = [_room(place, growth) for place in layout.places]
        self._areas = [self._area(group) for group in range(len(layout.places))]
        #: How wide the caption of each group may be, so that it touches no other.
        self.caption_rooms = [self._caption_room(group) for group in range(len(layout.places))]

    def tile_position(self, group: int, place: int, count: int) -> QPointF:
        """The top left corner of a tile, the `place`-th of `count` in its group.

        More tiles than there is room for overlap, so that they take no more.
        """
        row = self.tiles_rect(group, count)
        pitch = (row.width() - TILE_WIDTH) / max(count - 1, 1)
        return row.topLeft() + QPointF(place * pitch, 0)

    def tiles_rect(self, group: int, count: int) -> QRectF:
        """The rectangle that `count` tiles of a group take, at least that of one."""
        room = self._rooms[group]
        width = min(room.width(), max(count, 1) * TILE_WIDTH)
        left = room.right() - width if self.layout.places[group].grows_left else room.left()
        return QRectF(left, room.top(), width, TILE_HEIGHT)

    def room_rect(self, group: int) -> QRectF:
        """The rectangle of all tiles that a group has room for."""
        return QRectF(self._rooms[group])

    def area(self, group: int) -> QRectF:
        """The rectangle of a group and its caption: what is dropped there is dropped on it."""
        return QRectF(self._areas[group])

    def board_rect(self) -> QRectF:
        """The rectangle of the whole board with its captions and margins."""
        board = QRectF()
        for area in self._areas:
            board = board.united(area)
        return board.adjusted(-MARGIN, -MARGIN, MARGIN, 0)

    def _area(self, group: int) -> QRectF:
        if self.layout.places[group].caption is Caption.LEFT:
            return self._rooms[group].adjusted(-CAPTION_WIDTH, 0, 0, 0)
        return self._rooms[group].adjusted(0, 0, 0, self.caption_height)

    def _caption_room(self, group: int) -> float:
        """Half way to the nearest neighbours on both sides, or what the tiles take."""
        if self.layout.places[group].caption is Caption.LEFT:
            return CAPTION_WIDTH
        here = self._areas[group]
        beside = [
            abs(there.center().x() - here.center().x())
            for there in self._areas
            if there.top() + 1 < here.bottom() and here.top() + 1 < there.bottom()
        ]
        # Itself it is beside, too, but not away from.
        return min(filter(None, beside), default=self._rooms[group].width() + TILE_WIDTH)


def _room(place: Place, growth: QPointF) -> QRectF:
    left = place.x * (TILE_WIDTH + growth.x())
    top = place.y * (TILE_HEIGHT + growth.y())
    return QRectF(left, top, place.room * TILE_WIDTH, TILE_HEIGHT)
