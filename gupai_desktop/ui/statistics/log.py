"""The log of the deals of one game, and the chart of the latest ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from itertools import count

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from gupai_desktop.engine.words import Words, joined, words
from gupai_desktop.games import find
from gupai_desktop.i18n import day_text, moment_text, say, time_text
from gupai_desktop.play.challenge import challenge_day_named
from gupai_desktop.store.statistics import Par, PlayedDeal, Win
from gupai_desktop.ui.board.models import Index
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme
from gupai_desktop.ui.theme.tile_art import blank, seal_icon
from gupai_desktop.ui.widgets.parts import STRETCH, column_of, row_of, text_label

_NOTHING = "–"


class DealLog(QAbstractTableModel):
    """One row a deal: when it was begun, which it is, and how it ended.

    Older deals are asked for page by page, when a view comes to the end of those it has.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._deals: list[PlayedDeal] = []
        self._older: Callable[[int], list[PlayedDeal]] = lambda _shown: []
        self._has_older = False
        self._seal = seal_icon()

    def show_pages(self, older: Callable[[int], list[PlayedDeal]]) -> None:
        """Show the deals that `older` gives a page of, after so many that are shown."""
        self.beginResetModel()
        self._older, self._deals = older, older(0)
        self._has_older = bool(self._deals)
        self.endResetModel()

    def deal(self, row: int) -> PlayedDeal:
        """The deal of a row."""
        return self._deals[row]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._deals)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(_COLUMNS)

    def canFetchMore(self, parent: Index) -> bool:
        return not parent.isValid() and self._has_older

    def fetchMore(self, _parent: Index) -> None:
        count = len(self._deals)
        page = self._older(count)
        self._has_older = bool(page)
        if page:
            self.beginInsertRows(QModelIndex(), count, count + len(page) - 1)
            self._deals += page
            self.endInsertRows()

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        is_title = role == Qt.ItemDataRole.DisplayRole and orientation is Qt.Orientation.Horizontal
        return say(_COLUMNS[section][0]) if is_title else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        deal = self._deals[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return _COLUMNS[index.column()][1](deal)
        if role == Qt.ItemDataRole.DecorationRole and index.column() == RESULT and deal.win:
            return QIcon(self._seal)
        if role == Qt.ItemDataRole.ToolTipRole:
            return say(_ASK)
        return None


_ASK = words("Statistics", "Double-click or press Enter to open this deal again")
_YES, _NO = words("Statistics", "yes"), words("Statistics", "no")
WON, UNFINISHED = words("Statistics", "won"), words("Statistics", "unfinished")
OWN_BOARD = words("MainWindow", "custom board")


def deal_text(deal: PlayedDeal) -> str:
    """Return the number of a deal, with the day whose challenge it was."""
    if deal.number is None:
        return say(OWN_BOARD)
    if challenge := challenge_day_named(deal.policy):
        day = day_text(challenge)
        return say(words("Statistics", "{number} (challenge {day})", number=deal.number, day=day))
    return str(deal.number)


def deal_facts(deal: PlayedDeal) -> str:
    """Return all that the log tells of a deal, a line for each column."""
    return "\n".join(f"{say(title)}: {text_of(deal)}" for title, text_of in _COLUMNS)


def par_text(par: Par, measure: Callable[[int], int] = int) -> str:
    """Return par, or the bounds within which it lies, as a game measures them."""
    if not par.line:
        return _NOTHING
    if par.is_proved:
        return str(measure(par.line))
    ends = [str(measure(par.bound)) if par.bound else "…", str(measure(par.line))]
    return "–".join(ends if measure(2) > measure(1) else ends[::-1])


def measure_of(deal: PlayedDeal) -> Callable[[int], int]:
    """Return how the game of a deal measures a win."""
    return find(deal.game_id, deal.rules).measure


def _if_won(text_of: Callable[[Win], str]) -> Callable[[PlayedDeal], str]:
    """Return the text of a column for a won deal, and a dash for any other."""
    return lambda deal: text_of(deal.win) if deal.win else _NOTHING


def _measured(text_of: Callable[[Win, Callable[[int], int]], str]) -> Callable[[PlayedDeal], str]:
    """Return the same for what a game measures."""
    return lambda deal: text_of(deal.win, measure_of(deal)) if deal.win else _NOTHING


#: Every column: its title, and what it says of a deal.
_COLUMNS: tuple[tuple[Words, Callable[[PlayedDeal], str]], ...] = (
    (words("Statistics", "Begun"), lambda deal: moment_text(deal.at)),
    (words("Statistics", "Deal"), deal_text),
    (words("Statistics", "Result"), lambda deal: say(WON if deal.win else UNFINISHED)),
    (words("Statistics", "Moves"), _measured(lambda win, measure: str(measure(win.moves)))),
    (words("Statistics", "Par"), _measured(lambda win, measure: par_text(win.par, measure))),
    (words("Statistics", "Time"), _if_won(lambda win: time_text(win.seconds))),
    (words("Statistics", "Help"), _if_won(lambda win: say(_YES if win.is_assisted else _NO))),
)
DEAL, RESULT = 1, 2


#: So many deals are shown.
MOST = 40

_GAP, _RADIUS, _WIDEST_SLOT, _FEWEST_LINES = 6, 4, 26, 5

_TITLE = words("Statistics", "Moves above the best line known, the latest deals on the right")
_UNRATED = words("Statistics", "below the axis: best line not known")


class Ending(Enum):
    """The ending of a deal: its name in the legend, and the colour of its mark in a scheme."""

    WON = (WON, "accent")
    HELPED = (words("Statistics", "won with help"), "red")
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
