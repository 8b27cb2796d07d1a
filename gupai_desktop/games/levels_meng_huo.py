"""Seven Captures of Meng Huo (七擒孟獲): Clearing the Rows with a general who escapes."""

from __future__ import annotations

from gupai_desktop.engine.game import wrong_group
from gupai_desktop.engine.layout import Caption, Layout, Place
from gupai_desktop.engine.reasons import faces_of, faces_text
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import TILE, Tile
from gupai_desktop.engine.words import Words, counted, words
from gupai_desktop.games.levels import Levels


class MengHuo(Levels):
    """One general, who always comes back."""

    id = "levels.meng-huo"
    name = words("Levels", "Seven Captures of Meng Huo")
    native = "七擒孟獲"
    summary = words(
        "Levels",
        "Meng Huo is captured by the last two tiles of a level, and escapes as soon as he is "
        "reached by a refill. Capture him seven times.",
    )
    general_count, level_count, level_size = 1, 7, 3
    fugitive = TILE["21"]

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

    def layout(self) -> Layout:
        """Meng Huo beside the first levels, so that seven of them find room."""
        _, *rows = super().layout().places
        up = rows[0].y
        rows = [row.moved(0, -up) for row in rows]
        return Layout((Place(-0.5, 0, 1, Caption.LEFT), *rows))

    def tally(self, table: Table) -> Words:
        """How often he has been captured."""
        return counted("Levels", "%n of {all} captures", len(table.done), all=self.level_count)

    def _generals_caption(self, table: Table) -> Words:
        return (
            words("Levels", "Meng Huo") if self._generals(table) else words("Levels", "Captured")
        )
