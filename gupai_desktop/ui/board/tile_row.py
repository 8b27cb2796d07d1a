"""A row of tiles on a piece of cloth, outside the table: to look at, or to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QToolButton

from gupai_desktop.engine.tiles import Face
from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme
from gupai_desktop.ui.theme.tile_art import TILE_WIDTH, TileArt, tile_size
from gupai_desktop.ui.widgets.parts import STRETCH, row_of

_SMALL, _LARGE = tile_size(44), tile_size(72)
_MARGIN, _GAP = 4, 6
#: The room round a tile for its frame, and below it for its number.
_FRAME, _NUMBER = 12, 28


class TileMark(Enum):
    """The mark of a tile: the ink that frames it, and the sign beside its number."""

    PLAIN = ("", "")
    PICKED = ("accent", "")
    RIGHT = ("accent", " ✓")
    WRONG = ("red", " ✗")


class TileRow(QFrame):
    """Tiles side by side; `picked` tells the place of a click.

    A row without choices is a picture.  None stands for an empty place.
    """

    picked = Signal(int)

    def __init__(self, *, has_choices: bool) -> None:
        super().__init__()
        self.art, self.scheme, self._has_choices = TileArt(), LIGHT, has_choices
        self._faces: tuple[Face | None, ...] = ()
        self._marks: list[TileMark] = []
        self.tiles: list[QLabel | QToolButton] = []
        self._tile = _SMALL
        self.setObjectName("cloth")
        self._row = row_of(STRETCH, STRETCH, parent=self, margin=_MARGIN, spacing=_GAP)

    def set_tiles(self, faces: Sequence[Face | None]) -> None:
        """Show these tiles, unmarked."""
        for tile in self.tiles:
            tile.hide()
            tile.deleteLater()
        self._faces, self._marks = tuple(faces), [TileMark.PLAIN] * len(faces)
        self.tiles = [QToolButton() if self._has_choices else QLabel() for _ in faces]
        for place, tile in enumerate(self.tiles):
            self._row.insertWidget(place + 1, tile)
            if isinstance(tile, QToolButton):
                tile.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
                tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
                tile.clicked.connect(lambda *_, place=place: self.picked.emit(place))
        self.setMinimumSize(self._room_for(_SMALL))
        self.retranslate()
        self._fit()

    def set_mark(self, place: int, mark: TileMark) -> None:
        """Mark a tile."""
        self._marks[place] = mark
        self._refresh(place)

    def apply_theme(self, theme: str, scheme: Scheme) -> None:
        self.art.theme, self.scheme = theme, scheme
        self.retranslate()

    def retranslate(self) -> None:
        """Draw the tiles and name them in the language of the interface."""
        self.setStyleSheet(f"#cloth {{ background: {self.scheme.cloth}; border-radius: 10px; }}")
        for place in range(len(self._faces)):
            self._refresh(place)

    def _refresh(self, place: int) -> None:
        face, tile, (ink, sign) = self._faces[place], self.tiles[place], self._marks[place].value
        name = say(words("TileRow", "an empty place"))
        if face is not None:
            name = say(words("TileRow", "{face} {name}", face=str(face), name=face.name))
        tile.setToolTip(name)
        tile.setAccessibleName(f"{place + 1}: {name}{sign}" if self._has_choices else name)
        plain = self.scheme.rim or "transparent"
        edge = getattr(self.scheme, ink) if ink else plain
        tile.setStyleSheet(
            f"* {{ border: 3px solid {edge}; border-radius: 7px; background: transparent;"
            f" color: {self.scheme.caption}; }}"
            f" *:focus {{ border: 3px dotted {edge if ink else self.scheme.caption}; }}"
        )
        picture = self._picture("place" if face is None else f"face-{face}")
        if isinstance(tile, QToolButton):
            tile.setIconSize(self._tile)
            tile.setIcon(QIcon(picture))
            tile.setText(f"{place + 1}{sign}")
        else:
            tile.setPixmap(picture)

    def _picture(self, element: str) -> QPixmap:
        ratio = self.devicePixelRatioF()
        self.art.scale = self._tile.width() * ratio / TILE_WIDTH
        picture = self.art.tile(element).copy()
        picture.setDevicePixelRatio(ratio)
        return picture

    def _room_for(self, tile: QSize) -> QSize:
        """Return the size of a row with tiles of a size."""
        height = tile.height() + _FRAME + (_NUMBER if self._has_choices else 0)
        return QSize(len(self._faces) * (tile.width() + _FRAME) + 2 * _MARGIN, height)

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
