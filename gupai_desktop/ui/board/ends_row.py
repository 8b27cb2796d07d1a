"""The ends of some tiles in a row, cut out of their pictures: those alike lie together."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gupai_desktop.engine.explain import Faces
from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.rulebook.tables import parted_ends, sorted_ends
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme
from gupai_desktop.ui.theme.tile_art import TileArt
from gupai_desktop.ui.widgets.parts import announce

_END = 34
_GAP, _WIDE_GAP = 4, 16
_MARGIN = 3


class EndsRow(QWidget):
    """As many places as there can be ends, and in them the ends there are."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art, self._scheme = art, LIGHT
        self._faces: Faces = ()
        self._room = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def text(self) -> str:
        """The ends as they are written: ``6 6 6 · 1 1 3``."""
        return sorted_ends(self._faces) if self._faces else ""

    def show_ends(self, faces: Faces, room: int) -> None:
        """Show the ends of these faces, in a row with room for so many; hide without any."""
        if (faces, room) == (self._faces, self._room):
            return
        is_other = faces != self._faces
        self._faces, self._room = faces, room
        self.setVisible(room > 0)
        self.retranslate()
        self.update()
        if is_other and faces and room:
            announce(self, self.accessibleName())

    def apply_theme(self, scheme: Scheme) -> None:
        self._scheme = scheme
        self.update()

    def retranslate(self) -> None:
        """Say the ends in the language of the interface."""
        self.setAccessibleName(say(words("EndsRow", "Ends: {ends}", ends=self.text)))

    def sizeHint(self) -> QSize:
        return QSize(6 * (_END + _GAP) + _WIDE_GAP, _END + 2 * _MARGIN)

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        parts = parted_ends(self._faces) if self._faces else ((),)
        missing = self._room - sum(map(len, parts))
        width = self._room * (_END + _GAP) - _GAP
        width += (len([part for part in parts if part]) - 1) * (_WIDE_GAP - _GAP)
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        left = (self.width() - width) / 2
        for part in parts:
            for pips in part:
                self._paint_end(painter, pips, left)
                left += _END + _GAP
            left += _WIDE_GAP - _GAP if part and part != parts[-1] else 0
        for _ in range(missing):
            self._paint_place(painter, left)
            left += _END + _GAP
        painter.end()

    def _paint_end(self, painter: QPainter, pips: int, left: float) -> None:
        """The half of a tile's picture that has these pips."""
        face = next(face for face in self._faces if pips in face.ends)
        picture = self._art.tile(f"face-{face}")
        half = picture.height() / 2
        source = QRectF(0, 0 if face.high == pips else half, picture.width(), half)
        end = QRectF(left, _MARGIN, _END, _END)
        outline = QPainterPath()
        outline.addRoundedRect(end, 5, 5)
        painter.save()
        painter.setClipPath(outline)
        painter.drawPixmap(end, picture, source)
        painter.restore()

    def _paint_place(self, painter: QPainter, left: float) -> None:
        """A place that is still empty."""
        painter.setPen(QPen(QColor(self._scheme.faint), 1.5, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(QRectF(left, _MARGIN, _END, _END).adjusted(1, 1, -1, -1), 5, 5)
