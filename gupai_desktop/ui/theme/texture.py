"""The grain of felt, paper and wood, drawn at the very pixels it is shown at.

A grain is light and shade alone: laid over the colours of a cloth it gives them a
surface, and keeps wide gradients free of bands.  It is noise that begins from the same
number always and grows from the top left, so that it stays as it is whatever the size.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from random import Random

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from gupai_desktop.ui.theme.table_colours import Scheme

#: Fine noise repeats after so many pixels, where nobody can see it; so do the cells of fibres.
_TILE = 512
#: So many times narrower long streaks are drawn before they are stretched.
_STRETCH = 4


def cloth_picture(scheme: Scheme, size: QSize, ratio: float) -> QPixmap:
    """The cloth with its grain, so large, with so many pixels of the screen to each."""
    room = QRect(QPoint(), size * ratio)
    picture = QPixmap(room.size())
    # Brightest in the middle.
    cloth = QRadialGradient(QRectF(room).center(), 0.7 * max(room.width(), room.height()))
    cloth.setColorAt(0, QColor(scheme.cloth))
    cloth.setColorAt(1, QColor(scheme.cloth_edge))
    painter = QPainter(picture)
    painter.fillRect(room, QBrush(cloth))
    if scheme.grain:
        _GRAINS[scheme.grain](_Canvas(painter, room, ratio))
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture


class _Canvas:
    """Lays noise and lines over a room of pixels."""

    def __init__(self, painter: QPainter, room: QRect, ratio: float) -> None:
        self._painter, self._room, self._ratio = painter, room, ratio
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def dust(self, strength: float, light: str = "#ffffff") -> None:
        """Noise from pixel to pixel."""
        self._painter.fillRect(self._room, QBrush(_dust(strength, light)))

    def spots(self, width: float, height: float, strength: float, light: str = "#ffffff") -> None:
        """Soft spots so many units large."""
        wide, high = width * self._ratio, height * self._ratio
        columns = 2 + math.ceil(8192 / wide)
        rows = 2 + math.ceil(self._room.height() / high)
        noise = _noise(columns, rows, strength, light)
        self._painter.drawImage(QRectF(-wide, -high, columns * wide, rows * high), noise)

    def streaks(self, kinds: tuple[tuple[float, float, float], ...], light: str) -> None:
        """Spots so long that they are drawn narrower and stretched, which is faster."""
        size = QSize(math.ceil(self._room.width() / _STRETCH), self._room.height())
        layer = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        layer.fill(Qt.GlobalColor.transparent)
        painter = QPainter(layer)
        narrow = _Canvas(painter, layer.rect(), self._ratio)
        for width, height, strength in kinds:
            narrow.spots(width / _STRETCH, height, strength, light)
        painter.end()
        self._painter.drawImage(QRectF(0, 0, size.width() * _STRETCH, size.height()), layer)

    def lines(self, each: int, draw: Callable[[QPainter, Random], None]) -> None:
        """Lines scattered evenly, so many in each cell of the room."""
        side = _TILE * self._ratio
        for row in range(math.ceil(self._room.height() / side)):
            for column in range(math.ceil(self._room.width() / side)):
                chance = Random(f"{row} {column}")
                self._painter.save()
                self._painter.translate(column * side, row * side)
                self._painter.scale(self._ratio, self._ratio)
                for _ in range(each):
                    draw(self._painter, chance)
                self._painter.restore()


@cache
def _dust(strength: float, light: str) -> QPixmap:
    return QPixmap.fromImage(_noise(_TILE, _TILE, strength, light))


def _noise(columns: int, rows: int, strength: float, light: str) -> QImage:
    """Pixels that are as often darker as lighter, most of all by a strength from 0 to 1."""
    noise = Random(columns).randbytes(columns * rows)
    picture = QImage(noise, columns, rows, columns, QImage.Format.Format_Indexed8)
    shades = [QColor(light if step > 127 else "#000000") for step in range(256)]
    for step, shade in enumerate(shades):
        shade.setAlphaF(abs(step - 127.5) / 127.5 * strength)
    picture.setColorTable([shade.rgba() for shade in shades])
    return picture.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _felt(canvas: _Canvas) -> None:
    """Wool: fine short fibres, and places where it lies a little denser."""
    light = "#b4dcbc"
    for width, height, strength in ((80, 60, 0.05), (1.2, 3.6, 0.055), (3.6, 1.2, 0.055)):
        canvas.spots(width, height, strength, light)
    canvas.dust(0.06, light)


def _paper(canvas: _Canvas) -> None:
    """Paper made by hand: a soft cloud, a fine tooth, and fibres here and there."""

    def draw_fibre(painter: QPainter, chance: Random) -> None:
        start = QPointF(chance.random() * _TILE, chance.random() * _TILE)
        angle, length = chance.random() * math.tau, 8 + 22 * chance.random()
        along = QPointF(math.cos(angle), math.sin(angle)) * length
        bend = QPointF(-along.y(), along.x()) * (chance.random() - 0.5)
        fibre = QPainterPath(start)
        fibre.quadTo(start + along / 2 + bend, start + along)
        is_light = chance.random() < 0.5
        shade = QColor(255, 250, 240, 16) if is_light else QColor(60, 40, 10, 18)
        painter.strokePath(fibre, QPen(shade, 0.9))

    canvas.spots(90, 70, 0.035)
    canvas.spots(3, 3, 0.03)
    canvas.dust(0.03)
    canvas.lines(60, draw_fibre)


def _wood(canvas: _Canvas) -> None:
    """Long grain from left to right, in broad bands and in fine ones, with dark pores."""

    def draw_pore(painter: QPainter, chance: Random) -> None:
        start = QPointF(chance.random() * _TILE, chance.random() * _TILE)
        way = QPointF(6 + 40 * chance.random() ** 2, (chance.random() - 0.5) * 1.2)
        painter.setPen(QPen(QColor(20, 8, 0, 14 + chance.randrange(30)), 0.8))
        painter.drawLine(start, start + way)

    light = "#ffc488"
    canvas.streaks(((900, 46, 0.09), (640, 12, 0.08), (300, 2.4, 0.07)), light)
    canvas.dust(0.03, light)
    canvas.lines(110, draw_pore)


#: The grains of cloths.
_GRAINS: dict[str, Callable[[_Canvas], None]] = {
    "felt": _felt,
    "paper": _paper,
    "wood": _wood,
}
