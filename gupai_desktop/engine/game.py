"""The contract between a game and everything else.

A game is an immutable value: its class and the rules it is played with.  It
says which moves are legal and what they do; dealing, outcomes and texts are
given here once for all.  It knows nothing of solvers and screens.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from enum import Enum
from itertools import groupby
from typing import ClassVar

from gupai_desktop.engine.combinations import combination
from gupai_desktop.engine.explain import (
    Faces,
    comma_list,
    faces_in_order,
    faces_of,
    faces_text,
)
from gupai_desktop.engine.goals import Aim, Aims, Need
from gupai_desktop.engine.layout import Layout
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.rules import LOOSE, TRIPLETS, Option, Rules
from gupai_desktop.engine.table import Group, Table
from gupai_desktop.engine.tiles import TILES, Tile, shorten
from gupai_desktop.engine.words import (
    BadText,
    Figures,
    WordedError,
    Words,
    counted,
    joined,
    words,
)


class Outcome(Enum):
    """Won; lost, when no move is legal or the goal is out of reach; or open."""

    WON = "won"
    LOST = "lost"
    OPEN = "open"


#: Why a game is lost in which nothing can be done any more.
NO_MOVE = words("Texts", "No move is left.")


class IllegalMove(WordedError):
    """The rules do not allow this move; the sentences say why."""


@dataclass(frozen=True, slots=True)
class Family:
    """Games that are played alike: ``zen`` in ``zen.ten-sets``."""

    key: str
    name: Words
    native: str
    rank: int


@dataclass(frozen=True, slots=True)
class Mark:
    """What stands beside a group: a caption, its Chinese name, a seal if it is good.

    The seal is full if the group counts for the goal.  A group that is closed is out of the
    turn.
    """

    caption: Words | None = None
    native: str = ""
    is_sealed: bool = False
    counts: bool = False
    is_closed: bool = False


#: Why a move is not legal, where there is room for no more.
NOT_LEGAL = words("Texts", "Not a legal move")


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a group would be after a move; or in a few words why the move is not legal.

    A reason that belongs to neither group has no group; `Game.explain` tells more.
    """

    group: int | None
    mark: Mark = Mark()
    reason: Words | None = None


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign in the corner of a tile, and what it means; an inverse one is light on dark."""

    text: str
    meaning: Words
    is_inverse: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a turn, named as its verb; it is over, or it is the one to take now."""

    verb: str
    is_over: bool = False
    is_now: bool = False


