"""Pairs and triplets, and the rules that decide them (docs/rules/en/combinations.md).

Only the six ends of three tiles count for a triplet, not which tiles carry
them.  A pair is two copies of a civil face, two military tiles of equal sum, or
the supreme pair.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import chain, combinations_with_replacement
from operator import attrgetter
from typing import NamedTuple

from gupai_desktop.engine.tiles import FACES, Face, Suit
from gupai_desktop.engine.words import Words, words


@dataclass(frozen=True, slots=True)
class Combination:
    """A kind of pair or triplet."""

    key: str
    native: str = field(compare=False)
    name: Words = field(compare=False)


FULL_DRAGON = Combination("full-dragon", "全龍", words("Full Dragon"))
LITTLE_DRAGON = Combination("little-dragon", "小龍", words("Small Dragon"))
BIG_DRAGON = Combination("big-dragon", "大龍", words("Big Dragon"))
TWO_THREE_KAO = Combination("two-three-kao", "二三靠", words("2-3-Kao"))
MIXED_DRAGON = Combination("mixed-dragon", "雜龍", words("Mixed Dragon"))
FIVE_SONS = Combination("five-sons", "五子", words("Five Sons"))
COINCIDENCE = Combination("coincidence", "合巧", words("Coincidence"))
SPLIT = Combination("split", "分相", words("Split"))
FIVE_POINTS = Combination("five-points", "五點", words("Five Points"))
FULL_FOURTEEN = Combination("full-fourteen", "正快", words("Full Fourteen"))
CIVIL_PAIR = Combination("civil-pair", "文對", words("Civil Pair"))
MILITARY_PAIR = Combination("military-pair", "武對", words("Military Pair"))
SUPREME_PAIR = Combination("supreme-pair", "至尊", words("Supreme Pair"))

#: Every kind, in the order in which docs/rules/en/combinations.md gives a name; then the pairs.
KINDS = (
    FULL_DRAGON,
    LITTLE_DRAGON,
    BIG_DRAGON,
    TWO_THREE_KAO,
    MIXED_DRAGON,
    FIVE_SONS,
    COINCIDENCE,
    SPLIT,
    FIVE_POINTS,
    FULL_FOURTEEN,
    SUPREME_PAIR,
    MILITARY_PAIR,
    CIVIL_PAIR,
)


#: The names of the pairs, by the higher of their two faces; the pairs of one kind differ.
_PAIR_NAMES: dict[str, Words] = {
    "66": words("Heaven", meaning="a pair"),
    "11": words("Earth", meaning="a pair"),
    "44": words("Man", meaning="a pair"),
    "31": words("Geese"),
    "55": words("Plum Blossoms"),
    "33": words("Long Threes"),
    "22": words("Benches"),
    "65": words("Hatchets"),
    "64": words("Partitions"),
    "61": words("Long-Legged Sevens"),
    "51": words("Red-Hammer Sixes"),
    "63": words("Mixed Nine"),
    "62": words("Mixed Eight"),
    "52": words("Mixed Seven"),
    "41": words("Mixed Five"),
    "42": SUPREME_PAIR.name,
}


def own_name(made: Combination, faces: tuple[Face, ...]) -> Words:
    """Return the name of a valid group: a pair has its own, a triplet that of its kind."""
    return _PAIR_NAMES[max(map(str, faces))] if len(faces) == 2 else made.name


class TripletRule(NamedTuple):
    """Which threes are triplets: classic, or with the mixed dragon, or loose, or both."""

    mixed_dragon: bool = False
    loose: bool = False

    def triplet(self, ends: tuple[int, ...]) -> Combination | None:
        """Return the triplet that six sorted ends form: of `KINDS` the first that fits."""
        dragon = _DRAGONS.get(ends)
        if dragon and dragon != (TWO_THREE_KAO if self.mixed_dragon else MIXED_DRAGON):
            return dragon
        return self._counted(ends)

    def _counted(self, ends: tuple[int, ...]) -> Combination | None:
        """Return the kind that rests on one number of pips recurring."""
        (pips, times), *others = Counter(ends).most_common()
        if times == 5:
            return FIVE_SONS
        if times == 4 and sum(ends) - times * pips == pips:
            return COINCIDENCE
        if times == 3 and others[0][1] == 3:
            return SPLIT
        if times == 3 or (self.loose and times > 3):
            rest = sum(ends) - 3 * pips
            if rest == 5:
                return FIVE_POINTS
            if rest >= 14:
                return FULL_FOURTEEN
        return None


#: The kinds that name all their six ends.
_DRAGONS: dict[tuple[int, ...], Combination] = {
    (1, 2, 3, 4, 5, 6): FULL_DRAGON,
    (1, 1, 2, 2, 3, 3): LITTLE_DRAGON,
    (4, 4, 5, 5, 6, 6): BIG_DRAGON,
    (2, 2, 3, 3, 6, 6): TWO_THREE_KAO,
    (2, 3, 3, 4, 4, 5): MIXED_DRAGON,
}


_ENDS = attrgetter("high", "low")


def ends_of(faces: Iterable[Face]) -> tuple[int, ...]:
    """Return the ends of some faces, sorted from the lowest.

    >>> from gupai_desktop.engine.tiles import FACE
    >>> ends_of([FACE["61"], FACE["54"], FACE["32"]])
    (1, 2, 3, 4, 5, 6)
    """
    return tuple(sorted(chain.from_iterable(map(_ENDS, faces))))


_triplet = cache(TripletRule.triplet)


@lru_cache(maxsize=1 << 14)
def combination(rule: TripletRule, faces: tuple[Face, ...]) -> Combination | None:
    """Return the pair or triplet that two or three faces form, in any order, or None.

    >>> from gupai_desktop.engine.tiles import FACE
    >>> combination(TripletRule(), (FACE["11"], FACE["22"], FACE["33"])).key
    'little-dragon'
    >>> combination(TripletRule(), (FACE["42"], FACE["21"])).key
    'supreme-pair'
    """
    if len(faces) == 3:
        return _triplet(rule, ends_of(faces))
    if len(faces) != 2:
        return None
    one, other = faces
    if Suit.CIVIL in (one.suit, other.suit):
        return CIVIL_PAIR if one == other else None
    if {str(one), str(other)} == {"42", "21"}:
        return SUPREME_PAIR
    return MILITARY_PAIR if one != other and sum(one.ends) == sum(other.ends) else None


def all_groups(size: int) -> Iterator[tuple[Face, ...]]:
    """Yield every group of that many faces that the set allows."""
    for group in combinations_with_replacement(FACES, size):
        if all(group.count(face) <= face.copies for face in group):
            yield group


@lru_cache(maxsize=4)
def groups_by_kind(rule: TripletRule) -> dict[Combination | None, tuple[tuple[Face, ...], ...]]:
    """Return every two and three faces that the set allows, by what they form under a rule."""
    found: dict[Combination | None, list[tuple[Face, ...]]] = {}
    for group in (*all_groups(2), *all_groups(3)):
        found.setdefault(combination(rule, group), []).append(group)
    return {kind: tuple(found[kind]) for kind in (*KINDS, None) if kind in found}


def completions(rule: TripletRule, rest: tuple[Face, ...]) -> dict[Face, Combination]:
    """Return the faces which complete `rest`, as far as the set has them, and to what."""
    return {
        face: made
        for face in FACES
        if rest.count(face) < face.copies
        and (made := combination(rule, (*rest, face))) is not None
    }


class Mend(NamedTuple):
    """One face in place of another makes a combination."""

    old: Face
    new: Face
    made: Combination


def mends(rule: TripletRule, faces: tuple[Face, ...]) -> tuple[Mend, ...]:
    """Return every way to make a combination of a group by changing one of its tiles."""
    return tuple(
        [
            Mend(old, new, made)
            for place, old in enumerate(faces)
            for new, made in completions(rule, faces[:place] + faces[place + 1 :]).items()
            if new != old
        ]
    )


def is_dead(rule: TripletRule, faces: tuple[Face, ...]) -> bool:
    """Return whether no single tile would make a group a combination."""
    return combination(rule, faces) is None and not mends(rule, faces)
