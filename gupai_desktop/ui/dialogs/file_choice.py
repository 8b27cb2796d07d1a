"""Asks for a file to open, or to save in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say
from gupai_desktop.store.played import CSV, JSON_LINES
from gupai_desktop.store.saves import EXPORT, SUFFIX, CannotSave, printable, write
from gupai_desktop.store.set_folder import SUFFIX as SETS
from gupai_desktop.ui.widgets.actions import name_of
from gupai_desktop.ui.widgets.parts import run

PICTURE, PDF = ".png", ".pdf"
_GAMES, _PLAYED = words("Saved games"), words("All that was played")

#: The action that saves under a suffix, and the name of such files.
_TO_SAVE: dict[str, tuple[str, Words]] = {
    SUFFIX: ("save-as", _GAMES),
    PICTURE: ("save-picture", words("Pictures")),
    EXPORT: ("export", _PLAYED),
    SETS: ("export", words("Sets of problems")),
    CSV: ("statistics", words("Tables")),
    PDF: ("print", Words("PDF")),
}
#: The other suffixes under which the same can be saved.
_INSTEAD: dict[str, dict[str, Words]] = {CSV: {JSON_LINES: Words("JSON Lines")}}


def ask_file_to_open(folder: Path, parent: QWidget) -> Path | None:
    """Return the file that a player chooses, or None."""
    dialog = QFileDialog(parent, name_of("open"), str(folder))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _chosen(dialog, {SUFFIX: _GAMES, "": words("All files")})


def ask_file_to_import(parent: QWidget, suffix: str = EXPORT) -> Path | None:
    """Return the file that a player chooses, with all that was played elsewhere, or None."""
    dialog = QFileDialog(parent, name_of("import"), str(documents()))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _chosen(dialog, {suffix: _TO_SAVE[suffix][1]})


def ask_file_to_save(suggestion: Path, parent: QWidget) -> Path | None:
    """Return the file in which a player wants to save something, or None."""
    action, name = _TO_SAVE[suggestion.suffix]
    dialog = QFileDialog(parent, name_of(action), str(suggestion.parent))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(suggestion.suffix.lstrip("."))
    dialog.selectFile(suggestion.name)
    dialog.filterSelected.connect(
        lambda kind: dialog.setDefaultSuffix(kind.rpartition("*.")[2].rstrip(")"))
    )
    return _chosen(dialog, {suggestion.suffix: name, **_INSTEAD.get(suggestion.suffix, {})})


def ask_and_write(
    suggestion: Path,
    content: Callable[[Path], bytes | None],
    show_message: Callable[[Words], object],
    parent: QWidget,
) -> None:
    """Write what belongs into the file that a player chooses, if anything does, and say so."""
    file = ask_file_to_save(suggestion, parent)
    written = content(file) if file else None
    if file is None or written is None:
        return
    try:
        write(file, written)
    except CannotSave as error:
        show_message(error.words)
    else:
        show_message(words("Saved as {file}.", file=printable(file.name)))


def documents() -> Path:
    """Return the folder in which files of the player's own are looked for and kept."""
    place = QStandardPaths.StandardLocation.DocumentsLocation
    return Path(QStandardPaths.writableLocation(place))


def _chosen(dialog: QFileDialog, kinds: dict[str, Words]) -> Path | None:
    dialog.setNameFilters([f"{say(name)} (*{suffix})" for suffix, name in kinds.items()])
    is_accepted, chosen = run(dialog), dialog.selectedFiles()
    return Path(chosen[0]) if is_accepted and chosen else None
