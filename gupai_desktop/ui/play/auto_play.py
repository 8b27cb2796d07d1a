"""Plays a proved line by itself, at a pace one can watch."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from gupai_desktop.engine.game import Outcome
from gupai_desktop.engine.record import Record
from gupai_desktop.ui.play.analysis import Analysis
from gupai_desktop.ui.play.session import Session

#: The pause between two moves, in milliseconds.
_PACE = 900


class AutoPlay(QObject):
    """Takes one move of the winning line at a time; each can be undone.

    Signal: `switched` with whether it is playing now.
    """

    switched = Signal(bool)

    def __init__(
        self, session: Session, analysis: Analysis, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._analysis = session, analysis
        self._clock = QTimer(self)
        self._clock.setInterval(_PACE)
        self._clock.timeout.connect(self.step)
        session.deal_changed.connect(self._on_deal_changed)

    @property
    def is_playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._clock.isActive()

    def switch(self, is_on: bool) -> None:
        """Go on playing, or pause."""
        if is_on == self.is_playing:
            return
        if is_on:
            self._clock.start()
            self.step()
        else:
            self._clock.stop()
        self.switched.emit(self.is_playing)

    def step(self) -> None:
        """Play one move if one is proved to win; wait while the study searches."""
        if self._analysis.is_searching:
            return
        move = self._analysis.next_move()
        if move is None or self._session.outcome is not Outcome.OPEN:
            self.switch(False)
            return
        self._session.take_help()
        self._session.play(move)

    def _on_deal_changed(self, before: Record, after: Record) -> None:
        """Another deal is not played on where the old one was."""
        if before.opening != after.opening:
            self.switch(False)
