"""How much of the window the tiles take: the share of dark pixels in a picture of deal 7.

    python -m tests.benchmarks.shares [--sizes 1920x1080,1180x820]

A pixel is dark that is darker than a quarter of white; classic tiles are, but for their
pips and the light on their edges, and hardly anything else in a light window is.  The
width of a tile in pixels stands beside it.
"""

from __future__ import annotations

import argparse

from PySide6.QtCore import QEventLoop
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from gupai_desktop.games import games
from gupai_desktop.ui.theme.tile_art import TILE_WIDTH
from gupai_desktop.ui.window.main_window import MainWindow
from tests.benchmarks.opened import opened
from tests.benchmarks.tables import head, row

DARK = 65


def share(picture: QImage) -> float:
    """Return the share of dark pixels in hundredths."""
    grey = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    light, dark = bytes(range(DARK, 256)), 0
    pixels, pitch = bytes(grey.constBits()), grey.bytesPerLine()
    for y in range(grey.height()):
        dark += len(pixels[y * pitch : y * pitch + grey.width()].translate(None, light))
    return 100 * dark / (grey.width() * grey.height())


def measured(window: MainWindow, size: str) -> str:
    """Return the share of the tiles in a window of this size, and the width of a tile."""
    window.resize(*map(int, size.split("x")))
    QApplication.processEvents()
    while window.view.is_resizing or window.scene.is_gliding:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    tile = TILE_WIDTH * window.scene.art.scale
    return f"{share(window.grab().toImage()):.1f} % ({tile:.0f})"


def main() -> None:
    """Print a row for each game, a column for each size."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--sizes", default="1920x1080,1180x820,800x600")
    sizes = parser.parse_args().sizes.split(",")
    head("game", *sizes)
    for game in games():
        with opened(game.id) as window:
            row(game.id, *(measured(window, size) for size in sizes))


if __name__ == "__main__":
    main()
