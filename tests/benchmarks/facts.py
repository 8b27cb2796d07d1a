"""What the page of facts says of hard deals and of groups that lose, worked out anew.

    python -m tests.benchmarks.facts pars [--games zen]
    python -m tests.benchmarks.facts groups [--deals 1-100000] [--triplets mixed]

The first proves the par of every deal on the page, or the bounds that it lies in.  The second
counts the deals of Watching Ten Sets with an invalid group that nothing on the table can ever
mend, which lost the deal.
"""

import argparse
import sys
from collections import Counter
from time import process_time

from gupai_desktop.engine.deal import deal
from gupai_desktop.games import find
from gupai_desktop.games.zen import TenSets
from gupai_desktop.play.shared import Code
from gupai_desktop.solvers.analysis import shortest
from gupai_desktop.solvers.exchange import ExchangeProblem
from gupai_desktop.solvers.verdict import Budget
from tests.benchmarks.tables import head, row
from tests.scripts import ROOT

sys.path.insert(0, str(ROOT / "resources" / "tools"))

from rules_pages import facts, hard_deals


def prove(games: str) -> None:
    """Print a row for every deal of the page, with what is proved of its par."""
    head("deal", "par on the page", "par proved", "positions", "seconds")
    for rules, (_, _, positions) in facts()["searched"].items():
        for par, text in hard_deals(rules) if games in rules else ():
            code, start = Code.parse(text, find), process_time()
            found = shortest(code.game, deal(code.game, code.number), Budget(positions))
            ends = sorted({code.game.measure(found.bound), code.game.measure(found.length)})
            proved = "–".join(map(str, ends))
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
    parser.add_argument("--games", default="")
    chosen = parser.parse_args()
    if chosen.what == "pars":
        prove(chosen.games)
    else:
        first, last = map(int, chosen.deals.split("-"))
        count(range(first, last + 1), chosen.triplets)


if __name__ == "__main__":
    main()
