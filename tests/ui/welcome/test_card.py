"""The card of welcome: over the first table, and when it is asked for."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QScrollArea

from gupai_desktop.settings import Settings, SettingsFile
from gupai_desktop.ui.welcome.card import WelcomeCard
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import Key, answer


def welcome(window: MainWindow) -> WelcomeCard:
    """The card, as the action shows it."""
    window.activateWindow()
    window.show_welcome()
    card = window.findChild(WelcomeCard)
    assert isinstance(card, WelcomeCard)
    QApplication.processEvents()
    return card


def press(card: WelcomeCard, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or card, key)


@pytest.fixture
def card(window: MainWindow) -> WelcomeCard:
    return welcome(window)


def test_all_of_it_is_seen_when_it_is_opened_for_the_first_time(window: MainWindow) -> None:
    area = welcome(window).findChild(QScrollArea)
    assert area is not None
    assert area.verticalScrollBar().maximum() == 0


def test_play_and_escape_lead_to_the_table_below(window: MainWindow) -> None:
    before = window.session.record
    card = welcome(window)
    assert QApplication.focusWidget() is card.learn_button
    press(card, Key.Key_Escape)
    assert not card.isVisible()
    assert window.focusWidget() is window.view
    welcome(window).play_button.click()
    assert not card.isVisible()
    assert window.session.record == before


def test_enter_on_the_first_button_opens_the_first_steps(window: MainWindow) -> None:
    card = welcome(window)
    opened: list[str] = []
    answer(lambda dialog: opened.append(type(dialog).__name__))
    press(card, Key.Key_Return)
    assert opened == ["TutorialWindow"]
    assert not card.isVisible()


def test_the_page_of_games_is_one_click_away(window: MainWindow) -> None:
    welcome(window).games_button.click()
    assert window.action_table["games-page"].isChecked()
    assert window.findChildren(QDialog) == []


def test_the_language_is_chosen_on_it(window: MainWindow, store: SettingsFile) -> None:
    card = welcome(window)
    card.languages.setCurrentIndex(card.languages.findData("uk"))
    card.languages.activated.emit(card.languages.currentIndex())
    QApplication.processEvents()
    assert Settings(store).language == card.languages.currentData() == "uk"
    assert card.play_button.text() == "Г&рати"
    window.choice_menus["languages"].choose("en")


def test_the_tabulator_goes_round_the_card(card: WelcomeCard) -> None:
    seen = []
    for _ in range(3):
        QTest.keyClick(QApplication.focusWidget() or card, Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    assert seen == [card.play_button, card.games_button, card.languages]
