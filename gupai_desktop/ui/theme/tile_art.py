"""Pictures of tiles and seals, drawn from SVG at the very pixels they are shown at, and cloths."""

from __future__ import annotations

import logging
import math
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple
from weakref import WeakSet

from PySide6.QtCore import QByteArray, QMarginsF, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QGuiApplication,
    QIcon,
    QPainter,
    QPalette,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from gupai_desktop import paths
from gupai_desktop.engine.game import HELD
from gupai_desktop.engine.narrator import Sign
from gupai_desktop.engine.tiles import Face
from gupai_desktop.engine.words import Words, words
from gupai_desktop.ui.theme.table_colours import ON_GOLD, Scheme

#: The size of a tile in scene units, whatever the window does; the view scales the scene.
TILE_WIDTH, TILE_HEIGHT = 100.0, 220.0

TILE_SIZE = QSizeF(TILE_WIDTH, TILE_HEIGHT)
#: How far the sides of a tile are seen at its right and below it.
THICKNESS = QPointF(5, 9)
#: How far the picture of the sides reaches beyond the tile on every side, and how much of the
#: way down is lit.
SIDES_REACH, _LIT = 9.0, 0.16
#: How far the shadow reaches beyond its tile, and where it falls: round the foot of the tile.
SHADOW_REACH = 14.0
SHADOW_FALL = THICKNESS + QPointF(1, 3)
SHADOW_SIZE = QSizeF(TILE_WIDTH + 2 * SHADOW_REACH, TILE_HEIGHT + 2 * SHADOW_REACH)
SEAL_SIZE = QSizeF(46, 46)
#: The gold of signs on tiles of any style.
_SIGN_GOLD = "#f3c351"
#: The size of a sign on a tile, and the least in pixels of the screen.
SIGN_SIDE, _MIN_SIGN = 21.0, 12
#: The same of a tag.
_TAG_SIDE, _MIN_TAG = 36.0, 18

#: What lies over a tile in shadow.
_SHADE = QColor(0, 0, 0, 60)
_HATCH, _HATCH_WIDE, _HATCH_STEP = QColor(128, 128, 128, 110), 3.0, 22

#: What is replaced in the picture of the seal to draw it in other colours.
_SEAL_BODY, _SEAL_TEXT = 'fill="#e3b23c" stroke="#3a2700" stroke-width="3"', ON_GOLD

_log = logging.getLogger(__name__)

DEFAULT_THEME = "classic"
#: The styles that the program comes with, by the names of their sheets.
OURS = {
    DEFAULT_THEME: words("Classic black"),
    "contrast": words("High contrast"),
    "ivory": words("Ivory"),
    "korean": words("Korean ivory"),
    "numerals": words("With numerals"),
}
#: The folder of the player's own sheets, once it is known.
_PLAYERS: list[Path] = []
#: The styles whose pips all have at least seven times the light of the tile, the usual one first.
STRONG_THEMES = ("contrast", "numerals")


def themes() -> tuple[str, ...]:
    """The styles of tiles: ours, the default first, and those that artists laid beside them."""
    return tuple(_sheets().names)


def theme_name(theme: str) -> Words:
    """The name of a style; one that an artist laid beside ours has the title of its sheet."""
    return _sheets().names.get(theme) or Words(theme.capitalize())


def faults_of_sheets() -> list[str]:
    """Return a sentence for everything that keeps a sheet of an artist from being offered."""
    return _sheets().faults


def look_for_sheets(folder: Path) -> None:
    """Offer the sheets in a folder of the player's, too."""
    _PLAYERS[:] = [folder]


class _Sheets(NamedTuple):
    """The styles by the names of their sheets; a sheet with a fault is none."""

    names: dict[str, Words]
    files: dict[str, Path]
    faults: list[str]


def _sheets() -> _Sheets:
    return _found(paths.resources() / "tiles", *_PLAYERS)


@cache
def _found(ours: Path, *players: Path) -> _Sheets:
    """Return what lies in these folders."""
    names, faults = dict(OURS), list[str]()
    files = {name: ours / f"{name}.svg" for name in OURS}
    for sheet in (sheet for folder in (ours, *players) for sheet in sorted(folder.glob("*.svg"))):
        if sheet == files.get(sheet.stem) or not sheet.is_file():
            continue
        from gupai_desktop.ui.theme.tile_sheets import faults_of, title_of  # late: few have any

        if sheet.stem in names:
            found = [f"{sheet.name}: there is another sheet of that name."]
        else:
            found = faults_of(sheet)
        if found:
            _log.warning("%s", " ".join(found))
            faults += found
        else:
            names[sheet.stem] = Words("{title}", places=(("title", title_of(sheet)),))
            files[sheet.stem] = sheet
    return _Sheets(names, files, faults)


