"""The program ended from outside, by a terminal or by the system: it ends as when it is closed."""

from __future__ import annotations

import signal

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

#: Python hears of a signal only while it runs, in milliseconds.
_LISTENS = 200


def end_as_closed(window: QWidget) -> None:
    """Close the window at Ctrl-C, at the end of a session, and when a terminal is gone."""

    def close() -> None:
        window.close()
        QApplication.quit()

    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"):
        if hasattr(signal, name):
            # Not in the middle of whatever is being done.
            signal.signal(getattr(signal, name), lambda *_: QTimer.singleShot(0, window, close))
    listens = QTimer(window, interval=_LISTENS)
    listens.timeout.connect(bool)
    listens.start()
