"""The calendar of challenges: what is marked, what is closed, and how a day is chosen."""

from collections.abc import Callable
from datetime import date

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QTableView
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.i18n import Languages, say
from gupai_desktop.play.challenge import challenge_of
from gupai_desktop.play.occasions import DayChallenge
from gupai_desktop.play.omens import degree_of, line_of
from gupai_desktop.play.today import FIRST_DAY
from gupai_desktop.store.book import Book
from gupai_desktop.store.statistics import Par, Statistics, Win
from gupai_desktop.ui.statistics.calendar import CalendarDialog
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.theme.day_art import SEAL_GOLD, SEAL_RED
from tests.histories import played, playing
from tests.ui.hand import Key, opened

TODAY = date(2026, 3, 18)
MET, WON, BEGUN = date(2026, 3, 3), date(2026, 3, 4), date(2026, 3, 5)
OMEN, OTHER = date(2026, 3, 9), date(2026, 3, 10)

RED, GOLD = QColor(SEAL_RED), QColor(SEAL_GOLD)

MakeDialog = Callable[..., CalendarDialog]


def challenge_record(day: date, moves: int) -> Record:
    challenge = challenge_of(day)
    return played(Record.of_deal(find(challenge.game_id), challenge.number), moves)[-1]


@pytest.fixture
def make_dialog(qtbot: QtBot, languages: Languages, appearance: Appearance) -> MakeDialog:
    """A factory of calendars with one challenge met, one won, one begun, and an omen, shown."""
    assert languages.current == "en"
    statistics = Statistics(Book())
    statistics.add_won(challenge_record(MET, 2), playing("a", policy=DayChallenge.of(MET).text))
    statistics.add_played(
        challenge_record(BEGUN, 1), playing("b", policy=DayChallenge.of(BEGUN).text)
    )
    won = statistics.add_played(
        challenge_record(WON, 1), playing("c", policy=DayChallenge.of(WON).text)
    )
    statistics.put(won._replace(win=Win(999, 60.0, is_assisted=False, par=Par())))
    statistics.add_omen(Record.of_deal(find("pairs.turtle"), 7), playing("d"), OMEN)

    def make(today: date = TODAY) -> CalendarDialog:
        return opened(qtbot, CalendarDialog(statistics, appearance, today=today), (560, 480))

    return make


def test_no_week_is_empty_before_a_month_that_begins_with_its_first_day(
    make_dialog: MakeDialog,
) -> None:
    dialog = make_dialog()
    weeks = dialog.calendar.findChildren(QTableView)[0]
    months = []
    for month in (3, 2, 1):
        assert dialog.calendar.monthShown() == month
        months.append(weeks.isRowHidden(1))
        dialog.earlier.click()
    assert months == [True, True, False]


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
            gaps = (
                found.red() - colour.red(),
                found.green() - colour.green(),
                found.blue() - colour.blue(),
            )
            near += max(map(abs, gaps)) < 12
    return near > 20


def test_a_board_that_was_won_has_a_red_seal_and_in_par_a_gold_rim(
    make_dialog: MakeDialog,
) -> None:
    dialog = make_dialog()
    marks = [
        (has(cell(dialog, day), RED), has(cell(dialog, day), GOLD))
        for day in (MET, WON, BEGUN, OTHER)
    ]
    assert marks == [(True, True), (True, False), (False, False), (False, False)]
    assert dialog.tally.text() == "Won this month: 2"


def test_an_omen_has_a_mark_and_is_told_once_its_day_has_passed(make_dialog: MakeDialog) -> None:
    dialog = make_dialog()
    assert cell(dialog, OMEN) != cell(dialog, OTHER)
    select(dialog, OMEN)
    assert "Omen: degree 1 of 5." in dialog.summary.text()
    dialog = make_dialog(OMEN)
    assert "degree" not in dialog.summary.text()


def test_degree_and_line_of_the_omen_of_a_day_are_said(
    make_dialog: MakeDialog, said: list[str]
) -> None:
    dialog, record = make_dialog(), Record.of_deal(find("pairs.turtle"), 7)
    said.clear()
    select(dialog, OMEN)
    (told,) = said
    assert f"Omen: degree {degree_of(record, OMEN)} of 5." in told
    assert say(line_of(record, OMEN)) in told


def test_nothing_is_said_of_days_without_a_seal(make_dialog: MakeDialog) -> None:
    dialog = make_dialog()
    labels = [label.text().lower() for label in dialog.findChildren(QLabel)]
    assert not any(word in text for text in labels for word in ("row", "missed", "streak"))


def test_the_month_is_a_picture_to_share_without_what_is_chosen(make_dialog: MakeDialog) -> None:
    dialog = make_dialog()
    pictures = []
    dialog.copied.connect(lambda picture: pictures.append(picture.toImage()))
    dialog.copy_button.click()
    select(dialog, MET)
    dialog.copy_button.click()
    assert pictures[0].size() == dialog.paper_scroll.size() * dialog.devicePixelRatioF()
    assert pictures[0] == pictures[1]
    named = []
    dialog.saved.connect(lambda _picture, title: named.append(title))
    dialog.save_button.click()
    assert named == ["March 2026"]


def test_a_clock_that_was_set_back_hides_no_day_and_is_told(make_dialog: MakeDialog) -> None:
    early = make_dialog(date(2025, 12, 30))
    assert "it is 2025-12-30; the calendar begins on 2026-01-01" in early.summary.text()
    assert not early.deal_button.isEnabled()
    dialog = make_dialog(date(2026, 2, 20))
    assert dialog.day == date(2026, 2, 20)
    assert "are still to come" in dialog.tally.text()
    dialog.later.click()
    assert dialog.month.text() == "March 2026"
    select(dialog, MET)
    assert not dialog.deal_button.isEnabled()


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


def test_the_table_of_days_is_called_by_its_month(make_dialog: MakeDialog) -> None:
    dialog = make_dialog()
    days = dialog.calendar.findChildren(QTableView)[0]
    assert days.accessibleName() == dialog.month.text() != ""
    dialog.earlier.click()
    assert days.accessibleName() == dialog.month.text()
