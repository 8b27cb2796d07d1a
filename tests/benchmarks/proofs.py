"""How many lost deals have a proof that a person can follow; a row for each game and its rules.

    python -m tests.benchmarks.proofs [--deals 1-2000] [--games zen.ten-sets,zen.shanghai]

Every proof is written, read again and checked by the rules; a wrong one ends the count.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from itertools import product

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.proof import Proof
from gupai_desktop.games import find
from gupai_desktop.solvers.analysis import outlook, prove
from gupai_desktop.solvers.verdict import Budget
from tests.benchmarks.tables import head, row

ZEN = "zen.ten-sets,zen.eight-sets,zen.shanghai"
RULES = ("triplets=classic", "triplets=mixed", "loose=yes")
POSITIONS = 200_000


def lines_of(game: Game, number: int) -> int:
    """The lines of the proof of a lost deal; 0 where there is none."""
    table = deal(game, number)
    proof = prove(game, table, Budget())
    if proof is None:
        return 0
    Proof.parse(game, str(proof)).check(table)
    return len(proof.claims)


def is_lost(game: Game, number: int) -> bool:
    """Whether a deal cannot be won; what takes long to search may be proved soon."""
    table = deal(game, number)
    known = outlook(game, table, Budget(20_000))
    if known.is_decided:
        return known.is_lost
    return bool(prove(game, table, Budget())) or outlook(game, table, Budget(POSITIONS)).is_lost


def main() -> None:
    """Print a row for each game and its rules."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deals", default="1-2000")
    parser.add_argument("--games", default=ZEN)
    chosen = parser.parse_args()
    first, last = map(int, chosen.deals.split("-"))
    head("game", "rules", "deals", "lost", "one line", "2-19", "more", "none", "s a lost deal")
    for key, rules in product(chosen.games.split(","), RULES):
        game = find(key, rules)
        lost = [number for number in range(first, last + 1) if is_lost(game, number)]
        start = time.process_time()
        lengths = Counter(lines_of(game, number) for number in lost)
        seconds = (time.process_time() - start) / max(1, len(lost))
        few = sum(lengths[lines] for lines in range(2, 20))
        row(
            key,
            str(game.rules),
            chosen.deals,
            str(len(lost)),
            str(lengths[1]),
            str(few),
            str(len(lost) - lengths[0] - lengths[1] - few),
            str(lengths[0]),
            f"{seconds:.2f}",
        )


if __name__ == "__main__":
    main()
