"""Meng Huo (七擒孟獲): the one general who comes back, in a game of Clearing the Rows."""

from __future__ import annotations

from collections.abc import Mapping

from gupai_desktop.engine.explain import faces_of, faces_text
from gupai_desktop.engine.game import Sign, wrong_group
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import TILE, Tile
from gupai_desktop.engine.words import Words, counted, words
from gupai_desktop.games.levels import Levels


class MengHuo(Levels):
    """One general, who always comes back."""

    id = "levels.meng-huo"
    name = words("Levels", "Seven Captures of Meng Huo")
    short_name = words("Levels", "Seven Captures")
    native = "七擒孟獲"
    gist = words("Levels", "Capture Meng Huo seven times.")
    summary = words(
        "Levels",
        "Meng Huo is captured by the last two tiles of a level, and escapes as soon as he is "
        "reached by a refill. Capture him seven times.",
    )
    general_count, level_count, level_size = 1, 7, 3
    fugitive = TILE["21"]
    generals_name = words("Levels", "Meng Huo")

    def arrange(self, tiles: tuple[Tile, ...]) -> Table:
        """Meng Huo alone in his row, the others as they come."""
        others = (tile for tile in tiles if tile is not self.fugitive)
        return super().arrange((self.fugitive, *others))

    def check_shape(self, table: Table) -> None:
        """Raise `BadText` also unless Meng Huo is in his row, or waits in the common row."""
        super().check_shape(table)
        generals = self._generals(table)
        is_captured = not generals and self.fugitive in table.groups[self.common]
        if generals != (self.fugitive,) and not is_captured:
            raise wrong_group(1, faces_text(faces_of(generals)) or ".", str(self.fugitive))

    def tally(self, table: Table) -> Words:
        """How often he has been captured."""
        return counted("Levels", "%n of {all} captures", len(table.done), all=self.level_count)

    def _generals_caption(self, table: Table) -> Words:
        refills = self._refills_to_escape(table)
        if refills is None:
            return self.generals_name
        return counted("Levels", "Escapes in %n refill(s)", refills)

    def _refills_to_escape(self, table: Table) -> int | None:
        """How many refills it takes until one reaches him; None while he is free."""
        common, draws = table.groups[self.common], len(self._in_play(table))
        if self.fugitive not in common:
            return None
        return (len(common) - 1 - common.index(self.fugitive)) // max(1, draws) + 1

    def signs(self, table: Table) -> Mapping[Tile, Sign]:
        """How many refills it takes until Meng Huo escapes from the common row."""
        refills = self._refills_to_escape(table)
        return {} if refills is None else {self.fugitive: Sign(str(refills), _escape(refills))}

    def note(self, table: Table, group: int) -> tuple[Words, ...]:
        """When Meng Huo escapes, for his own row and the common row; else what every row says."""
        refills = self._refills_to_escape(table)
        if refills is None or group not in (0, self.common):
            return super().note(table, group)
        return (_escape(refills), *(super().note(table, group) if group else ()))


def _escape(refills: int) -> Words:
    """When Meng Huo escapes, if no level is completed before."""
    return counted("Levels", "Meng Huo escapes in %n refill(s).", refills)
