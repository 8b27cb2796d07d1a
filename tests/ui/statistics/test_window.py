"""The statistics: figures, chart and log of every game, and counting from nothing again."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from itertools import islice

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QTableView, QWidget
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.i18n import Languages
from gupai_desktop.play.omens import degree_of
from gupai_desktop.solvers.difficulty import EASY
from gupai_desktop.store.book import Book
from gupai_desktop.store.statistics import PAGE, Par, PlayedDeal, Statistics, Win
from gupai_desktop.ui.board.models import Index
from gupai_desktop.ui.statistics.log import DEAL, MAX, RESULT, DealLog, ResultsChart, deal_facts
from gupai_desktop.ui.statistics.window import FigureCell, StatisticsDialog, game_text
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.theme.table_colours import LIGHT
from tests.histories import played, playing
from tests.ui.hand import Key, answer, opened

ZEN = find("zen.ten-sets")
MIXED = find("zen.ten-sets", "triplets=mixed")
LEVELS = find("levels.o-koan")

MakeDialog = Callable[..., StatisticsDialog]


def record(number: int = 7, moves: int = 1, game: Game = ZEN) -> Record:
    return played(Record.of_deal(game, number), moves, choice=1)[-1]


@pytest.fixture
def statistics() -> Statistics:
    """Three deals of Zen: won in par, won with help, begun."""
    statistics = Statistics(Book())
    statistics.add_won(record(7, 9), playing("a", seconds=125), Par(9, 9))
    statistics.add_won(record(8, 12), playing("b", seconds=3725, is_assisted=True), Par(8, 9))
    statistics.add_played(record(9), playing("c"))
    return statistics


@pytest.fixture
def make_dialog(
    qtbot: QtBot, languages: Languages, appearance: Appearance, statistics: Statistics
) -> MakeDialog:
    """A factory of dialogs, shown."""

    def make(
        game: Game = ZEN, *, language: str = "en", of: Statistics | None = None
    ) -> StatisticsDialog:
        languages.use(language)
        return opened(qtbot, StatisticsDialog(of or statistics, game, appearance), (760, 640))

    return make


def figures(dialog: StatisticsDialog) -> dict[str, str]:
    return {
        key: " ".join(filter(None, (cell.value.text(), cell.remark.text())))
        for key, cell in dialog.cells.items()
    }


def log(dialog: StatisticsDialog) -> list[list[str]]:
    """All rows of the log, without the moment."""
    model = dialog.log.model()
    columns = range(1, model.columnCount())
    return [[model.index(row, c).data() for c in columns] for row in range(model.rowCount())]


def press_in_box(name: str) -> Callable[[QWidget], None]:
    def press(box: QWidget) -> None:
        assert isinstance(box, QMessageBox)
        next(b for b in box.findChildren(QPushButton) if b.text().strip("&") == name).click()

    return press


def test_a_log_asks_for_few_things_of_many_deals(
    make_dialog: MakeDialog, statistics: Statistics, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(PAGE):
        statistics.add_won(record(number + 10, 9), playing(str(number)), Par(9, 9))
    asked, data = list[int](), DealLog.data

    def count(log: DealLog, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        asked.append(role)
        return data(log, index, role)

    monkeypatch.setattr(DealLog, "data", count)
    log = make_dialog().log
    assert len(asked) < 10 * PAGE
    for column in range(log.model().columnCount()):
        assert log.sizeHintForColumn(column) == QTableView.sizeHintForColumn(log, column)


def test_the_figures_of_a_game_are_told(make_dialog: MakeDialog) -> None:
    assert figures(make_dialog()) == {
        "dealt": "3",
        "won": "2 67%",
        "unaided": "1 33%",
        "streak": "1 longest 1",
        "fewest": "9 par 9",
        "nearest": "0 deal 7",
        "best": "2:05",
        "mean": "2:05",
    }


def test_a_game_of_points_is_told_in_points(make_dialog: MakeDialog) -> None:
    game, statistics = find("trigrams.eight"), Statistics(Book())
    for place, (points, par) in enumerate(((150, Par(5, 5)), (120, Par(1, 7)))):
        deal = PlayedDeal(str(place), game.id, "", place + 1, "", "", "2026-11-26T09:00:00Z")
        win = Win(game.most_score + 1 - points, 60.0, False, par)
        statistics.put(statistics.add(deal)._replace(win=win))
    dialog = make_dialog(game, of=statistics)
    assert figures(dialog)["fewest"] == "150 mean 135"
    assert figures(dialog)["nearest"] == "−14 deal 1"
    model = dialog.log.model()
    titles = [model.headerData(column, Qt.Orientation.Horizontal) for column in (3, 4)]
    assert titles == ["Points", "Best possible"]
    assert [row[2:4] for row in log(dialog)] == [["120", "at least 162"], ["150", "164"]]
    assert dialog.chart.accessibleName().startswith("Points below the best known")
    assert "Points below the best known: from 14 to 42." in dialog.chart.accessibleDescription()
    assert "Points: 150" in deal_facts(statistics.deals(game)[1])


def test_an_omen_is_told_by_degrees_and_lines_and_not_by_what_a_player_decides(
    qtbot: QtBot, languages: Languages, appearance: Appearance
) -> None:
    languages.use("en")
    turtle, statistics = find("pairs.turtle"), Statistics(Book())
    deals = (Record.of_deal(turtle, number) for number in range(1, 99))
    first, second, third = islice((deal for deal in deals if turtle.moves(deal.table)), 3)
    days = date(2027, 1, 4), date(2027, 1, 5)
    statistics.add_omen(first, playing("a"), days[0])
    statistics.add_omen(second, playing("b"), days[1])
    statistics.add_played(third.play(turtle.moves(third.table)[0]), playing("c"))
    seen = statistics.omens(last=days[0])
    dialog = opened(qtbot, StatisticsDialog(statistics, turtle, appearance, omens=seen), None)
    assert [key for key, cell in dialog.cells.items() if cell.isVisible()] == ["dealt"]
    told = {key: f"{cell.value.text()} {cell.remark.text()}" for key, cell in _omen(dialog)}
    degree = degree_of(first, days[0])
    assert told == {"drawn": "1 ", "degree": f"{degree} of 5", "lines": "1 of 40"}
    assert not dialog.chart.isVisible()
    model = dialog.log.model()
    assert [model.index(row, RESULT).data() for row in range(model.rowCount())] == [
        f"Omen: degree {degree_of(third)} of 5",
        "–",
        f"Omen: degree {degree} of 5",
    ]
    columns = range(model.columnCount())
    shown = [column for column in columns if not dialog.log.isColumnHidden(column)]
    assert shown == [0, DEAL, RESULT]


def _omen(dialog: StatisticsDialog) -> list[tuple[str, FigureCell]]:
    """The figures of omens that are seen."""
    return [(key, cell) for key, cell in dialog.omen_cells.items() if cell.isVisible()]


def test_a_game_that_was_never_played_says_so_kindly(make_dialog: MakeDialog) -> None:
    dialog = make_dialog(LEVELS)
    assert dialog.pages.currentWidget() is dialog.empty
    assert dialog.empty.text().startswith("No deal of this game counts yet")
    assert not dialog.reset_button.isEnabled()
    assert not dialog.open_button.isEnabled()


def test_every_game_that_was_played_can_be_chosen(
    make_dialog: MakeDialog, statistics: Statistics
) -> None:
    statistics.add_played(record(5, game=MIXED), playing("d"))
    dialog = make_dialog(LEVELS)
    names = [dialog.games.itemText(row) for row in range(dialog.games.count())]
    assert names == [game_text(game) for game in (LEVELS, MIXED, ZEN)]
    assert dialog.game == LEVELS
    dialog.games.setCurrentIndex(1)
    assert dialog.game == MIXED
    assert figures(dialog)["dealt"] == "1"
    assert dialog.pages.currentWidget() is not dialog.empty


def test_a_game_of_another_version_of_the_program_is_left_out(
    make_dialog: MakeDialog, statistics: Statistics
) -> None:
    statistics.add(PlayedDeal("x", "zen.unheard-of", "", 1, "", "", "2026-08-01T12:00:00Z"))
    assert len(statistics.deals()) == 4
    assert make_dialog().games.count() == 1


def test_the_log_tells_of_every_deal_the_newest_first(
    make_dialog: MakeDialog, statistics: Statistics
) -> None:
    statistics.add_played(replace(record(1), number=None), playing("d"))
    assert log(make_dialog()) == [
        ["custom board", "not won", "–", "–", "–", "–"],
        ["9", "not won", "–", "–", "–", "–"],
        ["8", "won", "12", "8–9", "1:02:05", "Yes"],
        ["7", "won", "9", "9", "2:05", "No"],
    ]


def test_a_deal_of_the_log_is_opened_by_enter(make_dialog: MakeDialog, qtbot: QtBot) -> None:
    for row, number, act in ((0, 9, _enter), (2, 7, _double_click)):
        dialog = make_dialog()
        with qtbot.waitSignal(dialog.wanted) as wanted:
            act(dialog, row)
        assert wanted.args == [Record.of_deal(ZEN, number), ""]
        assert not dialog.isVisible()


def _enter(dialog: StatisticsDialog, row: int) -> None:
    dialog.log.selectRow(row)
    QTest.keyClick(dialog.log, Key.Key_Return)


def _double_click(dialog: StatisticsDialog, row: int) -> None:
    place = dialog.log.visualRect(dialog.log.model().index(row, 1)).center()
    QTest.mouseClick(dialog.log.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(dialog.log.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_older_deals_are_fetched_when_the_log_is_scrolled(make_dialog: MakeDialog) -> None:
    statistics = Statistics(Book())
    for number in range(1, PAGE + 3):
        statistics.add_played(record(number), playing(f"p{number}"))
    dialog = make_dialog(of=statistics)
    model = dialog.log.model()
    assert model.rowCount() == PAGE
    dialog.log.scrollToBottom()
    assert [model.index(row, DEAL).data() for row in (0, PAGE, PAGE + 1)] == [
        str(PAGE + 2), "2", "1",
    ]  # fmt: skip
    dialog.log.scrollToBottom()
    assert model.rowCount() == PAGE + 2


def test_a_reset_is_asked_about(make_dialog: MakeDialog, statistics: Statistics) -> None:
    statistics.add_played(record(5, game=MIXED), playing("d"))
    dialog = make_dialog()
    asked: list[str] = []

    def read_and_reset(box: QWidget) -> None:
        assert isinstance(box, QMessageBox)
        asked.append(box.text())
        press_in_box("OK")(box)

    answer(read_and_reset)
    dialog.reset_button.click()
    assert asked == ["3 deals of Watching Ten Sets  相十副 will no longer be counted and shown."]
    assert statistics.deals(ZEN) == []
    assert len(statistics.deals(MIXED)) == 1
    assert dialog.pages.currentWidget() is dialog.empty


def deal(
    moves: int = 0, par: int = 0, *, is_assisted: bool = False, number: int = 1
) -> PlayedDeal:
    at = "2026-08-01T12:00:00Z"
    win = Win(moves, 60.0, is_assisted, Par(par, par)) if moves else None
    return PlayedDeal(f"p{number}", ZEN.id, "", number, "", "", at, win)


@pytest.fixture
def chart(qtbot: QtBot, languages: Languages) -> ResultsChart:
    """A chart of four deals: won in par, 4 above it, with help 2 above it, and begun."""
    assert languages.current == "en"
    chart = ResultsChart()
    qtbot.addWidget(chart)
    chart.resize(500, 200)
    deals = [deal(9, 9), deal(13, 9), deal(11, 9, is_assisted=True), deal()]
    chart.show_deals(deals[::-1])
    chart.show()
    return chart


def heights(chart: ResultsChart, colour: str) -> dict[int, int]:
    """For every column with marks of a colour above the legend, the row of the highest one."""
    QApplication.processEvents()
    image: QImage = chart.grab().toImage()
    wanted, foot = QColor(colour).rgb(), image.height() - 2 * chart.fontMetrics().height()
    found: dict[int, int] = {}
    for x in range(image.width()):
        column = [y for y in range(foot) if image.pixel(x, y) == wanted]
        if column:
            found[x] = column[0]
    return found


def test_the_chart_shows_more_moves_above_par_higher(chart: ResultsChart) -> None:
    won, helped = heights(chart, LIGHT.accent), heights(chart, LIGHT.red)
    assert min(won.values()) < min(helped.values()) < max(won.values())
    assert min(won) < min(helped)


def test_the_chart_shows_no_more_deals_than_there_is_room_for(chart: ResultsChart) -> None:
    for count in (0, 1, MAX, 3 * MAX):
        chart.show_deals([deal(10 + n, 9, number=n + 1) for n in range(count)])
        under = map(chart.plot.deal_at, range(chart.plot.width()))
        assert len(set(filter(None, under))) == min(count, MAX)


def test_what_was_won_is_told(make_dialog: MakeDialog, statistics: Statistics) -> None:
    dialog = make_dialog()
    assert not any(cell.isVisible() for cell in dialog.difficulties.values())
    for deal, key in zip(statistics.deals(), ("hard", "hard", "easy"), strict=True):
        statistics.add_rated(deal, key)
    dialog = make_dialog()
    texts = [f"{cell.value.text()} {cell.remark.text()}" for cell in dialog.difficulties.values()]
    assert texts == ["1 of 1", "0 of 0", "1 of 2", "0 of 0"]
    assert all(cell.isVisible() for cell in dialog.difficulties.values())
    assert dialog.difficulties[EASY].accessibleName() == "Won: Easy: 1 of 1"
