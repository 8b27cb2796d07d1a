"""Why some tiles are a pair or a triplet or none, and what would make them one.

Sentences about two or three faces, wherever they lie; then notes on a group of a table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from operator import attrgetter

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
    TripletRule,
    combination,
    ends_of,
    mends,
)
from gupai_desktop.engine.tiles import TILES, Face, Suit, Tile
from gupai_desktop.engine.words import Words, WrittenTiles, words

#: Two or three faces, or any number.
Faces = tuple[Face, ...]
#: Returns whether a goal has a use for a group of these faces.
Serves = Callable[[Faces], bool]


#: The place of a kind among all, by its key.
_RANK = {kind.key: rank for rank, kind in enumerate(KINDS)}


_FACE_OF = attrgetter("face")


def faces_text(faces: Iterable[Face]) -> WrittenTiles:
    """Return faces as they are written: ``31 62 64``."""
    return WrittenTiles(" ".join(map(str, faces)))


def faces_of(tiles: Iterable[Tile]) -> Faces:
    """Return the faces of some tiles, in their order."""
    return tuple(map(_FACE_OF, tiles))


def faces_in_order(tiles: Iterable[Tile]) -> Faces:
    """Return the faces of some tiles, in the order of the set."""
    return faces_of(sorted(tiles, key=lambda tile: tile.order))


#: Said of a valid group that no goal needs.
NOT_ASKED = words("The goal does not ask for such a group.")
#: Said of a group that two tiles or more must change.
NO_MEND = words("No single tile would mend it.")


def not_for_the_goal(name: str | Words) -> Words:
    """Return the name of a group that the goal has no use for."""
    return words("{name}, not for the goal", name=name)


# Two or three faces, wherever they lie.


def explain_combination(faces: Faces, made: Combination) -> Words:
    """Return a sentence that names the combination some faces form, and says why."""
    ends = ends_of(faces)
    pips, times = Counter(ends).most_common(1)[0]
    rest = [end for end in ends if end != pips]
    three = words(
        "three ends of {pips}, the others add up to {rest}",
        pips=pips,
        rest=sum(rest) + (times - 3) * pips,
    )
    reasons = {
        FIVE_SONS: words("five ends of {pips}", pips=pips),
        COINCIDENCE: words("four ends of {pips}, the other two add up to {pips}", pips=pips),
        SPLIT: words(
            "three ends of {pips} and three of {other}", pips=pips, other=rest[0] if rest else pips
        ),
        FIVE_POINTS: three,
        FULL_FOURTEEN: three,
        CIVIL_PAIR: words("the two tiles of one civil face"),
        MILITARY_PAIR: words("two military tiles of {pips} pips each", pips=sum(ends) // 2),
        SUPREME_PAIR: words("the one pair of military tiles with unequal pips"),
    }
    every = words("its ends are {ends}", ends=" ".join(map(str, ends)))
    return _because(faces, made.name, reasons.get(made, every))


def explain_no_combination(faces: Faces) -> Words:
    """Return a sentence that says why some faces are not a combination."""
    pips, times = Counter(ends_of(faces)).most_common(1)[0]
    if len(faces) == 3 and times == 3:
        return words(
            "{tiles}: three ends of {pips}; the others must make 5 or at least 14, or be alike. "
            "They make {rest}.",
            tiles=faces_text(faces),
            pips=pips,
            rest=sum(ends_of(faces)) - 3 * pips,
        )
    return _because(faces, refuse_faces(faces), why_not(faces))


def _because(faces: Faces, made: Words, reason: Words) -> Words:
    tiles = faces_text(faces)
    return words("{tiles}: {made} ({reason}).", tiles=tiles, made=made, reason=reason)


def explain_faces(rule: TripletRule, faces: Faces) -> Words:
    """Return a sentence that says which combination some faces are, or why they are none."""
    made = combination(rule, faces)
    return explain_combination(faces, made) if made else explain_no_combination(faces)


def refuse_faces(faces: Faces) -> Words:
    """Return that some faces are no combination, where there is room for no more."""
    return words("Not a pair") if len(faces) == 2 else words("Not a triplet")


def why_not(faces: Faces) -> Words:
    """Return what two or three faces lack that have no three ends alike, in a few words."""
    if len(faces) == 2:
        one, other = faces
        if one.suit is not other.suit:
            return words("one tile is civil, the other military")
        if one.suit is Suit.CIVIL:
            return words("two different civil tiles")
        return words(
            "they have {one} and {other} pips, not the same number",
            one=sum(one.ends),
            other=sum(other.ends),
        )
    ends = ends_of(faces)
    pips, times = Counter(ends).most_common(1)[0]
    rest = sum(ends) - times * pips
    if times == 4:
        return words(
            "four ends of {pips}, the other two add up to {rest}, not to {pips}",
            pips=pips,
            rest=rest,
        )
    return words("no dragon, and no three of its ends are alike")


def _replaced(faces: Faces, old: Face, new: Face) -> Faces:
    place = faces.index(old)
    return (*faces[:place], new, *faces[place + 1 :])


_SET = Counter(faces_of(TILES))


def explain_mend(
    rule: TripletRule,
    faces: Faces,
    arriving: Collection[Face],
    in_play: Counter[Face] = _SET,
    serves: Serves | None = None,
) -> tuple[Words, ...]:
    """Return why a group is not a combination, and the change of one tile that best mends it.

    What serves the goal comes first, then a change of a tile that is only just arriving, then
    the combination that is the first of `KINDS`.
    """
    possible = serving = [
        mend
        for mend in mends(rule, faces)
        if _replaced(faces, mend.old, mend.new).count(mend.new) <= in_play.get(mend.new, 0)
    ]
    if serves:
        serving = [mend for mend in possible if serves(_replaced(faces, mend.old, mend.new))]
    mend = min(
        serving or possible,
        key=lambda mend: (mend.old not in arriving, _RANK[mend.made.key]),
        default=None,
    )
    if mend is None:
        return (explain_no_combination(faces), NO_MEND)
    made = mend.made.name
    if not serving:
        made = not_for_the_goal(made)
    mended = words(
        "With {new} in place of {old} it would be valid: {made}.",
        new=WrittenTiles(mend.new),
        old=WrittenTiles(mend.old),
        made=made,
    )
    return (explain_no_combination(faces), mended)


def group_note(faces: Faces, made: Combination | None) -> tuple[Words, ...]:
    """Return what a group is or why it is none, and its ends."""
    said = explain_combination(faces, made) if made else explain_no_combination(faces)
    ends = " ".join(map(str, ends_of(faces)))
    if len(faces) == 2 or ends in str(said):
        return (said,)
    return (said, words("Its six ends: {ends}.", ends=ends))


def runs_note(rule: TripletRule, runs: Iterable[Faces]) -> tuple[Words, ...]:
    """Return that none of the threes that might be taken is a triplet; of a single one, why."""
    threes = list(dict.fromkeys(runs))
    if len(threes) == 1:
        return (explain_faces(rule, threes[0]),)
    if any(combination(rule, faces) for faces in threes):
        return ()
    return (words("No three tiles that could be taken from it are a triplet."),)
