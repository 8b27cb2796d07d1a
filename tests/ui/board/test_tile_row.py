"""The row of tiles: by mouse and by keyboard, with marks, and names to be read out."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.tiles import FACE
from gupai_desktop.ui.board.tile_row import TileMark, TileRow
from gupai_desktop.ui.theme.table_colours import DARK, HIGH_CONTRAST, LIGHT

SIX = tuple(FACE[one] for one in ("66", "63", "54", "11", "21", "44"))


@pytest.fixture
def row(qtbot: QtBot) -> TileRow:
    row = TileRow(has_choices=True)
    qtbot.addWidget(row)
    row.set_tiles(SIX)
    row.show()
    return row


def test_a_click_and_the_space_bar_tell_the_place_of_the_tile(row: TileRow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(row.picked) as picked:
        QTest.mouseClick(row.tiles[3], Qt.MouseButton.LeftButton)
    assert picked.args == [3]
    row.tiles[2].setFocus()
    with qtbot.waitSignal(row.picked) as picked:
        QTest.keyClick(row.tiles[2], Qt.Key.Key_Space)
    assert picked.args == [2]


def test_a_tile_is_named_with_its_number_its_face_and_its_mark(row: TileRow) -> None:
    assert row.tiles[1].accessibleName() == "2: 63 Nine"
    row.set_mark(1, TileMark.RIGHT)
    assert row.tiles[1].accessibleName() == "2: 63 Nine ✓"


def test_marks_the_focus_and_the_looks_are_seen(row: TileRow, qtbot: QtBot) -> None:
    for mark in (TileMark.PICKED, TileMark.RIGHT, TileMark.WRONG):
        row.set_mark(0, TileMark.PLAIN)
        before = row.tiles[0].grab().toImage()
        row.set_mark(0, mark)
        assert row.tiles[0].grab().toImage() != before, mark
    row.activateWindow()
    before = row.tiles[1].grab().toImage()
    row.tiles[1].setFocus()
    qtbot.waitUntil(row.tiles[1].hasFocus)
    assert row.tiles[1].grab().toImage() != before
    for scheme in (LIGHT, DARK, HIGH_CONTRAST):
        row.apply_theme("ivory", scheme)
        assert row.grab().toImage().pixelColor(20, 2) == QColor(scheme.cloth)
    assert row.art.theme == "ivory"
