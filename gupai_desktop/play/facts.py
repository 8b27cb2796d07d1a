"""The facts of a table: everything that is shown of it, computed once a step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from gupai_desktop.engine.game import Game, Outcome
from gupai_desktop.engine.goals import Aims
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.narrator import Narrator
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import Words


@dataclass(frozen=True, eq=False)
class Facts:
    """The facts of the table of a record.

    Each fact is computed when it is first read, and kept.
    """

    record: Record

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def table(self) -> Table:
        return self.record.table

    @cached_property
    def narrator(self) -> Narrator:
        return self.record.narrator

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """The legal moves; none once the game is won."""
        return () if self.is_won else self.game.moves(self.table)

    @cached_property
    def winning_move(self) -> Move | None:
        """The legal move that wins at once, of the fewest tiles; None without one."""
        game, table = self.game, self.table
        winning = (move for move in self.moves if game.is_won(game.after(table, move)))
        return min(winning, key=lambda move: len(move.tiles), default=None)

    @cached_property
    def is_won(self) -> bool:
        return self.game.is_won(self.table)

    @cached_property
    def why_lost(self) -> Words | None:
        return self.narrator.why_lost

    @property
    def outcome(self) -> Outcome:
        """Won, lost or open."""
        if self.is_won:
            return Outcome.WON
        return Outcome.LOST if self.why_lost else Outcome.OPEN

    @cached_property
    def places(self) -> Mapping[Tile, tuple[int, int, int]]:
        """The group of each tile, its place there, and how many tiles lie there."""
        return {
            tile: (number, place, len(row))
            for number, row in enumerate(self.table.rows)
            for place, tile in enumerate(row)
            if tile
        }

    @cached_property
    def hidden(self) -> frozenset[Tile]:
        return self.game.hidden(self.table)

    @cached_property
    def held(self) -> frozenset[Tile]:
        return self.game.held(self.table)

    @cached_property
    def pictures(self) -> Mapping[Tile, str]:
        return self.game.pictures(self.table)

    @cached_property
    def aims(self) -> tuple[Aims, ...]:
        return self.game.aims(self.table)
