"""What lies under a group of tiles: its tray, its caption, and its seal."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem, QGraphicsSimpleTextItem

from gupai_desktop.ui.geometry import CAPTION_HEIGHT, TILE_WIDTH
from gupai_desktop.ui.scheme import Scheme
from gupai_desktop.ui.tile_art import SEAL_SIZE, TileArt

_TRAY_MARGIN = 12.0
_TEXT_HEIGHT = 32
_GAP = 9.0


class GroupItem(QGraphicsPathItem):
    """The tray of one group, with what is said about it underneath."""

    def __init__(self, rect: QRectF) -> None:
        super().__init__()
        self._rect = rect
        tray = QPainterPath()
        margin = _TRAY_MARGIN
        tray.addRoundedRect(rect.adjusted(-margin, -margin, margin, margin), 18, 18)
        self.setPath(tray)
        self._caption = QGraphicsSimpleTextItem(self)
        self._seal = QGraphicsPixmapItem(self)
        self._seal.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._seal.setVisible(False)

    @property
    def caption(self) -> str:
        """The text under the group, empty for a group that is not valid."""
        return self._caption.text()

    @property
    def is_sealed(self) -> bool:
        """Whether the seal is shown."""
        return self._seal.isVisible()

    def tell(self, caption: str, *, is_sealed: bool) -> None:
        """Show a caption, and the seal or none."""
        self._seal.setVisible(is_sealed)
        self._caption.setText(caption)
        self._lay_out()

    def dress(self, art: TileArt, scheme: Scheme) -> None:
        """Take pictures and colours anew."""
        self._seal.setPixmap(art.seal())
        self._caption.setBrush(QBrush(QColor(scheme.caption)))
        self.setPen(QPen(Qt.PenStyle.NoPen))
        self.setBrush(QBrush(QColor(scheme.tray)))
        self._lay_out()

    def _lay_out(self) -> None:
        """Centre seal and caption under the tiles, the text as large as fits."""
        font = QFont()
        font.setPixelSize(_TEXT_HEIGHT)
        seal = SEAL_SIZE.width() + _GAP if self.is_sealed else 0.0
        most = max(self._rect.width(), 3 * TILE_WIDTH) + 2 * _TRAY_MARGIN + 40 - seal
        width = QFontMetricsF(font).horizontalAdvance(self.caption)
        if width > most:
            font.setPixelSize(max(18, int(_TEXT_HEIGHT * most / width)))
            width = QFontMetricsF(font).horizontalAdvance(self.caption)
        self._caption.setFont(font)
        left = self._rect.center().x() - (seal + width) / 2
        middle = self._rect.bottom() + _TRAY_MARGIN + (CAPTION_HEIGHT - _TRAY_MARGIN) / 2 + 1
        self._seal.setPos(left, middle - SEAL_SIZE.height() / 2)
        height = QFontMetricsF(font).height()
        self._caption.setPos(left + seal, middle - height / 2 - 2)
