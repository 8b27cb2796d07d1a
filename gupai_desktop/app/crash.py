"""Faults that nobody foresaw: a report is written that does not name the player, and a dialog
tells of it; the game goes on.  The same fault is reported once, however often it comes.
"""

from __future__ import annotations

import contextlib
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Qt, Signal, qVersion
from PySide6.QtWidgets import QApplication

from gupai_desktop import __version__
from gupai_desktop.app import logs
from gupai_desktop.engine.clock import Clock

if TYPE_CHECKING:
    from gupai_desktop.app.fault_dialog import FaultDialog

#: Beyond this many faults of different kinds one run is not reported on any more.
_MAX_REPORTS = 10


class Watch(QObject):
    """Reports every exception that the program does not catch, in whatever thread.

    `describe` gives the text of the table, for the report that is written into `folder`.
    `dialog` is the dialog that is open, if one is.
    """

    _reported = Signal(object)

    def __init__(
        self,
        folder: Path,
        clock: Clock,
        describe: Callable[[], str] = str,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._folder, self._clock, self._describe = folder, clock, describe
        self._known: set[str] = set()
        self.dialog: FaultDialog | None = None
        self._hooks_before = sys.excepthook, threading.excepthook
        # Never in the middle of what has failed, and always in the window's thread.
        self._reported.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def begin(self) -> None:
        """Watch from now on; the hooks that were there before are still called."""
        sys.excepthook, threading.excepthook = self._on_exception, self._on_thread_exception

    def end(self) -> None:
        sys.excepthook, threading.excepthook = self._hooks_before

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self._hooks_before[0](kind, error, trace)
        self._report(error)

    def _on_thread_exception(self, raised: threading.ExceptHookArgs) -> None:
        self._hooks_before[1](raised)
        self._report(raised.exc_value)

    def _report(self, error: BaseException | None) -> None:
        fault = "".join(traceback.format_exception(error))
        is_new = fault not in self._known and len(self._known) < _MAX_REPORTS
        if isinstance(error, Exception) and is_new:
            self._known.add(fault)
            logs.LOGGER.error("%s", fault)
            file = write_report(self._folder, self._clock, fault, self._describe)
            self._reported.emit(file)

    def _show(self, file: Path | None) -> None:
        """Open a dialog, unless one is open already of another fault."""
        from gupai_desktop.app.fault_dialog import FaultDialog

        if self.dialog is None:
            self.dialog = FaultDialog(file, QApplication.activeWindow())
            self.dialog.finished.connect(self._forget_dialog)
            self.dialog.open()

    def _forget_dialog(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None


def report_start(error: Exception, folder: Path, clock: Clock) -> None:
    """Report a fault that came before there was a window, and wait until that is read."""
    from gupai_desktop.app.fault_dialog import FaultDialog

    sys.excepthook(type(error), error, error.__traceback__)
    fault = "".join(traceback.format_exception(error))
    FaultDialog(write_report(folder, clock, fault, str), is_playing=False).exec()


def write_report(
    folder: Path, clock: Clock, fault: str, describe: Callable[[], str]
) -> Path | None:
    """Write all that is known of a fault: program, system, traceback and table.

    Return its file, or None if none can be written; this must not fail itself.
    """
    import platform  # only a report needs it

    try:
        table = describe()
    except Exception as error:  # it may be the very thing that is broken
        table = f"cannot be told: {error!r}\n"
    frozen = ", frozen" if getattr(sys, "frozen", False) else ""
    with contextlib.suppress(Exception):
        return logs.write_report(
            folder,
            f"Gupai Desktop {__version__}{frozen}\n"
            f"Python {platform.python_version()}, Qt {qVersion()}, {QApplication.platformName()}\n"
            f"{platform.platform()}\n"
            f"Language {QLocale().name()}\n\n"
            f"{fault}\n"
            f"The table:\n{table}",
            clock,
        )
    return None
