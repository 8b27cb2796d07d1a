"""A hand at a window: it finds tiles, clicks, drags and presses keys as a player does."""

from collections.abc import Callable
from functools import partial
from typing import Protocol, TypeVar

from PySide6.QtCore import QEventLoop, QModelIndex, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsTextItem,
    QProgressDialog,
    QWidget,
)
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import TILE, Tile
from gupai_desktop.ui.board.models import Role, TableModel, TileState
from gupai_desktop.ui.board.scene import BoardScene
from gupai_desktop.ui.board.tile_item import TileItem
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.theme.tile_art import TILE_HEIGHT, TILE_WIDTH
from gupai_desktop.ui.widgets.menus import with_rule
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.known import DEAL

Key = Qt.Key
Modifier = Qt.KeyboardModifier

_LEFT = Qt.MouseButton.LeftButton
_STEPS = 5
_MAX_KEYS = 40

#: How far the mark of a tile and its neighbours' shadows reach into it, in scene units.
_EDGE = 16

#: A tile in the air lies higher than any that lies on the table.
LIFTED = 10

CENTRE = (0.5, 0.5)

#: A place on a tile: how far across it and how far down, 0 to 1.
Spot = tuple[float, float]
Window = TypeVar("Window", bound=QWidget)


def prefer(window: MainWindow, name: str, value: object) -> None:
    """Choose a preference as the dialog does."""
    setattr(window.parts.settings, name, value)
    window._follow_choice(name)


def change_rule(window: MainWindow, option_and_choice: str) -> None:
    """Deal the board on the table again under another rule."""
    record = window.session.record
    game = with_rule(record.game, option_and_choice)
    window.controller.begin(Record(game, record.number, record.opening, table=record.opening))


def play_out(window: MainWindow) -> None:
    """Play the first legal move until there is none, as an omen is played."""
    while moves := window.session.facts.moves:
        window.session.play(moves[0])


def lay_deal(window: MainWindow, number: int) -> None:
    """Lay down the deal of a number, as the dialog does."""
    window.controller.begin(Record.of_deal(window.session.game, number))


class MakeWindow(Protocol):
    """Makes a window and shows it."""

    def __call__(
        self,
        deal: int = DEAL,
        rules: str = "",
        language: str = "en",
        *,
        board: str = "",
        analysis: SolverClient | None = None,
        is_animated: bool = False,
        size: tuple[int, int] | None = (1024, 700),
    ) -> MainWindow:
        """A window on a deal or a board; without a size it is as large as it was left."""


def opened(qtbot: QtBot, window: Window, size: tuple[int, int] | None) -> Window:
    """A window or dialog shown in a size or its own; it is closed after the test."""
    qtbot.addWidget(window)
    if size:
        window.resize(*size)
    window.show()
    QApplication.processEvents()
    return window


def item_of(scene: BoardScene, tile: Tile) -> TileItem:
    """The item of a tile."""
    return next(item for item in scene.tile_items if item.tile == tile)


def row_of(tiles: TableModel, tile: str) -> QModelIndex:
    """The row of a tile."""
    rows = map(tiles.index, range(tiles.rowCount()))
    return next(row for row in rows if row.data(Role.TILE) == TILE[tile])


def text_of(item: QGraphicsItem) -> str:
    """What stands at a group or on a plate."""
    texts = (child for child in item.childItems() if isinstance(child, QGraphicsTextItem))
    return next(texts).toPlainText()


