"""The log of the deals of one game: a row each, the newest first."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QIcon

from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say
from gupai_desktop.play.challenge import challenge_day_named
from gupai_desktop.store.statistics import Par, PlayedDeal, Win
from gupai_desktop.ui.board.models import Index
from gupai_desktop.ui.theme.tile_art import seal_icon
from gupai_desktop.ui.widgets.times import day_text, moment_text, time_text

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


def par_text(par: Par) -> str:
    """Return par, or the bounds within which it lies."""
    if not par.line:
        return _NOTHING
    return str(par.line) if par.is_proved else f"{par.bound or '…'}–{par.line}"


def _if_won(text_of: Callable[[Win], str]) -> Callable[[PlayedDeal], str]:
    """Return the text of a column for a won deal, and a dash for any other."""
    return lambda deal: text_of(deal.win) if deal.win else _NOTHING


#: Every column: its title, and what it says of a deal.
_COLUMNS: tuple[tuple[Words, Callable[[PlayedDeal], str]], ...] = (
    (words("Statistics", "Begun"), lambda deal: moment_text(deal.at)),
    (words("Statistics", "Deal"), deal_text),
    (words("Statistics", "Result"), lambda deal: say(WON if deal.win else UNFINISHED)),
    (words("Statistics", "Moves"), _if_won(lambda win: str(win.moves))),
    (words("Statistics", "Par"), _if_won(lambda win: par_text(win.par))),
    (words("Statistics", "Time"), _if_won(lambda win: time_text(win.seconds))),
    (words("Statistics", "Help"), _if_won(lambda win: say(_YES if win.is_assisted else _NO))),
)
DEAL, RESULT = 1, 2
