"""The table as screen readers find it: the tree, its names, and what is told of changes."""

import gc

import pytest
import shiboken6
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import TILE
from gupai_desktop.games import games
from gupai_desktop.ui.board.accessible import table_node
from gupai_desktop.ui.board.board_widget import BoardWidget
from gupai_desktop.ui.board.models import TileState
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.window.main_window import MainWindow
from gupai_desktop.ui.workbench.window import Workbench
from tests.ui.hand import Hand, Key, MakeWindow
from tests.ui.known import DEAL, LEGAL
from tests.ui.levels_hand import open_table, record_of
from tests.ui.oracle import Oracle

Text = QAccessible.Text
Event = QAccessible.Event

#: Kinds of events, each with the name of the node that it is about.
Told = list[tuple[QAccessible.Event, str]]

GENERALS = "66 44 55 33 22 53 | 63 54 21 | 11 31 | 42 41 32 62 | . | - | 65 64 61 51 @2"


@pytest.fixture(autouse=True, scope="session")
def _readers(qapp: QApplication) -> None:
    assert qapp
    QAccessible.installFactory(table_node)


@pytest.fixture
def events(monkeypatch: pytest.MonkeyPatch) -> Told:
    """What is told of nodes of the table: the kind of event, and the node's name then."""
    found: Told = []

    def hear(event: QAccessibleEvent) -> None:
        node = event.accessibleInterface()
        if event.object() is None and node is not None:
            found.append((event.type(), node.text(Text.Name)))

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return found


