"""Banner, notices and card."""

import pytest
from PySide6.QtCore import QObject, QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.words import Words, counted, words
from gupai_desktop.i18n import Languages
from gupai_desktop.ui.theme.table_colours import LIGHT
from gupai_desktop.ui.theme.window_palette import FINGER
from gupai_desktop.ui.widgets.banner import BELOW, Banner, Notices
from gupai_desktop.ui.window.main_window import MainWindow

SHORT = counted("MainWindow", "Won in %n move(s).", 3)
NEW_DEAL = words("Actions", "&New Deal")
AGAIN = words("MainWindow", "Play It Again")
LONG = words("Test", "A sentence of many words that goes on and on, " * 6 + "to its end.")


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    table = QWidget()
    table.resize(700, 400)
    table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    qtbot.addWidget(table)
    return table


@pytest.fixture
def banner(table: QWidget, languages: Languages) -> Banner:
    assert languages.current == "en"

    def at_foot(size: QSize) -> QPoint:
        return QPoint((table.width() - size.width()) // 2, table.height() - size.height() - BELOW)

    banner = Banner(table, at_foot)
    banner.apply_theme(LIGHT, "classic")
    table.show()
    return banner


def press(banner: Banner, text: str) -> None:
    (button,) = (button for button in banner.buttons if button.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def assert_at_foot_of(widget: QWidget, banner: Banner) -> None:
    """It lies at the foot of its table, in the middle, with all its text."""
    table = widget.rect()
    assert table.contains(banner.geometry())
    assert abs(banner.geometry().center().x() - table.center().x()) <= 1
    assert table.bottom() - banner.geometry().bottom() < 10
    for child in banner.findChildren(QWidget):
        if child.isVisible():
            assert banner.rect().contains(child.geometry())


def test_it_says_sentences_until_there_is_nothing_to_say(banner: Banner) -> None:
    assert (banner.text, banner.isVisible()) == ("", False)
    banner.show_message((SHORT, SHORT), ((NEW_DEAL, list),))
    assert (banner.text, banner.isVisible()) == ("Won in 3 moves. Won in 3 moves.", True)
    banner.show_message(())
    assert (banner.text, banner.isVisible(), banner.buttons) == ("", False, [])


def test_it_lies_at_the_foot_of_its_table(banner: Banner, table: QWidget) -> None:
    for sentence in (SHORT, LONG):
        for width in (320, 700, 1600):
            banner.show_message((sentence,), ((NEW_DEAL, list), (AGAIN, list)))
            table.resize(width, 400)
            QApplication.processEvents()
            assert_at_foot_of(table, banner)


def test_what_finds_room_on_one_line_is_one_line_high(banner: Banner) -> None:
    for text in ("用 10 步获胜。最短走法为 8 步。", "Won in 10 moves.", "Виграно"):
        banner.show_message((Words("Test", text),))
        height = banner.height()
        banner.show_message((Words("Test", text[0]),))
        assert banner.height() == height, text


def test_a_button_does_what_it_says_and_the_table_hears_the_keys_again(
    banner: Banner, table: QWidget
) -> None:
    done: list[str] = []
    choices = ((NEW_DEAL, lambda: done.append("new")), (AGAIN, lambda: done.append("again")))
    banner.show_message((SHORT,), choices)
    press(banner, "Play It Again")
    assert done == ["again"]
    assert table.hasFocus()
    press(banner, "New Deal")
    assert done == ["again", "new"]


def test_a_button_may_tell_the_banner_something_else(banner: Banner) -> None:
    banner.show_message((SHORT,), ((NEW_DEAL, lambda: banner.show_message((AGAIN,))),))
    press(banner, "New Deal")
    assert banner.text == "Play It Again"
    assert banner.buttons == []


def test_a_button_that_is_held_down_does_not_do_what_it_came_to_mean(banner: Banner) -> None:
    done: list[str] = []
    banner.show_message((SHORT,), ((NEW_DEAL, list),))
    (button,) = banner.buttons
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    banner.show_message((SHORT,), ((AGAIN, lambda: done.append("again")),))
    QTest.mouseRelease(banner.buttons[0], Qt.MouseButton.LeftButton)
    assert done == []


def test_any_number_of_wins_has_no_more_widgets_than_one(banner: Banner) -> None:
    banner.show_message((SHORT,), ((NEW_DEAL, list), (AGAIN, list)))
    before = len(banner.findChildren(QObject))
    for _ in range(50):
        banner.show_message(())
        banner.show_message((SHORT,), ((AGAIN, list), (NEW_DEAL, list)))
    assert len(banner.findChildren(QObject)) == before


def test_it_says_the_same_in_another_language(
    banner: Banner, table: QWidget, languages: Languages
) -> None:
    banner.show_message((SHORT,), ((NEW_DEAL, list),))
    languages.use("uk")
    banner.retranslate()
    assert banner.text == "Виграно за 3 дії."
    assert [button.text() for button in banner.buttons] == ["Нова роздача"]
    assert_at_foot_of(table, banner)


def test_a_choice_that_can_be_spared_costs_no_line(banner: Banner, table: QWidget) -> None:
    table.resize(700, 400)
    for sentence in (SHORT, LONG):
        banner.show_message((sentence,))
        height = banner.height()
        banner.show_message((sentence,), ((NEW_DEAL, list),), is_spare=True)
        (button,) = banner.buttons
        assert not button.isVisible() or banner.height() <= max(height, FINGER + 12)
    banner.show_message((SHORT,), ((NEW_DEAL, list),), is_spare=True)
    assert banner.buttons[0].isVisible()


ONE = words("Saves", "there is no space left")
TWO = words("Saves", "permission denied")


@pytest.fixture
def notices() -> Notices:
    return Notices()


def test_a_sentence_is_told_once(notices: Notices) -> None:
    for sentence in (ONE, TWO, ONE, None):
        notices.add(sentence)
    assert notices.unread == [ONE, TWO]
    notices.close()
    notices.add(ONE)
    assert notices.unread == []


def test_what_is_so_again_is_told_again(notices: Notices) -> None:
    notices.add(ONE)
    notices.remove(ONE)
    assert notices.unread == []
    notices.add(ONE)
    assert notices.unread == [ONE]


def test_the_bar_is_there_only_while_there_is_something_to_read(window: MainWindow) -> None:
    bar = window.notice_bar
    assert not bar.isVisible()
    window.notices.add(ONE)
    window.notices.add(TWO)
    assert bar.isVisible()
    assert bar.label.text() == f"{ONE} {TWO}"
    bar.button.click()
    assert not bar.isVisible()
