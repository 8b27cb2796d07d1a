"""One tile on the screen: its face, its shadow, and the outline that marks it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import (
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QGraphicsRectItem,
)

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
        self.home = QPointF()
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

    @property
    def is_welcoming(self) -> bool:
        """Whether a tile that is dropped here goes on towards a move."""
        return self.state in WELCOMING

    def set_face(self, element: str, art: TileArt) -> None:
        """Show this picture: a face, or the back."""
        if element != self._element:
            is_drawn = bool(self._element) and not self._face.pixmap().isNull()
            self._element = element
            if is_drawn:
                self._face.setPixmap(art.tile(element))

    def set_sign(self, sign: Sign | None, art: TileArt) -> None:
        """Show a sign in the corner, or none."""
        if sign != self.sign:
            self.sign = sign
            self._draw_sign(art)

    def _draw_sign(self, art: TileArt) -> None:
        sign = self.sign
        picture = art.sign(sign.text, is_inverse=sign.is_inverse) if sign else QPixmap()
        self._sign.setPixmap(picture)
        side = picture.deviceIndependentSize().width()
        self._sign.setOffset(_SIGN_CORNER - QPointF(side, side))

    def apply_theme(self, art: TileArt, scheme: Scheme) -> None:
        """Take pictures and colours anew, for another scale, face or scheme."""
        self._face.setPixmap(art.tile(self._element))
        self._draw_sign(art)
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
        """Whether the keyboard's dotted frame is round it."""
        return self._focus.isVisible()

    def set_home(self, home: QPointF, group: int, place: int) -> None:
        """Where the tile belongs: on the screen, and in which place of which group."""
        self.home, self.in_group, self._place = home, group, place
        self._stack()

    def set_current(self, is_current: bool) -> None:
        """Show or hide the keyboard's dotted frame, whole above the neighbours."""
        if is_current != self.is_current:
            self._focus.setVisible(is_current)
            self._stack()

    def set_hot(self, is_hot: bool) -> None:
        """A target swells a little under a tile that is dragged over it."""
        self.setScale(1.06 if is_hot else 1.0)

    def set_lifted(self, is_lifted: bool) -> None:
        """Lift the tile above the others, or put it down."""
        if is_lifted != self._is_lifted:
            self._is_lifted = is_lifted
            self._stack()
            self._shadow.setPos(_LIFTED if is_lifted else SHADOW_FALL)

    def _stack(self) -> None:
        """The lifted above that in the frame, the marked, and the rest, each over its left."""
        if self._is_flat:
            self.setZValue(0.5)
            return
        is_plain = self.state in (TileState.PLAIN, TileState.ROOM)
        layer = 10 if self._is_lifted else 3 if self.is_current else 1 if is_plain else 2
        self.setZValue(layer + self._place / 100)

    def place(self) -> QRectF:
        """Where the tile is now, in scene units."""
        return self.rect().translated(self.pos())

    def _mark(self, scheme: Scheme) -> None:
        """A full line round what is selected, an arrow at the foot of a target, and so on."""
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


def _bar() -> QPainterPath:
    """A bar under the tile's foot."""
    path = QPainterPath(QPointF(22, TILE_HEIGHT + 9))
    path.lineTo(TILE_WIDTH - 22, TILE_HEIGHT + 9)
    return path


def _cross() -> QPainterPath:
    """A frame with a cross through it."""
    path = _outline_path(-3)
    path.moveTo(14, 14)
    path.lineTo(TILE_WIDTH - 14, TILE_HEIGHT - 14)
    path.moveTo(TILE_WIDTH - 14, 14)
    path.lineTo(14, TILE_HEIGHT - 14)
    return path


def _corners() -> QPainterPath:
    """The four corners of a frame."""
    path, inset, arm = QPainterPath(), -4, 26
    for left in (inset, TILE_WIDTH - inset):
        for top in (inset, TILE_HEIGHT - inset):
            across = arm if left < TILE_WIDTH / 2 else -arm
            down = arm if top < TILE_HEIGHT / 2 else -arm
            path.moveTo(left + across, top)
            path.lineTo(left, top)
            path.lineTo(left, top + down)
    return path


def _together() -> QPainterPath:
    """A frame with a plus at its foot: with this tile too."""
    path = _outline_path(-3)
    middle, foot, arm = TILE_WIDTH / 2, TILE_HEIGHT + 12, 10
    path.moveTo(middle - arm, foot)
    path.lineTo(middle + arm, foot)
    path.moveTo(middle, foot - arm)
    path.lineTo(middle, foot + arm)
    return path


def _target() -> QPainterPath:
    """A frame with an arrowhead at its foot that points at the tile."""
    path = _outline_path(-3)
    middle, foot = TILE_WIDTH / 2, TILE_HEIGHT + 10
    path.moveTo(middle - 12, foot + 12)
    path.lineTo(middle, foot)
    path.lineTo(middle + 12, foot + 12)
    return path


@dataclass(frozen=True, slots=True)
class _Mark:
    """How a state is drawn: along which path, in which ink of the scheme, and how wide."""

    path: Callable[[], QPainterPath]
    ink: str
    width: float
    style: Qt.PenStyle = Qt.PenStyle.SolidLine


_MAY_GO_ON = _Mark(lambda: _outline_path(-3), "selected", 4, Qt.PenStyle.DashLine)
_MARKS = {
    TileState.SELECTED: _Mark(lambda: _outline_path(-4), "selected", 8),
    TileState.TARGET: _Mark(_target, "target", 7),
    TileState.PARTNER: _Mark(_together, "selected", 5, Qt.PenStyle.DashLine),
    TileState.ROOM: _MAY_GO_ON,
    TileState.HINTED: _Mark(lambda: _outline_path(-5), "hint", 9, Qt.PenStyle.DotLine),
    TileState.NEEDED: _Mark(_corners, "goal", 10),
    TileState.LOST: _Mark(_cross, "lost", 7),
    TileState.RUN: _Mark(lambda: _outline_path(-3), "target", 6),
    TileState.PLAYABLE: _Mark(_bar, "target", 8),
}
