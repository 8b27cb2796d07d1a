"""The deals that are offered; a policy never changes a board."""

from gupai_desktop.engine.deal import (
    ANY,
    MADE,
    NO_DEAD_GROUPS,
    deal,
    offered,
)
from gupai_desktop.games import find
from gupai_desktop.solvers.analysis import solve
from gupai_desktop.solvers.policies import POLICIES, WINNABLE, policies_for, policy_of
from gupai_desktop.solvers.verdict import Answer, Budget
from tests.cases import FINISHED
from tests.solvers.plays import replayed

#: Zen whose deals are made: hardly any shuffled one can be won.
THEMED = ("zen.five-dragons", "zen.harmony")

EVERY = [game() for game in FINISHED]


def test_by_default_made_deals_are_offered_or_else_winnable_ones_which_are_won() -> None:
    for game in EVERY:
        default = policies_for(game)[0]
        if game.is_omen:
            assert default is ANY, game.id
            continue
        assert default is (MADE if game.id in THEMED else WINNABLE), game.id
        assert (WINNABLE in policies_for(game)) == (game.id not in THEMED), game.id
        for number in (55,):
            table = deal(game, offered(game, default, number))
            verdict = solve(game, table, Budget())
            assert verdict.answer is Answer.WINNABLE, (game.id, number)
            assert game.is_won(replayed(game, table, verdict.line)[-1])


def test_a_deal_that_cannot_be_won_is_passed_over_in_both_directions() -> None:
    for name, lost in (("zen.ten-sets", 51), ("levels.meng-huo", 7)):
        game = find(name)
        assert offered(game, WINNABLE, lost) > lost
        assert offered(game, WINNABLE, lost, -1) < lost
        assert offered(game, ANY, lost) == lost


def test_rules_decide_whether_a_deal_is_offered() -> None:
    """One deal is lost with the mixed dragon only."""
    assert offered(find("zen.ten-sets"), WINNABLE, 94) == 94
    assert offered(find("zen.ten-sets", "triplets=mixed"), WINNABLE, 94) > 94


def test_a_policy_is_found_by_its_key_and_else_the_default_is_meant() -> None:
    zen, levels, harmony = map(find, ("zen.ten-sets", "levels.o-koan", "zen.harmony"))
    for game in (zen, levels, harmony):
        suiting = policies_for(game)
        assert tuple(policy_of(game, policy.key) for policy in suiting) == suiting
    assert policy_of(zen, "nonsense") is WINNABLE
    assert policy_of(levels, NO_DEAD_GROUPS.key) is WINNABLE
    assert policy_of(levels, MADE.key) is WINNABLE
    assert policy_of(harmony, WINNABLE.key) is MADE
    assert len({policy.key for policy in POLICIES}) == len(POLICIES)
