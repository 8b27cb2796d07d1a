"""What has been played and won: figures, a chart and a log for every game and its rules."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QLocale, QModelIndex, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QGridLayout,
    QHeaderView,
    QLabel,
    QMessageBox,
    QSizePolicy,
    QStackedWidget,
    QTableView,
    QWidget,
)

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import BadText, Words, counted, words
from gupai_desktop.games import find
from gupai_desktop.i18n import say, with_native
from gupai_desktop.solvers.difficulty import DIFFICULTIES, difficulties_of
from gupai_desktop.store.statistics import Figures, PlayedDeal, Statistics
from gupai_desktop.ui.statistics.chart import MOST, ResultsChart
from gupai_desktop.ui.statistics.log import DEAL, DealLog, par_text
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.widgets.actions import name_of
from gupai_desktop.ui.widgets.dialog import Dialog
from gupai_desktop.ui.widgets.menus import rule_entries
from gupai_desktop.ui.widgets.parts import (
    STRETCH,
    column_of,
    enlarge,
    push_button,
    row_of,
    text_label,
)
from gupai_desktop.ui.widgets.times import time_text

_SIZE = QSize(760, 640)
_COLUMNS = 4
_NOTHING = "–"
_RESET = words("Statistics", "Reset")


class StatisticsDialog(Dialog):
    """The statistics of one game and its rules at a time, of all that have been played.

    Signal: `wanted` with the fresh record of a deal that is to be played again, and
    the key of the policy that offered it, or nothing.
    """

    wanted = Signal(object, str)

    def __init__(
        self,
        statistics: Statistics,
        game: Game,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._statistics, self._appearance = statistics, appearance
        self._games = self._find_games(game)
        self._make_parts()
        self._lay_out()
        self._connect()
        self.complete(_SIZE, self._appearance)

    @property
    def game(self) -> Game:
        """The game whose statistics are shown."""
        return self._games[max(0, self.games.currentIndex())]

    # Building.

    def _make_parts(self) -> None:
        self.games = QComboBox()
        self.games.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.games.setMinimumContentsLength(12)
        self._label = QLabel()
        self._label.setBuddy(self.games)
        self.cells = {key: Cell() for key in _FIGURES}
        self.difficulties = {one: Cell() for one in DIFFICULTIES}
        self.chart = ResultsChart()
        self._log = DealLog(self)
        self.log = _table(self._log)
        self.empty = text_label(is_centred=True)
        self.note = text_label()
        self.reset_button, self.open_button, self.close_button = (push_button() for _ in range(3))

    def _lay_out(self) -> None:
        self.pages = QStackedWidget()
        self.pages.addWidget(self._figures_page())
        self.pages.addWidget(self.empty)
        top = row_of(self._label, (self.games, 1))
        foot = row_of(self.reset_button, STRETCH, self.open_button, self.close_button)
        column_of(top, (self.pages, 1), self.note, foot, parent=self, spacing=8)

    def _figures_page(self) -> QWidget:
        page = QWidget()
        grid = QGridLayout()
        grid.setVerticalSpacing(8)
        for number, cell in enumerate(self.cells.values()):
            grid.addWidget(cell, *divmod(number, _COLUMNS))
        for number, cell in enumerate(self.difficulties.values()):
            grid.addWidget(cell, len(self.cells) // _COLUMNS, number)
        for number in range(_COLUMNS):
            grid.setColumnStretch(number, 1)
        column_of(grid, (self.chart, 1), (self.log, 2), parent=page, margin=0, spacing=8)
        return page

    def _connect(self) -> None:
        self.games.currentIndexChanged.connect(self._refresh)
        self.log.activated.connect(self._open)
        self.log.selectionModel().selectionChanged.connect(self._enable_open)
        self.open_button.clicked.connect(lambda: self._open(self.log.currentIndex()))
        self.reset_button.clicked.connect(self._reset)
        self.close_button.clicked.connect(self.reject)

    def _find_games(self, current: Game) -> list[Game]:
        """The game on the table, and all that have been played."""
        found = {current: None}
        for game_id, rules in self._statistics.games():
            with suppress(BadText):  # a game of another version of the program
                found.setdefault(find(game_id, rules))
        return list(found)

    # What the player does.

    def _open(self, index: QModelIndex) -> None:
        """Ask for the deal of a row."""
        if index.isValid():
            deal = self._log.deal(index.row())
            record = record_of(self.game, deal)
            if record is not None:
                self.wanted.emit(record, deal.policy)
                self.accept()

    def _reset(self) -> None:
        """Count from nothing again, if the player means it."""
        dealt = self._statistics.figures(self.game).dealt
        box = QMessageBox(self)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(say(_RESET))
        box.setText(say(words("Statistics", "Reset the statistics?")))
        box.setInformativeText(
            say(
                counted(
                    "Statistics",
                    "%n deal(s) of {game} will no longer be counted and shown.",
                    dealt,
                    game=game_text(self.game),
                )
            )
        )
        reset = box.addButton(say(_RESET), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.exec()
        if box.clickedButton() is reset:
            self._statistics.reset(self.game)
            self._refresh()
        box.deleteLater()

    # What is shown.

    def _refresh(self) -> None:
        """The figures, the chart and the log of the chosen game."""
        game = self.game
        figures, latest = self._statistics.figures(game), self._statistics.deals(game, MOST)
        for key, (caption, texts_of) in _FIGURES.items():
            self.cells[key].show_figure(say(caption), *texts_of(figures))
        self._show_difficulties()
        self.chart.show_deals(latest)
        self._log.show_pages(lambda shown: self._statistics.deals(game, skip=shown))
        self.pages.setCurrentIndex(0 if latest else 1)
        self.reset_button.setEnabled(bool(latest))
        note = self._statistics.note
        self.note.setText(say(note) if note else "")
        self.note.setVisible(note is not None)
        self._enable_open()

    def _show_difficulties(self) -> None:
        """How many deals of each difficulty were won, where deals of the game have any."""
        found = difficulties_of(self.game)
        counts = self._statistics.by_difficulty(self.game)
        for difficulty, cell in self.difficulties.items():
            cell.setVisible(bool(counts) and difficulty in found)
            dealt, won = counts.get(difficulty.key, (0, 0))
            caption = words("Statistics", "Won: {difficulty}", difficulty=difficulty.name)
            of = words("Statistics", "of {number}", number=dealt)
            cell.show_figure(say(caption), _number(won), say(of))

    def _enable_open(self) -> None:
        self.open_button.setEnabled(self.log.selectionModel().hasSelection())

    def apply_theme(self) -> None:
        self.chart.apply_theme(self._appearance.scheme)
        # Rows are as high as the letters ask for.
        self.log.verticalHeader().setDefaultSectionSize(self.log.fontMetrics().height() + 8)

    def retranslate(self) -> None:
        self.setWindowTitle(name_of("statistics"))
        self._label.setText(say(words("Statistics", "&Game:")))
        chosen = max(0, self.games.currentIndex())
        with QSignalBlocker(self.games):
            self.games.clear()
            self.games.addItems([game_text(game) for game in self._games])
            self.games.setCurrentIndex(chosen)
        self.log.setAccessibleName(say(words("Statistics", "Log of deals")))
        self.empty.setText(
            say(
                words(
                    "Statistics",
                    "Nothing has been played here yet.\n"
                    "A deal counts from its first move on, and is never a loss while it is open.",
                )
            )
        )
        self.reset_button.setText(say(words("Statistics", "&Reset…")))
        self.open_button.setText(say(words("Statistics", "&Open This Deal")))
        self.close_button.setText(say(words("Statistics", "&Close")))
        self._refresh()


class Cell(QWidget):
    """One figure: its name, the number large, and a remark."""

    def __init__(self) -> None:
        super().__init__()
        self._caption, self.value, self.remark = QLabel(), QLabel(), QLabel()
        enlarge(self.value, 1.5)
        self.remark.setAlignment(Qt.AlignmentFlag.AlignBottom)
        figure = row_of(self.value, (self.remark, 1), spacing=8)
        column_of(self._caption, figure, parent=self, margin=0, spacing=0)

    def show_figure(self, caption: str, value: str, remark: str) -> None:
        """Show this figure."""
        self._caption.setText(caption)
        self.value.setText(value)
        self.remark.setText(remark)
        self.setAccessibleName(" ".join(filter(None, (f"{caption}:", value, remark))))


def _number(number: int) -> str:
    return QLocale().toString(number)


def _share_texts(part: int, whole: int) -> tuple[str, str]:
    percent = words("Statistics", "{percent}%", percent=round(100 * part / max(1, whole)))
    return (_number(part), say(percent) if whole else "")


def _streak_texts(figures: Figures) -> tuple[str, str]:
    longest = words("Statistics", "longest {number}", number=figures.longest_streak)
    return (_number(figures.streak), say(longest) if figures.longest_streak else "")


def _fewest_texts(deal: PlayedDeal | None) -> tuple[str, str]:
    if deal is None or deal.win is None:
        return (_NOTHING, "")
    par = deal.win.par
    best = (
        words("Statistics", "par {par}", par=par_text(par))
        if par.is_proved
        else words("Statistics", "best known {moves}", moves=par.line)
    )
    return (str(deal.win.moves), say(best) if par.line else "")


def _nearest_texts(deal: PlayedDeal | None) -> tuple[str, str]:
    over = deal.win.over_par if deal and deal.win else None
    if deal is None or over is None:
        return (_NOTHING, "")
    number = words("Statistics", "deal {number}", number=deal.number or "")
    return (_signed(over), say(number) if deal.number else "")


def _signed(over: int) -> str:
    return f"+{over}" if over > 0 else f"−{-over}" if over else "0"


def _time_texts(seconds: float | None) -> tuple[str, str]:
    return (_NOTHING if seconds is None else time_text(seconds), "")


#: Every figure: its caption, and from all of them what it says and the remark beside it.
_FIGURES: dict[str, tuple[Words, Callable[[Figures], tuple[str, str]]]] = {
    "dealt": (words("Statistics", "Played"), lambda of: (_number(of.dealt), "")),
    "won": (words("Statistics", "Won"), lambda of: _share_texts(of.won, of.dealt)),
    "unaided": (
        words("Statistics", "Won without help"),
        lambda of: _share_texts(of.won_unaided, of.dealt),
    ),
    "streak": (words("Statistics", "Won in a row"), _streak_texts),
    "fewest": (words("Statistics", "Fewest moves"), lambda of: _fewest_texts(of.fewest)),
    "nearest": (words("Statistics", "Nearest to par"), lambda of: _nearest_texts(of.nearest)),
    "best": (words("Statistics", "Best time"), lambda of: _time_texts(of.best_seconds)),
    "mean": (words("Statistics", "Mean time"), lambda of: _time_texts(of.mean_seconds)),
}


def game_text(game: Game) -> str:
    """A game, and what is special about its rules."""
    usual = {entry.key for entry in rule_entries(type(game)()) if entry.is_chosen}
    special = [
        entry.text for entry in rule_entries(game) if entry.is_chosen and entry.key not in usual
    ]
    name = with_native(game.name, game.native)
    return f"{name} ({'; '.join(special)})" if special else name


def record_of(game: Game, deal: PlayedDeal) -> Record | None:
    """A fresh record of a deal of the log, or None if its board cannot be read any more."""
    try:
        return deal.record(game)
    except BadText:
        return None


def _table(model: DealLog) -> QTableView:
    """The log as a table of whole rows."""
    table = QTableView()
    table.setModel(model)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setAlternatingRowColors(True)
    table.setShowGrid(False)
    table.setTabKeyNavigation(False)
    table.setWordWrap(False)
    table.setIconSize(QSize(16, 16))
    table.verticalHeader().hide()
    header = table.horizontalHeader()
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    header.setHighlightSections(False)
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(DEAL, QHeaderView.ResizeMode.Stretch)
    return table
