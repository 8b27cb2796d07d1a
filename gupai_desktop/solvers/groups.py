"""The groups of Zen as small integers, and what two of them can exchange.

A group is the number of its sorted faces.  What two groups can exchange depends on these
two only, and is worked out once.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache, cached_property
from itertools import combinations, combinations_with_replacement, compress, repeat
from operator import and_
from typing import NamedTuple

from gupai_desktop.engine.combinations import TripletRule, combination, ends_of
from gupai_desktop.engine.table import Group
from gupai_desktop.engine.tiles import FACES, Face, Tile
from gupai_desktop.games.zen import Zen
from gupai_desktop.solvers.memory import cached

FaceCounts = tuple[int, ...]

#: Of this many pairs of groups the exchanges are kept: some 25 MB, after hundreds of deals.
MAX_KNOWN = 1 << 17

_NUMBER: dict[Face, int] = {face: number for number, face in enumerate(FACES)}
_WHOLE_SET: FaceCounts = tuple(face.copies for face in FACES)

#: The number of faces, and from where on bits stand for two tiles going one way or the other.
_KINDS = len(FACES)
_PAIR_COMES = _KINDS * _KINDS
_PAIR_GOES = _PAIR_COMES + _KINDS


class ExchangeStep(NamedTuple):
    """Two groups after an exchange, and the faces that left each of them."""

    one: int
    other: int
    leaving_one: FaceCounts
    leaving_other: FaceCounts


class Groups:
    """All groups that some tiles allow under one triplet rule, and what they can exchange.

    `stock` says how many tiles of every face there are, `sizes` how large groups
    can be.  They are numbered once and for all: the order of a search rests on the
    numbers, and must not rest on the boards that were studied before.
    """

    def __init__(
        self, rule: TripletRule, stock: FaceCounts = _WHOLE_SET, sizes: tuple[int, ...] = (2, 3)
    ) -> None:
        self._stock = stock
        tiles = [face for face, copies in enumerate(stock) for _ in range(copies)]
        self.faces: list[FaceCounts] = list(
            dict.fromkeys(faces for size in sizes for faces in combinations(tiles, size))
        )
        # The tiles of every group as digits of three bits, the highest one to borrow from.
        self._tiles = [sum(1 << 3 * face for face in faces) for faces in self.faces]
        self._guard = sum(4 << 3 * face for face in range(_KINDS))
        self._room = self._guard + sum(copies << 3 * face for face, copies in enumerate(stock))
        #: Every valid pair and triplet, faces ascending.
        self.valid = _valid_under(rule).intersection(self.faces)
        #: For what is left of a valid group without one face: the faces, as bits,
        #: each of which makes it valid; and the same bits so far apart as rows of `_links`.
        self._takers: dict[FaceCounts, int] = defaultdict(int)
        self._givers: dict[FaceCounts, int] = defaultdict(int)
        for faces in self.valid:
            for place, face in enumerate(faces):
                rest = faces[:place] + faces[place + 1 :]
                self._takers[rest] |= 1 << face
                self._givers[rest] |= 1 << face * _KINDS
        #: The faces of every group of which there is one tile only.
        self.single = [tuple(face for face in faces if stock[face] == 1) for faces in self.faces]
        self._numbers: dict[FaceCounts, int] = {faces: n for n, faces in enumerate(self.faces)}
        self.valid_numbers = sorted(map(self._numbers.__getitem__, self.valid))
        self.invalid = frozenset(range(len(self.faces))).difference(self.valid_numbers)

    def number(self, faces: FaceCounts) -> int:
        return self._numbers[tuple(sorted(faces))]

    def number_of(self, group: Group) -> int:
        """Return the number of a group of tiles."""
        return self.number(tuple(_NUMBER[tile.face] for tile in group))

    def fit(self, faces: FaceCounts) -> bool:
        return all(faces.count(face) <= self._stock[face] for face in faces)

    def fit_together(self, one: int, other: int) -> bool:
        left = self._room - self._tiles[one] - self._tiles[other]
        return left & self._guard == self._guard

    def can_exchange(self, one: int, other: int) -> bool:
        """Return whether two groups, one of them invalid, can exchange at all."""
        return bool(self.offers[one] & self.accepts[other])

    @cached(MAX_KNOWN)
    def partners(self, group: int) -> list[int]:
        """Return the valid groups that a group can exchange with, ascending."""
        accepts = map(self.accepts.__getitem__, self.valid_numbers)
        return list(compress(self.valid_numbers, map(and_, repeat(self.offers[group]), accepts)))

    # Exchanges of two groups as bits: one for a face of the first that goes and a face of the
    # other that comes; above these one for the face of a triplet that stays while both tiles
    # of a pair come for the others, where the first is the triplet or where the other is.

    @cached(MAX_KNOWN)
    def offers(self, group: int) -> int:
        """Return what can be done with a group as the first of two, as bits."""
        found = 0
        for face, rest in self._exits[group]:
            found |= (self._takers[rest] & ~(1 << face)) << face * _KINDS
        return found | self._staying(group) << (_PAIR_COMES, _PAIR_GOES)[self._is_pair(group)]

    @cached(MAX_KNOWN)
    def accepts(self, group: int) -> int:
        """Return what can be done with a group as the other of two, as bits."""
        found = 0
        for face, rest in self._exits[group]:
            found |= (self._givers[rest] & ~(1 << face * _KINDS)) << face
        return found | self._staying(group) << (_PAIR_GOES, _PAIR_COMES)[self._is_pair(group)]

    @cached(MAX_KNOWN)
    def _exits(self, group: int) -> list[tuple[int, FaceCounts]]:
        """Return the faces of a group that can be replaced, each with what is left."""
        faces = self.faces[group]
        every = ((face, _without(faces, face)) for face in dict.fromkeys(faces))
        return [(face, rest) for face, rest in every if rest in self._takers]

    def _is_pair(self, group: int) -> bool:
        return len(self.faces[group]) == 2

    def _staying(self, group: int) -> int:
        """Return the faces, as bits, that complete a pair, or leave a pair of a triplet."""
        faces = self.faces[group]
        if self._is_pair(group):
            return self._takers.get(faces, 0)
        return sum(1 << face for face in set(faces) if _without(faces, face) in self.valid)

    @cached(MAX_KNOWN)
    def steps(self, pair: tuple[int, int]) -> list[ExchangeStep]:
        """Return the exchanges of two groups, but those that come to the same sets."""
        one, other = pair
        links = self.offers[one] & self.accepts[other]
        if not links:
            return []
        steps = [self._step(one, other, bit) for bit in _bits(links)]
        return [step for step in steps if {step.one, step.other} != {one, other}]

    def _step(self, one: int, other: int, bit: int) -> ExchangeStep:
        """Return the exchange that a bit stands for.

        Two for two between triplets gives the same sets as one for one, and
        between pairs only changes their places.
        """
        if bit < _PAIR_COMES:
            face, arriving = divmod(bit, _KINDS)
            left, right = (
                self._replaced[one, face, arriving],
                self._replaced[other, arriving, face],
            )
            return ExchangeStep(left, right, (face,), (arriving,))
        if bit >= _PAIR_GOES:
            b, a, y, x = self._step(other, one, bit - _PAIR_GOES + _PAIR_COMES)
            return ExchangeStep(a, b, x, y)
        triplet, pair, staying = self.faces[one], self.faces[other], bit - _PAIR_COMES
        leaving = _without(triplet, staying)
        return ExchangeStep(self.number((*pair, staying)), self.number(leaving), leaving, pair)

    @cached(MAX_KNOWN)
    def _replaced(self, change: tuple[int, int, int]) -> int:
        """Return a group with another face in place of one of its own."""
        group, face, arriving = change
        return self.number((*_without(self.faces[group], face), arriving))

    @cached_property
    def exchanging(self) -> list[tuple[int, int]]:
        """The pairs of valid groups that can exchange with each other."""
        every = ((one, other) for one in self.valid_numbers for other in self.partners[one])
        return [(one, other) for one, other in every if one <= other]

    # What a group is followed for, as numbers: its place, and the faces that have one tile only.

    @cached(MAX_KNOWN)
    def followed(self, group: int) -> list[int]:
        return [group * (_KINDS + 1) + face for face in (_KINDS, *self.single[group])]

    @cached(MAX_KNOWN)
    def moves(self, pair: tuple[int, int]) -> list[tuple[int, int, list[tuple[int, int]]]]:
        """Return the groups after each exchange of two, and from where to where all moves."""
        one, other = pair
        return [
            (step.one, step.other, list(self._moved(one, other, step)))
            for step in self.steps[pair]
        ]

    def _moved(self, one: int, other: int, step: ExchangeStep) -> Iterator[tuple[int, int]]:
        """Yield all that two groups are followed for, before an exchange and after it."""
        sides = (
            (one, step.leaving_one, step.one, step.other),
            (other, step.leaving_other, step.other, step.one),
        )
        for before, leaving, stay, go in sides:
            for place in self.followed[before]:
                face = place % (_KINDS + 1)
                yield place, (go if face in leaving else stay) * (_KINDS + 1) + face

    @cached(MAX_KNOWN)
    def is_stuck(self, group: int) -> bool:
        """Return whether no exchange with any valid group would mend an invalid one.

        It can then be mended only together with another invalid group.
        """
        faces = self.faces[group]
        for face, kept in self._exits[group]:
            takes = self._takers[kept]
            for rest, gives in self._takers.items():
                common = takes & gives if gives >> face & 1 else 0
                if any(self.fit((*faces, *rest, arriving)) for arriving in _bits(common)):
                    return False  # one tile of a valid group would mend it, and it that
        return not any(
            (self.offers[group] & self.accepts[self.number(partner)]) >> _PAIR_COMES
            for partner in self.valid
            if len(partner) != len(faces) and self.fit(faces + partner)
        )


def groups_of(game: Zen) -> Groups:
    """Return the groups of a game under its rules, shared by all problems of this process."""
    faces = [tile.face for tile in game.tiles]
    stock = tuple(faces.count(face) for face in FACES)
    sizes = tuple(sorted({place.room for place in game.places}))
    return _groups(game.rules.triplet_rule, stock, sizes)


_groups = cache(Groups)


def tiles_with(group: Group, faces: FaceCounts) -> tuple[Tile, ...]:
    """Return tiles of a group with these faces."""
    waiting = list(faces)
    found = []
    for tile in group:
        if _NUMBER[tile.face] in waiting:
            waiting.remove(_NUMBER[tile.face])
            found.append(tile)
    return tuple(found)


def _without(faces: FaceCounts, face: int) -> FaceCounts:
    """Return the faces but one; those that are left stay sorted."""
    place = faces.index(face)
    return faces[:place] + faces[place + 1 :]


def _bits(mask: int) -> Iterator[int]:
    """Yield the places of the bits that are set, ascending."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


@cache
def _valid_under(rule: TripletRule) -> frozenset[FaceCounts]:
    """Return every valid pair and triplet under a rule."""
    by_ends = cache(rule.triplet)
    pairs = combinations_with_replacement(range(_KINDS), 2)
    triplets = combinations_with_replacement(range(_KINDS), 3)
    return frozenset(
        (
            *(two for two in pairs if combination(rule, tuple(FACES[face] for face in two))),
            *(three for three in triplets if by_ends(ends_of(FACES[face] for face in three))),
        )
    )
