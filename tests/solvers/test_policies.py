"""Which deals are offered; a policy never changes a board."""

from __future__ import annotations

import pytest

from gupai_desktop.engine.deal import (
    ANY,
    FIRST_DEAL,
    LAST_DEAL,
    MADE,
    NO_DEAD_GROUPS,
    Policy,
    deal,
    offered,
)
from gupai_desktop.engine.game import Game
from gupai_desktop.games import find, games
from gupai_desktop.solvers.analysis import solve
from gupai_desktop.solvers.policies import POLICIES, WINNABLE, policies_for, policy_of
from gupai_desktop.solvers.verdict import Answer, Budget
from tests.solvers.plays import replayed

every_policy = pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.key)
every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
every_suiting = pytest.mark.parametrize(
    ("game", "policy"),
    [(game(), policy) for game in games() for policy in policies_for(game())],
    ids=lambda value: value.key if isinstance(value, Policy) else value.id,
)

#: Zen whose deals are made.
THEMED = ("zen.five-dragons", "zen.harmony")


@every_game
def test_only_deals_that_can_be_won_are_offered_by_default(game: type[Game]) -> None:
    default = policies_for(game())[0]
    for number in (20, 55, 60):
        table = deal(game(), offered(game(), default, number))
        verdict = solve(game(), table, Budget())
        assert verdict.answer is Answer.WINNABLE
        assert game().is_won(replayed(game(), table, verdict.line)[-1])


@every_game
def test_the_default_is_made_deals_where_there_are_such_and_else_winnable_ones(
    game: type[Game],
) -> None:
    assert policies_for(game())[0] is (MADE if game.id in THEMED else WINNABLE)


@every_game
def test_winnable_deals_are_not_sought_where_hardly_any_can_be_won(game: type[Game]) -> None:
    assert (WINNABLE in policies_for(game())) == (game.id not in THEMED)


@every_suiting
def test_a_policy_that_suits_a_game_has_numbers_in_it(game: Game, policy: Policy) -> None:
    numbers = policy.numbers(game)
    assert numbers[0] in range(FIRST_DEAL, LAST_DEAL + 1)
    assert numbers[-1] in range(FIRST_DEAL, LAST_DEAL + 1)
    assert (numbers[-1] <= game.last_made) == (policy is MADE)


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


@every_suiting
def test_after_the_last_number_comes_the_first(game: Game, policy: Policy) -> None:
    numbers = policy.numbers(game)
    assert offered(game, policy, numbers[-1] + 1) == offered(game, policy, numbers[0])


def test_dead_groups_are_an_affair_of_zen_alone() -> None:
    assert {game.id for game in games() if NO_DEAD_GROUPS in policies_for(game())} == {
        game.id for game in games() if game.has_dead_groups
    }


def test_a_policy_is_found_by_its_key_and_else_the_default_is_meant() -> None:
    zen, levels, harmony = map(find, ("zen.ten-sets", "levels.o-koan", "zen.harmony"))
    for game in (zen, levels, harmony):
        suiting = policies_for(game)
        assert tuple(policy_of(game, policy.key) for policy in suiting) == suiting
    assert policy_of(zen, "nonsense") is WINNABLE
    assert policy_of(levels, NO_DEAD_GROUPS.key) is WINNABLE
    assert policy_of(levels, MADE.key) is WINNABLE
    assert policy_of(harmony, WINNABLE.key) is MADE


def test_the_keys_of_the_policies_are_all_different() -> None:
    assert len({policy.key for policy in POLICIES}) == len(POLICIES)
