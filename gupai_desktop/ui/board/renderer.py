"""Small pictures of whole boards, drawn from the places and tiles of the table itself."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap, QTransform

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.ui.board.geometry import Geometry, choose, turned
from gupai_desktop.ui.theme.table_colours import Scheme
from gupai_desktop.ui.theme.tile_art import TILE_WIDTH, TileArt, blank, cloth_picture

#: Room round the board in scene units.
_MARGIN = 70.0
#: How far a tray reaches beyond its tiles: more than on the table, or it would not be seen.
_TRAY_MARGIN = 12.0
_RADIUS = 10.0


class BoardArt:
    """Pictures of tables in one style and one scheme."""

    def __init__(self, theme: str, scheme: Scheme) -> None:
        self._art, self._scheme = TileArt(theme), scheme
        self._pen = QPen(QColor(scheme.faint), 1) if scheme.rim else QPen(Qt.PenStyle.NoPen)

    def picture(
        self, game: Game, size: QSize, ratio: float, table: Table | None = None
    ) -> QPixmap:
        """A table of a game, so large, with that many pixels of the screen to each; else any."""
        return self._on(self.cloth(size, ratio), game, table, _MARGIN)

    def board(self, game: Game, size: QSize, ratio: float, table: Table | None = None) -> QPixmap:
        """The same without a cloth, as large as there is room for."""
        return self._on(blank(size * ratio, ratio), game, table, _TRAY_MARGIN)

    def places(self, game: Game, size: QSize, ratio: float) -> QPixmap:
        """The empty places of a game, without a cloth."""
        return self._on(blank(size * ratio, ratio), game, None, _MARGIN, has_tiles=False)

    def cloth(self, size: QSize, ratio: float) -> QPixmap:
        """The cloth alone."""
        picture = blank(size * ratio, ratio)
        painter = self._painter(picture)
        rect = QRectF(QPointF(), size.toSizeF())
        painter.setBrush(QBrush(cloth_picture(self._scheme, size, ratio)))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)
        painter.end()
        return picture

    def _painter(self, picture: QPixmap) -> QPainter:
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self._pen)
        return painter

    def _on(
        self,
        picture: QPixmap,
        game: Game,
        table: Table | None,
        margin: float,
        *,
        has_tiles: bool = True,
    ) -> QPixmap:
        """The board painted in the middle of a picture, pixel for pixel."""
        # A shuffled deal takes no time to find, and this one is not the same for every game.
        table = table or deal(game, game.last_made + len(game.id))
        sizes, ratio = list(map(len, table.rows)), picture.devicePixelRatio()
        room = picture.deviceIndependentSize()
        geometry = Geometry(choose(game.layouts, sizes, room))
        trays = [geometry.tray(n, count, _TRAY_MARGIN) for n, count in enumerate(sizes)]
        board = QRectF()
        for number, count in enumerate(sizes):
            board |= geometry.tiles_rect(number, count)
            board |= geometry.tray(number, count, 0).boundingRect()
        board = board.adjusted(-margin, -margin, margin, margin)
        scale = self._art.scale = sharp_scale(board, room, ratio)
        picture.setDevicePixelRatio(1)
        painter = self._painter(picture)
        middle = QRectF(picture.rect()).center()
        painter.translate(_rounded(middle - board.center() * scale))
        painter.setBrush(QColor(self._scheme.tray))
        for tray in trays:
            painter.drawPath(QTransform.fromScale(scale, scale).map(tray))
        if has_tiles:
            self._paint_tiles(painter, game, table, geometry)
        painter.end()
        picture.setDevicePixelRatio(ratio)
        return picture

    def _paint_tiles(
        self, painter: QPainter, game: Game, table: Table, geometry: Geometry
    ) -> None:
        pictures, scale = game.pictures(table), self._art.scale
        size = self._art.tile("back").size().toSizeF()
        bodies, base = {}, painter.transform()
        for number, row in enumerate(table.rows):
            for place, tile in enumerate(row):
                if tile:
                    corner = geometry.tile_position(number, place) * scale
                    spot = geometry.spot(number, place)
                    bodies[tile] = (QRectF(_rounded(corner), size), spot)
        for body, spot in bodies.values() if not self._scheme.rim else ():
            painter.setTransform(turned(body, spot) * base)
            self._art.paint_shadow(painter, body, spot.turn)
        for body, spot in bodies.values():
            painter.setTransform(turned(body, spot) * base)
            self._art.paint_sides(painter, body, spot.turn)
        for tile, (body, spot) in bodies.items():
            painter.setTransform(turned(body, spot) * base)
            self._art.paint(painter, pictures[tile], body)


def sharp_scale(board: QRectF, room: QSizeF, ratio: float, least: int = 1) -> float:
    """Return how many device pixels a scene unit takes where the board fills the room.

    Tiles are then a whole number of pixels wide, so that all of them look alike.
    """
    most = min(room.width() / board.width(), room.height() / board.height())
    return max(least, math.floor(TILE_WIDTH * most * ratio)) / TILE_WIDTH


def _rounded(point: QPointF) -> QPointF:
    return QPointF(round(point.x()), round(point.y()))
