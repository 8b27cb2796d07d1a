"""The calendar: a scroll with a seal for every board won, and a way to play any of them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import cast

from PySide6.QtCore import QDate, QLocale, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QTextCharFormat
from PySide6.QtWidgets import QCalendarWidget, QDialogButtonBox, QTableView, QWidget

from gupai_desktop.engine.words import BadText, Words, joined, sentence, words
from gupai_desktop.games import find
from gupai_desktop.i18n import first_day_of_week, long_day_text, month_text, qt_day, say
from gupai_desktop.play.challenge import challenge_of
from gupai_desktop.play.days import Strength
from gupai_desktop.play.omens import line_of
from gupai_desktop.play.today import FIRST_DAY, DayMark, clock_words, day_marks, won_in
from gupai_desktop.store.statistics import Statistics
from gupai_desktop.texts.messages import omen_words
from gupai_desktop.texts.titles import challenge_words, standing_words
from gupai_desktop.ui.play.difficulties import strength_on
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.theme.day_art import paint_day
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme
from gupai_desktop.ui.theme.tile_art import WidgetCloth, action_icon
from gupai_desktop.ui.widgets.actions import name_of
from gupai_desktop.ui.widgets.parts import (
    Dialog,
    announce,
    close_button_box,
    column_of,
    icon_button,
    row_of,
    set_name,
    text_label,
)

_SIZE = QSize(600, 560)
#: How thick the rods of the scroll are, and how far they stand out.
_ROD, _KNOB = 14, 12
#: How strong the ground of the chosen day is, of 255.
_CHOSEN = 60


class SealCalendar(QCalendarWidget):
    """A month with the marks of its days.

    What is only for who chooses a day, its frame, is left out while `is_picture` holds.
    """

    def __init__(self, today: date, marks: Mapping[date, DayMark]) -> None:
        super().__init__()
        self._marks, self._scheme = marks, LIGHT
        self.is_picture = False
        self.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        self.setNavigationBarVisible(False)
        self.setMinimumDate(qt_day(FIRST_DAY))
        self.turn_to(today)

    def turn_to(self, today: date) -> None:
        """Have another day for today."""
        self._today = today
        # Where a clock was set back there are days that have not come yet.
        self.setMaximumDate(qt_day(max(today, FIRST_DAY, *self._marks)))
        self.updateCells()

    def apply_theme(self, scheme: Scheme) -> None:
        self._scheme, plain = scheme, QTextCharFormat()
        plain.setForeground(QColor(scheme.faint))
        plain.setBackground(QColor(scheme.banner))
        # The days paint what is chosen.
        self.setStyleSheet(
            "QAbstractItemView { border: none; selection-background-color: transparent;"
            f" background: {scheme.banner}; }}"
        )
        for day in Qt.DayOfWeek:
            self.setWeekdayTextFormat(day, plain)
        self.setHeaderTextFormat(plain)
        self.updateCells()

    def paintCell(self, painter: QPainter, rect: QRect, when: QDate) -> None:
        """Paint a day of the month that is shown, with its mark, framed if it is today."""
        if when.month() != self.monthShown():
            return
        day, scheme, room = _day(when), self._scheme, QRectF(rect).adjusted(2, 2, -2, -2)
        can_be_had = self.minimumDate() <= when <= self.maximumDate() and day <= self._today
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if when == self.selectedDate() and not self.is_picture:
            ground = QColor(scheme.accent)
            painter.setPen(QPen(ground, 2 if self.hasFocus() else 1))
            ground.setAlpha(_CHOSEN)
            painter.setBrush(ground)
            painter.drawRoundedRect(room, 5, 5)
        ink = scheme.caption if can_be_had else scheme.faint
        paint_day(painter, room, day, self._marks.get(day), ink, scheme.accent)
        if day == self._today:
            painter.setPen(QPen(QColor(scheme.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(room, 5, 5)
        painter.restore()


class PaperScroll(QWidget):
    """Paper between two rods, with something on it."""

    def __init__(self, *rows: QWidget) -> None:
        super().__init__()
        self._scheme, self._cloth = LIGHT, WidgetCloth()
        heading, *others = rows
        column = column_of(heading, *((row, 1) for row in others), parent=self, spacing=6)
        column.setContentsMargins(2 * _KNOB, _ROD + 12, 2 * _KNOB, _ROD + 8)

    def apply_theme(self, scheme: Scheme) -> None:
        self._scheme = scheme
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, scheme = QPainter(self), self._scheme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(self.rect(), self._cloth.of(self, scheme))
        paper = QRectF(self.rect()).adjusted(_KNOB, _ROD / 2, -_KNOB, -_ROD / 2)
        painter.fillRect(paper, QColor(scheme.banner))
        painter.setPen(QPen(QColor(scheme.gold), 1))
        for x in (paper.left() + 5, paper.right() - 5):
            painter.drawLine(round(x), round(paper.top()), round(x), round(paper.bottom()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(scheme.faint))
        for y in (0.0, self.height() - _ROD):
            painter.drawRoundedRect(QRectF(2, y, self.width() - 4, _ROD), _ROD / 2, _ROD / 2)


class CalendarDialog(Dialog):
    """The boards of every day, their seals, and the omens.

    Signals: `chosen` with the day whose challenge is wanted; `copied` and `saved` with a picture
    of the scroll that is to be copied, or saved under a name.
    """

    chosen = Signal(object)
    copied = Signal(object)
    saved = Signal(object, str)

    def __init__(
        self,
        statistics: Statistics,
        appearance: Appearance,
        today: date,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance, self._today = appearance, today
        self._statistics = statistics
        self._boards, self._omens = statistics.boards(), statistics.omens()
        self._marks = day_marks(self._boards, self._omens)
        self.calendar = SealCalendar(self._today, self._marks)
        self.month = text_label(1.3, is_bold=True, is_centred=True)
        self.paper_scroll = PaperScroll(self.month, self.calendar)
        self.summary, self.tally, self.legend = (text_label() for _ in range(3))
        self.earlier, self.later = icon_button(), icon_button()
        buttons = close_button_box(self)
        action = QDialogButtonBox.ButtonRole.ActionRole
        self.deal_button, self.copy_button, self.save_button = (
            buttons.addButton("", action) for _ in range(3)
        )
        self.deal_button.setDefault(True)
        middle = row_of(self.earlier, (self.paper_scroll, 1), self.later)
        foot = column_of(self.tally, self.legend, spacing=2)
        column_of((middle, 1), self.summary, foot, buttons, parent=self, spacing=8)
        self.calendar.selectionChanged.connect(self._show_day)
        self.calendar.currentPageChanged.connect(self._show_month)
        self.calendar.activated.connect(self._choose)
        self.earlier.clicked.connect(self.calendar.showPreviousMonth)
        self.later.clicked.connect(self.calendar.showNextMonth)
        self.deal_button.clicked.connect(self._choose)
        self.copy_button.clicked.connect(lambda: self.copied.emit(self.picture()))
        self.save_button.clicked.connect(
            lambda: self.saved.emit(self.picture(), self.month.text())
        )
        self.complete(_SIZE, self._appearance)
        self.calendar.setSelectedDate(qt_day(max(self._today, FIRST_DAY)))
        self.calendar.setFocus()

    @property
    def day(self) -> date:
        return _day(self.calendar.selectedDate())

    def turn_to(self, today: date) -> None:
        """Have another day for today; it is the chosen one if today was."""
        was_chosen, self._today = self.day == self._today, today
        self.calendar.turn_to(today)
        if was_chosen:
            self.calendar.setSelectedDate(qt_day(max(today, FIRST_DAY)))
        self._show_day()
        self._show_month()

    def picture(self) -> QPixmap:
        """Return the scroll with the month that is shown."""
        self.calendar.is_picture = True
        picture = self.paper_scroll.grab()
        self.calendar.is_picture = False
        return picture

    def show_message(self, text: Words) -> None:
        """Show and say what has become of a picture."""
        self._say(say(text))

    def _choose(self) -> None:
        if self.deal_button.isEnabled():
            self.chosen.emit(self.day)
            self.accept()

    def _show_day(self) -> None:
        """Show the challenge of the chosen day, its result, and its omen once it has passed.

        Another board of the day is told once it was begun, and today's if it is the player's.
        """
        day = self.day
        try:
            message = self._standing(day, Strength.EVERYBODY)
            own = strength_on(day, self._statistics) if day == self._today else None
            for strength in (Strength.LIGHT, Strength.STRONG):
                if strength is own or day in self._boards[strength]:
                    message = joined(message, self._standing(day, strength))
        except BadText as error:
            message = sentence(error.words)
        omen = self._omens.get(day)
        if omen and day < self._today:
            record = omen.record(find(omen.game_id))
            brought = sentence(omen_words(record, day, is_of_today=False))
            message = joined(message, brought, line_of(record, day))
        if (clock := clock_words(self._today)) is not None:
            message = clock
        self._say(say(words("{day} — {challenge}", day=long_day_text(day), challenge=message)))
        self.deal_button.setEnabled(FIRST_DAY <= day <= self._today)

    def _standing(self, day: date, strength: Strength) -> Words:
        """Return the task of a board of a day, and how it went; raises `DamagedList`."""
        challenge = challenge_of(day, strength)
        standing = standing_words(challenge, self._boards[strength].get(day))
        return joined(challenge_words(challenge, strength), standing)

    def _say(self, text: str) -> None:
        if text != self.summary.text():
            self.summary.setText(text)
            announce(self.summary, text)

    def _show_month(self) -> None:
        """Show the name of the month, and how many of its boards were won."""
        year, month = self.calendar.yearShown(), self.calendar.monthShown()
        shown = date(year, month, 1)
        self.month.setText(month_text(shown))
        won = won_in(self._marks, shown)
        tally = words("Won this month: {number}", number=won)
        if max(self._marks, default=self._today) > self._today:
            still = words("By this computer’s clock some of the days played are still to come.")
            tally = joined(sentence(tally), still)
        self.tally.setText(say(tally))
        first, last = self.calendar.minimumDate(), self.calendar.maximumDate()
        self.earlier.setEnabled((year, month) > (first.year(), first.month()))
        self.later.setEnabled((year, month) < (last.year(), last.month()))
        # Qt begins with days of the month before, of which none are shown.
        is_first = qt_day(shown).dayOfWeek() == self.calendar.firstDayOfWeek().value
        days = self.calendar.findChildren(QTableView)[0]
        days.setRowHidden(1, is_first)
        days.setAccessibleName(self.month.text())

    def apply_theme(self) -> None:
        scheme = self._appearance.scheme
        self.calendar.apply_theme(scheme)
        self.paper_scroll.apply_theme(scheme)
        self.month.setStyleSheet(f"color: {scheme.caption};")
        for button, icon in ((self.earlier, "step-back"), (self.later, "step-forward")):
            button.setIcon(action_icon(icon))

    def retranslate(self) -> None:
        self.setWindowTitle(name_of("daily-calendar"))
        self.calendar.setLocale(QLocale())
        self.calendar.setFirstDayOfWeek(first_day_of_week())
        self.calendar.setAccessibleName(self.windowTitle())
        set_name(self.earlier, words("Previous month"))
        set_name(self.later, words("Next month"))
        self.deal_button.setText(say(words("Deal", meaning="a verb")))
        self.copy_button.setText(say(words("Copy")))
        self.save_button.setText(say(words("Save…")))
        legend = words("Red: won. With a gold rim: in as few moves as asked. A dot: an omen.")
        self.legend.setText(say(legend))
        self._show_day()
        self._show_month()


def _day(day: QDate) -> date:
    return cast(date, day.toPython())
