"""What of a book a start looks at, and that what it does not look at is looked at later."""

import json
import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from gupai_desktop.store import database, schema, soundness
from gupai_desktop.store.book import NAME, Book
from gupai_desktop.store.schema import PlayingRow, StepRow, TableRow
from gupai_desktop.store.tables import saved_table
from tests.made import DAY, MadeClock
from tests.store.books import backup_of, damage, set_times, wait_for_rest

CLOCK = MadeClock(DAY)


def put_deal(book: Book, place: int, moves: int = 0) -> None:
    deal = (f"p{place}", "zen.ten-sets", "", place, "", "", "2026-08-01T12:00:00Z")
    book.put("deal", place, *deal, 1, moves, 0.0, 0, 0, 0, "")


def fill(book: Book, *places: int) -> None:
    """Commit a deal at each of these places, at a table of one step."""
    for place in places:
        put_deal(book, place)
        book.put_row(PlayingRow(f"p{place}", "2026-08-01T12:00:00Z", 0.0, 0, ""))
        book.put_row(TableRow("zen.ten-sets", 0, 0, 0))
        book.put_row(StepRow("zen.ten-sets", 0, f"p{place}", "{}"))
        book.commit()


def deals(book: Book) -> list[tuple[int, int]]:
    return book.ask("SELECT place, moves FROM deal ORDER BY place")


def look_through(book: Book, then: Callable[[], object] = lambda: None) -> None:
    """Look the book through, as the window has it done at rest, until it is over."""
    book.back_up(CLOCK, then)
    wait_for_rest(book)


@pytest.fixture
def kept(file: Path) -> Path:
    """A closed book of 30 deals; its backup has 20."""
    for places in (range(1, 21), range(21, 31)):
        book = Book(file)
        look_through(book)
        fill(book, *places)
        book.close()
    return file


