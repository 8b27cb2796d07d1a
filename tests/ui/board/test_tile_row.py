"""The row of tiles: as large as fits, by mouse and by keyboard, with names to be read out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.tiles import FACE
from gupai_desktop.ui.board.tile_row import Mark, TileRow
from gupai_desktop.ui.theme.table_colours import DARK, HIGH_CONTRAST, LIGHT, Scheme
from gupai_desktop.ui.theme.texture import cloth_picture
from gupai_desktop.ui.theme.tile_art import TileArt

SIX = tuple(FACE[one] for one in ("66", "63", "54", "11", "21", "44"))


@pytest.fixture
def row(qtbot: QtBot) -> TileRow:
    row = TileRow(TileArt(), has_choices=True)
    qtbot.addWidget(row)
    row.resize(600, 180)
    row.set_tiles(SIX)
    row.show()
    return row


def test_a_click_tells_the_place_of_its_tile(row: TileRow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(row.picked) as picked:
        QTest.mouseClick(row.tiles[3], Qt.MouseButton.LeftButton)
    assert picked.args == [3]


def test_space_picks_the_tile_with_the_focus(row: TileRow, qtbot: QtBot) -> None:
    row.tiles[2].setFocus()
    with qtbot.waitSignal(row.picked) as picked:
        QTest.keyClick(row.tiles[2], Qt.Key.Key_Space)
    assert picked.args == [2]


@pytest.mark.parametrize("size", [(320, 120), (600, 180), (1400, 700), (500, 90)])
def test_the_tiles_lie_within_the_cloth_side_by_side(row: TileRow, size: tuple[int, int]) -> None:
    row.resize(*size)
    places = [tile.geometry() for tile in row.tiles]
    assert all(row.rect().contains(place) for place in places)
    assert not any(a.intersects(b) for n, a in enumerate(places) for b in places[:n])
    assert len({(place.width(), place.height()) for place in places}) == 1


def test_its_pictures_are_stretched_until_it_keeps_its_size(row: TileRow, qtbot: QtBot) -> None:
    scale = row.art.scale
    row.resize(500, 120)
    assert row.art.scale == scale
    qtbot.waitUntil(lambda: row.art.scale < scale)


def test_a_tile_is_named_with_its_number_its_face_and_its_mark(row: TileRow) -> None:
    assert row.tiles[1].accessibleName() == "2: 63 Nine"
    row.set_mark(1, Mark.RIGHT)
    assert row.tiles[1].accessibleName() == "2: 63 Nine ✓"


def test_a_picture_is_named_and_takes_no_clicks(qtbot: QtBot) -> None:
    row = TileRow(TileArt(), has_choices=False)
    qtbot.addWidget(row)
    row.set_tiles((FACE["63"], None))
    assert [tile.accessibleName() for tile in row.tiles] == ["63 Nine", "an empty place"]
    assert not any(isinstance(tile, QAbstractButton) for tile in row.tiles)


def test_other_tiles_take_the_place_of_the_old_ones(row: TileRow) -> None:
    old = list(row.tiles)
    row.set_tiles(SIX[:2])
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert len(row.tiles) == 2
    assert not set(map(id, old)) & set(map(id, row.tiles))
    assert len(row.findChildren(QAbstractButton)) == 2


@pytest.mark.parametrize("mark", [Mark.PICKED, Mark.RIGHT, Mark.WRONG])
def test_a_mark_is_seen(row: TileRow, mark: Mark) -> None:
    before = row.tiles[0].grab().toImage()
    row.set_mark(0, mark)
    assert row.tiles[0].grab().toImage() != before


@pytest.mark.parametrize("scheme", [LIGHT, DARK, HIGH_CONTRAST])
def test_the_cloth_and_the_tiles_take_the_looks(row: TileRow, scheme: Scheme) -> None:
    row.apply_theme("ivory", scheme)
    picture = row.grab().toImage()
    cloth = cloth_picture(scheme, row.size(), row.devicePixelRatioF()).toImage()
    assert picture.pixelColor(20, 8) == cloth.pixelColor(20, 8)
    assert row.art.theme == "ivory"


def test_the_tile_with_the_focus_looks_different(row: TileRow, qtbot: QtBot) -> None:
    row.activateWindow()
    plain = row.tiles[1].grab().toImage()
    row.tiles[1].setFocus()
    qtbot.waitUntil(row.tiles[1].hasFocus)
    assert row.tiles[1].grab().toImage() != plain
