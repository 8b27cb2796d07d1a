"""Sentences with small pictures of tiles, which screen readers and copies have in words.

Whatever only a text with tiles needs is imported with the first one.
"""

from __future__ import annotations

import math
import re
from bisect import bisect_right
from collections.abc import Callable
from functools import partial
from itertools import accumulate, product

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
)
from PySide6.QtWidgets import QLabel, QMenu

from gupai_desktop.engine.tiles import FACE, FACES, Face
from gupai_desktop.engine.words import Words, followed, words
from gupai_desktop.i18n import say
from gupai_desktop.ui.theme.tile_art import TILE_WIDTH, TileArt, tile_size

#: In a text with tiles one letter of the private use area stands for each face.
_FIRST = 0xE000
_LETTER = {face: chr(_FIRST + place) for place, face in enumerate(FACES)}
_FACE = {letter: face for face, letter in _LETTER.items()}
_CODES = {ord(letter): str(face) for letter, face in _FACE.items()}
_ANY = f"[{chr(_FIRST)}-{chr(_FIRST + len(FACES) - 1)}]"
_TO_LETTERS = partial(re.compile(r"\d\d").sub, lambda code: _LETTER[FACE[code[0]]])
#: Where a text may be broken off: before a space, and between Chinese letters; and what does not
#: stay at its end.
_BREAK, _LOOSE = r"(?<=[^\s(])(?=\s)|(?<=[\u3000-\u9fff\uff00-\uffef])(?=.)", " ,;:.(，；：。（、"
#: The part of a line that may be empty at its end, before the next one.
_RAGGED = 0.15
#: The least width of a tile, and what is added for each pixel of a line's height: small letters
#: have tiles with pips that can be counted, large ones do not fill the table.
_MIN, _WIDER = 5, 0.5
#: The same where lines with tiles lie close.
_MIN_CLOSE, _WIDER_CLOSE = 6, 0.25


def say_with_tiles(text: Words) -> str:
    """Return a marked text in which one letter stands for each tile; `as_words` reads it."""
    return say(text, _TO_LETTERS)


def as_words(text: str) -> str:
    """Return a text with tiles as it is spoken and copied."""
    return text.translate(_CODES)


class TileText:
    """Shows texts with tiles in one style, sharp on one screen, as high as the letters ask."""

    #: Whether tiles are smaller, so that two lines of them need little room.
    is_close = False

    def __init__(self) -> None:
        self._art = TileArt()
        self._sources: dict[tuple[Face, int, float], str] = {}

    def set_style(self, tile_style: str) -> None:
        self._art.theme = tile_style
        self._sources.clear()

    def tile_size(self, font: QFont) -> QSize:
        """Return the size of a tile among letters of a font."""
        if self.is_close:
            return self.close_size(font)
        return tile_size(_MIN + round(QFontMetrics(font).height() * _WIDER))

    def close_size(self, font: QFont) -> QSize:
        """Return the size of a tile where lines lie close."""
        return tile_size(_MIN_CLOSE + round(QFontMetrics(font).height() * _WIDER_CLOSE))

    def width(self, text: str, font: QFont) -> int:
        metrics, tile = QFontMetricsF(font), self.tile_size(font).width()
        between = re.split(_ANY, text)
        letters = sum([metrics.horizontalAdvance(part) for part in between])
        return math.ceil(letters + tile * (len(between) - 1))

    def html(self, text: str, font: QFont, ratio: float) -> str:
        """Return a text with tiles for a document of Qt."""
        from html import escape

        size = self.tile_size(font)
        pictures = {
            ord(letter): f'<img src="{self._source(_FACE[letter], size, ratio)}" '
            f'width="{size.width()}" height="{size.height()}" style="vertical-align: middle">'
            for letter in _FACE.keys() & text
        }
        shown = escape(text).translate(pictures)
        return f'<span style="white-space: pre-wrap">{shown}</span>'

    def paint(self, painter: QPainter, room: QRect, text: str) -> None:
        """Write a text with tiles on one line in the middle of a room, cut off at its end."""
        from PySide6.QtGui import QTextDocument

        document, colour = QTextDocument(), painter.pen().color().name()
        document.setDefaultFont(painter.font())
        document.setDocumentMargin(0)
        html = self.html(text, painter.font(), painter.device().devicePixelRatioF())
        document.setHtml(f'<div style="color: {colour}">{html}</div>')
        painter.save()
        top = room.center().y() - round(document.size().height() / 2)
        painter.translate(room.left(), top)
        document.drawContents(painter, QRectF(0, 0, room.width(), document.size().height()))
        painter.restore()

    def _source(self, face: Face, size: QSize, ratio: float) -> str:
        """Return a picture as an address that holds the picture itself."""
        key = (face, size.width(), ratio)
        if key not in self._sources:
            from PySide6.QtCore import QBuffer, QIODevice

            buffer = QBuffer()
            buffer.open(QIODevice.OpenModeFlag.WriteOnly)
            self._art.scale = size.width() * ratio / TILE_WIDTH
            picture = self._art.tile(f"face-{face}").copy()
            picture.setDevicePixelRatio(ratio)
            picture.save(buffer, "PNG")
            code = bytes(buffer.data().toBase64().data()).decode()
            self._sources[key] = f"data:image/png;base64,{code}"
        return self._sources[key]


