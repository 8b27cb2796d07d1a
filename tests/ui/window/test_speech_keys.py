"""What the keys ask of the table, and the places that they lead to."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.ui.board.models import TileState
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import Hand, MakeWindow, Modifier
from tests.ui.known import DEAL
from tests.ui.levels_hand import open_table, record_of

GENERALS = "66 61 62 44 21 53 | 63 43 | 41 32 | 65 64 55 22 | - | - | 54"
#: No exchange of this board is legal.
HOPELESS = (
    "44 21 11 | 66 65 51 | 11 33 42 | 22 51 43 | 31 55 32 | 31 65 64 "
    "| 44 33 52 | 61 53 41 | 22 64 61 | 55 63 54 | 66 62"
)


def test_keys_lead_to_every_place_that_fits_and_round(hand: Hand) -> None:
    hand.click("22a")
    fitting = hand.marked(TileState.TARGET) | hand.marked(TileState.PARTNER)
    assert len(fitting) > 1
    places = []
    for _ in fitting:
        hand.key(Qt.Key.Key_N)
        places.append(hand.in_frame)
    assert set(places) == fitting
    hand.key(Qt.Key.Key_N)
    assert hand.in_frame == places[0]
    hand.key(Qt.Key.Key_N, Modifier.ShiftModifier)
    assert hand.in_frame == places[-1]


def test_with_nothing_in_hand_they_lead_to_what_can_be_moved(hand: Hand) -> None:
    hand.key(Qt.Key.Key_N)
    first = hand.in_frame
    assert first
    hand.click(first)
    assert hand.marked(TileState.TARGET) | hand.marked(TileState.PARTNER)


def test_where_nothing_fits_it_says_so(make_window: MakeWindow) -> None:
    hand = Hand(make_window(rules="triplets=mixed", board=HOPELESS))
    hand.key(Qt.Key.Key_N)
    assert hand.said == "Nothing here fits."


def test_a_group_is_said_with_its_state(hand: Hand) -> None:
    hand.walk_to("61a")
    hand.key(Qt.Key.Key_G)
    assert hand.said == "Group 1: 55 61 42, not a triplet."


def test_the_whole_table_is_said_from_how_far_the_game_is(make_window: MakeWindow) -> None:
    hand = open_table(make_window, record_of("levels.guo-wu-guan", GENERALS))
    hand.key(Qt.Key.Key_T)
    first, _, groups = hand.said.partition(" Generals")
    assert first == (
        "2 of 5 levels, 0 of 6 generals. A new turn: every level is open; double kill to come."
    )
    assert groups.count("Level ") == 5
    assert ": 66, 4 face down, 53. Level 1: 63 43. " in groups


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("zen.ten-sets", "Ten triplets round a pair: make them all valid. 1 of "),
        ("zen.eight-sets", "Goal: "),
        ("levels.o-koan", "Clear five levels of four tiles with a long common row. 0 of "),
    ],
)
def test_the_goal_is_said_with_how_far_it_is(window: MainWindow, game: str, said: str) -> None:
    window.session.begin(Record.of_deal(find(game), DEAL))
    window.action_table["say-goal"].trigger()
    assert window.banner.text.startswith(said)


def test_nothing_is_said_of_a_board_that_is_covered(window: MainWindow) -> None:
    window.action_table["pause"].trigger()
    assert not window.action_table["say-table"].isEnabled()


def test_the_clock_is_heard_only_by_who_asks(window: MainWindow) -> None:
    node = QAccessible.queryAccessibleInterface(window.status.time_label)
    before = node.text(QAccessible.Text.Name)
    window.session.spend(window.session.playing.id, 61)
    window.status.refresh_time()
    assert window.status.time_label.text() == "1:01"
    # A label without a name of its own tells its new text whenever that changes.
    assert node.text(QAccessible.Text.Name) == before == "Time"
    assert node.text(QAccessible.Text.Description).endswith(": 1:01")
