"""From the start of a process to its window on the screen, ours beside other programs.

    xvfb-run -s "-screen 0 1920x1080x24 -noreset" python tests/benchmarks/windows.py kmahjongg kpat

They start in turn, each in a home of its own that it has seen once before, so that whatever
else the machine does slows all alike; the processor's time depends on that least.  It needs
X, no window manager, and ``xev``, which says when a window is mapped.
"""

from __future__ import annotations

import os
import shlex
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

_TRIES = 9
_BARE = """
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication([])
window = QMainWindow()
window.show()
application.exec()
"""
_OURS = [sys.executable, "-m", "gupai_desktop"]
_TICKS = os.sysconf("SC_CLK_TCK")


def seconds(command: list[str], home: str) -> tuple[float, float]:
    """Until the first window is mapped; what the processor has worked till then."""
    homes = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"), home)
    environment = {**os.environ, **homes, "QT_QPA_PLATFORM": "xcb"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    watching = ["stdbuf", "-oL", "xev", "-root", "-event", "substructure"]
    with subprocess.Popen(watching, stdout=subprocess.PIPE, text=True) as events:
        assert events.stdout is not None
        time.sleep(0.3)  # it says nothing when it has begun
        start = time.perf_counter()
        program = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
        is_mapped = is_shown = False
        for line in events.stdout:
            is_mapped = is_mapped or line.startswith("MapNotify")
            if is_shown := is_mapped and "override NO" in line:
                break
        taken = time.perf_counter() - start
        told = Path(f"/proc/{program.pid}/stat").read_text().rpartition(")")[2].split()
        program.kill()
        program.wait()
        events.kill()
    if not is_shown:
        raise SystemExit("xev has told of no window")
    return taken, (int(told[11]) + int(told[12])) / _TICKS


def main() -> None:
    """Print a line for each program, the quickest of the others as the measure."""
    commands = {"a bare window": [sys.executable, "-c", _BARE], "ours": _OURS}
    commands |= {line: shlex.split(line) for line in sys.argv[1:]}
    with tempfile.TemporaryDirectory() as home:
        for command in commands.values():
            seconds(command, home)
        rounds = [[seconds(one, home) for one in commands.values()] for _ in range(_TRIES)]
    for name, tries in zip(commands, zip(*rounds, strict=True), strict=True):
        taken, worked = (statistics.median(figures) for figures in zip(*tries, strict=True))
        print(f"{name}: {taken:.2f} s, {worked:.2f} s of the processor")


if __name__ == "__main__":
    main()
