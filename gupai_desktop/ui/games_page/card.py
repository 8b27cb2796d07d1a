"""A card on the page of games: a table or a month on the cloth, its name, and how it stands."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.words import listed
from gupai_desktop.i18n import is_chinese
from gupai_desktop.play.medals import Medal
from gupai_desktop.play.today import FIRST_DAY, DayMark
from gupai_desktop.texts.titles import solved_words
from gupai_desktop.ui.theme.appearance import in_serif, with_size_of
from gupai_desktop.ui.theme.day_art import paint_month
from gupai_desktop.ui.theme.table_colours import Scheme
from gupai_desktop.ui.theme.window_palette import TOUCH_TARGET
from gupai_desktop.ui.widgets.key_places import ENTER
from gupai_desktop.ui.widgets.parts import set_name

_RADIUS, _PADDING, _TITLE = 10.0, 12, 1.08
#: The height of a row of seals with what is free above them, and how far apart they lie.
SEALS, _ABOVE, _PITCH = 26, 6, 13
#: More seals than that make several rows.
_MAX_IN_A_ROW = 30
#: How strong its rim is, of 255, its middle, and its middle under the pointer.
_RIM, _MIDDLE, _LIT = 44, 6, 30
_KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Home, Qt.Key.Key_End),
)


class ClothButton(QAbstractButton):
    """A button that is a part of the cloth: a rounded field, with a ring when it has the focus."""

    def __init__(self, parent: QWidget, radius: float, rim: int) -> None:
        super().__init__(parent)
        self._radius, self._rim = radius, rim

    def apply_theme(self, scheme: Scheme) -> None:
        self._scheme = scheme
        self.update()

    def _paint_field(self, least: int) -> QPainter:
        """Paint the field, at least so strong of 255; return the painter for what lies on it."""
        painter, ink = QPainter(self), QColor(self._scheme.caption)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink.setAlpha(_LIT if self.underMouse() else least)
        painter.setBrush(ink)
        ink.setAlpha(255 if self._rim and self._scheme.rim else self._rim)
        ring = QPen(QColor(self._scheme.accent), 3)
        painter.setPen(ring if self.hasFocus() else QPen(ink, 1))
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.drawRoundedRect(frame, self._radius, self._radius)
        return painter

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.click()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.FocusIn):
            self.update()
        return super().event(event)


class OptionsButton(ClothButton):
    """Three dots below one another, for what more there is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, TOUCH_TARGET / 4, 0)
        self.setFixedSize(TOUCH_TARGET, TOUCH_TARGET)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = self._paint_field(0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._scheme.caption))
        for down in (-6, 0, 6):
            painter.drawEllipse(QRectF(self.rect()).center() + QPointF(0, down), 1.8, 1.8)


