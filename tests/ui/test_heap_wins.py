"""Eight Trigrams and the pairs, played to the win by hand in a window."""

from collections import defaultdict
from collections.abc import Mapping

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QApplication

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.games import find
from gupai_desktop.ui.board.accessible import AccessibleTable
from gupai_desktop.ui.board.keyboard_cursor import CursorSpot
from gupai_desktop.ui.window.main_window import MainWindow
from tests import levels_lines
from tests.heap_lines import DEALS, win_of
from tests.ui.hand import Hand, MakeWindow

_HINTED = ", hinted"

GAMES = ("trigrams.eight", "pairs.turtle", "pairs.pagoda")


def laid(make_window: MakeWindow, game_id: str) -> MainWindow:
    window = make_window()
    window.session.begin(win_of(game_id).opening)
    return window


@pytest.mark.parametrize("game_id", GAMES)
def test_a_deal_is_won_by_clicks(make_window: MakeWindow, game_id: str) -> None:
    window = laid(make_window, game_id)
    hand, session = Hand(window), window.session
    for move in win_of(game_id).line:
        tiles = sorted(map(str, move.tiles))
        before = len(session.record.moves)
        for tile in tiles[:1] if session.game.is_omen else (*tiles, tiles[-1]):
            if len(session.record.moves) == before:
                hand.click(tile)
        assert session.record.moves[-1] == move
    assert session.facts.is_won


@pytest.mark.parametrize("game_id", DEALS)
def test_the_arrow_keys_lead_from_any_tile_to_any_other(
    make_window: MakeWindow, game_id: str
) -> None:
    window = laid(make_window, game_id)
    cursor, line = window.view.keyboard_cursor, win_of(game_id).line
    for number, move in enumerate(line):
        if number:
            window.session.play(line[number - 1])
        if number % 3:
            continue
        spots, back = window.scene.spots(), defaultdict[CursorSpot, set[CursorSpot]](set)
        for spot in spots:
            for way in (QPointF(-1, 0), QPointF(1, 0), QPointF(0, -1), QPointF(0, 1)):
                cursor.go_to(spot)
                cursor.step(way)
                back[cursor.spot or spot].add(spot)
        forth = {spot: {one for one in spots if spot in back[one]} for spot in spots}
        assert reached(forth) == reached(back) == set(spots), move


def reached(steps: Mapping[CursorSpot, set[CursorSpot]]) -> set[CursorSpot]:
    """The places to which some number of steps leads from one of them."""
    found, new = set[CursorSpot](), {next(iter(steps))}
    while new:
        found |= new
        new = {spot for one in new for spot in steps[one]} - found
    return found


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


def nodes_in(node: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [node.child(number) for number in range(node.childCount())]


def places_of(window: MainWindow) -> dict[str, QAccessibleInterface]:
    """What lies on the table, by the names that a reader says."""
    groups = nodes_in(QAccessible.queryAccessibleInterface(window.view))
    places = (place for group in groups for place in nodes_in(group))
    return {place.text(QAccessible.Text.Name): place for place in places}


def press(node: QAccessibleInterface) -> None:
    node.actionInterface().doAction(QAccessibleActionInterface.pressAction())
    QApplication.processEvents()


@pytest.mark.parametrize("game_id", ["levels.o-koan", "trigrams.eight", "pairs.turtle"])
def test_a_deal_is_won_by_who_presses_what_calls_itself_hinted(
    make_window: MakeWindow, game_id: str
) -> None:
    window = make_window()
    is_heap = game_id in GAMES
    win = win_of(game_id) if is_heap else levels_lines.win_of(game_id, "any-three=yes")
    window.session.begin(win.opening)
    turn = window.bar.widgetForAction(window.action_table["turn"])
    for number, move in enumerate(win.line, 1):
        if not move.tiles:
            press(QAccessible.queryAccessibleInterface(turn))
        window.pointing.hint(move)
        hinted = [name for name in places_of(window) if name.endswith(_HINTED)]
        # Once all are selected, one press more plays a pair that could grow.
        for name in (*hinted, *hinted[-1:]):
            if len(window.session.record.moves) < number:
                plain = name.removesuffix(_HINTED)
                press(
                    next(p for spoken, p in places_of(window).items() if spoken.startswith(plain))
                )
        assert window.session.record.moves[-1].tiles == move.tiles
    assert window.session.facts.is_won


def test_the_rows_are_turned_by_a_button_and_a_pair_by_a_click(make_window: MakeWindow) -> None:
    window = make_window()
    window.session.begin(Record.of_deal(find("pairs.two-rows"), 3))
    window.action_table["turn"].trigger()
    assert str(window.session.record.moves[-1]) == "turn"
    Hand(window).click("42")
    assert str(window.session.record.moves[-1]) == "take 42 21"
