"""Plays a whole game by ear, and writes down everything that was said.

    python -m tests.e2e.whole_game zen.ten-sets --deal 7

The player is blind: it knows nothing of the game, the solver or the screen, and no key.  It
finds the button Hint by its name in the accessible tree, hears what the hint says, presses
the tiles that call themselves hinted, or the button that ends the turn, and goes on until it
hears that the game is won.  It needs what tests/e2e/test_screen_reader.py needs.
"""

import argparse
import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.e2e.desktop import Program, until
from tests.e2e.listening import Reader, SpeakingScreen

#: What only hints say: how sure they are.
_SURE = (
    *("The first of ", "This move wins", "It wins in ", "whether it wins is not known"),
    *("It leads to ", "(Row "),
)
#: How a message begins that tells what a move did.
_VERBS = ("Exchange: ", "Take: ", "Kill: ", "Capture: ", "Refill.")
_ENDS = ("Won in ", "Cleared with ", "Omen: ")
_HOPELESS = "This cannot be won"
#: The solver of a hard table may take this many seconds.
_TIMEOUT, _SOON = 240.0, 8.0
_HINTED = ", hinted"
#: Said of tiles that are a move, but could become another one with more of them.
_AGAIN = "Press again to play it"
#: How a hint begins that names only groups; the next one names the move.
_LOOK = "Look at: "
#: What a hint says that is followed by a surer one.
_AT_LEAST = "It wins in at least 1 of "
_ANNOUNCED, _FOCUSED = "object:announcement", "object:state-changed:focused"

Say = Callable[[str], object]


class Player:
    """Plays by a reader alone, and says what it does and hears."""

    def __init__(self, reader: Reader, say: Say) -> None:
        self._reader, self._say = reader, say
        self._told, self._pressed = 0, ""

    def win(self) -> None:
        """Play until a win is heard."""
        self._say(f"[finds {len(until(self._reader.tree))} groups]")
        for name, tiles in self._reader.tree().items():
            self._say(f"{name} ({len(tiles)})")
        said = ""
        while not _is_all(said) and any([*self._reader.tree().values()][:-1]):
            self._follow(self._ask_for_hint())
            said = self._hear_move()
        self._hear(lambda text: text.startswith(_ENDS))

    def _ask_for_hint(self) -> str:
        """A hint that is as sure as hints get; moves after which nothing wins are taken back."""
        self._push("Hint")
        hint = self._hear(lambda text: _is_hint(text) or _is_lost(text) or text.startswith(_LOOK))
        if hint.startswith(_LOOK):
            return self._ask_for_hint()
        if hint.startswith(_HOPELESS):
            raise SystemExit("This deal cannot be won: choose another one.")
        if _is_lost(hint):
            self._push("Undo")
            self._hear(lambda text: text.startswith("Taken back: "))
            return self._ask_for_hint()
        return self._hear(_is_hint) if _AT_LEAST in hint else hint

    def _follow(self, hint: str) -> None:
        """Do what a hint says, or the better one that has come meanwhile."""
        tiles: list[str] = []
        while not (tiles or hint.startswith("Refill.")):
            tiles = self._hinted()
            hint = next(line["text"] for line in reversed(self._reader.heard) if _is_advice(line))
        for name in tiles:
            self._press(name)
        if not tiles:
            self._push("Refill")

    def _hear_move(self) -> str:
        """What a move did; if the hint has become another one meanwhile, none is heard."""
        try:
            said = self._hear(
                lambda text: text.startswith((*_VERBS, _AGAIN)) and not _is_hint(text), _SOON
            )
            if not said.startswith(_AGAIN):
                return said
            self._press(self._pressed)
            return self._hear_move()
        except AssertionError:
            self._tell_heard()
            return ""

    def _hinted(self) -> list[str]:
        """The tiles that call themselves hinted, without that word, once it is always these."""
        found = [self._hinted_now() for _ in range(2)]
        return found[0] if found[0] == found[1] and len(found[0]) > 1 else []

    def _hinted_now(self) -> list[str]:
        names = [name for tiles in self._reader.tree().values() for name in tiles]
        return [name.removesuffix(_HINTED) for name in names if name.endswith(_HINTED)]

    def _press(self, name: str) -> None:
        """Press a tile; of an omen's pair the second one has gone with the first."""
        self._pressed = name
        self._say(f"[presses {name}]")
        self._reader.has_pressed(name)

    def _push(self, name: str) -> None:
        self._say(f"[pushes {name}]")
        self._reader.push(name)

    def _hear(self, is_wanted: Callable[[str], bool], timeout: float = _TIMEOUT) -> str:
        """The next announcement that is wanted; all that is said before it is told too."""
        line = self._reader.wait_until(
            lambda line: _is_said(line) and is_wanted(line["text"]), timeout
        )
        self._tell_heard()
        return str(line["text"])

    def _tell_heard(self) -> None:
        """Say what has been heard since this was done last."""
        new, self._told = self._reader.heard[self._told :], len(self._reader.heard)
        for line in new:
            if _is_said(line):
                self._say(line["text"])
            elif line.get("event", "").startswith(_FOCUSED) and line["on"]:
                self._say(f"{line['name']} [has the focus]")


def _is_said(line: dict[str, Any]) -> bool:
    return str(line.get("event", "")).startswith(_ANNOUNCED)


def _is_advice(line: dict[str, Any]) -> bool:
    return _is_said(line) and _is_hint(line["text"])


def _is_hint(text: str) -> bool:
    return text.startswith(_VERBS) and any(sure in text for sure in _SURE)


def _is_lost(text: str) -> bool:
    """Whether a hint says that there is none."""
    return text.startswith(("This can no longer be won", _HOPELESS))


def _is_all(text: str) -> bool:
    """Whether a move has told that some of as many are reached."""
    far = re.findall(r"(\d+) of (\d+)", text)
    return bool(far) and all(found == wanted for found, wanted in far)


def listen(game: str, deal: int, say: Say) -> None:
    """Win a deal of a game by ear."""
    screen = SpeakingScreen()
    arguments = ("--game", game, "--deal", str(deal), "--language", "en")
    with tempfile.TemporaryDirectory() as folder:
        program = Program(screen, Path(folder), *arguments)
        reader = Reader(screen)
        try:
            Player(reader, say).win()
        except AssertionError:
            say(f"[the program complains: {program.errors()}]")
            raise
        finally:
            reader.close()
            program.close()
            screen.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Wins a deal as a screen reader hears it.")
    parser.add_argument("game", help="the id of a game, such as levels.guo-wu-guan")
    parser.add_argument("--deal", type=int, default=7, help="its number")
    chosen = parser.parse_args()
    listen(chosen.game, chosen.deal, lambda line: print(line, flush=True))


if __name__ == "__main__":
    main()
