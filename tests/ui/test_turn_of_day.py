"""The day turns while one looks: what says "today" says it of the day that it is."""

from datetime import date

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find, games
from gupai_desktop.i18n import day_text, long_day_text, month_text, qt_day, say
from gupai_desktop.play.challenge import Challenge, challenge_of
from gupai_desktop.play.occasions import DayOmen
from gupai_desktop.play.omens import end_of
from gupai_desktop.play.today import omen_game
from gupai_desktop.texts.titles import challenge_words, problem_words
from gupai_desktop.ui.games_page.page import GamesPage
from gupai_desktop.ui.play.day import ShownDay
from gupai_desktop.ui.statistics.calendar import CalendarDialog
from gupai_desktop.ui.statistics.log import deal_text
from gupai_desktop.ui.window.main_window import MainWindow
from tests.days import DAYS, ROWS, TURNS, own_challenge, own_problem, own_strength, set_clock
from tests.made import MadeChance, MadeClock
from tests.ui.games_page.test_page import click, is_at_table, open_page
from tests.ui.hand import MakeWindow, answer, play_out, unpainted

UTC, KEYS = "UTC", ("board", "problem", "omen")


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    """A window of which only the pictures on its cards are drawn."""
    return unpainted(make_window())


def look_again(window: MainWindow) -> None:
    """Do what is done every few seconds."""
    window.parts.shown_day._timer.timeout.emit()


def drawn(page: GamesPage, qtbot: QtBot) -> GamesPage:
    qtbot.waitUntil(lambda: page.is_drawn)
    return page


def shown(page: GamesPage) -> tuple[str, ...]:
    """What the heading and the cards of today say."""
    cards = (page.cards[key].toolTip() for key in (*KEYS, "calendar"))
    return page._headings[0].text(), *cards


def assert_shows(page: GamesPage, day: date) -> None:
    heading, board, problem, omen, month = shown(page)
    task, strength = own_problem(day), own_strength(day)
    assert long_day_text(day) in heading
    assert say(challenge_words(own_challenge(day), strength)) in board
    assert say(problem_words(task)) in problem
    assert say(omen_game(day, games()).name) in omen
    assert month_text(day) in month
    assert page.month._today == day


def laid(window: MainWindow, key: str, day: date) -> bool:
    """Whether that of a day lies on the table."""
    if key == "board":
        return laid_board(window, own_challenge(day), day)
    if key == "problem":
        return window.parts.problem_sets.current == own_problem(day)
    return window.session.game == omen_game(day, games())()


def laid_board(window: MainWindow, board: Challenge, day: date) -> bool:
    is_it = window.session.record == board.record(find(board.game_id))
    return is_it and day_text(day) in window.windowTitle()


@pytest.mark.parametrize("zone", ROWS)
def test_the_page_of_games_that_is_left_open_turns_with_the_day(
    window: MainWindow, clock: MadeClock, qtbot: QtBot, zone: str
) -> None:
    page = open_page(window)
    for day, way in ROWS[zone]:
        turn = set_clock(clock, day, way, zone)
        look_again(window)
        assert_shows(drawn(page, qtbot), day)
        turn()
        assert clock.today() != day
        look_again(window)
        assert_shows(drawn(page, qtbot), clock.today())


def test_the_pictures_turn_with_the_day_too(
    make_window: MakeWindow, clock: MadeClock, qtbot: QtBot
) -> None:
    page = drawn(open_page(window := make_window()), qtbot)
    for _ in range(3):
        set_clock(clock, clock.today(), "midnight", UTC)()
        look_again(window)
        fresh = drawn(open_page(make_window()), qtbot)
        for key in KEYS:
            pictures = [one.cards[key]._picture.toImage() for one in (drawn(page, qtbot), fresh)]
            assert pictures[0] == pictures[1], (clock.today(), key)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("way", TURNS)
def test_a_click_before_the_turn_is_noticed_deals_what_is_shown(
    window: MainWindow, clock: MadeClock, qtbot: QtBot, key: str, way: str
) -> None:
    day = clock.today()
    turn = set_clock(clock, day, way, UTC)
    page = drawn(open_page(window), qtbot)
    turn()
    click(page, key)
    assert is_at_table(window)
    assert laid(window, key, day)
    assert not laid(window, key, clock.today()) or key == "omen"


@pytest.mark.parametrize("key", KEYS)
def test_a_card_that_turns_under_the_finger_deals_nothing(
    window: MainWindow, clock: MadeClock, qtbot: QtBot, key: str
) -> None:
    turn, before = set_clock(clock, clock.today(), "midnight", UTC), window.session.record
    page = drawn(open_page(window), qtbot)
    QTest.mousePress(page.cards[key], Qt.MouseButton.LeftButton)
    turn()
    look_again(window)
    drawn(page, qtbot)
    QTest.mouseRelease(page.cards[key], Qt.MouseButton.LeftButton)
    assert not is_at_table(window)
    assert window.session.record == before
    click(page, key)
    assert laid(window, key, clock.today())


