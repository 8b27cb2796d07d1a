"""The steps of a turn in the toolbar: which is over, which is now."""

from PySide6.QtWidgets import QApplication

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import MakeWindow
from tests.ui.levels_hand import open_table, record_of

PASSING = "levels.guo-wu-guan"
BOARD = "66 61 62 44 21 53 | 63 43 | 41 32 | 61b 11 22 | - | - | 54"


def test_the_steps_are_shown_just_in_games_that_have_turns(window: MainWindow) -> None:
    steps = window.bar.steps
    assert not steps.isVisible()
    window.session.begin(Record.of_deal(find("levels.o-koan"), 5))
    QApplication.processEvents()
    assert steps.isVisible()
    assert steps.texts == ["1 Take", "2 Refill"]


def test_a_kill_ticks_the_taking_and_a_refill_begins_anew(make_window: MakeWindow) -> None:
    hand = open_table(make_window, record_of(PASSING, BOARD))
    steps = hand.window.bar.steps
    assert steps.texts == ["1 Take", "2 Kill", "3 Refill"]
    assert steps.accessibleName() == "This turn: Take (now), Kill, Refill"
    hand.window.session.play(Move.parse("kill 53 63 43"))
    assert steps.texts == ["✓ Take", "2 Kill", "3 Refill"]
    assert steps.accessibleName() == "This turn: Take (done), Kill (now), Refill"
    hand.window.bar.play_turn()
    assert steps.texts == ["1 Take", "2 Kill", "3 Refill"]
