"""Days as they are painted: a red seal for a board, gold round it in par, a dot for an omen."""

from __future__ import annotations

from calendar import Calendar
from collections.abc import Mapping
from datetime import date

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gupai_desktop.i18n import first_day_of_week
from gupai_desktop.play.today import DayMark

#: The red of a seal, what is written on it, and the gold round one.
SEAL_RED, ON_SEAL, SEAL_GOLD = "#a61c17", "#ffffff", "#f3c351"
_ROUND = 0.18
_WEEK = 7


def paint_day(
    painter: QPainter, room: QRectF, day: date, mark: DayMark | None, ink: str, dot: str
) -> None:
    """Paint the number of a day in the middle of a room, on its seal, and its omen in a corner."""
    seal = QRectF(0, 0, min(room.width(), room.height() * 1.35) * 0.84, room.height() * 0.84)
    seal.moveCenter(room.center())
    if mark and mark.is_won:
        painter.setPen(QPen(QColor(SEAL_GOLD), 2.5) if mark.is_gold else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(SEAL_RED))
        radius = _ROUND * seal.height()
        painter.drawRoundedRect(seal, radius, radius)
        ink = ON_SEAL
    painter.setPen(QColor(ink))
    # A month of six weeks leaves less room than letters have, and digits need.
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, str(day.day))
    if mark and mark.has_omen:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(SEAL_GOLD if mark.is_won else dot))
        size = max(1.8, seal.height() * 0.075)
        corner = seal.topRight() + QPointF(-2.2 * size, 2.2 * size)
        painter.drawEllipse(corner, size, size)


def paint_month(
    painter: QPainter,
    room: QRectF,
    today: date,
    marks: Mapping[date, DayMark],
    inks: tuple[str, str, str],
) -> None:
    """Paint the month of a day in a room: its days in one ink, those to come in a fainter one.

    A frame in the third is round today.
    """
    ink, faint, frame = inks
    first = first_day_of_week().value - 1
    weeks = Calendar(first).monthdatescalendar(today.year, today.month)
    width, height = room.width() / _WEEK, room.height() / max(len(weeks), 5)
    for row, week in enumerate(weeks):
        for column, day in enumerate(week):
            if day.month == today.month:
                place = QRectF(
                    room.x() + column * width, room.y() + row * height, width, height
                ).adjusted(1, 1, -1, -1)
                is_coming = day > today
                paint_day(painter, place, day, marks.get(day), faint if is_coming else ink, frame)
                if day == today:
                    painter.setPen(QPen(QColor(frame), 1.5))
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.drawRoundedRect(place, 4, 4)
