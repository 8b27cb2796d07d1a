"""A finger does what the pointer does; where it rests it shows what resting shows."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QToolButton, QToolTip, QWidget

from gupai_desktop.engine.words import words
from gupai_desktop.texts.messages import Topic
from gupai_desktop.ui.board.models import TileState
from gupai_desktop.ui.widgets.long_press import LongPress
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import Hand, resize
from tests.ui.known import LEGAL

#: A finger hits what is so large, in pixels (WCAG 2.2 asks for 24 at least).
TILE, BUTTON = 40, 40


@pytest.fixture(scope="module")
def screen() -> QPointingDevice:
    return QTest.createTouchDevice()


class Finger:
    """Touches tiles of a window."""

    def __init__(self, window: MainWindow, screen: QPointingDevice) -> None:
        self._hand, self._screen = Hand(window), screen
        self._window, self._viewport = window, window.view.viewport()
        self._at_rest = QPoint()

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

    def rest(self, widget: QWidget, point: QPoint) -> None:
        """Put the finger down on a point of a widget and leave it there for long."""
        (press,) = self._window.findChildren(LongPress)
        usual = press.timer.interval()
        press.timer.setInterval(0)
        window = self._window
        point = widget.mapTo(window, point)
        QTest.touchEvent(window, self._screen).press(0, point, window).commit()
        QApplication.processEvents()
        press.timer.setInterval(usual)
        self._at_rest = point

    def lift(self) -> None:
        """Lift the finger that rested."""
        window = self._window
        QTest.touchEvent(window, self._screen).release(0, self._at_rest, window).commit()
        QApplication.processEvents()

    def _at(self, point: QPoint) -> QPoint:
        return self._viewport.mapTo(self._viewport.window(), point)


@pytest.fixture
def finger(window: MainWindow, screen: QPointingDevice) -> Finger:
    return Finger(window, screen)


def test_taps_take_a_tile_and_let_it_go_and_exchange_two(finger: Finger, hand: Hand) -> None:
    finger.tap("53")
    assert "53" in hand.marked(TileState.SELECTED)
    assert hand.marked(TileState.TARGET)
    finger.draw(hand.point_on_cloth())
    assert not hand.marked(TileState.SELECTED)
    for tile in sorted(map(str, LEGAL.tiles)):
        finger.tap(tile)
    assert hand.record.moves == (LEGAL,)


def test_a_finger_that_rests_on_a_tile_opens_its_menu_and_selects_nothing(
    window: MainWindow, finger: Finger, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _where: opened.append(menu))
    finger.rest(window.view.viewport(), hand.point_on("53"))
    (menu,) = opened
    assert "E&xplain This Group" in [action.text() for action in menu.actions()]
    finger.lift()
    assert not hand.marked(TileState.SELECTED)
    finger.tap("53")
    assert hand.marked(TileState.SELECTED) == {"53"}


def test_while_a_finger_is_down_it_shows_what_the_groups_would_become(
    window: MainWindow, finger: Finger, hand: Hand, screen: QPointingDevice
) -> None:
    finger.tap("53")
    point = window.view.viewport().mapTo(window, hand.point_on("55a"))
    QTest.touchEvent(window, screen).press(0, point, window).commit()
    assert window.scene.prospect_items
    QTest.touchEvent(window, screen).release(0, point, window).commit()
    assert hand.record.moves == (LEGAL,)


def test_a_finger_that_rests_on_a_button_shows_its_tip_and_does_not_press_it(
    window: MainWindow, finger: Finger, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _where, text: shown.append(text))
    button = window.bar.widgetForAction(window.action_table["hint"])
    QApplication.processEvents()
    finger.rest(button, button.rect().center())
    assert shown == ["Hint (H)"]
    finger.lift()
    assert len(shown) == 2, "it stays for a while"
    assert window.presenter.shown_text == ""


def test_a_finger_that_moves_or_a_second_one_does_not_rest(
    window: MainWindow, hand: Hand, screen: QPointingDevice
) -> None:
    (press,) = window.findChildren(LongPress)
    viewport = window.view.viewport()
    start, end = (viewport.mapTo(window, hand.point_on(tile)) for tile in ("53", "55a"))
    QTest.touchEvent(window, screen).press(0, start, window).commit()
    assert press.timer.isActive()
    QTest.touchEvent(window, screen).move(0, end, window).commit()
    assert not press.timer.isActive()
    QTest.touchEvent(window, screen).release(0, end, window).commit()
    QTest.touchEvent(window, screen).press(0, start, window).commit()
    QTest.touchEvent(window, screen).stationary(0).press(1, end, window).commit()
    assert not press.timer.isActive()
    QTest.touchEvent(window, screen).release(0, start, window).release(1, end, window).commit()


def test_tiles_and_buttons_are_large_enough_for_a_finger(window: MainWindow) -> None:
    resize(window, 1180, 820)
    place = window.view.transform().mapRect(window.scene.tile_items[0].place())
    assert min(place.width(), place.height()) >= TILE
    buttons = window.bar.findChildren(QToolButton)
    sizes = [min(one.width(), one.height()) for one in buttons if one.isVisible() and one.text()]
    assert len(sizes) >= 7
    assert min(sizes) >= BUTTON


def test_the_buttons_of_the_panel_and_of_the_status_bar_are_large_enough_for_a_finger(
    window: MainWindow,
) -> None:
    heights: dict[str, int] = {}
    shows: tuple[Callable[[], object], ...] = (
        lambda: window.session.say(words("no pair"), topic=Topic.REFUSAL),
        lambda: window.session.explain_group(1),
        lambda: window.action_table["solve"].trigger(),
        lambda: window.action_table["solve"].trigger(),
        window.show_welcome,
    )
    for show in shows:
        show()
        QApplication.processEvents()
        parts = (window.panel, window.status_bar)
        buttons = [one for part in parts for one in part.findChildren(QAbstractButton)]
        heights |= {one.text(): one.height() for one in buttons if one.isVisible()}
    assert len(heights) >= 7
    assert {text: height for text, height in heights.items() if height < BUTTON - 1} == {}
