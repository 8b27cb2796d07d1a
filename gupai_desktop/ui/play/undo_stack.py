"""The history at one variant's table, on an undo stack of Qt's."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QObject, QSignalBlocker, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from gupai_desktop.engine.record import Record
from gupai_desktop.play.history import MOST_STEPS, History, PlaySession, Step


class UndoStack(QUndoStack):
    """Every step at a table; undo and redo go from one to another.

    Signal: `shown` with the steps that lay there before and that lies there now, and
    whether it is a new one.
    """

    shown = Signal(object, object, bool)

    def __init__(self, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setUndoLimit(MOST_STEPS)
        self._known = dict(history.known)
        self.present = history.steps[0]
        self._is_restored = False
        for step in history.steps[1:]:
            self.push(_Command(self, step))
        self.setIndex(history.index)
        self._is_restored = True

    @property
    def record(self) -> Record:
        """The record on the table."""
        return self.present.record

    @property
    def playing(self) -> PlaySession:
        """The playing of the record on the table."""
        return self._known[self.present.playing]

    def playing_of(self, step: Step) -> PlaySession:
        """The playing that a step belongs to."""
        return self._known[step.playing]

    def go_on(self, record: Record, playing: PlaySession | None = None) -> None:
        """One more step, of the same playing or of a new one; undo goes back."""
        if playing is not None:
            self._known[playing.id] = playing
        playing = playing or self.playing
        self.push(_Command(self, Step.after(self.present, record, playing.id)))

    def keep_redo(self) -> None:
        """Go to this very record by one more step, after all that redo would bring.

        The next step then takes nothing away; undo leads back through it.
        """
        if not self.canRedo():
            return
        present, self._is_restored = self.present, False
        with QSignalBlocker(self):
            self.setIndex(self.count())
        self.push(_Command(self, Step.after(self.present, present.record, present.playing)))
        self._is_restored = True

    def next_undone(self) -> Step | None:
        """The step to which undo would lead."""
        return self._command(self.index() - 1).before if self.canUndo() else None

    def next_redone(self) -> Step | None:
        """The step to which redo would lead."""
        return self._command(self.index()).after if self.canRedo() else None

    def take_help(self) -> None:
        """From now on the deal on the table is played with help."""
        self._know(replace(self.playing, is_assisted=True))

    def spend(self, playing: str, seconds: float) -> None:
        """A playing has taken so much longer, if it is one of this table."""
        if playing in self._known:
            one = self._known[playing]
            self._know(replace(one, seconds=round(one.seconds + seconds, 3)))

    def history(self) -> History:
        """All that undo and redo can bring, and what lies on the table."""
        commands = [self._command(index) for index in range(self.count())]
        first = commands[0].before if commands else self.present
        steps = [first, *(command.after for command in commands)]
        # Undo does not reach back for ever: what it has lost need not be known any more.
        # In the middle of a step, when the clock rests, what lies there is none of the steps yet.
        kept = {self.present.playing, *(step.playing for step in steps)}
        self._known = {one: self._known[one] for one in self._known if one in kept}
        return History.of_steps(steps, self._known, self.index())

    def past(self) -> Iterator[Record]:
        """The records that undo would bring, the latest first."""
        for index in reversed(range(self.index())):
            yield self._command(index).before.record

    def left(self, playing: str) -> History | None:
        """A playing as it was left at this table, from its first move on, if it is known."""
        if playing == self.present.playing:
            return History.replayed(self.record, self.playing)
        steps = (self._command(index).before for index in reversed(range(self.count())))
        found = next((step for step in steps if step.playing == playing), None)
        return History.replayed(found.record, self._known[playing]) if found else None

    def show(self, before: Step, after: Step, *, is_new: bool) -> None:
        """Put a step on the table; only the commands do so."""
        self.present = after
        if self._is_restored:
            self.shown.emit(before, after, is_new)

    def _know(self, playing: PlaySession) -> None:
        self._known[playing.id] = playing

    def _command(self, index: int) -> _Command:
        command = self.command(index)
        assert isinstance(command, _Command)
        return command


class _Command(QUndoCommand):
    """From one step to another, and back."""

    def __init__(self, undo_stack: UndoStack, after: Step) -> None:
        super().__init__()
        self._undo_stack, self.before, self.after = undo_stack, undo_stack.present, after
        self._is_new = True

    def redo(self) -> None:
        self._undo_stack.show(self.before, self.after, is_new=self._is_new)
        self._is_new = False

    def undo(self) -> None:
        self._undo_stack.show(self.after, self.before, is_new=False)
