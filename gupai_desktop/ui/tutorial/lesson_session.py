"""The session of a lesson: a real one, in which only what the lesson asks for is played."""

from __future__ import annotations

from functools import reduce

from PySide6.QtCore import QObject, Signal

from gupai_desktop.engine.explain import explain_combination
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import Words, words
from gupai_desktop.play.facts import Facts
from gupai_desktop.play.history import History, PlaySession
from gupai_desktop.solvers.verdict import Answer, Budget
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.tutorial.lesson import (
    Lesson,
    LessonStep,
    Task,
    TaskAction,
    faces_by,
    made_by,
)

#: More than any board of a lesson takes.
_BUDGET = Budget(positions=5_000)
_SPOILT = words("This can no longer be won. Undo takes it back.")


class LessonSession(Session):
    """A player who learns.

    Signal: `task_changed`, when a task of the step has been done or undone.
    """

    task_changed = Signal()

    def __init__(self, course: tuple[Lesson, ...], parent: QObject | None = None) -> None:
        self.course, self._is_turning = course, False
        #: The number of the lesson, and of the step in it, from 0.
        self.lesson_index = self.index = self._done = 0
        super().__init__(_history(self.lesson, self.step), parent=parent)
        self.pointing = Pointing(self)
        self.pointing.turned.connect(self._on_turned)
        self.pointing.changed.connect(self._mark)
        self.pointing.changed.connect(self._on_pointed)
        self._mark()

    @property
    def lesson(self) -> Lesson:
        return self.course[self.lesson_index]

    @property
    def steps(self) -> tuple[LessonStep, ...]:
        return self.lesson.steps

    @property
    def step(self) -> LessonStep:
        return self.steps[self.index]

    @property
    def task(self) -> Task | None:
        """Return the task to be done now, or None when there is nothing more to do."""
        tasks = self.step.tasks
        return tasks[self._done] if self._done < len(tasks) else None

    @property
    def praise(self) -> Words | None:
        """Return the sentence for when all is done: an explanation of what has been made."""
        moves = self.record.moves
        made = made_by(self.game, moves[-1]) if self.is_making and moves else None
        return explain_combination(faces_by(moves[-1]), made) if made else self.step.praise

    @property
    def is_making(self) -> bool:
        return any(task.action is TaskAction.MAKE for task in self.step.tasks)

    def step_beside(self, way: int) -> tuple[int, int] | None:
        """Return the lesson and the step after this one or before it, if there is one."""
        lesson, index = self.lesson_index, self.index + way
        if index not in range(len(self.steps)):
            lesson += way
            if lesson not in range(len(self.course)):
                return None
            index = 0 if way > 0 else len(self.course[lesson].steps) - 1
        return lesson, index

    def turn_to_step(self, lesson: int, index: int) -> None:
        """Begin a step of a lesson on its board, whatever lies on the table."""
        self.lesson_index, self.index = lesson, index
        self._is_turning = True
        self.resume(_history(self.lesson, self.step))
        self._done, self._is_turning = 0, False
        self._mark()

    def play(self, move: Move) -> None:
        """Play a move if it is asked for; else say why not."""
        task = self.task
        if task is not None and task.is_done_by(self.game, move):
            before = self.record
            super().play(move)
            if self.record is not before:
                self._on_moved()
            return
        self.pointing.select()
        made = made_by(self.game, move) if task is not None else None
        if made is None or task is None or task.kind is None:
            self.say(words("That is legal too. For now play what is asked for."))
        else:
            kind = task.kind.name
            asked = words("That is not what is asked for: {kind}.", kind=kind)
            self.say(explain_combination(faces_by(move), made), asked)

    def ask_hint(self) -> None:
        """Mark the tiles of the task, of the move that is asked for, or of one towards a win."""
        if self.task is not None and self.task.tiles:
            self.pointing.mark_hinted(self.task.tiles)
            return
        move = self._good_move()
        if move is None:
            self.say(_SPOILT)
            return
        self.pointing.hint(move)
        if not move.tiles:
            verb = self.game.verbs[move.verb]
            self.say(words("Play “{verb}”.", verb=verb))
        if self.task is not None and self.task.action is TaskAction.HINT:
            self._advance()

    def _good_move(self) -> Move | None:
        task = self.task
        if task is not None and task.move is not None:
            return task.move
        if task is not None and task.action is TaskAction.MAKE:
            return next(move for move in self.facts.moves if task.is_done_by(self.game, move))
        # Late, for a lesson opens without knowing how to solve anything.
        from gupai_desktop.solvers.analysis import shortest

        line = shortest(self.game, self.record.table, _BUDGET).line
        return line[0] if line else None

    def _on_pointed(self) -> None:
        """A marked tile is selected; or another one, which is let go again: the marks stay."""
        task, selected = self.task, self.pointing.selection.tiles
        others = selected - task.marked if task and task.marked else frozenset()
        if others:
            self.pointing.select(*(selected - others))
            face = min(others, key=str).face
            tile = words("{face} {name}", face=str(face), name=face.name)
            self.say(words("This is {tile}. Select a marked tile.", tile=tile))
        elif selected and task and task.action is TaskAction.SELECT:
            self._advance()

    def _on_moved(self) -> None:
        """Go on to the next task; in play, say so when nothing can be won any more."""
        task = self.task
        if task is not None and (
            task.action is not TaskAction.WIN or self.game.is_won(self.record.table)
        ):
            self._advance()
            return
        from gupai_desktop.solvers.analysis import solve

        if solve(self.game, self.record.table, _BUDGET).answer is Answer.UNWINNABLE:
            self.say(_SPOILT)

    def _on_turned(self, before: Facts, after: Facts) -> None:
        """Mark the table anew; that of another game is marked when its board has been built.

        An undo does what is asked for, or what was done has to be done again.
        """
        if self._is_turning or type(before.game) is not type(after.game):
            return
        old, new = before.record, after.record
        if len(new.moves) < len(old.moves) and old.opening == new.opening:
            if self.task is not None and self.task.action is TaskAction.UNDO:
                self._advance()
            elif any(
                task.action in (TaskAction.MAKE, TaskAction.MOVE, TaskAction.WIN)
                for task in self.step.tasks
            ):
                self._done = min(self._done, len(new.moves))
                self.task_changed.emit()
        self._mark()

    def _advance(self) -> None:
        """The task is done; the marks of a hint that was asked for stay."""
        if self.task is not None and self.task.action is not TaskAction.HINT:
            self.pointing.hinted = frozenset()
        self._done += 1
        self.pointing.changed.emit()
        self.task_changed.emit()

    def _mark(self) -> None:
        """Mark the tiles that the task means for as long as nothing else is marked."""
        pointing, tiles = self.pointing, frozenset[Tile]()
        if self.task is not None:
            tiles = self.task.marked
        elif not self.step.tasks:
            tiles = self.step.pointed
        if tiles and not pointing.selection.tiles and not pointing.hinted:
            pointing.mark_hinted(tiles)


def _history(lesson: Lesson, step: LessonStep) -> History:
    """The board of a step, and what has been played on it."""
    record = reduce(Record.play, step.played, Record.of_board(lesson.game, step.board))
    return History.replayed(record, PlaySession("lesson", started=""))
