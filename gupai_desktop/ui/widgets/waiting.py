"""Waiting for what takes a while: it is done in a thread, and can be given up."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QProgressDialog, QWidget

from gupai_desktop.engine.words import WordedError, Words, words
from gupai_desktop.i18n import say

_Result = TypeVar("_Result")
#: What takes no longer is not worth a dialog, in milliseconds.
DELAY = 300


def waiting_dialog(text: Words, window: QWidget) -> QProgressDialog:
    """Return a dialog that says what is waited for, and has a button to give it up."""
    dialog = QProgressDialog(window)
    dialog.setLabelText(say(text))
    dialog.setCancelButtonText(say(words("Give Up")))
    dialog.setRange(0, 0)
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    return dialog


class Work(QObject, Generic[_Result]):
    """Something that is done in a thread: its result, or why there is none; signal: `done`."""

    done = Signal()

    def __init__(self, work: Callable[[], _Result]) -> None:
        super().__init__()
        self._work = work
        self.result: _Result | None = None
        self.refusal: Words | None = None
        self._thread = Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        try:
            self.result = self._work()
        except WordedError as error:
            self.refusal = error.words
        self.done.emit()

    def wait(self, text: Words, window: QWidget) -> bool:
        """Begin; return whether the player has waited for it."""
        self._thread.start()
        self._thread.join(DELAY / 1000)
        if not self._thread.is_alive():
            return True
        dialog = waiting_dialog(text, window)
        self.done.connect(dialog.accept, Qt.ConnectionType.QueuedConnection)
        is_done = not self._thread.is_alive() or bool(dialog.exec())
        dialog.deleteLater()
        return is_done
