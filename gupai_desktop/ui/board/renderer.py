"""Small pictures of whole boards, drawn from the places and tiles of the table itself."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap, QRadialGradient, QTransform

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.ui.board.geometry import Geometry
from gupai_desktop.ui.board.group_item import tray_path
from gupai_desktop.ui.theme.table_colours import Scheme
from gupai_desktop.ui.theme.tile_art import TILE_WIDTH, TileArt, blank

#: Room round the board in scene units.
_MARGIN = 70.0
#: How far a tray reaches beyond its tiles: more than on the table, or it would not be seen.
_TRAY_MARGIN = 12.0
_RADIUS = 10.0


class BoardArt:
    """Pictures of example deals in one style and one scheme; each is drawn once for a size."""

    def __init__(self, theme: str, scheme: Scheme) -> None:
        self._art, self._scheme = TileArt(theme), scheme
        self._pen = QPen(QColor(scheme.faint), 1) if scheme.rim else QPen(Qt.PenStyle.NoPen)
        self._drawn: dict[tuple[str, int, int, float], QPixmap] = {}

    def cached(self, game: Game, size: QSize, ratio: float) -> QPixmap | None:
        """The picture of a game if it has been drawn."""
        return self._drawn.get(_key(game, size, ratio))

    def draw(self, game: Game, size: QSize, ratio: float) -> QPixmap:
        """The picture of a game, so large, with so many pixels of the screen to each."""
        key = _key(game, size, ratio)
        if key not in self._drawn:
            # A shuffled deal, which takes no time to find, and not the same for every game.
            table = deal(game, game.last_made + len(game.id))
            self._drawn[key] = self._picture(game, table, size, ratio)
        return self._drawn[key]

    def cloth(self, size: QSize, ratio: float) -> QPixmap:
        """The cloth alone, for as long as the board has not been drawn."""
        picture = blank(size * ratio, ratio)
        painter = self._painter(picture)
        rect = QRectF(QPointF(), size.toSizeF())
        painter.setBrush(cloth_brush(self._scheme, rect))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)
        painter.end()
        return picture

    def _painter(self, picture: QPixmap) -> QPainter:
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self._pen)
        return painter

    def _picture(self, game: Game, table: Table, size: QSize, ratio: float) -> QPixmap:
        """The board in the middle of its cloth, painted pixel for pixel."""
        picture, geometry = self.cloth(size, ratio), Geometry(game.layout())
        rows = [geometry.tiles_rect(n, len(row)) for n, row in enumerate(table.groups)]
        board = QRectF()
        for row in rows:
            board = board.united(row)
        board = board.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
        scale = self._art.scale = sharp_scale(board, size.toSizeF(), ratio)
        picture.setDevicePixelRatio(1)
        painter = self._painter(picture)
        middle = QPointF(size.width() / 2, size.height() / 2) * ratio
        painter.translate(_rounded(middle - board.center() * scale))
        painter.setBrush(QColor(self._scheme.tray))
        for row in rows:
            painter.drawPath(QTransform.fromScale(scale, scale).map(tray_path(row, _TRAY_MARGIN)))
        self._paint_tiles(painter, game, table, geometry)
        painter.end()
        picture.setDevicePixelRatio(ratio)
        return picture

    def _paint_tiles(
        self, painter: QPainter, game: Game, table: Table, geometry: Geometry
    ) -> None:
        hidden, scale = game.hidden(table), self._art.scale
        size = self._art.tile("back").size().toSizeF()
        bodies = {}
        for number, row in enumerate(table.groups):
            for place, tile in enumerate(row):
                corner = geometry.tile_position(number, place, len(row)) * scale
                bodies[tile] = QRectF(_rounded(corner), size)
        if not self._scheme.rim:
            for body in bodies.values():
                self._art.paint_shadow(painter, body)
        for tile, body in bodies.items():
            element = "back" if tile in hidden else f"face-{tile.face}"
            self._art.paint(painter, element, body)


def sharp_scale(board: QRectF, room: QSizeF, ratio: float, least: int = 1) -> float:
    """How many device pixels a scene unit takes, so that the board fills the room.

    Tiles are then a whole number of pixels wide, so that all of them look alike.
    """
    most = min(room.width() / board.width(), room.height() / board.height())
    return max(least, math.floor(TILE_WIDTH * most * ratio)) / TILE_WIDTH


def cloth_brush(scheme: Scheme, seen: QRectF) -> QBrush:
    """The cloth, brightest in the middle of what is seen of it."""
    cloth = QRadialGradient(seen.center(), 0.7 * max(seen.width(), seen.height()))
    cloth.setColorAt(0, QColor(scheme.cloth))
    cloth.setColorAt(1, QColor(scheme.cloth_edge))
    return QBrush(cloth)


def _key(game: Game, size: QSize, ratio: float) -> tuple[str, int, int, float]:
    return (game.id, size.width(), size.height(), ratio)


def _rounded(point: QPointF) -> QPointF:
    return QPointF(round(point.x()), round(point.y()))
