"""A trace of what happens at the table, a JSON line for every table that has come to rest.

It is there for tests that drive the real program from outside: each line has the
board, the moves so far, whether it is won, and where on the screen every tile and
every button of the toolbar is.
"""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QToolButton

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

    def write(self) -> None:
        """Write one line now."""
        record = self._window.session.record
        state = {
            "board": str(record.table),
            "moves": [str(move) for move in record.moves],
            "won": self._window.session.outcome is Outcome.WON,
            "said": self._window.banner.text,
            "gliding": self._window.scene.is_gliding,
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
