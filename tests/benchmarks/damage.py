"""Named faults of files and of neighbours, so many of each, and what came of them.

    python tests/benchmarks/damage.py [--rounds 2000] [--seed 1] [NAME ...]

- ``flipped save``: one bit of a saved game; it is refused, or it says what it said.
- ``flipped code``: one character of a code is another one.
- ``flipped book``, ``cut book``: the book is damaged at one place, its backup is there; all
  that the backup has must be there, the damage be told, and the next run be well.
- ``flipped log``, ``cut log``: the same with the log of a program that was killed.
- ``locked book``: another program has the file while rows are written; each must be there
  at the end.
- ``outside``: texts that are long, deep and repeated, given to what reads them at once; none
  takes more than 100 ms of the processor, or else it is left to the study's process.
- ``double start``: two programs are started together on a machine under load; one window.

Whatever is lost, accepted in silence or too slow is a fault, and the exit code says so.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from gupai_desktop.engine.deal import LAST_DEAL  # noqa: E402
from gupai_desktop.engine.record import Record  # noqa: E402
from gupai_desktop.engine.words import WordedError  # noqa: E402
from gupai_desktop.games import find, games  # noqa: E402
from gupai_desktop.play.code import Code  # noqa: E402
from gupai_desktop.play.history import History, PlaySession  # noqa: E402
from gupai_desktop.play.shared import MOST_AT_ONCE, is_quick, read_shared  # noqa: E402
from gupai_desktop.store.book import NAME, Book  # noqa: E402
from gupai_desktop.store.statistics import PlayedDeal, Statistics  # noqa: E402

#: How long the window may stand still for anything from outside, in seconds.
_LONGEST = 0.1
_DEALS = 40
#: How long a program may take to start beside two others, in seconds.
_PATIENCE = 120.0

Outcome = Counter[str]
Damage = Callable[[Path, int], object]


def _history(chance: Random) -> History:
    game = chance.choice(games())()
    record = Record.of_deal(game, chance.randint(1, LAST_DEAL))
    for _ in range(chance.randint(0, 12)):
        if moves := game.moves(record.table):
            record = record.play(chance.choice(moves))
    return History.replayed(record, PlaySession())


def flip_save(rounds: int, chance: Random) -> Outcome:
    """One bit of a saved game is another one."""
    outcome, histories = Outcome(), [_history(chance) for _ in range(20)]
    for _ in range(rounds):
        history = chance.choice(histories)
        content = bytearray(str(history).encode())
        content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
        try:
            found = History.parse(content.decode(), find)
        except (WordedError, UnicodeDecodeError):
            outcome["refused"] += 1
        else:
            outcome["the same game" if found == history else "FAULT: taken in silence"] += 1
    return outcome


def flip_code(rounds: int, chance: Random) -> Outcome:
    """One character of a code is another one."""
    outcome = Outcome()
    for _ in range(rounds):
        code = Code(chance.choice(games())(), chance.randint(1, LAST_DEAL))
        text = str(code)
        place = chance.randrange(text.index("/") + 1, len(text))
        other = chance.choice("0123456789abcdefghijklmnopqrstuvwxyz")
        try:
            found = Code.parse(text[:place] + other + text[place + 1 :], find)
        except WordedError:
            outcome["refused"] += 1
        else:
            outcome["the same code" if found == code else "FAULT: taken in silence"] += 1
    return outcome


# The book.


def _commit(book: Book, number: int) -> None:
    """Count a deal, and mark it."""
    deal = PlayedDeal(str(number), "zen.ten-sets", "", number, "", "", "2026-08-01T12:00:00Z")
    Statistics(book).add(deal)
    book.put("bookmark", number, "", "{}")
    book.commit()


def _found(book: Book) -> set[int]:
    """The deals that are there with their marks."""
    question = "SELECT number FROM deal JOIN bookmark ON number = bookmark.place"
    return {number for (number,) in book.ask(question)}


def _damaged(rounds: int, chance: Random, kind: str, damage: Damage) -> Outcome:
    """Damage the book, or the log of one that was killed, and open it again and again.

    Its backup has all deals but the latest, which only the book has.
    """
    outcome = Outcome()
    with tempfile.TemporaryDirectory() as name:
        whole, folder = Path(name, "whole"), Path(name, "damaged")
        for number in range(1, _DEALS):
            book = Book(whole / NAME)
            _commit(book, number)
            book.back_up()
            book.close()
        book = Book(whole / NAME)
        book.back_up()
        _wait(book)
        _commit(book, _DEALS)
        if kind:
            shutil.copytree(whole, folder)
        book.close()
        if not kind:
            shutil.copytree(whole, folder)
        saved = {file.name: file.read_bytes() for file in folder.iterdir()}
        for number in range(rounds):
            shutil.rmtree(folder)
            folder.mkdir()
            for file, content in saved.items():
                (folder / file).write_bytes(content)
            content = saved[NAME + kind]
            # Every other time in what says how the file is laid out.
            place = chance.randrange(len(content) if number % 2 else min(4096, len(content)))
            damage(folder / (NAME + kind), place)
            outcome[_opened(folder / NAME)] += 1
    return outcome


def _opened(file: Path) -> str:
    """What has come of a damaged book, opened twice."""
    every = set(range(1, _DEALS + 1))
    book = Book(file)
    found, note = _found(book), book.note
    book.close()
    again = Book(file)
    is_well = again.note is None and _found(again) == found
    again.close()
    if not is_well:
        return "FAULT: the next run is not well"
    if found == every:
        return "told, all is there" if note else "no harm done"
    if found == every - {_DEALS} and note:
        return "told, all is there but the latest"
    return "FAULT: rows are missing"


def _wait(book: Book) -> None:
    """Wait until the thread that rests has come to its end."""
    while book._resting and book._resting.is_alive():
        time.sleep(0.01)


def _flip(chance: Random) -> Damage:
    def flip(file: Path, place: int) -> None:
        content = bytearray(file.read_bytes())
        content[place] ^= 1 << chance.randrange(8)
        file.write_bytes(content)

    return flip


def _cut(file: Path, place: int) -> None:
    os.truncate(file, place)


def lock_book(rounds: int, chance: Random) -> Outcome:
    """Another program has the file, for the next row or for some."""
    outcome, slowest = Outcome(), 0.0
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / NAME
        book = Book(file)
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            for number in range(rounds):
                if not other.in_transaction and chance.random() < 0.3:
                    other.execute(chance.choice(["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"]))
                elif other.in_transaction and chance.random() < 0.3:
                    other.execute("ROLLBACK")
                began = time.thread_time()
                book.put("bookmark", number, "", "{}")
                book.commit()
                slowest = max(slowest, time.thread_time() - began)
                outcome["written while locked" if other.in_transaction else "written"] += 1
        book.close()
        again = Book(file)
        if missing := rounds - again.ask("SELECT count(*) FROM bookmark")[0][0]:
            outcome["FAULT: rows are missing"] = missing
        again.close()
    outcome["FAULT: took over 100 ms"] = slowest > _LONGEST
    return outcome


# What comes from outside.


def _outside(chance: Random, history: str, record: str) -> str:
    """A text of at most what is read at once, made to take long."""
    parts = (
        *("> ", "[", '{"a":', '"restart",', "gupai:1/", "11 ", "| ", "\u200b", "1e9", "\ud800"),
        *(
            "gupai record 1\n",
            '"gupai game"',
            "\x00",
            "\u2028",
            record,
            history,
            "exchange 63 66a\n",
        ),
    )
    text = "".join(chance.choice(parts) * chance.choice([1, 1, 2, 50, 2000]) for _ in range(3))
    text = chance.choice([text, history + text, record + text, text + history])
    return text[: chance.choice([200, MOST_AT_ONCE, MOST_AT_ONCE + 1, 5_000_000])]


def read_outside(rounds: int, chance: Random) -> Outcome:
    """Long, deep and repeated texts: read in a moment, or left to the study's process."""
    outcome, every, slowest = Outcome(), [game() for game in games()], 0.0
    histories = [_history(chance) for _ in range(min(rounds, 200))]
    sources = [(str(history), str(history.record)) for history in histories]
    for _ in range(rounds):
        text = _outside(chance, chance.choice(sources)[0], chance.choice(sources)[1])
        if not is_quick(text, every):
            outcome["left to the study's process"] += 1
            continue
        began = time.process_time()
        try:
            read_shared(text, find, every)
            outcome["taken"] += 1
        except WordedError:
            outcome["refused"] += 1
        spent = time.process_time() - began
        slowest = max(slowest, spent)
        outcome["FAULT: took over 100 ms"] += spent > _LONGEST
    print(f"  slowest at the window: {slowest * 1000:.0f} ms")
    return outcome


