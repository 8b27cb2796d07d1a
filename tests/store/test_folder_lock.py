"""Which running program a folder belongs to."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gupai_desktop.store.folder_lock import FolderLock, lock_folder
from tests.scripts import ROOT

HOLD = """
import sys
from pathlib import Path

import pytest
from gupai_desktop.store.folder_lock import lock_folder
held = lock_folder(Path(sys.argv[1]))
print(held.is_held, held.folder, flush=True)
sys.stdin.readline()
"""


def test_a_folder_is_made_and_held(tmp_path: Path) -> None:
    held = lock_folder(tmp_path / "new" / "folder")
    assert (held.is_held, held.folder) == (True, tmp_path / "new" / "folder")
    held.release()


def test_a_second_hold_is_on_a_folder_within(tmp_path: Path) -> None:
    first, second, third = (lock_folder(tmp_path) for _ in range(3))
    assert [held.is_held for held in (first, second, third)] == [True, True, True]
    assert second.folder == tmp_path / "others" / "2"
    assert third.folder == tmp_path / "others" / "3"
    for held in (first, second, third):
        held.release()


def test_a_folder_that_was_let_go_can_be_held_again(tmp_path: Path) -> None:
    first = FolderLock(tmp_path)
    assert first.take()
    assert first.take()
    assert not FolderLock(tmp_path).take()
    first.release()
    second = FolderLock(tmp_path)
    assert second.take()
    second.release()


def test_where_nothing_can_be_written_nothing_is_held(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    held = lock_folder(tmp_path / "file")
    assert (held.is_held, held.folder) == (False, tmp_path / "file")


def test_a_program_that_is_killed_holds_nothing_any_more(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline().split() == ["True", str(tmp_path)]
        assert not FolderLock(tmp_path).take()
        program.kill()
        program.communicate()
    held = FolderLock(tmp_path)
    assert held.take()
    held.release()


@pytest.mark.skipif(os.name == "nt", reason="a folder stays while a file in it is open")
def test_a_folder_that_was_removed_is_taken_anew(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    held = FolderLock(folder)
    assert held.take()
    shutil.rmtree(folder)
    assert held.take()
    assert not FolderLock(folder).take()
    held.release()


@pytest.mark.skipif(os.name == "nt", reason="a folder stays while a file in it is open")
def test_a_folder_that_was_exchanged_for_another_programs_is_not_ours(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    held, other = FolderLock(folder), FolderLock(tmp_path / "other")
    assert held.take()
    assert other.take()
    folder.rename(tmp_path / "before")
    other.folder.rename(folder)
    assert not held.take()
    other.release()
    assert held.take()
    held.release()
