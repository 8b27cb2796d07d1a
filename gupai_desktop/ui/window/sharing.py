"""Giving a deal to somebody else, and taking what somebody has sent."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QStandardPaths
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtWidgets import QWidget

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import WordedError, Words, words
from gupai_desktop.games import find, games
from gupai_desktop.play.code import Code
from gupai_desktop.play.history import History, PlaySession
from gupai_desktop.play.parcel import Parcel
from gupai_desktop.play.shared import Shared, is_quick, read_shared
from gupai_desktop.store.saves import (
    CannotSave,
    is_quick_file,
    open_shared,
    printable,
    write,
)
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.play.titles import file_title
from gupai_desktop.ui.window.background_reading import BackgroundReading


class Sharing:
    """What can be copied from a session's table, and what can be laid on it.

    What is laid there is a step, so that undo leads back; what cannot be read changes
    nothing, and the player is told why.
    """

    def __init__(self, session: Session, client: SolverClient, window: QWidget) -> None:
        self._session, self._reading = session, BackgroundReading(client, window)
        self._window = window

    def slots(self) -> dict[str, Callable[[], object]]:
        """What the actions do that share."""
        return {
            "copy-code": self.copy_code,
            "copy-board": lambda: self.copy(str(self._session.record.table)),
            "copy-game": lambda: self.copy(str(self._session.record)),
            "paste": lambda: self.take(QGuiApplication.clipboard().text()),
        }

    # Giving.

    def copy_code(self) -> None:
        """Copy the code of the deal; a board of its own has none."""
        record = self._session.record
        if record.number is None:
            self._session.say(
                words("Sharing", "This board has no number; copy the board or the whole game.")
            )
        else:
            self.copy(str(Code(record.game, record.number, self._session.playing.policy)))

    def copy_picture(self, picture: QPixmap) -> None:
        """Copy a picture of the table."""
        QGuiApplication.clipboard().setPixmap(picture)
        self._session.say(words("Sharing", "A picture of the board has been copied."))

    def save_picture(self, picture: QPixmap) -> None:
        """Save a picture of the table in a file that the player chooses."""
        from gupai_desktop.ui.dialogs.file_choice import PICTURE, ask_file_to_save

        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        name = f"{file_title(self._session.record)}{PICTURE}"
        file = ask_file_to_save(Path(folder, name), self._window)
        if file is None:
            return
        content = QByteArray()
        picture.save(QBuffer(content), "PNG")
        try:
            write(file, bytes(content.data()))
        except CannotSave as error:
            self._session.say(error.words)
        else:
            self._session.say(words("Files", "Saved as {file}.", file=printable(file.name)))

    def copy(self, text: str) -> None:
        """Copy a text, and say how it begins."""
        QGuiApplication.clipboard().setText(text)
        line, *more = text.strip().split("\n")
        copied = f"{line} …" if more else line
        self._session.say(words("Sharing", "Copied: {text}", text=copied))

    # Taking.

    def take(self, text: str) -> None:
        """Lay on the table what a text gives to play."""
        every = self._games()
        self._take(partial(read_shared, text, find, every), is_quick=is_quick(text, every))

    def take_file(self, file: Path, then: Callable[[], object]) -> None:
        """Lay on the table what a file gives to play, and then do something more."""
        every = self._games()
        quick = is_quick_file(file, every)
        self._take(partial(open_shared, file, find, every), then, is_quick=quick)

    def _games(self) -> list[Game]:
        """A bare board is one of the game on the table, if it can be."""
        return [self._session.game, *(game() for game in games())]

    def _take(
        self, read: Callable[[], Shared], then: Callable[[], object] = bool, *, is_quick: bool
    ) -> None:
        """Read now, or in the study's process what would keep the window waiting."""
        if is_quick:
            try:
                self._lay(read())
            except WordedError as error:
                self._session.say(_refusal(error.words))
            else:
                then()
        else:
            self._reading.begin(partial(_read_elsewhere, read), partial(self._on_read, then))

    def _on_read(self, then: Callable[[], object], found: object) -> None:
        if isinstance(found, Parcel):
            found = found.opened()
        if isinstance(found, Code | Record | History):
            self._lay(found)
            then()
        else:
            self._session.say(_refusal(found if isinstance(found, Words) else _UNREAD))

    def _lay(self, shared: Shared) -> None:
        if isinstance(shared, History):
            self._session.open(shared)
        elif isinstance(shared, Code):
            self._session.begin(shared.record, shared.policy)
        elif shared.moves:
            self._session.open(_replayed(shared))
        else:
            self._session.begin(shared)


_UNREAD = words("Sharing", "it could not be read")


def _read_elsewhere(read: Callable[[], Shared]) -> Shared | Parcel:
    """In the study's process: what is read, with all of it that takes a while to make."""
    shared = read()
    if isinstance(shared, Record) and shared.moves:
        shared = _replayed(shared)
    if isinstance(shared, History):
        return Parcel.of(shared)
    return shared.with_record() if isinstance(shared, Code) else shared


def _replayed(record: Record) -> History:
    # They are somebody else's moves, and so a help.
    return History.replayed(record, PlaySession(is_assisted=True))


def _refusal(error: Words) -> Words:
    return words("Sharing", "Nothing was opened: {error}", error=error)
