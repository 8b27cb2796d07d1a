"""The file of a book: its tables, what may be wrong with it, and how it is made anew.

Each row has a checksum.  A file that is damaged, or that holds less than was written, is set
aside, and a book is made of its sound rows and those of its backup.  A file that is not ours
to write is left alone.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from typing import Any
from zlib import crc32

from gupai_desktop.engine.words import NEWER, Words, joined, words
from gupai_desktop.paths import make_private_file
from gupai_desktop.store.saves import (
    FORBIDDEN,
    NO_SPACE,
    CannotSave,
    bring_to_disk,
    expect_file,
    folder_to_disk,
    printable,
    reason_of,
    set_aside,
)

#: "gupa", so that the file can be told from other programs' ones.
_APPLICATION = 0x67757061
#: The statements that lead from each version of the tables to the next one.
_MIGRATIONS = (
    (
        "CREATE TABLE state (id INTEGER PRIMARY KEY, count INTEGER, mark INTEGER)",
        "CREATE TABLE playing (id TEXT PRIMARY KEY, started TEXT, seconds REAL,"
        " is_assisted INTEGER, policy TEXT, mark INTEGER)",
        "CREATE TABLE game_table (game TEXT PRIMARY KEY, first INTEGER, last INTEGER,"
        " cursor INTEGER, mark INTEGER)",
        "CREATE TABLE step ("
        "game TEXT REFERENCES game_table DEFERRABLE INITIALLY DEFERRED, number INTEGER,"
        " playing TEXT REFERENCES playing DEFERRABLE INITIALLY DEFERRED,"
        " text TEXT, mark INTEGER, PRIMARY KEY (game, number)) WITHOUT ROWID",
        "CREATE TABLE deal (place INTEGER PRIMARY KEY, playing TEXT, game TEXT, rules TEXT,"
        " number INTEGER, board TEXT, policy TEXT, begun TEXT, is_counted INTEGER,"
        " moves INTEGER, seconds REAL, is_assisted INTEGER, par_bound INTEGER,"
        " par_line INTEGER, difficulty TEXT, mark INTEGER)",
        "CREATE INDEX deal_of_game ON deal (game, rules)",
        "CREATE INDEX deal_of_playing ON deal (playing)",
        "CREATE TABLE bookmark (place INTEGER PRIMARY KEY, name TEXT, saved TEXT, mark INTEGER)",
        "CREATE TABLE training (drill TEXT, kind TEXT, asked INTEGER, known INTEGER,"
        " recent TEXT, mark INTEGER, PRIMARY KEY (drill, kind))",
        "CREATE TABLE best_round (drill TEXT PRIMARY KEY, known INTEGER, seconds REAL,"
        " mark INTEGER)",
    ),
    ("CREATE TABLE album (faces TEXT PRIMARY KEY, made TEXT, mark INTEGER)",),
)
_VERSION = len(_MIGRATIONS)
_TABLES = (
    *("state", "playing", "game_table", "step", "deal", "bookmark", "training", "best_round"),
    "album",
)
#: What has been played once, and is at no table any more.
_FORGET = "DELETE FROM playing WHERE id NOT IN (SELECT playing FROM step)"
#: A number that is greater is damaged.
MOST = 10**15
#: The rows of `state`: how often was written, how often a log was begun, and whether the album
#: has what was won before there was one.
COMMITS, _LOGS, RECALLED = 1, 2, 3

#: Seconds to wait for another program: while the book is opened, and at a step.
_AT_START, _AT_STEP = 2.0, 0.02

#: Of a damaged file SQLite may say what is not text.
ERRORS = (sqlite3.Error, ValueError, SystemError)


class Unusable(Exception):
    """The file is not ours to write; the words say why."""

    def __init__(self, reason: Words | str) -> None:
        super().__init__(str(reason))
        self.reason = reason


_ABSENT = words("Book", "it is missing or empty")
_DAMAGED = words("Book", "it is damaged")
_FOREIGN = words("Book", "it belongs to another program")
_BUSY = words("Book", "another program is using it")


def insert(table: str, values: tuple[Any, ...], instead: str = "REPLACE") -> str:
    """Return the statement that writes a row with its checksum."""
    places = ", ".join("?" * (len(values) + 1))
    return f"INSERT OR {instead} INTO {table} VALUES ({places})"


def marked(values: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return a row with its checksum."""
    return (*values, crc32("\x1f".join(map(str, values)).encode(errors="replace")))


