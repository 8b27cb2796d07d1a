"""How everything is shown that lies over the table or beside it, by a test that goes over all."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.solvers.verdict import Outlook
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.known import LOST_DEAL, WINNING_LINE
from tests.ui.oracle import Oracle


def show_goal(window: MainWindow) -> None:
    window.session.begin(Record.of_deal(find("zen.five-dragons"), 7))
    QApplication.processEvents()
    window.goal_bar.parts[0].setFocus(Qt.FocusReason.TabFocusReason)


def show_turn(window: MainWindow) -> None:
    window.session.begin(Record.of_deal(find("levels.guo-wu-guan"), 7))
    QApplication.processEvents()


def win(window: MainWindow) -> None:
    for move in WINNING_LINE:
        window.session.play(move)


def show_proof(window: MainWindow) -> None:
    window.session.begin(Record.of_deal(window.session.game, LOST_DEAL))
    window.analysis.learn(window.session.record, Outlook(0, 1, 0))
    oracle = window.parts.client
    assert isinstance(oracle, Oracle)
    oracle.prove()
    window.status_bar.why.click()


#: What lies over the table or beside it now and then, and how it comes there.
PANELS: dict[str, Callable[[MainWindow], None]] = {
    "album": lambda window: window.action_table["album"].trigger(),
    "goal": show_goal,
    "turn": show_turn,
    "welcome": MainWindow.show_welcome,
    "pause": lambda window: window.action_table["pause"].trigger(),
    "explanation": lambda window: window.session.explain_group(1),
    "playing by itself": lambda window: window.action_table["solve"].trigger(),
    "result": win,
    "proof": show_proof,
}
