"""Deals: a number names one board for ever, and a policy only chooses among numbers."""

from collections import Counter
from itertools import islice

import pytest
from hypothesis import given

from gupai_desktop.engine import deal as deal_module
from gupai_desktop.engine.deal import (
    ANY,
    FIRST_DEAL,
    LAST_DEAL,
    MADE,
    NO_DEAD_GROUPS,
    Policy,
    any_number,
    deal,
    deal_order,
    offered,
    random_words,
)
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.tiles import TILES
from gupai_desktop.engine.words import BadText, words
from gupai_desktop.games import find, games
from tests.cases import of_every
from tests.made import MadeChance
from tests.strategies import deal_numbers, repeatable

GAME = find("zen.ten-sets")

every_game = of_every([game() for game in games()], lambda game: game.id)

#: These boards must never change: players share their numbers.
GOLDEN = {
    1: "53 22 11 | 22 62 21 | 51 51 55 | 65 43 63 | 42 31 33 | 11 61 61 "
    "| 52 44 64 | 31 33 41 | 55 64 32 | 44 65 66 | 54 66",
    2: "21 64 22 | 52 53 61 | 55 44 55 | 61 11 62 | 22 54 66 | 32 63 31 "
    "| 51 43 41 | 66 42 65 | 44 33 31 | 64 33 51 | 11 65",
    7: "55 61 42 | 55 43 41 | 65 21 32 | 64 44 63 | 53 22 51 | 65 11 66 "
    "| 51 33 66 | 33 62 64 | 31 44 22 | 52 11 31 | 61 54",
    1_000_000: "11 54 41 | 61 61 22 | 65 51 43 | 62 64 22 | 65 66 52 | 33 63 32 "
    "| 51 44 66 | 42 11 21 | 31 53 55 | 55 33 64 | 44 31",
    2_147_483_647: "64 41 54 | 51 65 43 | 66 52 55 | 32 51 21 | 55 61 66 | 31 33 11 "
    "| 22 61 64 | 33 62 44 | 22 65 44 | 11 63 42 | 53 31",
}

#: The deals up to 400 in which some group is dead.
DEAD_DEALS = (36, 111, 132, 142, 147, 259, 280, 393)


def test_the_generator_gives_the_published_numbers_of_splitmix64() -> None:
    for seed, first in (
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]),
        (1234567, [6457827717110365317, 3203168211198807973, 9817491932198370423]),
    ):
        assert list(islice(random_words(seed), len(first))) == first
        assert list(islice(random_words(2**64 + seed), len(first))) == first


def test_a_number_that_would_favour_some_tiles_is_passed_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def orders(*source: int) -> tuple[str, ...]:
        monkeypatch.setattr(deal_module, "random_words", lambda _seed: iter(source))
        return tuple(map(str, deal_order(TILES[:3], 1)))

    unfair = 2**64 - 1
    assert orders(unfair, 5, 0) == orders(5, 0)
    assert orders(unfair - 1, 0) == orders(2, 0)


@repeatable
@given(deal_numbers)
def test_a_shuffle_neither_loses_nor_makes_tiles(number: int) -> None:
    assert sorted(deal_order(TILES, number), key=TILES.index) == list(TILES)


def test_over_many_deals_every_tile_comes_to_every_place_about_equally_often() -> None:
    orders = [deal_order(TILES, number) for number in range(1, 2001)]
    places = Counter((tile, place) for order in orders for place, tile in enumerate(order))
    assert len(places) == 32 * 32
    assert all(30 <= times <= 100 for times in places.values())
    groups = Counter(
        (tile, group)
        for order in orders
        for group, tiles in enumerate(GAME.arrange(order).groups)
        for tile in tiles
    )
    assert len(groups) == 32 * 11
    assert all(
        (120 <= times <= 260) if group < 10 else (70 <= times <= 180)
        for (_, group), times in groups.items()
    )


def test_the_board_of_a_number_never_changes_by_rules_or_policy() -> None:
    assert {n: str(deal(GAME, n)) for n in GOLDEN} == GOLDEN
    rules = ("triplets=mixed", "loose=yes", "triplets=mixed loose=yes")
    assert {str(deal(find(GAME.id, rule), 7)) for rule in rules} == {GOLDEN[7]}
    for policy in suiting(GAME):
        assert {n: str(deal(GAME, offered(GAME, policy, n))) for n in GOLDEN} == GOLDEN
    assert [offered(GAME, ANY, number) for number in GOLDEN] == list(GOLDEN)


def test_a_number_out_of_range_is_refused() -> None:
    for number in (FIRST_DEAL, LAST_DEAL):
        assert len(list(deal(GAME, number).tiles)) == 32
    for number in (0, -1, LAST_DEAL + 1, 10**30):
        with pytest.raises(BadText, match="a deal number is 1 to 2147483647, not "):
            deal(GAME, number)


def suiting(game: Game) -> list[Policy]:
    """The policies that suit a game; the others are not asked."""
    return [policy for policy in (MADE, NO_DEAD_GROUPS, ANY) if policy.suits(game)]


@every_game
def test_a_policy_suits_a_game_that_has_what_it_is_about_and_has_numbers_there(game: Game) -> None:
    wanted = [MADE] * (game.last_made > 0) + [NO_DEAD_GROUPS] * game.has_dead_groups + [ANY]
    assert suiting(game) == wanted
    assert MADE.numbers(game) == range(FIRST_DEAL, game.last_made + 1)
    assert ANY.numbers(game) == range(game.last_made + 1, LAST_DEAL + 1)
    assert NO_DEAD_GROUPS.numbers(game) == ANY.numbers(game)


def test_only_deals_with_dead_groups_are_passed_over_in_the_direction_asked_for() -> None:
    passed_over = [n for n in range(1, 401) if offered(GAME, NO_DEAD_GROUPS, n) != n]
    dead = [n for n in range(1, 401) if GAME.dead_groups(deal(GAME, n))]
    assert passed_over == dead == list(DEAD_DEALS)
    assert [offered(GAME, NO_DEAD_GROUPS, 36, step) for step in (1, -1)] == [37, 35]


def test_with_the_mixed_dragon_no_group_is_dead_and_every_deal_is_offered() -> None:
    mixed = find(GAME.id, "triplets=mixed")
    assert [offered(mixed, NO_DEAD_GROUPS, n) for n in DEAD_DEALS] == list(DEAD_DEALS)


def test_after_the_last_number_comes_the_first_one_and_the_other_way_round() -> None:
    assert offered(GAME, ANY, LAST_DEAL + 1) == FIRST_DEAL
    assert offered(GAME, ANY, FIRST_DEAL - 1) == LAST_DEAL
    near_the_ends = [deal(GAME, number) for number in (FIRST_DEAL + 1, LAST_DEAL - 1)]
    two = Policy("two", words("Two"), lambda _game, table: table in near_the_ends)
    assert offered(GAME, two, LAST_DEAL) == FIRST_DEAL + 1
    assert offered(GAME, two, FIRST_DEAL, -1) == LAST_DEAL - 1


def test_a_number_by_chance_can_be_asked_for_among_some() -> None:
    for game in map(find, ("zen.ten-sets", "zen.harmony")):
        for policy in suiting(game):
            numbers = policy.numbers(game)
            for first in (0, 1, len(numbers) - 1):
                assert any_number(MadeChance(given=first), numbers) == numbers[first]
