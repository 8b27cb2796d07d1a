"""What findings add up to: each deal once, exact medians, and intervals as published."""

from __future__ import annotations

import statistics
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gupai_desktop.cli.results import Finding, Study
from gupai_desktop.cli.tally import (
    DealRanges,
    Tally,
    command_of,
    interval,
    mean,
    median,
    wilson,
)
from gupai_desktop.solvers.verdict import Answer

NUMBERS = st.lists(st.integers(1, 40))


def ranges_of(numbers: list[int]) -> DealRanges:
    deals = DealRanges()
    for number in numbers:
        deals.add(number)
    return deals


def tally_of(*answers: Answer) -> Tally:
    tally = Tally()
    for number, answer in enumerate(answers, 1):
        tally.add(Finding(number, answer, 5, 4, 3, 2))
    return tally


# Ranges.


@given(NUMBERS, st.integers(1, 40), st.integers(0, 40))
def test_what_is_missing_of_some_deals_is_all_that_was_not_added(
    numbers: list[int], first: int, count: int
) -> None:
    deals = range(first, first + count)
    gaps = list(ranges_of(numbers).missing(deals))
    assert [number for gap in gaps for number in gap] == sorted(set(deals) - set(numbers))
    assert all(one.stop < other.start for one, other in pairwise(gaps))


@given(NUMBERS)
def test_numbers_count_once_and_span_from_the_first_to_the_last(numbers: list[int]) -> None:
    deals = DealRanges()
    news = [deals.add(number) for number in numbers]
    assert sum(news) == deals.count == len(set(numbers))
    hull = deals.hull()
    assert (hull[0], hull[-1]) == (min(numbers), max(numbers)) if numbers else not hull


def test_what_is_missing_stays_so_while_it_is_added() -> None:
    deals = ranges_of([5, 9])
    gaps = deals.missing(range(1, 12))
    assert next(gaps) == range(1, 5)
    for number in range(1, 5):
        deals.add(number)
    assert list(gaps) == [range(6, 9), range(10, 12)]


# Counts.


@given(st.lists(st.integers(0, 50), min_size=1))
def test_median_and_mean_are_those_of_the_values(values: list[int]) -> None:
    assert median(Counter(values)) == statistics.median(values)
    assert mean(Counter(values)) == pytest.approx(statistics.mean(values))


def test_a_deal_that_comes_twice_counts_once() -> None:
    tally = Tally()
    for _ in range(2):
        tally.add(Finding(7, Answer.WINNABLE, 5, 4, 4, 2))
    assert (tally.answers.total(), tally.first.total(), tally.proved) == (1, 1, 1)


# Intervals.


@pytest.mark.parametrize(
    ("successes", "count", "low", "high"),
    # Newcombe 1998, table I, method 3.
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_of_a_share_is_as_published(
    successes: int, count: int, low: float, high: float
) -> None:
    assert wilson(successes, count) == pytest.approx((low, high), abs=0.00005)
    assert wilson(count - successes, count) == pytest.approx((1 - high, 1 - low), abs=0.00005)


def test_the_unknown_may_be_won_or_lost() -> None:
    tally = tally_of(*[Answer.WINNABLE] * 15, *[Answer.UNWINNABLE] * 130, *[Answer.UNKNOWN] * 3)
    assert interval(tally) == (wilson(15, 148)[0], wilson(18, 148)[1])


# The command.


def test_a_command_has_the_flags_that_are_not_the_default() -> None:
    study = Study("levels.o-koan", "triplets=mixed any-three=yes", 5, 6, "4.1")
    assert command_of(study, tally_of(Answer.WINNABLE)) == (
        "gupai study levels.o-koan --triplets mixed --any-three --deals 1 --positions 5 --best 6"
        "  # version 4.1 of rules and solvers"
    )
