"""The scores of Eight Trigrams: how many deals can be cleared, and how many points they bring.

    python -m tests.benchmarks.pars [--deals 1-2000] [--positions 2000000] [--best 60000]

The first verdict has the budget of the program, and so has the search for par.  Times are
those of the processor.  A greedy player takes what brings the most points, as long as there is
anything.
"""

import argparse
from collections import Counter
from statistics import mean
from time import process_time

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.explain import faces_of
from gupai_desktop.games.trigrams import Trigrams
from gupai_desktop.solvers.analysis import improved, solve
from gupai_desktop.solvers.verdict import Answer, Budget
from tests.benchmarks.tables import head, quantile, row


def greedy(game: Trigrams, number: int) -> int:
    """Return the score of a player who always takes what brings most."""
    table = deal(game, number)
    while moves := game.moves(table):
        table = game.after(table, max(moves, key=lambda move: game.points(faces_of(move.tiles))))
    return game.score(table)


def main() -> None:
    """Print what was found of all deals together, then how often each par came."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deals", default="1-2000")
    parser.add_argument("--positions", type=int, default=2_000_000)
    parser.add_argument("--best", type=int, default=60_000)
    chosen = parser.parse_args()
    first, last = map(int, chosen.deals.split("-"))
    game, answers, pars = Trigrams(), Counter[Answer](), Counter[int]()
    best, seconds, firsts, players = list[int](), list[float](), list[float](), list[int]()
    short = list[int]()
    for number in range(first, last + 1):
        table, start = deal(game, number), process_time()
        found = solve(game, table, Budget(chosen.positions))
        firsts.append(process_time() - start)
        answers[found.answer] += 1
        if found.answer is Answer.WINNABLE:
            within = found
            for better in improved(game, table, found, Budget(chosen.best)):
                found = better
                within = found if process_time() - start <= 1 else within
            seconds.append(process_time() - start)
            best.append(game.measure(found.length))
            players.append(greedy(game, number))
            if found.is_shortest:
                pars[best[-1]] += 1
                short.append(within.length - found.length)
    head("deals", *(answer.value for answer in Answer), "par proved", "mean of the best known")
    proved = f"{sum(pars.values())} ({100 * sum(pars.values()) / max(1, len(best)):.1f} %)"
    known = f"{mean(best):.1f}" if best else "-"
    row(chosen.deals, *(answers[answer] for answer in Answer), proved, known)
    if not best:
        return
    print()
    head("after 1 s", "the best known is par", "points below it, mean", "most")
    share = f"{100 * short.count(0) / len(short):.1f} %" if short else "-"
    row("", share, f"{mean(short):.2f}" if short else "-", max(short, default="-"))
    print()
    head("", "median", "95 of 100", "longest")
    for name, times in (("first line, s", firsts), ("par, s", seconds)):
        row(name, *(f"{quantile(times, share):.3f}" for share in (0.5, 0.95, 1)))
    print()
    head("par", *sorted(pars, reverse=True))
    row("deals", *(pars[par] for par in sorted(pars, reverse=True)))
    print()
    head("a greedy player", "mean", "clears")
    cleared = sum(score >= 84 for score in players)
    row("", f"{mean(players):.1f}", f"{100 * cleared / len(players):.1f} %")


if __name__ == "__main__":
    main()
