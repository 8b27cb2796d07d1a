"""How processes of the study are started."""

from __future__ import annotations

import os
import signal
from multiprocessing.context import SpawnProcess
from types import FrameType

import pytest

from gupai_desktop.solvers.processes import start_process


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
