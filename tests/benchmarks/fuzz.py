"""What happens to texts from outside that are damaged in every way: they are refused in words.

    python -m tests.benchmarks.fuzz [--rounds 100000] [--seed 1] [save|code|board|record ...]

A round damages a saved game, a code, a board or a record and gives it to the opener
that a player's would go to: a file of the player's choice, the folder of saved games,
the paste of shared texts.  Whatever else than a `WordedError` comes out ends the run
with the text that did it.  A file that was opened must be as it was.  What the window
reads itself must not take 100 ms of the processor; the rest it leaves to the study's.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import WordedError
from gupai_desktop.games import find, games
from gupai_desktop.play.history import History, PlaySession
from gupai_desktop.play.shared import Code, is_quick, read_shared
from gupai_desktop.store.book import Book
from gupai_desktop.store.older import take_over
from gupai_desktop.store.saves import is_quick_file, open_file
from gupai_desktop.store.tables import Tables

ALPHABET = '0123456789abAB |.-@+=/:,\n\r\t{}[]"\\<>“”\u00a0\ufeff\u2028\x00é骨😀NaN'

Text = str | bytes

#: How long the window may stand still for anything from outside, in seconds.
_LONGEST = 0.1


# What is damaged.


def _record(chance: Random, most_moves: int = 12) -> Record:
    game = chance.choice(games())()
    record = Record.of_deal(game, chance.randint(1, 2**31 - 1))
    for _ in range(chance.randint(0, most_moves)):
        if moves := game.moves(record.table):
            record = record.play(chance.choice(moves))
    return record


def _history(chance: Random) -> History:
    records, playing = [_record(chance)], PlaySession("one", 9.5, started="2026-08-01T12:00:00Z")
    for _ in range(chance.randint(0, 6)):
        moves = records[-1].game.moves(records[-1].table)
        records.append(
            records[-1].play(chance.choice(moves)) if moves else records[-1].restarted()
        )
    history = History.of_records((record, playing) for record in records)
    return history.at(chance.randrange(len(records)))


def _code(chance: Random) -> Code:
    record = _record(chance, 0)
    return Code(record.game, record.number or 1, chance.choice(["", "any", "winnable"]))


def _board(chance: Random) -> str:
    return str(deal(chance.choice(games())(), chance.randint(1, 2**31 - 1)))


SOURCES: dict[str, Callable[[Random], object]] = {
    "save": _history,
    "code": _code,
    "board": _board,
    "record": _record,
}


# How it is damaged.


def _cut(chance: Random, text: str) -> str:
    start, end = sorted(chance.randrange(len(text) + 1) for _ in range(2))
    return chance.choice([text[:start], text[start:], text[:start] + text[end:]])


def _letters(chance: Random, text: str) -> str:
    letters = list(text)
    for _ in range(chance.randint(1, 8)):
        at = chance.randrange(len(letters) + 1)
        letters[at : at + chance.randint(0, 2)] = chance.choice(ALPHABET)
    return "".join(letters)


def _repeat(chance: Random, text: str) -> str:
    start, end = sorted(chance.randrange(len(text) + 1) for _ in range(2))
    return text[:end] + text[start:end] * chance.choice([1, 2, 50]) + text[end:]


def _tiles(chance: Random, text: str) -> str:
    words = text.split(" ")
    one, other = chance.randrange(len(words)), chance.randrange(len(words))
    words[one], words[other] = words[other], words[one]
    return " ".join(words)


def _value(chance: Random, text: str) -> str:
    """Another value somewhere in a JSON text."""
    try:
        root = json.loads(text)
    except ValueError:
        return _letters(chance, text)
    node, strange = root, chance.choice(_STRANGE)
    while isinstance(node, dict | list) and node:
        key = chance.choice(list(node) if isinstance(node, dict) else range(len(node)))
        if not isinstance(node[key], dict | list) or not node[key] or chance.random() < 0.2:
            node[key] = strange
            break
        node = node[key]
    return json.dumps(root)


_STRANGE: list[object] = [
    *(None, True, False, 0, -1, 1, 2, 1.5, 10**15, 10**40, float("nan"), float("inf"), 1e300),
    *("", "restart", "refill", "x" * 2000, "\ud800", "\x00", "exchange 63 66a", "levels.o-koan"),
    *([], {}, [[]], ["refill"] * 3000, {"a": 1}, [None] * 5, "٣", "2026-13-01T00:00:00Z"),
]


def _depth(chance: Random, text: str) -> str:
    at = chance.randrange(len(text) + 1)
    return text[:at] + chance.choice(["[", '{"a":', "> ", '"']) * 5000 + text[at:]


def _bytes(chance: Random, text: str) -> bytes:
    content = bytearray(text.encode())
    for _ in range(chance.randint(1, 4)):
        content[chance.randrange(len(content))] = chance.randrange(256)
    return bytes(content)


DAMAGES: dict[str, Callable[[Random, str], Text]] = {
    "cut": _cut,
    "letters": _letters,
    "repeat": _repeat,
    "tiles": _tiles,
    "value": _value,
    "depth": _depth,
    "bytes": _bytes,
}


# Who opens it.


class Room:
    """A folder with the openers that the program has."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "chosen.gupai"
        self._folder = folder / "games"
        self._folder.mkdir()
        self._games = [game() for game in games()]

    def is_quick(self, open_it: Callable[[bytes], object], content: bytes) -> bool:
        """Whether the window reads this itself; what it left itself it always does."""
        if open_it == self.paste:
            return is_quick(content.decode(errors="replace"), self._games)
        self._file.write_bytes(content)
        return open_it == self.choose and is_quick_file(self._file, self._games)

    def choose(self, content: bytes) -> object:
        """Open a file of the player's choice, which must stay as it was."""
        self._file.write_bytes(content)
        try:
            return open_file(self._file, find)
        finally:
            if self._file.read_bytes() != content:
                raise AssertionError("the file was changed by opening it")

    def start(self, content: bytes) -> object:
        """Take over a saved game of version 1.0.0, as the first start does; it stays as it is."""
        file, book = self._folder / "zen.ten-sets.gupai", Book()
        file.write_bytes(content)
        notes = take_over(book, self._folder.parent, find)
        history = Tables(book, find).load("zen.ten-sets")
        if file.read_bytes() != content or (history is None) == (not notes):
            raise AssertionError("the file was changed, or nothing is said of it")
        return history

    def paste(self, content: bytes) -> object:
        """What the clipboard holds is read."""
        return read_shared(content.decode(errors="replace"), find, self._games)


