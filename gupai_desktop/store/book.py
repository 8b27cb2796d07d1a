"""The book: one SQLite database with all that was played.

It is open in one program at a time (folder_lock.py).  Rows are written as they come, and
`commit` ends the transaction; rows that cannot be written wait in memory for the next one.  A
commit never waits for the disk: a thread brings SQLite's write-ahead log and the count there a
moment later, and the log into the file when the player rests, and at the end.

A small file beside the book has the number of its commits, so that it is noticed if some are
missing.  What is wrong with the file is told, and mended where it can be (database.py); where it
cannot, the book lies in memory, and every commit tries the file again unless it is not ours.

A file that was replaced, or into which another window writes too, is left to whoever has it: the
book goes on in a file of its own beside it (house.py).

A start looks at what was written since the book was last found sound (soundness.py); at rest a
thread looks through all of it, and what it finds is mended by the next commit.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from threading import Event, Lock, Thread, Timer
from typing import Any, NamedTuple

from gupai_desktop.engine.clock import Clock
from gupai_desktop.engine.words import Words, words
from gupai_desktop.store import database, soundness
from gupai_desktop.store.backups import KeptBook, back_up, kept_books, take_back
from gupai_desktop.store.count import Count
from gupai_desktop.store.database import ERRORS, commits_in, connect
from gupai_desktop.store.house import House, Messages, other, replaced, shared
from gupai_desktop.store.queue import Queue
from gupai_desktop.store.rows import Rows
from gupai_desktop.store.saves import CannotSave, bring_to_disk, folder_to_disk
from gupai_desktop.store.schema import COMMITS, DEALS, LEFT, ROWS, insert, is_sound, marked
from gupai_desktop.store.soundness import log_of, number_in, put_numbers

NAME = "book.sqlite"
#: The seconds after which a step is brought to the disk, with those that follow meanwhile.
_MOMENT = 1.0
#: The seconds between two looks at some rows, in which the window has its turn.
_PAUSE = 0.003


def unsaved(reason: Words) -> Words:
    """Return that nothing is saved, and why."""
    return words(
        "The game is not saved: {error}. You can play on, but these moves will be lost when "
        "the program ends.",
        error=reason,
    )


class Book(Rows):
    """The database in a file, or in memory if there is no file or it cannot be used.

    `note` is what the player is to be told about the file, if anything; `trouble` says why the
    last rows are not in it, until they are.  `changes` counts what was written in this run.
    """

    def __init__(self, file: Path | None = None) -> None:
        self.note: Words | None = None
        self.trouble: Words | None = None
        self.changes = self.deal_changes = 0
        #: Whether commits wait for the end of something that is one transaction.
        self._is_held = False
        self._file, self._house, self._counter = file, House(file), Count()
        self._waiting = Queue(self._begin_transaction, lambda: self._connection)
        self._resting: Thread | None = None
        self._syncing: Timer | None = None
        #: Held by the thread that brings the log and the count to the disk.
        self._on_disk = Lock()
        #: Whether it has brought the file and its name there too, which may be new.
        self._is_file_on_disk = False
        #: Whether damage was found, and whether somebody waits for the thread at rest to end.
        self._is_damaged, self._is_awaited = False, Event()
        self._open(file)

    def _open(self, file: Path | None) -> None:
        """Open the file, made anew if need be, or lie in memory."""
        self._file = file
        try:
            if file is None:
                self._connection = database.in_memory()
            else:
                file.parent.mkdir(0o700, parents=True, exist_ok=True)
                self._connection, self.note = database.opened(file, self._counter.read(file))
        except (database.Unusable, *ERRORS, OSError) as error:
            message = self._unsaved(error)
            files = (file, database.backup_of(file)) if file else ()
            self._file, self._connection = None, database.in_memory(*files)
            if isinstance(error, database.Unusable):
                self.note = message
            elif file:
                self.trouble = message
                self._house.wait_for(file, self._connection, message)
        self._house.know(self._file)
        self._know_numbers()
        self._write_count()

    def _know_numbers(self) -> None:
        """Know of a book that has just been opened its commits, and which deals are sound."""
        self._commits = commits_in(self._connection)
        self._sound_deals = number_in(self._connection, DEALS)

    @property
    def is_new(self) -> bool:
        """Return whether nothing was ever written here."""
        return self._commits == 0

    @property
    def file(self) -> Path | None:
        """Return where the book lies; None if it is in memory."""
        return self._file

    @property
    def folder(self) -> Path | None:
        """Return where the book lies, or is to lie once it can; None if it is to be in memory."""
        return self._house.wanted.parent if self._house.wanted else None

    @property
    def is_unsaved(self) -> bool:
        """Return whether something would be lost if the program ended now."""
        is_in_memory = self._file is None and self._house.wanted is not None
        is_new = self.changes > 0 and (is_in_memory or bool(self._waiting))
        return is_new or self._house.is_gone(self._file)

    # Rows.

    def put(self, table: str, *values: Any) -> None:
        """Write a row, in place of the one with its key if there is one."""
        self.run(insert(table, values), marked(values))
        if table == "deal":
            self.deal_changes += 1
            self._sound_deals = min(self._sound_deals, values[0] - 1)

    def put_row(self, row: NamedTuple) -> None:
        """Write a row of the table that its type is of."""
        self.put(ROWS[type(row)], *row)

    def whole(self, table: str, where: str = "", values: Any = ()) -> list[Any]:
        """Return rows with their checksums; the book is made anew first if they are damaged."""
        question = f"SELECT * FROM {table} {where}"
        try:
            self._waiting.write()
            found = self._connection.execute(question, values).fetchall()
            if all(is_sound(table, row) for row in found):
                return found
        except ERRORS as error:
            if not database.is_of_damage(error):
                return self.ask(question, values)
        if self._file:
            self._mend(self._file)
        return self.ask(question, values)

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

    def _write(self) -> None:
        try:
            self._waiting.write()
        except (sqlite3.Error, OSError) as error:
            self.trouble = self._unsaved(error)

    def write_some(self) -> None:
        """Do what waits, so that the commit has less to do; once that fails, that does it all."""
        if self.trouble is self._house.message:
            self._write()

    @contextmanager
    def as_one(self) -> Iterator[None]:
        """Make one transaction of all that is written meanwhile, whoever commits.

        After an exception nothing of it has been written.
        """
        before, self._is_held = len(self._waiting), True
        try:
            yield
        except BaseException:
            self._waiting.undo()
            del self._waiting[before:]
            raise
        finally:
            self._is_held = False
        self.commit()

    def commit(self) -> None:
        """End the transaction; what cannot be written is kept for the next time."""
        if self._is_held:
            return
        if self._waiting:
            try:
                self._waiting.write()
                numbers = {COMMITS: self._commits + 1, DEALS: self._sound_deals}
                self._waiting.end(put_numbers(numbers))
            except (sqlite3.Error, OSError) as error:
                self.trouble = self._unsaved(error)
            else:
                self.trouble = self._house.message
                self._commits += 1
                self._write_count()
                self._sync_soon()
        if self._file and self._house.is_gone(self._file):
            self._go_on_beside(self._file)
        elif self._file and self._is_damaged and not self._is_awaited.is_set():
            self._mend(self._file)
        if self._house.awaited:
            self._move_into(self._house.awaited)

    def _begin_transaction(self) -> None:
        """Begin one, in a book beside the file if another window has written into that."""
        self._connection.execute("BEGIN IMMEDIATE")
        if self._file and commits_in(self._connection) != self._commits:
            self._connection.execute("ROLLBACK")
            self._leave(self._file, shared)
            self._connection.execute("BEGIN IMMEDIATE")

    def _write_count(self) -> None:
        if self._file:
            self._counter.write(self._commits)

    def _unsaved(self, error: Exception) -> Words:
        place = self._file or self._house.wanted or Path()
        return unsaved(CannotSave(place, database.cause_of(error)).words)

    # Where it lies.

    def _move_into(self, file: Path) -> None:
        """Go on in the file that could not be used at the start, if it can be by now."""
        try:
            file.parent.mkdir(0o700, parents=True, exist_ok=True)
            entered = self._house.entered(self._connection, self._counter.read(file))
            if entered is None:
                self._leave(file, other)
                return
        except (database.Unusable, *ERRORS, OSError) as error:
            self.trouble = self._house.message = self._unsaved(error)
            return
        self._connection.close()
        self._connection, self.note = entered
        self._file, self.trouble = file, None
        self.moves += 1
        self._know_numbers()
        self._write_count()
        self._sync_soon()

    def _leave(self, file: Path, why: Messages) -> None:
        """Leave the file and its count to whoever writes into it."""
        self._copy_beside(file, why)
        self._house.awaited, self._commits = None, commits_in(self._connection)
        with self._on_disk:
            self._counter.let_go()

    def _go_on_beside(self, file: Path) -> None:
        """Write all that is there into a book of its own: the file was replaced or removed."""
        try:
            self._copy_beside(file, replaced)
        except (sqlite3.Error, OSError) as error:
            self.trouble = self._unsaved(error)
            return
        self._house.remove_log(file)

    def _copy_beside(self, file: Path, why: Messages) -> None:
        connection, aside = self._house.beside(self._connection, file, why, connect)
        self._connection.close()
        self._connection, self._file, self.trouble = connection, aside, self._house.message
        self.moves += 1

    def _mend(self, file: Path) -> None:
        """Make the book anew, as a start does of a damaged one."""
        self._is_damaged = True
        self._await_rest()
        self._is_awaited.clear()
        self._connection.close()
        self._suspect(file)
        self.moves += 1
        self._open(file)
        self._is_damaged = False

    # The disk.

    def back_up(self, clock: Clock, then: Callable[[], object] = lambda: None) -> None:
        """Look the book through in a thread, and make the backup if all is sound.

        If it is not, call `then`; the next commit makes the book anew.
        """
        self._begin(partial(self._look_through, clock=clock, then=then))

    def _look_through(
        self, connection: sqlite3.Connection, file: Path, clock: Clock, then: Callable[[], object]
    ) -> None:
        if not database.is_sound_throughout(connection, lambda: self._is_awaited.wait(_PAUSE)):
            self._is_damaged = True
            self._suspect(file)
            then()
        elif self.note is None and not self._is_damaged:  # nor has just been made anew
            back_up(connection, file, clock)

    def _await_rest(self) -> None:
        """Wait for the thread at rest, which makes no more pauses, nor waits for what is open."""
        self._is_awaited.set()
        self._waiting.undo()
        if self._resting:
            self._resting.join()

    def _suspect(self, file: Path) -> None:
        """Have the next start look at all of a file, whatever comes now."""
        with suppress(OSError):
            os.utime(file)

    def kept_books(self) -> list[KeptBook]:
        """Return the backups and what was set aside, the newest first."""
        found = kept_books(self._house.wanted) if self._house.wanted else []
        return [kept for kept in found if kept.file != self._file]

    def take_back(self, kept: KeptBook) -> None:
        """Have a backup put in place by the next start; raises `CannotSave`."""
        if self._house.wanted:
            take_back(self._house.wanted, kept.file, self._commits)

    def take_none_back(self) -> None:
        """Leave the book where it is, after all."""
        if self._house.wanted:
            with suppress(OSError):
                database.taken_back(self._house.wanted).unlink(missing_ok=True)

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
            log = log_of(file)
            is_log_enough = self._is_file_on_disk and log.exists()
            for place in (log,) if is_log_enough else (file, log):
                with suppress(FileNotFoundError), place.open("rb+") as written:
                    bring_to_disk(written)
            if self._counter.is_open:
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

    def _checkpoint(self, connection: sqlite3.Connection, file: Path) -> None:
        is_own = soundness.is_own(connection, file) and not self._is_damaged
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        second = soundness.second_of(file) if is_own else 0
        with self._waiting.lock:
            database.begin_log(connection, {LEFT: second} if second else None)
        if second:
            soundness.leave(file, second)

    def close(self) -> None:
        """Write what waits, bring it to the disk and let go of the file."""
        self._await_rest()
        self.commit()
        if syncing := self._syncing:  # the thread may end just now
            syncing.cancel()
        second = 0
        with suppress(*ERRORS, OSError):
            second = self._note_sound()
        with suppress(sqlite3.Error):
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._connection.close()
        if self._file and second:
            soundness.leave(self._file, second)
        with self._on_disk:
            if self._file and self._syncing and not self._is_file_on_disk:
                folder_to_disk(self._file.parent)
            self._counter.let_go()

    def _note_sound(self) -> int:
        """Let the book say that all of it is sound, if it is and lies where it should."""
        file = self._file
        if not file or file != self._house.wanted or self._waiting or self._is_damaged:
            return 0
        with closing(connect(file)) as reader:  # what the files have, not what is remembered
            return soundness.note_sound(self._connection, file, reader)
