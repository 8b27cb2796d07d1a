"""Two running programs: the second hands to the first what it was asked to open.

They meet at a socket in the folder of the data (or elsewhere, where its name would be too long
or is that of a folder), on Windows at a named pipe.  The program that has the lock of that folder
(folder_lock.py) listens, as soon as its window is painted.
"""

from __future__ import annotations

import hashlib
import json
import os
import socket
import struct
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Client, Connection, Listener
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal

_THANKS = b"thanks"
#: No command line is longer.
_MAX_BYTES = 50_000
#: No socket has a longer name on any system.
_LONGEST_ADDRESS = 100
#: This many programs may wait to be heard, and this many are listened to at a time.
_BACKLOG = 64
_MAX_HEARD = 100
#: By then one must have said what it wants, in seconds; a program that is started says it at once.
_HEARS = 1


def address(folder: Path) -> str:
    """Return where the programs meet that have their data in this folder."""
    name = f"gupai-desktop-{hashlib.sha256(os.fsencode(folder)).hexdigest()[:20]}"
    if sys.platform == "win32":
        return rf"\\.\pipe\{name}"
    place = folder / "socket"
    if len(os.fsencode(place)) > _LONGEST_ADDRESS or place.is_dir():
        place = Path(os.environ.get("XDG_RUNTIME_DIR") or tempfile.gettempdir(), name)
    return str(place)


def hand_over(folder: Path, arguments: Sequence[str], timeout: float) -> bool:
    """Hand a command line to the program that has this folder; return whether it thanks.

    It may take that many seconds to do so.
    """
    with suppress(OSError, EOFError), _connected(address(folder)) as end:
        end.send_bytes(json.dumps(list(arguments)).encode())
        return end.poll(timeout) and end.recv_bytes(_MAX_BYTES) == _THANKS
    return False


def _connected(place: str) -> Connection:
    """Return a line to who listens there; raises `OSError`, also where too many wait."""
    if sys.platform == "win32":
        return Client(place)
    if os.lstat(place).st_uid != os.getuid():
        raise PermissionError(place)  # in a folder for all, another user's
    with socket.socket(socket.AF_UNIX) as line:
        line.setblocking(False)  # a program that hangs takes no one from the queue
        line.connect(place)
        line.setblocking(True)
        return Connection(line.detach())


class Receiver(QObject):
    """Listens to other programs.  Signal: `received` with the command line of one.

    A thread waits for them, and one for each hears what it wants, so that one that is silent is
    in nobody's way.  They are answered in the window's thread: one that hangs thanks nobody.
    """

    received = Signal(list)
    _arrived = Signal(object, object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._arrived.connect(self._answer, Qt.ConnectionType.QueuedConnection)
        self._listener: Listener | None = None
        self._is_closed = False
        self._heard = threading.Semaphore(_MAX_HEARD)
        place = address(folder)
        with suppress(OSError):
            if sys.platform != "win32":
                # A program that was killed has left its socket.
                Path(place).unlink(missing_ok=True)
            self._listener = Listener(place, backlog=_BACKLOG)
            if sys.platform != "win32":
                os.chmod(place, 0o600)
            threading.Thread(target=self._listen, args=(self._listener,), daemon=True).start()

    def close(self) -> None:
        """Listen no more."""
        self._is_closed = True
        if self._listener is not None:
            with suppress(OSError):  # the folder may be gone, or something else in its place
                self._listener.close()

    def _listen(self, listener: Listener) -> None:
        while not self._is_closed:
            self._heard.acquire()
            try:
                end = listener.accept()
                threading.Thread(target=self._hear, args=(end,), daemon=True).start()
            except (OSError, RuntimeError):
                # The system has no more files or threads just now, or a client is gone already.
                self._heard.release()
                time.sleep(_HEARS / 10)

    def _hear(self, end: Connection) -> None:
        """Take what one program wants, if it says so soon."""
        try:
            if sys.platform != "win32":
                # One may stop in the middle, too; a pipe brings whole messages only.
                with socket.socket(fileno=os.dup(end.fileno())) as line:
                    timeout = struct.pack("ll", _HEARS, 0)
                    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, timeout)
            if not end.poll(_HEARS):
                raise EOFError
            self._arrived.emit(end, json.loads(end.recv_bytes(_MAX_BYTES)))
        except (OSError, EOFError, ValueError, RecursionError):
            end.close()
        finally:
            self._heard.release()

    def _answer(self, end: Connection, arguments: object) -> None:
        with suppress(OSError), end:
            if isinstance(arguments, list) and all(
                isinstance(argument, str) for argument in arguments
            ):
                end.send_bytes(_THANKS)
                self.received.emit(arguments)
