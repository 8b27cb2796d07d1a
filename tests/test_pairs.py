"""Rows that are tried instead of products."""

from itertools import combinations, product

from tests.pairs import pairs, pairs_by_first

FACTORS = (range(33), "abcd", ("100", "200"), range(4), "xyz")


def test_every_two_values_of_two_factors_stand_together() -> None:
    rows = pairs(*FACTORS)
    for one, other in combinations(range(len(FACTORS)), 2):
        stand = {(row[one], row[other]) for row in rows}
        assert stand == set(product(FACTORS[one], FACTORS[other]))


def test_they_are_not_many_more_than_the_two_longest_factors_need() -> None:
    assert len(pairs(*FACTORS)) <= 1.1 * 33 * 4


def test_those_of_one_value_are_together() -> None:
    found = pairs_by_first(*FACTORS)
    assert [(first, *rest) for first in found for rest in found[first]] == sorted(
        pairs(*FACTORS), key=lambda row: row[0]
    )
