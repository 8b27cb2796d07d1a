"""The log of what was played: rows that are only ever added to an SQLite file.

SQLite, for a row must be there whole or not at all whatever ends the program, and
two programs may add rows at once; it comes with Python.  Its write-ahead log is
switched on, so that reading never waits for writing.  No row is ever changed or
deleted: a reset is a row too.

Beside the rows the file has the table `deal`: one line for every deal that counts,
with its best result.  A trigger keeps it up to date, whichever program adds a row,
and it can be made from the rows at any time.

A file that is damaged is set aside, and the rows that can still be read are taken
over, and those of its backup, which is made once a day; where nothing can be written, a
copy in memory is asked, the rows that are added wait there, and the player is told.
Every row has a checksum, but for those that earlier versions have written.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import stat
import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import astuple, dataclass, fields
from pathlib import Path
from typing import Any
from zlib import crc32

from gupai_desktop.engine.words import Words, words
from gupai_desktop.store.saves import (
    backups_of,
    opened_backup,
    printable,
    put_in_place,
    reason_of,
    set_aside,
    shift_backups,
)

PLAYED, WON, RESET, RATED = "played", "won", "reset", "rated"

#: What stands for the difficulty of a deal that cannot be rated.
NO_DIFFICULTY = "none"

#: "gupa", so that the file can be told from other programs' ones.
_APPLICATION = 0x67757061
_VERSION = 1
#: How many seconds to wait while another program writes; at the end nobody is kept waiting.
_PATIENCE, _LAST_PATIENCE = 0.02, 2.0
_DAY = 24 * 60 * 60
#: A larger file is looked through from end to end elsewhere, for that takes a while.
_MOST_AT_ONCE = 2_000_000
#: What belongs to a file of SQLite's.
_BESIDE = ("-wal", "-shm", "-journal")


@dataclass(frozen=True, slots=True)
class Row:
    """One thing that happened: a deal got its first move, was won, rated; or a count began again.

    `rules` are those that differ from the default.  A deal without a number has a
    `board`; `daily` is the day of a daily deal, and nothing for any other.  The
    `policy` of a deal that was rated is the key of its difficulty, or `NO_DIFFICULTY`.
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


_TYPES = {"str": "TEXT", "int": "INTEGER", "float": "REAL"}
_KINDS = {one.name: _TYPES[str(one.type)] for one in fields(Row)}
_COLUMNS = ", ".join(f"{name} {kind} NOT NULL" for name, kind in _KINDS.items())
_NAMES = ", ".join(_KINDS)
_VALUES = ", ".join("?" * len(_KINDS))
_ADD = f"INSERT INTO row ({_NAMES}, mark) VALUES ({_VALUES}, ?)"
_COPY = f"INSERT INTO row (id, {_NAMES}, mark) VALUES (?, {_VALUES}, ?)"
#: Other programs cannot write until the `with` of the connection ends the transaction.
_BEGIN = "BEGIN IMMEDIATE"
_SELECT = f"SELECT id, {_NAMES}, {{mark}} FROM row WHERE id > ? ORDER BY id"
_HAS_MARKS = "SELECT 1 FROM pragma_table_info('row') WHERE name = 'mark'"

_RESULT = "kind", "at", "moves", "seconds", "is_assisted", "par_bound", "par_line"
#: SQLite itself does not care what kind a value is of.
_IS_SOUND = " AND ".join(f"typeof(new.{name}) = '{one.lower()}'" for name, one in _KINDS.items())
#: What a row says of the deals: those of a game and its rules count no more after a reset;
#: the first row of any other deal makes it count, and the better of two results is kept.
_COUNT = f"""
WHEN {_IS_SOUND} AND abs(new.seconds) < 9e999 BEGIN
  DELETE FROM deal WHERE new.kind = '{RESET}' AND game = new.game AND rules = new.rules;
  INSERT OR IGNORE INTO deal SELECT new.id, new.at, new.{", new.".join(_KINDS)}
  WHERE new.kind IN ('{PLAYED}', '{WON}');
  UPDATE deal SET ({", ".join(_RESULT)}) = (new.{", new.".join(_RESULT)})
  WHERE new.kind = '{WON}'
    AND game = new.game AND rules = new.rules AND playing = new.playing
    AND (kind = '{PLAYED}'
      OR (new.is_assisted, new.moves, new.seconds) <= (is_assisted, moves, seconds));
END
"""
_ROWS = f"CREATE TABLE IF NOT EXISTS row (id INTEGER PRIMARY KEY, {_COLUMNS}, mark INTEGER)"
#: A deal has its first row's number for a `place`, its best result, and else what a row has.
_DEALS = (
    f"CREATE TABLE deal (place INTEGER PRIMARY KEY, begun TEXT NOT NULL, {_COLUMNS}, "
    "UNIQUE (game, rules, playing))",
    "CREATE INDEX deal_of_game ON deal (game, rules)",
    "CREATE INDEX deal_of_day ON deal (game, daily) WHERE daily > ''",
    f"CREATE TRIGGER IF NOT EXISTS count AFTER INSERT ON row {_COUNT}",
    # The rows that an earlier version has written are counted once more.
    "CREATE TEMP VIEW counted AS SELECT * FROM row",
    f"CREATE TEMP TRIGGER count_again INSTEAD OF INSERT ON counted {_COUNT}",
    "INSERT INTO counted SELECT * FROM row ORDER BY id",
    "DROP VIEW counted",
)


