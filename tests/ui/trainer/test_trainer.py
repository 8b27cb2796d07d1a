"""The trainer, driven from end to end: by keys, by mouse, in every language."""

from collections.abc import Callable
from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.combinations import TripletRule
from gupai_desktop.i18n import Languages
from gupai_desktop.play.drill import Drill, DrillQuestion
from gupai_desktop.store.book import Book
from gupai_desktop.store.training import ROUND, Scores
from gupai_desktop.ui.theme.appearance import Appearance, Looks
from gupai_desktop.ui.trainer.window import Trainer
from tests.languages import LANGUAGES
from tests.pairs import pairs
from tests.ui.hand import opened
from tests.ui.letters import LETTERS, write_in

Key = Qt.Key

MakeTrainer = Callable[..., Trainer]


@pytest.fixture
def book() -> Book:
    return Book()


@pytest.fixture
def make_trainer(
    qtbot: QtBot, appearance: Appearance, languages: Languages, book: Book
) -> MakeTrainer:
    """A factory of trainers that share a book."""

    def make(
        language: str = "en", rule: TripletRule | None = None, size: tuple[int, int] = (640, 480)
    ) -> Trainer:
        languages.use(language)
        scores = Scores(book)
        return opened(qtbot, Trainer(rule or TripletRule(), appearance, scores, Random(4)), size)

    return make


@pytest.fixture
def trainer(make_trainer: MakeTrainer) -> Trainer:
    return make_trainer()


def question_of(trainer: Trainer) -> DrillQuestion:
    question = trainer.page.question
    assert question is not None
    return question


def press(trainer: Trainer, *places: int, letters: bool = False) -> None:
    """Type what stands for these places."""
    first = Key.Key_A if letters else Key.Key_1
    for place in places:
        key = Key.Key_0 if place == 9 and not letters else Key(first + place)
        QTest.keyClick(QApplication.focusWidget() or trainer, key)


def wrong(question: DrillQuestion) -> tuple[int, ...]:
    answers = combinations(range(len(question.choices)), question.picks)
    return next(picked for picked in answers if not question.is_right(picked))


def shown(trainer: Trainer, page: QWidget) -> bool:
    return page.isVisibleTo(trainer)


def texts(trainer: Trainer) -> str:
    """All that is written on the page."""
    widgets: list[QLabel | QAbstractButton]
    widgets = [*trainer.findChildren(QLabel), *trainer.findChildren(QAbstractButton)]
    return "\n".join(one.text() for one in widgets if one.isVisibleTo(trainer) and one.text())


# By keyboard.


def answer_all(trainer: Trainer, *, right: bool = True) -> None:
    """Answer every question of a round that has begun."""
    for _ in range(ROUND):
        question = question_of(trainer)
        for place in question.answer if right else wrong(question):
            trainer.page.pick(place)
        trainer.page.next_wanted.emit()


def test_a_whole_round_is_played_by_keyboard(trainer: Trainer, book: Book) -> None:
    for drill, letters in zip(Drill, (False, True, True), strict=True):
        press(trainer, tuple(Drill).index(drill))
        for number in range(ROUND):
            question = question_of(trainer)
            assert question.drill is drill
            assert f"Question {number + 1} of {ROUND}" in trainer.page.counter.text()
            press(trainer, *question.answer, letters=letters)
            assert trainer.page.is_answered
            QTest.keyClick(trainer.page.next, Key.Key_Return)
        assert shown(trainer, trainer.result_page)
        assert f"{ROUND} of {ROUND} correct." in texts(trainer)
        assert not any("Mistakes" in text for text in texts(trainer))
        assert Scores(book).total(drill).known == ROUND
        trainer.stop()


# By mouse.


def test_a_question_is_answered_by_mouse(trainer: Trainer) -> None:
    for drill in Drill:
        QTest.mouseClick(trainer.start.buttons[drill], Qt.MouseButton.LeftButton)
        question = question_of(trainer)
        choices = trainer.page.names or trainer.page.offered.tiles
        for place in question.answer:
            QTest.mouseClick(choices[place], Qt.MouseButton.LeftButton)
        assert trainer.page.verdict.words.startswith("Right."), drill
        QTest.mouseClick(trainer.page.next, Qt.MouseButton.LeftButton)
        assert not trainer.page.is_answered
        assert question_of(trainer) != question
        trainer.stop()


