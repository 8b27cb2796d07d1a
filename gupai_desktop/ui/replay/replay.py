"""A record played again: its tables one after the other, by hand or by themselves."""

from __future__ import annotations

from dataclasses import replace
from itertools import accumulate

from PySide6.QtCore import QObject, QTimer, Signal

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.play.history import History
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.play.session import Session

#: How long a table is shown while a record plays itself, in milliseconds.
_PACE = 1200


class Replay(QObject):
    """The tables of a record: number 0 is the opening, every other that after its move.

    `session` is a table without a player; it shows where the replay is, with the tiles of the
    last move marked.  Signals: `moved` when another table is shown; `run_changed` when the
    replay begins to play by itself, or stops.
    """

    moved = Signal()
    run_changed = Signal(bool)

    def __init__(self, record: Record, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.record = record
        #: The opening and the table after every move.
        self.tables = tuple(accumulate(record.moves, record.game.after, initial=record.opening))
        self.last = len(record.moves)
        self.index = 0
        self.session = Session(record.restarted(), parent=self)
        self.pointing = Pointing(self.session)
        self._clock = QTimer(self, interval=_PACE)
        self._clock.timeout.connect(lambda: self._show(self.index + 1))

    @property
    def shown(self) -> Record:
        """The record as far as it is shown."""
        moves = self.record.moves[: self.index]
        return replace(self.record, moves=moves, table=self.tables[self.index])

    @property
    def is_running(self) -> bool:
        """Whether it plays by itself."""
        return self._clock.isActive()

    def go(self, index: int) -> None:
        """Show the table with this number, or the nearest there is; playing by itself ends."""
        index = min(max(index, 0), self.last)
        if index != self.index:
            self.stop()
            self._show(index)

    def toggle(self) -> None:
        """Play by itself, from the opening if the end is shown; or stop."""
        if self.is_running:
            self.stop()
        elif self.last:
            if self.index == self.last:
                self._show(0)
            self._clock.start()
            self.run_changed.emit(True)

    def stop(self) -> None:
        """Play no further."""
        if self.is_running:
            self._clock.stop()
            self.run_changed.emit(False)

    def _show(self, index: int) -> None:
        self.index = index
        self.session.resume(History.beginning(self.shown, self.session.playing))
        last = self.record.moves[index - 1].tiles if index else frozenset[Tile]()
        self.pointing.mark_hinted(last)
        if index == self.last:
            self.stop()
        self.moved.emit()
