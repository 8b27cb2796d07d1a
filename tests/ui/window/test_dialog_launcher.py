"""The dialogs that look back: what they show, and what becomes of what is chosen in them."""

from datetime import date

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.play.challenge import challenge_of
from gupai_desktop.play.history import History
from gupai_desktop.play.occasions import DayChallenge
from gupai_desktop.store.tables import Bookmarks
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.replay.window import ReplayDialog
from gupai_desktop.ui.statistics.calendar import CalendarDialog
from gupai_desktop.ui.statistics.window import StatisticsDialog
from gupai_desktop.ui.window.deals import GameController
from gupai_desktop.ui.window.dialog_launcher import DialogLauncher
from gupai_desktop.ui.window.moving import Moving
from gupai_desktop.ui.window.sharing import Sharing
from gupai_desktop.ui.window.window_parts import WindowParts
from tests.histories import playing
from tests.ui.ears import Ears
from tests.ui.hand import answer, answer_soon
from tests.ui.known import DEAL, GAME, WINNING_LINE

DAY = date(2026, 3, 3)


class Context:
    """A session with everything that a launcher of dialogs needs, and no table to be seen."""

    def __init__(self, parts: WindowParts) -> None:
        self.parts, self.session, self.auto_play = parts, parts.session, parts.auto_play
        self.controller = GameController(parts)
        moving = Moving(parts, Bookmarks(parts.book))
        self.dialogs = DialogLauncher(
            parts, self.controller, Sharing(parts, moving.take, bool), moving
        )


@pytest.fixture
def context(parts: WindowParts) -> Context:
    return Context(parts)


def play(session: Session, moves: int) -> None:
    for move in WINNING_LINE[:moves]:
        session.play(move)


def go_on_from(index: int) -> None:
    """In the next replay, play on from this table."""

    def act(dialog: QWidget) -> None:
        assert isinstance(dialog, ReplayDialog)
        dialog.replay.go(index)
        dialog.play_button.click()

    answer(act)


def test_a_day_of_the_calendar_is_dealt(context: Context) -> None:
    def act(dialog: QWidget) -> None:
        assert isinstance(dialog, CalendarDialog)
        dialog.chosen.emit(DAY)

    answer(act)
    context.dialogs.show_calendar()
    assert challenge_of(DAY).is_deal(context.session.game, context.session.record.number)
    assert context.session.playing.policy == DayChallenge.of(DAY).text


def test_a_deal_of_the_statistics_is_played_again(context: Context, qtbot: QtBot) -> None:
    old = Record.of_deal(find(GAME), 99).play(
        find(GAME).moves(Record.of_deal(find(GAME), 99).table)[0]
    )
    context.parts.statistics.add_played(old, playing("one", policy="winnable"))

    def act(dialog: QWidget) -> None:
        assert isinstance(dialog, StatisticsDialog)
        dialog.log.selectRow(0)
        dialog.open_button.click()

    context.dialogs.show_statistics()
    answer_soon(qtbot, act)
    assert context.session.record == old.restarted()
    assert context.session.playing.policy == "winnable"


def test_without_a_move_there_is_nothing_to_replay(context: Context, ears: Ears) -> None:
    context.dialogs.show_replay()
    assert ears.last == "There are no moves to replay yet."


def test_playing_on_goes_back_as_undo_does(context: Context) -> None:
    session = context.session
    play(session, 5)
    before = session.playing.id
    go_on_from(2)
    context.dialogs.show_replay()
    assert session.record.moves == WINNING_LINE[:2]
    assert (session.playing.id, session.is_assisted) == (before, False)
    session.redo()
    assert session.record.moves == WINNING_LINE[:3]


def test_where_undo_does_not_lead_the_moves_count_as_help(context: Context) -> None:
    record = Record.of_deal(find(GAME), DEAL)
    for move in WINNING_LINE[:4]:
        record = record.play(move)
    context.session.resume(History.beginning(record, playing("one")))
    go_on_from(2)
    context.dialogs.show_replay()
    assert context.session.record.moves == WINNING_LINE[:2]
    assert context.session.is_assisted


def test_nothing_plays_itself_behind_a_dialog(context: Context) -> None:
    play(context.session, 2)
    context.auto_play.switch(True)
    assert context.auto_play.is_playing
    answer(lambda _: None)
    context.dialogs.show_replay()
    assert not context.auto_play.is_playing
