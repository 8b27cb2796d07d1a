"""Eyes that measure a picture: how far what is written or drawn stands out from its ground.

Contrast is that of WCAG 2: of relative luminances, to somebody who sees all colours and to
dichromats.
"""

from collections import Counter, deque
from functools import cache

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage

#: What a dichromat sees of linear red, green and blue (Machado, Oliveira and Fernandes 2009).
SIGHTS = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

#: Fewer pixels than these are the edges of something.
_FEW = 4


def seen(colour: QColor, sight: str) -> float:
    """The luminance of a colour to somebody with that sight."""
    return luminance(colour.rgb(), sight)


#: Each of 256 steps of a colour as light.
_LIGHT = [
    step / 12.92 if step <= 0.04045 else ((step + 0.055) / 1.055) ** 2.4
    for step in (number / 255 for number in range(256))
]


@cache
def luminance(rgb: int, sight: str) -> float:
    """The luminance of a colour as Qt packs it."""
    red, green, blue = _LIGHT[rgb >> 16 & 255], _LIGHT[rgb >> 8 & 255], _LIGHT[rgb & 255]
    if sight != "usual":
        red, green, blue = (
            min(1.0, max(0.0, of_red * red + of_green * green + of_blue * blue))
            for of_red, of_green, of_blue in SIGHTS[sight]
        )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: float, other: float) -> float:
    """How far two luminances are apart, 1 to 21."""
    lighter, darker = max(one, other), min(one, other)
    return (lighter + 0.05) / (darker + 0.05)


def pixels(picture: QImage, where: QRect) -> list[int]:
    """The colours of a part of a picture, row by row."""
    part = picture.copy(where).convertToFormat(QImage.Format.Format_RGB32)
    return list(memoryview(part.constBits()).cast("I"))


def stands_out(colours: Counter[int], sight: str = "usual") -> float:
    """How far what is written stands out from what is behind it, by the colours of all pixels.

    The ground is what most of it is; the ink is what is farthest from that, over more than
    a few pixels.
    """
    bright = Counter[float]()
    for rgb, count in colours.items():
        bright[_bright(rgb, sight)] += count
    return _last(bright, _median(bright))


def differs(pairs: Counter[tuple[int, int]], sight: str = "usual") -> float:
    """How far what has been drawn since stands out from what was in its place."""
    found = Counter[float]()
    for (old, new), count in pairs.items():
        found[contrast(luminance(old, sight), luminance(new, sight))] += count
    return _highest(sorted(found.items(), reverse=True))


def surfaces(before: list[int], after: list[int]) -> float:
    """How far what has been drawn since stands out from what is around it."""
    ground, changed = Counter[float](), Counter[float]()
    for (old, new), count in Counter(zip(before, after, strict=True)).items():
        ground[_bright(new, "usual")] += count
        if old != new:
            changed[luminance(new, "usual")] += count
    return _last(changed, _median(ground))


@cache
def _bright(rgb: int, sight: str) -> float:
    return round(luminance(rgb, sight), 3)


def _last(bright: Counter[float], ground: float) -> float:
    """How far from a ground what is farthest is, leaving a few pixels out."""
    left, ordered = _FEW, deque(sorted(bright.items()))
    while ordered:
        dark, light = (contrast(ordered[place][0], ground) for place in (0, -1))
        left -= (ordered.popleft() if dark > light else ordered.pop())[1]
        if left <= 0:
            return max(dark, light)
    return 1.0


def _highest(found: list[tuple[float, int]]) -> float:
    left = _FEW
    for value, count in found:
        left -= count
        if left <= 0:
            return value
    return 1.0


def _median(counts: Counter[float]) -> float:
    half = counts.total() / 2
    for value in sorted(counts):
        half -= counts[value]
        if half <= 0:
            return value
    raise ValueError("no pixels")
