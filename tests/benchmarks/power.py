"""What is left of a book when the power fails at any moment.

    python -m tests.benchmarks.power [--states 650] [--seed 1]

A program fills a book under ``strace``.  Each state is made of a prefix of its writes and syncs:
of what was not synced, sectors of 512 or 4,096 bytes are kept by chance, and of the names in the
folder a prefix of their changes.  The book is opened in every state: what a sync has covered must
be there, and a step that was shown and is missing is told, or was not on the disk yet.  Of the
rows that one step writes, as an import does, all are there or none.
"""

import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from gupai_desktop.engine.clock import Clock
from gupai_desktop.store import book as book_module
from gupai_desktop.store import database
from gupai_desktop.store.book import NAME, Book
from tests.benchmarks.tables import head, row
from tests.scripts import ROOT

_CALLS = "openat,close,pwrite64,write,lseek,ftruncate,fsync,fdatasync,rename,unlink"
SECTORS = (512, 4096)
#: The rows of every fifth step.
_SEVERAL = 12


class Call(NamedTuple):
    """A call that was recorded: its name, its arguments and what it returned."""

    name: str
    arguments: tuple[str | int | bytes, ...]
    result: int


@dataclass
class Content:
    """A file: what the disk has for certain, and the changes that it may have."""

    synced: bytearray = field(default_factory=bytearray)
    changes: list[tuple[int, bytes | None]] = field(default_factory=list)


def written(content: bytearray, place: int, data: bytes | None) -> None:
    """Change a content: without data it is cut."""
    if data is None:
        del content[place:]
        return
    content.extend(bytes(max(0, place - len(content))))
    content[place : place + len(data)] = data


