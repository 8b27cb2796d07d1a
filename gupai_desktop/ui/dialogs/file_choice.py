"""Asks for a file to open, or to save in."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.store.saves import SUFFIX

#: What Qt's own dialog says, and does not say in our languages itself yet.
OF_QT = (
    words("QFileDialog", "&Look in:"),
    words("QFileDialog", "Files of &type:"),
    words("QAbstractFileIconProvider", "Drive"),
    words("QAbstractFileIconProvider", "File"),
    words("QAbstractFileIconProvider", "Folder"),
)


def ask_file_to_open(folder: Path, parent: QWidget) -> Path | None:
    """The file that a player chooses, or None."""
    dialog = QFileDialog(parent, say(words("FileChoice", "Open a Game")), str(folder))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _chosen(dialog, everything=True)


def ask_file_to_save(suggestion: Path, parent: QWidget) -> Path | None:
    """The file in which a player wants to save, this one being suggested; or None."""
    dialog = QFileDialog(parent, say(words("FileChoice", "Save the Game")), str(suggestion.parent))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(SUFFIX.lstrip("."))
    dialog.selectFile(suggestion.name)
    return _chosen(dialog)


def _chosen(dialog: QFileDialog, *, everything: bool = False) -> Path | None:
    filters = [f"{say(words('FileChoice', 'Saved games'))} (*{SUFFIX})"]
    if everything:
        filters.append(f"{say(words('FileChoice', 'All files'))} (*)")
    dialog.setNameFilters(filters)
    is_accepted = dialog.exec() == QDialog.DialogCode.Accepted
    chosen = dialog.selectedFiles()
    dialog.deleteLater()
    return Path(chosen[0]) if is_accepted and chosen else None
