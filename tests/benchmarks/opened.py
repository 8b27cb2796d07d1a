"""A real window for the benchmarks, with settings of its own; without a display unless asked."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gupai_desktop.app.application import Application, make_application
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.i18n import Languages
from gupai_desktop.settings import Settings
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.window.main_window import MainWindow

DEAL = 7

#: After so many milliseconds nothing that the opening has begun is still under way.
_TO_SETTLE = 1000


def application() -> Application:
    """Return the program's application, made once."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    running = QApplication.instance()
    return running if isinstance(running, Application) else make_application(sys.argv[:1])


@contextmanager
def opened(
    game_id: str = "zen.ten-sets",
    *,
    client: SolverClient | None = None,
    speed: float = 0.0,
    size: tuple[int, int] = (1180, 820),
) -> Iterator[MainWindow]:
    """Show a window of a game in light colours; tiles glide if a speed is given."""
    languages = Languages(application())
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(str(Path(folder, "settings.ini")), QSettings.Format.IniFormat)
        store.setValue("scheme", "light")
        session = Session(Record.of_deal(find(game_id), DEAL))
        window = MainWindow(session, Settings(store), languages, client)
        window.scene.set_speed(speed)
        window.resize(*size)
        window.show()
        QTest.qWait(_TO_SETTLE)
        yield window
        window.close()
