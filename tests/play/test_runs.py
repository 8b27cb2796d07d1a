"""A mixed run of ten problems: which, in what order, and how it ends."""

from datetime import date
from itertools import pairwise

import pytest

from gupai_desktop.games import games
from gupai_desktop.play.medals import Medal
from gupai_desktop.play.problems import Problem, problems_of
from gupai_desktop.play.rating import Glicko
from gupai_desktop.play.runs import CHANCES, Run, mixed_run

DAY = date(2026, 8, 1)
EVERY = [problem for game in games() for problem in problems_of(game())]
OF_ONE = problems_of(games()[0]())


def run_of(
    problems: list[Problem] | tuple[Problem, ...] = OF_ONE, value: float = 1600, day: date = DAY
) -> Run:
    run = mixed_run(problems, Glicko(value), day)
    assert run
    return run


@pytest.mark.parametrize("value", [1200, 1500, 1800, 2100, 2500])
def test_about_seven_of_ten_are_solved_and_it_begins_easy(value: float) -> None:
    problems = run_of(EVERY, value).problems
    chances = [Glicko(value).chance(problem.share) for problem in problems]
    assert len(problems) == len(set(problems)) == 10
    assert sum(chances) == pytest.approx(sum(CHANCES), abs=0.3)
    assert sum(CHANCES) == pytest.approx(7)
    assert min(chances[:3]) > max(chances[-1:])


@pytest.mark.parametrize("value", [900, 1500, 2100])
def test_no_game_comes_twice_in_a_row_where_there_is_another(value: float) -> None:
    ids = [problem.game_id for problem in run_of(EVERY, value).problems]
    assert all(one != other for one, other in pairwise(ids))
    assert len(set(ids)) > 4


def test_a_day_has_the_same_run_whenever_it_is_asked_for_and_another_day_another() -> None:
    assert run_of() == run_of()
    assert run_of() != run_of(day=date(2026, 8, 2))


def test_a_short_list_makes_a_short_run_and_none_makes_none() -> None:
    assert set(run_of(OF_ONE[:3]).problems) == set(OF_ONE[:3])
    assert mixed_run([], Glicko(), DAY) is None


def test_what_was_earned_first_counts() -> None:
    run = run_of().noting(Medal.SILVER).noting(Medal.GOLD)
    assert run.earned == {0: Medal.SILVER}
    left = run_of().noting(None).beside(1)
    assert left
    back = left.beside(-1)
    assert back
    assert back.noting(Medal.GOLD).earned == {0: None}


def test_beyond_its_ends_there_is_nothing() -> None:
    assert run_of().beside(-1) is None
    assert Run(OF_ONE[:1]).beside(1) is None


def test_it_is_told_where_one_is_and_how_it_went() -> None:
    run = Run(OF_ONE[:2]).noting(Medal.GOLD)
    assert str(run.standing_words) == "1 of 2."
    last = run.beside(1)
    assert last
    assert not last.is_over
    end, kind = str(last.noting(None).standing_words), OF_ONE[0].point.name
    assert end.startswith(f"The run is over: 1 of 2 solved for gold. Seen: {kind}.")
    assert end.endswith("is due again tomorrow.")
    assert "due again" not in str(last.noting(Medal.GOLD).standing_words)


def test_what_was_not_even_begun_is_not_due() -> None:
    assert str(Run(OF_ONE[:2]).end_words()) == "The run is over."


def test_where_nothing_was_solved_nothing_is_counted() -> None:
    end = str(Run(OF_ONE[:1]).noting(Medal.PENCIL).standing_words)
    assert end.startswith("The run is over. What was begun")
