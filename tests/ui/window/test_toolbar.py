"""The toolbar: its words, its buttons by choice, and the arrow keys inside it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from gupai_desktop.settings import Settings
from gupai_desktop.ui.window.main_window import MainWindow
from gupai_desktop.ui.window.toolbar import Toolbar
from tests.languages import LANGUAGES
from tests.ui.clipping import clipped_texts
from tests.ui.hand import Key, MakeWindow
from tests.ui.known import LEGAL

_BESIDE = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
_ALONE = Qt.ToolButtonStyle.ToolButtonIconOnly


def shown(toolbar: Toolbar) -> list[str]:
    """The words of the buttons, from left to right."""
    buttons = [one for one in toolbar.findChildren(QToolButton) if one.isVisible() and one.text()]
    return [one.text() for one in sorted(buttons, key=lambda one: one.x())]


def focused() -> str:
    widget = QApplication.focusWidget()
    return widget.text() if isinstance(widget, QToolButton) else type(widget).__name__


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> str:
    """Press a key wherever the focus is; what has the focus then."""
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, key, modifier)
    return focused()


@pytest.fixture
def toolbar(window: MainWindow) -> Toolbar:
    window.activateWindow()
    window.view.setFocus()
    return window.toolbar


def test_every_button_has_an_icon_and_its_word_by_default(toolbar: Toolbar) -> None:
    assert toolbar.toolButtonStyle() == _BESIDE
    assert shown(toolbar) == [
        *("Games", "New Deal", "Undo", "Redo", "Hint", "Play for Me", "Pause", "Rules")
    ]
    assert all(not action.icon().isNull() for action in toolbar.actions() if action.text())


def test_words_come_before_the_names_of_steps_in_ukrainian(make_window: MakeWindow) -> None:
    window = make_window(language="uk", size=(1180, 600))
    window.controller.choose_game("levels.guo-wu-guan")
    for _ in range(3):
        QApplication.processEvents()
    toolbar = window.toolbar
    assert toolbar.toolButtonStyle() == _BESIDE
    assert clipped_texts(toolbar) == []
    assert toolbar.steps.width() < toolbar.steps.width_of_names
    window.resize(1600, 600)
    QApplication.processEvents()
    assert toolbar.steps.width() >= toolbar.steps.width_of_names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [480, 640, 800, 1000, 1700])
def test_words_stand_only_where_there_is_room_for_all_of_them(
    make_window: MakeWindow, language: str, width: int
) -> None:
    window = make_window(language=language, size=(width, 600))
    window.controller.choose_game("levels.guo-wu-guan")
    for _ in range(3):
        QApplication.processEvents()
    words = window.toolbar.toolButtonStyle() == _BESIDE
    assert words or width < 1700
    turn = window.toolbar.widgetForAction(window.action_table["turn"])
    assert width < 800 or turn.width() >= turn.sizeHint().width()
    assert window.toolbar.steps.width() <= window.toolbar.steps.width_in(width)
    assert clipped_texts(window.toolbar) == []


def test_the_style_is_chosen_in_the_menu_and_remembered(
    window: MainWindow, store: QSettings, make_window: MakeWindow, qtbot: QtBot
) -> None:
    toolbar = window.toolbar
    window.menus["toolbar"].actions()[1].trigger()
    assert toolbar.toolButtonStyle() == _ALONE
    before = toolbar.height()
    window.menus["toolbar"].actions()[2].trigger()
    qtbot.waitUntil(lambda: toolbar.height() > before)
    window.menus["toolbar"].actions()[3].trigger()
    assert toolbar.isHidden()
    assert Settings(store).toolbar == "hidden"
    assert make_window().toolbar.isHidden()


def test_buttons_are_chosen_in_the_menu_and_remembered(
    toolbar: Toolbar, make_window: MakeWindow
) -> None:
    toolbar.switch_button("statistics")
    toolbar.switch_button("redo")
    QApplication.processEvents()
    assert shown(toolbar) == [
        *("Games", "New Deal", "Undo", "Hint", "Play for Me", "Pause", "Statistics", "Rules")
    ]
    assert shown(make_window().toolbar) == shown(toolbar)
    for key in toolbar.keys:
        toolbar.switch_button(key)
    QApplication.processEvents()
    assert "Redo" in shown(toolbar), "the usual ones come back when none is left"


def test_a_right_click_on_it_offers_the_same_menus(toolbar: Toolbar) -> None:
    menu = toolbar.context_menu()
    found = [one for one in menu.findChildren(QMenu) if one.title()]
    assert [len(one.actions()) for one in found] == [4, 14]


def test_the_tabulator_stops_once_and_arrow_keys_lead_from_button_to_button(
    toolbar: Toolbar, window: MainWindow
) -> None:
    window.session.play(LEGAL)
    press(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert focused() == "Games"
    assert [press(Key.Key_Right) for _ in range(3)] == ["New Deal", "Undo", "Hint"]
    assert [press(Key.Key_End), press(Key.Key_Right)] == ["Rules", "Games"]
    assert press(Key.Key_Left) == "Rules"
    assert press(Key.Key_Home) == "Games"
    press(Key.Key_Right)
    press(Key.Key_Tab)
    assert QApplication.focusWidget() not in toolbar.findChildren(QToolButton)
    window.view.setFocus()
    assert press(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier) == "New Deal"


@pytest.mark.usefixtures("toolbar")
def test_a_button_that_is_pressed_till_nothing_is_left_hands_the_focus_to_its_neighbour(
    window: MainWindow,
) -> None:
    window.session.play(LEGAL)
    press(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    for _ in range(2):
        press(Key.Key_Right)
    assert focused() == "Undo"
    press(Key.Key_Space)
    QApplication.processEvents()
    assert not window.action_table["undo"].isEnabled()
    assert focused() in ("New Deal", "Redo")


@pytest.mark.usefixtures("toolbar")
def test_a_move_at_the_table_does_not_call_the_focus_to_the_toolbar(window: MainWindow) -> None:
    window.session.play(LEGAL)
    press(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    for _ in range(2):
        press(Key.Key_Right)
    window.view.setFocus()
    QApplication.processEvents()
    window.session.undo_stack.undo()
    QApplication.processEvents()
    assert QApplication.focusWidget() is window.view


def test_larger_texts_are_measured_anew(window: MainWindow, toolbar: Toolbar) -> None:
    assert toolbar.toolButtonStyle() == _BESIDE
    window.appearance.choose(text_scale="200")
    assert toolbar.toolButtonStyle() == _ALONE
