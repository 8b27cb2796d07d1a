"""How hard a deal is among those of its game."""

from dataclasses import replace
from statistics import mean

from gupai_desktop.engine.deal import deal, offered
from gupai_desktop.games import find, games
from gupai_desktop.solvers.analysis import OFFERED, solve
from gupai_desktop.solvers.difficulty import (
    DIFFICULTIES,
    EASY,
    EXPERT,
    difficulties_of,
    difficulty_named,
    difficulty_of,
    limits_of,
)
from gupai_desktop.solvers.policies import policy_of
from gupai_desktop.solvers.verdict import Answer, Budget, Verdict
from tests.benchmarks.rating import MAX_LENGTHS, share_won
from tests.ui.known import QUICK

ZEN = find("zen.ten-sets")
#: The rules that no scale was made for.
RARE = find("zen.shanghai", "triplets=mixed loose=yes")
#: How long a line usually is, and deals that are easy and for experts.
DEALS: dict[str, tuple[int, tuple[int, ...], tuple[int, ...]]] = {
    "zen.ten-sets": (10, (8, 11), (6, 14)),
    "zen.eight-sets": (25, (2, 11), (14,)),
    "zen.five-dragons": (30, (7, 20), (4,)),
    "zen.harmony": (17, (6, 11), (3,)),
}


def test_what_takes_more_positions_is_harder() -> None:
    medium, hard, expert = limits_of(ZEN)
    for positions, difficulty in zip((1, medium, hard, expert), DIFFICULTIES, strict=True):
        assert difficulty_of(ZEN, replace(QUICK, positions=positions)) == difficulty


def test_a_deal_without_a_known_line_and_one_that_is_won_have_no_difficulty() -> None:
    for answer in (Answer.UNKNOWN, Answer.UNWINNABLE, Answer.WINNABLE):
        assert difficulty_of(ZEN, Verdict(answer)) is None


def test_every_scale_is_in_order() -> None:
    for game in games():
        assert limits_of(game()) == sorted(set(limits_of(game()))), game.id
        assert len(limits_of(game())) in (0, 3), game.id


def test_where_tiles_are_hidden_there_are_no_difficulties() -> None:
    for game in games():
        assert not (difficulties_of(game()) and game().hidden(deal(game(), 1))), game.id


def test_where_there_are_difficulties_a_simple_player_wins_easy_deals_more_often() -> None:
    assert {game.id for game in games() if difficulties_of(game())} == DEALS.keys()
    for game_id, (usual, *deals) in DEALS.items():
        game, won = find(game_id), list[float]()
        for difficulty, numbers in zip((EASY, EXPERT), deals, strict=True):
            for number in numbers:
                found = solve(game, deal(game, number), Budget(OFFERED))
                assert difficulty_of(game, found) == difficulty, (game_id, number)
            tables = {number: deal(game, number) for number in numbers}
            most = MAX_LENGTHS * usual
            won.append(mean(share_won(game, tables[n], n, most) for n in numbers))
        assert won[0] >= max(1.5 * won[1], 0.02), game_id


def test_rules_without_a_scale_have_no_difficulties() -> None:
    assert difficulties_of(RARE) == ()
    assert difficulty_named(RARE, "easy") is None
    assert difficulty_of(RARE, QUICK) is None


def test_only_deals_of_the_difficulty_are_offered() -> None:
    for wanted in DIFFICULTIES:
        policy = policy_of(ZEN, f"winnable {wanted.key}")
        assert policy.key == f"winnable {wanted.key}"
        assert policy.name == policy_of(ZEN, "winnable").name
        number = offered(ZEN, policy, 1)
        assert difficulty_of(ZEN, solve(ZEN, deal(ZEN, number), Budget(OFFERED))) == wanted
        policies = policy_of(ZEN, "any"), policy_of(ZEN, f"any {wanted.key}")
        assert policies[0].numbers(ZEN) == policies[1].numbers(ZEN)


def test_a_difficulty_that_there_is_not_is_left_out() -> None:
    for key in ("winnable strange", "winnable ", "winnable"):
        assert policy_of(ZEN, key).key == "winnable", key
    assert policy_of(RARE, f"winnable {EXPERT.key}").key == "winnable"
