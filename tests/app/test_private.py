"""What is played is the player's own affair: nobody else can read it."""

import os
import shutil
import stat
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from gupai_desktop.app import logs
from gupai_desktop.app.launcher import Launcher
from gupai_desktop.paths import Folders, NoFolder, keep_private
from gupai_desktop.store.book import NAME
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.runs import Runs

pytestmark = pytest.mark.skipif(os.name == "nt", reason="no file has such rights there")


@pytest.fixture(autouse=True)
def _open_handed() -> Iterator[None]:
    """Whatever is made may be read by all, as far as that is not prevented."""
    before = os.umask(0)
    yield
    os.umask(before)
    logs.end()


def mode(file: Path) -> int:
    return stat.S_IMODE(file.lstat().st_mode)


def for_others(folder: Path) -> list[str]:
    """What others may read below a folder, and the folder itself."""
    return [str(file) for file in (folder, *folder.rglob("*")) if mode(file) & 0o077]


def played(runs: Runs, *arguments: str) -> MainWindow:
    """A run in which everything was written that may be."""
    window = runs.start("--deal", "7", *arguments)
    window.session.play(next(iter(window.session.game.moves(window.session.record.table))))
    launcher = runs.launcher
    launcher._begin_log()
    launcher.book.back_up(launcher.clock)
    launcher.book.rest()
    logs.LOGGER.warning("x" * 150_000)
    logs.LOGGER.warning("x" * 150_000)
    logs.write_report(launcher.folders.logs, "a fault", launcher.clock)
    launcher._listen(window)
    launcher.book.close()
    launcher.settings.store.finish()
    return window


def test_whatever_is_made_is_for_its_owner_alone(runs: Runs, tmp_path: Path) -> None:
    folder = tmp_path / "own"
    played(runs, "--data-dir", str(folder))
    assert for_others(folder) == []
    names = {file.name for file in folder.rglob("*")}
    assert {"book.sqlite", "book.sqlite.bak", "book.sqlite.count", "lock", "settings.ini"} <= names
    assert {"socket", "logs", "gupai-desktop.log", "gupai-desktop.log.1"} <= names


@pytest.fixture
def open_handed(runs: Runs, tmp_path: Path) -> Callable[..., Launcher]:
    """A run in folders that an earlier version has made, for all to read."""

    def run(*arguments: str) -> Launcher:
        played(runs, "--data-dir", str(tmp_path / "own"))
        (tmp_path / "own" / "games").mkdir()
        for name in ("games/zen.gupai", "games/zen.gupai.bak", "statistics.sqlite", "mine.txt"):
            (tmp_path / "own" / name).write_text("")
        for file in (tmp_path / "own").rglob("*"):
            file.chmod(0o755 if file.is_dir() else 0o644)
        (tmp_path / "own").chmod(0o755)
        (tmp_path / "linked").write_text("")
        (tmp_path / "own" / "training.json").symlink_to(tmp_path / "linked")
        launcher = runs.launcher
        launcher.chosen.data_dir = Path(arguments[0]) if arguments else None
        launcher._keep_private()
        return launcher

    return run


def test_what_stands_already_is_made_private(
    open_handed: Callable[..., Launcher], tmp_path: Path
) -> None:
    launcher = open_handed()
    data, logs_folder = launcher.folders
    assert (mode(data), mode(logs_folder)) == (0o700, 0o700)
    left = {"mine.txt", "games", "training.json", "socket"}
    assert {Path(name).name for name in for_others(data)} == left
    assert mode(tmp_path / "linked") == 0o666, "what a link leads to may be anybody's"


def test_a_folder_that_the_player_named_keeps_its_rights(
    open_handed: Callable[..., Launcher], tmp_path: Path
) -> None:
    open_handed(str(tmp_path / "own"))
    assert mode(tmp_path / "own") == 0o755
    assert mode(tmp_path / "own" / "book.sqlite") == 0o600
    assert mode(tmp_path / "own" / "settings.ini") == 0o600


