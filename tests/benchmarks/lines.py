"""How short the lines are that the solver knows after some time, over deals of every game.

    python -m tests.benchmarks.lines [--deals 5001-5050] [--seconds 1] [--games WORD]

It works on one core and prints a table in Markdown.  Only deals that can be won count.
Times are of the processor, from the question on: the first line found is among them.  What
is worked out once for all deals of a game is worked out before.
"""

import argparse
import statistics
import time

from gupai_desktop.cli.study import read_range
from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.games import find, games
from gupai_desktop.solvers.analysis import improved, solve
from gupai_desktop.solvers.verdict import Answer, Budget, Verdict
from tests.benchmarks.tables import head, row

#: No deal is given up before its time is over.
POSITIONS = 100_000_000

SHARES = (0.0, 0.1, 0.3, 1.0)

#: The verdicts on one deal, each with the seconds after which it was known.
Course = list[tuple[float, Verdict]]


def course(game: Game, number: int, seconds: float) -> Course:
    """Study a deal for some time."""
    table, began = deal(game, number), time.process_time()
    budget = Budget(POSITIONS, lambda: time.process_time() - began > seconds)
    known = [(0.0, solve(game, table, Budget()))]
    for better in improved(game, table, known[0][1], budget):
        known.append((time.process_time() - began, better))
    return known


def measure(game: Game, deals: range, seconds: float) -> None:
    """Print the row of a game."""
    solve(game, deal(game, 1_000_003), Budget())
    courses = [course(game, number, seconds) for number in deals]
    won = [one for one in courses if one[0][1].answer is Answer.WINNABLE]
    by_time = [[best(one, share * seconds) for one in won] for share in SHARES]
    means = [round(statistics.mean(len(v.line) for v in verdicts), 2) for verdicts in by_time]
    proved = sum(verdict.is_shortest for verdict in by_time[-1])
    row(game.id, f"{deals[0]}-{deals[-1]}", len(won), *means, proved)


def best(known: Course, seconds: float) -> Verdict:
    """Return the best verdict that was known after so long; the first, if it came later."""
    return [verdict for moment, verdict in known if moment <= seconds][-1]


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deals", type=read_range, default="5001-5050", metavar="5001-5050")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long for each")
    parser.add_argument("--games", default="", help="only games whose id has this in it")
    parser.add_argument("--rules", default="", help="with these rules")
    chosen = parser.parse_args()
    times = (f"{share * chosen.seconds:g} s" for share in SHARES[1:])
    head("game", "deals", "won", "first line", *times, "proved shortest")
    for game in games():
        if chosen.games in game.id:
            measure(find(game.id, chosen.rules), chosen.deals, chosen.seconds)


if __name__ == "__main__":
    main()
