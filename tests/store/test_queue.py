"""The queue of a book: all of a transaction or nothing, and what failed waits."""

import sqlite3

import pytest

from gupai_desktop.store.queue import Queue

ONE, TWO = (("INSERT INTO number VALUES (?)", (value,)) for value in (1, 2))
FAULT = ("INSERT INTO nothing VALUES (1)", ())


class Place:
    """A database with one table, and how often a transaction was begun in it."""

    def __init__(self) -> None:
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        self.connection.execute("CREATE TABLE number (value INTEGER)")
        self.begun, self.is_busy = 0, False
        self.queue = Queue(self.begin, lambda: self.connection)

    def begin(self) -> None:
        self.begun += 1
        self.connection.execute("BEGIN")
        if self.is_busy:
            raise sqlite3.OperationalError("busy")

    def numbers(self) -> list[int]:
        return [value for (value,) in self.connection.execute("SELECT value FROM number")]


def test_what_waits_is_done_once_in_one_transaction_until_it_ends() -> None:
    place = Place()
    place.queue.append(ONE)
    place.queue.write()
    place.queue.append(TWO)
    place.queue.write()
    assert (place.numbers(), place.begun, list(place.queue)) == ([1, 2], 1, [ONE, TWO])
    assert place.queue.lock.locked()
    place.queue.end()
    assert (place.numbers(), place.queue) == ([1, 2], [])
    assert (place.queue.lock.locked(), place.connection.in_transaction) == (False, False)


def test_the_lock_that_another_thread_holds_is_left_to_it() -> None:
    place = Place()
    place.queue.append(ONE)
    with place.queue.lock:
        place.queue.undo()
        assert place.queue.lock.locked()
    place.queue.write()
    assert place.numbers() == [1]


def test_where_nothing_waits_no_transaction_begins() -> None:
    place = Place()
    place.queue.write()
    assert (place.begun, place.queue.lock.locked()) == (0, False)


def test_the_last_statements_are_of_the_transaction_and_do_not_wait() -> None:
    place = Place()
    place.queue.append(ONE)
    place.queue.write()
    with pytest.raises(sqlite3.Error):
        place.queue.end(TWO, FAULT)
    assert (place.numbers(), list(place.queue)) == ([], [ONE])
    place.queue.write()
    place.queue.end(TWO)
    assert (place.numbers(), place.begun) == ([1, 2], 2)


@pytest.mark.parametrize("is_begun", [True, False])
def test_a_statement_that_fails_undoes_all_and_all_waits_again(is_begun: bool) -> None:
    place = Place()
    place.queue.append(ONE)
    if is_begun:
        place.queue.write()
    place.queue.append(FAULT)
    for _ in range(2):
        with pytest.raises(sqlite3.Error):
            place.queue.write()
        assert (place.numbers(), list(place.queue)) == ([], [ONE, FAULT])
        assert not place.queue.lock.locked()


def test_a_transaction_that_does_not_begin_leaves_none_open() -> None:
    place = Place()
    place.queue.append(ONE)
    place.is_busy = True
    with pytest.raises(sqlite3.Error):
        place.queue.write()
    assert (place.queue.lock.locked(), place.connection.in_transaction) == (False, False)
    place.is_busy = False
    place.queue.write()
    place.queue.end()
    assert place.numbers() == [1]


def test_what_waits_goes_where_the_book_lies_when_its_transaction_begins() -> None:
    place = Place()
    before = place.connection
    place.queue.append(ONE)
    with pytest.raises(sqlite3.Error):
        place.queue.write(FAULT)
    place.connection = Place().connection
    place.queue.write()
    place.queue.end()
    assert place.numbers() == [1]
    assert before.execute("SELECT count(*) FROM number").fetchone() == (0,)
