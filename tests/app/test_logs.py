"""The log and the reports: quiet, bounded, and without the player's name."""

import getpass
import logging
import os
import platform
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from gupai_desktop.app import logs
from tests.made import DAY, MadeClock

CLOCK = MadeClock(DAY)

FULL = Path("/dev/full")
LOGGER = logs.LOGGER.getChild("test")


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """The test's own folder for logs."""
    yield tmp_path / "logs"
    logs.end()


def name_player(monkeypatch: pytest.MonkeyPatch, home: str, user: str, computer: str = "") -> None:
    monkeypatch.setattr(os.path, "expanduser", lambda _path: home)
    monkeypatch.setattr(getpass, "getuser", lambda: user)
    monkeypatch.setattr(platform, "node", lambda: computer)


@pytest.fixture
def anna(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player with a name and a home."""
    name_player(monkeypatch, "/home/anna-maria", "anna", "annas-laptop")


def test_the_log_is_quiet(folder: Path) -> None:
    file = logs.begin(folder, CLOCK)
    LOGGER.info("a move")
    LOGGER.debug("a tile")
    LOGGER.warning("a fault")
    assert file is not None
    assert file.parent == folder
    (line,) = file.read_text("utf-8").splitlines()
    assert line.endswith("Z WARNING gupai_desktop.test: a fault")


def test_it_never_grows_beyond_its_files(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "_MAX_BYTES", 1000)
    logs.begin(folder, CLOCK)
    for number in range(200):
        LOGGER.warning("fault %d", number)
    files = sorted(file.name for file in folder.iterdir())
    assert files == ["gupai-desktop.log", "gupai-desktop.log.1"]
    assert all(file.stat().st_size <= 1000 for file in folder.iterdir())
    assert "fault 199" in (folder / "gupai-desktop.log").read_text("utf-8")


def test_where_nothing_can_be_written_nothing_is(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("a file, no folder", encoding="utf-8")
    assert logs.begin(folder, CLOCK) is None
    with pytest.raises((FileExistsError, NotADirectoryError)):
        logs.write_report(folder, "a fault", CLOCK)


@pytest.mark.skipif(not FULL.exists(), reason="no disk here is always full")
def test_a_log_on_a_full_disk_does_not_disturb(
    folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    logs.begin(folder, CLOCK)
    (writer,) = logs.LOGGER.handlers
    assert isinstance(writer, logging.StreamHandler)
    with writer.stream:
        writer.setStream(FULL.open("w", encoding="utf-8"))
    LOGGER.warning("a fault")
    logs.end()
    assert capfd.readouterr().err == ""


@pytest.mark.usefixtures("anna")
def test_neither_log_nor_report_names_the_player(folder: Path) -> None:
    text = 'File "/home/anna-maria/games/zen.py", line 3: anna on annas-laptop'
    file = logs.begin(folder, CLOCK)
    LOGGER.warning(text)
    assert file is not None
    report = logs.write_report(folder, text, CLOCK)
    assert report.read_text("utf-8") == 'File "~/games/zen.py", line 3: <user> on <computer>'
    assert "~/games/zen.py" in file.read_text("utf-8")
    assert "anna" not in file.read_text("utf-8")


def test_a_home_on_windows_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    name_player(monkeypatch, "C:\\Users\\Анна", "Анна")
    for text in ("C:\\Users\\Анна\\a.py", "C:/Users/Анна/a.py", repr("C:\\Users\\Анна\\a.py")):
        assert "Анна" not in logs.anonymous(text)
        assert "~" in logs.anonymous(text)


def test_a_short_name_the_root_and_a_home_that_nobody_has_are_not_cut_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for home in ("/", "~"):
        name_player(monkeypatch, home, "a")
        assert logs.anonymous("/a move of a tile ~") == "/a move of a tile ~"


def test_every_report_has_a_file_of_its_own_and_the_newest_stay(folder: Path) -> None:
    clock, written = MadeClock(DAY), list[Path]()
    for number in range(14):
        written.append(logs.write_report(folder, f"fault {number}", clock))
        clock.go_on(timedelta(microseconds=1))
    assert logs.reports(folder) == written[-10:]
    assert written[-1].read_text("utf-8") == "fault 13"