def test_an_omen_that_is_drawn_after_midnight_is_that_of_the_new_day(
    window: MainWindow, clock: MadeClock, qtbot: QtBot
) -> None:
    day = clock.today()
    turn = set_clock(clock, day, "midnight", UTC)
    page = drawn(open_page(window), qtbot)
    turn()
    click(page, "omen")
    assert window.session.game == omen_game(day, games())(), "the one that was shown"
    assert list(window.parts.statistics.omens()) == [clock.today()]
    assert f"omen of {day_text(clock.today())}" in window.windowTitle()


def test_a_window_that_becomes_active_looks_which_day_it_is(
    window: MainWindow, clock: MadeClock
) -> None:
    page = open_page(window)
    set_clock(clock, clock.today(), "sleep", UTC)()
    QApplication.sendEvent(window, QEvent(QEvent.Type.ActivationChange))
    assert long_day_text(clock.today()) in shown(page)[0]


def test_it_is_asked_again_and_again_which_day_it_is(clock: MadeClock, qtbot: QtBot) -> None:
    shown_day = ShownDay(clock)
    assert 0 < shown_day._timer.interval() <= 60_000
    shown_day._timer.setInterval(1)
    for way in TURNS:
        turn = set_clock(clock, shown_day.day, way, UTC)
        with qtbot.waitSignal(shown_day.turned) as turned:
            turn()
        assert turned.args == [clock.today()]


@pytest.mark.parametrize("zone", ROWS)
def test_the_calendar_that_is_left_open_turns_with_the_day(
    window: MainWindow, clock: MadeClock, zone: str
) -> None:
    for day, way in ROWS[zone]:
        turn = set_clock(clock, day, way, zone)

        def act(dialog: QWidget) -> None:
            assert isinstance(dialog, CalendarDialog)
            assert dialog.day == day  # noqa: B023
            turn()  # noqa: B023
            look_again(window)
            today = clock.today()
            assert long_day_text(today) in dialog.summary.text()
            assert dialog.month.text() == month_text(today)
            assert dialog.calendar.maximumDate() == qt_day(today)
            if (day, way) == ROWS[zone][-1]:  # noqa: B023
                dialog.deal_button.click()

        answer(act)
        window.dialogs.show_calendar()
    assert laid_board(window, challenge_of(clock.today()), clock.today())


def test_a_day_that_was_chosen_in_the_calendar_stays_chosen(
    window: MainWindow, clock: MadeClock
) -> None:
    turn, days = set_clock(clock, DAYS[3], "midnight", UTC), list[date]()

    def act(dialog: QWidget) -> None:
        assert isinstance(dialog, CalendarDialog)
        dialog.calendar.setSelectedDate(qt_day(DAYS[1]))
        turn()
        look_again(window)
        days.append(dialog.day)

    answer(act)
    window.dialogs.show_calendar()
    assert days == [DAYS[1]]


def test_an_omen_is_that_of_today_until_the_day_has_turned(
    window: MainWindow, clock: MadeClock
) -> None:
    window.parts.settings.has_offered_tiles = True
    deals = (Record.of_deal(find("pairs.turtle"), number) for number in range(1, 99))
    stuck = next(record for record in deals if not record.game.can_move(record.table))
    turn, day = set_clock(clock, clock.today(), "midnight", UTC), clock.today()
    # As an older version may have drawn it.
    playing = window.session.new_playing(DayOmen.of(day).text)
    window.parts.statistics.add_omen(stuck, playing, day)
    window.session.begin(stuck, playing=playing)
    assert "Today’s omen: degree 1 of 5." in window.presenter.shown_text
    assert "Today’s omen" in window.status_bar.verdict.text()
    turn()
    look_again(window)
    assert "Today’s" not in window.presenter.shown_text + window.status_bar.verdict.text()
    assert "Omen: degree 1 of 5." in window.presenter.shown_text
    assert f"omen of {day_text(day)}" in window.windowTitle()


def test_the_result_of_an_omen_is_that_of_its_day(
    window: MainWindow, clock: MadeClock, chance: MadeChance
) -> None:
    won = (n for n in range(1, 999) if not end_of(Record.of_deal(find("pairs.turtle"), n)).left)
    chance.given = next(won) - 1
    turn, day = set_clock(clock, clock.today(), "midnight", UTC), clock.today()
    window.controller.deal("pairs.turtle")
    play_out(window)
    window.table.celebration.ended.emit()
    content = window.presenter._content
    assert content
    assert "Today’s omen" in str(content.heading)
    turn()
    look_again(window)
    content = window.presenter._content
    assert content
    assert str(content.heading) == "Omen: degree 5 of 5."
    assert content.subject
    assert f"omen of {day_text(day)}" in say(content.subject)


def test_recent_deals_and_the_log_name_the_day_of_an_omen(
    window: MainWindow, clock: MadeClock
) -> None:
    day = clock.today()
    window.controller.deal("pairs.turtle")
    window.session.begin(Record.of_deal(find("levels.o-koan"), 3))
    (deal,) = window.parts.statistics.deals()
    (entry,) = window.deal_menus._recent_entries()
    assert f"omen of {day_text(day)}" in entry.text
    assert deal_text(deal) == f"{deal.number} (omen {day_text(day)})"
