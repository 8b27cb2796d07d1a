"""How hard a board is, in numbers."""

import pytest

from gupai_desktop.engine.deal import deal, offered
from gupai_desktop.games import find
from gupai_desktop.solvers.analysis import problem_of, rate, shortest, solve
from gupai_desktop.solvers.policies import policy_of
from gupai_desktop.solvers.verdict import Budget
from tests.solvers.plays import replayed

ZEN, LEVELS = find("zen.ten-sets"), find("levels.guo-wu-guan")

WINNABLE, LOST = 7, 51


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
