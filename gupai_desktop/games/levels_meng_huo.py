"""Meng Huo (七擒孟獲): the one general who comes back, in a game of Clearing the Rows."""

from __future__ import annotations

from gupai_desktop.engine.explain import faces_of, faces_text
from gupai_desktop.engine.game import wrong_group
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import TILE, Tile
from gupai_desktop.engine.words import words
from gupai_desktop.games.levels import Levels
from gupai_desktop.games.levels_narrator import MengHuoNarrator


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

    def narrator(self, table: Table) -> MengHuoNarrator:
        """Return what tells a player about a table."""
        return MengHuoNarrator(self, table)

    def arrange(self, tiles: tuple[Tile, ...]) -> Table:
        """Return Meng Huo alone in his row, the others as they come."""
        others = (tile for tile in tiles if tile is not self.fugitive)
        return super().arrange((self.fugitive, *others))

    def check_shape(self, table: Table) -> None:
        """Raise `BadText` also unless Meng Huo is in his row, or waits in the common row."""
        super().check_shape(table)
        generals = self.generals(table)
        is_captured = not generals and self.fugitive in table.groups[self.common]
        if generals != (self.fugitive,) and not is_captured:
            raise wrong_group(1, faces_text(faces_of(generals)) or ".", str(self.fugitive))
