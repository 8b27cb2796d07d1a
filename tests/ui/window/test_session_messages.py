"""What is said stands in the banner, with the button that helps on from there."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.words import words
from gupai_desktop.solvers.verdict import Outlook
from gupai_desktop.ui.trainer.window import Trainer
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import answer
from tests.ui.known import LEGAL, WINNING_LINE
from tests.ui.oracle import Oracle

LOST = Outlook(0, 1, 0)


def refuse(window: MainWindow) -> None:
    """Ask for an exchange that is not legal."""
    table = window.session.record.table
    one, other = next(
        (one, other)
        for one in table.groups[0]
        for other in table.groups[1]
        if not any(move.tiles == {one, other} for move in window.session.moves)
    )
    window.pointing.select(one)
    window.pointing.point(other)


def test_a_refusal_offers_the_trainer(window: MainWindow) -> None:
    refuse(window)
    (button,) = window.banner.buttons
    assert button.text() == "Train"
    opened: list[QWidget] = []
    answer(opened.append)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert [type(dialog) for dialog in opened] == [Trainer]


def test_what_is_no_refusal_offers_nothing(window: MainWindow) -> None:
    refuse(window)
    window.session.say(words("MainWindow", "Table"))
    assert window.banner.text
    assert window.banner.buttons == []
    refuse(window)
    window.session.explain_group(0)
    assert window.banner.text
    assert window.banner.buttons == []


def test_the_offer_goes_with_the_refusal(window: MainWindow) -> None:
    refuse(window)
    window.pointing.let_go()
    assert window.banner.text == ""
    assert window.banner.buttons == []


def test_a_hint_at_a_lost_table_leads_back_to_where_it_could_be_won(
    studied_window: MainWindow, oracle: Oracle, qtbot: QtBot
) -> None:
    window, before = studied_window, studied_window.session.record
    oracle.reveal(Outlook(1, 0, 0, WINNING_LINE))
    window.session.play(LEGAL)
    qtbot.waitUntil(lambda: len(oracle.questions) > 1)
    oracle.reveal(LOST)
    window.action_table["hint"].trigger()
    assert window.banner.text == "This can no longer be won."
    (back,) = window.banner.buttons
    assert back.text() == "Back to Where It Could Be Won"
    back.click()
    assert window.session.record == before


def test_a_hint_at_a_table_that_was_always_lost_leads_nowhere(
    studied_window: MainWindow, oracle: Oracle
) -> None:
    oracle.reveal(LOST)
    studied_window.action_table["hint"].trigger()
    assert "cannot be won" in studied_window.banner.text
    assert studied_window.banner.buttons == []
