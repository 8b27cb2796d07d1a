"""What is known of a group when it is pointed at: what it is, and what is one tile away."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from gupai_desktop.engine.combinations import (
    KINDS,
    Combination,
    TripletRule,
    combination,
    ends_of,
    mends,
)
from gupai_desktop.engine.explain import Faces, faces_of, faces_text, what_it_is, what_it_lacks
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import Face
from gupai_desktop.engine.words import Words, counted, words

#: What some faces are in a game, or None.
Named = Callable[[Faces], Combination | None]

#: So many ways to one combination are told; of more, only how many there are.
_MOST_WAYS = 3


def listed(first: Words, *more: Words) -> Words:
    """Some things one after the other, as the language lists them."""
    for item in more:
        first = words("Notes", "{first}, {second}", first=first, second=item)
    return first


def judged(rule: TripletRule, faces: Faces) -> Words:
    """A sentence that says which combination some faces are, or why they are none."""
    made = combination(rule, faces)
    return what_it_is(faces, made) if made else what_it_lacks(faces)


def group_note(rule: TripletRule, named: Named, table: Table, number: int) -> tuple[Words, ...]:
    """What a group is, its ends, and what it lacks: which tile, and where that tile lies."""
    faces = faces_of(table.groups[number])
    if made := named(faces):
        first = what_it_is(faces, made)
        return (first, *_ends_words(faces, first))
    first = what_it_lacks(faces)
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
            "Notes", "{new} (group {group}) for {old}", new=str(new), old=str(old), group=groups[0]
        )
    return words(
        "Notes",
        "{new} (groups {group} and {other}) for {old}",
        new=str(new),
        old=str(old),
        group=groups[0],
        other=groups[1],
    )


def _ways_words(made: Combination, ways: list[Words]) -> Words:
    """The combination that some ways lead to; the first of them, if they are many."""
    told, more = listed(*ways[:_MOST_WAYS]), len(ways) - _MOST_WAYS
    if more > 0:
        return counted(
            "Notes", "{made} with {ways}, or in %n other way(s).", more, made=made.name, ways=told
        )
    return words("Notes", "{made} with {ways}.", made=made.name, ways=told)


def runs_note(rule: TripletRule, runs: Iterable[Faces]) -> Words:
    """Which of the threes that might be taken are triplets; of a single one, why or why not."""
    threes = list(dict.fromkeys(runs))
    if len(threes) == 1:
        return judged(rule, threes[0])
    takes = [
        words("Notes", "{tiles} ({made})", tiles=faces_text(faces), made=made.name)
        for faces in threes
        if (made := combination(rule, faces))
    ]
    if not takes:
        return words("Notes", "No three tiles that could be taken from it are a triplet.")
    return words("Notes", "Can be taken: {triplets}.", triplets=listed(*takes))
