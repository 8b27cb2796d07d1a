"""Two running programs: the second hands to the first what it was asked to open.

They meet at a local socket in the user's own runtime folder, whose name belongs to the
folder of the data.  Whoever has a hold on that folder (folder_lock.py) listens, as soon as
his window is painted; both ends look whose process they talk to.
"""

from __future__ import annotations

import hashlib
import json
import os
import socket
import stat
import struct
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_THANKS = b"thanks\n"
#: No command line is longer.
_MOST_BYTES = 50_000
#: What macOS tells of the other end: LOCAL_PEERCRED at SOL_LOCAL, a `struct xucred`.
_SOL_LOCAL, _LOCAL_PEERCRED, _XUCRED = 0, 1, 76


def socket_name(folder: Path) -> str:
    """Where the programs meet that have their data in this folder; nothing if they cannot."""
    name = f"gupai-desktop-{hashlib.sha256(os.fsencode(folder)).hexdigest()[:20]}"
    if sys.platform == "win32":
        return f"{name}-{os.environ.get('USERNAME', '')}"
    return next((str(place / name) for place in _own_places()), "")


def _own_places() -> Iterator[Path]:
    """The folders that are this user's alone."""
    wanted = Path(tempfile.gettempdir(), f"gupai-desktop-{os.geteuid()}")
    with suppress(OSError):
        wanted.mkdir(mode=0o700)
    for place in filter(None, (os.environ.get("XDG_RUNTIME_DIR"), str(wanted))):
        with suppress(OSError, ValueError):
            found = os.lstat(place)
            is_own = found.st_uid == os.geteuid() and not found.st_mode & 0o077
            if stat.S_ISDIR(found.st_mode) and is_own:
                yield Path(place)


def is_own(connection: QLocalSocket) -> bool:
    """Whether the process at the other end is this user's, as far as the system tells."""
    if sys.platform == "win32":
        return True  # a pipe is opened to its own user only
    try:
        with socket.socket(fileno=os.dup(connection.socketDescriptor())) as end:
            if sys.platform == "linux":
                told = end.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
            else:
                told = end.getsockopt(_SOL_LOCAL, _LOCAL_PEERCRED, _XUCRED)
    except OSError:
        return False
    # Either system tells another number first, a process or a version.
    return bool(struct.unpack_from("=2I", told)[1] == os.geteuid())


def hand_over(folder: Path, arguments: Sequence[str], patience: float) -> bool:
    """Hand a command line to the program that has this folder; whether it has thanked.

    It may take so many seconds to do so.
    """
    milliseconds = int(patience * 1000)
    end = QLocalSocket()
    end.connectToServer(socket_name(folder))
    if not end.waitForConnected(milliseconds) or not is_own(end):
        return False
    end.write(json.dumps(list(arguments)).encode() + b"\n")
    answer = b""
    while answer != _THANKS:
        if not end.waitForReadyRead(milliseconds):
            return False
        answer += bytes(end.readAll().data())
    return True


class Receiver(QObject):
    """Listens to other programs.  Signal: `received` with the command line of one."""

    received = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        if name := socket_name(folder):
            # Nobody else listens there; a program that was killed may have left its name.
            QLocalServer.removeServer(name)
            self._server.listen(name)

    def _on_connection(self) -> None:
        while connection := self._server.nextPendingConnection():
            connection.disconnected.connect(connection.deleteLater)
            if not is_own(connection):
                connection.abort()
                continue
            connection.readyRead.connect(lambda end=connection: self._on_ready(end))
            self._on_ready(connection)

    def _on_ready(self, end: QLocalSocket) -> None:
        if end.bytesAvailable() > _MOST_BYTES:
            end.abort()
        if not end.canReadLine():
            return
        arguments = _arguments(bytes(end.readLine().data()))
        if arguments is None:
            end.abort()
            return
        end.write(_THANKS)
        end.flush()
        self.received.emit(arguments)


def _arguments(line: bytes) -> list[str] | None:
    """The command line that was sent, or None if it is none."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if isinstance(found, list) and all(isinstance(one, str) for one in found):
        return found
    return None
