"""Nobody is left thinking: the window is gone, and so is its solver, however it went."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.homes import homes
from tests.scripts import ROOT

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="the processes are looked up in /proc"
)

TIMEOUT = 60_000


def parent_and_state(process: int) -> tuple[int, str]:
    """The parent of a process and whether it runs; 0 if there is no such process."""
    try:
        text = Path(f"/proc/{process}/stat").read_text(encoding="utf-8", errors="replace")
    except (OSError, ProcessLookupError):
        return 0, ""
    state, parent, *_ = text.rpartition(")")[2].split()
    return int(parent), state


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    every = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdecimal()]
    return [one for one in every if parent_and_state(one)[0] == process]


def is_alive(process: int) -> bool:
    """Whether a process still runs; one that has ended but was not asked after does not."""
    return parent_and_state(process)[1] not in ("", "Z", "X")


@pytest.fixture
def program(tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """The whole program without a display, studying a deal that takes long."""
    arguments = ["--game", "levels.guo-wu-guan", "--deal", "1"]
    running = subprocess.Popen(
        [sys.executable, "-m", "gupai_desktop", *arguments],
        cwd=ROOT,
        env={**os.environ, **homes(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
        stderr=subprocess.DEVNULL,
    )
    yield running
    running.kill()
    running.wait()


@pytest.mark.parametrize("how", ["SIGKILL", "SIGTERM"])
def test_a_program_that_is_killed_leaves_no_process_behind(
    program: subprocess.Popen[bytes], qtbot: QtBot, how: str
) -> None:
    qtbot.waitUntil(lambda: is_thinking(program.pid), timeout=TIMEOUT)
    started = children(program.pid)
    # Windows has no SIGKILL, but collects these tests.
    os.kill(program.pid, getattr(signal, how))
    program.wait()
    qtbot.waitUntil(lambda: not any(map(is_alive, started)), timeout=TIMEOUT)


def is_thinking(process: int) -> bool:
    """Whether the solver of a program has begun: it has spent time of its own."""
    return any(spent(child) > 20 for child in children(process))


def spent(process: int) -> int:
    """The time that a process has had a processor, in hundredths of a second."""
    try:
        text = Path(f"/proc/{process}/stat").read_text(encoding="utf-8", errors="replace")
    except (OSError, ProcessLookupError):
        return 0
    return int(text.rpartition(")")[2].split()[11])
