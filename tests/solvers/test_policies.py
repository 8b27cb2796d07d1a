"""Which deals are offered; a policy never changes a board."""

from __future__ import annotations

import pytest

from gupai_desktop.engine.deal import ANY, LAST_DEAL, NO_DEAD_GROUPS, Policy, deal, offered
from gupai_desktop.engine.game import Game
from gupai_desktop.games import find, games
from gupai_desktop.solvers.policies import POLICIES, WINNABLE, policies_for, policy_of
from gupai_desktop.solvers.study import solve
from gupai_desktop.solvers.verdict import Answer, Budget
from tests.solvers.plays import replayed

every_policy = pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.key)
every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


@every_game
def test_only_winnable_deals_are_offered_by_default(game: type[Game]) -> None:
    assert policies_for(game())[0] is WINNABLE
    number = 1
    for _ in range(3):
        number = offered(game(), WINNABLE, number + 1)
        table = deal(game(), number)
        verdict = solve(game(), table, Budget())
        assert verdict.answer is Answer.WINNABLE
        assert game().is_won(replayed(game(), table, verdict.line)[-1])


@pytest.mark.parametrize(("name", "lost"), [("zen.ten-sets", 51), ("levels.meng-huo", 7)])
def test_a_deal_that_cannot_be_won_is_passed_over_in_both_directions(name: str, lost: int) -> None:
    game = find(name)
    assert offered(game, WINNABLE, lost) > lost
    assert offered(game, WINNABLE, lost, -1) < lost
    assert offered(game, ANY, lost) == lost


def test_rules_decide_whether_a_deal_is_offered() -> None:
    """One deal is lost with the mixed dragon only."""
    assert offered(find("zen.ten-sets"), WINNABLE, 94) == 94
    assert offered(find("zen.ten-sets", "triplets=mixed"), WINNABLE, 94) > 94


@every_policy
def test_a_policy_changes_no_board(policy: Policy) -> None:
    game = find("zen.ten-sets")
    boards = [deal(game, number) for number in range(1, 12)]
    assert [policy.offers(game, board) for board in boards].count(True) > 0
    assert [deal(game, number) for number in range(1, 12)] == boards


@every_policy
def test_after_the_last_number_comes_the_first(policy: Policy) -> None:
    game = find("zen.ten-sets")
    assert offered(game, policy, LAST_DEAL + 1) == offered(game, policy, 1)


def test_dead_groups_are_an_affair_of_zen_alone() -> None:
    assert {game.id for game in games() if NO_DEAD_GROUPS in policies_for(game())} == {
        game.id for game in games() if game.has_dead_groups
    }


def test_a_policy_is_found_by_its_key_and_else_the_default_is_meant() -> None:
    zen, levels = find("zen.ten-sets"), find("levels.o-koan")
    assert [policy_of(zen, policy.key) for policy in POLICIES] == list(POLICIES)
    assert policy_of(zen, "nonsense") is WINNABLE
    assert policy_of(levels, NO_DEAD_GROUPS.key) is WINNABLE


def test_the_keys_of_the_policies_are_all_different() -> None:
    assert len({policy.key for policy in POLICIES}) == len(POLICIES)
