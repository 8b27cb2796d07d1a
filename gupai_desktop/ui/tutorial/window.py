"""First steps: a lesson at a real table in a window of its own.

It has its own session, scene and view, so that what is learned is real and the
player's own table stays as it is.
"""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say
from gupai_desktop.ui.board.board_widget import GameBoard
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.tutorial.lesson_session import LessonSession
from gupai_desktop.ui.tutorial.lessons import lesson_of
from gupai_desktop.ui.tutorial.panel import TutorialPanel
from gupai_desktop.ui.widgets.actions import ActionRow, Actions
from gupai_desktop.ui.widgets.dialog import Dialog
from gupai_desktop.ui.widgets.parts import STRETCH, column_of, push_button, row_of, tool_button

Keys = QKeySequence.StandardKey

UNDO = ActionRow("undo", words("Tutorial", "Undo"), (Keys.Undo, "Ctrl+Z"), "undo")
HINT = ActionRow("hint", words("Tutorial", "Hint"), ("H",), "hint")
REFILL = ActionRow("refill", words("Tutorial", "Refill"), ("R",), "refill")

_SIZE = QSize(900, 700)
_LEAST_SIZE = QSize(560, 440)
#: Room under the lowest row.
_FOOT = 10


class TutorialWindow(Dialog):
    """The small table of a lesson, the panel below it, and the buttons.

    It is accepted when the lesson has been gone through to its end.
    """

    def __init__(self, family: str, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        lesson = lesson_of(family)
        self._game = lesson.game
        self.session = LessonSession(lesson, self)
        self.view = GameBoard(self.session.pointing, self)
        self.panel = TutorialPanel(lesson.steps, self)
        self._make_actions()
        self._lay_out()
        self._connect()
        self.complete(_SIZE, self._appearance)
        self._show_step()

    # Building.

    def _make_actions(self) -> None:
        """Undo and hint; a button for every move that touches no tile."""
        self._rows = (UNDO, HINT, *([REFILL] if self._game.tileless_verbs else []))
        self.action_table = Actions(
            self,
            {"undo": self.session.undo, "hint": self.session.ask_hint, "refill": self._play_verb},
            self._rows,
        )
        self.addActions([self.action_table[row.key] for row in self._rows])

    def _lay_out(self) -> None:
        tools = (tool_button(self.action_table, row.key) for row in self._rows)
        buttons = tuple(push_button() for _ in range(3))
        self.again_button, self.back_button, self.next_button = buttons
        foot = row_of(*tools, STRETCH, *buttons)
        column_of((self.view, 1), self.panel, foot, parent=self, margin=8, spacing=8)
        self.view.set_foot(_FOOT)
        self.view.setMinimumSize(_LEAST_SIZE.width() // 2, 140)
        self.setMinimumSize(_LEAST_SIZE)

    def _connect(self) -> None:
        session = self.session
        self.view.make_playable()
        session.said.connect(self.panel.show_answer)
        session.task_changed.connect(self._on_task_changed)
        session.undo_group.canUndoChanged.connect(self._enable_actions)
        self.back_button.clicked.connect(lambda: self.turn(self.session.index - 1))
        self.next_button.clicked.connect(self._next_step)
        self.again_button.clicked.connect(lambda: self.turn(0))

    # What the player does.

    def _next_step(self) -> None:
        """The next step, done or not; after the last one the lesson is over."""
        if self.session.index + 1 < len(self.session.steps):
            self.turn(self.session.index + 1)
        else:
            self.accept()

    def turn(self, index: int) -> None:
        """Begin a step."""
        self.session.turn_to_step(index)
        self._show_step()

    def _play_verb(self) -> None:
        self.session.play(Move(self._game.tileless_verbs[0]))

    # What is shown.

    @property
    def _task_words(self) -> Words | None:
        return self.session.task.words if self.session.task else None

    def _show_step(self) -> None:
        self.panel.show_step(self.session.index, self._task_words)
        self._focus_task()

    def _on_task_changed(self) -> None:
        self.panel.show_task(self.session.index, self._task_words)
        self._focus_task()

    def _focus_task(self) -> None:
        """The keyboard goes where something is to be done."""
        self._enable_actions()
        self._label_next_button()
        task = self.session.task
        (self.view if task is not None else self.next_button).setFocus()

    def _enable_actions(self) -> None:
        """Switch on what makes sense now."""
        is_asked = self.session.task is not None
        can_undo = self.session.undo_group.canUndo()
        self.action_table["undo"].setEnabled(can_undo)
        self.action_table["hint"].setEnabled(is_asked)
        if REFILL in self._rows:
            self.action_table["refill"].setEnabled(is_asked)
        self.back_button.setEnabled(self.session.index > 0)
        self.again_button.setVisible(self.session.is_at_end)

    def _label_next_button(self) -> None:
        """Skip while something is to be done; the button is the default when nothing is."""
        is_last = self.session.index + 1 == len(self.session.steps)
        if is_last and self.session.task is None:
            name = words("Tutorial", "&Finish")
        elif self.session.task is None:
            name = words("Tutorial", "&Next")
        else:
            name = words("Tutorial", "&Skip")
        self.next_button.setText(say(name))
        self.next_button.setDefault(self.session.task is None)

    def apply_theme(self) -> None:
        self.view.apply_appearance(self._appearance)
        self.panel.apply_theme(self._appearance.scheme)
        self.action_table.apply_theme()

    def retranslate(self) -> None:
        """Write everything in the language of the interface."""
        self.setWindowTitle(say(self._game.name))
        self.view.setAccessibleName(say(words("Tutorial", "The table of the lesson")))
        self.back_button.setText(say(words("Tutorial", "&Back")))
        self.again_button.setText(say(words("Tutorial", "&Once More")))
        self.action_table.retranslate()
        self.panel.set_keys({row.key: self._key_of(row) for row in self._rows})
        self.view.groups.announce()
        self._show_step()

    def _key_of(self, row: ActionRow) -> str:
        key = self.action_table[row.key].shortcut()
        return key.toString(QKeySequence.SequenceFormat.NativeText)


def take_first_steps(family: str, appearance: Appearance, parent: QWidget) -> bool:
    """Open the lesson of a family; True if it was gone through to its end."""
    return TutorialWindow(family, appearance, parent).run()
