"""First steps: the lessons are sound, and a player goes through them from end to end."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.game import Outcome
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import TILE
from gupai_desktop.i18n import Languages, say
from gupai_desktop.solvers.analysis import solve
from gupai_desktop.solvers.verdict import Answer, Budget
from gupai_desktop.ui.board.models import TileState
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.tutorial.lesson import Lesson, TaskAction, made_by
from gupai_desktop.ui.tutorial.lessons import LESSONS, course_of, steps_to_win
from gupai_desktop.ui.tutorial.window import TutorialWindow
from gupai_desktop.ui.window.main_window import MainWindow
from tests.cases import FINISHED
from tests.histories import without_copies
from tests.ui.hand import Key, answer, item_of

FAMILIES = tuple(LESSONS)
ENOUGH = Budget(positions=20_000)
TILES, GAME, PAIRS, TRIPLETS = range(4)

Open = Callable[..., TutorialWindow]


@pytest.fixture
def open_lesson(qtbot: QtBot, appearance: Appearance, languages: Languages) -> Open:
    def open_(
        family: str = "zen",
        language: str = "en",
        size: tuple[int, int] = (640, 480),
        lesson: int = GAME,
    ) -> TutorialWindow:
        languages.use(language)
        window = TutorialWindow(family, appearance)
        qtbot.addWidget(window)
        window.view.table_scene.is_animated = False
        window.resize(*size)
        window.show()
        window.activateWindow()
        window.choose_lesson(lesson)
        QApplication.processEvents()
        return window

    return open_


@pytest.mark.parametrize("family", FAMILIES)
def test_each_step_is_said_once_and_its_task_with_it(
    qtbot: QtBot, appearance: Appearance, languages: Languages, said: list[str], family: str
) -> None:
    languages.use("en")
    window = TutorialWindow(family, appearance)
    qtbot.addWidget(window)
    window.show()
    for lesson in range(len(window.session.course)):
        if lesson:
            said.clear()
            window.choose_lesson(lesson)
        for index in range(len(window.session.steps)):
            if index:
                said.clear()
                window.turn(index)
            (told,) = (one for one in said if not one.startswith("Ends:"))
            assert say(window.session.step.text) in told
            assert told.endswith(window.panel.task.text())


class Learner:
    """A player at the window of a lesson."""

    def __init__(self, window: TutorialWindow) -> None:
        self.window = window

    @property
    def step(self) -> int:
        """The number of the step, from 1."""
        return self.window.session.index + 1

    @property
    def task(self) -> str:
        """The line of the panel that says what to do, or what came of it."""
        return self.window.panel.task.text()

    @property
    def is_done(self) -> bool:
        """Whether the panel says that the step is done."""
        return self.task.startswith("✓")

    def marked(self, state: TileState = TileState.HINTED) -> set[str]:
        """The tiles that are marked on the screen."""
        items = self.window.view.table_scene.tile_items
        return {str(item.tile) for item in items if item.state is state}

    def click(self, *tiles: str) -> None:
        """Click on tiles, one after the other."""
        for tile in tiles:
            QTest.mouseClick(
                self.window.view.viewport(), Qt.MouseButton.LeftButton, pos=self._point(tile)
            )

    def drag(self, tile: str, onto: str) -> None:
        """Drag a tile onto another one."""
        viewport, start, goal = self.window.view.viewport(), self._point(tile), self._point(onto)
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 6):
            QTest.mouseMove(viewport, start + (goal - start) * (step / 5))
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=goal)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
        """Press a key where the keyboard's focus is."""
        widget = QApplication.focusWidget() or self.window
        QTest.keyClick(widget, key, modifier or Qt.KeyboardModifier.NoModifier)

    def undo(self) -> None:
        """Press Ctrl+Z."""
        self.key(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    def choose_by_keyboard(self, tile: str) -> None:
        """Walk the keyboard's frame to a tile and press Space."""
        items = self.window.view.table_scene.tile_items
        goal = next(item for item in items if str(item.tile) == tile)
        for _ in range(40):
            here = next((item for item in items if item.is_current), None)
            if here is goal:
                self.key(Key.Key_Space)
                return
            if here is None:
                self.key(Key.Key_Right)
                continue
            way = goal.home - here.home
            if abs(way.y()) > 60 and abs(way.y()) * 2 > abs(way.x()):
                self.key(Key.Key_Down if way.y() > 0 else Key.Key_Up)
            else:
                self.key(Key.Key_Right if way.x() > 0 else Key.Key_Left)
        raise AssertionError(f"the arrow keys do not lead to {tile}")

    def go_on(self) -> None:
        """Press the button that goes on, which has the focus when a step is done."""
        assert QApplication.focusWidget() is self.window.next_button
        self.key(Key.Key_Space)

    def _point(self, tile: str) -> QPoint:
        place = item_of(self.window.view.table_scene, TILE[tile]).place()
        return self.window.view.mapFromScene(place.center())


# The lessons.


def test_every_family_of_the_catalogue_but_the_omens_has_a_lesson() -> None:
    taught = (game.family.key for game in FINISHED if not game.is_omen)
    assert tuple(dict.fromkeys(taught)) == FAMILIES
    assert len(course_of("pairs")) == len(course_of("zen")) - 1


@pytest.mark.parametrize("family", FAMILIES)
def test_a_game_is_won_after_eight_steps_at_most(family: str) -> None:
    steps = [step for lesson in course_of(family) for step in lesson.steps]
    won = steps[steps_to_win(family) - 1]
    assert won.tasks[-1].action is TaskAction.WIN
    assert steps_to_win(family) <= 8


@pytest.mark.parametrize(
    "lesson", [*course_of("zen"), *(course_of(family)[GAME] for family in FAMILIES[1:])]
)
def test_what_a_lesson_asks_for_can_be_done(lesson: Lesson) -> None:
    for step in lesson.steps:
        record = opened(lesson, step.board, step.played)
        for task in step.tasks:
            if task.move is not None:
                record = record.play(task.move)
            elif task.action is TaskAction.SELECT:
                assert task.tiles <= set(record.table.tiles)
            elif task.action is TaskAction.MAKE:
                assert any(
                    task.is_done_by(record.game, m) for m in record.game.moves(record.table)
                )
            elif task.action is TaskAction.UNDO:
                assert record.moves
                record = record.restarted()
            else:
                assert solve(record.game, record.table, ENOUGH).answer is Answer.WINNABLE
        assert bool(step.tasks) == bool(step.praise)


def opened(lesson: Lesson, board: str, played: tuple[Move, ...] = ()) -> Record:
    record = Record.of_board(lesson.game, board)
    for move in played:
        record = record.play(move)
    return record


def test_the_steps_of_clearing_the_rows_are_one_game() -> None:
    lesson = course_of("levels")[GAME]
    for step, after in zip(lesson.steps[:-1], lesson.steps[1:], strict=True):
        record = opened(lesson, step.board)
        for task in step.tasks:
            assert task.move is not None
            record = record.play(task.move)
        assert without_copies(record.table) == without_copies(opened(lesson, after.board).table)


def test_what_the_texts_of_zen_say_of_the_boards_is_so() -> None:
    lesson = course_of("zen")[GAME]
    valid, _, _, undo, win = lesson.steps
    labels = lesson.game.narrator(opened(lesson, valid.board).table).labels
    sealed = [number for number, label in enumerate(labels) if label.is_sealed]
    groups = opened(lesson, valid.board).table.groups
    assert {tile for number in sealed for tile in groups[number]} == valid.pointed
    spoilt = opened(lesson, undo.board, undo.played)
    assert solve(lesson.game, spoilt.table, ENOUGH).answer is Answer.UNWINNABLE
    assert sum(not label.is_sealed for label in lesson.game.narrator(spoilt.table).labels) == 2
    left = lesson.game.narrator(opened(lesson, win.board).table).labels
    assert sum(not label.is_sealed for label in left) == 3


# Through to the end.


def test_zen_is_learnt_by_the_mouse(open_lesson: Open) -> None:
    window = open_lesson("zen")
    learner = Learner(window)
    assert learner.marked() == {"44a", "43", "41", "11a", "22a", "33a", "42", "21"}
    learner.go_on()
    assert learner.marked() == {"63", "32"}
    learner.drag("63", "32")
    assert learner.is_done
    learner.go_on()
    learner.click("42", "21")
    assert learner.marked(TileState.SELECTED) == {"42", "21"}
    learner.click("66b", "63")
    assert learner.is_done
    assert window.session.facts.outcome is Outcome.WON
    learner.go_on()
    learner.undo()
    assert "Hint" in learner.task
    learner.key(Key.Key_H)
    assert learner.is_done
    assert len(learner.marked()) == 2
    learner.go_on()
    learner.click("44a", "22a")
    assert not learner.is_done
    learner.click("44a", "54")
    assert learner.is_done
    assert "Won" in learner.task
    learner.go_on()
    assert window.lessons.currentIndex() == PAIRS


def test_clearing_the_rows_is_learnt_by_the_keyboard(open_lesson: Open) -> None:
    window = open_lesson("levels")
    learner = Learner(window)
    learner.go_on()
    moves = [task.move for step in window.session.steps for task in step.tasks]
    for move in moves:
        if learner.is_done:
            learner.go_on()
        if move is None:
            learner.key(Key.Key_H)
            for tile in sorted(learner.marked()):
                learner.choose_by_keyboard(tile)
        elif not move.tiles:
            learner.key(Key.Key_R)
        else:
            assert learner.marked() == {str(tile) for tile in move.tiles}
            for tile in sorted(map(str, move.tiles)):
                learner.choose_by_keyboard(tile)
    assert learner.step == 7
    assert window.session.facts.outcome is Outcome.WON
    assert learner.is_done
    learner.go_on()
    assert window.lessons.currentIndex() == PAIRS


def test_what_a_tile_is_is_learnt_by_the_mouse(open_lesson: Open) -> None:
    window = open_lesson("zen", lesson=TILES)
    learner = Learner(window)
    assert learner.marked() == {"63"}
    learner.click("54")
    assert window.panel.answer.words == "This is 54 Nine. Select a marked tile."
    assert not learner.is_done
    assert learner.marked() == {"63"}
    learner.click("63")
    assert learner.is_done
    assert window.ends.text == "3 6"
    learner.go_on()
    assert window.lessons.currentIndex() == GAME


def test_pairs_are_learnt_by_the_mouse(open_lesson: Open) -> None:
    window = open_lesson("zen", lesson=PAIRS)
    learner = Learner(window)
    assert len(learner.marked()) == 10
    learner.click("21")
    assert learner.is_done
    learner.go_on()
    learner.click("22a", "22b")
    assert learner.task == "✓ 22 22: Civil Pair (the two tiles of one civil face)."
    learner.go_on()
    learner.click("41", "32")
    assert learner.is_done
    learner.go_on()
    learner.click("42", "21")
    assert learner.is_done
    learner.go_on()
    assert window.lessons.currentIndex() == TRIPLETS


def test_every_kind_of_triplet_is_made_by_the_keyboard(open_lesson: Open) -> None:
    window = open_lesson("zen", lesson=TRIPLETS)
    learner = Learner(window)
    kinds = [task.kind for step in window.session.steps for task in step.tasks]
    assert len(set(kinds)) == 9
    for kind in kinds:
        game, table = window.session.game, window.session.record.table
        move = next(move for move in game.moves(table) if made_by(game, move) == kind)
        for tile in sorted(map(str, move.tiles)):
            learner.choose_by_keyboard(tile)
        assert learner.is_done
        assert len(window.ends.text.replace(" · ", " ").split()) == 6
        learner.go_on()
    assert window.result() == QDialog.DialogCode.Accepted


def test_another_triplet_than_the_one_asked_for_is_named(open_lesson: Open) -> None:
    window = open_lesson("zen", lesson=TRIPLETS)
    learner = Learner(window)
    learner.click("11a", "22a", "33a")
    assert not window.session.record.moves
    assert window.panel.answer.words == (
        "11 33 22: Small Dragon (its ends are 1 1 2 2 3 3). "
        "That is not what is asked for: Full Dragon."
    )


# What a player may do besides.


def test_undo_makes_a_task_open_again(open_lesson: Open) -> None:
    window = open_lesson("levels")
    learner = Learner(window)
    window.turn(3)
    learner.click("66a", "66b", "63")
    assert "65 65 44" in learner.task
    assert learner.marked() == {"65a", "65b", "44b"}
    learner.click("65a", "65b", "44b")
    assert learner.is_done
    assert learner.marked() == set()
    learner.undo()
    assert "65 65 44" in learner.task
    learner.undo()
    assert "66 66 63" in learner.task
    assert learner.marked() == {"66a", "66b", "63"}
    assert not window.action_table["undo"].isEnabled()


def test_a_spoilt_game_is_said_to_be_so_and_undone(open_lesson: Open) -> None:
    window = open_lesson("zen")
    learner = Learner(window)
    window.turn(4)
    learner.click("22a", "63")
    assert window.panel.answer.words == "This can no longer be won. Undo takes it back."
    learner.key(Key.Key_H)
    assert window.panel.answer.words == "This can no longer be won. Undo takes it back."
    learner.undo()
    learner.key(Key.Key_H)
    assert len(learner.marked()) == 2


def test_every_step_can_be_skipped_and_gone_back_to(open_lesson: Open) -> None:
    for family in FAMILIES:
        window = open_lesson(family)
        learner = Learner(window)
        window.choose_lesson(TILES)
        met = []
        while window.result() != QDialog.DialogCode.Accepted:
            board = str(window.session.record.table)
            met.append((window.lessons.currentIndex(), learner.step, board))
            window.next_button.click()
        assert len(met) == sum(len(lesson.steps) for lesson in window.session.course)
        for lesson, step, board in reversed(met):
            assert (window.lessons.currentIndex(), learner.step) == (lesson, step)
            assert str(window.session.record.table) == board
            window.back_button.click()
        assert not window.back_button.isEnabled()


def test_the_player_s_own_table_stays_as_it_is(window: MainWindow, appearance: Appearance) -> None:
    before = str(window.session.history)

    def learn(dialog: object) -> None:
        assert isinstance(dialog, TutorialWindow)
        dialog.choose_lesson(GAME)
        dialog.turn(1)
        Learner(dialog).click("63", "32")

    answer(learn)
    assert not TutorialWindow("zen", appearance, window).run()
    assert str(window.session.history) == before


# How it looks.


@pytest.mark.parametrize("language", ["uk"])
def test_the_panel_covers_no_tile_and_the_table_never_moves(
    open_lesson: Open, language: str
) -> None:
    for family, lesson in (("zen", TILES), ("zen", TRIPLETS), ("zen", GAME), ("levels", GAME)):
        for size in ((640, 480), (1000, 720)):
            window = open_lesson(family, language, size, lesson)
            height, where = window.view.height(), (family, lesson, size)
            assert height >= 140, where
            for number in range(len(window.session.steps)):
                window.turn(number)
                QApplication.processEvents()
                assert window.view.height() == height, (where, number)
                assert window.panel.geometry().top() > window.view.geometry().bottom()
                seen = window.view.mapToScene(window.view.viewport().rect()).boundingRect()
                items = window.view.table_scene.tile_items
                assert all(seen.contains(item.place()) for item in items), (where, number)
            window.close()
