"""What welcomes a new player, in the panel below the first table."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QScrollArea

from gupai_desktop.settings import Settings, SettingsFile
from gupai_desktop.ui.widgets.choice_list import ChoiceList
from gupai_desktop.ui.window.main_window import MainWindow
from gupai_desktop.ui.window.panel import Panel
from tests.ui.hand import Key, answer


@pytest.fixture
def panel(window: MainWindow) -> Panel:
    """The panel, as the first start shows it."""
    return welcome(window)


def welcome(window: MainWindow) -> Panel:
    window.activateWindow()
    window.show_welcome()
    QApplication.processEvents()
    return window.panel


def press(key: Qt.Key) -> None:
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, key)


def languages_of(panel: Panel) -> ChoiceList:
    field = panel.findChild(ChoiceList)
    assert isinstance(field, ChoiceList)
    return field


def test_play_and_escape_lead_to_the_table(window: MainWindow) -> None:
    before = window.session.record
    panel = welcome(window)
    assert QApplication.focusWidget() is panel.buttons[0]
    press(Key.Key_Escape)
    assert not panel.isVisible()
    assert window.focusWidget() is window.view
    welcome(window).buttons[1].click()
    assert not panel.isVisible()
    assert window.session.record == before


def test_enter_on_the_first_button_opens_the_first_steps(panel: Panel) -> None:
    opened: list[str] = []
    answer(lambda dialog: opened.append(type(dialog).__name__))
    press(Key.Key_Return)
    assert opened == ["TutorialWindow"]
    assert not panel.isVisible()


def test_the_page_of_games_is_one_click_away(panel: Panel, window: MainWindow) -> None:
    panel.buttons[2].click()
    assert not window.view.isVisible()
    assert window.findChildren(QDialog) == []


def test_the_language_is_chosen_on_it(
    panel: Panel, window: MainWindow, store: SettingsFile
) -> None:
    languages = languages_of(panel)
    languages.setCurrentIndex(languages.findData("uk"))
    languages.activated.emit(languages.currentIndex())
    QApplication.processEvents()
    assert Settings(store).language == languages.currentData() == "uk"
    assert panel.buttons[1].text() == "Грати"
    window.choice_menus["languages"].choose("en")


def test_all_of_it_is_seen_below_the_whole_table_and_the_tabulator_goes_through_it(
    panel: Panel, window: MainWindow
) -> None:
    area = panel.findChild(QScrollArea)
    assert area is not None
    assert area.verticalScrollBar().maximum() == 0
    assert window.view.geometry().bottom() < panel.geometry().top()
    seen = []
    for _ in range(3):
        press(Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    assert seen == [panel.buttons[1], panel.buttons[2], languages_of(panel)]
