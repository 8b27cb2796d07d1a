"""Start to the answer of a click on a menu: the program beside a bare PySide6 window.

    dbus-run-session -- python -m tests.benchmarks.startup [ROUNDS] [PROGRAM]

They are started in turn on a screen of their own, and PROGRAM with them; the click waits for
the window, and for both it is looked every 20 ms.  It falls on the title of our window, on the
first menu of others.  Programs of KDE end at once where there is no session bus.
"""

import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.e2e.desktop import Screen
from tests.homes import homes
from tests.scripts import ROOT

_BARE = """
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication([])
window = QMainWindow()
window.resize(1180, 820)
window.menuBar().addMenu("&Game").addAction("&New")
window.show()
application.exec()
"""

#: How long a click is waited for that fell into a window not yet laid out, and between two
#: looks, in seconds.
_TIMEOUT, _PAUSE = 0.5, 0.01

#: Where a menu is opened: left of the title's end, and in the corner where menus begin.
_TITLE, _CORNER = ("120", "22"), ("20", "12")


def seconds(
    screen: Screen, command: list[str], folder: Path, place: tuple[str, str] = _CORNER
) -> tuple[float, float]:
    """From the start of a process to its pop-up, and the processor's share of it."""
    environment = {**screen.environment, **homes(folder)}
    # An installed program has its modules compiled, and so has the tree's after one start.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    start = time.perf_counter()
    program = subprocess.Popen(command, env=environment, cwd=ROOT, stderr=subprocess.DEVNULL)
    its = ("search", "--all", "--onlyvisible", "--pid", str(program.pid), "--name", "")
    click = ("mousemove", "--window", "%1", *place, "click", "1")
    clicked = 0.0
    try:
        # Not with --sync, which looks twice a second only.
        while program.poll() is None:
            if time.perf_counter() - clicked > _TIMEOUT and screen.run("xdotool", *its):
                screen.run("xdotool", *its, *click)
                clicked = time.perf_counter()
            # The window manager puts no frame around a pop-up.
            if clicked and screen.run("xdotool", its[0], "--maxdepth", "1", *its[1:]):
                return time.perf_counter() - start, _processor(program.pid)
            time.sleep(_PAUSE)
        raise SystemExit(f"{command[0]} ended before its menu was open")
    finally:
        program.kill()
        program.wait()


def _processor(process: int) -> float:
    """The seconds that a process and its threads have worked."""
    tasks = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9


def main() -> None:
    """Print the medians, and what the program takes beside each of the others."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    ours = [sys.executable, "-m", "gupai_desktop"]
    commands = {"program": ours, "bare": [sys.executable, "-c", _BARE]}
    commands |= {name: [name] for name in sys.argv[2:]}
    screen = Screen()
    try:
        with tempfile.TemporaryDirectory() as home:
            folder = Path(home)
            # Once for what the first start makes: folders, settings, compiled modules.
            seconds(screen, [*ours, "--deal", "7"], folder, _TITLE)
            seconds(screen, ours, folder, _TITLE)
            rows = [
                [
                    seconds(screen, command, folder, _TITLE if command is ours else _CORNER)
                    for command in commands.values()
                ]
                for _ in range(rounds)
            ]
    finally:
        screen.close()
    figures = [
        tuple(statistics.median(values) for values in zip(*one, strict=True))
        for one in zip(*rows, strict=True)
    ]
    (click, work), *_ = figures
    for name, (its_click, its_work) in zip(commands, figures, strict=True):
        print(
            f"{name}: {its_click * 1000:.0f} ms, by the processor {its_work * 1000:.0f};"
            f" the program takes {click / its_click:.2f} and {work / its_work:.2f} times that"
        )


if __name__ == "__main__":
    main()
