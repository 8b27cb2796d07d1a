"""The contract between the searches and a family of games: a board as a search problem.

States are small tuples that compare and hash.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterator
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.solvers.verdict import Budget

State = TypeVar("State")
TreeNode = TypeVar("TreeNode")

#: A bound, an estimate, and the node that has them.
_Nearer: TypeAlias = tuple[int, int, TreeNode]

#: The states that were reached, each with its parent; the first has none.
Parents: TypeAlias = dict[State, State | None]


class Probe(NamedTuple):
    """A beam that looks for any line once that many positions were searched without one.

    With `most_alike` it is varied: of states that have the same for the goal it takes no more
    than that many before the others.
    """

    after: int
    width: int
    most_alike: int = 0


class Layers(Protocol[State, TreeNode]):
    """The states that a beam reaches, layer by layer, by nodes that stand for them."""

    root: TreeNode

    def expand(self, node: TreeNode) -> None:
        """Add the new nodes after one to the next layer."""

    def cut(
        self, width: int, can_improve: Callable[[TreeNode, int, int], bool]
    ) -> tuple[Collection[TreeNode], bool]:
        """Return the best nodes of the next layer, and whether these are all.

        Of equal ones the first that was reached comes first, and none is hopeless.
        `can_improve` gets a node, the moves that are left and its bound.
        """

    def path(self, node: TreeNode) -> list[State]:
        """Return the states from the board to that of a node that was reached."""


class Tree(Protocol[State, TreeNode]):
    """The states that a best-first search reaches, by nodes that stand for them."""

    root: TreeNode

    def __len__(self) -> int:
        """Return how many states were reached."""

    def moves_left(self, node: TreeNode) -> int:
        """Return how many moves are left from a node, which is visited now; -1 if not known."""

    def is_hopeless(self, node: TreeNode) -> bool:
        """Return whether the node that is visited is proved lost; it was not when reached."""

    def after(self, node: TreeNode) -> Iterator[tuple[int, TreeNode]]:
        """Yield the new nodes after one that is visited, with their estimates.

        None is hopeless.
        """

    def bound(self, node: TreeNode) -> int:
        """Return a lower bound on the moves from a node to the goal."""

    def is_goal(self, node: TreeNode) -> bool:
        """Return whether the board is won at a node."""

    def nearer(self, node: TreeNode, depths: dict[TreeNode, int]) -> Iterator[_Nearer[TreeNode]]:
        """Yield those after a node to which it leads by fewer moves than `depths` knew till now.

        Each comes after its bound and its estimate; none is hopeless.
        """

    def path(self, node: TreeNode) -> list[State]:
        """Return the states from the board to that of a node that was visited."""


class SearchProblem(ABC, Generic[State]):
    """A board to be won, and how to search it; a family says what is abstract here."""

    #: `solve` takes each n-th state at random; none where it is 0.
    random_every = 0
    #: Of states with the same estimate the latest is taken first, not the earliest.
    latest_first = False
    #: How much a move so far counts against the estimate.
    weight = 1
    probes: tuple[Probe, ...] = ()
    #: The widths of the beams that look for shorter lines, and whether the neighbourhood of
    #: each line that they find is searched too.
    beam_widths: tuple[int, ...] = ()
    shortens_lines = False
    #: A take of other tiles is another one, even if they have the same faces.
    tells_tiles_apart = False

    def __init__(self, table: Table) -> None:
        self.table = table

    @abstractmethod
    def state(self, table: Table) -> State:
        """Return the state of a table; tables of one state need the same moves."""

    @abstractmethod
    def is_goal(self, state: State) -> bool:
        """Return whether the board is won."""

    @abstractmethod
    def successors(self, state: State) -> list[State]:
        """Return every state after one legal move, in a fixed order."""

    @abstractmethod
    def bound(self, state: State) -> int:
        """Return a lower bound on the moves to the goal."""

    @abstractmethod
    def estimate(self, state: State) -> int:
        """Return the heuristic for finding any line soon."""

    @abstractmethod
    def effect(self, before: State, after: State) -> Hashable:
        """Return what a move from one state to the next does, whenever it does it."""

    @abstractmethod
    def line(self, path: list[State]) -> tuple[Move, ...]:
        """Return the moves from the board along a path of states and on to the goal."""

    def start(self) -> State:
        """Return the state of the board."""
        return self.state(self.table)

    def moves_left(self, state: State) -> int:
        """Return how many moves `line` adds from a state to the goal; -1 if it cannot."""
        return 0 if self.is_goal(state) else -1

    def beam_estimate(self, state: State) -> int:
        """Return the heuristic for finding a short line."""
        return self.estimate(state)

    def likeness(self, state: State) -> Hashable:
        """Return what a beam tells states by: of those that are alike the best one is kept."""
        return state

    def layers(self, most_alike: int = 0) -> Layers[State, Any]:  # noqa: ARG002
        """Return the layers of a beam from the board; varied ones where its probes are that."""
        return PlainLayers(self)

    def tree(self) -> Tree[State, Any]:
        """Return the tree of a best-first search from the board."""
        return PlainTree(self)

    def look_back(self, budget: Budget) -> int:  # noqa: ARG002
        """Search backwards from where the board is won; return that many positions."""
        return 0

    def is_hopeless(self, state: State) -> bool:  # noqa: ARG002
        """Return whether the state is proved lost; False where that is not known."""
        return False

    def lost_groups(self) -> tuple[int, ...]:
        """Return the groups of a lost board, by number, that can never be mended."""
        return ()


class PlainTree(Generic[State]):
    """The tree of a best-first search of any problem; its nodes are the states."""

    def __init__(self, problem: SearchProblem[State]) -> None:
        self._problem, self.root = problem, problem.start()
        self._parents: Parents[State] = {self.root: None}

    def __len__(self) -> int:
        return len(self._parents)

    def moves_left(self, state: State) -> int:
        """Return how many moves are left from a state; -1 if not known."""
        return self._problem.moves_left(state)

    def is_hopeless(self, state: State) -> bool:
        """Return whether a state is proved lost."""
        return self._problem.is_hopeless(state)

    def after(self, state: State) -> Iterator[tuple[int, State]]:
        """Yield the nodes after the one that is visited, each with its estimate."""
        problem, parents = self._problem, self._parents
        for after in problem.successors(state):
            if after not in parents:
                parents[after] = state
                if not problem.is_hopeless(after):
                    yield problem.estimate(after), after

    def bound(self, state: State) -> int:
        """Return a lower bound on the moves from a state to the goal."""
        return self._problem.bound(state)

    def is_goal(self, state: State) -> bool:
        """Return whether the board is won."""
        return self._problem.is_goal(state)

    def nearer(self, state: State, depths: dict[State, int]) -> Iterator[_Nearer[State]]:
        """Yield those after a state to which it leads by fewer moves than `depths` knew."""
        problem, depth = self._problem, depths[state] + 1
        for after in problem.successors(state):
            if depths.get(after, depth + 1) > depth and not problem.is_hopeless(after):
                depths[after], self._parents[after] = depth, state
                yield problem.bound(after), problem.estimate(after), after

    def path(self, state: State) -> list[State]:
        """Return the states from the first one to that of a node."""
        return path_to(self._parents, state)


class PlainLayers(Generic[State]):
    """The layers of a beam through any problem; the nodes are the states."""

    def __init__(self, problem: SearchProblem[State]) -> None:
        self._problem, self.root = problem, problem.start()
        #: Those that were kept, and those of the next layer.
        self._parents: Parents[State] = {self.root: None}
        self._reached = list[State]()

    def expand(self, state: State) -> None:
        """Add the new states after a state to the next layer."""
        parents, reached = self._parents, self._reached
        for after in self._problem.successors(state):
            if after not in parents:
                parents[after] = state
                reached.append(after)

    def cut(
        self, width: int, can_improve: Callable[[State, int, int], bool]
    ) -> tuple[Collection[State], bool]:
        """Return the best states of the next layer; and whether these are all."""
        reached, self._reached = self._reached, []
        problem, found, alike, are_all = self._problem, dict[State, None](), set[Hashable](), True
        is_wide = len(reached) <= width  # enough for all
        for state in sorted(reached, key=problem.beam_estimate):
            if len(found) == width:
                are_all = False
                break
            like = state if is_wide else problem.likeness(state)
            if like in alike:
                are_all = False
            elif can_improve(
                state, problem.moves_left(state), problem.bound(state)
            ) and not problem.is_hopeless(state):
                found[state] = None
                alike.add(like)
        for state in reached:
            if state not in found:
                del self._parents[state]
        return found, are_all

    def path(self, state: State) -> list[State]:
        """Return the states from the first one to this."""
        return path_to(self._parents, state)


def path_to(parents: Parents[State], state: State) -> list[State]:
    """Return the states from the first one to this."""
    path = [state]
    before = parents[state]
    while before is not None:
        path.append(before)
        before = parents[before]
    return path[::-1]
