"""From the tiles a player points at to the moves that they begin or complete.

This knows neither Qt nor any game: it looks things up in the legal moves.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from gupai_desktop.engine.explain import faces_in_order, faces_text
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import WrittenTiles


@dataclass(frozen=True)
class Selection:
    """The tiles that are selected, among the legal moves of a table.

    They begin a move when all of them belong to it and its sides are filled
    one after the other: so two tiles of one group begin an exchange of two,
    while one tile of each of two groups can only be an exchange of one.
    """

    moves: tuple[Move, ...]
    tiles: frozenset[Tile] = frozenset()

    @cached_property
    def _touching(self) -> tuple[Move, ...]:
        """The moves that all that is selected belongs to."""
        return tuple([move for move in self.moves if self.tiles <= move.tiles])

    @cached_property
    def begun(self) -> tuple[Move, ...]:
        """The moves that the selection begins and does not complete."""
        return tuple(
            move
            for move in self._touching
            if self.tiles < move.tiles and _unfinished_sides(move, self.tiles) <= 1
        )

    @cached_property
    def complete(self) -> Move | None:
        """The move that the selection completes, if it is the only one."""
        whole = [move for move in self._touching if self.tiles and move.tiles == self.tiles]
        return whole[0] if len(whole) == 1 else None

    @property
    def fitting(self) -> tuple[Move, ...]:
        """The one move that the selection completes, or those that it begins."""
        return (self.complete,) if self.complete else self.begun

    @cached_property
    def _joining(self) -> frozenset[Tile]:
        """The other tiles of the moves that are begun, once something is selected."""
        others = (move.tiles for move in self.begun if self.tiles)
        return frozenset[Tile]().union(*others) - self.tiles

    @cached_property
    def targets(self) -> frozenset[Tile]:
        """The tiles each of which would complete a move."""
        whole = {move.tiles for move in self.begun}
        return frozenset(tile for tile in self._joining if self.tiles | {tile} in whole)

    @cached_property
    def partners(self) -> frozenset[Tile]:
        """The tiles each of which would carry on towards a longer move."""
        return frozenset(
            tile for tile in self._joining if Selection(self._touching, self.tiles | {tile}).begun
        )

    @property
    def faces(self) -> WrittenTiles:
        return faces_text(faces_in_order(self.tiles))

    def apart_from(self, tile: Tile) -> Selection:
        """Return those of the tiles that no legal move takes with another one; else all."""
        met = frozenset[Tile]().union(*(move.tiles for move in self.moves if tile in move.tiles))
        return Selection(self.moves, self.tiles - met or self.tiles)

    def with_twins(self, tiles: Collection[Tile]) -> tuple[Selection, tuple[Tile, ...]]:
        """Return twins of the tiles with which some of others go on, and those that do.

        The tiles are kept where one goes on with them; there may be none that does.
        """
        wanted = self.faces
        found = dict[Selection, dict[Tile, None]]()
        for move in self.moves if wanted else ():
            for tile in (twin for twin in tiles if twin in move.tiles):
                for others in combinations(move.tiles - {tile}, len(self.tiles)):
                    twins = Selection(self.moves, frozenset(others))
                    if (
                        twins.faces == wanted
                        and Selection(self.moves, twins.tiles | {tile}).fitting
                    ):
                        found.setdefault(twins, {})[tile] = None
        if self in found or not found:
            return self, tuple(found.get(self, ()))
        twins, going = next(iter(found.items()))
        is_whole = any(Selection(self.moves, twins.tiles | {tile}).complete for tile in going)
        # Of several moves of the same faces none is played unasked.
        return (self, ()) if is_whole and len(found) > 1 else (twins, tuple(going))


def _unfinished_sides(move: Move, tiles: frozenset[Tile]) -> int:
    return sum([0 < len(tiles.intersection(side)) < len(side) for side in move.sides])
