"""The program, with two options that only tests need.

    python -m tests.e2e.traced [--trace FILE] [--fault KIND] [what gupai-desktop takes]

`--trace` writes a JSON line for every table that has come to rest: the board, the moves
so far, whether it is won, and where in the window every tile and every button of the
toolbar is.  `--fault` lets something go wrong on purpose: at the start or in the window.
"""

import argparse
import json
import sys
import threading
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QToolButton, QWidget

from gupai_desktop.app import launcher
from gupai_desktop.app import main as app
from gupai_desktop.app.launcher import Launcher
from gupai_desktop.engine.game import Outcome
from gupai_desktop.ui.window.main_window import MainWindow


class Trace(QObject):
    """Writes the state of a window to a file whenever its tiles have settled."""

    def __init__(self, window: MainWindow, file: Path) -> None:
        super().__init__(window)
        self._window = window
        self._file = file.open("a", encoding="utf-8", buffering=1)
        # When all who hear of a change have done what they do, the banner among them.
        self._rest = QTimer(self, interval=0, singleShot=True)
        self._rest.timeout.connect(self.write)
        window.scene.glide_finished.connect(self._rest.start)
        window.session.said.connect(lambda _: self._rest.start())
        window.appearance.motion.changed.connect(self._rest.start)
        window.panel.installEventFilter(self)

    def write(self) -> None:
        """Write one line now."""
        record = self._window.session.record
        state = {
            "board": str(record.table),
            "moves": [str(move) for move in record.moves],
            "won": self._window.session.facts.outcome is Outcome.WON,
            "said": self._window.panel.text or self._window.presenter.shown_text,
            "gliding": self._window.scene.is_gliding,
            "speed": self._window.appearance.speed,
            "tiles": self._places(),
            "buttons": self._buttons(),
        }
        self._file.write(json.dumps(state) + "\n")

    def _places(self) -> dict[str, tuple[int, int]]:
        """The middle of every tile in pixels of the window."""
        view = self._window.view
        return {
            str(item.tile): view.viewport()
            .mapTo(self._window, view.mapFromScene(item.place().center()))
            .toTuple()
            for item in self._window.scene.tile_items
        }

    def _buttons(self) -> dict[str, tuple[int, int]]:
        """The middle of every button that is shown, by its text, in pixels of the window."""
        buttons = self._window.findChildren(QToolButton)
        return {
            button.text(): button.mapTo(self._window, button.rect().center()).toTuple()
            for button in buttons
            if button.isVisible() and button.text()
        }

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """The card of a win comes when that has been celebrated."""
        if event.type() == QEvent.Type.Show:
            self._rest.start()
        return super().eventFilter(watched, event)


def fail() -> None:
    """Go wrong."""
    raise RuntimeError("this fault was asked for")


class _Unpaintable(QWidget):
    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        fail()


def _fail_at_painting(window: QWidget) -> None:
    spot = _Unpaintable(window)
    spot.resize(1, 1)
    spot.show()


#: Something goes wrong in one place or another of a window.
FAULTS: dict[str, Callable[[QWidget], object]] = {
    "slot": lambda _window: fail(),
    "thread": lambda _window: threading.Thread(target=fail).start(),
    "paint": _fail_at_painting,
}


def main() -> int:
    """Run the program."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--trace", type=Path)
    parser.add_argument("--fault", choices=("start", *FAULTS))
    own, arguments = parser.parse_known_args()

    class Traced(Launcher):
        def make_window(self) -> MainWindow:
            if own.fault == "start":
                fail()
            window = super().make_window()
            if own.trace:
                QTimer.singleShot(0, Trace(window, own.trace).write)
            return window

        def start_rest(self, window: MainWindow) -> None:
            super().start_rest(window)
            if own.fault in FAULTS:
                QTimer.singleShot(0, lambda: FAULTS[own.fault](window))

    launcher.Launcher = Traced  # type: ignore[misc]
    return app.main(arguments)


if __name__ == "__main__":
    sys.exit(main())
