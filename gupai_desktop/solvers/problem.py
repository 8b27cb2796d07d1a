"""The contract between the searches and a family of games: a board as a search problem.

States are small tuples that compare and hash.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeAlias, TypeVar

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table

State = TypeVar("State")

#: The states that were reached, each with its parent; the first has none.
Parents: TypeAlias = dict[State, State | None]


class Probe(NamedTuple):
    """A beam that looks for any line once so many positions were searched without one."""

    after: int
    width: int


class Layers(Protocol[State]):
    """The states that a beam reaches, layer by layer."""

    def expand(self, state: State) -> None:
        """Add the new states after a state to the next layer."""

    def cut(
        self, width: int, is_kept: Callable[[State, State, int], bool]
    ) -> tuple[list[State], bool]:
        """Return the best states of the next layer, and whether these are all.

        Of equal ones the first that was reached comes first.  `is_kept` gets a state, its
        parent and its bound.
        """


class Problem(Protocol[State]):
    """A board to be won, and how to search it.

    With `random_every` n, `solve` takes each n-th state at random.  Of states with the same
    estimate it takes the latest first, or the earliest; `weight` is what a move so far
    counts against the estimate.  `beam_widths` are those of the beams that look for shorter
    lines; where `shortens_lines`, the neighbourhood of each such line is searched too.
    """

    random_every: int
    latest_first: bool
    weight: int
    beam_widths: tuple[int, ...]
    shortens_lines: bool
    probes: tuple[Probe, ...]

    def start(self) -> State:
        """Return the state of the board."""

    def state(self, table: Table) -> State:
        """Return the state of a table; tables of one state need the same moves."""

    def is_goal(self, state: State) -> bool:
        """Return whether the board is won."""

    def successors(self, state: State) -> list[State]:
        """Return every state after one legal move, in a fixed order."""

    def moves_left(self, state: State) -> int:
        """Return how many moves `line` adds from a state to the goal; -1 if it cannot."""

    def bound(self, state: State) -> int:
        """Return a lower bound on the moves to the goal."""

    def estimate(self, state: State) -> int:
        """Return the heuristic for finding any line soon."""

    def beam_estimate(self, state: State) -> int:
        """Return the heuristic for finding a short line."""

    def layers(self) -> Layers[State]:
        """Return the layers of a beam from the board."""

    def is_hopeless(self, state: State) -> bool:
        """Return whether the state is proved lost; False where that is not known."""

    def lost_groups(self) -> tuple[int, ...]:
        """Return the groups of a lost board, by number, that can never be mended."""

    def line(self, path: list[State]) -> tuple[Move, ...]:
        """Return the moves from the board along a path of states and on to the goal."""


def path_to(parents: Parents[State], state: State) -> list[State]:
    """Return the states from the first one to this."""
    path = [state]
    before = parents[state]
    while before is not None:
        path.append(before)
        before = parents[before]
    return path[::-1]
