"""The card of a result: what stands on it, that nothing is cut off, and where the keys are."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.words import Words, words
from gupai_desktop.ui.play.telling import Figure, Result
from gupai_desktop.ui.window.card import Card

WON = words("MainWindow", "The game is lost.")
TIME = Figure(words("Statistics", "Time"), "2:05", (words("MainWindow", "your best"),))
MOVES = Figure(words("Statistics", "Moves"), "10")
REMARK = words("Analysis", "No shorter solution exists.")
RESULT = Result(WON, Words("Test", "Watching Ten Sets, deal 7"), (TIME, MOVES), REMARK)
REPLAY, NEXT = words("MainWindow", "Replay"), words("MainWindow", "Next Deal")


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    table = QWidget()
    table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    table.resize(900, 600)
    qtbot.addWidget(table)
    table.show()
    table.activateWindow()
    table.setFocus()
    return table


@pytest.fixture
def card(table: QWidget) -> Card:
    return Card(table)


def assert_whole(card: Card, table: QWidget) -> None:
    """The card lies on the table, and all that stands on it lies on the card, whole."""
    QApplication.processEvents()
    assert table.rect().contains(card.geometry())
    parts: list[QWidget] = [
        *(label for label in card.findChildren(QLabel) if label.isVisible()),
        *card.buttons,
    ]
    for part in parts:
        assert card.rect().contains(part.geometry())
        height = part.sizeHint().height()
        if isinstance(part, QLabel) and part.wordWrap():
            height = part.heightForWidth(part.width())
        assert part.height() >= height, part
    for n, part in enumerate(parts):
        for other in parts[:n]:
            assert not part.geometry().intersects(other.geometry())


def test_it_says_the_result_and_what_is_to_be_compared(card: Card) -> None:
    card.show_result(RESULT, ())
    assert card.text == "The game is lost. No shorter solution exists."
    assert card.spoken == f"{card.text} Time: 2:05, your best. Moves: 10."


def test_nothing_on_it_is_cut_off(card: Card, table: QWidget) -> None:
    usual = table.font()
    for size in ((900, 600), (480, 360)):
        for factor in (1.0, 1.5):
            font = QFont(usual)
            font.setPointSizeF(usual.pointSizeF() * factor)
            table.setFont(font)
            table.resize(*size)
            card.show_result(RESULT, tuple((NEXT, list) for _ in range(4)))
            assert_whole(card, table)


def test_it_stays_in_the_middle_of_a_table_that_is_resized(card: Card, table: QWidget) -> None:
    card.show_result(RESULT, ((REPLAY, list),))
    table.resize(700, 500)
    assert abs((card.geometry().center() - QRect(0, 0, 700, 500).center()).x()) <= 1
    assert_whole(card, table)


def test_its_first_button_has_the_keys(card: Card, table: QWidget) -> None:
    done: list[str] = []
    card.show_result(RESULT, ((REPLAY, lambda: done.append("replay")), (NEXT, list)))
    assert card.buttons[0].hasFocus()
    QTest.keyClick(card.buttons[0], Qt.Key.Key_Return)
    assert done == ["replay"]
    QTest.keyClick(card.buttons[0], Qt.Key.Key_Escape)
    assert card.text == ""
    assert table.hasFocus()


def test_the_same_card_with_other_figures_keeps_its_buttons_and_the_keys(card: Card) -> None:
    card.show_result(RESULT, ((REPLAY, list), (NEXT, list)))
    card.buttons[1].setFocus()
    kept = card.buttons[1]
    card.show_result(Result(WON, RESULT.subject), ((REPLAY, list), (NEXT, list)))
    assert kept.hasFocus()
    assert card.text == "The game is lost."