def _shortened(text: str, most: float, width: Callable[[str], int]) -> str:
    """Return as many words of a text as find room, whole ones."""
    ends = [found.start() for found in re.finditer(_BREAK, text)]
    cuts = [text[:end].rstrip(_LOOSE) + "…" for end in ends]
    return cuts[max(0, bisect_right(cuts, most, key=width) - 1)] if cuts else text


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
        return as_words(self._shown)

    @property
    def line_height(self) -> int:
        height = self._tiles.tile_size(self.font()).height()
        return max(height, self.fontMetrics().lineSpacing())

    @property
    def close_line_height(self) -> int:
        """The height of a line where lines with tiles lie close.

        Qt lays the middle of a tile so that a quarter of a small letter is below it.
        """
        metrics, tile = QFontMetricsF(self.font()), self._tiles.close_size(self.font()).height()
        below = (tile - metrics.xHeight() / 2) / 2
        return math.ceil(max(metrics.ascent(), tile - below) + max(metrics.descent(), below))

    def set_words(self, text: Words | None) -> None:
        """Say another text in the language of the interface, or nothing."""
        shown = say_with_tiles(text) if text else ""
        if shown != self._shown:
            self._shown = shown
            self._refresh()

    def say_in(self, room: int, height: int, *sentences: Words) -> bool:
        """Say as many sentences as find room, else words; return whether all of them do.

        Where usual tiles leave too few lines, they are smaller.
        """
        texts = map(say_with_tiles, sentences)
        said = list(accumulate(texts, lambda before, text: say(followed(before, text))))
        for text, self._tiles.is_close in product(reversed(said), (False, True)):
            if self._width(text) <= self._lines(text, height) * room:
                self._shown = text
                self._refresh()
                if self.heightForWidth(room) <= height:
                    break
        else:
            lines = self._lines(said[0], height)
            most = lines * room - (lines - 1) * room * _RAGGED
            self._shown = text = _shortened(said[0], most, self._width)
            self._refresh()
        self.setAccessibleName(as_words(said[-1]))
        return text == said[-1]

    def _lines(self, text: str, height: int) -> int:
        """Return into how many lines, two at most, a text may be broken in a height."""
        tile = self._tiles.tile_size(self.font()).height() if as_words(text) != text else 0
        return min(max(1, height // max(tile, self.fontMetrics().lineSpacing())), 2)

    def _width(self, text: str) -> int:
        return self._tiles.width(text, self.font())

    def set_tile_style(self, tile_style: str) -> None:
        self._tiles.set_style(tile_style)
        self._refresh()

    def _refresh(self) -> None:
        """Show the text anew; without tiles it is plain."""
        spoken = self.words
        if not spoken:
            self.clear()  # first, or the pictures in it would be its name for a moment
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
        menu.addAction(say(words("Copy")), self._copy)
        menu.exec(event.globalPos())
        menu.deleteLater()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.DevicePixelRatioChange):
            self._refresh()
        return done
