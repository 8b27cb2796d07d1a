"""Sentences that show tiles: small and sharp to the eye, words to screen readers and in copies."""

from __future__ import annotations

import math
import re
from base64 import b64encode
from collections.abc import Iterator
from html import escape

from PySide6.QtCore import QBuffer, QEvent, QIODevice, QPoint, QRect, QSize, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPixmap,
)
from PySide6.QtWidgets import QLabel, QMenu

from gupai_desktop.engine.tiles import FACE, FACES, Face
from gupai_desktop.engine.words import Figures, Words, words
from gupai_desktop.i18n import say
from gupai_desktop.ui.theme.tile_art import TILE_WIDTH, TileArt, tile_size

#: In a text with tiles one letter of the private use area stands for each face.
_FIRST = 0xE000
_LETTER = {face: chr(_FIRST + place) for place, face in enumerate(FACES)}
_FACE = {letter: face for face, letter in _LETTER.items()}
_ANY = f"[{chr(_FIRST)}-{chr(_FIRST + len(FACES) - 1)}]"
#: How wide a tile is at the least, and how much wider for each pixel of a line's height:
#: small letters have tiles with pips that can be told, large ones do not fill the table.
_LEAST, _WIDER = 5, 0.5
_MORE = "…"


def say_with_tiles(text: Words) -> str:
    """A marked text in which one letter stands for each tile; `as_words` reads it."""
    return say(text, _lettered)


def _lettered(figures: Figures) -> str:
    return re.sub(r"\d\d", lambda code: _LETTER[FACE[code[0]]], figures)


def as_words(text: str) -> str:
    """A text with tiles as it is spoken and copied."""
    return re.sub(_ANY, lambda letter: str(_FACE[letter[0]]), text)


class TileText:
    """Shows texts with tiles in one style, sharp on one screen, as high as the letters ask."""

    def __init__(self) -> None:
        self._art = TileArt()
        self._sources: dict[str, str] = {}

    def set_style(self, tile_style: str) -> None:
        """Take tiles of another style."""
        self._art.theme = tile_style
        self._sources.clear()

    def tile_size(self, font: QFont) -> QSize:
        """How large a tile is among letters of a font."""
        return tile_size(_LEAST + round(QFontMetrics(font).height() * _WIDER))

    def width(self, text: str, font: QFont) -> int:
        """How wide a text is on one line."""
        metrics, tile = QFontMetricsF(font), self.tile_size(font).width()
        return math.ceil(
            sum(
                tile if isinstance(part, Face) else metrics.horizontalAdvance(part)
                for part in _parts(text)
            )
        )

    def html(self, text: str, font: QFont, ratio: float) -> str:
        """A text with tiles for a document of Qt."""
        size = self.tile_size(font)
        shown = (
            f'<img src="{self._source(part, size, ratio)}" width="{size.width()}"'
            f' height="{size.height()}" style="vertical-align: middle">'
            if isinstance(part, Face)
            else escape(part)
            for part in _parts(text)
        )
        return f'<span style="white-space: pre-wrap">{"".join(shown)}</span>'

    def paint(self, painter: QPainter, room: QRect, text: str) -> None:
        """Write a text with tiles on one line; what finds no room ends in an ellipsis."""
        metrics, font, left = painter.fontMetrics(), painter.font(), room.left()
        dots = metrics.horizontalAdvance(_MORE)
        end = room.left() + room.width()
        if self.width(text, font) > room.width():
            end -= dots
        for part in _parts(text):
            wide = self.width(_LETTER[part] if isinstance(part, Face) else part, font)
            rest = QRect(left, room.top(), end + dots - left, room.height())
            if left + wide > end:
                line = _MORE if isinstance(part, Face) else f"{part.rstrip()}{_MORE}"
                line = metrics.elidedText(line, Qt.TextElideMode.ElideRight, rest.width())
                painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, line)
                return
            if isinstance(part, Face):
                self._paint_tile(painter, rest, part)
            else:
                painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, part)
            left += wide

    def _paint_tile(self, painter: QPainter, room: QRect, face: Face) -> None:
        """Paint a tile at the left of its room, in the middle of the line."""
        size = self.tile_size(painter.font())
        corner = QPoint(room.left(), room.center().y() - size.height() // 2)
        ratio = painter.device().devicePixelRatioF()
        painter.drawPixmap(corner, self._picture(face, size, ratio))

    def _picture(self, face: Face, size: QSize, ratio: float) -> QPixmap:
        self._art.scale = size.width() * ratio / TILE_WIDTH
        picture = self._art.tile(f"face-{face}").copy()
        picture.setDevicePixelRatio(ratio)
        return picture

    def _source(self, face: Face, size: QSize, ratio: float) -> str:
        """A picture as an address that holds the picture itself."""
        key = f"{face} {size.width()} {ratio}"
        if key not in self._sources:
            buffer = QBuffer()
            buffer.open(QIODevice.OpenModeFlag.WriteOnly)
            self._picture(face, size, ratio).save(buffer, "PNG")
            code = b64encode(buffer.data().data()).decode()
            self._sources[key] = f"data:image/png;base64,{code}"
        return self._sources[key]


def _parts(text: str) -> Iterator[str | Face]:
    """The faces of a text and the letters between them."""
    for part in re.split(f"({_ANY})", text):
        if part:
            yield _FACE.get(part, part)


class TileLabel(QLabel):
    """A label of as many lines as its text with tiles needs; it is spoken and copied in words."""

    def __init__(self, *, is_selectable: bool = False) -> None:
        super().__init__()
        self.setWordWrap(True)
        if is_selectable:
            self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._shown, self._tiles = "", TileText()

    @property
    def words(self) -> str:
        """What it says, as it is spoken."""
        return as_words(self._shown)

    @property
    def line_width(self) -> int:
        """How wide it would be on one line."""
        return self._tiles.width(self._shown, self.font())

    @property
    def line_height(self) -> int:
        """How high a line with tiles is."""
        height = self._tiles.tile_size(self.font()).height()
        return max(height, self.fontMetrics().lineSpacing())

    def set_words(self, text: Words | None) -> None:
        """Say another text in the language of the interface, or nothing."""
        self._shown = say_with_tiles(text) if text else ""
        self._refresh()

    def set_tile_style(self, tile_style: str) -> None:
        """Show tiles of another style."""
        self._tiles.set_style(tile_style)
        self._refresh()

    def _refresh(self) -> None:
        """Show the text anew; without tiles it is plain."""
        spoken = self.words
        self.setAccessibleName(spoken)
        if spoken == self._shown:
            self.setTextFormat(Qt.TextFormat.PlainText)
            self.setText(spoken)
        else:
            self.setTextFormat(Qt.TextFormat.RichText)
            self.setText(self._tiles.html(self._shown, self.font(), self.devicePixelRatioF()))

    def _copy(self) -> None:
        """Copy what is selected, or everything, in words."""
        # A tile is one letter of the text and one picture of the document.
        start, length = self.selectionStart(), len(self.selectedText())
        chosen = self._shown[start : start + length] if length else self._shown
        QGuiApplication.clipboard().setText(as_words(chosen))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self._copy()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self.textInteractionFlags() == Qt.TextInteractionFlag.NoTextInteraction:
            super().contextMenuEvent(event)
            return
        menu = QMenu(self)
        menu.addAction(say(words("Workbench", "Copy")), self._copy)
        menu.exec(event.globalPos())
        menu.deleteLater()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.DevicePixelRatioChange):
            self._refresh()
        return done
