"""Waiting for what takes a while: it is done in a thread, or in turn with the window."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from threading import Thread
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QProgressBar, QProgressDialog, QWidget

from gupai_desktop.engine.words import WordedError, Words, words
from gupai_desktop.i18n import say

_Result = TypeVar("_Result")
#: What takes no longer is not worth a dialog, in milliseconds.
DELAY = 300
#: So many pieces of work take no longer, either.
_FEW = 10


def one_by_one(window: QWidget, *steps: Callable[[], object]) -> None:
    """Do the first step, and each other one once the window has answered in between."""
    first, *others = steps
    first()
    if others:
        # After no time at all it would not answer.
        QTimer.singleShot(1, window, partial(one_by_one, window, *others))


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
        self._has_ended = False
        self._thread = Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        try:
            self.result = self._work()
        except WordedError as error:
            self.refusal = error.words
        finally:  # whatever the fault is, nobody waits for ever
            self._has_ended = True
            self.done.emit()

    def wait(self, text: Words, window: QWidget) -> bool:
        """Begin; return whether the player has waited for it."""
        self._thread.start()
        self._thread.join(DELAY / 1000)
        if not self._thread.is_alive():
            return True
        dialog = waiting_dialog(text, window)
        self.done.connect(dialog.accept, Qt.ConnectionType.QueuedConnection)
        is_done = self._has_ended or bool(dialog.exec())
        dialog.deleteLater()
        if is_done:
            self._thread.join()
        else:
            self.setParent(window)  # lest it end in its thread
        return is_done


class _Unstoppable(QProgressDialog):
    """A dialog that stays until its work is done."""

    def reject(self) -> None:
        """Stay."""

    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()


def do_all(pieces: Sequence[Callable[[], None]], text: Words, window: QWidget) -> None:
    """Do pieces of work, between which the window has its turn; raises what one of them does."""
    left, failed = deque(pieces), list[BaseException]()

    def do_one() -> None:
        try:
            if left:
                bar.setValue(len(pieces) - len(left))
                left.popleft()()
            else:
                dialog.accept()
        except BaseException as error:  # it is raised where it is waited for
            left.clear()
            failed.append(error)

    if len(left) > _FEW:
        dialog, bar = _Unstoppable(window), QProgressBar()
        bar.setRange(0, len(pieces))
        dialog.setBar(bar)
        dialog.setLabelText(say(text))
        dialog.setCancelButton(None)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        timer = QTimer(dialog, interval=0)
        timer.timeout.connect(do_one)
        timer.start()
        dialog.exec()
        dialog.deleteLater()
        if failed:
            raise failed[0]
    while left:  # the program may be ending
        left.popleft()()
