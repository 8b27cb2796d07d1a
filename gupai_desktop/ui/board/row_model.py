"""What the models of a board have in common: rows that tell which of them differ now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal

Shown = TypeVar("Shown")


class RowModel(QObject, Generic[Shown]):
    """What is `shown` of everything there is, a row for each.

    A subclass tells it in `_read`, and calls `refresh` when it may have changed.
    Signals: `changed` with a row, and with what was and what is shown of it; `refreshed`
    after that was told of all rows that differ.
    """

    changed = Signal(int, object, object)
    refreshed = Signal()

    shown: Sequence[Shown]

    def _read(self) -> Sequence[Shown]:
        raise NotImplementedError

    def spoken(self, row: int) -> str:
        """What a row says to those who cannot see it."""
        raise NotImplementedError

    def note(self, row: int) -> str:  # noqa: ARG002
        """What explains a row under the pointer, its tiles to be shown."""
        return ""

    def explained(self, row: int) -> str:  # noqa: ARG002
        """The same for those who cannot see it, where it tells more than what is there."""
        return ""

    def read_again(self, *, is_other: bool) -> None:
        """Read other rows altogether, or the same ones again."""
        if is_other:
            self.shown = self._read()
        else:
            self.refresh()

    def refresh(self) -> None:
        """Read again, and tell of each row that differs."""
        before, self.shown = self.shown, self._read()
        for row, (old, new) in enumerate(zip(before, self.shown, strict=True)):
            if old != new:
                self.changed.emit(row, old, new)
        self.refreshed.emit()

    def announce(self) -> None:
        """Read again, and tell of all rows, in another language say."""
        before, self.shown = self.shown, self._read()
        for row, (old, new) in enumerate(zip(before, self.shown, strict=True)):
            self.changed.emit(row, old, new)
        self.refreshed.emit()
