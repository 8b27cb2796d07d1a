"""The general part of a narrator: what a player reads of a table.

A game makes a narrator for a table.  Rules stand in the game, sentences here and in the
narrators of the families.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass
from functools import reduce
from itertools import chain, groupby
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from gupai_desktop.engine.combinations import combination
from gupai_desktop.engine.explain import (
    Faces,
    faces_in_order,
    faces_of,
    faces_text,
    not_for_the_goal,
    refuse_faces,
)
from gupai_desktop.engine.goals import Aim, Need
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Group, Table
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import (
    Words,
    WrittenTiles,
    counted,
    joined,
    labelled,
    listed,
    unlisted,
    words,
)

if TYPE_CHECKING:
    from gupai_desktop.engine.game import Game

#: Why a game is lost in which nothing can be done any more.
NO_MOVE = words("No move is left.")
#: Why a move is not legal, where there is room for no more.
NOT_LEGAL = words("Not a legal move")


@dataclass(frozen=True, slots=True)
class GroupLabel:
    """The label beside a group: a caption, its Chinese name, a seal if it is good.

    The seal is full if the group counts for the goal.  A group that is closed is out of the
    turn; one that is gone has no tiles and gets none.
    """

    caption: Words | None = None
    native: str = ""
    is_sealed: bool = False
    counts: bool = False
    is_closed: bool = False
    is_gone: bool = False


@dataclass(frozen=True, slots=True)
class Prospect:
    """A group as it would be after a move; or in a few words why the move is not legal.

    A reason that belongs to neither group has no group; `Narrator.explain` tells more.
    """

    group: int | None
    label: GroupLabel = GroupLabel()
    reason: Words | None = None


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign on a tile, and what it means; an inverse one is light on dark.

    A tag is larger, and stands at an end of the tile.
    """

    text: str
    meaning: Words
    is_inverse: bool = False
    is_tag: bool = False


class Change(NamedTuple):
    """A way to something valid: what it makes, the tiles that go for it and those that come.

    Tiles that are taken only come.  It is a move if that is legal.
    """

    made: GroupLabel
    leaving: Group
    coming: Group
    where: Words
    move: Move | None

    @property
    def tiles(self) -> frozenset[Tile]:
        """The tiles that it speaks of."""
        return frozenset((*self.leaving, *self.coming))

    @property
    def spoken(self) -> Words:
        """All of it in words."""
        new, old = (faces_text(faces_of(tiles)) for tiles in (self.coming, self.leaving))
        said = words("{tiles} ({group})", tiles=new, group=self.where)
        if self.leaving:
            said = words("{new} for {old}", new=said, old=old)
        said = labelled(self.made.caption or "", said)
        return said if self.move else listed(said, NOT_LEGAL)


class TurnStep(NamedTuple):
    """One step of a turn, named as its verb; it is over, or it is the one to take now."""

    verb: str
    is_over: bool = False
    is_now: bool = False