def node_of(view: BoardWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(view)


def children(node: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [node.child(index) for index in range(node.childCount())]


def groups_of(view: BoardWidget) -> list[QAccessibleInterface]:
    return children(node_of(view))[: len(view.table_scene.group_items)]


def names(nodes: list[QAccessibleInterface]) -> list[str]:
    return [node.text(Text.Name) for node in nodes]


def place_of(window: MainWindow, tile: str) -> QAccessibleInterface:
    group, place = window.session.record.table.place_of(TILE[tile])
    number = window.session.game.reading_order.index(group)
    return node_of(window.view).child(number).child(place)


# The tree.


def test_the_tree_has_every_group_with_every_tile(window: MainWindow) -> None:
    for game in games():
        window.session.begin(Record.of_deal(game(), DEAL))
        table = window.session.record.table
        hidden = window.session.game.hidden(table)
        groups = [table.groups[number] for number in window.session.game.reading_order]
        for group, node in zip(groups, groups_of(window.view), strict=True):
            assert node.childCount() == len(group)
            for tile, place in zip(group, children(node), strict=True):
                begins = "Face down" if tile in hidden else f"{tile.face} {tile.face.name}"
                assert place.text(Text.Name).startswith(begins), (game.id, tile)


def test_every_node_knows_its_parent_its_index_and_its_place_on_the_screen(
    window: MainWindow,
) -> None:
    root = node_of(window.view)
    for number, group in enumerate(groups_of(window.view)):
        assert root.indexOfChild(group) == number
        assert group.parent() is root
        for index, place in enumerate(children(group)):
            assert place.parent() is group
            assert group.indexOfChild(place) == index
            centre = place.rect().center()
            assert group.rect().contains(centre)
            assert group.childAt(centre.x(), centre.y()) is place
            assert window.view.rect().contains(window.view.mapFromGlobal(centre))


# Names.


def test_a_group_tells_its_tiles_and_what_it_is_and_a_pair_is_counted_where_it_lies(
    window: MainWindow,
) -> None:
    said = names(groups_of(window.view))
    assert said[0] == "Group 1: 55 61 42, Not a triplet"
    assert said[3] == "Group 4: 64 44 63, Full Fourteen"
    assert said[5] == "Group 6: 61 54, Not a pair"
    assert said[10] == "Group 11: 52 11 31, Not a triplet"


def test_a_group_of_rows_tells_its_name_and_whether_it_is_closed(make_window: MakeWindow) -> None:
    hand = open_table(make_window, record_of("levels.guo-wu-guan", GENERALS))
    said = names(groups_of(hand.window.view))
    assert said[0] == "Generals: 66, 4 face down, 53"
    assert said[1:6] == [
        "Level 1: 63 54 21, closed",
        "Level 2: 11 31",
        "Level 3: 42 41 32 62",
        "Level 4: no tiles",
        "Level 5: no tiles, completed",
    ]
    assert said[6].startswith("Common row: ")


def test_marks_follow_the_name_of_a_tile(window: MainWindow, hand: Hand) -> None:
    assert place_of(window, "22a").text(Text.Name) == "22 Bench, Group 5, tile 2"
    hand.click("22a")
    assert place_of(window, "22a").text(Text.Name) == "22 Bench, Group 5, tile 2, selected"
    assert place_of(window, "22a").state().selected
    target = min(hand.marked(TileState.TARGET))
    assert place_of(window, target).text(Text.Name).endswith(", completes a move")
    assert not place_of(window, target).state().selected


def test_the_workbench_is_read_by_the_same_nodes(qtbot: QtBot, appearance: Appearance) -> None:
    draft = Workbench(Record.of_deal(games()[0](), DEAL), Oracle(), appearance)
    qtbot.addWidget(draft)
    draft.show()
    draft.editor.clear()
    said = [name for group in groups_of(draft.view) for name in names(children(group))]
    assert "An empty place, number 1 of group 1" in said
    assert any(name.endswith(", in the set") for name in said)
    assert all(names(groups_of(draft.view)))


# The focus, and what can be done.


def test_the_tile_in_the_frame_has_the_focus(window: MainWindow, hand: Hand) -> None:
    window.activateWindow()
    assert node_of(window.view).focusChild() is None
    hand.walk_to("63")
    assert node_of(window.view).focusChild() is place_of(window, "63")
    assert place_of(window, "63").state().focused
    assert not place_of(window, "55a").state().focused


def act(node: QAccessibleInterface, name: str) -> None:
    actions = node.actionInterface()
    assert name in actions.actionNames()
    actions.doAction(name)
    QApplication.processEvents()


def test_a_screen_reader_can_bring_the_keyboard_to_a_tile_point_at_tiles_and_so_play(
    window: MainWindow, hand: Hand
) -> None:
    act(place_of(window, "63"), QAccessibleActionInterface.setFocusAction())
    assert hand.in_frame == "63"
    for tile in ("55a", "53"):
        act(place_of(window, tile), QAccessibleActionInterface.pressAction())
    assert hand.record.moves == (LEGAL,)


# Telling.


def test_the_way_of_the_frame_is_told(window: MainWindow, hand: Hand, events: Told) -> None:
    node_of(window.view)
    hand.key(Key.Key_Right)
    QApplication.processEvents()
    hand.key(Key.Key_Right)
    QApplication.processEvents()
    assert [name for event, name in events if event is Event.Focus] == [
        "55 Plum Blossom, Group 1, tile 1",
        "61 Long-Legged Seven, Group 1, tile 2",
    ]


def test_a_selection_is_told(window: MainWindow, hand: Hand, events: Told) -> None:
    node_of(window.view)
    QApplication.processEvents()
    hand.click("22a")
    QApplication.processEvents()
    assert (Event.SelectionAdd, "22 Bench, Group 5, tile 2, selected") in events
    hand.key(Key.Key_Escape)
    QApplication.processEvents()
    assert (Event.SelectionRemove, "22 Bench, Group 5, tile 2") in events


def test_a_move_tells_what_now_lies_where_and_nothing_else(
    window: MainWindow, events: Told
) -> None:
    before = place_of(window, "53")
    QApplication.processEvents()
    window.session.play(LEGAL)
    QApplication.processEvents()
    assert [name for event, name in events if event is Event.ObjectCreated] == [
        "53 Eight, Group 1, tile 1",
        "55 Plum Blossom, Group 5, tile 1",
    ]
    assert sum(event is Event.ObjectDestroyed for event, _ in events) == 2
    assert sum(event is Event.NameChanged for event, _ in events) == 2, "the two groups"
    assert not shiboken6.isValid(before), "no node is of two tiles"


def test_longer_and_shorter_rows_are_told(make_window: MakeWindow, events: Told) -> None:
    hand = open_table(make_window, record_of("levels.guo-wu-guan", GENERALS))
    node_of(hand.window.view)
    QApplication.processEvents()
    events.clear()
    hand.press_refill()
    QApplication.processEvents()
    kinds = [event for event, _ in events]
    assert kinds.count(Event.ObjectCreated) == 4
    assert kinds.count(Event.ObjectDestroyed) == 4


# Lasting.


def walk(node: QAccessibleInterface) -> int:
    """Ask every node of a tree for everything; the number of nodes."""
    for text in (Text.Name, Text.Description):
        node.text(text)
    assert node.isValid()
    node.rect(), node.state(), node.role(), node.parent()
    return 1 + sum(walk(child) for child in children(node))


def test_the_tree_outlasts_many_questions_and_other_games(window: MainWindow) -> None:
    for game in (*{game.family: game for game in games()}.values(), games()[0]):
        window.session.begin(Record.of_deal(game(), DEAL))
        for _ in range(2):
            assert walk(node_of(window.view)) >= 1 + len(game.tiles)
    gc.collect()
    assert walk(node_of(window.view)) >= 1 + len(game.tiles)


def test_nodes_of_what_is_gone_are_not_valid_and_do_no_harm(window: MainWindow) -> None:
    gone = groups_of(window.view)[10]
    lost = gone.child(1)
    window.session.begin(Record.of_deal(games()[-1](), DEAL))
    window.session.begin(Record.of_deal(next(g for g in games() if "o-koan" in g.id)(), DEAL))
    assert not gone.isValid()
    assert (gone.text(Text.Name), gone.childCount(), gone.rect().isEmpty()) == ("", 0, True)
    assert not lost.isValid()
    assert (lost.text(Text.Name), lost.rect().isEmpty()) == ("", True)
    lost.state()


def test_no_node_of_a_view_is_given_twice_for_each_is_deleted(window: MainWindow) -> None:
    given = [table_node("", window.view) for _ in range(2)]
    assert given[0] is not given[1]
    assert all(node is not None and walk(node) == walk(node_of(window.view)) for node in given)


def test_a_view_goes_with_its_tree(appearance: Appearance) -> None:
    draft = Workbench(Record.of_deal(games()[0](), DEAL), Oracle(), appearance)
    nodes = groups_of(draft.view)
    identifiers = [QAccessible.uniqueId(node) for node in nodes]
    walk(node_of(draft.view))
    shiboken6.delete(draft)
    assert all(QAccessible.accessibleInterface(one) is None for one in identifiers)
    assert not any(map(shiboken6.isValid, nodes))
