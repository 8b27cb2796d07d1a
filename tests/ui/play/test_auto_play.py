"""Playing by itself: along what is proved, at a pace, and never without a trace."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.game import Outcome
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.solvers.verdict import Idea, Outlook
from gupai_desktop.ui.play import auto_play
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import MakeWindow
from tests.ui.known import WINNING_LINE
from tests.ui.oracle import Oracle

WINS = Outlook(1, 0, 0, WINNING_LINE)


@pytest.fixture
def window(studied_window: MainWindow) -> MainWindow:
    return studied_window


def test_every_move_it_plays_can_be_undone_and_marks_the_deal(
    window: MainWindow, oracle: Oracle
) -> None:
    assert not window.session.is_assisted
    oracle.reveal(WINS)
    window.auto_play.switch(True)
    window.auto_play.step()
    assert window.session.record.moves == WINNING_LINE[:2]
    assert window.session.is_assisted
    window.session.undo_stack.undo()
    assert window.session.record.moves == WINNING_LINE[:1]
    window.auto_play.step()
    assert window.session.record.moves == WINNING_LINE[:2]


def test_it_pauses_and_goes_on(window: MainWindow, oracle: Oracle) -> None:
    switched: list[bool] = []
    window.auto_play.switched.connect(switched.append)
    oracle.reveal(WINS)
    for _ in range(2):
        window.action_table["solve"].trigger()
        assert window.auto_play.is_playing
        window.action_table["solve"].trigger()
        assert not window.auto_play.is_playing
    assert switched == [True, False, True, False]
    assert window.session.record.moves == WINNING_LINE[:2]


def test_switching_it_to_what_it_is_already_does_nothing(
    window: MainWindow, oracle: Oracle
) -> None:
    oracle.reveal(WINS)
    window.auto_play.switch(False)
    window.auto_play.switch(True)
    window.auto_play.switch(True)
    assert window.session.record.moves == WINNING_LINE[:1]


def test_it_stops_where_nobody_knows_whether_it_can_be_won(
    window: MainWindow, oracle: Oracle
) -> None:
    oracle.reveal(Outlook(0, 0, 1))
    window.auto_play.switch(True)
    assert not window.auto_play.is_playing
    assert not window.session.is_assisted


def test_with_hidden_tiles_it_waits_for_the_surest_move(
    window: MainWindow, oracle: Oracle, qtbot: QtBot
) -> None:
    window.session.begin(Record.of_deal(find("levels.guo-wu-guan"), 2))
    qtbot.waitUntil(lambda: oracle.questions[-1].game == "levels.guo-wu-guan")
    first, other = window.session.moves[:2]
    oracle.reveal(Outlook(20, 4, 0, (first,)))
    window.auto_play.switch(True)
    assert window.auto_play.is_playing
    assert not window.session.record.moves
    oracle.reveal((Idea(other, Outlook(19, 5, 0)), Idea(first, Outlook(3, 21, 0))))
    window.auto_play.step()
    assert window.session.record.moves == (other,)


def test_with_hidden_tiles_and_no_idea_it_plays_the_line(
    window: MainWindow, oracle: Oracle, qtbot: QtBot
) -> None:
    window.session.begin(Record.of_deal(find("levels.guo-wu-guan"), 2))
    qtbot.waitUntil(lambda: oracle.questions[-1].game == "levels.guo-wu-guan")
    first = window.session.moves[0]
    oracle.reveal(Outlook(1, 0, 23, (first,)))
    oracle.reveal(())
    window.auto_play.switch(True)
    assert window.session.record.moves == (first,)


def test_the_real_study_wins_by_itself_and_stops(
    make_window: MakeWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(auto_play, "_PACE", 1)
    client = SolverClient()
    window = make_window(analysis=client)
    window.start_study()
    window.action_table["solve"].trigger()
    qtbot.waitUntil(lambda: window.session.outcome is Outcome.WON, timeout=60_000)
    qtbot.waitUntil(lambda: not window.auto_play.is_playing)
    assert "with help" in window.banner.text
    assert window.verdict_label.label.text() == "Won"
    assert len(window.session.record.moves) == window.session.undo_stack.index()
    client.close()
