"""Thousands of deals in one process: the program plays by itself and does not grow.

    python tests/benchmarks/soak.py [--deals 2000] [--game zen.ten-sets]

The real window, with saved games and statistics in a folder of its own, deals and plays
the line that its study has found, as *Play It for Me* does, but without its pauses.
Every step is saved, every win is counted.  The memory is what the system says that the
process has (resident); it is compared with what it was after the first 200 deals, when
every cache and the undo stack are full.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication  # noqa: E402

from gupai_desktop import app, paths  # noqa: E402
from gupai_desktop.command_line import parser  # noqa: E402
from gupai_desktop.engine.game import Outcome  # noqa: E402
from gupai_desktop.engine.record import Record  # noqa: E402
from gupai_desktop.games import find  # noqa: E402
from gupai_desktop.i18n import Languages  # noqa: E402
from gupai_desktop.settings import Settings  # noqa: E402
from gupai_desktop.solvers import study  # noqa: E402
from gupai_desktop.solvers.requests import Reply  # noqa: E402
from gupai_desktop.solvers.verdict import Answer, Budget  # noqa: E402
from gupai_desktop.storage import SavedGames  # noqa: E402
from gupai_desktop.ui.keeper import Keeper  # noqa: E402
from gupai_desktop.ui.main_window import MainWindow  # noqa: E402
from gupai_desktop.ui.notices import Notices  # noqa: E402
from gupai_desktop.ui.session import Session  # noqa: E402
from tests.ui.oracle import Oracle  # noqa: E402

#: Enough for most deals; one without a line is left, and another one is dealt.
_BUDGET = Budget(positions=2_000)
_WARM = 200


class Thinker(Oracle):
    """A study in the window's own process; its memory would be none of the window's."""

    def ask(self, game: str, rules: str, board: str, opening: str) -> int:
        job = super().ask(game, rules, board, opening)
        del self.questions[:-1], self.searches[:-1]
        return job

    def think(self) -> None:
        """Answer the last question."""
        question = self.questions[-1]
        game = find(question.game, question.rules)
        found = study.prospect(game, game.parse(question.board), _BUDGET)
        self.replied.emit(Reply(question.job, found))
        verdict = study.solve(game, game.parse(question.opening), _BUDGET)
        if verdict.answer is Answer.WINNABLE:
            self.replied.emit(Reply(question.job, verdict))

    def _next_job(self) -> int:
        self._jobs += 1
        return self._jobs


@dataclass
class Soaked:
    """What has been played, and how much memory there was after so many deals."""

    deals: int = 0
    wins: int = 0
    steps: int = 0
    memory: list[tuple[int, float]] = field(default_factory=list)

    @property
    def growth(self) -> float:
        """How much more there is at the end than when everything was warm."""
        warm = next(mb for deals, mb in self.memory if deals >= min(_WARM, self.deals // 2))
        return self.memory[-1][1] / warm - 1


def memory() -> float:
    """What the process has, in megabytes; 0 where the system does not tell."""
    file = Path("/proc/self/statm")
    if not file.exists():
        return 0.0
    gc.collect()
    return int(file.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def make_window(application: app.Application, game_id: str, folder: Path) -> MainWindow:
    """The program's window with a study that can be told to think."""
    chosen = parser().parse_args(["--data-dir", str(folder)])
    paths.use_data_folder(folder)
    claim = app.own_folder(chosen)
    assert claim is not None
    notices = Notices()
    keeper = Keeper(SavedGames(folder / "games", find), claim, notices)
    session = Session(Record.of_deal(find(game_id), 1), keeper.load)
    settings = Settings(app.settings_store(chosen))
    settings.is_animated = False
    window = MainWindow(session, settings, Languages(application), Thinker(), notices)
    keeper.keep(window)
    window.open_statistics(folder / "statistics.sqlite")
    window.show()
    window.study.start()
    return window


def run(deals: int, game_id: str, folder: Path) -> Soaked:
    """Play so many deals, one after the other."""
    application = QApplication.instance()
    if not isinstance(application, app.Application):
        application = app.make_application(["gupai-desktop"])
    window, soaked = make_window(application, game_id, folder), Soaked()
    for number in range(1, deals + 1):
        window.choices.choose_deal(number)
        soaked.steps += _play(window)
        soaked.deals = number
        soaked.wins += window.session.outcome is Outcome.WON
        if number % max(1, deals // 20) == 0:
            soaked.memory.append((number, memory()))
    window.close()
    return soaked


def _play(window: MainWindow) -> int:
    """Play the line of the deal on the table to its end; how many steps it took."""
    client = window._client
    assert isinstance(client, Thinker)
    window.study._ask()
    client.think()
    steps = 0
    while window.session.outcome is Outcome.OPEN:
        QApplication.processEvents()
        if window.study.is_searching:
            window.study._ask()
            client.think()
        if (move := window.study.next_move()) is None:
            break
        window.session.take_help()
        window.session.play(move)
        steps += 1
    QApplication.processEvents()
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
    for deals, megabytes in soaked.memory:
        print(f"| after {deals} deals | {megabytes:.1f} MB |")
    print(f"growth: {soaked.growth:.1%}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