def backup_of(file: Path) -> Path:
    """Return the place of the backup of a book."""
    return file.with_name(f"{file.name}.bak")


# Connections.


def connect(file: Path | str, patience: float = _AT_START) -> sqlite3.Connection:
    """Return a connection to a file, a URI, or memory."""
    if isinstance(file, Path):
        make_private_file(file)
    connection = sqlite3.connect(file, timeout=patience, isolation_level=None, uri=True)
    connection.text_factory = lambda content: content.decode(errors="replace")
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    connection.execute("PRAGMA checkpoint_fullfsync = ON")
    return connection


def _fresh(file: Path | str, *sources: Path) -> sqlite3.Connection:
    """Return a new book with what can be read of some files, the first ones before others."""
    connection = connect(file)
    connection.execute("PRAGMA synchronous = OFF")
    _migrate(connection)
    for file_read in sources:
        any(_take_rows(connection, source) for source in _reading(file_read))
    return connection


def in_memory(*files: Path) -> sqlite3.Connection:
    """Return a book in memory, with what can be read of some files."""
    return _fresh(":memory:", *files)


def _migrate(connection: sqlite3.Connection, last: int = _VERSION) -> None:
    """Bring the tables to this version, or to an earlier one."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    for number, statements in enumerate(_MIGRATIONS[version:last], version + 1):
        connection.execute("BEGIN IMMEDIATE")
        for statement in statements:
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {_APPLICATION}")
        connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")


def back_up(connection: sqlite3.Connection, file: Path) -> None:
    """Copy the book into a fresh file, which takes the place of the old backup."""
    place = backup_of(file)
    fresh = place.with_name(f"{place.name}.tmp")
    fresh.unlink(missing_ok=True)
    make_private_file(fresh)
    try:
        with closing(sqlite3.connect(fresh)) as copy:
            copy.execute("PRAGMA synchronous = OFF")
            connection.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # it has no log of its own
        with fresh.open("rb+") as stream:
            bring_to_disk(stream)
        os.replace(fresh, place)
    finally:
        fresh.unlink(missing_ok=True)  # where there was no room for it


def begin_log(connection: sqlite3.Connection) -> None:
    """Write into a log that has been brought into the file: the disk must have its head first."""
    logs = connection.execute("SELECT count FROM state WHERE id = ?", (_LOGS,)).fetchone()
    row = (_LOGS, logs[0] + 1 if logs else 1)
    connection.execute(insert("state", row), marked(row))


def opened(file: Path, count: int) -> tuple[sqlite3.Connection, Words | None]:
    """Open a book for which so many commits were counted, and return what is to be told of it.

    It is made if there is none, and made anew if need be; raises if it must be left alone.
    """
    backup, note = backup_of(file), None
    count = max(count, _commits_of(backup))
    if _is_complete(_anew(file)):  # the program ended before it was put in its place
        note = _put_anew(file, _DAMAGED)
    fault = _fault_of(file, count)
    if fault is not None:
        _gather(file, count)
        told = _put_anew(file, fault)
        note = told if count or fault is not _ABSENT else note
    connection = connect(file)
    try:
        # A log needs no head on the disk yet.
        connection.execute("PRAGMA synchronous = OFF")
        _migrate(connection)
        connection.execute("PRAGMA journal_mode = WAL")
        with suppress(sqlite3.Error):  # where there is no space, there may be some later
            connection.execute(_FORGET)
            begin_log(connection)
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute(f"PRAGMA busy_timeout = {int(_AT_STEP * 1000)}")
        expect_file(backup)
    except OSError as error:
        note = CannotSave(backup, error).words
    except BaseException:
        connection.close()
        raise
    return connection, note


# What is found in a file.

#: The option that reads a file without its log, and leaves nothing beside it.
_ALONE = "immutable=1"


def _reading(
    file: Path, ways: tuple[str, ...] = ("mode=ro", _ALONE)
) -> Iterator[sqlite3.Connection]:
    """Yield connections that only read a file: with its log, and without it."""
    # A path says so itself only of files that may be looked at.
    for options in ways if os.path.isfile(file) else ():
        with suppress(*ERRORS), closing(_open(file, options, _AT_STEP)) as connection:
            yield connection


def _open(file: Path, options: str, patience: float = _AT_START) -> sqlite3.Connection:
    return connect(f"{file.absolute().as_uri()}?{options}", patience)


def _fault_of(file: Path, count: int) -> Words | None:
    """Look through a file from end to end; return what is wrong with it, if anything is.

    Raises if it must be left alone.
    """
    expect_file(file)
    if not file.exists():
        return _ABSENT
    with file.open("rb") as stream:
        head = stream.read(72)
    # What may be another program's is not even opened for writing.
    is_own = head[68:] in (b"", _APPLICATION.to_bytes(4))
    options = "mode=rw" if is_own else _ALONE
    if is_own and file.with_name(f"{file.name}-wal").exists():
        options = "mode=ro"  # a look brings no log into the file, and removes none
    try:
        with closing(_open(file, options)) as connection:
            return _fault_in(connection, count)
    except ERRORS as error:
        if _code_of(error) not in _OF_DAMAGE:
            raise
        return _DAMAGED


def _fault_in(connection: sqlite3.Connection, count: int) -> Words | None:
    """Return what is wrong with a book; raises `Unusable` if it is not one of this program."""
    tables = _schema(connection)
    if not tables:
        return _ABSENT
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    with closing(connect(":memory:")) as model:
        _migrate(model, version or _VERSION)
        is_known = tables == _schema(model)
    if not is_known and application != _APPLICATION:
        raise Unusable(_FOREIGN)
    if version > _VERSION:
        raise Unusable(NEWER)
    is_whole = is_known and application == _APPLICATION and version > 0
    is_whole = is_whole and connection.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok"
    is_whole = is_whole and not connection.execute(_INCOMPLETE).fetchall()
    if not is_whole or not all(_is_sound(*row) for row in _rows(connection)):
        return _DAMAGED
    return _DAMAGED if _commits_in(connection) < count else None


#: The games that have not all of their steps, or steps without their playing.
_INCOMPLETE = """
    SELECT game FROM game_table WHERE last - first + 1 != (
      SELECT count(*) FROM step WHERE step.game = game_table.game)
    UNION SELECT game FROM step WHERE game NOT IN (SELECT game FROM game_table)
    UNION SELECT game FROM step WHERE playing NOT IN (SELECT id FROM playing)
