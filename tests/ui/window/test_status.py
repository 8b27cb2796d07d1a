"""The verdict in the status bar: in every language, hidden if one likes, and the way back."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.solvers.verdict import Outlook
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import resize
from tests.ui.known import LEGAL, WINNING_LINE
from tests.ui.oracle import Oracle

WINS = Outlook(1, 0, 0, WINNING_LINE)
LOST = Outlook(0, 1, 0)

STATES: dict[str, Outlook | None] = {
    "studying": None,
    "lost": LOST,
    "no-order": Outlook(0, 24, 0),
    "unknown": Outlook(0, 0, 1),
    "so-far-unknown": Outlook(0, 0, 1, is_final=False),
    "wins": WINS,
    "some-orders": Outlook(20, 3, 1, WINNING_LINE),
    "sampled": Outlook(87, 30, 10**24, WINNING_LINE),
}

SAID = {
    "en": {
        "studying": "Studying…",
        "wins": "Can be won (at most 10 more moves)",
        "lost": "Cannot be won",
        "unknown": "Not known whether it can be won",
        "so-far-unknown": "Not known yet; still searching",
        "some-orders": "Can be won in at least 20 of 24 orders of the hidden tiles",
        "no-order": "Cannot be won",
        "sampled": "Can be won in at least 87 of 120 tried orders of the hidden tiles",
    },
    "uk": {
        "wins": "Можна виграти (щонайбільше ще 10 дій)",
        "some-orders": "Можна виграти щонайменше в 20 із 24 порядків прихованих плиток",
        "sampled": "Можна виграти щонайменше в 87 із 120 випробуваних порядків прихованих плиток",
    },
    "zh_CN": {
        "wins": "可以获胜（至多再走 10 步）",
        "some-orders": "暗牌的 24 种次序中至少有 20 种可胜",
    },
}


@pytest.fixture
def window(studied_window: MainWindow) -> MainWindow:
    return studied_window


def play_and_reveal(
    window: MainWindow, oracle: Oracle, qtbot: QtBot, move: Move, known: Outlook
) -> None:
    """Play a move and answer the question that it raises."""
    window.session.play(move)
    board = str(window.session.record.table)
    qtbot.waitUntil(lambda: oracle.questions[-1].board == board)
    oracle.reveal(known)


def test_what_an_omen_says_is_not_told_before_it_is_played(window: MainWindow) -> None:
    for number, told in ((1, "Cannot be won"), (3, "Won")):
        window.session.begin(Record.of_deal(find("pairs.two-rows"), number))
        while window.session.facts.moves:
            assert window.verdict_label.label.text() == "An omen: the deal alone decides."
            window.session.play(window.session.facts.moves[0])
        assert window.verdict_label.label.text() == told
        assert not window.analysis.steps_back


@pytest.mark.parametrize("state", STATES)
def test_every_verdict_is_said(window: MainWindow, oracle: Oracle, state: str) -> None:
    if (known := STATES[state]) is not None:
        oracle.reveal(known)
    told = {}
    for code, expected in SAID.items():
        window.choice_menus["languages"].choose(code)
        QApplication.processEvents()
        told[code] = window.verdict_label.label.text()
        assert told[code] == expected.get(state, told[code])
    assert len(set(told.values())) == 3


def test_the_way_back_leads_to_the_last_winnable_table_over_all_lost_ones(
    window: MainWindow, oracle: Oracle, qtbot: QtBot
) -> None:
    oracle.reveal(WINS)
    window.session.play(LEGAL)
    winnable = window.session.record
    for move in (window.session.facts.moves[0], None, None):
        play_and_reveal(window, oracle, qtbot, move or window.session.facts.moves[-1], LOST)
    assert window.verdict_label.back.isVisible()
    window.verdict_label.back.click()
    assert window.session.record == winnable
    assert not window.verdict_label.back.isVisible()
    for _ in range(3):
        window.session.redo()
    assert window.verdict_label.back.isVisible(), "what was lost is still known to be lost"


def test_counts_and_time_are_whole(window: MainWindow, oracle: Oracle, qtbot: QtBot) -> None:
    oracle.reveal(WINS)
    play_and_reveal(window, oracle, qtbot, LEGAL, LOST)
    verdict, status = window.verdict_label.label, window.status
    title = status.deal_label
    for width in (1400, 700, 560):
        resize(window, width, 700)
        QApplication.processEvents()
        assert window.width() == width
        assert window.verdict_label.back.isVisible()
        for label in (status._tally_label, status._moves_label, status.time_label):
            assert label.width() >= label.sizeHint().width()
        is_whole = title.width() >= title.sizeHint().width()
        assert is_whole == (width == 1400)
        assert verdict.width() >= verdict.sizeHint().width() or width == 560
