"""How late a timer of 16 ms is in the window while the study searches without a pause.

    python tests/benchmarks/jitter.py [--seconds 20] [--idle]

The real window with its real study, which is asked about hard tables over and over: it
never rests.  It is measured from its first reply on; what starting it costs is told by
itself.  Once in a while a move is played or undone, and tiles glide.  With --idle
nothing is studied, for comparison.  It takes the display it finds, or none (offscreen).
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from itertools import cycle

if sys.platform.startswith("linux") and not os.environ.get("DISPLAY"):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QObject, QSettings, Qt, QTimer

from gupai_desktop.app.application import make_application
from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.i18n import Languages
from gupai_desktop.settings import Settings
from gupai_desktop.solvers.requests import Question
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.window.main_window import MainWindow

TICK = 16
ASK, MOVE = 700, 1500

#: What takes the study seconds: hidden tiles in 24 orders, or many levels.
HARD = [("levels.guo-wu-guan", number) for number in range(1, 6)] + [
    ("levels.meng-huo", number) for number in range(1, 6)
]


class Measure(QObject):
    """Ticks, and notes how late each tick is; asks and plays meanwhile."""

    def __init__(self, window: MainWindow, client: SolverClient, *, is_idle: bool) -> None:
        super().__init__(window)
        self._session, self._client = window.session, client
        self.late: list[float] = []
        self.late_at_start: list[float] = [0.0]
        self._due = 0.0
        self.asked = self.heard = 0
        self._hard = cycle(HARD)
        self._clock(TICK, self._tick).setTimerType(Qt.TimerType.PreciseTimer)
        self._clock(MOVE, self._play)
        if not is_idle:
            self._clock(ASK, self._ask)
            self._ask()

    def _clock(self, interval: int, slot: object) -> QTimer:
        clock = QTimer(self)
        clock.setTimerType(Qt.TimerType.PreciseTimer)
        clock.setInterval(interval)
        clock.timeout.connect(slot)
        clock.start()
        return clock

    def _tick(self) -> None:
        now = time.perf_counter()
        if self._due:
            is_started = self.heard or not self.asked
            late = self.late if is_started else self.late_at_start
            late.append(1000 * max(0.0, now - self._due))
        self._due = now + TICK / 1000

    def _ask(self) -> None:
        name, number = next(self._hard)
        game = find(name)
        board = str(deal(game, number))
        self._client.ask(Question(name, str(game.rules), board, board), self._hear)
        self.asked += 1

    def _hear(self, _reply: object) -> None:
        self.heard += 1

    def _play(self) -> None:
        if self._session.record.moves:
            self._session.undo_stack.undo()
        else:
            self._session.play(self._session.moves[0])


def quantile(values: list[float], share: float) -> float:
    """The value that so many do not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def main() -> None:
    """Measure and print one line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--idle", action="store_true", help="without the study")
    chosen = parser.parse_args()
    application = make_application(["jitter"])
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(os.path.join(folder, "settings.ini"), QSettings.Format.IniFormat)
        client = SolverClient()
        record = Record.of_deal(find("zen.ten-sets"), 7)
        window = MainWindow(Session(record), Settings(store), Languages(application), client)
        window.show()
        measure = Measure(window, client, is_idle=chosen.idle)
        QTimer.singleShot(round(1000 * chosen.seconds), application.quit)
        application.exec()
        window.close()
    late = measure.late
    figures = ", ".join(
        f"{name} {value:.1f} ms"
        for name, value in (
            *((f"{100 * share:g} %", quantile(late, share)) for share in (0.5, 0.95, 0.99)),
            ("largest", max(late)),
        )
    )
    print(f"{len(late)} ticks of {TICK} ms; lateness: {figures}")
    print(f"while the study starts: largest {max(measure.late_at_start):.1f} ms")
    print(f"questions {measure.asked}, replies {measure.heard}, on {application.platformName()}")


if __name__ == "__main__":
    main()
