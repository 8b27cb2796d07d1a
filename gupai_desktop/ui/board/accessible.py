"""The table for those who cannot see it: a tree of groups and of places with their tiles.

Screen readers walk the tree view, group, place.  A place keeps its node whatever
lies there, so a move changes names in the tree and leaves the tree as it is.
Nodes read the models of the scene, so they serve every table that a view shows.
"""

from __future__ import annotations

from functools import partial

import shiboken6
from PySide6.QtCore import QObject, QRect, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say
from gupai_desktop.ui.board.board_widget import BoardWidget
from gupai_desktop.ui.board.keyboard_cursor import Spot
from gupai_desktop.ui.board.models import Role, TileState
from gupai_desktop.ui.board.tile_item import TileItem

#: What a mark on a tile means, said after its name.
_MARKS = {
    TileState.SELECTED: words("AccessibleTable", "selected"),
    TileState.TARGET: words("AccessibleTable", "completes a move"),
    TileState.PARTNER: words("AccessibleTable", "goes on with the move"),
    TileState.HINTED: words("AccessibleTable", "hinted"),
    TileState.LOST: words("AccessibleTable", "lost for good"),
    TileState.RUN: words("AccessibleTable", "in a run that can be taken"),
    TileState.PLAYABLE: words("AccessibleTable", "has a legal move"),
    TileState.ROOM: words("AccessibleTable", "free for the tile in hand"),
}

#: What an interface that a node lacks is for Qt.
_NONE = shiboken6.VoidPtr(0)

#: A group, or a place in one.
Key = tuple[int] | Spot

_Event = QAccessible.Event


class _Node(QAccessibleInterface):
    """A group or a place of a table; what it does not override is that of a place."""

    def __init__(self, table: AccessibleTable) -> None:
        super().__init__()
        self._table = table

    @property
    def _view(self) -> BoardWidget:
        return self._table.view

    def object(self) -> QObject:
        return None  # type: ignore[return-value]

    def window(self) -> QWindow:
        return self._view.window().windowHandle()

    def setText(self, _text: QAccessible.Text, _value: str) -> None:
        """Nothing here is written by its reader."""


class _Group(_Node):
    """A group: its name tells its tiles and its state, its description explains it."""

    def __init__(self, table: AccessibleTable, group: int) -> None:
        super().__init__(table)
        self.group = group

    @property
    def _lies_here(self) -> bool:
        return self._table.is_there and self.group < self._table.group_count

    def isValid(self) -> bool:
        return self._lies_here or (self.group,) in self._table.leaving

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List

    def state(self) -> QAccessible.State:
        return QAccessible.State()

    def text(self, text: QAccessible.Text) -> str:
        if not self._lies_here:
            return ""
        if text is QAccessible.Text.Name:
            return self._table.group_name(self.group)
        is_asked = text is QAccessible.Text.Description
        return self._view.table_scene.note_on(self.group) if is_asked else ""

    def rect(self) -> QRect:
        if not self._lies_here:
            return QRect()
        return self._table.on_screen(self._view.table_scene.geometry.area(self.group))

    def parent(self) -> QAccessibleInterface:
        return self._table

    def childCount(self) -> int:
        return self._table.count(self.group) if self._lies_here else 0

    def child(self, index: int) -> QAccessibleInterface:
        return self._table.node((self.group, index))

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        if isinstance(child, _Place) and child.spot[0] == self.group:
            return child.spot[1]
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        places = (self.child(index) for index in range(self.childCount()))
        under = (place for place in places if place.rect().contains(x, y))
        return next(under, None)  # type: ignore[return-value]