class Disk:
    """A folder as the calls leave it, and what may be left of it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._names: dict[str, Content] = {}
        self._synced: dict[str, Content] = {}
        self._changes: list[dict[str, Content | None]] = []
        self._open: dict[int, tuple[Content | None, int]] = {}
        self.shown = self.covered = 0

    def put(self, name: str, content: bytes) -> None:
        """Have a file on the disk from the beginning."""
        self._names[name] = self._synced[name] = Content(bytearray(content))

    def _change(self, **names: Content | None) -> None:
        self._changes.append(names)
        for name, content in names.items():
            if content is None:
                self._names.pop(name, None)
            else:
                self._names[name] = content

    def do(self, call: Call) -> None:
        """Make one call."""
        name, arguments, result = call
        if result < 0 or not arguments:
            return
        if name in ("openat", "rename", "unlink"):
            places = [Path(one.decode()) for one in arguments if isinstance(one, bytes)]
            if all(place.parent == self._folder for place in places):
                self._name(name, [place.name for place in places], call)
            elif name == "openat":
                is_own = places == [self._folder]
                self._open[result] = (None, -1 if is_own else -2)
            return
        number = arguments[0]
        if name == "write" and number == 1 and isinstance(arguments[1], bytes):
            self._hear(arguments[1].decode())
        elif isinstance(number, int) and number in self._open:
            self._file(name, number, arguments, result)

    def _hear(self, text: str) -> None:
        for line in text.split("\n"):
            word, _, number = line.partition(" ")
            if word == "shown":
                self.shown = int(number)
            elif word == "covered":
                self.covered = max(self.covered, int(number))

    def _name(self, name: str, places: list[str], call: Call) -> None:
        if name == "rename":
            self._change(**{places[0]: None, places[1]: self._names[places[0]]})
        elif name == "unlink":
            self._change(**{places[0]: None})
        else:
            if places[0] not in self._names:
                self._change(**{places[0]: Content()})
            content = self._names[places[0]]
            if any("O_TRUNC" in one for one in call.arguments if isinstance(one, str)):
                content.changes.append((0, None))
            self._open[call.result] = (content, 0)

    def _file(self, name: str, number: int, arguments: tuple[object, ...], result: int) -> None:
        content, place = self._open[number]
        if name == "close":
            del self._open[number]
        elif content is None:
            if name == "fsync" and place == -1:
                self._synced, self._changes = dict(self._names), []
        elif name in ("fsync", "fdatasync"):
            for change in content.changes:
                written(content.synced, *change)
            content.changes.clear()
        elif name == "lseek":
            self._open[number] = (content, result)
        elif name == "ftruncate":
            content.changes.append((int(str(arguments[1])), None))
        elif isinstance(data := arguments[1], bytes):
            at = int(str(arguments[3])) if name == "pwrite64" else place
            content.changes.append((at, data[:result]))
            if name == "write":
                self._open[number] = (content, at + result)

    def left(self, place: Path, chance: random.Random) -> None:
        """Write what is left of the folder after a failure of the power."""
        sector, share = chance.choice(SECTORS), chance.choice((0.0, 0.2, 0.5, 0.8, 1.0))
        names = dict(self._synced)
        for change in self._changes[: chance.randint(0, len(self._changes))]:
            for name, content in change.items():
                if content is None:
                    names.pop(name, None)
                else:
                    names[name] = content
        for name, content in names.items():
            data = bytearray(content.synced)
            for at, more in content.changes:
                if more is None:
                    if chance.random() < share:
                        written(data, at, None)
                    continue
                while more:
                    length = sector - at % sector
                    if chance.random() < share:
                        written(data, at, more[:length])
                    at, more = at + length, more[length:]
            (place / name).write_bytes(data)


# The program whose calls are recorded.

_ARGUMENT = re.compile(r'"((?:\\x[0-9a-f]{2})*)"|([^,"]+)')


def calls(lines: Iterator[str]) -> Iterator[Call]:
    """Read what strace has written, of several threads; a call counts when it has returned."""
    begun: dict[str, str] = {}
    for line in lines:
        thread, _, text = line.rstrip("\n").partition(" ")
        text = text.lstrip()
        if text.endswith("<unfinished ...>"):
            begun[thread] = text.removesuffix("<unfinished ...>")
            continue
        if text.startswith("<... "):
            text = begun.pop(thread) + text.partition("resumed>")[2]
        if found := re.fullmatch(r"(\w+)\((.*)\)\s+= (-?\d+).*", text):
            yield Call(found[1], tuple(_arguments(found[2])), int(found[3]))


def _arguments(text: str) -> Iterator[str | int | bytes]:
    for quoted, plain in _ARGUMENT.findall(text):
        if plain.strip():
            yield int(plain) if plain.strip().isdecimal() else plain.strip()
        elif not plain:
            yield bytes.fromhex(quoted.replace("\\x", ""))


def say(word: str, number: int) -> None:
    os.write(1, f"{word} {number}\n".encode())


def bookmarks(book: Book) -> int:
    """How many there are."""
    return int(book.ask("SELECT count(*) FROM bookmark")[0][0])


class Told(Book):
    """A book that says what it has brought to the disk."""

    shown = 0

    def _sync(self) -> None:
        shown = self.shown
        super()._sync()
        say("covered", shown)


def rows_of_steps(start: int, steps: int) -> Iterator[range]:
    """The places of the rows that each step writes."""
    for number in range(steps):
        more = _SEVERAL if number % 5 == 0 else 1
        yield range(start + 1, start + 1 + more)
        start += more


def play(file: Path, steps: int, seconds: float) -> None:
    """Open a book and fill it, with a rest now and then, and close it."""
    book_module._MOMENT = seconds * 4
    book = Told(file)
    book.back_up(Clock())
    for step in rows_of_steps(bookmarks(book), steps):
        with book.as_one():
            for place in step:
                content = json.dumps("x" * (place * 997 % 6000))
                book.put("bookmark", place, f"name {place}", content)
                book.write_some()
                book.commit()  # somebody else's, who does not wait
        book.shown = step[-1]
        say("shown", step[-1])
        time.sleep(seconds)
        if step[-1] % 17 == 0:
            book.rest()
    book.close()
    say("covered", book.shown)


def recorded(folder: Path, log: Path, steps: int, seconds: float) -> list[Call]:
    """The calls of a program that fills a book."""
    command = ["strace", "-f", "-qq", "-xx", "-s", "1000000", "-e", f"trace={_CALLS}"]
    program = [sys.executable, "-m", "tests.benchmarks.power", "--play", str(folder)]
    program += ["--steps", str(steps), "--pause", str(seconds)]
    subprocess.run([*command, "-o", str(log), *program], cwd=ROOT, check=True, capture_output=True)
    with log.open() as lines:
        return list(calls(lines))


class Outcome(NamedTuple):
    """How many states there were, and what became of the steps that were shown."""

    states: int
    missing: int
    untold: int
    lost: int
    most_untold: int
    parted: int


def found_by_a_start(before: Path, place: Path) -> int:
    """How many bookmarks there are once a folder's book is opened; some come from its backup."""
    shutil.copytree(before, place)
    with closing(Book(place / NAME)) as book:
        return bookmarks(book)


