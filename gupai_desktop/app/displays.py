"""Whether there is a display to open a window on: Qt would break down if there is none."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress

#: How long one at another machine may take to answer, in seconds.
_PATIENCE = 5.0


def display_fault() -> str:
    """Why no window can be opened, or nothing; on Linux that takes a display server."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return ""
    named = {name: os.environ[name] for name in _NAMES if os.environ.get(name)}
    if not named:
        return "there is no display to open a window on."
    if any(_answers(address) for address in _addresses(named)):
        return ""
    told = " and ".join(f"“{display}” ({name})" for name, display in named.items())
    return f"the display {told} does not answer."


_NAMES = ("WAYLAND_DISPLAY", "DISPLAY")

_Address = str | tuple[str, int]


def _addresses(named: Mapping[str, str]) -> Iterator[_Address]:
    if wayland := named.get("WAYLAND_DISPLAY"):
        yield os.path.join(os.environ.get("XDG_RUNTIME_DIR", ""), wayland)
    host, _, rest = named.get("DISPLAY", "").rpartition(":")
    number = rest.partition(".")[0]
    if not number.isdecimal() or len(number) > 4:
        return
    if host in ("", "unix") or host.startswith("/"):
        yield f"/tmp/.X11-unix/X{number}"  # where every X server is
        yield f"\0/tmp/.X11-unix/X{number}"
    if host.startswith("/"):
        yield f"{host}:{number}"
    elif host != "unix":
        yield host or "localhost", 6000 + int(number)


def _answers(address: _Address) -> bool:
    with suppress(OSError, ValueError):
        if isinstance(address, tuple):
            socket.create_connection(address, _PATIENCE).close()
            return True
        with socket.socket(socket.AF_UNIX) as end:
            end.settimeout(_PATIENCE)
            end.connect(address)
            return True
    return False
