"""How long the statistics take to answer from a long log, and how much memory.

    python tests/benchmarks/statistics_log.py [--rows 75000] [--folder DIR]

Each question is held against reading every row into memory, which is what a program
must do that uses the file as one of lines.  Times are of the processor.
"""

from __future__ import annotations

import argparse
import os
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import astuple, fields, replace
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from gupai_desktop.games import find  # noqa: E402
from gupai_desktop.store.play_log import PLAYED, WON, PlayLog, Row  # noqa: E402
from gupai_desktop.store.statistics import Statistics  # noqa: E402

GAME = "zen.ten-sets"
_OTHERS = ("levels.o-koan", "zen.harmony")
_NAMES = ", ".join(one.name for one in fields(Row))

Answer = TypeVar("Answer")


def rows(count: int) -> Iterator[Row]:
    """So many rows of games played at random, most of them of one game."""
    chance = random.Random(1)
    for number in range(1, count // 2 + 1):
        game = GAME if chance.random() < 0.8 else chance.choice(_OTHERS)
        day = f"2026-{number % 12 + 1:02}-{number % 28 + 1:02}"
        daily = day if chance.random() < 0.01 else ""
        row = Row(PLAYED, f"{day}T12:00:00Z", game, "", f"{number:032x}", number, daily=daily)
        yield row
        moves = chance.randint(20, 60)
        yield replace(
            row,
            kind=WON if chance.random() < 0.8 else PLAYED,
            moves=moves,
            seconds=chance.uniform(60, 900),
            is_assisted=chance.randint(0, 1),
            par_line=moves - chance.randint(0, 9),
        )


def fill(file: Path, count: int) -> None:
    """Make a log with so many rows."""
    PlayLog(file).close()
    marks = ", ".join("?" * len(fields(Row)))
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.executemany(
            f"INSERT INTO row ({_NAMES}) VALUES ({marks})", map(astuple, rows(count))
        )


def read_all(file: Path) -> list[Row]:
    """Every row of a log, in memory."""
    with closing(sqlite3.connect(file)) as connection:
        return [Row(*line) for line in connection.execute(f"SELECT {_NAMES} FROM row")]


def resident() -> float:
    """The memory of this process in MB, or nothing where the system does not say so."""
    file = Path("/proc/self/statm")
    if sys.platform != "linux":
        return 0.0
    return int(file.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


class Meter:
    """Measures one act after the other."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, float, float]] = []

    def __call__(self, name: str, act: Callable[[], Answer]) -> Answer:
        """Do something; its milliseconds and megabytes are noted."""
        memory, began = resident(), time.process_time()
        answer = act()
        self.lines.append((name, (time.process_time() - began) * 1000, resident() - memory))
        return answer


def measure(file: Path) -> list[str]:
    """A line of the table for every question."""
    game, meter = find(GAME), Meter()
    statistics = meter("open", lambda: Statistics(file))
    meter("figures", lambda: statistics.figures(game))
    meter("a page of the log", lambda: statistics.deals(game))
    meter("a late page of the log", lambda: statistics.deals(game, skip=10_000))
    meter("games that were played", statistics.games)
    meter("daily deals", lambda: statistics.dailies(GAME))
    statistics.close()
    meter("read every row", lambda: read_all(file))
    _, whole_time, whole_memory = meter.lines[-1]
    return [
        f"| {name} | {spent:.1f} | {spent / (whole_time or 1):.3f} | {memory:.1f} "
        f"| {memory / (whole_memory or 1):.2f} |"
        for name, spent, memory in meter.lines
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description="How long the statistics take to answer.")
    parser.add_argument("--rows", type=int, default=75_000)
    parser.add_argument("--folder", type=Path, help="where to write; by default a temporary one")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
        file = Path(folder, "statistics.sqlite")
        fill(file, chosen.rows)
        print("| question | ms | of reading all | MB | of reading all |")
        print("|---|---|---|---|---|")
        print("\n".join(measure(file)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
