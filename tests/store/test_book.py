"""The book: rows that are there whole or not at all, damage that is told, one backup."""

import errno
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any

import pytest

from gupai_desktop.store import backups, database, schema
from gupai_desktop.store.book import NAME, Book
from gupai_desktop.store.rows import read_apart
from gupai_desktop.store.saves import CannotSave
from gupai_desktop.store.schema import BookmarkRow
from tests.days import ROWS, set_clock
from tests.made import DAY, MadeClock
from tests.scripts import ROOT
from tests.store.books import backup_of, wait_for_rest

CLOCK = MadeClock(DAY)
#: When every deal of these books was begun.
BEGUN = datetime.fromisoformat("2026-08-01T12:00:00Z")


def fill(book: Book, *places: int) -> None:
    """Commit a bookmark at each of these places, and a deal with it."""
    for place in places:
        book.put("bookmark", place, f"name {place}", "{}")
        deal = (f"p{place}", "zen.ten-sets", "", place, "", "", "2026-08-01T12:00:00Z")
        book.put("deal", place, *deal, 1, 0, 0.0, 0, 0, 0, "")
        book.commit()


def places(book: Book) -> list[int]:
    deals = [row[0] for row in book.ask("SELECT place FROM deal ORDER BY place")]
    assert deals == [row[0] for row in book.ask("SELECT place FROM bookmark ORDER BY place")]
    return deals


def finish(book: Book) -> None:
    """Make the backup, and end as the program does."""
    back_up(book)
    book.close()


def back_up(book: Book) -> None:
    """Make the backup, if the book may have one, at noon of the day of these tests."""
    book.back_up(CLOCK)
    if book._resting:
        book._resting.join()
    if book._file and backup_of(book._file).exists():
        aged(book._file, 0)


@pytest.fixture
def kept(file: Path) -> Path:
    """A book with three deals, of which the backup has two, closed."""
    for run in ((1,), (2,), (3,)):
        book = Book(file)
        back_up(book)
        fill(book, *run)
        book.close()
    return file


def content_of(file: Path) -> tuple[list[int], str]:
    """What is there when the book is opened, and what the player is told."""
    book = Book(file)
    found = places(book), str(book.note or book.trouble or "")
    finish(book)
    return found


# Rows.


def test_what_was_committed_is_there_the_next_time(file: Path) -> None:
    book = Book(file)
    assert book.is_new
    fill(book, 1, 2)
    assert not book.is_new
    finish(book)
    assert content_of(file) == ([1, 2], "")


def test_the_types_of_rows_have_the_columns_of_their_tables() -> None:
    book = Book()
    for kind, table in schema.ROWS.items():
        columns = [row[1] for row in book.ask(f"PRAGMA table_info({table})")]
        assert columns == [*kind._fields, "mark"]  # type: ignore[attr-defined]
    older = {"training", "best_round"}
    assert {*schema.ROWS.values(), "state", *older} == set(schema.TABLES)


def test_the_file_says_whose_it_is(kept: Path) -> None:
    with closing(sqlite3.connect(kept)) as other:
        assert other.execute("PRAGMA application_id").fetchone() == (0x67757061,)
        assert other.execute("PRAGMA user_version").fetchone() == (3,)


def test_what_is_put_is_seen_before_it_is_committed_and_lost_if_it_never_is(file: Path) -> None:
    book = Book(file)
    book.put("bookmark", 1, "", "{}")
    assert book.ask("SELECT count(*) FROM bookmark") == [(1,)]
    with closing(sqlite3.connect(file)) as other:
        assert other.execute("SELECT count(*) FROM bookmark").fetchone() == (0,)
    book.commit()
    with closing(sqlite3.connect(file)) as other:
        assert other.execute("SELECT count(*) FROM bookmark").fetchone() == (1,)
    book.close()


def test_a_step_needs_its_table_and_its_playing(file: Path) -> None:
    book = Book(file)
    book.put("step", "zen.ten-sets", 0, "p1", "{}")
    book.commit()
    assert "FOREIGN KEY" in str(book.trouble)
    book.close()


def test_rows_wait_while_another_program_writes_and_nothing_waits_for_it(file: Path) -> None:
    book = Book(file)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        fill(book, 1, 2)
        assert "another program is using it" in str(book.trouble)
        assert places(book) == []
        other.execute("ROLLBACK")
    fill(book, 3)
    assert (book.trouble, places(book)) == (None, [1, 2, 3])
    finish(book)
    assert content_of(file) == ([1, 2, 3], "")


def test_rows_wait_while_the_disk_is_full(file: Path) -> None:
    book = Book(file)
    fill(book, 1)
    full = book.ask("PRAGMA page_count")[0][0]
    book.ask(f"PRAGMA max_page_count = {full}")
    book.put("bookmark", 9, "x" * 100_000, "{}")
    fill(book, 2)
    assert "there is no space left" in str(book.trouble)
    book.ask("PRAGMA max_page_count = 100000")
    fill(book, 3)
    assert book.trouble is None
    assert book.ask("SELECT count(*) FROM bookmark") == [(4,)]
    finish(book)


