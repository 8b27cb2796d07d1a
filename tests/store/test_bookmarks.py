"""Bookmarks: what they keep, and the file they lie in."""

from __future__ import annotations

from pathlib import Path

import pytest

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.play.history import History
from gupai_desktop.play.json_text import CHECK
from gupai_desktop.store.bookmarks import LONGEST_NAME, MOST, Bookmark, Bookmarks
from tests.histories import history_of, played, playing

ZEN = find("zen.ten-sets")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where bookmarks are to be kept, in a folder that is not there yet."""
    return tmp_path / "data" / "bookmarks.json"


@pytest.fixture
def mark() -> Bookmark:
    """A bookmark of deal 7 after two of its moves, a third having been undone."""
    return Bookmark.of_history(history_of(ZEN, number=7, moves=3, undone=1))


def test_a_bookmark_comes_back_from_its_file_with_moves_and_playing(
    file: Path, mark: Bookmark
) -> None:
    Bookmarks(file).every = (mark.named("hard one"),)
    (found,) = Bookmarks(file).every
    assert (found.game_id, found.number, len(found.moves), found.name) == (
        ZEN.id,
        7,
        2,
        "hard one",
    )
    history = found.history(find)
    assert history.record == played(Record.of_deal(ZEN, 7), 3)[2]
    assert history.playing == playing("one")


def test_a_bookmark_of_a_board_without_a_number_has_none() -> None:
    record = Record.of_board(ZEN, str(Record.of_deal(ZEN, 7).opening))
    own = Bookmark.of_history(History.beginning(record, playing("b")))
    assert own.number is None
    assert own.history(find).record == record


def test_a_name_is_short_and_printable(mark: Bookmark) -> None:
    assert mark.named(" a\tb\n\u200bc ").name == "a b c"
    assert len(mark.named("x" * 500).name) == LONGEST_NAME


def test_no_more_bookmarks_are_kept_than_fit(file: Path, mark: Bookmark) -> None:
    bookmarks = Bookmarks(file)
    bookmarks.every = tuple(mark.named(str(number)) for number in range(MOST + 3))
    assert len(Bookmarks(file).every) == len(bookmarks.every) == MOST


def test_a_missing_file_is_nothing_to_tell_of(file: Path) -> None:
    bookmarks = Bookmarks(file)
    assert (bookmarks.every, bookmarks.note) == ((), None)


def test_of_a_damaged_file_the_backup_is_read_and_the_file_is_kept(
    file: Path, mark: Bookmark
) -> None:
    bookmarks = Bookmarks(file)
    bookmarks.every = (mark,)
    bookmarks.every = (mark.named("two"), mark)
    file.write_text(file.read_text().replace("two", "tow"))
    damaged = Bookmarks(file)
    assert damaged.every == (mark,)
    assert "checksum" in str(damaged.note)
    assert "tow" in file.with_name("bookmarks.json.damaged-1").read_text()


@pytest.mark.parametrize(
    "text", ["", "[]", '{"format": "gupai-bookmarks", "version": 1, "bookmarks": [{}]}', "\0"]
)
def test_a_file_that_is_none_of_ours_is_set_aside(file: Path, text: str) -> None:
    file.parent.mkdir()
    file.write_text(text)
    bookmarks = Bookmarks(file)
    assert bookmarks.every == ()
    assert "bookmarks.json.damaged-1" in str(bookmarks.note)


def test_a_file_of_a_later_version_is_kept_as_such(file: Path, mark: Bookmark) -> None:
    Bookmarks(file).every = (mark,)
    text = file.read_text().replace('"version": 1', '"version": 2', 1)
    file.write_text(text.replace(f'"{CHECK}"', '"old"'))
    assert "newer-1" in str(Bookmarks(file).note)


def test_a_file_that_cannot_be_read_is_not_written_over(file: Path, mark: Bookmark) -> None:
    file.mkdir(parents=True)
    bookmarks = Bookmarks(file)
    assert bookmarks.note is not None
    bookmarks.every = (mark,)
    assert file.is_dir()


def test_what_cannot_be_written_is_told_and_kept_in_memory(tmp_path: Path, mark: Bookmark) -> None:
    (tmp_path / "data").write_text("no folder")
    bookmarks = Bookmarks(None)
    bookmarks.every = (mark,)
    assert bookmarks.note is None
    blocked = Bookmarks(tmp_path / "data" / "bookmarks.json")
    blocked.every = (mark,)
    assert blocked.note is not None
    assert blocked.every == (mark,)
