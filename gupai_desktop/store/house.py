"""Moving house: a book that cannot stay in its file goes on beside it, or comes back into it.

A file that was replaced or removed, or into which another window writes too, is left to whoever
has it.  One that could not be used at the start is tried again, and not overwritten if it has
more than was read of it then.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from gupai_desktop.engine.words import Words, words
from gupai_desktop.store import database
from gupai_desktop.store.saves import fresh_name
from gupai_desktop.store.soundness import log_of

#: What is told of a book and of the one beside it, by their names.
Messages = Callable[[str, str], Words]


def replaced(file: str, aside: str) -> Words:
    return words(
        "{file} was replaced or removed while the program runs. What is played is kept as "
        "{aside}.",
        file=file,
        aside=aside,
    )


def shared(file: str, aside: str) -> Words:
    return words(
        "Another window plays with {file} too. What is played in this one is kept as {aside}.",
        file=file,
        aside=aside,
    )


def other(file: str, aside: str) -> Words:
    return words(
        "{file} can be used again, but it has other games. What you play now is kept as {aside}.",
        file=file,
        aside=aside,
    )


def _identity(file: Path) -> tuple[int, int] | None:
    """Return what tells a file from another one in its place; None if there is none."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


class House:
    """Where a book should lie, and whether its file is still the one that was opened.

    `message` is what the player reads as long as it lies elsewhere.
    """

    def __init__(self, wanted: Path | None) -> None:
        self.wanted = wanted
        self.message: Words | None = None
        #: The file that could not be used at the start, as long as it is tried again.
        self.awaited: Path | None = None
        #: What that file must have, if it is used after all.
        self._expected: tuple[int, ...] = ()
        self._identity: tuple[int, int] | None = None
        self._log: tuple[int, int] | None = None

    def know(self, file: Path | None) -> None:
        """Remember which file and which log it is that a book lies in."""
        self._identity = _identity(file) if file else None
        self._log = _identity(log_of(file)) if file else None

    def is_gone(self, file: Path | None) -> bool:
        """Return whether what is open is not what lies in its place any more."""
        return file is not None and self._identity != _identity(file)

    def wait_for(self, file: Path, read: sqlite3.Connection, why: Words) -> None:
        """Try a file again from now on, of which so much was read."""
        self.awaited, self.message, self._expected = file, why, database.extent(read)

    def entered(
        self, played: sqlite3.Connection, count: int
    ) -> tuple[sqlite3.Connection, Words | None] | None:
        """Return the awaited file, opened, with what was played, and what is to be told of it.

        None if it has something else by now; raises if it cannot be used yet.
        """
        assert self.awaited is not None
        connection, note = database.opened(self.awaited, count, database.AT_STEP)
        try:
            if is_ours := database.extent(connection) == self._expected:
                played.backup(connection)
        except BaseException:
            connection.close()
            raise
        if not is_ours:
            connection.close()
            return None
        self.know(self.awaited)
        self.awaited = self.message = None
        return connection, note

    def beside(
        self,
        played: sqlite3.Connection,
        file: Path,
        why: Messages,
        connect: Callable[[Path], sqlite3.Connection],
    ) -> tuple[sqlite3.Connection, Path]:
        """Copy a book to a file of its own beside its old one; return that, opened.

        Its name is that of a book that was set aside, so that it is read again if it has more.
        """
        aside = fresh_name(file, "damaged")
        try:
            with closing(connect(aside)) as copy:
                played.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")
            connection = connect(aside)
            connection.execute("PRAGMA synchronous = OFF")
        except sqlite3.Error:
            aside.unlink(missing_ok=True)
            raise
        self._identity, self.message = _identity(aside), why(file.name, aside.name)
        return connection, aside

    def remove_log(self, file: Path) -> None:
        """Remove the log of a file that is gone: SQLite would write it into the other one."""
        log = log_of(file)
        with suppress(OSError):
            if self._log == _identity(log):
                log.unlink()
