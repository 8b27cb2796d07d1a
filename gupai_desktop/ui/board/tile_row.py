"""A row of tiles on a piece of cloth, outside the table, to look at."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel

from gupai_desktop.engine.tiles import Face
from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme
from gupai_desktop.ui.theme.tile_art import TILE_WIDTH, TileArt, tile_size
from gupai_desktop.ui.widgets.parts import STRETCH, row_of

_SMALL, _LARGE = tile_size(44), tile_size(72)
_MARGIN, _GAP = 4, 6
#: The room round a tile for its frame.
_FRAME = 12


class TileRow(QFrame):
    """Tiles side by side, large where there is room for that."""

    def __init__(self) -> None:
        super().__init__()
        self.art, self.scheme = TileArt(), LIGHT
        self._faces: tuple[Face, ...] = ()
        self.tiles: list[QLabel] = []
        self._tile = _SMALL
        self.setObjectName("cloth")
        self._row = row_of(STRETCH, STRETCH, parent=self, margin=_MARGIN, spacing=_GAP)

    def set_tiles(self, faces: Sequence[Face]) -> None:
        """Show these tiles."""
        for tile in self.tiles:
            tile.hide()
            tile.deleteLater()
        self._faces, self.tiles = tuple(faces), [QLabel() for _ in faces]
        for place, tile in enumerate(self.tiles):
            self._row.insertWidget(place + 1, tile)
        self.setMinimumSize(self._room_for(_SMALL))
        self.retranslate()
        self._fit()

    def apply_theme(self, theme: str, scheme: Scheme) -> None:
        self.art.theme, self.scheme = theme, scheme
        self.retranslate()

    def retranslate(self) -> None:
        """Draw the tiles and name them in the language of the interface."""
        self.setStyleSheet(f"#cloth {{ background: {self.scheme.cloth}; border-radius: 10px; }}")
        edge, ratio = self.scheme.rim or "transparent", self.devicePixelRatioF()
        self.art.scale = self._tile.width() * ratio / TILE_WIDTH
        for face, tile in zip(self._faces, self.tiles, strict=True):
            name = say(words("{face} {name}", face=str(face), name=face.name))
            tile.setToolTip(name)
            tile.setAccessibleName(name)
            tile.setStyleSheet(
                f"* {{ border: 3px solid {edge}; border-radius: 7px; background: transparent; }}"
            )
            picture = self.art.tile(f"face-{face}").copy()
            picture.setDevicePixelRatio(ratio)
            tile.setPixmap(picture)

    def _room_for(self, tile: QSize) -> QSize:
        width = len(self._faces) * (tile.width() + _FRAME) + 2 * _MARGIN
        return QSize(width, tile.height() + _FRAME)

    def _fit(self) -> None:
        """Show large tiles where there is room for them."""
        room = self._room_for(_LARGE)
        is_large = room.width() <= self.width() and room.height() <= self.height()
        tile = _LARGE if is_large else _SMALL
        if tile != self._tile:
            self._tile = tile
            self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
