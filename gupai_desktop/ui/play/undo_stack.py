"""The steps at one variant's table, on an undo stack of Qt's."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QSignalBlocker
from PySide6.QtGui import QUndoCommand, QUndoStack

from gupai_desktop.engine.record import Record
from gupai_desktop.play.history import MOST_STEPS, History, PlaySession, Step


class UndoStack(QUndoStack):
    """Undo and redo at a table: a command for each step of its history but the first.

    Undo and redo only move the cursor of the history, a value; `indexChanged` tells once where
    it has come to.
    """

    def __init__(self, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setUndoLimit(MOST_STEPS)
        self.history = history
        self.set_history(history)

    def set_history(self, history: History) -> None:
        """Take this history in place of the one there was, and tell nobody."""
        with QSignalBlocker(self):
            self.clear()
            self.history = history.at(0)
            for step in history.steps[1:]:
                self.push(_Command(self, step))
            self.setIndex(history.index)

    def go_on(self, record: Record, playing: PlaySession | None = None) -> None:
        """Go on by one more step, of the same playing or of a new one."""
        history = self.history.going_on(record, playing)
        if len(history.steps) == min(self.index() + 1, MOST_STEPS) + 1:
            self.history = history.at(history.index - 1)
            self.push(_Command(self, history.step))
        else:  # more than the oldest step is let go
            self.set_history(history)
            self.indexChanged.emit(self.index())

    def spend(self, playing: str, seconds: float) -> None:
        """Count so many seconds more for a playing, if it is one of this table."""
        if one := self.history.known.get(playing):
            later = replace(one, seconds=round(one.seconds + seconds, 3))
            self.history = self.history.knowing(later)

    def set_clock_back(self) -> None:
        """Begin the time of the deal anew with the last step; undo brings its time again."""
        restart, playing = self.command(self.index() - 1), self.history.playing
        if isinstance(restart, _Command):
            restart.seconds = playing.seconds
            self.spend(playing.id, -playing.seconds)


class _Command(QUndoCommand):
    """One step; done, it lies on the table.  A restart takes the seconds that were played."""

    def __init__(self, undo_stack: UndoStack, step: Step) -> None:
        super().__init__()
        self._undo_stack, self._playing = undo_stack, step.playing
        self.seconds = 0.0

    def redo(self) -> None:
        self._move(1)

    def undo(self) -> None:
        self._move(-1)

    def _move(self, by: int) -> None:
        history = self._undo_stack.history
        self._undo_stack.history = history.at(history.index + by)
        if self.seconds:
            self._undo_stack.spend(self._playing, -by * self.seconds)