def wrong_group(group: int, found: int | str, wanted: int | str) -> BadText:
    """The complaint that a group holds so many tiles, or these, and should hold others."""
    return BadText(
        words(
            "Texts",
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
    name: ClassVar[Words]
    #: What it is called where there is little room; its name, unless it says otherwise.
    short_name: ClassVar[Words | None] = None
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
    #: Whether every group has a name of its own, which is its caption.
    has_named_groups: ClassVar[bool] = False
    #: How many tiles of one group make a move; 0 where one group alone makes none.
    run_size: ClassVar[int] = 0
    #: What a tile is that belongs to a move with those selected, and completes none.
    together: ClassVar[Words] = words("Texts", "This tile goes along.")
    #: Whether groups can be dead in this game.
    has_dead_groups: ClassVar[bool] = False

    #: The deals up to this number are made, not shuffled; none in most games.
    last_made: ClassVar[int] = 0

    def __init__(self, rules: Mapping[str, str] | None = None) -> None:
        self.rules = Rules.choose(self.options, rules or {})

    # What a family says.

    @abstractmethod
    def layouts(self, sizes: Sequence[int]) -> tuple[Layout, ...]:
        """The ways in which groups of these sizes can lie, the usual one first.

        Several may have one name: they are one arrangement, with its rows broken otherwise.
        """

    @abstractmethod
    def arrange(self, tiles: tuple[Tile, ...]) -> Table:
        """The opening table that shuffled tiles make."""

    def make(self, number: int) -> Table:
        """The opening table of a deal that is made, in a game that has such deals."""
        raise NotImplementedError(f"{self.id} has no made deal {number}")

    @abstractmethod
    def moves(self, table: Table) -> tuple[Move, ...]:
        """All legal moves in a fixed order, from what the player may see."""

    def can_move(self, table: Table) -> bool:
        """Whether there is any legal move."""
        return bool(self.moves(table))

    @abstractmethod
    def after(self, table: Table, move: Move) -> Table:
        """The table after a move that is known to be legal."""

    @abstractmethod
    def is_won(self, table: Table) -> bool:
        """Whether the goal is reached."""

    @abstractmethod
    def explain(self, table: Table, tiles: Set[Tile]) -> tuple[Words, ...]:
        """Sentences that say why these tiles make no move; none if they make one."""

    @abstractmethod
    def marks(self, table: Table) -> tuple[Mark, ...]:
        """What stands beside each group."""

    @abstractmethod
    def tally(self, table: Table) -> Words:
        """How far the player has come, in a few words."""

    def aims(self, table: Table) -> tuple[Aims, ...]:  # noqa: ARG002
        """The groups that the goal asks for by name, where there are such; one row a goal.

        Any one of several goals will do.
        """
        return ()

    def prospects(self, table: Table, tiles: Set[Tile]) -> tuple[Prospect, ...]:
        """What the move with these tiles would make of its groups, or why it is not legal."""
        if self.explain(table, tiles):
            return (Prospect(None, reason=NOT_LEGAL),)
        after = self.after(table, next(move for move in self.moves(table) if move.tiles == tiles))
        pairs = enumerate(zip(table.groups, after.groups, strict=True))
        changed = [number for number, (old, new) in pairs if old != new]
        return tuple(Prospect(number, self.marks(after)[number]) for number in changed)

    def why_idle(self, table: Table, tile: Tile) -> Words:  # noqa: ARG002
        """Why no move begins with a tile, if that is so."""
        return words("Texts", "No move begins with {tile}.", tile=Figures(tile.face))

    def need(self, table: Table, aim: Aim) -> Need:  # noqa: ARG002
        """What one of the aims of a table still lacks."""
        return Need(frozenset(), aim.faces)

    def signs(self, table: Table) -> Mapping[Tile, Sign]:  # noqa: ARG002
        """The signs in the corners of tiles that lie face up; none in most games."""
        return {}

    def steps(self, table: Table) -> tuple[Step, ...]:  # noqa: ARG002
        """The steps of the turn, in games whose turns have steps."""
        return ()

    def lying(self, table: Table) -> frozenset[Faces]:
        """The pairs and triplets that lie on the table, their faces in the order of the set."""
        rule = self.rules.triplet_rule
        return frozenset(
            faces for group in table.groups if combination(rule, faces := faces_in_order(group))
        )

    def dead_groups(self, table: Table) -> tuple[int, ...]:  # noqa: ARG002
        """The groups that no single move can ever mend; none in most games."""
        return ()

    def hidden(self, table: Table) -> frozenset[Tile]:  # noqa: ARG002
        """The tiles that lie face down; none in most games."""
        return frozenset()

    def why_out_of_reach(self, table: Table) -> Words | None:  # noqa: ARG002
        """Why the goal cannot be reached whatever is played; None where the rules do not tell.

        Moves stay legal all the same.  None for every won table.
        """
        return None

    def phase(self, table: Table) -> Words | None:  # noqa: ARG002
        """Where the turn has come to, in games whose turns have phases."""
        return None

    def account(self, table: Table, move: Move, after: Table) -> tuple[Words, ...]:  # noqa: ARG002
        """What a move has done, in sentences for whoever does not see it; none in most games."""
        return ()

    def note(self, table: Table, group: int) -> tuple[Words, ...]:  # noqa: ARG002
        """Sentences that explain the state of a group, for when it is pointed at."""
        return ()

    def is_legal(self, table: Table, move: Move) -> bool:
        """Whether the rules allow this move now."""
        return move in self.moves(table)

    # What is given to all.

    def play(self, table: Table, move: Move) -> Table:
        """The table after a move; raises `IllegalMove` with the reason."""
        if not self.is_legal(table, move):
            raise IllegalMove(self._refusal(table, move))
        return self.after(table, move)

    def outcome(self, table: Table) -> Outcome:
        """Whether the game is won, lost or open."""
        if self.is_won(table):
            return Outcome.WON
        return Outcome.LOST if self.why_lost(table) else Outcome.OPEN

    def why_lost(self, table: Table) -> Words | None:
        """Why the game is lost, in a sentence; None if it is won or open."""
        no_move = None if self.can_move(table) or self.is_won(table) else NO_MOVE
        return self.why_out_of_reach(table) or no_move

    def title(self, table: Table, group: int) -> Words:
        """What a group is called: its own name, else its number."""
        caption = self.marks(table)[group].caption
        if self.has_named_groups and caption:
            return caption
        return words("Texts", "Group {number}", number=group + 1)

    def describe(self, table: Table, group: int) -> Words:
        """A group in a few words, for those who cannot see it: its tiles, and its state."""
        state, tiles = self._state(table, group), table.groups[group]
        caption = self.marks(table)[group].caption if self.has_named_groups else None
        known: dict[str, str | int | Words] = {
            "group": caption or self.title(table, group),
            "tiles": self._row_words(table, tiles) if tiles else words("Texts", "no tiles"),
        }
        if state is None:
            return words("Texts", "{group}: {tiles}", **known)
        return words("Texts", "{group}: {tiles}, {state}", **known, state=state)

    def _row_words(self, table: Table, tiles: Group) -> str | Words:
        """The faces of tiles in a row, those that lie face down only counted."""
        hidden = self.hidden(table)
        if not hidden & set(tiles):
            return faces_text(faces_of(tiles))
        runs = [(is_down, tuple(run)) for is_down, run in groupby(tiles, hidden.__contains__)]
        return comma_list(
            *(
                counted("Texts", "%n face down", len(run))
                if is_down
                else words("Texts", "{tiles}", tiles=faces_text(faces_of(run)))
                for is_down, run in runs
            )
        )

    def _state(self, table: Table, group: int) -> Words | None:
        """Completed, closed, or the name of what it is; of a group without any of it, no more."""
        mark = self.marks(table)[group]
        if mark.is_closed:
            return words("Texts", "closed")
        if self.has_named_groups:
            return words("Texts", "completed") if mark.is_sealed else None
        is_pair = len(table.groups[group]) == 2
        none = words("Texts", "not a pair") if is_pair else words("Texts", "not a triplet")
        if mark.caption and mark.is_sealed and not mark.counts:
            return words("Texts", "{name}, not for the goal", name=mark.caption)
        return mark.caption or none

    @property
    def opening_sizes(self) -> tuple[int, ...]:
        """How many tiles lie in each group at the opening."""
        return tuple(map(len, self.arrange(self.tiles).groups))

    def parse(self, text: str) -> Table:
        """The table of this game that a board's text describes; raises `BadText`."""
        table = Table.parse(text)
        self.check_shape(table)
        laid = set(table.tiles)
        missing = [tile for tile in self.tiles if tile not in laid]
        strange = [tile for tile in table.tiles if tile not in self.tiles]
        if strange:
            raise BadText(
                words("Texts", "{tile} takes no part in this game", tile=str(strange[0].face))
            )
        if missing:
            raise BadText(
                words(
                    "Texts",
                    "this board lacks {tiles}",
                    tiles=" ".join(str(tile.face) for tile in missing),
                )
            )
        return table

    def check_shape(self, table: Table) -> None:
        """Raise `BadText` unless the groups have the sizes of this game's opening."""
        self.check_group_count(table)
        sizes = self.opening_sizes
        for number, (group, wanted) in enumerate(zip(table.groups, sizes, strict=True), 1):
            if len(group) != wanted:
                raise wrong_group(number, len(group), wanted)

    def check_group_count(self, table: Table) -> None:
        """Raise `BadText` unless there are as many groups as in this game."""
        wanted = len(self.opening_sizes)
        if len(table.groups) != wanted:
            raise BadText(
                words(
                    "Texts",
                    "groups on this board: {found}; in this game: {wanted}",
                    found=len(table.groups),
                    wanted=wanted,
                )
            )

    def _refusal(self, table: Table, move: Move) -> Words:
        strange = [tile for tile in move.tiles if tile not in set(table.tiles)]
        if strange:
            return words("Texts", "{tile} is not on this table", tile=str(min(strange, key=str)))
        if move.verb not in self.verbs:
            return words(
                "Texts",
                "this game has no move “{verb}”; it has {verbs}",
                verb=shorten(move.verb),
                verbs=", ".join(self.verbs),
            )
        refusal = words("Texts", "“{move}” is not legal here.", move=str(move))
        return joined(refusal, *self.explain(table, move.tiles))

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.rules == getattr(other, "rules", None)

    def __hash__(self) -> int:
        return hash((type(self), self.rules))

    def __repr__(self) -> str:
        return f"<{self.id} {self.rules}>"
