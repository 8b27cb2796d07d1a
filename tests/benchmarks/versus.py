"""How fast the study of this source tree is against that of another one, in one run.

    python tests/benchmarks/versus.py PATH [--deals 1-200] [--games WORD] [--lot 0] [--positions N]

PATH is the root of the other source tree, such as a `git worktree` of an older commit.
Every deal is solved in two processes, one for each tree, one right after the other and
each first in turn, so that whatever else is at work slows both alike.  Times are of the
processor.  A table in Markdown gives for both trees the median, 90 %, 99 % and the
worst in positions and in milliseconds, how many deals stay undecided, the mean length
of the lines, and the ratio of the medians and of the sums of the times: above 1 this
tree is faster.

With a `--lot` of n both processes start anew after n deals and nothing is studied
before, so that what is worked out once in a process counts as well.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parents[2]

GAMES = [
    *(("zen.ten-sets", rules) for rules in ("triplets=classic", "triplets=mixed")),
    *(
        (f"zen.{name}", "triplets=classic")
        for name in ("eight-sets", "shanghai", "five-dragons", "harmony")
    ),
    *(
        (f"levels.{name}", way)
        for name in ("guo-wu-guan", "o-koan", "clear-five", "meng-huo")
        for way in ("any-three=no", "any-three=yes")
    ),
]


class Sample(NamedTuple):
    """One verdict: what it says, what it cost, and the length of its line."""

    answer: str
    positions: int
    milliseconds: float
    length: int


class Tree:
    """A process that solves deals with the code of one source tree."""

    def __init__(self, root: Path, positions: int) -> None:
        self._process = subprocess.Popen(
            [sys.executable, __file__, "--serve", str(positions)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(root), "PYTHONHASHSEED": "0"},
            cwd=root,
        )

    def solve(self, game: str, rules: str, number: int) -> Sample:
        """Solve a deal."""
        assert self._process.stdin
        assert self._process.stdout
        print(game, rules, number, file=self._process.stdin, flush=True)
        answer, positions, spent, length = self._process.stdout.readline().split()
        return Sample(answer, int(positions), float(spent), int(length))

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()


def serve(most: int) -> None:
    """Solve the deals that are asked for on the standard input."""
    from gupai_desktop.engine.deal import deal
    from gupai_desktop.games import find

    older = "gupai_desktop.solvers.study"
    solve = import_module(older if find_spec(older) else "gupai_desktop.solvers.analysis").solve
    from gupai_desktop.solvers.verdict import Budget

    for line in sys.stdin:
        name, rules, number = line.split()
        game = find(name, rules)
        table = deal(game, int(number))
        began = time.process_time()
        verdict = solve(game, table, Budget(most))
        spent = 1000 * (time.process_time() - began)
        print(verdict.answer.value, verdict.positions, spent, len(verdict.line), flush=True)


def measure(
    roots: tuple[Path, Path], game: tuple[str, str], deals: range, lot: int, positions: int
) -> tuple[list[Sample], list[Sample]]:
    """Every deal of a game, solved by both trees."""
    found: tuple[list[Sample], list[Sample]] = ([], [])
    for first in range(deals.start, deals.stop, lot or len(deals)):
        trees = [Tree(root, positions) for root in roots]
        if not lot:
            for tree in trees:
                tree.solve(*game, 1_000_003)
        for number in range(first, min(first + (lot or len(deals)), deals.stop)):
            for turn in (number % 2, 1 - number % 2):
                found[turn].append(trees[turn].solve(*game, number))
        for tree in trees:
            tree.close()
    return found


def spread(values: list[float], form: str) -> list[str]:
    """Median, 90 %, 99 % and the largest."""
    ordered = sorted(values)
    places = [-(-len(ordered) * share // 100) - 1 for share in (50, 90, 99, 100)]
    return [format(ordered[place], form) for place in places]


def row(*cells: str) -> None:
    """Print a row of a table."""
    print("| " + " | ".join(cells) + " |", flush=True)


def report(game: tuple[str, str], tree: str, samples: list[Sample], ratios: list[str]) -> None:
    """Print what one tree needed."""
    lengths = [one.length for one in samples if one.answer == "winnable"]
    row(
        *(*game, tree, str(sum(one.answer == "unknown" for one in samples)), str(len(lengths))),
        f"{sum(lengths) / max(1, len(lengths)):.1f}",
        *spread([one.positions for one in samples], "d"),
        *spread([one.milliseconds for one in samples], ".1f"),
        *ratios,
    )


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("path", type=Path, help="the root of the other source tree")
    parser.add_argument("--deals", default="1-200", help="from which deal to which")
    parser.add_argument("--games", default="", help="only games with this in id and rules")
    parser.add_argument("--lot", type=int, default=0, help="new processes after so many deals")
    parser.add_argument("--positions", type=int, default=200_000, help="the budget of a deal")
    chosen = parser.parse_args()
    first, last = map(int, chosen.deals.split("-"))
    roots = (chosen.path.resolve(), HERE)
    row(
        *("game", "rules", "tree", "undecided", "winnable", "mean length"),
        *("median positions", "90 %", "99 %", "most"),
        *("median ms", "90 %", "99 %", "longest", "median ratio", "sum ratio"),
    )
    print("|" + "---|" * 16)
    for game in GAMES:
        if chosen.games in " ".join(game):
            before, after = measure(
                roots, game, range(first, last + 1), chosen.lot, chosen.positions
            )
            report(game, "other", before, ["", ""])
            old, new = ([one.milliseconds for one in samples] for samples in (before, after))
            middle = [sorted(times)[(len(times) - 1) // 2] for times in (old, new)]
            ratios = [f"{middle[0] / middle[1]:.2f}", f"{sum(old) / sum(new):.2f}"]
            report(game, "this", after, ratios)


if __name__ == "__main__":
    if sys.argv[1] == "--serve":
        serve(int(sys.argv[2]))
    else:
        main()
