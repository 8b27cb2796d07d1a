"""The dialog in which bookmarks are renamed."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from gupai_desktop.i18n import Languages
from gupai_desktop.settings import SettingsFile
from gupai_desktop.ui.dialogs.bookmarks import BookmarksDialog
from gupai_desktop.ui.theme.appearance import Appearance
from tests.ui.every_dialog import DIALOGS, Context
from tests.ui.hand import opened


def test_rename_pressed_again_leaves_the_name_that_is_being_typed(
    qtbot: QtBot, appearance: Appearance, languages: Languages, store: SettingsFile, tmp_path: Path
) -> None:
    dialog = DIALOGS["bookmarks"](Context(appearance, languages, store, tmp_path))
    assert isinstance(dialog, BookmarksDialog)
    opened(qtbot, dialog, None)
    dialog.rename_button.click()
    line = dialog.list.findChild(QLineEdit)
    assert line is not None
    QTest.keyClicks(line, "first")
    # A warning of Qt's fails the test.
    dialog.rename_button.click()
    dialog.list.itemActivated.emit(dialog.list.currentItem())
    QTest.keyClick(line, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert dialog.list.currentItem().text() == "first"
