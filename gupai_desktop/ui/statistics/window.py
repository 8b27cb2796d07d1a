"""The statistics: figures, a chart and a log for every game and its rules."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from datetime import date
from types import MappingProxyType

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QMessageBox,
    QScrollArea,
    QStackedWidget,
    QWidget,
)

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.words import BadText, Words, counted, time_text, words
from gupai_desktop.games import find
from gupai_desktop.i18n import number_text, say, with_native
from gupai_desktop.play.omens import DEGREES, LINES, degree_of, line_of
from gupai_desktop.solvers.difficulty import (
    DIFFICULTIES,
    EASY,
    EXPERT,
    HARD,
    MEDIUM,
    difficulties_of,
)
from gupai_desktop.store.figures import GameFigures
from gupai_desktop.store.statistics import PlayedDeal, Statistics
from gupai_desktop.ui.statistics.log import (
    OF_PLAYING,
    DealLog,
    LogView,
    ResultsChart,
    game_of,
    par_text,
)
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.widgets.actions import name_of, plain_text
from gupai_desktop.ui.widgets.menus import rule_entries
from gupai_desktop.ui.widgets.parts import (
    Dialog,
    close_button_box,
    column_of,
    enlarge,
    refill,
    row_of,
    scroll_down_in,
    text_label,
    wide_box,
    without_default,
)

_SIZE = QSize(760, 640)
_COLUMNS = 4
_NOTHING = "–"

#: The captions of the deals won, whole, as an adjective is declined in some languages.
_WON = {
    EASY: words("Won: Easy"),
    MEDIUM: words("Won: Medium"),
    HARD: words("Won: Hard"),
    EXPERT: words("Won: Expert"),
}

#: The figure that omens have too: nothing of them is left to the player but to draw them.
_OF_ALL = "dealt"


class StatisticsDialog(Dialog):
    """The statistics of one game and its rules at a time, of all that have been played.

    Signals: `wanted` with the fresh record of a deal that is to be played again, and
    the key of the policy that offered it, or nothing; `file_wanted` for one with all deals.
    """

    wanted = Signal(object, str)
    file_wanted = Signal()

    def __init__(
        self,
        statistics: Statistics,
        game: Game,
        appearance: Appearance,
        parent: QWidget | None = None,
        *,
        omens: Mapping[date, PlayedDeal] = MappingProxyType({}),
    ) -> None:
        super().__init__(parent)
        self._statistics, self._appearance, self._omens = statistics, appearance, omens
        found = {game: None}
        for game_id, rules in statistics.games():
            with suppress(BadText):  # a game of another version of the program
                found.setdefault(find(game_id, rules))
        self._every_game = list(found)
        self.games, self._label = wide_box(), QLabel()
        self._label.setBuddy(self.games)
        self.cells = {key: FigureCell() for key in figure_texts(GameFigures())}
        self.omen_cells = {key: FigureCell() for key in omen_texts({})}
        self.difficulties = {difficulty: FigureCell() for difficulty in DIFFICULTIES}
        self.chart, self._log_model = ResultsChart(), DealLog(self)
        self._log_model.seen = {omen.playing for omen in omens.values()}
        self.log = LogView(self._log_model)
        self.empty = text_label(is_centred=True)
        buttons = close_button_box(self)
        self.reset_button = buttons.addButton("", QDialogButtonBox.ButtonRole.ResetRole)
        self.open_button = buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.save_button = buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        without_default(buttons)
        self.pages = QStackedWidget()
        area = QScrollArea()
        scroll_down_in(area, self._figures_page())
        self.pages.addWidget(area)
        self.pages.addWidget(self.empty)
        top = row_of(self._label, (self.games, 1))
        column_of(top, (self.pages, 1), buttons, parent=self, spacing=8)
        self.games.currentIndexChanged.connect(self._refresh)
        self.log.activated.connect(self._open)
        self.log.selectionModel().selectionChanged.connect(self._enable_open)
        self.open_button.clicked.connect(lambda: self._open(self.log.currentIndex()))
        self.reset_button.clicked.connect(self._reset)
        self.save_button.clicked.connect(self.file_wanted)
        self.complete(_SIZE, self._appearance)

    @property
    def game(self) -> Game:
        return self._every_game[max(0, self.games.currentIndex())]

    def _figures_page(self) -> QWidget:
        page = QWidget()
        grid = QGridLayout()
        grid.setVerticalSpacing(8)
        for number, cell in enumerate(self.cells.values()):
            grid.addWidget(cell, *divmod(number, _COLUMNS))
        for number, cell in enumerate(self.omen_cells.values(), 1):
            grid.addWidget(cell, 0, number)
        for number, cell in enumerate(self.difficulties.values()):
            grid.addWidget(cell, len(self.cells) // _COLUMNS, number)
        for number in range(_COLUMNS):
            grid.setColumnStretch(number, 1)
        column_of(grid, (self.chart, 1), (self.log, 2), parent=page, margin=0, spacing=8)
        return page

    def _open(self, index: QModelIndex) -> None:
        """Ask for the deal of a row."""
        if index.isValid():
            deal = self._log_model.deal(index.row())
            with suppress(BadText):  # a board that cannot be read any more
                self.wanted.emit(deal.record(self.game), deal.policy)
                self.accept()

    def _reset(self) -> None:
        """Reset the statistics of the game after a question."""
        lost = counted(
            "%n deal(s) of {game} will no longer be counted and shown.",
            self._statistics.figures(self.game).dealt,
            game=game_text(self.game),
        )
        title, kind = plain_text(self.reset_button.text()), QMessageBox.StandardButton
        buttons = kind.Ok | kind.Cancel
        if QMessageBox.warning(self, title, say(lost), buttons, kind.Cancel) == kind.Ok:
            self._statistics.reset(self.game)
            self._refresh()

    def _refresh(self) -> None:
        """Show the figures, the chart and the log of the chosen game."""
        game = self.game
        figures, latest = self._statistics.figures(game), self._statistics.deals(game)
        for key, text in figure_texts(figures).items():
            self.cells[key].show_figure(*text)
            self.cells[key].setVisible(not game.is_omen or key == _OF_ALL)
        omens = {day: omen for day, omen in self._omens.items() if omen.game_id == game.id}
        for key, text in omen_texts(omens).items():
            self.omen_cells[key].show_figure(*text)
            self.omen_cells[key].setVisible(game.is_omen)
        self.chart.setVisible(not game.is_omen)
        for column in OF_PLAYING:
            self.log.setColumnHidden(column, game.is_omen)
        found, counts = difficulties_of(game), figures.difficulties
        for difficulty, cell in self.difficulties.items():
            cell.setVisible(bool(counts) and difficulty in found)
            dealt, won = counts.get(difficulty.key, (0, 0))
            of = words("of {number}", number=dealt)
            cell.show_figure(_WON[difficulty], number_text(won), of)
        self.chart.show_deals(latest)
        self._log_model.show_pages(
            lambda shown: self._statistics.deals(game, skip=shown) if shown else latest
        )
        self.pages.setCurrentIndex(0 if latest else 1)
        self.reset_button.setEnabled(bool(latest))
        self._enable_open()

    def _enable_open(self) -> None:
        self.open_button.setEnabled(self.log.selectionModel().hasSelection())

    def apply_theme(self) -> None:
        self.chart.apply_theme(self._appearance.scheme)
        # Rows are as high as the letters ask for.
        self.log.verticalHeader().setDefaultSectionSize(self.log.fontMetrics().height() + 8)

    def retranslate(self) -> None:
        self.setWindowTitle(name_of("statistics"))
        self._label.setText(say(words("&Game:")))
        refill(self.games, map(game_text, self._every_game), max(0, self.games.currentIndex()))
        self.log.setAccessibleName(say(words("Log of deals")))
        self.empty.setText(
            say(
                words(
                    "No deal of this game counts yet; problems stand in a list of their own.\n"
                    "A deal counts from its first move on, and is never a loss while it is open."
                )
            )
        )
        self.reset_button.setText(say(words("&Reset…")))
        self.open_button.setText(say(words("&Open This Deal")))
        self.save_button.setText(say(words("&Save As…")))
        self._refresh()


class FigureCell(QWidget):
    """One figure: its name, the number large, and a remark."""

    def __init__(self) -> None:
        super().__init__()
        self._caption, self.value, self.remark = QLabel(), QLabel(), QLabel()
        enlarge(self.value, 1.5)
        self.remark.setAlignment(Qt.AlignmentFlag.AlignBottom)
        figure = row_of(self.value, (self.remark, 1), spacing=8)
        column_of(self._caption, figure, parent=self, margin=0, spacing=0)

    def show_figure(self, caption: Words, value: str, remark: Words | None) -> None:
        said = say(remark) if remark else ""
        self._caption.setText(say(caption))
        self.value.setText(value)
        self.remark.setText(said)
        self.setAccessibleName(" ".join(filter(None, (f"{say(caption)}:", value, said))))


def figure_texts(of: GameFigures) -> dict[str, tuple[Words, str, Words | None]]:
    """Return every figure by its key: its caption, its value, and a remark if there is one."""

    def share(part: int) -> Words | None:
        percent = round(100 * part / max(1, of.dealt))
        return words("{percent}%", percent=percent) if of.dealt else None

    times = (of.best_seconds, of.mean_seconds)
    best, mean = (_NOTHING if seconds is None else time_text(seconds) for seconds in times)
    longest = words("longest {number}", number=of.longest_streak)
    over = of.nearest.win.over_par if of.nearest and of.nearest.win else None
    number = of.nearest.number if of.nearest and over is not None else None
    deal = words("deal {number}", number=number) if number else None
    return {
        "dealt": (words("Played"), number_text(of.dealt), None),
        "won": (words("Won"), number_text(of.won), share(of.won)),
        "unaided": (words("Won without help"), number_text(of.won_unaided), share(of.won_unaided)),
        "streak": (
            words("Won in a row"),
            number_text(of.streak),
            longest if of.longest_streak else None,
        ),
        "fewest": _best_of(of),
        "nearest": (*_nearest(of, over), deal),
        "best": (words("Best time"), best, None),
        "mean": (words("Mean time"), mean, None),
    }


def omen_texts(omens: Mapping[date, PlayedDeal]) -> dict[str, tuple[Words, str, Words | None]]:
    """Return the figures of the omens of some days by their keys, as `figure_texts` does."""
    drawn = [(omen.record(find(omen.game_id)), day) for day, omen in omens.items()]
    highest = max((degree_of(record, day) for record, day in drawn), default=None)
    lines = {line_of(record, day) for record, day in drawn}
    most = sum(map(len, LINES))
    return {
        "drawn": (words("Omens of days"), number_text(len(drawn)), None),
        "degree": (
            words("Highest degree"),
            _NOTHING if highest is None else number_text(highest),
            words("of {number}", number=DEGREES) if drawn else None,
        ),
        "lines": (
            words("Different lines"),
            number_text(len(lines)),
            words("of {number}", number=most) if drawn else None,
        ),
    }


def _nearest(of: GameFigures, over: int | None) -> tuple[Words, str]:
    """Return what is told of the deal nearest to its par: moves above it, or points below it."""
    if of.nearest and game_of(of.nearest).most_score:
        return words("Nearest to the best"), f"−{over}" if over else "0"
    value = _NOTHING if over is None else f"{over:+}" if over else "0"
    return words("Nearest to par"), value


def _best_of(of: GameFigures) -> tuple[Words, str, Words | None]:
    """Return the fewest moves with their par, or the highest score with the mean one."""
    caption = words("Fewest moves")
    if of.fewest is None or of.fewest.win is None:
        return (caption, _NOTHING, None)
    best, measure = of.fewest.win, game_of(of.fewest).measure
    if measure(1) > measure(2):
        mean = words("mean {number}", number=measure(round(of.mean_moves or 0)))
        return (words("Highest score"), str(measure(best.moves)), mean)
    par = words("par {moves}", moves=par_text(best.par))
    return (caption, str(best.moves), par if best.par.line else None)


def game_text(game: Game) -> str:
    """Return the name of a game, and those of its rules that are not the usual ones."""
    usual = {entry.key for entry in rule_entries(type(game)()) if entry.is_chosen}
    special = [
        entry.text for entry in rule_entries(game) if entry.is_chosen and entry.key not in usual
    ]
    name = with_native(game.name, game.native)
    return f"{name} ({'; '.join(special)})" if special else name
