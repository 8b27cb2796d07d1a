"""The card of welcome: over the first table, and when it is asked for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QScrollArea

from gupai_desktop.settings import Settings
from gupai_desktop.ui.theme.appearance import Looks
from gupai_desktop.ui.welcome.card import WelcomeCard
from gupai_desktop.ui.window.main_window import MainWindow
from tests.languages import LANGUAGES
from tests.ui.clipping import clipped_texts
from tests.ui.hand import Key, MakeWindow, answer


def welcome(window: MainWindow) -> WelcomeCard:
    """The card, as the action shows it."""
    window.activateWindow()
    window.action_table["welcome"].trigger()
    card = window.findChild(WelcomeCard)
    assert isinstance(card, WelcomeCard)
    QApplication.processEvents()
    return card


def press(card: WelcomeCard, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or card, key)


@pytest.fixture
def card(window: MainWindow) -> WelcomeCard:
    return welcome(window)


def test_no_window_has_it_before_it_is_wanted(window: MainWindow) -> None:
    assert window.findChild(WelcomeCard) is None


def test_it_is_made_once_and_shown_again(window: MainWindow) -> None:
    card = welcome(window)
    card.play_button.click()
    assert not card.isVisible()
    assert welcome(window) is card
    assert card.isVisible()


def test_all_of_it_is_seen_when_it_is_opened_for_the_first_time(window: MainWindow) -> None:
    area = welcome(window).findChild(QScrollArea)
    assert area is not None
    assert area.verticalScrollBar().maximum() == 0


def test_no_frame_lies_round_a_tile_for_somebody_with_a_mouse(window: MainWindow) -> None:
    QTest.mouseClick(welcome(window).play_button, Qt.MouseButton.LeftButton)
    assert window.view.hasFocus()
    assert window.view.keyboard_cursor.item is None


def test_the_name_of_a_choice_stands_beside_the_middle_of_its_list(window: MainWindow) -> None:
    card = welcome(window)
    for box in card.lists:
        assert abs(box.label.geometry().center().y() - box.geometry().center().y()) <= 1


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


def test_language_tiles_and_colours_are_chosen_on_it(window: MainWindow, store: QSettings) -> None:
    card = welcome(window)
    languages, tiles, _ = card.lists
    tiles.setCurrentIndex(tiles.findData("ivory"))
    tiles.activated.emit(tiles.currentIndex())
    assert Settings(store).looks["tile_style"] == "ivory"
    languages.setCurrentIndex(languages.findData("uk"))
    languages.activated.emit(languages.currentIndex())
    QApplication.processEvents()
    assert card.play_button.text() == "Г&рати"
    assert languages.currentData() == "uk"
    window.choice_menus["languages"].choose("en")
    window.appearance.looks = Looks()


def test_sounds_are_switched_on_it_and_in_the_menu_alike(window: MainWindow) -> None:
    card = welcome(window)
    sounds = window.action_table["sounds"]
    before = sounds.isChecked()
    card.sounds_box.click()
    assert sounds.isChecked() is card.sounds_box.isChecked() is not before
    sounds.trigger()
    assert card.sounds_box.isChecked() is before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(640, 480), (1024, 700)], ids=str)
def test_nothing_is_cut_off_and_it_lies_inside_the_table(
    make_window: MakeWindow, language: str, size: tuple[int, int]
) -> None:
    window = make_window(language=language, size=size)
    card = welcome(window)
    for _ in range(3):
        QApplication.processEvents()
    assert clipped_texts(card.window()) == []
    assert window.view.rect().contains(card.geometry())


def test_large_texts_have_room_too(window: MainWindow) -> None:
    window.appearance.looks = Looks(text_scale="200")
    card = welcome(window)
    for _ in range(3):
        QApplication.processEvents()
    assert clipped_texts(card.window()) == []
    assert card.learn_button.fontMetrics().height() > window.menuBar().fontMetrics().height() * 0.9
    window.appearance.looks = Looks()


def test_it_stays_in_the_middle_of_the_table(card: WelcomeCard, window: MainWindow) -> None:
    window.resize(700, 600)
    QApplication.processEvents()
    assert abs(card.geometry().center().x() - window.view.rect().center().x()) <= 1


def test_the_tabulator_goes_round_the_card(card: WelcomeCard) -> None:
    seen = []
    for _ in range(len(card.lists) + 3):
        QTest.keyClick(QApplication.focusWidget() or card, Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    assert seen == [card.play_button, card.games_button, *card.lists, card.sounds_box]
