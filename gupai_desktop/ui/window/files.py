"""Games in files of the player's choice: opening, saving, those used last, those dropped."""

from __future__ import annotations

import os.path
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDir, QMimeData
from PySide6.QtWidgets import QWidget

from gupai_desktop.engine.words import words
from gupai_desktop.play.code import HEAD
from gupai_desktop.settings import Settings
from gupai_desktop.store.saves import SUFFIX, CannotSave, printable, save_file
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.titles import file_title
from gupai_desktop.ui.widgets.menus import ChoiceMenu, Entry
from gupai_desktop.ui.window.sharing import Sharing

_MOST_RECENT = 8


class Files:
    """What can be done with files."""

    def __init__(
        self, session: Session, settings: Settings, sharing: Sharing, window: QWidget
    ) -> None:
        self._session, self._settings = session, settings
        self._sharing, self._window = sharing, window

    def slots(self) -> dict[str, Callable[[], object]]:
        """What the actions do that have to do with files."""
        return {"open": self.ask_and_open, "save-as": self.ask_and_save}

    def menus(self) -> dict[str, ChoiceMenu]:
        """The menu of the files used last."""
        return {
            "recent": ChoiceMenu(
                words("Menus", "Open Re&cent"), self._entries, lambda name: self.open(Path(name))
            )
        }

    @property
    def recent(self) -> list[Path]:
        """The files used last, the latest first.

        Nothing is asked about them before one is opened: a folder on the network that does
        not answer would keep the window waiting.
        """
        return [Path(file) for file in self._settings.recent]

    def ask_and_open(self) -> None:
        """Open a file that the player chooses."""
        from gupai_desktop.ui.dialogs.file_choice import ask_file_to_open

        if file := ask_file_to_open(self._folder(), self._window):
            self.open(file)

    def ask_and_save(self) -> None:
        """Save the game in a file that the player chooses."""
        from gupai_desktop.ui.dialogs.file_choice import ask_file_to_save

        name = f"{file_title(self._session.record)}{SUFFIX}"
        if file := ask_file_to_save(self._folder() / name, self._window):
            self.save(file)

    def open(self, file: Path) -> None:
        """Open a file; undo leads back to what lay on the table.

        A file that is gone drops out of those used last.
        """
        self._sharing.take_file(file, lambda: self._remember(file))
        if not os.path.isfile(file):
            self._settings.recent = [one for one in self._settings.recent if one != str(file)]

    def open_argument(self, argument: str) -> None:
        """Open what a command line names: a code, or else a file."""
        if is_code(argument):
            self._sharing.take(argument)
        else:
            self.open(Path(argument))

    def can_open(self, dropped: QMimeData) -> bool:
        """Whether a file or a text is dropped; it is looked at when it is."""
        return dropped.hasUrls() or dropped.hasText()

    def open_dropped(self, dropped: QMimeData) -> None:
        """Open the first of the files that are dropped, or else the text."""
        if files := _local_files(dropped):
            self.open(files[0])
        elif dropped.hasText():
            self._sharing.take(dropped.text())

    def save(self, file: Path) -> None:
        """Save the game, with all its undo and redo."""
        try:
            save_file(file, self._session.history())
        except CannotSave as error:
            self._session.say(error.words)
            return
        self._remember(file)
        self._session.say(words("Files", "Saved as {file}.", file=printable(file.name)))

    def _folder(self) -> Path:
        return self.recent[0].parent if self.recent else Path(QDir.homePath())

    def _remember(self, file: Path) -> None:
        file = file.absolute()
        others = [one for one in self.recent if one != file]
        self._settings.recent = [str(one) for one in (file, *others)][:_MOST_RECENT]

    def _entries(self) -> list[Entry]:
        return [
            Entry(str(file), f"&{number} {printable(file.name).replace('&', '&&')}", is_mark=False)
            for number, file in enumerate(self.recent[:_MOST_RECENT], 1)
        ]


def _local_files(dropped: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in dropped.urls() if url.isLocalFile()]


def is_code(argument: str) -> bool:
    """Whether an argument of a command line is a code, and not the name of a file."""
    return argument.lower().startswith(HEAD)
