"""What lies under a group of tiles: its tray, its caption, and its seal."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem, QGraphicsSimpleTextItem

from gupai_desktop.engine.layout import Caption
from gupai_desktop.ui.board.geometry import Geometry
from gupai_desktop.ui.board.models import Role
from gupai_desktop.ui.theme.table_colours import Scheme
from gupai_desktop.ui.theme.tile_art import SEAL_SIZE, TILE_HEIGHT, TileArt

_TRAY_MARGIN = 10.0
#: The usual height of a caption's letters in scene units, and the least.
TEXT_HEIGHT = 32
_LEAST_TEXT_HEIGHT = 18
#: Letters and the space that a line of them takes.
_LINE = 1.3
_GAP = 9.0


def tray_path(tiles: QRectF, margin: float = _TRAY_MARGIN) -> QPainterPath:
    """The outline of the tray under a row of tiles, so much larger on every side."""
    tray = QPainterPath()
    tray.addRoundedRect(tiles.adjusted(-margin, -margin, margin, margin), 18, 18)
    return tray


class GroupItem(QGraphicsPathItem):
    """The tray of one group, with what is said about it beside or underneath.

    A sealed group without tiles is over: it leaves no tray.
    """

    def __init__(self, group: int, geometry: Geometry) -> None:
        super().__init__()
        self._group = group
        self._geometry = geometry
        self._tiles = geometry.tiles_rect(group, 1)
        self._is_beside = geometry.layout.places[group].caption is Caption.LEFT
        self._is_closed = self._is_lit = self._is_over = False
        self._text_height = float(TEXT_HEIGHT)
        self._art: TileArt | None = None
        self._caption = QGraphicsSimpleTextItem(self)
        self._seal = QGraphicsPixmapItem(self)
        self._seal.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._seal.setVisible(False)

    @property
    def caption(self) -> str:
        """The text of the group, empty where nothing is to be said."""
        return self._caption.text()

    @property
    def is_sealed(self) -> bool:
        """Whether the seal is shown."""
        return self._seal.isVisible()

    def refresh(self, index: QModelIndex, scheme: Scheme) -> None:
        """Show what the model says of the group."""
        self._tiles = self._geometry.tiles_rect(self._group, index.data(Role.COUNT))
        self._is_closed = index.data(Role.CLOSED)
        self._is_lit = index.data(Role.LIT)
        self._seal.setVisible(index.data(Role.SEALED))
        self._is_over = self.is_sealed and not index.data(Role.COUNT)
        self._caption.setText(index.data() or "")
        self._colour(scheme)
        self._lay_out()

    def apply_theme(
        self, art: TileArt, scheme: Scheme, text_height: float = float(TEXT_HEIGHT)
    ) -> None:
        """Take pictures and colours anew, and letters so high if there is room for them."""
        self._art, self._text_height = art, text_height
        self._colour(scheme)
        self._lay_out()

    def _colour(self, scheme: Scheme) -> None:
        """A closed group is crossed by hatching, one that tiles may go to is framed."""
        self._caption.setBrush(QBrush(QColor(scheme.faint if self._is_closed else scheme.caption)))
        pattern = Qt.BrushStyle.BDiagPattern if self._is_closed else Qt.BrushStyle.SolidPattern
        self.setBrush(QBrush(QColor(scheme.faint if self._is_closed else scheme.tray), pattern))
        if self._is_lit:
            self.setPen(QPen(QColor(scheme.target), 7, Qt.PenStyle.DashLine))
        elif scheme.rim:
            self.setPen(QPen(QColor(scheme.faint), 2))
        else:
            self.setPen(QPen(Qt.PenStyle.NoPen))

    def _lay_out(self) -> None:
        """The tray round the tiles; seal and caption as large as fits."""
        self.setPath(QPainterPath() if self._is_over else tray_path(self._tiles))
        self._caption.setFont(self._fitting_font())
        metrics = QFontMetricsF(self._caption.font())
        seal = self._seal_size(metrics)
        if self._art is not None:
            self._seal.setPixmap(self._art.seal(seal))
        beside = seal.width() + _GAP if self.is_sealed else 0.0
        width = beside + metrics.horizontalAdvance(self.caption)
        line = self._line(QSizeF(width, seal.height()))
        self._seal.setPos(line.topLeft())
        top = line.center().y() - metrics.height() / 2 - 2
        self._caption.setPos(QPointF(line.left() + beside, top))

    def _seal_size(self, metrics: QFontMetricsF) -> QSizeF:
        """The seal grows with the letters beside it."""
        return SEAL_SIZE * max(1.0, metrics.height() / (_LINE * TEXT_HEIGHT))

    def _most_height(self) -> float:
        """How high letters may be at most, so that they touch no other group."""
        if self._is_beside:
            return TILE_HEIGHT / 3
        return (self._geometry.caption_height - _TRAY_MARGIN) / _LINE

    def _fitting_font(self) -> QFont:
        """Letters as high as they should be, or so high that caption and seal find room."""
        font = QFont()
        height = int(min(self._text_height, self._most_height()))
        font.setPixelSize(height)
        metrics = QFontMetricsF(font)
        width = metrics.horizontalAdvance(self.caption)
        if self.is_sealed:
            width += self._seal_size(metrics).width() + _GAP
        most = self._geometry.caption_rooms[self._group] - 2 * _GAP
        if width > most:
            font.setPixelSize(max(_LEAST_TEXT_HEIGHT, int(height * most / width)))
        return font

    def _line(self, size: QSizeF) -> QRectF:
        """Where seal and caption stand: under the middle of the tiles, or left of them."""
        tiles = self._tiles
        if self._is_beside:
            left = tiles.left() - _TRAY_MARGIN - 2 * _GAP - size.width()
            return QRectF(QPointF(left, tiles.center().y() - size.height() / 2), size)
        middle = tiles.bottom() + (self._geometry.caption_height + _TRAY_MARGIN) / 2 + 1
        left = tiles.center().x() - size.width() / 2
        return QRectF(QPointF(left, middle - size.height() / 2), size)
