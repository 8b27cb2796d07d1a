"""The sums of findings: each deal once, and intervals as published."""

import pytest

from gupai_desktop.cli.results import Finding, Study, StudyTally, command_of, interval, wilson
from gupai_desktop.solvers.verdict import Answer


def tally_of(*answers: Answer) -> StudyTally:
    tally = StudyTally()
    for number, answer in enumerate(answers, 1):
        tally.add(Finding(number, answer, 5, 4, 3, 2))
    return tally


def test_a_deal_that_comes_twice_counts_once() -> None:
    tally = StudyTally()
    for _ in range(2):
        tally.add(Finding(7, Answer.WINNABLE, 5, 4, 4, 2))
    assert (tally.answers.total(), tally.first.total(), tally.proved) == (1, 1, 1)


def test_the_interval_of_a_share_is_as_published() -> None:
    for successes, count, low, high in (
        # Newcombe 1998, table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):
        assert wilson(successes, count) == pytest.approx((low, high), abs=0.00005)
        assert wilson(count - successes, count) == pytest.approx((1 - high, 1 - low), abs=0.00005)


def test_the_unknown_may_be_won_or_lost() -> None:
    tally = tally_of(*[Answer.WINNABLE] * 15, *[Answer.UNWINNABLE] * 130, *[Answer.UNKNOWN] * 3)
    assert interval(tally) == (wilson(15, 148)[0], wilson(18, 148)[1])


def test_a_command_has_the_flags_that_are_not_the_default() -> None:
    study = Study("levels.o-koan", "triplets=mixed any-three=yes", 5, 6, "4.1")
    assert command_of(study, tally_of(Answer.WINNABLE)) == (
        "gupai study levels.o-koan --triplets mixed --any-three --deals 1 --positions 5 --best 6"
        "  # version 4.1 of rules and solvers"
    )
