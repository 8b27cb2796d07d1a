"""Columns: two tiles whose pips add up to twelve are taken from the feet of eight columns."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import ClassVar

from gupai_desktop.engine.explain import Faces
from gupai_desktop.engine.game import Family
from gupai_desktop.engine.heap import TAKEN, HeapGame, HeapNarrator, HeapPlaces, heap_spots
from gupai_desktop.engine.layout import RATIO, TALL, Layout, Place, Spot
from gupai_desktop.engine.narrator import GroupLabel
from gupai_desktop.engine.rules import Option
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import Words, counted, words


class ColumnsNarrator(HeapNarrator):
    """All that a player reads of one table of Columns."""

    @property
    def labels(self) -> tuple[GroupLabel, ...]:
        """The columns by their numbers, and the heap."""
        named = (GroupLabel(words("Column {number}", number=n + 1)) for n in range(self.heap))
        return (*named, GroupLabel(TAKEN))

    @property
    def tally(self) -> Words:
        """The number of tiles that are left."""
        return counted("%n tile(s) left", sum(map(len, self.table.groups[:-1])))

    def explain(self, tiles: Set[Tile]) -> tuple[Words, ...]:
        """Return that they do not add up to twelve, or are not free."""
        if any(tiles == move.tiles for move in self.game.moves(self.table)):
            return ()
        return (words("Two free tiles with twelve pips together are taken."),)


class Columns(HeapGame):
    """Eight columns of four, face up."""

    family = Family("toyofthetests", words("Columns"), "階", rank=5)
    id = "toyofthetests.twelve"
    is_draft = True
    name = words("Columns of Twelve")
    native = ""
    gist = words("Take two tiles of twelve pips.")
    summary = words("Eight columns of four. Take two tiles of twelve pips together.")
    options: ClassVar[tuple[Option, ...]] = ()
    shape = (4,) * 8

    def narrator(self, table: Table) -> ColumnsNarrator:
        """Return what tells a player about a table."""
        return ColumnsNarrator(self, table)

    def layouts(self, sizes: Sequence[int]) -> tuple[Layout, ...]:  # noqa: ARG002
        """Return eight columns side by side, and the heap right of them."""
        columns = (
            Place.of_spots([Spot.around(x + 0.5, (y + 0.5) * RATIO) for y in range(4)])
            for x in range(8)
        )
        return (Layout(TALL, (*columns, Place.of_spots(heap_spots(2, 2, 0.5, (8.3, 0))))),)

    def is_free(self, place: tuple[int, int], gone: HeapPlaces) -> bool:
        """Return whether nothing is left below a tile."""
        column, here = place
        return all((column, below) in gone for below in range(here + 1, 4))

    def can_take(self, faces: Faces) -> bool:
        """Return whether they have twelve pips together."""
        return sum(sum(face.ends) for face in faces) == 12
