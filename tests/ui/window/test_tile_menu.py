"""The menu of a tile and its group, by the right button and by the menu key."""

import pytest
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import TILE
from gupai_desktop.games import find
from gupai_desktop.solvers.verdict import Outlook
from gupai_desktop.ui.board.models import TileState
from gupai_desktop.ui.board.tile_item import TileItem
from gupai_desktop.ui.window.main_window import MainWindow
from gupai_desktop.ui.window.tile_menu import TileMenu
from gupai_desktop.writings.reader import read_board
from tests.ui.hand import Hand, lay_deal
from tests.ui.known import LEGAL, WINNING_LINE
from tests.ui.oracle import Oracle


def menu_of(window: MainWindow) -> TileMenu:
    menu = window.view.findChild(TileMenu)
    assert isinstance(menu, TileMenu)
    return menu


def item_of(window: MainWindow, tile: str) -> TileItem:
    return next(item for item in window.scene.tile_items if item.tile == TILE[tile])


def menu_on(window: MainWindow, tile: str) -> QMenu:
    """The menu of the right button on a tile."""
    item = item_of(window, tile)
    return menu_of(window).menu_at(window.view.mapFromScene(item.sceneBoundingRect().center()))


def action(menu: QMenu, start: str) -> QAction:
    """The action whose text begins so."""
    return next(one for one in menu.actions() if one.text().replace("&", "").startswith(start))


def group_of(window: MainWindow, tile: str) -> int:
    return window.session.record.table.place_of(TILE[tile])[0]


def test_a_tile_is_picked_up_and_put_down_and_its_group_explained(window: MainWindow) -> None:
    action(menu_on(window, "55a"), "Pick Up 55").trigger()
    assert window.pointing.selection.tiles == {TILE["55a"]}
    action(menu_on(window, "55a"), "Put 55 Down").trigger()
    assert window.pointing.selection.tiles == frozenset()
    action(menu_on(window, "55a"), "Explain").trigger()
    table, group = window.session.record.table, group_of(window, "55a")
    said = " ".join(map(str, window.session.game.narrator(table).note(group)))
    assert window.presenter.shown_text == f"Group {group + 1}. {said}"


def test_it_goes_back_to_before_the_group_changed(window: MainWindow) -> None:
    for move in WINNING_LINE[:4]:
        window.session.play(move)
    touched = WINNING_LINE[1].sides[0][0]
    steps = action(menu_on(window, str(touched)), "Undo to Before")
    assert steps.isEnabled()
    before = window.session.record.table.groups[group_of(window, str(touched))]
    steps.trigger()
    moves = window.session.record.moves
    assert moves == WINNING_LINE[: len(moves)]
    assert len(moves) < 4
    assert before not in window.session.record.table.groups


def test_in_another_deal_it_never_goes_back_to_the_one_before(window: MainWindow) -> None:
    window.session.play(LEGAL)
    lay_deal(window, 8)
    tile = str(window.session.record.table.groups[0][0])
    assert not action(menu_on(window, tile), "Undo to Before").isEnabled()


def test_the_menu_key_is_for_the_tile_in_the_frame(window: MainWindow, hand: Hand) -> None:
    hand.walk_to("63")
    menu, place = menu_of(window).menu_in_frame()
    assert action(menu, "Pick Up 63").isEnabled()
    assert window.scene.tile_at(window.view.mapToScene(place)) is item_of(window, "63")


def test_a_tile_that_lies_face_down_can_be_neither_named_nor_picked_up(window: MainWindow) -> None:
    session = window.session
    session.begin(Record.of_deal(find("levels.guo-wu-guan"), 7))
    hidden = sorted(map(str, session.game.hidden(session.record.table)))
    texts = [one.text() for one in menu_on(window, hidden[0]).actions()]
    assert not any("Pick" in text for text in texts)
    assert "face down" in texts[0]


def test_the_picture_of_the_board_goes_to_the_clipboard(window: MainWindow) -> None:
    window.action_table["copy-picture"].trigger()
    picture = QGuiApplication.clipboard().pixmap()
    assert picture.size() == window.view.viewport().size() * window.devicePixelRatioF()
    assert window.presenter.shown_text == "The picture has been copied."


@pytest.fixture
def analysed(analysed_window: MainWindow, oracle: Oracle) -> MainWindow:
    oracle.reveal(Outlook(1, 0, 0, WINNING_LINE))
    return analysed_window


def test_a_hint_for_a_group_tells_when_its_turn_comes(analysed: MainWindow) -> None:
    action(menu_on(analysed, "31b"), "Hint").trigger()
    marked = {item.tile for item in analysed.scene.tile_items if item.state is TileState.HINTED}
    assert marked == set(WINNING_LINE[9].tiles)
    assert "as move 10 of a line that wins" in analysed.presenter.shown_text
    assert analysed.session.is_assisted


def test_a_hint_for_a_group_that_the_line_leaves_alone_says_so(
    analysed_window: MainWindow, oracle: Oracle
) -> None:
    oracle.reveal(Outlook(1, 0, 0, WINNING_LINE[:5]))
    action(menu_on(analysed_window, "31b"), "Hint").trigger()
    assert analysed_window.presenter.shown_text == "A line that wins leaves this group as it is."


def test_the_board_is_copied_as_others_write_it(window: MainWindow) -> None:
    game, table = window.session.game, window.session.record.table
    menu = menu_of(window).menu_at(window.view.rect().topLeft())
    ways = action(menu, "Copy the Board As").menu()
    assert isinstance(ways, QMenu)
    names = [one.text() for one in ways.actions()]
    assert names == ["[6:5] [3:1]", "Domino Characters", "6-5 3-1"]
    for one in ways.actions():
        one.trigger()
        text = QGuiApplication.clipboard().text()
        assert text != str(table)
        assert read_board(game, text) == table
    assert window.presenter.shown_text.startswith("Copied: ")
