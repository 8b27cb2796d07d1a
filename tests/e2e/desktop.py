"""A screen of its own, the real program on it, and a hand that moves a real pointer."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from gupai_desktop.engine.chance import Chance
from gupai_desktop.engine.clock import Clock
from gupai_desktop.engine.record import Record
from gupai_desktop.play.history import History, PlaySession
from gupai_desktop.store.saves import save_file
from tests.histories import tables_in
from tests.homes import homes
from tests.scripts import ROOT

TOOLS = ("Xvfb", "xdotool", "jwm")

#: The frozen program, if that is to be tested; it has no trace, so no pointer finds a tile.
FROZEN = os.environ.get("GUPAI_DESKTOP_TO_TEST")

#: Where pictures of the screen are left, to be looked at.
ARTEFACTS = ROOT / "test-artefacts"

#: How long anything may take before the test gives up, in seconds.
TIMEOUT = 30.0

State = dict[str, Any]
Found = TypeVar("Found")

_GRAB = """
import sys
from PySide6.QtGui import QGuiApplication
application = QGuiApplication([])
assert application.primaryScreen().grabWindow(0).save(sys.argv[1])
"""


def missing_tools() -> list[str]:
    """The programs that a real window needs and this machine lacks."""
    return [tool for tool in TOOLS if shutil.which(tool) is None]


#: The marks of the tests that need a real window.
REAL_WINDOW = [
    pytest.mark.e2e,
    pytest.mark.skipif(
        bool(missing_tools()),
        reason=f"a real window needs {', '.join(missing_tools())}; .ci/run installs them",
    ),
]


class Screen:
    """An X server without a monitor, and a window manager on it."""

    def __init__(self, size: str = "1280x800") -> None:
        reading, writing = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size}x24", "-nolisten", "tcp"],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as pipe:
            self.display = f":{pipe.readline().strip()}"
        self.environment = {
            **{key: value for key, value in os.environ.items() if not key.startswith("QT_")},
            "DISPLAY": self.display,
            "LC_ALL": "C.UTF-8",
        }
        self._manager = subprocess.Popen(
            ["jwm"], env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def xdotool(self, *arguments: object) -> str:
        """Move the pointer, press a button or a key; the answer is what it printed."""
        return self.run("xdotool", *map(str, arguments))

    def run(self, *command: str) -> str:
        """Run a program on this screen; the answer is what it printed."""
        done = subprocess.run(
            command, env=self.environment, capture_output=True, text=True, check=False
        )
        return done.stdout.strip()

    def picture(self, file: Path) -> None:
        """Save what is on the screen as a PNG."""
        file.parent.mkdir(parents=True, exist_ok=True)
        self.run(sys.executable, "-c", _GRAB, str(file))

    def close(self) -> None:
        """Switch everything off."""
        for process in (self._manager, self._server):
            process.terminate()
            process.wait(TIMEOUT)


class Program:
    """The program with its window, seen through its trace; a frozen one has only its saves."""

    def __init__(self, screen: Screen, folder: Path, *arguments: str) -> None:
        self._screen = screen
        self._trace = folder / "trace.jsonl"
        self._read, self._last = 0, b""
        self._errors = (folder / "stderr.txt").open("w+", encoding="utf-8")
        self._data = folder / "data"
        self._environment = {**screen.environment, **homes(folder)}
        traced = [sys.executable, "-m", "tests.e2e.traced", "--trace", str(self._trace)]
        self._process = subprocess.Popen(
            [*([FROZEN] if FROZEN else traced), "--data-dir", str(folder / "data"), *arguments],
            cwd=ROOT,
            env=self._environment,
            stderr=self._errors,
        )
        self.wait_for(lambda _: True)
        self.window = until(self._find_window)

    def _find_window(self) -> str:
        found = self._screen.xdotool(
            "search", "--all", "--onlyvisible", "--pid", self._process.pid, "--name", "Gupai"
        )
        return found.split("\n")[-1]

    def state(self) -> State | None:
        """The table as the program last told it, or None before it has."""
        if FROZEN:
            return self._saved_state()
        if self._trace.exists():
            with self._trace.open("rb") as trace:
                trace.seek(self._read)
                whole, newline, _ = trace.read().rpartition(b"\n")
            if newline:
                self._read += len(whole) + 1
                self._last = whole.rpartition(b"\n")[2]
        return json.loads(self._last) if self._last else None

    def _saved_state(self) -> State | None:
        """The table that was saved last; where its tiles lie is not known."""
        tables = tables_in(self._data)
        if not tables:
            return None
        record = tables[-1].record
        return {
            "board": str(record.table),
            "moves": [str(move) for move in record.moves],
            "won": record.game.is_won(record.table),
            "gliding": False,
        }

    def wait_for(self, condition: Callable[[State], bool]) -> State:
        """The first resting table on which a condition holds."""

        def found() -> State | None:
            state = self.state()
            return state if state and not state["gliding"] and condition(state) else None

        try:
            return until(found)
        except TimeoutError:
            raise AssertionError(f"the table stayed at {self.state()}") from None

    def wait_for_moves(self, number: int) -> State:
        """The resting table after that many moves."""
        return self.wait_for(lambda state: len(state["moves"]) == number)

    def wait_for_win(self) -> State:
        """The game when it is won and that is told; a frozen program tells nothing here."""
        return self.wait_for(lambda state: state["won"] and bool(FROZEN or state["said"]))

    def drag(self, tile: str, target: str) -> None:
        """Drag one tile onto another with the pointer, in steps, button held."""
        tiles = self.wait_for(lambda _: True)["tiles"]
        (x, y), (to_x, to_y) = tiles[tile], tiles[target]
        hand = ["mousemove", "--window", self.window]
        # One process does it all: to start it takes longer than to move.
        drag: list[object] = [*hand, x, y, "mousedown", 1]
        for step in range(1, 6):
            place = (x + (to_x - x) * step // 5, y + (to_y - y) * step // 5)
            drag += ["sleep", 0.02, *hand, *place]
        self._screen.xdotool(*drag, "sleep", 0.02, "mouseup", 1)

    def click(self, tile: str) -> None:
        """Click on a tile."""
        x, y = self.wait_for(lambda _: True)["tiles"][tile]
        self._screen.xdotool("mousemove", "--window", self.window, x, y, "click", 1)

    def press(self, button: str) -> None:
        """Click on a button of the toolbar, named by its text."""
        x, y = self.wait_for(lambda _: True)["buttons"][button]
        self._screen.xdotool("mousemove", "--window", self.window, x, y, "click", 1)

    def key(self, *keys: str) -> None:
        """Press keys or shortcuts, one after the other: ``ctrl+z``."""
        self._screen.xdotool("windowfocus", "--sync", self.window, "key", *keys)

    def picture(self, file: Path) -> None:
        """Save what is on the screen as a PNG."""
        self._screen.picture(file)

    def hand_over(self, *arguments: str) -> None:
        """Start a second program, which hands what it was started with over to this one."""
        second = [FROZEN] if FROZEN else [sys.executable, "-m", "gupai_desktop"]
        command = [*second, "--data-dir", str(self._data), *arguments]
        subprocess.run(command, cwd=ROOT, env=self._environment, check=True)

    def lay(self, record: Record) -> None:
        """Have a deal laid on the table, or a game that has begun."""
        chosen = ["--game", record.game.id, "--rules", str(record.game.rules)]
        if record.moves:
            file = self._data.with_name("begun.gupai")
            # As begun now: of a frozen program the table that was begun last is looked at.
            save_file(file, History.beginning(record, PlaySession.begin(Clock(), Chance())))
            self.hand_over(str(file))
        else:
            self.hand_over(*chosen, "--deal", str(record.number))
        self.wait_for(lambda state: state["board"] == str(record.table))

    def quit(self) -> int:
        """Quit by the keyboard; the exit code."""
        self.key("ctrl+q")
        return self._process.wait(TIMEOUT)

    def errors(self) -> str:
        """What the program complained about."""
        self._errors.seek(0)
        return self._errors.read()

    def close(self) -> None:
        """Make sure that the program is gone."""
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait(TIMEOUT)
        self._errors.close()


def until(look: Callable[[], Found | None]) -> Found:
    """What a look finds in the end; polled, for it happens in another process."""
    deadline = Clock().seconds() + TIMEOUT
    while Clock().seconds() < deadline:
        if found := look():
            return found
        time.sleep(0.02)
    raise TimeoutError
