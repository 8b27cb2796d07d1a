"""How many Python functions of the program are called, and in how many of its files.

    python -m tests.benchmarks.calls [--rooms]

For a hint, a drag from one group to another, an undo, resizing in ten steps until the table
is sharp again, and the opening of a menu: all calls of the program's own functions, those of
the geometry among them, the pictures drawn from SVG, and the files.  With --rooms also the
calls of each file.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable
from types import FrameType

from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gupai_desktop.solvers.analysis import ideas, outlook
from gupai_desktop.solvers.verdict import Answer, Budget, Verdict
from gupai_desktop.ui.window.main_window import MainWindow
from tests.benchmarks.opened import opened
from tests.benchmarks.tables import head, row
from tests.scripts import ROOT

PACKAGE = str(ROOT / "gupai_desktop")
#: The function that draws one picture from SVG.
PICTURE = "tile_art.py:_drawn"


def counted(act: Callable[[], object]) -> Counter[str]:
    """Count the calls of our own functions while something is done, by file and function."""
    calls: Counter[str] = Counter()

    def count(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(PACKAGE):
            file = frame.f_code.co_filename.removeprefix(PACKAGE + os.sep)
            calls[f"{file}:{frame.f_code.co_name}"] += 1

    sys.setprofile(count)
    try:
        act()
        QApplication.processEvents()
    finally:
        sys.setprofile(None)
    return calls


def acts(window: MainWindow) -> dict[str, Callable[[], object]]:
    """Return what is counted, by its name."""
    session, scene = window.session, window.scene
    move = session.facts.moves[0]
    one, other = (next(iter(side)) for side in move.sides)

    # What the study would have replied before a hint is given.
    game, table = session.game, session.record.table
    known = outlook(game, table, Budget())
    window.analysis.learn(session.record, known)
    found = ideas(game, table, Budget(2_000), Verdict(Answer.WINNABLE, known.line))
    window.analysis.learn(session.record, found)

    def drag() -> None:
        """Drag a tile to another group with the mouse, in ten steps."""
        view, middle = window.view, {}
        for item in scene.tile_items:
            middle[item.tile] = view.mapFromScene(item.place().center())
        start, way, table = middle[one], middle[other] - middle[one], view.viewport()
        QTest.mousePress(table, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 11):
            QTest.mouseMove(table, start + way * step / 10)
            QApplication.processEvents()
        QTest.mouseRelease(table, Qt.MouseButton.LeftButton, pos=middle[other])

    def resize() -> None:
        for _ in range(10):
            window.resize(window.width() - 20, window.height() - 20)
            QApplication.processEvents()
        while window.view.is_resizing:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    return {
        "hint": window.parts.hints.give,
        "pointer over a tile": lambda: scene.hovered.emit(one),
        "drag": drag,
        "undo": session.undo,
        "resize in 10 steps": resize,
        "menu": lambda: window.menus["languages"].aboutToShow.emit(),
    }


def main() -> None:
    """Print a row for each act."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rooms", action="store_true", help="also the calls of each file")
    shows_rooms = parser.parse_args().rooms
    head("act", "calls", "of the geometry", "pictures", "files")
    with opened() as window:
        for name, act in acts(window).items():
            calls = counted(act)
            files = Counter[str]()
            for function, number in calls.items():
                files[function.partition(":")[0]] += number
            geometry = sum(n for file, n in files.items() if file.endswith("geometry.py"))
            pictures = sum(n for one, n in calls.items() if one.endswith(PICTURE))
            row(name, calls.total(), geometry, pictures, len(files))
            if shows_rooms:
                for file, number in files.most_common():
                    print(f"    {number:6} {file}")


if __name__ == "__main__":
    main()
