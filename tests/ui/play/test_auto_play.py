"""Playing by itself: along what is proved, at a pace, and never without a trace."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.game import Outcome
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.solvers.verdict import Idea, Outlook
from gupai_desktop.ui.play.analysis import Analysis
from gupai_desktop.ui.play.auto_play import AutoPlay
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import Hand
from tests.ui.known import DEAL, GAME, SHORTER_LINE, WINNING_LINE
from tests.ui.oracle import Oracle

WINS = Outlook(1, 0, 0, WINNING_LINE)
LOST, UNKNOWN = Outlook(0, 1, 0), Outlook(0, 0, 1)


@pytest.fixture
def analysis(session: Session, oracle: Oracle) -> Analysis:
    return Analysis(session, oracle)


@pytest.fixture
def auto_play(analysis: Analysis) -> AutoPlay:
    analysis._ask()
    return AutoPlay(analysis)


@pytest.fixture
def window(analysed_window: MainWindow) -> MainWindow:
    return analysed_window


def begin_with_hidden_tiles(session: Session, analysis: Analysis) -> None:
    session.begin(Record.of_deal(find("levels.guo-wu-guan"), 2))
    analysis._ask()


def test_it_plays_the_line(auto_play: AutoPlay, session: Session, oracle: Oracle) -> None:
    oracle.reveal(WINS)
    assert not session.is_assisted
    auto_play.switch(True)
    for number in range(1, 10):
        assert auto_play.is_playing
        assert session.record.moves == WINNING_LINE[:number]
        auto_play.step()
    assert session.is_assisted
    assert session.facts.outcome is Outcome.WON
    auto_play.step()
    assert not auto_play.is_playing
    session.undo()
    assert session.record.moves == WINNING_LINE[:9]


def test_it_waits_while_nothing_is_known_and_stops_where_nothing_wins(
    auto_play: AutoPlay, session: Session, oracle: Oracle
) -> None:
    for known in (UNKNOWN, LOST):
        session.begin(Record.of_deal(session.game, 8))
        session.begin(Record.of_deal(session.game, DEAL))
        auto_play._analysis._ask()
        auto_play._analysis.knowledge._outlooks.clear()
        auto_play.switch(True)
        assert auto_play.is_playing
        oracle.reveal(known)
        auto_play.step()
        assert not auto_play.is_playing, known
        assert not session.record.moves, known
        assert not session.is_assisted, known


def test_with_hidden_tiles_it_waits_for_the_surest_move(
    auto_play: AutoPlay, session: Session, analysis: Analysis, oracle: Oracle
) -> None:
    begin_with_hidden_tiles(session, analysis)
    first, other = session.facts.moves[:2]
    oracle.reveal(Outlook(20, 4, 0, (first,)))
    auto_play.switch(True)
    assert auto_play.is_playing
    assert not session.record.moves
    oracle.reveal((Idea(other, Outlook(19, 5, 0)), Idea(first, Outlook(3, 21, 0))))
    auto_play.step()
    assert session.record.moves == (other,)


def test_nothing_that_redo_would_bring_is_lost_by_it(
    auto_play: AutoPlay, session: Session, oracle: Oracle
) -> None:
    for move in SHORTER_LINE[:3]:
        session.play(move)
    session.go_back(3)
    oracle.reveal(WINS)
    auto_play.switch(True)
    auto_play.step()
    assert session.record.moves == WINNING_LINE[:2]
    seen = []
    while session.undo_stack.canUndo():
        session.undo()
        seen.append(session.record.moves)
    assert SHORTER_LINE[:3] in seen
    assert seen[-1] == ()


def test_whatever_somebody_else_does_ends_it(
    window: MainWindow, oracle: Oracle, hand: Hand, qtbot: QtBot
) -> None:
    oracle.reveal(WINS)
    viewport, panel = window.view.viewport(), window.panel
    for do in (
        window.action_table["solve"].trigger,
        window.action_table["undo"].trigger,
        window.action_table["restart"].trigger,
        window.action_table["hint"].trigger,
        lambda: window.session.begin(Record.of_deal(find(GAME), 8)),
        lambda: QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=hand.point_on_cloth()),
        lambda: QTest.keyClick(window.view, Qt.Key.Key_Right),
        lambda: QTest.keyClick(panel.buttons[1], Qt.Key.Key_Escape),
    ):
        window.action_table["solve"].trigger()
        assert window.auto_play.is_playing
        assert panel.text.startswith("Playing")
        do()
        assert not window.auto_play.is_playing, do
        qtbot.waitUntil(lambda: not panel.text.startswith("Playing"))
        assert not window.action_table["solve"].isChecked()
        window.session.begin(Record.of_deal(find(GAME), DEAL))
    assert window.view.hasFocus()


def test_the_panel_pauses_it_goes_on_takes_one_move_and_ends_it(
    window: MainWindow, oracle: Oracle
) -> None:
    oracle.reveal(WINS)
    window.auto_play.switch(True)
    pause, step, stop = window.panel.buttons
    pause.setFocus()
    pause.click()
    assert window.auto_play.is_paused
    assert pause.text() == "Go On"
    assert pause.hasFocus()
    step.click()
    assert window.session.record.moves == WINNING_LINE[:2]
    assert window.auto_play.is_paused
    pause.click()
    assert not window.auto_play.is_paused
    assert window.auto_play.is_playing
    stop.click()
    assert not window.auto_play.is_playing
    assert not window.panel.isVisible()


def test_it_waits_while_a_dialog_asks(window: MainWindow, oracle: Oracle, qtbot: QtBot) -> None:
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
