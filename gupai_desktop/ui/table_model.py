"""The table as Qt models: one row a tile, and one row a group."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, IntEnum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say, with_native
from gupai_desktop.ui.session import Session

Index = QModelIndex | QPersistentModelIndex


class Role(IntEnum):
    """What a row tells, beside its text."""

    TILE = Qt.ItemDataRole.UserRole + 1
    GROUP = Qt.ItemDataRole.UserRole + 2
    PLACE = Qt.ItemDataRole.UserRole + 3
    COUNT = Qt.ItemDataRole.UserRole + 4
    FACE = Qt.ItemDataRole.UserRole + 5
    STATE = Qt.ItemDataRole.UserRole + 6
    SEALED = Qt.ItemDataRole.UserRole + 7


class TileState(Enum):
    """How a tile is marked: selected, the end of a legal move, or on the way to one."""

    PLAIN = "plain"
    SELECTED = "selected"
    TARGET = "target"
    PARTNER = "partner"


class TableModel(QAbstractListModel):
    """One row a tile, in the order of the set: where it lies and how it is marked.

    A move changes the places of rows, never the rows; another game resets.
    """

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._roles: dict[int, Callable[[Tile], object]] = {
            Qt.ItemDataRole.DisplayRole: self._text,
            Role.TILE: lambda tile: tile,
            Role.GROUP: lambda tile: self._places[tile][0],
            Role.PLACE: lambda tile: self._places[tile][1],
            Role.COUNT: lambda tile: self._places[tile][2],
            Role.FACE: lambda tile: f"face-{tile.face}",
            Role.STATE: self._state,
        }
        self._read()
        session.record_changed.connect(self._on_record_changed)
        session.selection_changed.connect(self._on_selection_changed)

    def row_of(self, tile: Tile) -> int:
        """The row of a tile."""
        return self._session.game.tiles.index(tile)

    def _read(self) -> None:
        """Where every tile lies: its group, its place there, how many lie there."""
        self._places = {
            tile: (number, place, len(group))
            for number, group in enumerate(self._session.record.table.groups)
            for place, tile in enumerate(group)
        }

    def _text(self, tile: Tile) -> str:
        group, place, _ = self._places[tile]
        return say(
            words(
                "TableModel",
                "{face} {name}, tile {place} of group {group}",
                face=str(tile.face),
                name=tile.face.name,
                place=place + 1,
                group=group + 1,
            )
        )

    def _state(self, tile: Tile) -> TileState:
        selection = self._session.selection
        if tile in selection.tiles:
            return TileState.SELECTED
        if tile in selection.targets:
            return TileState.TARGET
        return TileState.PARTNER if tile in selection.partners else TileState.PLAIN

    def _on_record_changed(self, before: Record, after: Record) -> None:
        if before.game.tiles != after.game.tiles or type(before.game) is not type(after.game):
            self.beginResetModel()
            self._read()
            self.endResetModel()
        else:
            self._read()
            self._tell([Role.GROUP, Role.PLACE, Role.COUNT])

    def _on_selection_changed(self) -> None:
        self._tell([Role.STATE])

    def _tell(self, roles: list[int]) -> None:
        self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1), roles)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._session.game.tiles)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or role not in self._roles:
            return None
        return self._roles[role](self._session.game.tiles[index.row()])


class GroupModel(QAbstractListModel):
    """One row a group: its caption, and whether it bears the seal."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._read()
        session.record_changed.connect(self._on_record_changed)

    def _read(self) -> None:
        record = self._session.record
        self._marks = record.game.marks(record.table)

    def _on_record_changed(self, before: Record, after: Record) -> None:
        if type(before.game) is not type(after.game):
            self.beginResetModel()
            self._read()
            self.endResetModel()
        else:
            self._read()
            self.retranslate()

    def retranslate(self) -> None:
        """Tell that every caption may read differently now."""
        self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._marks)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        mark = self._marks[index.row()]
        if role == Role.SEALED:
            return mark.is_sealed
        if role == Qt.ItemDataRole.DisplayRole and mark.caption:
            return with_native(mark.caption, mark.native)
        return None
