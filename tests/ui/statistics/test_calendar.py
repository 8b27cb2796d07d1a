"""The calendar of challenges: what is marked, what is closed, and how a day is chosen."""

from collections.abc import Callable
from datetime import date

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtGui import QColor, QFont, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableView
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.i18n import Languages
from gupai_desktop.play.challenge import challenge_key, challenge_of
from gupai_desktop.store.book import Book
from gupai_desktop.store.statistics import Statistics
from gupai_desktop.ui.statistics.calendar import FIRST_DAY, CalendarDialog
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.theme.table_colours import LIGHT
from tests.histories import played, playing
from tests.ui.hand import Key, opened

TODAY = date(2026, 3, 18)
MET, BEGUN, OTHER = date(2026, 3, 3), date(2026, 3, 5), date(2026, 3, 10)

#: The gold of the seal.
SEAL = QColor("#e3b23c")

MakeDialog = Callable[..., CalendarDialog]


def challenge_record(day: date, moves: int) -> Record:
    challenge = challenge_of(day)
    return played(Record.of_deal(find(challenge.game_id), challenge.number), moves)[-1]


@pytest.fixture
def make_dialog(qtbot: QtBot, languages: Languages, appearance: Appearance) -> MakeDialog:
    """A factory of calendars with one challenge met and one begun, shown."""
    assert languages.current == "en"
    statistics = Statistics(Book())
    statistics.add_won(challenge_record(MET, 2), playing("a", policy=challenge_key(MET)))
    statistics.add_played(challenge_record(BEGUN, 1), playing("b", policy=challenge_key(BEGUN)))

    def make(today: date = TODAY) -> CalendarDialog:
        return opened(qtbot, CalendarDialog(statistics, appearance, today=today), (560, 480))

    return make


def select(dialog: CalendarDialog, day: date) -> None:
    dialog.calendar.setSelectedDate(QDate(day.year, day.month, day.day))


def press(dialog: CalendarDialog, *keys: Qt.Key) -> None:
    """Press keys in the calendar."""
    view = dialog.calendar.findChild(QTableView)
    assert view is not None
    for key in keys:
        QTest.keyClick(view, key)


def cell(dialog: CalendarDialog, day: date) -> QImage:
    """A picture of one day of March 2026, another one being selected."""
    view = dialog.calendar.findChild(QTableView)
    assert view is not None
    model = view.model()
    shown = [
        model.index(row, column)
        for row in range(model.rowCount())
        for column in range(model.columnCount())
        if model.index(row, column).data() == day.day
    ]
    place = view.visualRect(shown[0] if day.day < 20 else shown[-1])
    return view.viewport().grab(place).toImage()


def has(image: QImage, colour: QColor) -> bool:
    """Whether a picture has many pixels of a colour, or nearly so."""
    near = 0
    for x in range(image.width()):
        for y in range(image.height()):
            found = image.pixelColor(x, y)
            gaps = (found.red() - colour.red(), found.green() - colour.green())
            near += abs(gaps[0]) < 12 and abs(gaps[1]) < 12 and found.blue() < 100
    return near > 20


def test_a_challenge_that_was_met_has_a_seal_one_that_was_begun_a_ring(
    make_dialog: MakeDialog,
) -> None:
    dialog, ring = make_dialog(), QColor(LIGHT.faint)
    marks = [
        (has(cell(dialog, day), SEAL), has(cell(dialog, day), ring)) for day in (MET, BEGUN, OTHER)
    ]
    assert marks == [(True, False), (False, True), (False, False)]


def test_the_challenge_of_the_chosen_day_and_its_result_are_told(make_dialog: MakeDialog) -> None:
    dialog = make_dialog()
    for day, said in (
        (MET, "You have met it with 2 moves."),
        (BEGUN, "You have begun it."),
        (OTHER, "You have not played it yet."),
    ):
        select(dialog, day)
        assert f"win it in at most {challenge_of(day).moves} moves" in dialog.summary.text()
        assert dialog.summary.text().endswith(said)


def test_today_is_chosen_at_first(make_dialog: MakeDialog, qtbot: QtBot) -> None:
    dialog = make_dialog()
    assert dialog.day == TODAY
    with qtbot.waitSignal(dialog.chosen) as chosen:
        press(dialog, Key.Key_Return)
    assert chosen.args == [TODAY]
    assert not dialog.isVisible()


def test_the_chosen_day_alone_is_bold(make_dialog: MakeDialog) -> None:
    dialog = make_dialog()
    calendar = dialog.calendar

    def bold() -> list[object]:
        formats = calendar.dateTextFormat().items()
        return [day for day, form in formats if form.fontWeight() == QFont.Weight.Bold]

    assert bold() == [calendar.selectedDate()]
    select(dialog, MET)
    assert bold() == [calendar.selectedDate()]


def test_days_to_come_and_those_before_the_first_are_closed(make_dialog: MakeDialog) -> None:
    dialog = make_dialog()
    press(dialog, Key.Key_Right, Key.Key_Down, Key.Key_PageDown)
    assert dialog.day == TODAY
    assert not dialog.later.isEnabled()
    press(dialog, *[Key.Key_PageUp] * 5, *[Key.Key_Left] * 40)
    assert dialog.day == FIRST_DAY
    assert not dialog.earlier.isEnabled()


def test_the_calendar_speaks_the_language_of_the_interface(
    make_dialog: MakeDialog, languages: Languages
) -> None:
    dialog = make_dialog()
    for language, month, first_day in (
        ("en", "March 2026", Qt.DayOfWeek.Sunday),
        ("uk", "Березень 2026", Qt.DayOfWeek.Monday),
        ("zh_CN", "2026年3月", Qt.DayOfWeek.Monday),
        ("zh_TW", "2026年3月", Qt.DayOfWeek.Sunday),
    ):
        languages.use(language)
        QApplication.processEvents()
        assert dialog.month.text() == month
        assert dialog.calendar.firstDayOfWeek() == first_day
