"""From 2027 on a day has three boards and problems; the player's strength chooses among them."""

from datetime import UTC, date, datetime, time, timedelta

import pytest

from gupai_desktop.games import find, games
from gupai_desktop.i18n import day_text, say
from gupai_desktop.play.challenge import challenge_of
from gupai_desktop.play.days import Strength, board_on
from gupai_desktop.play.problems import problems_of
from gupai_desktop.play.today import day_marks, problem_of
from gupai_desktop.solvers.difficulty import DIFFICULTIES
from gupai_desktop.texts.titles import challenge_words, problem_words
from gupai_desktop.ui.statistics.calendar import CalendarDialog
from gupai_desktop.ui.statistics.log import deal_text
from gupai_desktop.ui.window.main_window import MainWindow
from gupai_desktop.ui.window.sharing import message_text
from tests.made import MadeClock
from tests.ui.games_page.test_page import click, open_drawn_page
from tests.ui.play.test_difficulties import win_all

DAY = date(2027, 1, 6)
GAME = find("zen.ten-sets")
#: How many difficulties have been won, and whose days are offered then.
WON = ((0, Strength.LIGHT), (1, Strength.EVERYBODY), (3, Strength.STRONG))


@pytest.fixture(params=WON, ids=lambda won: won[1].name)
def strength(request: pytest.FixtureRequest, window: MainWindow, clock: MadeClock) -> Strength:
    """Have a player of a strength, and the morning of a day."""
    levels: int
    strength: Strength
    levels, strength = request.param
    clock.moment = datetime.combine(DAY - timedelta(1), time(), UTC)
    win_all(window.parts.statistics, *DIFFICULTIES[:levels])
    clock.moment = datetime.combine(DAY, time(), UTC)
    window.parts.shown_day.refresh()
    return strength


def test_the_cards_show_what_is_for_the_player(window: MainWindow, strength: Strength) -> None:
    page, challenge = open_drawn_page(window), challenge_of(DAY, strength)
    assert say(challenge_words(challenge, strength)) in page.cards["board"].toolTip()
    task = problem_of(DAY, [game() for game in games()], problems_of, strength)
    assert task
    assert say(task.game.name) in page.cards["problem"].toolTip()
    assert say(problem_words(task)) in page.cards["problem"].toolTip()
    click(page, "problem")
    assert window.parts.problem_sets.current == task


def test_the_board_of_the_card_lies_on_the_table_and_its_win_is_a_seal(
    window: MainWindow, strength: Strength
) -> None:
    click(open_drawn_page(window), "board")
    session, challenge = window.session, challenge_of(DAY, strength)
    assert session.record == challenge.record(find(challenge.game_id))
    assert session.occasion.strength is strength
    assert str(challenge.moves) in window.status_bar.moves.text()
    assert day_text(DAY) in window.windowTitle()
    session.play(session.facts.moves[0])
    statistics = window.parts.statistics
    assert deal_text(statistics.deals()[0])
    assert statistics.boards(DAY, DAY)[strength] == {DAY: 0}
    statistics.add_won(session.record, session.playing)
    (mark,) = day_marks(statistics.boards(), ()).values()
    assert mark.is_won
    assert mark.is_gold


def test_the_calendar_tells_the_challenge_and_the_board_that_was_begun(
    window: MainWindow, strength: Strength
) -> None:
    window.controller.show_board(DAY)
    session, statistics = window.session, window.parts.statistics
    session.play(session.facts.moves[0])
    statistics.add_won(session.record, session.playing)
    dialog = CalendarDialog(statistics, window.parts.appearance, DAY, window)
    summary = dialog.summary.text()
    for each in {strength, Strength.EVERYBODY}:
        assert say(challenge_words(challenge_of(DAY, each), each)) in summary
    assert summary.count("You have met it") == 1
    assert "Won this month: 1" in dialog.tally.text()


def test_the_calendar_tells_the_players_board_of_today_before_it_is_begun(
    window: MainWindow, strength: Strength
) -> None:
    dialog = CalendarDialog(window.parts.statistics, window.parts.appearance, DAY, window)
    own = {strength, Strength.EVERYBODY}
    for each in Strength:
        told = say(challenge_words(challenge_of(DAY, each), each)) in dialog.summary.text()
        assert told == (each in own)


@pytest.mark.usefixtures("strength")
def test_one_board_for_everybody_stays_the_challenge(window: MainWindow) -> None:
    window.action_table["challenge"].trigger()
    session, challenge = window.session, challenge_of(DAY)
    assert session.record == challenge.record(find(challenge.game_id))
    assert session.occasion.strength is Strength.EVERYBODY
    assert window.presenter.shown_text == say(challenge_words(challenge))


def test_a_board_of_a_day_is_shared_by_a_code(window: MainWindow, strength: Strength) -> None:
    window.controller.show_board(DAY)
    board = board_on(DAY, strength)
    text = message_text(window.session, window.analysis)
    assert f"/{window.session.occasion.text}/" in text
    assert text.splitlines()[-1].startswith(f"gupai:1/{board.game_id}/")
