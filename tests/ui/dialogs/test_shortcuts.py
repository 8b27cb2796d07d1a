"""The list of keys: everything once, in every language; searched and changed."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gupai_desktop.i18n import Languages
from gupai_desktop.settings import Settings, SettingsFile
from gupai_desktop.ui.board.keyboard_cursor import TABLE_KEYS
from gupai_desktop.ui.dialogs.shortcuts import ShortcutsDialog, sections
from gupai_desktop.ui.widgets import key_places
from gupai_desktop.ui.widgets.actions import ROWS, Actions
from gupai_desktop.ui.widgets.parts import rows_under
from gupai_desktop.ui.widgets.shortcuts import Shortcuts

Key = Qt.Key


@pytest.fixture
def actions(qtbot: QtBot, languages: Languages) -> Actions:
    """The actions of a window in which nothing is done."""
    languages.use("en")
    window = QWidget()
    qtbot.addWidget(window)
    actions = Actions(window, {row.key: lambda: None for row in ROWS})
    actions.retranslate()
    return actions


@pytest.fixture
def shortcuts(actions: Actions, store: SettingsFile) -> Shortcuts:
    return Shortcuts(actions, Settings(store), TABLE_KEYS)


@pytest.fixture
def dialog(shortcuts: Shortcuts, qtbot: QtBot) -> ShortcutsDialog:
    dialog = ShortcutsDialog(shortcuts)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def keys_by_text(actions: Actions) -> dict[str, str]:
    return {row.text: row.keys for _, rows in sections(actions) for row in rows}


def shown(dialog: ShortcutsDialog) -> list[str]:
    """The texts of the rows that are to be seen, titles among them."""
    shown = []
    for title in rows_under(dialog.list.invisibleRootItem()):
        rows = (row for row in (title, *rows_under(title)) if not row.isHidden())
        shown += [row.text(0) for row in rows]
    return shown


def choose(dialog: ShortcutsDialog, text: str) -> None:
    """Choose an action in the list."""
    flags = Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchRecursive
    (item,) = dialog.list.findItems(text, flags)
    dialog.list.setCurrentItem(item)


def press(dialog: ShortcutsDialog, key: Key) -> None:
    """Press a key in the field."""
    dialog.edit.setFocus()
    QTest.keyClick(dialog.edit, key)
    QApplication.processEvents()


def test_every_action_is_there_once(actions: Actions) -> None:
    _, *menus = sections(actions)
    listed = [row.action for _, rows in menus for row in rows]
    assert sorted(listed) == sorted(actions)


def test_all_usual_keys_of_an_action_are_written(actions: Actions) -> None:
    keys = keys_by_text(actions)
    assert {"Ctrl+Shift+Z", "Ctrl+Y"} <= set(keys["Redo"].split(", "))
    assert keys["Hint"] == "H"
    assert "F11" in keys["Full Screen"].split(", ")


def test_a_key_is_written_with_the_letter_that_the_players_layout_has_there(
    actions: Actions, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, hint, solve in (
        ("uk", "H/Р", "Ctrl+H/Р"),
        ("el", "H/Η", "Ctrl+H/Η"),
        ("en", "H", "Ctrl+H"),
    ):
        monkeypatch.setattr(key_places, "_language_of_keyboard", lambda code=language: code)
        keys = keys_by_text(actions)
        assert (keys["Hint"], keys["Play for Me"]) == (hint, solve)
        assert "F11" in keys["Full Screen"].split(", ")


def test_the_space_bar_is_called_as_everywhere_else(
    actions: Actions, languages: Languages
) -> None:
    for language, space in (
        ("en", "Space"),
        ("uk", "Пробіл"),
        ("zh_CN", "空格"),
        ("zh_TW", "空白鍵"),
    ):
        languages.use(language)
        _, rows = next(sections(actions))
        assert space in [row.keys for row in rows]


def test_the_words_that_are_sought_leave_the_rows_that_have_them_all(
    dialog: ShortcutsDialog,
) -> None:
    everything = shown(dialog)
    for sought, found in {
        "hint": ["Move", "Hint"],
        "ctrl+b": ["Game", "Workbench"],
        "GAME work": ["Game", "Workbench"],
        "nowhere": [],
    }.items():
        dialog.filter.clear()
        QTest.keyClicks(dialog.filter, sought)
        assert shown(dialog) == found
        assert (dialog.note.text() == "No action has that name.") is not bool(found)
    dialog.filter.clear()
    assert shown(dialog) == everything


def test_pressed_keys_are_taken_written_and_put_back(
    dialog: ShortcutsDialog, actions: Actions
) -> None:
    choose(dialog, "Hint")
    press(dialog, Key.Key_J)
    assert actions["hint"].shortcut() == QKeySequence("J")
    (row,) = dialog.list.selectedItems()
    assert (row.text(0), row.text(1)) == ("Hint", "J")
    dialog.restore_button.click()
    assert actions["hint"].shortcut() == QKeySequence("H")
    assert not dialog.restore_button.isEnabled()
    assert not dialog.restore_all_button.isEnabled()


def test_keys_of_another_action_are_refused_until_it_has_them_no_more(
    dialog: ShortcutsDialog, actions: Actions
) -> None:
    choose(dialog, "Hint")
    press(dialog, Key.Key_P)
    assert dialog.note.text() == "P is already used for “Pause”."
    assert actions["hint"].shortcut() == QKeySequence("H")
    choose(dialog, "Pause")
    dialog.remove_button.click()
    choose(dialog, "Hint")
    press(dialog, Key.Key_P)
    assert actions["hint"].shortcut() == QKeySequence("P")
    dialog.restore_all_button.click()
    assert actions["pause"].shortcut() == QKeySequence("P")
    assert dialog.edit.keySequence() == QKeySequence("H")


def test_enter_in_the_list_leads_to_the_field_and_tab_leaves_it(dialog: ShortcutsDialog) -> None:
    dialog.list.setFocus()
    QTest.keyClick(dialog.list, Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.edit.isAncestorOf(dialog.focusWidget())
    QTest.keyClick(dialog.focusWidget(), Key.Key_Tab)
    assert not dialog.edit.isAncestorOf(dialog.focusWidget())
    assert dialog.edit.keySequence() == QKeySequence("Ctrl+Shift+N")


def test_keys_that_would_be_another_one_after_the_next_start_are_refused(
    dialog: ShortcutsDialog, actions: Actions
) -> None:
    choose(dialog, "Hint")
    for key, text, keys in (
        (Key.Key_Dead_Circumflex, "That is not a key, or one that is only held with others.", "H"),
        (Key.Key_Dead_Acute, "That is not a key, or one that is only held with others.", "H"),
        (Key.Key_Odiaeresis, "", "Ö"),
    ):
        # QTest warns that it cannot tell what such a key writes.
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(dialog.edit, event)
        assert text in dialog.note.text()
        assert actions["hint"].shortcut() == QKeySequence(keys)
