"""Passing Five Levels for a player who never peeks: in which orders of the generals he wins.

    python -m tests.benchmarks.hidden [--deals 1-500] [--positions 480000]

The four generals who lie face down may lie in 24 orders.  A strategy makes the same moves on
tables that look alike, and goes on as it likes when a kill has turned up a general.  It is sought
among the lines that win in one of the orders, each followed until the next general is seen.
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Collection

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.games.levels import GuoWuGuan
from gupai_desktop.solvers.analysis import solve
from gupai_desktop.solvers.knowledge import as_seen, orders
from gupai_desktop.solvers.verdict import Answer, Budget
from tests.benchmarks.tables import head, row


def wins(game: Game, alike: Collection[Table], budget: Budget) -> bool:
    """Return whether some strategy wins on every one of these tables, which look alike."""
    tried = set[Table]()
    for table in alike:
        found = solve(game, table, budget)
        if found.answer is not Answer.WINNABLE or len(alike) == 1:
            return found.answer is Answer.WINNABLE
        hidden, laid, moves = game.hidden(table), table, iter(found.line)
        after = list(alike)
        while game.hidden(laid) == hidden:
            move = next(moves)
            laid, after = game.after(laid, move), [game.after(one, move) for one in after]
        if laid not in tried:
            tried.add(laid)
            seen = defaultdict[Table, list[Table]](list)
            for one in after:
                seen[as_seen(game, one)].append(one)
            if all(wins(game, ones, budget) for ones in seen.values()):
                return True
    return False


def main() -> None:
    """Print in how many deals a strategy wins in every order that can be won."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deals", default="1-500")
    parser.add_argument("--positions", type=int, default=480_000)
    chosen = parser.parse_args()
    first, last = map(int, chosen.deals.split("-"))
    game, budget, counts = GuoWuGuan(), Budget(chosen.positions), Counter[str]()
    for number in range(first, last + 1):
        laid = orders(game, deal(game, number))
        if wins(game, laid, budget):
            counts["all 24"] += 1
            counts["won unseen"] += 1
            continue
        answers = [solve(game, one, budget).answer for one in laid]
        won = [one for one, ans in zip(laid, answers, strict=True) if ans is Answer.WINNABLE]
        if Answer.UNKNOWN in answers:
            counts["undecided"] += 1
        else:
            counts["all 24" if len(won) == 24 else "some" if won else "none"] += 1
        if won and wins(game, won, budget):
            counts["won unseen"] += 1
        elif won:
            print(f"no strategy found in deal {number}, which can be won in {len(won)} orders")
    columns = ("all 24", "some", "none", "undecided", "won unseen")
    head("deals", *columns)
    row(chosen.deals, *(counts[column] for column in columns))


if __name__ == "__main__":
    main()
