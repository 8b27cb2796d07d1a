"""How short the lines are that the study knows after some time, over deals of every game.

    python tests/benchmarks/lines.py [--deals 50] [--first 5001] [--seconds 1] [--games WORD]

It works on one core and prints a table in Markdown.  Only deals that can be won count.
Times are of the processor (`process_time`), from the question on: the first line found
is among them.  What is worked out once for all deals of a game is worked out before.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Iterator

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.games import find
from gupai_desktop.solvers.analysis import improved, solve
from gupai_desktop.solvers.verdict import Answer, Budget, Verdict

GAMES = (
    *("levels.guo-wu-guan", "levels.o-koan", "levels.clear-five", "levels.meng-huo"),
    *("zen.ten-sets", "zen.eight-sets", "zen.shanghai", "zen.five-dragons", "zen.harmony"),
)

#: No deal is given up before its time is over.
POSITIONS = 100_000_000

SHARES = (0.1, 0.3, 1.0)


class Course:
    """The verdicts on one deal, each with the seconds after which it was known."""

    def __init__(self, game: Game, number: int, seconds: float) -> None:
        began = time.process_time()
        budget = Budget(POSITIONS, lambda: time.process_time() - began > seconds)
        table = deal(game, number)
        self._known: list[tuple[float, Verdict]] = []
        known = solve(game, table, Budget())
        self._note(known, began)
        for better in improved(game, table, known, budget):
            self._note(better, began)

    def _note(self, verdict: Verdict, began: float) -> None:
        self._known.append((time.process_time() - began, verdict))

    @property
    def is_won(self) -> bool:
        """Whether the deal can be won."""
        return self._known[0][1].answer is Answer.WINNABLE

    def at(self, seconds: float) -> Verdict:
        """The best verdict that was known after so long; the first, if it came later."""
        return [self._known[0][1], *(v for t, v in self._known if t <= seconds)][-1]


def courses(game: Game, deals: range, seconds: float) -> Iterator[Course]:
    """The courses of the deals that can be won."""
    solve(game, deal(game, 1_000_003), Budget())
    for number in deals:
        course = Course(game, number, seconds)
        if course.is_won:
            yield course


def row(*cells: object) -> None:
    """Print a row of a table."""
    print("| " + " | ".join(map(str, cells)) + " |", flush=True)


def measure(name: str, rules: str, deals: range, seconds: float) -> None:
    """The row of a game."""
    found = list(courses(find(name, rules), deals, seconds))
    means = [
        round(statistics.mean(len(one.at(share * seconds).line) for one in found), 2)
        for share in (0, *SHARES)
    ]
    proved = sum(one.at(seconds).is_shortest for one in found)
    row(name, f"{deals[0]}-{deals[-1]}", len(found), *means, proved)


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deals", type=int, default=50, help="how many deals")
    parser.add_argument("--first", type=int, default=5001, help="the number of the first")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long for each")
    parser.add_argument("--games", default="", help="only games whose id has this in it")
    parser.add_argument("--rules", default="", help="with these rules")
    chosen = parser.parse_args()
    times = (f"{share * chosen.seconds:g} s" for share in SHARES)
    row("game", "deals", "won", "first line", *times, "proved shortest")
    print("|---|---|---|---|---|---|---|---|")
    deals = range(chosen.first, chosen.first + chosen.deals)
    for name in GAMES:
        if chosen.games in name:
            measure(name, chosen.rules, deals, chosen.seconds)


if __name__ == "__main__":
    main()
