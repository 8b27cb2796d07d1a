"""The contract between a game and everything else.

A game is an immutable value: its class and the rules it is played with.  It
says which moves are legal and what they do; dealing, outcomes and reading boards are
given here once for all.  A player reads what its `narrator` says of a table.  It knows
nothing of solvers and screens.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from enum import Enum
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from gupai_desktop.engine.explain import Faces
from gupai_desktop.engine.goals import Aims
from gupai_desktop.engine.layout import Layout
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.narrator import Narrator
from gupai_desktop.engine.rules import LOOSE, TRIPLETS, Option, Rules
from gupai_desktop.engine.table import Table, no_tile, wrong_stage
from gupai_desktop.engine.tiles import TILES, Tile
from gupai_desktop.engine.words import BadText, WordedError, Words, missing, words

if TYPE_CHECKING:
    from gupai_desktop.engine.proof import Claim

#: A face in shadow is called so among the elements of the tile sheet, where it is ``face-``.
HELD = "held-"


class Outcome(Enum):
    """Won; lost, when no move is legal or the goal is out of reach; or open."""

    WON = "won"
    LOST = "lost"
    OPEN = "open"


class IllegalMove(WordedError):
    """The rules do not allow this move; the sentences say why."""


class Family(NamedTuple):
    """Games that are played alike: ``zen`` in ``zen.ten-sets``."""

    key: str
    name: Words
    native: str
    rank: int


def wrong_group(group: int, found: int | str, wanted: int | str) -> BadText:
    """Return the error that a group holds that many tiles, or these, and should hold others."""
    return BadText(
        words(
            "tiles in group {group}: {found}; in this game: {wanted}",
            group=group,
            found=found,
            wanted=wanted,
        )
    )


class Game(ABC):
    """The rules of one variant.

    `id` is ``family.variant`` and never changes, for saves name it.  `name`,
    `native` and `summary` are what a player reads about it; `verbs` names what
    can be done in it.
    """

    family: ClassVar[Family]
    id: ClassVar[str]
    #: It is still being made: no release has it, and no text or page of it is translated.
    is_draft: ClassVar[bool] = False
    name: ClassVar[Words]
    native: ClassVar[str]
    #: The style of tiles that it is played with where it comes from, if there is one.
    own_tiles: ClassVar[str] = ""
    summary: ClassVar[Words]
    #: What it is about, in one line.
    gist: ClassVar[Words]
    tiles: ClassVar[tuple[Tile, ...]] = TILES
    options: ClassVar[tuple[Option, ...]] = (TRIPLETS, LOOSE)
    verbs: ClassVar[Mapping[str, Words]]
    #: The verbs of moves that touch no tile, so that there must be a button for them.
    tileless_verbs: ClassVar[tuple[str, ...]] = ()
    #: The verbs of moves that take a pair or a triplet away.
    take_verbs: ClassVar[tuple[str, ...]] = ()
    #: Whether a tile that is taken leaves its place empty.
    keeps_places: ClassVar[bool] = False
    #: Every group has a name of its own, which is its caption.
    has_named_groups: ClassVar[bool] = False
    #: The number of tiles of one group that make a move; 0 where one group alone makes none.
    run_size: ClassVar[int] = 0
    #: Groups can be dead in this game.
    has_dead_groups: ClassVar[bool] = False
    #: The most points that a win can bring; 0 where wins are measured by their moves.
    most_score: ClassVar[int] = 0
    #: The deal alone decides, so that a click plays the one move that a tile belongs to.
    is_omen: ClassVar[bool] = False
    #: The deals up to this number are made, not shuffled; none in most games.
    last_made: ClassVar[int] = 0

    def __init__(self, rules: Mapping[str, str] | None = None) -> None:
        self.rules = Rules.choose(self.options, rules or {})
        self.triplets = self.rules.triplet_rule
        self._hash = hash((type(self), self.rules))  # asked for at every look into a cache

    @property
    def changed_rules(self) -> tuple[str, ...]:
        """Return the rules that are not the default ones, each as ``option=choice``."""
        return tuple(
            f"{option.key}={self.rules[option.key]}"
            for option in self.options
            if self.rules[option.key] != option.choices[0].key
        )

    # What a family says.

    @abstractmethod
    def narrator(self, table: Table) -> Narrator:
        """Return what tells a player about a table."""

    @abstractmethod
    def layouts(self, sizes: Sequence[int]) -> tuple[Layout, ...]:
        """Return the ways in which groups of these sizes can lie, the usual one first.

        Several may have one name: they are one arrangement, with its rows broken otherwise.
        """

    @abstractmethod
    def arrange(self, tiles: tuple[Tile, ...]) -> Table:
        """Return the opening table that shuffled tiles make."""

    def make(self, number: int) -> Table:
        """Return the opening table of a deal that is made, in a game that has such deals."""
        raise NotImplementedError(f"{self.id} has no made deal {number}")

    @abstractmethod
    def moves(self, table: Table) -> tuple[Move, ...]:
        """Return all legal moves in a fixed order, from what the player may see."""

    def can_move(self, table: Table) -> bool:
        """Return whether any move is legal."""
        return bool(self.moves(table))

    @abstractmethod
    def after(self, table: Table, move: Move) -> Table:
        """Return the table after a move that is known to be legal."""

    def claims(self) -> Mapping[str, type[Claim]]:
        """Return the kinds of claims that a proof may make, besides those about its moves."""
        return {}

    @abstractmethod
    def is_won(self, table: Table) -> bool:
        """Return whether the goal is reached."""

    def is_out_of_reach(self, table: Table) -> bool:  # noqa: ARG002
        """Return whether the rules tell that the goal cannot be reached, whatever is played.

        Moves stay legal all the same.
        """
        return False

    def likeness(self, table: Table) -> Hashable:
        """Return what tables that can be won by the same moves have in common.

        The copies of a face are alike, and a player does not see in what order tiles are hidden.
        """
        hidden = self.hidden(table)
        faces = tuple(
            tuple(None if tile in hidden else tile.face for tile in group)
            for group in table.groups
        )
        return faces, frozenset(tile.face for tile in hidden), table.done, table.stage, table.gaps

    def is_legal(self, table: Table, move: Move) -> bool:
        """Return whether the rules allow this move now."""
        return move in self.moves(table)

    def aims(self, table: Table) -> tuple[Aims, ...]:  # noqa: ARG002
        """Return the groups that the goal asks for by name, one row a goal.

        Any one of several goals will do.
        """
        return ()

    def dead_groups(self, table: Table) -> tuple[int, ...]:  # noqa: ARG002
        """Return the groups that no single move can ever mend; none in most games."""
        return ()

    def score(self, table: Table) -> int:  # noqa: ARG002
        """Return the points so far, in games that have a score."""
        return 0

    def cost(self, table: Table, line: Sequence[Move]) -> int:
        """Return how good a line is that wins, less being better: the number of its moves.

        In games with a score it is what the most lacks, and one more.
        """
        if not self.most_score:
            return len(line)
        for move in line:
            table = self.after(table, move)
        return self.most_score + 1 - self.score(table)

    def measure(self, cost: int) -> int:
        """Return what a player reads of what a line costs: its moves, or its points."""
        return self.most_score + 1 - cost if self.most_score else cost

    def hidden(self, table: Table) -> frozenset[Tile]:  # noqa: ARG002
        """Return the tiles that lie face down; none in most games."""
        return frozenset()

    def held(self, table: Table) -> frozenset[Tile]:  # noqa: ARG002
        """Return the tiles that others hold where they lie; none in most games."""
        return frozenset()

    def serves(self, faces: Faces) -> bool:  # noqa: ARG002
        """Return whether the goal has a use for a valid group of these faces."""
        return True

    # What is given to all.

    def pictures(self, table: Table) -> dict[Tile, str]:
        """Return the element of the tile sheet that each tile shows; held ones lie in shadow."""
        shown = {tile: f"face-{tile.face}" for tile in table.tiles}
        shown |= {tile: f"{HELD}{tile.face}" for tile in self.held(table)}
        return shown | dict.fromkeys(self.hidden(table), "back")

    def play(self, table: Table, move: Move) -> Table:
        """Return the table after a move; raises `IllegalMove` with the reason."""
        if not self.is_legal(table, move):
            raise IllegalMove(self.narrator(table).refuse(move))
        return self.after(table, move)

    def outcome(self, table: Table) -> Outcome:
        """Return whether the game is won, lost or open."""
        if self.is_won(table):
            return Outcome.WON
        is_lost = self.is_out_of_reach(table) or not self.can_move(table)
        return Outcome.LOST if is_lost else Outcome.OPEN

    @property
    def opening_sizes(self) -> tuple[int, ...]:
        """The number of tiles in each group at the opening."""
        return tuple(map(len, self.arrange(self.tiles).groups))

    @property
    def reading_order(self) -> Sequence[int]:
        """The groups as they are numbered and read aloud; boards are written in another one."""
        return range(len(self.opening_sizes))

    def parse(self, text: str) -> Table:
        """Return the table of this game that a board's text describes; raises `BadText`."""
        table = self.completed(Table.parse(text))
        self.check_shape(table)
        laid = set(table.tiles)
        lacking = [tile for tile in self.tiles if tile not in laid]
        strange = [tile for tile in table.tiles if tile not in self.tiles]
        if strange:
            raise BadText(words("{tile} takes no part in this game", tile=str(strange[0].face)))
        if lacking:
            raise BadText(missing(" ".join(str(tile.face) for tile in lacking)))
        return table

    def completed(self, table: Table) -> Table:
        """Return a table with what its text may leave out."""
        if table.gaps and not self.keeps_places:
            raise no_tile(min(table.gaps), ".")
        return table

    def check_shape(self, table: Table) -> None:
        """Raise `BadText` unless the groups have the sizes of this game's opening.

        Nor does a turn have stages, unless a game says so.
        """
        self.check_group_count(table)
        sizes = self.opening_sizes
        for number, (group, wanted) in enumerate(zip(table.groups, sizes, strict=True), 1):
            if len(group) != wanted:
                raise wrong_group(number, len(group), wanted)
        if table.stage:
            raise wrong_stage(table.stage)

    def check_group_count(self, table: Table) -> None:
        """Raise `BadText` unless there are as many groups as in this game."""
        wanted = len(self.opening_sizes)
        if len(table.groups) != wanted:
            raise BadText(
                words(
                    "groups on this board: {found}; in this game: {wanted}",
                    found=len(table.groups),
                    wanted=wanted,
                )
            )

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.rules == getattr(other, "rules", None)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"<{self.id} {self.rules}>"
