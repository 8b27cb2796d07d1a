"""Deal by Number: whether a deal can be won is said before it is opened."""

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from gupai_desktop.games import find
from gupai_desktop.solvers.verdict import Answer, Verdict
from gupai_desktop.ui.dialogs.deal_number import DealNumberDialog
from tests.ui.known import GAME
from tests.ui.oracle import Oracle

LOST, WON = Verdict(Answer.UNWINNABLE), Verdict(Answer.WINNABLE)


@pytest.fixture
def oracle() -> Oracle:
    return Oracle()


@pytest.fixture
def dialog(qtbot: QtBot, oracle: Oracle) -> DealNumberDialog:
    dialog = DealNumberDialog(find(GAME), 7, oracle)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def note(dialog: DealNumberDialog) -> str:
    return dialog.labelText().partition("\n")[2]


def test_a_deal_that_cannot_be_won_is_told(dialog: DealNumberDialog, oracle: Oracle) -> None:
    dialog.setTextValue("12")
    dialog.accept()
    assert dialog.isVisible(), "it waits for the study"
    oracle.tell(LOST)
    assert dialog.isVisible()
    assert note(dialog) == "This cannot be won."
    dialog.accept()
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_a_number_as_the_title_writes_it_is_studied(
    dialog: DealNumberDialog, oracle: Oracle
) -> None:
    dialog.setTextValue(" #12")
    dialog.accept()
    oracle.tell(LOST)
    assert note(dialog) == "This cannot be won."


def test_a_deal_that_can_be_won_is_opened(dialog: DealNumberDialog, oracle: Oracle) -> None:
    dialog.setTextValue("12")
    dialog.accept()
    oracle.tell(WON)
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_it_does_not_wait_for_ever(dialog: DealNumberDialog, qtbot: QtBot) -> None:
    dialog.setTextValue("12")
    dialog.accept()
    qtbot.waitUntil(lambda: dialog.result() == QDialog.DialogCode.Accepted)


def test_what_was_told_of_another_number_is_not_shown(
    dialog: DealNumberDialog, oracle: Oracle, qtbot: QtBot
) -> None:
    dialog.setTextValue("12")
    qtbot.waitUntil(lambda: bool(oracle.solve_jobs))
    oracle.tell(LOST)
    for text in ("123", "0", "99999999999999999999", "gupai:1/zen.ten-sets/12", ""):
        dialog.setTextValue(text)
        assert note(dialog) == "", text
    dialog.accept()
    assert dialog.result() == QDialog.DialogCode.Accepted
