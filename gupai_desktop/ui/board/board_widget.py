"""A board on the screen: its models, their scene, and the view of it, whole and sharp."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
)
from PySide6.QtGui import (
    QAccessible,
    QCursor,
    QFocusEvent,
    QFontInfo,
    QGuiApplication,
    QHideEvent,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.layout import Layout
from gupai_desktop.engine.words import words
from gupai_desktop.play.facts import Facts
from gupai_desktop.ui.board.geometry import TEXT_HEIGHT, Layouts, choose, geometry_in
from gupai_desktop.ui.board.inscription import inscription_width, paint_inscription
from gupai_desktop.ui.board.keyboard_cursor import KeyboardCursor
from gupai_desktop.ui.board.leisure import Drawing, PaintPause
from gupai_desktop.ui.board.models import GroupModel, RowModel, TableModel, TileState
from gupai_desktop.ui.board.renderer import sharp_scale
from gupai_desktop.ui.board.scene import BoardScene
from gupai_desktop.ui.board.stamps import SealStamps
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.theme.table_colours import LIGHT
from gupai_desktop.ui.theme.tile_art import cloth_picture

#: Why the table gets the focus when someone comes to it by the keyboard.
_BY_KEYBOARD = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)

#: What a board sends to itself, to be fitted.
_FIT = QEvent.Type(QEvent.registerEventType())
#: How long no further resize may come until the size is taken for the last one, in ms.
_REST = 80
#: By how much a step zooms, and how far all of them.
_ZOOM_STEP, _ZOOMS = 1.15, (0.5, 3.0)
#: How far a wheel is turned by one notch, in eighths of a degree.
_NOTCH = 120


class BoardPlayer(Protocol):
    """Whoever decides what pointing and dragging at a board does."""

    def point(self, tile: Any) -> None: ...
    def confirm(self, tile: Any) -> None: ...
    def grab(self, tile: Any) -> None: ...
    def drop(self, target: Any, group: int | None) -> None: ...
    def let_go(self) -> None: ...


class BoardWidget(QGraphicsView):
    """A board of any models, as large as there is room.

    Tiles are a whole number of pixels wide; only while the window is being resized are they
    stretched.  The keys lead a dotted frame from tile to tile and point at them.
    """

    def __init__(
        self, tiles: RowModel, groups: RowModel, layouts: Layouts, parent: QWidget | None = None
    ) -> None:
        self.groups, self._layouts = groups, layouts
        self.table_scene = BoardScene(tiles, groups, layouts)
        super().__init__(self.table_scene, parent)
        # For one of Qt's own PySide would load every class of widgets, to find out which it is.
        self.setViewport(QWidget())
        for part in (self.table_scene, tiles, groups):
            part.setParent(self)
        self.keyboard_cursor = KeyboardCursor(self.table_scene, self)
        self.keyboard_cursor.moved.connect(self._on_cursor_moved)
        self.table_scene.refreshed.connect(self._start_accessibility)
        self.table_scene.about_to_move.connect(self._before_tiles_move)
        self._had_frame = self._is_to_fit = False
        self._text_scale, self._zoom, self._turned = 1.0, 1.0, 0
        #: Where something is painted beside the board, in pixels of the view.
        self._beside = QRectF()
        self._cloth, self._cloth_of = QPixmap(), (LIGHT, QSize(), 1.0)
        #: Pictures are drawn anew once the window keeps its size: until then they are stretched.
        self._resizing, self._drawn_in = QTimer(self, interval=_REST, singleShot=True), QSize()
        self._resizing.timeout.connect(self.fit)
        self._fits_at_once = False
        self._pause = PaintPause(self.viewport(), self._on_pause_ended)
        self.drawing = Drawing(self.table_scene, self)
        # Before other listeners that may resize the view, which would draw the old places.
        groups.modelReset.connect(self._rebuild)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self._set_scroll_bars(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setMinimumSize(320, 200)
        self.setMouseTracking(True)

    def connect_player(self, player: BoardPlayer) -> None:
        """Let a player's hand at this board do what the player decides."""
        scene = self.table_scene
        scene.pointed.connect(player.point)
        scene.confirmed.connect(player.confirm)
        scene.grabbed.connect(player.grab)
        scene.dropped.connect(player.drop)
        scene.let_go.connect(player.let_go)

    def _rebuild(self) -> None:
        """Show another game, whose groups and tiles the models have.

        What it brings may take room from the board, which is painted once that is known.
        """
        self._pause.begin()
        self.table_scene.build()
        self.fit()

    def _on_pause_ended(self) -> None:
        if self._is_to_fit:
            self.fit(glides=self._drawn_in.isValid())

    def _fit_soon(self) -> None:
        """Fit once all parts of the window have their room, before anything is painted."""
        if not self._is_to_fit:
            self._is_to_fit = True
            # What is laid out then comes before it, and painting after it.
            QCoreApplication.postEvent(self, QEvent(_FIT), Qt.EventPriority.LowEventPriority.value)

    def zoom(self, steps: int) -> None:
        """Show everything larger or smaller by that many steps, 0 for as large as the window."""
        self._zoom_at(steps, QPointF(self.viewport().rect().center()))

    def _zoom_at(self, steps: int, fixed: QPointF) -> None:
        """Zoom so that a point of the view stays where it is seen, as far as that can be."""
        point = self.mapToScene(fixed.toPoint())
        wanted = self._zoom * _ZOOM_STEP**steps if steps else 1.0
        self._zoom = min(max(wanted, _ZOOMS[0]), _ZOOMS[1])
        needed = Qt.ScrollBarPolicy.ScrollBarAsNeeded
        off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self._set_scroll_bars(needed if self._zoom > 1 else off)
        self.fit()
        aside = QPointF(self.viewport().rect().center()) - fixed
        self.centerOn(point + aside / self.transform().m11())

    def _set_scroll_bars(self, policy: Qt.ScrollBarPolicy) -> None:
        self.setHorizontalScrollBarPolicy(policy)
        self.setVerticalScrollBarPolicy(policy)

    @property
    def is_resizing(self) -> bool:
        """True while pictures are stretched, until the window keeps its size."""
        return self._resizing.isActive()

    def fit(self, *, glides: bool = False) -> None:
        """Scale the board to the window; pictures that stand in for sharp ones follow.

        Tiles glide to their places if that is wanted.  A hidden board has no size yet worth
        drawing for; it is fitted when shown.
        """
        if not self.isVisible():
            return
        self._is_to_fit = False
        self._resizing.stop()
        self._drawn_in = self.window().size()
        self._lay_out(self._choose(), glides=glides)

    def _choose(self, current: Layout | None = None) -> Layout:
        sizes = self.table_scene.sizes()
        return choose(self._layouts, sizes, self._room, self._text_scale, current)

    def _before_tiles_move(self) -> None:
        """Lay the table out anew if a row has no room, or if tiles can be far larger."""
        current = self.table_scene.geometry.layout
        if self.isVisible() and (chosen := self._choose(current)) != current:
            self._lay_out(chosen)

    def _lay_out(self, layout: Layout, *, glides: bool = False) -> None:
        """Show this layout as large as there is room, tiles a whole number of pixels wide."""
        scene, before, ratio = self.table_scene, self.viewportTransform(), self.devicePixelRatioF()
        room, glides = self._room * self._zoom, glides or layout != scene.geometry.layout
        geometry = geometry_in(layout, room, self._text_scale)
        scale = sharp_scale(geometry.board_rect(), room, ratio, least=8) / ratio
        scene.art.change_scale(scale * ratio)
        # On a small table captions are as high as the window's own texts.
        scene.text_height = max(TEXT_HEIGHT * self._text_scale, self._letters / scale)
        scene.set_geometry(geometry.spread_in(room.height() / scale), glides=glides)
        self._show_at(scale)
        if glides:
            now, _ = self.viewportTransform().inverted()
            scene.follow_view(before * now)
        scene.apply_theme()
        self.drawing.begin()

    def grab(self, *rectangle: QRect) -> QPixmap:
        """Return a picture of the view, sharp."""
        self._pause.finish()
        self.drawing.finish()
        return super().grab(*rectangle)

    @property
    def _letters(self) -> int:
        """The height of the letters of the window's own texts."""
        return QFontInfo(self.font()).pixelSize()

    @property
    def _room(self) -> QSizeF:
        """The size of the view, all of which the board may fill."""
        return self.maximumViewportSize().toSizeF()

    def _show_at(self, scale: float) -> None:
        """Show the board so large, in the middle of what is left beside it, on whole pixels."""
        self.setTransform(QTransform.fromScale(scale, scale))
        board = self.table_scene.geometry.board_rect()
        size = self._room.expandedTo(board.size() * scale)
        free = size.width() - board.width() * scale
        beside = self._width_beside(free, size.height())
        # Then there is as much room left of what stands beside the board as on its either side.
        self._beside = QRectF((free - beside) / 3, 0, beside, size.height())
        corner = board.center() * scale - QPointF(size.width(), size.height()) / 2
        corner.setX(corner.x() - (free / 6 + beside / 3 if beside else 0))
        corner = QPointF(round(corner.x()), round(corner.y()))
        self.table_scene.setSceneRect(QRectF(corner / scale, size / scale))
        self.resetCachedContent()

    def _width_beside(self, _free: float, _height: float) -> float:
        """Return the width of what is painted beside the board; nothing is."""
        return 0.0

    def apply_appearance(self, appearance: Appearance) -> None:
        """Show the table in these colours, tiles and text sizes, at this pace."""
        scene = self.table_scene
        scene.art.theme = appearance.tile_style
        self._text_scale = appearance.looks.text_factor
        scene.set_speed(appearance.speed)
        scene.scheme = appearance.scheme
        self.fit()

    def _on_cursor_moved(self) -> None:
        self._start_accessibility()
        if self._zoom > 1 and (item := self.keyboard_cursor.item):
            self.ensureVisible(item)

    def _start_accessibility(self) -> None:
        """Make the nodes that screen readers see, now that one may be listening."""
        if QAccessible.isActive():
            QAccessible.queryAccessibleInterface(self)

    def current_group(self) -> int | None:
        """The group in the frame; else under the pointer; else that of what is selected."""
        if self.keyboard_cursor.spot:
            return self.keyboard_cursor.spot[0]
        chosen = (item for item in self.table_scene.tile_items if item.state is TileState.SELECTED)
        pointer = self.mapToScene(self.viewport().mapFromGlobal(QCursor.pos()))
        under = self.table_scene.group_at(pointer)
        return next((item.in_group for item in chosen), None) if under is None else under

    def drawBackground(self, painter: QPainter, _: QRectF | QRect) -> None:
        """The cloth; while the window is being resized, the one there is, stretched.

        The view keeps what is drawn here, and asks again when the cloth is another one.
        """
        wanted = (self.table_scene.scheme, self.viewport().size(), self.devicePixelRatioF())
        if wanted != self._cloth_of and not self.is_resizing:
            self._cloth_of = wanted
            self._cloth = cloth_picture(*wanted)
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(self.viewport().rect(), self._cloth)
        painter.restore()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """The cloth stays where it is."""
        super().scrollContentsBy(dx, dy)
        self.resetCachedContent()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().wheelEvent(event)
            return
        self._turned += event.angleDelta().y()
        steps = int(self._turned / _NOTCH)
        self._turned -= steps * _NOTCH
        if steps:
            self._zoom_at(steps, event.position())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.table_scene.finish_glide()
        states = {item.state for item in self.table_scene.tile_items}
        if not self.keyboard_cursor.handle_key(event):
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape and TileState.SELECTED not in states:
            event.ignore()  # nothing is in hand: it may leave the full screen

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = self.mapToScene(event.position().toPoint())
        self.keyboard_cursor.hide_at(self.table_scene.tile_at(point))
        self._had_frame = False
        super().mousePressEvent(event)
        # A finger comes without having been over anything.
        self.table_scene.hover(self.table_scene.tile_at(point))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        # The frame goes when the pointer comes.
        if self.keyboard_cursor.spot:
            self.keyboard_cursor.hide()
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.device().type() == QInputDevice.DeviceType.TouchScreen:
            self.table_scene.hover(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # A dialog that opens tells its first widget of a Tab before it has the focus.
        is_by_keyboard = event.reason() in _BY_KEYBOARD and self.hasFocus()
        if self._had_frame or self.keyboard_cursor.spot or is_by_keyboard:
            self.keyboard_cursor.show()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        # A menu or another window hears when the button goes up.
        self.table_scene.forget_press()
        self._had_frame = self.keyboard_cursor.spot is not None
        self.keyboard_cursor.hide()
        super().focusOutEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.table_scene.hover(None)
        super().leaveEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._drawn_in.isValid():
            return
        if self._fits_at_once:
            self.fit()
        else:
            self._is_to_fit = True
            self._pause.begin()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.table_scene.forget_press()
        self._drawn_in = QSize()  # what changes meanwhile is seen when it is shown

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # A part that appears in the window resizes the others in one step; a hand in many.
        is_step = self.window().size() != self._drawn_in or bool(QGuiApplication.mouseButtons())
        if is_step and self._drawn_in.isValid() and self.isVisible():
            self._resizing.start()
            self._stretch()
        elif self._drawn_in.isValid():
            self._stretch()
            self._fit_soon()
        elif self._fits_at_once:
            self.fit()

    def _stretch(self) -> None:
        board, room = self.table_scene.geometry.board_rect(), self._room * self._zoom
        self._show_at(min(room.width() / board.width(), room.height() / board.height()))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.fit()
        elif event.type() == _FIT:
            self._fit_if_free()
        return super().event(event)

    def _fit_if_free(self) -> None:
        """Fit what has another size, unless a pause or a resize will end with that."""
        if self._is_to_fit and not (self._pause.isActive() or self.is_resizing):
            self.fit(glides=True)


class GameBoard(BoardWidget):
    """The board of a session, which follows its games; `make_playable` lets it be played at."""

    def __init__(self, pointing: Pointing, parent: QWidget | None = None) -> None:
        # In this order: the board is built when the groups tell that they are others.
        tiles, groups = TableModel(pointing), GroupModel(pointing)
        super().__init__(tiles, groups, lambda sizes: groups.facts.game.layouts(sizes), parent)
        self._pointing = pointing
        self.keyboard_cursor.movable = lambda: pointing.movable
        pointing.turned.connect(self._on_turned)
        pointing.dealt.connect(self._on_dealt)
        self.keyboard_cursor.turn_to_twins = pointing.turn_to_twins
        self.keyboard_cursor.is_whole = lambda: pointing.selection.complete is not None
        self.keyboard_cursor.missed.connect(pointing.miss)
        self.stamps = SealStamps(self.table_scene, self)

    @property
    def _game(self) -> Game:
        """The game that the models show, which may not be the session's yet."""
        assert isinstance(self.groups, GroupModel)
        return self.groups.facts.game

    def make_playable(self) -> None:
        """Let the session be played here; the board is there as soon as it is shown."""
        self._fits_at_once = True
        self.connect_player(self._pointing)
        self.table_scene.doubled.connect(self._pointing.double)
        self.table_scene.hovered.connect(self._pointing.hover)
        self.table_scene.hung.connect(self._pointing.hang)

    def explain_group(self) -> None:
        """Say why the group in the frame is as it is, or the one under the pointer."""
        self.with_group(self._pointing.session.explain_group)

    def with_group(self, act: Callable[[int], object]) -> None:
        """Do something with the group that is meant; with none, say what is to be done first."""
        group = self.current_group()
        if group is not None:
            act(group)
        else:
            first = words("First point at a group, or go to it by the arrow keys.")
            self._pointing.session.say(first)

    def step_move(self, by: int) -> None:
        """Select all tiles of the next legal move, or of the one before, and go to the first."""
        tiles = self._pointing.step_move(by)
        spots = self.table_scene.spots().items()
        self.setFocus()
        self.keyboard_cursor.go_to(
            min((s for s, item in spots if item.tile in tiles), default=None)
        )

    def _on_turned(self, before: Facts, after: Facts) -> None:
        """Be as large as another deal can be, if that lies otherwise."""
        is_other = not after.record.has_deal_of(before.record)
        if is_other and self._choose() != self.table_scene.geometry.layout:
            self.fit()

    def _on_dealt(self) -> None:
        if self.isVisible():
            self.table_scene.deal()

    def _width_beside(self, free: float, height: float) -> float:
        """Return the width of the inscription, in games that have one."""
        return inscription_width(free, height, self._letters) if self._game.native else 0.0

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        super().drawBackground(painter, rect)
        if self._beside.width():
            painter.save()
            painter.resetTransform()
            painter.setFont(self.font())
            scheme = self.table_scene.scheme
            paint_inscription(painter, self._game, self._beside, self._letters, scheme)
            painter.restore()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.resetCachedContent()
