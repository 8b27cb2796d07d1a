"""The pictures of the rules pages, drawn at the very pixels they are shown at."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from gupai_desktop.rulebook.pictures import LIFT, Picture
from gupai_desktop.ui.theme.table_colours import Scheme
from gupai_desktop.ui.theme.tile_art import TILE_HEIGHT, TILE_WIDTH, TileArt, blank

#: The frame of a raised tile, and the rim of every tile, in scene units.
_FRAME, _RIM = 8.0, 3.0
#: Room on every side of a picture for the frames, in pixels.
_MARGIN = 2
_CORNER = 9.0


def picture_size(picture: Picture, tile_width: float) -> QSizeF:
    """Return the size of a picture whose tiles are so wide."""
    height = tile_width * TILE_HEIGHT / TILE_WIDTH
    return QSizeF(
        math.ceil(picture.width * tile_width) + 2 * _MARGIN,
        math.ceil(picture.height * height) + 2 * _MARGIN,
    )


def tile_width_for(picture: Picture, wanted: float, room: float) -> float:
    """Return the width of tiles with which a picture is no wider than the room."""
    return min(wanted, (room - 2 * _MARGIN - 1) / picture.width)


def draw_picture(
    picture: Picture, art: TileArt, scheme: Scheme, tile_width: float, pixel_ratio: float
) -> QPixmap:
    """Draw a picture with tiles so wide, on a screen with so many pixels to a unit."""
    art.scale = tile_width / TILE_WIDTH * pixel_ratio
    size = picture_size(picture, tile_width)
    pixmap = blank((size * pixel_ratio).toSize(), pixel_ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(_MARGIN, _MARGIN)
    scale = tile_width / TILE_WIDTH
    painter.scale(scale, scale)
    # Raised tiles last: their frames lie over their neighbours.
    for piece in sorted(picture.pieces, key=lambda piece: piece.is_raised):
        lifted = piece.y - (LIFT if piece.is_raised else 0)
        corner = QPointF(piece.x * TILE_WIDTH, lifted * TILE_HEIGHT)
        tile = QRectF(corner, QSizeF(TILE_WIDTH, TILE_HEIGHT))
        art.paint(painter, piece.element, tile)
        colour, width = (scheme.selected, _FRAME) if piece.is_raised else (scheme.rim, _RIM)
        if colour:
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRoundedRect(tile, _CORNER, _CORNER)
    painter.end()
    return pixmap
