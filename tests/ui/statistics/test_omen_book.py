"""The book of omens: the line of every day, and nothing of one that is still to be seen."""

from datetime import date, timedelta

from PySide6.QtCore import QModelIndex
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.i18n import Languages, say
from gupai_desktop.play.omens import line_of
from gupai_desktop.store.book import Book
from gupai_desktop.store.statistics import Statistics
from gupai_desktop.ui.statistics.omen_book import OmenBook
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.window.main_window import MainWindow
from tests.heap_lines import DEALS
from tests.histories import playing
from tests.made import MadeChance, MadeClock
from tests.ui.hand import answer, opened, play_out

TURTLE = find("pairs.turtle")
FIRST = date(2026, 3, 1)


def rows(book: OmenBook) -> list[str]:
    model = book.list.model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def test_it_has_the_line_of_each_day_the_latest_first_and_older_ones_when_they_are_seen(
    qtbot: QtBot, appearance: Appearance, languages: Languages
) -> None:
    assert languages.current == "en"
    statistics = Statistics(Book())
    for number in range(1, 61):
        record, day = Record.of_deal(TURTLE, number), FIRST + timedelta(number - 1)
        statistics.add_omen(record, playing(str(number)), day)
    book = opened(qtbot, OmenBook(statistics.omens(), appearance), (560, 480))
    assert len(rows(book)) < 60
    while book.list.model().canFetchMore(QModelIndex()):
        book.list.model().fetchMore(QModelIndex())
    assert len(rows(book)) == 60
    written, line, degree = rows(book)[-1].split("\n")
    assert (written, line) == (
        "Sunday, March 1, 2026",
        say(line_of(Record.of_deal(TURTLE, 1), FIRST)),
    )
    assert degree.startswith("Fishing the Golden Turtle, Omen: degree ")
    assert rows(book)[0].startswith("Wednesday, April 29, 2026")


def test_a_line_is_in_the_book_once_it_has_been_looked_at_or_its_day_is_over(
    window: MainWindow, chance: MadeChance, clock: MadeClock
) -> None:
    chance.given = DEALS[TURTLE.id] - 1
    seen = list[int]()

    def look(dialog: object) -> None:
        assert isinstance(dialog, OmenBook)
        seen.append(len(rows(dialog)))
        dialog.close()

    def open_book() -> None:
        answer(look)
        window.action_table["omen-book"].trigger()

    open_book()
    window.controller.deal(TURTLE.id)
    open_book()
    play_out(window)
    open_book()
    window.session.undo()
    open_book()
    clock.go_on(timedelta(1))
    open_book()
    assert seen == [0, 0, 1, 0, 1]
