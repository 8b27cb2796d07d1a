"""How much the study decides, and how fast, over numbered deals of every game.

    python tests/benchmarks/solving.py [--deals 400] [--goals 200] [--shortest 100] [--games WORD]

It works on one core and prints tables in Markdown.  A deal has a budget of 200,000
positions; times are of the processor (`process_time`), those of the wall clock are
printed below where they differ by more than a tenth.  A shortest line counts as proved
within 10 seconds if the whole search took no longer, however much of its budget it used.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find
from gupai_desktop.solvers.analysis import shortest, solve
from gupai_desktop.solvers.verdict import Answer, Budget, Verdict

POSITIONS = 200_000
PATIENCE = 10.0

ZEN = [("zen.ten-sets", rules) for rules in ("triplets=classic", "triplets=mixed")]
GOALS = [
    (f"zen.{name}", "triplets=classic")
    for name in ("eight-sets", "shanghai", "five-dragons", "harmony")
]
LEVELS = [
    (f"levels.{name}", way)
    for name in ("guo-wu-guan", "o-koan", "clear-five", "meng-huo")
    for way in ("any-three=no", "any-three=yes")
]


class Sample(NamedTuple):
    """One verdict and the seconds that it took: of the processor, and of the wall clock."""

    verdict: Verdict
    seconds: float
    waited: float


Search = Callable[[Game, Table, Budget], Verdict]


def sample(search: Search, game: Game, number: int) -> Sample:
    """Search one deal."""
    table = deal(game, number)
    began, began_here = time.perf_counter(), time.process_time()
    verdict = search(game, table, Budget(POSITIONS))
    return Sample(verdict, time.process_time() - began_here, time.perf_counter() - began)


def quantile(values: list[float], share: float) -> float:
    """The smallest of the values that so many are not beyond."""
    ordered = sorted(values)
    return ordered[max(0, -int(-share * len(ordered) // 1) - 1)]


def milliseconds(samples: list[Sample]) -> list[str]:
    """Median, 90 % and 99 % of the times, and the longest."""
    times = [1000 * one.seconds for one in samples]
    return [f"{quantile(times, share):.1f}" for share in (0.5, 0.9, 0.99, 1.0)]


def decided(samples: list[Sample]) -> str:
    """The share of verdicts that are not unknown."""
    known = sum(one.verdict.answer is not Answer.UNKNOWN for one in samples)
    return f"{100 * known / len(samples):.1f} %"


def row(*cells: str) -> None:
    """Print a row of a table."""
    print("| " + " | ".join(cells) + " |", flush=True)


def head(*cells: str) -> None:
    """Print the head of a table."""
    row(*cells)
    print("|" + "---|" * len(cells), flush=True)


def warn(samples: list[Sample]) -> None:
    """Say on the side that the machine was busy with something else."""
    waited, worked = (sum(column) for column in list(zip(*samples, strict=True))[:0:-1])
    if waited > 1.1 * worked:
        print(f"(the clock went {waited:.0f} s, the processor {worked:.0f} s)", file=sys.stderr)


def measure_solving(games: list[tuple[str, str]], deals: range) -> None:
    """The table of verdicts."""
    head(
        *("game", "rules", "deals", "decided", "winnable"),
        *("median ms", "90 % ms", "99 % ms", "longest ms", "mean length"),
    )
    for name, rules in games:
        game = find(name, rules)
        groundwork(game)
        samples = [sample(solve, game, number) for number in deals]
        lines = [len(s.verdict.line) for s in samples if s.verdict.answer is Answer.WINNABLE]
        mean = f"{statistics.mean(lengths):.1f}" if (lengths := lines) else "-"
        share = f"{100 * len(lines) / len(samples):.1f} %"
        numbers = f"{deals[0]}-{deals[-1]}"
        row(name, rules, numbers, decided(samples), share, *milliseconds(samples), mean)
        warn(samples)


def measure_goals(games: list[tuple[str, str]], deals: range) -> None:
    """The table of verdicts where a goal is to be reached."""
    head(
        *("game", "rules", "deals", "decided", "decided within 10 s", "won within 10 s"),
        *("median ms", "90 % ms", "99 % ms", "longest ms", "mean length"),
    )
    for name, rules in games:
        game = find(name, rules)
        groundwork(game)
        samples = [sample(solve, game, number) for number in deals]
        soon = [one for one in samples if one.seconds <= PATIENCE]
        known = sum(one.verdict.answer is not Answer.UNKNOWN for one in soon)
        won = sum(one.verdict.answer is Answer.WINNABLE for one in soon)
        lengths = [len(s.verdict.line) for s in samples if s.verdict.answer is Answer.WINNABLE]
        row(
            *(name, rules, f"{deals[0]}-{deals[-1]}", decided(samples)),
            *(f"{100 * count / len(samples):.1f} %" for count in (known, won)),
            *milliseconds(samples),
            f"{statistics.mean(lengths):.1f}",
        )
        warn(samples)


def measure_shortest(games: list[tuple[str, str]], deals: range) -> None:
    """The table of shortest lines, over the deals that can be won."""
    head(
        *("game", "rules", "deals", "winnable", "proved within 10 s", "mean length"),
        *("median ms", "90 % ms", "99 % ms", "longest ms"),
    )
    for name, rules in games:
        game = find(name, rules)
        groundwork(game)
        samples = [sample(shortest, game, number) for number in deals]
        won = [one for one in samples if one.verdict.answer is Answer.WINNABLE]
        proved = [s for s in won if s.verdict.is_shortest and s.seconds <= PATIENCE]
        row(
            *(name, rules, f"{deals[0]}-{deals[-1]}", str(len(won))),
            f"{100 * len(proved) / len(won):.1f} %",
            f"{statistics.mean(len(s.verdict.line) for s in won):.1f}",
            *milliseconds(won),
        )
        warn(samples)


def groundwork(game: Game) -> None:
    """Study one other deal first, for what is worked out once for all deals."""
    solve(game, deal(game, 1_000_003), Budget(POSITIONS))


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deals", type=int, default=400, help="how many deals are solved")
    parser.add_argument("--goals", type=int, default=200, help="how many towards a goal")
    parser.add_argument("--shortest", type=int, default=100, help="how many to their shortest")
    parser.add_argument("--games", default="", help="only games whose id has this in it")
    chosen = parser.parse_args()
    zen, goals, levels = (
        [g for g in games if chosen.games in g[0]] for games in (ZEN, GOALS, LEVELS)
    )
    if chosen.deals:
        measure_solving([*zen, *levels], range(1, chosen.deals + 1))
    if goals and chosen.goals:
        print()
        measure_goals(goals, range(1, chosen.goals + 1))
    if zen and chosen.shortest:
        print()
        measure_shortest(zen, range(1, chosen.shortest + 1))


if __name__ == "__main__":
    main()
