"""The log of what was played: rows that are only ever added to an SQLite file.

SQLite, for a row must be there whole or not at all whatever ends the program, and
two programs may add rows at once; it comes with Python.  Its write-ahead log is
switched on, so that reading never waits for writing.  Nothing is ever changed or
deleted: a reset is a row too.  A file that is damaged is set aside, and the rows
that can still be read are taken over; where nothing can be written, the rows wait
in memory, and the player is told.
"""

from __future__ import annotations

import contextlib
import math
import sqlite3
from collections.abc import Iterator
from dataclasses import astuple, dataclass, fields
from pathlib import Path
from sys import intern
from typing import Any

from gupai_desktop.engine.words import Words, words
from gupai_desktop.storage import reason_of, set_aside, shown

PLAYED, WON, RESET = "played", "won", "reset"

#: "gupa", so that the file can be told from other programs' ones.
_APPLICATION = 0x67757061
_VERSION = 1
#: How many seconds to wait while another program writes.
_PATIENCE = 2.0


@dataclass(frozen=True, slots=True)
class Row:
    """One thing that happened: a deal got its first move, was won; or a count began again.

    `rules` are those that differ from the default.  A deal without a number has a
    `board`; `daily` is the day of a daily deal, and nothing for any other.
    """

    kind: str
    at: str
    game: str
    rules: str
    playing: str = ""
    number: int = 0
    board: str = ""
    policy: str = ""
    daily: str = ""
    moves: int = 0
    seconds: float = 0.0
    is_assisted: int = 0
    par_bound: int = 0
    par_line: int = 0

    @property
    def is_sound(self) -> bool:
        """Whether every value is of its kind; SQLite itself does not care."""
        kinds: dict[str, tuple[type, ...]] = {
            "str": (str,),
            "int": (int,),
            "float": (int, float),
        }
        are_right = all(
            isinstance(getattr(self, one.name), kinds[str(one.type)]) for one in fields(Row)
        )
        return are_right and self.kind in (PLAYED, WON, RESET) and math.isfinite(self.seconds)


_NAMES = ", ".join(one.name for one in fields(Row))
_TYPES = {"str": "TEXT", "int": "INTEGER", "float": "REAL"}
_COLUMNS = ", ".join(f"{one.name} {_TYPES[str(one.type)]} NOT NULL" for one in fields(Row))
_CREATE = f"CREATE TABLE IF NOT EXISTS row (id INTEGER PRIMARY KEY, {_COLUMNS})"
_ADD = f"INSERT INTO row ({_NAMES}) VALUES ({', '.join('?' for _ in fields(Row))})"
_SELECT = f"SELECT id, {_NAMES} FROM row WHERE id > ? ORDER BY id"


