"""First steps: a lesson at a real table in a window of its own, with a panel below it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QTabBar, QWidget

from gupai_desktop.engine.definitions import parted_ends, sorted_ends
from gupai_desktop.engine.explain import Faces, faces_in_order
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.words import Words, joined, words
from gupai_desktop.i18n import say, with_native
from gupai_desktop.ui.board.board_widget import GameBoard
from gupai_desktop.ui.theme.appearance import Appearance, serif_sheet
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme
from gupai_desktop.ui.theme.tile_art import TileArt
from gupai_desktop.ui.tutorial.lesson import LessonStep
from gupai_desktop.ui.tutorial.lesson_session import LessonSession
from gupai_desktop.ui.tutorial.lessons import course_of
from gupai_desktop.ui.widgets.actions import ActionRow, Actions, Keys, name_of
from gupai_desktop.ui.widgets.key_places import written
from gupai_desktop.ui.widgets.parts import (
    STRETCH,
    Dialog,
    announce,
    column_of,
    empty,
    enlarge,
    lacquer,
    name_where_room_is,
    push_button,
    row_of,
    text_label,
    tool_button,
)
from gupai_desktop.ui.widgets.tile_text import TileLabel
from gupai_desktop.ui.widgets.turn_steps import TurnSteps

_MARGINS = (16, 10, 16, 10)
_SPACE = 5
_DONE, _TO_DO = "✓", "▸"


_END = QSize(34, 34)
_GAP, _WIDE_GAP = 4, 16


class EndsRow(QWidget):
    """As many places as there can be ends, and in them the ends there are."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art, self._scheme = art, LIGHT
        self._faces: Faces = ()
        self._room = 0
        self._row = row_of(parent=self, margin=3, spacing=_GAP)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def text(self) -> str:
        """The ends as they are written: ``6 6 6 · 1 1 3``."""
        return sorted_ends(self._faces) if self._faces else ""

    def show_ends(self, faces: Faces, room: int) -> None:
        """Show the ends of these faces, in a row with room for that many; hide without any."""
        if (faces, room) == (self._faces, self._room):
            return
        is_other = faces != self._faces
        self._faces, self._room = faces, room
        self.setVisible(room > 0)
        self.retranslate()
        if is_other and faces and room:
            announce(self, self.accessibleName())

    def apply_theme(self, scheme: Scheme) -> None:
        self._scheme = scheme
        self.retranslate()

    def retranslate(self) -> None:
        """Show the ends, and say them in the language of the interface."""
        self.setAccessibleName(say(words("Ends: {ends}", ends=self.text)))
        empty(self._row)
        parts = [part for part in parted_ends(self._faces) if part] if self._faces else []
        self._row.addStretch(1)
        for number, part in enumerate(parts):
            self._row.addSpacing(_WIDE_GAP - _GAP if number else 0)
            for pips in part:
                self._show_end(pips)
        for _ in range(self._room - sum(map(len, parts))):
            self._show_end(None)
        self._row.addStretch(1)

    def _show_end(self, pips: int | None) -> None:
        """Add the half of a tile's picture that has these pips, or an empty place."""
        label = QLabel()
        label.setFixedSize(_END)
        self._row.addWidget(label)
        if pips is None:
            label.setStyleSheet(f"border: 2px dashed {self._scheme.faint}; border-radius: 5px")
            return
        face = next(face for face in self._faces if pips in face.ends)
        picture, ratio = self._art.tile(f"face-{face}"), self.devicePixelRatioF()
        half = picture.height() // 2
        end = picture.copy(QRect(0, 0 if face.high == pips else half, picture.width(), half))
        end = end.scaled(
            _END * ratio,
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        end.setDevicePixelRatio(ratio)
        label.setPixmap(end)


class TutorialPanel(QFrame):
    """A title with the number of the step, the text, and a line for the task or the answer.

    It is as high as its longest step needs, so that the table above never moves; but where that
    is more than half of a low window, only as high as the step needs that is shown.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps, self._keys = tuple[LessonStep, ...](), dict[str, str]()
        self._index = 0
        self.setObjectName("lesson")
        self._title, self._count, self._text = QLabel(), QLabel(), text_label()
        self.task, self.answer = text_label(is_bold=True), TileLabel()
        enlarge(self._title, 1.2)
        texts = (row_of((self._title, 1), self._count), self._text, self.task, self.answer)
        column_of(*texts, STRETCH, parent=self, spacing=_SPACE).setContentsMargins(*_MARGINS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_step(self, session: LessonSession) -> None:
        """Show a step with its task, or with what came of it when nothing is to be done."""
        self._steps, self._index = session.steps, session.index
        self.fit()
        step = session.step
        self._title.setText(with_native(step.title, step.native))
        number, last = session.index + 1, len(session.steps)
        count = say(words("Step {number} of {all}", number=number, all=last))
        self._count.setText(count)
        self._count.setVisible(last > 1)
        self._text.setText(say(step.text))
        self._set_task(session)
        said = f"{say(step.title)}. {self._text.text()} {self.task.text()}"
        announce(self, f"{count}. {said}" if last > 1 else said)

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

    def apply_theme(self, scheme: Scheme, tile_style: str) -> None:
        self.answer.set_tile_style(tile_style)
        self.setStyleSheet(
            f"#lesson {{ {lacquer(scheme)} border: 1px solid {scheme.faint};"
            " border-radius: 12px; }"
            f"#lesson QLabel {{ color: {scheme.banner_text}; {serif_sheet()} }}"
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

    def _height_of(self, steps: tuple[LessonStep, ...], inside: int) -> int:
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


UNDO = ActionRow("undo", words("&Undo"), (Keys.Undo, "Ctrl+Z"), "undo")
HINT = ActionRow("hint", words("&Hint"), ("H",), "hint")
REFILL = ActionRow("refill", words("Refill"), ("R",), "refill")

_SIZE = QSize(900, 700)
_MIN_SIZE = QSize(560, 440)
_MARGIN = 8


class TutorialWindow(Dialog):
    """The small table of a lesson, the panel below it, and the buttons.

    It is accepted when the lesson has been gone through to its end.
    """

    def __init__(self, family: str, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        course = course_of(family)
        own = (lesson.game for lesson in course if lesson.game.family.key == family)
        self._game = next(own, course[-1].game)
        self.session = LessonSession(course, self)
        self.view = GameBoard(self.session.pointing, self)
        self.lessons = QTabBar(self)
        self.turn_steps = TurnSteps()
        self.ends = EndsRow(self.view.table_scene.art, self)
        self.panel = TutorialPanel(self)
        self._rows = (UNDO, HINT, *([REFILL] if self._game.tileless_verbs else []))
        slots = {"undo": self.session.undo, "hint": self.session.ask_hint}
        slots["refill"] = lambda: self.session.play(Move(self._game.tileless_verbs[0]))
        self.action_table = Actions(self, slots, self._rows)
        self.addActions([self.action_table[row.key] for row in self._rows])
        self._lay_out()
        self._connect()
        self.complete(_SIZE, self._appearance)

    def _lay_out(self) -> None:
        self._tools = tuple(tool_button(self.action_table, row.key) for row in self._rows)
        self.back_button, self.next_button = push_button(), push_button()
        steps = (self.back_button, self.next_button)
        self._foot = row_of(*self._tools, STRETCH, *steps)
        self._above = row_of(self.lessons, STRETCH, self.turn_steps)
        parts = (self._above, (self.view, 1), self.ends, self.panel, self._foot)
        column_of(*parts, parent=self, margin=_MARGIN, spacing=_MARGIN)
        self.lessons.setDrawBase(False)
        for _ in self.session.course:
            self.lessons.addTab("")
        self.view.setMinimumSize(_MIN_SIZE.width() // 2, 60)
        self.setMinimumSize(_MIN_SIZE)

    def _connect(self) -> None:
        session = self.session
        self.view.make_playable()
        session.said.connect(self.panel.show_answer)
        session.task_changed.connect(self._show_task)
        session.stepped.connect(self._enable_actions)
        session.pointing.changed.connect(self._show_table)
        session.record_changed.connect(self._show_table)
        self.lessons.currentChanged.connect(self.choose_lesson)
        self.back_button.clicked.connect(lambda: self._go_on(-1))
        self.next_button.clicked.connect(lambda: self._go_on(1))

    def _go_on(self, way: int) -> None:
        """The step after this one, done or not, or the one before; then the lessons are over."""
        if (beside := self.session.step_beside(way)) is not None:
            self._turn(*beside)
        else:
            self.accept()

    def turn(self, index: int) -> None:
        """Begin a step of this lesson."""
        self._turn(self.session.lesson_index, index)

    def choose_lesson(self, lesson: int) -> None:
        """Begin a lesson, if another one is taken."""
        if lesson != self.session.lesson_index:
            self._turn(lesson, 0)

    def _turn(self, lesson: int, index: int) -> None:
        self.session.turn_to_step(lesson, index)
        self.lessons.setCurrentIndex(lesson)
        self._show_step()

    def _show_step(self) -> None:
        self.panel.show_step(self.session)
        self._show_table()
        self._focus_task()

    def _show_task(self) -> None:
        self.panel.show_task(self.session)
        self._focus_task()

    def _show_table(self) -> None:
        """Show the phase of the turn, and the ends of what is selected or has been made."""
        session = self.session
        self.turn_steps.show_steps(session.game, session.facts.narrator.steps)
        self._fit_steps()
        chosen = session.pointing.selection.tiles
        if not chosen and session.is_making:
            chosen = frozenset(session.record.table.groups[-1])
        self.ends.show_ends(faces_in_order(chosen), session.lesson.ends)

    def _focus_task(self) -> None:
        """The keyboard goes where something is to be done."""
        self._enable_actions()
        task = self.session.task
        # The button is the default when nothing is to be done.
        name = words("&Skip")
        if task is None:
            last, more = words("&Finish"), words("&Next")
            name = last if self.session.step_beside(1) is None else more
        self.next_button.setText(say(name))
        self._fit_tools()
        if not self.lessons.hasFocus():
            (self.view if task is not None else self.next_button).setFocus()

    def _enable_actions(self) -> None:
        """Switch on what makes sense now."""
        is_asked = self.session.task is not None
        self.action_table["undo"].setEnabled(self.session.undo_stack.canUndo())
        self.action_table["hint"].setEnabled(is_asked)
        if REFILL in self._rows:
            self.action_table["refill"].setEnabled(is_asked)
            self._tools[-1].setVisible(bool(self.session.game.tileless_verbs))
        self.back_button.setEnabled(self.session.step_beside(-1) is not None)

    def _fit_tools(self) -> None:
        """Name the actions where there is room for their names; else pictures must do."""
        name_where_room_is(self._tools, self._foot, self.width() - 2 * _MARGIN)
        self.next_button.setDefault(self.session.task is None)

    def _fit_steps(self) -> None:
        """Name lessons and the steps of a turn where there is room; else only the current step.

        Where that is still too much, lessons have only their numbers.
        """
        for is_short, has_names in ((False, True), (True, True), (True, False)):
            self.turn_steps.shorten(is_short)
            self._name_lessons(has_names=has_names)
            self._above.invalidate()
            if self._above.sizeHint().width() <= self.width() - 2 * _MARGIN:
                break

    def _name_lessons(self, *, has_names: bool) -> None:
        for number, lesson in enumerate(self.session.course):
            name = say(lesson.name)
            self.lessons.setTabText(
                number, f"{number + 1}  {name}" if has_names else str(number + 1)
            )
            self.lessons.setTabToolTip(number, name)

    def apply_theme(self) -> None:
        self.view.apply_appearance(self._appearance)
        self.ends.apply_theme(self._appearance.scheme)
        self.panel.apply_theme(self._appearance.scheme, self._appearance.tile_style)
        self.action_table.apply_theme()

    def retranslate(self) -> None:
        self.setWindowTitle(name_of("first-steps"))
        self.view.setAccessibleName(say(words("Table")))
        self.lessons.setAccessibleName(say(words("Lessons")))
        self.back_button.setText(say(words("&Back")))
        self.action_table.retranslate()
        shortcuts = {row.key: self.action_table[row.key].shortcut() for row in self._rows}
        self.panel.set_keys({key: written(shortcut) for key, shortcut in shortcuts.items()})
        self.view.groups.announce()
        self._show_step()

    def fit(self) -> None:
        self.panel.fit()
        self._fit_tools()
        self._fit_steps()
