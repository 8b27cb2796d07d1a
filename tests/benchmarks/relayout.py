"""How long the window takes to be resized, and to show a move.

    python -m tests.benchmarks.relayout

Time of the processor at 1180 x 820, each until its first frame: a step of resizing, the table
drawn sharp at the end of it, and a move; and the longest frame of the glide after the move.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from statistics import median

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from gupai_desktop.ui.window.main_window import MainWindow
from tests.benchmarks.opened import opened
from tests.benchmarks.tables import head, row

ROUNDS = 12


def spent(act: Callable[[], object]) -> float:
    """Return the milliseconds of the processor until something is done and drawn."""
    start = time.process_time()
    act()
    QApplication.processEvents()
    return 1000 * (time.process_time() - start)


def glide(window: MainWindow) -> float:
    """Return the longest time of the processor for one round of events while tiles glide."""
    longest = 0.0
    while window.scene.is_gliding:
        start = time.process_time()
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        longest = max(longest, 1000 * (time.process_time() - start))
    return longest


def resizing(window: MainWindow) -> tuple[float, float]:
    """Return the median of the steps of a resize, and of the sharp picture at its end."""
    sizes = [(1180 - 12 * by, 820 - 8 * by) for by in range(1, 11)]
    steps, sharp = [], []
    for _ in range(3):
        steps += [spent(partial(window.resize, *size)) for size in sizes]
        sharp.append(spent(window.view.fit))
        window.resize(1180, 820)
        window.view.fit()
        glide(window)
    return median(steps), median(sharp)


def moving(window: MainWindow) -> tuple[float, float]:
    """Return the median time of a move, and the longest frame of its glide."""
    move = next(move for move in window.session.moves if move.tiles)
    moves, frames = [], []
    for _ in range(ROUNDS):
        moves.append(spent(lambda: window.session.play(move)))
        frames.append(glide(window))
        window.session.undo_stack.undo()
        glide(window)
    return median(moves), max(frames)


def main() -> None:
    """Print a table."""
    head("game", "step of resizing", "drawn sharp", "move", "its longest frame")
    for name in ("zen.ten-sets", "levels.guo-wu-guan", "levels.o-koan"):
        with opened(name, speed=1.0) as window:
            glide(window)
            figures = (*resizing(window), *moving(window))
            row(name, *(f"{figure:.1f} ms" for figure in figures))


if __name__ == "__main__":
    main()
