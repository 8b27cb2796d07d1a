"""The time of a deal: from its first move until it is won, while the player is at it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from gupai_desktop.play.occasions import FIRST
from gupai_desktop.ui.play.session import Session

_TICK = 1000
#: A tick that comes later than this comes after the machine has slept.
_LONGEST = 5.0


class PlayClock(QObject):
    """Counts the seconds of the playing on the table.

    It begins with the first move; with the first look in a problem and in one of the first deals,
    which that move may win.  It rests while the board is hidden, its window minimised or not the
    active one (as in a dialog), and while the player has paused the game.

    Signals: `ticked` when a second has passed; `rested` when nothing is counted
    any more; `switched` with whether the player has paused the game.
    """

    ticked = Signal()
    rested = Signal()
    switched = Signal(bool)

    def __init__(self, session: Session, board: QWidget) -> None:
        super().__init__(board)
        self._session, self._board, self._now = session, board, session.clock.seconds
        self._is_stopped = False
        #: Whether the player has paused the game.
        self.is_paused = False
        self._since: float | None = None
        self._playing = session.playing.id
        self._ticks = QTimer(self, interval=_TICK)
        self._ticks.timeout.connect(self._tick)
        board.installEventFilter(self)

    @property
    def is_running(self) -> bool:
        """True while time is counted."""
        return self._since is not None

    def switch(self, is_paused: bool) -> None:
        """Pause the game, or go on with it."""
        if is_paused != self.is_paused:
            self.is_paused = is_paused
            self.check()
            self.switched.emit(is_paused)

    def check(self) -> None:
        """Count what has passed; go on or rest, as things are now."""
        session, was_running = self._session, self.is_running
        if self._since is not None:
            session.spend(self._playing, min(self._now() - self._since, _LONGEST))
        self._playing = session.playing.id
        window, is_over = self._board.window(), self._is_stopped or self.is_paused
        is_seen = self._board.isVisible() and not window.isMinimized()
        occasion = session.occasion
        is_short = occasion.problem is not None or occasion == FIRST
        is_looked_at = bool(session.record.moves) or is_short
        has_begun = is_looked_at or session.playing.seconds > 0
        is_played = has_begun and not session.facts.is_won and not is_over
        runs = is_played and is_seen and window.isActiveWindow()
        self._since = self._now() if runs else None
        if self.is_running:
            self._ticks.start()
        else:
            self._ticks.stop()
            if was_running:
                self.rested.emit()

    def stop(self) -> None:
        """Count no more: the window is being closed."""
        self._is_stopped = True
        self.check()

    def go_on(self) -> None:
        """Go on with the game: the player has done something."""
        self.switch(False)
        self.check()

    def _tick(self) -> None:
        self.check()
        self.ticked.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, (QShowEvent, QHideEvent)):
            # At a hide event Qt still calls the board visible.
            QTimer.singleShot(0, self, self.check)
        return super().eventFilter(watched, event)
