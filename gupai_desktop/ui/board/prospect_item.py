"""A plate at a group that shows what it would become, while tiles hang over the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainterPath, QPen, QTextOption
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem, QGraphicsTextItem

from gupai_desktop.engine.layout import Caption
from gupai_desktop.engine.narrator import Prospect
from gupai_desktop.i18n import say, with_native
from gupai_desktop.ui.board.geometry import IN_THE_MIDDLE, Geometry
from gupai_desktop.ui.theme.appearance import in_serif
from gupai_desktop.ui.theme.table_colours import Scheme
from gupai_desktop.ui.theme.tile_art import SEAL_SIZE, TILE_HEIGHT, TileArt

_ACROSS, _DOWN, _GAP, _RADIUS, _EDGE = 10.0, 3.0, 9.0, 10.0, 4.0
#: How much wider than its group a plate may be on either side.
_BEYOND = 90.0
#: How far a plate stays away from tiles above it, and from those at its right and their frames.
_AWAY, _ASIDE = 5.0, 16.0
#: How wide a plate beside its tiles is at most, before its text takes another line.
_WIDEST = 240.0
#: How far a selected tile stands out above, and how far apart places are where a plate may lie.
_RAISED, _STEP = 9.0, 20.0
_MIN_LETTERS, _SMALLER = 14, 0.94
_JOINER = "\u2060"
#: Above all tiles that lie on the table, below those in the air.
_LAYER = 5.0


class ProspectItem(QGraphicsPathItem):
    """A plate where the caption is: the name and the seal of what would lie there, or a cross.

    It covers no tile; why a move is not legal is told at length elsewhere.
    """

    def __init__(self, prospect: Prospect, art: TileArt, scheme: Scheme) -> None:
        super().__init__()
        self.setZValue(_LAYER)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        is_refused = prospect.reason is not None
        self.setBrush(QBrush(QColor(scheme.tray)))
        self.setPen(QPen(QColor(scheme.red if is_refused else scheme.accent), _EDGE))
        self._text = QGraphicsTextItem(prospect_text(prospect), self)
        self._text.document().setDocumentMargin(0)
        self._text.setDefaultTextColor(QColor(scheme.caption))
        self._seal = QGraphicsPixmapItem(self)
        self._seal.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._seal.setPixmap(art.seal(scheme, is_full=prospect.label.counts, size=SEAL_SIZE))
        self._cross = QGraphicsPathItem(self)
        self._cross.setPen(QPen(QColor(scheme.red), 5))
        self._cross.setVisible(is_refused)
        #: True if the group would be sealed.
        self.is_sealed = prospect.label.is_sealed and not is_refused
        self._seal.setVisible(self.is_sealed)

    def lay_out(
        self, group: int, tiles: QRectF, geometry: Geometry, seen: QRectF, height: float
    ) -> None:
        """Take the place of the group's caption, in letters that high, or less to find room."""
        caption = geometry.layout.places[group].caption
        is_beside = caption is Caption.LEFT
        if is_beside:
            room = QSizeF(_room_left(tiles, geometry, seen) - _ASIDE - _EDGE, TILE_HEIGHT)
        elif caption is Caption.MIDDLE:
            room = QSizeF(tiles.width(), IN_THE_MIDDLE)
        else:
            width = _room_below(group, tiles, geometry, seen)
            room = QSizeF(width, geometry.caption_height - _AWAY)
        while True:
            size = self._arrange(room, max(_MIN_LETTERS, int(height)), is_above=is_beside)
            fits = size.width() <= room.width() and size.height() <= room.height()
            if fits or height <= _MIN_LETTERS:
                break
            height *= _SMALLER
        plate = QRectF(QPointF(), size)
        plate.moveCenter(tiles.center())
        if is_beside:
            plate.moveRight(tiles.left() - _ASIDE)
        elif caption is not Caption.MIDDLE:
            plate.moveTop(tiles.bottom() + _AWAY)
        # Moved into what is seen.
        left = max(seen.left(), min(plate.left(), seen.right() - plate.width()))
        top = max(seen.top(), min(plate.top(), seen.bottom() - plate.height()))
        self.setPos(left, top)

    def place_free(self, tiles: Sequence[QRectF], seen: QRectF, height: float) -> None:
        """Lie at an edge of what is seen, or else farther inside, where it touches no tile.

        Its letters are that high, or smaller to find such a place.
        """
        while True:
            size = self._arrange(seen.size(), max(_MIN_LETTERS, int(height)), is_above=False)
            around = self.boundingRect().adjusted(0, 0, 0, _RAISED)
            room = seen.adjusted(_EDGE, _EDGE, -_EDGE - size.width(), -_EDGE - size.height())
            across = (room.center().x(), room.left(), room.right())
            edges = [QPointF(left, top) for top in (room.bottom(), room.top()) for left in across]
            free = (
                place
                for place in chain(edges, _places_in(room))
                if not any(map(around.translated(place).intersects, tiles))
            )
            place = next(free, None)
            if place is not None or height <= _MIN_LETTERS:
                break
            height *= _SMALLER**4
        self.setPos(edges[0] if place is None else place)

    def _arrange(self, room: QSizeF, letters: int, *, is_above: bool) -> QSizeF:
        """Place the sign above the text or left of it, letters that high, on as large a plate.

        Return its size.
        """
        font = in_serif(QFont())
        font.setPixelSize(letters)
        self._text.setFont(font)
        sign = self._size_sign(letters)
        document = self._text.document()
        if is_above:
            document.setDefaultTextOption(QTextOption(Qt.AlignmentFlag.AlignHCenter))
            self._text.setTextWidth(room.width() - 2 * _ACROSS)
            self._text.setTextWidth(document.idealWidth())
        text = document.size()
        if is_above:
            width, gap = max(sign.width(), document.idealWidth()), 2 * _DOWN
            height_of_both = sign.height() + gap + text.height()
        else:
            gap = _GAP if sign.width() else 0.0
            width, height_of_both = (
                sign.width() + gap + text.width(),
                max(sign.height(), text.height()),
            )
        plate = QSizeF(width + 2 * _ACROSS, height_of_both + 2 * _DOWN)
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(QPointF(), plate), _RADIUS, _RADIUS)
        self.setPath(outline)
        for item in (self._seal, self._cross):
            left = (plate.width() - sign.width()) / 2 if is_above else _ACROSS
            item.setPos(left, _DOWN if is_above else (plate.height() - sign.height()) / 2)
        if is_above:
            self._text.setPos((plate.width() - text.width()) / 2, _DOWN + sign.height() + gap)
        else:
            right = plate.width() - _ACROSS
            self._text.setPos(right - text.width(), (plate.height() - text.height()) / 2)
        return plate

    def _size_sign(self, letters: int) -> QSizeF:
        """Make the sign as large as letters ask; return its size, none if there is no sign."""
        if self.is_sealed:
            side = letters * 1.3
            self._seal.setScale(side / SEAL_SIZE.height())
            return QSizeF(side, side)
        if not self._cross.isVisible():
            return QSizeF(0, 0)
        side = letters * 0.7
        cross = QPainterPath()
        cross.lineTo(side, side)
        cross.moveTo(side, 0)
        cross.lineTo(0, side)
        self._cross.setPath(cross)
        return QSizeF(side, side)


