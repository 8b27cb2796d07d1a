"""How many keys are pressed for the moves of O-Koan, before tiles could be typed and now.

    python tests/benchmarks/presses.py [--moves 128] [--seconds 2] [--game levels.o-koan]

The best lines known of its deals, from the first on, are played in a real window without a
display until there are so many moves; every press is a press there, and the table is compared
after each move.  How it was before is counted: two digits and Space for each tile.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QSettings, Qt  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from gupai_desktop.app.application import make_application  # noqa: E402
from gupai_desktop.engine.move import Move  # noqa: E402
from gupai_desktop.engine.record import Record  # noqa: E402
from gupai_desktop.games import find  # noqa: E402
from gupai_desktop.i18n import Languages  # noqa: E402
from gupai_desktop.settings import Settings  # noqa: E402
from gupai_desktop.solvers.analysis import improved, solve  # noqa: E402
from gupai_desktop.solvers.verdict import Answer, Budget  # noqa: E402
from gupai_desktop.ui.play.session import Session  # noqa: E402
from gupai_desktop.ui.window.main_window import MainWindow  # noqa: E402
from tests.ui.typist import Keys, keys_before, keys_for  # noqa: E402

_KEYS = {"Return": Qt.Key.Key_Return, "R": Qt.Key.Key_R, "M": Qt.Key.Key_M}
#: More than any deal needs.
_POSITIONS = 100_000_000


def won(game_id: str, seconds: float) -> Iterator[tuple[Record, tuple[Move, ...]]]:
    """The deals of a game that can be won, each with the best line found in so long."""
    number = 0
    while True:
        number += 1
        record = Record.of_deal(find(game_id), number)
        known = solve(record.game, record.table, Budget())
        if known.answer is Answer.WINNABLE:
            ends = Budget(_POSITIONS, _clock(seconds))
            *_, best = known, *improved(record.game, record.table, known, ends)
            yield record, best.line


def _clock(seconds: float) -> Callable[[], bool]:
    """Whether so much time of the processor has passed since now."""
    began = time.process_time()
    return lambda: time.process_time() - began > seconds


def press(window: MainWindow, keys: Keys) -> None:
    """Press keys at the table."""
    for key in keys:
        code = Qt.Key(Qt.Key.Key_0 + int(key)) if key.isdecimal() else _KEYS[key.split("+")[-1]]
        is_shifted = key.startswith("Shift+")
        held = Qt.KeyboardModifier.ShiftModifier if is_shifted else Qt.KeyboardModifier.NoModifier
        QTest.keyClick(window.view, code, held)


def play(window: MainWindow, record: Record, line: tuple[Move, ...]) -> tuple[int, int]:
    """Play a line of a deal by keys; how many there were before, and now."""
    window.session.begin(record)
    before = now = 0
    for move in line:
        keys = keys_for(record, move)
        before, now = before + len(keys_before(record, move)), now + len(keys)
        press(window, keys)
        record = record.play(move)
        assert window.session.record.table == record.table, (str(move), keys)
    return before, now


def main() -> None:
    """Play until there are as many moves as are wanted, and print the presses."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--moves", type=int, default=128, help="how many moves")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long a line is sought")
    parser.add_argument("--game", default="levels.o-koan", help="its id")
    chosen = parser.parse_args()
    application = make_application(sys.argv[:1])
    moves = before = now = 0
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(str(Path(folder, "settings.ini")), QSettings.Format.IniFormat)
        session = Session(Record.of_deal(find(chosen.game), 1))
        window = MainWindow(session, Settings(store), Languages(application))
        window.scene.set_speed(0)
        window.show()
        window.activateWindow()
        QTest.qWaitForWindowActive(window)
        for record, line in won(chosen.game, chosen.seconds):
            rest = line[: chosen.moves - moves]
            old, new = play(window, record, rest)
            moves, before, now = moves + len(rest), before + old, now + new
            QApplication.processEvents()
            if moves >= chosen.moves:
                break
        window.close()
    print(f"{moves} moves of {chosen.game}: {before} presses before, {now} now")


if __name__ == "__main__":
    main()
