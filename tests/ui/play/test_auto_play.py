"""Playing by itself: along what is proved, at a pace, and never without a trace."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.game import Outcome
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.solvers.verdict import Idea, Outlook
from gupai_desktop.ui.play.auto_play import PACES, USUAL_PACE
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.window import table_page
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import Hand, MakeWindow
from tests.ui.known import DEAL, GAME, SHORTER_LINE, WINNING_LINE
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


def test_it_is_switched_on_and_off(window: MainWindow, oracle: Oracle) -> None:
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


def test_whatever_somebody_else_does_ends_it(window: MainWindow, oracle: Oracle) -> None:
    oracle.reveal(WINS)
    for do in (
        window.action_table["undo"].trigger,
        window.action_table["restart"].trigger,
        window.action_table["hint"].trigger,
        lambda: window.session.begin(Record.of_deal(find(GAME), 8)),
    ):
        window.auto_play.switch(True)
        do()
        assert not window.auto_play.is_playing
        assert not window.table.auto_play_bar.isVisible()
        window.session.begin(Record.of_deal(find(GAME), DEAL))
        oracle.reveal(WINS)


def test_a_click_or_a_key_at_the_table_ends_it_and_escape_does_from_the_bar(
    window: MainWindow, oracle: Oracle, hand: Hand
) -> None:
    oracle.reveal(WINS)
    window.auto_play.switch(True)
    QTest.mouseClick(window.view.viewport(), Qt.MouseButton.LeftButton, pos=hand.point_on_cloth())
    assert not window.auto_play.is_playing
    window.auto_play.switch(True)
    QTest.keyClick(window.view, Qt.Key.Key_Right)
    assert not window.auto_play.is_playing
    window.auto_play.switch(True)
    window.table.auto_play_bar.step_button.setFocus()
    QTest.keyClick(window.table.auto_play_bar.step_button, Qt.Key.Key_Escape)
    assert not window.auto_play.is_playing
    assert window.view.hasFocus()


def test_the_bar_pauses_it_goes_on_takes_one_move_and_stops_it(
    window: MainWindow, oracle: Oracle
) -> None:
    oracle.reveal(WINS)
    bar = window.table.auto_play_bar
    window.auto_play.switch(True)
    assert bar.isVisible()
    bar.pause_button.click()
    assert window.auto_play.is_paused
    assert bar.pause_button.text() == "Go On"
    bar.step_button.click()
    assert window.session.record.moves == WINNING_LINE[:2]
    assert window.auto_play.is_paused
    bar.pause_button.click()
    assert not window.auto_play.is_paused
    assert window.auto_play.is_playing
    bar.stop_button.click()
    assert not window.auto_play.is_playing


def test_the_pace_is_remembered_and_what_is_no_pace_is_the_usual_one(
    make_window: MakeWindow, store: QSettings
) -> None:
    make_window().table.auto_play_bar.slider.setValue(4)
    assert make_window().table.auto_play_bar.slider.value() == 4
    for saved in ("fast", "-3", "99999999"):
        store.setValue("auto-play-pace", saved)
        assert make_window().table.auto_play_bar.slider.value() == USUAL_PACE


def test_nothing_that_redo_would_bring_is_lost_by_it(window: MainWindow, oracle: Oracle) -> None:
    session, stack = window.session, window.session.undo_stack
    for move in SHORTER_LINE[:3]:
        session.play(move)
    stack.setIndex(0)
    oracle.reveal(WINS)
    window.auto_play.switch(True)
    window.auto_play.step()
    assert session.record.moves == WINNING_LINE[:2]
    assert not session.why_lost
    seen = []
    while stack.canUndo():
        stack.undo()
        seen.append(session.record.moves)
    assert SHORTER_LINE[:3] in seen
    assert seen[-1] == ()


def test_it_waits_while_a_dialog_asks_for_something(
    window: MainWindow, oracle: Oracle, qtbot: QtBot
) -> None:
    oracle.reveal(WINS)
    window.auto_play.switch(True)
    dialog = QDialog(window)
    dialog.setModal(True)
    dialog.show()
    qtbot.addWidget(dialog)
    window.auto_play._tick()
    assert window.session.record.moves == WINNING_LINE[:1]
    dialog.close()
    window.auto_play._tick()
    assert window.session.record.moves == WINNING_LINE[:2]


def test_the_real_study_wins_by_itself_and_stops(
    make_window: MakeWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_page, "USUAL_PACE", len(PACES) - 1)
    client = SolverClient()
    window = make_window(analysis=client)
    window.start_study()
    window.action_table["solve"].trigger()
    qtbot.waitUntil(lambda: window.session.outcome is Outcome.WON, timeout=60_000)
    qtbot.waitUntil(lambda: not window.auto_play.is_playing)
    assert "with help" in window.card.text
    assert window.verdict_label.label.text() == "Won"
    assert len(window.session.record.moves) == window.session.undo_stack.index()
    client.close()
