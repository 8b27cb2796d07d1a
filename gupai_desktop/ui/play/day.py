"""The day that is shown, and the turn to another one while the program runs."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from gupai_desktop.engine.clock import Clock

#: A clock that is put back or forth, a sleep and a journey into another time zone make no event,
#: and a timer runs by another clock: so the day is asked for again and again, in milliseconds.
_PAUSE = 5000


class ShownDay(QObject):
    """The day that everything shows as today, until it has turned.

    Signal: `turned` with another day, a later one or an earlier one.
    """

    turned = Signal(object)

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock, self.day = clock, clock.today()
        self._timer = QTimer(self, interval=_PAUSE)
        self._timer.timeout.connect(self.refresh)
        self._timer.start()

    def refresh(self) -> None:
        """Look which day it is."""
        if (today := self._clock.today()) != self.day:
            self.day = today
            self.turned.emit(today)
