"""Pictures of tiles and seals, drawn from SVG at the very pixels they are shown at."""

from __future__ import annotations

import math
from pathlib import Path

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer

from gupai_desktop import paths
from gupai_desktop.engine.words import Words, words

#: How large a tile is in scene units, whatever the window does; the view scales the scene.
TILE_WIDTH, TILE_HEIGHT = 100.0, 220.0
#: How far the shadow reaches beyond its tile, and where it falls, in scene units.
SHADOW_REACH = 14.0
SHADOW_FALL = QPointF(1, 4)

TILE_SIZE = QSizeF(TILE_WIDTH, TILE_HEIGHT)
SHADOW_SIZE = QSizeF(TILE_WIDTH + 2 * SHADOW_REACH, TILE_HEIGHT + 2 * SHADOW_REACH)
SEAL_SIZE = QSizeF(46, 46)

DEFAULT_THEME = "classic"
_NAMES = {
    "classic": words("Looks", "Classic black"),
    "ivory": words("Looks", "Ivory"),
    "numerals": words("Looks", "With numerals"),
}


def themes() -> tuple[str, ...]:
    """The styles of tiles that lie in the resources, the default first."""
    found = {sheet.stem for sheet in (paths.resources() / "tiles").glob("*.svg")}
    return (DEFAULT_THEME, *sorted(found - {DEFAULT_THEME}))


def theme_name(theme: str) -> Words:
    """The name of a style; one that was laid beside ours goes by that of its file."""
    return _NAMES.get(theme) or Words("Looks", theme.capitalize())


class TileArt:
    """The one painter of tiles, shadows and seals: in one theme, at one scale.

    A picture is drawn from SVG once; another `scale` or `theme` throws them all away.
    """

    def __init__(self, theme: str = DEFAULT_THEME) -> None:
        self._theme = theme
        self._tiles = _sheet(theme)
        self._seal = _renderer(paths.resources() / "icons" / "seal.svg")
        self._pixmaps: dict[str, QPixmap] = {}
        self._scale = 1.0

    @property
    def theme(self) -> str:
        """The style of the tiles."""
        return self._theme

    @theme.setter
    def theme(self, theme: str) -> None:
        if theme != self._theme:
            self._tiles = _sheet(theme)
            self._theme = theme
            self._pixmaps.clear()

    @property
    def scale(self) -> float:
        """Device pixels for one scene unit."""
        return self._scale

    @scale.setter
    def scale(self, scale: float) -> None:
        if scale != self._scale:
            self._scale = scale
            self._pixmaps.clear()

    def tile(self, element: str) -> QPixmap:
        """A face (``face-63``), the ``back`` or an empty ``place``."""
        return self._pixmap(self._tiles, element, TILE_SIZE)

    def shadow(self) -> QPixmap:
        """The soft shadow of a tile; it reaches beyond it by `SHADOW_REACH`."""
        return self._pixmap(self._tiles, "shadow", SHADOW_SIZE)

    def seal(self, size: QSizeF = SEAL_SIZE) -> QPixmap:
        """The red seal of a valid group, so large in scene units."""
        return self._pixmap(self._seal, "", size)

    def paint(self, painter: QPainter, element: str, body: QRectF) -> None:
        """Paint a tile into a rectangle, which is sharp if that is `scale` times its size."""
        picture = self.tile(element)
        painter.drawPixmap(body, picture, QRectF(picture.rect()))

    def paint_shadow(self, painter: QPainter, body: QRectF) -> None:
        """Paint the shadow of a tile that is then painted into a rectangle."""
        unit, picture = body.width() / TILE_WIDTH, self.shadow()
        reach = SHADOW_REACH * unit
        around = body.adjusted(-reach, -reach, reach, reach).translated(SHADOW_FALL * unit)
        painter.drawPixmap(around, picture, QRectF(picture.rect()))

    def _pixmap(self, renderer: QSvgRenderer, element: str, size: QSizeF) -> QPixmap:
        key = element or f"seal-{size.width():g}"
        if key not in self._pixmaps:
            self._pixmaps[key] = _drawn(renderer, element, size, self._scale)
        return self._pixmaps[key]


def _sheet(theme: str) -> QSvgRenderer:
    return _renderer(paths.resources() / "tiles" / f"{theme}.svg")


def _renderer(file: Path) -> QSvgRenderer:
    renderer = QSvgRenderer()
    if not renderer.load(QByteArray(file.read_bytes())):
        raise ValueError(f"{file} is no picture that can be drawn")
    return renderer


def blank(size: QSize, ratio: float = 1.0) -> QPixmap:
    """A transparent picture of so many pixels, with so many of them to a unit."""
    pixmap = QPixmap(size)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _drawn(renderer: QSvgRenderer, element: str, size: QSizeF, scale: float) -> QPixmap:
    """An element drawn so large that one of its pixels is one of the screen."""
    pixmap = blank(QSize(math.ceil(size.width() * scale), math.ceil(size.height() * scale)))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    bounds = QRectF(0, 0, size.width() * scale, size.height() * scale)
    if element:
        renderer.render(painter, element, bounds)
    else:
        renderer.render(painter, bounds)
    painter.end()
    pixmap.setDevicePixelRatio(scale)
    return pixmap


def action_icon(name: str) -> QIcon:
    """A line icon in the text colours of the application, enabled and disabled."""
    # A window's own palette follows only when the application's has been told to it.
    palette = QGuiApplication.palette()
    source = (paths.resources() / "icons" / "actions" / f"{name}.svg").read_text("utf-8")
    icon = QIcon()
    for mode, group in (
        (QIcon.Mode.Normal, QPalette.ColorGroup.Active),
        (QIcon.Mode.Disabled, QPalette.ColorGroup.Disabled),
    ):
        colour = palette.color(group, QPalette.ColorRole.ButtonText).name()
        renderer = QSvgRenderer(QByteArray(source.replace("#000000", colour).encode()))
        icon.addPixmap(_drawn(renderer, "", QSizeF(24, 24), 2.0), mode)
    return icon


def seal_icon() -> QIcon:
    """The red seal."""
    return QIcon(str(paths.resources() / "icons" / "seal.svg"))


def application_icon() -> QIcon:
    """The program's own icon."""
    return QIcon(str(paths.resources() / "icons" / "gupai-desktop.svg"))
