"""What the models of a table have in common: rows of things, each told of by roles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex
Row = TypeVar("Row")


class RowModel(QAbstractListModel, Generic[Row]):
    """One row for every thing there is, and a function for every role that is told of it.

    A subclass reads its things in `_read`, and calls `_renew` when they have changed.
    """

    _roles: Mapping[int, Callable[[Row], object]]
    _rows: Sequence[Row]

    def _read(self) -> None:
        """Take the rows, and what is told of them, from where they come from."""
        raise NotImplementedError

    def _renew(self, roles: Sequence[int] = (), *, is_other: bool = False) -> None:
        """Read anew: other rows altogether, or the same ones of which these roles may differ."""
        if is_other:
            self.beginResetModel()
            self._read()
            self.endResetModel()
        else:
            self._read()
            self.tell(roles)

    def tell(self, roles: Sequence[int] = ()) -> None:
        """Tell that these roles of every row may read differently now, or all of them."""
        self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1), list(roles))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or role not in self._roles:
            return None
        return self._roles[role](self._rows[index.row()])
