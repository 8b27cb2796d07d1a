"""The longest that the thread of the window is busy at one go, in its own time, by what is done.

    python -m tests.benchmarks.blocks [--deals 20000] [--game zen.ten-sets] [ACTION ...]

The time of the processor that the thread takes between two turns of its event loop counts, so
other programs at work matter little.  With `--deals` the book has that many.  Without an ACTION
all are done, each twice: the first time may load and make what the second finds there.
"""

import argparse
import gc
import os
import random
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtCore import QEventLoop, QSettings, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from gupai_desktop.app.application import make_application
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.i18n import Languages
from gupai_desktop.settings import Settings, SettingsFile
from gupai_desktop.store.book import NAME, Book
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import Hand
from tests.ui.oracle import Oracle

GAMES = ("zen.ten-sets", "zen.eight-sets", "levels.o-koan", "trigrams.eight")
#: How long a dialog is left open, and what is done is waited for, in milliseconds.
OPEN, REST = 400, 60


def fill(file: Path, deals: int) -> None:
    """Write deals that were played, seven of ten won."""
    book, chance = Book(file), random.Random(0)
    at = datetime(2016, 1, 1, tzinfo=UTC)
    for number in range(1, deals + 1):
        at += timedelta(minutes=24)
        day, played = f"{at:%Y-%m-%dT%H:%M:%SZ}", f"p{number}"
        won = (15, 100.0, 0) if chance.random() < 0.7 else (None, None, None)
        book.put("playing", played, day, 100.0, 0, "")
        deal = (number, played, GAMES[number % 4], "", number + 100, "", "", day, 1)
        book.put("deal", *deal, *won, *((10, 12) if won[0] else (None, None)), "easy")
    book.commit()
    book.close()


class Window:
    """The window, and what is done with it."""

    def __init__(self, folder: Path, deals: int, game: str) -> None:
        fill(folder / NAME, deals)
        self._game = game
        application = make_application(["blocks"])
        ini = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self._languages = Languages(application)
        self._languages.use("en")
        session, book = Session(self._deal(7)), Book(folder / NAME)
        settings = Settings(SettingsFile(ini))
        self.window = MainWindow(session, settings, self._languages, Oracle(), None, book)
        self.window.resize(1180, 820)
        self.window.show()
        gc.freeze()  # as the launcher does
        self._hand = Hand(self.window)
        self._last = self._longest = 0.0
        self._heart = QTimer(interval=0)
        self._heart.timeout.connect(self._beat)
        self.settle()

    def actions(self) -> dict[str, Callable[[int], object]]:
        """All that can be done, by names; a number tells one time from the next."""
        window = self.window
        dialogs = window.dialogs
        others = ("levels.o-koan", "trigrams.eight")
        return {
            "drag": self._drag,
            "resize": self._resize,
            "new deal": lambda time_: window.controller.begin(self._deal(20 + time_)),
            "another game": lambda time_: window.controller.begin(
                Record.of_deal(find(others[time_]), 20)
            ),
            "back": lambda time_: window.controller.begin(self._deal(30 + time_)),
            "games": lambda _: window.pages.switch(),
            "language": lambda time_: self._languages.use(("uk", "en")[time_]),
            "statistics": self._opening(dialogs.show_statistics),
            "calendar": self._opening(dialogs.show_calendar),
            "rules": self._opening(dialogs.show_rules),
            "preferences": self._opening(lambda: dialogs.show_preferences(lambda _: None)),
            "workbench": self._opening(dialogs.open_workbench),
        }

    def measure(self, act: Callable[[int], object], time_: int) -> tuple[float, float]:
        """Return the time that an action took in all, and the longest at one go, in seconds."""
        self._wait(REST)
        self._heart.start()
        self._wait(5)
        begun = self._last = time.thread_time()
        self._longest = 0.0
        act(time_)
        self.settle()
        self._heart.stop()
        return time.thread_time() - begun, self._longest

    def settle(self) -> None:
        """Wait until the tiles lie still."""
        self._wait(REST)
        while self.window.scene.is_gliding:
            self._wait(10)
        self._wait(REST)

    def _beat(self) -> None:
        now = time.thread_time()
        self._longest, self._last = max(self._longest, now - self._last), now

    def _wait(self, milliseconds: int) -> None:
        end = time.perf_counter() + milliseconds / 1000
        while time.perf_counter() < end:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)

    def _deal(self, number: int) -> Record:
        return Record.of_deal(find(self._game), number)

    def _drag(self, time_: int) -> None:
        moves = [move for move in self.window.session.facts.moves if len(move.tiles) == 2]
        one, other = sorted(map(str, moves[time_].tiles))
        self._hand.drag(one, other)

    def _resize(self, _: int) -> None:
        for step in range(21):
            self.window.resize(780 + 30 * step, 600 + 15 * step)
            QApplication.processEvents()

    def _opening(self, show: Callable[[], object]) -> Callable[[int], None]:
        def close() -> None:
            if isinstance(dialog := QApplication.activeModalWidget(), QDialog):
                dialog.reject()

        def act(_: int) -> None:
            QTimer.singleShot(OPEN, close)
            show()
            self._wait(OPEN)
            for dialog in QApplication.topLevelWidgets():
                if isinstance(dialog, QDialog) and dialog.isVisible():
                    dialog.close()

        return act


def main() -> None:
    """Print a line for each action."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=0)
    parser.add_argument("--game", default=GAMES[0])
    parser.add_argument("actions", nargs="*", metavar="ACTION")
    chosen = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    window = Window(Path(tempfile.mkdtemp()), chosen.deals, chosen.game)
    actions = window.actions()
    for name in chosen.actions or actions:
        found = [window.measure(actions[name], time_) for time_ in range(2)]
        texts = (
            f"{1e3 * whole:5.0f} ms, at one go {1e3 * longest:4.0f}" for whole, longest in found
        )
        print(f"{name:14}", *texts, sep="   ", flush=True)


if __name__ == "__main__":
    main()
