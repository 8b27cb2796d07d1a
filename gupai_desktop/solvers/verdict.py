"""What the study says of a board, and how long it may think."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum

from gupai_desktop.engine.move import Move


class Answer(Enum):
    """Winnable with a line, unwinnable with a proof, or not known."""

    WINNABLE = "winnable"
    UNWINNABLE = "unwinnable"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Verdict:
    """An answer, the line that wins if there is one, and what was searched.

    `bound` is a number of moves that no line can beat, 0 where nothing is known;
    a line of just that length is a shortest one.  `lost` numbers the groups that
    make the board unwinnable, where the proof is as short as that.
    """

    answer: Answer
    line: tuple[Move, ...] = ()
    positions: int = 0
    bound: int = 0
    lost: tuple[int, ...] = ()

    @property
    def is_shortest(self) -> bool:
        """Whether the line is proved to be a shortest one."""
        return self.answer is Answer.WINNABLE and len(self.line) == self.bound


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Budget:
    """How many positions may be searched; a signal that stops the search before.

    The same number of positions gives the same verdict on every machine.
    """

    positions: int = 200_000
    is_stopped: Callable[[], bool] = _never


@dataclass(frozen=True, slots=True)
class Rating:
    """How hard a board is.

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


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is known of a table from what lies open.

    `wins`, `losses` and `unknown` count the orders in which the hidden tiles may
    lie; with none hidden there is one.  `line` wins in the first of the winning
    orders, and `lost` numbers groups that nothing can mend any more; `positions`
    were searched for all this.  What is not final is still being searched.
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
        """In how many orders the hidden tiles may lie."""
        return self.wins + self.losses + self.unknown


@dataclass(frozen=True, slots=True)
class Idea:
    """A legal move, and what is known of the table after it."""

    move: Move
    after: Outlook

    @property
    def length(self) -> int:
        """How many moves the known line takes that begins with this one."""
        return 1 + len(self.after.line)