class SealsButton(ClothButton):
    """The problems of a game as a row of seals, each as it was solved; it leads to them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, _RADIUS, 0)
        self._medals: tuple[Medal | None, ...] = ()
        self.hide()

    def show_medals(self, game: Game, medals: tuple[Medal | None, ...]) -> None:
        """Show how each problem of a game was solved."""
        self._medals = medals
        solved = solved_words(len(medals) - medals.count(None), len(medals))
        set_name(self, listed(game.name, solved))
        self.setVisible(bool(medals))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, scheme = self._paint_field(0), self._scheme
        rows = -(-len(self._medals) // _MAX_IN_A_ROW)
        columns = -(-len(self._medals) // rows)
        across = min(_PITCH, (self.width() - 2 * _PADDING) / columns)
        down = (self.height() - _ABOVE) / rows
        size = min(across, down) * 0.62
        left = (self.width() - across * columns) / 2
        for number, medal in enumerate(self._medals):
            row, column = divmod(number, columns)
            middle = QPointF(left + across * (column + 0.5), _ABOVE + down * (row + 0.5))
            paint_seal(painter, middle, size, medal, scheme)


def paint_seal(
    painter: QPainter, middle: QPointF, size: float, medal: Medal | None, scheme: Scheme
) -> None:
    """Paint how a problem was solved."""
    colour = QColor(scheme.accent if medal is Medal.GOLD else scheme.caption)
    colour.setAlpha(255 if medal else 90)
    painter.setPen(QPen(colour, 1.2))
    is_full = medal in (Medal.GOLD, Medal.SILVER)
    painter.setBrush(colour if is_full else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, size / 2, size / 2)
    if medal is Medal.PENCIL:
        painter.drawPoint(middle)


class GameCard(ClothButton):
    """A button with a picture of a table, its name and its Chinese name, and a line of its state.

    That of a game has seals above the picture and a button beside the lines.  Signal: `left`
    with the key that leads to another card.
    """

    left = Signal(object)

    def __init__(self, parent: QWidget, *, is_game: bool = True) -> None:
        super().__init__(parent, _RADIUS, _RIM)
        self._title, self._native = "", ""
        self._states: tuple[str, ...] = ("",)
        self._top, self._beside = (SEALS, TOUCH_TARGET // 2 + 4) if is_game else (_PADDING, 0)
        self._is_game = is_game
        self._picture = QPixmap()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def foot(self) -> int:
        """Return the height of the usual lines, enough for a finger beside them."""
        titles = QFontMetrics(self._title_font).height() * _usual_lines()
        lines = titles + QFontMetrics(self._letters).height()
        return max(lines, TOUCH_TARGET) + _PADDING

    @property
    def picture_size(self) -> QSize:
        """Return the room for the table, below the seals; a line more of titles takes some."""
        more = (len(self._titles) - _usual_lines()) * QFontMetrics(self._title_font).height()
        return self.size() - QSize(2 * _PADDING, _PADDING + self._top + self.foot + more)

    @property
    def _titles(self) -> list[tuple[str, str]]:
        """The lines of titles: what of the title and of the Chinese name stands in each.

        That name lies below the title, or beside the end of one that is broken.
        """
        bold, room = QFontMetrics(self._title_font), self.width() - 2 * _PADDING
        first, rest = _broken(self._title, bold, room)
        if is_chinese():
            return [(first, "")]
        if rest and bold.horizontalAdvance(rest + self._native) + _PADDING <= room:
            return [(first, ""), (rest, self._native)]
        lines = [bold.elidedText(rest, Qt.TextElideMode.ElideRight, room)] if rest else []
        return [(first, ""), *((line, "") for line in lines), ("", self._native)]

    @property
    def _letters(self) -> QFont:
        return in_serif(self.font())

    @property
    def _title_font(self) -> QFont:
        font = with_size_of(self._letters, _TITLE)
        font.setBold(True)
        return font

    def show_table(self, picture: QPixmap) -> None:
        """Show this picture, which has a transparent ground."""
        self._picture = picture
        self.update()

    def fill(self, name: str, title: str, native: str, states: tuple[str, ...], more: str) -> None:
        """Write a title, the Chinese name, and the first state that there is room for.

        A screen reader says the name, and `more`, which is in the tool tip too.
        """
        self._title, self._native, self._states = title, native, states
        self.setAccessibleName(name)
        self.setAccessibleDescription(more)
        self.setToolTip(more)
        self.update()

    def _paint_texts(self, painter: QPainter) -> None:
        """Write the lines at the foot, the lowest beside the button in the corner."""
        bold, metrics = QFontMetrics(self._title_font), QFontMetrics(self._letters)
        left, right, titles = _PADDING, self.width() - _PADDING, self._titles
        more = (len(titles) - _usual_lines()) * bold.height()
        foot = self.height() - self.foot - more + bold.ascent()
        for number, (title, native) in enumerate(titles):
            line = foot + number * bold.height()
            painter.setFont(self._title_font)
            painter.setPen(QColor(self._scheme.caption))
            painter.drawText(left, line, title)
            beside = bold.horizontalAdvance(title) + _PADDING if title else 0
            painter.setFont(with_size_of(self._letters, _TITLE))
            painter.setPen(QColor(self._scheme.accent))
            painter.drawText(left + beside, line, native)
        room = right - left - self._beside
        fitting = (text for text in self._states if metrics.horizontalAdvance(text) <= room)
        dotted = metrics.elidedText(self._states[-1], Qt.TextElideMode.ElideRight, room)
        painter.setFont(self._letters)
        painter.setPen(QColor(self._scheme.faint if self._is_game else self._scheme.caption))
        bottom = self.height() - _PADDING - metrics.descent()
        painter.drawText(left, bottom, next(fitting, dotted))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = self._paint_field(_MIDDLE)
        self._paint_picture(painter, QRect(QPoint(_PADDING, self._top), self.picture_size))
        self._paint_texts(painter)

    def _paint_picture(self, painter: QPainter, place: QRect) -> None:
        size = self._picture.deviceIndependentSize().toSize()
        # Until it is drawn anew it is the old one, in the middle of its new room.
        drawn = QRect(QPoint(), size.scaled(place.size(), Qt.AspectRatioMode.KeepAspectRatio))
        drawn.moveCenter(place.center())
        painter.drawPixmap(place if size == place.size() else drawn, self._picture)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _KEYS:
            self.left.emit(event.key())
        else:
            super().keyPressEvent(event)


def _usual_lines() -> int:
    """Return how many lines titles have, where they are not long: Chinese ones have no other."""
    return 1 if is_chinese() else 2


def _broken(text: str, metrics: QFontMetrics, room: int) -> tuple[str, str]:
    """Return the words that find room in a line, and the others."""
    parts = text.split(" ")
    for count in range(len(parts), 1, -1):
        line = " ".join(parts[:count])
        if metrics.horizontalAdvance(line) <= room:
            return line, " ".join(parts[count:])
    first = metrics.elidedText(parts[0], Qt.TextElideMode.ElideRight, room)
    return first, " ".join(parts[1:])


class MonthCard(GameCard):
    """A card with the month of today in the place of a table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, is_game=False)
        self._today, self._marks = FIRST_DAY, dict[date, DayMark]()

    def show_month(self, today: date, marks: Mapping[date, DayMark]) -> None:
        self._today, self._marks = today, dict(marks)
        self.update()

    def _paint_picture(self, painter: QPainter, place: QRect) -> None:
        scheme = self._scheme
        inks = scheme.caption, scheme.faint, scheme.accent
        paint_month(painter, QRectF(place), self._today, self._marks, inks)
