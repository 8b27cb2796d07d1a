"""Pictures of the rules pages: the places of their tiles, in tile units."""

from __future__ import annotations

from collections.abc import Iterable, Set
from dataclasses import dataclass, replace
from itertools import accumulate

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.layout import Place, Spot
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import Face, Tile

#: The height by which a tile is raised that is about to move.
LIFT = 0.1

#: The width of a tile in ems of the text: in a row, and on a whole table.
_IN_A_ROW, _ON_A_TABLE = 2.3, 1.75
_BETWEEN_GROUPS = 0.7


@dataclass(frozen=True, slots=True)
class SheetElement:
    """An element of the tile sheet (``face-63``, ``back``, ``place``) and where it lies."""

    element: str
    spot: Spot
    is_raised: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture with a name of its own, the text that stands for it, and the size of a tile."""

    name: str
    text: str
    pieces: tuple[SheetElement, ...]
    tile_width: float = _IN_A_ROW

    @property
    def width(self) -> float:
        """The width in tile widths."""
        return max(piece.spot.x + 0.5 + piece.spot.reach[0] for piece in self.pieces)

    @property
    def height(self) -> float:
        """The height in tile heights."""
        return max(piece.spot.y + 0.5 + piece.spot.reach[1] for piece in self.pieces)


def row_picture(faces: Iterable[Face]) -> Picture:
    """Return tiles side by side."""
    codes = [str(face) for face in faces]
    pieces = tuple(SheetElement(f"face-{code}", Spot(float(x), 0)) for x, code in enumerate(codes))
    return Picture("-".join(codes), " ".join(codes), pieces)


def table_picture(name: str, game: Game, table: Table, raised: Set[Tile] = frozenset()) -> Picture:
    """Return a whole table as it is laid out, or some groups of it side by side."""
    sizes = list(map(len, table.rows))
    is_whole = len(sizes) == len(game.opening_sizes)
    lefts = accumulate((size + _BETWEEN_GROUPS for size in sizes), initial=0.0)
    row = tuple(Place(x, 0, size) for x, size in zip(lefts, sizes, strict=False))
    places = game.layouts(sizes)[0].places if is_whole else row
    pictures, hidden = game.pictures(table), game.hidden(table)
    pieces, empty = [], []
    for number, (place, group) in enumerate(zip(places, table.rows, strict=True)):
        for at, tile in enumerate(group):
            if tile:
                pieces.append(SheetElement(pictures[tile], place.spot(at), tile in raised))
        if not (group or place.spots) and number not in table.done:
            empty.append(SheetElement("place", Spot(place.x, place.y)))
    pieces += empty
    # The picture begins at the corner, with room for the raised tiles.
    left = min(piece.spot.x + 0.5 - piece.spot.reach[0] for piece in pieces)
    top = min(piece.spot.y + 0.5 - piece.spot.reach[1] for piece in pieces)
    top -= LIFT if any(piece.is_raised for piece in pieces) else 0
    moved = tuple(
        replace(piece, spot=piece.spot._replace(x=piece.spot.x - left, y=piece.spot.y - top))
        for piece in pieces
    )
    groups = table.groups[:-1] if table.has_heap and not table.groups[-1] else table.groups
    rows = (["??" if tile in hidden else str(tile.face) for tile in g] for g in groups)
    text = " / ".join(" ".join(codes) or "–" for codes in rows)
    return Picture(name, text, moved, _ON_A_TABLE if is_whole else _IN_A_ROW)