class Hand:
    """A player's hand at one window; tiles are named by their codes."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._at = QPoint()

    # Looking.

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._window.session.game

    @property
    def record(self) -> Record:
        """The deal and the moves so far."""
        return self._window.session.record

    @property
    def table(self) -> Table:
        """The table that is played at."""
        return self._window.session.record.table

    @property
    def said(self) -> str:
        """What the banner says, or the card of a win."""
        return self._window.presenter.shown_text or self._window.panel.text

    def item(self, tile: str) -> TileItem:
        """The item of a tile."""
        return item_of(self._window.scene, TILE[tile])

    def point_on(self, tile: str, spot: Spot = CENTRE) -> QPoint:
        """A point of the view on a tile, where the tile is now."""
        place = self.item(tile).place()
        across, down = spot
        inside = QPointF(across * place.width(), down * place.height())
        return self._window.view.mapFromScene(place.topLeft() + inside)

    @property
    def pointer(self) -> QPoint:
        """Where the pointer is, in the view."""
        return self._at

    def point_on_cloth(self) -> QPoint:
        """A point of the view where no tile lies."""
        return QPoint(2, 2)

    def marked(self, state: TileState) -> set[str]:
        """The tiles on the screen that are marked so."""
        items = self._window.scene.tile_items
        return {str(item.tile) for item in items if item.state is state}

    def look(self, tile: str) -> QImage:
        """A picture of a tile as it is on the screen, without its edges."""
        view, place = self._window.view, self.item(tile).place()
        inner = place.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        return view.grab(view.mapFromScene(inner).boundingRect()).toImage()

    # The mouse.

    def press(self, tile: str, spot: Spot = CENTRE) -> None:
        """Press the button on a tile."""
        self._at = self.point_on(tile, spot)
        QTest.mousePress(self._window.view.viewport(), _LEFT, pos=self._at)

    def carry(self, point: QPoint) -> None:
        """Move to a point in steps, the button held."""
        start = self._at
        for step in range(1, _STEPS + 1):
            self._at = start + (point - start) * (step / _STEPS)
            QTest.mouseMove(self._window.view.viewport(), self._at)

    def release(self) -> None:
        """Let go of the button where the pointer is."""
        QTest.mouseRelease(self._window.view.viewport(), _LEFT, pos=self._at)

    def lift(self, tile: str, onto: str, spot: Spot = CENTRE) -> None:
        """Drag a tile over another one and hold it there."""
        self.press(tile)
        self.carry(self.point_on(onto, spot))

    def drag(self, tile: str, onto: str, spot: Spot = CENTRE) -> None:
        """Drag a tile onto another one and drop it."""
        self.lift(tile, onto, spot)
        self.release()

    def click(self, *tiles: str) -> None:
        """Click on tiles, one after the other."""
        for tile in tiles:
            self.press(tile)
            self.release()

    # The keyboard.

    def key(self, key: Qt.Key, modifier: Modifier = Modifier.NoModifier) -> None:
        """Press a key where the keyboard's focus is."""
        QTest.keyClick(self._window.focusWidget() or self._window, key, modifier)

    @property
    def in_frame(self) -> str | None:
        """The tile in the keyboard's frame, if it is shown."""
        framed = [item for item in self._window.scene.tile_items if item.is_current]
        assert len(framed) <= 1
        return str(framed[0].tile) if framed else None

    def walk_to(self, tile: str) -> None:
        """Move the keyboard's frame to a tile by the arrow keys alone."""
        goal = self.item(tile).home
        for _ in range(_MAX_KEYS):
            here = self.in_frame
            if here == tile:
                return
            self.key(_way(goal - self.item(here).home) if here else Key.Key_Right)
        raise AssertionError(f"the arrow keys do not lead to {tile}")


def _way(step: QPointF) -> Qt.Key:
    """The arrow key for the longer half of a step, in tiles."""
    across, down = step.x() / TILE_WIDTH, step.y() / TILE_HEIGHT
    if (abs(down) > 0.3 and abs(down) * 3 >= abs(across)) or not across:
        return Key.Key_Down if down > 0 else Key.Key_Up
    return Key.Key_Right if across > 0 else Key.Key_Left


def resize(window: MainWindow, *size: int) -> None:
    """Resize a window, and wait until its table is sharp again."""
    window.resize(*size)
    QApplication.processEvents()
    while window.view.is_resizing:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def unpainted(window: MainWindow) -> MainWindow:
    """Return a window in which all is laid out and nothing painted, which takes longest."""
    window.setUpdatesEnabled(False)
    return window


def assert_whole(window: MainWindow) -> None:
    """Every tile lies at its home, just once, on the sharp grid near its place in the layout."""
    scene, table = window.scene, window.session.record.table
    assert not scene.is_gliding
    assert sorted(str(item.tile) for item in scene.tile_items) == sorted(map(str, table.tiles))
    for item in scene.tile_items:
        assert isinstance(item.tile, Tile)
        group, place = table.place_of(item.tile)
        wanted = scene.geometry.tile_position(group, place)
        off = item.pos() - wanted
        assert item.pos() == item.home, f"{item.tile} is not at home"
        assert max(abs(off.x()), abs(off.y())) <= 1 / scene.art.scale, f"{item.tile} is off"
        assert item.zValue() < LIFTED, f"{item.tile} is still lifted"


def answer(act: Callable[[QWidget], object]) -> None:
    """Do something with the next modal dialog as soon as it has opened, then close it.

    One that says that something takes a while, which it may anywhere, is waited for.
    """

    def when_open(*, is_late: bool = False) -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QProgressDialog) or (is_late and dialog is None):
            QTimer.singleShot(10, partial(when_open, is_late=True))
            return
        assert dialog is not None, "no dialog has opened"
        try:
            act(dialog)
        finally:
            dialog.close()

    QTimer.singleShot(0, when_open)


def answer_soon(qtbot: QtBot, act: Callable[[QWidget], object]) -> None:
    """Do something with a modal dialog that is about to open, then close it."""
    answered, timer = list[QWidget](), QTimer(interval=1)

    def look() -> None:
        if dialog := QApplication.activeModalWidget():
            timer.stop()
            answered.append(dialog)
            try:
                act(dialog)
            finally:
                dialog.close()

    timer.timeout.connect(look)
    timer.start()
    qtbot.waitUntil(lambda: bool(answered))
