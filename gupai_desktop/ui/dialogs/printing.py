"""The dialog that prints boards, solutions and the chart of triplets, or saves them as a PDF."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import partial
from itertools import islice
from threading import Event

from PySide6.QtCore import QSignalBlocker, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QSpinBox,
    QWidget,
)

from gupai_desktop.engine.deal import FIRST_DEAL, LAST_DEAL, deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words, words
from gupai_desktop.games import games
from gupai_desktop.i18n import say, with_native
from gupai_desktop.play.lists import DamagedList
from gupai_desktop.play.problems import Problem, problems_of
from gupai_desktop.solvers.analysis import shortest, solve
from gupai_desktop.solvers.verdict import Budget, has_solver
from gupai_desktop.texts.titles import deal_title, problem_entry
from gupai_desktop.ui.dialogs.file_choice import PDF, ask_and_write, documents
from gupai_desktop.ui.dialogs.sheets import (
    GRIDS,
    BoardSheets,
    ChartSheet,
    PaperBoard,
    Sheets,
    page_size,
)
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.theme.paper_tiles import PaperTiles
from gupai_desktop.ui.widgets.actions import name_of
from gupai_desktop.ui.widgets.parts import (
    Dialog,
    close_button_box,
    column_of,
    refill,
    row_of,
    text_label,
    without_default,
)
from gupai_desktop.ui.widgets.waiting import Work

_SIZE, _PREVIEW = QSize(860, 640), QSize(400, 520)
#: A book is not printed so.
_MAX_BOARDS = 100
#: The positions that may be searched for the solution of a board.
_POSITIONS = 60_000


class Kind(StrEnum):
    """What is printed."""

    TABLE = "table"
    PROBLEMS = "problems"
    DEALS = "deals"
    CHART = "chart"


_NAMES = {
    Kind.TABLE: words("The board on the table"),
    Kind.PROBLEMS: words("Problems"),
    Kind.DEALS: words("Deals"),
    Kind.CHART: words("All triplets, for the wall"),
}


def solved(board: PaperBoard, problem: Problem | None = None) -> PaperBoard:
    """Return a board with a line that solves it; a problem in no more moves than it asks for."""
    search = shortest if problem else solve
    found = search(board.game, board.table, Budget(_POSITIONS))
    is_enough = problem is None or found.length <= problem.cost
    line = found.line if is_enough else ()
    return PaperBoard(board.title, board.game, board.table, line)


class PrintDialog(Dialog):
    """What is to be printed and how, beside the pages as they will be."""

    def __init__(
        self, record: Record, title: Words, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._record, self._title, self._appearance = record, title, appearance
        self._games = [record.game, *(g() for g in games() if g.id != record.game.id)]
        #: The lines that were looked for, by what was to be solved.
        self._solved: dict[tuple[Game, str, bool], PaperBoard] = {}
        self.kind, self.game, self.per_page = QComboBox(), QComboBox(), QComboBox()
        self.first, self.last, self.page = QSpinBox(), QSpinBox(), QSpinBox()
        self.solutions, self.one_ink, self.as_list = QCheckBox(), QCheckBox(), QCheckBox()
        self.preview, self.message = QLabel(), text_label()
        self.buttons = close_button_box(self)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.save_button = self.buttons.addButton("", role)
        self.print_button = self.buttons.addButton("", role)
        without_default(self.buttons)
        self._lay_out()
        for box in (self.kind, self.game, self.per_page):
            box.currentIndexChanged.connect(self._refresh)
        for spin in (self.first, self.last):
            spin.valueChanged.connect(self._refresh)
        self.page.valueChanged.connect(self._show_page)
        for check in (self.solutions, self.one_ink, self.as_list):
            check.toggled.connect(self._refresh)
        self.save_button.clicked.connect(self._save)
        self.print_button.clicked.connect(self._print)
        self.complete(_SIZE, appearance)

    def _lay_out(self) -> None:
        for spin in (self.first, self.last):
            spin.setRange(FIRST_DEAL, LAST_DEAL)
        self.first.setValue(self._record.number or 1)
        self.last.setValue((self._record.number or 1) + 3)
        self.form = QFormLayout()
        rows = (self.kind, self.game, self.first, self.last, self.per_page)
        for row in rows:
            self.form.addRow(QLabel(), row)
        column = column_of(
            *(self.form, self.solutions, self.one_ink, self.as_list, self.message, (0, 1)),
        )
        self.preview.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.page.setMinimumHeight(self.kind.sizeHint().height())
        self.preview.setMinimumSize(_PREVIEW * 0.5)
        shown = column_of((self.preview, 1), self.page)
        column_of((row_of((column, 1), (shown, 1)), 1), self.buttons, parent=self, spacing=8)

    # What is chosen.

    @property
    def chosen_game(self) -> Game:
        return self._games[max(0, self.game.currentIndex())]

    @property
    def _chosen_kind(self) -> Kind:
        return Kind(self.kind.currentData() or Kind.TABLE)

    def _problems(self) -> Sequence[Problem]:
        try:
            return problems_of(self.chosen_game)
        except DamagedList:
            return ()

    def _boards(self) -> Iterator[tuple[PaperBoard, Problem | None]]:
        """Yield the boards that are chosen, with the problems that they are."""
        game, kind = self.chosen_game, self._chosen_kind
        first, last = self.first.value(), self.last.value()
        if kind is Kind.TABLE:
            yield PaperBoard(self._title, self._record.game, self._record.table), None
        elif kind is Kind.PROBLEMS:
            for problem in islice(self._problems(), first - 1, last):
                yield (
                    PaperBoard(problem_entry(problem, None), problem.game, problem.opening),
                    problem,
                )
        else:
            for number in range(first, last + 1):
                yield PaperBoard(deal_title(game, number), game, deal(game, number)), None

    def sheets(self, size: QSizeF | None = None) -> Sheets:
        """Return the pages as they are chosen, on the paper of the region or of this size."""
        tiles = PaperTiles(self._appearance.tile_style, is_one_ink=self.one_ink.isChecked())
        size = size or QSizeF(page_size().sizePoints())
        if self._chosen_kind is Kind.CHART:
            return ChartSheet(self.chosen_game, tiles, size)
        boards = [
            self._solved.get(_key(board, problem), board) if self.solutions.isChecked() else board
            for board, problem in islice(self._boards(), _MAX_BOARDS)
        ]
        game = self._record.game if self._chosen_kind is Kind.TABLE else self.chosen_game
        return BoardSheets(
            with_native(game.name, game.native),
            boards,
            tiles,
            size,
            per_page=self.per_page.currentData() or 1,
            is_list=self.as_list.isChecked(),
        )

    def _solve(self) -> bool:
        """Look for the solutions that are not known; return whether all were looked for."""
        asked = [
            (board, problem)
            for board, problem in islice(self._boards(), _MAX_BOARDS)
            if has_solver(board.game) and _key(board, problem) not in self._solved
        ]
        given_up = Event()
        work = Work(partial(_solve_all, asked, self._solved, given_up))
        if not asked or work.wait(words("Looking for solutions…"), self):
            return True
        given_up.set()
        return False

    # What is shown.

    def _refresh(self) -> None:
        """Ask for what belongs to the kind alone, and show the page."""
        kind = self._chosen_kind
        is_many = kind in (Kind.PROBLEMS, Kind.DEALS)
        for row in (self.first, self.last, self.per_page):
            self.form.setRowVisible(row, is_many)
        self.form.setRowVisible(self.game, kind is not Kind.TABLE)
        for box in (self.solutions, self.as_list):
            box.setVisible(kind is not Kind.CHART)
        last = len(self._problems()) if kind is Kind.PROBLEMS else self.first.maximum()
        with QSignalBlocker(self.last):
            self.last.setMaximum(max(1, last))
            self.last.setMinimum(self.first.value())
        if self.solutions.isChecked() and kind is not Kind.CHART and not self._solve():
            self.solutions.setChecked(False)
            return
        self._show_page()

    def _show_page(self) -> None:
        sheets = self.sheets()
        with QSignalBlocker(self.page):
            self.page.setRange(1, max(1, sheets.count))
            self.page.setSuffix(f" / {sheets.count}")
        ratio = self.devicePixelRatioF()
        scale = min(
            _PREVIEW.width() / sheets.size.width(), _PREVIEW.height() / sheets.size.height()
        )
        image = QImage((sheets.size * scale * ratio).toSize(), QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.scale(scale * ratio, scale * ratio)
        if sheets.count:
            sheets.paint(painter, self.page.value() - 1)
        painter.end()
        image.setDevicePixelRatio(ratio)
        self.preview.setPixmap(QPixmap.fromImage(image))
        for button in (self.save_button, self.print_button):
            button.setEnabled(sheets.count > 0)

    # What becomes of it.

    def _save(self) -> None:
        """Write the pages into a PDF that the player chooses."""
        sheets = self.sheets()
        place = documents() / f"{sheets.title}{PDF}"
        ask_and_write(place, lambda _file: sheets.pdf(), self.show_message, self)

    def _print(self) -> None:
        """Print the pages, where there is a printer."""
        if not _has_printers():
            self.show_message(words("No printer is known here. Save a PDF and print that."))
            return
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageSize(page_size())
        printer.setFullPage(True)
        printer.setDocName(self.sheets().title)
        if QPrintDialog(printer, self).exec():
            # There another paper may have been chosen, or the printer has no other.
            size = printer.pageLayout().fullRectPoints().size()
            self.sheets(QSizeF(size)).paint_all(printer)

    def retranslate(self) -> None:
        self.setWindowTitle(name_of("print"))
        chosen, per_page = self._chosen_kind, self.per_page.currentData() or 2
        for box, entries, current in (
            (self.kind, [(say(_NAMES[kind]), kind.value) for kind in Kind], chosen.value),
            (self.per_page, [(str(number), number) for number in GRIDS], per_page),
        ):
            with QSignalBlocker(box):
                box.clear()
                for text, key in entries:
                    box.addItem(text, key)
                box.setCurrentIndex(max(0, box.findData(current)))
        names = (say(game.name) for game in self._games)
        refill(self.game, names, max(0, self.game.currentIndex()))
        labels = (
            (self.kind, words("&What:")),
            (self.game, words("&Game:")),
            (self.first, words("&From number:")),
            (self.last, words("&To number:")),
            (self.per_page, words("&Boards on a page:")),
        )
        for field, caption in labels:
            label = self.form.labelForField(field)
            assert isinstance(label, QLabel)
            label.setText(say(caption))
            label.setBuddy(field)
        self.solutions.setText(say(words("With &solutions at the end")))
        self.one_ink.setText(say(words("In one &ink")))
        self.as_list.setText(say(words("As a &list, to lay out by hand")))
        self.save_button.setText(say(words("Save &PDF…")))
        self.print_button.setText(say(words("P&rint…")))
        page = say(words("Page"))
        self.page.setPrefix(f"{page} ")
        self.page.setAccessibleName(page)
        self._refresh()


def _has_printers() -> bool:
    """Return whether there is a printer, and what prints: Debian has that in a package apart."""
    try:
        from PySide6.QtPrintSupport import QPrinterInfo
    except ImportError:
        return False
    return bool(QPrinterInfo.availablePrinterNames())


def _key(board: PaperBoard, problem: Problem | None) -> tuple[Game, str, bool]:
    return board.game, str(board.table), problem is not None


def _solve_all(
    asked: Sequence[tuple[PaperBoard, Problem | None]],
    found: dict[tuple[Game, str, bool], PaperBoard],
    given_up: Event,
) -> None:
    for board, problem in asked:
        if given_up.is_set():
            return
        found[_key(board, problem)] = solved(board, problem)
