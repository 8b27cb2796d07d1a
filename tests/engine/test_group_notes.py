"""What explains a group: its ends, what is one tile away, and where that tile lies."""

from __future__ import annotations

from hypothesis import given

from gupai_desktop.engine.combinations import TripletRule, combination
from gupai_desktop.engine.explain import Faces, comma_list, explain_faces, group_note, runs_note
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import FACE, TILES
from gupai_desktop.engine.words import words
from tests.strategies import groups, repeatable
from tests.vectors import CLASSIC, MIXED


def read(text: str) -> Faces:
    return tuple(FACE[code] for code in text.split())


def note(board: str, group: int = 0, rule: TripletRule = CLASSIC) -> list[str]:
    table = Table.parse(board)
    return [*map(str, group_note(rule, lambda faces: combination(rule, faces), table, group))]


def test_a_list_has_commas() -> None:
    three = [words("Texts", text) for text in ("no pair", "closed", "no triplet")]
    assert str(comma_list(*three)) == "no pair, closed, no triplet"
    assert comma_list(three[0]) is three[0]


# Groups.


def test_of_a_valid_group_it_is_said_why_and_which_ends_it_has() -> None:
    assert note("65 65 53") == [
        "65 65 53 is a full fourteen: three ends of 5, the others add up to 15.",
        "Its six ends: 3 5 5 5 6 6.",
    ]


def test_ends_are_not_said_twice() -> None:
    assert note("61 54 32") == ["61 54 32 is a full dragon: its ends are 1 2 3 4 5 6."]


def test_a_pair_has_no_six_ends() -> None:
    assert note("63 54") == ["63 54 is a military pair: two military tiles of 9 pips each."]


def test_what_is_one_tile_away_is_told_kind_by_kind_with_the_place_of_the_tile() -> None:
    assert note("31 62 64 | 54 22 11 | 51 52") == [
        "31 62 64 is no triplet (no dragon, and no three of its ends are alike).",
        "Its six ends: 1 2 3 4 6 6.",
        "Full Dragon with 52 (group 3) for 62, 54 (group 2) for 64.",
        "Full Fourteen with 22 (group 2) for 31.",
    ]


def test_a_tile_of_which_two_lie_elsewhere_is_told_with_both_places() -> None:
    assert "Split with 11 (groups 2 and 3) for 64." in note("33 31 64 | 11 22 | 11 44")
    assert "Split with 11 (group 3) for 64." in note("33 31 64 | 22 55 | 11 44")


def test_a_tile_that_lies_nowhere_else_mends_nothing() -> None:
    assert note("63 44 | 66 66 65")[-1] == "No single tile would mend it."
    assert note("63 44 | 66 54 65")[-1] == "Military Pair with 54 (group 2) for 44."


def test_a_dead_group_is_told_to_be_dead_unless_another_rule_mends_it() -> None:
    rest = " ".join(str(tile) for tile in TILES if str(tile) not in ("41", "42", "33a"))
    board = f"41 42 33a | {rest}"
    assert note(board)[-1] == "No single tile would mend it."
    assert note(board, rule=MIXED)[-1].startswith("Mixed Dragon with ")


def test_of_many_ways_three_are_told_and_the_others_counted() -> None:
    rest = " ".join(str(tile) for tile in TILES if str(tile) not in ("11a", "61a", "61b"))
    told = [line for line in note(f"11a 61a 61b | {rest}") if line.startswith("Full Fourteen")]
    assert len(told) == 1
    assert told[0].count(" for ") == 3
    assert "other way" in told[0]


@repeatable
@given(groups(3) | groups(2))
def test_every_tile_that_is_told_does_mend_the_group(group: tuple[object, ...]) -> None:
    faces = " ".join(map(str, group))
    rest = " ".join(str(tile) for tile in TILES if tile not in group)
    lines = note(f"{faces} | {rest}")
    codes = [text[:2] for text in faces.split()]
    for line in lines:
        made, _, ways = line.partition(" with ")
        for way in filter(None, ways.split(", ")):
            if " for " in way:
                new, old = way[:2], way.rpartition(" for ")[2][:2]
                mended = codes.copy()
                mended[mended.index(old)] = new
                found = combination(CLASSIC, read(" ".join(mended)))
                assert found is not None
                assert str(found.name) == made


# Runs.


def test_faces_are_judged() -> None:
    assert str(explain_faces(CLASSIC, read("33 31 11"))).startswith("33 31 11 is a split")
    assert str(explain_faces(CLASSIC, read("33 31 66"))).startswith("33 31 66 is no triplet")


def test_of_one_three_it_is_said_why_of_several_which_can_be_taken() -> None:
    split, dragon, none = read("33 31 11"), read("61 54 32"), read("33 31 66")
    assert str(runs_note(CLASSIC, [none])).startswith("33 31 66 is no triplet (")
    assert str(runs_note(CLASSIC, [split, none, dragon])) == (
        "Can be taken: 33 31 11 (Split), 61 54 32 (Full Dragon)."
    )
    assert str(runs_note(CLASSIC, [none, read("66 31 33")])) == (
        "No three tiles that could be taken from it are a triplet."
    )
