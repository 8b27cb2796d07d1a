"""All that a player reads of a table of Pairs: what is left, what is free, and mates."""

from __future__ import annotations

from collections.abc import Set
from itertools import chain
from typing import TYPE_CHECKING

from gupai_desktop.engine.combinations import combination, own_name
from gupai_desktop.engine.explain import (
    explain_no_combination,
    faces_in_order,
    faces_of,
    faces_text,
)
from gupai_desktop.engine.heap import TAKEN, HeapNarrator, taken
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.narrator import NO_MOVE, GroupLabel
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import Words, WrittenTiles, counted, labelled, sentence, words

if TYPE_CHECKING:
    from gupai_desktop.games.pairs import Pairs


class PairsNarrator(HeapNarrator):
    """All that a player reads of one table of Pairs."""

    game: Pairs

    @property
    def labels(self) -> tuple[GroupLabel, ...]:
        rows = enumerate(self.table.groups[: self.heap], 1)
        named = (
            GroupLabel(words("Row {number}", number=number), is_gone=not row)
            for number, row in rows
        )
        return (*named, GroupLabel(TAKEN))

    @property
    def tally(self) -> Words:
        return counted("%n tile(s) left", sum(map(len, self.table.groups[:-1])))

    def note(self, group: int) -> tuple[Words, ...]:
        """Return that no tile of a row can be taken, if that is so."""
        if group == self.heap:
            return (sentence(self.tally),)
        none = words("No tile of this row can be taken now.")
        return () if self.changes(group) else (none,)

    def account(self, move: Move, after: Table) -> tuple[Words, ...]:
        faces = faces_in_order(move.tiles)
        made = combination(self.game.triplets, faces)
        if made is None:
            return ()
        said = [sentence(labelled(faces_text(faces), own_name(made, faces)))]
        if turned := self.game.hidden(self.table) - self.game.hidden(after):
            tiles = faces_text(faces_in_order(turned))
            said.append(words("Turned up: {tiles}.", tiles=tiles))
        return tuple(said)

    def explain(self, tiles: Set[Tile]) -> tuple[Words, ...]:
        """Return that a tile lies face down or is gone, or that two are not a pair."""
        if any(tiles == move.tiles for move in self.game.moves(self.table) if move.tiles):
            return ()
        if tiles & self.game.hidden(self.table):
            return (words("Only tiles that lie face up are taken."),)
        if gone := tiles & set(self.table.groups[-1]):
            return (taken(min(gone, key=lambda tile: tile.order)),)
        if len(tiles) != 2:
            return (words("Tiles are taken in pairs."),)
        faces = faces_in_order(tiles)
        if not combination(self.game.triplets, faces):
            return (explain_no_combination(faces),)
        # Only in rows are there pairs that lie face up and cannot be taken.
        return (words("A pair is taken when one tile lies above the other."),)

    def why_idle(self, tile: Tile) -> Words:
        """Return that the mate of a tile is not to be had yet."""
        if said := self.explain({tile, *self._mates(tile)}):
            is_face_up = tile not in self.game.hidden(self.table)
            mate = next(iter(self._mates(tile)))
            if is_face_up and mate in self.game.hidden(self.table):
                mates = WrittenTiles(mate.face)
                return words(
                    "The mate of {tile} is {mate}, which still lies face down.",
                    tile=WrittenTiles(tile.face),
                    mate=mates,
                )
            return said[0]
        return super().why_idle(tile)

    def _mates(self, tile: Tile) -> tuple[Tile, ...]:
        """Return the one tile that is a pair with another."""
        return tuple(
            other
            for other in chain.from_iterable(self.table.groups)
            if other is not tile and combination(self.game.triplets, faces_of((tile, other)))
        )


class TwoRowsNarrator(PairsNarrator):
    """All that a player reads of one table of Two Rows."""

    @property
    def phase(self) -> Words | None:
        """How often the rows have been turned since the last pair."""
        if self.game.is_won(self.table) or not self.table.stage:
            return None
        return counted(
            "Turned %n of {all} times without a pair",
            self.table.stage,
            all=len(self.table.groups[0]),
        )

    @property
    def _takes(self) -> tuple[Words, ...]:
        """The pairs that can be taken."""
        pairs = (faces_text(faces_in_order(change.tiles)) for change in self.changes(0))
        return tuple(words("Can be taken: {triplets}.", triplets=pair) for pair in pairs)

    @property
    def why_no_turn(self) -> tuple[Words, ...]:
        """That a pair can be taken, and which; that none ever will be."""
        if not self.on_table:
            return () if self.game.can_move(self.table) else (NO_MOVE,)
        why = words("The rows are turned only when no pair can be taken.")
        return (why, *self._takes)

    def account(self, move: Move, after: Table) -> tuple[Words, ...]:
        """Return which pair was taken; after a turn, which pairs can be taken now."""
        if move.tiles:
            return super().account(move, after)
        narrator = TwoRowsNarrator(self.game, after)
        none = words("No pair lies one tile above the other.")
        return narrator._takes or (none,)
