"""Pairs and triplets: the published vectors, and the facts that follow from the rules."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement

from hypothesis import given
from hypothesis import strategies as st

from gupai_desktop.engine.combinations import (
    CIVIL_PAIR,
    KINDS,
    MILITARY_PAIR,
    SUPREME_PAIR,
    TripletRule,
    combination,
    completions,
    ends_of,
    is_dead,
    mends,
)
from gupai_desktop.engine.tiles import FACE, FACES, Face, Tile
from tests.cases import of_every
from tests.strategies import groups, repeatable
from tests.vectors import CLASSIC, COLUMNS, LOOSE, MIXED, MIXED_AND_LOOSE, triplet_rows

Faces = tuple[Face, ...]

DEAD = {"41 42 33", "41 42 54", "51 52 33", "51 52 44", "32 42 43"}

#: docs/rules/en/facts.md has those of two rules; the dead groups are stuck as well.
STUCK = {
    CLASSIC: DEAD
    | {"11 33 52", "44 53 32", "31 43 41", "33 61 52", "33 61 42", "63 43 42", "22 61"},
    MIXED: {"31 43 41", "33 61 52", "22 61"},
    LOOSE: DEAD,
    MIXED_AND_LOOSE: set[str](),
}

every_rule = of_every(STUCK)


def read(text: str) -> Faces:
    return tuple(FACE[code] for code in text.split())


def in_order(group: Faces) -> Faces:
    return tuple(sorted(group, key=FACES.index))


def is_in_the_set(faces: Faces) -> bool:
    return all(times <= face.copies for face, times in Counter(faces).items())


@cache
def every(size: int) -> tuple[Faces, ...]:
    """Every combination of that many faces that the set allows."""
    return tuple(filter(is_in_the_set, combinations_with_replacement(FACES, size)))


def triplets(rule: TripletRule) -> list[Faces]:
    return [three for three in every(3) if combination(rule, three)]


def pairs() -> dict[str, str]:
    made = {two: combination(CLASSIC, two) for two in every(2)}
    return {"+".join(map(str, two)): pair.key for two, pair in made.items() if pair}


def test_the_set_allows_1550_combinations_of_three_faces_and_some_of_them_are_triplets() -> None:
    assert len(every(3)) == 1550
    assert [len(triplets(rule)) for rule in (CLASSIC, MIXED, LOOSE)] == [195, 198, 221]


def test_the_triplets_are_the_published_ones_and_have_their_published_names() -> None:
    for row in triplet_rows():
        made = [combination(rule, read(row.faces)) for rule in COLUMNS]
        assert tuple(kind.key if kind else "" for kind in made) == row.names, row.faces
    for column, rule in enumerate(COLUMNS):
        published = {in_order(read(row.faces)) for row in triplet_rows() if row.names[column]}
        assert {in_order(three) for three in triplets(rule)} == published, rule


def test_mixed_dragon_and_loose_together_differ_from_loose_by_the_dragon_only() -> None:
    changed = {
        ends_of(three)
        for three in every(3)
        if combination(MIXED_AND_LOOSE, three) != combination(LOOSE, three)
    }
    assert changed == {(2, 2, 3, 3, 6, 6), (2, 3, 3, 4, 4, 5)}


def test_the_examples_of_the_rules_have_their_names() -> None:
    for rule, faces, name in (
        (CLASSIC, "61 54 32", "full-dragon"),
        (CLASSIC, "11 22 33", "little-dragon"),
        (CLASSIC, "65 65 44", "big-dragon"),
        (CLASSIC, "63 62 32", "two-three-kao"),
        (MIXED, "63 62 32", None),
        (MIXED, "43 32 54", "mixed-dragon"),
        (CLASSIC, "43 32 54", None),
        (CLASSIC, "66 66 63", "five-sons"),
        (CLASSIC, "55 53 52", "coincidence"),
        (CLASSIC, "33 31 11", "split"),
        (CLASSIC, "63 66 11", "five-points"),
        (CLASSIC, "65 65 53", "full-fourteen"),
        (CLASSIC, "11 11 22", None),
        (LOOSE, "11 11 22", "five-points"),
        (CLASSIC, "66 66 44", None),
        (LOOSE, "66 66 44", "full-fourteen"),
    ):
        made = combination(rule, read(faces))
        assert (made and made.key) == name, (faces, rule)


@repeatable
@given(groups(3).flatmap(lambda group: st.tuples(st.just(group), st.permutations(group))))
def test_the_order_of_tiles_never_changes_a_combination(
    orders: tuple[tuple[Tile, ...], list[Tile]],
) -> None:
    faces, turned = (tuple(tile.face for tile in order) for order in orders)
    assert [combination(rule, turned) for rule in STUCK] == [
        combination(rule, faces) for rule in STUCK
    ]


def test_there_are_eleven_civil_pairs_four_military_ones_and_the_supreme_one() -> None:
    civil = dict.fromkeys((f"{face}+{face}" for face in FACES if face.copies == 2), CIVIL_PAIR.key)
    military = dict.fromkeys(("63+54", "62+53", "52+43", "41+32"), MILITARY_PAIR.key)
    assert pairs() == {**civil, **military, "42+21": SUPREME_PAIR.key}
    assert len(civil) == 11


def test_the_kinds_are_different_are_made_by_some_group_and_have_names() -> None:
    assert len({kind.key for kind in KINDS}) == len(KINDS)
    made = {combination(rule, group) for rule in STUCK for group in (*every(2), *every(3))}
    assert made - {None} == set(KINDS)
    for kind in KINDS:
        assert all("\u4e00" <= sign <= "\u9fff" for sign in kind.native)


def test_what_completes_a_rest_is_told_with_what_it_makes_if_a_copy_is_left() -> None:
    completing = completions(CLASSIC, read("62 53"))
    assert {str(face): kind.key for face, kind in completing.items()} == {
        "41": "full-dragon",
        "22": "full-fourteen",
    }
    assert FACE["66"] not in completions(CLASSIC, read("66 66"))


@every_rule
def test_what_completes_a_rest_is_exactly_what_makes_a_combination(rule: TripletRule) -> None:
    for rest in every(2):
        expected = {
            face: combination(rule, (*rest, face))
            for face in FACES
            if is_in_the_set((*rest, face)) and combination(rule, (*rest, face))
        }
        assert completions(rule, rest) == expected


@every_rule
def test_a_mend_puts_another_face_in_place_of_one_and_makes_the_combination_it_tells(
    rule: TripletRule,
) -> None:
    for three in every(3):
        for mend in mends(rule, three):
            assert mend.old != mend.new
            rest = list(three)
            rest[rest.index(mend.old)] = mend.new
            assert combination(rule, tuple(rest)) == mend.made


def test_exactly_the_published_groups_are_dead() -> None:
    for rule in STUCK:
        found = {group for group in (*every(2), *every(3)) if is_dead(rule, group)}
        dead = set[str]() if rule.mixed_dragon else DEAD
        assert found == {in_order(read(three)) for three in dead}, rule


def sides(group: Faces) -> Iterator[tuple[Faces, Faces]]:
    """One tile or two that go out of a group, and what stays, in every way."""
    for size in (1, 2):
        for places in combinations(range(len(group)), size):
            yield (
                tuple(group[place] for place in places),
                tuple(group[place] for place in range(len(group)) if place not in places),
            )


def stuck(rule: TripletRule) -> set[Faces]:
    """The groups that no exchange with a valid group mends and leaves that one valid."""
    groups = {*every(2), *every(3)}
    valid = {group for group in groups if combination(rule, group)}
    rests: dict[Faces, set[Faces]] = {}
    for group in valid:
        for side, rest in sides(group):
            rests.setdefault(side, set()).add(rest)

    def is_mended(group: Faces) -> bool:
        return any(
            is_in_the_set((*group, *arriving, *partner))
            for leaving, staying in sides(group)
            for arriving, completed in rests.items()
            if len(arriving) == len(leaving) and staying in completed
            for partner in completed & rests.get(leaving, set())
        )

    return {group for group in groups - valid if not is_mended(group)}


@every_rule
def test_exactly_the_published_groups_are_stuck(rule: TripletRule) -> None:
    assert stuck(rule) == {in_order(read(group)) for group in STUCK[rule]}
