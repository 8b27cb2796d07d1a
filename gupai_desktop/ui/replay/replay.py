"""A record played again: its tables one after the other, by hand or by themselves."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from itertools import accumulate

from PySide6.QtCore import QObject, QTimer, Signal

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.play.session import Session


class Speed(Enum):
    """How long a table is shown while a record plays itself, in milliseconds."""

    SLOW = 2400
    NORMAL = 1200
    FAST = 500


class Replay(QObject):
    """The tables of a record: number 0 is the opening, every other that after its move.

    `session` is a table at which nobody plays; it shows where the replay is, with
    the tiles of the last move marked.  Signals: `moved` when another table is
    shown; `run_changed` when the replay begins to play by itself, or stops.
    """

    moved = Signal()
    run_changed = Signal(bool)

    def __init__(self, record: Record, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.record = record
        #: The opening and the table after every move.
        self.tables = tuple(accumulate(record.moves, record.game.after, initial=record.opening))
        self.index = 0
        self.session = Session(record.restarted(), parent=self)
        self.pointing = Pointing(self.session)
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._tick)
        self.speed = Speed.NORMAL

    @property
    def last(self) -> int:
        """The number of the last table."""
        return len(self.tables) - 1

    @property
    def shown(self) -> Record:
        """The record as far as it is shown."""
        return self.record_at(self.index)

    def record_at(self, index: int) -> Record:
        """The record up to one of its tables."""
        return replace(self.record, moves=self.record.moves[:index], table=self.tables[index])

    # Stepping.

    def go(self, index: int) -> None:
        """Show a table; the nearest one there is."""
        index = min(max(index, 0), self.last)
        if index == self.index:
            return
        self.index = index
        self.session.begin(self.shown)
        self.session.undo_stack.clear()
        last = self.record.moves[index - 1].tiles if index else frozenset[Tile]()
        self.pointing.mark_hinted(last)
        if index == self.last:
            self.stop()
        self.moved.emit()

    def step(self, by: int) -> None:
        """So many tables on, or back; playing by itself ends."""
        self.stop()
        self.go(self.index + by)

    def jump(self, index: int) -> None:
        """Show a table that the player chose; playing by itself ends."""
        if index != self.index:
            self.stop()
            self.go(index)

    # Playing by itself.

    @property
    def is_running(self) -> bool:
        """Whether it plays by itself."""
        return self._clock.isActive()

    @property
    def speed(self) -> Speed:
        """How fast it plays by itself."""
        return self._speed

    @speed.setter
    def speed(self, speed: Speed) -> None:
        self._speed = speed
        self._clock.setInterval(speed.value)

    def toggle(self) -> None:
        """Play by itself, from the opening if the end is shown; or stop."""
        if self.is_running:
            self.stop()
        elif self.last:
            if self.index == self.last:
                self.go(0)
            self._clock.start()
            self.run_changed.emit(True)

    def stop(self) -> None:
        """Play no further."""
        if self.is_running:
            self._clock.stop()
            self.run_changed.emit(False)

    def _tick(self) -> None:
        self.go(self.index + 1)
