"""Instructions until a click on the menu is answered: the program beside a bare PySide6 window.

    python -m tests.benchmarks.instructions [--callgrind FILE] [--deals 0 200000]

callgrind counts them, so other programs at work do not matter.  The program begins in a fresh
home, and in one where it was left at deal 7, with that many deals in the statistics as `--deals`
says.  With `--callgrind` what it did there is written into FILE, for `callgrind_annotate`.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from gupai_desktop.store.book import NAME, Book
from tests.benchmarks.saving import fill
from tests.homes import homes
from tests.scripts import ROOT

_BARE = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication([])
window = QMainWindow()
window.resize(1180, 820)
menu = window.menuBar().addMenu("&Game")
menu.addAction("&New")
def open_menu():
    menu.popup(window.pos())
"""

#: The first lines are those of the program's own `main`.
_OURS = """
import gc
gc.disable()
from gupai_desktop.app.late_signatures import load_pyside
load_pyside()
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from gupai_desktop.app import launcher, main
# What comes after the first click is not to be counted, however slow callgrind makes the rest.
launcher._FIRST_CLICK = 1_000_000_000
def open_menu():
    for window in QApplication.topLevelWidgets():
        if hasattr(window, "bar"):
            window.bar.open_menus()
"""

#: No event of the pointer is made up: the classes that it names would be counted.
_CLICK = """
import os
def look():
    then = (lambda: os._exit(0)) if QApplication.activePopupWidget() else look
    QTimer.singleShot(0, then)
def click():
    QTimer.singleShot(0, look)
    open_menu()
def run(*_):
    QTimer.singleShot(0, lambda: QTimer.singleShot(0, click))
    return execute()
execute, QApplication.exec = QApplication.exec, run
"""

_COUNTED = re.compile(r"Collected : (\d+)")


def instructions(program: str, folder: Path, tool: tuple[str, ...] = ()) -> int:
    """Count them, from the start of the process until the pop-up has been shown."""
    environment = {**os.environ, **homes(folder), "QT_QPA_PLATFORM": "offscreen"}
    environment |= {"PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8"}
    # An installed program has its modules compiled, and so has the tree's after one start.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(
        [*tool, sys.executable, "-c", program],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    found = _COUNTED.search(done.stderr)
    if done.returncode or (tool and not found):
        raise SystemExit(done.stderr)
    return int(found[1]) if found else 0


def main() -> None:
    """Print the millions of each."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--callgrind", default=os.devnull, metavar="FILE")
    parser.add_argument("--deals", type=int, nargs="*", default=[0])
    chosen = parser.parse_args()
    bare = _BARE + _CLICK + "window.show(); application.exec()"
    ours, at_deal = (_OURS + _CLICK + f"main.main({options})" for options in ([], ["--deal=7"]))
    with tempfile.TemporaryDirectory() as home:
        fresh = Path(home, "fresh")
        rows = [
            ("bare window", bare, fresh, os.devnull),
            ("fresh home", ours, fresh, os.devnull),
        ]
        for deals in chosen.deals:
            left = Path(home, f"left-{deals}")
            instructions(at_deal, left)
            (file,) = left.rglob(NAME)
            book = Book(file)
            fill(book, deals)
            book.close()
            instructions(ours, left)  # the first start of a day shows the page of games
            rows.append((f"left at a deal, {deals} played", ours, left, chosen.callgrind))
        for name, program, folder, out in rows:
            tool = ("valgrind", "--tool=callgrind", f"--callgrind-out-file={out}")
            print(f"{name}: {instructions(program, folder, tool) / 1e6:.0f} million", flush=True)


if __name__ == "__main__":
    main()
