"""Times and days as the language of the interface writes them."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QDateTime, QLocale, Qt

# Qt itself writes 年月日星期周上午下午 in Chinese; the bundled font has what stands in a source.


def time_text(seconds: float) -> str:
    """Return a length of time: ``2:05``, or ``1:02:05`` from an hour on."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def moment_text(at: str) -> str:
    """Return a moment as `history.now` writes it, in the player's own time."""
    moment = QDateTime.fromString(at, Qt.DateFormat.ISODate).toLocalTime()
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


def day_text(day: date) -> str:
    """Return a day, as short as it can be written."""
    return QLocale().toString(qt_day(day), QLocale.FormatType.ShortFormat)


def long_day_text(day: date) -> str:
    """Return a day with its month in words."""
    return QLocale().toString(qt_day(day), QLocale.FormatType.LongFormat)


def qt_day(day: date) -> QDate:
    """Return a day as Qt holds it."""
    return QDate(day.year, day.month, day.day)
