"""The groups of Zen on small integers, and what two of them can exchange.

A group is the number under which its faces are known here, whatever order they
lie in.  What two groups can exchange depends on these two only, and is worked out
once.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from gupai_desktop.engine.combinations import TripletRule, combination
from gupai_desktop.engine.table import Group
from gupai_desktop.engine.tiles import FACES, Face, Tile
from gupai_desktop.games.zen import Zen

Faces = tuple[int, ...]

#: Of how many pairs of groups what has been found is kept: some 25 MB, after hundreds of deals.
_MOST_KNOWN = 1 << 17

_NUMBER: dict[Face, int] = {face: number for number, face in enumerate(FACES)}
_WHOLE_SET: Faces = tuple(face.copies for face in FACES)


class Step(NamedTuple):
    """Two groups after an exchange, and the faces that left each of them."""

    one: int
    other: int
    leaving_one: Faces
    leaving_other: Faces


class Groups:
    """All groups that some tiles allow under one triplet rule, and what they can exchange.

    `stock` says how many tiles of every face there are, `sizes` how large groups
    can be.  They are numbered once and for all: what a search looks at first rests
    on the numbers, and must not rest on the boards that were studied before.
    """

    def __init__(
        self, rule: TripletRule, stock: Faces = _WHOLE_SET, sizes: tuple[int, ...] = (2, 3)
    ) -> None:
        self._stock = stock
        self.faces: list[Faces] = [
            faces
            for size in sizes
            for faces in combinations_with_replacement(range(len(FACES)), size)
            if self.fit(faces)
        ]
        #: Every valid pair and triplet, faces ascending.
        self.valid = frozenset(
            faces
            for faces in self.faces
            if combination(rule, tuple(FACES[face] for face in faces))
        )
        #: For what is left of a valid group without one face: the faces, as bits,
        #: each of which makes it valid.
        self._takers: dict[Faces, int] = {}
        for faces in self.valid:
            for face in faces:
                rest = _without(faces, face)
                self._takers[rest] = self._takers.get(rest, 0) | 1 << face
        self._numbers: dict[Faces, int] = {faces: n for n, faces in enumerate(self.faces)}
        self.is_valid: list[bool] = [faces in self.valid for faces in self.faces]
        self._exits: list[list[tuple[int, int]] | None] = [None] * len(self.faces)
        #: What `steps` has found, by both numbers; a search looks here first.
        self.known_steps: dict[int, list[Step]] = {}
        #: What `can_exchange` has found: of each group its partners, and the others.
        self._met: dict[int, tuple[set[int], set[int]]] = {}
        self._pairs_met = 0
        self._is_stuck: dict[int, bool] = {}

    def number(self, faces: Faces) -> int:
        """The number of a group of these faces, in any order."""
        return self._numbers[tuple(sorted(faces))]

    def number_of(self, group: Group) -> int:
        """The number of a group of tiles."""
        return self.number(tuple(_NUMBER[tile.face] for tile in group))

    def fit(self, faces: Faces) -> bool:
        """Whether there are all these tiles."""
        return all(faces.count(face) <= self._stock[face] for face in faces)

    def can_lie_together(self, one: int, other: int) -> bool:
        """Whether there are the tiles for both groups."""
        return self.fit(self.faces[one] + self.faces[other])

    def exits(self, group: int) -> list[tuple[int, int]]:
        """The faces of a group that can be replaced, each with what may come in its place."""
        found = self._exits[group]
        if found is None:
            faces = self.faces[group]
            every = ((face, _without(faces, face)) for face in dict.fromkeys(faces))
            found = self._exits[group] = [
                (face, self._takers[rest]) for face, rest in every if rest in self._takers
            ]
        return found

    def steps(self, one: int, other: int) -> list[Step]:
        """Every exchange of two groups, but those that come to the same sets."""
        key = one << 16 | other
        found = self.known_steps.get(key)
        if found is None:
            found = self._singles(one, other)
            if len(self.faces[one]) != len(self.faces[other]):
                found += self._doubles(one, other)
            if len(self.known_steps) == _MOST_KNOWN:
                self.known_steps.clear()
            self.known_steps[key] = found
        return found

    def _singles(self, one: int, other: int) -> list[Step]:
        found = []
        for face, takes in self.exits(one):
            for arriving, gives in self.exits(other):
                if face != arriving and takes >> arriving & 1 and gives >> face & 1:
                    left = self.number((*_without(self.faces[one], face), arriving))
                    right = self.number((*_without(self.faces[other], arriving), face))
                    if {left, right} != {one, other}:
                        found.append(Step(left, right, (face,), (arriving,)))
        return found

    def _doubles(self, one: int, other: int) -> list[Step]:
        """Both tiles of a pair for two of a triplet.

        Two for two between triplets gives the same sets as one for one, and
        between pairs only changes their places.
        """
        triplet, pair = self.faces[one], self.faces[other]
        if len(triplet) == len(pair):
            return []
        if len(triplet) < len(pair):
            return [Step(b, a, y, x) for a, b, x, y in self._doubles(other, one)]
        found = []
        for staying in dict.fromkeys(triplet):
            leaving = _without(triplet, staying)
            left, right = self.number((*pair, staying)), self.number(leaving)
            if self.is_valid[left] and self.is_valid[right] and right != other:
                found.append(Step(left, right, leaving, pair))
        return found

    def can_exchange(self, one: int, other: int) -> bool:
        """Whether two groups, one of them invalid, can exchange at all."""
        if one == other:
            return self._meet(one, other)
        partners, strangers = self._acquaintance(one)
        if other not in partners and other not in strangers:
            (partners if self._meet(one, other) else strangers).add(other)
            self._pairs_met += 1
            if self._pairs_met == _MOST_KNOWN:
                self._met.clear()
                self._pairs_met = 0
        return other in partners

    def has_partner(self, group: int, others: tuple[int, ...]) -> bool:
        """Whether a group can exchange with one of these, among which it may be itself."""
        partners, strangers = self._acquaintance(group)
        if not partners.isdisjoint(others):
            return True
        if strangers.issuperset(others):
            return False
        return any(self.can_exchange(group, other) for other in others if other != group)

    def _acquaintance(self, group: int) -> tuple[set[int], set[int]]:
        """The groups that one is known to be able to exchange with, and those it is known not."""
        found = self._met.get(group)
        if found is None:
            # It is no partner of its own: two of the same have nothing to exchange.
            found = self._met[group] = (set(), {group})
        return found

    def _meet(self, one: int, other: int) -> bool:
        for face, takes in self.exits(one):
            for arriving, gives in self.exits(other):
                if takes >> arriving & 1 and gives >> face & 1:
                    return True
        return len(self.faces[one]) != len(self.faces[other]) and bool(self._doubles(one, other))

    def is_stuck(self, group: int) -> bool:
        """Whether no exchange with any valid group would mend an invalid one.

        It can then be mended only together with another invalid group.
        """
        found = self._is_stuck.get(group)
        if found is None:
            found = not self._single_mends(group) and not self._double_mends(group)
            self._is_stuck[group] = found
        return found

    def _single_mends(self, group: int) -> bool:
        """Whether one tile of some valid group would mend an invalid one, and it that."""
        faces = self.faces[group]
        for face, takes in self.exits(group):
            for rest, gives in self._takers.items():
                common = takes & gives if gives >> face & 1 else 0
                while common:
                    arriving = (common & -common).bit_length() - 1
                    if self.fit((*faces, *rest, arriving)):
                        return True
                    common &= common - 1
        return False

    def _double_mends(self, group: int) -> bool:
        """Whether some valid pair for two tiles of a triplet, or the reverse, would."""
        return any(
            self._doubles(group, self.number(partner))
            for partner in self.valid
            if len(partner) != len(self.faces[group]) and self.fit(self.faces[group] + partner)
        )


def groups_of(game: Zen) -> Groups:
    """The groups of a game under its rules, shared by all problems of this process."""
    faces = [tile.face for tile in game.tiles]
    stock = tuple(faces.count(face) for face in FACES)
    sizes = tuple(sorted({place.room for place in game.places}))
    return _groups(game.rules.triplet_rule, stock, sizes)


_groups = cache(Groups)


def tiles_with(group: Group, faces: Faces) -> tuple[Tile, ...]:
    """Tiles of a group with these faces."""
    waiting = list(faces)
    found = []
    for tile in group:
        if _NUMBER[tile.face] in waiting:
            waiting.remove(_NUMBER[tile.face])
            found.append(tile)
    return tuple(found)


def _without(faces: Faces, face: int) -> Faces:
    """The faces but one; those that are left stay sorted."""
    place = faces.index(face)
    return faces[:place] + faces[place + 1 :]
