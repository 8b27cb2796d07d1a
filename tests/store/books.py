"""What the tests of books do with one, and with its files."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from gupai_desktop.store.book import NAME, Book


def backup_of(file: Path) -> Path:
    """Return the place of the backup of a book."""
    return file.with_name(f"{NAME}.bak")


def wait_for_rest(book: Book) -> None:
    """Wait until all is done that a book does in a thread, as in a backup."""
    assert book._resting is not None
    book._resting.join()


def damage(file: Path, statement: str, *, is_time_kept: bool = True) -> None:
    """Damage rows, and leave the time of the file as it was, as a disk does that fails."""
    before = file.stat()
    with closing(sqlite3.connect(file)) as other, other:
        other.execute(statement)
    if is_time_kept:
        set_times(file, before)


def set_times(file: Path, like: os.stat_result) -> None:
    """Give a file the times that it had."""
    os.utime(file, ns=(like.st_atime_ns, like.st_mtime_ns))
