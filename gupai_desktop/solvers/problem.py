"""What a search is told of a board: the contract that every family's problem keeps.

States are small tuples that compare and hash; a problem knows which state leads
to which, how far one is from won at least and by guess, and which are lost.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeAlias, TypeVar

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table

State = TypeVar("State")

#: How wide beams are, one after the other.
WIDTHS: tuple[int, ...] = (30, 100, 300, 1_000, 3_000, 10_000)

#: The states that were reached, each with the one before it; the first has none.
Parents: TypeAlias = dict[State, State | None]


class Scout(NamedTuple):
    """A beam that looks for a line where nothing else has found one.

    It goes only if more positions may be searched than `after`.  Best-first goes before
    the first scout, for its `after`, and goes on after the last.
    """

    after: int
    width: int


class Layers(Protocol[State]):
    """What a beam has reached so far, in whatever way is fast for the problem."""

    def reach_from(self, state: State) -> None:
        """Note the states that one move leads to and that are new."""

    def follow(
        self, width: int, is_followed: Callable[[State, State, int], bool]
    ) -> tuple[list[State], bool]:
        """The most promising states since this was last asked, and whether these are all.

        Of equal ones the first that was reached comes first.  What is asked whether a state
        is followed is given the state before it and its bound too.  One that is followed
        is no longer new.
        """


class Problem(Protocol[State]):
    """A board to be won.

    With a `stray` of n, each n-th position that `solve` looks at is one by chance.
    Of positions that seem equally far from won the latest is looked at first, or
    the earliest.  The `weight` is what a move so far counts against the guess.  `widths`
    are those of the beams that look for shorter lines, one after the other; a problem may
    want to have looked beside each of these lines too.
    """

    stray: int
    latest_first: bool
    weight: int
    widths: tuple[int, ...]
    looks_beside: bool
    scouts: tuple[Scout, ...]

    def start(self) -> State:
        """The state of the board."""

    def state(self, table: Table) -> State:
        """The state of any table of the game; tables of one state need the same moves."""

    def is_goal(self, state: State) -> bool:
        """Whether the board is won."""

    def successors(self, state: State) -> list[State]:
        """Every state that one legal move leads to, in a fixed order."""

    def rest(self, state: State) -> int:
        """How many moves `line` adds by heart from this state to the goal; -1 if it cannot."""

    def bound(self, state: State) -> int:
        """A number of moves that cannot be beaten."""

    def estimate(self, state: State) -> int:
        """A guess how far the state is from won, for any line soon."""

    def promise(self, state: State) -> int:
        """A guess how far the state is from won, for a short line; the less the better."""

    def layers(self) -> Layers[State]:
        """What a beam from the board notes its states in."""

    def is_hopeless(self, state: State) -> bool:
        """Whether the state is proved lost; False where that is not known."""

    def line(self, path: list[State]) -> tuple[Move, ...]:
        """The moves from the board along a path of states, its own first, on to the goal."""


def path_to(parents: Parents[State], state: State) -> list[State]:
    """The states from the first one to this."""
    path = [state]
    before = parents[state]
    while before is not None:
        path.append(before)
        before = parents[before]
    return path[::-1]
