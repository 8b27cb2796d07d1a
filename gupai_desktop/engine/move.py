"""A move: a verb and the tiles it touches (docs/texts.md, “Move”).

``exchange 63 66a``, ``exchange 42+21 61a+33b``, ``take 65a 65b 53``, ``refill``.
Neither the order of the sides nor that of the tiles of a side matters.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import chain
from operator import attrgetter

from gupai_desktop.engine.tiles import Tile, read_tile
from gupai_desktop.engine.words import BadText, shorten, words

Side = tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Move:
    """A verb and the tiles it touches: sides of one tile or more each, or none.

    >>> str(Move.parse("exchange 61a+33b 21+42"))
    'exchange 33b+61a 42+21'
    """

    verb: str
    sides: tuple[Side, ...] = ()
    #: Every tile that this move touches.
    tiles: frozenset[Tile] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        sides = (tuple(sorted(side, key=attrgetter("order"))) for side in self.sides)
        object.__setattr__(
            self, "sides", tuple(sorted(sides, key=lambda side: [tile.order for tile in side]))
        )
        object.__setattr__(self, "tiles", frozenset(chain.from_iterable(self.sides)))

    @classmethod
    def of_tiles(cls, verb: str, tiles: Iterable[Tile]) -> Move:
        """Return a move whose sides are one tile each, such as a take."""
        return cls(verb, tuple((tile,) for tile in tiles))

    def __str__(self) -> str:
        return " ".join([self.verb, *("+".join(map(str, side)) for side in self.sides)])

    @classmethod
    def parse(cls, text: str) -> Move:
        """Return the move that is written so; raises `BadText` for what is not a move."""
        verb, *rest = text.split() or [""]
        sides = [side.split("+") for side in rest]
        if verb.isalpha() and len(sides) <= 32 and not any("" in side for side in sides):
            move = cls(verb, tuple(tuple(map(read_tile, side)) for side in sides))
            if len(move.tiles) == sum(map(len, move.sides)):
                return move
        raise BadText(words("“{text}” is not a move", text=shorten(text)))