def _places_in(room: QRectF) -> Iterator[QPointF]:
    """Yield points of a rectangle from its lowest line to the highest, all over it."""
    for up in range(int(room.height() / _STEP)):
        for right in range(int(room.width() / _STEP)):
            yield room.bottomLeft() + QPointF(right, -up) * _STEP


def _room_left(tiles: QRectF, geometry: Geometry, seen: QRectF) -> float:
    """Return the width of a plate that touches no tiles left of it and is seen whole."""
    rooms = map(geometry.room_rect, range(len(geometry.layout.places)))
    in_line = (
        room for room in rooms if room.top() < tiles.bottom() and tiles.top() < room.bottom()
    )
    ends = [room.right() + _EDGE for room in in_line if room.right() < tiles.left()]
    return min(tiles.left() - max([seen.left(), *ends]), _WIDEST)


def _room_below(group: int, tiles: QRectF, geometry: Geometry, seen: QRectF) -> float:
    """Return the width of a plate that touches none of a neighbour's and is seen whole."""
    middle, most = tiles.center().x(), tiles.width() + 2 * _BEYOND
    most = min(most, geometry.caption_rooms[group] - _EDGE)
    return min(most, 2 * (middle - seen.left()) - _EDGE, 2 * (seen.right() - middle) - _EDGE)


def prospect_text(prospect: Prospect) -> str:
    """Return why not, or the name of what would lie there with its Chinese name."""
    if prospect.reason or not prospect.label.caption:
        return say(prospect.reason) if prospect.reason else ""
    # Without a break inside the Chinese name.
    return with_native(prospect.label.caption, _JOINER.join(prospect.label.native))
