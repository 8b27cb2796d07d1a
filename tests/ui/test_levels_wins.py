"""Every game of Clearing the Rows, played to the win by hand in a real window."""

from operator import attrgetter

import pytest

from gupai_desktop.engine.record import Record
from tests.levels_lines import Win, wins
from tests.ui.hand import Key, MakeWindow, Modifier, assert_whole
from tests.ui.levels_hand import LevelsHand, open_table

#: This many of its last moves are played by hand.
_MAX = 30

_name = attrgetter("name")


def assert_won(hand: LevelsHand, win: Win, start: Record) -> None:
    """The line has been played, the banner says so, and undo brings back every table."""
    assert hand.record.moves == win.line
    assert hand.said.startswith(f"Won in {len(win.line)} moves.")
    assert_whole(hand.window)
    assert {item.label.is_sealed for item in hand.window.scene.group_items} == {True, False}
    for number in reversed(range(len(start.moves), len(win.line))):
        hand.key(Key.Key_Z, Modifier.ControlModifier)
        assert hand.record.moves == win.line[:number]
    assert hand.record == start
    assert hand.table == start.table
    assert hand.said == ""
    assert_whole(hand.window)


@pytest.mark.parametrize("win", {win.game.id: win for win in wins()}.values(), ids=_name)
def test_a_game_is_won_by_clicks_and_drags_and_undone(make_window: MakeWindow, win: Win) -> None:
    start = win.late(_MAX)
    hand, first = open_table(make_window, start), len(start.moves)
    for number, move in enumerate(win.line[first:], first):
        (hand.play_by_drags if number % 2 else hand.play_by_clicks)(move)
        assert hand.record.moves == win.line[: number + 1], hand.said
    assert_won(hand, win, start)
