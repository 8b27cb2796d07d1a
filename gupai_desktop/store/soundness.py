"""What of a book is looked at when: at the start only what was written since it was found sound.

The book itself says up to which commit all of it was sound, up to which place its deals were, and
the second in which this program has left its file.  The file's time is set to that second, without
a fraction, whenever it was written: a file with another time was written by somebody else, and is
looked at from end to end.  All of these numbers are of the very rows that lie beside them, so that
whatever is left of a book after a kill or a power failure has those that are true of it.

Damage that leaves the file's time as it was is found at rest (`is_whole`).  What is read to be
played is looked at as it is read (`Book.whole`), so that nothing damaged is written again.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from gupai_desktop.store.schema import CHECKED, COMMITS, DEALS, LEFT, MAX, TABLES, is_sound, marked

#: What has been played once, and is at no table any more.
_FORGET = "DELETE FROM playing WHERE id NOT IN (SELECT playing FROM step)"
#: The games that have not all of their steps, or steps without their playing.
INCOMPLETE = """
    SELECT game FROM game_table WHERE (first, last, last - first + 1) IS NOT (
      SELECT min(number), max(number), count(*) FROM step WHERE step.game = game_table.game)
    UNION SELECT game FROM step WHERE game NOT IN (SELECT game FROM game_table)
    UNION SELECT game FROM step WHERE playing NOT IN (SELECT id FROM playing)
"""
#: This many rows are looked at between two pauses: less than a millisecond of them.
_SLICE = 100

_Row = tuple[str, tuple[Any, ...]]


# The numbers of `state`.


def number_in(connection: sqlite3.Connection, which: int) -> int:
    """Return a number that a book has; 0 if it does not say."""
    row = connection.execute("SELECT * FROM state WHERE id = ?", (which,)).fetchone()
    return row[1] if row and is_sound("state", row) else 0


def put_numbers(numbers: dict[int, int]) -> tuple[str, tuple[int, ...]]:
    """Return the statement that writes some numbers, all or none, and its values."""
    places = ", ".join(["(?, ?, ?)"] * len(numbers))
    values = tuple(value for row in numbers.items() for value in marked(row))
    return f"INSERT OR REPLACE INTO state VALUES {places}", values


def sound_numbers(connection: sqlite3.Connection) -> dict[int, int]:
    """Return the numbers that say that all of a book is sound."""
    (last,) = connection.execute("SELECT coalesce(max(place), 0) FROM deal").fetchone()
    return {CHECKED: number_in(connection, COMMITS), DEALS: last}


# The file, its log and its time.


def log_of(file: Path) -> Path:
    """Return the place of SQLite's write-ahead log."""
    return file.with_name(f"{file.name}-wal")


def second_of(file: Path) -> int:
    """Return the second in which a file was written; 0 for what no book can say."""
    second = int(file.stat().st_mtime)
    return second if 0 <= second <= MAX else 0


def is_as_left(connection: sqlite3.Connection, file: Path) -> bool:
    """Return whether a file was written by nobody since this program has left it."""
    second = number_in(connection, LEFT)
    return second > 0 and file.stat().st_mtime_ns == second * 10**9


def is_own(connection: sqlite3.Connection, file: Path) -> bool:
    """Return whether only this program has written a file: it has left it so, or made it now."""
    return not number_in(connection, LEFT) or is_as_left(connection, file)


def leave(file: Path, second: int) -> None:
    """Set the time of a file to the second that its book names."""
    with suppress(OSError):
        os.utime(file, ns=(file.stat().st_atime_ns, second * 10**9))


# What is looked at.


def is_all_checked(connection: sqlite3.Connection, file: Path) -> bool:
    """Return whether nothing was written since all was found sound: no log, no commit."""
    log = log_of(file)
    is_in_file = not log.exists() or log.stat().st_size == 0
    is_checked = number_in(connection, COMMITS) == number_in(connection, CHECKED)
    return is_in_file and is_checked and is_as_left(connection, file)


def is_sound_since(connection: sqlite3.Connection, file: Path) -> bool:
    """Return whether what was written since the last check is sound.

    That is looked for in all tables but that of deals, which alone grows without end.  Of these
    the order is looked at whatever was written: a row that is not found would be written anew.
    """
    if not is_as_left(connection, file):
        return is_whole(connection)
    for table in tables_in(connection):
        question = f"PRAGMA integrity_check({table})"
        if table != "deal" and connection.execute(question).fetchone()[0] != "ok":
            return False
    if is_all_checked(connection, file):
        return not connection.execute(INCOMPLETE).fetchall()
    return _are_sound(connection, _rows(connection, number_in(connection, DEALS)))


def is_whole(connection: sqlite3.Connection, pause: Callable[[], object] = lambda: None) -> bool:
    """Look through a book from end to end, with pauses; return whether all of it is sound."""
    is_ordered = connection.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok"
    return is_ordered and _are_sound(connection, _rows(connection), pause)


def _are_sound(
    connection: sqlite3.Connection,
    rows: Iterator[_Row],
    pause: Callable[[], object] = lambda: None,
) -> bool:
    if connection.execute(INCOMPLETE).fetchall():
        return False
    for number, row in enumerate(rows, 1):
        if not is_sound(*row):
            return False
        if number % _SLICE == 0:
            pause()
    return True


def _rows(connection: sqlite3.Connection, deals: int = -1) -> Iterator[_Row]:
    """Yield the rows of all tables, of the deals those after a place."""
    for table in tables_in(connection):
        where = f" WHERE place > {deals}" if table == "deal" and deals >= 0 else ""
        for row in connection.execute(f"SELECT * FROM {table}{where}"):
            yield table, row


def tables_in(connection: sqlite3.Connection) -> list[str]:
    """Return the tables that are there: a book of an earlier version has fewer."""
    there = {name for name, _ in schema_of(connection)}
    return [table for table in TABLES if table in there]


def schema_of(connection: sqlite3.Connection) -> list[Any]:
    question = "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name"
    return connection.execute(question).fetchall()


def forget(connection: sqlite3.Connection) -> None:
    """Remove what is at no table any more."""
    connection.execute(_FORGET)


# The end.


def note_sound(connection: sqlite3.Connection, file: Path, reader: sqlite3.Connection) -> int:
    """Let a book say at the end that all of it is sound, if what was written is, as it lies there.

    Return the second in which its file is to be left; 0 if the next start is to look at it.
    """
    if not is_own(connection, file):
        return 0
    connection.execute("PRAGMA foreign_keys = OFF")  # it would look for the steps of each
    forget(connection)
    numbers = sound_numbers(connection)
    if numbers[CHECKED] != number_in(connection, CHECKED) and not _are_sound(
        reader, _rows(reader, number_in(connection, DEALS))
    ):
        return 0
    second = second_of(log_of(file))
    connection.execute(*put_numbers({**numbers, LEFT: second}))
    return second
