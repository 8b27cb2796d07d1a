"""The calendar of daily deals: which were won, and the way to play any of them."""

from __future__ import annotations

from datetime import date
from typing import cast

from PySide6.QtCore import QDate, QLocale, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPalette, QPen, QTextCharFormat
from PySide6.QtWidgets import QCalendarWidget, QPushButton, QTabBar, QTableView, QWidget

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.words import Words, joined, words
from gupai_desktop.i18n import is_chinese, say, with_native
from gupai_desktop.play.challenge import challenge_of
from gupai_desktop.play.daily import daily_number, streaks
from gupai_desktop.store.statistics import Statistics
from gupai_desktop.ui.play.challenges import challenge_words, standing_words
from gupai_desktop.ui.play.difficulties import Difficulties, difficulty_words
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme
from gupai_desktop.ui.theme.tile_art import action_icon, seal_icon
from gupai_desktop.ui.widgets.dialog import Dialog
from gupai_desktop.ui.widgets.focus_frame import FocusFrame
from gupai_desktop.ui.widgets.parts import (
    announce,
    column_of,
    icon_button,
    row_of,
    set_name,
    text_label,
)
from gupai_desktop.ui.widgets.times import long_day_text, qt_day

#: The first day that has a deal of its own.
FIRST_DAY = date(2026, 1, 1)

_SIZE = QSize(520, 440)
_LARGEST_MARK = 36.0


