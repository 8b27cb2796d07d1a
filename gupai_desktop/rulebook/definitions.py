"""Every kind of pair and triplet in one sentence, under a triplet rule."""

from __future__ import annotations

from functools import lru_cache

from gupai_desktop.engine.combinations import (
    CIVIL_PAIR,
    COINCIDENCE,
    FIVE_POINTS,
    FIVE_SONS,
    FULL_FOURTEEN,
    MILITARY_PAIR,
    SPLIT,
    SUPREME_PAIR,
    Combination,
    TripletRule,
    ends_of,
)
from gupai_desktop.engine.explain import faces_text
from gupai_desktop.engine.words import Words, words
from gupai_desktop.rulebook.tables import groups_of

_SENTENCES = {
    FIVE_SONS: words("Definitions", "Five ends are alike; the sixth may be any."),
    COINCIDENCE: words(
        "Definitions", "Four ends are alike; the other two add up to the same number."
    ),
    SPLIT: words("Definitions", "Three ends are alike, and the other three are alike too."),
    FIVE_POINTS: words("Definitions", "Three ends are alike; the others add up to 5."),
    FULL_FOURTEEN: words("Definitions", "Three ends are alike; the others add up to 14 or more."),
    CIVIL_PAIR: words("Definitions", "The two tiles of one civil face."),
    MILITARY_PAIR: words("Definitions", "Two military tiles with the same number of pips."),
}
_LOOSE = {
    FIVE_POINTS: words(
        "Definitions", "Three ends or more are alike; leave three of them out, the rest is 5."
    ),
    FULL_FOURTEEN: words(
        "Definitions",
        "Three ends or more are alike; leave three of them out, the rest is 14 or more.",
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
        tiles = faces_text(next(groups_of(rule, kind, 2)))
        return words("Definitions", "The two tiles {tiles}, and no others.", tiles=tiles)
    ends = " ".join(map(str, ends_of(next(groups_of(rule, kind, 3)))))
    return words("Definitions", "The six ends are {ends}.", ends=ends)
