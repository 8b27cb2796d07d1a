"""Make the lists of problems in resources/problems, of all games that have any or of some.

    python resources/tools/make_problems.py
    python resources/tools/make_problems.py zen.ten-sets levels.o-koan

The same lists come out every time.  Candidates are positions with one shortest solution, up to
the order of its moves.  In Zen they are composed: from where a deal was won an exchange is taken
back, any that leaves one solution, and another one before it, as long as there is any.  In the
other games they lie on the line of a deal, so far from its end as there is one solution.  Of
each length and each point some are chosen, and laid in a row by how often a simple player solves
them, such that no two neighbours have the same point.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from gupai_desktop.engine.deal import deal  # noqa: E402
from gupai_desktop.engine.game import Game  # noqa: E402
from gupai_desktop.engine.move import Move  # noqa: E402
from gupai_desktop.engine.table import Table  # noqa: E402
from gupai_desktop.games import find, games  # noqa: E402
from gupai_desktop.games.zen import EXCHANGE, Zen  # noqa: E402
from gupai_desktop.solvers.analysis import OFFERED, solve  # noqa: E402
from gupai_desktop.solvers.points import point_of  # noqa: E402
from gupai_desktop.solvers.solutions import Solutions, Spent  # noqa: E402
from gupai_desktop.solvers.verdict import Budget  # noqa: E402

FOLDER = ROOT / "resources" / "problems"

#: The longest solution, how many deals are looked at, and what one position may cost.
LONGEST, DEALS, BUDGET = 10, 200, Budget(20_000)
#: So many exchanges are tried in a step backwards, and so many walks begin at an end.
TRIES, WALKS = 60, 3
#: How many problems a game has, and how many of them are of one move.
USUAL, TRAINING = (24, 2), (60, 26)
#: So many times as many as are wanted are laid in a row, and then thinned out.
PLENTY = 4

HEAD = """\
# Made by resources/tools/make_problems.py. A line is a problem: its par, the share of a simple
# player's tries that solve it, its point, and the board.
"""


class Candidate(NamedTuple):
    """A position with one solution: its length, what a list says of it, and what it comes to."""

    length: int
    par: int
    share: float
    point: str
    board: str
    last: str

    def __str__(self) -> str:
        return f"{self.par} {self.share:.4f} {self.point} {self.board}"


def candidate(game: Game, table: Table, most: int) -> Candidate | None:
    """Return a position as a candidate, if it has one solution in at most so many moves."""
    if game.is_won(table) or len(game.hidden(table)) > 1:
        return None
    try:
        found = Solutions(game, table, most, BUDGET)
    except Spent:
        return None
    if not found.par or not found.is_one:
        return None
    (way,) = found.ways
    lines = found.lines(way)
    before = table
    for move in lines[0][:-1]:
        before = game.after(before, move)
    last = " ".join(sorted(str(tile.face) for tile in lines[0][-1].tiles))
    share, point = found.share(), point_of(game, table, lines)
    return Candidate(len(way), found.par, share, point, str(table), last)


def backwards(game: Zen, end: Table, chance: Random) -> Iterator[Candidate]:
    """Yield positions ever farther from an end, each with one solution over the one before."""
    table = end
    for length in range(1, LONGEST + 1):
        found = (candidate(game, one, length) for one in taken_back(game, table, chance))
        fitting = (one for one in found if one and one.length == length)
        chosen = next(fitting, None)
        if not chosen:
            return
        yield chosen
        table = game.parse(chosen.board)


def taken_back(game: Zen, table: Table, chance: Random) -> Iterator[Table]:
    """Yield tables before some exchange that leads to this one, taken at random."""
    for _ in range(TRIES):
        one, other = chance.sample(table.groups, 2)
        size = 2 if len(one) != len(other) and chance.random() < 0.3 else 1
        sides = tuple(tuple(chance.sample(group, size)) for group in (one, other))
        move = Move(EXCHANGE, sides)
        groups = game.exchanged(table, move.tiles)
        before = table.with_groups(groups)
        if game.is_legal(before, move):
            yield before


def composed(game: Zen, chance: Random) -> Iterator[Candidate]:
    """Yield candidates that lead to the ends of deals."""
    for number in range(1, DEALS + 1):
        end = deal(game, number)
        for move in solve(game, end, Budget(OFFERED)).line:
            end = game.after(end, move)
        if game.is_won(end):
            for _ in range(WALKS):
                yield from backwards(game, end, chance)


def along(game: Game) -> Iterator[Candidate]:
    """Yield candidates that lie on the lines of deals, at the beginning of a turn."""
    for number in range(1, DEALS + 1):
        tables = [deal(game, number)]
        for move in solve(game, tables[0], Budget(OFFERED)).line:
            tables.append(game.after(tables[-1], move))
        if not game.is_won(tables[-1]):
            continue
        for length, table in enumerate(tables[-2 : -LONGEST - 2 : -1], 1):
            if not table.stage and not (found := candidate(game, table, length)):
                break
            if not table.stage and found:
                yield found


def chosen_of(every: Sequence[Candidate], wanted: int, of_one: int) -> list[Candidate]:
    """Return some candidates of every length and point, in a row without equal neighbours."""
    by_length = defaultdict[int, list[Candidate]](list)
    for one in every:
        by_length[one.length].append(one)
    longer = -(-(wanted - of_one) // max(1, len(by_length) - 1))
    pool = list[Candidate]()
    for length, own in sorted(by_length.items()):
        pool += spread(own, PLENTY * (of_one if length == 1 else longer))
    pool.sort(key=lambda one: (-one.share, one.board))
    return thinned(pool, wanted)


def spread(own: Sequence[Candidate], most: int) -> list[Candidate]:
    """Return at most so many candidates, of every point in turn, and of each as different ones."""
    by_point = defaultdict[str, list[Candidate]](list)
    for one in own:
        by_point[one.point].append(one)
    queues = []
    for _, alike in sorted(by_point.items()):
        seen = Counter[str]()
        ranked = []
        for one in alike:
            ranked.append((seen[one.last], one))
            seen[one.last] += 1
        queues.append([one for _, one in sorted(ranked, key=lambda pair: pair[0])])
    turns = islice(cycle(queues), 1000 * len(queues))
    return [queue.pop(0) for queue in turns if queue][:most]


def thinned(pool: Sequence[Candidate], wanted: int) -> list[Candidate]:
    """Return so many of a row, spread over it, no neighbours with the same point."""
    found = list[Candidate]()
    for reach in range(len(pool), 0, -1):
        found, place = [], 0
        for number in range(wanted):
            place = max(place, number * reach // wanted)
            while place < len(pool) and found and pool[place].point == found[-1].point:
                place += 1
            found += pool[place : place + 1]
            place += 1
        if len(found) == wanted:
            break
    return found


def make(game: Game) -> None:
    """Write the list of a game, and print what there was to choose from."""
    start = time.process_time()
    wanted, of_one = TRAINING if game.id == "zen.ten-sets" else USUAL
    source = composed(game, Random(game.id)) if isinstance(game, Zen) else along(game)
    every = {one.board: one for one in source}
    found = chosen_of([*every.values()], wanted, of_one)
    FOLDER.mkdir(exist_ok=True)
    text = HEAD + "".join(f"{one}\n" for one in found)
    (FOLDER / f"{game.id}.txt").write_text(text, "utf-8")
    print(game.id, f"{len(every)} found, {len(found)} chosen, {time.process_time() - start:.0f} s")
    for what, of in (("found", [*every.values()]), ("chosen", found)):
        print(" ", what, "by length", dict(sorted(Counter(one.length for one in of).items())))
        print(" ", what, "by point", dict(Counter(one.point for one in of).most_common()))
    sys.stdout.flush()


def main() -> None:
    """Make the lists of the games that are named, or of all."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    usual = [game.id for game in games() if not game.is_omen]
    parser.add_argument("games", nargs="*", default=usual, metavar="GAME")
    for game_id in parser.parse_args().games:
        make(find(game_id))


if __name__ == "__main__":
    main()
