"""Choose the first deals of every game: `resources/first_deals.txt`.

    python resources/tools/make_first_deals.py [--deals 300] [--games ID ...] [--to FILE]

Watching Ten Sets and the games with goals begin with boards of one, three, five and seven moves:
what is left of a deal along a line, where most exchanges keep the shortest way.  A game without
difficulties begins with the deals that have the shortest proved lines, or bring the most points.
The same call gives the same file, whatever machine it runs on: nothing is a matter of time.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from gupai_desktop.engine.game import Game  # noqa: E402
from gupai_desktop.engine.record import Record  # noqa: E402
from gupai_desktop.engine.table import Table  # noqa: E402
from gupai_desktop.games import find, games  # noqa: E402
from gupai_desktop.paths import END  # noqa: E402
from gupai_desktop.play.first_deals import FirstDeal  # noqa: E402
from gupai_desktop.solvers.analysis import shortest, solve  # noqa: E402
from gupai_desktop.solvers.difficulty import difficulties_of  # noqa: E402
from gupai_desktop.solvers.verdict import Budget  # noqa: E402

#: The games that begin with boards, for which one deal of that many is looked at; their moves.
BOARDS, MOVES = {"zen.ten-sets": 15, "zen.eight-sets": 20}, (1, 3, 5, 7)
BOARDS |= {"zen.five-dragons": 20, "zen.harmony": 20}
#: The lines of whole deals are not proved in the games with goals, but the ends of these are.
PROVED = "zen.ten-sets"
#: This many deals of every other game, chosen from this many that look short.
FIRST, LOOKED_AT = 8, 40
QUICK, WHOLE = Budget(positions=3_000), Budget(positions=60_000)
HEAD = """\
# The first deals of the games, in their order: the game, the moves of a proved line (0 where
# points count), and the number of a deal or a board.
# Made by resources/tools/make_first_deals.py.
"""


def boards(game: Game, deals: int) -> Iterator[FirstDeal]:
    """Yield for each number of moves the board on which the most moves keep the shortest way."""
    best = dict[int, tuple[float, str]]()
    for number in range(1, deals + 1):
        table = Record.of_deal(game, number).opening
        found = shortest(game, table, WHOLE)
        line = found.line if found.is_shortest else ()
        if not line and game.id != PROVED:
            line = solve(game, table, WHOLE).line
        for left, move in zip(range(len(line), 0, -1), line, strict=True):
            if _is_par(game, table, left) and (found_ease := ease(game, table, left)):
                best[left] = max(best.get(left, (0.0, "")), (found_ease, str(table)))
            table = game.after(table, move)
    for moves in MOVES:
        yield FirstDeal(moves, best[moves][1])


def _is_par(game: Game, table: Table, left: int) -> bool:
    """Return whether that is how many moves a first deal takes, and is proved."""
    rest = shortest(game, table, WHOLE) if left in MOVES else None
    return rest is not None and rest.is_shortest and rest.length == left


def ease(game: Game, table: Table, left: int) -> float:
    """Return which share of the moves keeps the shortest way.

    The last move is one tile for one, between the only two groups that are not valid; where the
    places of groups count too, all may be.
    """
    moves = game.moves(table)
    after = [game.after(table, move) for move in moves]
    if left == 1:
        invalid = sum(not label.is_sealed for label in game.narrator(table).labels)
        won = [move for move, then in zip(moves, after, strict=True) if game.is_won(then)]
        is_plain = not invalid or (invalid == 2 and any(len(move.tiles) == 2 for move in won))
        return float(bool(won) and is_plain) / len(moves)
    lengths = [shortest(game, then, WHOLE).length for then in after]
    return lengths.count(left - 1) / len(moves)


def deals_of(game: Game, deals: int) -> Iterator[FirstDeal]:
    """Yield the deals with the shortest proved lines of all those."""
    found = {n: solve(game, Record.of_deal(game, n).opening, QUICK) for n in range(1, deals + 1)}
    short = sorted((n for n in found if found[n].line), key=lambda n: (found[n].length, n))
    best = {n: shortest(game, Record.of_deal(game, n).opening, WHOLE) for n in short[:LOOKED_AT]}
    proved = sorted((best[n].length, n) for n in best if best[n].is_shortest)
    for length, number in proved[:FIRST]:
        yield FirstDeal(0 if game.most_score else length, str(number))


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--games", nargs="*", default=[game.id for game in games()])
    parser.add_argument("--to", type=Path, default=ROOT / "resources" / "first_deals.txt")
    chosen = parser.parse_args()
    lines = list[str]()
    for game in map(find, chosen.games):
        if game.id in BOARDS:
            firsts = boards(game, chosen.deals // BOARDS[game.id])
        elif game.is_omen or difficulties_of(game):
            continue
        else:
            firsts = deals_of(game, chosen.deals)
        lines += [f"{game.id} {first.moves} {first.text}\n" for first in firsts]
        print(*lines[-FIRST:], sep="", flush=True)
    chosen.to.write_text(HEAD + "".join(lines) + f"{END}\n", "utf-8")


if __name__ == "__main__":
    main()
