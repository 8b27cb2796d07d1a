"""Eight Trigrams and the pairs, played to the win by hand in a window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import TILE
from gupai_desktop.games import find
from gupai_desktop.solvers.analysis import solve
from gupai_desktop.solvers.verdict import Budget
from gupai_desktop.ui.board.accessible import AccessibleTable
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import Hand, MakeWindow

#: A deal of each that is won; of Two Rows turning is a button.
DEALS = {"trigrams.eight": 9, "pairs.turtle": 2, "pairs.pagoda": 3}


def line_of(record: Record) -> tuple[Move, ...]:
    return solve(record.game, record.table, Budget(20_000)).line


def laid(make_window: MakeWindow, game_id: str) -> MainWindow:
    window = make_window()
    window.session.begin(Record.of_deal(find(game_id), DEALS[game_id]))
    return window


@pytest.mark.parametrize("game_id", DEALS)
def test_a_deal_is_won_by_clicks(make_window: MakeWindow, game_id: str) -> None:
    window = laid(make_window, game_id)
    hand, session = Hand(window), window.session
    for move in line_of(session.record):
        tiles = sorted(map(str, move.tiles))
        before = len(session.record.moves)
        for tile in tiles[:1] if session.game.is_omen else (*tiles, tiles[-1]):
            if len(session.record.moves) == before:
                hand.click(tile)
        assert session.record.moves[-1] == move
    assert session.facts.is_won


@pytest.mark.parametrize("game_id", DEALS)
def test_a_deal_is_won_by_keys(make_window: MakeWindow, game_id: str) -> None:
    window = laid(make_window, game_id)
    hand, session, cursor = Hand(window), window.session, window.view.keyboard_cursor
    for move in line_of(session.record):
        before = len(session.record.moves)
        for tile in sorted(map(str, move.tiles)):
            if len(session.record.moves) == before:
                cursor.go_to(session.facts.places[TILE[tile]][:2])
                hand.key(Qt.Key.Key_Space)
        if len(session.record.moves) == before:
            hand.key(Qt.Key.Key_Return)
        assert session.record.moves[-1] == move
    assert session.facts.is_won


def test_a_screen_reader_walks_every_tile_that_lies_there(make_window: MakeWindow) -> None:
    window = laid(make_window, "trigrams.eight")
    session = window.session
    session.play(Move.parse("take 22a 22b 32"))
    table = QAccessible.queryAccessibleInterface(window.view)
    assert isinstance(table, AccessibleTable)
    arms = [table.child(number) for number in range(9)]
    assert [arm.childCount() for arm in arms] == [3, 4, 4, 2, 4, 4, 4, 4, 3]
    first = arms[0].child(0)
    assert first.text(QAccessible.Text.Name).startswith("62 ")
    assert arms[0].indexOfChild(first) == 0


def test_the_rows_are_turned_by_a_button_and_a_pair_by_a_click(make_window: MakeWindow) -> None:
    window = make_window()
    window.session.begin(Record.of_deal(find("pairs.two-rows"), 3))
    window.action_table["turn"].trigger()
    assert str(window.session.record.moves[-1]) == "turn"
    Hand(window).click("42")
    assert str(window.session.record.moves[-1]) == "take 42 21"
