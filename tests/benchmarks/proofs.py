"""How many lost deals have a proof that a person can follow; a row for each game and its rules.

    gupai study zen.shanghai --deals 1-2000 --results FILE
    python -m tests.benchmarks.proofs FILE...

Every proof is written, read again and checked by the rules; a wrong one ends the count.
"""

import argparse
import time
from collections import Counter, defaultdict
from pathlib import Path

from gupai_desktop.cli.results import Study, findings_in, in_numbers
from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.proof import Proof
from gupai_desktop.solvers.analysis import prove
from gupai_desktop.solvers.verdict import Answer, Budget
from tests.benchmarks.tables import head, row


def lines_of(game: Game, number: int) -> int:
    """The lines of the proof of a lost deal; 0 where there is none."""
    table = deal(game, number)
    proof = prove(game, table, Budget())
    if proof is None:
        return 0
    Proof.parse(game, str(proof)).check(table)
    return len(proof.claims)


def main() -> None:
    """Print a row for each study."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a results file")
    deals, lost = defaultdict[Study, set[int]](set), defaultdict[Study, set[int]](set)
    for file in parser.parse_args().files:
        for study, finding in findings_in(file):
            deals[study].add(finding.number)
            if finding.answer is Answer.UNWINNABLE:
                lost[study].add(finding.number)
    head("game", "rules", "deals", "lost", "one line", "2-19", "more", "none", "s a lost deal")
    for study, numbers in lost.items():
        game, start = study.find_game(), time.process_time()
        lengths = Counter(lines_of(game, number) for number in sorted(numbers))
        seconds = (time.process_time() - start) / len(numbers)
        few = sum(lengths[lines] for lines in range(2, 20))
        row(
            study.game,
            game.rules,
            in_numbers(range(min(deals[study]), max(deals[study]) + 1)),
            len(numbers),
            lengths[1],
            few,
            len(numbers) - lengths[0] - lengths[1] - few,
            lengths[0],
            f"{seconds:.2f}",
        )


if __name__ == "__main__":
    main()
