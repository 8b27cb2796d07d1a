"""Plays a proved line by itself, at a pace one can watch."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from gupai_desktop.engine.game import Outcome
from gupai_desktop.ui.play.analysis import Analysis

#: The milliseconds between two moves, from slow to fast.
PACES = (2500, 1600, 900, 450, 150)
USUAL_PACE = 2


class AutoPlay(QObject):
    """Takes one move of the winning line at a time; each can be undone.

    Any other step ends it.  Nothing that redo would bring is lost by it.

    Signals: `switched` with whether it is playing now; `paused` with whether it waits to
    be told to go on.
    """

    switched = Signal(bool)
    paused = Signal(bool)

    def __init__(self, analysis: Analysis, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._analysis = analysis.session, analysis
        #: Whether it plays, or waits to go on.
        self.is_playing = self._is_stepping = False
        self._clock = QTimer(self, interval=PACES[USUAL_PACE])
        self._clock.timeout.connect(self._tick)
        self._record = self._session.record
        analysis.changed.connect(self._on_analysis_changed)

    @property
    def is_paused(self) -> bool:
        return self.is_playing and not self._clock.isActive()

    def switch(self, is_on: bool) -> None:
        """Begin to play, or end it."""
        if is_on == self.is_playing:
            return
        self.is_playing = is_on
        if is_on:
            self._session.keep_redo()
            self._clock.start()
        else:
            self._clock.stop()
        self.switched.emit(is_on)
        if is_on:
            self.paused.emit(False)
            self._play_move()

    def stop(self) -> None:
        self.switch(False)

    def pause(self, is_paused: bool) -> None:
        """Wait to be told to go on, or go on."""
        if not self.is_playing or is_paused == self.is_paused:
            return
        if is_paused:
            self._clock.stop()
        else:
            self._clock.start()
        self.paused.emit(is_paused)

    def set_pace(self, pace: int) -> None:
        """Play at one of the `PACES`, by its number."""
        self._clock.setInterval(PACES[max(0, min(pace, len(PACES) - 1))])

    def step(self) -> None:
        """Play one move and wait."""
        self.pause(True)
        self._play_move()

    def _tick(self) -> None:
        # A dialog that asks for something covers the table.
        if QApplication.activeModalWidget() is None:
            self._play_move()

    def _play_move(self) -> None:
        """Play one move if one is proved to win; wait while the solver searches."""
        facts = self._session.facts
        is_omen = facts.game.is_omen
        if not self.is_playing or (self._analysis.is_searching and not is_omen):
            return
        move = next(iter(facts.moves), None) if is_omen else self._analysis.next_move()
        if move is None or facts.outcome is not Outcome.OPEN:
            self.stop()
            return
        if not is_omen:
            self._session.take_help()
        self._is_stepping = True
        self._session.play(move)
        self._is_stepping = False
        if self._session.facts.outcome is not Outcome.OPEN:
            self.stop()

    def _on_analysis_changed(self) -> None:
        """Stop at any other step: the table is the player's."""
        before, self._record = self._record, self._session.record
        if before is not self._record and not self._is_stepping:
            self.stop()
