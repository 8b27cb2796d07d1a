"""The ends of some tiles in a row, cut out of their pictures: those alike lie together."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from gupai_desktop.engine.explain import Faces
from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.rulebook.tables import parted_ends, sorted_ends
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme
from gupai_desktop.ui.theme.tile_art import TileArt
from gupai_desktop.ui.widgets.parts import announce, row_of

_END = QSize(34, 34)
_GAP, _WIDE_GAP = 4, 16


class EndsRow(QWidget):
    """As many places as there can be ends, and in them the ends there are."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art, self._scheme = art, LIGHT
        self._faces: Faces = ()
        self._room = 0
        self._row = row_of(parent=self, margin=3, spacing=_GAP)
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
        if is_other and faces and room:
            announce(self, self.accessibleName())

    def apply_theme(self, scheme: Scheme) -> None:
        self._scheme = scheme
        self.retranslate()

    def retranslate(self) -> None:
        """Show the ends, and say them in the language of the interface."""
        self.setAccessibleName(say(words("EndsRow", "Ends: {ends}", ends=self.text)))
        while (item := self._row.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        parts = [part for part in parted_ends(self._faces) if part] if self._faces else []
        self._row.addStretch(1)
        for number, part in enumerate(parts):
            self._row.addSpacing(_WIDE_GAP - _GAP if number else 0)
            for pips in part:
                self._show_end(pips)
        for _ in range(self._room - sum(map(len, parts))):
            self._show_end(None)
        self._row.addStretch(1)

    def _show_end(self, pips: int | None) -> None:
        """Add the half of a tile's picture that has these pips, or an empty place."""
        label = QLabel()
        label.setFixedSize(_END)
        self._row.addWidget(label)
        if pips is None:
            label.setStyleSheet(f"border: 2px dashed {self._scheme.faint}; border-radius: 5px")
            return
        face = next(face for face in self._faces if pips in face.ends)
        picture, ratio = self._art.tile(f"face-{face}"), self.devicePixelRatioF()
        half = picture.height() // 2
        end = picture.copy(QRect(0, 0 if face.high == pips else half, picture.width(), half))
        end = end.scaled(
            _END * ratio,
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        end.setDevicePixelRatio(ratio)
        label.setPixmap(end)
