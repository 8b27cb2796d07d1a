"""Choosing deals and games: the deal of a day, and what a deal is called."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.play.challenge import challenge_of
from gupai_desktop.solvers.verdict import Outlook, Rating
from gupai_desktop.ui.window import deals as choices
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import MakeWindow, lay_deal
from tests.ui.known import DEAL, GAME, WINNING_LINE
from tests.ui.oracle import Oracle

ZEN = find(GAME)
DAY = date(2026, 8, 1)


class _Today(date):
    """A clock that stands still."""

    @classmethod
    def today(cls) -> _Today:
        return cls(DAY.year, DAY.month, DAY.day)


@pytest.fixture
def today(monkeypatch: pytest.MonkeyPatch) -> date:
    """The day on which the test is done."""
    monkeypatch.setattr(choices, "date", _Today)
    return DAY


def test_the_challenge_of_today_is_dealt(window: MainWindow, today: date) -> None:
    window.action_table["challenge"].trigger()
    challenge = challenge_of(today)
    game = find(challenge.game_id)
    assert window.session.record == Record.of_deal(game, challenge.number)
    assert "challenge of 8/1/26" in window.windowTitle()
    assert f"at most {challenge.moves} moves" in window.banner.text
    moves = window.status.findChildren(QLabel)
    assert f"0 moves, challenge: {challenge.moves}" in [label.text() for label in moves]
    before = window.session.history
    window.action_table["challenge"].trigger()
    assert window.session.history == before


def long_title(window: MainWindow) -> str:
    """What the status bar says of the deal when the pointer rests there."""
    return window.status.deal_label.toolTip()


def test_the_policy_of_a_deal_is_told_until_another_deal_lies_there(window: MainWindow) -> None:
    window.parts.settings.choose_for_game(GAME, "policy", "any")
    window.controller.new_deal()
    QApplication.processEvents()
    assert "(Any deal)" in long_title(window)
    lay_deal(window, 8)
    assert long_title(window) == "Watching Ten Sets, deal 8  相十副"
    window.session.undo()
    assert "(Any deal)" in long_title(window)


def test_a_new_deal_and_the_next_one_are_as_hard(make_window: MakeWindow, oracle: Oracle) -> None:
    window = make_window(analysis=oracle)
    window.parts.settings.choose_for_game(GAME, "difficulty", "hard")
    window.controller.new_deal()
    window.deal_finder.searching.emit(ZEN, "winnable hard")
    assert window.banner.text == "Looking for a deal (Hard)…"
    window.controller.step_deal(1)
    assert {search.policy for search in oracle.searches} == {"winnable hard"}
    window.deal_finder.found.emit(ZEN, 8, "winnable hard")
    assert window.session.playing.policy == "winnable"


def test_a_deal_that_takes_a_while_is_prepared(studied_window: MainWindow, oracle: Oracle) -> None:
    studied_window.parts.settings.choose_for_game(GAME, "difficulty", "easy")
    assert oracle.searches[-1].policy == "winnable"
    oracle.reveal(Outlook(1, 0, 0, WINNING_LINE))
    oracle.rate(Rating(3, 5, 4.0, 0.0))
    assert oracle.searches[-1].policy == "winnable easy"
    oracle.withdraw(oracle.job_of(oracle.searches[-1]))


def test_the_difficulty_is_told(studied_window: MainWindow, oracle: Oracle) -> None:
    oracle.reveal(Outlook(1, 0, 0, WINNING_LINE))
    label = studied_window.status.deal_label
    assert label.text() == f"Watching Ten Sets #{DEAL}  相十副"
    oracle.rate(Rating(3, 5, 4.0, 0.0))
    assert label.text() == f"Watching Ten Sets #{DEAL}, Easy  相十副"
    lay_deal(studied_window, 8)
    assert "Easy" not in label.text()
