"""Two running programs: the second hands to the first what it was asked to open.

They meet at a local socket whose name belongs to the user and to the folder of the
data.  Whoever has a hold on that folder (claims.py) listens; nobody else does.
"""

from __future__ import annotations

import getpass
import hashlib
import json
import time
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

#: How long the first program may take to begin to listen, and to answer, in seconds.
_PATIENCE = 2.0
_PAUSE = 0.05
_THANKS = b"thanks\n"
#: No command line is longer.
_MOST_BYTES = 1_000_000


def socket_name(folder: Path) -> str:
    """Where the programs meet that have their data in this folder."""
    try:
        user = getpass.getuser()
    except (KeyError, OSError, ImportError):
        user = ""
    digest = hashlib.sha256(f"{user}\n{folder}".encode(errors="surrogateescape")).hexdigest()
    return f"gupai-desktop-{digest[:20]}"


def hand_over(folder: Path, arguments: Sequence[str]) -> bool:
    """Hand a command line to the program that has this folder; whether it has thanked."""
    deadline = time.monotonic() + _PATIENCE
    socket = QLocalSocket()
    socket.connectToServer(socket_name(folder))
    while not socket.waitForConnected(int(_PATIENCE * 1000)):
        if time.monotonic() > deadline:
            return False
        time.sleep(_PAUSE)  # it may be just about to listen
        socket.connectToServer(socket_name(folder))
    socket.write(json.dumps(list(arguments)).encode() + b"\n")
    answer = b""
    while answer != _THANKS:
        if not socket.waitForReadyRead(int(_PATIENCE * 1000)):
            return False
        answer += bytes(socket.readAll().data())
    return True


class Receiver(QObject):
    """Listens to other programs.  Signal: `received` with the command line of one."""

    received = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        # Nobody else listens there; a program that was killed may have left its name.
        QLocalServer.removeServer(socket_name(folder))
        self._server.listen(socket_name(folder))

    def _on_connection(self) -> None:
        while socket := self._server.nextPendingConnection():
            socket.readyRead.connect(lambda socket=socket: self._on_ready(socket))
            socket.disconnected.connect(socket.deleteLater)
            self._on_ready(socket)

    def _on_ready(self, socket: QLocalSocket) -> None:
        if socket.bytesAvailable() > _MOST_BYTES:
            socket.abort()
        if not socket.canReadLine():
            return
        arguments = _arguments(bytes(socket.readLine().data()))
        if arguments is None:
            socket.abort()
            return
        socket.write(_THANKS)
        socket.flush()
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
