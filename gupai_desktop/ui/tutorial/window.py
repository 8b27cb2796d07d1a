"""First steps: a lesson at a real table in a window of its own.

It has its own session, scene and view, so that what is learned is real and the
player's own table stays as it is.
"""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

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
        self.pupil = LessonSession(lesson, self)
        self.view = GameBoard(self.pupil.pointing, self)
        self.panel = TutorialPanel(lesson.steps, self)
        self._make_actions()
        self._make_buttons()
        self._lay_out()
        self._connect()
        self.complete(_SIZE, self._appearance)
        self._take_step()

    # Building.

    def _make_actions(self) -> None:
        """Undo and hint; a button for every move that touches no tile."""
        self._rows = (UNDO, HINT, *([REFILL] if self._game.tileless_verbs else []))
        self.action_table = Actions(
            self,
            {"undo": self.pupil.undo, "hint": self.pupil.ask_hint, "refill": self._play_verb},
            self._rows,
        )
        self.addActions([self.action_table[row.key] for row in self._rows])

    def _make_buttons(self) -> None:
        self.back_button, self.next_button = QPushButton(), QPushButton()
        self.again_button = QPushButton()
        for button in (self.back_button, self.next_button, self.again_button):
            button.setAutoDefault(False)
        self._tools = [QToolButton() for _ in self._rows]
        for tool, row in zip(self._tools, self._rows, strict=True):
            tool.setDefaultAction(self.action_table[row.key])
            tool.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            tool.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _lay_out(self) -> None:
        foot = QHBoxLayout()
        for tool in self._tools:
            foot.addWidget(tool)
        foot.addStretch()
        for button in (self.again_button, self.back_button, self.next_button):
            foot.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(8)
        column.addWidget(self.view, 1)
        column.addWidget(self.panel)
        column.addLayout(foot)
        self.view.set_foot(_FOOT)
        self.view.setMinimumSize(_LEAST_SIZE.width() // 2, 140)
        self.setMinimumSize(_LEAST_SIZE)

    def _connect(self) -> None:
        pupil = self.pupil
        self.view.make_playable()
        pupil.said.connect(self.panel.reply)
        pupil.went_on.connect(self._on_gone_on)
        pupil.undo_group.canUndoChanged.connect(self._allow)
        self.back_button.clicked.connect(lambda: self.turn(self.pupil.index - 1))
        self.next_button.clicked.connect(self._go_on)
        self.again_button.clicked.connect(lambda: self.turn(0))

    # What the player does.

    def _go_on(self) -> None:
        """The next step, done or not; after the last one the lesson is over."""
        if self.pupil.index + 1 < len(self.pupil.steps):
            self.turn(self.pupil.index + 1)
        else:
            self.accept()

    def turn(self, index: int) -> None:
        """Begin a step."""
        self.pupil.turn_to_step(index)
        self._take_step()

    def _play_verb(self) -> None:
        self.pupil.play(Move(self._game.tileless_verbs[0]))

    # What is shown.

    @property
    def _asked(self) -> Words | None:
        return self.pupil.task.words if self.pupil.task else None

    def _take_step(self) -> None:
        self.panel.tell(self.pupil.index, self._asked)
        self._point_out()

    def _on_gone_on(self) -> None:
        self.panel.tell_task(self.pupil.index, self._asked)
        self._point_out()

    def _point_out(self) -> None:
        """The keyboard goes where something is to be done."""
        self._allow()
        self._name_next()
        task = self.pupil.task
        (self.view if task is not None else self.next_button).setFocus()

    def _allow(self) -> None:
        """Switch on what makes sense now."""
        is_asked = self.pupil.task is not None
        can_undo = self.pupil.undo_group.canUndo()
        self.action_table["undo"].setEnabled(can_undo)
        self.action_table["hint"].setEnabled(is_asked)
        if REFILL in self._rows:
            self.action_table["refill"].setEnabled(is_asked)
        self.back_button.setEnabled(self.pupil.index > 0)
        self.again_button.setVisible(self.pupil.is_at_end)

    def _name_next(self) -> None:
        """Skip while something is to be done; the button is the default when nothing is."""
        is_last = self.pupil.index + 1 == len(self.pupil.steps)
        if is_last and self.pupil.task is None:
            name = words("Tutorial", "&Finish")
        elif self.pupil.task is None:
            name = words("Tutorial", "&Next")
        else:
            name = words("Tutorial", "&Skip")
        self.next_button.setText(say(name))
        self.next_button.setDefault(self.pupil.task is None)

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
        self.panel.use_keys({row.key: self._key_of(row) for row in self._rows})
        self.view.groups.announce()
        self._take_step()

    def _key_of(self, row: ActionRow) -> str:
        key = self.action_table[row.key].shortcut()
        return key.toString(QKeySequence.SequenceFormat.NativeText)


def take_first_steps(family: str, appearance: Appearance, parent: QWidget) -> bool:
    """Open the lesson of a family; True if it was gone through to its end."""
    window = TutorialWindow(family, appearance, parent)
    return window.run()
