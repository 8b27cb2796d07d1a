"""The sentences about kinds of groups agree with the rules."""

import pytest

from gupai_desktop.engine.combinations import (
    FIVE_POINTS,
    FULL_FOURTEEN,
    KINDS,
    Combination,
    TripletRule,
    all_groups,
    combination,
    ends_of,
    groups_by_kind,
)
from gupai_desktop.engine.definitions import definition, parted_ends


@pytest.mark.parametrize(
    "rule",
    [TripletRule(mixed, loose) for mixed in (False, True) for loose in (False, True)],
    ids=str,
)
def test_every_kind_that_a_rule_has_is_defined(rule: TripletRule) -> None:
    groups = (*all_groups(2), *all_groups(3))
    there = {made for group in groups if (made := combination(rule, group))}
    assert len({str(definition(rule, kind)) for kind in there}) == len(there)


@pytest.mark.parametrize("kind", KINDS[:5], ids=lambda kind: kind.key)
def test_dragons_have_the_ends_that_are_named(kind: Combination) -> None:
    rule = TripletRule(mixed_dragon=kind.key == "mixed-dragon")
    ends = set(map(ends_of, groups_by_kind(rule)[kind]))
    assert len(ends) == 1
    named = " ".join(map(str, ends.pop()))
    assert str(definition(rule, kind)) == f"The six ends are {named}."


@pytest.mark.parametrize("kind", [FIVE_POINTS, FULL_FOURTEEN], ids=lambda kind: kind.key)
def test_the_loose_rule_is_told_where_it_differs(kind: Combination) -> None:
    assert definition(TripletRule(), kind) != definition(TripletRule(loose=True), kind)


def test_the_ends_that_are_alike_stand_apart() -> None:
    rule = TripletRule()
    for group in all_groups(3):
        parts = parted_ends(group)
        assert tuple(sorted(sum(parts, ()))) == ends_of(group)
        if combination(rule, group) == FIVE_POINTS:
            assert (len(parts[0]), sum(parts[1])) == (3, 5)
