"""The latest deals of a game as a chart: how many moves above the best line each was won."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from itertools import count

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from gupai_desktop.engine.words import joined, words
from gupai_desktop.i18n import say
from gupai_desktop.store.statistics import PlayedDeal
from gupai_desktop.ui.statistics.log import UNFINISHED, WON, deal_facts
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme
from gupai_desktop.ui.theme.tile_art import blank
from gupai_desktop.ui.widgets.parts import STRETCH, column_of, row_of, text_label

#: So many deals are shown.
MOST = 40

_GAP, _RADIUS, _WIDEST_SLOT, _FEWEST_LINES = 6, 4, 26, 5

_TITLE = words("Statistics", "Moves above the best line known, the latest deals on the right")
_UNRATED = words("Statistics", "below the axis: best line not known")


class Ending(Enum):
    """The ending of a deal: its name in the legend, and the colour of its mark in a scheme."""

    WON = (WON, "target")
    HELPED = (words("Statistics", "won with help"), "hint")
    UNFINISHED = (UNFINISHED, "faint")

    @classmethod
    def of(cls, deal: PlayedDeal) -> Ending:
        """Return the ending of a deal."""
        if deal.win is None:
            return cls.UNFINISHED
        return cls.HELPED if deal.win.is_assisted else cls.WON

    def colour(self, scheme: Scheme) -> QColor:
        """The colour of its mark."""
        return QColor(getattr(scheme, self.value[1]))


class ResultsChart(QFrame):
    """A mark for every deal, the latest on the right; a legend tells what the marks mean."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("chart")
        self._title, self._unrated = text_label(), text_label()
        self._plot = _Plot()
        self._signs = {ending: QLabel() for ending in Ending}
        self._names = {ending: QLabel() for ending in Ending}
        signs = (row_of(self._signs[one], self._names[one], spacing=_GAP) for one in Ending)
        legend = row_of(*signs, (self._unrated, 1), spacing=3 * _GAP)
        column_of(self._title, (self._plot, 1), legend, parent=self, margin=10, spacing=_GAP)
        self.apply_theme(LIGHT)

    def show_deals(self, deals: Sequence[PlayedDeal]) -> None:
        """Show the latest of these deals, the newest of which comes first."""
        shown = deals[:MOST][::-1]
        self._plot.show_deals(shown)
        self.setAccessibleName(say(_TITLE))
        endings = [Ending.of(deal) for deal in shown]
        summary = words(
            "Statistics",
            "Won without help: {won}; with help: {helped}; unfinished: {unfinished}.",
            won=endings.count(Ending.WON),
            helped=endings.count(Ending.HELPED),
            unfinished=endings.count(Ending.UNFINISHED),
        )
        overs = [over for deal in shown if (over := _over(deal)) is not None]
        reach = words(
            "Statistics",
            "Moves above the best line known: from {least} to {most}.",
            least=min(overs, default=0),
            most=max(overs, default=0),
        )
        self.setAccessibleDescription(say(joined(summary, *([reach] if overs else []))))
        self._title.setText(say(_TITLE))
        for ending, label in self._names.items():
            label.setText(say(ending.value[0]))
        has_unrated = any(deal.win and _over(deal) is None for deal in shown)
        self._unrated.setText(say(_UNRATED) if has_unrated else "")

    def apply_theme(self, scheme: Scheme) -> None:
        self.setStyleSheet(
            f"#chart {{ background: {scheme.tray}; border-radius: 6px; }}"
            f" #chart > QLabel {{ color: {scheme.caption}; }}"
        )
        self._plot.apply_theme(scheme)
        ratio, side = self.devicePixelRatioF(), 2 * _RADIUS
        for ending, label in self._signs.items():
            picture = blank(QSize(side, side) * ratio, ratio)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            _paint_mark(painter, ending, QPointF(_RADIUS, _RADIUS), scheme)
            painter.end()
            label.setPixmap(picture)


class _Plot(QWidget):
    """The marks side by side over an axis for par, with fainter lines above it."""

    def __init__(self) -> None:
        super().__init__()
        self.scheme = LIGHT
        self._low, self._high = 0, 2
        self._row = row_of(STRETCH, parent=self, margin=0, spacing=0)
        self._foot = 4 * _RADIUS + _GAP

    def show_deals(self, deals: Sequence[PlayedDeal]) -> None:
        """Show these deals from left to right."""
        overs = [0, *filter(None, map(_over, deals))]
        # The next of 2, 4, 10, 20, 40, 100 and so on, so that its half is a whole number too.
        ends = (step * 10**power for power in count() for step in (2, 4, 10))
        self._low, self._high = min(overs), next(end for end in ends if end >= max(overs))
        for mark in self.findChildren(_DealMark):
            mark.hide()
            mark.deleteLater()
        for place, deal in enumerate(deals):
            self._row.insertWidget(place, _DealMark(deal, self))
        self.update()

    def apply_theme(self, scheme: Scheme) -> None:
        self.scheme = scheme
        # The axis has room for its numbers.
        metrics = self.fontMetrics()
        self._row.setContentsMargins(metrics.horizontalAdvance("000") + _GAP, 0, 0, 0)
        self.setMinimumHeight(_FEWEST_LINES * metrics.height())
        self._top = metrics.height() / 2
        self.update()

    def height_of(self, over: int | None) -> float:
        """Return the height of so many moves above par; deals without par lie under the axis."""
        if over is None:
            return self.height() - 2 * _RADIUS
        bottom = self.height() - self._foot
        return bottom - (over - self._low) / (self._high - self._low) * (bottom - self._top)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, left = QPainter(self), self._row.contentsMargins().left()
        for over in sorted({0, self._high // 2, self._high}):
            y, colour = round(self.height_of(over)) + 0.5, QColor(self.scheme.faint)
            painter.setPen(colour)
            label = QRectF(0, y - self._top, left - _GAP, 2 * self._top)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(label, right, str(over))
            colour.setAlphaF(0.9 if over == 0 else 0.3)
            painter.setPen(QPen(colour, 1))
            painter.drawLine(QPointF(left, y), QPointF(self.width(), y))
        painter.end()


class _DealMark(QWidget):
    """One deal: its mark, and a line that leads up to it from the axis."""

    def __init__(self, deal: PlayedDeal, plot: _Plot) -> None:
        super().__init__(plot)
        self._deal, self._plot = deal, plot
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Expanding)
        self.setToolTip(deal_facts(deal))

    def sizeHint(self) -> QSize:
        return QSize(_WIDEST_SLOT, 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, over, ending = QPainter(self), _over(self._deal), Ending.of(self._deal)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        mark = QPointF(self.width() / 2, self._plot.height_of(over))
        if over is not None:
            painter.setPen(QPen(ending.colour(self._plot.scheme), 2))
            painter.drawLine(QPointF(mark.x(), self._plot.height_of(0)), mark)
        _paint_mark(painter, ending, mark, self._plot.scheme)
        painter.end()


def _paint_mark(painter: QPainter, ending: Ending, middle: QPointF, scheme: Scheme) -> None:
    """A disc for a win, a square for one with help, a ring for an unfinished deal."""
    colour, reach = ending.colour(scheme), _RADIUS - 0.5
    painter.setPen(QPen(colour, 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush if ending is Ending.UNFINISHED else colour)
    if ending is Ending.HELPED:
        painter.drawRect(QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach))
    else:
        painter.drawEllipse(middle, reach, reach)


def _over(deal: PlayedDeal) -> int | None:
    return deal.win.over_par if deal.win else None
