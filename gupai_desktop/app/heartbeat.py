"""Notes in the log whenever the window stood still, with where in the program it did."""

from __future__ import annotations

import contextlib
import sys
import threading
import time
import traceback
from pathlib import Path
from typing import BinaryIO

from PySide6.QtCore import QObject, QTimer

from gupai_desktop.app import logs

#: Who stands still for longer than this is noted, in seconds.
_LONGEST = 1.0
_BEAT = 400
_MOST_BYTES = 4000
_FILE = "still.txt"


class Heartbeat(QObject):
    """Beats as long as the window answers; where it does not, a thread of its own writes.

    What it has written is there even if the program has to be killed: the next one notes it.
    Python's own watchdog (`faulthandler`) would look at a stack that goes on changing, and
    has crashed the program by that; this thread looks at it while nothing else runs.
    """

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file: BinaryIO | None = None
        self._last = time.monotonic()
        self._ended = threading.Event()
        with contextlib.suppress(OSError):
            self._file = (folder / _FILE).open("a+b", buffering=0)
        self._timer = QTimer(self, interval=_BEAT)
        self._timer.timeout.connect(self._beat)
        if self._file is not None:
            self._note("the run before")
            self._timer.start()
            watched = threading.get_ident()
            self._watcher = threading.Thread(target=self._watch, args=(watched,), daemon=True)
            self._watcher.start()

    def end(self) -> None:
        """Watch no more."""
        self._timer.stop()
        self._ended.set()
        if self._file is not None:
            self._watcher.join()
            self._file.close()
            self._file = None

    def _watch(self, thread: int) -> None:
        """Write once where a thread is, whenever there has been no beat for long."""
        written = 0.0
        while not self._ended.wait(_LONGEST / 4):
            last, file = self._last, self._file
            if file and last != written and time.monotonic() - last > _LONGEST:
                written, where = last, _where(thread)
                with contextlib.suppress(OSError, ValueError):
                    file.write(where)

    def _beat(self) -> None:
        if self._file is None:
            return
        now = time.monotonic()
        still, self._last = now - self._last, now
        if still > _LONGEST:
            self._note(f"for {still:.1f} s")

    def _note(self, when: str) -> None:
        """Put into the log what was written."""
        if self._file is None:
            return
        with contextlib.suppress(OSError):
            self._file.seek(0)
            if where := self._file.read(_MOST_BYTES).decode(errors="replace").strip():
                logs.LOGGER.warning("the window stood still, %s\n%s", when, where)
                self._file.truncate(0)


def _where(thread: int) -> bytes:
    """Where a thread is, the innermost function first; no frame outlives this."""
    stack = traceback.walk_stack(sys._current_frames().get(thread))
    lines = (
        f'  File "{frame.f_code.co_filename}", line {line} in {frame.f_code.co_name}\n'
        for frame, line in stack
    )
    return "".join(lines).encode()
