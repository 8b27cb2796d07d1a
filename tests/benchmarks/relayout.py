"""What it costs the window to be resized, and to lay its table out anew.

    python tests/benchmarks/relayout.py

Processor's time, without a display, at 1180 x 820: a step of resizing, the table drawn sharp
at the end of it, a move after which the table stays as it is, and one after which it takes
another layout at another scale, each until its first frame.  Beside it the longest frame
of the glide that follows.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

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

ROUNDS = 12


def spent(act: Callable[[], object]) -> float:
    """Milliseconds of the processor until something is done and its frame is drawn."""
    start = time.process_time()
    act()
    QApplication.processEvents()
    return 1000 * (time.process_time() - start)


def glide(window: MainWindow) -> float:
    """The longest time of the processor for one round of events while tiles glide."""
    longest = 0.0
    while window.scene.is_gliding or window.view._is_rough:
        start = time.process_time()
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        longest = max(longest, 1000 * (time.process_time() - start))
    return longest


def resizing(window: MainWindow) -> tuple[list[float], float]:
    """Every step of a resize, and the sharp picture at its end."""
    sizes = [(1180 - 12 * by, 820 - 8 * by) for by in range(1, 11)]
    steps = [spent(partial(window.resize, *size)) for size in sizes]
    return steps, spent(window.view.fit)


def changing(window: MainWindow) -> tuple[float, float]:
    """A change of the arrangement until its first frame, and its glide's longest frame."""
    name = "Tall" if window.scene.geometry.layout.name.text == "Wide" else "Wide"
    return spent(lambda: window.view.set_arrangement(name)), glide(window)


def moving(window: MainWindow) -> tuple[float, float]:
    """A move until its first frame, and its glide's longest frame; then it is undone."""
    move = next(move for move in window.session.moves if move.tiles)
    found = spent(lambda: window.session.play(move)), glide(window)
    window.session.undo_stack.undo()
    glide(window)
    return found


def main() -> None:
    """Print a table."""
    application = make_application(sys.argv[:1])
    print("| game | step of resizing | drawn sharp | move | its frames | layout | its frames |")
    print("|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(str(Path(folder, "settings.ini")), QSettings.Format.IniFormat)
        for name in ("zen.ten-sets", "levels.guo-wu-guan", "levels.o-koan"):
            session = Session(Record.of_deal(find(name), 7))
            window = MainWindow(session, Settings(store), Languages(application))
            window.scene.set_speed(1.0)
            window.resize(1180, 820)
            window.show()
            application.processEvents()
            glide(window)
            steps, sharp, cells = [], [], []
            for _ in range(3):
                found, drawn = resizing(window)
                steps += found
                sharp.append(drawn)
                window.resize(1180, 820)
                window.view.fit()
                glide(window)
            for act in (moving, changing):
                rows = [act(window) for _ in range(ROUNDS)]
                cells += [median(row[0] for row in rows), max(row[1] for row in rows)]
            figures = [median(steps), median(sharp), *cells]
            print(f"| {name} |", " | ".join(f"{ms:.1f} ms" for ms in figures), "|")
            window.close()


if __name__ == "__main__":
    main()
