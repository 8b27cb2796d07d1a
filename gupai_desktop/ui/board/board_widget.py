"""A board on the screen: the models of what lies there, their scene, and the view of it."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtWidgets import QWidget

from gupai_desktop.engine.layout import Layout
from gupai_desktop.engine.record import Record
from gupai_desktop.ui.board.models import GroupModel, TableModel
from gupai_desktop.ui.board.row_model import RowModel
from gupai_desktop.ui.board.scene import BoardScene
from gupai_desktop.ui.board.view import BoardView
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.theme.tile_art import TileArt


class Player(Protocol):
    """Whoever decides what pointing and dragging at a board does."""

    def point(self, tile: Any) -> None: ...
    def grab(self, tile: Any) -> None: ...
    def drop(self, target: Any, group: int | None) -> None: ...
    def let_go(self) -> None: ...


class BoardWidget(BoardView):
    """A board of any models.  Another layout is shown by `lay`."""

    def __init__(
        self,
        tiles: RowModel[Any],
        groups: RowModel[int],
        layout: Layout,
        parent: QWidget | None = None,
    ) -> None:
        self.tiles, self.groups = tiles, groups
        super().__init__(BoardScene(tiles, groups, layout, TileArt()), parent)
        self.table_scene.setParent(self)
        for model in (tiles, groups):
            model.setParent(self)

    def listen(self, player: Player) -> None:
        """Let a player's hand at this board do what the player decides."""
        scene = self.table_scene
        scene.pointed.connect(player.point)
        scene.grabbed.connect(player.grab)
        scene.dropped.connect(player.drop)
        scene.let_go.connect(player.let_go)

    def lay(self, layout: Layout) -> None:
        """Lay out the places of another game."""
        self.table_scene.build(layout)
        self.fit()


class GameBoard(BoardWidget):
    """The board of a session, which follows its games; it is played at if it is listened to."""

    def __init__(self, pointing: Pointing, parent: QWidget | None = None) -> None:
        layout = pointing.session.game.layout()
        super().__init__(TableModel(pointing), GroupModel(pointing), layout, parent)
        self._pointing = pointing
        # Before whatever may resize the view, which would draw the old table's places.
        pointing.session.record_changed.connect(self._on_record_changed)

    def play(self) -> None:
        """Let the session be played here."""
        self.listen(self._pointing)
        self.table_scene.hovered.connect(self._pointing.hover)

    def _on_record_changed(self, before: Record, after: Record) -> None:
        if type(before.game) is not type(after.game):
            self.lay(after.game.layout())
