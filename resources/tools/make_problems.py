"""Make the lists of problems in resources/problems, of all games that have any or of some.

    python resources/tools/make_problems.py
    python resources/tools/make_problems.py zen.ten-sets levels.o-koan
    python resources/tools/make_problems.py zen.ten-sets --boards FILE

The last proves the boards of a file, one a line, and makes the list of them alone; the others
come out the same every time.  Candidates are positions with one shortest solution, up to the
order of its moves.  They lie on the line of a deal, so far from its end as there is one
solution.  In Zen more are composed: from such a position, and from the end, an exchange is taken
back, any that leaves one solution, and another one before it, as long as there is any.  Some are
chosen and laid in a row, so that the share of a simple player's tries that solve them falls
evenly, every point and every length comes up, and no two neighbours have the same point.
"""

from __future__ import annotations

import argparse
import sys
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice, zip_longest
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from gupai_desktop.engine.combinations import combination  # noqa: E402
from gupai_desktop.engine.deal import deal  # noqa: E402
from gupai_desktop.engine.explain import faces_of  # noqa: E402
from gupai_desktop.engine.game import Game  # noqa: E402
from gupai_desktop.engine.move import Move  # noqa: E402
from gupai_desktop.engine.table import Table  # noqa: E402
from gupai_desktop.games import find, games  # noqa: E402
from gupai_desktop.games.zen import EXCHANGE, Zen  # noqa: E402
from gupai_desktop.paths import END  # noqa: E402
from gupai_desktop.solvers.analysis import OFFERED, solve  # noqa: E402
from gupai_desktop.solvers.points import done_groups, point_of  # noqa: E402
from gupai_desktop.solvers.solutions import Solutions, Spent  # noqa: E402
from gupai_desktop.solvers.verdict import Budget  # noqa: E402

FOLDER = ROOT / "resources" / "problems"

#: The longest solution, and what one position may cost.
LONGEST, BUDGET = 10, Budget(20_000)
#: How many deals are looked at; in some families a deal gives more.
DEALS, FEWER = 200, {"zen": 16, "trigrams": 40}
#: This many exchanges are tried in a step backwards; of those with one solution this many are a
#: choice for the next step.
TRIES, CHOICE = 100, 3
#: How many problems a game has, and how many of them are of one move.
USUAL, TRAINED = (24, 2), {"zen.ten-sets": (60, 30)}

HEAD = """\
# Made by resources/tools/make_problems.py. A line is a problem: its par, the share of a simple
# player's tries that solve it, its point, and the board.
"""


class Candidate(NamedTuple):
    """A position with one solution: its length, what a list says of it, and what it makes."""

    length: int
    par: int
    share: float
    point: str
    board: str
    made: str

    def __str__(self) -> str:
        return f"{self.par} {self.share:.4f} {self.point} {self.board}"


def candidate(game: Game, table: Table, most: int) -> Candidate | None:
    """Return a position as a candidate, if it has one solution in at most that many moves."""
    if game.is_won(table) or len(game.hidden(table)) > 1:
        return None
    try:
        found = Solutions(game, table, most, BUDGET)
    except Spent:
        return None
    if not found.par or not found.is_one:
        return None
    moves, _ = found.likeliest()
    made = last_made(game, table, moves)
    return Candidate(
        len(moves), found.par, found.share(), point_of(found), str(table), " ".join(made)
    )


def last_made(game: Game, table: Table, moves: Sequence[Move]) -> list[str]:
    """Return the combinations that the last of some moves makes, by their keys."""
    *others, last = moves
    for move in others:
        table = game.after(table, move)
    new = [group for group in game.after(table, last).groups if group not in table.groups]
    groups = new if isinstance(game, Zen) else [tuple(last.tiles)]
    made = (combination(game.triplets, faces_of(group)) for group in groups)
    return sorted(one.key for one in made if one)


def lines(game: Game) -> Iterator[list[Table]]:
    """Yield the tables of a line that wins each of some deals."""
    for number in range(1, FEWER.get(game.family.key, DEALS) + 1):
        tables = [deal(game, number)]
        for move in solve(game, tables[0], Budget(OFFERED)).line:
            tables.append(game.after(tables[-1], move))
        if game.is_won(tables[-1]):
            yield tables


def along(game: Game, tables: Sequence[Table]) -> Iterator[Candidate]:
    """Yield candidates at the beginnings of turns, from the end of a line on."""
    for length, table in enumerate(tables[-2 : -LONGEST - 2 : -1], 1):
        if not table.stage:
            found = candidate(game, table, length)
            if not found:
                return
            yield found


def composed(game: Zen, tables: Sequence[Table], chance: Random) -> Iterator[Candidate]:
    """Yield candidates that lie on a line, and such as lead to its end."""
    end = tables[-1]
    on_line = list(along(game, tables))
    yield from on_line
    for last in on_line[-1:]:
        yield from backwards(game, game.parse(last.board), end, last.length, chance)
    yield from backwards(game, end, end, 0, chance)
    if game.id in TRAINED:
        before = taken_back(game, end, end, chance)
        yield from filter(None, (candidate(game, one, 1) for one in before))