# Neighbours.


def start_twice(rounds: int, chance: Random) -> Outcome:
    """Two programs are started together, beside two others that only count."""
    outcome = Outcome()
    load = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(2)]
    try:
        for _ in range(rounds):
            outcome[_start_both(chance)] += 1
    finally:
        for one in load:
            one.kill()
            one.wait()
    return outcome


def _start_both(chance: Random) -> str:
    with tempfile.TemporaryDirectory() as name:
        folder, running = Path(name), list[subprocess.Popen[bytes]]()
        deadline = time.monotonic() + _PATIENCE
        for number in (57, 58):
            code = f"gupai:1/zen.ten-sets/{number}"
            command = [sys.executable, "-m", "gupai_desktop", "--data-dir", name, code]
            environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
            running.append(
                subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.DEVNULL)
            )
            time.sleep(chance.choice([0, 0.1, 0.5, 1]))
        try:
            while time.monotonic() < deadline and not _has_both(folder / NAME):
                time.sleep(0.1)
            return "one window, both deals" if _has_both(folder / NAME) else "FAULT"
        finally:
            for one in running:
                one.kill()
                one.wait()


def _has_both(file: Path) -> bool:
    if not file.exists():
        return False
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as connection:
        texts = "".join(text for (text,) in connection.execute("SELECT text FROM step"))
    return all(f'"deal": {number}' in texts for number in (57, 58))


FAULTS: dict[str, Callable[[int, Random], Outcome]] = {
    "flipped save": flip_save,
    "flipped code": flip_code,
    "flipped book": lambda rounds, chance: _damaged(rounds, chance, "", _flip(chance)),
    "cut book": lambda rounds, chance: _damaged(rounds, chance, "", _cut),
    "flipped log": lambda rounds, chance: _damaged(rounds, chance, "-wal", _flip(chance)),
    "cut log": lambda rounds, chance: _damaged(rounds, chance, "-wal", _cut),
    "locked book": lock_book,
    "outside": read_outside,
    "double start": start_twice,
}


def main() -> int:
    parser = argparse.ArgumentParser(description="Named faults, so many of each.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(FAULTS))
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    has_fault = False
    for name in chosen.names or FAULTS:
        began = time.perf_counter()
        outcome = FAULTS[name](chosen.rounds, Random(chosen.seed))
        print(f"{name}, {chosen.rounds} rounds in {time.perf_counter() - began:.0f} s")
        for what, count in sorted(outcome.items()):
            if count:
                print(f"  {what}: {count}", flush=True)
            has_fault |= what.startswith("FAULT") and count > 0
    return int(has_fault)


if __name__ == "__main__":
    sys.exit(main())
