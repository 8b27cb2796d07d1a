"""Count the calls of Python functions that everyday things at the window take.

    python -m tests.benchmarks.calls [--most 20] [--games zen.ten-sets]

A new deal, a file that is opened, the way of a tile that is carried across the table, and a whole
drag, each until no tile glides any more.  The solver answers nothing.  With `--most` the
functions that are called most stand below each row.  How many frames a glide has depends on
the machine; all else is the same everywhere.
"""

import argparse
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import FrameType

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QPoint, QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gupai_desktop.app.application import make_application
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.i18n import Languages
from gupai_desktop.settings import Settings, SettingsFile
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.window.main_window import MainWindow
from tests.benchmarks.tables import head, row
from tests.ui.hand import Hand
from tests.ui.oracle import Oracle

_SIZE = (1180, 820)
#: The files of what imports modules: Python's own and PySide's.
_OF_IMPORTS = "<frozen ", "shibokensupport"
#: This many steps has the way of a tile across the table.
_STEPS = 20


class Calls:
    """The functions that are called while something is done, and how often."""

    def __init__(self) -> None:
        self.counts = Counter[str]()

    def of(self, act: Callable[[], object], window: MainWindow) -> None:
        """Count the calls until all tiles lie still."""
        sys.setprofile(self._note)
        try:
            act()
            settle(window)
        finally:
            sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        # What is imported at a first time is not counted: it may have been met before.
        if event == "call" and not code.co_filename.startswith(_OF_IMPORTS):
            self.counts[f"{Path(code.co_filename).stem}.{code.co_qualname}"] += 1


def settle(window: MainWindow) -> None:
    """Handle events until all tiles lie still."""
    QApplication.processEvents()
    if window.scene.is_gliding:
        loop = QEventLoop()
        window.scene.glide_finished.connect(loop.quit)
        loop.exec()
    QApplication.processEvents()


def carry(window: MainWindow) -> None:
    """Carry what has been pressed from one corner of the table to the other."""
    port = window.view.viewport()
    far = QPoint(port.width() - 1, port.height() - 1)
    for step in range(_STEPS + 1):
        QTest.mouseMove(port, far * (step / _STEPS))


def callbacks(window: MainWindow, file: Path) -> dict[str, Callable[[int], Callable[[], object]]]:
    """Return what makes ready what is counted, from 0 or 1: a first and another one."""
    game, hand = window.session.game, Hand(window)

    def lay(number: int) -> Callable[[], object]:
        record = Record.of_deal(game, 8 + number)
        return lambda: window.controller.begin(record)

    def carry_tile(number: int) -> Callable[[], object]:
        movable = window.pointing.movable
        tiles = [str(item.tile) for item in window.scene.tile_items if item.tile in movable]
        hand.press(tiles[number])
        return lambda: carry(window)

    def drag(number: int) -> Callable[[], object]:
        moves = [move for move in window.session.facts.moves if len(move.tiles) == 2]
        first, second = sorted(map(str, moves[number].tiles))
        return lambda: hand.drag(first, second)

    found = {
        "a new deal": lay,
        "opening a file": lambda _: lambda: window.sharing.open(file),
        "carrying a tile": carry_tile,
    }
    return found if game.run_size else found | {"a drag": drag}


def main() -> None:
    """Print a row for each thing in each game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", default="zen.ten-sets,levels.o-koan")
    parser.add_argument("--most", type=int, default=0)
    chosen = parser.parse_args()
    application, folder = make_application(sys.argv[:1]), Path(tempfile.mkdtemp())
    settings = Settings(SettingsFile(QSettings(str(folder / "s.ini"), QSettings.Format.IniFormat)))
    languages = Languages(application)
    languages.use("en")
    head("game", "what", "calls")
    for game_id in chosen.games.split(","):
        first = Record.of_deal(find(game_id), 7)
        window = MainWindow(Session(first), settings, languages, Oracle())
        window.resize(*_SIZE)
        window.show()
        settle(window)
        file = folder / "deal.gupai"
        window.sharing.save(file)
        for name, make in callbacks(window, file).items():
            # All that is loaded or drawn once has been, before the calls are counted.
            make(0)()
            settle(window)
            window.scene.cancel()
            window.controller.begin(Record.of_deal(first.game, 20))
            settle(window)
            calls = Calls()
            calls.of(make(1), window)
            window.scene.cancel()
            row(game_id, name, calls.counts.total())
            for function, times in calls.counts.most_common(chosen.most):
                print(f"    {times:6} {function}")
        window.close()


if __name__ == "__main__":
    main()
