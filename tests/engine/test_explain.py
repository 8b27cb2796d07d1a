"""Why some tiles are no combination: the sentences, and that they are true."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given

from gupai_desktop.engine.combinations import TripletRule, combination, ends_of
from gupai_desktop.engine.explain import (
    explain_combination,
    explain_mend,
    explain_no_combination,
    faces_of,
    faces_text,
    nearest_mend,
    why_not,
)
from gupai_desktop.engine.tiles import FACE, FACES, TILE, Face, Tile
from tests.strategies import groups, repeatable
from tests.vectors import CLASSIC, LOOSE, MIXED, MIXED_AND_LOOSE

Faces = tuple[Face, ...]

EVERY_RULE = (CLASSIC, MIXED, LOOSE, MIXED_AND_LOOSE)


def read(text: str) -> Faces:
    return tuple(FACE[code] for code in text.split())


def verdict(text: str, arriving: str = "", rule: TripletRule = CLASSIC) -> str:
    return str(explain_mend(rule, read(text), read(arriving)))


def test_the_faces_of_tiles_are_written_in_their_order() -> None:
    assert faces_text(faces_of([TILE["66b"], TILE["21"]])) == "66 21"


# Reasons.


@pytest.mark.parametrize(
    ("faces", "reason"),
    [
        ("66 63", "one tile is civil, the other military"),
        ("66 11", "two different civil tiles"),
        ("63 21", "they have 9 and 3 pips, not the same number"),
        ("66 66 44", "four ends of 6, the other two add up to 8, not to 6"),
        (
            "66 65 51",
            "three ends of 6, the others add up to 11: neither 5 nor 14 or more",
        ),
        ("31 62 64", "no dragon, and no three of its ends are alike"),
    ],
)
def test_what_is_lacking_is_said(faces: str, reason: str) -> None:
    assert str(why_not(read(faces))) == reason


@repeatable
@given(groups(3))
def test_the_reason_names_as_many_ends_alike_as_there_are(group: tuple[Tile, ...]) -> None:
    faces = faces_of(group)
    if combination(CLASSIC, faces) is None:
        most = max(Counter(ends_of(faces)).values())
        beginning = {4: "four ends", 3: "three ends"}.get(most, "no dragon")
        assert str(why_not(faces)).startswith(beginning)


# Verdicts.


def test_a_verdict_says_which_tile_would_mend_the_triplet() -> None:
    assert verdict("31 62 64", arriving="64") == (
        "31 62 64 is no triplet (no dragon, and no three of its ends are alike); "
        "a 54 in place of the 64 would make it a full dragon."
    )


def test_a_verdict_says_which_tile_would_mend_the_pair() -> None:
    assert verdict("63 44", arriving="44") == (
        "63 44 is no pair (one tile is civil, the other military); "
        "a 54 in place of the 44 would make it a military pair."
    )


def test_a_verdict_says_that_a_dead_group_is_dead() -> None:
    assert verdict("41 42 33") == (
        "41 42 33 is no triplet (no dragon, and no three of its ends are alike); "
        "no single tile would mend it."
    )


def test_a_group_that_is_dead_under_one_rule_is_mended_under_another() -> None:
    assert verdict("41 42 33", arriving="41", rule=MIXED).endswith(
        "a 54 in place of the 41 would make it a mixed dragon."
    )


# The nearest mend.


def test_the_tile_that_is_just_arriving_is_the_one_to_change() -> None:
    mend = nearest_mend(CLASSIC, read("31 62 64"), arriving=read("62"))
    assert mend is not None
    assert (str(mend.old), str(mend.new), mend.made.key) == ("62", "52", "full-dragon")


def test_a_tile_that_stays_is_changed_when_nothing_else_helps() -> None:
    mend = nearest_mend(CLASSIC, read("22 61"), arriving=read("61"), in_play=read("61"))
    assert mend is not None
    assert (str(mend.old), str(mend.new)) == ("22", "61")


def test_a_tile_that_takes_no_part_in_the_game_mends_nothing() -> None:
    assert nearest_mend(CLASSIC, read("63 44"), arriving=read("44"), in_play=read("66")) is None


def test_the_mend_that_makes_the_first_kind_of_the_rules_is_told() -> None:
    mend = nearest_mend(CLASSIC, read("62 53 33"), arriving=read("33"))
    assert mend is not None
    assert mend.made.key == "full-dragon"


@repeatable
@given(groups(3) | groups(2))
def test_what_is_said_to_mend_a_group_does_mend_it(group: tuple[Tile, ...]) -> None:
    faces = faces_of(group)
    for rule in EVERY_RULE:
        if mend := nearest_mend(rule, faces, arriving=(), in_play=FACES):
            mended = list(faces)
            mended[mended.index(mend.old)] = mend.new
            assert combination(rule, tuple(mended)) == mend.made


@repeatable
@given(groups(3) | groups(2))
def test_every_group_has_a_verdict_with_all_its_places_filled(group: tuple[Tile, ...]) -> None:
    said = [str(explain_mend(rule, faces_of(group), ())) for rule in EVERY_RULE]
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in said)


# What a combination is made of.


@pytest.mark.parametrize(
    ("faces", "rule", "sentence"),
    [
        ("61 54 32", CLASSIC, "61 54 32 is a full dragon: its ends are 1 2 3 4 5 6."),
        ("63 62 32", CLASSIC, "63 62 32 is a two-three-kao: its ends are 2 2 3 3 6 6."),
        ("32 43 54", MIXED, "32 43 54 is a mixed dragon: its ends are 2 3 3 4 4 5."),
        ("66 66 63", CLASSIC, "66 66 63 is five sons: five ends of 6."),
        (
            "55 53 52",
            CLASSIC,
            "55 53 52 is a coincidence: four ends of 5, the other two add up to 5.",
        ),
        ("33 31 11", CLASSIC, "33 31 11 is a split: three ends of 1 and three of 3."),
        (
            "63 66 11",
            CLASSIC,
            "63 66 11 is five points: three ends of 6, the others add up to 5.",
        ),
        (
            "65 65 53",
            CLASSIC,
            "65 65 53 is a full fourteen: three ends of 5, the others add up to 15.",
        ),
        ("11 11 22", LOOSE, "11 11 22 is five points: three ends of 1, the others add up to 5."),
        (
            "66 66 44",
            LOOSE,
            "66 66 44 is a full fourteen: three ends of 6, the others add up to 14.",
        ),
        ("66 66", CLASSIC, "66 66 is a civil pair: the two tiles of one civil face."),
        ("63 54", CLASSIC, "63 54 is a military pair: two military tiles of 9 pips each."),
        (
            "42 21",
            CLASSIC,
            "42 21 is the supreme pair: the one pair of military tiles with unequal pips.",
        ),
    ],
)
def test_a_combination_is_named_with_what_makes_it(
    faces: str, rule: TripletRule, sentence: str
) -> None:
    made = combination(rule, read(faces))
    assert made is not None
    assert str(explain_combination(read(faces), made)) == sentence


def test_what_is_lacking_is_a_sentence_too() -> None:
    assert (
        str(explain_no_combination(read("66 11")))
        == "66 11 is no pair (two different civil tiles)."
    )
    assert str(explain_no_combination(read("51 52 33"))) == (
        "51 52 33 is no triplet (no dragon, and no three of its ends are alike)."
    )