def test_what_waits_is_written_at_the_end(file: Path) -> None:
    book = Book(file)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        fill(book, 1)
        other.execute("ROLLBACK")
    book.close()
    assert content_of(file) == ([1], "")


KILLED = """
import sys
from pathlib import Path
from gupai_desktop.store.book import Book
from tests.store.test_book import fill
book = Book(Path(sys.argv[1]))
print(book.note, flush=True)
for place in range(book.ask("SELECT count(*) FROM deal")[0][0] + 1, 10**6):
    fill(book, place)
    print(place, flush=True)
    if place % 7 == 0:
        book.rest()
"""


def test_a_killed_program_leaves_all_that_it_has_committed(file: Path) -> None:
    for lines in (1, 2, 3, 20, 50):
        with subprocess.Popen(
            [sys.executable, "-c", KILLED, str(file)], cwd=ROOT, stdout=subprocess.PIPE, text=True
        ) as program:
            assert program.stdout is not None
            said = [program.stdout.readline().strip() for _ in range(lines)]
            program.kill()
            program.communicate()
        assert said[0] == "None"
        book = Book(file)
        assert book.note is None
        if lines > 1:
            assert len(places(book)) >= int(said[-1])
        book.close()


# Damage.


def test_an_empty_file_beside_a_backup_is_told_every_time_and_the_backup_stays(kept: Path) -> None:
    for _ in range(2):
        kept.write_bytes(b"")
        before = backup_of(kept).read_bytes()
        book = Book(kept)
        assert "made anew" in str(book.note)
        assert "it is missing or empty" in str(book.note)
        assert places(book) == [1, 2]
        finish(book)
        assert backup_of(kept).read_bytes() == before


def test_a_missing_file_comes_back_from_its_backup(kept: Path) -> None:
    for _ in range(2):
        kept.unlink()
        found, note = content_of(kept)
        assert found == [1, 2]
        assert "it is missing or empty" in note
    assert content_of(kept) == ([1, 2], ""), "nothing is wrong any more"


def leave_open(file: Path, *more: int) -> Path:
    """The files of a program that was killed after some more commits, in another folder."""
    book = Book(file)
    fill(book, *more)
    place = file.parent.with_name("killed")
    shutil.copytree(file.parent, place)
    book.close()
    return place / NAME


def test_a_log_that_was_removed_is_noticed(kept: Path) -> None:
    left = leave_open(kept, 4, 5)
    assert content_of(left) == ([1, 2, 3, 4, 5], "")
    shutil.rmtree(left.parent)
    left = leave_open(kept, 6, 7)
    left.with_name(f"{NAME}-wal").unlink()
    found, note = content_of(left)
    assert found == [1, 2, 3, 4, 5]
    assert "it is damaged" in note
    assert content_of(left) == (found, ""), "it is told once, for the book is whole again"


