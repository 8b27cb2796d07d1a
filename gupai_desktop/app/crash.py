"""What happens when something goes wrong that nobody foresaw.

A report is written that does not name the player, a dialog says so calmly, and the
game goes on.  The same fault is told once, however often it comes again.
"""

from __future__ import annotations

import contextlib
import logging
import platform
import re
import sys
import threading
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QLocale,
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    QUrl,
    Signal,
    qInstallMessageHandler,
    qVersion,
)
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QWidget

from gupai_desktop import __version__
from gupai_desktop.app import logs
from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say

if TYPE_CHECKING:
    #: What Qt calls with a message of its own.
    MessageHook = Callable[[QtMsgType, QMessageLogContext, str], object]

#: Beyond so many faults of different kinds one run is not reported on any more.
_MOST_REPORTS = 10

_BETWEEN_FOLDERS = re.compile(r"[/\\]")

#: How grave Qt's complaints are in the log.
_LEVELS = {
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


@dataclass(frozen=True, slots=True)
class Fault:
    """An exception that nobody caught: its kind, where it was raised, and the way there."""

    kind: str
    place: str
    trace: str

    @classmethod
    def of(cls, error: BaseException) -> Fault:
        """The fault that an exception is."""
        frames = traceback.extract_tb(error.__traceback__)
        place = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
        trace = "".join(traceback.format_exception(error))
        return cls(type(error).__name__, place, trace)

    def __str__(self) -> str:
        return f"{self.kind}, {self.place}" if self.place else self.kind


class Watch(QObject):
    """Reports every fault of the program, in whatever thread, and logs Qt's complaints.

    `describe` gives the text of the table, for the report that is written into `folder`.
    `dialog` is the dialog that is open, if one is.
    """

    _reported = Signal(object, object)

    def __init__(
        self, folder: Path, describe: Callable[[], str] = str, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._folder, self._describe = folder, describe
        self._known: set[Fault] = set()
        self.dialog: FaultDialog | None = None
        self._hook_before, self._thread_hook_before = sys.excepthook, threading.excepthook
        self._message_hook_before: MessageHook | None = None
        # Never in the middle of what has failed, and always in the window's thread.
        self._reported.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def begin(self) -> None:
        """Watch from now on; the hooks that were there before are still called."""
        sys.excepthook, threading.excepthook = self._on_exception, self._on_thread_exception
        self._message_hook_before = qInstallMessageHandler(self._on_message)

    def end(self) -> None:
        """Watch no more; Qt would go on calling into a Python that has ended."""
        sys.excepthook, threading.excepthook = self._hook_before, self._thread_hook_before
        qInstallMessageHandler(self._message_hook_before)

    def _on_exception(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        self._hook_before(kind, error, trace)
        if isinstance(error, Exception):
            self._report(Fault.of(error.with_traceback(trace)))

    def _on_thread_exception(self, told: threading.ExceptHookArgs) -> None:
        self._thread_hook_before(told)
        if isinstance(told.exc_value, Exception):
            self._report(Fault.of(told.exc_value))

    def _on_message(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if self._message_hook_before is not None:
            self._message_hook_before(kind, context, message)
        elif sys.stderr is not None:
            with contextlib.suppress(OSError, ValueError):  # nobody may read it any more
                sys.stderr.write(f"{message}\n")
        if kind is QtMsgType.QtFatalMsg:
            # Qt ends the program when this returns.
            _written(self._folder, Fault("Qt", "", f"{message}\n"), self._describe)
        logs.LOGGER.log(_LEVELS.get(kind, logging.DEBUG), "Qt: %s", message)

    def _report(self, fault: Fault) -> None:
        """Log a fault and write its report, once, however often it comes."""
        if fault in self._known or len(self._known) == _MOST_REPORTS:
            return
        self._known.add(fault)
        logs.LOGGER.error("%s\n%s", fault, fault.trace)
        self._reported.emit(fault, _written(self._folder, fault, self._describe))

    def _show(self, fault: Fault, file: Path | None) -> None:
        """Open a dialog, unless one is open already of another fault."""
        if self.dialog is None:
            self.dialog = FaultDialog(fault, file, QApplication.activeWindow())
            self.dialog.finished.connect(self._on_finished)
            self.dialog.open()

    def _on_finished(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None


def tell_of_start(error: Exception, folder: Path) -> None:
    """Report a fault that came before there was a window, and wait until that is read."""
    sys.excepthook(type(error), error, error.__traceback__)
    fault = Fault.of(error)
    FaultDialog(fault, _written(folder, fault, str), is_playing=False).exec()


def _written(folder: Path, fault: Fault, describe: Callable[[], str]) -> Path | None:
    """The report of a fault, or None if none can be written; it must not fail itself."""
    with contextlib.suppress(Exception):
        return logs.write_report(folder, report(fault, describe))
    return None


def report(fault: Fault, describe: Callable[[], str]) -> str:
    """What is known of a fault: the program, the system, the way there, and the table."""
    try:
        table = describe()
    except Exception as error:  # it may be the very thing that is broken
        table = f"cannot be told: {error!r}\n"
    frozen = ", frozen" if getattr(sys, "frozen", False) else ""
    return (
        f"Gupai Desktop {__version__}{frozen}\n"
        f"Python {platform.python_version()}, Qt {qVersion()}, {QApplication.platformName()}\n"
        f"{platform.platform()}\n"
        f"Language {QLocale().name()}\n\n"
        f"{fault}\n\n{fault.trace}\n"
        f"The table:\n{table}"
    )


class FaultDialog(QMessageBox):
    """Says what has happened, that the game is safe, and where the report is.

    Whoever is playing may go on; where nothing could be started there is only the report.
    """

    def __init__(
        self,
        fault: Fault,
        file: Path | None,
        parent: QWidget | None = None,
        *,
        is_playing: bool = True,
    ) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Information)
        self.setWindowTitle(say(words("Crash", "Something Went Wrong")))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(say(_PLAYING if is_playing else _STARTING))
        safe = _GOES_ON if is_playing else _NOTHING_LOST
        self.setInformativeText(f"{say(safe)}\n\n{_whereabouts(fault, file)}")
        go_on = self._add(words("Crash", "&Go On"), self.ButtonRole.AcceptRole)
        go_on.setVisible(is_playing)
        show = self._add(words("Crash", "&Show Report"), self.ButtonRole.ActionRole)
        show.setVisible(file is not None)
        show.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(file))))
        leave = self._add(words("Crash", "&Quit"), self.ButtonRole.DestructiveRole)
        leave.clicked.connect(QApplication.closeAllWindows)
        usual = go_on if is_playing else leave
        self.setDefaultButton(usual)
        self.setEscapeButton(usual)

    def _add(self, text: Words, role: QMessageBox.ButtonRole) -> QPushButton:
        return self.addButton(say(text), role)


_PLAYING = words("Crash", "Something went wrong inside the program.")
_STARTING = words("Crash", "Something went wrong, and Gupai Desktop could not start.")
_GOES_ON = words(
    "Crash",
    "Your game is safe, and you can go on. If anything looks wrong, start the program"
    " again: it opens the same table.",
)
_NOTHING_LOST = words("Crash", "Your games and statistics are as they were.")


def _whereabouts(fault: Fault, file: Path | None) -> str:
    """What there is to read of a fault."""
    if file is None:
        return say(words("Crash", "No report of it ({fault}) could be written.", fault=str(fault)))
    told = words(
        "Crash",
        "A report of it ({fault}) that does not name you has been written, and sent nowhere:",
        fault=str(fault),
    )
    return f"{say(told)}\n{_in_folders(file)}"


def _in_folders(file: Path) -> str:
    """A path in which a line may end after each folder, at a space that has no width."""
    return _BETWEEN_FOLDERS.sub("\\g<0>\u200b", str(file))
