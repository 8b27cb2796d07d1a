"""Pairs (拆對), games of omen: docs/rules/en/pairs.turtle.md and its like.

Two tiles that lie face up and form a pair are taken together.  Every tile has one mate, and
no take stands in the way of another, so a player decides nothing but the order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import cos, radians, sin
from typing import TYPE_CHECKING, ClassVar

from gupai_desktop.engine.combinations import combination
from gupai_desktop.engine.explain import faces_of
from gupai_desktop.engine.game import Family, wrong_group
from gupai_desktop.engine.heap import TAKE, HeapGame, HeapPlaces, heap_spots
from gupai_desktop.engine.layout import RATIO, TALL, WIDE, Layout, Place, Spot
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.rules import Option
from gupai_desktop.engine.table import Table, wrong_stage
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import Words, words
from gupai_desktop.games._pairs_narrator import PairsNarrator, TwoRowsNarrator

if TYPE_CHECKING:
    from gupai_desktop.engine.proof import Claim

TURN = "turn"


class Pairs(HeapGame):
    """Tiles are taken two by two; those that are not free lie face down."""

    family = Family("pairs", words("Pairs"), "拆對", rank=4)
    options: ClassVar[tuple[Option, ...]] = ()
    is_omen = True
    #: Where the tiles of every group lie, and the heap, in each layout.
    places: ClassVar[Mapping[str, tuple[Place, ...]]]

    def narrator(self, table: Table) -> PairsNarrator:
        return PairsNarrator(self, table)

    def layouts(self, sizes: Sequence[int]) -> tuple[Layout, ...]:  # noqa: ARG002
        return tuple(Layout(name, places) for name, places in self.places.items())

    def claims(self) -> Mapping[str, type[Claim]]:
        from gupai_desktop.games._pairs_claims import Locked  # late: a window opens without proofs

        return {Locked.kind: Locked} if self.keeps_places else {}

    def hidden(self, table: Table) -> frozenset[Tile]:
        return self.held(table)


# Places, in tile widths from the middle of the figure.


def _stacks(columns: int, size: float, *corners: tuple[float, float]) -> Place:
    """Return a heap of sixteen pairs."""
    return Place.of_spots(heap_spots(2, columns, size, *corners))


#: By how many degrees a leg of the turtle slants from the line of its head and tail.
_SLANT = 32


def _turtle() -> tuple[Place, ...]:
    """Return five chains from left to right."""
    corner, near, far = 2 * RATIO, 0.05 + RATIO / 2, 0.1 + 1.5 * RATIO
    aside, along = sin(radians(_SLANT)), cos(radians(_SLANT))

    def leg(side: int, end: int, away: float) -> Spot:
        return Spot.around(
            side * (2.5 + away * aside), end * (corner + away * along), _SLANT * side * -end
        )

    chains = []
    for x in range(-2, 3):
        body = [Spot.around(x, (row - 1.5) * RATIO) for row in range(4)]
        if x == 0:
            ends = [
                [Spot.around(0, side * (corner + (n + 0.5) * RATIO)) for n in order]
                for side, order in ((-1, (1, 0)), (1, (0, 1)))
            ]
        elif abs(x) == 2:
            side = x // 2
            ends = [
                [leg(side, -1, far), leg(side, -1, near)],
                [leg(side, 1, near), leg(side, 1, far)],
            ]
        else:
            ends = [[], []]
        chains.append(Place.of_spots([*ends[0], *body, *ends[1]]))
    return tuple(chains)


def _lying(places: Sequence[Place]) -> tuple[Place, ...]:
    """Return a figure on its side: what lies below lies to the right, so rows read as lines."""
    return tuple(
        Place.of_spots(
            [
                Spot.around((spot.y + 0.5) * RATIO, spot.x + 0.5, 90 - spot.turn)
                for spot in place.spots
            ]
        )
        for place in places
    )


class Turtle(Pairs):
    """Five chains, open at both ends."""

    id = "pairs.turtle"
    name = words("Fishing the Golden Turtle")
    native = "釣金龜"
    gist = words("An omen: take pairs from the ends of a turtle.")
    summary = words(
        "A turtle of five chains, face up at their ends. Take pairs of tiles that lie face up; "
        "the next tile of a chain is turned up."
    )
    shape = (8, 4, 8, 4, 8)
    own_tiles = "korean"
    places: ClassVar[Mapping[str, tuple[Place, ...]]] = {
        WIDE: (*_lying(_turtle()), _stacks(4, 0.6, (-2.67, -5.32), (-2.67, 2.6))),
        TALL: (*_turtle(), _stacks(2, 0.6, (-5.3, -2.8), (2.7, -2.8))),
    }

    def is_free(self, place: tuple[int, int], gone: HeapPlaces) -> bool:
        """Return whether nothing is left of a chain above a tile, or nothing below it."""
        chain, here = place
        above, below = range(here), range(here + 1, self.shape[chain])
        return any(all((chain, other) in gone for other in side) for side in (above, below))


#: The left ends of the tiles in every row of the pagoda, in halves of a tile.
_STOREYS: tuple[tuple[int, ...], ...] = (
    (-2,),
    (-2, 0),
    (-4, -2, 0, 2),
    *((-r - 1, 1 - r, r - 3, r - 1) for r in range(4, 8)),
    tuple(range(-9, 9, 2)),
)


def _pagoda(across: float, down: float, turn: float) -> tuple[Place, ...]:
    """Return eight rows of tiles that lie so; that at the top is turned the other way."""
    rows = [
        [
            Spot.around((left / 2 + 0.5) * across, across + (row - 0.5) * down, turn)
            for left in lefts
        ]
        for row, lefts in enumerate(_STOREYS[1:], 1)
    ]
    return tuple(map(Place.of_spots, [[Spot.around(0, across / 2, 90 - turn)], *rows]))


#: Where pairs lie beside a wide pagoda: at both its slopes, those nearest to its tiles first.
_BESIDE_THE_ROOF = [
    (left + away * 1.34, top)
    for top in (2.83, 1.46, 0.1)
    for column in range(3)
    for left, away in ((-7.14, -column), (5.98, column))
][:16]


class Pagoda(Pairs):
    """A tower of eight rows, most of it face down."""

    id = "pairs.pagoda"
    name = words("Opening the Pagoda")
    native = "開塔"
    gist = words("An omen: take pairs from a tower until it is gone.")
    summary = words(
        "A tower of eight rows. Take pairs of tiles that lie face up; a tile is turned up as soon "
        "as two of its sides that meet at a corner are free."
    )
    shape = tuple(map(len, _STOREYS))
    own_tiles = "korean"
    places: ClassVar[Mapping[str, tuple[Place, ...]]] = {
        WIDE: (*_pagoda(RATIO, 1, 90), _stacks(1, 0.58, *_BESIDE_THE_ROOF)),
        TALL: (*_pagoda(1, RATIO, 0), _stacks(2, 0.5, (-4.55, 0.3), (2.3, 0.3))),
    }

    def is_free(self, place: tuple[int, int], gone: HeapPlaces) -> bool:
        """Return whether a tile lies in the lowest row, or two sides at a corner are free."""
        row, _ = place
        if row == len(_STOREYS) - 1:
            return True
        left, right, above, below = (all(near in gone for near in side) for side in _SIDES[place])
        return (left or right) and (above or below)


def _sides(row: int, number: int) -> tuple[list[tuple[int, int]], ...]:
    """Return the places that touch a tile of the pagoda: left, right, above and below."""
    here = _STOREYS[row][number]
    end = here + (4 if row == 0 else 2)

    def touching(other: int) -> list[tuple[int, int]]:
        if not 0 <= other < len(_STOREYS):
            return []
        wide = 4 if other == 0 else 2
        lefts = enumerate(_STOREYS[other])
        return [(other, n) for n, left in lefts if left < end and here < left + wide]

    beside = [
        [(row, n) for n, left in enumerate(_STOREYS[row]) if left == x] for x in (here - 2, end)
    ]
    return (*beside, touching(row - 1), touching(row + 1))


_SIDES = {
    (row, n): _sides(row, n) for row, lefts in enumerate(_STOREYS) for n in range(len(lefts))
}


class TwoRows(Pairs):
    """Two rows, face up, of which a pair is taken that lies one tile above the other.

    The stage of a table is how often the rows have been turned since the last take.
    """

    id = "pairs.two-rows"
    name = words("Two Rows")
    native = "雙行"
    gist = words("An omen: take pairs that lie one above the other.")
    summary = words(
        "Two rows of sixteen tiles, face up. Take a pair that lies one tile above the other, and "
        "the rows close up; when there is none, turn the rows by one tile."
    )
    verbs: ClassVar[Mapping[str, Words]] = {**HeapGame.verbs, TURN: words("Turn")}
    tileless_verbs = (TURN,)
    keeps_places = False
    shape = (16, 16)
    places: ClassVar[Mapping[str, tuple[Place, ...]]] = {
        WIDE: (
            Place.of_spots([Spot.around(x + 0.5, RATIO / 2) for x in range(16)]),
            Place.of_spots([Spot.around(x + 0.5, 1.5 * RATIO) for x in range(16)]),
            _stacks(16, 0.43, (0.1, 2 * RATIO + 0.5)),
        ),
        TALL: (
            *(
                Place.of_spots(
                    [
                        Spot.around(x % 8 + 0.5, (0.5 + row) * RATIO + x // 8 * (2 * RATIO + 0.5))
                        for x in range(16)
                    ]
                )
                for row in range(2)
            ),
            _stacks(8, 0.43, (0.1, 4 * RATIO + 1)),
        ),
    }

    def narrator(self, table: Table) -> TwoRowsNarrator:
        return TwoRowsNarrator(self, table)

    def is_free(self, place: tuple[int, int], gone: HeapPlaces) -> bool:  # noqa: ARG002
        return True

    def moves(self, table: Table) -> tuple[Move, ...]:
        """Return the pairs that lie one above the other, or turning, once round at most."""
        upper, lower, _ = table.groups
        columns = zip(upper, lower, strict=True)
        takes = tuple(
            Move.of_tiles(TAKE, two)
            for two in columns
            if combination(self.triplets, faces_of(two))
        )
        return takes or ((Move(TURN),) if table.stage < len(upper) else ())

    def after(self, table: Table, move: Move) -> Table:
        """Return the table with the rows closed up after a take, or turned by one tile."""
        if move.verb == TAKE:
            return replace(super().after(table, move), gaps=frozenset(), stage=0)
        (first, *upper), (*lower, last), _ = table.groups
        rows = {0: (*upper, last), 1: (first, *lower)}
        return table.with_groups(rows, stage=table.stage + 1)

    def check_shape(self, table: Table) -> None:
        """Raise `BadText` unless both rows are equally long, and what is missing was taken."""
        self.check_group_count(table)
        upper, lower, _ = map(len, table.groups)
        if upper != lower:
            raise wrong_group(2, lower, upper)
        self.check_takes(table)
        if table.stage > upper:
            raise wrong_stage(table.stage)
