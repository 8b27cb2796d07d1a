"""Bookmarks: what they keep."""

import pytest

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import LONGEST_NAME
from gupai_desktop.games import find
from gupai_desktop.store.book import Book
from gupai_desktop.store.tables import MAX_BOOKMARKS, Bookmark, Bookmarks
from tests.histories import history_of, played, playing

ZEN = find("zen.ten-sets")


@pytest.fixture
def mark() -> Bookmark:
    """A bookmark of deal 7 after two of its moves, a third having been undone."""
    return Bookmark.of_history(history_of(ZEN, number=7, moves=3, undone=1))


def test_a_bookmark_comes_back_from_the_book_with_moves_and_playing(mark: Bookmark) -> None:
    book = Book()
    Bookmarks(book).every = (mark.named("hard one"),)
    (found,) = Bookmarks(book).every
    assert (found.game_id, found.number, len(found.moves), found.name) == (
        ZEN.id,
        7,
        2,
        "hard one",
    )
    history = found.history(find)
    assert history.record == played(Record.of_deal(ZEN, 7), 3)[2]
    assert history.playing == playing("one")


def test_a_name_is_short_and_printable(mark: Bookmark) -> None:
    assert mark.named(" a\tb\n\u200bc ").name == "a b c"
    assert len(mark.named("x" * 500).name) == LONGEST_NAME


def test_no_more_bookmarks_are_kept_than_fit(mark: Bookmark) -> None:
    book = Book()
    bookmarks = Bookmarks(book)
    bookmarks.every = tuple(mark.named(str(number)) for number in range(MAX_BOOKMARKS + 3))
    assert len(Bookmarks(book).every) == len(bookmarks.every) == MAX_BOOKMARKS


def test_a_bookmark_that_only_a_later_version_can_read_is_left_out(mark: Bookmark) -> None:
    book = Book()
    Bookmarks(book).every = (mark,)
    book.put("bookmark", 7, "later", '{"game": "zen.ten-sets"}')
    assert len(Bookmarks(book).every) == 1
