"""Why some tiles are a pair or a triplet or none, and what would make them one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

from gupai_desktop.engine.combinations import (
    CIVIL_PAIR,
    COINCIDENCE,
    FIVE_POINTS,
    FIVE_SONS,
    FULL_FOURTEEN,
    KINDS,
    MILITARY_PAIR,
    SPLIT,
    SUPREME_PAIR,
    Combination,
    Mend,
    TripletRule,
    ends_of,
    mends,
)
from gupai_desktop.engine.tiles import FACES, Face, Suit, Tile
from gupai_desktop.engine.words import Words, words

#: Two or three faces, or any number.
Faces = tuple[Face, ...]


def faces_text(faces: Iterable[Face]) -> str:
    """Faces as they are written: ``31 62 64``."""
    return " ".join(map(str, faces))


def faces_of(tiles: Iterable[Tile]) -> tuple[Face, ...]:
    """The faces of some tiles, in their order."""
    return tuple(tile.face for tile in tiles)


def what_it_is(faces: tuple[Face, ...], made: Combination) -> Words:
    """A sentence that names the combination some faces form, and says why."""
    return words(
        "Reasons",
        "{tiles} is {made}: {reason}.",
        tiles=faces_text(faces),
        made=made.phrase,
        reason=_why(ends_of(faces), made),
    )


def _why(ends: tuple[int, ...], made: Combination) -> Words:
    """What of the ends makes the combination."""
    pips, times = Counter(ends).most_common(1)[0]
    rest = [end for end in ends if end != pips]
    reasons = {
        FIVE_SONS: words("Reasons", "five ends of {pips}", pips=pips),
        COINCIDENCE: words(
            "Reasons",
            "four ends of {pips}, the other two add up to {pips}",
            pips=pips,
        ),
        SPLIT: words(
            "Reasons",
            "three ends of {pips} and three of {other}",
            pips=pips,
            other=rest[0] if rest else pips,
        ),
        CIVIL_PAIR: words("Reasons", "the two tiles of one civil face"),
        MILITARY_PAIR: words(
            "Reasons", "two military tiles of {pips} pips each", pips=sum(ends) // 2
        ),
        SUPREME_PAIR: words("Reasons", "the one pair of military tiles with unequal pips"),
    }
    three = words(
        "Reasons",
        "three ends of {pips}, the others add up to {rest}",
        pips=pips,
        rest=sum(rest) + (times - 3) * pips,
    )
    every = words("Reasons", "its ends are {ends}", ends=" ".join(map(str, ends)))
    return three if made in (FIVE_POINTS, FULL_FOURTEEN) else reasons.get(made, every)


def what_it_lacks(faces: tuple[Face, ...]) -> Words:
    """A sentence that says why some faces are no combination."""
    tiles, reason = faces_text(faces), why_not(faces)
    if len(faces) == 2:
        return words("Reasons", "{tiles} is no pair ({reason}).", tiles=tiles, reason=reason)
    return words("Reasons", "{tiles} is no triplet ({reason}).", tiles=tiles, reason=reason)


def why_not(faces: tuple[Face, ...]) -> Words:
    """What two or three faces lack to be a pair or a triplet."""
    return _why_no_pair(*faces) if len(faces) == 2 else _why_no_triplet(faces)


def _why_no_pair(one: Face, other: Face) -> Words:
    if one.suit is not other.suit:
        return words("Reasons", "one tile is civil, the other military")
    if one.suit is Suit.CIVIL:
        return words("Reasons", "two different civil tiles")
    return words(
        "Reasons",
        "they have {one} and {other} pips, not the same number",
        one=sum(one.ends),
        other=sum(other.ends),
    )


def _why_no_triplet(faces: tuple[Face, ...]) -> Words:
    ends = ends_of(faces)
    (pips, times), *_ = Counter(ends).most_common()
    rest = sum(ends) - times * pips
    if times == 4:
        return words(
            "Reasons",
            "four ends of {pips}, the other two add up to {rest}, not to {pips}",
            pips=pips,
            rest=rest,
        )
    if times == 3:
        return words(
            "Reasons",
            "three ends of {pips}, the others add up to {rest}: neither 5 nor 14 or more",
            pips=pips,
            rest=rest,
        )
    return words(
        "Reasons",
        "no dragon, and no three of its ends are alike",
    )


def nearest_mend(
    rule: TripletRule,
    faces: tuple[Face, ...],
    arriving: Collection[Face],
    in_play: Collection[Face] = FACES,
) -> Mend | None:
    """The change of one tile that best mends a group, or None for a dead one.

    A change of a tile that is only just arriving comes first, then the
    combination that rules.md names first.
    """
    ways = [mend for mend in mends(rule, faces) if mend.new in in_play]
    return min(
        ways,
        key=lambda mend: (mend.old not in arriving, KINDS.index(mend.made)),
        default=None,
    )


def verdict_on(
    rule: TripletRule,
    faces: tuple[Face, ...],
    arriving: Collection[Face],
    in_play: Collection[Face] = FACES,
) -> Words:
    """A sentence about a group that is no combination: why, and what would mend it."""
    places: dict[str, str | int | Words] = {
        "tiles": faces_text(faces),
        "reason": why_not(faces),
        "mend": _mend_words(nearest_mend(rule, faces, arriving, in_play)),
    }
    if len(faces) == 2:
        return words("Reasons", "{tiles} is no pair ({reason}); {mend}.", **places)
    return words("Reasons", "{tiles} is no triplet ({reason}); {mend}.", **places)


def forecast(
    rule: TripletRule,
    faces: tuple[Face, ...],
    made: Combination | None,
    arriving: Collection[Face],
    in_play: Collection[Face],
) -> Words:
    """A sentence about what a group would be, given the combination it would make."""
    if made is None:
        return verdict_on(rule, faces, arriving, in_play)
    tiles = faces_text(faces)
    return words("Reasons", "{tiles} would be {made}.", tiles=tiles, made=made.phrase)


def _mend_words(mend: Mend | None) -> Words:
    if mend is None:
        return words("Reasons", "no single tile would mend it")
    return words(
        "Reasons",
        "a {new} in place of the {old} would make it {made}",
        new=str(mend.new),
        old=str(mend.old),
        made=mend.made.phrase,
    )