def run(
    rounds: int, seed: int, names: Sequence[str] = tuple(SOURCES)
) -> tuple[Counter[str], float, str]:
    """What came out how often, and the seconds and the kind of the slowest at the window."""
    chance, counts, slowest, kind = Random(seed), Counter[str](), 0.0, ""
    good = {name: [str(SOURCES[name](chance)) for _ in range(60)] for name in names}
    with tempfile.TemporaryDirectory() as folder:
        room = Room(Path(folder))
        for _ in range(rounds):
            name, how = chance.choice(names), chance.choice(list(DAMAGES))
            text = DAMAGES[how](chance, chance.choice(good[name]))
            content = text if isinstance(text, bytes) else text.encode(errors="surrogatepass")
            openers = [room.choose, room.start, room.paste] if name == "save" else [room.paste]
            open_it = chance.choice(openers)
            quick, began = room.is_quick(open_it, content), time.process_time()
            outcome = _outcome(open_it, content)
            seconds = time.process_time() - began
            counts[f"{name}: {outcome}"] += 1
            counts[f"{name}: at the window"] += quick
            counts["FAULT: took over 100 ms"] += quick and seconds > _LONGEST
            if quick and seconds > slowest:
                slowest, kind = seconds, f"{name} {how} {open_it.__name__}"
    return counts, slowest, kind


def _outcome(open_it: Callable[[bytes], object], content: bytes) -> str:
    """Whether a text was taken or refused; anything else is told with the text."""
    try:
        return "refused" if open_it(content) is None else "taken"
    except WordedError as error:
        if not str(error).isprintable():
            raise AssertionError(f"a sentence that cannot be shown: {error!r}") from error
        return "refused"
    except Exception:
        print(f"this broke it: {content!r}", file=sys.stderr)
        raise


def main() -> int:
    parser = argparse.ArgumentParser(description="Damaged texts, given to the real openers.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(SOURCES))
    parser.add_argument("--rounds", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    began = time.perf_counter()
    counts, slowest, kind = run(chosen.rounds, chosen.seed, chosen.names or tuple(SOURCES))
    print(f"{chosen.rounds} rounds in {time.perf_counter() - began:.0f} s, seed {chosen.seed}")
    for what, count in sorted(counts.items()):
        print(f"| {what} | {count} |")
    print(f"slowest at the window: {slowest * 1000:.0f} ms of the processor ({kind})")
    return int(counts["FAULT: took over 100 ms"] > 0)


if __name__ == "__main__":
    sys.exit(main())
