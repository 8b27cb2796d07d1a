"""A hand at the workbench: it drags, clicks and presses keys as a player does."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gupai_desktop.engine.tiles import TILE, Tile
from gupai_desktop.ui.board.models import TileState
from gupai_desktop.ui.board.tile_item import TileItem
from gupai_desktop.ui.workbench.board_draft import BoardDraft, Hole
from gupai_desktop.ui.workbench.board_editor import Piece
from gupai_desktop.ui.workbench.window import Workbench
from tests.ui.hand import Key, text_of

_LEFT = Qt.MouseButton.LeftButton
_STEPS = 5
_MOST_KEYS = 60

#: A tile by its code, or a place of the board by its group and number.
Where = str | tuple[int, int]


class BenchHand:
    """A player's hand at one workbench."""

    def __init__(self, workbench: Workbench) -> None:
        self.workbench = workbench
        self._at = QPoint()

    # Looking.

    @property
    def draft(self) -> BoardDraft:
        """What is laid."""
        return self.workbench.editor.draft

    @property
    def status(self) -> str:
        """What is said of the board."""
        return self.workbench.verdict_bar.status.words

    @property
    def found(self) -> str:
        """What the study has found out, if anything is shown of it."""
        label = self.workbench.verdict_bar.found
        return label.words if label.isVisible() else ""

    @property
    def line(self) -> list[str]:
        """The moves of the winning line that is shown."""
        line = self.workbench.verdict_bar.line
        return line.toPlainText().splitlines() if line.isVisible() else []

    @property
    def in_set(self) -> set[str]:
        """The tiles that lie in the set on the screen."""
        groups = len(self.draft.groups)
        items = self.workbench.view.table_scene.tile_items
        return {
            str(item.tile)
            for item in items
            if isinstance(item.tile, Tile) and item.in_group >= groups
        }

    def row(self, group: int) -> list[str]:
        """The tiles of a group of the board, a dot for an empty place."""
        return [str(tile or ".") for tile in self.draft.groups[group]]

    def captions(self) -> list[str]:
        """What stands beside the groups."""
        return [text_of(item) for item in self.workbench.view.table_scene.group_items]

    def marked(self, state: TileState) -> list[Piece]:
        """The tiles and places that are marked so."""
        return [
            self._piece(i) for i in self.workbench.view.table_scene.tile_items if i.state is state
        ]

    @property
    def in_frame(self) -> Piece | None:
        """What is in the keyboard's frame."""
        framed = [item for item in self.workbench.view.table_scene.tile_items if item.is_current]
        assert len(framed) <= 1
        return self._piece(framed[0]) if framed else None

    @staticmethod
    def _piece(item: TileItem) -> Piece:
        assert isinstance(item.tile, Tile | Hole)
        return item.tile

    # The mouse.

    def drag(self, tile: str, onto: Where) -> None:
        """Drag a tile onto another one, or to a place."""
        self.drag_to(tile, self._point(onto))

    def drag_to(self, tile: str, point: QPoint) -> None:
        """Drag a tile to a point of the view."""
        self._press(tile)
        start = self._at
        for step in range(1, _STEPS + 1):
            self._at = start + (point - start) * (step / _STEPS)
            QTest.mouseMove(self._viewport, self._at)
        QTest.mouseRelease(self._viewport, _LEFT, pos=self._at)

    def click(self, *where: Where) -> None:
        """Click on tiles and places, one after the other."""
        for one in where:
            self._press(one)
            QTest.mouseRelease(self._viewport, _LEFT, pos=self._at)

    def point_in_group(self, group: int) -> QPoint:
        """The caption of a group, where no tile lies."""
        area = self.workbench.view.table_scene.geometry.area(group)
        return self.workbench.view.mapFromScene(area.bottomLeft()) + QPoint(4, -4)

    @property
    def point_on_cloth(self) -> QPoint:
        """Where neither board nor set is."""
        return QPoint(2, 2)

    def press_action(self, key: str) -> None:
        """Do what an action of the workbench does, if it is enabled."""
        self.workbench.action_table[key].trigger()
        QApplication.processEvents()

    def _press(self, where: Where) -> None:
        self._at = self._point(where)
        QTest.mousePress(self._viewport, _LEFT, pos=self._at)

    def _point(self, where: Where) -> QPoint:
        return self.workbench.view.mapFromScene(self._item(where).place().center())

    def _item(self, where: Where) -> TileItem:
        piece = TILE[where] if isinstance(where, str) else Hole(*where)
        return next(
            item for item in self.workbench.view.table_scene.tile_items if item.tile == piece
        )

    @property
    def _viewport(self) -> QWidget:
        return self.workbench.view.viewport()

    # The keyboard.

    def key(self, key: Qt.Key, widget: QWidget | None = None) -> None:
        """Press a key at the board, or at another part of the workbench."""
        QTest.keyClick(widget or self.workbench.view, key)

    def walk_to(self, where: Where) -> None:
        """Move the keyboard's frame to a tile or a place by the arrow keys alone."""
        goal = self._item(where)
        for _ in range(_MOST_KEYS):
            here = self.in_frame
            if here is None:
                self.key(Key.Key_Right)
                continue
            item = next(i for i in self.workbench.view.table_scene.tile_items if i.tile == here)
            step = goal.home - item.home
            if not step.manhattanLength():
                return
            if abs(step.y()) > abs(step.x()) or not step.x():
                self.key(Key.Key_Down if step.y() > 0 else Key.Key_Up)
            else:
                self.key(Key.Key_Right if step.x() > 0 else Key.Key_Left)
        raise AssertionError(f"the arrow keys do not lead to {where}")
