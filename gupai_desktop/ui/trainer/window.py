"""The trainer: rounds of questions that teach to see what three tiles are."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QElapsedTimer, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from gupai_desktop.engine.combinations import TripletRule
from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.play.drill import Drill, example
from gupai_desktop.store.training import ROUND, Round, Scores
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.trainer.pages import QuestionPage, ResultPage, StartPage
from gupai_desktop.ui.widgets.actions import name_of
from gupai_desktop.ui.widgets.key_places import ENTER, digit_of, letter_of
from gupai_desktop.ui.widgets.parts import Dialog, column_of
from gupai_desktop.ui.widgets.times import time_text

_SIZE = QSize(760, 620)
_LEAST_SIZE = QSize(560, 420)
_TICK = 200
_LETTERS = "ABCDEFGHIJ"


class Trainer(Dialog):
    """Three drills under one triplet rule; the scores are saved after every answer."""

    def __init__(
        self,
        rule: TripletRule,
        appearance: Appearance,
        scores: Scores,
        chance: Random | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._rule, self._appearance, self.scores = rule, appearance, scores
        self._chance = chance or Random()
        self.round: Round | None = None
        self._thinking = QElapsedTimer()
        self._tick = QTimer(self)
        self._tick.timeout.connect(self._show_clock)
        self.start = StartPage(self.scores, rule)
        theme = appearance.tile_style
        self.page = QuestionPage(theme)
        self.result_page = ResultPage(theme, self._begin_again, self.stop)
        self._stack = QStackedWidget()
        for page in (self.start, self.page, self.result_page):
            self._stack.addWidget(page)
        column_of(self._stack, parent=self, margin=8)
        self.setMinimumSize(_LEAST_SIZE)
        self.start.chosen.connect(self.begin)
        self.page.answered.connect(self._answer)
        self.page.next_wanted.connect(self._next_question)
        self.complete(_SIZE, self._appearance)

    # A round.

    def begin(self, drill: Drill) -> None:
        """Begin a round of a drill."""
        self.round = Round(drill, self._rule, self.scores, self._chance)
        self._stack.setCurrentWidget(self.page)
        self._ask(self.round)

    def _begin_again(self) -> None:
        if self.round is not None:
            self.begin(self.round.drill)

    def stop(self) -> None:
        """Go back to the drills; what was answered counts."""
        self._tick.stop()
        self.start.retranslate()
        self._stack.setCurrentWidget(self.start)
        self.start.buttons[self.round.drill if self.round else Drill.NAME].setFocus()

    def _ask(self, one: Round) -> None:
        self.page.ask(one.question)
        self._thinking.start()
        self._tick.start(_TICK)
        self._show_count(one)
        self._show_clock()

    def _answer(self, picked: tuple[int, ...]) -> None:
        """The clock stands still while the answer is read."""
        if self.round is None:
            return
        self._tick.stop()
        self.round.answer(picked, self._thinking.elapsed() / 1000)
        self.page.show_answer(picked)
        self._show_count(self.round)

    def _next_question(self) -> None:
        one = self.round
        if one is None:
            return
        if one.is_over:
            has_clock = self.start.clock.isChecked()
            if has_clock:
                one.finish()
            weak = self.scores.weak_spots(one.drill, self._rule, 1)
            tiles = example(self._rule, weak[0], self._chance) if weak else ()
            self.result_page.show_round(one, has_clock=has_clock, example=tiles)
            self._stack.setCurrentWidget(self.result_page)
        else:
            one.go_on()
            self._ask(one)

    # What is shown.

    def _show_clock(self) -> None:
        is_shown = self.start.clock.isChecked() and self.round is not None
        seconds = self.round.seconds if self.round else 0.0
        if self._tick.isActive():
            seconds += self._thinking.elapsed() / 1000
        self.page.clock.setText(time_text(seconds) if is_shown else "")

    def _show_count(self, one: Round) -> None:
        number = one.answered + (0 if self.page.is_answered else 1)
        text = words(
            "Trainer",
            "Question {number} of {all}, {known} correct",
            number=number,
            all=ROUND,
            known=one.known,
        )
        self.page.counter.setText(say(text))

    def apply_theme(self) -> None:
        for page in (self.page, self.result_page):
            page.apply_theme(self._appearance.tile_style, self._appearance.scheme)

    def retranslate(self) -> None:
        self.setWindowTitle(name_of("trainer"))
        for page in (self.start, self.page, self.result_page):
            page.retranslate()
        if self.round is not None:
            self._show_count(self.round)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits and letters pick, Enter goes on, Escape leaves the round or the trainer."""
        is_asking = self._stack.currentWidget() is self.page
        if event.key() == Qt.Key.Key_Escape and self._stack.currentWidget() is not self.start:
            self.stop()
        elif event.key() in ENTER and is_asking:
            if self.page.is_answered:
                self._next_question()
        elif (place := _place_of(event)) is not None and is_asking:
            self.page.pick(place)
        elif self._stack.currentWidget() is self.start and place is not None:
            for drill in tuple(Drill)[place : place + 1]:
                self.begin(drill)
        else:
            super().keyPressEvent(event)


def _place_of(event: QKeyEvent) -> int | None:
    """Return the place that a key stands for: 1 to 9 and 0 for the tenth, or A to J."""
    digit, letter = digit_of(event), letter_of(event)
    if digit:
        return (int(digit) - 1) % 10
    return _LETTERS.index(letter) if letter and letter in _LETTERS else None
