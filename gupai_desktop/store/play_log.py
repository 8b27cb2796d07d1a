"""The log of what was played: rows that are only ever added to an SQLite file.

SQLite, for a row must be there whole or not at all whatever ends the program, and
two programs may add rows at once; it comes with Python.  Its write-ahead log is
switched on, so that reading never waits for writing.  No row is ever changed or
deleted: a reset is a row too.

Beside the rows the file has the table `deal`: one line for every deal that counts,
with its best result.  A trigger keeps it up to date, whichever program adds a row,
and it can be made from the rows at any time.

A file that is damaged is set aside, and the rows that can still be read are taken
over; where nothing can be written, a copy in memory is asked, the rows that are
added wait there, and the player is told.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Mapping
from dataclasses import astuple, dataclass, fields
from pathlib import Path
from typing import Any

from gupai_desktop.engine.words import Words, words
from gupai_desktop.store.saves import printable, reason_of, set_aside

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


_TYPES = {"str": "TEXT", "int": "INTEGER", "float": "REAL"}
_KINDS = {one.name: _TYPES[str(one.type)] for one in fields(Row)}
_COLUMNS = ", ".join(f"{name} {kind} NOT NULL" for name, kind in _KINDS.items())
_NAMES = ", ".join(_KINDS)
_VALUES = ", ".join("?" * len(_KINDS))
_ADD = f"INSERT INTO row ({_NAMES}) VALUES ({_VALUES})"
_ADD_MISSING = f"INSERT INTO row ({_NAMES}) SELECT {_VALUES} EXCEPT SELECT {_NAMES} FROM row"
_COPY = f"INSERT INTO row (id, {_NAMES}) VALUES (?, {_VALUES})"
#: Other programs cannot write until the `with` of the connection ends the transaction.
_BEGIN = "BEGIN IMMEDIATE"
_SELECT = f"SELECT id, {_NAMES} FROM row WHERE id > ? ORDER BY id"

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
_ROWS = f"CREATE TABLE IF NOT EXISTS row (id INTEGER PRIMARY KEY, {_COLUMNS})"
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
        self.note: Words | None = None
        self._has_warned = False
        #: What this program has added, and how much of it the file has.
        self._added: list[Row] = []
        self._written = 0
        #: The file; or a copy in memory, and the last of its rows that the file has too.
        self._connection = _connect(":memory:")
        self._copied: int | None = None
        self._open()

    def add(self, row: Row) -> None:
        """One more row; it waits in memory if it cannot be written."""
        self._added.append(row)
        try:
            self._connection.execute(_ADD, astuple(row))
        except sqlite3.Error as error:
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
            except sqlite3.Error as error:
                self._recover(error)
        return []

    def close(self) -> None:
        """Let go of the file."""
        if self._written < len(self._added):
            self._open()
        self._connection.close()

    # The file.

    def _open(self) -> None:
        """Go on with the file; where that cannot be, with a copy."""
        try:
            self._bring_over()
        except (OSError, sqlite3.Error) as error:
            self._recover(error)

    def _bring_over(self) -> None:
        """Open the file, and write into it what waits in the copy, all or nothing."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        file = _connected(self._file)
        try:
            if self._copied is not None:
                waiting = self._connection.execute(_SELECT, (self._copied,))
                with file:
                    file.execute(_BEGIN)
                    file.executemany(_ADD, (row[1:] for row in waiting))
        except BaseException:
            file.close()
            raise
        self._switch_to(file, None)
        self._written = len(self._added)
        if self._has_warned:
            self.note, self._has_warned = None, False

    def _recover(self, error: OSError | sqlite3.Error) -> None:
        """A damaged file is set aside, another begun; of anything else the player is warned."""
        kind = _damage(error)
        if self._copied is None:
            self._use_copy(kind)
        if kind:
            try:
                aside = _set_aside(self._file, kind)
                self._copied, self._has_warned = 0, False
                self.note = words(
                    "Storage",
                    "The statistics in {file} could not be read in full; "
                    "the file is kept as {aside}.",
                    file=self._file.name,
                    aside=aside.name,
                )
                self._bring_over()
            except (OSError, sqlite3.Error) as another:
                self._warn(another)
        else:
            self._warn(error)

    def _use_copy(self, kind: str) -> None:
        """Go on with a copy of what can be read, and of what this program has added."""
        self._connection.close()
        copy = _connect(":memory:")
        _make_tables(copy)
        for options in ("mode=ro", "immutable=1") if kind in ("", "damaged") else ():
            with (
                contextlib.suppress(sqlite3.Error),
                contextlib.closing(_connect(f"{self._file.absolute().as_uri()}?{options}")) as old,
            ):
                copy.executemany(_COPY, old.execute(_SELECT, (_last(copy),)))
        last = _last(copy)
        missing = self._added if kind else self._added[self._written :]
        copy.executemany(_ADD_MISSING, map(astuple, missing))
        self._switch_to(copy, last)

    def _switch_to(self, connection: sqlite3.Connection, copied: int | None) -> None:
        self._connection.close()
        self._connection, self._copied = connection, copied

    def _warn(self, error: Exception) -> None:
        self._has_warned = True
        self.note = words(
            "Storage",
            "The statistics cannot be written to {file}, and what is played now may not be "
            "counted: {reason}",
            file=printable(self._file),
            reason=reason_of(error) if isinstance(error, OSError) else printable(str(error)),
        )


def _connect(name: str) -> sqlite3.Connection:
    """A connection to a file by its name or its URI, or to one in memory."""
    connection = sqlite3.connect(name, timeout=_PATIENCE, isolation_level=None, uri=True)
    connection.text_factory = lambda content: content.decode(errors="replace")
    return connection


def _connected(file: Path) -> sqlite3.Connection:
    """The file, ready to be written in; raises if it is damaged or not a log that is known."""
    connection = _connect(str(file.absolute()))
    try:
        _check(connection)
        with contextlib.suppress(sqlite3.OperationalError):  # another program does so just now
            connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
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
    """The tables that are not there yet; an earlier version had no deals."""
    connection.execute(_ROWS)
    if not connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'deal'").fetchone():
        for statement in _DEALS:
            connection.execute(statement)


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


def _damage(error: OSError | sqlite3.Error) -> str:
    """What is wrong with the file itself, or nothing if it is the place where it lies."""
    if isinstance(error, _Strange):
        return error.kind
    damages = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF
    return "damaged" if code in (*damages, sqlite3.SQLITE_FORMAT) else ""


def _last(connection: sqlite3.Connection) -> int:
    """The number of the last row."""
    last: int = connection.execute("SELECT coalesce(max(id), 0) FROM row").fetchone()[0]
    return last


def _set_aside(file: Path, kind: str) -> Path:
    """The file under another name; first what belongs to it, which a new one must not find."""
    for more in ("-wal", "-shm"):
        beside = file.with_name(file.name + more)
        if beside.exists():
            set_aside(beside, kind)
    return set_aside(file, kind)
