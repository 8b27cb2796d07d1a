"""A hand that plays Clearing the Rows: takes, kills and refills by the mouse and the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolBar, QWidget

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import TILE, Tile
from gupai_desktop.games import find
from gupai_desktop.games.levels import KILL, REFILL, TAKE, Levels
from gupai_desktop.play.history import History
from gupai_desktop.ui.theme.tile_art import TILE_WIDTH
from gupai_desktop.ui.window.main_window import MainWindow
from tests.ui.hand import Hand, Key, MakeWindow, Spot

#: Where a tile may be touched: at its middle, or where its neighbours leave it in sight.
_SPOTS: tuple[Spot, ...] = ((0.5, 0.5), (0.2, 0.5), (0.05, 0.5), (0.95, 0.5))


def record_of(game_id: str, board: str, rules: str = "") -> Record:
    """A record of a game that begins with a board; tiles that it lacks join its common row.

    They join it at the left end, so that they are reached last.
    """
    game, table = find(game_id, rules), Table.parse(board)
    lacking = tuple(tile for tile in game.tiles if tile not in set(table.tiles))
    last = len(table.groups) - 1
    whole = game.parse(str(table.with_groups({last: (*lacking, *table.groups[last])})))
    return Record(game, None, whole, table=whole)


def open_table(
    make_window: MakeWindow, record: Record, size: tuple[int, int] = (1024, 700)
) -> LevelsHand:
    """A hand at a window in which this record is played and nothing can be undone yet."""
    window = make_window(size=size)
    window.session.begin(record)
    window.session.resume(History.beginning(window.session.record, window.session.playing))
    return LevelsHand(window)


class LevelsHand(Hand):
    """A hand that knows rows, turns and the button that ends them."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window

    @property
    def levels(self) -> Levels:
        """The game that is played."""
        game: Game = self.game
        assert isinstance(game, Levels)
        return game

    def row_of(self, tile: str) -> tuple[str, ...]:
        """The tiles of the row in which a tile lies."""
        group, _ = self.table.place_of(TILE[tile])
        return tuple(map(str, self.table.groups[group]))

    # Where to touch.

    def spot_on(self, tile: str) -> Spot:
        """A place on a tile that no other tile covers."""
        view, scene = self.window.view, self.window.scene
        for spot in _SPOTS:
            found = scene.tile_at(view.mapToScene(self.point_on(tile, spot)))
            if found is self.item(tile):
                return spot
        raise AssertionError(f"{tile} is covered by other tiles")

    def has_room(self, group: int) -> bool:
        """Whether a row has a place where no tile lies."""
        room = self.window.scene.geometry.room_rect(group)
        return len(self.table.groups[group]) < room.width() // TILE_WIDTH

    def point_in_row(self, group: int) -> QPoint:
        """A point of the view within the room of a row where no tile lies."""
        scene = self.window.scene
        room = scene.geometry.room_rect(group)
        for place in range(int(room.width() // TILE_WIDTH)):
            point = QPointF(room.left() + (place + 0.5) * TILE_WIDTH, room.center().y())
            if scene.tile_at(point) is None:
                return self.window.view.mapFromScene(point)
        raise AssertionError(f"row {group} is full")

    # What is done.

    def touch(self, *tiles: str) -> None:
        """Click on tiles, one after the other, each where it can be seen."""
        for tile in tiles:
            self.press(tile, self.spot_on(tile))
            self.release()

    def hover(self, tile: str) -> None:
        """Move the pointer over a tile, no button held."""
        QTest.mouseMove(self.window.view.viewport(), self.point_on(tile, self.spot_on(tile)))

    def drag_onto(self, tile: str, target: str) -> None:
        """Drag a tile onto another one."""
        self.press(tile, self.spot_on(tile))
        self.carry(self.point_on(target, self.spot_on(target)))
        self.release()

    def drag_beside(self, tile: str, group: int) -> None:
        """Drag a tile into a row, where no tile of it lies."""
        point = self.point_in_row(group)
        self.press(tile, self.spot_on(tile))
        self.carry(point)
        self.release()

    @property
    def refill_button(self) -> QWidget:
        """The button of the toolbar that ends the turn."""
        turn = self.window.action_table["turn"]
        bars = self.window.findChildren(QToolBar)
        return next(found for bar in bars if (found := bar.widgetForAction(turn)))

    def press_refill(self) -> None:
        """Click on that button."""
        QTest.mouseClick(self.refill_button, Qt.MouseButton.LeftButton)

    # Whole moves.

    def play_by_clicks(self, move: Move) -> None:
        """Click on every tile of a move in the order of the rows, or on the button."""
        if move.verb == REFILL:
            self.press_refill()
            return
        lying = sorted(move.tiles, key=self.table.place_of)
        self.touch(*map(str, lying))

    def play_by_drags(self, move: Move) -> None:
        """Drag a tile to the common row, a general onto a level or the level onto him; press R."""
        if move.verb == REFILL:
            self.key(Key.Key_R)
        elif move.verb == TAKE:
            self._drag_to_common_row(move)
        else:
            assert move.verb == KILL
            self._drag_to_kill(move)

    def _drag_to_common_row(self, move: Move) -> None:
        """Drag one tile of a run; if the program asks which others, click on them."""
        played = len(self.record.moves)
        first, *others = sorted(move.tiles, key=self.table.place_of)
        common = self.table.groups[self.levels.common]
        if not self.has_room(self.levels.common) or (common and played % 2):
            self.drag_onto(str(first), str(common[0]))
        else:
            self.drag_beside(str(first), self.levels.common)
        for tile in others:
            if len(self.record.moves) == played:
                self.touch(str(tile))

    def _drag_to_kill(self, move: Move) -> None:
        generals = [tile for tile in self.table.groups[0] if tile in move.tiles]
        level = sorted(move.tiles.difference(generals), key=self._place)
        one, other = str(generals[0]), str(level[0])
        if len(self.record.moves) % 2:
            one, other = other, one
        self.drag_onto(one, other)

    def _place(self, tile: Tile) -> tuple[int, int]:
        return self.table.place_of(tile)
