"""The facts of a table: everything that is shown of it, computed once a step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from gupai_desktop.engine.game import Game, Outcome
from gupai_desktop.engine.goals import Aims
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.narrator import Mark, Narrator, Sign, Step
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
        """The game of the record."""
        return self.record.game

    @property
    def table(self) -> Table:
        """The table to which the moves of the record have led."""
        return self.record.table

    @cached_property
    def narrator(self) -> Narrator:
        """The narrator of the table."""
        return self.record.narrator

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """The legal moves."""
        return self.game.moves(self.table)

    @cached_property
    def is_won(self) -> bool:
        """True if the goal is reached."""
        return self.game.is_won(self.table)

    @cached_property
    def why_lost(self) -> Words | None:
        """The reason why the game is lost; None if it is won or open."""
        return self.narrator.why_lost

    @property
    def outcome(self) -> Outcome:
        """Won, lost or open."""
        if self.is_won:
            return Outcome.WON
        return Outcome.LOST if self.why_lost else Outcome.OPEN

    @cached_property
    def marks(self) -> tuple[Mark, ...]:
        """The caption and the seal of each group."""
        return self.narrator.marks

    @cached_property
    def places(self) -> Mapping[Tile, tuple[int, int, int]]:
        """The group of each tile, its place there, and how many tiles lie there."""
        return {
            tile: (number, place, len(group))
            for number, group in enumerate(self.table.groups)
            for place, tile in enumerate(group)
        }

    @cached_property
    def hidden(self) -> frozenset[Tile]:
        """The tiles that lie face down."""
        return self.game.hidden(self.table)

    @cached_property
    def signs(self) -> Mapping[Tile, Sign]:
        """The signs in the corners of tiles."""
        return self.narrator.signs

    @cached_property
    def tally(self) -> Words:
        """The player's progress."""
        return self.narrator.tally

    @cached_property
    def aims(self) -> tuple[Aims, ...]:
        """The groups that the goal asks for by name."""
        return self.game.aims(self.table)

    @cached_property
    def phase(self) -> Words | None:
        """The phase of the turn, in games whose turns have phases."""
        return self.narrator.phase

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """The steps of the turn, in games whose turns have steps."""
        return self.narrator.steps

    def title(self, group: int) -> Words:
        """Return the name of a group, else its number."""
        return self.narrator.title(group)

    def describe(self, group: int) -> Words:
        """Return a group in a few words: its tiles, and its state."""
        return self.narrator.describe(group)

    def note(self, group: int) -> tuple[Words, ...]:
        """Return sentences that explain the state of a group."""
        return self.narrator.note(group)
