"""The menu of a tile or a group: by the right button, by the menu key."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QKeyCombination, QObject, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QMenu

from gupai_desktop.engine.tiles import FACE, Tile
from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say
from gupai_desktop.ui.board.board_widget import GameBoard
from gupai_desktop.ui.widgets.actions import Actions
from gupai_desktop.ui.window.window_parts import WindowParts

#: The tiles that show how boards are written.
_SAMPLE = (FACE["65"], FACE["31"])
#: What opens a menu where a keyboard has no key for it.
_SHORTCUT = QKeyCombination(Qt.KeyboardModifier.ShiftModifier, Qt.Key.Key_F10)


class TileMenu(QObject):
    """Opens the menu where a board is asked for it, and does what is chosen there."""

    def __init__(
        self, board: GameBoard, parts: WindowParts, actions: Actions, copy: Callable[[str], None]
    ) -> None:
        super().__init__(board)
        self._copy = copy
        self._board, self._pointing, self._hints = board, parts.pointing, parts.hints
        self._actions, self._session = actions, parts.session
        # The menu key asks the board itself, the right button its viewport.
        for asked in (board, board.viewport()):
            asked.installEventFilter(self)

    def menu_at(self, position: QPoint) -> QMenu:
        """Return the menu for what lies at a point of the viewport."""
        scene, place = self._board.table_scene, self._board.mapToScene(position)
        item = scene.tile_at(place)
        tile = item.tile if item is not None and isinstance(item.tile, Tile) else None
        return self._menu(scene.group_at(place) if item is None else item.in_group, tile)

    def menu_in_frame(self) -> tuple[QMenu, QPoint]:
        """Return the menu for the tile in the keyboard's frame, and its place."""
        cursor = self._board.keyboard_cursor
        if cursor.item is None:
            cursor.show()
        item = cursor.item
        if item is None:
            return self._menu(None, None), self._board.rect().center()
        tile = item.tile if isinstance(item.tile, Tile) else None
        middle = self._board.mapFromScene(item.sceneBoundingRect().center())
        return self._menu(item.in_group, tile), middle

    def _menu(self, group: int | None, tile: Tile | None) -> QMenu:
        menu = QMenu(self._board)
        if group is not None:
            self._add_group(menu, group, tile)
            menu.addSeparator()
        workbench = words("Open in the &Workbench…")
        self._add(menu, workbench, self._actions["workbench"].trigger)
        menu.addAction(self._actions["copy-board"])
        self._add_writings(menu.addMenu(say(words("Copy the Board &As"))))
        menu.addAction(self._actions["copy-picture"])
        return menu

    def _add_writings(self, menu: QMenu) -> None:
        """Add the ways in which others write boards, by how two tiles look."""
        from gupai_desktop.writings.reader import WRITTEN, write_board

        for way in WRITTEN.values():
            sample = " ".join(filter(None, map(way.write, _SAMPLE))) if way.write else ""
            action = menu.addAction(say(way.name) if way.name else sample)
            action.triggered.connect(
                lambda _=False, way=way: self._copy(write_board(self._session.record.table, way))
            )

    def _add_group(self, menu: QMenu, group: int, tile: Tile | None) -> None:
        session = self._session
        table = session.record.table
        title = menu.addAction(say(session.facts.narrator.describe(group)))
        title.setEnabled(False)
        menu.addSeparator()
        if tile is not None and tile not in session.facts.hidden:
            pointing, face = self._pointing, str(tile.face)
            selected = pointing.selection.tiles
            if tile in selected:
                text = words("Put {tile} &Down", tile=face)
                self._add(menu, text, lambda: pointing.select(*(selected - {tile})))
            else:
                text = words("&Pick Up {tile}", tile=face)
                self._add(menu, text, lambda: pointing.point(tile))
        explain = words("E&xplain This Group")
        self._add(menu, explain, lambda: session.explain_group(group))
        hint = words("&Hint for This Group")
        self._add(menu, hint, lambda: self._hints.give_for(group))
        tiles = set(table.groups[group])
        steps = session.steps_since(lambda past: set(past.table.groups[group]) != tiles)
        undo = words("&Undo to Before This Group Changed")
        self._add(menu, undo, lambda: session.go_back(steps), is_enabled=steps > 0)

    def _add(
        self, menu: QMenu, text: Words, do: Callable[[], object], *, is_enabled: bool = True
    ) -> None:
        action = menu.addAction(say(text))
        action.setEnabled(is_enabled)
        action.triggered.connect(do)

    def _pop_up(self, menu: QMenu, place: QPoint) -> None:
        self._board.table_scene.forget_press()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self._board.viewport().mapToGlobal(place))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.keyCombination() != _SHORTCUT:
                return False
            self._pop_up(*self.menu_in_frame())
            return True
        if not isinstance(event, QContextMenuEvent):
            return False
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self._pop_up(*self.menu_in_frame())
        elif watched is not self._board:
            self._pop_up(self.menu_at(event.pos()), event.pos())
        else:
            return False
        return True
