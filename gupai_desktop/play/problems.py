"""Problems: positions of a game that are won in a number of moves and not in fewer.

They lie in ``resources/problems/<game id>.txt``, a line a problem: its par, the share of a
simple player's tries that solve it, its point, and the board.  In a game with points the par
is what the solution brings.  A problem is a board with a par: whether it was solved stands in
the rows of the book.  `resources/tools/make_problems.py` makes the lists,
`solvers/composer.py` a line for any number.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from gupai_desktop import paths
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.words import BadText, Words, missing, unfit, words
from gupai_desktop.play.lists import reading

_MAX_PAR = 1000
#: The lists that have been read.
_READ = dict[tuple[Game, Path], "tuple[Problem, ...]"]()


@dataclass(frozen=True, slots=True)
class Point:
    """What a problem is about: its key in the lists, its name, and one sentence on it."""

    key: str
    name: Words
    explanation: Words


#: Every point, by its key; `solvers/points.py` says when a problem has it.
POINTS = {
    point.key: point
    for point in (
        Point("find", words("Find it"), words("The right move has to be found.")),
        Point(
            "pair",
            words("The pair"),
            words("What is missing in the end is one tile of a pair."),
        ),
        Point(
            "two-at-once",
            words("Two at once"),
            words("One exchange finishes two groups."),
        ),
        Point(
            "two-for-two",
            words("Two for two"),
            words("Both tiles of a pair change places with two of a triplet."),
        ),
        Point(
            "passed-on",
            words("Passed on"),
            words("A tile goes through one group to reach another."),
        ),
        Point(
            "lent",
            words("Lent"),
            words("A group gives a tile away and takes one like it back."),
        ),
        Point(
            "prepared",
            words("Prepared"),
            words("An exchange that finishes no group yet makes the next ones possible."),
        ),
        Point(
            "given-up",
            words("Sacrificed"),
            words("A group that the goal asks for is broken on the way."),
        ),
        Point(
            "one-by-one",
            words("One by one"),
            words("More groups could be finished at once, and must not."),
        ),
        Point(
            "which-tile",
            words("Which tile"),
            words("Two groups can exchange in several ways, and only one is right."),
        ),
        Point(
            "which-partner",
            words("Which partner"),
            words("A group can exchange with several others, and only one is right."),
        ),
        Point(
            "double-kill",
            words("Double kill"),
            words("One tile has to kill two generals at once."),
        ),
        Point(
            "spared",
            words("Spared"),
            words("A general within reach is left alone for a turn."),
        ),
        Point(
            "whom",
            words("Which general"),
            words("Either general is within reach, and only one is right."),
        ),
        Point(
            "left-lying",
            words("Let it lie"),
            words("A triplet that could be taken stays for a turn."),
        ),
        Point(
            "closing-up",
            words("The gap closes"),
            words("Taking a triplet brings the next one together."),
        ),
        Point(
            "round-the-end",
            words("Round the end"),
            words("The first and the last tile of a level lie side by side."),
        ),
        Point(
            "which-three",
            words("Which three"),
            words("A tile belongs to more than one triplet."),
        ),
        Point(
            "costs-now",
            words("Less now"),
            words("The take that brings most at once is not the best."),
        ),
        Point(
            "three-not-two",
            words("Three, not two"),
            words("A pair that could be taken is better in a triplet."),
        ),
        Point(
            "two-not-three",
            words("Two, not three"),
            words("A pair is better taken without a third tile."),
        ),
        Point(
            "freed-first",
            words("Freed first"),
            words("A tile that is needed has to be freed first."),
        ),
    )
}


#: The point of a board of one's own of which no other can be said.
ONE_WAY = Point("one-way", words("One way"), words("It is solved in one way only."))


@dataclass(frozen=True, slots=True)
class Problem:
    """A board of a game under its usual rules, and the promise that goes with it.

    `number` counts from 1 in its list or set, and is 0 for a board of one's own.  It is won in
    `par` moves and not in fewer, or for `par` points and not for more, in one way up to the order
    of the moves; `share` of a simple player's tries do so.
    """

    game: Game
    number: int
    board: str
    par: int
    point: Point
    share: float
    opening: Table = field(compare=False, kw_only=True)

    @property
    def game_id(self) -> str:
        return self.game.id

    def __str__(self) -> str:
        return f"{self.par} {self.share:.4f} {self.point.key} {self.board}"

    def record(self, game: Game) -> Record:
        """Return the board before the first move, under the usual rules of its game."""
        return Record(type(game)(), None, self.opening, table=self.opening)

    @property
    def cost(self) -> int:
        """Return what a solution costs, as `Game.cost` and the rows of the book measure it."""
        return self.game.measure(self.par)


def problems_of(game: Game) -> tuple[Problem, ...]:
    """Return the problems of a game, easy ones first; an omen has none, a draft may have.

    Raises `DamagedList` where they cannot be read.
    """
    file = _file_of(game)
    return read_problems(type(game)(), file) if file else ()


def reading_of(game: Game) -> Iterator[Problem]:
    """Yield the problems of a game as they are read, for who asks later; raises `DamagedList`."""
    file = _file_of(game)
    return _reading(type(game)(), file) if file else iter(())


def _file_of(game: Game) -> Path | None:
    file = paths.resources() / "problems" / f"{game.id}.txt"
    return None if (game.is_omen or game.is_draft) and not file.exists() else file


def read_problems(game: Game, file: Path) -> tuple[Problem, ...]:
    """Return the problems of a file; raises `DamagedList`."""
    if (game, file) not in _READ:
        for _ in _reading(game, file):
            pass
    return _READ[game, file]


def _reading(game: Game, file: Path) -> Iterator[Problem]:
    numbers, found = count(1), list[Problem]()
    for problem in reading(file, lambda line: problem_in(game, line, next(numbers))):
        found.append(problem)
        yield problem
    _READ[game, file] = tuple(found)


def problem_in(game: Game, line: str, number: int = 0) -> Problem:
    """Return the problem that a line of a list has; raises `BadText`."""
    parts = line.split(maxsplit=3)
    if len(parts) < 4:
        raise BadText(missing("par share point board"))
    par, share, point, board = parts
    if not (par.isascii() and par.isdecimal() and 0 < int(par) < _MAX_PAR):
        raise BadText(unfit(par))
    point_of = point_named(point)
    table = game.parse(board)
    if game.is_won(table) or not game.can_move(table):
        raise BadText(words("nothing is left to do on this board"))
    return Problem(game, number, board.strip(), int(par), point_of, _share(share), opening=table)


def point_named(key: str) -> Point:
    """Return the point with a key; raises `BadText`."""
    point = ONE_WAY if key == ONE_WAY.key else POINTS.get(key)
    if point is None:
        raise BadText(unfit(key))
    return point


def _share(text: str) -> float:
    try:
        share = float(text)
    except ValueError:
        raise BadText(unfit(text)) from None
    if not 0 <= share <= 1:
        raise BadText(unfit(text))
    return share


def find_problem(game: Game, board: str) -> Problem | None:
    """Return the problem that a board is, under the usual rules; raises `DamagedList`."""
    if game != type(game)():
        return None
    return next((problem for problem in problems_of(game) if problem.board == board), None)
