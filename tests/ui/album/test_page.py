"""The album shows what the engine knows, and what is on the table."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.i18n import Languages, say
from gupai_desktop.ui.album.page import AlbumPage
from gupai_desktop.ui.board.glide import OFF
from gupai_desktop.ui.theme.appearance import Looks
from gupai_desktop.ui.tutorial.lessons import LESSONS
from gupai_desktop.ui.widgets.actions import plain_text
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


def page_of(window: MainWindow) -> AlbumPage:
    window.action_table["album"].trigger()
    QApplication.processEvents()
    assert window.album_dock.page is not None
    return window.album_dock.page


def kinds(page: AlbumPage) -> list[QTreeWidgetItem]:
    return rows_under(page.tree.invisibleRootItem())


def lit(page: AlbumPage) -> set[str]:
    """The groups that are lit up."""
    texts = (row.text(0) for kind in kinds(page) for row in rows_under(kind))
    return {text.removesuffix("  ✓") for text in texts if "✓" in text}


def test_every_triplet_and_pair_of_the_rules_stands_there(window: MainWindow) -> None:
    page = page_of(window)
    counts = [kind.childCount() for kind in kinds(page)]
    assert (len(counts), sum(counts)) == (12, 195 + 16)
    change_rule(window, "triplets=mixed")
    assert sum(kind.childCount() for kind in kinds(page)) == 198 + 16


def test_what_lies_on_the_table_is_lit_up_and_counted_unless_the_board_is_hidden(
    make_window: MakeWindow,
) -> None:
    window, role = make_window(board=BOARD), Qt.ItemDataRole.AccessibleTextRole
    page = page_of(window)
    # In the order of the set, in which faces are written in the page.
    assert {"61 54 32", "44 43 41", "11 33 22", "66 66 63", "42 21"} <= lit(page)
    assert "33 11 31" not in lit(page)
    dragon = next(kind for kind in kinds(page) if kind.text(0).startswith("Full Dragon"))
    assert dragon.text(0).endswith("15 groups  ✓ 1")
    assert dragon.data(0, role).endswith("15 groups, 1 on the table")
    window.action_table["pause"].trigger()
    assert lit(page) == set()
    window.action_table["pause"].trigger()
    assert lit(page)


def test_what_the_goal_has_no_use_for_says_so(make_window: MakeWindow) -> None:
    window = make_window()
    page = page_of(window)
    assert not any("goal" in kind.text(0) for kind in kinds(page)), "no goal asks for groups"
    window.session.begin(Record.of_deal(find("zen.harmony"), 7))
    small = next(kind for kind in kinds(page) if kind.text(0).startswith("Small Dragon"))
    assert small.text(0).endswith("0 for the goal")
    sons = next(kind for kind in kinds(page) if kind.text(0).startswith("Five Sons"))
    spoken = [row.data(0, Qt.ItemDataRole.AccessibleTextRole) for row in rows_under(sons)]
    assert {"66 66 65, not for the goal", "66 66 63"} <= set(spoken)


def test_every_kind_is_named_whole_in_the_narrowest_panel(
    make_window: MakeWindow, languages: Languages
) -> None:
    window = make_window(board=BOARD)
    page = page_of(window)
    for language in LANGUAGES:
        languages.use(language)
        window.resizeDocks([window.album_dock], [1], Qt.Orientation.Horizontal)
        QApplication.processEvents()
        assert lit(page)
        for place in range(len(kinds(page))):
            index = page.tree.model().index(place, 0)
            needed = page.tree.sizeHintForIndex(index).width()
            assert needed <= page.tree.visualRect(index).width(), index.data()


def test_the_row_with_the_keys_is_explained(window: MainWindow) -> None:
    page = page_of(window)
    first = kinds(page)[0]
    page.tree.setCurrentItem(first)
    assert page.note.text() == "The six ends are 1 2 3 4 5 6."
    page.tree.setCurrentItem(rows_under(first)[0])
    assert ": Full Dragon (" in page.note.text()


def test_it_is_opened_and_closed_by_a_key_and_left_by_escape(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_F2)
    assert window.album_dock.isVisible()
    assert window.album_dock.page is not None
    assert window.album_dock.page.tree.hasFocus()
    QTest.keyClick(window.album_dock.page.tree, Qt.Key.Key_Escape)
    assert window.view.hasFocus()
    assert window.album_dock.isVisible()
    QTest.keyClick(window, Qt.Key.Key_F2)
    assert not window.album_dock.isVisible()
    assert not window.action_table["album"].isChecked()


@pytest.mark.parametrize("language", ["uk"])
def test_every_kind_is_named_whole(make_window: MakeWindow, language: str) -> None:
    window = make_window(board=BOARD, language=language, size=(1280, 900))
    window.appearance.looks = Looks(text_scale="200")
    page = page_of(window)
    QApplication.processEvents()
    picture = page.tree.viewport().grab().toImage()
    for row in kinds(page):
        place = page.tree.visualItemRect(row)
        if not page.tree.viewport().rect().contains(place):
            break
        # A single line would lie in the middle, right of the picture.
        quarter = place.height() // 4
        first = place.adjusted(page.tree.iconSize().width() + 10, 4, 0, -3 * quarter)
        second = first.translated(0, 3 * quarter - 8)
        ink = [stands_out(Counter(pixels(picture, line))) for line in (first, second)]
        assert min(ink) > 4, row.text(0)


def won(window: MainWindow) -> None:
    for move in WINNING_LINE:
        window.session.play(move)


def spoken_rows(page: AlbumPage) -> set[str]:
    role = Qt.ItemDataRole.AccessibleTextRole
    return {row.data(0, role) for kind in kinds(page) for row in rows_under(kind)}


def picture_of(page: AlbumPage, text: str) -> QImage:
    rows = (row for kind in kinds(page) for row in rows_under(kind))
    row = next(row for row in rows if row.text(0).startswith(text))
    return row.icon(0).pixmap(page.tree.iconSize()).toImage()


def test_what_was_made_in_a_win_has_a_seal_and_is_counted(window: MainWindow) -> None:
    page = page_of(window)
    assert page.count.text() == "Album: 0 of 211"
    pale = picture_of(page, "61 54 32")
    won(window)
    assert page.count.text() == "Album: 11 of 211"
    inked, other = picture_of(page, "61 54 32"), picture_of(page, "65 43 21")
    assert inked != pale
    assert inked.pixelColor(3, 20).alpha() == 255
    assert other.pixelColor(3, 20).alpha() < 128
    dragon = next(kind for kind in kinds(page) if kind.text(0).startswith("Full Dragon"))
    assert "3 of 15 groups" in dragon.text(0)
    assert "61 54 32, in the album, on the table" in spoken_rows(page)
    window.controller.begin(window.session.record.restarted())
    assert "61 54 32, in the album" in spoken_rows(page)


def test_a_chart_that_is_opened_later_has_what_was_made(window: MainWindow) -> None:
    won(window)
    assert page_of(window).count.text() == "Album: 11 of 211"


def test_the_seals_of_what_is_new_fall_on_their_places(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window(is_animated=True)
    page = page_of(window)
    won(window)
    assert page._fall.state() == page._fall.State.Running
    qtbot.waitUntil(lambda: page._fall.state() == page._fall.State.Stopped)
    stamped = picture_of(page, "61 54 32")
    page._draw()
    assert picture_of(page, "61 54 32") == stamped


def test_no_seal_falls_where_less_motion_is_wanted(make_window: MakeWindow) -> None:
    window = make_window(is_animated=True)
    page = page_of(window)
    window.parts.settings.pace = OFF
    window.table.animate()
    won(window)
    assert page._fall.state() == page._fall.State.Stopped


def test_the_album_is_called_the_same_in_the_menu_over_it_and_aloud_in_every_language(
    window: MainWindow, languages: Languages
) -> None:
    page = page_of(window)
    for code in languages.codes():
        languages.use(code)
        QApplication.processEvents()
        name = plain_text(window.action_table["album"].text())
        assert (window.album_dock.windowTitle(), page.tree.accessibleName()) == (name, name), code
        assert name in page.count.text(), code
        assert any(name in said for said in lesson_texts()), code


def lesson_texts() -> list[str]:
    """All that the lessons of the Game of Zen say at last."""
    return [say(step.praise) for _, steps in LESSONS.values() for step in steps if step.praise]


def test_what_is_new_in_the_album_leads_there_by_a_click_and_an_open_one_stays_open(
    window: MainWindow,
) -> None:
    won(window)
    offer = window.status_bar.offer
    assert (offer.text(), offer.isVisible()) == ("Album", True)
    for _ in range(2):
        offer.click()
        QApplication.processEvents()
        page = window.album_dock.page
        assert window.album_dock.isVisible()
        assert page is not None
        row = page.tree.currentItem()
        assert row is not None
        assert "31 64 52" in row.text(0)
        assert page.tree.visualItemRect(row).intersects(page.tree.viewport().rect())
    window.session.undo()
    assert not offer.isVisible()
