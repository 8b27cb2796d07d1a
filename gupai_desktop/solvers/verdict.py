"""What the study says of a board, and how long it may think."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
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


def _nobody(_bound: int) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Budget:
    """How many positions may be searched; a signal that stops the search before.

    `tell_bound` hears every better lower bound while a shortest line is sought.
    The same number of positions gives the same verdict on every machine.
    """

    positions: int = 200_000
    is_stopped: Callable[[], bool] = _never
    tell_bound: Callable[[int], None] = _nobody
