"""A scene by mouse: clicks, drags, and what ends them."""

import random
from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import TILE
from gupai_desktop.games import find, games
from gupai_desktop.solvers.knowledge import as_seen
from gupai_desktop.ui.board.models import TileState
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import Hand, Key, MakeWindow, Modifier, assert_whole, resize
from tests.ui.known import DEAL, LEGAL, TWO_FOR_TWO

SELECTED, TARGET, PARTNER = TileState.SELECTED, TileState.TARGET, TileState.PARTNER

#: A table and one legal move on it: the tile dragged first, then the tile it lands on.
ONE, OTHER = "55a", "53"

#: A tile that the first one cannot be exchanged for.
WRONG = "41"


def played(hand: Hand) -> tuple[Move, ...]:
    return hand.record.moves


@pytest.fixture
def gliding(make_window: MakeWindow) -> MainWindow:
    """A window in which tiles glide, while the first exchange is on its way."""
    window = make_window(is_animated=True)
    QApplication.processEvents()  # the status bar may need another pixel
    Hand(window).drag(ONE, OTHER, (0.3, 0.7))
    assert window.scene.is_gliding
    return window


def test_a_tile_dragged_onto_another_one_is_exchanged(window: MainWindow, hand: Hand) -> None:
    before = hand.table
    hand.drag(ONE, OTHER)
    assert played(hand) == (LEGAL,)
    assert hand.table.place_of(TILE[ONE]) == before.place_of(TILE[OTHER])
    assert hand.table.place_of(TILE[OTHER]) == before.place_of(TILE[ONE])
    assert_whole(window)


def test_the_dragged_tile_stays_under_the_pointer(window: MainWindow, hand: Hand) -> None:
    hand.press(ONE, (0.2, 0.8))
    for tile in (WRONG, OTHER):
        hand.carry(hand.point_on(tile))
        pointer = window.view.mapToScene(hand.pointer)
        held = hand.item(ONE).place()
        assert held.contains(pointer)
        assert (pointer - held.topLeft()).x() == pytest.approx(20, abs=2)
        assert window.scene.tile_at(pointer) is hand.item(ONE)
    hand.release()
    assert_whole(window)


def test_an_illegal_drop_says_why_and_changes_nothing(window: MainWindow, hand: Hand) -> None:
    before = hand.table
    hand.drag(ONE, WRONG)
    assert hand.table is before
    reasons = hand.game.narrator(before).explain(frozenset({TILE[ONE], TILE[WRONG]}))
    assert reasons
    assert hand.said == " ".join(map(str, reasons))
    assert not hand.marked(SELECTED)
    assert_whole(window)


def test_covering_a_target_counts_even_if_the_pointer_is(window: MainWindow, hand: Hand) -> None:
    target = hand.item(OTHER)
    hand.press(ONE)
    above = window.view.mapFromScene(target.place().center() - QPointF(0, 0.55 * 220))
    hand.carry(above)
    assert not target.place().contains(window.view.mapToScene(above))
    hand.release()
    assert played(hand) == (LEGAL,)
    assert_whole(window)


def test_a_drag_that_ends_on_nothing_or_by_escape_changes_nothing(
    window: MainWindow, hand: Hand
) -> None:
    before = hand.table
    for is_escaped in (False, True):
        hand.lift(ONE, onto=OTHER)
        if is_escaped:
            hand.key(Key.Key_Escape)
            assert_whole(window)
        else:
            hand.carry(hand.point_on_cloth())
        hand.release()
        assert hand.table is before
        assert hand.said == ""
        assert not hand.marked(SELECTED)
        assert_whole(window)


def test_two_selected_tiles_are_dragged_together(window: MainWindow, hand: Hand) -> None:
    hand.click("22a", "51a")
    apart = hand.item("51a").pos() - hand.item("22a").pos()
    hand.lift("22a", onto="61a")
    assert hand.item("51a").pos() - hand.item("22a").pos() == apart
    hand.release()
    assert played(hand) == (TWO_FOR_TWO,)
    assert_whole(window)


