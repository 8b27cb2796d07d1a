"""How many deals the solver decides, and how fast.

    python -m tests.benchmarks.solving [--games WORD] [--deals 1-400]

It works on one core and prints a table in Markdown.  A deal has a budget of 200,000
positions; times are of the processor.  A verdict counts as found within 10 seconds if the
whole search took no longer, however much of its budget it used.  What is worked out once for
all deals of a game is worked out before.
"""

import argparse
import statistics
import time
from typing import NamedTuple

from gupai_desktop.cli.study import read_range
from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.games import find
from gupai_desktop.solvers.analysis import solve
from gupai_desktop.solvers.verdict import Answer, Budget, Verdict
from tests.benchmarks.tables import head, quantile, row

POSITIONS = 200_000
TIMEOUT = 10.0

GAMES = [
    *(("zen.ten-sets", f"triplets={rule}") for rule in ("classic", "mixed")),
    *((f"zen.{name}", "") for name in ("eight-sets", "shanghai", "five-dragons", "harmony")),
    *(
        (f"levels.{name}", f"any-three={answer}")
        for name in ("guo-wu-guan", "o-koan", "clear-five", "meng-huo")
        for answer in ("no", "yes")
    ),
]


class Sample(NamedTuple):
    """One verdict and the seconds of the processor that it took."""

    verdict: Verdict
    seconds: float


def sample(game: Game, number: int) -> Sample:
    """Search one deal."""
    table, began = deal(game, number), time.process_time()
    verdict = solve(game, table, Budget(POSITIONS))
    return Sample(verdict, time.process_time() - began)


def measure(game: Game, deals: range) -> None:
    """Print the row of a game."""
    sample(game, 1_000_003)
    samples = [sample(game, number) for number in deals]
    won = [one for one in samples if one.verdict.answer is Answer.WINNABLE]
    found = [one for one in samples if one.verdict.answer is not Answer.UNKNOWN]
    shares = (found, [one for one in found if one.seconds <= TIMEOUT])
    row(
        *(game.id, game.rules, f"{deals[0]}-{deals[-1]}", len(won)),
        *(f"{100 * len(part) / len(samples):.1f} %" for part in shares),
        *(f"{1000 * quantile([one.seconds for one in samples], q):.1f}" for q in (0.5, 0.9, 0.99)),
        f"{1000 * max(one.seconds for one in samples):.1f}",
        f"{statistics.mean(len(one.verdict.line) for one in won):.1f}" if won else "-",
    )


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deals", type=read_range, default="1-400", metavar="1-400")
    parser.add_argument("--games", default="", help="only games whose id has this in it")
    chosen = parser.parse_args()
    head(
        *("game", "rules", "deals", "winnable", "decided", "within 10 s"),
        *("median ms", "90 % ms", "99 % ms", "longest ms", "mean length"),
    )
    for name, rules in GAMES:
        if chosen.games in name:
            measure(find(name, rules), chosen.deals)


if __name__ == "__main__":
    main()
