"""Finding deals: one is ready before it is asked for, the others are looked for."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.game import Game
from gupai_desktop.games import find
from gupai_desktop.ui.play.deal_finder import DealFinder
from tests.made import MadeChance
from tests.ui.known import GAME
from tests.ui.oracle import Oracle

ZEN = find(GAME)

#: A deal that cannot be won, between two that can.
BEFORE_LOST, LOST, AFTER_LOST = 50, 51, 52


class Heard:
    """What a dealer has said."""

    def __init__(self, deal_finder: DealFinder) -> None:
        self.found: list[tuple[Game, int]] = []
        deal_finder.found.connect(lambda game, number, _policy: self.found.append((game, number)))


@pytest.fixture
def deal_finder(oracle: Oracle, chance: MadeChance) -> DealFinder:
    return DealFinder(oracle, chance)


@pytest.fixture
def heard(deal_finder: DealFinder) -> Heard:
    return Heard(deal_finder)


def test_a_prepared_deal_is_there(deal_finder: DealFinder, heard: Heard, oracle: Oracle) -> None:
    deal_finder.prepare(ZEN, "any")
    QApplication.processEvents()
    deal_finder.deal(ZEN, "any")
    assert heard.found == [(ZEN, oracle.searches[0].number)]
    deal_finder.deal(ZEN, "any")
    assert len(heard.found) == 1


def test_deals_by_chance_are_looked_for_among_short_numbers(
    deal_finder: DealFinder, oracle: Oracle
) -> None:
    for game in (ZEN, find("zen.harmony")):
        for _ in range(20):
            deal_finder.deal(game, "winnable")
    assert all(1 <= search.number <= 99_999 for search in oracle.searches)


def test_a_prepared_deal_is_not_given_for_another_policy_or_other_rules(
    deal_finder: DealFinder, heard: Heard
) -> None:
    deal_finder.prepare(ZEN, "any")
    QApplication.processEvents()
    for game, policy in ((ZEN, "no-dead-groups"), (find(GAME, "triplets=mixed"), "any")):
        before = len(heard.found)
        deal_finder.deal(game, policy)
        assert len(heard.found) == before
        QApplication.processEvents()
        assert heard.found[-1][0] == game


def test_a_deal_that_the_policy_does_not_offer_is_passed_over(
    deal_finder: DealFinder, heard: Heard
) -> None:
    for step, number in ((1, AFTER_LOST), (-1, BEFORE_LOST)):
        deal_finder.deal_from(ZEN, "winnable", LOST, step)
        QApplication.processEvents()
        assert heard.found[-1] == (ZEN, number)


def test_a_deal_that_is_not_wanted_any_more_is_not_dealt(
    deal_finder: DealFinder, heard: Heard
) -> None:
    deal_finder.deal_from(ZEN, "any", 5, 1)
    deal_finder.forget()
    QApplication.processEvents()
    assert heard.found == []


def test_a_search_for_a_deal_that_nobody_will_see_is_withdrawn(
    deal_finder: DealFinder, oracle: Oracle
) -> None:
    for number in range(1, 60):
        deal_finder.deal_from(ZEN, "any", number, 1)
    deal_finder.forget()
    assert oracle.withdrawn == [oracle.job_of(search) for search in oracle.searches]


def test_a_deal_that_is_being_prepared_is_waited_for_and_not_sought_again(
    deal_finder: DealFinder, heard: Heard, oracle: Oracle
) -> None:
    deal_finder.prepare(ZEN, "any")
    deal_finder.deal(ZEN, "any")
    assert not heard.found
    QApplication.processEvents()
    assert heard.found == [(ZEN, oracle.searches[0].number)]
    assert len(oracle.searches) == 1


def test_a_player_who_waits_for_a_moment_is_told_so(
    deal_finder: DealFinder, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Oracle, "_answer", lambda *_: None)
    with qtbot.waitSignal(deal_finder.searching) as blocker:
        deal_finder.deal(ZEN, "any")
    assert blocker.args == [ZEN, "any"]


def test_a_deal_that_was_waited_for_is_forgotten_with_a_solver_that_does_not_come_back(
    deal_finder: DealFinder, heard: Heard, oracle: Oracle
) -> None:
    deal_finder.deal_from(ZEN, "any", 5, 1)
    oracle.lose()
    QApplication.processEvents()
    assert (heard.found, deal_finder.sought) == ([], None)
