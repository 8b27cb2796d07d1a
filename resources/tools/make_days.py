"""Choose the boards and problems of days, scheme 3: `resources/days.txt`.

    python resources/tools/make_days.py [--deals 24] [--to FILE]

Both lie in nine grades, from what a simple player wins nearly always to what it hardly ever wins.
A board is a deal where the shortest line known is short enough for the grade, and else a position
on that line.  No machine's speed matters, so the same call gives the same file.  The days from
2027 on are made of that file: once there was a release in that year, it never changes.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol, TypeVar
from zlib import crc32

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from gupai_desktop.engine.deal import deal  # noqa: E402
from gupai_desktop.engine.game import Game  # noqa: E402
from gupai_desktop.games import find, games  # noqa: E402
from gupai_desktop.paths import END  # noqa: E402
from gupai_desktop.play.days import GRADES  # noqa: E402
from gupai_desktop.play.problems import problems_of  # noqa: E402
from gupai_desktop.solvers.analysis import shortest  # noqa: E402
from gupai_desktop.solvers.verdict import Budget  # noqa: E402
from tests.benchmarks.rating import share_won  # noqa: E402

#: How many boards a grade has.
BOARDS = 36
#: The greatest share of a simple player's plays that win a board of each grade, and the fewest
#: and most moves of its line; a play has three times as many moves as the longest line.
SHARES = (1.0, 0.94, 0.82, 0.68, 0.54, 0.4, 0.26, 0.14, 0.05)
FEWEST = (4, 4, 5, 5, 6, 7, 8, 8, 10)
MOST = (12, 16, 20, 22, 24, 26, 28, 30, 30)
PLAYS, PLAYED = 40, 3 * MOST[-1]
#: How many positions are searched for the line of a deal, and for that of a board.
OF_DEAL, OF_BOARD = Budget(20_000), Budget(20_000)
#: The problems of each grade: few of the hardest, which only Sundays have.
PROBLEMS = (34, 34, 34, 34, 34, 34, 34, 19, 19)

HEAD = """\
# The boards and problems of days from 2027 on, scheme 3; docs/difficulty.md tells how. Made by
# resources/tools/make_days.py. Nothing here may ever change. A line is a grade, the share of a
# simple player's tries that win, the game, and a problem's board; or the moves of the shortest
# line known, and the number of a deal or a board.
"""


class OfGame(Protocol):
    """What is of a game."""

    @property
    def game_id(self) -> str: ...


Item = TypeVar("Item", bound=OfGame)


class Board(NamedTuple):
    """A board that may be one of a day."""

    game_id: str
    share: float
    moves: int
    text: str


def boards(game: Game, deals: int) -> Iterator[Board]:
    """Yield deals, and positions on their shortest lines known, one of each length."""
    for number in range(1, deals + 1):
        table = deal(game, number)
        line = shortest(game, table, OF_DEAL).line
        for left, move in zip(range(len(line), 0, -1), line, strict=True):
            is_whole = left == len(line)
            fits = FEWEST[0] <= left <= MOST[-1] and len(game.hidden(table)) <= 1
            if fits and not table.stage and (is_whole or left % 3 == number % 3):
                share = share_won(game, table, number, PLAYED, PLAYS)
                yield Board(game.id, share, left, str(number) if is_whole else str(table))
            table = game.after(table, move)


def grade_of(board: Board) -> int | None:
    """Return the grade of a board by its share; None if its line is too short or too long."""
    grade = sum(board.share <= share for share in SHARES) - 1
    return grade if FEWEST[grade] <= board.moves <= MOST[grade] else None


def in_turn(grade: int, found: Sequence[Item], wanted: int, names: Sequence[str]) -> list[Item]:
    """Return that many of a grade, with the games in turn; the better ones of each come first."""
    left = {name: [one for one in found if one.game_id == name] for name in names}
    row, last = list[Item](), ""
    for place in range(min(wanted, len(found))):
        turn = names[(place + grade) % len(names)]

        def fits(name: str, turn: str = turn, last: str = last) -> tuple[bool, bool, int]:
            return name == turn, name != last, len(left[name])

        last = max((name for name in names if left[name]), key=fits)
        row.append(left[last].pop(0))
    return row


def rank(board: Board) -> tuple[bool, int]:
    """Return how a board is ranked among those of its grade and game: whole deals first."""
    return not board.text.isdecimal(), crc32(board.text.encode())


def shortened(board: Board) -> Board:
    """Return a board with the shortest line that a longer search finds."""
    game = find(board.game_id)
    is_deal = board.text.isdecimal()
    table = deal(game, int(board.text)) if is_deal else game.parse(board.text)
    return board._replace(moves=min(board.moves, shortest(game, table, OF_BOARD).length))


def board_lines(deals: int) -> Iterator[str]:
    """Yield the lines of the boards."""
    usual = [game for game in games() if not game.is_omen and not game.most_score]
    names, graded = [game.id for game in usual], list[list[Board]]([] for _ in range(GRADES))
    for game in usual:
        for board in boards(game(), deals):
            if (grade := grade_of(board)) is not None:
                graded[grade].append(board)
        print(game.id, [sum(one.game_id == game.id for one in of_it) for of_it in graded])
    for grade, some in enumerate(graded):
        row = in_turn(grade, sorted(some, key=rank), BOARDS, names)
        print(grade, Counter(one.game_id for one in row), flush=True)
        for one in map(shortened, row):
            yield f"board {grade} {one.share:.3f} {one.game_id} {one.moves} {one.text}"


def problem_lines() -> Iterator[str]:
    """Yield the lines of the problems, whose share falls from grade to grade."""
    every = [problem for game in games() for problem in problems_of(game())]
    every.sort(key=lambda one: (-one.share, one.game_id, one.number))
    wanted = sum(PROBLEMS)
    every = [every[place * len(every) // wanted] for place in range(wanted)]
    names = list(dict.fromkeys(problem.game_id for problem in every))
    for grade, wanted in enumerate(PROBLEMS):
        some, every = every[:wanted], every[wanted:]
        # Of a lower grade are only those that are won more often.
        while every and every[0].share == some[-1].share:
            some.append(every.pop(0))
        for one in in_turn(grade, some, len(some), names):
            yield f"problem {grade} {one.share:.4f} {one.game_id} {one.board}"


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=24)
    parser.add_argument("--to", type=Path, default=ROOT / "resources" / "days.txt")
    chosen = parser.parse_args()
    lines = (*board_lines(chosen.deals), *problem_lines(), END)
    chosen.to.write_text(HEAD + "".join(f"{line}\n" for line in lines), "utf-8")


if __name__ == "__main__":
    main()
