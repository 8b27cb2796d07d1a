"""The queue of a book: what was written waits here until its transaction has ended."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from threading import Lock
from typing import Any

#: A statement of SQL and its values.
Statement = tuple[str, tuple[Any, ...]]


class Queue(list[Statement]):
    """The statements of a transaction, and of earlier ones that failed.

    `begin` begins a transaction, `connection` returns where, which may be elsewhere each time.
    """

    def __init__(
        self, begin: Callable[[], object], connection: Callable[[], sqlite3.Connection]
    ) -> None:
        super().__init__()
        #: Held from the beginning of a transaction to its end.
        self.lock = Lock()
        self._begin, self._connection = begin, connection
        #: Whether a transaction is open here; another thread may hold the lock as well.
        self._is_open = False
        #: This many of the statements are done in it.
        self._done = 0

    def write(self, *last: Statement) -> None:
        """Do what waits, and some statements more; if one fails all is undone, waits, and raises.

        The first one begins a transaction, which stays open.
        """
        try:
            for statement in self[self._done :]:
                if not self._done:
                    self.lock.acquire()
                    self._is_open = True
                    self._begin()
                self._connection().execute(*statement)
                self._done += 1
            for statement in last:
                self._connection().execute(*statement)
        except BaseException:  # whatever the fault is, the next one begins anew
            self.undo()
            raise

    def undo(self) -> None:
        """Undo what is done, if a transaction is open: all waits again."""
        if self._is_open:
            with suppress(sqlite3.Error):
                self._connection().execute("ROLLBACK")
            self._close()

    def end(self, *last: Statement) -> None:
        """End the transaction, these being its last statements; nothing waits any more."""
        self.write(*last, ("COMMIT", ()))
        self.clear()
        self._close()

    def _close(self) -> None:
        self._is_open, self._done = False, 0
        self.lock.release()
