"""The number of a book's commits, in a file beside it: it is noticed if some are missing.

The number is written with every commit, and never waits for the disk.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from gupai_desktop.store.saves import expect_file
from gupai_desktop.store.schema import MAX


class Count:
    """The file that has the number; it is open from the first reading on."""

    def __init__(self) -> None:
        self._descriptor: int | None = None

    @property
    def is_open(self) -> bool:
        return self._descriptor is not None

    def fileno(self) -> int:
        """Return its descriptor, as what brings files to the disk asks for."""
        assert self._descriptor is not None
        return self._descriptor

    def read(self, book: Path) -> int:
        """Return the number of a book; 0 if it cannot be read."""
        place = book.with_name(f"{book.name}.count")
        with suppress(OSError, ValueError):
            expect_file(place)
            if self._descriptor is None:
                follow = getattr(os, "O_NOFOLLOW", 0)  # it leads where something else lies
                self._descriptor = os.open(place, os.O_RDWR | os.O_CREAT | follow, 0o600)
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            count = int(os.read(self._descriptor, 20))
            return count if count <= MAX else 0
        return 0

    def write(self, commits: int) -> None:
        """Write the number, as far as that can be done."""
        if self._descriptor is not None:
            with suppress(OSError):
                os.lseek(self._descriptor, 0, os.SEEK_SET)
                os.write(self._descriptor, b"%020d" % commits)

    def let_go(self) -> None:
        """Leave the file to whoever writes into the book now."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