def test_a_folder_that_may_not_be_looked_at_is_no_fault(
    runs: Runs, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a home that is closed; root may look anywhere."""
    runs.start("--deal", "7")

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "glob", refuse)
    runs.launcher._keep_private()


def test_what_belongs_to_another_user_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "book.sqlite"
    file.write_text("")
    monkeypatch.setattr(os, "getuid", lambda: file.lstat().st_uid + 1)
    keep_private([file, tmp_path / "nothing"])
    assert mode(file) == 0o666
    assert Folders.of(tmp_path).data == tmp_path


def test_no_link_that_others_may_have_planted_is_followed(runs: Runs, tmp_path: Path) -> None:
    folder, other = tmp_path / "own", tmp_path / "other"
    played(runs, "--data-dir", str(folder))
    assert runs.launcher.receiver
    runs.launcher.receiver.close()
    runs.kill()
    logs.end()
    names = sorted(file.relative_to(folder) for file in folder.rglob("*"))
    # And those that are there at times only.
    more = ("", "-wal", "-shm", "-journal", ".new", ".bak.tmp", ".2026-01-02.bak", ".damaged-1")
    names += [Path(f"{NAME}{end}") for end in more]
    names += [Path(name) for name in ("settings.ini.lock", "zen.ten-sets.gupai", "games")]
    for is_there in (True, False):
        for name in names:
            other.write_text("of somebody else") if is_there else other.unlink(missing_ok=True)
            shutil.rmtree(folder)
            (folder / name.parent).mkdir(parents=True)
            (folder / name).symlink_to(other)
            for place in (folder, folder / name.parent):
                place.chmod(0o777)
            with pytest.raises(NoFolder, match=f"{name} is a link, and others may write in"):
                runs.start("--data-dir", str(folder))
            assert other.exists() is is_there, name
            assert not is_there or other.read_text() == "of somebody else", name


def test_a_link_in_a_folder_of_ones_own_is_ones_own_affair(runs: Runs, tmp_path: Path) -> None:
    folder, other = tmp_path / "own", tmp_path / "other.ini"
    folder.mkdir(0o700)
    (folder / "settings.ini").symlink_to(other)
    played(runs, "--data-dir", str(folder))
    assert "game=" in other.read_text()


def test_a_link_that_is_planted_while_one_plays_is_not_written_through(
    runs: Runs, tmp_path: Path
) -> None:
    folder, other = tmp_path / "own", tmp_path / "other"
    folder.mkdir()
    folder.chmod(0o777)
    other.write_text("of somebody else")
    window = runs.start("--data-dir", str(folder))
    store = runs.launcher.settings.store
    store.finish()
    (folder / "settings.ini").unlink()
    (folder / "settings.ini").symlink_to(other)
    window.parts.settings.volume = "7"
    store.finish()
    assert other.read_text() == "of somebody else"
    assert not store.is_writable


@pytest.mark.parametrize("is_there", [True, False])
@pytest.mark.parametrize(
    "name",
    [
        *("logs", "logs/gupai-desktop.log", "logs/gupai-desktop.log.1", "socket"),
        *(f"{NAME}{end}" for end in ("", "-wal", ".bak", ".bak.tmp", ".count", ".damaged-1")),
    ],
)
def test_no_link_that_is_planted_before_something_is_first_written_is_written_through(
    runs: Runs, tmp_path: Path, name: str, is_there: bool
) -> None:
    folder, other = tmp_path / "own", tmp_path / "other"
    folder.mkdir()
    window = runs.start("--data-dir", str(folder), "--deal", "7")
    (folder / name).parent.mkdir(exist_ok=True)
    for place in (folder, (folder / name).parent):
        place.chmod(0o777)
    if is_there:
        other.mkdir() if name == "logs" else other.write_text("of somebody else")
    (folder / name).unlink(missing_ok=True)
    (folder / name).symlink_to(other)
    launcher = runs.launcher
    launcher._begin_log()
    launcher.book.back_up(launcher.clock)
    launcher._listen(window)
    for _ in range(2):
        logs.LOGGER.warning("x" * 150_000)
    with suppress(OSError):
        logs.write_report(launcher.folders.logs, "a fault", launcher.clock)
    window.session.play(window.session.facts.moves[0])
    launcher.book.rest()
    launcher.book.close()
    if name == "logs":
        assert not is_there or not list(other.iterdir())
    elif is_there:
        assert other.read_text() == "of somebody else"
    assert other.exists() is is_there
