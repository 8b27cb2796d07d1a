"""Why some tiles are no combination: the sentences, and that they are true.

Then the notes on a group of a table, and its ends.
"""

import re
from collections import Counter

from hypothesis import given

from gupai_desktop.engine.combinations import TripletRule, combination, ends_of
from gupai_desktop.engine.explain import (
    explain_faces,
    explain_mend,
    explain_no_combination,
    faces_of,
    faces_text,
    group_note,
    runs_note,
    why_not,
)
from gupai_desktop.engine.tiles import FACE, TILE, Face, Tile
from tests.strategies import groups, repeatable
from tests.vectors import CLASSIC, LOOSE, MIXED, MIXED_AND_LOOSE

Faces = tuple[Face, ...]

EVERY_RULE = (CLASSIC, MIXED, LOOSE, MIXED_AND_LOOSE)


def read(text: str) -> Faces:
    return tuple(FACE[code] for code in text.split())


def verdict(text: str, arriving: str = "", rule: TripletRule = CLASSIC) -> str:
    return " ".join(map(str, explain_mend(rule, read(text), read(arriving))))


def test_the_faces_of_tiles_are_written_in_their_order() -> None:
    assert faces_text(faces_of([TILE["66b"], TILE["21"]])) == "66 21"


def test_what_is_lacking_is_said() -> None:
    for faces, reason in (
        ("66 63", "one tile is civil, the other military"),
        ("66 11", "two different civil tiles"),
        ("63 21", "they have 9 and 3 pips, not the same number"),
        ("66 66 44", "four ends of 6, the other two add up to 8, not to 6"),
        ("31 62 64", "no dragon, and no three of its ends are alike"),
    ):
        assert str(why_not(read(faces))) == reason
        kind = "pair" if len(faces) == 5 else "triplet"
        sentence = f"{faces}: Not a {kind} ({reason})."
        assert str(explain_no_combination(read(faces))) == sentence
        assert str(explain_faces(CLASSIC, read(faces))) == sentence
    assert str(explain_no_combination(read("66 65 51"))) == (
        "66 65 51: three ends of 6; the others must make 5 or at least 14, or be alike. "
        "They make 11."
    )


@repeatable
@given(groups(3))
def test_the_reason_names_as_many_ends_alike_as_there_are(group: tuple[Tile, ...]) -> None:
    faces = faces_of(group)
    if combination(CLASSIC, faces) is None:
        most = max(Counter(ends_of(faces)).values())
        beginning = {4: "Not a triplet (four ends", 3: "three ends"}.get(most, "Not a triplet (no")
        assert f": {beginning} " in str(explain_no_combination(faces))


def test_a_verdict_says_which_tile_would_mend_the_group() -> None:
    no_dragon = "no dragon, and no three of its ends are alike"
    assert verdict("31 62 64", arriving="64") == (
        f"31 62 64: Not a triplet ({no_dragon}). "
        "With 54 in place of 64 it would be valid: Full Dragon."
    )
    assert verdict("63 44", arriving="44") == (
        "63 44: Not a pair (one tile is civil, the other military). "
        "With 54 in place of 44 it would be valid: Military Pair."
    )
    assert verdict("41 42 33") == (
        f"41 42 33: Not a triplet ({no_dragon}). No single tile would mend it."
    )
    mixed = "With 54 in place of 41 it would be valid: Mixed Dragon."
    assert verdict("41 42 33", arriving="41", rule=MIXED).endswith(mixed)


def test_the_tile_that_is_just_arriving_is_changed_unless_nothing_but_another_helps() -> None:
    dragon = "With 52 in place of 62 it would be valid: Full Dragon."
    assert verdict("31 62 64", arriving="62").endswith(dragon)
    said = explain_mend(CLASSIC, read("22 61"), read("61"), in_play=Counter(read("61 61")))
    assert str(said[-1]).endswith("With 61 in place of 22 it would be valid: Civil Pair.")


@repeatable
@given(groups(3) | groups(2))
def test_what_is_said_to_mend_a_group_does_mend_it(group: tuple[Tile, ...]) -> None:
    for rule in EVERY_RULE:
        said = str(explain_mend(rule, faces_of(group), ())[-1])
        assert said.endswith(".")
        assert "{" not in said
        if found := re.search(r"With (..) in place of (..) it would be valid: (.*)\.$", said):
            faces = " ".join(str(tile.face) for tile in group).replace(found[2], found[1], 1)
            made = combination(rule, read(faces))
            assert made is not None
            assert str(made.name) == found[3]


def test_a_combination_is_named_with_what_makes_it() -> None:
    for rule, faces, made, reason in (
        (CLASSIC, "61 54 32", "Full Dragon", "its ends are 1 2 3 4 5 6"),
        (CLASSIC, "63 62 32", "2-3-Kao", "its ends are 2 2 3 3 6 6"),
        (MIXED, "32 43 54", "Mixed Dragon", "its ends are 2 3 3 4 4 5"),
        (CLASSIC, "66 66 63", "Five Sons", "five ends of 6"),
        (CLASSIC, "55 53 52", "Coincidence", "four ends of 5, the other two add up to 5"),
        (CLASSIC, "33 31 11", "Split", "three ends of 1 and three of 3"),
        (CLASSIC, "63 66 11", "Five Points", "three ends of 6, the others add up to 5"),
        (CLASSIC, "65 65 53", "Full Fourteen", "three ends of 5, the others add up to 15"),
        (LOOSE, "11 11 22", "Five Points", "three ends of 1, the others add up to 5"),
        (LOOSE, "66 66 44", "Full Fourteen", "three ends of 6, the others add up to 14"),
        (CLASSIC, "66 66", "Civil Pair", "the two tiles of one civil face"),
        (CLASSIC, "63 54", "Military Pair", "two military tiles of 9 pips each"),
        (*(CLASSIC, "42 21", "Supreme Pair"), "the one pair of military tiles with unequal pips"),
    ):
        assert str(explain_faces(rule, read(faces))) == f"{faces}: {made} ({reason})."


def note(text: str) -> list[str]:
    faces = read(text)
    return [*map(str, group_note(faces, combination(CLASSIC, faces)))]


def test_of_a_group_it_is_said_why_it_is_one_or_not_and_which_ends_it_has() -> None:
    assert note("65 65 53") == [
        "65 65 53: Full Fourteen (three ends of 5, the others add up to 15).",
        "Its six ends: 3 5 5 5 6 6.",
    ]
    assert note("61 54 32") == ["61 54 32: Full Dragon (its ends are 1 2 3 4 5 6)."]
    assert note("63 54") == ["63 54: Military Pair (two military tiles of 9 pips each)."]
    assert note("31 62 64") == [
        "31 62 64: Not a triplet (no dragon, and no three of its ends are alike).",
        "Its six ends: 1 2 3 4 6 6.",
    ]


def test_of_one_three_it_is_said_why_of_several_only_that_none_is_a_triplet() -> None:
    split, dragon, none = read("33 31 11"), read("61 54 32"), read("33 31 66")
    (why,) = map(str, runs_note(CLASSIC, [none]))
    assert why.startswith("33 31 66: three ends of 3; ")
    assert runs_note(CLASSIC, [split, none, dragon]) == ()
    (no,) = map(str, runs_note(CLASSIC, [none, read("66 31 33")]))
    assert no == "No three tiles that could be taken from it are a triplet."