def tried(before: Path, steps: int, states: int, seed: int, seconds: float = 0.01) -> Outcome:
    """Record a program on a copy of a folder, and open the book in that many states."""
    chance = random.Random(seed)
    missing = untold = lost = most = parted = 0
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch, "data")
        shutil.copytree(before, folder)
        every = recorded(folder, Path(scratch, "log"), steps, seconds)
        moments = sorted(chance.randrange(len(every) + 1) for _ in range(states))
        disk, done = Disk(folder), 0
        for file in before.iterdir():
            disk.put(file.name, file.read_bytes())
        if (before / NAME).exists():
            with closing(database.in_memory(before / NAME)) as there:
                found = there.execute("SELECT count(*) FROM bookmark").fetchone()[0]
                disk.shown = disk.covered = found
        start = found_by_a_start(before, Path(scratch, "start"))
        whole = {start, *(step[-1] for step in rows_of_steps(start, steps))}
        for number, moment in enumerate(moments):
            for call in every[done:moment]:
                disk.do(call)
            done = max(done, moment)
            place = Path(scratch, f"state-{number}")
            place.mkdir()
            disk.left(place, chance)
            book = Book(place / NAME)
            found = bookmarks(book)
            is_lost = found < disk.covered or book.file is None
            missing += found < disk.shown
            lost += is_lost
            parted += not is_lost and found not in whole
            if found < disk.shown and book.note is None:
                untold, most = untold + 1, max(most, disk.shown - found)
            book.close()
            shutil.rmtree(place)
    return Outcome(states, missing, untold, lost, most, parted)


def beginnings(folder: Path) -> Iterator[tuple[str, Path]]:
    """The folders with which a program begins: none, a book, and one that it makes anew."""
    new = folder / "new"
    new.mkdir()
    yield "a new book", new
    kept = folder / "kept"
    for _ in range(2):
        book = Book(kept / NAME)
        for place in range(bookmarks(book) + 1, bookmarks(book) + 30):
            book.put("bookmark", place, f"name {place}", json.dumps("x" * 500))
        book.commit()
        book.back_up(Clock())
        book.close()
    yield "a book", kept
    damaged = folder / "damaged"
    shutil.copytree(kept, damaged)
    with closing(database.connect(damaged / NAME)) as other:
        other.execute("UPDATE bookmark SET name = 'forged' WHERE place = 3")
    yield "a damaged book", damaged


def main() -> int:
    parser = argparse.ArgumentParser(description="What is left when the power fails.")
    parser.add_argument("--states", type=int, default=650)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--play", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--pause", type=float, default=0.01, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.play:
        play(chosen.play / NAME, chosen.steps, chosen.pause)
        return 0
    told = ("steps missing", "not told", "covered steps lost", "most untold", "steps parted")
    head("began with", "states", *told)
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, before in beginnings(Path(folder)):
            outcome = tried(before, chosen.steps, chosen.states // 3, chosen.seed)
            row(name, *outcome)
            failed += outcome.lost + outcome.parted
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