class _Place(_Node):
    """A place with its tile, which can be pointed at."""

    def __init__(self, table: AccessibleTable, spot: Spot) -> None:
        super().__init__(table)
        self.spot = spot
        self._acts = _Acts(self)

    @property
    def item(self) -> TileItem | None:
        """What lies in this place now."""
        is_there = self._table.is_there
        return self._view.table_scene.spots().get(self.spot) if is_there else None

    def point(self) -> None:
        """Point at what lies here, as a click would."""
        if item := self.item:
            self._view.keyboard_cursor.hide_at(item)
            self._view.table_scene.pointed.emit(item.tile)

    def take_focus(self) -> None:
        """Bring the keyboard here."""
        if self.item:
            self._view.setFocus()
            self._view.keyboard_cursor.go_to(self.spot)

    def isValid(self) -> bool:
        return self.item is not None or self.spot in self._table.leaving

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = state.selectable = 1
        state.focused = int(self._table.focus == self.spot)
        state.selected = int(bool(self.item) and self._table.is_selected(self.spot))
        return state

    def text(self, text: QAccessible.Text) -> str:
        is_name = text is QAccessible.Text.Name and self.item is not None
        return self._table.place_name(self.spot) if is_name else ""

    def rect(self) -> QRect:
        return self._table.on_screen(self.item.place()) if self.item else QRect()

    def parent(self) -> QAccessibleInterface:
        return self._table.node((self.spot[0],))

    def childCount(self) -> int:
        return 0

    def child(self, _index: int) -> QAccessibleInterface:
        return None  # type: ignore[return-value]

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        return -1

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface:
        return None  # type: ignore[return-value]

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        # The stub says int; only such a pointer gets through to Qt.
        is_action = kind is QAccessible.InterfaceType.ActionInterface
        pointer = shiboken6.VoidPtr(shiboken6.getCppPointer(self._acts)[0])
        return pointer if is_action else _NONE  # type: ignore[return-value]


class _Acts(QAccessibleActionInterface):
    """What can be done with a place: to point at it, and to bring the keyboard there."""

    def __init__(self, place: _Place) -> None:
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
        self._nodes: dict[Key, _Node] = {}
        #: Groups and places that are gone but of whose going is still being told.
        self.leaving: set[Key] = set()
        # Qt keeps nodes that it has seen until it is told that they are gone, this one too:
        # it must live as long as the view, whatever else of the window has gone before.
        view.destroyed.connect(partial(_forget, self, self._nodes))

    @property
    def is_there(self) -> bool:
        """Whether the view has not been destroyed."""
        return shiboken6.isValid(self.view)

    @property
    def group_count(self) -> int:
        """How many groups lie on the table."""
        return len(self.view.table_scene.group_items)

    @property
    def focus(self) -> Spot | None:
        """The place that the keyboard is at."""
        return self.view.keyboard_cursor.spot if self.is_there and self.view.hasFocus() else None

    def count(self, group: int) -> int:
        """How many places a group has now."""
        return sum(spot[0] == group for spot in self.view.table_scene.spots())

    def node(self, key: Key) -> _Node:
        """The node of a group or a place."""
        if key not in self._nodes:
            self._nodes[key] = _Group(self, key[0]) if len(key) == 1 else _Place(self, key)
        return self._nodes[key]

    def group_name(self, group: int) -> str:
        """The group in a few words."""
        index = self.view.table_scene.group_index(group)
        name = index.data(Qt.ItemDataRole.AccessibleTextRole) or index.data()
        return name or say(words("AccessibleTable", "Row {number}", number=group + 1))

    def place_name(self, spot: Spot) -> str:
        """What lies in a place, and how it is marked."""
        scene = self.view.table_scene
        index = scene.index_of(scene.spots()[spot])
        name = index.data(Qt.ItemDataRole.AccessibleTextRole) or index.data()
        mark: Words | None = _MARKS.get(index.data(Role.STATE))
        if mark is None:
            return str(name)
        return say(words("AccessibleTable", "{tile}, {mark}", tile=name, mark=mark))

    def is_selected(self, spot: Spot) -> bool:
        """Whether the tile in a place is selected."""
        scene = self.view.table_scene
        return scene.index_of(scene.spots()[spot]).data(Role.STATE) is TileState.SELECTED

    def on_screen(self, rect: object) -> QRect:
        """Where a rectangle of the scene is on the screen."""
        seen = self.view.mapFromScene(rect).boundingRect()  # type: ignore[call-overload]
        return QRect(self.view.viewport().mapToGlobal(seen.topLeft()), seen.size())

    def _widgets(self) -> list[QAccessibleInterface]:
        """The nodes of the widgets that lie on the view, such as the banner."""
        found = (super(AccessibleTable, self).child(n) for n in range(super().childCount()))
        return [node for node in found if _is_seen_on(node.object(), self.view)]

    def childCount(self) -> int:
        return self.group_count + len(self._widgets()) if self.is_there else 0

    def child(self, index: int) -> QAccessibleInterface:
        if index < self.group_count:
            return self.node((index,))
        others = self._widgets()[index - self.group_count :]
        return others[0] if others else None  # type: ignore[return-value]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        if isinstance(child, _Group):
            return child.group
        objects = [node.object() for node in self._widgets()]
        known = child.object() in objects
        return self.group_count + objects.index(child.object()) if known else -1

    def focusChild(self) -> QAccessibleInterface:
        if self.focus is None:
            return None  # type: ignore[return-value]
        return self.node(self.focus)


