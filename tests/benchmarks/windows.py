"""From the start of a process to its window on the screen, ours beside other programs.

    dbus-run-session xvfb-run -s "-screen 0 1920x1080x24 -noreset" \
        python tests/benchmarks/windows.py kmahjongg kpat

They start in turn, each in a home of its own, where it has been started and ended once
before, so that whatever else the machine does slows all alike; the processor's time depends
on that least.  Ours is measured twice: as it was left, and with a deal that is asked for,
where it has no picture to begin with.  It needs X, no window manager, and ``xev``, which says
when a window is mapped.
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
#: How long a program is left alone before it is ended, and how long it may take to, in seconds.
_REST, _PATIENCE = 4.0, 20.0
_BARE = """
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication([])
window = QMainWindow()
window.show()
application.exec()
"""
_OURS = [sys.executable, "-m", "gupai_desktop"]
_TICKS = os.sysconf("SC_CLK_TCK")


def environment_in(home: str) -> dict[str, str]:
    """That of a program whose files are all in a folder."""
    homes = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"), home)
    environment = {**os.environ, **homes, "QT_QPA_PLATFORM": "xcb"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    return environment


def use_once(command: list[str], home: str) -> None:
    """Start a program and end it as the system does."""
    environment = environment_in(home)
    with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as program:
        time.sleep(_REST)
        program.terminate()
        program.wait(_PATIENCE)


def seconds(command: list[str], home: str) -> tuple[float, float]:
    """Until the first window is mapped; what the processor has worked till then."""
    environment = environment_in(home)
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
    """Print a line for each program."""
    commands = {"a bare window": [sys.executable, "-c", _BARE], "ours": _OURS}
    commands["ours, a deal asked for"] = [*_OURS, "--deal", "7"]
    commands |= {line: shlex.split(line) for line in sys.argv[1:]}
    with tempfile.TemporaryDirectory() as folder:
        homes = [tempfile.mkdtemp(dir=folder) for _ in commands]
        pairs = list(zip(commands.values(), homes, strict=True))
        for command, home in pairs:
            use_once(command, home)
        rounds = [[seconds(*pair) for pair in pairs] for _ in range(_TRIES)]
    for name, tries in zip(commands, zip(*rounds, strict=True), strict=True):
        taken, worked = (statistics.median(figures) for figures in zip(*tries, strict=True))
        print(f"{name}: {taken:.2f} s, {worked:.2f} s of the processor")


if __name__ == "__main__":
    main()
