"""Thousands of deals in one process: the program plays by itself and does not grow.

    python tests/benchmarks/soak.py [--deals 2000] [--game zen.ten-sets]

The real window, with saved games and statistics in a folder of its own, deals and plays
the line that its study has found, as *Play It for Me* does, but without its pauses.
Every step is saved, every win is counted.  The study has a process of its own, as in the
program.  The memory is what the system says that a process has (resident); the window's
is compared with what it was after the first 200 deals, when the undo stack is full.
"""

from __future__ import annotations

import argparse
import gc
import multiprocessing
import os
import sys
import tempfile
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from gupai_desktop.app.application import Application, make_application  # noqa: E402
from gupai_desktop.app.autosave import Autosave  # noqa: E402
from gupai_desktop.app.command_line import parser  # noqa: E402
from gupai_desktop.app.launcher import Launcher  # noqa: E402
from gupai_desktop.engine.game import Outcome  # noqa: E402
from gupai_desktop.engine.record import Record  # noqa: E402
from gupai_desktop.games import find  # noqa: E402
from gupai_desktop.i18n import Languages  # noqa: E402
from gupai_desktop.solvers import analysis as analysis  # noqa: E402
from gupai_desktop.solvers.requests import Request, Search  # noqa: E402
from gupai_desktop.solvers.verdict import Answer, Budget  # noqa: E402
from gupai_desktop.store.book import NAME, Book  # noqa: E402
from gupai_desktop.store.tables import Tables  # noqa: E402
from gupai_desktop.ui.play.session import Session  # noqa: E402
from gupai_desktop.ui.widgets.notices import Notices  # noqa: E402
from gupai_desktop.ui.window.main_window import MainWindow  # noqa: E402
from tests.ui.hand import lay_deal  # noqa: E402
from tests.ui.oracle import Oracle  # noqa: E402

#: Enough for most deals; one without a line is left, and another one is dealt.
_BUDGET = Budget(positions=2_000)
_WARM = 200


def _number_of(search: Search) -> int:
    return next(search.results(lambda: False))


class Thinker(Oracle):
    """A study that thinks in another process when it is told to, and is waited for."""

    def __init__(self, process: Executor) -> None:
        super().__init__()
        self._thinks_in = process

    def think(self) -> None:
        """Answer the last question."""
        self.forget(50)
        question = self.questions[-1]
        game = find(question.game, question.rules)
        board = game.parse(question.board)
        found = self._thinks_in.submit(analysis.outlook, game, board, _BUDGET).result()
        self.reply(question, found)
        if not question.opening:
            return
        opening = game.parse(question.opening)
        verdict = self._thinks_in.submit(analysis.solve, game, opening, _BUDGET).result()
        if verdict.answer is Answer.WINNABLE:
            self.reply(question, verdict)

    def results_of(self, request: Request) -> list[object]:
        if isinstance(request, Search):
            return [self._thinks_in.submit(_number_of, request).result()]
        return super().results_of(request)


@dataclass
class Soaked:
    """What has been played, and how much memory there was after so many deals."""

    deals: int = 0
    wins: int = 0
    steps: int = 0
    #: After so many deals, the window's megabytes and those of the study.
    memory: list[tuple[int, float, float]] = field(default_factory=list)

    @property
    def growth(self) -> float:
        """How much more there is at the end than when everything was warm."""
        warm = next(mb for deals, mb, _ in self.memory if deals >= min(_WARM, self.deals // 2))
        return self.memory[-1][1] / warm - 1


def memory(process: int | str = "self") -> float:
    """What a process has, in megabytes; 0 where the system does not tell."""
    file = Path(f"/proc/{process}/statm")
    if sys.platform != "linux":
        return 0.0
    gc.collect()
    return int(file.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def make_window(
    application: Application, game_id: str, folder: Path, process: Executor
) -> MainWindow:
    """The program's window with a study that can be told to think."""
    chosen = parser().parse_args(["--data-dir", str(folder)])
    launcher = Launcher(application, chosen)
    assert launcher.take_folder() is None
    notices, book = Notices(), Book(folder / NAME)
    autosave = Autosave(book, Tables(book, find), notices)
    session = Session(Record.of_deal(find(game_id), 1), autosave.load)
    launcher.settings.is_animated = False
    window = MainWindow(
        session, launcher.settings, Languages(application), Thinker(process), notices, book
    )
    autosave.keep(window)
    window.show()
    window.analysis.start()
    return window


def run(deals: int, game_id: str, folder: Path) -> Soaked:
    """Play so many deals, one after the other."""
    application = QApplication.instance()
    if not isinstance(application, Application):
        application = make_application(["gupai-desktop"])
    processes = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, processes) as process:
        window, soaked = make_window(application, game_id, folder, process), Soaked()
        thinks_in = process.submit(os.getpid).result()
        for number in range(1, deals + 1):
            lay_deal(window, number)
            soaked.steps += _play(window)
            soaked.deals = number
            soaked.wins += window.session.outcome is Outcome.WON
            if number % max(1, deals // 20) == 0:
                soaked.memory.append((number, memory(), memory(thinks_in)))
        window.close()
    return soaked


def _go_round() -> None:
    """What waits happens, and what is to be deleted goes, as when the program waits itself."""
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _play(window: MainWindow) -> int:
    """Play the line of the deal on the table to its end; how many steps it took."""
    client = window.parts.client
    assert isinstance(client, Thinker)
    window.analysis._ask()
    client.think()
    steps = 0
    while window.session.outcome is Outcome.OPEN:
        _go_round()
        if window.analysis.is_searching:
            window.analysis._ask()
            client.think()
        if (move := window.analysis.next_move()) is None:
            break
        window.session.take_help()
        window.session.play(move)
        steps += 1
    _go_round()
    return steps


def main() -> int:
    parser = argparse.ArgumentParser(description="Play thousands of deals in one process.")
    parser.add_argument("--deals", type=int, default=2_000)
    parser.add_argument("--game", default="zen.ten-sets")
    chosen = parser.parse_args()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        soaked = run(chosen.deals, chosen.game, Path(folder))
    seconds = time.perf_counter() - began
    print(f"{soaked.deals} deals of {chosen.game} in {seconds:.0f} s")
    print(f"| steps played | {soaked.steps} |\n| won | {soaked.wins} |")
    for deals, *megabytes in soaked.memory:
        print(f"| after {deals} deals |" + "".join(f" {mb:.1f} MB |" for mb in megabytes))
    print(f"growth: {soaked.growth:.1%}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
