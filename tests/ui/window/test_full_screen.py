"""Full screen: the table alone, the bars on demand, and the way out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication

from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import Hand, MakeWindow


@pytest.fixture
def full(make_window: MakeWindow) -> MainWindow:
    window = make_window()
    window.action_table["full-screen"].trigger()
    QApplication.processEvents()
    return window


def look(window: MainWindow, x: int, y: int) -> None:
    """The pointer is there, also for the timer that looks for it."""
    place = window.mapToGlobal(QPoint(x, y))
    QCursor.setPos(place)
    window.bar_layout.look(place)
    QApplication.processEvents()


def heights(window: MainWindow) -> list[int]:
    return [bar.height() for bar in (window.menuBar(), window.toolbar, window.status)]


def test_the_bars_are_hidden_and_the_table_has_their_room(full: MainWindow) -> None:
    window = full
    assert heights(window) == [0, 0, 0]
    assert window.action_table["full-screen"].isChecked()


def test_they_come_when_the_pointer_is_at_the_edge_and_go_with_it(full: MainWindow) -> None:
    for edge, near in ((0, 10), (full.height() - 1, full.height() - 10)):
        look(full, 300, edge)
        assert min(heights(full)) > 0
        look(full, 300, near)
        assert min(heights(full)) > 0
        look(full, 300, full.height() // 2)
        assert heights(full) == [0, 0, 0]


def test_a_bar_that_has_the_keys_is_seen(full: MainWindow) -> None:
    window = full
    button = window.toolbar.widgetForAction(window.action_table["undo"])
    window.session.play(window.session.facts.moves[0])
    button.setFocus()
    look(window, 300, window.height() // 2)
    assert min(heights(window)) > 0


def test_escape_leaves_it_and_the_bars_are_back(full: MainWindow) -> None:
    window = full
    Hand(window).key(Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert not window.isFullScreen()
    assert not window.action_table["full-screen"].isChecked()
    assert min(heights(window)) > 0


def test_escape_first_lays_down_what_is_in_hand(full: MainWindow) -> None:
    window = full
    hand = Hand(window)
    hand.click("55a")
    hand.key(Qt.Key.Key_Escape)
    assert window.isFullScreen()
    assert not window.pointing.selection.tiles
    hand.key(Qt.Key.Key_Escape)
    assert not window.isFullScreen()
