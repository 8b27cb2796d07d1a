"""One tile on the screen: its body, its face, its shadow, and the mark on it."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPixmap, QPolygonF, QTransform
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsOpacityEffect,
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QGraphicsRectItem,
)

from gupai_desktop.engine.layout import Spot
from gupai_desktop.engine.narrator import Sign
from gupai_desktop.ui.board.models import TileState
from gupai_desktop.ui.theme.table_colours import LIGHT, ON_GOLD, Scheme
from gupai_desktop.ui.theme.tile_art import (
    SHADOW_FALL,
    SHADOW_REACH,
    SIDES_REACH,
    TILE_HEIGHT,
    TILE_WIDTH,
    TileArt,
)

_RADIUS = 9.0

#: The middle of a sign, where no pip is: that of the tile, but for Long Three in pips.
_SIGN, _SIGN_OF_33 = QPointF(50, 110), QPointF(16, 76)

#: Where a tile that is selected stands, where one that is carried does, and where its shadow
#: falls.
_RAISED, _CARRIED, _LIFTED = QPointF(-3, -9), QPointF(-2, -6), QPointF(10, 24)

#: How far inside the edge of a tile its mark lies, and how wide it is: it touches no pip.
_INSET, _WIDTH = 4.2, 4.6
#: The keyboard's frame lies as far outside, and touches no pip of a neighbour's.
_FOCUS_INSET, _FOCUS_WIDTH = -4.0, 4.0
#: So much wider than its line is a casing: what marks a tile is seen on tiles of any colour.
_CASING = 3.6
#: How long the dashes of a hint are, and the gaps between them.
_DASH = 17.0
#: How far the mark of what fits reaches from each corner.
_CORNER = 28.0

#: How much is seen of a tile that is faded.
_FADED = 0.4

#: The states in which a tile that is dropped on it goes on towards a move.
WELCOMING = (TileState.TARGET, TileState.PARTNER, TileState.FREE_PLACE)
#: The states whose mark says that a tile fits, and those of a hint.
_FITTING = (*WELCOMING, TileState.PLAYABLE)
_FRAMED = (TileState.SELECTED, TileState.MENTIONED)
_HINTING = (TileState.HINTED, TileState.NEEDED, TileState.LOST)


class TileItem(QGraphicsRectItem):
    """A tile, or the place of one; its position is its top left corner in scene units.

    A place lies flat under the tiles and has no shadow.  Everything a tile draws is
    a pixmap or a path, so that no Python runs while the table is painted.
    """

    def __init__(self, tile: Hashable, *, is_flat: bool) -> None:
        super().__init__(0, 0, TILE_WIDTH, TILE_HEIGHT)
        self.tile = tile
        self.home, self._spot = QPointF(), Spot(0, 0)
        #: How far the tile is turned at home, and how large it is there.
        self.lying = (0.0, 1.0)
        #: Turns what is to be seen as a way on the table, however the tile is turned.
        self._upright = QTransform()
        self.in_group = self._place = 0
        self.state = TileState.PLAIN
        self._is_flat = is_flat
        #: How high it hangs above the table: 0 if it lies there, 1 if it is carried.
        self.height = 0.0
        self._element, self._other_side = "", QPixmap()
        self.setPen(QPen(Qt.PenStyle.NoPen))
        self.setTransformOriginPoint(self.rect().center())
        self._shadow = None if is_flat else _picture(self, SHADOW_REACH)
        self._face = _picture(self)
        # All the others stand where the face does.
        self._sides = None if is_flat else _picture(self._face, SIDES_REACH)
        if self._sides:
            self._sides.setFlag(_BEHIND)
        #: The turn for which the sides are drawn.
        self._turn_of_sides = 0.0
        #: Whether the keyboard's dotted frame is round the tile.
        self.is_current = False
        #: What is shown on the face.
        self.sign: Sign | None = None
        # What few tiles ever have is made when it is first seen.
        self._sign_item: QGraphicsPixmapItem | None = None
        self._outline: _Line | None = None
        self._focus: _Line | None = None
        self._scheme = LIGHT

    def set_face(self, element: str, art: TileArt) -> None:
        """Show this picture, a face or the back; the other side once the tile has turned over.

        The sides are those of a tile that lies as it does at home.
        """
        if self._turn_of_sides != self._spot.turn and self._has_pictures:
            self._show_sides(art)
        before, self._element = self._element, element
        if before == element or not self._has_pictures:
            return
        if "back" in (before, element):
            self._other_side = art.tile(element)
        else:
            self._face.setPixmap(art.tile(element))

    @property
    def _has_pictures(self) -> bool:
        return not self._face.pixmap().isNull()

    def _show_sides(self, art: TileArt) -> None:
        if self._sides:
            self._turn_of_sides = self._spot.turn
            self._sides.setPixmap(art.sides(self._spot.turn))

    @property
    def is_turning(self) -> bool:
        """True until the other side of the tile is seen."""
        return not self._other_side.isNull()

    def turn_over(self, way: float) -> None:
        """Show the tile after so much of its way to the other side, 1 being all of it."""
        if way >= 0.5 and not self._other_side.isNull():
            self._face.setPixmap(self._other_side)
            self._other_side = QPixmap()
        seen, middle = QTransform(), self.rect().center()
        if way < 1:
            # What is set is seen after the turn of the tile, and narrow across the tile itself.
            seen.translate(*middle.toTuple()).rotate(self._spot.turn)
            seen.scale(abs(1 - 2 * way), 1).rotate(-self._spot.turn)
            seen.translate(*(-middle).toTuple())
        self.setTransform(seen)

    def set_sign(self, sign: Sign | None, art: TileArt) -> None:
        """Show a sign on the tile, or none."""
        self.sign = sign
        if sign is None:
            if self._sign_item:
                self._sign_item.setPixmap(QPixmap())
            return
        if self._sign_item is None:
            self._sign_item = QGraphicsPixmapItem(self._face)
            self._sign_item.setZValue(1)
        picture = art.sign(sign)
        self._sign_item.setPixmap(picture)
        side = picture.deviceIndependentSize().width()
        has_pips_there = self._element == "face-33" and art.theme != "numerals"
        middle = _SIGN_OF_33 if has_pips_there else _SIGN
        if sign.is_tag:
            middle = self._outer_end
        self._sign_item.setOffset(-QPointF(side, side) / 2)
        self._sign_item.setPos(middle)
        self._sign_item.setRotation(-self._spot.turn)

    @property
    def _outer_end(self) -> QPointF:
        """The middle of that end of the tile which is farther from the middle of the table."""
        middle = self.mapFromScene(self.scene().sceneRect().center())
        return QPointF(TILE_WIDTH / 2, 0 if middle.y() > TILE_HEIGHT / 2 else TILE_HEIGHT)

    def apply_theme(self, art: TileArt, scheme: Scheme) -> None:
        """Take pictures and colours anew, for another scale, face or scheme."""
        self._face.setPixmap(art.tile(self._element))
        self._other_side = QPixmap()
        self.set_sign(self.sign, art)
        self._show_sides(art)
        if self._shadow:
            self._shadow.setPixmap(art.shadow())
        self._scheme = scheme
        self._colour_focus()
        self._show_state(scheme)

    def _colour_focus(self) -> None:
        if self._focus:
            line, casing = self._focus
            line.setPen(_pen(self._scheme.caption, _FOCUS_WIDTH, is_dotted=True))
            casing.setPen(_pen(self._scheme.casing, _FOCUS_WIDTH + _CASING))

    def set_state(self, state: TileState, scheme: Scheme) -> None:
        """Mark the tile as selected, as one that fits, as hinted at, or not at all."""
        if state is not self.state:
            self.state = state
            self._show_state(scheme)

    @property
    def spot(self) -> tuple[int, int]:
        return (self.in_group, self._place)

    def set_home(self, home: QPointF, group: int, place: int, spot: Spot) -> None:
        """Belong to a point of the scene, and to a place of a group, and lie as in its spot."""
        self.home, self.in_group, self._place, self._spot = home, group, place, spot
        self.lying = spot.turn, spot.size
        self._upright = QTransform().rotate(-spot.turn)
        self._stack()
        self.lift(self.height)

    def set_faded(self, is_faded: bool) -> None:
        """Let the cloth shine through the tile as a whole, or no more."""
        effect = QGraphicsOpacityEffect()
        effect.setOpacity(_FADED if is_faded else 1.0)
        self.setGraphicsEffect(effect)

    def put_down(self) -> None:
        """Lie at home."""
        self.setPos(self.home)
        self.turn_over(1)
        self.setRotation(self._spot.turn)
        self.setScale(self._spot.size)
        self.lift(0)

    def set_current(self, is_current: bool) -> None:
        """Show or hide the keyboard's dotted frame, whole above the neighbours."""
        if is_current != self.is_current:
            self.is_current = is_current
            if self._focus is None:
                self._focus = _line(self._face, _frame(_FOCUS_INSET))
                self._colour_focus()
            self._focus[0].setVisible(is_current)
            self._stack()

    def set_hot(self, is_hot: bool) -> None:
        """Let a target swell a little under a tile that is dragged over it."""
        self.setScale(self._spot.size * (1.06 if is_hot else 1.0))

    def lift(self, height: float) -> None:
        """Hang that high above the table and tiles, or lie on it at 0; the shadow falls so far.

        What is selected is raised.
        """
        before, self.height = self.height, height
        if bool(before) != bool(height):
            self._stack()
        is_raised = self.state is TileState.SELECTED
        self._face.setPos(self._upright.map(_RAISED if is_raised else _CARRIED * height))
        if self._shadow:
            fall = SHADOW_FALL + (_LIFTED - SHADOW_FALL) * height
            self._shadow.setPos(self._upright.map(fall))

    def _stack(self) -> None:
        """Lie above others: lifted, then in the frame, then selected; each over its left.

        Without an order of their own, those of equal rank would tell what lies face down.
        """
        if self._is_flat:
            self.setZValue(0.5)
            return
        is_raised = self.state is TileState.SELECTED
        layer = 10 if self.height else 3 if self.is_current else 2 if is_raised else 1
        self.setZValue(layer + self.in_group / 20 + self._place / 1000)

    def place(self) -> QRectF:
        """Return the rectangle that the tile takes as it lies now, in scene units."""
        return self.mapRectToScene(self.rect())

    def place_at_home(self) -> QRectF:
        """Return the rectangle that the tile takes once it is at home, in scene units."""
        middle = self.rect().center()
        seen = QTransform.fromTranslate(*(self.home + middle).toTuple()).rotate(self._spot.turn)
        seen.scale(self._spot.size, self._spot.size)
        return seen.mapRect(self.rect().translated(-middle))

    def _show_state(self, scheme: Scheme) -> None:
        """Frame what is selected, raised, or spoken of; hints are dashed; what fits has corners.

        What can move, while all such tiles are shown, has only a line at its foot.
        """
        self._stack()
        is_hinted = self.state in _HINTING
        is_framed = is_hinted or self.state in _FRAMED
        is_quiet = self.state is TileState.FREE_PLACE and not self._is_flat
        self.lift(self.height)
        is_seen = is_framed or (self.state in _FITTING and not is_quiet)
        if self._outline:
            self._outline[0].setVisible(is_seen)
        if not is_seen:
            return
        if is_framed:
            path = _frame(_INSET)
        elif self.state is TileState.PLAYABLE:
            path = _foot()
        else:
            path = corners(self.rect(), _INSET, _CORNER)
        if self._outline is None:
            self._outline = _line(self._face, path)
        pens = (_pen(scheme.gold, _WIDTH), _pen(ON_GOLD, _WIDTH + _CASING))
        for item, pen in zip(self._outline, pens, strict=True):
            if is_hinted:
                pen = QPen(pen)
                pen.setDashPattern([_DASH / pen.widthF()] * 2)
            item.setPath(path)
            item.setPen(pen)


