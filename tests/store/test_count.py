"""The count beside a book: a number that is there, or 0 for whatever else is."""

import os
from pathlib import Path

import pytest

from gupai_desktop.store.count import Count


@pytest.fixture
def book(tmp_path: Path) -> Path:
    return tmp_path / "book.sqlite"


def test_the_number_that_was_written_last_is_read_the_next_time(book: Path) -> None:
    count = Count()
    assert count.read(book) == 0
    for commits in (10**11, 7):
        count.write(commits)
        assert (count.read(book), Count().read(book)) == (commits, commits)


def test_nothing_is_written_before_it_is_read_nor_once_it_was_let_go(book: Path) -> None:
    count = Count()
    count.write(1)
    assert not count.is_open
    count.read(book)
    count.write(2)
    count.let_go()
    count.write(3)
    assert (count.is_open, Count().read(book)) == (False, 2)


def test_it_can_be_brought_to_the_disk_while_it_is_open(book: Path) -> None:
    count = Count()
    count.read(book)
    assert os.path.samestat(os.fstat(count.fileno()), os.stat(f"{book}.count"))
    os.fsync(count)


def test_a_folder_or_a_link_in_its_place_is_no_count_and_stays(book: Path) -> None:
    place = book.with_name("book.sqlite.count")
    place.mkdir()
    assert (Count().read(book), place.is_dir()) == (0, True)
    place.rmdir()
    theirs = book.with_name("theirs")
    theirs.write_text("12")
    place.symlink_to(theirs)
    count = Count()
    count.write(count.read(book) + 1)
    assert theirs.read_text() == ("12" if hasattr(os, "O_NOFOLLOW") else f"{13:020}")
