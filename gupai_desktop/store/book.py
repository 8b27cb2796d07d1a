"""The book: one SQLite database with all that was played.

It is open in one program at a time (folder_lock.py).  Rows are written as they come, and
`commit` ends the transaction; rows that cannot be written wait in memory for the next one.  A
commit never waits for the disk: a thread brings SQLite's write-ahead log and the count there a
moment later, and the log into the file when the player rests, and at the end.

A small file beside the book has the number of its commits, so that it is noticed if some are
missing.  What is wrong with the file is told, and mended where it can be (database.py); where it
cannot, the book lies in memory, and every commit tries the file again unless it is not ours.

A file that was replaced, or into which another window writes too, is left to whoever has it: the
book goes on in a file of its own beside it.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from threading import Lock, Thread, Timer
from typing import Any, NamedTuple, TypeVar

from gupai_desktop.engine.clock import Clock
from gupai_desktop.engine.words import Words, words
from gupai_desktop.store import database
from gupai_desktop.store.backups import KeptBook, back_up, kept_books, take_back
from gupai_desktop.store.database import AT_STEP, ERRORS, commits_in, connect
from gupai_desktop.store.saves import (
    CannotSave,
    bring_to_disk,
    expect_file,
    folder_to_disk,
    fresh_name,
)
from gupai_desktop.store.schema import COMMITS, MAX, ROWS, insert, marked

_Row = TypeVar("_Row", bound=tuple[Any, ...])

NAME = "book.sqlite"
#: The seconds after which a step is brought to the disk, with those that follow meanwhile.
_MOMENT = 1.0


def _identity(file: Path) -> tuple[int, int] | None:
    """Return what tells a file from another one in its place; None if there is none."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _log_of(file: Path) -> Path:
    """Return the place of SQLite's write-ahead log."""
    return file.with_name(f"{file.name}-wal")


def unsaved(reason: Words) -> Words:
    """Return that nothing is saved, and why."""
    return words(
        "The game is not saved: {error}. You can play on, but these moves will be lost when "
        "the program ends.",
        error=reason,
    )


def _replaced(file: str, aside: str) -> Words:
    return words(
        "{file} was replaced or removed while the program runs. What is played is kept as "
        "{aside}.",
        file=file,
        aside=aside,
    )


def _shared(file: str, aside: str) -> Words:
    return words(
        "Another window plays with {file} too. What is played in this one is kept as {aside}.",
        file=file,
        aside=aside,
    )


def _other(file: str, aside: str) -> Words:
    return words(
        "{file} can be used again, but it has other games. What you play now is kept as {aside}.",
        file=file,
        aside=aside,
    )


#: What is told of a book and of the one beside it, by their names.
_MessageOfFiles = Callable[[str, str], Words]


