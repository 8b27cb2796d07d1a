"""The panel of a lesson under the table: the text, the task, and answers to moves."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from gupai_desktop.engine.words import Words, joined, words
from gupai_desktop.i18n import say, with_native
from gupai_desktop.ui.theme.table_colours import Scheme
from gupai_desktop.ui.tutorial.lesson import Step
from gupai_desktop.ui.tutorial.lesson_session import LessonSession
from gupai_desktop.ui.widgets.parts import (
    STRETCH,
    announce,
    column_of,
    enlarge,
    row_of,
    text_label,
)
from gupai_desktop.ui.widgets.tile_text import TileLabel

_MARGINS = (16, 10, 16, 10)
_SPACE = 5
_DONE, _TO_DO = "✓", "▸"


class TutorialPanel(QFrame):
    """A title with the number of the step, the text, and a line for the task or the answer.

    It is as high as its longest step needs, so that the table above never moves; but where that
    is more than half of a low window, only as high as the step needs that is shown.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps, self._keys = tuple[Step, ...](), dict[str, str]()
        self._index = 0
        self.setObjectName("lesson")
        self._title, self._count, self._text = QLabel(), QLabel(), text_label()
        self.task, self.answer = text_label(is_bold=True), TileLabel()
        enlarge(self._title, 1.2)
        texts = (row_of((self._title, 1), self._count), self._text, self.task, self.answer)
        column_of(*texts, STRETCH, parent=self, spacing=_SPACE).setContentsMargins(*_MARGINS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    # What is shown.

    def show_step(self, session: LessonSession) -> None:
        """Show a step with its task, or with what came of it when nothing is to be done."""
        self._steps, self._index = session.steps, session.index
        self.fit()
        step = session.step
        self._title.setText(with_native(step.title, step.native))
        number, last = session.index + 1, len(session.steps)
        count = say(words("Tutorial", "Step {number} of {all}", number=number, all=last))
        self._count.setText(count)
        self._text.setText(say(step.text))
        self._set_task(session)
        announce(self, f"{count}. {say(step.title)}. {self._text.text()} {self.task.text()}")

    def show_task(self, session: LessonSession) -> None:
        """Show another task of the same step, or what came of the last one."""
        self._set_task(session)
        announce(self, self.task.text())

    def show_answer(self, sentences: tuple[Words, ...]) -> None:
        """Say why a move was not played; no sentences clear the answer."""
        self.answer.set_words(joined(*sentences) if sentences else None)
        if sentences:
            announce(self, self.answer.words)

    def _set_task(self, session: LessonSession) -> None:
        task = session.task
        self.task.setText(self._task_text(task.words if task else None, session.praise))
        self.answer.set_words(None)

    def _task_text(self, task: Words | None, praise: Words | None) -> str:
        if task is not None:
            return f"{_TO_DO} {say(replace(task, places=tuple(self._keys.items())))}"
        return f"{_DONE} {say(praise)}" if praise else ""

    # How it looks.

    def apply_theme(self, scheme: Scheme, tile_style: str) -> None:
        self.answer.set_tile_style(tile_style)
        self.setStyleSheet(
            f"#lesson {{ background: {scheme.banner}; border: 1px solid {scheme.faint};"
            f" border-radius: 12px; }} #lesson QLabel {{ color: {scheme.banner_text};"
            " background: transparent; border: none; }"
        )

    def set_keys(self, keys: dict[str, str]) -> None:
        """Take the keys that tasks speak of, by the names of their places."""
        self._keys = keys
        self.fit()

    def fit(self) -> None:
        """Be as high as the longest step needs; in a low window only as this one does."""
        inside = self.width() - _MARGINS[0] - _MARGINS[2] - 2
        if inside < 100 or not self._steps:
            return
        height, most = self._height_of(self._steps, inside), self.window().height() // 2
        if height > most:
            shown = self._height_of(self._steps[self._index : self._index + 1], inside)
            # With one line of answer where two find no room.
            height = max(shown - self.answer.line_height, min(shown, most))
        self.setFixedHeight(height)

    def _height_of(self, steps: tuple[Step, ...], inside: int) -> int:
        """Return the height of the longest of some steps with its answer, so wide inside."""
        texts = self._height(self._text, (say(step.text) for step in steps), inside)
        asked = [self._task_text(task.words, None) for step in steps for task in step.tasks]
        asked += [self._task_text(None, step.praise) for step in steps]
        tasks, answer = self._height(self.task, asked, inside), 2 * self.answer.line_height
        titles = (with_native(step.title, step.native) for step in self._steps)
        head = self._height(self._title, titles, inside)
        around = _MARGINS[1] + _MARGINS[3] + 2 + 3 * _SPACE
        return head + texts + tasks + answer + around

    @staticmethod
    def _height(label: QLabel, texts: Iterable[str], width: int) -> int:
        """Return the height of the highest of some texts in a label so wide."""
        flags, metrics = Qt.TextFlag.TextWordWrap, label.fontMetrics()
        return max(metrics.boundingRect(0, 0, width, 9999, flags, t).height() for t in texts)
