"""A picture painted with few colours, so that its file is small.

Colours are parted in two where that helps most, until there are as many parts as a
palette has places: the median cut of Heckbert (1982).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtGui import QImage

#: Red, green and blue, and how many pixels have that colour.
Shade = tuple[int, int, int, int]

#: So many colours a byte for every pixel can name.
MOST = 256


@dataclass(frozen=True)
class Part:
    """Colours that become one."""

    shades: tuple[Shade, ...]

    @cached_property
    def widest(self) -> tuple[int, int]:
        """How far the colours are apart, and in which of the three."""
        spans = (max(c) - min(c) for c in zip(*(shade[:3] for shade in self.shades), strict=True))
        return max((span, channel) for channel, span in enumerate(spans))

    @property
    def gain(self) -> float:
        """What it helps to part them: the root lets small bright things count too."""
        return float(self.widest[0] * sum(shade[3] for shade in self.shades) ** 0.5)

    @property
    def colour(self) -> int:
        """Their mean as Qt writes it."""
        pixels = sum(shade[3] for shade in self.shades)
        sums = (sum(shade[c] * shade[3] for shade in self.shades) for c in range(3))
        red, green, blue = (round(total / pixels) for total in sums)
        return 0xFF000000 | red << 16 | green << 8 | blue

    def halves(self) -> tuple[Part, Part]:
        """Two parts with about as many pixels each."""
        channel = self.widest[1]
        ordered = sorted(self.shades, key=lambda shade: shade[channel])
        half, seen, cut = sum(shade[3] for shade in ordered) / 2, 0, 0
        while cut < len(ordered) - 1 and (not cut or seen + ordered[cut][3] <= half):
            seen, cut = seen + ordered[cut][3], cut + 1
        return Part(tuple(ordered[:cut])), Part(tuple(ordered[cut:]))


def few_colours(picture: QImage, most: int = MOST) -> QImage:
    """The same picture with no more colours than that; one that has few is not changed."""
    plain = picture.convertToFormat(QImage.Format.Format_RGB32)
    width, height = plain.width(), plain.height()
    # Four bytes a pixel, and so no gaps between the rows.
    pixels = memoryview(plain.constBits()).cast("B").cast("I")
    counts = Counter(pixels)
    parts = _parts([_shade(pixel, count) for pixel, count in counts.items()], most)
    place = {_pixel(shade): number for number, part in enumerate(parts) for shade in part.shades}
    rows = bytes([place[pixel & 0xFFFFFF] for pixel in pixels])
    painted = QImage(rows, width, height, width, QImage.Format.Format_Indexed8)
    painted.setColorTable([part.colour for part in parts])
    return painted.copy()  # which has its own bytes


def _parts(shades: list[Shade], most: int) -> list[Part]:
    parts = [Part(tuple(shades))]
    while len(parts) < most:
        best = max(parts, key=lambda part: part.gain)
        if not best.widest[0]:
            break
        parts.remove(best)
        parts += best.halves()
    return parts


def _shade(pixel: int, count: int) -> Shade:
    return (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255, count)


def _pixel(shade: Shade) -> int:
    return shade[0] << 16 | shade[1] << 8 | shade[2]
