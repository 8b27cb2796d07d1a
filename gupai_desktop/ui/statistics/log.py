"""The log of the deals of one game, and the chart of the latest ones."""

from __future__ import annotations

import math
from collections.abc import Callable, Container, Sequence
from enum import Enum
from functools import lru_cache
from itertools import count

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFontMetrics, QHelpEvent, QIcon, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QLabel,
    QStyleOptionViewItem,
    QTableView,
    QToolTip,
    QWidget,
)

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.rules import NO, YES
from gupai_desktop.engine.words import BadText, Words, joined, time_text, words
from gupai_desktop.games import find
from gupai_desktop.i18n import moment_text, say
from gupai_desktop.store.statistics import Par, PlayedDeal, Win
from gupai_desktop.texts.messages import omen_words
from gupai_desktop.ui.board.models import Index
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme
from gupai_desktop.ui.theme.tile_art import seal_icon
from gupai_desktop.ui.widgets.parts import column_of, own_viewport, text_label

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
        self._texts = dict[tuple[int, int], str]()
        self._seal = seal_icon()
        #: The playings of the omens whose degree may be told.
        self.seen: Container[str] = ()

    def show_pages(self, older: Callable[[int], list[PlayedDeal]]) -> None:
        """Show the deals that `older` gives a page of, after that many that are shown."""
        self.beginResetModel()
        self._older, self._deals, self._texts = older, older(0), {}
        self._has_older = bool(self._deals)
        self.endResetModel()

    def deal(self, row: int) -> PlayedDeal:
        return self._deals[row]

    def text(self, row: int, column: int) -> str:
        """Return what a row tells in a column."""
        if (row, column) not in self._texts:
            deal = self._deals[row]
            is_omen = column == RESULT and game_of(deal).is_omen
            text_of = self._omen_text if is_omen else _COLUMNS[column][1]
            self._texts[row, column] = text_of(deal)
        return self._texts[row, column]

    def rows_unlike(self, column: int) -> list[int]:
        """Return a row for each text of a column, with and without a seal."""
        seen: dict[object, int] = {}
        for row, deal in enumerate(self._deals):
            seen[self.text(row, column), column == RESULT and deal.win is None] = row
        return list(seen.values())

    def longest(self, column: int, metrics: QFontMetrics) -> list[int]:
        """Return the rows of a column that may be the widest; a seal is like some letters."""
        widths = {
            row: metrics.horizontalAdvance(self.text(row, column))
            for row in self.rows_unlike(column)
        }
        least = max(widths.values(), default=0) - (2 * metrics.height() if column == RESULT else 2)
        return [row for row, width in widths.items() if width >= least]

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
        if not is_title:
            return None
        is_scored = bool(self._deals) and game_of(self._deals[0]).most_score > 0
        title = _COLUMNS[section][0]
        return say(_IN_POINTS.get(section, title) if is_scored else title)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(row, column)
        is_seal = role == Qt.ItemDataRole.DecorationRole and column == RESULT
        return QIcon(self._seal) if is_seal and self._deals[row].win else None

    def _omen_text(self, deal: PlayedDeal) -> str:
        """Return what a deal of an omen brings, once it may be known."""
        game = game_of(deal)
        day = deal.occasion(game).day
        if day and deal.playing not in self.seen:
            return _NOTHING
        try:
            return say(omen_words(deal.record(game), day, is_of_today=False))
        except BadText:  # a board that is none any more
            return _NOTHING


class LogView(QTableView):
    """The log as a table of whole rows, its columns as wide as what they tell."""

    def __init__(self, model: DealLog) -> None:
        super().__init__()
        own_viewport(self)
        self.setModel(model)
        self._log, self._widths = model, dict[object, int]()
        for changed in (model.modelReset, model.rowsInserted):
            changed.connect(self._widths.clear)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setIconSize(QSize(16, 16))
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(DEAL, QHeaderView.ResizeMode.Stretch)

    def sizeHintForColumn(self, column: int) -> int:
        """Measure the longest texts once: Qt asks eight things of every cell at every resize."""
        key = (column, self.font().key())
        if key not in self._widths:
            option, delegate = QStyleOptionViewItem(), self.itemDelegate()
            self.initViewItemOption(option)
            long = self._log.longest(column, self.fontMetrics())
            cells = (self._log.index(row, column) for row in long)
            widths = (delegate.sizeHint(option, cell).width() for cell in cells)
            self._widths[key] = max(widths, default=0)
        return self._widths[key]


WON, UNWON = words("won"), words("not won")
OWN_BOARD = words("custom board")


