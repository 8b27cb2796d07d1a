"""What the models of a board have in common: rows of things, each with its roles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal

Index = QModelIndex | QPersistentModelIndex
Row = TypeVar("Row")


class RowModel(QAbstractListModel, Generic[Row]):
    """One row for every thing there is, and a function for every role that it has.

    A subclass reads its things in `_read`, and calls `refresh` when they may have changed.
    Signal: `refreshed` after all rows that read differently have been announced.
    """

    refreshed = Signal()

    #: The roles that are compared to find the rows that changed.
    _compared: ClassVar[tuple[int, ...]]
    #: The roles that cost too much to compare, by those with which they change.
    _derived: ClassVar[Mapping[int, tuple[int, ...]]] = {}
    _roles: Mapping[int, Callable[[Row], object]]
    _rows: Sequence[Row]

    def _read(self) -> None:
        """Take the rows, and what their roles need, from where they come from."""
        raise NotImplementedError

    def _begin(self) -> None:
        """Read the rows for the first time."""
        self._read()
        self._announced = self._now()

    def _reset(self) -> None:
        """Read other rows altogether."""
        self.beginResetModel()
        self._begin()
        self.endResetModel()

    def read_again(self, *, is_other: bool) -> None:
        """Read other rows altogether, or the same ones again."""
        (self._reset if is_other else self.refresh)()

    def refresh(self) -> None:
        """Read again, and announce each row that reads differently, with the roles that do."""
        self._read()
        before, self._announced = self._announced, self._now()
        for number, (old, new) in enumerate(zip(before, self._announced, strict=True)):
            if old != new:
                pairs = zip(self._compared, old, new, strict=True)
                roles = [role for role, one, other in pairs if one != other]
                derived = {one for role in roles for one in self._derived.get(role, ())}
                index = self.index(number)
                self.dataChanged.emit(index, index, [*roles, *derived])
        self.refreshed.emit()

    def announce(self) -> None:
        """Announce that all roles of every row may read differently, in another language say."""
        self._announced = self._now()
        self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1), [])
        self.refreshed.emit()

    def _now(self) -> list[tuple[object, ...]]:
        functions = [self._roles[role] for role in self._compared]
        return [tuple(function(row) for function in functions) for row in self._rows]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or role not in self._roles:
            return None
        return self._roles[role](self._rows[index.row()])