class Book:
    """The database in a file, or in memory if there is no file or it cannot be used.

    `note` is what the player is to be told about the file, if anything; `trouble` says why the
    last rows are not in it, until they are.  `changes` counts what was written in this run.
    """

    def __init__(self, file: Path | None = None) -> None:
        self.note: Words | None = None
        self.trouble: Words | None = None
        self.changes = 0
        self._file = self._wanted = file
        #: The file that could not be used at the start, as long as it is tried again.
        self._awaited: Path | None = None
        self._counter: int | None = None
        #: What is told as long as the book is not in its file.
        self._elsewhere: Words | None = None
        #: The statements of the transaction and of earlier ones that failed; this many are done.
        self._waiting: list[tuple[str, tuple[Any, ...]]] = []
        self._done = 0
        #: Held by the thread that writes.
        self._writing = Lock()
        self._resting: Thread | None = None
        self._syncing: Timer | None = None
        #: Held by the thread that brings the log and the count to the disk.
        self._on_disk = Lock()
        #: Whether it has brought the file and its name there too, which may be new.
        self._is_file_on_disk = False
        try:
            if file is None:
                self._connection = database.in_memory()
            else:
                file.parent.mkdir(0o700, parents=True, exist_ok=True)
                self._connection, self.note = database.opened(file, self._counted(file))
        except (database.Unusable, *ERRORS, OSError) as error:
            message = self._unsaved(error)
            files = (file, database.backup_of(file)) if file else ()
            self._file, self._connection = None, database.in_memory(*files)
            if isinstance(error, database.Unusable):
                self.note = message
            else:
                self._awaited, self.trouble, self._elsewhere = file, message, message
        self._know_file()
        self._commits = commits_in(self._connection)
        #: What the file must have, if it is used after all.
        self._expected = database.extent(self._connection) if self._awaited else ()
        self._write_count()

    def _know_file(self) -> None:
        """Remember which file and which log it is."""
        self._identity = _identity(self._file) if self._file else None
        self._log = _identity(_log_of(self._file)) if self._file else None

    @property
    def is_new(self) -> bool:
        """Return whether nothing was ever written here."""
        return self._commits == 0

    @property
    def file(self) -> Path | None:
        """Return where the book lies; None if it is in memory."""
        return self._file

    @property
    def is_unsaved(self) -> bool:
        """Return whether something would be lost if the program ended now."""
        is_in_memory = self._file is None and self._wanted is not None
        is_new = self.changes > 0 and (is_in_memory or bool(self._waiting))
        return is_new or self._is_file_gone

    @property
    def _is_file_gone(self) -> bool:
        """Return whether what is open is not what lies in its place any more."""
        return self._file is not None and self._identity != _identity(self._file)

    # Rows.

    def put(self, table: str, *values: Any) -> None:
        """Write a row, in place of the one with its key if there is one."""
        self.run(insert(table, values), marked(values))

    def put_row(self, row: NamedTuple) -> None:
        """Write a row of the table that its type is of."""
        self.put(ROWS[type(row)], *row)

    def rows(self, kind: type[_Row], where: str = "", values: Any = ()) -> list[_Row]:
        """Return the rows of the table that a type is of, as far as a condition holds."""
        columns = ", ".join(kind._fields)  # type: ignore[attr-defined]
        found = self.ask(f"SELECT {columns} FROM {ROWS[kind]} {where}", values)
        return [kind(*row) for row in found]

    def run(self, statement: str, values: tuple[Any, ...] = ()) -> None:
        """Write by a statement of SQL; rows themselves are written by `put`."""
        self._waiting.append((statement, values))
        self.changes += 1

    def ask(self, question: str, values: Any = ()) -> list[Any]:
        """Return the answer to a question in SQL, a tuple for a row."""
        self._write()
        try:
            return self._connection.execute(question, values).fetchall()
        except ERRORS as error:
            self.trouble = self._unsaved(error)
            return []

    def commit(self) -> None:
        """End the transaction; what cannot be written is kept for the next time."""
        if self._waiting and self._write() and self._write(*self._end()):
            self._done = 0
            self._writing.release()
            self._waiting, self.trouble = [], self._elsewhere
            self._commits += 1
            self._write_count()
            self._sync_soon()
        if self._file and self._is_file_gone:
            self._go_on_beside(self._file, _replaced)
        if self._awaited:
            self._move_into(self._awaited)

    def _end(self) -> tuple[tuple[str, tuple[Any, ...]], ...]:
        """Return the statements that end a transaction."""
        state = (COMMITS, self._commits + 1)
        return (insert("state", state), marked(state)), ("COMMIT", ())

    def _write(self, *last: tuple[str, tuple[Any, ...]]) -> bool:
        """Do what waits, and some statements more, in a transaction; return whether it is done."""
        try:
            for statement in self._waiting[self._done :]:
                if not self._done:
                    self._writing.acquire()
                    self._begin_transaction()
                self._connection.execute(*statement)
                self._done += 1
            for statement in last:
                self._connection.execute(*statement)
        except (sqlite3.Error, OSError) as error:
            self.trouble = self._unsaved(error)
            with suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            self._done = 0
            self._writing.release()
            return False
        return True

    def _begin_transaction(self) -> None:
        """Begin one, in a book beside the file if another window has written into that."""
        self._connection.execute("BEGIN IMMEDIATE")
        if self._file and commits_in(self._connection) != self._commits:
            self._connection.execute("ROLLBACK")
            self._leave(self._file, _shared)
            self._connection.execute("BEGIN IMMEDIATE")

    def _move_into(self, file: Path) -> None:
        """Go on in the file that could not be used at the start, if it can be by now.

        It must have what was read of it then: more is not overwritten.
        """
        try:
            file.parent.mkdir(0o700, parents=True, exist_ok=True)
            connection, note = database.opened(file, self._counted(file), AT_STEP)
        except (database.Unusable, *ERRORS, OSError) as error:
            self.trouble = self._elsewhere = self._unsaved(error)
            return
        try:
            if database.extent(connection) != self._expected:
                self._leave(file, _other)
                connection.close()
                return
            self._connection.backup(connection)
        except (sqlite3.Error, OSError) as error:
            connection.close()
            self.trouble = self._elsewhere = self._unsaved(error)
            return
        self._connection.close()
        self._connection, self._file, self._awaited = connection, file, None
        self.note, self.trouble, self._elsewhere = note, None, None
        self._know_file()
        self._write_count()
        self._sync_soon()

    def _leave(self, file: Path, why: _MessageOfFiles) -> None:
        """Leave the file and its count to whoever writes into it."""
        self._copy_beside(file, why)
        self._awaited, self._commits = None, commits_in(self._connection)
        with self._on_disk:
            self._let_go_of_count()

    def _go_on_beside(self, file: Path, why: _MessageOfFiles) -> None:
        """Write all that is there into a book of its own: the file was replaced or removed."""
        try:
            self._copy_beside(file, why)
        except (sqlite3.Error, OSError) as error:
            self.trouble = self._unsaved(error)
            return
        log = _log_of(file)
        with suppress(OSError):
            if self._log == _identity(log):
                log.unlink()  # SQLite would write it into the other file

    def _copy_beside(self, file: Path, why: _MessageOfFiles) -> None:
        """Copy the book to a file of its own, and go on there.

        Its name is that of a book that was set aside, so that it is read again if it has more.
        """
        aside = fresh_name(file, "damaged")
        try:
            with closing(connect(aside)) as copy:
                self._connection.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")
            connection = connect(aside)
            connection.execute("PRAGMA synchronous = OFF")
        except sqlite3.Error:
            aside.unlink(missing_ok=True)
            raise
        self._connection.close()
        self._connection, self._file, self._identity = connection, aside, _identity(aside)
        self.trouble = self._elsewhere = why(file.name, aside.name)

    def _unsaved(self, error: Exception) -> Words:
        reason = CannotSave(self._file or self._wanted or Path(), database.cause_of(error)).words
        return unsaved(reason)

    # The number of commits, in a file beside the book that never waits for the disk.

    def _counted(self, file: Path) -> int:
        """Return the number that is there; 0 if it cannot be read."""
        place = file.with_name(f"{file.name}.count")
        with suppress(OSError, ValueError):
            expect_file(place)
            if self._counter is None:
                follow = getattr(os, "O_NOFOLLOW", 0)  # it leads where something else lies
                self._counter = os.open(place, os.O_RDWR | os.O_CREAT | follow, 0o600)
            os.lseek(self._counter, 0, os.SEEK_SET)
            count = int(os.read(self._counter, 20))
            return count if count <= MAX else 0
        return 0

    def _write_count(self) -> None:
        if self._file and self._counter is not None:
            with suppress(OSError):
                os.lseek(self._counter, 0, os.SEEK_SET)
                os.write(self._counter, b"%020d" % self._commits)

    def _let_go_of_count(self) -> None:
        if self._counter is not None:
            os.close(self._counter)
            self._counter = None

    # The disk.

    def back_up(self, clock: Clock) -> None:
        """Make the backup, in a thread; not of a book that has just been made anew."""
        if self.note is None:
            self._begin(partial(back_up, clock=clock))

    def kept_books(self) -> list[KeptBook]:
        """Return the backups and what was set aside, the newest first."""
        found = kept_books(self._wanted) if self._wanted else []
        return [kept for kept in found if kept.file != self._file]

    def take_back(self, kept: KeptBook) -> None:
        """Have a backup put in place by the next start; raises `CannotSave`."""
        if self._wanted:
            take_back(self._wanted, kept.file, self._commits)

    def take_none_back(self) -> None:
        """Leave the book where it is, after all."""
        if self._wanted:
            with suppress(OSError):
                database.taken_back(self._wanted).unlink(missing_ok=True)

    def rest(self) -> None:
        """Bring everything to the disk, in a thread."""
        self._begin(self._checkpoint)

    def _sync_soon(self) -> None:
        """Have what was committed on the disk in a moment, by a thread."""
        if self._file and self._syncing is None:
            self._syncing = Timer(_MOMENT, self._sync)
            self._syncing.daemon = True
            self._syncing.start()

    def _sync(self) -> None:
        """Bring the log and the count to the disk, and before them a file that may be new."""
        with self._on_disk, suppress(OSError):
            self._syncing = None  # what is committed from now on needs another one
            file = self._file
            if file is None:
                return
            log = _log_of(file)
            is_log_enough = self._is_file_on_disk and log.exists()
            for place in (log,) if is_log_enough else (file, log):
                with suppress(FileNotFoundError), place.open("rb+") as written:
                    bring_to_disk(written)
            if self._counter is not None:
                os.fsync(self._counter)
            folder_to_disk(file.parent)
            self._is_file_on_disk = True

    def _begin(self, work: Callable[[sqlite3.Connection, Path], object]) -> None:
        """Work in a thread, with a connection of its own, unless another work goes on."""
        file = self._file
        if file is None or (self._resting and self._resting.is_alive()):
            return

        def run() -> None:
            with suppress(sqlite3.Error, OSError), closing(connect(file)) as connection:
                work(connection, file)

        self._resting = Thread(target=run)
        self._resting.start()

    def _checkpoint(self, connection: sqlite3.Connection, _file: Path) -> None:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        with self._writing:
            database.begin_log(connection)

    def close(self) -> None:
        """Write what waits, bring it to the disk and let go of the file."""
        if self._resting:
            self._resting.join()
        self.commit()
        if self._syncing:
            self._syncing.cancel()
        with suppress(sqlite3.Error):
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._connection.close()
        with self._on_disk:
            if self._file and self._syncing and not self._is_file_on_disk:
                folder_to_disk(self._file.parent)
            self._let_go_of_count()