def deal_text(deal: PlayedDeal) -> str:
    """Return the number of a deal, with the day whose challenge or omen it was, or its name."""
    game = game_of(deal)
    occasion = deal.occasion(game)
    if deal.number is None:
        return say(occasion.name(game) or OWN_BOARD)
    logged = occasion.logged(deal.number)
    return say(logged) if logged else str(deal.number)


def deal_facts(deal: PlayedDeal) -> str:
    """Return all that the log tells of a deal, a line for each column."""
    titles = _IN_POINTS if game_of(deal).most_score else {}
    return "\n".join(
        f"{say(titles.get(column, title))}: {text_of(deal)}"
        for column, (title, text_of) in enumerate(_COLUMNS)
    )


def par_text(par: Par, measure: Callable[[int], int] = int) -> str:
    """Return par, or the bounds within which it lies, as a game measures them.

    Of points it is the best, or that there are that many at least.
    """
    if not par.line:
        return _NOTHING
    if par.is_proved:
        return str(measure(par.line))
    if measure(2) < measure(1):
        return say(words("at least {number}", number=measure(par.line)))
    return f"{measure(par.bound) if par.bound else '…'}–{measure(par.line)}"


_find = lru_cache(find)


def game_of(deal: PlayedDeal) -> Game:
    return _find(deal.game_id, deal.rules)


def _if_won(text_of: Callable[[Win, Game], str]) -> Callable[[PlayedDeal], str]:
    """Return the text of a column for a won deal, and a dash for any other."""
    return lambda deal: text_of(deal.win, game_of(deal)) if deal.win else _NOTHING


#: Every column: its title, and what it says of a deal.
_COLUMNS: tuple[tuple[Words, Callable[[PlayedDeal], str]], ...] = (
    (words("Begun"), lambda deal: moment_text(deal.at)),
    (words("Deal"), deal_text),
    (words("Result"), lambda deal: say(WON if deal.win else UNWON)),
    (words("Moves"), _if_won(lambda win, game: str(game.measure(win.moves)))),
    (words("Par"), _if_won(lambda win, game: par_text(win.par, game.measure))),
    (words("Time"), _if_won(lambda win, _: time_text(win.seconds))),
    (words("Help"), _if_won(lambda win, _: say(YES if win.is_assisted else NO))),
)
DEAL, RESULT, MOVES, PAR = 1, 2, 3, 4
#: The columns of what a player decides, which the deal of an omen does not leave to one.
OF_PLAYING = range(MOVES, len(_COLUMNS))
#: The titles of columns that tell of points.
_IN_POINTS = {MOVES: words("Points"), PAR: words("Best possible")}


#: This many deals are shown.
MAX = 40

_GAP, _WIDEST_SLOT, _FEWEST_LINES = 6, 26, 5

_TITLE = words("Moves above the best line known, the latest deals on the right")
_POINTS_TITLE = words("Points below the best known, the latest deals on the right")
_UNRATED = words("below the axis: best line not known")


class DealEnding(Enum):
    """The ending of a deal: its name in the legend, its sign, and the colour of that."""

    WON = (WON, "●", "accent")
    HELPED = (words("won with help"), "■", "red")
    UNWON = (UNWON, "○", "faint")

    @classmethod
    def of(cls, deal: PlayedDeal) -> DealEnding:
        if deal.win is None:
            return cls.UNWON
        return cls.HELPED if deal.win.is_assisted else cls.WON

    def colour(self, scheme: Scheme) -> str:
        return str(getattr(scheme, self.value[2]))


