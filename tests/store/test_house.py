"""Moving house: beside a file that is another's, and back into one that can be used again."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from gupai_desktop.engine.words import words
from gupai_desktop.store import database
from gupai_desktop.store.house import House, replaced
from gupai_desktop.store.schema import COMMITS, insert, marked
from gupai_desktop.store.soundness import log_of

WHY = words("it is damaged")


def play(connection: sqlite3.Connection, commits: int) -> None:
    """Let a book have that many commits."""
    row = (COMMITS, commits)
    connection.execute(insert("state", row), marked(row))


def waiting(file: Path, played: sqlite3.Connection) -> House:
    """Return a house that waits for a file, while three commits are made elsewhere."""
    house = House(file)
    house.wait_for(file, played, WHY)
    play(played, 3)
    return house


@pytest.fixture
def played() -> Iterator[sqlite3.Connection]:
    with closing(database.in_memory()) as connection:
        yield connection


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "book.sqlite"
    database.opened(file, 0)[0].close()
    return file


def test_a_file_is_gone_once_it_is_removed_or_another_lies_there(file: Path) -> None:
    house = House(file)
    house.know(file)
    assert not house.is_gone(file)
    other = file.with_name("other")
    other.write_bytes(file.read_bytes())
    other.replace(file)
    assert house.is_gone(file)
    file.unlink()
    assert house.is_gone(file)
    assert not house.is_gone(None), "a book in memory has none"


def test_what_was_played_comes_into_the_awaited_file_once(
    file: Path, played: sqlite3.Connection
) -> None:
    house = waiting(file, played)
    entered = house.entered(played, 0)
    assert entered is not None
    with closing(entered[0]) as connection:
        assert database.commits_in(connection) == 3
    assert (house.awaited, house.message, house.is_gone(file)) == (None, None, False)


def test_an_awaited_file_that_has_more_than_was_read_of_it_is_left_as_it_is(
    file: Path, played: sqlite3.Connection
) -> None:
    house = waiting(file, played)
    with closing(database.connect(file)) as there:
        play(there, 2)
    assert house.entered(played, 0) is None
    assert (house.awaited, house.message) == (file, WHY)
    with closing(database.connect(file)) as there:
        assert database.commits_in(there) == 2


def test_a_book_beside_its_file_has_all_and_is_told_by_both_names(
    file: Path, played: sqlite3.Connection
) -> None:
    play(played, 4)
    house = House(file)
    house.know(file)
    connection, aside = house.beside(played, file, replaced, database.connect)
    with closing(connection):
        assert (aside.name, database.commits_in(connection)) == ("book.sqlite.damaged-1", 4)
    assert not house.is_gone(aside)
    assert house.is_gone(file), "it is another's now"
    assert str(house.message) == str(replaced(file.name, aside.name))


def test_where_there_is_no_room_beside_nothing_is_left_there_nor_told(
    file: Path, played: sqlite3.Connection
) -> None:
    def full(aside: Path) -> sqlite3.Connection:
        aside.write_bytes(b"half")
        raise sqlite3.OperationalError("full")

    house = House(file)
    house.know(file)
    with pytest.raises(sqlite3.Error):
        house.beside(played, file, replaced, full)
    assert not file.with_name("book.sqlite.damaged-1").exists()
    assert (house.message, house.is_gone(file)) == (None, False)


def test_only_the_log_of_the_book_itself_is_removed(file: Path) -> None:
    log = log_of(file)
    log.write_bytes(b"ours")
    house = House(file)
    house.know(file)
    theirs = file.with_name("theirs")
    theirs.write_bytes(b"theirs")
    theirs.replace(log)
    house.remove_log(file)
    assert log.exists()
    house.know(file)
    house.remove_log(file)
    assert not log.exists()
