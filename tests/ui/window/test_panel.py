"""The panel at the foot: what stands on it, that nothing is cut off, and where the focus is."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import Languages
from gupai_desktop.texts.messages import Figure
from gupai_desktop.ui.theme.table_colours import LIGHT
from gupai_desktop.ui.window.panel import Content, Panel

LOST = words("The game is lost.")
TIME = Figure(words("Time"), "2:05", (words("your best"),))
MOVES = Figure(words("Moves"), "10")
REMARK = words("No shorter solution exists.")
LONG = words("A sentence of many words that goes on and on, " * 30 + "to its end.")
REPLAY, AGAIN = words("Replay"), words("Play It Again")
RESULT = Content(
    REMARK,
    ((REPLAY, list), (AGAIN, list)),
    LOST,
    Words("Watching Ten Sets, deal 7"),
    (TIME, MOVES),
    takes_focus=True,
)


@pytest.fixture
def page(qtbot: QtBot, languages: Languages) -> QWidget:
    """A page with a table, which has the focus."""
    assert languages.current == "en"
    page, table = QWidget(), QWidget()
    table.setObjectName("table")
    table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    panel = Panel(page, table)
    panel.apply_theme(LIGHT, "classic")
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(table, 1)
    column.addWidget(panel)
    page.resize(900, 600)
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    table.setFocus()
    return page


@pytest.fixture
def table(page: QWidget) -> QWidget:
    table = page.findChild(QWidget, "table")
    assert isinstance(table, QWidget)
    return table


@pytest.fixture
def panel(page: QWidget) -> Panel:
    panel = page.findChild(Panel)
    assert isinstance(panel, Panel)
    return panel


def assert_whole(panel: Panel, page: QWidget) -> None:
    """The panel lies at the foot of its page below the table, and all that is on it is whole."""
    QApplication.processEvents()
    assert page.rect().contains(panel.geometry())
    assert panel.geometry().bottom() == page.rect().bottom()
    parts: list[QWidget] = [
        *(label for label in panel.findChildren(QLabel) if label.isVisible()),
        *panel.buttons,
    ]
    for part in parts:
        height = part.sizeHint().height()
        if isinstance(part, QLabel) and part.wordWrap():
            height = part.heightForWidth(part.width())
        assert part.height() >= height - 1, part
    places = [QRect(part.mapTo(panel, QPoint()), part.size()) for part in parts]
    for n, place in enumerate(places):
        for other in places[:n]:
            assert not place.intersects(other)


def test_it_is_there_while_there_is_something_to_show(panel: Panel, table: QWidget) -> None:
    assert (panel.text, panel.isVisible()) == ("", False)
    panel.show_content(Content(REMARK))
    QApplication.processEvents()
    assert (panel.text, panel.isVisible()) == ("No shorter solution exists.", True)
    assert table.geometry().bottom() < panel.geometry().top()
    panel.hide_content()
    assert (panel.text, panel.isVisible(), panel.content) == ("", False, None)


def test_it_says_the_result_and_what_is_to_be_compared(panel: Panel) -> None:
    panel.show_content(RESULT)
    assert panel.text == "The game is lost. No shorter solution exists."
    assert panel.spoken == f"{panel.text} Time: 2:05, your best. Moves: 10."


def test_nothing_on_it_is_cut_off(panel: Panel, page: QWidget) -> None:
    usual = page.font()
    for size in ((900, 600), (480, 560)):
        for factor in (1.0, 1.5):
            font = QFont(usual)
            font.setPointSizeF(usual.pointSizeF() * factor)
            page.setFont(font)
            page.resize(*size)
            panel.hide_content()
            panel.show_content(RESULT._replace(choices=((REPLAY, list),) * 4))
            assert_whole(panel, page)


def test_a_short_message_is_a_slim_row(panel: Panel) -> None:
    panel.show_content(Content(REMARK, ((AGAIN, list),)))
    assert panel.height() <= 60


def test_what_is_longer_than_half_of_the_page_is_scrolled_to(panel: Panel, page: QWidget) -> None:
    panel.show_content(Content(LONG))
    page.resize(400, 400)
    QApplication.processEvents()
    assert panel.height() <= 0.6 * page.height()


def test_in_a_low_window_the_table_keeps_its_room_and_the_buttons_of_a_result_are_in_sight(
    panel: Panel, page: QWidget, table: QWidget
) -> None:
    table.setMinimumHeight(150)
    page.resize(500, 290)
    panel.show_content(RESULT._replace(text=LONG))
    QApplication.processEvents()
    assert page.height() == 290
    for button in panel.buttons:
        place = QRect(button.mapTo(panel, QPoint()), button.size())
        assert panel.rect().contains(place), button.text()


def test_its_first_button_has_the_keys_of_a_result(panel: Panel, table: QWidget) -> None:
    done: list[str] = []
    choices = ((REPLAY, lambda: done.append("replay")), (AGAIN, list))
    panel.show_content(RESULT._replace(choices=choices))
    assert panel.buttons[0].hasFocus()
    QTest.keyClick(panel.buttons[0], Qt.Key.Key_Return)
    assert done == ["replay"]
    panel.hide_content()
    assert table.hasFocus()
    panel.show_content(Content(REMARK, choices))
    assert table.hasFocus()


def test_escape_closes_it_from_wherever_the_keys_are(
    panel: Panel, table: QWidget, qtbot: QtBot
) -> None:
    for content in (RESULT, Content(REMARK)):
        panel.show_content(content)
        with qtbot.waitSignal(panel.closed):
            QTest.keyClick(QApplication.focusWidget() or table, Qt.Key.Key_Escape)
        assert panel.text == ""
        assert table.hasFocus()


def test_the_same_content_of_which_more_is_known_keeps_its_buttons_and_the_keys(
    panel: Panel,
) -> None:
    panel.show_content(RESULT)
    panel.buttons[1].setFocus()
    kept = panel.buttons[1]
    panel.show_content(RESULT._replace(figures=(), text=None))
    assert kept.hasFocus()
    assert panel.text == "The game is lost."


def test_a_button_that_is_held_down_does_not_do_what_it_came_to_mean(panel: Panel) -> None:
    done: list[str] = []
    panel.show_content(Content(REMARK, ((REPLAY, list),)))
    (button,) = panel.buttons
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    panel.show_content(Content(REMARK, ((AGAIN, lambda: done.append("again")),)))
    QTest.mouseRelease(panel.buttons[0], Qt.MouseButton.LeftButton)
    assert done == []


def test_it_says_the_same_in_another_language(panel: Panel, languages: Languages) -> None:
    panel.show_content(Content(LOST, ((AGAIN, list),)))
    before = panel.text
    languages.use("uk")
    panel.retranslate()
    assert panel.text not in ("", before)
    assert panel.buttons[0].text() != "Play It Again"


def test_an_end_that_would_leave_hardly_any_table_lies_over_all_of_it(
    panel: Panel, page: QWidget, table: QWidget
) -> None:
    for size, content, is_whole in (
        ((500, 290), RESULT._replace(text=LONG), True),
        ((500, 290), Content(LONG), False),
        ((700, 450), RESULT._replace(text=LONG), False),
    ):
        panel.hide_content()
        page.resize(*size)
        QApplication.processEvents()
        before = table.height()
        panel.show_content(content)
        QApplication.processEvents()
        assert (panel.geometry() == page.rect()) == is_whole
        assert (table.height() == before) == is_whole
        assert panel.geometry().bottom() == page.rect().bottom()
