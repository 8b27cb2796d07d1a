"""The log of the deals of one game: a row each, the newest first."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QIcon

from gupai_desktop.engine.words import Words, counted, words
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


WON, UNFINISHED = words("Statistics", "won"), words("Statistics", "unfinished")
OWN_BOARD = words("Statistics", "custom board")


def deal_text(deal: PlayedDeal) -> str:
    """Which deal it is."""
    if deal.number is None:
        return say(OWN_BOARD)
    if challenge := challenge_day_named(deal.policy):
        day = day_text(challenge)
        return say(words("Statistics", "{number} (challenge {day})", number=deal.number, day=day))
    return str(deal.number)


def deal_words(deal: PlayedDeal) -> Words:
    """Which deal it is and how it ended, in a sentence."""
    return words(
        "Statistics", "Deal {deal}: {result}", deal=deal_text(deal), result=_result_words(deal)
    )


def _result_words(deal: PlayedDeal) -> Words:
    if deal.win is None:
        return UNFINISHED
    moves = deal.win.moves
    won = (
        counted("Statistics", "won in %n move(s), with help", moves)
        if deal.win.is_assisted
        else counted("Statistics", "won in %n move(s)", moves)
    )
    over = deal.win.over_par
    if over is None:
        return words("Statistics", "{won}; its par is not known", won=won)
    return words("Statistics", "{won}; {over}", won=won, over=_over_words(over, deal.win.par))


def _over_words(over: int, par: Par) -> Words:
    """How far a line was from the best one, which is called par if that is proved."""
    if over and par.is_proved:
        return counted("Statistics", "%n move(s) above par", over)
    if over:
        return counted("Statistics", "%n move(s) more than the best line known", over)
    if par.is_proved:
        return words("Statistics", "par")
    return words("Statistics", "the best line known")


def par_text(par: Par) -> str:
    """Par, or within which bounds it lies."""
    if not par.line:
        return _NOTHING
    return str(par.line) if par.is_proved else f"{par.bound or '…'}–{par.line}"


def _if_won(text_of: Callable[[Win], str]) -> Callable[[PlayedDeal], str]:
    """What a column says of a win; nothing of a deal that is not won."""
    return lambda deal: text_of(deal.win) if deal.win else _NOTHING


def _help_text(win: Win) -> str:
    return say(words("Statistics", "yes") if win.is_assisted else words("Statistics", "no"))


#: Every column: its title, and what it says of a deal.
_COLUMNS: tuple[tuple[Words, Callable[[PlayedDeal], str]], ...] = (
    (words("Statistics", "Begun"), lambda deal: moment_text(deal.at)),
    (words("Statistics", "Deal"), deal_text),
    (words("Statistics", "Result"), lambda deal: say(WON if deal.win else UNFINISHED)),
    (words("Statistics", "Moves"), _if_won(lambda win: str(win.moves))),
    (words("Statistics", "Par"), _if_won(lambda win: par_text(win.par))),
    (words("Statistics", "Time"), _if_won(lambda win: time_text(win.seconds))),
    (words("Statistics", "Help"), _if_won(_help_text)),
)
DEAL, RESULT = 1, 2
