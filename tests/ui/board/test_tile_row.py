"""The row of tiles: the looks of the table, and names to be read out."""

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.tiles import FACE
from gupai_desktop.ui.board.tile_row import TileRow
from gupai_desktop.ui.theme.table_colours import DARK, HIGH_CONTRAST, LIGHT

SIX = tuple(FACE[face] for face in ("66", "63", "54", "11", "21", "44"))


@pytest.fixture
def row(qtbot: QtBot) -> TileRow:
    row = TileRow()
    qtbot.addWidget(row)
    row.set_tiles(SIX)
    row.show()
    return row


def test_a_tile_is_named_with_its_face(row: TileRow) -> None:
    assert row.tiles[1].accessibleName() == "63 Nine"


def test_the_looks_are_seen(row: TileRow) -> None:
    for scheme in (LIGHT, DARK, HIGH_CONTRAST):
        row.apply_theme("ivory", scheme)
        assert row.grab().toImage().pixelColor(20, 2) == QColor(scheme.cloth)
    assert row.art.theme == "ivory"