class ResultsChart(QFrame):
    """A mark for every deal, the latest on the right; a legend tells what the marks mean."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("chart")
        self._title, self._legend = text_label(), QLabel()
        self.plot, self._has_unrated = _Plot(), False
        parts = (self._title, (self.plot, 1), self._legend)
        column_of(*parts, parent=self, margin=10, spacing=_GAP)
        self.apply_theme(LIGHT)

    def show_deals(self, deals: Sequence[PlayedDeal]) -> None:
        """Show the latest of these deals, the newest of which comes first."""
        shown = deals[:MAX][::-1]
        self.plot.show_deals(shown)
        is_scored = bool(shown) and game_of(shown[0]).most_score > 0
        title = say(_POINTS_TITLE if is_scored else _TITLE)
        self.setAccessibleName(title)
        endings = [DealEnding.of(deal) for deal in shown]
        summary = words(
            "Won without help: {won}; with help: {helped}; not won: {unwon}.",
            won=endings.count(DealEnding.WON),
            helped=endings.count(DealEnding.HELPED),
            unwon=endings.count(DealEnding.UNWON),
        )
        overs = [over for deal in shown if (over := _over(deal)) is not None]
        least, most = min(overs, default=0), max(overs, default=0)
        reach = words(
            "Moves above the best line known: from {least} to {most}.", least=least, most=most
        )
        if is_scored:
            reach = words(
                "Points below the best known: from {least} to {most}.", least=least, most=most
            )
        self.setAccessibleDescription(say(joined(summary, *([reach] if overs else []))))
        self._title.setText(title)
        self._has_unrated = any(deal.win and _over(deal) is None for deal in shown)
        self._write_legend()

    def apply_theme(self, scheme: Scheme) -> None:
        self.setStyleSheet(
            f"#chart {{ background: {scheme.tray}; border-radius: 6px; }}"
            f" #chart > QLabel {{ color: {scheme.caption}; }}"
        )
        self.plot.apply_theme(scheme)
        self._write_legend()

    def _write_legend(self) -> None:
        signs = [
            f'<span style="color: {ending.colour(self.plot.scheme)}">{ending.value[1]}</span>'
            f" {say(ending.value[0])}"
            for ending in DealEnding
        ]
        signs += [say(_UNRATED)] if self._has_unrated else []
        self._legend.setText("&nbsp; &nbsp;".join(signs))


class _Plot(QWidget):
    """The marks side by side over an axis for par, with fainter lines above it."""

    def __init__(self) -> None:
        super().__init__()
        self.scheme, self._deals = LIGHT, tuple[PlayedDeal, ...]()
        self._low, self._high = 0, 2

    def show_deals(self, deals: Sequence[PlayedDeal]) -> None:
        """Show these deals from left to right."""
        overs = [0, *filter(None, map(_over, deals))]
        # The next of 2, 4, 10, 20, 40, 100 and so on, so that its half is a whole number too.
        ends = (step * 10**power for power in count() for step in (2, 4, 10))
        self._low, self._high = min(overs), next(end for end in ends if end >= max(overs))
        self._deals = tuple(deals)
        self.update()

    def apply_theme(self, scheme: Scheme) -> None:
        self.scheme = scheme
        # The axis has room for its numbers.
        metrics = self.fontMetrics()
        self._left = metrics.horizontalAdvance("000") + _GAP
        self._line = metrics.height()
        self.setMinimumHeight(_FEWEST_LINES * self._line)
        self.update()

    @property
    def _slot(self) -> float:
        return min(_WIDEST_SLOT, (self.width() - self._left) / max(1, len(self._deals)))

    def deal_at(self, x: float) -> PlayedDeal | None:
        """Return the deal whose mark is in a column of the plot, if there is one."""
        place = math.floor((x - self._left) / self._slot)
        return self._deals[place] if 0 <= place < len(self._deals) else None

    def height_of(self, over: int | None) -> float:
        """Return the height of that many moves above par; deals without par lie under the axis."""
        if over is None:
            return self.height() - self._line / 2
        top, bottom = self._line / 2, self.height() - 1.5 * self._line
        return bottom - (over - self._low) / (self._high - self._low) * (bottom - top)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        for number in sorted({0, self._high // 2, self._high}):
            y, colour = round(self.height_of(number)) + 0.5, QColor(self.scheme.faint)
            painter.setPen(self.palette().color(self.foregroundRole()))
            label = QRectF(0, y - self._line / 2, self._left - _GAP, self._line)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(label, right, str(number))
            colour.setAlphaF(0.9 if number == 0 else 0.3)
            painter.setPen(QPen(colour, 1))
            painter.drawLine(QPointF(self._left, y), QPointF(self.width(), y))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, deal in enumerate(self._deals):
            over, ending = _over(deal), DealEnding.of(deal)
            mark = QPointF(self._left + (place + 0.5) * self._slot, self.height_of(over))
            painter.setPen(QPen(QColor(ending.colour(self.scheme)), 2))
            if over is not None:
                painter.drawLine(QPointF(mark.x(), self.height_of(0)), mark)
            sign = QRectF(0, 0, self._line, self._line)
            sign.moveCenter(mark)
            painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, ending.value[1])
        painter.end()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and (deal := self.deal_at(event.pos().x())):
            QToolTip.showText(event.globalPos(), deal_facts(deal), self)
            return True
        return super().event(event)


def _over(deal: PlayedDeal) -> int | None:
    return deal.win.over_par if deal.win else None