class DailyCalendar(QCalendarWidget):
    """A month with a seal on every day whose deal was won, and a ring on those begun."""

    def __init__(self, today: date) -> None:
        super().__init__()
        self._today = today
        self._won: frozenset[date] = frozenset()
        self._begun: frozenset[date] = frozenset()
        self._scheme = LIGHT
        self._seal = seal_icon()
        self.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        self.setNavigationBarVisible(False)
        self.setMinimumDate(qt_day(FIRST_DAY))
        self.setMaximumDate(qt_day(max(today, FIRST_DAY)))
        for days in self.findChildren(QTableView):
            FocusFrame(days)

    def mark(self, won: frozenset[date], begun: frozenset[date]) -> None:
        """Mark these days."""
        self._won, self._begun = won, begun
        self.updateCells()

    def apply_theme(self, scheme: Scheme) -> None:
        self._scheme = scheme
        plain = QTextCharFormat()
        plain.setForeground(self.palette().color(QPalette.ColorRole.Text))
        for day in Qt.DayOfWeek:
            self.setWeekdayTextFormat(day, plain)
        plain.setBackground(self.palette().color(QPalette.ColorRole.Base))
        self.setHeaderTextFormat(plain)
        self.updateCells()

    def paintCell(self, painter: QPainter, rect: QRect, when: QDate) -> None:
        """One day: its number in the corner, its mark in the middle."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        day, cell = _day(when), rect.adjusted(2, 2, -2, -2)
        is_chosen = when == self.selectedDate()
        painter.fillRect(rect, self.palette().color(QPalette.ColorRole.Base))
        if is_chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.palette().color(QPalette.ColorRole.Highlight))
            painter.drawRoundedRect(cell, 5, 5)
        if day == self._today:
            painter.setPen(QPen(QColor(self._scheme.selected), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(cell, 5, 5)
        painter.setPen(self._text_colour(when, is_chosen=is_chosen))
        place = cell.adjusted(7, 4, -4, -4)
        painter.drawText(place, Qt.AlignmentFlag.AlignLeft, str(day.day))
        self._paint_mark(painter, day, cell)
        painter.restore()

    def _text_colour(self, day: QDate, *, is_chosen: bool) -> QColor:
        """Closed days and those of other months are faint."""
        if is_chosen:
            return self.palette().color(QPalette.ColorRole.HighlightedText)
        is_open = self.minimumDate() <= day <= self.maximumDate()
        is_here = (day.year(), day.month()) == (self.yearShown(), self.monthShown())
        group = QPalette.ColorGroup.Active if is_open and is_here else QPalette.ColorGroup.Disabled
        return self.palette().color(group, QPalette.ColorRole.Text)

    def _paint_mark(self, painter: QPainter, day: date, cell: QRect) -> None:
        side = min(_LARGEST_MARK, cell.height() * 0.6, cell.width() * 0.5)
        box = QRectF(0, 0, side, side)
        box.moveCenter(QRectF(cell).center() + QPointF(side * 0.25, side * 0.15))
        if day in self._won:
            self._seal.paint(painter, box.toRect())
        elif day in self._begun:
            radius = side * 0.3
            painter.setPen(QPen(QColor(self._scheme.faint), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(box.center(), radius, radius)


class DailyDialog(Dialog):
    """The daily deals of one game, and the challenges of every day.

    Signals: `chosen` with the day whose deal is to be played, `challenged` with the day
    whose challenge is.
    """

    chosen = Signal(object)
    challenged = Signal(object)

    def __init__(
        self,
        game: Game,
        statistics: Statistics,
        difficulties: Difficulties,
        appearance: Appearance,
        parent: QWidget | None = None,
        today: date | None = None,
    ) -> None:
        super().__init__(parent)
        self._game, self._appearance, self._difficulties = game, appearance, difficulties
        self._today = today or date.today()
        self._dailies, self._challenges = statistics.dailies(game.id), statistics.challenges()
        self._won, self._begun = frozenset[date](), frozenset[date]()
        self.kinds = QTabBar()
        for _ in range(2):
            self.kinds.addTab("")
        self.calendar = DailyCalendar(self._today)
        self.month, self.summary, self.tally, self.streak = (
            text_label(is_bold=True, is_centred=True),
            *(text_label() for _ in range(3)),
        )
        self.earlier, self.later = icon_button(), icon_button()
        self.close_button, self.deal_button = QPushButton(), QPushButton()
        self.deal_button.setDefault(True)
        self._lay_out()
        self._mark()
        self._connect()
        self.complete(_SIZE, self._appearance)
        self.calendar.setSelectedDate(self.calendar.maximumDate())
        self.calendar.setFocus()

    @property
    def day(self) -> date:
        """The day that is chosen in the calendar."""
        return _day(self.calendar.selectedDate())

    @property
    def _is_challenge(self) -> bool:
        """Whether the challenges are shown, not the deals of the game."""
        return self.kinds.currentIndex() == 1

    # Building.

    def _lay_out(self) -> None:
        top = row_of(self.earlier, (self.month, 1), self.later)
        told = column_of(self.tally, self.streak, spacing=2)
        foot = row_of((told, 1), self.close_button, self.deal_button)
        column_of(self.kinds, top, (self.calendar, 1), self.summary, foot, parent=self, spacing=8)

    def _connect(self) -> None:
        self._difficulties.found.connect(self._show_day)
        self.kinds.currentChanged.connect(self._show_kind)
        self.calendar.selectionChanged.connect(self._show_day)
        self.calendar.currentPageChanged.connect(self._show_month)
        self.calendar.activated.connect(self._choose)
        self.earlier.clicked.connect(self.calendar.showPreviousMonth)
        self.later.clicked.connect(self.calendar.showNextMonth)
        self.deal_button.clicked.connect(self._choose)
        self.close_button.clicked.connect(self.reject)

    # What the player does.

    def _choose(self) -> None:
        if self._is_open():
            (self.challenged if self._is_challenge else self.chosen).emit(self.day)
            self.accept()

    def _is_open(self) -> bool:
        return FIRST_DAY <= self.day <= self._today

    # What is shown.

    def _mark(self) -> None:
        """Mark the days that were won and begun, of what is shown."""
        if self._is_challenge:
            days = self._challenges
            won = (day for day, moves in days.items() if challenge_of(day).is_met(moves))
            self._won, self._begun = frozenset(won), frozenset(days)
        else:
            won = (day for day, is_won in self._dailies.items() if is_won)
            self._won, self._begun = frozenset(won), frozenset(self._dailies)
        self.calendar.mark(self._won, self._begun)

    def _show_kind(self) -> None:
        """The deals of the game or the challenges, as the tabs say."""
        self._mark()
        self.retranslate()

    def _show_day(self) -> None:
        """The chosen day, its deal, and how that went."""
        if not self._is_challenge:
            self._difficulties.want(self._game, str(daily_number(self._game, self.day)))
        text = say(self._day_words())
        if text != self.summary.text():
            self.summary.setText(text)
            announce(self.summary, text)
        self.deal_button.setEnabled(self._is_open())

    def _show_month(self) -> None:
        """Which month is shown, how many of its days were won, and where one can turn to."""
        year, month = self.calendar.yearShown(), self.calendar.monthShown()
        # In Chinese the year and the number of the month.
        size = QLocale.FormatType.ShortFormat if is_chinese() else QLocale.FormatType.LongFormat
        name = QLocale().standaloneMonthName(month, size)
        title = words("Daily", "{month} {year}", month=name, year=str(year))
        self.month.setText(_capitalised(say(title)))
        won = sum((day.year, day.month) == (year, month) for day in self._won)
        self.tally.setText(say(words("Daily", "Won this month: {number}", number=won)))
        first, last = self.calendar.minimumDate(), self.calendar.maximumDate()
        self.earlier.setEnabled((year, month) > (first.year(), first.month()))
        self.later.setEnabled((year, month) < (last.year(), last.month()))

    def _streak_words(self) -> Words:
        """How many days in a row have been won, and how many at most."""
        now, best = streaks(self._won, self._today)
        return words("Daily", "Days won in a row: {now} (best: {best})", now=now, best=best)

    def _day_words(self) -> Words:
        day, name = self.day, long_day_text(self.day)
        if self._is_challenge:
            challenge = challenge_of(day)
            standing = standing_words(challenge, self._challenges.get(day))
            told = joined(challenge_words(challenge), standing)
            return words("Daily", "{day} — {challenge}", day=name, challenge=told)
        number = daily_number(self._game, day)
        deal = words("Daily", "{day}: deal {number}.", day=name, number=number)
        difficulty = self._difficulties.of(self._game, str(number))
        hard = (difficulty_words(difficulty),) if difficulty else ()
        return joined(deal, *hard, self._result_words())

    def _result_words(self) -> Words:
        if self.day in self._won:
            return words("Daily", "You have won it.")
        if self.day in self._begun:
            return words("Daily", "You have begun it.")
        return words("Daily", "You have not played it yet.")

    def apply_theme(self) -> None:
        self.calendar.apply_theme(self._appearance.scheme)
        for button, icon in ((self.earlier, "step-back"), (self.later, "step-forward")):
            button.setIcon(action_icon(icon))

    def retranslate(self) -> None:
        name = with_native(self._game.name, self._game.native)
        self.setWindowTitle(say(words("Daily", "Daily Deals: {game}", game=name)))
        self.kinds.setTabText(0, name)
        self.kinds.setTabText(1, say(words("Daily", "Challenge of the Day")))
        self.calendar.setLocale(QLocale())
        self.calendar.setAccessibleName(say(words("Daily", "Calendar of daily deals")))
        set_name(self.earlier, words("Daily", "Previous month"))
        set_name(self.later, words("Daily", "Next month"))
        self.close_button.setText(say(words("Daily", "Close")))
        self.deal_button.setText(say(words("Daily", "Deal")))
        self.streak.setText(say(self._streak_words()))
        self._show_day()
        self._show_month()


def _day(day: QDate) -> date:
    return cast(date, day.toPython())


def _capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]
