"""Saved games in files of the player's choice: whole or as they were, whatever fails."""

import contextlib
import errno
import os
from pathlib import Path

import pytest

from gupai_desktop.engine.words import BadText
from gupai_desktop.games import find
from gupai_desktop.store.saves import CannotRead, CannotSave, open_file, save_file, set_aside
from tests.faults import Killed, faults
from tests.histories import history_of

GAME = find("zen.ten-sets")
OLD, NEW = (history_of(GAME, moves=moves) for moves in (2, 3))

#: The program is killed, or the disk is full.
every_end = pytest.mark.parametrize(
    "error", [None, OSError(errno.ENOSPC, "No space left on device")], ids=["killed", "no space"]
)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.skipif(os.name == "nt", reason="there are no such files")
def test_a_pipe_and_a_device_are_not_written_over(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for file in (tmp_path / "pipe", Path("/dev/null"), tmp_path):
        before = file.stat().st_mode
        with pytest.raises(CannotSave):
            save_file(file, NEW)
        assert file.stat().st_mode == before


@pytest.mark.skipif(os.name == "nt", reason="there are no such files")
def test_a_pipe_is_not_opened_as_a_game(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.gupai")
    with pytest.raises(CannotRead):
        open_file(tmp_path / "pipe.gupai", find)


@pytest.mark.parametrize("name", ["a\0b.gupai", "\ud800.gupai"])
def test_a_name_that_no_file_can_have_is_told_in_a_sentence(tmp_path: Path, name: str) -> None:
    with pytest.raises(CannotSave) as saved:
        save_file(tmp_path / name, NEW)
    with pytest.raises(CannotRead) as opened:
        open_file(tmp_path / name, find)
    assert str(saved.value).isprintable()
    assert str(opened.value).isprintable()


@every_end
def test_a_file_of_ones_own_is_the_old_one(tmp_path: Path, error: OSError | None) -> None:
    number, found = 0, set()
    while True:
        number += 1
        file = tmp_path / f"{number}.gupai"
        save_file(file, OLD)
        with contextlib.suppress(Killed, CannotSave), faults(number, error) as fault:
            save_file(file, NEW)
        left = open_file(file, find)
        assert left in (OLD, NEW)
        found.add(left.index)
        if not fault.has_come:
            break
    assert (number > 5, found) == (True, {OLD.index, NEW.index})


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (errno.ENOSPC, "there is no space left"),
        (errno.EDQUOT, "there is no space left"),
        (errno.EACCES, "permission denied"),
        (errno.EROFS, "permission denied"),
        (errno.ENOENT, "there is no such place"),
        (errno.EIO, "the disk is not responding properly"),
        (errno.ENAMETOOLONG, "strange?name"),
    ],
)
def test_the_sentence_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, reason: str
) -> None:
    def fail(*_arguments: object) -> None:
        raise OSError(number, "strange\nname")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(CannotSave) as caught:
        save_file(tmp_path / "my.gupai", NEW)
    assert str(caught.value) == f"{tmp_path / 'my.gupai'} cannot be written: {reason}"
    assert names(tmp_path) == []


def test_a_link_to_a_file_stays_a_link(tmp_path: Path) -> None:
    save_file(tmp_path / "far.gupai", OLD)
    link = tmp_path / "near.gupai"
    try:
        link.symlink_to(tmp_path / "far.gupai")
    except OSError:
        pytest.skip("no links to files here")
    if not link.is_symlink():
        pytest.skip("Wine claims to have made a link, and has made none")
    save_file(link, NEW)
    assert link.is_symlink()
    assert open_file(tmp_path / "far.gupai", find) == NEW


def test_a_file_from_an_editor_of_windows_is_read(tmp_path: Path) -> None:
    file = tmp_path / "my.gupai"
    file.write_bytes(b"\xef\xbb\xbf" + str(NEW).replace("\n", "\r\n").encode())
    assert open_file(file, find) == NEW


def test_a_byte_that_is_no_text_is_told(tmp_path: Path) -> None:
    file = tmp_path / "my.gupai"
    file.write_bytes(b"{ \xff }")
    with pytest.raises(BadText, match=r"my\.gupai: line 1, character 3: "):
        open_file(file, find)


def test_a_damaged_file_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "my.gupai"
    save_file(file, NEW)
    content = file.read_bytes()
    for damage in (content[: len(content) // 2], content.replace(b'"deal": 7', b'"deal": 8')):
        file.write_bytes(damage)
        with pytest.raises(BadText, match=r"^my\.gupai: "):
            open_file(file, find)
        assert (names(tmp_path), file.read_bytes()) == (["my.gupai"], damage)


def test_no_file_that_was_set_aside_is_ever_written_over(tmp_path: Path) -> None:
    for number in (1, 2):
        (tmp_path / "book").write_text(str(number))
        assert set_aside(tmp_path / "book", "damaged").name == f"book.damaged-{number}"
    assert [(tmp_path / name).read_text() for name in names(tmp_path)] == ["1", "2"]
