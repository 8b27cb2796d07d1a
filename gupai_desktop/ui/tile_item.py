"""One tile on the screen: its face, its shadow, and the outline that marks it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QGraphicsRectItem,
)

from gupai_desktop.engine.tiles import Tile
from gupai_desktop.ui.geometry import TILE_HEIGHT, TILE_WIDTH
from gupai_desktop.ui.scheme import Scheme
from gupai_desktop.ui.table_model import TileState
from gupai_desktop.ui.tile_art import SHADOW_REACH, TileArt

_RADIUS = 9.0

#: How high the shadow falls from a tile that lies, and from one that is lifted.
_LYING = QPointF(1, 4)
_LIFTED = QPointF(8, 20)


class TileItem(QGraphicsRectItem):
    """A tile; its position is its top left corner in scene units.

    Everything it draws is a pixmap or a path, so that no Python runs while the
    table is painted.
    """

    def __init__(self, tile: Tile) -> None:
        super().__init__(0, 0, TILE_WIDTH, TILE_HEIGHT)
        self.tile = tile
        self.home = QPointF()
        self.in_group = self._place = 0
        self.state = TileState.PLAIN
        self._is_lifted = False
        self._element = ""
        self.setPen(QPen(Qt.PenStyle.NoPen))
        self.setTransformOriginPoint(self.rect().center())
        self._shadow, self._face = QGraphicsPixmapItem(self), QGraphicsPixmapItem(self)
        for picture in (self._shadow, self._face):
            picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._shadow.setOffset(QPointF(-SHADOW_REACH, -SHADOW_REACH))
        self._outline = QGraphicsPathItem(self)
        self._outline.setVisible(False)
        self._focus = QGraphicsPathItem(_frame(-9), self)
        self._focus.setVisible(False)
        self.set_lifted(False)

    @property
    def is_welcoming(self) -> bool:
        """Whether a tile that is dropped here goes on towards a move."""
        return self.state in (TileState.TARGET, TileState.PARTNER)

    def set_face(self, element: str, art: TileArt) -> None:
        """Show this picture: a face, or the back."""
        if element != self._element:
            is_dressed = bool(self._element) and not self._face.pixmap().isNull()
            self._element = element
            if is_dressed:
                self._face.setPixmap(art.tile(element))

    def dress(self, art: TileArt, scheme: Scheme) -> None:
        """Take pictures and colours anew, for another scale, face or scheme."""
        self._face.setPixmap(art.tile(self._element))
        self._shadow.setPixmap(art.shadow())
        self._focus.setPen(_pen(scheme.caption, 4, Qt.PenStyle.DotLine))
        self._mark(scheme)

    def set_state(self, state: TileState, scheme: Scheme) -> None:
        """Mark the tile as selected, as a target, or not at all."""
        if state is not self.state:
            self.state = state
            self._mark(scheme)

    @property
    def is_current(self) -> bool:
        """Whether the keyboard's dotted frame is round it."""
        return self._focus.isVisible()

    def set_home(self, home: QPointF, group: int, place: int) -> None:
        """Where the tile belongs: on the screen, and in which place of which group."""
        self.home, self.in_group, self._place = home, group, place
        self._stack()

    def set_current(self, is_current: bool) -> None:
        """Show or hide the keyboard's dotted frame."""
        self._focus.setVisible(is_current)

    def set_hot(self, is_hot: bool) -> None:
        """A target swells a little under a tile that is dragged over it."""
        self.setScale(1.06 if is_hot else 1.0)

    def set_lifted(self, is_lifted: bool) -> None:
        """Lift the tile above the others, or put it down."""
        self._is_lifted = is_lifted
        self._stack()
        self._shadow.setPos(_LIFTED if is_lifted else _LYING)

    def _stack(self) -> None:
        """What is lifted lies above what is marked, that above the rest, each over its left."""
        layer = 10 if self._is_lifted else 1 if self.state is TileState.PLAIN else 2
        self.setZValue(layer + self._place / 100)

    def place(self) -> QRectF:
        """Where the tile is now, in scene units."""
        return self.rect().translated(self.pos())

    def _mark(self, scheme: Scheme) -> None:
        """A full line round what is selected, an arrow at the foot of a target, and so on."""
        self._stack()
        self._outline.setVisible(self.state is not TileState.PLAIN)
        self._outline.setBrush(Qt.BrushStyle.NoBrush)
        if self.state is TileState.SELECTED:
            self._outline.setPath(_frame(-4))
            self._outline.setPen(_pen(scheme.selected, 8))
        elif self.state is TileState.TARGET:
            self._outline.setPath(_target())
            self._outline.setPen(_pen(scheme.target, 7))
        elif self.state is TileState.PARTNER:
            self._outline.setPath(_frame(-3))
            self._outline.setPen(_pen(scheme.selected, 4, Qt.PenStyle.DashLine))
        elif self.state is TileState.HINTED:
            self._outline.setPath(_frame(-5))
            self._outline.setPen(_pen(scheme.hint, 9, Qt.PenStyle.DotLine))
        elif self.state is TileState.LOST:
            self._outline.setPath(_cross())
            self._outline.setPen(_pen(scheme.lost, 7))
        elif self.state is TileState.RUN:
            self._outline.setPath(_frame(-3))
            self._outline.setPen(_pen(scheme.target, 6))
        else:
            self._outline.setPath(_bar())
            self._outline.setPen(_pen(scheme.target, 8))


def _pen(colour: str, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    pen = QPen(QColor(colour), width, style)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _frame(inset: float) -> QPainterPath:
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
    path = _frame(-3)
    path.moveTo(14, 14)
    path.lineTo(TILE_WIDTH - 14, TILE_HEIGHT - 14)
    path.moveTo(TILE_WIDTH - 14, 14)
    path.lineTo(14, TILE_HEIGHT - 14)
    return path


def _target() -> QPainterPath:
    """A frame with an arrowhead at its foot that points at the tile."""
    path = _frame(-3)
    middle, foot = TILE_WIDTH / 2, TILE_HEIGHT + 10
    path.moveTo(middle - 12, foot + 12)
    path.lineTo(middle, foot)
    path.lineTo(middle + 12, foot + 12)
    return path