def _is_seen_on(widget: QObject, view: BoardWidget) -> bool:
    """Whether a widget lies on a view for all to see, and is not what shows the table."""
    if not isinstance(widget, QWidget) or widget is view.viewport():
        return False
    return widget.isVisibleTo(view)


def _forget(table: AccessibleTable, nodes: dict[Key, _Node]) -> None:
    for node in (*nodes.values(), table):
        if shiboken6.isValid(node):
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(node))
    nodes.clear()


class AccessibleChanges(QObject):
    """Tells screen readers what changes: names, selection, places, the keyboard's frame.

    It compares what a board shows with what was told of it; what happens in one go is told once.
    """

    def __init__(self, view: BoardWidget) -> None:
        super().__init__(view)
        self._view = view
        self.table = AccessibleTable(view)
        self._before: list[AccessibleTable] = []
        self._names: dict[Key, str] = {}
        self._selected: set[Spot] = set()
        self._focus: Spot | None = None
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
        """Tell the difference between what was told and what is."""
        spots = self._view.table_scene.spots()
        groups = range(self.table.group_count)
        names: dict[Key, str] = {(group,): self.table.group_name(group) for group in groups}
        names |= {spot: self.table.place_name(spot) for spot in spots}
        selected = {spot for spot in spots if self.table.is_selected(spot)}
        before, self._names = self._names, names
        chosen, self._selected = self._selected ^ selected, selected
        if before:
            self._send_rows(before)
            for key in names.keys() & before.keys():
                if names[key] != before[key]:
                    self._send(key, _Event.NameChanged)
            for spot in chosen & spots.keys():
                event = _Event.SelectionAdd if spot in selected else _Event.SelectionRemove
                self._send(spot, event)
        self._send_focus()

    def _send_rows(self, before: dict[Key, str]) -> None:
        """Tell of places and groups that are gone or new, the last place first or last."""
        self.table.leaving = set(before.keys() - self._names.keys())
        for key in sorted(self.table.leaving, key=_by_rank, reverse=True):
            self._send(key, _Event.ObjectDestroyed)
        self.table.leaving = set()
        for key in sorted(self._names.keys() - before.keys(), key=_by_rank):
            self._send(key, _Event.ObjectCreated)

    def _send_focus(self) -> None:
        """Tell where the keyboard has gone."""
        before, self._focus = self._focus, self.table.focus
        if self._focus is not None and self._focus != before:
            self._send(self._focus, _Event.Focus)

    def _send(self, key: Key, event: QAccessible.Event) -> None:
        QAccessible.updateAccessibility(QAccessibleEvent(self.table.node(key), event))


def _by_rank(key: Key) -> tuple[int, Key]:
    """Groups before places, each in their order."""
    return (len(key), key)


def table_node(_class: str, widget: QObject) -> QAccessibleInterface | None:
    """The node of a widget that shows a table, for Qt's factory of nodes."""
    if not isinstance(widget, BoardWidget):
        return None
    if reading := widget.findChild(AccessibleChanges):
        return reading.another_table()
    return AccessibleChanges(widget).table
