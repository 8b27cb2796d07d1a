"""How hard deals are is asked one after the other, after the verdict, and remembered."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from gupai_desktop.games import find
from gupai_desktop.solvers.difficulty import EASY, EXPERT
from gupai_desktop.solvers.verdict import Outlook, Rating
from gupai_desktop.ui.play.analysis import Analysis
from gupai_desktop.ui.play.difficulties import Difficulties, deal_key
from gupai_desktop.ui.play.session import Session
from tests.ui.known import DEAL, GAME, WINNING_LINE
from tests.ui.oracle import Oracle

ZEN = find(GAME)
RARE = find("zen.shanghai", "triplets=mixed loose=yes")
OPENING = str(DEAL)

QUICK, SLOW = Rating(3, 5, 4.0, 0.0), Rating(5_000, 20, 8.0, 0.8)
WINS = Outlook(1, 0, 0, WINNING_LINE)


@pytest.fixture
def analysis(session: Session, oracle: Oracle) -> Analysis:
    return Analysis(session, oracle)


@pytest.fixture
def difficulties(session: Session, analysis: Analysis, oracle: Oracle) -> Difficulties:
    return Difficulties(session, analysis, oracle)


def test_what_was_rated_is_known_and_not_asked_again(
    difficulties: Difficulties, oracle: Oracle
) -> None:
    heard: list[bool] = []
    difficulties.found.connect(lambda: heard.append(True))
    for number, (rating, found) in enumerate(((QUICK, EASY), (SLOW, EXPERT), (None, None)), 1):
        assert difficulties.want(ZEN, str(number))
        assert not difficulties.is_known(ZEN, str(number))
        oracle.rate(rating)
        assert difficulties.is_known(ZEN, str(number))
        assert difficulties.of(ZEN, str(number)) == found
        assert not difficulties.want(ZEN, str(number))
        assert len(oracle.gradings) == len(heard) == number


def test_deals_are_rated_one_after_the_other_the_one_wanted_last_first(
    difficulties: Difficulties, oracle: Oracle
) -> None:
    openings = ["1", "2", "65 | 66"]
    for opening in openings:
        difficulties.want(ZEN, opening)
    difficulties.want(ZEN, openings[1])
    assert [one.deal for one in oracle.gradings] == [openings[0]]
    for _ in openings:
        oracle.rate(QUICK)
    asked = [one.deal for one in oracle.gradings]
    assert asked == [openings[place] for place in (0, 1, 2)]


def test_rules_without_a_scale_are_not_asked_about(
    difficulties: Difficulties, oracle: Oracle
) -> None:
    difficulties.want(RARE, OPENING)
    assert oracle.gradings == []


def test_the_deal_on_the_table_is_rated_once_its_verdict_is_known(
    difficulties: Difficulties, analysis: Analysis, session: Session, oracle: Oracle, qtbot: QtBot
) -> None:
    analysis.start()
    qtbot.waitUntil(lambda: bool(oracle.questions))
    oracle.reveal(Outlook(0, 0, 1, is_final=False))
    assert oracle.gradings == []
    session.play(WINNING_LINE[0])
    oracle.reveal(WINS)
    session.undo()
    assert [one.deal for one in oracle.gradings] == [OPENING]
    oracle.rate(QUICK)
    assert difficulties.of(session.game, deal_key(session.record)) == EASY


def test_when_the_study_is_lost_nothing_is_waited_for(
    difficulties: Difficulties, oracle: Oracle
) -> None:
    difficulties.want(ZEN, OPENING)
    difficulties.want(ZEN, "1")
    oracle.lose()
    oracle.rate(QUICK)
    assert difficulties.of(ZEN, OPENING) is None
    difficulties.want(ZEN, OPENING)
    assert len(oracle.gradings) == 2
