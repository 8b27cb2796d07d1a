"""A finger on a touch screen does what the pointer does; nothing waits for a hover."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from gupai_desktop.ui.board.models import TileState
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import Hand, resize
from tests.ui.known import LEGAL

#: A finger hits what is so large, in pixels (WCAG 2.2 asks for 24 at least).
TILE, BUTTON = 40, 28


@pytest.fixture(scope="module")
def screen() -> QPointingDevice:
    return QTest.createTouchDevice()


class Finger:
    """Touches tiles of a window."""

    def __init__(self, window: MainWindow, screen: QPointingDevice) -> None:
        self._hand, self._screen = Hand(window), screen
        self._viewport = window.view.viewport()

    def tap(self, tile: str) -> None:
        self.draw(self._hand.point_on(tile))

    def drag(self, tile: str, target: str) -> None:
        start, end = self._hand.point_on(tile), self._hand.point_on(target)
        self.draw(start, (start + end) / 2, end)

    def draw(self, start: QPoint, *way: QPoint) -> None:
        """Put the finger down, move it along a way, and lift it."""
        window = self._viewport.window()
        point = start
        QTest.touchEvent(window, self._screen).press(0, self._at(start), window).commit()
        for point in way:
            QTest.touchEvent(window, self._screen).move(0, self._at(point), window).commit()
        QTest.touchEvent(window, self._screen).release(0, self._at(point), window).commit()

    def _at(self, point: QPoint) -> QPoint:
        return self._viewport.mapTo(self._viewport.window(), point)


@pytest.fixture
def finger(window: MainWindow, screen: QPointingDevice) -> Finger:
    return Finger(window, screen)


def test_a_tap_takes_a_tile_and_shows_where_it_may_go(finger: Finger, hand: Hand) -> None:
    finger.tap("53")
    assert "53" in hand.marked(TileState.SELECTED)
    assert hand.marked(TileState.TARGET)


def test_two_taps_exchange_two_tiles(finger: Finger, hand: Hand) -> None:
    for tile in sorted(map(str, LEGAL.tiles)):
        finger.tap(tile)
    assert hand.record.moves == (LEGAL,)


def test_a_drag_exchanges_two_tiles(finger: Finger, hand: Hand) -> None:
    finger.drag("53", "55a")
    assert hand.record.moves == (LEGAL,)


def test_a_tap_beside_the_tiles_lets_go(finger: Finger, hand: Hand) -> None:
    finger.tap("53")
    finger.draw(hand.point_on_cloth())
    assert not hand.marked(TileState.SELECTED)


def test_tiles_and_buttons_are_large_enough_for_a_finger(window: MainWindow) -> None:
    resize(window, 1180, 820)
    place = window.view.transform().mapRect(window.scene.tile_items[0].place())
    assert min(place.width(), place.height()) >= TILE
    buttons = window.toolbar.findChildren(QToolButton)
    sizes = [min(one.width(), one.height()) for one in buttons if one.isVisible() and one.text()]
    assert len(sizes) >= 7
    assert min(sizes) >= BUTTON
