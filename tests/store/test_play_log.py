"""The log of what was played: whole rows only, whatever happens to its file."""

from __future__ import annotations

import math
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict, fields, replace
from pathlib import Path

import pytest

from gupai_desktop.store import play_log
from gupai_desktop.store.play_log import PlayLog, Row
from gupai_desktop.store.saves import backups_of
from tests.histories import SAVES
from tests.scripts import ROOT

ROW = Row("won", "2026-08-01T12:00:00Z", "zen.ten-sets", "", "one", 7, moves=31, seconds=9.5)


def row(number: int) -> Row:
    return replace(ROW, playing=str(number), number=number)


def rows_of(log: PlayLog) -> list[Row]:
    """All rows, the oldest first."""
    names = ", ".join(one.name for one in fields(Row))
    return [Row(*values) for values in log.ask(f"SELECT {names} FROM row ORDER BY id")]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "statistics.sqlite"


def fill(file: Path, count: int = 3) -> list[Row]:
    """The rows of a log that has been closed."""
    log = PlayLog(file)
    for number in range(1, count + 1):
        log.add(row(number))
    rows = rows_of(log)
    log.close()
    return rows


def read(file: Path) -> tuple[list[Row], str]:
    """All rows of a log, and what is told of it."""
    log = PlayLog(file)
    rows = rows_of(log)
    log.close()
    return rows, str(log.note or "")


def playings(file: Path) -> list[str]:
    """The playings of the deals that count."""
    log = PlayLog(file)
    found = [playing for (playing,) in log.ask("SELECT playing FROM deal ORDER BY place")]
    log.close()
    return found


def names(file: Path) -> list[str]:
    return sorted(path.name for path in file.parent.iterdir())


def test_rows_are_read_as_they_were_added(file: Path) -> None:
    assert fill(file) == [row(1), row(2), row(3)]
    assert read(file) == ([row(1), row(2), row(3)], "")


def test_the_file_says_whose_it_is(file: Path) -> None:
    fill(file)
    with closing(sqlite3.connect(file)) as connection:
        answers = [
            connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("application_id", "user_version", "journal_mode")
        ]
    assert answers == [0x67757061, 1, "wal"]


def test_two_programs_may_add_rows_in_turn(file: Path) -> None:
    one, other = PlayLog(file), PlayLog(file)
    one.add(row(1))
    other.add(row(2))
    one.add(row(3))
    assert rows_of(one) == rows_of(other) == [row(1), row(2), row(3)]
    one.close()
    other.close()


ADD = """
import sys
from dataclasses import asdict, fields, replace
from pathlib import Path
from tests.store.test_play_log import PlayLog, row
log = PlayLog(Path(sys.argv[1]))
for number in range(int(sys.argv[2]), int(sys.argv[3])):
    log.add(row(number))
    print(number, flush=True)
log.close()
"""


