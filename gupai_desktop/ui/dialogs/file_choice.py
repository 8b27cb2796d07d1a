"""Asks for a file to open, or to save in."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say
from gupai_desktop.store.saves import SUFFIX
from gupai_desktop.ui.widgets.dialog import run

#: The suffixes of a picture and of a page.
PICTURE, PAGE = ".png", ".html"
_GAMES = words("FileChoice", "Saved games")

#: What is saved under a suffix, and the kinds of files that it can be saved as.
_TO_SAVE: dict[str, tuple[Words, dict[str, Words]]] = {
    SUFFIX: (words("FileChoice", "Save the Game"), {SUFFIX: _GAMES}),
    PICTURE: (
        words("FileChoice", "Save the Picture"),
        {PICTURE: words("FileChoice", "Pictures")},
    ),
    PAGE: (
        words("Shortcuts", "Keyboard Shortcuts"),
        {PAGE: words("Shortcuts", "Web page"), ".txt": words("Shortcuts", "Text")},
    ),
}

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
    return _chosen(dialog, {SUFFIX: _GAMES, "": words("FileChoice", "All files")})


def ask_file_to_save(suggestion: Path, parent: QWidget) -> Path | None:
    """The file in which a player wants to save something, or None.

    This one is suggested; its suffix tells what it is for.
    """
    title, kinds = _TO_SAVE[suggestion.suffix]
    dialog = QFileDialog(parent, say(title), str(suggestion.parent))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(suggestion.suffix.lstrip("."))
    dialog.selectFile(suggestion.name)
    return _chosen(dialog, kinds)


def _chosen(dialog: QFileDialog, kinds: dict[str, Words]) -> Path | None:
    dialog.setNameFilters([f"{say(name)} (*{suffix})" for suffix, name in kinds.items()])
    is_accepted, chosen = run(dialog), dialog.selectedFiles()
    return Path(chosen[0]) if is_accepted and chosen else None
