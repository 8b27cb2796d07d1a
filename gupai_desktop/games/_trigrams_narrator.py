"""All that a player reads of a table of Eight Trigrams: arms, free tiles and points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from itertools import combinations
from typing import TYPE_CHECKING

from gupai_desktop.engine.combinations import Combination, combination, own_name
from gupai_desktop.engine.explain import (
    Faces,
    explain_no_combination,
    faces_in_order,
    faces_of,
    faces_text,
)
from gupai_desktop.engine.heap import TAKEN, HeapNarrator, taken
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.narrator import Change, GroupLabel, Sign
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import (
    Words,
    WrittenTiles,
    counted,
    labelled,
    listed,
    sentence,
    words,
)

if TYPE_CHECKING:
    from gupai_desktop.games.trigrams import Trigrams


class TrigramsNarrator(HeapNarrator):
    """All that a player reads of one table of Eight Trigrams."""

    game: Trigrams

    @property
    def labels(self) -> tuple[GroupLabel, ...]:
        """The numbers of the arms; the points of what has been taken."""
        arms = enumerate(self.table.groups[: self.heap], 1)
        named = (
            GroupLabel(words("Arm {number}", number=number), is_gone=not arm)
            for number, arm in arms
        )
        return (*named, GroupLabel(self.tally))

    @property
    def tally(self) -> Words:
        return counted("%n point(s)", self.game.score(self.table))

    def title(self, group: int) -> Words:
        return TAKEN if group == self.heap else super().title(group)

    def describe(self, group: int) -> Words:
        """Return the tiles of an arm and the free ones among them; what was taken, and points."""
        known = super().describe(group)
        if group == self.heap:
            return listed(known, sentence(self.tally)) if self.table.groups[group] else known
        free = [tile for tile in self.table.groups[group] if tile in self.free]
        if not free:
            return known
        return words("{arm}; free: {tiles}", arm=known, tiles=faces_text(faces_of(free)))

    def note(self, group: int) -> tuple[Words, ...]:
        """Return which tiles of an arm are free and why others are not; the takes, one by one."""
        if group == self.heap:
            takes = [faces_of(take) for take in self.game.takes(self.table)]
            if not takes:
                return (words("Nothing has been taken yet."),)
            return tuple(sentence(self._take_words(faces)) for faces in takes)
        arm = self.table.groups[group]
        free = faces_text(faces_of(tile for tile in arm if tile in self.free))
        if not free:
            return (words("All tiles of this arm have been taken."),)
        held = [tile for tile in arm if tile not in self.free]
        return (
            words("Free in this arm: {tiles}.", tiles=free),
            *map(self.why_idle, held),
        )

    def points(self, faces: Faces) -> Words:
        """Return the points of a take in words."""
        return counted("%n point(s)", self.game.points(faces))

    def badges(self, held: Set[Tile], moves: Iterable[Move]) -> Mapping[Tile, Sign]:
        """Return the points that each tile would bring: by itself, or else at most."""
        found = dict[Tile, tuple[bool, int]]()
        for move in moves:
            left, points = move.tiles - held, self.game.points(faces_of(move.tiles))
            for tile in left:
                found[tile] = max(found.get(tile, (False, 0)), (len(left) == 1, points))
        return {
            tile: Sign(str(points), counted("%n point(s)", points), is_tag=True)
            for tile, (_, points) in found.items()
        }

    def changes(self, group: int) -> tuple[Change, ...]:
        """Return one take for each of equal names and points, those with most points first."""
        kinds = {change.made: change for change in reversed(super().changes(group))}

        def points(change: Change) -> int:
            return self.game.points(faces_of(change.coming))

        return tuple(sorted(kinds.values(), key=points, reverse=True))

    def _take_words(self, faces: Faces) -> Words:
        """Return what was taken, by its name, with its points and those of a pair in it."""
        made = combination(self.game.triplets, faces)
        assert made is not None
        named = listed(own_name(made, faces), self.points(faces))
        for two in combinations(faces, 2) if len(faces) == 3 else ():
            if pair := combination(self.game.triplets, two):
                named = words(
                    "{take}, {points} of them for {pair}",
                    take=named,
                    points=self.game.points(two),
                    pair=own_name(pair, two),
                )
        return labelled(faces_text(faces), named)

    def account(self, move: Move, after: Table) -> tuple[Words, ...]:
        said = (sentence(self._take_words(faces_in_order(move.tiles))),)
        if not self.game.is_won(after):
            return said
        score = self.game.score(after)
        clear = counted("The table is clear: doubled, %n point(s).", score)
        return (*said, clear)

    def why_idle(self, tile: Tile) -> Words:
        """Return which neighbours are in the way of a tile; of a free one, that nothing fits."""
        group, place = self.table.place_of(tile)
        if group == self.heap:
            return taken(tile)
        if tile in self.free:
            return super().why_idle(tile)
        row = self.table.rows[group]
        others = [near for near in row if near and near is not tile]
        if place == len(row) - 1:
            return words(
                "{tile} lies across the ends of {others}: these must be taken first.",
                tile=WrittenTiles(tile.face),
                others=faces_text(faces_of(others)),
            )
        return words(
            "{tile} lies between {one} and {other}: one of them must be taken first.",
            tile=WrittenTiles(tile.face),
            one=WrittenTiles(others[0].face),
            other=WrittenTiles(others[1].face),
        )

    def explain(self, tiles: Set[Tile]) -> tuple[Words, ...]:
        """Return which tiles are not free, or why these are neither a pair nor a triplet."""
        in_order = sorted(tiles, key=lambda tile: tile.order)
        if held := [tile for tile in in_order if tile not in self.free]:
            return tuple(map(self.why_idle, held))
        faces = faces_of(in_order)
        if combination(self.game.triplets, faces):
            return ()
        if len(faces) == 3:
            return (explain_no_combination(faces),)
        if len(faces) != 2:
            return (words("Two tiles that form a pair are taken, or three that form a triplet."),)
        said = (explain_no_combination(faces),)
        if any(tiles < move.tiles for move in self.game.moves(self.table)):
            return said
        return (*said, words("No third free tile makes a triplet of them."))

    def named(self, made: Combination, faces: Faces) -> Words:
        return labelled(own_name(made, faces), self.points(faces))