def backwards(
    game: Zen, table: Table, end: Table, moves: int, chance: Random
) -> Iterator[Candidate]:
    """Yield positions before one that wins in that many moves, each with one solution over it."""
    for length in range(moves + 1, LONGEST + 1):
        before = taken_back(game, table, end, chance)
        found = (candidate(game, one, length) for one in before)
        fitting = (one for one in found if one and one.length == length)
        choice = list(islice(fitting, CHOICE))
        if not choice:
            return
        yield from choice
        hardest = min(choice, key=lambda one: one.share)
        chosen = chance.choice([*choice, *CHOICE * [hardest]])
        table = game.parse(chosen.board)


def taken_back(game: Zen, table: Table, end: Table, chance: Random) -> Iterator[Table]:
    """Yield tables before some exchange that leads to this one, taken at random.

    Those that lack no group of the end more than this one, one group or two come in turn.
    """
    by_loss: tuple[list[Table], ...] = ([], [], [])
    done = len(done_groups(game, table, end))
    for _ in range(TRIES):
        one, other = chance.sample(table.groups, 2)
        size = 2 if len(one) != len(other) and chance.random() < 0.3 else 1
        sides = tuple(tuple(chance.sample(group, size)) for group in (one, other))
        move = Move(EXCHANGE, sides)
        before = table.with_groups(game.exchanged(table, move.tiles))
        if game.is_legal(before, move):
            loss = done - len(done_groups(game, before, end))
            by_loss[max(0, loss)].append(before)
    for row in zip_longest(*by_loss):
        yield from filter(None, row)


def chosen_of(every: Sequence[Candidate], wanted: int, of_one: int) -> list[Candidate]:
    """Return that many candidates, that many of one move first, by falling shares."""
    pool = sorted(every, key=lambda one: (-one.share, one.board))
    found = row([one for one in pool if one.length == 1], of_one, [])
    longer = [one for one in pool if one.length > 1 and one.share <= found[-1].share]
    return row(longer, wanted, found)


def row(pool: Sequence[Candidate], wanted: int, first: Sequence[Candidate]) -> list[Candidate]:
    """Return that many candidates, those that come first among them.

    Their shares fall as evenly as there are candidates for it.
    """
    found = list(first)
    for evenness in (4, 3, 2, 1, 0):
        found = list(first)
        while len(found) < wanted and (chosen := next_of(pool, wanted, first, found, evenness)):
            found.append(chosen)
        if len(found) == wanted:
            break
    return found


def next_of(
    pool: Sequence[Candidate],
    wanted: int,
    first: Sequence[Candidate],
    found: Sequence[Candidate],
    evenness: int,
) -> Candidate | None:
    """Return the next in a row, not of the point of the last one; None if there is none.

    It is the one of those around whose point, length and combinations are the rarest so far.
    """
    part = (len(found) - len(first)) / (wanted - len(first))
    share = pool[0].share + part * (pool[-1].share - pool[0].share)
    by_share = bisect_left(pool, -share, key=lambda one: -one.share)
    ideal = round((evenness * by_share + (4 - evenness) * part * len(pool)) / 4)
    start = max(ideal, pool.index(found[-1]) + 1 if found[len(first) :] else 0)
    point = found[-1].point if found else ""
    others = [one for one in pool[start:] if one.point != point]
    window = others[: max(1, min(len(pool) // (2 * wanted), len(others) // (wanted - len(found))))]
    points, lengths = Counter(one.point for one in found), Counter(one.length for one in found)
    made = Counter(kind for one in found for kind in one.made.split())

    def rank(one: Candidate) -> tuple[int, ...]:
        rarest = min((made[kind] for kind in one.made.split()), default=0)
        if one.length == 1:
            return rarest, points[one.point]
        return points[one.point], lengths[one.length], rarest

    return min(window, key=rank, default=None)


def candidates(game: Game) -> list[Candidate]:
    """Return all positions with one solution that are found for a game."""
    chance = Random(game.id)
    every = {
        one.board: one
        for tables in lines(game)
        for one in (
            composed(game, tables, chance) if isinstance(game, Zen) else along(game, tables)
        )
    }
    return list(every.values())


def proved(game: Game, boards: Sequence[str]) -> list[Candidate]:
    """Return boards as candidates, easy ones first; ends with the first that is no problem."""
    found = list[Candidate]()
    for board in boards:
        one = candidate(game, game.parse(board), LONGEST)
        if not one:
            sys.exit(f"not one solution of up to {LONGEST} moves: {board}")
        found.append(one)
    return sorted(found, key=lambda one: -one.share)


def write(game: Game, every: Sequence[Candidate], found: Sequence[Candidate]) -> None:
    """Write the list of a game, and print what there was to choose from."""
    FOLDER.mkdir(exist_ok=True)
    text = HEAD + "".join(f"{one}\n" for one in (*found, END))
    (FOLDER / f"{game.id}.txt").write_text(text, "utf-8")
    for what, of in (("found", every), ("chosen", found)):
        print(game.id, len(of), what)
        print("  by length", dict(sorted(Counter(one.length for one in of).items())))
        print("  by point", dict(Counter(one.point for one in of).most_common()), flush=True)


def main() -> None:
    """Make the lists of the games that are named, or of all."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    usual = [game.id for game in games() if not game.is_omen]
    parser.add_argument("games", nargs="*", default=usual, metavar="GAME")
    parser.add_argument("--boards", type=Path, metavar="FILE")
    given = parser.parse_args()
    for game in map(find, given.games):
        if given.boards:
            every = found = proved(game, given.boards.read_text("utf-8").splitlines())
        else:
            every = candidates(game)
            found = chosen_of(every, *TRAINED.get(game.id, USUAL))
        write(game, every, found)


if __name__ == "__main__":
    main()
