"""What the page of facts says of hard deals and of groups that lose, worked out anew.

    python -m tests.benchmarks.facts pars [--positions 4000000]
    python -m tests.benchmarks.facts groups [--deals 1-100000] [--triplets mixed]

The first proves the par of every deal on the page.  The second counts the deals of Watching Ten
Sets with an invalid group that nothing on the table can ever mend, which lost the deal.
"""

from __future__ import annotations

import argparse
from collections import Counter
from itertools import chain
from time import process_time

from gupai_desktop.engine.deal import deal
from gupai_desktop.games import find
from gupai_desktop.games.zen import TenSets
from gupai_desktop.play.shared import Code
from gupai_desktop.rulebook.pages import facts, hard_deals
from gupai_desktop.solvers.analysis import shortest
from gupai_desktop.solvers.exchange import ExchangeProblem
from gupai_desktop.solvers.verdict import Budget
from tests.benchmarks.tables import head, row


def prove(positions: int) -> None:
    """Print a row for every deal of the page, with the par that is proved."""
    head("deal", "par on the page", "par proved", "positions", "seconds")
    for par, text in chain.from_iterable(map(hard_deals, facts()["hardest"])):
        code, start = Code.parse(text, find), process_time()
        found = shortest(code.game, deal(code.game, code.number), Budget(positions))
        proved = code.game.measure(found.length) if found.is_shortest else "none"
        row(text, par, proved, found.positions, f"{process_time() - start:.1f}")


def count(numbers: range, triplets: str) -> None:
    """Print how many deals each group loses, and how many they lose together."""
    game, groups, lost = TenSets({"triplets": triplets}), Counter[str](), 0
    for number in numbers:
        table = deal(game, number)
        found = ExchangeProblem(game, table).lost_groups()
        lost += bool(found)
        groups.update({" ".join(sorted(str(t.face) for t in table.groups[n])) for n in found})
    head("group", "deals")
    row("any of these", lost)
    for codes_, deals in groups.most_common():
        row(codes_, deals)


def main() -> None:
    """Print what was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=("pars", "groups"))
    parser.add_argument("--deals", default="1-100000")
    parser.add_argument("--triplets", default="classic")
    parser.add_argument("--positions", type=int, default=4_000_000)
    chosen = parser.parse_args()
    if chosen.what == "pars":
        prove(chosen.positions)
    else:
        first, last = map(int, chosen.deals.split("-"))
        count(range(first, last + 1), chosen.triplets)


if __name__ == "__main__":
    main()
