"""The set: 21 faces, 32 tiles (docs/rules/en/tiles.md).

A face is written high end first, ``63``.  A tile of the civil suit, which has
two copies of each face, carries a letter: ``66a`` and ``66b``.  Of every face and
tile there is one object only, in `FACE` and `TILE`, so that comparing them is as
cheap as can be.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from gupai_desktop.engine.words import BadText, Words, shorten, words


class Suit(Enum):
    """Civil tiles come twice, military tiles once."""

    CIVIL = "civil"
    MILITARY = "military"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Face:
    """The picture of a tile: its two ends, in pips.

    >>> FACE["63"].ends, FACE["63"].suit.value, FACE["63"].copies
    ((6, 3), 'military', 1)
    """

    high: int
    low: int
    suit: Suit
    name: Words
    #: The number of tiles of the set with this face.
    copies: int

    @property
    def ends(self) -> tuple[int, int]:
        """The pips of the two ends, high end first."""
        return (self.high, self.low)

    def __str__(self) -> str:
        return f"{self.high}{self.low}"

    def __repr__(self) -> str:
        return f"FACE['{self}']"

    def __reduce__(self) -> tuple[Callable[[str], Face], tuple[str]]:
        return _face, (str(self),)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Tile:
    """One piece of the set: a face and, in the civil suit, which copy it is."""

    face: Face
    copy: str = ""

    @property
    def order(self) -> int:
        """Its place in the set, 0 to 31."""
        return _ORDER[self]

    def __str__(self) -> str:
        return f"{self.face}{self.copy}"

    def __repr__(self) -> str:
        return f"TILE['{self}']"

    def __reduce__(self) -> tuple[Callable[[str], Tile], tuple[str]]:
        return _tile, (str(self),)


_CIVIL = (
    ("66", words("Heaven")),
    ("11", words("Earth")),
    ("44", words("Man")),
    ("31", words("Goose")),
    ("55", words("Plum Blossom")),
    ("33", words("Long Three")),
    ("22", words("Bench")),
    ("65", words("Hatchet")),
    ("64", words("Partition")),
    ("61", words("Long-Legged Seven")),
    ("51", words("Red-Hammer Six")),
)
_MILITARY = (
    ("63", words("Nine")),
    ("54", words("Nine")),
    ("62", words("Eight")),
    ("53", words("Eight")),
    ("52", words("Seven")),
    ("43", words("Seven")),
    ("42", words("Six")),
    ("41", words("Five")),
    ("32", words("Five")),
    ("21", words("Three (Meng Huo)")),
)
#: The faces from the highest to the lowest, civil before military.
FACES: tuple[Face, ...] = tuple(
    Face(int(code[0]), int(code[1]), suit, name, copies)
    for suit, rows, copies in ((Suit.CIVIL, _CIVIL, 2), (Suit.MILITARY, _MILITARY, 1))
    for code, name in rows
)
FACE: dict[str, Face] = {str(face): face for face in FACES}
TILES: tuple[Tile, ...] = tuple(
    Tile(face, copy) for face in FACES for copy in (("a", "b") if face.copies == 2 else ("",))
)
TILE: dict[str, Tile] = {str(tile): tile for tile in TILES}
_ORDER: dict[Tile, int] = {tile: order for order, tile in enumerate(TILES)}


def _face(code: str) -> Face:
    return FACE[code]


def _tile(code: str) -> Tile:
    return TILE[code]


def copies_of(face: Face) -> tuple[Tile, ...]:
    """Return the tiles that bear a face: one, or the two copies."""
    return tuple([tile for tile in TILES if tile.face is face])


def read_tile(text: str) -> Tile:
    """Return the tile that is written so, its copy letter included.

    Raises `BadText` for a text that is not a tile, or that could be two.
    """
    if text in TILE:
        return TILE[text]
    if text in FACE:
        raise BadText(words("{face} could be two tiles; write {face}a or {face}b", face=text))
    raise BadText(words("{text} is not a tile", text=shorten(text)))
