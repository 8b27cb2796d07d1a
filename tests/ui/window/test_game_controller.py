"""Choosing deals and games: the deal of a day, and what a deal is called."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtWidgets import QApplication

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.play.daily import daily_number
from gupai_desktop.ui.window import game_controller as choices
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.known import DEAL, GAME, LEGAL

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


def test_the_deal_of_today_is_dealt_and_the_title_says_so(window: MainWindow, today: date) -> None:
    window.action_table["daily-deal"].trigger()
    number = daily_number(ZEN, today)
    assert window.session.record == Record.of_deal(ZEN, number)
    assert window.windowTitle() == (
        f"Watching Ten Sets, deal {number} (the deal of 8/1/26) — Gupai Desktop"
    )
    window.session.undo_stack.undo()
    assert window.session.record.number == DEAL


def test_the_title_tells_the_day_in_every_language(window: MainWindow) -> None:
    window.choices.daily_deal(DAY)
    titles = set()
    for code in ("en", "uk", "zh_CN"):
        window.choices.choose_language(code)
        QApplication.processEvents()
        titles.add(window.windowTitle().partition("(")[2])
    assert len(titles) == 3


def test_the_deal_of_a_day_that_is_being_played_is_not_dealt_again(window: MainWindow) -> None:
    window.choices.daily_deal(DAY)
    window.session.play(window.session.moves[0])
    before = window.session.history()
    window.choices.daily_deal(DAY)
    assert window.session.history() == before
    assert window.banner.text == "This is the deal of that day."


def test_every_game_and_every_day_has_its_deal(window: MainWindow) -> None:
    window.choices.daily_deal(date(2026, 8, 2))
    one = window.session.record.number
    window.session.begin(Record.of_deal(find("levels.o-koan"), DEAL))
    window.choices.daily_deal(date(2026, 8, 2))
    assert window.session.record.number not in (None, one)


def test_the_policy_of_a_deal_is_told_until_another_deal_lies_there(window: MainWindow) -> None:
    window.choices.choose_policy("any")
    window.choices.new_deal()
    QApplication.processEvents()
    assert "(Any deal)" in window.windowTitle()
    window.choices.choose_deal(8)
    assert "(" not in window.windowTitle()
    window.session.undo_stack.undo()
    assert "(Any deal)" in window.windowTitle()


def test_a_game_that_was_begun_is_found_as_it_was_left_and_another_one_is_dealt(
    window: MainWindow,
) -> None:
    window.session.play(LEGAL)
    window.choices.choose_game("levels.o-koan")
    QApplication.processEvents()
    assert window.session.game.id == "levels.o-koan"
    assert window.session.playing.policy == window.choices.policy.key
    window.choices.choose_game(GAME)
    assert window.session.record.moves == (LEGAL,)
