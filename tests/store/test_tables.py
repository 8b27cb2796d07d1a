"""The tables of all games in the book: each step a row, undo and redo a cursor."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.play import history as kept
from gupai_desktop.play.history import History
from gupai_desktop.store.book import NAME, Book
from gupai_desktop.store.tables import SavedTables
from tests.histories import histories, history_of, played, playing
from tests.made import DAY, MadeClock
from tests.store.books import wait_for_rest
from tests.strategies import repeatable

ZEN = find("zen.ten-sets")


def again(book: Book, game_id: str = ZEN.id) -> History | None:
    """What another run finds."""
    tables = SavedTables(book, find)
    found = tables.load(game_id)
    assert tables.note is None
    return found


def steps(book: Book) -> list[tuple[int, str]]:
    return book.ask("SELECT number, text FROM step ORDER BY number")


@settings(repeatable, max_examples=40)
@given(one=histories(), other=histories())
def test_any_history_comes_back_and_so_does_another(one: History, other: History) -> None:
    book = Book()
    tables = SavedTables(book, find)
    for history in (one, other):
        tables.save(history)
        book.commit()
        assert again(book, history.game_id) == history


def test_a_move_is_one_row_more_and_undo_moves_the_cursor() -> None:
    book = Book()
    tables, history = SavedTables(book, find), history_of(ZEN, moves=5)
    for index in range(1, 6):
        tables.save(replace(history, steps=history.steps[: index + 1], index=index))
        book.commit()
        assert len(steps(book)) == index + 1
    before = steps(book)
    tables.save(replace(history, index=2))
    book.commit()
    assert (steps(book), again(book)) == (before, replace(history, index=2))


def test_a_move_after_undo_takes_the_place_of_what_redo_would_have_brought() -> None:
    book = Book()
    tables, history = SavedTables(book, find), history_of(ZEN, moves=5)
    tables.save(history)
    one, two = history.steps[0], history.steps[1]
    record = two.record.play(ZEN.moves(two.record.table)[-1])
    other = History.of_records((step, playing("one")) for step in (one.record, two.record, record))
    tables.save(replace(other, steps=(one, two, other.steps[2])))
    book.commit()
    assert again(book) == other
    assert len(steps(book)) == 3


def test_a_long_history_lets_go_of_its_first_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MAX_STEPS", 20)
    book = Book()
    tables = SavedTables(book, find)
    moments = [(record, playing("one")) for record in played(Record.of_deal(ZEN, 7), 30)]
    for count in (20, 21, 30):
        history = History.of_records(moments[: count + 1])
        tables.save(history)
        book.commit()
        assert [number for number, _ in steps(book)] == [*range(count - 20, count + 1)]
        assert again(book) == history


def test_time_and_help_are_written_without_a_step() -> None:
    book = Book()
    tables, history = SavedTables(book, find), history_of(ZEN)
    tables.save(history)
    later = replace(history, known={"one": playing("one", seconds=70.0, is_assisted=True)})
    tables.save(later)
    book.commit()
    assert again(book) == later


def test_what_is_saved_already_is_not_written_again() -> None:
    book = Book()
    tables, history = SavedTables(book, find), history_of(ZEN)
    tables.save(history)
    book.commit()
    tables.save(history)
    assert book._waiting == []


def test_a_table_that_cannot_be_replayed_is_kept_in_a_file_and_told(tmp_path: Path) -> None:
    book = Book(tmp_path / NAME)
    tables = SavedTables(book, find)
    tables.save(history_of(ZEN, moves=2))
    book.put("step", ZEN.id, 1, "one", "exchange 11a 11a")
    book.commit()
    tables = SavedTables(book, find)
    assert tables.load(ZEN.id) is None
    assert "is kept as zen.ten-sets.gupai.damaged-1" in str(tables.note)
    assert "exchange 11a 11a" in (tmp_path / "zen.ten-sets.gupai.damaged-1").read_text()
    tables.save(history_of(ZEN, number=8))
    book.commit()
    assert again(book) == history_of(ZEN, number=8)
    book.close()


def test_of_a_table_that_has_lost_a_row_the_backup_is_taken(tmp_path: Path) -> None:
    left, later = history_of(ZEN, moves=3), history_of(ZEN, number=8)
    for change in (
        "UPDATE step SET text = 'nonsense' WHERE number = 1",
        "UPDATE playing SET seconds = 5",
        "DELETE FROM step WHERE number = 0",
    ):
        file = tmp_path / str(len(change)) / NAME
        for history in (left, later):
            book = Book(file)
            book.back_up(MadeClock(DAY))
            wait_for_rest(book)
            SavedTables(book, find).save(history)
            book.commit()
            book.close()
        book = Book(file)
        book.run(change)
        book.commit()
        book.close()
        book = Book(file)
        assert "it is damaged" in str(book.note), change
        assert again(book) == left, change
        book.close()