def killed(file: Path, *places: int, rests: bool = False) -> Path:
    """The files of a program that was killed after some more commits, in another folder."""
    book = Book(file)
    if rests:
        fill(book, *places[:1])
        book.rest()
        wait_for_rest(book)
    fill(book, *places)
    shutil.copytree(file.parent, place := file.parent.with_name("killed"))
    book.close()
    return place / NAME


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How many rows of each table were looked at, but for the numbers in `state`."""
    found = Counter[str]()

    def is_sound(table: str, row: tuple[Any, ...]) -> bool:
        found[table] += table != "state"
        return schema.is_sound(table, row)

    monkeypatch.setattr(soundness, "is_sound", is_sound)
    return found


# What a start looks at.


def test_a_start_after_a_quit_looks_at_no_row(kept: Path, looked_at: Counter[str]) -> None:
    book = Book(kept)
    assert (book.note, looked_at.total()) == (None, 0)
    book.close()
    assert looked_at.total() == 0, "nothing was written"


def test_a_quit_looks_at_what_was_written_in_its_run(kept: Path, looked_at: Counter[str]) -> None:
    book = Book(kept)
    fill(book, 31, 32)
    book.close()
    assert looked_at["deal"] == 2
    assert looked_at["step"] == looked_at["playing"] == 1


@pytest.mark.parametrize("rests", [False, True])
def test_a_start_after_a_kill_looks_at_what_was_written_since(
    kept: Path, looked_at: Counter[str], rests: bool
) -> None:
    left = killed(kept, 31, 32, rests=rests)
    looked_at.clear()
    book = Book(left)
    assert (book.note, len(deals(book))) == (None, 32)
    assert (looked_at["deal"], looked_at["step"]) == (2, 1)
    book.close()


def test_a_deal_that_was_written_again_is_looked_at_with_all_after_it(
    kept: Path, looked_at: Counter[str]
) -> None:
    book = Book(kept)
    put_deal(book, 25, moves=9)
    book.commit()
    shutil.copytree(kept.parent, left := kept.parent.with_name("killed"))
    looked_at.clear()
    again = Book(left / NAME)
    assert looked_at["deal"] == 6
    again.close()
    looked_at.clear()
    book.close()
    assert looked_at["deal"] == 6


def test_damage_in_what_was_written_since_is_found_by_the_start_after_a_kill(kept: Path) -> None:
    left = killed(kept, 31, 32)
    damage(left, "UPDATE deal SET moves = 5 WHERE place = 32")
    book = Book(left)
    assert "it is damaged" in str(book.note)
    assert [place for place, _ in deals(book)] == [*range(1, 32)]
    book.close()


def test_a_file_that_somebody_else_has_written_is_looked_at_from_end_to_end(
    kept: Path, looked_at: Counter[str]
) -> None:
    damage(kept, "UPDATE deal SET moves = 5 WHERE place = 3", is_time_kept=False)
    book = Book(kept)
    assert "it is damaged" in str(book.note)
    assert deals(book)[2] == (3, 0), "it is in the backup"
    book.close()
    looked_at.clear()
    Book(kept).close()
    assert looked_at.total() == 0


def test_a_copy_that_has_lost_its_time_is_looked_at_once(
    kept: Path, looked_at: Counter[str]
) -> None:
    copy = kept.with_name("copy") / NAME
    copy.parent.mkdir()
    shutil.copyfile(kept, copy)
    for expected in (30, 0):
        looked_at.clear()
        book = Book(copy)
        assert (book.note, looked_at["deal"]) == (None, expected)
        book.close()


@pytest.mark.parametrize("version", [1, 2, 3])
def test_a_book_that_says_nothing_of_being_sound_is_looked_at_from_end_to_end(
    file: Path, looked_at: Counter[str], version: int
) -> None:
    file.parent.mkdir()
    with closing(database.connect(file)) as older:
        database._migrate(older, version)
        for place in (1, 2, 3):
            deal = (place, f"p{place}", "zen.ten-sets", "", place, "", "", "2026-08-01T12:00:00Z")
            row = (*deal, 1, 0, 0.0, 0, 0, 0, "")
            older.execute(schema.insert("deal", row), schema.marked(row))
        older.execute(*soundness.put_numbers({schema.COMMITS: 1}))
    for expected in (3, 0):
        looked_at.clear()
        book = Book(file)
        assert (book.note, len(deals(book)), looked_at["deal"]) == (None, 3, expected)
        book.close()


def test_what_another_program_has_left_in_a_log_is_looked_at(kept: Path) -> None:
    with closing(sqlite3.connect(kept, isolation_level=None)) as other:
        other.execute("INSERT INTO bookmark VALUES (7, 'name', '{}', 1)")
        shutil.copytree(kept.parent, left := kept.parent.with_name("killed"))
    book = Book(left / NAME)
    assert "it is damaged" in str(book.note)
    assert book.ask("SELECT * FROM bookmark") == []
    book.close()


def test_a_row_that_would_not_be_found_is_missed_by_the_start(kept: Path) -> None:
    book = Book(kept)
    for place in (1, 2, 3):
        book.put("bookmark", place, "name", "{}")
    book.commit()
    book.close()
    # A page begins with its kind, its free space, and how many cells it has.
    change_page(kept, "bookmark", lambda page: page[:3] + b"\0\2" + page[5:])
    book = Book(kept)
    assert "it is damaged" in str(book.note)
    book.close()


def test_a_table_that_is_damaged_is_read_as_the_backup_has_it(kept: Path) -> None:
    damage(kept, "UPDATE step SET text = 'restart'")
    book = Book(kept)
    found = saved_table(book, "zen.ten-sets")
    assert found is not None
    assert '"p20"' in json.dumps(found[0]["first"]), "of the backup, as its steps are"
    assert "it is damaged" in str(book.note)
    book.close()


def test_no_deal_that_is_damaged_while_the_program_runs_is_said_to_be_sound(kept: Path) -> None:
    book = Book(kept)
    fill(book, 31)
    with closing(sqlite3.connect(kept)) as other, other:
        other.execute("UPDATE deal SET moves = 5 WHERE place = 31")
    book.close()
    book = Book(kept)
    assert "it is damaged" in str(book.note)
    assert len(deals(book)) == 30
    book.close()


def test_what_is_at_no_table_any_more_goes_with_a_quit(kept: Path) -> None:
    book = Book(kept)
    fill(book, 31, 32)
    assert book.ask("SELECT count(*) FROM playing") == [(3,)]
    book.close()
    book = Book(kept)
    assert book.ask("SELECT id FROM playing") == [("p32",)]
    book.close()


# What is looked at later.


@pytest.mark.parametrize("place", [3, 25])
def test_damage_in_old_rows_is_found_at_rest_told_as_at_a_start_and_mended(
    kept: Path, place: int
) -> None:
    damage(kept, f"UPDATE deal SET moves = 5 WHERE place = {place}")
    before = backup_of(kept).read_bytes()
    book = Book(kept)
    assert book.note is None
    said = list[str]()
    look_through(book, lambda: said.append("found"))
    assert said == ["found"]
    fill(book, 31)
    assert "it is damaged" in str(book.note)
    assert "kept as book.sqlite.damaged-1" in str(book.note)
    assert backup_of(kept).read_bytes() == before, "no backup is made of what is damaged"
    assert (place, 5) not in deals(book)
    assert len(deals(book)) == (31 if place == 3 else 30), "the backup has deal 3"
    fill(book, 32)
    assert (book.trouble, book.moves) == (None, 1)
    book.close()
    book = Book(kept)
    assert (book.note, deals(book)[-1]) == (None, (32, 0))
    book.close()


def change_page(file: Path, name: str, change: Callable[[bytes], bytes]) -> None:
    """Damage the first page of a table or an index, and leave the time of the file."""
    before, content = file.stat(), bytearray(file.read_bytes())
    with closing(sqlite3.connect(f"{file.as_uri()}?immutable=1", uri=True)) as other:
        question = "SELECT rootpage FROM sqlite_schema WHERE name = ?"
        (root,) = other.execute(question, (name,)).fetchone()
    page = slice((root - 1) * 4096, root * 4096)
    content[page] = change(bytes(content[page]))
    file.write_bytes(content)
    set_times(file, before)


def test_pages_that_are_damaged_are_found_at_rest(kept: Path) -> None:
    change_page(kept, "deal_of_playing", lambda page: bytes(len(page)))
    book = Book(kept)
    look_through(book)
    fill(book, 31)
    assert "it is damaged" in str(book.note)
    assert len(deals(book)) == 31
    book.close()


@pytest.mark.parametrize("is_killed", [False, True])
def test_damage_that_is_found_when_the_program_ends_is_told_by_the_next_start(
    kept: Path, is_killed: bool
) -> None:
    damage(kept, "UPDATE deal SET moves = 5 WHERE place = 3")
    book = Book(kept)
    if is_killed:
        look_through(book)
        shutil.copytree(kept.parent, left := kept.parent.with_name("killed"))
    else:
        left = kept.parent
        book.back_up(CLOCK)
    book.close()
    book = Book(left / NAME)
    assert "it is damaged" in str(book.note)
    assert deals(book)[2] == (3, 0)
    book.close()


def test_a_book_is_looked_through_before_its_backup_is_made(
    kept: Path, looked_at: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = list[int]()
    monkeypatch.setattr(
        "gupai_desktop.store.book.back_up", lambda *_, **__: seen.append(looked_at["deal"])
    )
    book = Book(kept)
    look_through(book)
    assert seen == [30]
    book.close()


def test_whoever_looks_through_a_book_pauses_after_some_rows(kept: Path) -> None:
    pauses = list[None]()
    book = Book(kept)
    fill(book, *range(31, 31 + 2 * soundness._SLICE))
    with closing(database.connect(kept)) as connection:
        assert database.is_sound_throughout(connection, lambda: pauses.append(None))
    assert len(pauses) == 4, "as many playings as deals"
    book.close()


def test_a_book_in_which_another_thread_writes_is_looked_through(kept: Path) -> None:
    book = Book(kept)
    writing = iter(range(31, 40))
    fill(book, *range(200, 200 + soundness._SLICE))
    with closing(database.connect(kept)) as connection:
        assert database.is_sound_throughout(connection, lambda: fill(book, next(writing)))
    assert book.trouble is None
    book.close()
    assert backup_of(kept).exists()


@pytest.mark.parametrize("is_damaged", [False, True])
def test_nobody_waits_for_the_pauses_of_a_look(
    kept: Path, monkeypatch: pytest.MonkeyPatch, is_damaged: bool
) -> None:
    book = Book(kept)
    fill(book, *range(31, 31 + 2 * soundness._SLICE))
    book.close()
    if is_damaged:
        damage(kept, "UPDATE step SET text = 'restart'")
    before = backup_of(kept).read_bytes()
    monkeypatch.setattr("gupai_desktop.store.book._PAUSE", 3600)
    book = Book(kept)
    book.back_up(CLOCK)
    steps = [row.text for row in book.rows(StepRow)]
    assert ("it is damaged" in str(book.note), steps) == (is_damaged, ["{}"])
    book.close()
    assert (backup_of(kept).read_bytes() == before) == is_damaged
