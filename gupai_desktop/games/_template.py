"""A game to begin another with: it is tested as all others are, and stands in no catalogue.

CONTRIBUTING.md says under “A family” what to do with a copy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import ClassVar

from gupai_desktop.engine.game import Family, Game
from gupai_desktop.engine.layout import TALL, Caption, Layout, Place
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.narrator import GroupLabel, Narrator
from gupai_desktop.engine.rules import Option
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import Words, counted, words

TAKE = "take"


class TemplateNarrator(Narrator):
    """All that a player reads of one table."""

    @property
    def labels(self) -> tuple[GroupLabel, ...]:
        """No label at any group."""
        return tuple(GroupLabel() for _ in self.table.groups)

    @property
    def tally(self) -> Words:
        """The number of tiles that are left."""
        return counted("%n tile(s) left", sum(map(len, self.table.groups[:-1])))

    def explain(self, tiles: Set[Tile]) -> tuple[Words, ...]:
        """Return the rule, unless these tiles can be taken."""
        if any(tiles == move.tiles for move in self.game.moves(self.table)):
            return ()
        return (
            words(
                "One tile is taken at a time, from the right of a row, "
                "and has an end of the tile before it."
            ),
        )


class TemplateRows(Game):
    """Eight rows of four, whose tiles are taken from the right into a chain."""

    family = Family("template", words("Template"), "", rank=99)
    id = "template.rows"
    is_draft = True
    name = words("Template")
    native = ""
    gist = words("Take all tiles in one chain.")
    summary = words(
        "Take tiles from the right of eight rows. Each has an end of the tile before it."
    )
    verbs: ClassVar[Mapping[str, Words]] = {TAKE: words("Take")}
    options: ClassVar[tuple[Option, ...]] = ()

    def narrator(self, table: Table) -> TemplateNarrator:
        """Return what tells a player about a table."""
        return TemplateNarrator(self, table)

    def layouts(self, sizes: Sequence[int]) -> tuple[Layout, ...]:  # noqa: ARG002
        """Return the rows, and the chain below them."""
        rows = (Place(5 * (row % 2), 1.1 * (row // 2), 4, Caption.NONE) for row in range(8))
        return (Layout(TALL, (*rows, Place(0, 4.7, 9, Caption.NONE, lines=4))),)

    def arrange(self, tiles: tuple[Tile, ...]) -> Table:
        """Return the rows of an opening, and an empty chain."""
        return Table((*(tiles[start : start + 4] for start in range(0, 32, 4)), ()))

    def moves(self, table: Table) -> tuple[Move, ...]:
        """Return the right ends of the rows that go on with the chain."""
        *rows, chain = table.groups
        last = [tile for row in rows for tile in row[-1:]]
        ends = set(chain[-1].face.ends) if chain else {1, 2, 3, 4, 5, 6}
        return tuple(Move.of_tiles(TAKE, (tile,)) for tile in last if ends & set(tile.face.ends))

    def after(self, table: Table, move: Move) -> Table:
        """Return the table with the tile at the end of the chain."""
        (taken,) = move.tiles
        groups = (tuple(tile for tile in row if tile != taken) for row in table.groups[:-1])
        return Table((*groups, (*table.groups[-1], taken)))

    def is_won(self, table: Table) -> bool:
        """Return whether all tiles are in the chain."""
        return not any(table.groups[:-1])

    def check_shape(self, table: Table) -> None:
        """Raise `BadText` unless there are nine groups, for rows grow shorter."""
        self.check_group_count(table)