class _Strange(sqlite3.DatabaseError):
    """The file is not a log that this program can read, and is to be set aside."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


#: Whatever a file can bring about; of a damaged one SQLite may say what is not text.
_ERRORS = (OSError, sqlite3.Error, ValueError, OverflowError, MemoryError, SystemError)


class PlayLog:
    """The rows of a file, those of other programs that write there too.

    `note` is what the player is to be told about the file, if anything, and `is_new` says
    whether it was begun here, so that rows may be missing.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self.note: Words | None = None
        self.is_new = not file.exists()
        self._has_warned = False
        #: What this program has added, and how much of it the file has.
        self._added: list[Row] = []
        self._written = 0
        #: The file; or a copy in memory, and the last of its rows that the file has too.
        self._connection = _connect(":memory:")
        self._copied: int | None = None
        self._opened: os.stat_result | None = None
        if self.is_new and backups_of(file)[0].exists():
            self._use_copy("missing")
            self._copied, self.note = 0, opened_backup(file)
        self._open()

    def add(self, *rows: Row) -> None:
        """More rows, all or none; they wait in memory if they cannot be written."""
        self._added += rows
        try:
            if not self._is_in_place():
                self._leave_file()
            with self._connection:
                self._connection.execute(_BEGIN)
                _add(self._connection, map(astuple, rows))
        except _ERRORS as error:
            self._recover(error)
            return
        if self._copied is None:
            self._written = len(self._added)
        else:
            self._open()

    def ask(self, question: str, values: Mapping[str, object] | None = None) -> list[Any]:
        """The answer of the tables `row` and `deal` to a question in SQL, a tuple for a line."""
        for _ in range(2):
            try:
                return self._connection.execute(question, values or {}).fetchall()
            except _ERRORS as error:
                self._recover(error)
        return []

    @property
    def file_to_check(self) -> Path | None:
        """The file if it was too large to be looked through, for `damage_in`."""
        return self._file if self._opened and self._opened.st_size > _MOST_AT_ONCE else None

    def set_aside(self, kind: str) -> None:
        """Go on without the file, which was found damaged."""
        self._recover(_Strange(kind))

    def write_what_waits(self) -> None:
        """Try once more to write the rows that wait in memory."""
        if self._copied is not None:
            self._open()

    def close(self) -> None:
        """Let go of the file."""
        if self._written < len(self._added):
            self._open(_LAST_PATIENCE)
        if self._added and self._copied is None:
            self._back_up(is_last=True)
        self._connection.close()

    # The file.

    def _open(self, patience: float | None = None) -> None:
        """Go on with the file; where that cannot be, with a copy."""
        try:
            self._bring_over(patience)
        except _ERRORS as error:
            self._recover(error)
        else:
            self._back_up()

    def _bring_over(self, patience: float | None = None) -> None:
        """Open the file, and write into it what waits in the copy, all or nothing."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        file = _connected(self._file, _PATIENCE if patience is None else patience)
        try:
            if self._copied is not None:
                waiting = [row[1:-1] for row in _rows(self._connection, self._copied)]
                with file:
                    file.execute(_BEGIN)
                    # Another file may have them already.
                    (_add if self._copied else _add_missing)(file, waiting)
        except BaseException:
            file.close()
            raise
        self._switch_to(file, None)
        self._opened = self._file.stat()
        self._written = len(self._added)
        if self._has_warned:
            self.note, self._has_warned = None, False

    def _is_in_place(self) -> bool:
        """Whether what is open is what lies there; it may have been removed."""
        if self._copied is not None or self._opened is None:
            return True
        try:
            return os.path.samestat(self._file.stat(), self._opened)
        except OSError:
            return False

    def _leave_file(self) -> None:
        """Go on with a copy of what is open, though it has no place any more."""
        copy = _copy_in_memory()
        copy.executemany(_COPY, _rows(self._connection))
        self._switch_to(copy, 0)

    def _recover(self, error: Exception) -> None:
        """A damaged file is set aside, another begun; of anything else the player is warned."""
        kind = _damage(error)
        if self._copied is None:
            self._use_copy(kind)
        if not kind:
            self._warn(error)
            return
        try:
            aside = _set_aside(self._file, kind)
            self._copied, self._has_warned, self.is_new = 0, False, True
            self.note = words(
                "Storage",
                "The statistics in {file} could not be read in full; the file is kept as {aside}.",
                file=self._file.name,
                aside=aside.name,
            )
            self._bring_over()
        except _ERRORS as another:
            self._warn(another)

    def _use_copy(self, kind: str) -> None:
        """Go on with a copy of what can be read, and of what this program has added."""
        self._connection.close()
        copy = _copy_in_memory()
        if not kind:
            with contextlib.suppress(*_ERRORS), _opened(self._file, "mode=ro") as old:
                old.backup(copy)
        _make_tables(copy)
        for options in ("mode=ro", "immutable=1") if kind == "damaged" else ():
            with contextlib.suppress(*_ERRORS), _opened(self._file, options) as old:
                copy.executemany(_COPY, _rows(old, _last(copy)))
        last = _last(copy)
        for backup in backups_of(self._file) if kind else ():
            with contextlib.suppress(*_ERRORS), _opened(backup, "immutable=1") as old:
                _check(old, is_whole=True)
                _add_missing(copy, (row[1:-1] for row in _rows(old)))
        if kind:
            _add_missing(copy, map(astuple, self._added))
        else:
            _add(copy, map(astuple, self._added[self._written :]))
        self._switch_to(copy, last)

    def _switch_to(self, connection: sqlite3.Connection, copied: int | None) -> None:
        self._connection.close()
        self._connection, self._copied = connection, copied

    def _back_up(self, *, is_last: bool = False) -> None:
        """Keep a copy of the file, once a day and at the end, and of the two days before."""
        newest = backups_of(self._file)[0]
        with contextlib.suppress(*_ERRORS):
            is_fresh = newest.exists() and abs(time.time() - newest.stat().st_mtime) < _DAY
            if is_fresh and not is_last:
                return
            with put_in_place(newest) as temporary:
                with contextlib.closing(_connect(str(temporary))) as copy:
                    self._connection.backup(copy)
                if not is_fresh:
                    shift_backups(self._file)

    def _warn(self, error: Exception) -> None:
        self._has_warned = True
        self.note = words(
            "Storage",
            "The statistics cannot be written to {file}, and what is played now may not be "
            "counted: {reason}",
            file=printable(self._file),
            reason=reason_of(error) if isinstance(error, OSError) else printable(str(error)),
        )


# Rows.


def _marked(values: tuple[Any, ...]) -> tuple[Any, ...]:
    """The values of a row, and the checksum of them as they come back from the file."""
    kinds = zip(values, _KINDS.values(), strict=True)
    kept = [float(one) if kind == "REAL" and type(one) is int else one for one, kind in kinds]
    return (*values, crc32("\x1f".join(map(str, kept)).encode(errors="replace")))


def _rows(connection: sqlite3.Connection, after: int = 0) -> Iterator[tuple[Any, ...]]:
    """The number, the values and the checksum of all later rows; those with a wrong one not."""
    for row in _read(connection, after):
        number, *values, mark = row
        marked = _marked(tuple(values))
        if mark in (None, marked[-1]):
            yield (number, *marked)


def _read(connection: sqlite3.Connection, after: int = 0) -> Iterator[tuple[Any, ...]]:
    """The rows as they are; an earlier version had no checksums."""
    mark = "mark" if connection.execute(_HAS_MARKS).fetchone() else "NULL"
    yield from connection.execute(_SELECT.format(mark=mark), (after,))


def _add(connection: sqlite3.Connection, rows: Iterable[tuple[Any, ...]]) -> None:
    connection.executemany(_ADD, map(_marked, rows))


def _add_missing(connection: sqlite3.Connection, rows: Iterable[tuple[Any, ...]]) -> None:
    """Add those rows that are not there."""
    there = {row[1:-1] for row in _rows(connection)}
    _add(connection, (row for row in rows if row not in there))


def _last(connection: sqlite3.Connection) -> int:
    """The number of the last row."""
    last: int = connection.execute("SELECT coalesce(max(id), 0) FROM row").fetchone()[0]
    return last


# Connections.


def _connect(name: str, patience: float = _PATIENCE) -> sqlite3.Connection:
    """A connection to a file by its name or its URI, or to one in memory."""
    connection = sqlite3.connect(name, timeout=patience, isolation_level=None, uri=True)
    connection.text_factory = lambda content: content.decode(errors="replace")
    return connection


def _opened(file: Path, options: str) -> contextlib.closing[sqlite3.Connection]:
    """A file that is only read."""
    _check_kind(file)
    return contextlib.closing(_connect(f"{file.absolute().as_uri()}?{options}"))


def _copy_in_memory() -> sqlite3.Connection:
    copy = _connect(":memory:")
    _make_tables(copy)
    return copy


def _connected(file: Path, patience: float) -> sqlite3.Connection:
    """The file, ready to be written in; raises if it is damaged or not a log that is known."""
    _check_kind(file)
    connection = _connect(str(file.absolute()), patience)
    try:
        _check(connection, is_whole=file.exists() and file.stat().st_size <= _MOST_AT_ONCE)
        with contextlib.suppress(sqlite3.OperationalError):  # another program does so just now
            connection.execute("PRAGMA journal_mode = WAL")
        for name, value in (("synchronous", "FULL"), ("fullfsync", "ON")):
            connection.execute(f"PRAGMA {name} = {value}")
        with connection:
            connection.execute(_BEGIN)
            _make_tables(connection)
            connection.execute(f"PRAGMA application_id = {_APPLICATION}")
            connection.execute(f"PRAGMA user_version = {_VERSION}")
    except BaseException:
        connection.close()
        raise
    return connection


def _make_tables(connection: sqlite3.Connection) -> None:
    """The tables that are not there yet; an earlier version had no deals, and no checksums."""
    connection.execute(_ROWS)
    if not connection.execute(_HAS_MARKS).fetchone():
        connection.execute("ALTER TABLE row ADD COLUMN mark INTEGER")
    if not connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'deal'").fetchone():
        for statement in _DEALS:
            connection.execute(statement)


def _check_kind(file: Path) -> None:
    """Raise if something lies there that is not a file, and may never answer."""
    for one in (file, *(file.with_name(file.name + more) for more in _BESIDE)):
        with contextlib.suppress(FileNotFoundError):
            if not stat.S_ISREG(one.stat().st_mode):
                raise _Strange("strange")


def damage_in(file: Path) -> str:
    """What is wrong with a file, or nothing: it is looked through from end to end."""
    try:
        with _opened(file, "mode=ro") as connection:
            _check(connection, is_whole=True)
    except _ERRORS as error:
        return _damage(error)
    return ""


def _check(connection: sqlite3.Connection, *, is_whole: bool) -> None:
    """Raise unless the file is empty or a log, and a sound one if all of it is looked at."""
    tables = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    if not tables:
        return
    if connection.execute("PRAGMA application_id").fetchone()[0] != _APPLICATION:
        raise _Strange("strange")
    if connection.execute("PRAGMA user_version").fetchone()[0] > _VERSION:
        raise _Strange("newer")
    if not is_whole:
        return
    if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise _Strange("damaged")
    for _, *values, mark in _read(connection):
        if mark is not None and mark != _marked(tuple(values))[-1]:
            raise _Strange("damaged")


def _damage(error: Exception) -> str:
    """What is wrong with the file itself, or nothing if it is the place where it lies."""
    if isinstance(error, _Strange):
        return error.kind
    if isinstance(error, OSError | MemoryError | sqlite3.ProgrammingError):
        return ""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    return "" if code in _OF_THE_PLACE else "damaged"


#: What SQLite says when the file may be sound.
_OF_THE_PLACE = (
    *(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM),
    *(sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_AUTH),
    *(sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_PROTOCOL, sqlite3.SQLITE_INTERRUPT),
)


def _set_aside(file: Path, kind: str) -> Path:
    """The file under another name; first what belongs to it, which a new one must not find."""
    for more in _BESIDE:
        beside = file.with_name(file.name + more)
        if os.path.lexists(beside):
            set_aside(beside, kind)
    return set_aside(file, kind)
