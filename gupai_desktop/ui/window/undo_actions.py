"""The actions that undo and redo: they name the deal that they lead to."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAction

from gupai_desktop.engine.game import Outcome
from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say
from gupai_desktop.play.history import RESTART
from gupai_desktop.texts.titles import title_of
from gupai_desktop.ui.play.session import Session

#: Longer than a keyboard waits until it repeats a key that is held, in milliseconds.
_HELD = 700


class UndoActions(QObject):
    """Keeps the two actions true to the table that is played at.

    A key that is held stops where another deal would come: that takes a press of its own.
    """

    def __init__(self, session: Session, undo: QAction, redo: QAction) -> None:
        super().__init__(undo)
        self._session, self._undo, self._redo = session, undo, redo
        #: Runs until a key is surely not held any more: not every repeat is marked as one.
        self.held = QTimer(self, interval=_HELD, singleShot=True)
        self.retranslate()

    def step(self, by: int) -> None:
        """Undo or redo; say that another deal lies there, unless it is over: that is said."""
        is_another, was_held = self._other_deal(by) is not None, self.held.isActive()
        self.held.start()
        if is_another and was_held:
            return
        said = words("New deal undone.")
        if by < 0:
            self._session.undo()
        else:
            self._session.redo()
            said = words("New deal redone.")
        if is_another and self._session.facts.outcome is Outcome.OPEN:
            self._session.say(said)

    def retranslate(self) -> None:
        """Say what each would do."""
        session, before, after = self._session, self._other_deal(-1), self._other_deal(1)
        steps, index = session.history.steps, session.history.index
        undo, redo = words("&Undo"), words("Re&do")
        if before:
            undo = words("&Undo New Deal: Back to {title}", title=before)
        elif steps[index].text == RESTART:
            undo = words("&Undo Restart")
        if after:
            redo = words("Re&do New Deal: {title}", title=after)
        elif session.undo_stack.canRedo() and steps[index + 1].text == RESTART:
            redo = words("Re&do Restart")
        for action, text, other, can in (
            (self._undo, undo, before, session.undo_stack.canUndo()),
            (self._redo, redo, after, session.undo_stack.canRedo()),
        ):
            action.setText(say(text))
            action.setAutoRepeat(other is None)
            action.setEnabled(can)

    def _other_deal(self, by: int) -> Words | None:
        """Return the title of the step before or after, if that is of another deal."""
        history = self._session.history
        place = history.index + by
        if not 0 <= place < len(history.steps):
            return None
        step = history.steps[place]
        if history.step.is_same_deal(step):
            return None
        return title_of(step.record, history.known[step.playing])