def adding(file: Path, first: int, last: int) -> subprocess.Popen[str]:
    """A program that adds these rows and says so after each."""
    return subprocess.Popen(
        [sys.executable, "-c", ADD, str(file), str(first), str(last)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_two_programs_may_add_rows_at_once(file: Path) -> None:
    with adding(file, 0, 40) as one, adding(file, 40, 80) as other:
        one.communicate()
        other.communicate()
    rows, note = read(file)
    assert ({row.number for row in rows}, len(rows), note) == (set(range(80)), 80, "")


def test_what_a_killed_program_has_said_is_there(file: Path) -> None:
    with adding(file, 0, 10_000) as program:
        assert program.stdout is not None
        said = [int(program.stdout.readline()) for _ in range(25)]
        program.kill()
        program.communicate()
    rows, note = read(file)
    assert ([row.number for row in rows[:25]], note) == (said, "")


@pytest.fixture
def crashed(file: Path, tmp_path: Path) -> Path:
    """What a program leaves that ends without closing its log: rows in the file and beside it."""
    fill(file, 2)
    log = PlayLog(file)
    log.add(row(3))
    log.add(row(4))
    copy = tmp_path / "crashed"
    shutil.copytree(file.parent, copy)
    log.close()
    return copy


def cut(folder: Path, name: str, to: Path, step: int) -> Iterator[tuple[int, Path]]:
    """Copies of a folder in which a file breaks off after so many bytes."""
    content = (folder / name).read_bytes()
    for length in range(0, len(content), step):
        shutil.rmtree(to, ignore_errors=True)
        shutil.copytree(folder, to)
        (to / "statistics.sqlite-shm").unlink(missing_ok=True)
        (to / name).write_bytes(content[:length])
        yield length, to / "statistics.sqlite"


def test_rows_that_were_being_written_are_there_whole_or_not_at_all(
    crashed: Path, tmp_path: Path
) -> None:
    counts = []
    for _, file in cut(crashed, "statistics.sqlite-wal", tmp_path / "cut", 1021):
        rows, note = read(file)
        assert (rows, note) == ([row(number) for number in range(1, len(rows) + 1)], "")
        counts.append(len(rows))
    assert counts == sorted(counts)
    assert {2, 3} <= set(counts)


def test_a_file_that_breaks_off_anywhere_is_read_or_set_aside(
    crashed: Path, tmp_path: Path
) -> None:
    for length, file in cut(crashed, "statistics.sqlite", tmp_path / "cut", 509):
        rows, note = read(file)
        assert {row.number for row in rows} <= {1, 2, 3, 4}
        if "could not be read in full" in note:
            # What lay beside the file may have been written into it before.
            assert (file.parent / "statistics.sqlite.damaged-1").stat().st_size >= length
        fill(file, 1)
        assert read(file)[1] == ""


@pytest.mark.parametrize("content", [b"no database at all" * 99, b"\x00" * 5000, b"SQLite"])
def test_a_file_that_is_no_database_is_set_aside(file: Path, content: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(content)
    assert fill(file, 2) == [row(1), row(2)]
    assert (file.parent / "statistics.sqlite.damaged-1").read_bytes() == content


def test_a_damaged_file_is_told_once(file: Path) -> None:
    fill(file)
    file.write_bytes(b"no database at all")
    assert read(file)[1] == (
        "The statistics in statistics.sqlite could not be read in full; "
        "the file is kept as statistics.sqlite.damaged-1."
    )
    assert read(file)[1] == ""


def test_what_can_still_be_read_of_a_damaged_file_is_taken_over(file: Path) -> None:
    rows, page, counts = fill(file, 100), 4096, list[int]()
    whole = file.read_bytes()
    for start in range(page, len(whole), page):
        file.write_bytes(whole[:start] + b"\xee" * page + whole[start + page :])
        for backup in backups_of(file):
            backup.unlink(missing_ok=True)
        kept, note = read(file)
        assert "could not be read in full" in note
        assert kept == rows[: len(kept)]
        assert read(file) == (kept, "")
        assert playings(file) == [row.playing for row in kept]
        counts.append(len(kept))
    assert max(counts) == len(rows), "a page without rows costs none"
    assert any(0 < count < len(rows) for count in counts)


def test_a_file_damaged_while_it_is_open_loses_nothing_that_was_read(file: Path) -> None:
    log = PlayLog(file)
    log.add(row(1))
    assert rows_of(log) == [row(1)]
    with closing(sqlite3.connect(file)) as other:
        other.execute("DROP TABLE row")
    log.add(row(2))
    assert rows_of(log) == [row(1), row(2)]
    log.close()
    assert read(file)[0] == [row(1), row(2)]


def test_the_database_of_another_program_is_not_touched(file: Path) -> None:
    file.parent.mkdir()
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE row (id)")
    content = file.read_bytes()
    assert fill(file, 1) == [row(1)]
    assert (file.parent / "statistics.sqlite.strange-1").read_bytes() == content


def test_a_log_of_a_later_version_is_not_touched(file: Path) -> None:
    fill(file)
    with closing(sqlite3.connect(file)) as later:
        later.execute("PRAGMA user_version = 2")
    backups_of(file)[0].unlink()
    assert fill(file, 1) == [row(1)]
    assert "statistics.sqlite.newer-1" in names(file)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("moves", "many"),
        ("playing", b"\xff"),
        ("seconds", math.inf),
        ("kind", "lost"),
        ("at", b""),
    ],
)
@pytest.mark.parametrize("is_old", [False, True])
def test_rows_that_are_none_do_not_count(
    file: Path, name: str, value: object, *, is_old: bool
) -> None:
    fill(file, 1)
    with closing(sqlite3.connect(file)) as other, other:
        if is_old:
            other.execute("DROP TRIGGER count")
            other.execute("DROP TABLE deal")
        names = ", ".join(one.name for one in fields(Row))
        values = {**asdict(row(7)), name: value}
        marks = ", ".join("?" * len(values))
        other.execute(f"INSERT INTO row ({names}) VALUES ({marks})", list(values.values()))
    assert playings(file) == ["1"]


def test_what_the_first_version_has_written_counts_as_it_did(file: Path) -> None:
    file.parent.mkdir()
    shutil.copy(SAVES / "1-statistics.sqlite", file)
    log = PlayLog(file)
    deals = log.ask(
        "SELECT playing, daily, kind, moves, seconds, is_assisted, par_bound, par_line FROM deal"
    )
    assert deals == [
        ("p3", "", "won", 31, 120.5, 0, 29, 29),
        ("p4", "", "played", 0, 0, 0, 0, 0),
        ("p5", "", "won", 25, 60.0, 1, 20, 25),
        ("p6", "2026-08-06", "won", 27, 190.0, 0, 26, 27),
        ("p7", "2026-08-07", "played", 0, 0, 0, 0, 0),
        ("p8", "", "played", 0, 0, 0, 0, 0),
    ]
    assert (len(rows_of(log)), log.note) == (13, None)
    log.close()


def test_the_deals_are_made_anew_from_the_rows_if_they_are_gone(file: Path) -> None:
    fill(file, 3)
    with closing(sqlite3.connect(file)) as other, other:
        other.execute("DROP TABLE deal")
    assert playings(file) == ["1", "2", "3"]
    assert read(file) == ([row(1), row(2), row(3)], "")


def test_what_the_first_version_goes_on_to_write_counts_too(file: Path) -> None:
    fill(file, 1)
    with closing(sqlite3.connect(file)) as first, first:
        first.execute(
            "INSERT INTO row (kind, at, game, rules, playing, number, board, policy, daily, moves,"
            " seconds, is_assisted, par_bound, par_line)"
            " VALUES ('won', '', 'zen.ten-sets', '', 'two', 8, '', '', '', 9, 9.5, 0, 9, 9)"
        )
    assert playings(file) == ["1", "two"]


# Where nothing can be written.


def test_where_there_can_be_no_file_rows_are_kept_in_memory(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    log = PlayLog(tmp_path / "data" / "statistics.sqlite")
    log.add(row(1))
    assert rows_of(log) == [row(1)]
    assert "cannot be written to" in str(log.note)
    log.close()


def test_what_is_only_readable_is_read(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(file)

    def connected(_file: Path, _patience: float) -> sqlite3.Connection:
        error = sqlite3.OperationalError("attempt to write a readonly database")
        error.sqlite_errorcode = sqlite3.SQLITE_READONLY
        raise error

    monkeypatch.setattr(play_log, "_connected", connected)
    log = PlayLog(file)
    log.add(row(4))
    assert rows_of(log) == [row(1), row(2), row(3), row(4)]
    assert "attempt to write a readonly database" in str(log.note)
    assert not list(file.parent.glob("*-1"))
    log.close()
    monkeypatch.undo()
    assert read(file)[0] == [row(1), row(2), row(3)]


@pytest.fixture
def other(file: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[sqlite3.Connection]:
    """Another program, which can keep the file to itself; nobody waits for it."""
    monkeypatch.setattr(play_log, "_PATIENCE", 0.0)
    file.parent.mkdir()
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        yield other


def test_rows_wait_while_another_program_has_the_file(
    file: Path, other: sqlite3.Connection
) -> None:
    log = PlayLog(file)
    other.execute("BEGIN IMMEDIATE")
    log.add(row(1))
    assert rows_of(log) == [row(1)]
    assert "database is locked" in str(log.note)
    other.execute("COMMIT")
    log.add(row(2))
    assert log.note is None
    assert rows_of(log) == [row(1), row(2)]
    log.close()
    assert read(file)[0] == [row(1), row(2)]


def test_rows_that_wait_are_written_at_the_end(file: Path, other: sqlite3.Connection) -> None:
    log = PlayLog(file)
    other.execute("BEGIN IMMEDIATE")
    log.add(row(1))
    other.execute("ROLLBACK")
    log.close()
    assert read(file) == ([row(1)], "")


# What lies there is no file, or another one.


def test_a_folder_in_the_place_of_the_file_is_set_aside(file: Path) -> None:
    (file / "within").mkdir(parents=True)
    assert fill(file, 2) == [row(1), row(2)]
    assert (file.parent / "statistics.sqlite.strange-1" / "within").is_dir()


@pytest.mark.skipif(os.name == "nt", reason="there are no such files")
@pytest.mark.parametrize("name", ["statistics.sqlite", "statistics.sqlite-wal"])
def test_a_pipe_in_its_place_keeps_nobody_waiting(file: Path, name: str) -> None:
    file.parent.mkdir()
    os.mkfifo(file.with_name(name))
    assert fill(file, 2) == [row(1), row(2)]
    assert f"{name}.strange-1" in names(file)


@pytest.mark.skipif(os.name == "nt", reason="an open file cannot be removed there")
def test_a_file_that_was_removed_is_written_anew_with_all_that_it_had(file: Path) -> None:
    fill(file, 2)
    log = PlayLog(file)
    shutil.rmtree(file.parent)
    log.add(row(3))
    assert rows_of(log) == [row(1), row(2), row(3)]
    log.close()
    assert read(file) == ([row(1), row(2), row(3)], "")


@pytest.mark.skipif(os.name == "nt", reason="an open file cannot be removed there")
def test_a_file_that_was_exchanged_keeps_its_rows_and_gets_ours(file: Path) -> None:
    fill(file, 3)
    older = file.read_bytes()
    log = PlayLog(file)
    log.add(row(4))
    shutil.rmtree(file.parent)
    file.parent.mkdir()
    file.write_bytes(older)
    log.add(row(5))
    log.close()
    assert read(file) == ([row(number) for number in range(1, 6)], "")


# Checksums and backups.


def test_a_file_that_is_missing_comes_back_from_its_backup_and_that_is_told(file: Path) -> None:
    fill(file, 3)
    file.unlink()
    rows, note = read(file)
    assert rows == [row(1), row(2), row(3)]
    assert note.startswith("statistics.sqlite is missing. Its backup was opened")
    assert read(file) == (rows, "")


def test_whole_seconds_have_the_checksum_that_they_come_back_with(file: Path) -> None:
    log = PlayLog(file)
    log.add(replace(ROW, seconds=9))
    log.close()
    assert read(file) == ([replace(ROW, seconds=9.0)], "")


def test_a_row_that_was_changed_is_noticed_and_comes_from_the_backup(file: Path) -> None:
    fill(file, 3)
    with closing(sqlite3.connect(file)) as other, other:
        other.execute("UPDATE row SET moves = 30 WHERE playing = '2'")
    rows, note = read(file)
    assert sorted(rows, key=lambda one: one.number) == [row(1), row(2), row(3)]
    assert "could not be read in full" in note
    assert read(file)[1] == ""


@pytest.mark.parametrize("place", range(1, 1000, 97))
def test_whatever_bit_is_flipped_in_the_schema_the_rows_are_there(file: Path, place: int) -> None:
    fill(file, 3)
    content = bytearray(file.read_bytes())
    content[4096 - place] ^= 0x80
    file.write_bytes(content)
    assert {one.number for one in read(file)[0]} == {1, 2, 3}
    assert read(file)[1] == ""


def test_the_file_has_a_backup_of_every_day_it_was_opened_on_and_keeps_three(file: Path) -> None:
    for day in range(5):
        fill(file, 1)
        for backup in file.parent.glob("*.bak"):
            os.utime(backup, (day, day))
    backups = ["statistics.sqlite.bak", "statistics.sqlite.bak2", "statistics.sqlite.bak3"]
    assert [name for name in names(file) if ".bak" in name] == backups
    counts = []
    for backup in backups_of(file):
        with closing(sqlite3.connect(backup)) as other:
            counts.append(other.execute("SELECT count(*) FROM row").fetchone()[0])
    assert counts == [5, 4, 3]
