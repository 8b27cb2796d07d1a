"""Small pictures of whole boards, drawn from the places and tiles of the table itself."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRadialGradient

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.ui.board.geometry import Geometry
from gupai_desktop.ui.theme.table_colours import Scheme
from gupai_desktop.ui.theme.tile_art import SHADOW_REACH, TileArt
from gupai_desktop.ui.theme.tile_size import TILE_WIDTH

#: Room round the board, and how far a tray reaches beyond its tiles, in scene units.
_MARGIN = 70.0
_TRAY = 12.0
_RADIUS = 10.0


class BoardArt:
    """Pictures of example deals in one style and one scheme; each is drawn once for a size."""

    def __init__(self, theme: str, scheme: Scheme) -> None:
        self._art, self._scheme = TileArt(theme), scheme
        self._drawn: dict[tuple[str, int, int, float], QPixmap] = {}

    def found(self, game: Game, size: QSize, ratio: float) -> QPixmap | None:
        """The picture of a game if it has been drawn."""
        return self._drawn.get(_key(game, size, ratio))

    def draw(self, game: Game, size: QSize, ratio: float) -> QPixmap:
        """The picture of a game, so large, with so many pixels of the screen to each."""
        key = _key(game, size, ratio)
        if key not in self._drawn:
            self._drawn[key] = self._picture(game, _example(game), size, ratio)
        return self._drawn[key]

    def cloth(self, size: QSize, ratio: float) -> QPixmap:
        """The cloth alone, for as long as the board has not been drawn."""
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(0, 0, size.width(), size.height())
        cloth = QRadialGradient(rect.center(), 0.7 * rect.width())
        cloth.setColorAt(0, QColor(self._scheme.cloth))
        cloth.setColorAt(1, QColor(self._scheme.cloth_edge))
        painter.setBrush(cloth)
        is_rimmed = bool(self._scheme.rim)
        painter.setPen(QPen(QColor(self._scheme.faint), 1) if is_rimmed else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)
        painter.end()
        return picture

    def _picture(self, game: Game, table: Table, size: QSize, ratio: float) -> QPixmap:
        picture, geometry = self.cloth(size, ratio), Geometry(game.layout())
        rows = [geometry.tiles_rect(n, len(row)) for n, row in enumerate(table.groups)]
        board = QRectF()
        for row in rows:
            board = board.united(row)
        board = board.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
        most = min(size.width() / board.width(), size.height() / board.height())
        # Tiles are a whole number of pixels wide, so that all of them look alike.
        width = max(1, math.floor(TILE_WIDTH * most * ratio))
        scale = width / TILE_WIDTH
        self._art.scale = scale
        picture.setDevicePixelRatio(1)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(size.width() / 2, size.height() / 2) * ratio
        painter.translate(_rounded(middle - board.center() * scale))
        self._lay_trays(painter, rows, scale)
        self._lay_tiles(painter, game, table, geometry, scale)
        painter.end()
        picture.setDevicePixelRatio(ratio)
        return picture

    def _lay_trays(self, painter: QPainter, rows: list[QRectF], scale: float) -> None:
        is_rimmed = bool(self._scheme.rim)
        painter.setPen(QPen(QColor(self._scheme.faint), 1) if is_rimmed else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._scheme.tray))
        for row in rows:
            tray = row.adjusted(-_TRAY, -_TRAY, _TRAY, _TRAY)
            painter.drawRoundedRect(
                QRectF(tray.topLeft() * scale, tray.size() * scale), 18 * scale, 18 * scale
            )

    def _lay_tiles(
        self, painter: QPainter, game: Game, table: Table, geometry: Geometry, scale: float
    ) -> None:
        hidden, reach = game.hidden(table), QPointF(SHADOW_REACH - 1, SHADOW_REACH - 5)
        corners = {
            tile: geometry.tile_position(number, place, len(row))
            for number, row in enumerate(table.groups)
            for place, tile in enumerate(row)
        }
        if not self._scheme.rim:
            for corner in corners.values():
                self._put(painter, self._art.shadow(), _rounded((corner - reach) * scale))
        for tile, corner in corners.items():
            element = "back" if tile in hidden else f"face-{tile.face}"
            self._put(painter, self._art.tile(element), _rounded(corner * scale))

    def _put(self, painter: QPainter, pixmap: QPixmap, corner: QPointF) -> None:
        """A picture pixel for pixel, whatever ratio it was drawn for."""
        painter.drawPixmap(QRectF(corner, pixmap.size().toSizeF()), pixmap, QRectF(pixmap.rect()))


def _example(game: Game) -> Table:
    """A shuffled deal, which takes no time to find, and not the same for every game."""
    return deal(game, game.last_made + len(game.id))


def _key(game: Game, size: QSize, ratio: float) -> tuple[str, int, int, float]:
    return (game.id, size.width(), size.height(), ratio)


def _rounded(point: QPointF) -> QPointF:
    return QPointF(round(point.x()), round(point.y()))
