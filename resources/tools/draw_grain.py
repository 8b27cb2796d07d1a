"""Draws the grain of felt, paper and wood, which lies over the colours of a cloth.

    python resources/tools/draw_grain.py

A grain is light and shade alone: it gives a colour a surface, and keeps wide gradients free of
bands.  Each picture is noise that begins from the same number always, and goes on at its edges
where it began, so that it covers a table of any size.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

FOLDER = Path(__file__).parents[1] / "grain"
#: The sides of a picture in pixels, and this many shades it has at most.
SIDE, SHADES = 384, 21

_GREY = QImage.Format.Format_Grayscale8


class Grain:
    """A square of light and shade, from -1 to 1 in each pixel."""

    def __init__(self, light: str = "#ffffff") -> None:
        self._light, self._shades = light, [0.0] * (SIDE * SIDE)

    def spots(self, width: float, height: float, strength: float) -> None:
        """Add soft spots about that many pixels large."""
        columns, rows = max(1, round(SIDE / width)), max(1, round(SIDE / height))
        noise = Random(columns).randbytes(columns * rows)
        # A spot more on every side, so that what is soft goes on over the edges.
        around = bytes(
            noise[row % rows * columns + column % columns]
            for row in range(-1, rows + 1)
            for column in range(-1, columns + 1)
        )
        spots = QImage(around, columns + 2, rows + 2, columns + 2, _GREY)
        soft = QImage(SIDE, SIDE, _GREY)
        painter = QPainter(soft)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        wide, high = SIDE / columns, SIDE / rows
        room = QRectF(-wide, -high, (columns + 2) * wide, (rows + 2) * high)
        painter.drawImage(room, spots)
        painter.end()
        self._add(soft, strength)

    def lines(self, count: int, draw: Callable[[QPainter, Random], None]) -> None:
        """Add that many lines by chance, white for light and black for shade on grey."""
        drawn = QImage(SIDE, SIDE, _GREY)
        drawn.fill(127)
        painter = QPainter(drawn)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for x in (-SIDE, 0, SIDE):
            for y in (-SIDE, 0, SIDE):
                chance = Random(count)
                painter.setTransform(painter.transform().fromTranslate(x, y))
                for _ in range(count):
                    draw(painter, chance)
        painter.end()
        self._add(drawn, 1.0)

    def _add(self, layer: QImage, strength: float) -> None:
        values = bytes(layer.constBits())
        for place, value in enumerate(values):
            self._shades[place] += (value - 127) / 128 * strength

    def picture(self) -> QImage:
        """Return the light or the black that each pixel adds to a colour, in a few steps."""
        most = max(map(abs, self._shades))
        half = SHADES // 2
        # Between two steps chance decides, or soft places would have edges.
        chance = Random(SIDE)
        steps = bytes(
            half + math.floor(shade / most * half + chance.random()) for shade in self._shades
        )
        image = QImage(steps, SIDE, SIDE, SIDE, QImage.Format.Format_Indexed8).copy()
        colours = []
        for step in range(-half, half + 1):
            colour = QColor(self._light if step > 0 else "#000000")
            colour.setAlphaF(abs(step) / half * most)
            colours.append(colour.rgba())
        image.setColorTable(colours)
        return image


def felt() -> Grain:
    """Wool: fine short fibres, and places where it lies a little denser."""
    grain = Grain("#b4dcbc")
    for width, height, strength in ((80, 60, 0.05), (1.2, 3.6, 0.055), (3.6, 1.2, 0.055)):
        grain.spots(width, height, strength)
    grain.spots(1, 1, 0.06)
    return grain


def paper() -> Grain:
    """Paper made by hand: a soft cloud, a fine tooth, and fibres here and there."""

    def draw_fibre(painter: QPainter, chance: Random) -> None:
        start = QPointF(chance.random() * SIDE, chance.random() * SIDE)
        angle, length = chance.random() * math.tau, 8 + 22 * chance.random()
        along = QPointF(math.cos(angle), math.sin(angle)) * length
        bend = QPointF(-along.y(), along.x()) * (chance.random() - 0.5)
        fibre = QPainterPath(start)
        fibre.quadTo(start + along / 2 + bend, start + along)
        shade = Qt.GlobalColor.white if chance.random() < 0.5 else Qt.GlobalColor.black
        painter.setOpacity(0.07)
        painter.strokePath(fibre, QPen(shade, 0.9))

    grain = Grain()
    for size, strength in ((80, 0.03), (3, 0.025), (1, 0.03)):
        grain.spots(size, size, strength)
    grain.lines(60, draw_fibre)
    return grain


def wood() -> Grain:
    """Long grain from left to right, in broad bands and in fine ones, with dark pores."""

    def draw_pore(painter: QPainter, chance: Random) -> None:
        start = QPointF(chance.random() * SIDE, chance.random() * SIDE)
        way = QPointF(6 + 40 * chance.random() ** 2, (chance.random() - 0.5) * 1.2)
        painter.setOpacity((14 + chance.randrange(30)) / 255)
        painter.setPen(QPen(Qt.GlobalColor.black, 0.8))
        painter.drawLine(start, start + way)

    grain = Grain("#ffc488")
    for width, height, strength in ((384, 46, 0.07), (384, 12, 0.06), (192, 2.4, 0.06)):
        grain.spots(width, height, strength)
    grain.spots(1, 1, 0.03)
    grain.lines(110, draw_pore)
    return grain


GRAINS = {one.__name__: one for one in (felt, paper, wood)}


def main() -> None:
    """Draw every grain anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, grain in GRAINS.items():
        grain().picture().save(str(FOLDER / f"{name}.png"), quality=0)


if __name__ == "__main__":
    main()
