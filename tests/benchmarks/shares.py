"""How much of the window the tiles take: the share of dark pixels in a picture of deal 7.

    python tests/benchmarks/shares.py [--sizes 1920x1080,1180x820] [--pictures FOLDER]

A pixel is dark that is darker than a quarter of white; classic tiles are, but for their
pips and the light on their edges, and hardly anything else in a light window is.  The
width of a tile in pixels stands beside it.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QEventLoop, QSettings  # noqa: E402
from PySide6.QtGui import QImage  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from gupai_desktop.app.application import make_application  # noqa: E402
from gupai_desktop.engine.record import Record  # noqa: E402
from gupai_desktop.games import games  # noqa: E402
from gupai_desktop.i18n import Languages  # noqa: E402
from gupai_desktop.settings import Settings  # noqa: E402
from gupai_desktop.ui.play.session import Session  # noqa: E402
from gupai_desktop.ui.theme.tile_art import TILE_WIDTH  # noqa: E402
from gupai_desktop.ui.window.main_window import MainWindow  # noqa: E402

DEAL = 7
DARK = 65


def share(picture: QImage) -> float:
    """The share of dark pixels in hundredths."""
    grey = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    light, dark = bytes(range(DARK, 256)), 0
    pixels, pitch = bytes(grey.constBits()), grey.bytesPerLine()
    for y in range(grey.height()):
        dark += len(pixels[y * pitch : y * pitch + grey.width()].translate(None, light))
    return 100 * dark / (grey.width() * grey.height())


def main() -> None:
    """Print a row for each game, a column for each size."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", default="1920x1080,1180x820,800x600")
    parser.add_argument("--pictures", type=Path, help="keep the pictures in this folder")
    arguments = parser.parse_args()
    sizes = [tuple(map(int, size.split("x"))) for size in arguments.sizes.split(",")]
    application = make_application(sys.argv[:1])
    print("| game |", " | ".join(arguments.sizes.split(",")), "|")
    print("|---|" + "---|" * len(sizes))
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(str(Path(folder, "settings.ini")), QSettings.Format.IniFormat)
        store.setValue("scheme", "light")
        for game in games():
            window = MainWindow(
                Session(Record.of_deal(game(), DEAL)), Settings(store), Languages(application)
            )
            window.scene.set_speed(0)
            cells = []
            for width, height in sizes:
                window.resize(width, height)
                window.show()
                QApplication.processEvents()
                while window.view.is_resizing or window.scene.is_gliding:
                    QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
                picture = window.grab().toImage()
                tile = TILE_WIDTH * window.scene.art.scale
                cells.append(f"{share(picture):.1f} % ({tile:.0f})")
                if arguments.pictures:
                    arguments.pictures.mkdir(parents=True, exist_ok=True)
                    picture.save(str(arguments.pictures / f"{game.id}-{width}x{height}.png"))
            print(f"| {game.id} |", " | ".join(cells), "|", flush=True)
            window.close()


if __name__ == "__main__":
    main()
