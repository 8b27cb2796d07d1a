"""How everything is shown that lies over the table or beside it, by a test that goes over all."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.known import WINNING_LINE


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


#: What lies over the table or beside it now and then, and how it comes there.
PANELS: dict[str, Callable[[MainWindow], None]] = {
    "chart": lambda window: window.action_table["chart"].trigger(),
    "goal": show_goal,
    "turn": show_turn,
    "welcome": MainWindow.show_welcome,
    "pause": lambda window: window.action_table["pause"].trigger(),
    "playing by itself": lambda window: window.action_table["solve"].trigger(),
    "result": win,
}
