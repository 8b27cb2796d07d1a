"""The first deals of the games: each can be won in as few moves as it says."""

import pytest

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find, games
from gupai_desktop.play.facts import Facts
from gupai_desktop.play.first_deals import first_deal, first_deals
from gupai_desktop.solvers.analysis import shortest
from gupai_desktop.solvers.difficulty import difficulties_of
from gupai_desktop.solvers.verdict import Answer, Budget
from tests.cases import FINISHED
from tests.proved import RULES

TEN_SETS = find("zen.ten-sets")
SLOPES = ("zen.ten-sets", "zen.eight-sets", "zen.five-dragons", "zen.harmony")


def test_ten_sets_and_the_games_with_goals_begin_with_one_three_five_and_seven_moves() -> None:
    for game in SLOPES:
        assert [deal.moves for deal in first_deals(find(game))] == [1, 3, 5, 7], game


def test_every_game_without_difficulties_has_some_and_no_omen_has() -> None:
    for game in FINISHED:
        # No line of Seven Captures that was looked at is proved to be the shortest.
        is_steep = (
            not difficulties_of(game()) and not game.is_omen and game.id != "levels.meng-huo"
        )
        assert bool(first_deals(game())) == (is_steep or game.id in SLOPES), game.id


@pytest.mark.proves("resources/first_deals.txt", *RULES)
@pytest.mark.parametrize("game_id", [game.id for game in games() if first_deals(game())])
def test_each_is_won_in_as_many_moves_as_it_says(game_id: str) -> None:
    game = find(game_id)
    for deal in first_deals(game):
        found = shortest(game, deal.record(game).opening, Budget(positions=60_000))
        assert found.answer is Answer.WINNABLE
        assert found.is_shortest
        assert found.length == deal.moves or game.most_score


def test_the_first_is_won_by_one_exchange_of_two_tiles() -> None:
    table = first_deals(TEN_SETS)[0].record(TEN_SETS).opening
    labels = TEN_SETS.narrator(table).labels
    assert sum(not label.is_sealed for label in labels) == 2
    winning = Facts(Record.of_board(TEN_SETS, str(table))).winning_move
    assert winning is not None
    assert len(winning.tiles) == 2


def test_they_come_in_their_order_and_then_end() -> None:
    assert first_deal(TEN_SETS, 1) == first_deals(TEN_SETS)[1]
    assert first_deal(TEN_SETS, 4) is None


def test_under_other_rules_there_are_none() -> None:
    assert first_deals(find("zen.ten-sets", "triplets=mixed")) == ()
