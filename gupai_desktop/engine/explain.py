"""Why some tiles are a pair or a triplet or none, and what would make them one.

Sentences about two or three faces, wherever they lie; then notes on a group of a
table, which say also where the tile lies that would mend it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
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
    Mend,
    TripletRule,
    combination,
    ends_of,
    mends,
)
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import FACES, Face, Suit, Tile
from gupai_desktop.engine.words import Figures, Words, counted, words

#: Two or three faces, or any number.
Faces = tuple[Face, ...]
#: What some faces are in a game, or None.
Named = Callable[[Faces], Combination | None]

#: So many ways to one combination are told; of more, only how many there are.
_MOST_WAYS = 3

_face_of = attrgetter("face")


def faces_text(faces: Iterable[Face]) -> Figures:
    """Faces as they are written: ``31 62 64``."""
    return Figures(" ".join(map(str, faces)))


def faces_of(tiles: Iterable[Tile]) -> tuple[Face, ...]:
    """The faces of some tiles, in their order."""
    return tuple(map(_face_of, tiles))


def faces_in_order(tiles: Iterable[Tile]) -> tuple[Face, ...]:
    """The faces of some tiles, in the order of the set."""
    return faces_of(sorted(tiles, key=lambda tile: tile.order))


def explain_combination(faces: tuple[Face, ...], made: Combination) -> Words:
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
            "Reasons", "four ends of {pips}, the other two add up to {pips}", pips=pips
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


def explain_no_combination(faces: tuple[Face, ...]) -> Words:
    """A sentence that says why some faces are not a combination."""
    tiles, reason = faces_text(faces), why_not(faces)
    if len(faces) == 2:
        return words("Reasons", "{tiles} is not a pair ({reason}).", tiles=tiles, reason=reason)
    return words("Reasons", "{tiles} is not a triplet ({reason}).", tiles=tiles, reason=reason)


def refuse_faces(faces: tuple[Face, ...]) -> Words:
    """What some faces are not, where there is room for no more."""
    return words("Reasons", "Not a pair") if len(faces) == 2 else words("Reasons", "Not a triplet")


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
    return words("Reasons", "no dragon, and no three of its ends are alike")


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
        ways, key=lambda mend: (mend.old not in arriving, KINDS.index(mend.made)), default=None
    )


def explain_mend(
    rule: TripletRule,
    faces: tuple[Face, ...],
    arriving: Collection[Face],
    in_play: Collection[Face] = FACES,
) -> Words:
    """A sentence about a group that is not a combination: why, and what would mend it."""
    places: dict[str, str | int | Words] = {
        "tiles": faces_text(faces),
        "reason": why_not(faces),
        "mend": _mend_words(nearest_mend(rule, faces, arriving, in_play)),
    }
    if len(faces) == 2:
        return words("Reasons", "{tiles} is not a pair ({reason}); {mend}.", **places)
    return words("Reasons", "{tiles} is not a triplet ({reason}); {mend}.", **places)


def forecast(
    rule: TripletRule,
    faces: tuple[Face, ...],
    made: Combination | None,
    arriving: Collection[Face],
    in_play: Collection[Face],
) -> Words:
    """A sentence about what a group would be, given the combination it would make."""
    if made is None:
        return explain_mend(rule, faces, arriving, in_play)
    tiles = faces_text(faces)
    return words("Reasons", "{tiles} would be {made}.", tiles=tiles, made=made.phrase)


def _mend_words(mend: Mend | None) -> Words:
    if mend is None:
        return words("Reasons", "no single tile would mend it")
    return words(
        "Reasons",
        "a {new} in place of the {old} would make it {made}",
        new=Figures(mend.new),
        old=Figures(mend.old),
        made=mend.made.phrase,
    )


# Notes on the groups of a table.


def comma_list(first: Words, *more: Words) -> Words:
    """Some things one after the other, as the language lists them."""
    for item in more:
        first = words("Notes", "{first}, {second}", first=first, second=item)
    return first


def explain_faces(rule: TripletRule, faces: Faces) -> Words:
    """A sentence that says which combination some faces are, or why they are none."""
    made = combination(rule, faces)
    return explain_combination(faces, made) if made else explain_no_combination(faces)


def group_note(rule: TripletRule, named: Named, table: Table, number: int) -> tuple[Words, ...]:
    """What a group is, its ends, and what it lacks: which tile, and where that tile lies."""
    faces = faces_of(table.groups[number])
    if made := named(faces):
        first = explain_combination(faces, made)
        return (first, *_ends_words(faces, first))
    first = explain_no_combination(faces)
    return (first, *_ends_words(faces, first), *_nearest(rule, named, table, number))


def _ends_words(faces: Faces, said: Words) -> Iterator[Words]:
    """The six ends of a triplet, unless they have been told."""
    ends = " ".join(map(str, ends_of(faces)))
    if len(faces) == 3 and ends not in str(said):
        yield words("Notes", "Its six ends: {ends}.", ends=ends)


def _nearest(rule: TripletRule, named: Named, table: Table, number: int) -> Iterator[Words]:
    """One sentence for every combination that is one tile away, the tile being elsewhere."""
    faces, places = faces_of(table.groups[number]), _places(table, number)
    found: dict[Combination, list[Words]] = {}
    for old, new in dict.fromkeys((mend.old, mend.new) for mend in mends(rule, faces)):
        mended = _mended(faces, old, new)
        if new in places and (made := named(mended)):
            found.setdefault(made, []).append(_way_words(old, new, places[new]))
    for made in sorted(found, key=_rank):
        yield _ways_words(made, found[made])
    if not found:
        yield words("Notes", "No single tile would mend it.")


def _rank(made: Combination) -> int:
    """The place of a combination in the rules; those of single games come first."""
    return KINDS.index(made) if made in KINDS else -1


def _mended(faces: Faces, old: Face, new: Face) -> Faces:
    place = faces.index(old)
    return (*faces[:place], new, *faces[place + 1 :])


def _places(table: Table, but: int) -> dict[Face, list[int]]:
    """The groups in which every face lies, from 1, leaving one group out."""
    found: dict[Face, list[int]] = {}
    for number, group in enumerate(table.groups):
        for face in dict.fromkeys(faces_of(group)):
            if number != but:
                found.setdefault(face, []).append(number + 1)
    return found


def _way_words(old: Face, new: Face, groups: Sequence[int]) -> Words:
    """A tile for another one, and where it lies; there are two tiles of a face at most."""
    if len(groups) == 1:
        return words(
            "Notes",
            "{new} (group {group}) for {old}",
            new=Figures(new),
            old=Figures(old),
            group=groups[0],
        )
    return words(
        "Notes",
        "{new} (groups {group} and {other}) for {old}",
        new=Figures(new),
        old=Figures(old),
        group=groups[0],
        other=groups[1],
    )


def _ways_words(made: Combination, ways: list[Words]) -> Words:
    """The combination that some ways lead to; the first of them, if they are many."""
    told, more = comma_list(*ways[:_MOST_WAYS]), len(ways) - _MOST_WAYS
    if more > 0:
        return counted(
            "Notes", "{made} with {ways}, or in %n other way(s).", more, made=made.name, ways=told
        )
    return words("Notes", "{made} with {ways}.", made=made.name, ways=told)


def runs_note(rule: TripletRule, runs: Iterable[Faces]) -> Words:
    """Which of the threes that might be taken are triplets; of a single one, why or why not."""
    threes = list(dict.fromkeys(runs))
    if len(threes) == 1:
        return explain_faces(rule, threes[0])
    takes = [
        words("Notes", "{tiles} ({made})", tiles=faces_text(faces), made=made.name)
        for faces in threes
        if (made := combination(rule, faces))
    ]
    if not takes:
        return words("Notes", "No three tiles that could be taken from it are a triplet.")
    return words("Notes", "Can be taken: {triplets}.", triplets=comma_list(*takes))
