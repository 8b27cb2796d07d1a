"""Medals, the next problem, and what is to be trained: functions of the rows of the book."""

from datetime import date, timedelta

import pytest

from gupai_desktop.games import find
from gupai_desktop.play.medals import Medal, Try, due, medal_of, medals, next_problem, trained
from gupai_desktop.play.problems import problems_of

GAME = find("zen.ten-sets")
PROBLEMS = problems_of(GAME)
LONG = next(problem for problem in PROBLEMS if problem.par > 2)
POINTS = find("trigrams.eight")
OF_POINTS = problems_of(POINTS)[0]
DAY = date(2026, 8, 1)
ONES = [problem for problem in PROBLEMS if problem.par == 1][:4]


def attempt(number: int, cost: int, day: int = 0, *, is_assisted: bool = False) -> Try:
    board = PROBLEMS[number - 1].board
    return Try(board, cost, is_assisted, DAY + timedelta(days=day))


@pytest.mark.parametrize(
    ("more", "is_assisted", "medal"),
    [
        (0, False, Medal.GOLD),
        (1, False, Medal.SILVER),
        (0, True, Medal.PENCIL),
        (3, True, Medal.PENCIL),
    ],
)
def test_moves_and_hints_decide_the_medal(more: int, is_assisted: bool, medal: Medal) -> None:
    one = Try(LONG.board, LONG.par + more, is_assisted, DAY)
    assert medal_of(LONG, one) is medal


def test_a_problem_that_was_left_has_no_medal() -> None:
    assert medals(PROBLEMS, [Try(LONG.board, 0, False, DAY)]) == {}


def test_points_decide_in_a_game_of_points() -> None:
    par = POINTS.measure(OF_POINTS.par)
    tries = [Try(OF_POINTS.board, par, False, DAY), Try(OF_POINTS.board, par + 2, False, DAY)]
    assert [medal_of(OF_POINTS, one) for one in tries] == [Medal.GOLD, Medal.SILVER]


def test_the_best_of_several_tries_counts() -> None:
    tries = [attempt(1, 3), attempt(1, 1, is_assisted=True), attempt(1, 0), attempt(2, 1)]
    assert medals(PROBLEMS, tries) == {1: Medal.SILVER, 2: Medal.GOLD}


def test_the_first_unsolved_problem_is_the_next() -> None:
    solved = {1: Medal.GOLD, 2: Medal.PENCIL, 4: Medal.SILVER}
    following = [next_problem(PROBLEMS[:6], solved, after) for after in (0, 3, 6)]
    assert [one.number if one else None for one in following] == [3, 5, 3]


def test_there_is_no_next_problem_once_all_are_solved() -> None:
    solved = dict.fromkeys((one.number for one in PROBLEMS), Medal.SILVER)
    assert next_problem(PROBLEMS, solved) is None


def order(*tries: Try, day: int = 0) -> list[int]:
    return [one.number for one in trained(ONES, tries, DAY + timedelta(days=day))]


A, B, C, D = (one.number for one in ONES)


def test_without_tries_they_come_in_their_order() -> None:
    assert order() == [A, B, C, D]


def test_what_was_missed_comes_first() -> None:
    assert order(attempt(A, 1), attempt(C, 0)) == [C, B, D, A]


@pytest.mark.parametrize("missed", [attempt(B, 0), attempt(B, 2), attempt(B, 1, is_assisted=True)])
def test_left_longer_or_with_a_hint_is_missed(missed: Try) -> None:
    assert order(missed) == [B, A, C, D]


def test_the_more_often_right_the_longer_it_rests() -> None:
    once = [attempt(A, 1)]
    assert order(*once, day=1)[0] == A
    twice = [attempt(A, 1), attempt(A, 1, day=1)]
    assert [order(*twice, day=day)[0] == A for day in (1, 3, 4)] == [False, False, True]


def test_a_miss_begins_anew() -> None:
    tries = [attempt(A, 1), attempt(A, 1, day=1), attempt(A, 0, day=4), attempt(A, 1, day=4)]
    assert [order(*tries, day=day)[0] == A for day in (4, 5)] == [False, True]


def test_a_clock_that_was_set_back_loses_nothing() -> None:
    assert sorted(order(attempt(A, 1, day=400), attempt(B, 0, day=400))) == [A, B, C, D]


def test_longer_problems_are_not_trained() -> None:
    assert LONG not in trained(PROBLEMS, [], DAY)


# What was missed comes again.


def due_on(day: int, *tries: Try) -> list[int]:
    return [one.number for one in due(PROBLEMS, tries, DAY + timedelta(days=day))]


def days_of(*tries: Try) -> list[int]:
    """Return the days on which the first problem is due."""
    return [day for day in range(20) if due_on(day, *tries) == [1]]


def test_what_was_missed_comes_on_the_next_day_and_waits() -> None:
    for missed in (attempt(1, 0), attempt(1, 9), attempt(1, 1, is_assisted=True)):
        assert days_of(missed) == [*range(1, 20)]


def test_it_comes_again_after_three_days_and_a_week_and_is_learned() -> None:
    tries = [attempt(1, 0), attempt(1, 1, day=1)]
    assert days_of(*tries)[0] == 4
    tries.append(attempt(1, 1, day=4))
    assert days_of(*tries)[0] == 11
    tries.append(attempt(1, 1, day=11))
    assert days_of(*tries) == []


def test_what_was_never_missed_is_never_due() -> None:
    assert days_of(attempt(1, 1), attempt(1, 1, day=1)) == []


def test_an_answer_before_its_day_is_no_proof() -> None:
    assert days_of(attempt(1, 0), attempt(1, 1))[0] == 1
    assert days_of(attempt(1, 0), attempt(1, 1, day=1), attempt(1, 1, day=2))[0] == 4


def test_what_is_missed_again_comes_on_the_next_day_again() -> None:
    assert days_of(attempt(1, 0), attempt(1, 1, day=1), attempt(1, 0, day=4))[0] == 5


def test_the_longest_due_comes_first() -> None:
    assert due_on(
        6, attempt(2, 0, day=3), attempt(LONG.number, 0, day=1), attempt(1, 0, day=3)
    ) == [LONG.number, 1, 2]


def test_what_was_missed_while_the_clock_was_ahead_hides_nothing_that_is_due() -> None:
    tries = [attempt(1, 0, day=400), attempt(1, 0, day=2), attempt(2, 0, day=400)]
    assert due_on(3, *tries) == [1]
    assert due_on(401, *tries) == [1, 2]
