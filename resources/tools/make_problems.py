"""Make the lists of problems in resources/problems grow, of all games that have any or of some.

    python resources/tools/make_problems.py
    python resources/tools/make_problems.py zen.ten-sets levels.o-koan
    python resources/tools/make_problems.py zen.ten-sets --boards FILE

A problem of the list that there is stays, with its point if that holds; one that is not one to
the eye, or of which no point holds, goes.  Others are made by `solvers/composer.py`, as numbers
are, and so many are chosen that the share of a simple player's tries falls evenly, every point
and every length comes up, and no two neighbours have the same point.  The same lists come out of
the same lists.  With `--boards` the boards of a file, one a line, are proved and are the list.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from gupai_desktop.engine.deal import random_words  # noqa: E402
from gupai_desktop.engine.game import Game  # noqa: E402
from gupai_desktop.engine.table import Table  # noqa: E402
from gupai_desktop.games import find, games  # noqa: E402
from gupai_desktop.paths import END  # noqa: E402
from gupai_desktop.play.problems import problems_of  # noqa: E402
from gupai_desktop.solvers import composer  # noqa: E402
from gupai_desktop.solvers.composer import BANDS, LONGEST, Workshop  # noqa: E402
from gupai_desktop.solvers.points import points_of  # noqa: E402
from gupai_desktop.solvers.solutions import Solutions  # noqa: E402
from gupai_desktop.solvers.verdict import Budget  # noqa: E402

FOLDER = ROOT / "resources" / "problems"

#: How many problems a game has.
WANTED = 100
#: How many drafts are made, by family, and what the proof of an old problem may cost.
DRAFTS, BUDGET = {"zen": 500, "levels": 4_000, "trigrams": 1_200}, Budget(100_000)
#: This many more than are wanted are laid in a row; those that stand beside one of the same point
#: are taken away.
SPARE = 120

HEAD = """\
# Made by resources/tools/make_problems.py. A line is a problem: its par, the share of a simple
# player's tries that solve it, its point, and the board.
"""


class Candidate(NamedTuple):
    """A position with one solution, and the points that hold of it; the first is its own."""

    length: int
    par: int
    share: float
    points: tuple[str, ...]
    board: str
    is_old: bool = False

    def told(self, point: str) -> str:
        return str(composer.Candidate(self.par, self.share, point, self.board))


def judged(game: Game, table: Table, board: str) -> Candidate | None:
    """Return a board with the points that hold of it; None if it is no problem to the eye."""
    found = Solutions(game, table, LONGEST, BUDGET)
    points = tuple(points_of(found)) if found.par and found.is_one else ()
    return Candidate(found.length, found.par, found.share(), points, board) if points else None


def kept(game: Game) -> list[Candidate]:
    """Return the problems of the list that hold, each with the points that do, its own first."""
    found = []
    for problem in problems_of(game):
        if one := judged(game, problem.opening, problem.board):
            points = sorted(one.points, key=lambda point: point != problem.point.key)
            found.append(one._replace(points=tuple(points), is_old=True))
    return found


def made(game: Game) -> Iterator[Candidate]:
    """Yield new candidates."""
    workshop = Workshop(game, random_words(0))
    for draft in islice(workshop.drafts(BANDS - 1), DRAFTS[game.family.key]):
        found = draft.found
        if draft.length > 1 and (points := tuple(points_of(found))):
            yield Candidate(draft.length, found.par, draft.share, points, str(draft.table))


def chosen_of(old: Sequence[Candidate], new: Sequence[Candidate]) -> list[Candidate]:
    """Return the old candidates and new ones, by falling shares.

    The new ones are taken evenly from the easiest to the hardest; of those around the one whose
    points and length are the rarest so far.
    """
    boards = {one.board for one in old}
    pool = sorted(
        {one.board: one for one in new if one.board not in boards}.values(),
        key=lambda one: (-one.share, one.board),
    )
    points = Counter(one.points[0] for one in old)
    lengths = Counter(one.length for one in old)
    found, count = list(old), WANTED + SPARE - len(old)
    size = len(pool) / count
    for place in range(count):
        window = pool[int(place * size) : int((place + 1) * size)]
        if window:
            one = min(
                window,
                key=lambda one: (min(map(points.__getitem__, one.points)), lengths[one.length]),
            )
            found.append(one)
            points[min(one.points, key=points.__getitem__)] += 1
            lengths[one.length] += 1
    return sorted(found, key=lambda one: (-one.share, one.board))


def row(every: Sequence[Candidate]) -> list[tuple[Candidate, str]]:
    """Return so many candidates as are wanted, each with its point, no neighbours of the same."""
    found = list[tuple[Candidate, str]]()
    told = Counter[str]()
    for one in every:
        last = found[-1][1] if found else ""
        points = [point for point in one.points if point != last]
        if not points and one.is_old and not found[-1][0].is_old:
            found.pop()
            last = found[-1][1] if found else ""
            points = [point for point in one.points if point != last]
        if points:
            keeps = one.is_old and points[0] == one.points[0]
            point = points[0] if keeps else min(points, key=told.__getitem__)
            told[point] += 1
            found.append((one, point))
    return thinned(found)


def thinned(found: list[tuple[Candidate, str]]) -> list[tuple[Candidate, str]]:
    """Return a row without so many new ones, of the commonest points, that as many are wanted.

    Where none can go alone, for its neighbours have the same point, two in a row do.
    """
    while len(found) > WANTED:
        told = Counter(point for _, point in found)
        shares = [one.share for one, _ in found]

        def gap(place: int, shares: list[float] = shares) -> float:
            return shares[max(0, place - 1)] - shares[min(len(shares) - 1, place + 1)]

        free = removable(found, 1)
        size = 1 if free else 2
        free = free or removable(found, 2)
        if not free:
            break
        place = min(free, key=lambda place: (-told[found[place][1]], gap(place)))
        del found[place : place + size]
    return found


def removable(found: Sequence[tuple[Candidate, str]], size: int) -> list[int]:
    """Return where so many new ones in a row can go, so that other points become neighbours."""
    points = ["", *(point for _, point in found), "."]
    return [
        place
        for place in range(len(found) - size + 1)
        if not any(one.is_old for one, _ in found[place : place + size])
        and points[place] != points[place + size + 1]
    ]


def proved(game: Game, boards: Sequence[str]) -> list[tuple[Candidate, str]]:
    """Return boards with a point each, easy ones first; ends with the first that has none."""
    found = list[tuple[Candidate, str]]()
    for board in boards:
        one = judged(game, game.parse(board), board)
        if not one:
            sys.exit(f"not one solution of up to {LONGEST} moves, or no point: {board}")
        found.append((one, one.points[0]))
    return sorted(found, key=lambda pair: -pair[0].share)


def grown(game: Game) -> list[tuple[Candidate, str]]:
    """Return the list of a game with what it lacks to so many as are wanted."""
    old = kept(game)
    new = list(made(game)) if len(old) < WANTED else []
    found = row(chosen_of(old, new))
    gone = len(problems_of(game)) - sum(one.is_old for one, _ in found)
    print(game.id, len(new), "made,", gone, "gone")
    return found


def write(game: Game, found: Sequence[tuple[Candidate, str]]) -> None:
    """Write the list of a game, and print what it has."""
    FOLDER.mkdir(exist_ok=True)
    text = HEAD + "".join(f"{line}\n" for line in (*(one.told(p) for one, p in found), END))
    (FOLDER / f"{game.id}.txt").write_text(text, "utf-8")
    print(game.id, len(found), "chosen")
    print("  by length", dict(sorted(Counter(one.length for one, _ in found).items())))
    print("  by point", dict(Counter(point for _, point in found).most_common()), flush=True)


def main() -> None:
    """Make the lists of the games that are named, or of all."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    usual = [game.id for game in games() if not game.is_omen]
    parser.add_argument("games", nargs="*", default=usual, metavar="GAME")
    parser.add_argument("--boards", type=Path, metavar="FILE")
    given = parser.parse_args()
    for game in map(find, given.games):
        boards = given.boards and given.boards.read_text("utf-8").splitlines()
        write(game, proved(game, boards) if boards else grown(game))


if __name__ == "__main__":
    main()
