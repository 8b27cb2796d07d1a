"""The calendar of challenges: those that were met, and the way to play any of them."""

from __future__ import annotations

from datetime import date
from typing import cast

from PySide6.QtCore import QDate, QEvent, QLocale, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPalette, QPen, QTextCharFormat
from PySide6.QtWidgets import QCalendarWidget, QDialogButtonBox, QWidget

from gupai_desktop.engine.words import joined, words
from gupai_desktop.i18n import is_chinese, long_day_text, qt_day, say
from gupai_desktop.play.challenge import challenge_of, streaks
from gupai_desktop.store.statistics import Statistics
from gupai_desktop.ui.play.titles import challenge_words, standing_words
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme
from gupai_desktop.ui.theme.tile_art import action_icon, seal_icon
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

#: The first day that has a challenge.
FIRST_DAY = date(2026, 1, 1)

_SIZE = QSize(520, 440)
_LARGEST_MARK = 30.0


class ChallengeCalendar(QCalendarWidget):
    """A month with a seal on every day whose challenge was met, and a ring on those begun."""

    def __init__(self, today: date, days: dict[date, int]) -> None:
        super().__init__()
        self._today, self.begun, self._scheme = today, frozenset(days), LIGHT
        self.met = frozenset(day for day, moves in days.items() if challenge_of(day).is_met(moves))
        self.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        self.setNavigationBarVisible(False)
        self.setMinimumDate(qt_day(FIRST_DAY))
        self.setMaximumDate(qt_day(max(today, FIRST_DAY)))
        self.selectionChanged.connect(self._write_chosen_bold)
        self._write_chosen_bold()

    def _write_chosen_bold(self) -> None:
        """Thin white figures on gold are hard to read."""
        bold = QTextCharFormat()
        bold.setFontWeight(QFont.Weight.Bold)
        self.setDateTextFormat(QDate(), QTextCharFormat())
        self.setDateTextFormat(self.selectedDate(), bold)

    def apply_theme(self, scheme: Scheme) -> None:
        self._scheme = scheme
        plain = QTextCharFormat()
        plain.setForeground(self.palette().color(QPalette.ColorRole.Text))
        for day in Qt.DayOfWeek:
            self.setWeekdayTextFormat(day, plain)
        plain.setBackground(self.palette().color(QPalette.ColorRole.Base))
        self.setHeaderTextFormat(plain)
        self.updateCells()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.apply_theme(self._scheme)

    def paintCell(self, painter: QPainter, rect: QRect, when: QDate) -> None:
        """Paint a day as Qt does, with a frame round today and the mark of its challenge."""
        super().paintCell(painter, rect, when)
        day, side = _day(when), min(_LARGEST_MARK, rect.height() * 0.6, rect.width() * 0.3)
        mark = QRectF(0, 0, side, side)
        mark.moveCenter(QRectF(rect).center() + QPointF(rect.width() * 0.32, 0))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if day == self._today:
            painter.setPen(QPen(QColor(self._scheme.accent), 2))
            painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 5, 5)
        if day in self.met:
            seal_icon().paint(painter, mark.toRect())
        elif day in self.begun:
            painter.setPen(QPen(QColor(self._scheme.faint), 2))
            painter.drawEllipse(mark.center(), side * 0.3, side * 0.3)
        painter.restore()


class CalendarDialog(Dialog):
    """The challenges of every day.  Signal: `chosen` with the day whose challenge is wanted."""

    chosen = Signal(object)

    def __init__(
        self,
        statistics: Statistics,
        appearance: Appearance,
        parent: QWidget | None = None,
        today: date | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance, self._today = appearance, today or date.today()
        self._results = statistics.challenges()
        self.calendar = ChallengeCalendar(self._today, self._results)
        self.month = text_label(is_bold=True, is_centred=True)
        self.summary, self.tally, self.streak = (text_label() for _ in range(3))
        self.earlier, self.later = icon_button(), icon_button()
        buttons = close_button_box(self)
        self.deal_button = buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.deal_button.setDefault(True)
        top = row_of(self.earlier, (self.month, 1), self.later)
        foot = row_of((column_of(self.tally, self.streak, spacing=2), 1), buttons)
        column_of(top, (self.calendar, 1), self.summary, foot, parent=self, spacing=8)
        self.calendar.selectionChanged.connect(self._show_day)
        self.calendar.currentPageChanged.connect(self._show_month)
        self.calendar.activated.connect(self._choose)
        self.earlier.clicked.connect(self.calendar.showPreviousMonth)
        self.later.clicked.connect(self.calendar.showNextMonth)
        self.deal_button.clicked.connect(self._choose)
        self.complete(_SIZE, self._appearance)
        self.calendar.setSelectedDate(self.calendar.maximumDate())
        self.calendar.setFocus()

    @property
    def day(self) -> date:
        """Return the day that is chosen in the calendar."""
        return _day(self.calendar.selectedDate())

    def _choose(self) -> None:
        if self.deal_button.isEnabled():
            self.chosen.emit(self.day)
            self.accept()

    def _show_day(self) -> None:
        """Show the challenge of the chosen day and its result."""
        day, challenge = self.day, challenge_of(self.day)
        standing = standing_words(challenge, self._results.get(day))
        told = joined(challenge_words(challenge), standing)
        text = say(
            words("Calendar", "{day} — {challenge}", day=long_day_text(day), challenge=told)
        )
        if text != self.summary.text():
            self.summary.setText(text)
            announce(self.summary, text)
        self.deal_button.setEnabled(FIRST_DAY <= day <= self._today)

    def _show_month(self) -> None:
        """Show the name of the month and how many of its challenges were met."""
        year, month = self.calendar.yearShown(), self.calendar.monthShown()
        # In Chinese the year and the number of the month.
        size = QLocale.FormatType.ShortFormat if is_chinese() else QLocale.FormatType.LongFormat
        name = QLocale().standaloneMonthName(month, size)
        title = say(words("Calendar", "{month} {year}", month=name, year=str(year)))
        self.month.setText(title[:1].upper() + title[1:])
        met = sum((day.year, day.month) == (year, month) for day in self.calendar.met)
        self.tally.setText(say(words("Calendar", "Won this month: {number}", number=met)))
        first, last = self.calendar.minimumDate(), self.calendar.maximumDate()
        self.earlier.setEnabled((year, month) > (first.year(), first.month()))
        self.later.setEnabled((year, month) < (last.year(), last.month()))

    def apply_theme(self) -> None:
        self.calendar.apply_theme(self._appearance.paper)
        for button, icon in ((self.earlier, "step-back"), (self.later, "step-forward")):
            button.setIcon(action_icon(icon))

    def retranslate(self) -> None:
        self.setWindowTitle(name_of("challenge"))
        self.calendar.setLocale(QLocale())
        self.calendar.setAccessibleName(self.windowTitle())
        set_name(self.earlier, words("Calendar", "Previous month"))
        set_name(self.later, words("Calendar", "Next month"))
        self.deal_button.setText(say(words("Calendar", "Deal")))
        now, best = streaks(self.calendar.met, self._today)
        streak = words("Calendar", "Days won in a row: {now} (best: {best})", now=now, best=best)
        self.streak.setText(say(streak))
        self._show_day()
        self._show_month()


def _day(day: QDate) -> date:
    return cast(date, day.toPython())
