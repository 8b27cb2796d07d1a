"""A row of tiles on a piece of cloth, outside the table: to look at, or to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractButton, QLabel, QSizePolicy, QWidget

from gupai_desktop.engine.tiles import Face
from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme
from gupai_desktop.ui.theme.texture import cloth_picture
from gupai_desktop.ui.theme.tile_art import TILE_HEIGHT, TILE_WIDTH, TileArt
from gupai_desktop.ui.widgets.resizing import ResizeTimer

_MARGIN = 12
_GAP = 10
_LEAST_TILE, _MOST_TILE = 30, 92


class Mark(Enum):
    """What is said of a tile: the ink that frames it, and the sign beside its number."""

    PLAIN = ("", "")
    PICKED = ("selected", "")
    RIGHT = ("target", " ✓")
    WRONG = ("lost", " ✗")


class TileRow(QWidget):
    """Tiles side by side, as large as there is room; `picked` tells the place of a click.

    A row without choices is a picture.  None stands for an empty place.
    """

    picked = Signal(int)

    def __init__(self, art: TileArt, *, has_choices: bool) -> None:
        super().__init__()
        self.art = art
        self.scheme: Scheme = LIGHT
        self._cloth_of, self._cloth_brush = (LIGHT, QSize(), 1.0), QBrush()
        self._has_choices = has_choices
        self._faces: tuple[Face | None, ...] = ()
        self._marks: list[Mark] = []
        self.tiles: list[QWidget] = []
        self._resizing = ResizeTimer(self, self.fit)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_tiles(self, faces: Sequence[Face | None]) -> None:
        """Show these tiles, unmarked."""
        for tile in self.tiles:
            tile.hide()
            tile.deleteLater()
        self._faces = tuple(faces)
        self._marks = [Mark.PLAIN] * len(faces)
        self.tiles = [self._tile(place) for place in range(len(faces))]
        self.retranslate()
        self.fit()
        for tile in self.tiles:
            tile.show()

    def set_mark(self, place: int, mark: Mark) -> None:
        """Mark a tile."""
        self._marks[place] = mark
        self.tiles[place].update()
        self._name(place)

    def apply_theme(self, theme: str, scheme: Scheme) -> None:
        self.art.theme, self.scheme = theme, scheme
        self.update()

    def retranslate(self) -> None:
        """Name the tiles in the language of the interface."""
        for place in range(len(self._faces)):
            self._name(place)

    def _tile(self, place: int) -> QWidget:
        if not self._has_choices:
            return _Picture(self, place)
        button = _Choice(self, place)
        button.clicked.connect(lambda: self.picked.emit(place))
        return button

    def _name(self, place: int) -> None:
        face, tile = self._faces[place], self.tiles[place]
        if face is None:
            tile.setAccessibleName(say(words("TileRow", "an empty place")))
            return
        name = say(words("TileRow", "{face} {name}", face=str(face), name=face.name))
        tile.setToolTip(name)
        sign = self._marks[place].value[1]
        tile.setAccessibleName(f"{place + 1}: {name}{sign}" if self._has_choices else name)

    # Placing and drawing.

    @property
    def _label_height(self) -> int:
        return self.fontMetrics().height() + 4 if self._has_choices else 0

    def fit(self) -> None:
        """Place the tiles and draw their pictures for the size they have then."""
        self._place()
        self._resizing.finish()
        if self.tiles:
            self.art.scale = self._body(0).width() * self.devicePixelRatioF() / TILE_WIDTH
        self.update()

    def _place(self) -> None:
        """The tiles in the middle of the cloth, a whole number of pixels wide."""
        count = max(1, len(self._faces))
        room = QSize(self.width() - 2 * _MARGIN, self.height() - 2 * _MARGIN - self._label_height)
        across = (room.width() - (count - 1) * _GAP) // count
        width = min(across, int(room.height() * TILE_WIDTH / TILE_HEIGHT), _MOST_TILE)
        width = max(width, 8)
        height = round(width * TILE_HEIGHT / TILE_WIDTH)
        left = (self.width() - count * width - (count - 1) * _GAP) // 2
        top = (self.height() - height - self._label_height) // 2
        for place, tile in enumerate(self.tiles):
            x = left + place * (width + _GAP)
            tile.setGeometry(
                x - _GAP // 2, top - _GAP // 2, width + _GAP, height + _GAP + self._label_height
            )

    def _body(self, place: int) -> QRectF:
        """Where the tile itself lies in its widget."""
        width = self.tiles[place].width() - _GAP
        return QRectF(_GAP / 2, _GAP / 2, width, round(width * TILE_HEIGHT / TILE_WIDTH))

    def _cast_shadows(self, painter: QPainter) -> None:
        for place, face in enumerate(self._faces):
            if face is None:
                continue
            body = self._body(place).translated(QPointF(self.tiles[place].pos()))
            self.art.paint_shadow(painter, body)

    def paint_tile(self, painter: QPainter, place: int, *, has_focus: bool) -> None:
        """Draw a tile into its widget: face, mark and number."""
        face, mark, body = self._faces[place], self._marks[place], self._body(place)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.art.paint(painter, "place" if face is None else f"face-{face}", body)
        outline = QPainterPath()
        outline.addRoundedRect(body.adjusted(-2, -2, 2, 2), 7, 7)
        if self.scheme.rim:
            self._draw_line(painter, outline, self.scheme.rim, 1.5, casing=3.5)
        if mark.value[0]:
            self._draw_line(painter, outline, getattr(self.scheme, mark.value[0]), 3, casing=5)
        if mark is Mark.WRONG:
            inside, cross = body.adjusted(8, 8, -8, -8), QPainterPath()
            cross.moveTo(inside.topLeft())
            cross.lineTo(inside.bottomRight())
            cross.moveTo(inside.topRight())
            cross.lineTo(inside.bottomLeft())
            self._draw_line(painter, cross, self.scheme.lost, 3, casing=6)
        if self._has_choices:
            self._number(painter, body, place, has_focus=has_focus)

    def _draw_line(
        self, painter: QPainter, line: QPainterPath, ink: str, width: float, *, casing: float
    ) -> None:
        """Draw a line in its casing, so that it stands out from tiles of any style."""
        painter.strokePath(line, QPen(QColor(self.scheme.casing), casing))
        painter.strokePath(line, QPen(QColor(ink), width))

    def _number(self, painter: QPainter, body: QRectF, place: int, *, has_focus: bool) -> None:
        """The key that picks the tile, in a frame while it has the focus of the keyboard."""
        text = f"{place + 1}{self._marks[place].value[1]}"
        label = QRectF(0, body.bottom() + 3, body.width() + _GAP, self._label_height)
        painter.setPen(QColor(self.scheme.caption))
        painter.drawText(label, Qt.AlignmentFlag.AlignCenter, text)
        if has_focus:
            painter.setPen(QPen(QColor(self.scheme.caption), 1.5, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(label.adjusted(2, 1, -2, -1), 5, 5)

    def _cloth(self) -> QBrush:
        """The cloth of the table under the tiles, drawn once for a size."""
        wanted = (self.scheme, self.size(), self.devicePixelRatioF())
        if wanted != self._cloth_of:
            self._cloth_of, self._cloth_brush = wanted, QBrush(cloth_picture(*wanted))
        return self._cloth_brush

    def sizeHint(self) -> QSize:
        return self._size_of(_MOST_TILE * 3 // 4)

    def minimumSizeHint(self) -> QSize:
        return self._size_of(_LEAST_TILE)

    def _size_of(self, tile: int) -> QSize:
        count = max(3, len(self._faces))
        width = count * (tile + _GAP) + 2 * _MARGIN
        height = round(tile * TILE_HEIGHT / TILE_WIDTH) + 2 * _MARGIN + self._label_height
        return QSize(width, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(
            QPen(QColor(self.scheme.faint), 1) if self.scheme.rim else Qt.PenStyle.NoPen
        )
        painter.setBrush(self._cloth())
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)
        if not self.scheme.rim:
            self._cast_shadows(painter)
        painter.end()
        super().paintEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        (self._place if self._resizing.delay() else self.fit)()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()


class _Picture(QLabel):
    """A tile to look at."""

    def __init__(self, row: TileRow, place: int) -> None:
        super().__init__(row)
        self._row, self._number = row, place

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setClipRect(event.rect())
        self._row.paint_tile(painter, self._number, has_focus=False)
        painter.end()


class _Choice(QAbstractButton):
    """A tile to choose."""

    def __init__(self, row: TileRow, place: int) -> None:
        super().__init__(row)
        self._row, self._number = row, place
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setClipRect(event.rect())
        self._row.paint_tile(painter, self._number, has_focus=self.hasFocus())
        painter.end()
