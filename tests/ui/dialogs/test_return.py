"""What the Return key presses in a dialog."""

from pathlib import Path

from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from gupai_desktop.i18n import Languages
from gupai_desktop.settings import SettingsFile
from gupai_desktop.ui.theme.appearance import Appearance
from tests.ui.every_dialog import DIALOGS, KINDS, Context
from tests.ui.hand import opened

#: What Return may press wherever the focus is; Undo takes back a deal.
PRESSED = {
    *("", "Close", "OK", "Cancel", "&Next", "&New Deal", "Deal", "&Show Report"),
    *("&Save As…", "&Go On", "Copy", "Save…"),
}


def test_return_presses_nothing_that_cannot_be_undone(
    qtbot: QtBot, appearance: Appearance, languages: Languages, store: SettingsFile, tmp_path: Path
) -> None:
    context = Context(appearance, languages, store, tmp_path)
    for name in KINDS:
        dialog = opened(qtbot, DIALOGS[name](context), None)
        buttons = dialog.findChildren(QPushButton)
        pressed = {b.text().split("  ")[0] for b in buttons if b.isDefault() or b.autoDefault()}
        assert pressed <= PRESSED, name
