"""At a won table nothing is left to do: every key and every action answers, and none fails."""

from functools import cache
from itertools import count, cycle

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.play.history import History
from gupai_desktop.solvers.analysis import solve
from gupai_desktop.solvers.verdict import Budget
from gupai_desktop.ui.dialogs import file_choice
from gupai_desktop.ui.widgets.actions import ROWS
from gupai_desktop.ui.window.main_window import MainWindow
from tests.cases import FINISHED
from tests.ui.ears import Ears
from tests.ui.hand import MakeWindow, Modifier
from tests.ui.oracle import QuickOracle

GAMES = tuple(game.id for game in FINISHED)
ACTIONS = tuple(row.key for row in ROWS if row.key != "quit")
KEYS = (
    *(Qt.Key(code) for code in range(0x20, 0x60)),
    *(Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backspace, Qt.Key.Key_Return),
    Qt.Key.Key_Delete,
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Menu),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_F1),
)
#: One of each kind.
KINDS = ("zen.ten-sets", "zen.harmony", "levels.guo-wu-guan", "trigrams.eight", "pairs.two-rows")
NOTHING = "There is nothing to do here."


@cache
def nearly_won(game_id: str) -> tuple[Record, Record]:
    """A deal of a game one move before it is won, and after it."""
    for number in count(1):
        record = Record.of_deal(find(game_id), number)
        if line := solve(record.game, record.table, Budget(20_000)).line:
            break
    for move in line[:-1]:
        record = record.play(move)
    return record, record.play(line[-1])


@pytest.fixture
def window(make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """A window whose study answers at once; what opens and waits is closed."""
    for ask in ("ask_file_to_open", "ask_file_to_save"):
        monkeypatch.setattr(file_choice, ask, lambda *_: None)
    window = make_window(analysis=QuickOracle())
    window.start_solver()
    closing = QTimer(window, interval=1)
    closing.timeout.connect(close_what_waits)
    closing.start()
    return window


def close_what_waits() -> None:
    for waiting in (QApplication.activePopupWidget(), QApplication.activeModalWidget()):
        if waiting is not None:
            waiting.close()


def win(window: MainWindow, game_id: str) -> None:
    """Make the last move of a deal, unless it is the last that was made."""
    before, after = nearly_won(game_id)
    if window.session.record != after:
        window.session.begin(before)
        window.session.play(after.moves[-1])
    window.pages.show_table()
    assert window.session.facts.is_won


@pytest.mark.parametrize("game_id", GAMES)
def test_a_hint_says_that_nothing_is_to_be_done_before_and_after_the_solver_has_answered(
    window: MainWindow, qtbot: QtBot, game_id: str
) -> None:
    ears, hint = Ears(window.session), window.action_table["hint"]
    win(window, game_id)
    hint.trigger()
    assert ears.last == NOTHING
    qtbot.waitUntil(lambda: not window.analysis._rest.isActive())
    QApplication.processEvents()
    window.analysis.changed.emit()
    for _ in range(2):
        hint.trigger()
        assert ears.last == NOTHING
    assert not window.pointing.hinted


@pytest.mark.parametrize("game_id", GAMES)
def test_a_hint_says_so_where_the_program_was_started_at_a_won_table(
    window: MainWindow, game_id: str
) -> None:
    _, won = nearly_won(game_id)
    window.session.resume(History.beginning(won, window.session.playing))
    ears = Ears(window.session)
    window.action_table["hint"].trigger()
    assert ears.last == NOTHING
    window.analysis._ask()
    QApplication.processEvents()
    assert ears.last == NOTHING


@pytest.mark.parametrize("game_id", KINDS)
def test_every_key_answers_at_a_won_table(window: MainWindow, game_id: str) -> None:
    for modifier in (Modifier.NoModifier, Modifier.ShiftModifier):
        for key in KEYS:
            win(window, game_id)
            QTest.keyClick(window.focusWidget() or window, key, modifier)
            QApplication.processEvents()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_every_action_answers_at_a_won_table(window: MainWindow) -> None:
    # The games by turns: every one with each action would take a minute.
    for key, game_id in zip(ACTIONS, cycle(KINDS), strict=False):
        win(window, game_id)
        window.action_table[key].trigger()
        QApplication.processEvents()
