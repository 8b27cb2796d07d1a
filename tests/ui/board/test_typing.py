"""Tiles are called by their two ends, moves stepped through; Return plays what is clear."""

from __future__ import annotations

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import TILE
from gupai_desktop.games import find
from gupai_desktop.ui.board.models import TileState
from gupai_desktop.ui.board.tile_item import WELCOMING
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.window.main_window import MainWindow
from gupai_desktop.ui.workbench.window import Workbench
from tests.ui.hand import Hand, Key, MakeWindow, Modifier
from tests.ui.known import DEAL, GAME, LEGAL, WINNING_LINE
from tests.ui.levels_hand import open_table, record_of
from tests.ui.oracle import Oracle
from tests.ui.typist import Keys, keys_for

KEYS = {"Return": Key.Key_Return, "Space": Key.Key_Space, "R": Key.Key_R, "M": Key.Key_M}


def type_keys(hand: Hand, keys: Keys | str) -> None:
    """Press keys one after the other."""
    for key in keys:
        if key.isdecimal():
            hand.key(Key(Key.Key_0 + int(key)))
        elif key.startswith("Shift+"):
            hand.key(KEYS[key.removeprefix("Shift+")], Modifier.ShiftModifier)
        else:
            hand.key(KEYS[key])


def test_two_digits_select_a_tile_and_two_more_complete_an_exchange(hand: Hand) -> None:
    type_keys(hand, "53")
    assert hand.marked(TileState.SELECTED) == {"53"}
    type_keys(hand, "55")
    assert hand.record.moves == (LEGAL,)


def test_the_twin_that_fits_comes_first(hand: Hand) -> None:
    type_keys(hand, "53")
    lit = {tile for tile in ("55a", "55b") if hand.item(tile).state in WELCOMING}
    assert len(lit) == 1
    type_keys(hand, "55")
    assert TILE[lit.pop()] in hand.record.moves[0].tiles


def test_a_copy_that_can_move_comes_first_and_one_that_cannot_says_why(hand: Hand) -> None:
    for _ in range(2):
        type_keys(hand, "55")
        assert hand.marked(TileState.SELECTED) == {"55a"}
        type_keys(hand, "55")
        assert not hand.marked(TileState.SELECTED)
        assert hand.said.startswith("55 has no partner")


def test_of_two_twins_that_would_each_play_none_does(make_window: MakeWindow) -> None:
    board = "33 31 11 33 | 64 | 62 | 61 | 65 | 53"
    hand = open_table(make_window, record_of("levels.o-koan", board))
    type_keys(hand, "3111")
    type_keys(hand, "33")
    assert not hand.record.moves
    first = hand.in_frame
    type_keys(hand, "33")
    assert hand.in_frame != first
    type_keys(hand, ("Space",))
    assert len(hand.record.moves) == 1


def test_on_the_workbench_typed_tiles_change_places(qtbot: QtBot, appearance: Appearance) -> None:
    bench = Workbench(Record.of_deal(find(GAME), DEAL), Oracle(), appearance)
    qtbot.addWidget(bench)
    bench.show()
    places = [bench.editor.draft.text.find(tile) for tile in ("63", "53")]
    QTest.keyClicks(bench.view, "6353")
    assert [bench.editor.draft.text.find(tile) for tile in ("53", "63")] == places


def test_return_plays_the_only_move_of_a_selected_tile(make_window: MakeWindow) -> None:
    board = "31 33 11 66 | 65 | 64 | 63 | 62 | 61"
    hand = open_table(make_window, record_of("levels.o-koan", board))
    type_keys(hand, ("3", "3", "Return"))
    (move,) = hand.record.moves
    assert {str(tile) for tile in move.tiles} == {"31a", "33a", "11a"}


def test_m_selects_move_after_move(window: MainWindow, hand: Hand) -> None:
    moves = window.session.facts.moves
    type_keys(hand, "M")
    assert hand.marked(TileState.SELECTED) == {str(tile) for tile in moves[0].tiles}
    type_keys(hand, "MM")
    assert hand.marked(TileState.SELECTED) == {str(tile) for tile in moves[2].tiles}
    type_keys(hand, ("Shift+M",))
    assert hand.in_frame in hand.marked(TileState.SELECTED)
    type_keys(hand, ("Return",))
    assert hand.record.moves == (moves[1],)


def test_where_no_move_touches_a_tile_that_is_said(make_window: MakeWindow) -> None:
    hand = open_table(make_window, record_of("levels.o-koan", "65 | 64 | 63 | 62 | 61 | 66"))
    type_keys(hand, "M")
    assert hand.said == "No legal move touches a tile."


def test_a_deal_of_zen_is_won_by_typing_tiles(hand: Hand) -> None:
    for number, move in enumerate(WINNING_LINE, 1):
        type_keys(hand, keys_for(hand.record, move))
        assert len(hand.record.moves) == number
    assert hand.record.moves == WINNING_LINE