@pytest.mark.parametrize("damage", ["cut", "flipped"])
def test_a_log_that_is_damaged_is_noticed(kept: Path, damage: str) -> None:
    left = leave_open(kept, 4, 5)
    saved = {file: file.read_bytes() for file in left.parent.iterdir()}
    log = left.with_name(f"{NAME}-wal")
    for place in range(40, len(saved[log]), len(saved[log]) // 20):
        for file in left.parent.iterdir():
            file.unlink()
        for file, content in saved.items():
            file.write_bytes(content)
        damaged = bytearray(saved[log])
        if damage == "cut":
            del damaged[place:]
        else:
            damaged[place] ^= 1
        log.write_bytes(damaged)
        found, note = content_of(left)
        assert found[:3] == [1, 2, 3]
        assert "it is damaged" in note, place


@pytest.mark.parametrize("content", [b"9" * 20, b"-" + b"9" * 19, b"\xff" * 20, b""])
def test_a_count_that_is_damaged_keeps_no_book(kept: Path, content: bytes) -> None:
    kept.with_name(f"{NAME}.count").write_bytes(content)
    book = Book(kept)
    assert (book.note, places(book)) == (None, [1, 2, 3])
    book.close()


def test_a_row_that_was_changed_is_left_out_and_told_and_comes_from_the_backup(kept: Path) -> None:
    with closing(sqlite3.connect(kept)) as other, other:
        other.execute("UPDATE deal SET moves = 5 WHERE place > 1")
        other.execute("UPDATE bookmark SET name = 'forged' WHERE place = 3")
    book = Book(kept)
    assert "it is damaged" in str(book.note)
    assert book.ask("SELECT place, moves FROM deal") == [(1, 0), (2, 0)]
    assert "damaged-1" in str(book.note)
    book.close()


@pytest.mark.parametrize(
    ("table", "values"),
    [
        ("bookmark", (7, "name", None)),
        ("bookmark", (7, b"name", "{}")),
        ("training", ("drill", "kind", "many", 0, "")),
        ("training", ("drill", "kind", -1, 0, "")),
        ("best_round", ("drill", 2**63 - 1, 1.0)),
        ("best_round", ("drill", 1, float("inf"))),
        ("state", (1, "many")),
    ],
)
def test_a_row_with_its_checksum_and_an_absurd_value_is_left_out_and_told(
    kept: Path, table: str, values: tuple[object, ...]
) -> None:
    with closing(sqlite3.connect(kept)) as other, other:
        other.execute(schema.insert(table, values), schema.marked(values))
    book = Book(kept)
    assert "it is damaged" in str(book.note)
    assert places(book) == [1, 2, 3]
    assert values not in [row[:-1] for row in book.ask(f"SELECT * FROM {table}")]
    book.close()


def test_a_view_in_the_place_of_a_table_is_not_read(kept: Path) -> None:
    with closing(sqlite3.connect(kept)) as other, other:
        row = ("drill", 1, 1.0)
        other.execute(schema.insert("best_round", row), schema.marked(row))
        other.execute("ALTER TABLE best_round RENAME TO hidden")
        other.execute("CREATE VIEW best_round AS SELECT * FROM hidden")
    book = Book(kept)
    assert "it is damaged" in str(book.note)
    assert (places(book), book.ask("SELECT * FROM best_round")) == ([1, 2, 3], [])
    book.close()


class Ended(BaseException):
    """The program is killed."""


def ending_at(number: int) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Return what wraps calls so that the program is killed at that one of all of them."""
    calls = []

    def ending(call: Callable[..., Any]) -> Callable[..., Any]:
        def ended(*arguments: Any) -> Any:
            calls.append(call)
            if len(calls) == number:
                raise Ended
            return call(*arguments)

        return ended

    return ending


@pytest.mark.parametrize("number", range(1, 9))
def test_wherever_a_recovery_breaks_off_the_next_start_has_all_its_rows(
    kept: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    with closing(sqlite3.connect(kept)) as other, other:
        other.execute("UPDATE bookmark SET name = 'forged' WHERE place = 2")
    ending = ending_at(number)
    with monkeypatch.context() as patched:
        for owner, name in (
            (database, "set_aside"),
            (database, "bring_to_disk"),
            (database, "folder_to_disk"),
            (os, "replace"),
        ):
            patched.setattr(owner, name, ending(getattr(owner, name)))
        with suppress(Ended):
            Book(kept).close()
    found, note = content_of(kept)
    assert found == [1, 2, 3], number
    assert note, "it is told, whoever finished it"
    assert content_of(kept) == ([1, 2, 3], "")


def test_what_was_set_aside_is_read_again_if_it_has_more(kept: Path) -> None:
    kept.rename(kept.with_name(f"{NAME}.damaged-1"))
    found, note = content_of(kept)
    assert found == [1, 2, 3]
    assert "made anew" in note


def test_a_look_at_a_book_leaves_its_log(kept: Path) -> None:
    left = leave_open(kept, 4)
    log = left.with_name(f"{NAME}-wal")
    before = log.read_bytes()
    assert database._fault_of(left, 1) is None
    assert log.read_bytes() == before
    assert database._fault_of(left, 99) is not None
    assert log.read_bytes() == before


@pytest.mark.parametrize("content", [b"no database" * 500, b"\0" * 4096, b"SQLite format 3\0"])
def test_a_file_that_is_no_database_is_set_aside_as_it_is(kept: Path, content: bytes) -> None:
    kept.write_bytes(content)
    found, note = content_of(kept)
    assert found == [1, 2]
    assert "kept as book.sqlite.damaged-1" in note
    assert kept.with_name("book.sqlite.damaged-1").read_bytes() == content


def test_whatever_bit_is_flipped_nothing_changes_in_silence(kept: Path, tmp_path: Path) -> None:
    whole, chance = kept.read_bytes(), Random(1)
    for number in range(60):
        folder = tmp_path / str(number)
        shutil.copytree(kept.parent, folder)
        content = bytearray(whole)
        content[chance.randrange(4096 if number % 2 else len(whole))] ^= 1 << chance.randrange(8)
        (folder / NAME).write_bytes(content)
        found, note = content_of(folder / NAME)
        assert found == [1, 2, 3] or (note and set(found) >= {1, 2})
        assert content_of(folder / NAME) == (found, ""), "what was made anew is whole"


def test_wherever_the_file_breaks_off_the_rest_comes(kept: Path, tmp_path: Path) -> None:
    whole = kept.read_bytes()
    for number in range(1, 20):
        folder = tmp_path / str(number)
        shutil.copytree(kept.parent, folder)
        (folder / NAME).write_bytes(whole[: len(whole) * number // 20])
        found, note = content_of(folder / NAME)
        assert found == [1, 2, 3] or (found == [1, 2] and "made anew" in note)


def test_a_backup_that_is_damaged_is_no_trouble_and_made_anew(kept: Path) -> None:
    backup_of(kept).write_bytes(b"nonsense")
    assert content_of(kept) == ([1, 2, 3], "")
    kept.unlink()
    assert content_of(kept)[0] == [1, 2, 3]


def test_where_all_is_lost_the_book_is_new_again_and_that_is_told(kept: Path) -> None:
    kept.unlink()
    backup_of(kept).unlink()
    book = Book(kept)
    assert book.is_new
    assert "it is missing or empty" in str(book.note)
    fill(book, 1)
    finish(book)
    assert content_of(kept) == ([1], "")


@pytest.mark.skipif(os.name == "nt", reason="an open file cannot be removed there")
@pytest.mark.parametrize("is_replaced", [True, False])
def test_a_book_that_is_replaced_or_removed_meanwhile_goes_on_beside_and_is_told(
    kept: Path, is_replaced: bool
) -> None:
    copy = kept.with_name("copy")
    shutil.copy(kept, copy)
    book = Book(kept)
    fill(book, 4)
    copy.replace(kept) if is_replaced else kept.unlink()
    fill(book, 5)
    assert "replaced or removed" in str(book.trouble)
    fill(book, 6)
    assert "replaced or removed" in str(book.trouble)
    assert places(book) == [1, 2, 3, 4, 5, 6]
    book.close()
    assert not kept.with_name(f"{NAME}-wal").exists(), "it is not of the other file"
    found, note = content_of(kept)
    assert (found, "made anew" in note) == ([1, 2, 3, 4, 5, 6], True)


# Files that are not ours to write.


def foreign(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as other, other:
        other.execute("CREATE TABLE theirs (number)")


def newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as other, other:
        other.execute("CREATE TABLE later (number)")
        other.execute("PRAGMA user_version = 4")


def newer_with_the_same_tables(file: Path) -> None:
    with closing(sqlite3.connect(file)) as other, other:
        other.execute("PRAGMA user_version = 4")


@pytest.mark.parametrize(
    ("change", "reason", "found"),
    [
        (foreign, "belongs to another program", [1, 2]),
        (newer, "a later version", [1, 2, 3]),
        (newer_with_the_same_tables, "a later version", [1, 2, 3]),
    ],
)
def test_a_file_that_is_not_ours_is_told_every_time_and_stays_as_it_is(
    kept: Path, change: Callable[[Path], None], reason: str, found: list[int]
) -> None:
    change(kept)
    before = kept.read_bytes(), backup_of(kept).read_bytes()
    for _ in range(2):
        book = Book(kept)
        assert reason in str(book.note)
        assert "You can play on" in str(book.note)
        assert places(book) == found, "what can be read can be seen"
        fill(book, 9)
        assert (places(book), book.trouble) == ([*found, 9], None)
        finish(book)
        assert (kept.read_bytes(), backup_of(kept).read_bytes()) == before


def test_a_file_that_another_program_holds_is_read_and_left_alone(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database.opened, "__defaults__", (0.01,))
    with closing(sqlite3.connect(kept, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        other.execute("UPDATE state SET count = count")
        found, note = content_of(kept)
    assert (found, "another program is using it" in note) == ([1, 2, 3], True)
    assert content_of(kept) == ([1, 2, 3], "")


def test_what_is_no_file_in_the_place_of_the_book_is_told_at_once(file: Path) -> None:
    for put in (Path.mkdir, os.mkfifo) if hasattr(os, "mkfifo") else (Path.mkdir,):
        shutil.rmtree(file.parent, ignore_errors=True)
        file.parent.mkdir(parents=True)
        put(file)
        book = Book(file)
        fill(book, 1)
        assert "cannot be written" in str(book.trouble)
        book.close()
        assert not file.is_file()


def test_a_backup_for_which_there_is_no_room_leaves_nothing_behind(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "")

    monkeypatch.setattr(backups, "bring_to_disk", full)
    finish(Book(kept))
    assert not kept.with_name(f"{NAME}.bak.tmp").exists()


def test_a_folder_in_the_place_of_the_backup_is_told_and_the_book_written(kept: Path) -> None:
    backup_of(kept).unlink()
    backup_of(kept).mkdir()
    book = Book(kept)
    assert str(book.note).endswith("book.sqlite.bak cannot be written: it is not a file")
    fill(book, 4)
    finish(book)
    assert content_of(kept)[0] == [1, 2, 3, 4]


@pytest.mark.skipif(os.name == "nt", reason="a folder cannot be closed there")
def test_a_folder_that_may_not_be_looked_into_is_told(kept: Path) -> None:
    kept.parent.chmod(0)
    user = os.geteuid()
    os.seteuid(user or 65534)  # the system's own may look everywhere
    try:
        book = Book(kept)
    finally:
        os.seteuid(user)
        kept.parent.chmod(0o700)
    assert "You can play on" in str(book.trouble)
    fill(book, 4)
    assert "it has other games. What you play now is kept as book.sqlite.damaged-1" in str(
        book.trouble
    )
    fill(book, 5)
    assert places(book) == [4, 5]
    assert not book.is_unsaved
    book.close()
    assert content_of(kept) == ([1, 2, 3], ""), "nothing was written into it"
    assert places(Book(kept.with_name(f"{NAME}.damaged-1"))) == [4, 5]


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="everything can be written")
def test_what_can_only_be_read_is_read(kept: Path) -> None:
    kept.parent.chmod(0o500)
    kept.chmod(0o400)
    found, note = content_of(kept)
    kept.parent.chmod(0o700)
    assert (found, "cannot be written" in note) == ([1, 2, 3], True)


# Backups.


def aged(file: Path, days: int) -> None:
    """Let the latest backup be that many days old."""
    moment = CLOCK.moment.timestamp() - days * 86400
    os.utime(backup_of(file), (moment, moment))


def dated(file: Path) -> list[int]:
    """How many days old the backups under a date are."""
    found = [one.name.split(".")[2] for one in file.parent.glob(f"{NAME}.*-*.bak")]
    return sorted((CLOCK.today() - date.fromisoformat(day)).days for day in found)


def test_the_backup_of_an_earlier_day_stays_under_its_date(kept: Path) -> None:
    before = backup_of(kept).read_bytes()
    content_of(kept)
    assert dated(kept) == [], "there is one of today"
    aged(kept, 1)
    before = backup_of(kept).read_bytes()
    content_of(kept)
    assert dated(kept) == [1]
    (old,) = kept.parent.glob(f"{NAME}.*-*.bak")
    assert old.read_bytes() == before
    if os.name == "posix":
        assert old.stat().st_mode & 0o777 == 0o600


def test_whoever_plays_every_day_has_backups_of_a_day_a_week_and_a_month() -> None:
    days, today = list[date](), date(2026, 1, 1)
    for _ in range(400):
        days.append(today)
        today += timedelta(1)
        if (spare := backups._spare(days, today)) is not None:
            days.remove(spare)
        ages = [(today - day).days for day in days]
        assert len(ages) <= 5
        assert min(ages) == 1
        if len(ages) == 5:
            assert any(7 <= age <= 14 for age in ages)
            assert any(31 <= age <= 62 for age in ages)


def test_a_clock_that_is_wrong_for_a_run_costs_no_more_than_one_backup() -> None:
    days = {date(2026, 5, day) for day in (1, 24, 30)}
    assert days <= backups._wanted(days, date(1970, 1, 1)), "they are of days to come"
    assert date(2026, 5, 30) in backups._wanted(days, date(2099, 1, 1))


def test_clocks_that_take_turns_leave_no_backups_without_end() -> None:
    first = date(2026, 5, 1)
    every: tuple[Callable[[int], date], ...] = (
        lambda run: first + timedelta(run if run % 2 else -run),
        lambda run: first + timedelta(36500 - run if run % 2 else run),
        lambda run: first - timedelta(run),
        lambda run: first + timedelta(run * 7919 % 400),
    )
    for clocks in every:
        days, before = set[date](), first
        for run in range(200):
            today = clocks(run)
            days |= {before} - {today}
            if (spare := backups._spare(days, today)) is not None:
                days.remove(spare)
            before = today
        assert len(days) <= 11


def test_a_file_system_without_links_keeps_dated_backups_too(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", refuse)
    aged(kept, 3)
    content_of(kept)
    assert dated(kept) == [3]
    assert backup_of(kept).exists()


@pytest.mark.parametrize("number", range(1, 4))
def test_wherever_a_backup_breaks_off_there_is_one_and_the_next_is_made(
    kept: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    aged(kept, 1)
    ending = ending_at(number)
    with monkeypatch.context() as patched:
        for owner, name in ((backups, "bring_to_disk"), (os, "link"), (os, "replace")):
            patched.setattr(owner, name, ending(getattr(owner, name)))
        with pytest.raises(Ended), closing(sqlite3.connect(kept)) as connection:
            backups.back_up(connection, kept, CLOCK)
    assert backup_of(kept).exists()
    for name in (f"{NAME}.bak.tmp", f"{NAME}.bak.tmp-wal", f"{NAME}.back.tmp-journal"):
        kept.with_name(name).write_bytes(b"left")
    assert content_of(kept) == ([1, 2, 3], "")
    assert dated(kept) == [1]
    assert not list(kept.parent.glob("*.tmp*"))


def test_a_backup_is_taken_back_by_the_next_start_and_the_book_kept(kept: Path) -> None:
    book = Book(kept)
    (backup,) = book.kept_books()
    assert (backup.file, backup.deals, backup.games) == (backup_of(kept), 2, 0)
    fill(book, 4)
    book.take_back(backup)
    fill(book, 5)
    assert places(book) == [1, 2, 3, 4, 5]
    shutil.copytree(kept.parent, kept.parent.with_name("killed"))
    book.close()
    for file in (kept, kept.parent.with_name("killed") / NAME):
        book = Book(file)
        assert places(book) == [1, 2]
        taken = f"A backup was restored: games up to {BEGUN.astimezone():%Y-%m-%d}"
        assert taken in str(book.note)
        assert "kept as book.sqlite.kept-1" in str(book.note)
        fill(book, 6)
        finish(book)
        assert content_of(file) == ([1, 2, 6], "")
        (was,) = (one for one in Book(file).kept_books() if "kept-1" in one.file.name)
        assert was.deals == 5


@pytest.mark.parametrize("begun", [None, "no date", "2026-13-01"])
def test_a_backup_without_a_dated_deal_is_told_with_its_own_date(
    file: Path, begun: str | None
) -> None:
    book = Book(file)
    book.put("bookmark", 1, "name", "{}")
    if begun:
        deal = ("p", "zen.ten-sets", "", 1, "", "", begun, 1, 0, 0.0, 0, 0, 0, "")
        book.put("deal", 1, *deal)
    book.commit()
    finish(book)
    book = Book(file)
    book.take_back(book.kept_books()[0])
    book.close()
    noon = CLOCK.moment.timestamp()
    os.utime(database.taken_back(file), (noon, noon))
    assert f"games up to {CLOCK.moment.astimezone():%Y-%m-%d}" in str(Book(file).note)


def test_a_backup_need_not_be_taken_back_after_all(kept: Path) -> None:
    book = Book(kept)
    book.take_back(book.kept_books()[0])
    book.take_none_back()
    book.close()
    assert content_of(kept) == ([1, 2, 3], "")


def test_a_backup_for_which_there_is_no_room_is_not_taken_back_and_told(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = Book(kept)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "")

    (backup,) = book.kept_books()
    with monkeypatch.context() as patched:
        patched.setattr(database, "bring_to_disk", full)
        with pytest.raises(CannotSave, match="no space left"):
            book.take_back(backup)
    book.close()
    assert content_of(kept) == ([1, 2, 3], "")


def test_an_older_book_that_is_put_back_is_used_and_the_newer_one_kept_and_told(
    kept: Path,
) -> None:
    old = kept.with_name("old")
    shutil.copy(backup_of(kept), old)
    content_of(kept)
    os.replace(old, kept)
    book = Book(kept)
    assert places(book) == [1, 2]
    told_of = f"book.sqlite is an older book, with games up to {BEGUN.astimezone():%Y-%m-%d}"
    assert told_of in str(book.note)
    assert "kept as book.sqlite.newer-1" in str(book.note)
    fill(book, 8)
    finish(book)
    assert content_of(kept) == ([1, 2, 8], ""), "it is told once"
    book = Book(kept)
    book.take_back(next(one for one in book.kept_books() if "newer" in one.file.name))
    book.close()
    assert content_of(kept)[0] == [1, 2, 3]


def test_no_view_is_asked_for_the_latest_deal(kept: Path) -> None:
    old = kept.with_name("old")
    shutil.copy(backup_of(kept), old)
    content_of(kept)
    os.replace(old, kept)
    with closing(sqlite3.connect(backup_of(kept))) as other, other:
        other.execute("ALTER TABLE deal RENAME TO hidden")
        other.execute("CREATE VIEW deal AS SELECT '2231-01-01T00:00:00Z' AS begun")
    book = Book(kept)
    assert "is an older book" in str(book.note)
    assert "2231" not in str(book.note)
    book.close()


def test_a_view_is_not_counted(kept: Path) -> None:
    with closing(sqlite3.connect(kept.with_name(f"{NAME}.damaged-1"))) as other, other:
        other.execute("CREATE TABLE game_table (game TEXT)")
        other.execute("CREATE VIEW deal AS SELECT 1 AS is_counted")
    assert [one.file for one in Book(kept).kept_books()] == [backup_of(kept)]


# A file that cannot be used at the start.


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Path]:
    """A folder on a small file system."""
    place = tmp_path / "small"
    place.mkdir()
    mounted = shutil.which("mount") and subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", place], capture_output=True, check=False
    )
    if not mounted or mounted.returncode:
        pytest.skip("no file system can be mounted here")
    yield place
    subprocess.run(["umount", "-l", place], check=True)


def fill_up(folder: Path) -> Path:
    """Leave no room in a folder."""
    with (folder / "filler").open("ab", buffering=0) as filler, suppress(OSError):
        while True:
            filler.write(b"x" * 512)
    return folder / "filler"


@pytest.mark.parametrize("is_kept", [False, True])
def test_a_disk_that_is_full_at_the_start_is_tried_again_with_every_step(
    small: Path, is_kept: bool
) -> None:
    file, found = small / "data" / NAME, [1, 2] if is_kept else []
    if is_kept:
        book = Book(file)
        fill(book, *found)
        book.close()
    filler = fill_up(small)
    book = Book(file)
    assert "there is no space left" in str(book.trouble)
    assert places(book) == found
    assert not book.is_unsaved
    fill(book, 3, 4)
    assert "there is no space left" in str(book.trouble)
    assert book.is_unsaved
    filler.unlink()
    fill(book, 5)
    assert (book.trouble, book.note, book.is_unsaved) == (None, None, False)
    copy = small / "killed"
    shutil.copytree(file.parent, copy)
    assert content_of(copy / NAME) == ([*found, 3, 4, 5], "")
    filler = fill_up(small)
    fill(book, *range(6, 60))
    assert "there is no space left" in str(book.trouble)
    assert book.is_unsaved
    filler.unlink()
    finish(book)
    assert content_of(file) == ([*found, *range(3, 60)], "")
    assert not [one.name for one in file.parent.iterdir() if one.name.endswith(".tmp")]


def test_a_book_of_a_program_that_was_killed_is_whole_after_a_start_on_a_full_disk(
    small: Path,
) -> None:
    """Without room a log cannot be read, so that the book in memory has less than the file."""
    file = small / "data" / NAME
    left = leave_open_in(small, file)
    filler = fill_up(small)
    book = Book(left)
    fill(book, 7)
    filler.unlink()
    fill(book, 8)
    assert set(places(book)) >= {7, 8}
    book.close()
    found, _ = content_of(left)
    assert set(found) >= {1, 2, 3}


def leave_open_in(folder: Path, file: Path) -> Path:
    """The files of a program that was killed after three commits."""
    book = Book(file)
    fill(book, 1, 2, 3)
    shutil.copytree(file.parent, folder / "killed")
    book.close()
    shutil.rmtree(file.parent)
    return folder / "killed" / NAME


@pytest.mark.skipif(os.name == "nt", reason="a folder cannot be closed there")
def test_a_folder_in_which_nothing_may_be_made_is_tried_again(file: Path) -> None:
    file.parent.parent.mkdir(exist_ok=True)
    file.parent.write_text("in the way")
    book = Book(file)
    fill(book, 1)
    assert "cannot be written" in str(book.trouble)
    file.parent.unlink()
    book.commit()
    assert book.trouble is None
    fill(book, 2)
    finish(book)
    assert content_of(file) == ([1, 2], "")


def test_a_book_in_use_at_the_start_is_left_to_the_other_if_that_writes(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database.opened, "__defaults__", (0.01,))
    other = sqlite3.connect(kept, isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    book = Book(kept)
    fill(book, 4)
    assert "another program is using it" in str(book.trouble)
    other.execute("DELETE FROM bookmark WHERE place = 3")
    other.execute("DELETE FROM deal WHERE place = 3")
    other.execute("COMMIT")
    other.close()
    fill(book, 5)
    assert "is kept as book.sqlite.damaged-1" in str(book.trouble)
    assert places(book) == [1, 2, 3, 4, 5]
    book.close()
    assert content_of(kept)[0] == [1, 2]


# Two windows.


def test_two_windows_on_one_book_are_noticed_and_neither_loses_a_step(kept: Path) -> None:
    first = Book(kept)
    fill(first, 4)
    second = Book(kept)
    fill(first, 5)
    assert (first.trouble, second.trouble) == (None, None)
    fill(second, 6)
    assert "Another window plays with book.sqlite too" in str(second.trouble)
    fill(first, 7)
    fill(second, 8)
    assert first.trouble is None
    first.rest()
    second.close()
    assert not second.is_unsaved
    first.close()
    assert content_of(kept) == ([1, 2, 3, 4, 5, 7], "")
    assert not kept.with_name(f"{NAME}.damaged-2").exists()
    aside = kept.with_name(f"{NAME}.damaged-1")
    assert content_of(aside) == ([1, 2, 3, 4, 5, 6, 8], "")


def test_rows_wait_if_there_is_no_room_beside_a_book_that_another_window_writes(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = Book(kept), Book(kept)
    fill(first, 4)

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("full")

    with monkeypatch.context() as patched:
        patched.setattr("gupai_desktop.store.book.connect", full)
        fill(second, 5)
        assert "cannot be written" in str(second.trouble)
        assert second.is_unsaved
    fill(second, 6)
    assert places(second) == [1, 2, 3, 4, 5, 6]
    first.close()
    second.close()


# The disk.


def test_the_backup_is_of_the_run_before(kept: Path) -> None:
    assert content_of(kept) == ([1, 2, 3], "")
    shutil.copy(backup_of(kept), kept)
    assert "made anew" not in content_of(kept)[1]


def test_a_book_that_rests_has_all_in_its_file(file: Path) -> None:
    book = Book(file)
    fill(book, 1, 2)
    book.rest()
    wait_for_rest(book)
    with closing(sqlite3.connect(f"{file.as_uri()}?immutable=1", uri=True)) as alone:
        assert alone.execute("SELECT count(*) FROM deal").fetchone() == (2,)
    book.close()
    assert sorted(path.name for path in file.parent.iterdir()) == [*(NAME, f"{NAME}.count")]


def test_log_and_count_come_to_the_disk_a_moment_after_a_step(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced = list[object]()
    monkeypatch.setattr(
        "gupai_desktop.store.book.bring_to_disk", lambda log: synced.append(log.name)
    )
    monkeypatch.setattr("gupai_desktop.store.book.folder_to_disk", lambda _folder: None)
    monkeypatch.setattr("os.fsync", lambda descriptor: synced.append(descriptor))
    book = Book(file)
    for place in (1, 2):
        synced.clear()
        fill(book, place)
        assert book._syncing is not None
        book._syncing.cancel()
        book._sync()
        assert synced[-2:] == [f"{file}-wal", book._counter]
    book.close()


def test_a_new_book_comes_to_the_disk_with_its_first_step_and_the_start_waits_for_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced = list[object]()
    monkeypatch.setattr(
        "gupai_desktop.store.book.bring_to_disk", lambda stream: synced.append(stream.name)
    )
    monkeypatch.setattr("gupai_desktop.store.book.folder_to_disk", synced.append)
    monkeypatch.setattr("os.fsync", synced.append)
    book, at_once = Book(file), Book(file.with_name("at-once") / NAME)
    fill(book, 1)
    fill(at_once, 1)
    assert synced == []
    for of_these in (book, at_once):
        assert of_these._syncing is not None
        of_these._syncing.cancel()
    book._sync()
    assert synced == [str(file), f"{file}-wal", book._counter, file.parent]
    synced.clear()
    book.close()
    assert synced == [], "all was there"
    at_once.close()
    assert synced == [file.with_name("at-once")], "the name of what SQLite brings there itself"


def test_the_end_does_not_trip_over_a_thread_that_ends_at_that_moment(file: Path) -> None:
    book, stopped = Book(file), list[bool]()

    class Ending(Timer):
        def __bool__(self) -> bool:
            book._syncing = None
            return True

        def cancel(self) -> None:
            stopped.append(True)

    book._syncing = Ending(0, print)
    book.close()
    assert stopped


def test_no_commit_brings_anything_to_the_disk_itself(file: Path) -> None:
    """SQLite does so at a checkpoint, and with the first frame of a log: the thread has both."""
    book = Book(file)
    fill(book, 1)
    book.rest()
    wait_for_rest(book)
    assert file.with_name(f"{NAME}-wal").stat().st_size > 0, "the thread has begun the log"
    assert book.ask("PRAGMA wal_autocheckpoint") == [(0,)]
    assert book.ask("PRAGMA synchronous") == [(1,)]
    book.close()


@pytest.mark.parametrize("zone", ROWS)
def test_a_backup_stays_under_the_day_on_which_it_was_made(kept: Path, zone: str) -> None:
    clock = MadeClock(DAY)
    for day, way in ROWS[zone]:
        turn = set_clock(clock, day, way, zone)
        for one in kept.parent.glob(f"{NAME}.*-*.bak"):
            one.unlink()
        moment = clock.moment.timestamp()
        os.utime(backup_of(kept), (moment, moment))
        book = Book(kept)
        turn()
        written = clock.day_of(datetime.fromtimestamp(moment, UTC))
        book.back_up(clock)
        book.close()
        found = [one.name.split(".")[2] for one in kept.parent.glob(f"{NAME}.*-*.bak")]
        assert found == [written.isoformat()] * (written != clock.today()), (day, way)


def test_whoever_commits_meanwhile_what_is_one_transaction_is_not_parted(file: Path) -> None:
    book = Book(file)
    with book.as_one():
        book.put("bookmark", 1, "a", "{}")
        book.write_some()
        book.commit()
        assert read_apart(file, lambda rows: rows.rows(BookmarkRow)) == []
        book.put("bookmark", 2, "b", "{}")
    found = read_apart(file, lambda rows: rows.rows(BookmarkRow))
    assert found == [BookmarkRow(1, "a", "{}"), BookmarkRow(2, "b", "{}")]
    book.close()


@pytest.mark.parametrize("is_written", [False, True])
def test_of_one_transaction_that_fails_in_its_midst_nothing_is_written(
    file: Path, is_written: bool
) -> None:
    book = Book(file)
    book.put("bookmark", 1, "a", "{}")
    if is_written:
        book.write_some()

    def fail() -> None:
        with book.as_one():
            book.run("DELETE FROM bookmark")
            book.put("bookmark", 2, "b", "{}")
            book.write_some()
            raise MemoryError

    with pytest.raises(MemoryError):
        fail()
    book.put("bookmark", 3, "c", "{}")
    book.commit()
    assert book.rows(BookmarkRow) == [BookmarkRow(1, "a", "{}"), BookmarkRow(3, "c", "{}")]
    book.close()


def test_a_row_that_no_book_can_have_does_not_stop_what_comes_after(file: Path) -> None:
    book = Book(file)

    def fail() -> None:
        with book.as_one():
            book.put("bookmark", 1, "a", "\ud800")
            book.write_some()

    with pytest.raises(UnicodeEncodeError):
        fail()
    book.put("bookmark", 2, "b", "{}")
    book.commit()
    assert book.rows(BookmarkRow) == [BookmarkRow(2, "b", "{}")]
    book.close()


def test_a_book_with_an_open_transaction_is_closed_while_it_goes_to_rest(file: Path) -> None:
    book = Book(file)
    book.put("bookmark", 1, "a", "{}")
    book.ask("SELECT 1")
    book.rest()
    book.close()
    assert read_apart(file, lambda rows: rows.rows(BookmarkRow)) == [BookmarkRow(1, "a", "{}")]