"""


def _rows(connection: sqlite3.Connection) -> Iterator[tuple[str, tuple[Any, ...]]]:
    there = {name for name, _ in _schema(connection)}
    for table in there.intersection(_TABLES):
        for row in connection.execute(f"SELECT * FROM {table}"):
            yield table, row


def _is_sound(table: str, row: tuple[Any, ...]) -> bool:
    """Return whether a row has its own checksum, and in each column what can stand there."""
    kinds = _kinds()[table]
    is_sensible = len(row) == len(kinds) and all(map(_can_be, row, kinds))
    return is_sensible and row == marked(row[:-1])


@cache
def _kinds() -> dict[str, tuple[str, ...]]:
    """Return the types of the columns of each table."""
    with closing(in_memory()) as model:
        return {
            table: tuple(column[2] for column in model.execute(f"PRAGMA table_info({table})"))
            for table in _TABLES
        }


def _can_be(value: object, kind: str) -> bool:
    """Return whether a value is of the type of its column, and no absurd number."""
    if kind == "TEXT":
        return isinstance(value, str)
    is_number = isinstance(value, int if kind == "INTEGER" else float)
    return is_number and 0 <= value <= MOST  # type: ignore[operator]


def _schema(connection: sqlite3.Connection) -> list[Any]:
    question = "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name"
    return connection.execute(question).fetchall()


def _commits_of(file: Path) -> int:
    """Return how many commits a file without a log has; 0 if it cannot be read."""
    for connection in _reading(file, (_ALONE,)):
        with suppress(*ERRORS):
            if not connection.execute(_IS_VIEW, ("state",)).fetchone():
                return _commits_in(connection)
    return 0


def _commits_in(connection: sqlite3.Connection) -> int:
    state = connection.execute("SELECT * FROM state WHERE id = ?", (COMMITS,)).fetchone()
    return state[1] if state and _is_sound("state", state) else 0


def _code_of(error: Exception) -> int:
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return code & 0xFF


#: What SQLite says when the file is at fault, and not the place where it lies.
_OF_DAMAGE = (
    *(sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT),
)
_REASONS = {
    sqlite3.SQLITE_FULL: NO_SPACE,
    sqlite3.SQLITE_READONLY: FORBIDDEN,
    sqlite3.SQLITE_BUSY: _BUSY,
    sqlite3.SQLITE_LOCKED: _BUSY,
}


def cause_of(error: Exception) -> Words | str:
    """Return why a book cannot be written, in a few words."""
    if isinstance(error, Unusable):
        return error.reason
    if isinstance(error, OSError):
        return reason_of(error)
    return _REASONS.get(_code_of(error)) or printable(str(error))


# A book made anew.


def _anew(file: Path) -> Path:
    """Return where a book that was made anew lies, complete and on the disk, until it is used."""
    return file.with_name(f"{file.name}.new")


def _is_complete(fresh: Path) -> bool:
    """Return whether a book that was made anew can be used."""
    with suppress(Unusable, OSError, *ERRORS):
        return _fault_of(fresh, 0) is None
    return False


def _gather(file: Path, count: int) -> None:
    """Make a book from all that can be read, and bring it to the disk."""
    fresh, unfinished = _anew(file), file.with_name(f"{file.name}.new.tmp")
    for more in ("", "-journal"):
        unfinished.with_name(unfinished.name + more).unlink(missing_ok=True)
    try:
        with closing(_fresh(unfinished, file, backup_of(file))) as connection:
            for older in _set_aside_before(file, _commits_in(connection)):
                any(_take_rows(connection, source) for source in _reading(older, (_ALONE,)))
            if connection.total_changes:
                state = (COMMITS, max(count, 1))
                connection.execute(insert("state", state), marked(state))
        with unfinished.open("rb+") as stream:
            bring_to_disk(stream)
        os.replace(unfinished, fresh)
        folder_to_disk(file.parent)
    finally:
        unfinished.unlink(missing_ok=True)


def _set_aside_before(file: Path, commits: int) -> list[Path]:
    """Return the files that were set aside and have more than so many commits, the most first."""
    found = [
        (_commits_of(old), str(old))
        for old in file.parent.glob(f"{file.name}.damaged-*")
        if old.name.rpartition("-")[2].isdecimal()
    ]
    return [Path(old) for has, old in sorted(found, reverse=True) if has > commits]


def _put_anew(file: Path, fault: Words) -> Words:
    """Put the book that was made anew in its place, the old one aside; return what to tell.

    Wherever this breaks off, the next start goes on with it.
    """
    note = words(
        "Book",
        "The book of your games was made anew from what could be read of {file} and of its "
        "backup: {fault}. The last steps may be missing.",
        file=file.name,
        fault=fault,
    )
    for more in ("-wal", "-shm", "-journal", ""):
        old = file.with_name(file.name + more)
        if old.exists():
            aside = set_aside(old, "damaged")
            kept = words("Book", "The old file is kept as {aside}.", aside=aside.name)
            note = note if more else joined(note, kept)
    folder_to_disk(file.parent)
    os.replace(_anew(file), file)
    folder_to_disk(file.parent)
    return note


_IS_VIEW = "SELECT 1 FROM sqlite_schema WHERE type = 'view' AND name = ?"


def _take_rows(connection: sqlite3.Connection, source: sqlite3.Connection) -> bool:
    """Take the sound rows of a file that are not there yet; return whether there were any.

    A game's table is taken as a whole only.
    """
    before = connection.total_changes
    there = connection.execute("SELECT game FROM game_table").fetchall()
    connection.execute("BEGIN")
    for table in _TABLES:
        for order in ("ASC", "DESC"):  # from both sides, up to a damaged page
            with suppress(*ERRORS):
                if source.execute(_IS_VIEW, (table,)).fetchone():  # it may never end
                    break
                for row in source.execute(f"SELECT * FROM {table} ORDER BY 1 {order}"):
                    is_others = table in ("game_table", "step") and (row[0],) in there
                    if _is_sound(table, row) and not is_others:
                        connection.execute(insert(table, row[:-1], "IGNORE"), row)
    for (game,) in connection.execute(_INCOMPLETE).fetchall():
        connection.execute("DELETE FROM step WHERE game = ?", (game,))
        connection.execute("DELETE FROM game_table WHERE game = ?", (game,))
    connection.execute("COMMIT")
    return connection.total_changes > before
