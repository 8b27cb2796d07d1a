"""Where the window stood still is in the log."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gupai_desktop.app import heartbeat, logs
from gupai_desktop.app.heartbeat import Heartbeat


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Path]:
    file = logs.begin(tmp_path)
    assert file is not None
    yield file
    logs.end()


def stand_still_for_long() -> None:
    """Keep the window waiting until that has been noticed."""
    time.sleep(0.3)


def test_it_is_noted_where_the_window_stood_still(
    log: Path, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeat, "_LONGEST", 0.1)
    beats = Heartbeat(tmp_path)
    stand_still_for_long()
    qtbot.waitUntil(lambda: "stand_still_for_long" in log.read_text("utf-8"))
    assert "the window stood still, for 0." in log.read_text("utf-8")
    beats.end()


def test_it_is_noted_by_the_next_run_if_it_never_ended(log: Path, tmp_path: Path) -> None:
    (tmp_path / "still.txt").write_text("Thread 0x1: in read_for_ever\n")
    Heartbeat(tmp_path).end()
    assert "the window stood still, the run before\nThread 0x1: in read_for_ever" in (
        log.read_text("utf-8")
    )
    assert (tmp_path / "still.txt").read_text() == ""


def test_where_nothing_can_be_written_nothing_is_watched(tmp_path: Path) -> None:
    Heartbeat(tmp_path / "nowhere").end()
