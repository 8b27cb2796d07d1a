"""How many Python functions of the program are called, and in how many of its files.

    python tests/benchmarks/calls.py [--rooms]

For a hint, a drag from one group to another, an undo, resizing in ten steps until the table
is sharp again, and the opening of a menu, in a real window without a display: all calls of
our own functions, those of the geometry among them, the pictures drawn from SVG, and the
files.  With --rooms also the calls of each file.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import FrameType

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QEventLoop, QSettings  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from gupai_desktop.app.application import make_application  # noqa: E402
from gupai_desktop.engine.record import Record  # noqa: E402
from gupai_desktop.games import find  # noqa: E402
from gupai_desktop.i18n import Languages  # noqa: E402
from gupai_desktop.settings import Settings  # noqa: E402
from gupai_desktop.ui.play.session import Session  # noqa: E402
from gupai_desktop.ui.window.main_window import MainWindow  # noqa: E402

PACKAGE = str(ROOT / "gupai_desktop")
#: The function that draws one picture from SVG.
PICTURE = "tile_art.py:_drawn"


def counted(act: Callable[[], object]) -> Counter[str]:
    """The calls of our own functions while something is done, by file and function."""
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
    """What is counted, by its name."""
    session, scene = window.session, window.scene
    move = session.game.moves(session.record.table)[0]
    one, other = (next(iter(side)) for side in move.sides)

    def drag() -> None:
        scene.grabbed.emit(one)
        scene.dropped.emit(other, session.record.table.place_of(other)[0])

    def resize() -> None:
        for _ in range(10):
            window.resize(window.width() - 20, window.height() - 20)
            QApplication.processEvents()
        while window.view.is_resizing:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    return {
        "hint": lambda: window.pointing.hint(move),
        "pointer over a tile": lambda: scene.hovered.emit(one),
        "drag": drag,
        "undo": session.undo_group.undo,
        "resize in 10 steps": resize,
        "menu": lambda: window.menus["languages"].aboutToShow.emit(),
    }


def main() -> None:
    """Print a row for each act."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", action="store_true", help="also the calls of each file")
    shows_rooms = parser.parse_args().rooms
    application = make_application(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(str(Path(folder, "settings.ini")), QSettings.Format.IniFormat)
        session = Session(Record.of_deal(find("zen.ten-sets"), 7))
        window = MainWindow(session, Settings(store), Languages(application))
        window.scene.set_speed(0)
        window.resize(1180, 820)
        window.show()
        for _ in range(5):
            application.processEvents()
        print("| act | calls | of the geometry | pictures | files |\n|---|---|---|---|---|")
        for name, act in acts(window).items():
            calls = counted(act)
            files = Counter[str]()
            for function, number in calls.items():
                files[function.partition(":")[0]] += number
            geometry = sum(n for file, n in files.items() if file.endswith("geometry.py"))
            pictures = sum(n for one, n in calls.items() if one.endswith(PICTURE))
            print(f"| {name} | {calls.total()} | {geometry} | {pictures} | {len(files)} |")
            if shows_rooms:
                for file, number in files.most_common():
                    print(f"    {number:6} {file}")
        window.close()


if __name__ == "__main__":
    main()
