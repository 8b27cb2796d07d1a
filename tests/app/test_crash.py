"""What nobody foresaw: reported without a name, told calmly once, and the game goes on."""

import sys
import threading
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gupai_desktop import __version__
from gupai_desktop.app import crash, logs
from gupai_desktop.app.crash import Watch, report_start
from gupai_desktop.app.fault_dialog import FaultDialog
from tests.e2e.traced import FAULTS, fail
from tests.made import DAY, MadeClock


class _Clock(MadeClock):
    """A clock that is never asked twice in one moment."""

    def now(self) -> datetime:
        self.moment += timedelta(microseconds=1)
        return super().now()


CLOCK = _Clock(DAY)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The test's own folder for reports."""
    return tmp_path / "logs"


@pytest.fixture
def passed_on(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The faults that the hooks before ours have heard of too."""
    heard: list[str] = []
    monkeypatch.setattr(sys, "excepthook", lambda *raised: heard.append(str(raised[1])))
    monkeypatch.setattr(
        threading, "excepthook", lambda raised: heard.append(str(raised.exc_value))
    )
    return heard


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """A window in which something can go wrong."""
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def watch(window: QWidget, passed_on: list[str], folder: Path) -> Iterator[Watch]:
    """A watch over a window."""
    assert passed_on == []
    watch = Watch(folder, CLOCK, lambda: "the table", window)
    watch.begin()
    yield watch
    watch.end()
    if watch.dialog is not None:
        watch.dialog.close()


def later(kind: str, window: QWidget) -> None:
    """A fault of a kind, out of the event loop, where all faults come from."""
    QTimer.singleShot(0, lambda: FAULTS[kind](window))


def dialog_of(watch: Watch, qtbot: QtBot) -> FaultDialog:
    qtbot.waitUntil(lambda: watch.dialog is not None)
    assert watch.dialog is not None
    return watch.dialog


def play_on(dialog: FaultDialog) -> None:
    dialog.button(FaultDialog.StandardButton.Close).click()


@pytest.mark.parametrize("kind", ["slot", "thread", "paint"])
def test_a_fault_anywhere_is_reported_and_told(
    kind: str, watch: Watch, window: QWidget, qtbot: QtBot, folder: Path, passed_on: list[str]
) -> None:
    later(kind, window)
    dialog = dialog_of(watch, qtbot)
    (report,) = logs.reports(folder)
    assert "Something went wrong" in dialog.text()
    assert "Your game is safe" in dialog.informativeText()
    assert str(report) in dialog.informativeText().replace("\u200b", "")
    assert set(passed_on) == {"this fault was asked for"}
    text = report.read_text("utf-8")
    assert text.startswith(f"Gupai Desktop {__version__}\n")
    assert "RuntimeError: this fault was asked for" in text
    assert "traced.py" in text
    assert "the table" in text
    assert str(Path.home()) not in text


def test_the_same_fault_is_told_once_and_the_game_goes_on(
    watch: Watch, window: QWidget, qtbot: QtBot, folder: Path, passed_on: list[str]
) -> None:
    for _ in range(3):
        later("slot", window)
    dialog = dialog_of(watch, qtbot)
    qtbot.waitUntil(lambda: len(passed_on) == 3)
    assert len(logs.reports(folder)) == 1
    play_on(dialog)
    later("slot", window)
    qtbot.waitUntil(lambda: len(passed_on) == 4)
    QApplication.processEvents()
    assert watch.dialog is None
    assert window.isVisible()


def test_another_fault_is_reported_but_no_second_dialog_is_opened(
    watch: Watch, window: QWidget, qtbot: QtBot, folder: Path
) -> None:
    later("slot", window)
    dialog = dialog_of(watch, qtbot)
    later("thread", window)
    qtbot.waitUntil(lambda: len(logs.reports(folder)) == 2)
    QApplication.processEvents()
    assert watch.dialog is dialog


@pytest.mark.usefixtures("watch")
def test_a_program_that_only_fails_does_not_write_for_ever(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crash, "_MAX_REPORTS", 2)
    for number in range(5):
        sys.excepthook(RuntimeError, RuntimeError(f"fault {number}"), None)
    assert len(logs.reports(folder)) == 2


def test_a_table_that_cannot_be_told_does_not_hinder_the_report(folder: Path) -> None:
    def broken() -> str:
        raise ValueError("no table")

    file = crash.write_report(folder, CLOCK, "a fault", broken)
    assert file is not None
    text = file.read_text("utf-8")
    assert "a fault" in text
    assert "cannot be told: ValueError('no table')" in text


def test_ctrl_c_is_no_fault(watch: Watch, folder: Path, passed_on: list[str]) -> None:
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt("enough"), None)
    watch.end()
    sys.excepthook(RuntimeError, RuntimeError("late"), None)
    assert passed_on == ["enough", "late"]
    assert not folder.exists()
    assert watch.dialog is None


def test_a_fault_before_there_is_a_window_is_reported(folder: Path, passed_on: list[str]) -> None:
    seen: list[FaultDialog] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, FaultDialog)
        seen.append(dialog)
        dialog.close()

    QTimer.singleShot(0, look)
    try:
        fail()
    except RuntimeError as error:
        report_start(error, folder, CLOCK)
    (report,) = logs.reports(folder)
    assert "RuntimeError: this fault was asked for" in report.read_text("utf-8")
    assert passed_on == ["this fault was asked for"]
    assert "could not start" in seen[0].text()
    assert str(report) in seen[0].informativeText().replace("\u200b", "")
