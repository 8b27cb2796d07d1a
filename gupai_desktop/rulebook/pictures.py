"""Pictures of the rules pages: which tile lies where, in tile units, whoever draws them."""

from __future__ import annotations

from collections.abc import Iterable, Set
from dataclasses import dataclass, replace

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.layout import Place
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import Face, Tile

#: How far a tile is raised that is about to move.
LIFT = 0.1

#: How wide a tile is, in ems of the text: in a row, and on a whole table.
_IN_A_ROW, _ON_A_TABLE = 2.3, 1.75
_BETWEEN_GROUPS = 0.7


@dataclass(frozen=True, slots=True)
class Piece:
    """An element of the tile sheet (``face-63``, ``back``, ``place``) and its top left corner."""

    element: str
    x: float
    y: float
    is_raised: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture with a name of its own, the text that stands for it, and the size of a tile."""

    name: str
    text: str
    pieces: tuple[Piece, ...]
    tile_width: float = _IN_A_ROW

    @property
    def width(self) -> float:
        """The width in tile widths."""
        return max(piece.x for piece in self.pieces) + 1

    @property
    def height(self) -> float:
        """The height in tile heights."""
        return max(piece.y for piece in self.pieces) + 1


def row_picture(faces: Iterable[Face]) -> Picture:
    """Tiles side by side."""
    codes = [str(face) for face in faces]
    pieces = tuple(Piece(f"face-{code}", float(x), 0) for x, code in enumerate(codes))
    return Picture("-".join(codes), " ".join(codes), pieces)


def table_picture(name: str, game: Game, table: Table, raised: Set[Tile] = frozenset()) -> Picture:
    """A whole table as it is laid out, or some groups of it side by side."""
    is_whole = len(table.groups) == len(game.opening_sizes)
    places = game.layouts(_sizes(table))[0].places if is_whole else _side_by_side(table)
    hidden = game.hidden(table)
    pieces = [
        Piece(_element(tile, hidden), *place.spot(number, len(group)), tile in raised)
        for place, group in zip(places, table.groups, strict=True)
        for number, tile in enumerate(group)
    ]
    pieces += [
        Piece("place", place.x, place.y)
        for number, place in enumerate(places)
        if not table.groups[number] and number not in table.done
    ]
    size = _ON_A_TABLE if is_whole else _IN_A_ROW
    return Picture(name, _text(table, hidden), _from_the_corner(pieces), size)


def _element(tile: Tile, hidden: Set[Tile]) -> str:
    return "back" if tile in hidden else f"face-{tile.face}"


def _side_by_side(table: Table) -> tuple[Place, ...]:
    places, x = [], 0.0
    for group in table.groups:
        places.append(Place(x, 0, len(group)))
        x += len(group) + _BETWEEN_GROUPS
    return tuple(places)


def _sizes(table: Table) -> list[int]:
    return list(map(len, table.groups))


def _from_the_corner(pieces: list[Piece]) -> tuple[Piece, ...]:
    """The pieces moved so that they begin at the corner, with room for the raised ones."""
    left, top = min(piece.x for piece in pieces), min(piece.y for piece in pieces)
    top -= LIFT if any(piece.is_raised for piece in pieces) else 0
    return tuple(replace(piece, x=piece.x - left, y=piece.y - top) for piece in pieces)


def _text(table: Table, hidden: Set[Tile]) -> str:
    return " / ".join(
        " ".join("??" if tile in hidden else str(tile.face) for tile in group) or "–"
        for group in table.groups
    )
