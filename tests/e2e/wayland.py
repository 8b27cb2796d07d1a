"""A Wayland compositor without a monitor (sway), and a pointer for it."""

from __future__ import annotations

import itertools
import json
import os
import shutil
import socket
import struct
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.desktop import FROZEN, TIMEOUT, Program, Screen, until

SIZE = (1280, 800)
_CONFIG = f"""\
xwayland disable
default_border none
output HEADLESS-1 resolution {SIZE[0]}x{SIZE[1]}
"""
_FLOATING = 'for_window [app_id="gupai-desktop"] floating enable\n'
_LEFT_BUTTON = 0x110
#: A hand is not so quick, in seconds.
_PAUSE = 0.1
#: sway does not run for root; nobody has it instead.
_NOBODY = 65534


def missing() -> str:
    """Why there is no Wayland to test on, or nothing."""
    if FROZEN:
        return "a frozen program does not tell where its tiles lie"
    lacking = [tool for tool in ("sway", "swaymsg", "setpriv") if not shutil.which(tool)]
    return f"{', '.join(lacking)} is not installed" if lacking else ""


ON_WAYLAND = pytest.mark.skipif(bool(missing()), reason=missing() or "all is there")


class WaylandScreen(Screen):
    """A compositor with a pointer of its own; a window fills its only output, or floats."""

    def __init__(self, *, is_floating: bool = False) -> None:
        # A socket's name may have some hundred letters only, which a test's folder may exceed.
        self._folder = Path(tempfile.mkdtemp(prefix="gupai-sway-"))
        config = self._folder / "config"
        config.write_text(_CONFIG + (_FLOATING if is_floating else ""), encoding="utf-8")
        server: list[str] = []
        if os.geteuid() == 0:
            for path in (self._folder, config):
                os.chown(path, _NOBODY, _NOBODY)
            server = ["setpriv", f"--reuid={_NOBODY}", f"--regid={_NOBODY}", "--clear-groups"]
        kept = {"DISPLAY", "WAYLAND_DISPLAY", "SWAYSOCK"}
        outside = {
            key: value
            for key, value in os.environ.items()
            if key not in kept and not key.startswith("QT_")
        }
        headless = {"WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1"}
        own = {
            "XDG_RUNTIME_DIR": str(self._folder),
            "SWAYSOCK": str(self._folder / "sway.sock"),
            "LC_ALL": "C.UTF-8",
        }
        self._compositor = subprocess.Popen(
            [*server, "sway", "--config", str(config)],
            env={**outside, **own, **headless, "WLR_RENDERER": "pixman"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        name = until(lambda: next((p.stem for p in self._folder.glob("wayland-*.lock")), None))
        self.environment = {
            **outside,
            **own,
            "WAYLAND_DISPLAY": name,
            "QT_QPA_PLATFORM": "wayland",
        }
        self.pointer = Pointer(self._folder / name)

    def close(self) -> None:
        self.pointer.close()
        self._compositor.terminate()
        self._compositor.wait(TIMEOUT)
        shutil.rmtree(self._folder)


class Pointer:
    """A pointer of zwlr_virtual_pointer_v1, told of in Wayland's own words."""

    _MANAGER, _POINTER = 4, 5

    def __init__(self, place: Path) -> None:
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(TIMEOUT)
        until(lambda: self._socket.connect_ex(str(place)) == 0)
        self._times = itertools.count(1, 10)
        self._tell(1, 1, 2)  # wl_display.get_registry
        self._tell(1, 0, 3)  # wl_display.sync
        kind = "zwlr_virtual_pointer_manager_v1"
        (name,) = (number for number, name_there in self._globals() if name_there == kind)
        self._tell(2, 0, name, _text(kind), 1, self._MANAGER)  # wl_registry.bind
        self._tell(self._MANAGER, 0, 0, self._POINTER)  # create_virtual_pointer

    def move(self, x: int, y: int) -> None:
        """Move to a point of the output."""
        self._tell(self._POINTER, 1, next(self._times), x, y, *SIZE)
        self._tell(self._POINTER, 4)

    def hold(self, is_down: bool) -> None:
        """Press the left button, or let it go."""
        self._tell(self._POINTER, 2, next(self._times), _LEFT_BUTTON, int(is_down))
        self._tell(self._POINTER, 4)

    def close(self) -> None:
        """Take the pointer away."""
        self._socket.close()

    def _tell(self, target: int, request: int, *words: int | bytes) -> None:
        body = b"".join(w if isinstance(w, bytes) else struct.pack("=I", w) for w in words)
        self._socket.sendall(struct.pack("=II", target, (len(body) + 8) << 16 | request) + body)

    def _globals(self) -> Iterator[tuple[int, str]]:
        """Yield the number and the kind of all that the compositor has."""
        while True:
            sender, head = struct.unpack("=II", self._read(8))
            body = self._read((head >> 16) - 8)
            if sender == 3:
                return
            if (sender, head & 0xFFFF) == (2, 0):
                name, length = struct.unpack_from("=II", body)
                yield name, body[8 : 7 + length].decode()

    def _read(self, length: int) -> bytes:
        return self._socket.recv(length, socket.MSG_WAITALL)


def _text(name_there: str) -> bytes:
    """A string as Wayland writes it: its length, and zeros up to a whole word."""
    body = name_there.encode() + b"\0"
    return struct.pack("=I", len(body)) + body + b"\0" * (-len(body) % 4)


class WaylandProgram(Program):
    """The program in a window that fills the output, so that its points are the screen's."""

    _screen: WaylandScreen

    def _find_window(self) -> str:
        return "the only one"

    def drag(self, tile: str, target: str) -> None:
        tiles = self.wait_for(lambda _: True)["tiles"]
        (x, y), (to_x, to_y) = tiles[tile], tiles[target]
        pointer = self._screen.pointer
        pointer.move(x, y)
        time.sleep(_PAUSE)  # the window hears first that the pointer is there
        pointer.hold(True)
        for step in range(1, 6):
            time.sleep(_PAUSE)
            pointer.move(x + (to_x - x) * step // 5, y + (to_y - y) * step // 5)
        time.sleep(_PAUSE)
        pointer.hold(False)

    def press(self, button: str) -> None:
        self._screen.pointer.move(*self.wait_for(lambda _: True)["buttons"][button])
        time.sleep(_PAUSE)
        self._screen.pointer.hold(True)
        time.sleep(_PAUSE)
        self._screen.pointer.hold(False)

    def quit(self) -> int:
        """Have the compositor close the window, as a person does; the exit code."""
        self._screen.run("swaymsg", "kill")
        return self._process.wait(TIMEOUT)

    def resize(self, width: int, height: int) -> None:
        """Have the compositor give the window a size, as a person does who drags its edge."""
        self._screen.run("swaymsg", "resize", "set", str(width), str(height))

    def size(self) -> tuple[int, int] | None:
        """The size of the window, or None before there is one."""
        nodes = [json.loads(self._screen.run("swaymsg", "-r", "-t", "get_tree"))]
        while nodes:
            node = nodes.pop()
            if node.get("app_id") == "gupai-desktop":
                return node["rect"]["width"], node["rect"]["height"]
            nodes += node["nodes"] + node["floating_nodes"]
        return None
