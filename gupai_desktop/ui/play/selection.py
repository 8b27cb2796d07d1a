"""From the tiles a player points at to the moves that they begin or complete.

This knows neither Qt nor any game: it looks things up in the legal moves.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.tiles import Tile


@dataclass(frozen=True, slots=True)
class Selection:
    """The tiles that are selected, among the legal moves of a table.

    They begin a move when all of them belong to it and its sides are filled
    one after the other: so two tiles of one group begin an exchange of two,
    while one tile of each of two groups can only be an exchange of one.
    """

    moves: tuple[Move, ...]
    tiles: frozenset[Tile] = frozenset()

    def with_tile(self, tile: Tile) -> Selection:
        """One more tile selected."""
        return replace(self, tiles=self.tiles | {tile})

    def without(self, tile: Tile) -> Selection:
        """One tile less selected."""
        return replace(self, tiles=self.tiles - {tile})

    @property
    def begun(self) -> tuple[Move, ...]:
        """The moves that the selection begins and does not complete."""
        return tuple(
            move
            for move in self.moves
            if self.tiles < move.tiles and _unfinished_sides(move, self.tiles) <= 1
        )

    @property
    def complete(self) -> Move | None:
        """The move that the selection completes, if it is the only one."""
        made = [move for move in self.moves if self.tiles and move.tiles == self.tiles]
        return made[0] if len(made) == 1 else None

    @property
    def targets(self) -> frozenset[Tile]:
        """The tiles each of which would complete a move."""
        return frozenset(
            tile
            for move in self.begun
            for tile in move.tiles - self.tiles
            if self.tiles and self.tiles | {tile} == move.tiles
        )

    @property
    def partners(self) -> frozenset[Tile]:
        """The tiles each of which would carry on towards a longer move."""
        return frozenset(
            tile
            for move in self.begun
            for tile in move.tiles - self.tiles
            if self.tiles and self.with_tile(tile).begun
        )


def _unfinished_sides(move: Move, tiles: frozenset[Tile]) -> int:
    return sum(0 < len(tiles.intersection(side)) < len(side) for side in move.sides)
