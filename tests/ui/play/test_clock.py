"""The time that a deal is played: it stands still when nobody can see the table."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.play.history import History
from gupai_desktop.settings import Settings, SettingsFile
from gupai_desktop.ui.play.clock import Clock
from gupai_desktop.ui.window.main_window import MainWindow
from tests.histories import playing
from tests.ui.hand import MakeWindow, prefer
from tests.ui.known import GAME, LEGAL, WINNING_LINE


class Watch:
    """A time that passes when the test says so."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def clock(window: MainWindow, watch: Watch) -> Clock:
    """A clock in place of the window's own, which stands."""
    window.clock.stop()
    window.session.resume(History.beginning(window.session.record, playing("one")))
    window.session.play(LEGAL)
    window.activateWindow()
    QApplication.processEvents()
    window.clock = clock = Clock(window.session, window.view, watch)
    window.session.record_changed.connect(clock.go_on)
    window.session.stepped.connect(clock.check)
    clock.check()
    return clock


def spent(window: MainWindow) -> float:
    return window.session.playing.seconds


def test_the_time_of_a_deal_is_counted(window: MainWindow, clock: Clock, watch: Watch) -> None:
    watch.seconds = 3
    clock.check()
    watch.seconds = 4.5
    clock.check()
    assert spent(window) == 4.5


@pytest.mark.parametrize("how", ["hidden", "minimised"])
def test_a_window_that_is_not_seen_takes_no_time(
    window: MainWindow, clock: Clock, watch: Watch, how: str, qtbot: QtBot
) -> None:
    rested: list[float] = []
    clock.rested.connect(lambda: rested.append(spent(window)))
    watch.seconds = 2
    if how == "hidden":
        window.hide()
    else:
        window.setWindowState(Qt.WindowState.WindowMinimized)
    qtbot.waitUntil(lambda: not clock.is_running)
    assert rested == [2]
    if how == "hidden":
        return  # without a window manager nobody makes it the active one again
    watch.seconds = 500
    window.showNormal()
    qtbot.waitUntil(lambda: clock.is_running)
    watch.seconds = 501
    clock.check()
    assert spent(window) == 3


def test_the_time_of_a_deal_ends(window: MainWindow, clock: Clock, watch: Watch) -> None:
    window.session.undo()
    for move in WINNING_LINE:
        watch.seconds += 1
        window.session.play(move)
    # The first move begins it.
    assert spent(window) == len(WINNING_LINE) - 1
    watch.seconds += 4
    clock.check()
    assert spent(window) == len(WINNING_LINE) - 1
    window.session.undo()
    watch.seconds += 1
    clock.check()
    assert spent(window) == len(WINNING_LINE)


def test_every_deal_has_its_own_time(window: MainWindow, clock: Clock, watch: Watch) -> None:
    watch.seconds = 3
    window.session.begin(Record.of_deal(find(GAME), 8))
    assert spent(window) == 0
    watch.seconds = 4
    window.session.undo()
    assert spent(window) == 3
    window.session.begin(Record.of_deal(find("levels.o-koan"), 8))
    watch.seconds = 6
    window.session.turn_to(GAME)
    assert spent(window) == 3
    assert clock.is_running


def test_the_sleep_of_the_machine_is_not_counted(
    window: MainWindow, clock: Clock, watch: Watch
) -> None:
    watch.seconds = 36_000
    clock.check()
    assert spent(window) == 5


def test_the_time_of_a_deal_begins_with_its_first_move(
    window: MainWindow, clock: Clock, watch: Watch
) -> None:
    window.session.begin(Record.of_deal(find(GAME), 8))
    watch.seconds = 4
    clock.check()
    assert not clock.is_running
    window.session.play(window.session.facts.moves[0])
    watch.seconds = 5
    clock.check()
    assert spent(window) == 1


def test_a_restart_sets_the_clock_back_and_undo_brings_the_time_again(
    window: MainWindow, clock: Clock, watch: Watch
) -> None:
    watch.seconds = 4
    window.session.restart()
    assert spent(window) == 0
    assert not clock.is_running
    assert window.strip.time_label.text() == "0:00"
    window.session.play(window.session.facts.moves[0])
    watch.seconds = 6
    clock.check()
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
    assert window.strip.time_label.isVisible()
    window.session.spend(window.session.playing.id, 3725)
    window.clock.ticked.emit()
    assert window.strip.time_label.text() == "1:02:05"
    prefer(window, "shows_time", False)
    assert not Settings(store).shows_time
    again = make_window()
    assert not again.strip.time_label.isVisible()
    prefer(again, "shows_time", True)
    assert again.strip.time_label.isVisible()
