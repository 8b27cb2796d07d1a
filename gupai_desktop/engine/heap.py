"""Games whose tiles are taken, a few at a time, from fixed places to a heap.

The heap is the last group of a table.  A tile leaves its place empty, so what is free
depends on the places that are empty, and on nothing else.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Set
from dataclasses import replace
from itertools import combinations
from typing import ClassVar

from gupai_desktop.engine.combinations import Combination, combination, own_name
from gupai_desktop.engine.explain import Faces, faces_in_order, faces_of, faces_text, refuse_faces
from gupai_desktop.engine.game import Game, wrong_group
from gupai_desktop.engine.layout import RATIO, Spot
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.narrator import NOT_LEGAL, GroupLabel, Narrator, Prospect
from gupai_desktop.engine.table import Group, Table, no_tile, wrong_stage
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import BadText, Words, WrittenTiles, words

TAKE = "take"
TAKEN = words("Taken tiles")

#: This many sets of tiles at most are tried when it is not written how they were taken.
_MAX_TRIED = 5_000

#: Places by their groups and their numbers there.
HeapPlaces = Set[tuple[int, int]]


class HeapGame(Game):
    """A game of taking pairs, or pairs and triplets, of tiles that are free."""

    verbs: ClassVar[Mapping[str, Words]] = {TAKE: words("Take")}
    take_verbs = (TAKE,)
    has_named_groups = True
    keeps_places = True
    #: The number of places in every group but the heap.
    shape: ClassVar[tuple[int, ...]]
    #: How many tiles are taken at once.
    take_sizes: ClassVar[tuple[int, ...]] = (2,)

    @abstractmethod
    def is_free(self, place: tuple[int, int], gone: HeapPlaces) -> bool:
        """Return whether a tile in this place may be taken once those places are empty."""

    def can_take(self, faces: Faces) -> bool:
        """Return whether tiles of these faces are taken together, once all are free."""
        return combination(self.triplets, faces) is not None

    def free(self, table: Table) -> frozenset[Tile]:
        """Return the tiles that may be taken now."""
        return frozenset(
            tile
            for number, row in enumerate(table.rows[:-1])
            for place, tile in enumerate(row)
            if tile and self.is_free((number, place), table.gaps)
        )

    def held(self, table: Table) -> frozenset[Tile]:
        return frozenset(tile for group in table.groups[:-1] for tile in group) - self.free(table)

    def arrange(self, tiles: tuple[Tile, ...]) -> Table:
        waiting = iter(tiles)
        groups = (tuple(next(waiting) for _ in range(size)) for size in self.shape)
        return Table((*groups, ()), has_heap=True)

    def moves(self, table: Table) -> tuple[Move, ...]:
        """Return every take, larger ones last, in the order in which the tiles lie."""
        free = self.free(table)
        lying = [tile for group in table.groups[:-1] for tile in group if tile in free]
        return tuple(
            Move.of_tiles(TAKE, tiles)
            for size in sorted(self.take_sizes)
            for tiles in combinations(lying, size)
            if self.can_take(faces_of(tiles))
        )

    def after(self, table: Table, move: Move) -> Table:
        return table.with_taken(move.tiles, max(self.take_sizes))

    def is_won(self, table: Table) -> bool:
        return not any(table.groups[:-1])

    def takes(self, table: Table) -> Iterator[Group]:
        """Yield what was taken, one take after the other."""
        size, heap = max(self.take_sizes), table.rows[-1]
        for start in range(0, len(heap), size):
            yield tuple(tile for tile in heap[start : start + size] if tile)

    # Boards that are given as text.

    def completed(self, table: Table) -> Table:
        """Return a table with its heap; where none is written, that of what is missing."""
        table = super().completed(table)
        groups, heap = table.groups, len(self.shape)
        empty = {
            (n, 0) for n, size in enumerate(self.shape) if size == 1 and not any(groups[n : n + 1])
        }
        table = replace(table, gaps=table.gaps | empty, has_heap=True)
        if len(groups) != heap:
            return table
        table = replace(table, groups=(*groups, ()))
        laid = set(table.tiles)
        missing = tuple(tile for tile in self.tiles if tile not in laid)
        for tiles in self._parted(missing, set()) or ():
            table = table.with_taken(tiles, max(self.take_sizes))
        return table

    def _parted(self, tiles: Group, dead: set[Group]) -> list[Group] | None:
        """Return takes that these tiles may have been; None if they cannot."""
        if not tiles:
            return []
        if tiles in dead or len(dead) > _MAX_TRIED:
            return None
        for size in sorted(self.take_sizes):
            for others in combinations(tiles[1:], size - 1):
                take = (tiles[0], *others)
                if self.can_take(faces_of(take)):
                    left = tuple(tile for tile in tiles if tile not in take)
                    if (rest := self._parted(left, dead)) is not None:
                        return [take, *rest]
        dead.add(tiles)
        return None

    def check_shape(self, table: Table) -> None:
        """Raise `BadText` unless every gap and every take on the heap can have come about."""
        self.check_group_count(table)
        *rows, _ = table.rows
        for number, (row, size) in enumerate(zip(rows, self.shape, strict=True), 1):
            if len(row) != size:
                raise wrong_group(number, len(row), size)
        gone = {place for place in table.gaps if place[0] < len(rows)}
        left = set(gone)
        while free := {place for place in left if self.is_free(place, gone - left)}:
            left -= free
        if left:
            group, place = min(left)
            raise BadText(
                words(
                    "place {place} of group {group} is empty, but its tile was never free",
                    group=group + 1,
                    place=place + 1,
                )
            )
        self.check_takes(table)
        if table.stage:
            raise wrong_stage(table.stage)

    def check_takes(self, table: Table) -> None:
        """Raise `BadText` unless what lies on the heap together can be taken together."""
        if table.done:
            raise no_tile((min(table.done), 0), "-")
        for group, place in sorted(table.gaps):
            is_last = place % max(self.take_sizes) >= min(self.take_sizes)
            if group == len(self.shape) and not is_last:
                raise no_tile((group, place), ".")
        for take in self.takes(table):
            if not self.can_take(faces_of(take)):
                raise BadText(
                    words("{tiles} were not taken together", tiles=faces_text(faces_of(take)))
                )


#: A heap has room for this many takes.
_TAKES = 16


def heap_spots(tiles: int, columns: int, size: float, *corners: tuple[float, float]) -> list[Spot]:
    """Return the spots of takes of that many tiles, laid in turn in stacks of that many columns.

    The stacks begin in these corners, given in tile widths.
    """
    across, down = (tiles + 0.3) * size, (RATIO + 0.15) * size
    return [
        Spot.around(
            left + number % columns * across + (place + 0.5) * size,
            top + number // columns * down + RATIO / 2 * size,
            size=size,
        )
        for number in range(_TAKES // len(corners))
        for left, top in corners
        for place in range(tiles)
    ]


class HeapNarrator(Narrator):
    """All that a player reads of one table of such a game."""

    game: HeapGame

    def __init__(self, game: HeapGame, table: Table) -> None:
        super().__init__(game, table)
        self.free = game.free(table)
        self.heap = len(table.groups) - 1

    @property
    def on_table(self) -> frozenset[Faces]:
        moves = (move for move in self.game.moves(self.table) if move.tiles)
        return frozenset(faces_in_order(move.tiles) for move in moves)

    def named(self, made: Combination, faces: Faces) -> Words:
        return own_name(made, faces)

    def prospects(self, tiles: Set[Tile]) -> tuple[Prospect, ...]:
        """Return the name of what would be taken; or why it is no move."""
        faces = faces_in_order(tiles)
        if self.game.can_take(faces) and not self.explain(tiles):
            made = combination(self.game.triplets, faces)
            name, native = (self.named(made, faces), made.native) if made else (TAKEN, "")
            return (Prospect(self.heap, GroupLabel(name, native, is_sealed=True, counts=True)),)
        reason = refuse_faces(faces) if len(faces) in self.game.take_sizes else None
        if tiles - self.free:
            reason = words("Not free")
        return (Prospect(self.heap, reason=reason or NOT_LEGAL),)


def taken(tile: Tile) -> Words:
    return words("{tile} has been taken.", tile=WrittenTiles(tile.face))
