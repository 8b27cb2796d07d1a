"""Every kind of pair and triplet in one sentence, under a triplet rule; and ends in order."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from gupai_desktop.engine.combinations import (
    CIVIL_PAIR,
    COINCIDENCE,
    FIVE_POINTS,
    FIVE_SONS,
    FULL_FOURTEEN,
    KINDS,
    MILITARY_PAIR,
    MIXED_DRAGON,
    SPLIT,
    SUPREME_PAIR,
    Combination,
    TripletRule,
    ends_of,
    groups_by_kind,
)
from gupai_desktop.engine.explain import Faces, faces_text
from gupai_desktop.engine.words import Words, words

_PAIRS = (CIVIL_PAIR, MILITARY_PAIR, SUPREME_PAIR)
#: The kinds of triplet under the classic rule, in the order in which names are given.
CLASSIC_KINDS = tuple(kind for kind in KINDS if kind not in (*_PAIRS, MIXED_DRAGON))

_SENTENCES = {
    FIVE_SONS: words("Five ends are alike; the sixth may be any."),
    COINCIDENCE: words("Four ends are alike; the other two add up to the same number."),
    SPLIT: words("Three ends are alike, and the other three are alike too."),
    FIVE_POINTS: words("Three ends are alike; the others add up to 5."),
    FULL_FOURTEEN: words("Three ends are alike; the others add up to 14 or more."),
    CIVIL_PAIR: words("The two tiles of one civil face."),
    MILITARY_PAIR: words("Two military tiles with the same number of pips."),
}
_LOOSE = {
    FIVE_POINTS: words("Three ends or more are alike; leave three of them out, the rest is 5."),
    FULL_FOURTEEN: words(
        "Three ends or more are alike; leave three of them out, the rest is 14 or more."
    ),
}


@lru_cache
def definition(rule: TripletRule, kind: Combination) -> Words:
    """Return what makes two or three tiles a combination of this kind."""
    if rule.loose and kind in _LOOSE:
        return _LOOSE[kind]
    if kind in _SENTENCES:
        return _SENTENCES[kind]
    if kind == SUPREME_PAIR:
        tiles = faces_text(groups_by_kind(rule)[kind][0])
        return words("The two tiles {tiles}, and no others.", tiles=tiles)
    ends = " ".join(map(str, ends_of(groups_by_kind(rule)[kind][0])))
    return words("The six ends are {ends}.", ends=ends)


def sorted_ends(faces: Faces) -> str:
    """Return the six ends: those alike first, and apart from the others.

    >>> from gupai_desktop.engine.tiles import FACE
    >>> sorted_ends((FACE["63"], FACE["66"], FACE["11"]))
    '6 6 6 · 1 1 3'
    >>> sorted_ends((FACE["61"], FACE["54"], FACE["32"]))
    '1 2 3 4 5 6'
    """
    return " · ".join(" ".join(map(str, part)) for part in parted_ends(faces))


def parted_ends(faces: Faces) -> tuple[tuple[int, ...], ...]:
    """Return the ends of some faces, three or more that are alike first and apart."""
    ends = ends_of(faces)
    pips, times = Counter(ends).most_common(1)[0]
    if times < 3:
        return (ends,)
    return (pips,) * times, tuple(end for end in ends if end != pips)
