"""How long a step waits until it is in the book.

    python -m tests.benchmarks.saving [--folder DIR] [--slow 0.7]

A step is what is compared with the book and committed; a table is read by a start or another
game; a start looks at what was written since the last quit.  With ``--slow 0.7`` the disk takes
so long for every fsync (this needs a C compiler).
"""

import argparse
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.play.history import History
from gupai_desktop.store.book import NAME, Book
from gupai_desktop.store.statistics import Statistics
from gupai_desktop.store.tables import SavedTables
from tests.benchmarks.tables import head, row
from tests.histories import playing
from tests.scripts import ROOT

GAMES = ("zen.ten-sets", "levels.o-koan")
LENGTHS = (50, 2000)
_MOVES_OF_A_DEAL = 12
_ROUNDS = 40


def history_of(game_id: str, steps: int) -> History:
    """A table at which that many steps were done, a dozen moves a deal."""
    game, chance = find(game_id), random.Random(1)
    history = History.beginning(Record.of_deal(game, 1), playing("0"))
    number = 1
    while history.index < steps:
        record = history.record
        moves = game.moves(record.table) if len(record.moves) < _MOVES_OF_A_DEAL else ()
        if moves:
            history = history.going_on(record.play(chance.choice(moves)))
        else:
            number += 1
            history = history.going_on(Record.of_deal(game, number), playing(str(number)))
    return history


def milliseconds(act: Callable[[], object], rounds: int) -> list[float]:
    """How long an act took each time, the shortest first."""
    times = []
    for _ in range(rounds):
        began = time.perf_counter()
        act()
        times.append((time.perf_counter() - began) * 1000)
    return sorted(times)


def saved(game_id: str, steps: int, folder: Path) -> tuple[object, ...]:
    """How long a table of that many steps takes to save and to read, and a start."""
    history, book = history_of(game_id, steps), Book(folder / NAME)
    tables = SavedTables(book, find)
    tables.save(history)
    book.commit()
    book.rest()

    def step() -> None:
        nonlocal history
        moves = history.record.game.moves(history.record.table)
        history = (
            history.going_on(history.record.play(moves[0])) if moves else history.at(steps - 1)
        )
        tables.save(history)
        book.commit()

    saving = milliseconds(step, _ROUNDS)
    opening = milliseconds(lambda: SavedTables(book, find).load(game_id), 5)
    book.close()
    (start,) = milliseconds(lambda: Book(folder / NAME).close(), 1)
    size = (folder / NAME).stat().st_size / 1000
    times = (statistics.median(saving), saving[int(_ROUNDS * 0.9)], saving[-1])
    waits = (f"{one:.1f}" for one in times)
    reading = f"{statistics.median(opening):.0f}"
    return game_id, steps, f"{size:.0f} kB", *waits, reading, f"{start:.0f}"


def fill(book: Book, deals: int) -> None:
    """Count that many deals, two of three of them won."""
    of_deals, game = Statistics(book), find(GAMES[0])
    record = Record.of_deal(game, 1)
    won = record.play(game.moves(record.table)[0])
    for number in range(deals):
        one = playing(f"p{number}", seconds=60.0 + number % 40)
        of_deals.add_won(won, one) if number % 3 else of_deals.add_played(won, one)
    book.commit()


def asked(deals: int) -> tuple[object, ...]:
    """How long a book with that many deals takes to open and to ask."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, NAME)
        book = Book(file)
        fill(book, deals)
        book.close()
        (start,) = milliseconds(lambda: Book(file).close(), 1)
        of_deals = Statistics(Book(file))
        figures = statistics.median(milliseconds(lambda: of_deals.figures(find(GAMES[0])), 5))
        latest = statistics.median(milliseconds(of_deals.deals, 5))
        of_deals.book.close()
        return deals, *(f"{one:.0f}" for one in (start, figures, latest))


#: Each call that brings a file to the disk takes so much longer.
_SLOW = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <unistd.h>
int fsync(int fd) { usleep(DELAY); return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(fd); }
int fdatasync(int fd) { usleep(DELAY); return ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(fd); }
"""


def run_slowly(seconds: float) -> int:
    """Run this once more with a slow disk."""
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder, "slow.so")
        delay = f"-DDELAY={int(seconds * 1e6)}"
        command = ["cc", "-shared", "-fPIC", delay, "-x", "c", "-", "-o", str(library), "-ldl"]
        subprocess.run(command, input=_SLOW, text=True, check=True)
        environment = {**os.environ, "LD_PRELOAD": str(library)}
        again = [sys.executable, "-m", "tests.benchmarks.saving"]
        return subprocess.run(again, env=environment, cwd=ROOT, check=False).returncode


def main() -> int:
    parser = argparse.ArgumentParser(description="How long saving takes.")
    parser.add_argument("--folder", type=Path, help="where to save; by default a temporary one")
    parser.add_argument("--slow", type=float, help="seconds that the disk takes for an fsync")
    chosen = parser.parse_args()
    if chosen.slow:
        return run_slowly(chosen.slow)
    head(
        "game", "steps", "book", "step, median ms", "90 % ms", "longest ms", "table ms", "start ms"
    )
    for game_id in GAMES:
        for steps in LENGTHS:
            with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
                row(*saved(game_id, steps, Path(folder)))
    print()
    head("deals", "start, ms", "figures, ms", "latest deals, ms")
    for deals in (1_000, 20_000):
        row(*asked(deals))
    return 0


if __name__ == "__main__":
    sys.exit(main())
