"""What a take has cost is told in the window of a game with points."""

import pytest

from gupai_desktop.solvers.requests import Bests
from gupai_desktop.solvers.verdict import Outlook
from gupai_desktop.ui.window.main_window import MainWindow
from tests.texts.test_scores import COSTLY, FIRST, OPENING, SPOILED, WON, best_of, points_of
from tests.ui.oracle import Oracle


@pytest.fixture
def window(analysed_window: MainWindow) -> MainWindow:
    analysed_window.controller.begin(OPENING)
    return analysed_window


def reply(oracle: Oracle) -> None:
    """Answer what was asked last about what can be had."""
    asked = oracle._of(Bests)[-1]
    for found in asked.results(lambda: False):
        oracle.reply(asked, found)


def test_a_take_that_lowers_what_can_be_had_is_told_once(
    window: MainWindow, oracle: Oracle
) -> None:
    for move in (FIRST, COSTLY):
        window.session.play(move)
    assert window.status_bar.message.words == ""
    reply(oracle)
    left = points_of(SPOILED.table)
    assert window.status_bar.message.words == f"Best now: {left} points."
    window.session.undo()
    window.session.redo()
    assert window.status_bar.message.words == ""


def test_who_is_not_told_whether_it_can_be_won_is_not_told_that_either(
    window: MainWindow, oracle: Oracle
) -> None:
    window.parts.settings.shows_verdict = False
    for move in (FIRST, COSTLY):
        window.session.play(move)
    reply(oracle)
    assert window.status_bar.message.words == ""


def test_the_card_leads_back_to_before_the_costliest_take(
    window: MainWindow, oracle: Oracle
) -> None:
    for move in WON.moves:
        window.session.play(move)
    reply(oracle)
    (button,) = (one for one in window.panel.buttons if one.text() == "Before That Take")
    button.click()
    assert window.session.record == OPENING.play(FIRST)
    for _ in WON.moves[1:]:
        window.session.redo()
    assert window.session.record == WON, "nothing is lost"


def test_a_score_that_is_not_proved_to_be_the_best_is_at_least(
    window: MainWindow, oracle: Oracle
) -> None:
    found = best_of(OPENING.table)
    window.analysis.learn(OPENING, Outlook(1, 0, 0, found.line))
    best = points_of(OPENING.table)
    assert window.status_bar.verdict.toolTip() == f"Can be cleared with at least {best} points"
    reply(oracle)
    assert window.status_bar.verdict.toolTip() == f"Can be cleared with {best} points"


def test_games_without_points_are_not_asked_about(
    analysed_window: MainWindow, oracle: Oracle
) -> None:
    analysed_window.session.play(analysed_window.session.facts.moves[0])
    assert oracle._of(Bests) == []
