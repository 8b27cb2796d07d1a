"""The latest deals of a game as a chart: how many moves above the best line each was won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import count

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from gupai_desktop.engine.words import Words, counted, joined, words
from gupai_desktop.i18n import say
from gupai_desktop.store.statistics import PlayedDeal
from gupai_desktop.ui.statistics.log import UNFINISHED, WON, deal_words
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme

#: So many deals are shown.
MOST = 40

_MARGIN, _GAP, _RADIUS, _WIDEST_SLOT = 10.0, 6.0, 4.0, 26.0

#: How high the chart is, in lines of text.
_LINES, _FEWEST_LINES = 11, 9


_TITLE = words("Statistics", "Moves above the best line known, the latest deals on the right")
_UNRATED = words("Statistics", "below the axis: best line not known")


class Ending(Enum):
    """How a deal ended: what the legend calls it, and the colour of its mark in a scheme."""

    WON = (WON, "target")
    HELPED = (words("Statistics", "won with help"), "hint")
    UNFINISHED = (UNFINISHED, "faint")

    @classmethod
    def of(cls, deal: PlayedDeal) -> Ending:
        """How this deal ended."""
        if deal.win is None:
            return cls.UNFINISHED
        return cls.HELPED if deal.win.is_assisted else cls.WON


@dataclass(frozen=True, slots=True)
class Scale:
    """From moves above par to a height; `low` and `high` are the ends of the axis."""

    low: int
    high: int
    top: float
    bottom: float

    def y(self, over: int) -> float:
        """Where so many moves above par lie."""
        share = (over - self.low) / (self.high - self.low)
        return self.bottom - share * (self.bottom - self.top)


class ResultsChart(QWidget):
    """A mark for every deal, the latest on the right.

    A disc is a win, a square one with help, and its height tells the moves above
    par; a mark under the axis is one without such a figure: a ring an unfinished
    deal, a disc or a square a win whose par is not known.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deals: list[PlayedDeal] = []
        self._scheme = LIGHT
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_deals(self, deals: Sequence[PlayedDeal]) -> None:
        """Show the latest of these deals, the newest of which comes first."""
        self._deals = list(deals[:MOST])[::-1]
        self.retranslate()

    def retranslate(self) -> None:
        """Say in words what is drawn."""
        self.setAccessibleName(say(_TITLE))
        self.setAccessibleDescription(say(self._summary()) if self._deals else "")
        self.updateGeometry()
        self.update()

    def apply_theme(self, scheme: Scheme) -> None:
        """Take other colours."""
        self._scheme = scheme
        self.update()

    def _summary(self) -> Words:
        """What the chart shows, in sentences."""
        endings = [Ending.of(deal) for deal in self._deals]
        overs = [over for deal in self._deals if (over := _over(deal)) is not None]
        said = [
            counted("Statistics", "The latest %n deal(s), the newest last.", len(endings)),
            words(
                "Statistics",
                "Won without help: {won}; with help: {helped}; unfinished: {unfinished}.",
                won=endings.count(Ending.WON),
                helped=endings.count(Ending.HELPED),
                unfinished=endings.count(Ending.UNFINISHED),
            ),
        ]
        if overs:
            said.append(
                words(
                    "Statistics",
                    "Moves above the best line known: from {least} to {most}.",
                    least=min(overs),
                    most=max(overs),
                )
            )
        return joined(*said)

    # Placing.

    @property
    def _line(self) -> float:
        return QFontMetricsF(self.font()).height()

    def _plot(self) -> QRectF:
        """Where the marks with a figure are: between the title and the marks without one."""
        left = _MARGIN + QFontMetricsF(self.font()).horizontalAdvance("000") + _GAP
        top = _MARGIN + self._line + 2 * _GAP
        foot = self._line + _MARGIN + 2 * _GAP + 4 * _RADIUS
        return QRectF(left, top, self.width() - _MARGIN - left, self.height() - foot - top)

    def _scale(self, plot: QRectF) -> Scale:
        overs = [0, *filter(None, map(_over, self._deals))]
        return Scale(min(overs), _round_up(max(overs)), plot.top(), plot.bottom())

    def _slots(self, plot: QRectF) -> Iterator[tuple[PlayedDeal, float]]:
        """Every deal and the middle of its slot."""
        width = self._slot_width(plot)
        for number, deal in enumerate(self._deals):
            yield deal, plot.left() + width * (number + 0.5)

    def _slot_width(self, plot: QRectF) -> float:
        return min(_WIDEST_SLOT, plot.width() / max(1, len(self._deals)))

    def deal_at(self, point: QPoint) -> PlayedDeal | None:
        """The deal whose slot a point lies in."""
        plot = self._plot()
        half = self._slot_width(plot) / 2
        return next((deal for deal, x in self._slots(plot) if abs(point.x() - x) <= half), None)

    # Drawing.

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._scheme.tray))
        painter.drawRoundedRect(QRectF(self.rect()), 6, 6)
        plot = self._plot()
        scale = self._scale(plot)
        self._paint_texts(painter)
        self._paint_axis(painter, plot, scale)
        for deal, x in self._slots(plot):
            self._paint_deal(painter, deal, x, scale)
        painter.end()

    def _paint_texts(self, painter: QPainter) -> None:
        """What is measured, above; what the marks mean, below."""
        painter.setPen(QColor(self._scheme.caption))
        room = QRectF(_MARGIN, _MARGIN, self.width() - 2 * _MARGIN, self._line)
        metrics = QFontMetricsF(self.font())
        title = metrics.elidedText(say(_TITLE), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft, title)
        x, y = _MARGIN, self.height() - _MARGIN - self._line / 2
        for ending in Ending:
            text = say(ending.value[0])
            self._paint_mark(painter, ending, QPointF(x + _RADIUS, y))
            painter.setPen(QColor(self._scheme.caption))
            width = metrics.horizontalAdvance(text) + 2
            place = QRectF(x + 2 * _RADIUS + _GAP, y - self._line / 2, width, self._line)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, text)
            x = place.right() + 3 * _GAP
        if any(deal.win and _over(deal) is None for deal in self._deals):
            rest = QRectF(x, y - self._line / 2, self.width() - _MARGIN - x, self._line)
            note = metrics.elidedText(say(_UNRATED), Qt.TextElideMode.ElideRight, rest.width())
            painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, note)

    def _paint_axis(self, painter: QPainter, plot: QRectF, scale: Scale) -> None:
        """A line for par, fainter ones above it, each with its number."""
        for over in sorted({0, scale.high // 2, scale.high}):
            y = round(scale.y(over)) + 0.5
            colour = QColor(self._scheme.faint)
            painter.setPen(colour)
            label = QRectF(0, y - self._line / 2, plot.left() - _GAP, self._line)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(label, right, str(over))
            colour.setAlphaF(0.9 if over == 0 else 0.3)
            painter.setPen(QPen(colour, 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))

    def _paint_deal(self, painter: QPainter, deal: PlayedDeal, x: float, scale: Scale) -> None:
        over, ending = _over(deal), Ending.of(deal)
        if over is None:
            self._paint_mark(painter, ending, QPointF(x, scale.bottom + _GAP + 2 * _RADIUS))
            return
        mark = QPointF(x, scale.y(over))
        painter.setPen(QPen(self._colour(ending), 2))
        painter.drawLine(QPointF(x, scale.y(0)), mark)
        self._paint_mark(painter, ending, mark)

    def _paint_mark(self, painter: QPainter, ending: Ending, middle: QPointF) -> None:
        colour = self._colour(ending)
        painter.setPen(QPen(colour, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush if ending is Ending.UNFINISHED else colour)
        if ending is Ending.HELPED:
            side = 2 * _RADIUS - 1
            painter.drawRect(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side))
        else:
            painter.drawEllipse(middle, _RADIUS - 0.5, _RADIUS - 0.5)

    def _colour(self, ending: Ending) -> QColor:
        return QColor(getattr(self._scheme, ending.value[1]))

    def sizeHint(self) -> QSize:
        return QSize(400, round(_LINES * self._line))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, round(_FEWEST_LINES * self._line))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            deal = self.deal_at(event.pos())
            QToolTip.showText(event.globalPos(), say(deal_words(deal)) if deal else "", self)
            return True
        return super().event(event)


def _over(deal: PlayedDeal) -> int | None:
    return deal.win.over_par if deal.win else None


def _round_up(number: int) -> int:
    """The next of 2, 4, 10, 20, 40, 100 and so on, so that its half is a whole number too."""
    ends = (step * 10**power for power in count() for step in (2, 4, 10))
    return int(next(end for end in ends if end >= number))
