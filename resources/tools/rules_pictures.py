"""Pictures of the rules pages: the places of their tiles, in tile units."""

from __future__ import annotations

from collections.abc import Iterable, Set
from dataclasses import dataclass
from itertools import accumulate

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.layout import Place, Spot
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import Face, Tile
from gupai_desktop.ui.rules.pages import IN_A_ROW, LIFT, Picture, Piece, row_of_tiles

#: The width in ems of a tile on a whole table.
_ON_A_TABLE = 1.75
_BETWEEN_GROUPS = 0.7


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture with a name of its own, and the text that stands for it."""

    name: str
    text: str
    picture: Picture


def row_picture(faces: Iterable[Face]) -> Drawing:
    """Return tiles side by side."""
    codes = [str(face) for face in faces]
    return Drawing("-".join(codes), " ".join(codes), row_of_tiles(codes))


def table_picture(name: str, game: Game, table: Table, raised: Set[Tile] = frozenset()) -> Drawing:
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
                pieces.append(Piece(pictures[tile], place.spot(at), tile in raised))
        if not (group or place.spots) and number not in table.done:
            empty.append(Piece("place", Spot(place.x, place.y)))
    pieces += empty
    # The picture begins at the corner, with room for the raised tiles.
    left = min(piece.spot.x + 0.5 - piece.spot.reach[0] for piece in pieces)
    top = min(piece.spot.y + 0.5 - piece.spot.reach[1] for piece in pieces)
    top -= LIFT if any(piece.is_raised for piece in pieces) else 0
    moved = tuple(
        Piece(name, at._replace(x=round(at.x - left, 6), y=round(at.y - top, 6)), is_raised)
        for name, at, is_raised in pieces
    )
    groups = table.groups[:-1] if table.has_heap and not table.groups[-1] else table.groups
    rows = (["??" if tile in hidden else str(tile.face) for tile in g] for g in groups)
    text = " / ".join(" ".join(codes) or "–" for codes in rows)
    return Drawing(name, text, Picture(moved, _ON_A_TABLE if is_whole else IN_A_ROW))
