"""From tile units to scene units: where every tile and caption of a layout lies."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, QSizeF

from gupai_desktop.engine.layout import BESIDE, Caption, Layout
from gupai_desktop.ui.theme.tile_art import TILE_HEIGHT, TILE_WIDTH

#: Room above and beside the board, and for the caption under a group or left of it.
MARGIN = 18.0
CAPTION_HEIGHT = 44.0
CAPTION_WIDTH = BESIDE * TILE_WIDTH
#: How much more room captions of twice the size take, under groups and left of them.
_HIGHER, _WIDER = 9.0, 90.0


class Geometry:
    """The places of a layout in scene units, worked out once.

    `text_scale` tells how large texts are, 1 being the usual size: larger ones take more
    room under the tiles.
    """

    def __init__(self, layout: Layout, text_scale: float = 1.0) -> None:
        self.layout, self.text_scale = layout, text_scale
        #: The height of the room for a caption under its group, the width of one at its left.
        self.caption_height = CAPTION_HEIGHT + _more(text_scale, _HIGHER)
        self._caption_width = CAPTION_WIDTH + _more(text_scale, _WIDER)
        self._rooms = list(_rooms(layout, text_scale))
        self._areas = [self._area(group) for group in range(len(layout.places))]
        #: How wide the caption of each group may be, so that it touches no other.
        self.caption_rooms = [self._caption_room(group) for group in range(len(layout.places))]

    def tile_position(self, group: int, place: int, count: int) -> QPointF:
        """The top left corner of a tile, the `place`-th of `count` in its group."""
        room = self.layout.places[group]
        x, y = room.spot(place, count)
        corner = self._rooms[group].topLeft()
        return corner + QPointF((x - room.x) * TILE_WIDTH, (y - room.y) * TILE_HEIGHT)

    def tiles_rect(self, group: int, count: int) -> QRectF:
        """The rectangle that `count` tiles of a group take, at least that of one."""
        rect = QRectF()
        for line in self.line_rects(group, count):
            rect |= line
        return rect

    def line_rects(self, group: int, count: int) -> list[QRectF]:
        """The rectangle of every line of `count` tiles, at least that of one tile."""
        number, room = max(count, 1), self.layout.places[group].room
        ends = {0, number - 1} if number <= room else range(number)
        lines: dict[float, QRectF] = {}
        for place in ends:
            tile = QRectF(self.tile_position(group, place, number), _TILE)
            lines[tile.top()] = lines.get(tile.top(), tile).united(tile)
        return list(lines.values())

    def room_rect(self, group: int) -> QRectF:
        """The rectangle of all tiles that a group has room for."""
        return QRectF(self._rooms[group])

    def area(self, group: int) -> QRectF:
        """The rectangle of a group and its caption: what is dropped there is dropped on it."""
        return QRectF(self._areas[group])

    def board_rect(self) -> QRectF:
        """The rectangle of the whole board with its captions, and margins but at its foot."""
        return board_rect(self.layout, self.text_scale)

    def _area(self, group: int) -> QRectF:
        if self.layout.places[group].caption is Caption.LEFT:
            return self._rooms[group].adjusted(-self._caption_width, 0, 0, 0)
        return self._rooms[group].adjusted(0, 0, 0, self.caption_height)

    def _caption_room(self, group: int) -> float:
        """Half way to the nearest neighbours on both sides, or what the tiles take."""
        if self.layout.places[group].caption is Caption.LEFT:
            return self._caption_width
        here = self._areas[group]
        beside = [
            abs(there.center().x() - here.center().x())
            for there in self._areas
            if there.top() + 1 < here.bottom() and here.top() + 1 < there.bottom()
        ]
        # The group itself is among them, 0 away, and is left out.
        apart = min(filter(None, beside), default=self._rooms[group].width() + TILE_WIDTH)
        board, middle = self.board_rect(), here.center().x()
        return min(apart, 2 * (middle - board.left()), 2 * (board.right() - middle))


_TILE = QSizeF(TILE_WIDTH, TILE_HEIGHT)


def _more(text_scale: float, most: float) -> float:
    """How much more room a caption takes whose letters are larger than usual."""
    return most * max(0.0, text_scale - 1)


def _rooms(layout: Layout, text_scale: float) -> Iterator[QRectF]:
    """The rooms of all groups, moved apart for captions that are larger than usual."""
    higher, wider = _more(text_scale, _HIGHER), _more(text_scale, _WIDER)
    if all(place.caption is Caption.LEFT for place in layout.places):
        higher = 0.0
    columns = {
        place.x
        for place in layout.places
        if place.caption is Caption.LEFT and not place.grows_left
    }
    for place in layout.places:
        anchor = place.right - 1 if place.grows_left else place.x
        aside = wider * sum(column <= anchor for column in columns) if wider else 0.0
        yield QRectF(
            place.x * TILE_WIDTH + aside,
            place.y * (TILE_HEIGHT + higher),
            place.room * TILE_WIDTH,
            (place.bottom - place.y) * TILE_HEIGHT,
        )


def board_rect(layout: Layout, text_scale: float) -> QRectF:
    """The rectangle of a whole board, margins and all, without working out its groups."""
    wide = CAPTION_WIDTH + _more(text_scale, _WIDER)
    high = CAPTION_HEIGHT + _more(text_scale, _HIGHER)
    board = QRectF()
    for place, room in zip(layout.places, _rooms(layout, text_scale), strict=True):
        is_beside = place.caption is Caption.LEFT
        board |= room.adjusted(-wide if is_beside else 0, 0, 0, 0 if is_beside else high)
    return board.adjusted(-MARGIN, -MARGIN, MARGIN, 0)
