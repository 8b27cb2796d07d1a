"""One tile on the screen: its face, its shadow, and the outline that marks it."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPixmap, QPolygonF, QTransform
from PySide6.QtWidgets import (
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QGraphicsRectItem,
)

from gupai_desktop.engine.layout import Spot
from gupai_desktop.engine.narrator import Sign
from gupai_desktop.ui.board.models import TileState
from gupai_desktop.ui.theme.table_colours import Scheme
from gupai_desktop.ui.theme.tile_art import (
    SHADOW_FALL,
    SHADOW_REACH,
    TILE_HEIGHT,
    TILE_WIDTH,
    TileArt,
)

_RADIUS = 9.0

#: How far a sign in the upper left corner reaches: no farther than to the pips, and up to no
#: caption of a group above.
_SIGN_CORNER = QPointF(18, 18)

#: Where the shadow of a lifted tile falls.
_LIFTED = QPointF(8, 20)

_FOCUS_WIDTH = 4.0
#: So much wider than its line is a casing.
_CASING = 6.0


#: The states in which a tile that is dropped on it goes on towards a move.
WELCOMING = (TileState.TARGET, TileState.PARTNER, TileState.ROOM)


class TileItem(QGraphicsRectItem):
    """A tile, or the place of one; its position is its top left corner in scene units.

    A place lies flat under the tiles and has no shadow.  Everything a tile draws is
    a pixmap or a path, so that no Python runs while the table is painted.
    """

    def __init__(self, tile: Hashable, *, is_flat: bool) -> None:
        super().__init__(0, 0, TILE_WIDTH, TILE_HEIGHT)
        self.tile = tile
        self.home, self._spot = QPointF(), Spot(0, 0)
        self.in_group = self._place = 0
        self.state = TileState.PLAIN
        self._is_flat = is_flat
        self._is_lifted = False
        self._element = ""
        self.setPen(QPen(Qt.PenStyle.NoPen))
        self.setTransformOriginPoint(self.rect().center())
        self._shadow, self._face = QGraphicsPixmapItem(self), QGraphicsPixmapItem(self)
        for picture in (self._shadow, self._face):
            picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._shadow.setVisible(not self._is_flat)
        self._shadow.setOffset(QPointF(-SHADOW_REACH, -SHADOW_REACH))
        self._sign = QGraphicsPixmapItem(self)
        self._sign.setZValue(1)
        #: What is shown in the corner.
        self.sign: Sign | None = None
        self._rim = QGraphicsPathItem(_outline_path(-1), self)
        self._rim.setFlag(QGraphicsPathItem.GraphicsItemFlag.ItemStacksBehindParent)
        self._rim.setVisible(False)
        # What marks a tile lies in a casing: it is seen on cloth and on tiles alike.
        self._outline = QGraphicsPathItem(self)
        self._outline.setVisible(False)
        self._focus = QGraphicsPathItem(_outline_path(-9), self)
        self._focus.setVisible(False)
        self._casings = tuple(
            QGraphicsPathItem(line.path(), line) for line in (self._outline, self._focus)
        )
        for casing in self._casings:
            casing.setFlag(QGraphicsPathItem.GraphicsItemFlag.ItemStacksBehindParent)
        self._shadow.setPos(SHADOW_FALL)

    def set_face(self, element: str, art: TileArt) -> None:
        """Show this picture: a face, or the back."""
        if element != self._element:
            is_drawn = bool(self._element) and not self._face.pixmap().isNull()
            self._element = element
            if is_drawn:
                self._face.setPixmap(art.tile(element))

    def set_sign(self, sign: Sign | None, art: TileArt) -> None:
        """Show a sign in the corner, or none."""
        self.sign = sign
        picture = art.sign(sign.text, is_inverse=sign.is_inverse) if sign else QPixmap()
        self._sign.setPixmap(picture)
        side = picture.deviceIndependentSize().width()
        self._sign.setOffset(_SIGN_CORNER - QPointF(side, side))

    def apply_theme(self, art: TileArt, scheme: Scheme) -> None:
        """Take pictures and colours anew, for another scale, face or scheme."""
        self._face.setPixmap(art.tile(self._element))
        self.set_sign(self.sign, art)
        self._shadow.setPixmap(art.shadow())
        self._focus.setPen(_pen(scheme.caption, _FOCUS_WIDTH, Qt.PenStyle.DotLine))
        self._casings[1].setPen(_pen(scheme.casing, _FOCUS_WIDTH + _CASING))
        self._rim.setVisible(bool(scheme.rim) and not self._is_flat)
        self._rim.setPen(_pen(scheme.rim or scheme.casing, 6))
        self._mark(scheme)

    def set_state(self, state: TileState, scheme: Scheme) -> None:
        """Mark the tile as selected, as a target, or not at all."""
        if state is not self.state:
            self.state = state
            self._mark(scheme)

    @property
    def spot(self) -> tuple[int, int]:
        """The group it lies in, and its place there."""
        return (self.in_group, self._place)

    @property
    def is_current(self) -> bool:
        """True while the keyboard's dotted frame is round it."""
        return self._focus.isVisible()

    def set_home(self, home: QPointF, group: int, place: int, spot: Spot) -> None:
        """Belong to a point of the scene, and to a place of a group, and lie as in its spot."""
        self.home, self.in_group, self._place, self._spot = home, group, place, spot
        self._stack()

    @property
    def lying(self) -> tuple[float, float]:
        """How far the tile is turned at home, and how large it is there."""
        return self._spot.turn, self._spot.size

    def put_down(self) -> None:
        """Lie at home."""
        self.setPos(self.home)
        self.setRotation(self._spot.turn)
        self.setScale(self._spot.size)
        self.set_lifted(False)

    def set_current(self, is_current: bool) -> None:
        """Show or hide the keyboard's dotted frame, whole above the neighbours."""
        if is_current != self.is_current:
            self._focus.setVisible(is_current)
            self._stack()

    def set_hot(self, is_hot: bool) -> None:
        """Let a target swell a little under a tile that is dragged over it."""
        self.setScale(self._spot.size * (1.06 if is_hot else 1.0))

    def set_lifted(self, is_lifted: bool) -> None:
        """Lift the tile above the others, or put it down."""
        if is_lifted != self._is_lifted:
            self._is_lifted = is_lifted
            self._stack()
            fall = _LIFTED if is_lifted else SHADOW_FALL
            self._shadow.setPos(QTransform().rotate(-self._spot.turn).map(fall))

    def _stack(self) -> None:
        """Lie above others: lifted, then in the frame, then marked; each over its left."""
        if self._is_flat:
            self.setZValue(0.5)
            return
        is_plain = self.state in (TileState.PLAIN, TileState.ROOM)
        layer = 10 if self._is_lifted else 3 if self.is_current else 1 if is_plain else 2
        self.setZValue(layer + self._place / 100)

    def place(self) -> QRectF:
        """Return the rectangle that the tile takes as it lies now, in scene units."""
        return self.mapRectToScene(self.rect())

    def _mark(self, scheme: Scheme) -> None:
        """Draw the mark of the state."""
        self._stack()
        is_quiet = self.state is TileState.ROOM and not self._is_flat
        mark = None if is_quiet else _MARKS.get(self.state)
        self._outline.setVisible(mark is not None)
        if mark is not None:
            casing = self._casings[0]
            self._outline.setPath(mark.path())
            self._outline.setPen(_pen(getattr(scheme, mark.ink), mark.width, mark.style))
            casing.setPath(self._outline.path())
            casing.setPen(_pen(scheme.casing, mark.width + _CASING))


