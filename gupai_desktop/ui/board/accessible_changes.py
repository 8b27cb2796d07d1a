"""Tells screen readers what changes at a table: names, selection, rows, the keyboard's frame."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface

from gupai_desktop.ui.board.accessible import AccessibleTable, Key
from gupai_desktop.ui.board.board_widget import BoardWidget
from gupai_desktop.ui.board.keyboard_cursor import Spot

_Event = QAccessible.Event


class AccessibleChanges(QObject):
    """Compares what a view shows with what was told of it; what happens in one go is told once."""

    def __init__(self, view: BoardWidget) -> None:
        super().__init__(view)
        self._view = view
        self.table = AccessibleTable(view)
        self._before: list[AccessibleTable] = []
        self._names: dict[Key, str] = {}
        self._selected: set[Spot] = set()
        self._focus: Spot | None = None
        self._rest = QTimer(self)
        self._rest.setInterval(0)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._tell)
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

    def _tell(self) -> None:
        """Tell the difference between what was told and what is."""
        spots = self._view.table_scene.spots()
        groups = range(self.table.group_count)
        names: dict[Key, str] = {(group,): self.table.group_name(group) for group in groups}
        names |= {spot: self.table.place_name(spot) for spot in spots}
        selected = {spot for spot in spots if self.table.is_selected(spot)}
        before, self._names = self._names, names
        chosen, self._selected = self._selected ^ selected, selected
        if before:
            self._tell_rows(before)
            for key in names.keys() & before.keys():
                if names[key] != before[key]:
                    self._send(QAccessibleEvent(self.table.node(key), _Event.NameChanged))
            for spot in chosen & spots.keys():
                event = _Event.SelectionAdd if spot in selected else _Event.SelectionRemove
                self._send(QAccessibleEvent(self.table.node(spot), event))
        self._tell_focus()

    def _tell_rows(self, before: dict[Key, str]) -> None:
        """Tell of places and groups that are gone or new, the last place first or last."""
        self.table.leaving = set(before.keys() - self._names.keys())
        for key in sorted(self.table.leaving, key=_by_rank, reverse=True):
            self._send(QAccessibleEvent(self.table.node(key), _Event.ObjectDestroyed))
        self.table.leaving = set()
        for key in sorted(self._names.keys() - before.keys(), key=_by_rank):
            self._send(QAccessibleEvent(self.table.node(key), _Event.ObjectCreated))

    def _tell_focus(self) -> None:
        """Tell where the keyboard has gone."""
        before, self._focus = self._focus, self.table.focus
        if self._focus is not None and self._focus != before:
            self._send(QAccessibleEvent(self.table.node(self._focus), _Event.Focus))

    def _send(self, event: QAccessibleEvent) -> None:
        QAccessible.updateAccessibility(event)


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