class TileArt:
    """The one painter of tiles, shadows and seals: in one theme, at one scale.

    A picture is drawn from SVG once; another `scale` or `theme` throws them all away.  After
    `change_scale` those of another board or scale stand in for the new ones while it
    `is_patient`, until `draw_next` has drawn them.
    """

    def __init__(self, theme: str = DEFAULT_THEME) -> None:
        self._theme = theme
        self._scale = 1.0
        self._pixmaps: dict[str, QPixmap] = {}
        self.is_patient = False
        self._stand_ins: dict[str, QPixmap] = {}
        self._wanted: dict[str, Callable[[float], QPixmap]] = {}

    @property
    def theme(self) -> str:
        return self._theme

    @theme.setter
    def theme(self, theme: str) -> None:
        if theme != self._theme:
            _sheet(theme)
            self._theme = theme
            self._forget()

    @property
    def scale(self) -> float:
        """Device pixels for one scene unit."""
        return self._scale

    @scale.setter
    def scale(self, scale: float) -> None:
        if scale != self._scale:
            self._scale = scale
            self._forget()

    def _forget(self) -> None:
        self._pixmaps, self._stand_ins, self._wanted = {}, {}, {}

    def change_scale(self, scale: float) -> None:
        """Take another scale, for which pictures of this and other boards stand in at first."""
        if scale == self._scale:
            return
        stand_ins = dict(self._stand_ins)
        for art in (*_BOARDS, self):
            stand_ins |= art._pixmaps if art.theme == self.theme else {}
        self.scale = scale
        self._stand_ins = stand_ins
        _BOARDS.add(self)

    def draw_next(self) -> bool:
        """Draw a picture for which another stands in; return whether there are more of them."""
        if self._wanted:
            key, draw = self._wanted.popitem()
            del self._stand_ins[key]
            self._picture(key, draw)
        if not self._wanted:
            self._stand_ins = {}
        return bool(self._wanted)

    @property
    def is_behind(self) -> bool:
        """True while some picture stands in for another."""
        return bool(self._wanted)

    def tile(self, element: str) -> QPixmap:
        """A face (``face-63``), one in shadow (``held-63``), the ``back``, an empty ``place``."""
        return self._pixmap(element, TILE_SIZE)

    def sides(self, turn: float = 0.0) -> QPixmap:
        """The sides of a tile, to lie under it; they reach beyond it by `SIDES_REACH`.

        They are seen at its right and below it, although it is turned by that many degrees.
        """

        def draw(scale: float) -> QPixmap:
            way = seen_way(THICKNESS, turn)
            corner = QPointF(SIDES_REACH, SIDES_REACH)
            size = TILE_SIZE.grownBy(QMarginsF(*(SIDES_REACH,) * 4)) * scale
            picture = blank(QSize(math.ceil(size.width()), math.ceil(size.height())))
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            slices = max(2, math.ceil(THICKNESS.y() * scale))
            for n in range(slices, 0, -1):
                deep = n / slices
                name = "foot" if n == slices else "arris" if deep <= _LIT else "side"
                painter.drawPixmap((corner + way * deep) * scale, self._slice(name))
            painter.end()
            picture.setDevicePixelRatio(scale)
            return picture

        return self._picture(f"sides-{turn:g}", draw)

    def _slice(self, name: str) -> QPixmap:
        """A layer of the body of a tile, in its pixels; a sheet may have one for all."""
        own = name if _sheet(self._theme).elementExists(name) else "side"
        picture = QPixmap(self._pixmap(own, TILE_SIZE))
        picture.setDevicePixelRatio(1)
        return picture

    def shadow(self) -> QPixmap:
        """The soft shadow of a tile; it reaches beyond it by `SHADOW_REACH`."""
        return self._pixmap("shadow", SHADOW_SIZE)

    def seal(self, scheme: Scheme, *, is_full: bool, size: QSizeF = SEAL_SIZE) -> QPixmap:
        """The seal of a valid group, so large in scene units: full and gold, or in outline."""
        body, edge = (scheme.gold, scheme.accent) if is_full else ("none", scheme.caption)
        text = ON_GOLD if is_full else scheme.caption

        def draw(scale: float) -> QPixmap:
            source = (paths.resources() / "icons" / "seal.svg").read_text("utf-8")
            source = source.replace(_SEAL_BODY, f'fill="{body}" stroke="{edge}" stroke-width="6"')
            source = source.replace(_SEAL_TEXT, text)
            return _drawn(QSvgRenderer(QByteArray(source.encode())), "", size, scale)

        return self._picture(f"seal-{body}-{edge}-{size.width():g}", draw)

    def sign(self, sign: Sign) -> QPixmap:
        """A sign for a tile: round and dark on gold, or square and inverse."""
        key = f"sign-{sign.text}-{sign.is_inverse}-{sign.is_tag}"
        return self._picture(key, lambda scale: _sign(sign, scale))

    def paint(self, painter: QPainter, element: str, body: QRectF) -> None:
        """Paint a tile into a rectangle, which is sharp if that is `scale` times its size."""
        picture = self.tile(element)
        painter.drawPixmap(body, picture, QRectF(picture.rect()))

    def row(self, faces: Sequence[Face], tile: QSize, gap: int = 0, space: int = 0) -> QPixmap:
        """Faces side by side, that many pixels large, a gap after each, space above and below."""
        step = tile.width() + gap
        picture = blank(QSize(step * len(faces), tile.height() + 2 * space))
        self.scale = tile.width() / TILE_WIDTH
        painter = QPainter(picture)
        for place, face in enumerate(faces):
            body = QRectF(place * step, space, tile.width(), tile.height())
            self.paint(painter, f"face-{face}", body)
        painter.end()
        return picture

    def paint_shadow(self, painter: QPainter, body: QRectF, turn: float) -> None:
        """Paint the shadow of a tile that is then painted into a rectangle, and is turned so."""
        fall = seen_way(SHADOW_FALL, turn) * body.width() / TILE_WIDTH
        _paint_around(painter, self.shadow(), body.translated(fall), SHADOW_REACH)

    def paint_sides(self, painter: QPainter, body: QRectF, turn: float) -> None:
        """Paint the sides of a tile that is then painted into a rectangle, and is turned so."""
        _paint_around(painter, self.sides(turn), body, SIDES_REACH)

    def _pixmap(self, element: str, size: QSizeF) -> QPixmap:
        theme, drawn = self._theme, element.replace(HELD, "face-")

        def draw(scale: float) -> QPixmap:
            picture = _drawn(_sheet(theme), drawn, size, scale)
            return picture if drawn == element else _in_shadow(picture)

        return self._picture(element, draw)

    def _picture(self, key: str, draw: Callable[[float], QPixmap]) -> QPixmap:
        if key not in self._pixmaps:
            is_patient = self.is_patient
            if is_patient and key in self._stand_ins:
                self._wanted[key] = draw
                return self._stand_ins[key]
            # What it is put together from must be of its own scale.
            self.is_patient = False
            self._pixmaps[key] = draw(self._scale)
            self.is_patient = is_patient
        return self._pixmaps[key]


