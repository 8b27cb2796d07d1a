"""Asks for a file to open, or to save in."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.store.saves import SUFFIX
from gupai_desktop.ui.widgets.dialog import run

#: The suffix of a picture.
PICTURE = ".png"
_GAMES = words("FileChoice", "Saved games")

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
    """The file in which a player wants to save a game or a picture, or None.

    This one is suggested; its suffix tells what it is for.
    """
    is_picture = suggestion.suffix == PICTURE
    game, picture = words("FileChoice", "Save the Game"), words("FileChoice", "Save the Picture")
    dialog = QFileDialog(parent, say(picture if is_picture else game), str(suggestion.parent))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(suggestion.suffix.lstrip("."))
    dialog.selectFile(suggestion.name)
    return _chosen(dialog, suggestion.suffix)


def _chosen(dialog: QFileDialog, suffix: str = SUFFIX, *, everything: bool = False) -> Path | None:
    kind = words("FileChoice", "Pictures") if suffix == PICTURE else _GAMES
    filters = [f"{say(kind)} (*{suffix})"]
    if everything:
        filters.append(f"{say(words('FileChoice', 'All files'))} (*)")
    dialog.setNameFilters(filters)
    is_accepted, chosen = run(dialog), dialog.selectedFiles()
    return Path(chosen[0]) if is_accepted and chosen else None
