"""The real program as a real screen reader finds it: a deal is heard, and won by its presses."""

from __future__ import annotations

import json
import queue
import shutil
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.games import find
from tests.e2e.desktop import PATIENCE, Program, Screen, missing_tools, until
from tests.ui.known import DEAL, GAME, WINNING_LINE

#: The Python that Debian's python3-pyatspi is for.
PYTHON = "/usr/bin/python3"


def missing_parts() -> list[str]:
    """What a screen reader needs and this machine lacks, by the names of packages."""
    missing = missing_tools()
    if shutil.which("dbus-daemon") is None:
        missing.append("dbus")
    if not Path("/usr/libexec/at-spi-bus-launcher").exists():
        missing.append("at-spi2-core")
    can_listen = shutil.which(PYTHON) and not subprocess.call(
        [PYTHON, "-c", "import pyatspi"], stderr=subprocess.DEVNULL
    )
    return missing if can_listen else [*missing, "python3-pyatspi"]


pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(
        bool(missing_parts()),
        reason=f"a screen reader needs {', '.join(missing_parts())}; .ci/run installs them",
    ),
]


class Reader:
    """The screen reader in its own process."""

    def __init__(self, screen: Screen) -> None:
        self._process = subprocess.Popen(
            [PYTHON, str(Path(__file__).with_name("reader.py"))],
            env=screen.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self._lines: queue.Queue[dict[str, Any]] = queue.Queue()
        self._ear = threading.Thread(target=self._listen, daemon=True)
        self._ear.start()
        self.wait_for("ready")

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(json.loads(line))

    def _ask(self, command: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{command}\n")
        self._process.stdin.flush()

    def wait_for(self, key: str, value: str | None = None) -> dict[str, Any]:
        """The next line that has a key, and in it a value if one is named."""
        heard: list[dict[str, Any]] = []
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                raise AssertionError(f"{key} {value} was not heard, but {heard}") from None
            if key in line and (value is None or value in str(line[key])):
                return line
            heard.append(line)

    def tree(self) -> dict[str, list[str]]:
        """The groups of the table, by their names, and the names of their tiles."""
        self._ask("tree")
        return dict(self.wait_for("tree")["tree"])

    def press(self, name: str) -> None:
        """Press the tile whose name begins so, as soon as there is one."""
        until(lambda: self._has_pressed(name))

    def _has_pressed(self, name: str) -> bool:
        self._ask(f"press {name}")
        return bool(self.wait_for("pressed")["pressed"])

    def close(self) -> None:
        """Send it away."""
        with self._process:
            self._process.kill()
            self._ear.join(PATIENCE)


@pytest.fixture
def screen() -> Iterator[Screen]:
    """A screen with a message bus, on which programs tell readers what they show."""
    screen = Screen()
    bus = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address"],
        env=screen.environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert bus.stdout is not None
    screen.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
    screen.environment["QT_LINUX_ACCESSIBILITY_ALWAYS_ON"] = "1"
    yield screen
    screen.close()
    with bus:
        bus.terminate()


@pytest.fixture
def program(screen: Screen, tmp_path: Path) -> Iterator[Program]:
    program = Program(screen, tmp_path, "--deal", str(DEAL), "--language", "en")
    yield program
    program.close()


@pytest.fixture
def reader(screen: Screen, program: Program) -> Iterator[Reader]:
    assert program.state()
    reader = Reader(screen)
    yield reader
    reader.close()


def name_of(record: Record, tile: Tile) -> str:
    """How a reader calls a tile that lies on a table."""
    group, place = record.table.place_of(tile)
    return f"{tile.face} {tile.face.name}, Group {group + 1}, tile {place + 1}"


def press_all(reader: Reader, record: Record, move: Move) -> None:
    for side in move.sides:
        for tile in side:
            reader.press(name_of(record, tile))


def test_a_deal_is_read_and_won_by_a_screen_reader(program: Program, reader: Reader) -> None:
    record = Record.of_deal(find(GAME), DEAL)
    tree = until(reader.tree)
    assert next(iter(tree)) == "Group 1: 55 61 42, no triplet"
    assert [name for names in tree.values() for name in names] == [
        name_of(record, tile) for tile in record.table.tiles
    ]

    for number, move in enumerate(WINNING_LINE, 1):
        press_all(reader, record, move)
        program.wait_for_moves(number)
        heard = reader.wait_for("text", f"{record.game.verbs[move.verb]}: ")
        assert heard["event"].startswith("object:announcement")
        record = record.play(move)

    assert "Won in 10 moves" in reader.wait_for("text", "Won")["text"]
    until(lambda: not any("no triplet" in name for name in reader.tree()))


def test_the_keyboard_is_followed_from_tile_to_tile(program: Program, reader: Reader) -> None:
    assert until(reader.tree)
    for key, name in (
        ("Right", "55 Plum Blossom, Group 1, tile 1"),
        ("Right", "61 Long-Legged Seven, Group 1, tile 2"),
        ("ctrl+Right", "55 Plum Blossom, Group 2, tile 1"),
        ("Tab", "New Deal"),
    ):
        program.key(key)
        while not (line := reader.wait_for("event", "state-changed:focused"))["on"]:
            pass
        assert line["name"] == name
    program.key("shift+Tab")
    program.key("space")
    chosen = reader.wait_for("event", "state-changed:selected")
    assert chosen["name"].startswith("55 Plum Blossom, Group 2, tile 1")
    assert program.quit() == 0
