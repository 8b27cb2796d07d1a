"""Pictures of tiles for paper: flat vectors in the colours of a style, or in one ink.

Qt's PDF takes a gradient that fades out for an opaque one, so that the sheen would hide a tile.
"""

from __future__ import annotations

import re
from functools import cache

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from gupai_desktop import paths
from gupai_desktop.engine.game import HELD
from gupai_desktop.ui.theme.tile_art import OURS, STRONG_THEMES, TileArt

#: Pixels of a picture to a unit of a tile: 300 to the inch for a tile an inch high.
_FINE = 1.5
_SHEEN = re.compile(r'<rect [^>]*fill="url\(#sheen\)"/>')
#: What makes a pip look deep, and its gradients: each would make the file larger by a half.
_DEPTH = re.compile(r'<circle [^>]*fill="url\(#(socket|light-\w+)\)"/>')
_GRADIENT = re.compile(r'<linearGradient id="([\w-]+)".*?stop-color="(#\w+)"/></linearGradient>')
_PIP = re.compile(r'<g class="pip (\w+)"><circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)".*?</g>')
_INK, _PAPER = "#000000", "#ffffff"


class PaperTiles:
    """Paints the tiles of a style on paper; in one ink red pips are rings."""

    def __init__(self, theme: str, *, is_one_ink: bool) -> None:
        self._art: TileArt | None = None
        if is_one_ink or theme in OURS:
            self._sheet = _sheet(STRONG_THEMES[0] if is_one_ink else theme, is_one_ink=is_one_ink)
        else:  # nobody knows what an artist's sheet has
            self._art = TileArt(theme)
            self._art.scale = _FINE

    def paint(self, painter: QPainter, element: str, body: QRectF) -> None:
        if self._art:
            self._art.paint(painter, element, body)
        else:
            self._sheet.render(painter, element.replace(HELD, "face-"), body)


@cache
def _sheet(theme: str, *, is_one_ink: bool) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(drawing_of(theme, is_one_ink=is_one_ink).encode()))


def drawing_of(theme: str, *, is_one_ink: bool) -> str:
    """Return the sheet of one of our styles as it is drawn on paper."""
    text = (paths.resources() / "tiles" / f"{theme}.svg").read_text("utf-8")
    text = _SHEEN.sub("", text)
    if is_one_ink:
        text = _PIP.sub(_in_ink, text)
        for fill, colour in (("edge", _INK), ("body", _PAPER)):
            text = text.replace(f'fill="url(#{fill})"', f'fill="{colour}"')
        text = re.sub(r'stroke="#\w+"', f'stroke="{_INK}"', text)
    text = _DEPTH.sub("", text)
    for name, colour in _GRADIENT.findall(text):
        text = text.replace(f'fill="url(#{name})"', f'fill="{colour}"')
    return text


def _in_ink(pip: re.Match[str]) -> str:
    paint, x, y, radius = pip[1], pip[2], pip[3], float(pip[4]) - 1.1
    disc = f'<circle cx="{x}" cy="{y}" r="{radius:g}" fill="{_INK}"/>'
    hole = f'<circle cx="{x}" cy="{y}" r="{radius * 0.62:g}" fill="{_PAPER}"/>'
    return disc + hole if paint == "red" else disc
