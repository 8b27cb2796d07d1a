"""The days of a month are painted whole, however little room a week has."""

from datetime import date

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from gupai_desktop.ui.theme.day_art import paint_day


def ink(height: float) -> int:
    """How many points of a day are painted in a room of that height."""
    image = QImage(60, 60, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setFont(QApplication.font())
    # In the middle at a whole pixel, whatever its height.
    paint_day(painter, QRectF(0, 30 - height / 2, 60, height), date(2026, 11, 8), None, "#fff", "")
    painter.end()
    return sum(image.pixelColor(x, y).alpha() > 0 for x in range(60) for y in range(60))


def test_the_number_of_a_day_is_whole_where_a_month_has_six_weeks(qapp: QApplication) -> None:
    assert qapp.font().pointSizeF() > 0
    assert ink(8) == ink(40) > 0
