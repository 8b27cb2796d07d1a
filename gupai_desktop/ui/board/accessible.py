"""The table for those who cannot see it: a tree of groups and of places with their tiles.

Screen readers walk the tree view, group, place.  What readers remember of a node stays
true: a place gets another node when another tile lies there, and every node is another
one on another board.  Nodes read the models of the scene, so they serve every table that
a view shows.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import shiboken6
from PySide6.QtCore import QModelIndex, QObject, QRect, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget

from gupai_desktop.engine.words import Words, listed, words
from gupai_desktop.i18n import say
from gupai_desktop.ui.board.board_widget import BoardWidget
from gupai_desktop.ui.board.keyboard_cursor import CursorSpot
from gupai_desktop.ui.board.models import Role, TileState
from gupai_desktop.ui.board.tile_item import TileItem

#: What a mark on a tile means, said after its name.
_MARKS = {
    TileState.SELECTED: words("selected"),
    TileState.TARGET: words("completes a move"),
    TileState.PARTNER: words("continues the move"),
    TileState.HINTED: words("hinted"),
    TileState.NEEDED: words("needed for the goal"),
    TileState.LOST: words("lost for good"),
    TileState.MENTIONED: words("explained"),
    TileState.PLAYABLE: words("has a legal move"),
    TileState.FREE_PLACE: words("free for the tile in hand"),
}

#: What an interface that a node lacks is for Qt.
_NONE = shiboken6.VoidPtr(0)

#: The number of a group, and that of a place in it if it is one.
NodeKey = tuple[int, ...]

_Event = QAccessible.Event


class _Node(QAccessibleInterface):
    """A group, or a place with its tile, which can be pointed at.

    A group is named by its tiles and its state, and its description explains it.
    """

    def __init__(self, table: AccessibleTable, key: NodeKey) -> None:
        super().__init__()
        self._table, self.key = table, key
        #: What the node is of: only as long as this lies here it is in the tree.
        self.content = table.content(key)
        self._group, *place = key
        self._spot: CursorSpot | None = (self._group, place[0]) if place else None
        self._acts = _Acts(self)

    @property
    def _view(self) -> BoardWidget:
        return self._table.view

    @property
    def _item(self) -> TileItem | None:
        return self._view.table_scene.spots()[self._spot] if self._spot and self.is_here else None

    @property
    def is_here(self) -> bool:
        """True as long as the tile or the group of this node lies here."""
        table = self._table
        return table.is_there and table.has(self.key) and table.content(self.key) == self.content

    def point(self) -> None:
        """Point at what lies here, as a click would."""
        if item := self._item:
            self._view.keyboard_cursor.hide_at(item)
            self._view.table_scene.pointed.emit(item.tile)

    def take_focus(self) -> None:
        """Bring the keyboard here."""
        if self._item:
            self._view.setFocus()
            self._view.keyboard_cursor.go_to(self._spot)

    def isValid(self) -> bool:
        return self in self._table.leaving or self.is_here

    def object(self) -> QObject:
        return None  # type: ignore[return-value]

    def window(self) -> QWindow:
        return self._view.window().windowHandle()

    def setText(self, _text: QAccessible.Text, _value: str) -> None:
        """Refuse: no reader writes here."""

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem if self._spot else QAccessible.Role.List

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if self._spot:
            state.focusable = state.selectable = 1
            state.focused = int(self.is_here and self._table.focus == self._spot)
            state.selected = int(self.is_here and self._table.is_selected(self.key))
        return state

    def text(self, text: QAccessible.Text) -> str:
        is_name = self.is_here and text is QAccessible.Text.Name
        return self._table.name(self.key) if is_name else ""

    def rect(self) -> QRect:
        if not self.is_here:
            return QRect()
        area = self._view.table_scene.geometry.areas[self._group]
        return self._table.on_screen(self._item.place() if self._item else area)

    def parent(self) -> QAccessibleInterface:
        return self._table.node((self._group,)) if self._spot else self._table

    def childCount(self) -> int:
        if self._spot or not self.is_here:
            return 0
        return sum(spot[0] == self._group for spot in self._view.table_scene.spots())

    def child(self, index: int) -> QAccessibleInterface:
        if self._spot:
            return None  # type: ignore[return-value]
        places = sorted(p for g, p in self._view.table_scene.spots() if g == self._group)
        return self._table.node((self._group, places[index]))

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        if not isinstance(child, _Node) or child.key[:-1] != self.key:
            return -1
        spots = self._view.table_scene.spots()
        return sum(spot[0] == self._group and spot < child.key for spot in spots)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        places = (self.child(index) for index in range(self.childCount()))
        under = (place for place in places if place.rect().contains(x, y))
        return next(under, None)  # type: ignore[return-value]

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        # The stub says int; only such a pointer gets through to Qt.
        is_action = self._spot is not None and kind is QAccessible.InterfaceType.ActionInterface
        pointer = shiboken6.VoidPtr(shiboken6.getCppPointer(self._acts)[0])
        return pointer if is_action else _NONE  # type: ignore[return-value]


class _Acts(QAccessibleActionInterface):
    """The actions of a place: to point at it, and to bring the keyboard there."""

    def __init__(self, place: _Node) -> None:
        super().__init__()
        self._acts = {
            QAccessibleActionInterface.pressAction(): place.point,
            QAccessibleActionInterface.setFocusAction(): place.take_focus,
        }

    def actionNames(self) -> list[str]:
        return list(self._acts)

    def doAction(self, name: str) -> None:
        # The reader is waiting for an answer; what a move sets off comes after it.
        if name in self._acts:
            QTimer.singleShot(0, self._acts[name])

    def keyBindingsForAction(self, _name: str) -> list[str]:
        return []


class AccessibleTable(QAccessibleWidget):
    """A view of a table; its groups come before the widgets that lie on it."""

    def __init__(self, view: BoardWidget) -> None:
        super().__init__(view, QAccessible.Role.Pane)
        self.view = view
        self._nodes: dict[NodeKey, _Node] = {}
        #: Nodes of what lies there no longer, until readers have been told.
        self.leaving: list[_Node] = []
        self._boards = 0
        view.table_scene.built.connect(self._on_built)
        # Qt keeps nodes that it has seen until it is told that they are gone, this one too:
        # it must live as long as the view, whatever else of the window has gone before.
        view.destroyed.connect(partial(_forget, self, self._nodes, self.leaving))

    def _on_built(self) -> None:
        self._boards += 1

    @property
    def is_there(self) -> bool:
        """False once the view has been destroyed."""
        return shiboken6.isValid(self.view)

    @property
    def group_count(self) -> int:
        return len(self.view.table_scene.group_items)

    @property
    def focus(self) -> CursorSpot | None:
        """The place that the keyboard is at."""
        return self.view.keyboard_cursor.spot if self.is_there and self.view.hasFocus() else None

    @property
    def _groups(self) -> list[int]:
        """The groups in the order in which they are read."""
        return sorted(range(self.group_count), key=lambda n: self._index((n,)).data(Role.RANK))

    def has(self, key: NodeKey) -> bool:
        """Return whether there is a group of this number, or a tile in this place."""
        if len(key) == 1:
            return key[0] < self.group_count
        return key in self.view.table_scene.spots()

    def content(self, key: NodeKey) -> tuple[int, str]:
        """What lies there, without its marks: a tile on this board; of groups only the board."""
        is_place = len(key) > 1 and self.has(key)
        return self._boards, self._plain_name(key) if is_place else ""

    def node(self, key: NodeKey) -> _Node:
        """The node of a group or a place."""
        node = self._nodes.get(key)
        if node is not None and not node.is_here:
            self.leaving.append(self._nodes.pop(key))
            node = None
        if node is None:
            node = self._nodes[key] = _Node(self, key)
        return node

    def refresh(self, keys: Iterable[NodeKey]) -> dict[NodeKey, _Node]:
        """Return the nodes of these groups and places, the only ones there are."""
        nodes = {key: self.node(key) for key in keys}
        self.leaving += [self._nodes.pop(key) for key in self._nodes.keys() - nodes.keys()]
        return nodes

    def drop(self, nodes: Iterable[_Node]) -> None:
        """Delete nodes of which readers have been told that they are gone."""
        for node in nodes:
            self.leaving.remove(node)
            _delete(node)

    def name(self, key: NodeKey) -> str:
        """The group in a few words, or what lies in a place and how it is marked."""
        name = self._plain_name(key)
        if len(key) == 1:
            return name or say(words("Row {number}", number=key[0] + 1))
        mark: Words | None = _MARKS.get(self._index(key).data(Role.STATE))
        return name if mark is None else say(listed(name, mark))

    def _plain_name(self, key: NodeKey) -> str:
        index = self._index(key)
        return index.data(Qt.ItemDataRole.AccessibleTextRole) or index.data() or ""

    def is_selected(self, spot: NodeKey) -> bool:
        return self._index(spot).data(Role.STATE) is TileState.SELECTED

    def _index(self, key: NodeKey) -> QModelIndex:
        scene, (group, *place) = self.view.table_scene, key
        if not place:
            return scene.group_index(group)
        return scene.index_of(scene.spots()[group, place[0]])

    def on_screen(self, rect: object) -> QRect:
        """Return the place of a rectangle of the scene on the screen."""
        seen = self.view.mapFromScene(rect).boundingRect()  # type: ignore[call-overload]
        return QRect(self.view.viewport().mapToGlobal(seen.topLeft()), seen.size())

    def childCount(self) -> int:
        return self.group_count if self.is_there else 0

    def child(self, index: int) -> QAccessibleInterface:
        in_range = 0 <= index < self.group_count
        return self.node((self._groups[index],)) if in_range else None  # type: ignore[return-value]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return self._groups.index(child.key[0]) if isinstance(child, _Node) else -1

    def focusChild(self) -> QAccessibleInterface:
        if self.focus is None:
            return None  # type: ignore[return-value]
        return self.node(self.focus)


def _forget(table: AccessibleTable, nodes: dict[NodeKey, _Node], leaving: list[_Node]) -> None:
    for node in (*nodes.values(), *leaving, table):
        _delete(node)
    nodes.clear()
    leaving.clear()


def _delete(node: QAccessibleInterface) -> None:
    """Delete a node with what Qt keeps of it; its number is given to no other one."""
    if shiboken6.isValid(node):
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(node))


class AccessibleChanges(QObject):
    """Tells screen readers what changes: names, selection, places, the keyboard's frame.

    It compares what a board shows with what was last sent; changes of one go are sent together.
    """

    def __init__(self, view: BoardWidget) -> None:
        super().__init__(view)
        self._view = view
        self.table = AccessibleTable(view)
        self._before: list[AccessibleTable] = []
        self._sent: dict[NodeKey, _Node] = {}
        self._names: dict[NodeKey, str] = {}
        self._selected: set[CursorSpot] = set()
        self._focus: CursorSpot | None = None
        self._rest = QTimer(self, interval=0, singleShot=True)
        self._rest.timeout.connect(self._send_changes)
        view.keyboard_cursor.moved.connect(self._on_changed)
        view.table_scene.refreshed.connect(self._on_changed)
        self._on_changed()

    def another_table(self) -> AccessibleTable:
        """A new node of the view; the one before stays until the view goes.

        Qt asks for one anew when the class of a view has got more signals, and deletes every
        node that it was given: none may be given twice.
        """
        self._before.append(self.table)
        self.table = AccessibleTable(self._view)
        return self.table

    def _on_changed(self) -> None:
        if QAccessible.isActive() and not self._rest.isActive():
            self._rest.start()

    def _send_changes(self) -> None:
        """Send an event for every difference from what was last sent."""
        spots = self._view.table_scene.spots()
        keys: list[NodeKey] = [*((group,) for group in range(self.table.group_count)), *spots]
        names = {key: self.table.name(key) for key in keys}
        old, self._sent = self._sent, self.table.refresh(keys)
        new = {key for key, node in self._sent.items() if old.get(key) is not node}
        selected = {spot for spot in spots if self.table.is_selected(spot)}
        before, self._names = self._names, names
        chosen, self._selected = self._selected ^ selected, selected
        if before:
            # Of places and groups that are gone or new the last place goes first and comes last.
            gone = sorted(self.table.leaving, key=lambda node: _by_rank(node.key), reverse=True)
            for node in gone:
                QAccessible.updateAccessibility(QAccessibleEvent(node, _Event.ObjectDestroyed))
            for key in sorted(new, key=_by_rank):
                self._send(key, _Event.ObjectCreated)
            self.table.drop(gone)
            for key in self._sent.keys() - new:
                if names[key] != before[key]:
                    self._send(key, _Event.NameChanged)
            for spot in chosen & spots.keys():
                event = _Event.SelectionAdd if spot in selected else _Event.SelectionRemove
                self._send(spot, event)
        focus, self._focus = self._focus, self.table.focus
        if self._focus is not None and (self._focus != focus or self._focus in new):
            self._send(self._focus, _Event.Focus)

    def _send(self, key: NodeKey, event: QAccessible.Event) -> None:
        QAccessible.updateAccessibility(QAccessibleEvent(self.table.node(key), event))


def _by_rank(key: NodeKey) -> tuple[int, NodeKey]:
    """Groups before places, each in their order."""
    return (len(key), key)


def table_node(_class: str, widget: QObject) -> QAccessibleInterface | None:
    """The node of a widget that shows a table, for Qt's factory of nodes."""
    if not isinstance(widget, BoardWidget):
        return None
    if reading := widget.findChild(AccessibleChanges):
        return reading.another_table()
    return AccessibleChanges(widget).table
