"""The program: it builds the parts and joins them; the one place that knows them all."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from PySide6.QtCore import QSettings, QSize, QTimer
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

from gupai_desktop import __version__, paths
from gupai_desktop.engine.deal import any_number, offered
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import BadText, WordedError, words
from gupai_desktop.games import find, games
from gupai_desktop.i18n import Languages
from gupai_desktop.settings import Settings
from gupai_desktop.solvers.policies import policies_for
from gupai_desktop.ui.main_window import MainWindow
from gupai_desktop.ui.session import Session

_NO_DISPLAY = """\
gupai-desktop: there is no display to open a window on.
On a desktop, run it from there. Without one, it can draw its window into a picture:
    gupai-desktop --screenshot FILE.png"""

#: What a picture of the window may be; beyond it Qt gives up in ways of its own.
_MOST_PIXELS = 8000
_LEAST_SCALE, _MOST_SCALE = 0.5, 4.0


def main(arguments: Sequence[str] | None = None) -> int:
    """Open the window and play; the exit code is 0, or 1 without a display."""
    if getattr(sys, "frozen", False):
        # The study of a frozen program begins here, and goes no further.
        from multiprocessing import freeze_support

        freeze_support()
    chosen = parser().parse_args(arguments)
    if chosen.screenshot:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        os.environ["QT_SCALE_FACTOR"] = str(chosen.scale)
    elif not _has_display():
        print(_NO_DISPLAY, file=sys.stderr)
        return 1
    application = make_application(sys.argv[:1])
    try:
        window = make_window(application, chosen)
    except WordedError as error:
        print(f"gupai-desktop: {error}", file=sys.stderr)
        return 2
    if chosen.screenshot:
        return _save_picture(window, Path(chosen.screenshot))
    window.show()
    # The first frame comes before the study, which takes a core for a moment.
    QTimer.singleShot(0, window.start_study)
    return application.exec()


class _Parser(argparse.ArgumentParser):
    """A parser that complains in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def parser() -> argparse.ArgumentParser:
    """What the command line may say."""
    parser = _Parser(prog="gupai-desktop", description="The solitaires of the Chinese dominoes.")
    parser.add_argument("--version", action="version", version=f"gupai-desktop {__version__}")
    parser.add_argument("--game", help="the id of a game, as `gupai games` lists them")
    parser.add_argument(
        "--rules", default="", help="its rules, such as “triplets=mixed loose=yes”"
    )
    parser.add_argument("--deal", type=int, help="the number of a deal")
    parser.add_argument("--language", help="the code of a language: en, uk, zh_CN")
    parser.add_argument("--size", type=_size, help="the size of the window, such as 1280x800")
    parser.add_argument("--screenshot", metavar="FILE", help="draw the window into a PNG and end")
    parser.add_argument(
        "--scale", type=_scale, default=1.0, help="its pixels for one of the window"
    )
    parser.add_argument("--trace", metavar="FILE", help="write every table to a file, for tests")
    return parser


def _size(text: str) -> QSize:
    width, _, height = text.partition("x")
    if not all(side.isdecimal() and 0 < int(side) <= _MOST_PIXELS for side in (width, height)):
        raise argparse.ArgumentTypeError(f"“{text}” is no size such as 1280x800")
    return QSize(int(width), int(height))


def _scale(text: str) -> float:
    if not (text.replace(".", "", 1).isdecimal() and _LEAST_SCALE <= float(text) <= _MOST_SCALE):
        raise argparse.ArgumentTypeError(
            f"“{text}” is no scale from {_LEAST_SCALE:g} to {_MOST_SCALE:g}"
        )
    return float(text)


def _has_display() -> bool:
    """Whether a window can be opened; on Linux that takes a display server."""
    if not sys.platform.startswith("linux"):
        return True
    return any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")))


def make_application(arguments: list[str]) -> QApplication:
    """The application with its names and its fallback font for Chinese."""
    application = QApplication(arguments)
    application.setOrganizationName("Gupai Desktop")
    application.setApplicationName("gupai-desktop")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("gupai-desktop")
    for font in sorted((paths.resources() / "fonts").glob("*.otf")):
        QFontDatabase.addApplicationFont(str(font))
    return application


def make_window(application: QApplication, chosen: argparse.Namespace) -> MainWindow:
    """The window as it was left, or as the command line says; raises `WordedError`."""
    settings = Settings(QSettings())
    languages = Languages(application)
    languages.use(chosen.language or settings.language or languages.of_system())
    window = MainWindow(Session(_first_record(settings, chosen)), settings, languages)
    if chosen.size:
        window.resize(chosen.size)
    if chosen.trace:
        from gupai_desktop.ui.trace import Trace

        try:
            trace = Trace(window, Path(chosen.trace))
        except OSError as error:
            raise BadText(
                words(
                    "Texts", "{file} cannot be written: {error}",
                    file=chosen.trace, error=str(error),
                )
            ) from None  # fmt: skip
        QTimer.singleShot(0, trace.write)
    return window


def _first_record(settings: Settings, chosen: argparse.Namespace) -> Record:
    """The deal that is asked for, the one played last, or a fresh one."""
    if chosen.game or chosen.deal is not None or chosen.rules:
        game = find(chosen.game or games()[0].id, chosen.rules)
        return Record.of_deal(game, chosen.deal if chosen.deal is not None else _fresh(game))
    try:
        game = find(settings.game, settings.rules)
        return Record.of_deal(game, settings.deal or _fresh(game))
    except WordedError:
        game = games()[0]()
        return Record.of_deal(game, _fresh(game))


def _fresh(game: Game) -> int:
    return offered(game, policies_for(game)[0], any_number())


def _save_picture(window: MainWindow, file: Path) -> int:
    """Draw the window offscreen; Qt needs a few rounds until menus and labels lie right."""
    window.study_bar.hide()  # nothing is studied for a picture
    window.show()
    for _ in range(5):
        QApplication.processEvents()
    if window.grab().save(str(file)):
        return 0
    print(f"gupai-desktop: {file} cannot be written", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