class Narrator(ABC):
    """All that a player reads of one table of a game."""

    #: Said of a tile that belongs to a move with the selected ones, and completes none.
    together: ClassVar[Words] = words("This tile can join")

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.table = table

    # What a family says.

    @property
    @abstractmethod
    def labels(self) -> tuple[GroupLabel, ...]:
        """The labels beside the groups."""

    @property
    @abstractmethod
    def tally(self) -> Words:
        """The player's progress, in a few words."""

    @abstractmethod
    def explain(self, tiles: Set[Tile]) -> tuple[Words, ...]:
        """Return sentences that say why these tiles make no move; none if they make one."""

    @property
    def phase(self) -> Words | None:
        """The phase of the turn, in games whose turns have phases."""
        return None

    @property
    def steps(self) -> tuple[TurnStep, ...]:
        """The steps of the turn, in games whose turns have steps."""
        return ()

    @property
    def signs(self) -> Mapping[Tile, Sign]:
        """The signs on tiles that lie face up; none in most games."""
        return {}

    def badges(
        self,
        held: Set[Tile],  # noqa: ARG002
        moves: Iterable[Move],  # noqa: ARG002
    ) -> Mapping[Tile, Sign]:
        """Return the signs that a player needs to go on from tiles in hand, by such moves."""
        return {}

    @property
    def on_table(self) -> frozenset[Faces]:
        """The pairs and triplets that lie on the table, their faces in the order of the set."""
        return frozenset(
            faces
            for group in self.table.groups
            if combination(self.game.triplets, faces := faces_in_order(group))
        )

    @property
    def why_out_of_reach(self) -> Words | None:
        """Why the goal cannot be reached whatever is played; None where the rules do not tell."""
        return None

    @property
    def why_no_turn(self) -> tuple[Words, ...]:
        """Why the move that touches no tile waits for others; nothing where it does not."""
        return ()

    def note(self, group: int) -> tuple[Words, ...]:  # noqa: ARG002
        """Return sentences that explain the state of a group."""
        return ()

    def changes(self, group: int) -> tuple[Change, ...]:
        """Return what can be made with tiles of a group, by the moves that make it.

        What has no name goes by the verb.
        """
        row = set(self.table.groups[group])
        moves = (move for move in self.game.moves(self.table) if move.tiles & row)
        return tuple(
            Change(self._named(prospect, move), (), tiles, self._where(tiles), move)
            for move in moves
            for tiles in (tuple(chain.from_iterable(move.sides)),)
            for prospect in self.prospects(move.tiles)
        )

    def _named(self, prospect: Prospect, move: Move) -> GroupLabel:
        made = prospect.label
        return made if made.caption else GroupLabel(self.game.verbs[move.verb])

    def _where(self, tiles: Group) -> Words:
        """Return the names of the groups in which tiles lie."""
        places = dict.fromkeys(self.table.place_of(tile)[0] for tile in tiles)
        return reduce(listed, map(self.title, places))

    def account(self, move: Move, after: Table) -> tuple[Words, ...]:  # noqa: ARG002
        """Return sentences that tell what a move has done, for a player who does not see it."""
        return ()

    def need(self, aim: Aim) -> Need:
        """Return what one of the aims of the table still lacks."""
        return Need(frozenset(), aim.faces)

    def why_idle(self, tile: Tile) -> Words:
        """Return why no move begins with a tile, if that is so."""
        return words("No move begins with this {tile}.", tile=WrittenTiles(tile.face))

    def is_apart(self, tiles: Set[Tile]) -> bool:  # noqa: ARG002
        """Return whether tiles are of a triplet in an open group that would do if adjacent."""
        return False

    def why_not_onto(self, tile: Tile, group: int) -> tuple[Words, ...]:  # noqa: ARG002
        """Return why a tile makes no move with a whole group, where a group is laid to it."""
        return ()

    def prospects(self, tiles: Set[Tile]) -> tuple[Prospect, ...]:
        """Return what the move with these tiles would make of its groups, or why it is illegal."""
        if self.explain(tiles):
            return (Prospect(None, reason=NOT_LEGAL),)
        moves = self.game.moves(self.table)
        after = self.game.after(self.table, next(move for move in moves if move.tiles == tiles))
        labels = self.game.narrator(after).labels
        pairs = enumerate(zip(self.table.groups, after.groups, strict=True))
        return tuple(
            Prospect(number, labels[number]) for number, (old, new) in pairs if old != new
        )

    # What is given to all.

    @property
    def why_lost(self) -> Words | None:
        """Why the game is lost, in a sentence; None if it is won or open."""
        if self.game.is_won(self.table):
            return None
        return self.why_out_of_reach or (None if self.game.can_move(self.table) else NO_MOVE)

    def title(self, group: int) -> Words:
        """Return what a group is called: its own name, else its number."""
        caption = self.labels[group].caption
        if self.game.has_named_groups and caption:
            return caption
        return words("Group {number}", number=self.game.reading_order.index(group) + 1)

    def describe(self, group: int) -> Words:
        """Return a group's tiles and its state, for a player who cannot see it."""
        state, tiles = self.state(group), self.table.groups[group]
        caption = self.labels[group].caption if self.game.has_named_groups else None
        row = self._row_words(tiles) if tiles else words("no tiles")
        known = labelled(caption or self.title(group), row)
        return known if state is None else listed(known, state)

    def _row_words(self, tiles: Group) -> str | Words:
        """Return the faces of tiles in a row; those that lie face down are only counted."""
        hidden = self.game.hidden(self.table)
        if not hidden & set(tiles):
            return faces_text(faces_of(tiles))
        runs = [(is_down, tuple(run)) for is_down, run in groupby(tiles, hidden.__contains__)]
        parts: list[str | Words] = [
            counted("%n face down", len(run)) if is_down else faces_text(faces_of(run))
            for is_down, run in runs
        ]
        return reduce(listed, parts)

    def state(self, group: int) -> Words | None:
        """Return that a group is completed or closed, or its name; None if it has none of it."""
        label = self.labels[group]
        if label.is_closed:
            return words("closed")
        if self.game.has_named_groups:
            return words("completed") if label.is_sealed else None
        return self.caption(label) or refuse_faces(faces_of(self.table.groups[group]))

    def caption(self, label: GroupLabel) -> Words | None:
        """Return the caption of a label, and whether the goal has no use for its valid group."""
        is_idle = label.is_sealed and not label.counts and self.game.aims(self.table)
        if label.caption and is_idle:
            return not_for_the_goal(label.caption)
        return label.caption

    def refuse(self, move: Move) -> Words:
        """Return why a move is not legal."""
        strange = [tile for tile in move.tiles if tile not in set(self.table.tiles)]
        if strange:
            return words("{tile} is not on this table", tile=str(min(strange, key=str)))
        if move.verb not in self.game.verbs:
            return unlisted(move.verb, self.game.verbs)
        refusal = words("“{move}” is not legal here.", move=str(move))
        return joined(refusal, *self.explain(move.tiles))


def move_words(game: Game, move: Move) -> Words:
    """Return a move in words: the verb and the faces it touches."""
    verb = game.verbs[move.verb]
    return labelled(verb, sides_text(move)) if move.tiles else verb


def sides_text(move: Move) -> WrittenTiles:
    """Return the faces that a move touches, side by side."""
    return WrittenTiles(
        " · ".join("+".join(str(tile.face) for tile in side) for side in move.sides)
    )
