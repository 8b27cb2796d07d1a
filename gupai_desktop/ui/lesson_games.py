"""Small games to learn by: fewer tiles on a smaller table, all other rules as they are.

They are no games of the catalogue: nobody chooses them, and no save names them.
"""

from __future__ import annotations

from gupai_desktop.engine.layout import Caption, Layout, Place
from gupai_desktop.engine.tiles import TILES, Tile
from gupai_desktop.engine.words import words
from gupai_desktop.games.levels import Levels
from gupai_desktop.games.zen import Zen


def _some(codes: str) -> tuple[Tile, ...]:
    """These tiles in the order of the set."""
    wanted = codes.split()
    return tuple(tile for tile in TILES if str(tile) in wanted)


class SmallZen(Zen):
    """Four triplets round a pair."""

    id = "zen.lesson"
    name = words("Tutorial", "First Steps in the Game of Zen")
    native = ""
    summary = words("Tutorial", "Four groups of three round a pair, to learn by.")
    tiles = _some("44a 43 41 11a 22a 33a 66a 66b 63 61a 54 32 42 21")
    places = (
        *(Place(x, y, 3) for y in (0, 1.34) for x in (0, 6.4)),
        Place(3.7, 0.67, 2),
    )


class SmallLevels(Levels):
    """Three generals over two levels: one kill has to be double."""

    id = "levels.lesson"
    name = words("Tutorial", "First Steps in Clearing the Rows")
    native = ""
    summary = words("Tutorial", "Three generals over two levels, to learn by.")
    tiles = _some("33a 44a 44b 55a 52 31a 61a 54 32 11a 53 41 65a 65b 66a 66b 63 43 22a")
    general_count, level_count, level_size = 3, 2, 7

    def layout(self) -> Layout:
        """The rows closer together than on the large table, for there are fewer tiles."""
        return Layout(
            (
                Place(0, 0, 3, Caption.LEFT),
                Place(0, 1.14, 8, Caption.LEFT),
                Place(0, 2.24, 8, Caption.LEFT),
                Place(-3.3, 3.38, 13, Caption.LEFT, grows_left=True),
            )
        )
