"""The chart shows what the engine knows, and what is on the table."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.i18n import Languages
from gupai_desktop.ui.chart.chart import Chart
from gupai_desktop.ui.theme.appearance import Looks
from gupai_desktop.ui.widgets.parts import rows_under
from gupai_desktop.ui.window.main_window import MainWindow
from tests.languages import LANGUAGES
from tests.ui.eyes import pixels, stands_out
from tests.ui.hand import MakeWindow, change_rule
from tests.ui.known import WINNING_LINE

BOARD = (
    "61 54 32 | 44 43 41 | 11 22 33 | 66 66 63 | 55 53 52 | 65 65 64 | 64 62 61 "
    "| 51 51 31 | 31 11 22 | 33 44 55 | 42 21"
)


def chart_of(window: MainWindow) -> Chart:
    window.action_table["chart"].trigger()
    QApplication.processEvents()
    assert window.chart_dock.chart is not None
    return window.chart_dock.chart


def kinds(chart: Chart) -> list[QTreeWidgetItem]:
    return rows_under(chart.tree.invisibleRootItem())


def lit(chart: Chart) -> set[str]:
    """The groups that are lit up."""
    texts = (row.text(0) for kind in kinds(chart) for row in rows_under(kind))
    return {text.removesuffix("  ✓") for text in texts if "✓" in text}


def test_every_triplet_and_pair_of_the_rules_stands_there(window: MainWindow) -> None:
    chart = chart_of(window)
    counts = [kind.childCount() for kind in kinds(chart)]
    assert (len(counts), sum(counts)) == (12, 195 + 16)
    change_rule(window, "triplets=mixed")
    assert sum(kind.childCount() for kind in kinds(chart)) == 198 + 16


def test_what_lies_on_the_table_is_lit_up_and_counted_unless_the_board_is_hidden(
    make_window: MakeWindow,
) -> None:
    window, role = make_window(board=BOARD), Qt.ItemDataRole.AccessibleTextRole
    chart = chart_of(window)
    # In the order of the set, in which faces are written in the chart.
    assert {"61 54 32", "44 43 41", "11 33 22", "66 66 63", "42 21"} <= lit(chart)
    assert "33 11 31" not in lit(chart)
    dragon = next(kind for kind in kinds(chart) if kind.text(0).startswith("Full Dragon"))
    assert dragon.text(0).endswith("15 groups  ✓ 1")
    assert dragon.data(0, role).endswith("15 groups, 1 on the table")
    window.action_table["pause"].trigger()
    assert lit(chart) == set()
    window.action_table["pause"].trigger()
    assert lit(chart)


def test_what_the_goal_has_no_use_for_says_so(make_window: MakeWindow) -> None:
    window = make_window()
    chart = chart_of(window)
    assert not any("goal" in kind.text(0) for kind in kinds(chart)), "no goal asks for groups"
    window.session.begin(Record.of_deal(find("zen.harmony"), 7))
    small = next(kind for kind in kinds(chart) if kind.text(0).startswith("Small Dragon"))
    assert small.text(0).endswith("0 for the goal")
    sons = next(kind for kind in kinds(chart) if kind.text(0).startswith("Five Sons"))
    spoken = [row.data(0, Qt.ItemDataRole.AccessibleTextRole) for row in rows_under(sons)]
    assert {"66 66 65, not for the goal", "66 66 63"} <= set(spoken)


def test_every_kind_is_named_whole_in_the_narrowest_panel(
    make_window: MakeWindow, languages: Languages
) -> None:
    window = make_window(board=BOARD)
    chart = chart_of(window)
    for language in LANGUAGES:
        languages.use(language)
        window.resizeDocks([window.chart_dock], [1], Qt.Orientation.Horizontal)
        QApplication.processEvents()
        assert lit(chart)
        for place in range(len(kinds(chart))):
            index = chart.tree.model().index(place, 0)
            needed = chart.tree.sizeHintForIndex(index).width()
            assert needed <= chart.tree.visualRect(index).width(), index.data()


def test_the_row_with_the_keys_is_explained(window: MainWindow) -> None:
    chart = chart_of(window)
    first = kinds(chart)[0]
    chart.tree.setCurrentItem(first)
    assert chart.note.text() == "The six ends are 1 2 3 4 5 6."
    chart.tree.setCurrentItem(rows_under(first)[0])
    assert ": Full Dragon (" in chart.note.text()


def test_it_is_opened_and_closed_by_a_key_and_left_by_escape(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_F2)
    assert window.chart_dock.isVisible()
    assert window.chart_dock.chart is not None
    assert window.chart_dock.chart.tree.hasFocus()
    QTest.keyClick(window.chart_dock.chart.tree, Qt.Key.Key_Escape)
    assert window.view.hasFocus()
    assert window.chart_dock.isVisible()
    QTest.keyClick(window, Qt.Key.Key_F2)
    assert not window.chart_dock.isVisible()
    assert not window.action_table["chart"].isChecked()


@pytest.mark.parametrize("language", ["uk"])
def test_every_kind_is_named_whole(make_window: MakeWindow, language: str) -> None:
    window = make_window(board=BOARD, language=language, size=(1280, 900))
    window.appearance.looks = Looks(text_scale="200")
    chart = chart_of(window)
    QApplication.processEvents()
    picture = chart.tree.viewport().grab().toImage()
    for row in kinds(chart):
        place = chart.tree.visualItemRect(row)
        if not chart.tree.viewport().rect().contains(place):
            break
        # A single line would lie in the middle, right of the picture.
        quarter = place.height() // 4
        first = place.adjusted(chart.tree.iconSize().width() + 10, 4, 0, -3 * quarter)
        second = first.translated(0, 3 * quarter - 8)
        ink = [stands_out(Counter(pixels(picture, line))) for line in (first, second)]
        assert min(ink) > 4, row.text(0)


def won(window: MainWindow) -> None:
    for move in WINNING_LINE:
        window.session.play(move)


def spoken_rows(chart: Chart) -> set[str]:
    role = Qt.ItemDataRole.AccessibleTextRole
    return {row.data(0, role) for kind in kinds(chart) for row in rows_under(kind)}


def picture_of(chart: Chart, text: str) -> QImage:
    rows = (row for kind in kinds(chart) for row in rows_under(kind))
    row = next(row for row in rows if row.text(0).startswith(text))
    return row.icon(0).pixmap(chart.tree.iconSize()).toImage()


def test_what_was_made_in_a_win_has_a_seal_and_is_counted(window: MainWindow) -> None:
    chart = chart_of(window)
    assert chart.count.text() == "Album: 0 of 211"
    pale = picture_of(chart, "61 54 32")
    won(window)
    assert chart.count.text() == "Album: 11 of 211"
    inked, other = picture_of(chart, "61 54 32"), picture_of(chart, "65 43 21")
    assert inked != pale
    assert inked.pixelColor(3, 20).alpha() == 255
    assert other.pixelColor(3, 20).alpha() < 128
    dragon = next(kind for kind in kinds(chart) if kind.text(0).startswith("Full Dragon"))
    assert "3 of 15 groups" in dragon.text(0)
    assert "61 54 32, in the album, on the table" in spoken_rows(chart)
    window.controller.begin(window.session.record.restarted())
    assert "61 54 32, in the album" in spoken_rows(chart)


def test_a_chart_that_is_opened_later_has_what_was_made(window: MainWindow) -> None:
    won(window)
    assert chart_of(window).count.text() == "Album: 11 of 211"


def test_the_seals_of_what_is_new_fall_on_their_places(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window(is_animated=True)
    chart = chart_of(window)
    won(window)
    assert chart._fall.state() == chart._fall.State.Running
    qtbot.waitUntil(lambda: chart._fall.state() == chart._fall.State.Stopped)
    stamped = picture_of(chart, "61 54 32")
    chart._draw()
    assert picture_of(chart, "61 54 32") == stamped
