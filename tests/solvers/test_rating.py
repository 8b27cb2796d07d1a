"""How hard a deal is, and where it lies among those of its game."""

from __future__ import annotations

import pytest

from gupai_desktop.engine.deal import deal, offered
from gupai_desktop.games import find, games
from gupai_desktop.solvers.analysis import problem_of, rate, shortest, solve
from gupai_desktop.solvers.difficulty import (
    DIFFICULTIES,
    EXPERT,
    Scale,
    difficulties_of,
    difficulty_named,
    difficulty_of,
    scale_of,
)
from gupai_desktop.solvers.knowledge import orders
from gupai_desktop.solvers.policies import policy_of
from gupai_desktop.solvers.verdict import Budget, Rating
from tests.benchmarks.rating import shares_won
from tests.solvers.plays import replayed

ZEN, LEVELS = find("zen.ten-sets"), find("levels.guo-wu-guan")
#: The rules that no scale was made for.
RARE = find("zen.shanghai", "triplets=mixed loose=yes")

WINNABLE, LOST = 7, 51
USUAL = Rating(20, 9, 7.0, 0.0)


def test_a_rating_tells_effort_length_choices_and_traps() -> None:
    table = deal(ZEN, WINNABLE)
    rating, best = rate(ZEN, table), shortest(ZEN, table, Budget(2_000))
    assert rating is not None
    assert rating.effort > 0
    assert len(best.line) <= rating.length <= len(solve(ZEN, table, Budget()).line)
    widths = [
        len(set(problem_of(ZEN, one).successors(problem_of(ZEN, one).start())))
        for one in replayed(ZEN, table, best.line)[:-1]
    ]
    assert min(widths) <= rating.choices <= max(widths)
    assert rating.traps == 0


def test_first_moves_after_which_nothing_wins_are_traps() -> None:
    rating = rate(LEVELS, deal(LEVELS, 12))
    assert rating is not None
    assert rating.traps == pytest.approx(1 / 3, abs=0.001)


def test_a_deal_is_rated_the_same_every_time() -> None:
    for game in (ZEN, LEVELS):
        table = deal(game, offered(game, policy_of(game, ""), 1))
        rating = rate(game, table)
        assert rating is not None, game.id
        assert rating == rate(type(game)(), table), game.id


def test_a_board_without_a_known_line_has_no_rating() -> None:
    assert rate(ZEN, deal(ZEN, LOST)) is None
    assert rate(ZEN, deal(ZEN, WINNABLE), Budget(0)) is None


def test_what_takes_more_is_harder() -> None:
    scale = scale_of(ZEN)
    assert scale is not None
    usual = scale.score(USUAL)
    for harder in (
        Rating(90, 9, 7.0, 0.0),
        Rating(20, 12, 7.0, 0.0),
        Rating(20, 9, 9.0, 0.0),
        Rating(20, 9, 7.0, 0.5),
    ):
        assert scale.score(harder) > usual


def test_the_limits_of_a_scale_part_the_difficulties() -> None:
    scale = Scale((0, 0, 0, 0), (1, 1, 1, 1), (1, 2, 3))
    found = [scale.difficulty(Rating(0, 1, 1.0, traps)) for traps in (0.9, 1.0, 2.5, 3.0)]
    assert found == list(DIFFICULTIES)


def test_every_scale_is_in_order() -> None:
    for game in games():
        if scale := scale_of(game()):
            assert list(scale.limits) == sorted(scale.limits), game.id
            assert len(scale.limits) == 3, game.id
            assert min(scale.spreads) > 0, game.id


def test_boards_that_look_alike_are_of_one_difficulty() -> None:
    board = deal(LEVELS, 730002)
    rated = [rate(LEVELS, one) for one in orders(LEVELS, board)[:4]]
    assert len(set(rated)) > 1
    assert {difficulty_of(LEVELS, one) for one in rated} == {None}
    for game in games():
        assert not (difficulties_of(game()) and game().hidden(deal(game(), 1))), game.id


def test_where_there_are_difficulties_a_simple_player_wins_easy_deals_more_often() -> None:
    for game in (kind() for kind in games() if difficulties_of(kind())):
        easy, expert = (sum(shares_won(game, key, 30, 12)) for key in ("easy", "expert"))
        assert easy >= max(1.5 * expert, 0.1), game.id


def test_rules_without_a_scale_have_no_difficulties() -> None:
    assert difficulties_of(RARE) == ()
    assert difficulty_named(RARE, "easy") is None
    assert difficulty_of(RARE, USUAL) is None


def test_only_deals_of_the_difficulty_are_offered() -> None:
    for wanted in DIFFICULTIES:
        policy = policy_of(ZEN, f"winnable {wanted.key}")
        assert policy.key == f"winnable {wanted.key}"
        assert policy.name == policy_of(ZEN, "winnable").name
        number = offered(ZEN, policy, 1)
        assert difficulty_of(ZEN, rate(ZEN, deal(ZEN, number))) == wanted
        policies = policy_of(ZEN, "any"), policy_of(ZEN, f"any {wanted.key}")
        assert policies[0].numbers(ZEN) == policies[1].numbers(ZEN)


def test_a_difficulty_that_there_is_not_is_left_out() -> None:
    for key in ("winnable strange", "winnable ", "winnable"):
        assert policy_of(ZEN, key).key == "winnable", key
    assert policy_of(RARE, f"winnable {EXPERT.key}").key == "winnable"
