"""A game in every language, played with the program installed under Wine.

    python -m tests.e2e.installed DATA PLACES START...

DATA is the folder of its data, PLACES a trace of the program from the tree (where
the tiles of the deal lie in the window), START the command that starts it.  Half a game is
played with the mouse; then the program is killed and started again, goes on where it was,
and wins by keys.
"""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

from gupai_desktop.engine.clock import Clock
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from tests.e2e.desktop import ARTEFACTS, Screen
from tests.histories import tables_in
from tests.languages import LANGUAGES
from tests.ui.known import DEAL, GAME, WINNING_LINE
from tests.ui.typist import keys_for

#: What the places were found with.
WINDOW = ("--game", GAME, "--size", "1180x700")
#: Wine takes its time.
TIMEOUT = 300.0
BY_MOUSE = 5
KEYS = {"R": "r", "M": "m", "Shift+M": "shift+m"}

Place = tuple[int, int]


class Installed:
    """The installed program on a screen."""

    def __init__(self, screen: Screen, data: Path, start: list[str], *arguments: str) -> None:
        self._screen = screen
        self._data = data
        # Under Wine what a program writes must not go into a plain file.
        self._process = subprocess.Popen(
            [*start, *arguments],
            env=screen.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        self._window = self._wait_for_window()

    def _wait_for_window(self) -> str:
        deadline = Clock().seconds() + TIMEOUT
        while Clock().seconds() < deadline:
            found = self._screen.xdotool("search", "--onlyvisible", "--name", "Gupai Desktop")
            if found:
                return found.split("\n")[-1]
            time.sleep(0.2)
        raise SystemExit("no window came")

    def wait_for(self, record: Record) -> None:
        """Wait until a record has been saved."""
        deadline = Clock().seconds() + TIMEOUT
        while Clock().seconds() < deadline:
            if record in [history.record for history in tables_in(self._data)]:
                return
            time.sleep(0.1)
        raise SystemExit(f"{record.moves} were never saved")

    def drag(self, start: Place, end: Place) -> None:
        """Drag with the mouse."""
        hand = ("mousemove", "--window", self._window)
        self._screen.xdotool(*hand, *start, "mousedown", 1)
        for step in range(1, 6):
            way = [a + (b - a) * step // 5 for a, b in zip(start, end, strict=True)]
            self._screen.xdotool(*hand, *way, "sleep", 0.1)
        self._screen.xdotool("mouseup", 1)

    def key(self, *keys: str) -> None:
        """Press keys, one after the other."""
        self._screen.xdotool("windowfocus", self._window, "key", "--delay", 60, *keys)

    def picture(self, name: str) -> None:
        """Leave a picture of the screen."""
        self._screen.picture(ARTEFACTS / f"{name}.png")

    def kill(self) -> None:
        """End it as the power does."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def quit(self) -> int:
        """Quit by the keyboard; the exit code."""
        self.key("ctrl+q")
        return self._process.wait(TIMEOUT)


def spots(trace: Path) -> dict[tuple[int, int], Place]:
    """Where in the window each place of the table is."""
    first = json.loads(trace.read_text("utf-8").split("\n")[0])
    opening = Record.of_deal(find(GAME), DEAL).table
    assert first["board"] == str(opening)
    return {opening.place_of(tile): tuple(first["tiles"][str(tile)]) for tile in opening.tiles}


def play(screen: Screen, data: Path, trace: Path, start: list[str], language: str) -> None:
    """A game in one language."""
    where = spots(trace)
    record = Record.of_deal(find(GAME), DEAL)
    program = Installed(screen, data, start, *WINDOW, "--deal", str(DEAL), "--language", language)
    program.wait_for(record)
    for move in WINNING_LINE[:BY_MOUSE]:
        (left,), (right,) = move.sides
        places = [where[record.table.place_of(tile)] for tile in (left, right)]
        program.drag(*places)
        record = record.play(move)
        program.wait_for(record)
    program.kill()
    program = Installed(screen, data, start, *WINDOW, "--language", language)
    program.wait_for(record)
    program.picture(f"wine-again-{language}")
    for move in WINNING_LINE[BY_MOUSE:]:
        program.key(*pressed(record, move))
        record = record.play(move)
        program.wait_for(record)
    assert record.game.is_won(record.table)
    program.picture(f"wine-won-{language}")
    print(
        f"{language}: {BY_MOUSE} moves by mouse, killed, {len(record.moves) - BY_MOUSE} by keys,",
        f"won; it ended with {program.quit()}",
        flush=True,
    )


def pressed(record: Record, move: Move) -> list[str]:
    """What xdotool is to press for a move."""
    return [KEYS.get(key, key) for key in keys_for(record, move)]


def main(arguments: list[str]) -> None:
    """Play in one language after the other, each on a screen of its own."""
    data, trace, *start = arguments
    for language in LANGUAGES:
        screen = Screen()
        try:
            play(screen, Path(data), Path(trace), start, language)
        finally:
            screen.close()


if __name__ == "__main__":
    main(sys.argv[1:])
