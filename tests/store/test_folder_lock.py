"""The lock on the data folder."""

import subprocess
import sys
from pathlib import Path

import pytest

from gupai_desktop.store.folder_lock import FolderLock
from tests.scripts import ROOT

HOLD = """
import sys
from pathlib import Path
from gupai_desktop.store.folder_lock import FolderLock
held = FolderLock(Path(sys.argv[1]))
print(held.take(), held.folder, flush=True)
sys.stdin.readline()
"""


def test_a_folder_is_made_and_held(tmp_path: Path) -> None:
    held = FolderLock(tmp_path / "new" / "folder")
    assert held.take()
    assert held.folder.is_dir()
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
    held = FolderLock(tmp_path / "file")
    assert not held.take()
    assert not held.is_others


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


@pytest.mark.skipif(sys.platform == "win32", reason="there a folder cannot be locked")
def test_where_the_file_cannot_be_opened_the_folder_is_locked(tmp_path: Path) -> None:
    (tmp_path / "lock").mkdir()
    first, second = FolderLock(tmp_path), FolderLock(tmp_path)
    assert first.take()
    assert (second.take(), second.is_others) == (False, True)
    first.release()
    assert second.take()
    second.release()
