"""Eight Trigrams (解八卦), a game for points: docs/rules/en/trigrams.eight.md.

Eight arms of three outer tiles and an inner one.  The outer tile in the middle is free once
a neighbour is gone, the inner one once all three are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import cos, radians, sin

from gupai_desktop.engine.combinations import (
    BIG_DRAGON,
    CIVIL_PAIR,
    COINCIDENCE,
    FIVE_POINTS,
    FIVE_SONS,
    FULL_DRAGON,
    FULL_FOURTEEN,
    LITTLE_DRAGON,
    MILITARY_PAIR,
    MIXED_DRAGON,
    SPLIT,
    SUPREME_PAIR,
    TWO_THREE_KAO,
    Combination,
    combination,
)
from gupai_desktop.engine.explain import Faces, faces_of
from gupai_desktop.engine.game import Family
from gupai_desktop.engine.heap import HeapGame, HeapPlaces, heap_spots
from gupai_desktop.engine.layout import RATIO, TALL, WIDE, Caption, Layout, Place, Spot
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.words import words
from gupai_desktop.games._trigrams_narrator import TrigramsNarrator

#: The points of what is taken; those of a pair count in a triplet too.
POINTS: Mapping[Combination, int] = {
    FULL_DRAGON: 6,
    FIVE_SONS: 5,
    COINCIDENCE: 4,
    SPLIT: 3,
    BIG_DRAGON: 3,
    LITTLE_DRAGON: 3,
    TWO_THREE_KAO: 3,
    MIXED_DRAGON: 3,
    FIVE_POINTS: 3,
    FULL_FOURTEEN: 1,
    CIVIL_PAIR: 3,
    MILITARY_PAIR: 3,
    SUPREME_PAIR: 9,
}

#: The neighbours of the outer tiles, of which one at least must be gone.
_NEIGHBOURS: tuple[Sequence[int], ...] = ((), (0, 2), ())
#: How many arms there are, and which place of an arm is the inner one.
ARMS, INNER = 8, 3


class Trigrams(HeapGame):
    """A ring of eight arms, to be cleared for as many points as can be had."""

    family = Family("trigrams", words("Eight Trigrams"), "解八卦", rank=3)
    id = "trigrams.eight"
    name = words("Solving the Eight Trigrams")
    native = "解八卦"
    gist = words("Clear a ring of eight arms, for points.")
    summary = words(
        "Eight arms of three outer tiles and an inner one. Take pairs and triplets of free tiles "
        "for points; clearing the table doubles them."
    )
    shape = (4,) * ARMS
    take_sizes = (2, 3)
    most_score = 168

    def narrator(self, table: Table) -> TrigramsNarrator:
        return TrigramsNarrator(self, table)

    def layouts(self, sizes: Sequence[int]) -> tuple[Layout, ...]:  # noqa: ARG002
        return _LAYOUTS

    def is_free(self, place: tuple[int, int], gone: HeapPlaces) -> bool:
        arm, spot = place
        if spot == INNER:
            return all((arm, outer) in gone for outer in range(INNER))
        return not _NEIGHBOURS[spot] or any((arm, near) in gone for near in _NEIGHBOURS[spot])

    def points(self, faces: Faces) -> int:
        """Return what taking these faces brings; nothing if they are not taken together."""
        made = combination(self.triplets, faces)
        if made is None:
            return 0
        pairs = (combination(self.triplets, two) for two in combinations(faces, 2))
        within = sum(POINTS[pair] for pair in pairs if pair) if len(faces) == 3 else 0
        return POINTS[made] + within

    def score(self, table: Table) -> int:
        """Return the points of all that was taken, doubled once the table is clear."""
        total = sum(self.points(faces_of(take)) for take in self.takes(table))
        return 2 * total if self.is_won(table) else total


# The ring, in tile widths from its middle.

#: How far the inner edge of an inner tile is from the middle, and the outer ones from it.
_INSIDE, _GAP = 2.9, 0.06
#: How much larger the distances are in a ring that is drawn out.
_FAR = 3.2


def arm_place(number: int, width: float, height: float) -> Place:
    """Return an arm, numbered clockwise from the top; its place in a ring that is drawn out."""
    turn = 45 * number
    out = (sin(radians(turn)), -cos(radians(turn)))
    # An arm at a side goes the whole way, one between a side and another part of it.
    far = (1 if abs(out[0]) > 0.9 else 0.62, 1 if abs(out[1]) > 0.9 else 0.62)
    aside = (width * round(out[0]) * far[0], height * round(out[1]) * far[1])

    def spot(across: float, away: float, more: float = 0.0) -> Spot:
        x = out[0] * away - out[1] * across + aside[0]
        y = out[1] * away + out[0] * across + aside[1]
        return Spot.around(x, y, turn + more)

    away = _INSIDE + 1 + _GAP + RATIO / 2
    outer = [spot(across, away) for across in (-1.02, 0, 1.02)]
    return Place.of_spots([*outer, spot(0, _INSIDE + 0.5, 90)])


#: How far from the middle of the ring what is taken lies, for the score between.
_MIDDLE = 0.6


def heap_place(columns: int, size: float) -> Place:
    """Return the middle of the ring: three tiles a take, that many takes in a row.

    They lie above and below the score in turn, from the middle outwards.
    """
    left = -(columns * (3 + 0.3) - 0.3) * size / 2
    above = -_MIDDLE - (8 // columns * (RATIO + 0.15) - 0.15) * size
    outwards = sorted(range(columns), key=lambda column: abs(column - (columns - 1) / 2))
    corners = [
        (left + column * (3 + 0.3) * size, top) for column in outwards for top in (above, _MIDDLE)
    ]
    return Place.of_spots(heap_spots(3, 1, size, *corners), Caption.MIDDLE)


def _ring(width: float, height: float, heap: Place) -> tuple[Place, ...]:
    return (*(arm_place(number, width, height) for number in range(ARMS)), heap)


_LAYOUTS = (
    Layout(WIDE, _ring(_FAR, 0, heap_place(4, 0.42))),
    Layout(TALL, _ring(0, _FAR, heap_place(2, 0.42))),
)
