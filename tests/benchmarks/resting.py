"""How much shorter the lines get while the player rests.

    python -m tests.benchmarks.resting [--deals 5001-5006] [--games WORD]

A row for each game: the mean length of the best line after the window's budget, after that of the
study that goes on, and after one call of 6 s, with the seconds of the processor that each took.
Only deals that can be won count.
"""

import argparse
import statistics
import time
from collections.abc import Iterator
from dataclasses import replace

from gupai_desktop.cli.study import read_range
from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.games import games
from gupai_desktop.solvers.analysis import improved, resting, solve
from gupai_desktop.solvers.requests import LINE, RESTING
from gupai_desktop.solvers.verdict import Answer, Budget, Verdict
from tests.benchmarks.tables import head, row

#: A call of this many seconds is never over before.
SECONDS, POSITIONS = 6.0, 100_000_000


def last(known: Verdict, better: Iterator[Verdict]) -> tuple[Verdict, float]:
    """Return the last of ever better verdicts, and the seconds that they took."""
    start = time.process_time()
    known = [known, *better][-1]
    return known, time.process_time() - start


def call() -> Budget:
    """Return the budget of one call from now on."""
    start = time.process_time()
    return Budget(POSITIONS, lambda: time.process_time() - start > SECONDS)


def measure(game: Game, deals: range) -> None:
    """Print the row of a game."""
    found = list[tuple[float, ...]]()
    for number in deals:
        table = deal(game, number)
        first = solve(game, table, Budget())
        if first.answer is not Answer.WINNABLE:
            continue
        window, spent = last(first, improved(game, table, first, Budget(LINE)))
        known = replace(window, positions=0)
        rested, more = last(known, resting(game, table, known, Budget(RESTING)))
        called, _ = last(first, improved(game, table, first, call()))
        found.append((window.length, spent, rested.length, more, called.length))
    means = (f"{statistics.mean(column):.1f}" for column in zip(*found, strict=True))
    row(game.id, len(found), *means)


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deals", type=read_range, default="5001-5006", metavar="5001-5006")
    parser.add_argument("--games", default="", help="only games whose id has this in it")
    chosen = parser.parse_args()
    head("game", "won", "window", "s", "rested", "s more", f"a call of {SECONDS:g} s")
    for game in games():
        if chosen.games in game.id:
            measure(game(), chosen.deals)


if __name__ == "__main__":
    main()
