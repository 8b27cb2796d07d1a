"""The name of a game and its goal beside the board, where a window leaves room."""

from itertools import product

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBitmap, QImage, QPainter, QRegion
from PySide6.QtWidgets import QApplication

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.i18n import Languages
from gupai_desktop.ui.board.inscription import inscription_width, paint_inscription
from gupai_desktop.ui.theme.table_colours import LIGHT
from gupai_desktop.ui.window.main_window import MainWindow
from tests.cases import FINISHED
from tests.languages import LANGUAGES
from tests.ui.hand import MakeWindow, resize

#: The least letters and those of 200 %, with the width and the height of a page for them.
PAGES = ((13, 221, 700), (26, 442, 700), (13, 600, 1300))


def painted(game_id: str, rect: QRectF, letters: int) -> QRectF:
    """Return the least rectangle that holds all that is written."""
    picture = QImage(900, 1500, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_inscription(painter, find(game_id), rect, letters, LIGHT)
    painter.end()
    return QRectF(QRegion(QBitmap.fromImage(picture.createAlphaMask())).boundingRect())


def test_names_and_goals_find_room_in_every_language(languages: Languages) -> None:
    for language, (letters, width, height) in product(LANGUAGES, PAGES):
        languages.use(language)
        rect = QRectF(100, 50, width, height)
        assert inscription_width(2 * width, 2 * height, letters) >= width
        for game in FINISHED:
            found = painted(game.id, rect, letters)
            case = (language, game.id, letters, found)
            assert rect.contains(found), case
            assert found.width() > 0.6 * width, case


@pytest.mark.parametrize("game_id", ["zen.ten-sets", "levels.guo-wu-guan", "pairs.turtle"])
def test_no_tile_lies_there_and_what_is_free_is_divided_evenly(
    make_window: MakeWindow, game_id: str
) -> None:
    window = make_window(size=(3440, 1440))
    window.session.begin(Record.of_deal(find(game_id), 7))
    resize(window, 3440, 1440)
    QApplication.processEvents()
    view, beside = window.view, window.view._beside
    board = view.viewportTransform().mapRect(view.table_scene.geometry.board_rect())
    gaps = (beside.left(), board.left() - beside.right(), view.viewport().width() - board.right())
    assert min(gaps) > 0
    assert max(gaps) - min(gaps) <= 3


def test_a_window_that_the_board_fills_has_none(window: MainWindow) -> None:
    resize(window, 1180, 820)
    board = window.view.viewportTransform().mapRect(window.scene.geometry.board_rect())
    assert not window.view._beside.width()
    assert board.center().x() == pytest.approx(window.view.viewport().width() / 2, abs=1)
