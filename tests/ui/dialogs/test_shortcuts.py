"""The page of keys: everything once, in every language, at every size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gupai_desktop.i18n import Languages
from gupai_desktop.ui.board.keyboard_cursor import ROWS as TABLE_KEYS
from gupai_desktop.ui.dialogs.shortcuts import ShortcutsDialog, plain, sections
from gupai_desktop.ui.widgets.actions import ROWS as ACTIONS
from gupai_desktop.ui.window.main_window import MainWindow
from tests.languages import LANGUAGES
from tests.ui.hand import MakeWindow


@pytest.fixture
def dialog(window: MainWindow, qtbot: QtBot) -> ShortcutsDialog:
    dialog = ShortcutsDialog(window.action_table)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.mark.parametrize(
    ("text", "seen"),
    [("&New Deal", "New Deal"), ("Open…", "Open"), ("新牌局(&N)", "新牌局"), ("Op&en…", "Open")],
)
def test_mnemonics_and_dots_are_left_out(text: str, seen: str) -> None:
    assert plain(text) == seen


def test_every_action_with_a_key_is_there_once_and_none_without(window: MainWindow) -> None:
    _, *menus = sections(window.action_table)
    listed = [text for section in menus for text, _ in section.rows]
    actions = [window.action_table[row.key] for row in ACTIONS]
    assert sorted(listed) == sorted(plain(one.text()) for one in actions if one.shortcuts())


def test_all_usual_keys_of_an_action_are_written(window: MainWindow) -> None:
    keys = dict(row for section in sections(window.action_table) for row in section.rows)
    assert {"Ctrl+Shift+Z", "Ctrl+Y"} <= set(keys["Redo"].split(", "))
    assert keys["Hint"] == "H"
    assert "F11" in keys["Full Screen"].split(", ")


def test_keys_that_few_keyboards_have_are_left_out(window: MainWindow) -> None:
    window.action_table["hint"].setShortcuts([QKeySequence("H"), QKeySequence(Qt.Key.Key_Help)])
    window.action_table["undo"].setShortcuts([QKeySequence(Qt.Key.Key_Undo), QKeySequence("U")])
    keys = dict(row for section in sections(window.action_table) for row in section.rows)
    assert (keys["Undo"], keys["Hint"]) == ("U", "H, Help")


def test_the_keys_of_the_table_come_first(window: MainWindow) -> None:
    first, *_ = sections(window.action_table)
    assert first.title == "At the table"
    assert [text for text, _ in first.rows] == [str(row.text) for row in TABLE_KEYS]
    assert all(keys for _, keys in first.rows)
    assert ("Go from tile to tile", "arrow keys") in first.rows


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_stands_on_the_page_without_being_cut_off(
    make_window: MakeWindow, qtbot: QtBot, language: str
) -> None:
    window = make_window(language=language)
    dialog = ShortcutsDialog(window.action_table)
    qtbot.addWidget(dialog)
    dialog.resize(420, 360)
    dialog.show()
    QApplication.processEvents()
    written = dialog.page.toPlainText()
    for section in sections(window.action_table):
        assert section.title in written
        for row in section.rows:
            assert all(text in written for text in row)
    assert dialog.page.horizontalScrollBar().maximum() == 0


def test_no_keys_are_there_twice(window: MainWindow) -> None:
    keys = [keys for section in sections(window.action_table) for _, keys in section.rows]
    assert len(keys) == len(set(keys))


def test_the_page_is_read_by_a_caret_and_left_by_the_keyboard(dialog: ShortcutsDialog) -> None:
    dialog.page.setFocus()
    before = dialog.page.textCursor().position()
    QTest.keyClick(dialog.page, Qt.Key.Key_Down)
    assert dialog.page.textCursor().position() != before
    QTest.keyClick(dialog.page, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is not dialog.page
    QTest.keyClick(dialog.page, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_page_follows_the_language(dialog: ShortcutsDialog, languages: Languages) -> None:
    english = dialog.page.toPlainText()
    languages.use("uk")
    QApplication.processEvents()
    assert dialog.windowTitle() == "Сполучення клавіш"
    assert len(dialog.page.toPlainText().splitlines()) == len(english.splitlines())
    assert "Go " not in dialog.page.toPlainText()
