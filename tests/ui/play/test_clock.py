"""The time that a deal is played: it stands still when nobody can see the table."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.play.first_deals import first_deals
from gupai_desktop.play.history import History
from gupai_desktop.play.occasions import FIRST, ListedProblem
from gupai_desktop.settings import Settings, SettingsFile
from gupai_desktop.ui.play.clock import PlayClock
from gupai_desktop.ui.window.main_window import MainWindow
from tests.histories import playing
from tests.made import MadeClock
from tests.ui.hand import MakeWindow, prefer
from tests.ui.known import GAME, LEGAL, WINNING_LINE


@pytest.fixture
def play_clock(window: MainWindow) -> PlayClock:
    """The clock of a window in which the first move has just been played."""
    window.session.resume(History.beginning(window.session.record, playing("one")))
    window.session.play(LEGAL)
    window.activateWindow()
    QApplication.processEvents()
    window.clock.check()
    return window.clock


def spent(window: MainWindow) -> float:
    return window.session.playing.seconds


def test_the_time_of_a_deal_is_counted(
    window: MainWindow, play_clock: PlayClock, clock: MadeClock
) -> None:
    clock.passed = 3
    play_clock.check()
    clock.passed = 4.5
    play_clock.check()
    assert spent(window) == 4.5


@pytest.mark.parametrize("how", ["hidden", "minimised"])
def test_a_window_that_is_not_seen_takes_no_time(
    window: MainWindow, play_clock: PlayClock, clock: MadeClock, how: str, qtbot: QtBot
) -> None:
    rested: list[float] = []
    play_clock.rested.connect(lambda: rested.append(spent(window)))
    clock.passed = 2
    if how == "hidden":
        window.hide()
    else:
        window.setWindowState(Qt.WindowState.WindowMinimized)
    qtbot.waitUntil(lambda: not play_clock.is_running)
    assert rested == [2]
    if how == "hidden":
        return  # without a window manager nobody makes it the active one again
    clock.passed = 500
    window.showNormal()
    qtbot.waitUntil(lambda: play_clock.is_running)
    clock.passed = 501
    play_clock.check()
    assert spent(window) == 3


def test_the_time_of_a_deal_ends(
    window: MainWindow, play_clock: PlayClock, clock: MadeClock
) -> None:
    window.session.undo()
    for move in WINNING_LINE:
        clock.passed += 1
        window.session.play(move)
    # The first move begins it.
    assert spent(window) == len(WINNING_LINE) - 1
    clock.passed += 4
    play_clock.check()
    assert spent(window) == len(WINNING_LINE) - 1
    window.session.undo()
    clock.passed += 1
    play_clock.check()
    assert spent(window) == len(WINNING_LINE)


def test_every_deal_has_its_own_time(
    window: MainWindow, play_clock: PlayClock, clock: MadeClock
) -> None:
    clock.passed = 3
    window.session.begin(Record.of_deal(find(GAME), 8))
    assert spent(window) == 0
    clock.passed = 4
    window.session.undo()
    assert spent(window) == 3
    window.session.begin(Record.of_deal(find("levels.o-koan"), 8))
    clock.passed = 6
    window.session.turn_to(GAME)
    assert spent(window) == 3
    assert play_clock.is_running


def test_the_sleep_of_the_machine_is_not_counted(
    window: MainWindow, play_clock: PlayClock, clock: MadeClock
) -> None:
    clock.passed = 36_000
    play_clock.check()
    assert spent(window) == 5


def test_the_time_of_a_deal_begins_with_its_first_move(
    window: MainWindow, play_clock: PlayClock, clock: MadeClock
) -> None:
    window.session.begin(Record.of_deal(find(GAME), 8))
    clock.passed = 4
    play_clock.check()
    assert not play_clock.is_running
    window.session.play(window.session.facts.moves[0])
    clock.passed = 5
    play_clock.check()
    assert spent(window) == 1


def test_a_restart_sets_the_clock_back_and_undo_brings_the_time_again(
    window: MainWindow, play_clock: PlayClock, clock: MadeClock
) -> None:
    clock.passed = 4
    window.session.restart()
    assert spent(window) == 0
    assert not play_clock.is_running
    assert window.status_bar.time_label.text() == "0:00"
    window.session.play(window.session.facts.moves[0])
    clock.passed = 6
    play_clock.check()
    assert spent(window) == 2
    for _ in range(2):
        window.session.undo()
    assert spent(window) == 6, "of both attempts"
    window.session.redo()
    assert spent(window) == 2


def test_a_pause_hides_the_board_and_takes_no_time(window: MainWindow) -> None:
    window.session.play(LEGAL)
    window.action_table["pause"].trigger()
    assert window.clock.is_paused
    assert not window.clock.is_running
    assert not window.view.isVisible()
    assert window.table.pause_cover.button.hasFocus()
    assert not window.action_table["hint"].isEnabled()
    window.table.pause_cover.button.click()
    assert not window.action_table["pause"].isChecked()
    assert window.view.isVisible()
    assert window.view.hasFocus()
    assert window.action_table["hint"].isEnabled()


def test_the_status_bar_shows_the_time(make_window: MakeWindow, store: SettingsFile) -> None:
    window = make_window()
    assert window.status_bar.time_label.isVisible()
    window.session.spend(window.session.playing.id, 3725)
    window.clock.ticked.emit()
    assert window.status_bar.time_label.text() == "1:02:05"
    prefer(window, "shows_time", False)
    assert not Settings(store).shows_time
    again = make_window()
    assert not again.status_bar.time_label.isVisible()
    prefer(again, "shows_time", True)
    assert again.status_bar.time_label.isVisible()


def test_the_time_of_a_problem_begins_with_the_first_look(
    window: MainWindow, clock: MadeClock
) -> None:
    problem = window.parts.problem_sets.of(find(GAME))[0]
    window.session.begin(problem.record(find(GAME)), ListedProblem.of(problem).text)
    window.activateWindow()
    QApplication.processEvents()
    window.clock.check()
    clock.passed = 3
    window.clock.check()
    assert spent(window) == 3
    window.pages.show_games()
    QApplication.processEvents()
    clock.passed = 6
    window.clock.check()
    assert spent(window) == 3, "nobody sees the problem"


def test_the_time_of_one_of_the_first_deals_begins_with_the_first_look(
    window: MainWindow, clock: MadeClock
) -> None:
    game = find(GAME)
    window.session.begin(first_deals(game)[0].record(game), FIRST.text)
    window.activateWindow()
    QApplication.processEvents()
    window.clock.check()
    clock.passed = 3
    window.clock.check()
    assert spent(window) == 3