#: Those of boards.
_BOARDS = WeakSet[TileArt]()


def seen_way(way: QPointF, turn: float) -> QPointF:
    """Return what is seen as this way on the table by a tile that is turned so."""
    return QTransform().rotate(-turn).map(way)


def _paint_around(painter: QPainter, picture: QPixmap, body: QRectF, reach: float) -> None:
    """Paint a picture that reaches that many units beyond the tile in a rectangle."""
    more = reach * body.width() / TILE_WIDTH
    around = body.adjusted(-more, -more, more, more)
    painter.drawPixmap(around, picture, QRectF(picture.rect()))


def _in_shadow(picture: QPixmap) -> QPixmap:
    """Return a picture of a tile that has less light, and is hatched."""
    painter = QPainter(picture)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(QRectF(QPointF(), TILE_SIZE), _SHADE)
    painter.setPen(QPen(_HATCH, _HATCH_WIDE))
    for start in range(0, round(TILE_WIDTH + TILE_HEIGHT), _HATCH_STEP):
        painter.drawLine(start, 0, 0, start)
    painter.end()
    return picture


@cache
def _sheet(theme: str) -> QSvgRenderer:
    """Read the drawings of a style."""
    file, renderer = _sheets().files.get(theme, Path(f"{theme}.svg")), QSvgRenderer()
    if not renderer.load(QByteArray(file.read_bytes())):
        raise ValueError(f"{file} is not a picture that can be drawn")
    return renderer


