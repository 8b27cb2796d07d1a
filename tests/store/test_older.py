"""What version 1.0.0 has written is taken over once, and left where it is."""

import errno
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from gupai_desktop.engine.deal import LAST_DEAL
from gupai_desktop.games import find
from gupai_desktop.play.history import History
from gupai_desktop.store.book import NAME, Book
from gupai_desktop.store.older import take_over
from gupai_desktop.store.saves import open_file, save_file
from gupai_desktop.store.statistics import Par, Statistics
from gupai_desktop.store.tables import SavedTables
from tests.histories import SAVES, history_of

ZEN = find("zen.ten-sets")
NEW = history_of(ZEN, moves=3)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of version 1.0.0."""
    shutil.copy(SAVES / "1-statistics.sqlite", tmp_path / "statistics.sqlite")
    (tmp_path / "games").mkdir()
    for file in SAVES.glob("1-*.gupai"):
        if file.stem.removeprefix("1-") in {"zen.ten-sets", "levels.o-koan"}:
            shutil.copy(file, tmp_path / "games" / file.name.removeprefix("1-"))
    (tmp_path / "training.json").write_text("{}")
    return tmp_path


def taken(folder: Path) -> tuple[Book, list[str]]:
    """The book that is made of a folder, and what the player is told."""
    book = Book(folder / NAME)
    return book, list(map(str, take_over(book, folder, find)))


def test_everything_is_taken_over_at_once_and_left_beside(folder: Path) -> None:
    before = {file: file.read_bytes() for file in folder.rglob("*.*") if file.is_file()}
    book, notes = taken(folder)
    assert (notes, book._commits) == ([], 1)
    for game in ("zen.ten-sets", "levels.o-koan"):
        assert SavedTables(book, find).load(game) == open_file(SAVES / f"1-{game}.gupai", find)
    book.close()
    assert all(file.read_bytes() == content for file, content in before.items())
    left = {file.name for file in folder.iterdir() if not file.name.startswith(NAME)}
    assert left == {"games", "statistics.sqlite", "training.json"}, "nothing is left beside"
    assert not Book(folder / NAME).is_new


def test_what_the_first_version_has_counted_counts_as_it_did(folder: Path) -> None:
    statistics = Statistics(taken(folder)[0])
    deals = [
        (deal.playing, deal.win and (deal.win.moves, deal.win.seconds, deal.win.par))
        for deal in statistics.deals()
    ]
    assert deals[::-1] == [
        ("p3", (31, 120.5, Par(29, 29))),
        ("p4", None),
        ("p5", (25, 60.0, Par(20, 25))),
        ("p6", (27, 190.0, Par(26, 27))),
        ("p7", None),
        ("p8", None),
    ]
    assert statistics.figures(ZEN).won_unaided == 2, "one was won with help"


def test_of_a_damaged_game_the_backup_is_taken_and_that_is_told(folder: Path) -> None:
    file = folder / "games" / "zen.ten-sets.gupai"
    save_file(file.with_name(f"{file.name}.bak"), NEW)
    file.write_text("{")
    book, notes = taken(folder)
    assert SavedTables(book, find).load(ZEN.id) == NEW
    assert len(notes) == 1
    assert "zen.ten-sets.gupai: line 1" in notes[0]


def test_a_game_of_which_only_the_backup_is_left_is_taken(folder: Path) -> None:
    game = folder / "games" / "zen.ten-sets.gupai"
    game.rename(game.with_name(f"{game.name}.bak"))
    book, notes = taken(folder)
    assert SavedTables(book, find).load("zen.ten-sets") == open_file(
        SAVES / f"1-{game.name}", find
    )
    assert notes == []


def test_what_cannot_be_read_is_told_and_the_rest_taken(folder: Path) -> None:
    (folder / "statistics.sqlite").write_bytes(b"nonsense" * 600)
    book, notes = taken(folder)
    assert [note.split(":")[1].strip() for note in notes] == ["statistics.sqlite cannot be read"]
    assert isinstance(SavedTables(book, find).load(ZEN.id), History)


def test_rows_that_no_book_can_have_are_left_out_and_told(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "statistics.sqlite")) as log, log:
        for playing, change in (
            ("p3", "at = 'x'"),
            ("p4", f"number = {LAST_DEAL + 1}"),
            ("p5", "rules = x''"),
            ("p6", "moves = -1"),
            ("p7", "seconds = 1e999"),
        ):
            log.execute(f"UPDATE row SET {change} WHERE playing = ?", (playing,))
    book, (note,) = taken(folder)
    assert "statistics.sqlite cannot be read: it is damaged" in note
    assert [deal.playing for deal in Statistics(book).deals()] == ["p8"]
    book.close()
    assert Book(folder / NAME).note is None


def test_a_view_in_the_place_of_the_rows_is_not_read(folder: Path) -> None:
    """One that never ends would keep a start waiting."""
    with closing(sqlite3.connect(folder / "statistics.sqlite")) as log, log:
        log.execute("ALTER TABLE row RENAME TO other")
        log.execute("CREATE VIEW row AS SELECT * FROM other")
    book, (note,) = taken(folder)
    assert "statistics.sqlite cannot be read: it is damaged" in note
    assert not Statistics(book).deals()


def test_what_may_not_be_looked_at_is_told_and_the_rest_taken(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As of a link into a folder that is another user's; root may look anywhere."""
    stat, games = Path.stat, folder / "games"
    forbidden = (folder / "statistics.sqlite", games / "levels.o-koan.gupai")

    def refuse(file: Path, **options: bool) -> os.stat_result:
        if file in forbidden:
            raise PermissionError(errno.EACCES, "Permission denied")
        return stat(file, **options)

    monkeypatch.setattr(Path, "stat", refuse)
    book, notes = taken(folder)
    assert [note.partition(": ")[2] for note in notes] == [
        f"{file} cannot be read: permission denied." for file in forbidden
    ]
    assert isinstance(SavedTables(book, find).load(ZEN.id), History)


def test_where_there_is_nothing_nothing_is_taken_or_told(tmp_path: Path) -> None:
    book, notes = taken(tmp_path)
    assert (book.is_new, notes) == (True, [])
