"""The toolbar: its words where there is room, and its keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find, games
from gupai_desktop.ui.window.bars import Toolbar
from gupai_desktop.ui.window.main_window import MainWindow
from tests.languages import LANGUAGES
from tests.ui.clipping import clipped_texts
from tests.ui.hand import Key, MakeWindow, resize
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


def test_words_stand_only_where_there_is_room_for_all_of_them(make_window: MakeWindow) -> None:
    for language in LANGUAGES:
        window = make_window(language=language)
        window.controller.choose_game("levels.guo-wu-guan")
        toolbar, styles = window.toolbar, []
        for width in (1700, 1180, 1000, 800, 640):
            window.resize(width, 600)
            QApplication.processEvents()
            styles.append(toolbar.toolButtonStyle())
            turn = toolbar.widgetForAction(window.action_table["turn"])
            assert turn.width() >= turn.sizeHint().width(), (language, width)
            assert toolbar.steps.width() >= toolbar.steps.sizeHint().width(), (language, width)
            assert clipped_texts(toolbar) == [], (language, width)
        assert (styles[0], styles[-1]) == (_BESIDE, _ALONE), language
        assert styles == sorted(styles, key=lambda style: style is _ALONE)


def test_every_button_is_reached_by_the_tabulator(toolbar: Toolbar, window: MainWindow) -> None:
    window.session.play(LEGAL)
    for button in toolbar.buttons:
        assert button.focusPolicy() == Qt.FocusPolicy.TabFocus
    press(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert focused() == "Rules"
    assert press(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier) == "Pause"


def test_a_low_window_has_one_bar_and_its_menus_behind_a_button(make_window: MakeWindow) -> None:
    window = make_window(size=(780, 600))
    menus, button = window.menuBar(), window.toolbar.buttons[0]
    for game in games():
        window.session.begin(Record.of_deal(game(), 7))
        resize(window, 780, 600)
        rows = 1 if game.id != "zen.eight-sets" else 2
        assert window.view.mapTo(window, QPoint()).y() <= 60 * rows, game.id
        assert clipped_texts(window.goal_bar) == [], game.id
        assert window.bar_layout.row.isVisible() == bool(window.goal_bar.parts), game.id
    assert menus.height() == 0
    assert window.toolbar.menu.actions() == menus.actions()
    resize(window, 780, 900)
    assert menus.height() > 0
    assert not button.isVisible()


def test_the_goal_is_seen_beside_the_table_alone(window: MainWindow) -> None:
    window.session.begin(Record.of_deal(find("zen.harmony"), 7))
    for is_seen in (True, False, True):
        assert window.bar_layout.row.isVisible() == is_seen
        window.action_table["games-page"].trigger()
