"""What a book of many deals costs: to open and to close, and what is asked of it.

    python -m tests.benchmarks.books [--deals 20000 200000] [--beside TREE]

Processor milliseconds, the least of five.  With `--beside` another version of the program, in
TREE, does the same in turn, each with a book of its own, and their ratio stands beside them.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.benchmarks.tables import head, row
from tests.scripts import ROOT

#: Older versions have no benchmark that knows how to ask them.
_PROGRAM = """
import json, sys, time
from pathlib import Path
from gupai_desktop.games import find
from gupai_desktop.store.book import NAME, Book
from gupai_desktop.store.statistics import Statistics

file, deals = Path(sys.argv[1], NAME), int(sys.argv[2])
game = find("zen.ten-sets")
if not file.exists():
    book = Book(file)
    for place in range(1, deals + 1):
        won = place % 3 > 0
        rate = ("easy", "medium", "hard", "expert", "")[place % 5]
        deal = (f"{place:032}", game.id, "", place, "", "winnable", "2026-08-01T12:00:00Z")
        result = (7 * won, 60.0 + place % 40 if won else 0.0, int(won and place % 17 == 0))
        book.put("deal", place, *deal, 1, *result, 6 * won, 7 * won, rate)
    book.commit()
    book.close()
    Book(file).close()
    sys.exit()
found = {}

def take(name, act):
    began = time.process_time()
    done = act()
    found[name] = (time.process_time() - began) * 1000
    return done

def window():
    of_deals.games(), of_deals.deals(game), of_deals.figures(game)
    if hasattr(of_deals, "by_difficulty"):
        of_deals.by_difficulty(game), of_deals.deals(game, 40)

book = take("opening", lambda: Book(file))
of_deals = Statistics(book)
take("statistics", window)
take("next difficulty", lambda: of_deals.rated(game))
if hasattr(of_deals, "standing"):
    take("card of a game", lambda: of_deals.standing(game))
take("recent deals", lambda: of_deals.deals(most=40))
take("closing", book.close)
print(json.dumps(found))
"""
_ROUNDS = 5


def taken(tree: Path, folder: Path, deals: int) -> dict[str, float]:
    """Run the program of a tree on the book in a folder; make that the first time."""
    command = [sys.executable, "-c", _PROGRAM, str(folder), str(deals)]
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    done = subprocess.run(
        command, env=environment, cwd=tree, stdout=subprocess.PIPE, text=True, check=True
    )
    return dict(json.loads(done.stdout)) if done.stdout else {}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deals", type=int, nargs="*", default=[20_000, 200_000])
    parser.add_argument("--beside", type=Path, help="the tree of another version")
    chosen = parser.parse_args()
    trees = [ROOT, *[chosen.beside.resolve()] * (chosen.beside is not None)]
    head("deals", "what", "ms", *("ms beside", "ratio") * (len(trees) > 1))
    for deals in chosen.deals:
        with tempfile.TemporaryDirectory() as scratch:
            folders = [Path(scratch, str(number)) for number in range(len(trees))]
            rounds = [
                [taken(*one, deals) for one in zip(trees, folders, strict=True)]
                for _ in range(_ROUNDS + 1)
            ][1:]
            for name in (name for name in rounds[0][0] if name in rounds[0][-1]):
                least = [min(one[name] for one in of) for of in zip(*rounds, strict=True)]
                ratio = [f"{least[0] / least[1]:.4f}"] if len(trees) > 1 else []
                row(deals, name, *(f"{one:.1f}" for one in least), *ratio)


if __name__ == "__main__":
    main()
