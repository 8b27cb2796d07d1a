"""The album lies in the book, which gets its table when a newer version opens it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from gupai_desktop.engine.tiles import FACE
from gupai_desktop.games import find
from gupai_desktop.play.album import made_before, made_in
from gupai_desktop.play.history import History
from gupai_desktop.store import database, schema
from gupai_desktop.store.album import AlbumRows
from gupai_desktop.store.book import NAME, Book
from gupai_desktop.store.statistics import Statistics
from gupai_desktop.store.tables import SavedTables
from tests.histories import playing
from tests.play.test_album import won

DRAGON = (FACE["61"], FACE["54"], FACE["32"])
HEAVEN = (FACE["66"], FACE["66"])


@pytest.fixture
def book() -> Iterator[Book]:
    book = Book()
    yield book
    book.close()


def test_only_what_was_never_made_before_is_new(book: Book) -> None:
    album = AlbumRows(book)
    assert album.add([DRAGON, HEAVEN]) == {DRAGON, HEAVEN}
    assert album.add([DRAGON]) == frozenset()
    assert album.made == {DRAGON, HEAVEN}


def test_it_is_there_the_next_time(tmp_path: Path) -> None:
    book = Book(tmp_path / NAME)
    AlbumRows(book).add([DRAGON])
    book.close()
    book = Book(tmp_path / NAME)
    assert AlbumRows(book).made == {DRAGON}
    assert book.note is None
    book.close()


def test_what_was_won_before_is_found_at_the_tables(book: Book) -> None:
    one = playing("one")
    SavedTables(book, find).save(History.replayed(won(), one))
    Statistics(book).add_won(won(), one)
    album = AlbumRows(book)
    (saved,) = album.tables()
    assert made_before(saved, album.won(), find) == made_in(won())


def test_it_is_looked_for_once(book: Book) -> None:
    album = AlbumRows(book)
    assert not album.is_recalled
    album.set_recalled()
    assert album.is_recalled


def fill_first_version(file: Path) -> None:
    """Write a book of the first version, with a bookmark."""
    row = (1, "mine", "{}")
    with closing(database.connect(file)) as older:
        database._migrate(older, 1)
        older.execute(schema.insert("bookmark", row), schema.marked(row))


def test_a_book_of_the_first_version_is_opened_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / NAME
    fill_first_version(file)
    book = Book(file)
    assert book.note is None
    assert book.ask("SELECT name FROM bookmark") == [("mine",)]
    assert AlbumRows(book).add([DRAGON])
    book.close()
    with closing(sqlite3.connect(file)) as now:
        assert now.execute("PRAGMA user_version").fetchone() == (schema.VERSION,)
    assert [path.name for path in tmp_path.glob("*damaged*")] == []


def test_what_is_sound_in_a_damaged_book_of_the_first_version_is_taken(tmp_path: Path) -> None:
    file = tmp_path / NAME
    fill_first_version(file)
    with closing(database.connect(file)) as older:
        older.execute("INSERT INTO bookmark VALUES (2, 'other', '{}', 7)")
    book = Book(file)
    assert "damaged" in str(book.note)
    assert book.ask("SELECT name FROM bookmark") == [("mine",)]
    book.close()
