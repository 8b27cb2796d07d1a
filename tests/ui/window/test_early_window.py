"""A window that is on the screen before what it is made of."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QMainWindow, QToolButton
from pytestqt.qtbot import QtBot

from gupai_desktop import __version__
from gupai_desktop.ui.window import early_window
from gupai_desktop.ui.window.early_window import EarlyWindow, keep_picture, open_early
from gupai_desktop.ui.window.main_window import MainWindow
from tests.scripts import ROOT
from tests.ui.runs import Runs

RED = QColor("#c5392b")


@pytest.fixture
def left(qtbot: QtBot, tmp_path: Path) -> Path:
    """A folder in which a red window was left."""
    (tmp_path / "games").mkdir()
    window = QMainWindow()
    qtbot.addWidget(window)
    window.setWindowTitle("№ 7 — Ґава")
    window.setStyleSheet(f"background: {RED.name()}")
    window.resize(400, 300)
    keep_picture(window, tmp_path)
    return tmp_path


@pytest.fixture
def early(qtbot: QtBot, left: Path) -> EarlyWindow:
    """The window, opened again before anything else."""
    return opened(qtbot, left)


def opened(qtbot: QtBot, folder: Path, *, is_asked: bool = False) -> EarlyWindow:
    """The window that is opened at the start of a program."""
    window = open_early(folder, is_asked=is_asked)
    assert window is not None
    qtbot.addWidget(window)
    return window


def is_empty(window: EarlyWindow) -> bool:
    """Whether it shows nothing, in any place where it can be seen."""
    assert window.isVisible()
    assert window.windowTitle() == "Gupai Desktop"
    return window.centralWidget() is None


def test_it_is_where_it_was_and_looks_as_it_did(early: EarlyWindow) -> None:
    assert early.isVisible()
    assert early.windowTitle() == "№ 7 — Ґава"
    assert early.size() == QSize(400, 300)
    assert early.grab().toImage().pixelColor(200, 150) == RED


def test_it_is_empty_when_something_was_played_since(qtbot: QtBot, left: Path) -> None:
    game = left / "games" / "zen.gupai"
    game.touch()
    later = (left / "window.picture").stat().st_mtime_ns + 1_000_000_000
    os.utime(game, ns=(later, later))
    window = opened(qtbot, left)
    assert is_empty(window)
    assert window.size() == QSize(400, 300)


def test_it_is_empty_when_something_is_asked_for(qtbot: QtBot, left: Path) -> None:
    window = opened(qtbot, left, is_asked=True)
    assert is_empty(window)
    assert window.size() == QSize(400, 300)


def test_the_first_one_is_empty_and_of_the_usual_size(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path / "data")
    assert is_empty(window)
    usual = QMainWindow()
    qtbot.addWidget(usual)
    usual.resize(1180, 820)
    assert window.size() == usual.size().boundedTo(window.screen().availableSize() * 0.95)


def test_an_empty_one_becomes_the_window_of_the_program(
    qtbot: QtBot, tmp_path: Path, runs: Runs
) -> None:
    early = opened(qtbot, tmp_path / "data")
    before = early.size()
    window = runs.start("--deal", "7", early=early)
    window.show()
    window.lift_picture()
    assert window is early
    assert window.view.isVisible()
    assert window.size() == before


#: A red pixel, as it is kept.
PIXEL = b"P6\n1 1\n255\n\xff\x00\x00"


@pytest.mark.parametrize(
    "content",
    [
        *(b"", b"1\n2\n3\n4\nP6", b"\n" * 9, None),
        *(
            b"%s\n\n%s\n%s\n%s" % (__version__.encode(), title, ratio, PIXEL)
            for title, ratio in ((b"\xff", b"100"), (b"7", b"nan"), (b"7", b"0"), (b"7", b"-1"))
        ),
        b"%s\n\n7\n100\nP6\n99999 99999\n255\n" % __version__.encode(),
    ],
)
def test_what_cannot_be_read_is_left_alone(
    qtbot: QtBot, left: Path, content: bytes | None
) -> None:
    file = left / "window.picture"
    if content is None:
        file.unlink()
        file.mkdir()
    else:
        file.write_bytes(content)
    assert is_empty(opened(qtbot, left))


@pytest.mark.skipif(os.name == "nt", reason="there are none")
def test_nothing_is_read_from_a_pipe_in_its_place(qtbot: QtBot, left: Path) -> None:
    (left / "window.picture").unlink()
    os.mkfifo(left / "window.picture")
    assert is_empty(opened(qtbot, left))


def test_where_it_has_not_been_tried_it_is_not_shown(
    left: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QApplication, "platformName", lambda: "wayland")
    assert open_early(left, is_asked=False) is None


def test_another_version_draws_its_own(
    qtbot: QtBot, left: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(early_window, "__version__", "99.0")
    assert is_empty(opened(qtbot, left))


def test_it_has_every_event_method_that_the_whole_window_has() -> None:
    overriding = {name for name in vars(MainWindow) if hasattr(QMainWindow, name)}
    of_events = {name for name in overriding if name.endswith("Event")}
    assert of_events
    assert of_events <= set(vars(EarlyWindow))


def test_it_becomes_the_window_of_the_program(early: EarlyWindow, runs: Runs) -> None:
    window = runs.start("--deal", "7", early=early)
    assert window is early
    window.show()
    assert window.view.isVisible()
    window.setWindowTitle("")
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert "7" in window.windowTitle(), "what happens to it is not heard"


def test_the_picture_stays_until_all_is_laid_out(early: EarlyWindow, runs: Runs) -> None:
    window = runs.start("--deal", "7", early=early)
    window.show()
    assert not window.updatesEnabled()
    window.lift_picture()
    assert window.updatesEnabled()
    buttons = [one for one in window.toolbar.findChildren(QToolButton) if one.isVisible()]
    assert buttons
    assert [one.text() for one in buttons if one.width() < one.sizeHint().width()] == []


def test_of_the_program_it_loads_next_to_nothing() -> None:
    code = """
import sys
import gupai_desktop.app.main
print(*(name for name in sys.modules if name.startswith("gupai_desktop")))
"""
    told = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert not {"gupai_desktop.games", "gupai_desktop.engine.words"} & set(told.stdout.split())
    assert len(told.stdout.split()) < 20
