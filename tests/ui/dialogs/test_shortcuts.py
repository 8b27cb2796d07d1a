"""The list of keys: everything once, in every language; searched, changed, printed, saved."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QKeySequence, QPageLayout
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from gupai_desktop.i18n import Languages
from gupai_desktop.settings import Settings
from gupai_desktop.ui.board.keyboard_cursor import ROWS as OF_TABLE
from gupai_desktop.ui.board.keyboard_cursor import TABLE_KEYS
from gupai_desktop.ui.dialogs.shortcut_list import as_html, as_text, sections
from gupai_desktop.ui.dialogs.shortcuts import ShortcutsDialog
from gupai_desktop.ui.widgets import key_places
from gupai_desktop.ui.widgets.actions import ROWS, Actions, plain_text
from gupai_desktop.ui.widgets.shortcuts import Shortcuts
from gupai_desktop.ui.window.main_window import MainWindow
from tests.languages import LANGUAGES

Key = Qt.Key


@pytest.fixture
def actions(qtbot: QtBot, languages: Languages) -> Actions:
    """The actions of a window in which nothing is done."""
    languages.use("en")
    window = QWidget()
    qtbot.addWidget(window)
    return Actions(window, {row.key: lambda: None for row in ROWS})


@pytest.fixture
def shortcuts(actions: Actions, store: QSettings) -> Shortcuts:
    return Shortcuts(actions, Settings(store), TABLE_KEYS)


@pytest.fixture
def dialog(shortcuts: Shortcuts, qtbot: QtBot) -> ShortcutsDialog:
    dialog = ShortcutsDialog(shortcuts)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def keys_by_text(actions: Actions) -> dict[str, str]:
    return {row.text: row.keys for section in sections(actions) for row in section.rows}


def shown(dialog: ShortcutsDialog) -> list[str]:
    """The texts of the rows that are to be seen, titles among them."""
    table = dialog.table
    rows = (row for row in range(table.rowCount()) if not table.isRowHidden(row))
    return [item.text() for row in rows if (item := table.item(row, 0)) is not None]


def choose(dialog: ShortcutsDialog, text: str) -> None:
    """Choose an action in the list."""
    (item,) = dialog.table.findItems(text, Qt.MatchFlag.MatchExactly)
    dialog.table.setCurrentItem(item)


def press(dialog: ShortcutsDialog, key: Key) -> None:
    """Press a key in the field."""
    dialog.edit.setFocus()
    QTest.keyClick(dialog.edit, key)
    QApplication.processEvents()


# What is there.


@pytest.mark.parametrize(
    ("text", "seen"),
    [("&New Deal", "New Deal"), ("Open…", "Open"), ("新牌局(&N)", "新牌局"), ("Op&en…", "Open")],
)
def test_mnemonics_and_dots_are_left_out(text: str, seen: str) -> None:
    assert plain_text(text) == seen


def test_every_action_is_there_once(actions: Actions) -> None:
    _, *menus = sections(actions)
    listed = [row.action for section in menus for row in section.rows]
    assert sorted(listed) == sorted(actions)


def test_all_usual_keys_of_an_action_are_written(actions: Actions) -> None:
    keys = keys_by_text(actions)
    assert {"Ctrl+Shift+Z", "Ctrl+Y"} <= set(keys["Redo"].split(", "))
    assert keys["Hint"] == "H"
    assert "F11" in keys["Full Screen"].split(", ")


@pytest.mark.parametrize(
    ("language", "hint", "letter"), [("uk", "H/Р", "Р"), ("el", "H/Η", "Η"), ("en", "H", "")]
)
def test_a_key_is_written_with_the_letter_that_the_players_layout_has_there(
    actions: Actions, monkeypatch: pytest.MonkeyPatch, language: str, hint: str, letter: str
) -> None:
    monkeypatch.setattr(key_places, "_language_of_keyboard", lambda: language)
    keys = keys_by_text(actions)
    assert keys["Hint"] == hint
    assert "F11" in keys["Full Screen"].split(", ")
    assert keys["Play for Me"] == (f"Ctrl+H/{letter}" if letter else "Ctrl+H")


@pytest.mark.parametrize(
    ("language", "space"),
    [("en", "Space"), ("uk", "Пробіл"), ("zh_CN", "空格"), ("zh_TW", "空白鍵")],
)
def test_the_space_bar_is_called_as_everywhere_else(
    actions: Actions, languages: Languages, language: str, space: str
) -> None:
    languages.use(language)
    table, *_ = sections(actions)
    assert space in [row.keys for row in table.rows]


def test_keys_that_few_keyboards_have_are_left_out(actions: Actions) -> None:
    actions.set_keys("hint", [QKeySequence("H"), QKeySequence(Key.Key_Help)])
    actions.set_keys("undo", [QKeySequence(Key.Key_Undo), QKeySequence("U")])
    keys = keys_by_text(actions)
    assert (keys["Undo"], keys["Hint"]) == ("U", "H, Help")


def test_the_keys_of_the_table_come_first(actions: Actions) -> None:
    first, *_ = sections(actions)
    assert first.title == "At the table"
    assert [row.text for row in first.rows] == [str(row.text) for row in OF_TABLE]
    assert all(row.keys for row in first.rows)
    assert keys_by_text(actions)["Go from tile to tile"] == "arrow keys"


def test_no_keys_are_there_twice(actions: Actions) -> None:
    keys = [row.keys for section in sections(actions) for row in section.rows if row.keys]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_follows_the_language(
    dialog: ShortcutsDialog, actions: Actions, languages: Languages, language: str
) -> None:
    languages.use(language)
    actions.retranslate()
    dialog.retranslate()
    written = shown(dialog)
    for section in sections(actions):
        assert section.title in written
        assert {row.text for row in section.rows} <= set(written)


def test_the_title_follows_the_language(dialog: ShortcutsDialog, languages: Languages) -> None:
    languages.use("uk")
    QApplication.processEvents()
    assert dialog.windowTitle() == "Сполучення клавіш"


# Searching.


@pytest.mark.parametrize(
    ("sought", "found"),
    [
        ("hint", ["Move", "Hint"]),
        ("ctrl+b", ["Game", "Workbench"]),
        ("GAME work", ["Game", "Workbench"]),
        ("nowhere", []),
    ],
)
def test_the_words_that_are_sought_leave_the_rows_that_have_them_all(
    dialog: ShortcutsDialog, sought: str, found: list[str]
) -> None:
    everything = shown(dialog)
    QTest.keyClicks(dialog.filter, sought)
    assert shown(dialog) == found
    assert (dialog.note.text() == "Nothing is called so.") is not bool(found)
    dialog.filter.clear()
    assert shown(dialog) == everything


def test_what_is_found_can_be_changed_at_once(dialog: ShortcutsDialog) -> None:
    QTest.keyClicks(dialog.filter, "hint")
    assert dialog.chosen == "hint"
    assert dialog.edit.keySequence() == QKeySequence("H")


# Changing.


def test_pressed_keys_are_taken_written_and_put_back(
    dialog: ShortcutsDialog, actions: Actions
) -> None:
    choose(dialog, "Hint")
    press(dialog, Key.Key_J)
    assert actions["hint"].shortcut() == QKeySequence("J")
    assert [one.text() for one in dialog.table.selectedItems()] == ["Hint", "J"]
    dialog.restore_button.click()
    assert actions["hint"].shortcut() == QKeySequence("H")
    assert not dialog.restore_button.isEnabled()
    assert not dialog.restore_all_button.isEnabled()


def test_keys_of_another_action_are_taken_only_when_that_is_said(
    dialog: ShortcutsDialog, actions: Actions
) -> None:
    choose(dialog, "Hint")
    press(dialog, Key.Key_P)
    assert dialog.note.text() == "P calls “Pause” already."
    assert actions["hint"].shortcut() == QKeySequence("H")
    dialog.take_button.click()
    assert actions["hint"].shortcut() == QKeySequence("P")
    assert actions["pause"].shortcuts() == []
    assert not dialog.take_button.isVisible()
    dialog.restore_all_button.click()
    assert actions["pause"].shortcut() == QKeySequence("P")
    assert dialog.edit.keySequence() == QKeySequence("H")


def test_keys_of_the_table_are_never_taken(dialog: ShortcutsDialog, actions: Actions) -> None:
    choose(dialog, "Hint")
    press(dialog, Key.Key_5)
    assert dialog.note.text().startswith("5 has a use of its own")
    assert not dialog.take_button.isVisible()
    assert actions["hint"].shortcut() == dialog.edit.keySequence() == QKeySequence("H")


def test_a_button_takes_the_keys_away(dialog: ShortcutsDialog, actions: Actions) -> None:
    choose(dialog, "Hint")
    dialog.remove_button.click()
    assert actions["hint"].shortcuts() == []
    assert dialog.edit.keySequence().isEmpty()
    assert not dialog.remove_button.isEnabled()


def test_the_rows_of_the_table_offer_no_field(dialog: ShortcutsDialog) -> None:
    choose(dialog, "Go from tile to tile")
    assert not dialog.edit.isEnabled()
    assert dialog.label.text() == "These keys cannot be changed."


def test_in_a_window_what_is_changed_is_in_force_at_once(window: MainWindow) -> None:
    window.shortcuts.give("show-moves", QKeySequence("Ctrl+J"))
    QTest.keyClick(window.view, Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert window.action_table["show-moves"].isChecked()


# The keyboard.


def test_enter_in_the_list_leads_to_the_field_and_tab_leaves_it(dialog: ShortcutsDialog) -> None:
    dialog.table.setFocus()
    QTest.keyClick(dialog.table, Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.edit.isAncestorOf(dialog.focusWidget())
    QTest.keyClick(dialog.focusWidget(), Key.Key_Tab)
    assert not dialog.edit.isAncestorOf(dialog.focusWidget())
    assert dialog.edit.keySequence() == QKeySequence("Ctrl+Shift+N")


# Printing and saving.


def test_the_list_is_saved_as_a_page_or_as_text(
    dialog: ShortcutsDialog, actions: Actions, tmp_path: Path
) -> None:
    for name, written in (("keys.html", as_html(actions)), ("keys.TXT", as_text(actions))):
        dialog.save(tmp_path / name)
        assert (tmp_path / name).read_text("utf-8") == written
        assert "Play for Me" in written
        assert "Ctrl+H" in written
        assert dialog.note.text() == f"The list is saved in {name}."


def test_what_has_no_key_is_not_on_the_page(actions: Actions) -> None:
    assert "Copy the Board" not in as_html(actions)
    assert "Copy the Board" not in as_text(actions)


def test_that_it_cannot_be_saved_is_said(dialog: ShortcutsDialog, tmp_path: Path) -> None:
    dialog.save(tmp_path / "nowhere" / "keys.html")
    assert dialog.note.text().startswith("The list could not be saved: ")


def test_the_list_is_printed(
    dialog: ShortcutsDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if sys.platform == "win32" and not QPrinterInfo.availablePrinterNames():
        pytest.skip("where there is no printer, Windows has no dialog for one")
    file = tmp_path / "keys.pdf"

    def accept(asked: QPrintDialog) -> QDialog.DialogCode:
        asked.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        asked.printer().setOutputFileName(str(file))
        asked.printer().setPageOrientation(QPageLayout.Orientation.Portrait)
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(QPrintDialog, "exec", accept)
    dialog.print_list()
    assert file.read_bytes().startswith(b"%PDF")
