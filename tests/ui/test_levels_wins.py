"""Every game of Clearing the Rows, played to the win by hand in a real window."""

import pytest

from tests.levels_lines import Win, wins
from tests.ui.hand import Key, MakeWindow, Modifier, assert_whole
from tests.ui.levels_hand import LevelsHand, open_table


def assert_won(hand: LevelsHand, win: Win) -> None:
    """The line has been played, the banner says so, and undo brings back every table."""
    assert hand.record.moves == win.line
    assert hand.said.startswith(f"Won in {len(win.line)} moves.")
    assert_whole(hand.window)
    assert {item.mark.is_sealed for item in hand.window.scene.group_items} == {True, False}
    for number in reversed(range(len(win.line))):
        hand.key(Key.Key_Z, Modifier.ControlModifier)
        assert hand.record.moves == win.line[:number]
    assert hand.record == win.opening
    assert hand.table == win.opening.table
    assert hand.said == ""
    assert_whole(hand.window)


@pytest.mark.parametrize("win", wins(), ids=lambda win: win.name)
def test_a_game_is_won_by_clicks_and_drags_and_undone(make_window: MakeWindow, win: Win) -> None:
    hand = open_table(make_window, win.opening)
    for number, move in enumerate(win.line):
        (hand.play_by_drags if number % 2 else hand.play_by_clicks)(move)
        assert hand.record.moves == win.line[: number + 1], hand.said
    assert_won(hand, win)
