"""A drag whose end the table never hears of: whatever was lifted is put back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QMenu

from gupai_desktop.ui.board.models import TileState
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import Hand, MakeWindow, assert_whole

ONE, OTHER = "55a", "53"


def ask_for_menu(window: MainWindow) -> None:
    place = QPoint(5, 5)
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(window.view.viewport(), QContextMenuEvent(reason, place, place))
    menu = QApplication.activePopupWidget()
    assert menu is not None
    menu.close()


def move_without_a_button(window: MainWindow) -> None:
    table, place = window.view.viewport(), QPointF(5, 5)
    up, none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    screen = QPointF(table.mapToGlobal(place))
    move = QMouseEvent(QMouseEvent.Type.MouseMove, place, screen, up, up, none)
    QApplication.sendEvent(table, move)


def press_again(window: MainWindow) -> None:
    Hand(window).press("41")


def open_a_menu_of_the_bar(window: MainWindow) -> None:
    menu = window.menuBar().actions()[0].menu()
    assert isinstance(menu, QMenu)
    menu.popup(QPoint(0, 0))
    menu.close()


LOSSES: dict[str, Callable[[MainWindow], object]] = {
    "the table is hidden": lambda window: window.action_table["games-page"].trigger(),
    "the window is hidden": lambda window: window.hide(),
    "the menu of a tile": ask_for_menu,
    "a menu of the bar": open_a_menu_of_the_bar,
    "the keyboard is elsewhere": lambda window: window.toolbar.setFocus(),
    "the button is up": move_without_a_button,
    "the button is down again": press_again,
}


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("loss", LOSSES)
def test_a_drag_that_is_lost_puts_the_tile_back(make_window: MakeWindow, loss: str) -> None:
    window = make_window(is_animated=True)
    window.view.setFocus()
    hand = Hand(window)
    hand.lift(ONE, onto=OTHER)
    LOSSES[loss](window)
    window.scene.finish_glide()
    assert_whole(window)
    assert not hand.marked(TileState.SELECTED)
    hand.release()
    assert not hand.record.moves
    assert_whole(window)
