"""How late a timer of 16 ms is in the window while the study searches without a pause.

    python -m tests.benchmarks.jitter [--seconds 20] [--idle]

The real window with its real study, which is asked about hard tables over and over.  It is
measured from its first reply on.  Once in a while a move is played or undone, and tiles
glide.  With --idle nothing is studied, for comparison.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from itertools import cycle

from PySide6.QtCore import QObject, Qt, QTimer

from gupai_desktop.engine.deal import deal
from gupai_desktop.games import find
from gupai_desktop.solvers.requests import Question
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.window.main_window import MainWindow
from tests.benchmarks.opened import application, opened
from tests.benchmarks.tables import head, quantile, row

TICK, ASK, MOVE = 16, 700, 1500

#: What takes the study seconds: hidden tiles in 24 orders, or many levels.
HARD = [(name, n) for name in ("levels.guo-wu-guan", "levels.meng-huo") for n in range(1, 6)]


class Measure(QObject):
    """Ticks, and notes how late each tick is; asks and plays meanwhile."""

    def __init__(self, window: MainWindow, client: SolverClient, *, is_idle: bool) -> None:
        super().__init__(window)
        self._session, self._client = window.session, client
        self.late: list[float] = []
        self._due = 0.0
        self._hard = cycle(HARD)
        self._is_begun = is_idle
        self._repeat(TICK, self._tick)
        self._repeat(MOVE, self._play)
        if not is_idle:
            self._repeat(ASK, self._ask)
            self._ask()

    def _repeat(self, interval: int, slot: Callable[[], None]) -> None:
        timer = QTimer(self, interval=interval, timerType=Qt.TimerType.PreciseTimer)
        timer.timeout.connect(slot)
        timer.start()

    def _begin(self, _reply: object) -> None:
        self._is_begun = True

    def _tick(self) -> None:
        now = time.perf_counter()
        if self._due and self._is_begun:
            self.late.append(1000 * max(0.0, now - self._due))
        self._due = now + TICK / 1000

    def _ask(self) -> None:
        name, number = next(self._hard)
        game = find(name)
        board = str(deal(game, number))
        self._client.ask(Question(name, str(game.rules), board, board), self._begin)

    def _play(self) -> None:
        if self._session.record.moves:
            self._session.undo_stack.undo()
        else:
            self._session.play(self._session.moves[0])


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--idle", action="store_true", help="without the study")
    chosen = parser.parse_args()
    app, client = application(), SolverClient()
    with opened(client=client, speed=1.0) as window:
        measure = Measure(window, client, is_idle=chosen.idle)
        QTimer.singleShot(round(1000 * chosen.seconds), app.quit)
        app.exec()
    head("ticks", "median", "95 %", "99 %", "largest")
    figures = (quantile(measure.late, share) for share in (0.5, 0.95, 0.99, 1.0))
    row(len(measure.late), *(f"{figure:.1f} ms" for figure in figures))


if __name__ == "__main__":
    main()
