"""The rows of a book by their types, and how another thread reads them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from gupai_desktop.store.database import ERRORS, reading
from gupai_desktop.store.schema import ROWS, is_sound

_Row = TypeVar("_Row", bound=tuple[Any, ...])
_Result = TypeVar("_Result")


class Rows:
    """What has rows of a book."""

    #: How often the rows went elsewhere; some may not have come along.
    moves = 0

    def whole(self, table: str, where: str = "", values: Any = ()) -> list[Any]:
        """Return rows with their checksums, as far as a condition holds."""
        raise NotImplementedError

    def rows(self, kind: type[_Row], where: str = "", values: Any = ()) -> list[_Row]:
        """Return the rows of the table that a type is of, as far as a condition holds."""
        found = self.whole(ROWS[kind], where, values)
        return [kind(*row[:-1]) for row in found]


class _Damaged(Exception):
    """A row is not sound."""


class _RowsApart(Rows):
    """The rows by another connection, which mends nothing."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def whole(self, table: str, where: str = "", values: Any = ()) -> list[Any]:
        found = self._connection.execute(f"SELECT * FROM {table} {where}", values).fetchall()
        if not all(is_sound(table, row) for row in found):
            raise _Damaged
        return found


def read_apart(file: Path | None, read: Callable[[Rows], _Result]) -> _Result | None:
    """Read in a book that is open, in any thread; None for damage, or where no file is."""
    for connection in reading(file, ("mode=ro",)) if file else ():
        with suppress(_Damaged, *ERRORS):
            connection.execute("BEGIN")
            return read(_RowsApart(connection))
    return None