def _pen(colour: str, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    pen = QPen(QColor(colour), width, style)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _outline_path(inset: float) -> QPainterPath:
    """A rounded rectangle round the tile; a negative inset lies outside it."""
    path = QPainterPath()
    rect = QRectF(0, 0, TILE_WIDTH, TILE_HEIGHT).adjusted(inset, inset, -inset, -inset)
    path.addRoundedRect(rect, _RADIUS - inset, _RADIUS - inset)
    return path


@dataclass(frozen=True, slots=True)
class _Mark:
    """The drawing of a state: a frame so far outside the tile, lines, their ink and width."""

    ink: str
    width: float
    frame: float | None = None
    lines: tuple[tuple[tuple[float, float], ...], ...] = ()
    style: Qt.PenStyle = Qt.PenStyle.SolidLine

    def path(self) -> QPainterPath:
        """Return the frame and the lines."""
        path = QPainterPath() if self.frame is None else _outline_path(-self.frame)
        for line in self.lines:
            path.addPolygon(QPolygonF([QPointF(*point) for point in line]))
        return path


_RIGHT, _FOOT, _MIDDLE = TILE_WIDTH, TILE_HEIGHT, TILE_WIDTH / 2
_ARROWHEAD = ((_MIDDLE - 12, _FOOT + 22), (_MIDDLE, _FOOT + 10), (_MIDDLE + 12, _FOOT + 22))
_PLUS = (
    ((_MIDDLE - 10, _FOOT + 12), (_MIDDLE + 10, _FOOT + 12)),
    ((_MIDDLE, _FOOT + 2), (_MIDDLE, _FOOT + 22)),
)
_CROSS = (((14, 14), (_RIGHT - 14, _FOOT - 14)), ((_RIGHT - 14, 14), (14, _FOOT - 14)))
_CORNERS = tuple(
    ((x + across, y), (x, y), (x, y + down))
    for x, across in ((-4, 26), (_RIGHT + 4, -26))
    for y, down in ((-4, 26), (_FOOT + 4, -26))
)
_BAR = (((22, _FOOT + 9), (_RIGHT - 22, _FOOT + 9)),)

_MARKS = {
    TileState.SELECTED: _Mark("selected", 8, 4),
    TileState.TARGET: _Mark("target", 7, 3, (_ARROWHEAD,)),
    TileState.PARTNER: _Mark("selected", 5, 3, _PLUS, Qt.PenStyle.DashLine),
    TileState.ROOM: _Mark("selected", 4, 3, style=Qt.PenStyle.DashLine),
    TileState.HINTED: _Mark("hint", 9, 5, style=Qt.PenStyle.DotLine),
    TileState.NEEDED: _Mark("goal", 10, lines=_CORNERS),
    TileState.LOST: _Mark("lost", 7, 3, _CROSS),
    TileState.PLAYABLE: _Mark("target", 8, lines=_BAR),
}