class _Strange(Exception):
    """The file is no log of ours that could be read, and is to be set aside so."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class PlayLog:
    """The rows of a file, those of other programs that write there too.

    `note` is what the player is to be told about the file, if anything.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._connection: sqlite3.Connection | None = None
        self._rows: list[Row] = []
        self._last = 0
        self._waiting: list[Row] = []
        self.note: Words | None = None
        self._is_waiting_told = False
        self._open()

    def add(self, row: Row) -> None:
        """One more row; it waits in memory if it cannot be written."""
        self._waiting.append(row)
        self._write()

    def rows(self) -> list[Row]:
        """All rows, the oldest first."""
        if self._connection is not None:
            try:
                self._fetch(self._connection)
            except sqlite3.Error as error:
                self._trouble(error)
        return [*self._rows, *self._waiting]

    def close(self) -> None:
        """Let go of the file."""
        if self._waiting:
            self._write()
        self._disconnect()

    # The file.

    def _open(self) -> None:
        """Open the file, or set it aside and begin another; if neither goes, only read it."""
        for _ in range(2):
            try:
                self._file.parent.mkdir(parents=True, exist_ok=True)
                self._connection = _connected(self._file)
                self._fetch(self._connection)
                return
            except _Strange as strange:
                self._begin_again(strange.kind)
            except sqlite3.Error as error:
                if not _is_damage(error):
                    self._only_read(error)
                    return
                self._begin_again("damaged")
            except OSError as error:
                self._only_read(error)
                return

    def _begin_again(self, kind: str) -> None:
        """Set the file aside; the rows that are known are written into the new one."""
        self._disconnect()
        if kind == "damaged":
            self._salvage()
        try:
            aside = _set_aside(self._file, kind)
        except OSError as error:
            self._only_read(error)
            return
        self._waiting = [*self._rows, *self._waiting]
        self._rows, self._last = [], 0
        self._is_waiting_told = False
        self.note = words(
            "Storage",
            "The statistics in {file} could not be read in full; the file is kept as {aside}.",
            file=self._file.name,
            aside=aside.name,
        )

    def _salvage(self) -> None:
        """What can still be read of a damaged file."""
        for options in ("mode=ro", "immutable=1"):
            with contextlib.suppress(sqlite3.Error), _reading(self._file, options) as connection:
                self._fetch(connection)

    def _only_read(self, error: Exception) -> None:
        self._disconnect()
        self._salvage()
        self._tell(error)

    def _disconnect(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None

    def _fetch(self, connection: sqlite3.Connection) -> None:
        for number, *values in connection.execute(_SELECT, (self._last,)):
            # Games, rules and policies are few: what thousands of rows say is kept once.
            shared: list[Any] = [intern(one) if type(one) is str else one for one in values]
            row = Row(*shared)
            if row.is_sound:
                self._rows.append(row)
            self._last = number

    def _write(self) -> None:
        """Write the rows that wait, all or none."""
        if self._connection is None:
            self._open()
        for _ in range(2):
            if self._connection is None:
                return
            try:
                with _transaction(self._connection) as connection:
                    connection.executemany(_ADD, map(astuple, self._waiting))
            except sqlite3.Error as error:
                self._trouble(error)
            else:
                self._waiting = []
                if self._is_waiting_told:
                    self.note, self._is_waiting_told = None, False
                return

    def _trouble(self, error: sqlite3.Error) -> None:
        """A file that is damaged is replaced; any other trouble may pass, and is told."""
        if _is_damage(error):
            self._begin_again("damaged")
            self._open()
        else:
            self._tell(error)

    def _tell(self, error: Exception) -> None:
        self._is_waiting_told = True
        self.note = words(
            "Storage",
            "The statistics cannot be written to {file}, and what is played now may not be "
            "counted: {reason}",
            file=shown(self._file),
            reason=reason_of(error) if isinstance(error, OSError) else shown(str(error)),
        )


def _connected(file: Path) -> sqlite3.Connection:
    """The file, ready to be written in; raises if it is damaged or not a log that is known."""
    connection = sqlite3.connect(file, timeout=_PATIENCE, isolation_level=None)
    connection.text_factory = _text
    try:
        _check(connection)
        with contextlib.suppress(sqlite3.OperationalError):  # another program does so just now
            connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        with _transaction(connection):
            connection.execute(_CREATE)
            connection.execute(f"PRAGMA application_id = {_APPLICATION}")
            connection.execute(f"PRAGMA user_version = {_VERSION}")
    except BaseException:
        connection.close()
        raise
    return connection


def _check(connection: sqlite3.Connection) -> None:
    """Raise unless the file is empty or a sound log."""
    tables = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    if not tables:
        return
    if connection.execute("PRAGMA application_id").fetchone()[0] != _APPLICATION:
        raise _Strange("strange")
    if connection.execute("PRAGMA user_version").fetchone()[0] > _VERSION:
        raise _Strange("newer")
    if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise _Strange("damaged")


def _is_damage(error: sqlite3.Error) -> bool:
    """Whether the file itself is at fault, and not the place where it lies."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    return code in (
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_NOTADB,
        sqlite3.SQLITE_ERROR,
        sqlite3.SQLITE_FORMAT,
    )


def _text(content: bytes) -> str:
    return content.decode(errors="replace")


@contextlib.contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield connection
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


@contextlib.contextmanager
def _reading(file: Path, options: str) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(f"{file.absolute().as_uri()}?{options}", uri=True)
    connection.text_factory = _text
    try:
        yield connection
    finally:
        connection.close()


def _set_aside(file: Path, kind: str) -> Path:
    """The file under another name; first what belongs to it, which a new one must not find."""
    for more in ("-wal", "-shm"):
        beside = file.with_name(file.name + more)
        if beside.exists():
            set_aside(beside, kind)
    return set_aside(file, kind)
