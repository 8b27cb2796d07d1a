"""The view of the table: it keeps the whole board in sight and sharp, and hears keys."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QBrush,
    QColor,
    QCursor,
    QFocusEvent,
    QFontInfo,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QRadialGradient,
    QResizeEvent,
    QShowEvent,
    QTransform,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from gupai_desktop.ui.board.group_item import TEXT_HEIGHT
from gupai_desktop.ui.board.keyboard_cursor import KeyboardCursor
from gupai_desktop.ui.board.models import TileState
from gupai_desktop.ui.board.scene import BoardScene
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.theme.table_colours import Scheme
from gupai_desktop.ui.theme.tile_size import TILE_WIDTH

#: Why the table gets the focus when someone comes to it by the keyboard.
_BY_KEYBOARD = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class BoardView(QGraphicsView):
    """Shows the scene as large as the window allows, tiles a whole number of pixels wide.

    The keys of its frame lead a dotted line from tile to tile and point at them.
    """

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._table = scene
        self.keyboard_cursor = KeyboardCursor(scene, self)
        self._had_frame = False
        self.keyboard_cursor.moved.connect(self._be_read)
        scene.told.connect(self._be_read)
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

    @property
    def table_scene(self) -> BoardScene:
        """The scene that is shown."""
        return self._table

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
        self._table.text_height = self._text_height(scale)
        self._table.setSceneRect(self._seen(board.center(), scale))
        self._spread_cloth(self._table.scheme)
        self._table.dress()

    def _text_height(self, scale: float) -> float:
        """The usual height of captions; on a small table, that of the window's own texts."""
        letters = QFontInfo(self.font()).pixelSize() / scale
        return max(TEXT_HEIGHT * self._table.text_scale, letters)

    def _seen(self, centre: QPointF, scale: float) -> QRectF:
        """The part of the scene that fills the window, on the grid of pixels."""
        width, height = self.viewport().width() / scale, self.viewport().height() / scale
        left = round((centre.x() - width / 2) * scale) / scale
        top = round((centre.y() - height / 2) * scale + self._foot / 2) / scale
        return QRectF(left, top, width, height)

    def apply_appearance(self, appearance: Appearance) -> None:
        """Show the table in these colours, tiles and text sizes, at this pace."""
        scene = self._table
        scene.art.theme = appearance.looks.tile_style
        scene.text_scale = appearance.looks.text_factor
        scene.glide_at(appearance.speed)
        scene.scheme = appearance.scheme
        self.fit()

    def _spread_cloth(self, scheme: Scheme) -> None:
        """The cloth, brightest in the middle of what is seen."""
        seen = self._table.sceneRect()
        cloth = QRadialGradient(seen.center(), 0.7 * max(seen.width(), seen.height()))
        cloth.setColorAt(0, QColor(scheme.cloth))
        cloth.setColorAt(1, QColor(scheme.cloth_edge))
        self.setBackgroundBrush(QBrush(cloth))

    def _be_read(self) -> None:
        """Have what tells screen readers of the table, now that one may be listening."""
        if QAccessible.isActive():
            QAccessible.queryAccessibleInterface(self)

    def explain_group(self) -> None:
        """Ask why a group is as it is: the one in the frame, else the one pointed at."""
        group = self._group_meant()
        if group is not None:
            self._table.asked.emit(group)

    def _group_meant(self) -> int | None:
        """The group in the frame; else under the pointer; else that of what is selected."""
        if self.keyboard_cursor.spot:
            return self.keyboard_cursor.spot[0]
        chosen = (item for item in self._table.tile_items if item.state is TileState.SELECTED)
        pointer = self.mapToScene(self.viewport().mapFromGlobal(QCursor.pos()))
        under = self._table.group_at(pointer)
        return next((item.in_group for item in chosen), None) if under is None else under

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._table.finish_glide()
        if not self.keyboard_cursor.press(event):
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.keyboard_cursor.rest_at(
            self._table.tile_at(self.mapToScene(event.position().toPoint()))
        )
        self._had_frame = False
        super().mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._had_frame or self.keyboard_cursor.spot or event.reason() in _BY_KEYBOARD:
            self.keyboard_cursor.show()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._had_frame = self.keyboard_cursor.spot is not None
        self.keyboard_cursor.hide()
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
