"""The rating of a player: Glickman's own example, and what no history can do to it."""

from datetime import date, timedelta
from math import isfinite

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gupai_desktop.play.rating import (
    FITTING,
    HIGHEST,
    LOWEST,
    FirstTry,
    Glicko,
    after_period,
    rating_of,
    rating_of_problem,
    rested,
)

DAY = date(2026, 8, 1)
SHARES = st.floats(0, 1)
TRIES = st.lists(st.builds(FirstTry, st.dates(), SHARES, st.booleans()), max_size=60).map(tuple)


def in_a_row(number: int, share: float, *, is_solved: bool) -> tuple[FirstTry, ...]:
    return (FirstTry(DAY, share, is_solved),) * number


def is_possible(rating: Glicko) -> bool:
    """Return whether all of a rating is in its bounds."""
    is_in_bounds = LOWEST <= rating.value <= HIGHEST and 0 < rating.doubt <= 350
    return is_in_bounds and 0 < rating.volatility < 1 and all(map(isfinite, rating))


def test_the_example_of_the_paper_comes_out() -> None:
    others = [(Glicko(1400, 30), 1.0), (Glicko(1550, 100), 0.0), (Glicko(1700, 300), 0.0)]
    value, doubt, volatility = after_period(Glicko(1500, 200, 0.06), others)
    assert value == pytest.approx(1464.06, abs=0.02)
    assert doubt == pytest.approx(151.52, abs=0.01)
    assert volatility == pytest.approx(0.05999, abs=0.00001)


def test_without_a_try_nothing_is_known() -> None:
    assert rating_of(()) == Glicko(1500, 350, 0.06)
    assert not rating_of(()).is_sure


@given(TRIES)
def test_no_history_leads_out_of_the_bounds(tries: tuple[FirstTry, ...]) -> None:
    assert is_possible(rating_of(tries))


@given(TRIES, SHARES)
def test_a_try_that_is_solved_never_lowers_and_one_that_is_missed_never_raises(
    tries: tuple[FirstTry, ...], share: float
) -> None:
    day = max((one.day for one in tries), default=DAY)
    before = rating_of(tries).value
    assert rating_of((*tries, FirstTry(day, share, True))).value >= before
    assert rating_of((*tries, FirstTry(day, share, False))).value <= before


@pytest.mark.parametrize("is_solved", [True, False])
@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_ten_thousand_tries_of_one_kind_are_borne(share: float, is_solved: bool) -> None:
    assert is_possible(rating_of(in_a_row(10_000, share, is_solved=is_solved)))


def test_a_clock_that_was_put_back_gives_no_rest() -> None:
    ahead = FirstTry(DAY + timedelta(400), 0.5, True)
    back = [FirstTry(DAY, 0.5, False)] * 10
    assert rating_of((ahead, *back)) == rating_of((ahead._replace(day=DAY), *back))


def test_rest_makes_less_sure_and_changes_no_rating() -> None:
    rating = Glicko(1700, 60)
    later = [rested(rating, days) for days in (0, 10, 100, 1000, 4_000_000)]
    assert {one.value for one in later} == {1700}
    assert [one.doubt for one in later] == sorted(one.doubt for one in later)
    assert (later[0].doubt, later[-1].doubt) == (60, 350)


def test_a_problem_that_a_simple_player_solves_half_the_time_has_1500() -> None:
    assert rating_of_problem(0.5).value == 1500
    ratings = [rating_of_problem(share).value for share in (1, 0.95, 0.5, 0.1, 0)]
    assert ratings == sorted(ratings)
    assert ratings[0] > 0
    assert ratings[-1] < HIGHEST


@pytest.mark.parametrize("value", [900, 1500, 2100])
def test_of_what_fits_about_seven_of_ten_are_solved(value: float) -> None:
    rating = Glicko(value)
    assert rating.chance(rating.fitting_share) == pytest.approx(FITTING, abs=0.02)
    assert rating.distance(rating.fitting_share) < min(map(rating.distance, (0.0, 1.0)))


def test_a_rating_is_sure_after_some_tries_and_has_a_name_from_beginner_to_master() -> None:
    half = rating_of(tuple(FirstTry(DAY, 0.5, number % 2 == 0) for number in range(12)))
    assert half.is_sure
    names = [str(Glicko(value).level) for value in (LOWEST, 1300, 1600, 2000, HIGHEST)]
    assert names == ["beginner", "learner", "skilled", "expert", "master"]
