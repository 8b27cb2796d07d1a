"""The view of the table: it keeps the whole board in sight and sharp, and hears keys."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QRadialGradient,
    QResizeEvent,
    QShowEvent,
    QTransform,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from gupai_desktop.ui.geometry import TILE_WIDTH
from gupai_desktop.ui.scene import TableScene
from gupai_desktop.ui.scheme import Scheme
from gupai_desktop.ui.tile_item import TileItem

_ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
_CHOOSE = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TableView(QGraphicsView):
    """Shows the scene as large as the window allows, tiles a whole number of pixels wide.

    The arrow keys move a dotted frame from tile to tile; space or Enter points
    at the tile in it, Escape lets go.
    """

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._table = scene
        self._current: TileItem | None = None
        self._foot = 0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setMinimumSize(320, 240)
        self.setMouseTracking(True)

    def keep_foot(self, height: int) -> None:
        """Leave so many pixels free under the board."""
        self._foot = height
        self.fit()

    def fit(self) -> None:
        """Scale the board to the window and draw its pictures for that scale.

        A hidden view has no size yet worth drawing for; it is fitted when shown.
        """
        if not self.isVisible():
            return
        board, ratio = self._table.geometry.board_rect(), self.devicePixelRatioF()
        size = self.viewport().size()
        height = max(1, size.height() - self._foot)
        most = min(size.width() / board.width(), height / board.height())
        pixels = max(8, math.floor(TILE_WIDTH * most * ratio))
        scale = pixels / (TILE_WIDTH * ratio)
        self.setTransform(QTransform.fromScale(scale, scale))
        self._table.art.scale = scale * ratio
        self._table.setSceneRect(self._seen(board.center(), scale))
        self._spread_cloth(self._table.scheme)
        self._table.dress()

    def _seen(self, centre: QPointF, scale: float) -> QRectF:
        """The part of the scene that fills the window, on the grid of pixels."""
        width, height = self.viewport().width() / scale, self.viewport().height() / scale
        left = round((centre.x() - width / 2) * scale) / scale
        top = round((centre.y() - height / 2) * scale + self._foot / 2) / scale
        return QRectF(left, top, width, height)

    def use(self, scheme: Scheme) -> None:
        """Show the table in these colours."""
        self._table.scheme = scheme
        self.fit()

    def _spread_cloth(self, scheme: Scheme) -> None:
        """The cloth, brightest in the middle of what is seen."""
        seen = self._table.sceneRect()
        cloth = QRadialGradient(seen.center(), 0.7 * max(seen.width(), seen.height()))
        cloth.setColorAt(0, QColor(scheme.cloth))
        cloth.setColorAt(1, QColor(scheme.cloth_edge))
        self.setBackgroundBrush(QBrush(cloth))

    def _move_current(self, way: QPointF) -> None:
        """Go to the nearest tile in that direction; from nowhere, to the first tile."""
        items = sorted(self._table.tile_items, key=lambda item: (item.home.y(), item.home.x()))
        if self._current is None or self._current not in items:
            self._set_current(items[0])
            return
        here = self._current.home
        ahead = [item for item in items if _along(item.home - here, way) > 1]
        if ahead:
            self._set_current(min(ahead, key=lambda item: _distance(item.home - here, way)))

    def _set_current(self, item: TileItem | None) -> None:
        if self._current is not None and self._current in self._table.tile_items:
            self._current.set_current(False)
        self._current = item
        if item is not None:
            item.set_current(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        self._table.finish_glide()
        if key in _ARROWS:
            self._move_current(_ARROWS[key])
        elif key in _CHOOSE and self._current in self._table.tile_items:
            self._table.pointed.emit(self._current.tile)
        elif key == Qt.Key.Key_Escape:
            self._table.cancel()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._set_current(None)
        super().focusOutEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._table.hover(None)
        super().leaveEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.fit()
        return super().event(event)


def _along(step: QPointF, way: QPointF) -> float:
    """How far a step leads in a direction."""
    return QPointF.dotProduct(step, way)


def _distance(step: QPointF, way: QPointF) -> float:
    """How far off a step is; what lies aside counts thrice."""
    aside = abs(step.x() * way.y()) + abs(step.y() * way.x())
    return _along(step, way) + 3 * aside