def _sign(sign: Sign, scale: float) -> QPixmap:
    """A letter on a plate, gold so that it is taken for no pip, with an edge of its own colour."""
    is_inverse = sign.is_inverse
    plate, ink = (ON_GOLD, _SIGN_GOLD) if is_inverse else (_SIGN_GOLD, ON_GOLD)
    usual, least = (_TAG_SIDE, _MIN_TAG) if sign.is_tag else (SIGN_SIDE, _MIN_SIGN)
    side = max(least, math.ceil(usual * scale))
    pixmap = blank(QSize(side, side))
    body, edge = QRectF(0, 0, side, side), max(1.0, side / 14)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(plate))
    painter.setPen(QPen(QColor(ink), edge))
    # The corners of a square would reach to pips.
    inset = side / 10 if is_inverse else edge / 2
    inner = body.adjusted(inset, inset, -inset, -inset)
    radius = side / 5 if is_inverse else side / 2
    painter.drawRoundedRect(inner, radius, radius)
    font = QFont()
    font.setPixelSize(max(1, round(side * 0.66)))
    painter.setFont(font)
    painter.drawText(body, Qt.AlignmentFlag.AlignCenter, sign.text)
    painter.end()
    pixmap.setDevicePixelRatio(scale)
    return pixmap


def tile_size(width: int) -> QSize:
    """The size of a tile that many pixels wide, in whole pixels."""
    return QSize(width, round(width * TILE_HEIGHT / TILE_WIDTH))


def blank(size: QSize, ratio: float = 1.0) -> QPixmap:
    """A transparent picture of that many pixels, with that many of them to a unit."""
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


def cloth_picture(scheme: Scheme, size: QSize, ratio: float) -> QPixmap:
    """The cloth with its grain, so large, with that many pixels of the screen to each."""
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    room = QRect(QPoint(), size)
    # Brightest in the middle.
    cloth = QRadialGradient(QRectF(room).center(), 0.7 * max(size.width(), size.height()))
    cloth.setColorAt(0, QColor(scheme.cloth))
    cloth.setColorAt(1, QColor(scheme.cloth_edge))
    painter = QPainter(picture)
    painter.fillRect(room, QBrush(cloth))
    if scheme.grain:
        painter.drawTiledPixmap(room, _grain(scheme.grain))
    painter.end()
    return picture


@cache
def _grain(name: str) -> QPixmap:
    return QPixmap(str(paths.resources() / "grain" / f"{name}.png"))


class WidgetCloth:
    """The cloth of a widget, drawn anew when it is to have another size or other colours."""

    def __init__(self) -> None:
        self._wanted: tuple[Scheme, QSize, float] | None = None
        self._picture = QPixmap()

    def of(self, widget: QWidget, scheme: Scheme) -> QPixmap:
        """Return the cloth that fills a widget."""
        wanted = scheme, widget.size(), widget.devicePixelRatioF()
        if wanted != self._wanted:
            self._wanted, self._picture = wanted, cloth_picture(*wanted)
        return self._picture


def action_icon(name: str, ink: str = "", faint: str = "") -> QIcon:
    """A line icon, enabled and disabled, in the text colours of the application or in others.

    What is on or off has a second picture for off.
    """
    # A window's own palette follows only when the application's has been told to it.
    palette, icon = QGuiApplication.palette(), QIcon()
    folder, role = paths.resources() / "icons" / "actions", QPalette.ColorRole.ButtonText
    # Without a picture for off Qt takes that for on.
    for state, file in ((QIcon.State.On, name), (QIcon.State.Off, f"{name}-off")):
        if not (place := folder / f"{file}.svg").is_file():
            continue
        drawing = _drawn(QSvgRenderer(str(place)), "", QSizeF(24, 24), 2.0)
        for mode, group, colour in (
            (QIcon.Mode.Normal, QPalette.ColorGroup.Active, ink),
            (QIcon.Mode.Disabled, QPalette.ColorGroup.Disabled, faint),
        ):
            picture = QPixmap(drawing)
            painter = QPainter(picture)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
            painter.fillRect(picture.rect(), QColor(colour or palette.color(group, role)))
            painter.end()
            icon.addPixmap(picture, mode, state)
    return icon


def seal_icon() -> QIcon:
    return QIcon(str(paths.resources() / "icons" / "seal.svg"))


def application_icon() -> QIcon:
    return QIcon(str(paths.resources() / "icons" / "gupai-desktop.svg"))
