"""Verdicts on boards, the budgets of searches, and the versions of verdicts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from importlib.util import find_spec
from typing import NamedTuple

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move

#: Where the solvers are, each in a module that has the name of its family.
SOLVERS = "gupai_desktop.solvers"

#: The version of a family's verdicts, with their lines, bounds and positions, and that of its
#: search for the best line; the first of either is 1.  Findings of one version may be added up,
#: wherever and whenever they were made.  Raise a number by one when any may change;
#: `tests/solvers/test_version.py` notices.
VERSIONS = {"zen": (9, 7), "levels": (4, 9), "trigrams": (3, 3)}


def has_solver(game: Game) -> bool:
    """Return whether the family of a game is studied."""
    return _has_solver(game.family.key)


@cache
def _has_solver(family: str) -> bool:
    return find_spec(f"{SOLVERS}.{family}") is not None


def version_of(game_id: str, *, has_best: bool) -> str:
    """Return the version of a game's verdicts, ``2``; with best lines ``2.1``."""
    verdicts, best = VERSIONS.get(game_id.partition(".")[0], (1, 1))
    return f"{verdicts}.{best}" if has_best else str(verdicts)


class Answer(Enum):
    """Winnable with a line, unwinnable with a proof, or not known; or nobody studies the game."""

    WINNABLE = "winnable"
    UNWINNABLE = "unwinnable"
    UNKNOWN = "unknown"
    NO_SOLVER = "not studied"


@dataclass(frozen=True, slots=True)
class Verdict:
    """An answer, the winning line if there is one, and how many positions were searched.

    `bound` is a lower bound on the moves of any line, 0 where none is known.  `lost` numbers
    the groups that make the board unwinnable, where the proof is as short as that.
    """

    answer: Answer
    line: tuple[Move, ...] = ()
    positions: int = 0
    bound: int = 0
    lost: tuple[int, ...] = ()
    #: What the line costs, where that is not the number of its moves.
    cost: int = field(default=0, repr=False)

    @property
    def length(self) -> int:
        """Return what the line costs: the number of its moves, unless it says otherwise."""
        return self.cost or len(self.line)

    @property
    def is_shortest(self) -> bool:
        """Return whether the line is proved to be one of the best."""
        return self.answer is Answer.WINNABLE and self.length == self.bound


@dataclass(frozen=True, slots=True)
class Budget:
    """The most positions that may be searched, and a signal that stops the search before.

    The same number of positions gives the same verdict on every machine.
    """

    positions: int = 200_000
    #: bool() is False: never stopped.
    is_stopped: Callable[[], bool] = bool


class Rating(NamedTuple):
    """Measures of how hard a board is.

    `effort` is the number of positions searched before a line was found, the median of
    the searches from the board and from after its first moves; `length` that of the best
    line of a short search, and `choices` how many different positions a player can move to
    on the way, as a geometric mean.  `traps` is the share of first moves after which no line
    was found soon.
    """

    effort: int
    length: int
    choices: float
    traps: float


#: This many orders of the hidden tiles are studied at most.
MAX_ORDERS = 120


@dataclass(frozen=True, slots=True)
class Outlook:
    """The verdict on a table as a player sees it.

    `wins`, `losses` and `unknown` count the orders in which the hidden tiles may
    lie; with none hidden there is one, and none at all in a game that is not studied.
    `line` wins in the first of the winning orders, and `lost` numbers groups that can never
    be mended; `positions` were searched.  An outlook that is not final is still being
    searched.
    """

    wins: int
    losses: int
    unknown: int
    line: tuple[Move, ...] = ()
    lost: tuple[int, ...] = ()
    positions: int = field(default=0, compare=False)
    is_final: bool = True

    @property
    def orders(self) -> int:
        """Return in how many orders the hidden tiles may lie; 0 where nothing is studied."""
        return self.wins + self.losses + self.unknown

    @property
    def is_lost(self) -> bool:
        return bool(self.losses) and not self.wins and not self.unknown

    @property
    def tried(self) -> int:
        """Return how many of the orders were studied: all, or a sample of very many."""
        return min(self.orders, MAX_ORDERS)

    @property
    def is_decided(self) -> bool:
        """Return whether every order that was studied is proved to win or to lose."""
        return self.wins + self.losses == self.tried


class Idea(NamedTuple):
    """A legal move, and the outlook on the table after it."""

    move: Move
    after: Outlook

    @property
    def length(self) -> int:
        """Return the moves of the known line that begins with this one."""
        return 1 + len(self.after.line)
