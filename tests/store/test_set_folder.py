"""The folder of a player's own sets of problems."""

import os
from pathlib import Path

import pytest

from gupai_desktop.games import find
from gupai_desktop.play.problem_set import ProblemSet
from gupai_desktop.play.problems import problems_of
from gupai_desktop.store.saves import CannotRead, CannotSave
from gupai_desktop.store.set_folder import MAX_BYTES, SetFolder, is_set_file, listed_in
from tests.cases import refused

ZEN = find("zen.ten-sets")
EVERY = problems_of(ZEN)
MINE = ProblemSet(ZEN, "Mine / yours?").with_problems(list(EVERY[:3]))


def opened(folder: Path | None) -> SetFolder:
    made = SetFolder(folder, find)
    assert made.refresh() == []
    return made


def test_a_set_that_was_put_there_is_there_at_the_next_start(tmp_path: Path) -> None:
    folder = tmp_path / "problems"
    sets = opened(folder)
    name = sets.name_for(MINE)
    assert sets.put(name, MINE) is None
    assert opened(folder).sets == {name: MINE}
    assert [file.name for file in folder.iterdir()] == ["zen.ten-sets Mine---yours-.txt"]
    assert sets.put(name, None) == MINE
    assert opened(folder).sets == {}
    assert list(folder.iterdir()) == []


def test_a_set_that_is_changed_keeps_its_place(tmp_path: Path) -> None:
    sets = opened(tmp_path)
    for name in ("a.txt", "b.txt"):
        sets.put(name, MINE)
    sets.put("a.txt", MINE.with_problems([]))
    assert list(sets.sets) == ["a.txt", "b.txt"]


def test_no_set_takes_the_place_of_a_file(tmp_path: Path) -> None:
    sets = opened(tmp_path)
    first = sets.name_for(MINE)
    (tmp_path / first.upper()).write_text("not mine", "utf-8")
    assert sets.name_for(MINE) == first.replace(".txt", " 2.txt")


def test_a_damaged_file_is_told_and_stays_as_it_is(tmp_path: Path) -> None:
    sets = opened(tmp_path)
    sets.put("good.txt", MINE)
    (tmp_path / "bad.txt").write_text("nothing", "utf-8")
    (fault,) = sets.refresh()
    assert str(fault) == "bad.txt: this is no set of problems"
    assert list(sets.sets) == ["good.txt"]
    assert (tmp_path / "bad.txt").read_text("utf-8") == "nothing"


def test_without_a_folder_sets_are_there_until_the_end() -> None:
    sets = opened(None)
    name = sets.name_for(MINE)
    sets.put(name, MINE)
    assert sets.refresh() == []
    assert sets.sets == {name: MINE}


def test_what_cannot_be_written_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "problems").write_text("in its place", "utf-8")
    sets = SetFolder(tmp_path / "problems", find)
    with pytest.raises(CannotSave):
        sets.put("mine.txt", MINE)
    assert sets.sets == {}


def test_what_is_too_large_no_text_or_no_file_is_refused(tmp_path: Path) -> None:
    large, binary, pipe = (tmp_path / name for name in ("a.txt", "b.txt", "c.txt"))
    large.write_bytes(b"x" * (MAX_BYTES + 1))
    binary.write_bytes(b"\xff\xfe\x00")
    assert refused(listed_in, large, find) == "a.txt: there is more here than can be read"
    assert refused(listed_in, binary, find).startswith("b.txt: line 1, character 1")
    if hasattr(os, "mkfifo"):
        os.mkfifo(pipe)
        with pytest.raises(CannotRead):
            listed_in(pipe, find)
        assert not is_set_file(pipe)


def test_a_set_is_known_by_how_its_file_begins(tmp_path: Path) -> None:
    file = tmp_path / "any.name"
    file.write_text(f"\ufeff{MINE}", "utf-8")
    assert is_set_file(file)
    assert listed_in(file, find).name == MINE.name
    file.write_text("66 66", "utf-8")
    assert not is_set_file(file)
    assert not is_set_file(tmp_path / "missing")