# What is told.


def test_a_wrong_answer_is_marked_with_the_right_one_and_explained(trainer: Trainer) -> None:
    for drill in Drill:
        trainer.begin(drill)
        question, page = question_of(trainer), trainer.page
        picked = wrong(question)
        for place in picked:
            page.pick(place)
        assert page.verdict.words == f"Not quite. {question.explain(picked)}"
        assert "<img" in page.verdict.text()
        labels = [button.text() for button in page.names]
        labels = labels or [tile.accessibleName() for tile in page.offered.tiles]
        right = [n for n, text in enumerate(labels) if text.endswith("✓")]
        assert right == list(question.answer), drill
        only_wrong = sorted(set(picked) - set(question.answer))
        assert [n for n, text in enumerate(labels) if text.endswith("✗")] == only_wrong, drill


def test_the_rule_of_the_table_is_the_rule_of_the_trainer(make_trainer: MakeTrainer) -> None:
    trainer = make_trainer(rule=TripletRule(mixed_dragon=True))
    trainer.begin(Drill.NAME)
    while len(question_of(trainer).faces) == 2:
        trainer.begin(Drill.NAME)
    names = " ".join(button.text() for button in trainer.page.names)
    assert "Mixed Dragon" in names
    assert "2-3-Kao" not in names


def test_weak_spots_are_told_at_the_end_with_an_example(trainer: Trainer) -> None:
    trainer.begin(Drill.COMPLETE)
    answer_all(trainer, right=False)
    assert shown(trainer, trainer.result_page)
    written = texts(trainer)
    assert "0 of 20 correct." in written
    assert "Weak spots: " in written
    assert "Mistakes: " in written
    assert trainer.result_page.row.isVisibleTo(trainer)


def test_the_time_is_told_and_the_best_round_kept(trainer: Trainer, book: Book) -> None:
    trainer.begin(Drill.NAME)
    answer_all(trainer)
    assert f"Best round: {ROUND} correct in " in texts(trainer)
    assert Scores(book).best[Drill.NAME].known == ROUND


# Languages, sizes, looks.


def test_nothing_is_cut_off_at_any_size_in_any_language_and_font(
    make_trainer: MakeTrainer, appearance: Appearance
) -> None:
    for letters, language, size in pairs(LETTERS, LANGUAGES, ((640, 480), (1000, 800))):
        write_in(letters, appearance)
        trainer = make_trainer(language, size=size)
        assert_all_is_seen(trainer)
        for drill in Drill:
            trainer.begin(drill)
            assert_all_is_seen(trainer)
            for place in wrong(question_of(trainer)):
                trainer.page.pick(place)
            assert_all_is_seen(trainer)
        trainer.close()


def test_names_are_not_cut_off(make_trainer: MakeTrainer, appearance: Appearance) -> None:
    sizes = (((640, 480), "150"), ((1000, 800), "200"))
    for letters, language, (size, scale) in pairs(LETTERS, LANGUAGES, sizes):
        write_in(letters, appearance, Looks(text_scale=scale))
        trainer = make_trainer(language, size=size)
        trainer.begin(Drill.NAME)
        trainer.page.pick(wrong(question_of(trainer))[0])
        assert_all_is_seen(trainer)
        trainer.close()


def assert_all_is_seen(trainer: Trainer) -> None:
    for _ in range(3):  # a layout may ask for another round
        QApplication.processEvents()
    assert trainer.size().width() <= 1000
    for button in trainer.findChildren(QPushButton):
        if button.isVisibleTo(trainer):
            assert button.width() >= button.sizeHint().width(), button.text()
            assert_within(trainer, button)
    for label in trainer.findChildren(QLabel):
        if label.isVisibleTo(trainer) and label.text():
            needed = label.heightForWidth(label.width()) if label.wordWrap() else 0
            assert label.height() >= needed, label.text()
            assert_within(trainer, label)


def assert_within(trainer: Trainer, widget: QWidget) -> None:
    corner = widget.mapTo(trainer, QPoint(0, 0))
    assert trainer.rect().contains(corner)
    assert trainer.rect().contains(corner + QPoint(widget.width() - 1, widget.height() - 1))
    parent, place = widget.parentWidget(), widget.geometry()
    assert parent is None or parent.rect().contains(place)
