"""How long a deal is played: while the window is there to be seen, until the game is won."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from gupai_desktop.ui.play.session import Session

_TICK = 1000
#: A tick that comes later than this comes after the machine has slept.
_LONGEST = 5.0


class Clock(QObject):
    """Counts the seconds of the playing on the table.

    Signals: `ticked` when a second has passed; `paused` when nothing is counted any
    more.
    """

    ticked = Signal()
    paused = Signal()

    def __init__(
        self, session: Session, window: QWidget, now: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(window)
        self._session, self._window, self._now = session, window, now
        self._is_stopped = False
        self._since: float | None = None
        self._playing = session.playing.id
        self._ticks = QTimer(self)
        self._ticks.setInterval(_TICK)
        self._ticks.timeout.connect(self._tick)
        session.record_changed.connect(self.check)
        window.installEventFilter(self)

    @property
    def is_running(self) -> bool:
        """Whether time is counted now."""
        return self._since is not None

    def check(self) -> None:
        """Count what has passed; go on or pause, as things are now."""
        was_running = self.is_running
        self._count()
        self._playing = self._session.playing.id
        self._since = self._now() if self._should_run() else None
        if self.is_running:
            self._ticks.start()
        else:
            self._ticks.stop()
            if was_running:
                self.paused.emit()

    def stop(self) -> None:
        """Count no more: the window is being closed."""
        self._is_stopped = True
        self.check()

    def _should_run(self) -> bool:
        if self._is_stopped:
            return False
        is_seen = self._window.isVisible() and not self._window.isMinimized()
        return is_seen and not self._session.is_won

    def _tick(self) -> None:
        self.check()
        self.ticked.emit()

    def _count(self) -> None:
        if self._since is not None:
            passed = min(self._now() - self._since, _LONGEST)
            self._session.spend(self._playing, passed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.WindowStateChange):
            # At a hide event Qt still calls the window visible.
            QTimer.singleShot(0, self, self.check)
        return super().eventFilter(watched, event)
