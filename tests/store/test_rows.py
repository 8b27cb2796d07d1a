"""The rows of a book, read by another connection."""

from contextlib import closing
from pathlib import Path

from gupai_desktop.store import database
from gupai_desktop.store.book import Book
from gupai_desktop.store.rows import read_apart
from gupai_desktop.store.schema import BookmarkRow


def test_another_thread_reads_nothing_in_a_damaged_book(file: Path) -> None:
    book = Book(file)
    book.put("bookmark", 1, "a", "{}")
    book.commit()
    with closing(database.connect(file)) as other:
        other.execute("UPDATE bookmark SET name = 'b'")
    assert read_apart(file, lambda rows: rows.rows(BookmarkRow)) is None
    book.close()
