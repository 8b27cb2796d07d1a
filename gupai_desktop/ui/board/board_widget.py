"""A board on the screen: its models, their scene, and the view of it, whole and sharp."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import QEvent, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAccessible,
    QCursor,
    QFocusEvent,
    QFontInfo,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QTransform,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from gupai_desktop.engine.layout import Layout
from gupai_desktop.engine.record import Record
from gupai_desktop.ui.board.group_item import TEXT_HEIGHT
from gupai_desktop.ui.board.keyboard_cursor import KeyboardCursor
from gupai_desktop.ui.board.models import GroupModel, TableModel, TileState
from gupai_desktop.ui.board.renderer import cloth_brush, sharp_scale
from gupai_desktop.ui.board.row_model import RowModel
from gupai_desktop.ui.board.scene import BoardScene
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.widgets.resizing import ResizeTimer

#: Why the table gets the focus when someone comes to it by the keyboard.
_BY_KEYBOARD = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class Player(Protocol):
    """Whoever decides what pointing and dragging at a board does."""

    def point(self, tile: Any) -> None: ...
    def grab(self, tile: Any) -> None: ...
    def drop(self, target: Any, group: int | None) -> None: ...
    def let_go(self) -> None: ...


class BoardWidget(QGraphicsView):
    """A board of any models, as large as there is room.

    Tiles are a whole number of pixels wide; only while the window is being resized are they
    stretched.  The keys lead a dotted frame from tile to tile and point at them.
    """

    def __init__(
        self,
        tiles: RowModel[Any],
        groups: RowModel[int],
        layout: Layout,
        parent: QWidget | None = None,
    ) -> None:
        self.tiles, self.groups = tiles, groups
        self.table_scene = BoardScene(tiles, groups, layout)
        super().__init__(self.table_scene, parent)
        for part in (self.table_scene, tiles, groups):
            part.setParent(self)
        self.keyboard_cursor = KeyboardCursor(self.table_scene, self)
        self.keyboard_cursor.moved.connect(self._start_accessibility)
        self.table_scene.refreshed.connect(self._start_accessibility)
        self._had_frame = False
        self._foot = 0
        self._resizing = ResizeTimer(self, self.fit)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setMinimumSize(320, 240)
        self.setMouseTracking(True)

    def connect_player(self, player: Player) -> None:
        """Let a player's hand at this board do what the player decides."""
        scene = self.table_scene
        scene.pointed.connect(player.point)
        scene.grabbed.connect(player.grab)
        scene.dropped.connect(player.drop)
        scene.let_go.connect(player.let_go)

    def show_layout(self, layout: Layout) -> None:
        """Show the places of another game."""
        self.table_scene.build(layout)
        self.fit()

    def set_foot(self, height: int) -> None:
        """Leave so many pixels free under the board."""
        self._foot = height
        self.fit()

    @property
    def is_resizing(self) -> bool:
        """Whether pictures are stretched until the window keeps its size."""
        return self._resizing.isActive()

    def fit(self) -> None:
        """Scale the board to the window and draw its pictures for that scale, at once.

        A hidden board has no size yet worth drawing for; it is fitted when shown.
        """
        if not self.isVisible():
            return
        self._resizing.finish()
        scene, ratio = self.table_scene, self.devicePixelRatioF()
        scale = sharp_scale(scene.geometry.board_rect(), self._room(), ratio, least=8) / ratio
        scene.art.scale = scale * ratio
        # On a small table captions are as high as the window's own texts.
        letters = QFontInfo(self.font()).pixelSize() / scale
        scene.text_height = max(TEXT_HEIGHT * scene.geometry.text_scale, letters)
        self._show_at(scale)
        scene.apply_theme()

    def _room(self) -> QSizeF:
        """The part of the view that the board may fill."""
        size = self.viewport().size()
        return QSizeF(size.width(), max(1, size.height() - self._foot))

    def _stretch(self) -> None:
        """Scale the pictures there are to the window."""
        board = self.table_scene.geometry.board_rect().size()
        room = self._room()
        self._show_at(min(room.width() / board.width(), room.height() / board.height()))

    def _show_at(self, scale: float) -> None:
        """Show the scene at a scale on the grid of pixels, the cloth brightest in the middle."""
        self.setTransform(QTransform.fromScale(scale, scale))
        centre = self.table_scene.geometry.board_rect().center()
        width, height = self.viewport().width() / scale, self.viewport().height() / scale
        left = round((centre.x() - width / 2) * scale) / scale
        top = round((centre.y() - height / 2) * scale + self._foot / 2) / scale
        seen = QRectF(left, top, width, height)
        self.table_scene.setSceneRect(seen)
        self.setBackgroundBrush(cloth_brush(self.table_scene.scheme, seen))

    def apply_appearance(self, appearance: Appearance) -> None:
        """Show the table in these colours, tiles and text sizes, at this pace."""
        scene = self.table_scene
        scene.art.theme = appearance.looks.tile_style
        scene.set_text_scale(appearance.looks.text_factor)
        scene.set_speed(appearance.speed)
        scene.scheme = appearance.scheme
        self.fit()

    def _start_accessibility(self) -> None:
        """Have what tells screen readers of the table, now that one may be listening."""
        if QAccessible.isActive():
            QAccessible.queryAccessibleInterface(self)

    def explain_group(self) -> None:
        """Ask why a group is as it is: the one in the frame, else the one pointed at."""
        group = self._current_group()
        if group is not None:
            self.table_scene.asked.emit(group)

    def _current_group(self) -> int | None:
        """The group in the frame; else under the pointer; else that of what is selected."""
        if self.keyboard_cursor.spot:
            return self.keyboard_cursor.spot[0]
        chosen = (item for item in self.table_scene.tile_items if item.state is TileState.SELECTED)
        pointer = self.mapToScene(self.viewport().mapFromGlobal(QCursor.pos()))
        under = self.table_scene.group_at(pointer)
        return next((item.in_group for item in chosen), None) if under is None else under

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.table_scene.finish_glide()
        if not self.keyboard_cursor.handle_key(event):
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = self.mapToScene(event.position().toPoint())
        self.keyboard_cursor.hide_at(self.table_scene.tile_at(point))
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
        self.table_scene.hover(None)
        super().leaveEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._resizing.delay():
            self._stretch()
        else:
            self.fit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.fit()
        return super().event(event)


class GameBoard(BoardWidget):
    """The board of a session, which follows its games; `make_playable` lets it be played at."""

    def __init__(self, pointing: Pointing, parent: QWidget | None = None) -> None:
        layout = pointing.session.game.layout()
        super().__init__(TableModel(pointing), GroupModel(pointing), layout, parent)
        self._pointing = pointing
        # Before whatever may resize the view, which would draw the old table's places.
        pointing.session.record_changed.connect(self._on_record_changed)

    def make_playable(self) -> None:
        """Let the session be played here."""
        self.connect_player(self._pointing)
        self.table_scene.hovered.connect(self._pointing.hover)

    def _on_record_changed(self, before: Record, after: Record) -> None:
        if type(before.game) is not type(after.game):
            self.show_layout(after.game.layout())
