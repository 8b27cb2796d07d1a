"""Named faults of the book, so many of each, and what came of them.

    python tests/benchmarks/damage.py [--rounds 2000] [--seed 1] [NAME ...]

- ``flipped book``, ``cut book``: the book is damaged at one place, its backup is there; all
  that the backup has must be there, the damage be told, and the next run be well.
- ``flipped log``, ``cut log``: the same with the log of a program that was killed.
- ``locked book``: another program has the file while rows are written; each must be there
  at the end.

Whatever is lost, accepted in silence or too slow is a fault, and the exit code says so.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sqlite3
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

from gupai_desktop.store.book import NAME, Book  # noqa: E402
from gupai_desktop.store.statistics import PlayedDeal, Statistics  # noqa: E402

#: How long the window may stand still for anything from outside, in seconds.
_LONGEST = 0.1
_DEALS = 40

Outcome = Counter[str]
Damage = Callable[[Path, int], object]


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
    is_well, is_told = _found(again) == found, again.note is not None
    again.close()
    if is_well and is_told and found == every and "later version" in str(note):
        return "told every time, all can be seen, left alone as a later version's"
    if is_told or not is_well:
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


FAULTS: dict[str, Callable[[int, Random], Outcome]] = {
    "flipped book": lambda rounds, chance: _damaged(rounds, chance, "", _flip(chance)),
    "cut book": lambda rounds, chance: _damaged(rounds, chance, "", _cut),
    "flipped log": lambda rounds, chance: _damaged(rounds, chance, "-wal", _flip(chance)),
    "cut log": lambda rounds, chance: _damaged(rounds, chance, "-wal", _cut),
    "locked book": lock_book,
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
