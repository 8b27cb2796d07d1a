"""A screen reader in a process of its own, and a screen whose programs tell it what they show."""

import json
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from gupai_desktop.engine.clock import Clock
from tests.e2e.desktop import TIMEOUT, Screen, missing_tools, until

#: The Python that Debian's python3-pyatspi is for.
PYTHON = "/usr/bin/python3"


def missing_parts() -> list[str]:
    """What a screen reader needs and this machine lacks, by the names of packages."""
    missing = missing_tools()
    if sys.platform != "linux":
        return [*missing, "Linux"]
    if shutil.which("dbus-daemon") is None:
        missing.append("dbus")
    if not Path("/usr/libexec/at-spi-bus-launcher").exists():
        missing.append("at-spi2-core")
    can_listen = shutil.which(PYTHON) and not subprocess.call(
        [PYTHON, "-c", "import pyatspi"], stderr=subprocess.DEVNULL
    )
    return missing if can_listen else [*missing, "python3-pyatspi"]


class SpeakingScreen(Screen):
    """A screen with a message bus, on which programs tell readers what they show."""

    def __init__(self, size: str = "1280x800") -> None:
        super().__init__(size)
        self._bus = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address"],
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._bus.stdout is not None
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self._bus.stdout.readline().strip()
        self.environment["QT_LINUX_ACCESSIBILITY_ALWAYS_ON"] = "1"

    def close(self) -> None:
        """Switch everything off."""
        super().close()
        with self._bus:
            self._bus.terminate()


class Reader:
    """The screen reader in its own process."""

    def __init__(self, screen: Screen, only: str = "") -> None:
        self._process = subprocess.Popen(
            [PYTHON, str(Path(__file__).with_name("reader.py")), only],
            env=screen.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        #: Every line so far: events, and answers to what was asked.
        self.heard: list[dict[str, Any]] = []
        self._news = threading.Condition()
        self._before_next = 0
        self._ear = threading.Thread(target=self._listen, daemon=True)
        self._ear.start()
        self.wait_for("ready")

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            with self._news:
                self.heard.append(json.loads(line))
                self._news.notify_all()

    def _ask(self, command: str, key: str) -> Any:
        """What is answered; events that come meanwhile can be waited for afterwards."""
        assert self._process.stdin is not None
        self._before_next = len(self.heard)
        self._process.stdin.write(f"{command}\n")
        self._process.stdin.flush()
        _, answer = self._find(lambda line: key in line, TIMEOUT)
        return answer[key]

    def wait_for(self, key: str, value: str | None = None) -> dict[str, Any]:
        """The next line that has a key, and in it a value if one is named."""
        return self.wait_until(lambda line: key in line and (value or "") in str(line[key]))

    def wait_until(
        self, condition: Callable[[dict[str, Any]], object], timeout: float = TIMEOUT
    ) -> dict[str, Any]:
        """The next line for which a condition holds, after the last that was waited for.

        What came before something was asked for is over.
        """
        place, line = self._find(condition, timeout)
        self._before_next = place + 1
        return line

    def _find(
        self, condition: Callable[[dict[str, Any]], object], timeout: float
    ) -> tuple[int, dict[str, Any]]:
        """The first line not yet over for which a condition holds, and its place."""
        deadline = Clock().seconds() + timeout
        with self._news:
            while True:
                lines = enumerate(self.heard[self._before_next :], self._before_next)
                for place, line in lines:
                    if condition(line):
                        return place, line
                if not self._news.wait(deadline - Clock().seconds()):
                    missed = self.heard[self._before_next :]
                    raise AssertionError(f"what was awaited was not heard, but {missed}")

    def tree(self) -> dict[str, list[str]]:
        """The groups of the table, by their names, and the names of their tiles."""
        return dict(until(lambda: self._ask("tree", "tree")))

    def press(self, name: str) -> None:
        """Press the tile of this name, whatever its marks, as soon as there is one."""
        until(lambda: self.has_pressed(name))

    def has_pressed(self, name: str) -> bool:
        """Press the tile of this name, whatever its marks; whether there is one."""
        return bool(self._ask(f"press {name}", "pressed"))

    def push(self, name: str) -> None:
        """Push the button of this name, as soon as there is one that can be pushed."""
        until(lambda: self._has_pushed(name))

    def _has_pushed(self, name: str) -> bool:
        return bool(self._ask(f"push {name}", "pushed"))

    def close(self) -> None:
        """Send it away."""
        with self._process:
            self._process.kill()
            self._ear.join(TIMEOUT)