def test_two_clicks_even_by_a_hand_that_trembles_exchange_two_tiles(
    window: MainWindow, hand: Hand
) -> None:
    hand.press(ONE)
    hand.carry(hand.point_on(ONE) + QPoint(2, 1))
    hand.release()
    assert hand.marked(SELECTED) == {ONE}
    assert_whole(window)
    hand.click(OTHER)
    assert played(hand) == (LEGAL,)
    assert not hand.marked(SELECTED)
    assert_whole(window)


def test_a_click_on_the_cloth_lets_the_selection_go(
    window: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    hand.click(ONE, WRONG)
    assert hand.said
    QTest.mouseClick(window.view.viewport(), Qt.MouseButton.LeftButton, pos=hand.point_on_cloth())
    assert not hand.marked(SELECTED)
    qtbot.waitUntil(lambda: hand.said == "")
    assert_whole(window)


def test_other_buttons_do_nothing_and_end_no_drag(window: MainWindow, hand: Hand) -> None:
    hand.click(ONE)
    for button in (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
        QTest.mouseClick(window.view.viewport(), button, pos=hand.point_on(OTHER))
        assert hand.marked(SELECTED) == {ONE}
        assert not played(hand)
    hand.lift(ONE, onto=OTHER)
    QTest.mouseClick(window.view.viewport(), Qt.MouseButton.RightButton, pos=hand.pointer)
    assert not played(hand)
    hand.release()
    assert played(hand) == (LEGAL,)


def targets_of(table: Table, game: Game, tile: str) -> set[str]:
    """The tiles each of which makes a whole move with this one."""
    pairs = [move.tiles for move in game.moves(table) if len(move.tiles) == 2]
    return {str(other) for pair in pairs if TILE[tile] in pair for other in pair - {TILE[tile]}}


def partners_of(table: Table, game: Game, tile: str) -> set[str]:
    """The tiles that go with this one on its side of an exchange of two."""
    sides = [side for move in game.moves(table) for side in move.sides if len(side) == 2]
    return {str(other) for side in sides if TILE[tile] in side for other in side} - {tile}


def test_the_lit_tiles_are_those_of_the_legal_moves(hand: Hand) -> None:
    for tile in map(str, hand.game.tiles):
        hand.click(tile)
        targets = targets_of(hand.table, hand.game, tile)
        can_move = bool(targets or partners_of(hand.table, hand.game, tile))
        assert hand.marked(SELECTED) == ({tile} if can_move else set())
        assert hand.marked(TARGET) == targets
        assert hand.marked(PARTNER) == partners_of(hand.table, hand.game, tile) - targets
        hand.key(Key.Key_Escape)
    assert not hand.marked(TARGET)


def test_undo_during_a_drag_leaves_a_whole_table(make_window: MakeWindow) -> None:
    window = make_window(is_animated=True)
    hand = Hand(window)
    opening = hand.table
    hand.drag(ONE, OTHER)
    hand.lift("65b", onto="63")
    hand.key(Key.Key_Z, Modifier.ControlModifier)
    assert hand.table == opening
    window.scene.finish_glide()
    hand.carry(hand.point_on_cloth())
    assert_whole(window)
    hand.release()
    assert hand.table == opening
    assert_whole(window)


def test_resizing_during_a_drag_keeps_the_tile_in_the_hand(window: MainWindow, hand: Hand) -> None:
    hand.press(ONE)
    hand.carry(hand.point_on_cloth())
    resize(window, 700, 500)
    assert hand.item(ONE).pos() != hand.item(ONE).home
    hand.carry(hand.point_on(OTHER))
    hand.release()
    assert played(hand) == (LEGAL,)
    assert_whole(window)


def test_tiles_glide_to_their_new_homes_and_settle(gliding: MainWindow, qtbot: QtBot) -> None:
    assert played(Hand(gliding)) == (LEGAL,)
    away = {str(item.tile) for item in gliding.scene.tile_items if item.pos() != item.home}
    assert away == {ONE, OTHER}
    with qtbot.waitSignal(gliding.scene.glide_finished):
        pass
    assert_whole(gliding)


def test_a_press_while_tiles_glide_finishes_that_first_and_is_not_lost(
    gliding: MainWindow,
) -> None:
    hand = Hand(gliding)
    hand.click("65b")
    assert not gliding.scene.is_gliding
    assert hand.marked(SELECTED) == {"65b"}
    assert_whole(gliding)


def test_a_tile_turns_over_where_it_lies_and_narrows_on_the_way(make_window: MakeWindow) -> None:
    window = make_window(is_animated=True)
    session, scene = window.session, window.scene
    session.begin(Record.of_deal(find("pairs.turtle"), 2))
    scene.finish_glide()
    first = partial(session.play, session.facts.moves[0])
    for step in (first, session.undo, session.redo):
        before = session.facts.hidden
        step()
        scene.glide.pause()
        turning = [item for item in scene.tile_items if item.is_turning]
        assert {item.tile for item in turning} == before ^ session.facts.hidden
        assert all(item.pos() == item.home for item in turning)
        scene.glide.setCurrentTime(scene.glide.duration() // 2)
        assert not any(item.transform().isIdentity() for item in turning)
        scene.glide.resume()
        scene.finish_glide()
        assert not any(item.is_turning or not item.transform().isIdentity() for item in turning)


def test_tables_that_look_alike_are_drawn_alike_to_the_pixel(make_window: MakeWindow) -> None:
    window = make_window()
    for game in map(find, ("pairs.turtle", "pairs.pagoda")):
        opening = deal(game, 2)
        drawn = []
        for table in (opening, as_seen(game, opening)):
            window.session.begin(Record(game, None, table, table=table))
            window.panel.dismiss()
            drawn.append(window.view.grab().toImage())
        assert drawn[0] == drawn[1], game.id


def test_whatever_is_played_and_undone_every_tile_lies(make_window: MakeWindow) -> None:
    window, chance = make_window(is_animated=True), random.Random(DEAL)
    session = window.session

    def play() -> None:
        if session.facts.moves:
            session.play(chance.choice(session.facts.moves))

    for game in games():
        session.begin(Record.of_deal(game(), DEAL))
        for act in (play, play, play, session.undo, session.undo, session.undo):
            act()
            while window.scene.is_gliding:  # for what is told then, the table makes room
                window.scene.finish_glide()
            assert_whole(window)


def ask_for_menu(window: MainWindow) -> None:
    place = QPoint(5, 5)
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(window.view.viewport(), QContextMenuEvent(reason, place, place))
    menu = QApplication.activePopupWidget()
    assert menu is not None
    menu.close()


def move_without_a_button(window: MainWindow) -> None:
    table, place = window.view.viewport(), QPointF(5, 5)
    up, none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    screen = QPointF(table.mapToGlobal(place))
    move = QMouseEvent(QMouseEvent.Type.MouseMove, place, screen, up, up, none)
    QApplication.sendEvent(table, move)


def press_again(window: MainWindow) -> None:
    Hand(window).press("41")


def open_a_menu_of_the_bar(window: MainWindow) -> None:
    menu = window.menuBar().actions()[0].menu()
    assert isinstance(menu, QMenu)
    menu.popup(QPoint(0, 0))
    menu.close()


LOSSES: dict[str, Callable[[MainWindow], object]] = {
    "the table is hidden": lambda window: window.action_table["games-page"].trigger(),
    "the window is hidden": lambda window: window.hide(),
    "the menu of a tile": ask_for_menu,
    "a menu of the bar": open_a_menu_of_the_bar,
    "the keyboard is elsewhere": lambda window: window.bar.setFocus(),
    "the button is up": move_without_a_button,
    "the button is down again": press_again,
}


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("loss", LOSSES)
def test_a_drag_that_is_lost_puts_the_tile_back(make_window: MakeWindow, loss: str) -> None:
    window = make_window(is_animated=True)
    window.view.setFocus()
    hand = Hand(window)
    hand.lift(ONE, onto=OTHER)
    LOSSES[loss](window)
    window.scene.finish_glide()
    assert_whole(window)
    assert not hand.marked(TileState.SELECTED)
    hand.release()
    assert not hand.record.moves
    assert_whole(window)
