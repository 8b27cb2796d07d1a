"""How processes of the study are started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from multiprocessing.context import SpawnProcess
from types import FrameType

import pytest

from gupai_desktop.solvers.processes import start_process
from tests.scripts import ROOT


def idle() -> None:
    """What the process does that is started here."""


@pytest.mark.skipif(os.name == "nt", reason="there it is no signal")
def test_an_interrupt_while_a_process_starts_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = []

    def hear(number: int, _frame: FrameType | None) -> None:
        heard.append(number)

    start = SpawnProcess.start

    def interrupted(process: SpawnProcess) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        start(process)

    monkeypatch.setattr(SpawnProcess, "start", interrupted)
    before = signal.signal(signal.SIGINT, hear)
    try:
        process = start_process(idle)
    finally:
        signal.signal(signal.SIGINT, before)
    process.join()
    assert heard == [signal.SIGINT]
    assert process.exitcode == 0


#: Starts one process, and tells the command lines of all that have been started.
COUNT = """
import os, time
from pathlib import Path
from gupai_desktop.solvers.processes import start_process
process = start_process(time.sleep, 60)
print(*Path(f"/proc/self/task/{os.getpid()}/children").read_text().split())
print(process.pid)
process.kill()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="nobody else says who was started")
def test_nothing_is_started_but_the_process() -> None:
    told = subprocess.run(
        [sys.executable, "-c", COUNT], cwd=ROOT, capture_output=True, text=True, check=True
    )
    children, process = told.stdout.splitlines()
    assert children == process