_BEHIND = QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent
#: A line and its casing, which lies behind it.
_Line = tuple[QGraphicsPathItem, QGraphicsPathItem]


def _line(parent: QGraphicsItem, path: QPainterPath) -> _Line:
    line = QGraphicsPathItem(path, parent)
    casing = QGraphicsPathItem(path, line)
    casing.setFlag(_BEHIND)
    return line, casing


def _picture(parent: QGraphicsItem, reach: float = 0.0) -> QGraphicsPixmapItem:
    """Return an item for a picture that reaches so far beyond the tile."""
    item = QGraphicsPixmapItem(parent)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    item.setOffset(-reach, -reach)
    return item


@cache
def _pen(colour: str, width: float, *, is_dotted: bool = False) -> QPen:
    pen = QPen(QColor(colour), width, Qt.PenStyle.DotLine if is_dotted else Qt.PenStyle.SolidLine)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


@cache
def _frame(inset: float) -> QPainterPath:
    """A rounded rectangle so far inside the edge of a tile, or outside it."""
    path = QPainterPath()
    rect = QRectF(0, 0, TILE_WIDTH, TILE_HEIGHT).adjusted(inset, inset, -inset, -inset)
    path.addRoundedRect(rect, _RADIUS - inset, _RADIUS - inset)
    return path


@cache
def _foot() -> QPainterPath:
    """A short line inside the lower edge of a tile."""
    path = QPainterPath(QPointF(TILE_WIDTH * 0.3, TILE_HEIGHT - _INSET - 1))
    path.lineTo(TILE_WIDTH * 0.7, TILE_HEIGHT - _INSET - 1)
    return path


def corners(rect: QRectF, inset: float, reach: float) -> QPainterPath:
    """The four corners of a rectangle, so far inside its edge, reaching so far from each."""
    path, inner = QPainterPath(), rect.adjusted(inset, inset, -inset, -inset)
    for x, across in ((inner.left(), 1), (inner.right(), -1)):
        for y, down in ((inner.top(), 1), (inner.bottom(), -1)):
            end, corner = QPointF(x + across * reach, y), QPointF(x, y)
            path.addPolygon(QPolygonF([end, corner, QPointF(x, y + down * reach)]))
    return path
