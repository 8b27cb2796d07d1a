"""The calendar of daily deals: what is marked, what is closed, and how a day is chosen."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableView
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.i18n import Languages
from gupai_desktop.play.challenge import challenge_key, challenge_of
from gupai_desktop.play.daily import daily_number
from gupai_desktop.solvers.verdict import Rating
from gupai_desktop.store.statistics import Statistics
from gupai_desktop.ui.statistics.calendar import FIRST_DAY, DailyDialog
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.theme.table_colours import LIGHT
from tests.histories import played, playing
from tests.ui.hand import Key, opened
from tests.ui.oracle import Oracle, known_difficulties

ZEN = find("zen.ten-sets")
TODAY = date(2026, 3, 18)
WON, BEGUN, OTHER = date(2026, 3, 3), date(2026, 3, 5), date(2026, 3, 10)

#: The red of the seal.
SEAL = QColor("#c8352a")

MakeDialog = Callable[..., DailyDialog]


def daily(day: date, game_id: str = ZEN.id, rules: str = "") -> Record:
    game = find(game_id, rules)
    return played(Record.of_deal(game, daily_number(game, day)), 1)[-1]


@pytest.fixture
def statistics(tmp_path: Path) -> Statistics:
    """One daily won, one begun, and one won in another game."""
    statistics = Statistics(tmp_path / "statistics.sqlite")
    statistics.add_won(daily(WON), playing("a"), daily=WON)
    statistics.add_played(daily(BEGUN), playing("b"), daily=BEGUN)
    statistics.add_won(daily(OTHER, "levels.o-koan"), playing("c"), daily=OTHER)
    return statistics


@pytest.fixture
def make_dialog(
    qtbot: QtBot,
    languages: Languages,
    appearance: Appearance,
    statistics: Statistics,
    oracle: Oracle,
) -> MakeDialog:
    """A factory of calendars, shown."""

    def make(today: date = TODAY, *, language: str = "en", rules: str = "") -> DailyDialog:
        languages.use(language)
        game, difficulties = find(ZEN.id, rules), known_difficulties(oracle)
        dialog = DailyDialog(game, statistics, difficulties, appearance, today=today)
        return opened(qtbot, dialog, (560, 480))

    return make


def select(dialog: DailyDialog, day: date) -> None:
    dialog.calendar.setSelectedDate(QDate(day.year, day.month, day.day))


def press(dialog: DailyDialog, *keys: Qt.Key) -> None:
    """Press keys in the calendar."""
    view = dialog.calendar.findChild(QTableView)
    assert view is not None
    for key in keys:
        QTest.keyClick(view, key)


def cell(dialog: DailyDialog, day: date) -> QImage:
    """A picture of one day of March 2026, another one being selected."""
    view = dialog.calendar.findChild(QTableView)
    assert view is not None
    model = view.model()
    # March 2026 begins on a Sunday, the first column in English.
    shown = [
        model.index(row, column)
        for row in range(model.rowCount())
        for column in range(model.columnCount())
        if model.index(row, column).data() == day.day and row <= 1 + (day.day + 6) // 7 + 1
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
            near += abs(gaps[0]) < 25 and abs(gaps[1]) < 25 and found.blue() < 100
    return near > 20


# What is marked.


def test_a_day_that_was_won_has_a_seal(make_dialog: MakeDialog) -> None:
    dialog = make_dialog()
    assert has(cell(dialog, WON), SEAL)
    assert not has(cell(dialog, BEGUN), SEAL)
    assert not has(cell(dialog, OTHER), SEAL)


def test_a_day_that_was_begun_looks_otherwise_than_one_never_played(
    make_dialog: MakeDialog,
) -> None:
    dialog = make_dialog()
    ring = QColor(LIGHT.faint)
    assert has(cell(dialog, BEGUN), ring)
    assert not has(cell(dialog, OTHER), ring)


def test_today_has_a_frame(make_dialog: MakeDialog) -> None:
    dialog = make_dialog()
    select(dialog, OTHER)
    frame = QColor(LIGHT.selected)
    assert has(cell(dialog, TODAY), frame)
    assert not has(cell(dialog, date(2026, 3, 17)), frame)


def test_under_other_rules_the_same_days_are_won(make_dialog: MakeDialog) -> None:
    assert has(cell(make_dialog(rules="triplets=mixed"), WON), SEAL)


@pytest.mark.parametrize(
    ("day", "said"),
    [
        (WON, "You have won it."),
        (BEGUN, "You have begun it."),
        (OTHER, "You have not played it yet."),
    ],
)
def test_the_chosen_day_is_told_of_in_words(make_dialog: MakeDialog, day: date, said: str) -> None:
    dialog = make_dialog()
    select(dialog, day)
    assert dialog.summary.text().endswith(
        f"{day.day}, 2026: deal {daily_number(ZEN, day)}. {said}"
    )


def test_the_wins_of_the_month_that_is_shown_are_counted(make_dialog: MakeDialog) -> None:
    dialog = make_dialog()
    assert dialog.tally.text() == "Won this month: 1"
    dialog.earlier.click()
    assert dialog.month.text() == "February 2026"
    assert dialog.tally.text() == "Won this month: 0"


def test_the_days_won_in_a_row_are_told(make_dialog: MakeDialog) -> None:
    assert make_dialog(date(2026, 3, 4)).streak.text() == "Days won in a row: 1 (best: 1)"
    assert make_dialog().streak.text() == "Days won in a row: 0 (best: 1)"


# Choosing.


def test_today_is_chosen_at_first_and_enter_deals_it(
    make_dialog: MakeDialog, qtbot: QtBot
) -> None:
    dialog = make_dialog()
    assert dialog.day == TODAY
    with qtbot.waitSignal(dialog.chosen) as chosen:
        press(dialog, Key.Key_Return)
    assert chosen.args == [TODAY]
    assert not dialog.isVisible()


def test_the_arrow_keys_lead_to_other_days(make_dialog: MakeDialog, qtbot: QtBot) -> None:
    dialog = make_dialog()
    press(dialog, Key.Key_Left, Key.Key_Up)
    assert dialog.day == date(2026, 3, 10)
    press(dialog, Key.Key_PageUp)
    assert dialog.day == date(2026, 2, 10)
    with qtbot.waitSignal(dialog.chosen) as chosen:
        dialog.deal_button.click()
    assert chosen.args == [date(2026, 2, 10)]


def test_a_day_to_come_is_closed(make_dialog: MakeDialog) -> None:
    dialog = make_dialog()
    press(dialog, Key.Key_Right, Key.Key_Down, Key.Key_PageDown)
    assert dialog.day == TODAY
    assert not dialog.later.isEnabled()


def test_before_the_first_day_all_is_closed(make_dialog: MakeDialog) -> None:
    dialog = make_dialog()
    for _ in range(5):
        press(dialog, Key.Key_PageUp)
    press(dialog, *[Key.Key_Left] * 40)
    assert dialog.day == FIRST_DAY
    assert not dialog.earlier.isEnabled()


def test_with_a_clock_that_is_wrong_no_day_is_open(make_dialog: MakeDialog, qtbot: QtBot) -> None:
    dialog = make_dialog(date(2019, 5, 1))
    assert not dialog.deal_button.isEnabled()
    with qtbot.assertNotEmitted(dialog.chosen):
        press(dialog, Key.Key_Return)


# Languages.


@pytest.mark.parametrize(
    ("language", "month", "first_day"),
    [
        ("en", "March 2026", Qt.DayOfWeek.Sunday),
        ("uk", "Березень 2026", Qt.DayOfWeek.Monday),
        ("zh_CN", "2026年3月", Qt.DayOfWeek.Monday),
        ("zh_TW", "2026年3月", Qt.DayOfWeek.Sunday),
    ],
)
def test_the_calendar_speaks_the_language_of_the_interface(
    make_dialog: MakeDialog,
    languages: Languages,
    language: str,
    month: str,
    first_day: Qt.DayOfWeek,
) -> None:
    dialog = make_dialog()
    languages.use(language)
    QApplication.processEvents()
    assert dialog.month.text() == month
    assert dialog.calendar.firstDayOfWeek() == first_day


# Challenges.


def test_the_challenges_stand_on_a_page_of_their_own(
    make_dialog: MakeDialog, statistics: Statistics, qtbot: QtBot
) -> None:
    challenge = challenge_of(OTHER)
    record = Record.of_deal(find(challenge.game_id), challenge.number)
    won = playing("d", policy=challenge_key(OTHER))
    statistics.add_won(played(record, 5)[-1], won)
    dialog = make_dialog()
    dialog.kinds.setCurrentIndex(1)
    assert dialog.tally.text() == "Won this month: 1"
    select(dialog, OTHER)
    assert f"win it in at most {challenge.moves} moves" in dialog.summary.text()
    assert dialog.summary.text().endswith("You have met it with 5 moves.")
    with qtbot.waitSignal(dialog.challenged) as chosen, qtbot.assertNotEmitted(dialog.chosen):
        dialog.deal_button.click()
    assert chosen.args == [OTHER]


def test_the_days_of_the_game_come_back_with_its_page(make_dialog: MakeDialog) -> None:
    dialog = make_dialog()
    before = dialog.summary.text(), dialog.tally.text()
    dialog.kinds.setCurrentIndex(1)
    assert dialog.tally.text() == "Won this month: 0"
    dialog.kinds.setCurrentIndex(0)
    assert (dialog.summary.text(), dialog.tally.text()) == before


def test_how_hard_a_deal_is_is_told_once_it_is_known(
    make_dialog: MakeDialog, oracle: Oracle
) -> None:
    dialog = make_dialog()
    select(dialog, OTHER)
    assert "Difficulty" not in dialog.summary.text()
    while "Difficulty" not in dialog.summary.text():
        oracle.rate(Rating(3, 5, 4.0, 0.0))
    assert "Difficulty: Easy. You have not played it yet." in dialog.summary.text()
    assert oracle.gradings[-1].deal == str(daily(OTHER).number)
