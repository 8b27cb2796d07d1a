"""Undo and redo as actions: what each would do now, and what they have done to whole deals."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from gupai_desktop.engine.game import Outcome
from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say
from gupai_desktop.play.history import RESTART, Step
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.titles import title_of


class UndoActions(QObject):
    """Keeps the two actions true to the table that is played at.

    A key that is held stops where another deal would come: that takes a press of its own.
    """

    def __init__(self, session: Session, undo: QAction, redo: QAction) -> None:
        super().__init__(undo)
        self._session, self._undo, self._redo = session, undo, redo
        group = session.undo_group
        undo.setEnabled(group.canUndo())
        redo.setEnabled(group.canRedo())
        group.canUndoChanged.connect(undo.setEnabled)
        group.canRedoChanged.connect(redo.setEnabled)
        group.indexChanged.connect(self.retranslate)
        group.activeStackChanged.connect(self.retranslate)
        self.retranslate()

    def undo(self) -> None:
        """Take back the last step; another deal is named."""
        is_another = self._is_another_deal(self._session.undo_stack.next_undone())
        self._session.undo_group.undo()
        if is_another:
            self._say(
                words("UndoActions", "New deal undone: back to {title}.", title=self._title())
            )

    def redo(self) -> None:
        """Take the next step once more; another deal is named."""
        is_another = self._is_another_deal(self._session.undo_stack.next_redone())
        self._session.undo_group.redo()
        if is_another:
            self._say(words("UndoActions", "New deal redone: {title}.", title=self._title()))

    def retranslate(self) -> None:
        """Say what each would do."""
        stack = self._session.undo_stack
        undo, redo = words("Actions", "&Undo"), words("Actions", "Re&do")
        if stack.present.text == RESTART:
            undo = words("UndoActions", "&Undo Restart")
        target = stack.next_undone()
        if target is not None and self._is_another_deal(target):
            title = title_of(target.record, stack.playing_of(target))
            undo = words("UndoActions", "&Undo New Deal: Back to {title}", title=title)
        self._undo.setText(say(undo))
        self._undo.setAutoRepeat(not self._is_another_deal(target))
        target = stack.next_redone()
        if target is not None and self._is_another_deal(target):
            title = title_of(target.record, stack.playing_of(target))
            redo = words("UndoActions", "Re&do New Deal: {title}", title=title)
        elif target is not None and target.text == RESTART:
            redo = words("UndoActions", "Re&do Restart")
        self._redo.setText(say(redo))
        self._redo.setAutoRepeat(not self._is_another_deal(target))

    def _is_another_deal(self, step: Step | None) -> bool:
        return step is not None and not self._session.undo_stack.present.is_same_deal(step)

    def _title(self) -> Words:
        return title_of(self._session.record, self._session.playing)

    def _say(self, sentence: Words) -> None:
        """Say which deal lies there, unless it is over: then that is said."""
        if self._session.outcome is Outcome.OPEN:
            self._session.say(sentence)
