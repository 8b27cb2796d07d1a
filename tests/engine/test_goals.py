"""What goals ask for: wanted groups are counted, and the ends that leave no tile free listed."""

from gupai_desktop.engine.combinations import (
    BIG_DRAGON,
    CIVIL_PAIR,
    FULL_DRAGON,
    SPLIT,
    TripletRule,
    combination,
)
from gupai_desktop.engine.goals import Aim, Goal, Wanted, end_boards, of_faces, of_kind
from gupai_desktop.engine.tiles import FACE, Face

CLASSIC = TripletRule()

THRONE = of_faces(CIVIL_PAIR, "22", "22")
DRAGON = of_kind(FULL_DRAGON, 1)


def read(text: str) -> tuple[Face, ...]:
    return tuple(FACE[code] for code in text.split())


def fits(wanted: Wanted, faces: tuple[Face, ...]) -> bool:
    made = combination(CLASSIC, faces)
    return made is not None and wanted.fits(faces, made)


def listed(goal: Goal, stock: str) -> set[frozenset[tuple[str, ...]]]:
    """The ends in words, none of them twice; no end here has two groups alike."""
    found = end_boards(goal, read(stock), fits)
    ends = {frozenset(tuple(sorted(map(str, group))) for group in end) for end in found}
    assert len(ends) == len(found)
    return ends


def test_a_wanted_group_says_what_it_is_and_how_many_lie_there() -> None:
    assert of_kind(BIG_DRAGON, 2).aim([7]) == Aim(BIG_DRAGON.name, BIG_DRAGON.native, 2, 1)
    assert THRONE.aim([]) == Aim(CIVIL_PAIR.name, CIVIL_PAIR.native, 1, 0, read("22 22"))


def test_a_kind_or_very_faces_are_wanted_in_any_order_and_nothing_beside_them() -> None:
    bench, nines = of_faces(CIVIL_PAIR, "22", "22"), of_faces(CIVIL_PAIR, "63", "54")
    for wanted, yes, no in (
        (DRAGON, ("61 54 32", "32 61 54"), ("65 65 44", "61 54 33")),
        (bench, ("22 22",), ("33 33", "22 22 11")),
        (nines, ("54 63",), ("63 54 32", "62 53")),
    ):
        assert [fits(wanted, read(faces)) for faces in yes] == [True] * len(yes)
        assert [fits(wanted, read(faces)) for faces in no] == [False] * len(no)


def test_the_tiles_of_two_dragons_are_parted_in_one_way() -> None:
    assert listed((of_kind(FULL_DRAGON, 2),), "61 61 54 32 53 42") == {
        frozenset({("32", "54", "61"), ("42", "53", "61")})
    }


def test_every_way_to_lay_the_tiles_is_found_once() -> None:
    """6, 5 and 4 with 1, 2 and 3: three dragons, as there are two Latin squares of three."""
    assert listed((of_kind(FULL_DRAGON, 3),), "61 62 63 51 52 53 41 42 43") == {
        frozenset({("41", "52", "63"), ("43", "51", "62"), ("42", "53", "61")}),
        frozenset({("41", "53", "62"), ("42", "51", "63"), ("43", "52", "61")}),
    }


def test_groups_alike_lie_in_an_end_as_often_as_there_are_tiles_for_them() -> None:
    split = ("33", "63", "66")
    found = end_boards((of_kind(SPLIT, 2),), read("66 63 33 66 63 33"), fits)
    assert [[tuple(sorted(map(str, group))) for group in end] for end in found] == [[split, split]]


def test_groups_of_several_kinds_share_the_tiles() -> None:
    goal = (THRONE, of_kind(FULL_DRAGON, 1), of_kind(BIG_DRAGON, 1))
    assert listed(goal, "22 65 44 22 61 54 32 65") == {
        frozenset({("22", "22"), ("32", "54", "61"), ("44", "65", "65")})
    }


def test_where_tiles_are_over_or_lacking_there_is_no_end() -> None:
    too_few, one_over, dragon_over = "22 22 65 43", "22 22 65 43 21 55", "22 65 43 21 22 65 41 32"
    for stock in (too_few, one_over, dragon_over, "22 21", "", "22 22"):
        assert end_boards((THRONE, DRAGON), read(stock), fits) == (), stock
