"""How processes of the solver are started."""

import os
import signal
import subprocess
import sys
from multiprocessing.context import SpawnProcess
from types import FrameType

import pytest

from gupai_desktop.solvers import worker
from gupai_desktop.solvers.worker import start_solver
from tests.scripts import ROOT


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
    # A process that does nothing and ends.
    monkeypatch.setattr(worker, "run_solver", bool)
    before = signal.signal(signal.SIGINT, hear)
    try:
        process, connection = start_solver()
    finally:
        signal.signal(signal.SIGINT, before)
    process.join()
    connection.close()
    assert heard == [signal.SIGINT]
    assert process.exitcode == 0


def test_what_was_changed_for_the_start_is_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    main = sys.modules["__main__"]
    for before in (None, "0"):
        monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
        if before is not None:
            monkeypatch.setenv("PYTHONSAFEPATH", before)
        with worker.safe_start():
            assert os.environ["PYTHONSAFEPATH"] == "1"
            assert sys.modules["__main__"] is not main
        assert os.environ.get("PYTHONSAFEPATH") == before
        assert sys.modules["__main__"] is main


#: Starts one process, and prints the ids of all that have been started.
COUNT = """
import os
from pathlib import Path
from gupai_desktop.solvers.worker import start_solver
process, _ = start_solver()
print(*Path(f"/proc/self/task/{os.getpid()}/children").read_text().split())
print(process.pid)
process.kill()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="nobody else says who was started")
def test_nothing_is_started_but_the_process() -> None:
    output = subprocess.run(
        [sys.executable, "-c", COUNT], cwd=ROOT, capture_output=True, text=True, check=True
    )
    children, process = output.stdout.splitlines()
    assert children == process
