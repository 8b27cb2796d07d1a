"""The trainer: rounds of questions that teach to see triplets and pairs."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QElapsedTimer, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from gupai_desktop.engine.combinations import Combination, TripletRule
from gupai_desktop.engine.tiles import Face
from gupai_desktop.engine.words import Words, joined, words
from gupai_desktop.i18n import say, time_text
from gupai_desktop.play.drill import NONE, Drill, DrillQuestion, example, explain_answer, kind_name
from gupai_desktop.store.training import ROUND, Round, Scores
from gupai_desktop.ui.board.tile_row import TileMark, TileRow
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.theme.table_colours import Scheme
from gupai_desktop.ui.theme.tile_art import seal_icon
from gupai_desktop.ui.widgets.actions import name_of
from gupai_desktop.ui.widgets.key_places import ENTER, digit_of, letter_of
from gupai_desktop.ui.widgets.parts import (
    STRETCH,
    Dialog,
    Item,
    announce,
    column_of,
    push_button,
    row_of,
    text_label,
)
from gupai_desktop.ui.widgets.tile_text import TileLabel

_SEAL, _SMALL_SEAL = QSize(80, 80), QSize(40, 40)


def weak_words(scores: Scores, drill: Drill, rule: TripletRule) -> tuple[Words, ...]:
    """Return a sentence that names the kinds that are known least, if any were missed."""
    kinds = scores.weak_spots(drill, rule)
    names = " · ".join(say(kind_name(kind)) for kind in kinds)
    return (words("Trainer", "Weak spots: {kinds}.", kinds=names),) if kinds else ()


def best_words(scores: Scores, drill: Drill) -> tuple[Words, ...]:
    """Return a sentence that tells the best round, if there was any."""
    if (best := scores.best.get(drill)) is None:
        return ()
    time = time_text(best.seconds)
    told = words("Trainer", "Best round: {known} correct in {time}.", known=best.known, time=time)
    return (told,)


class StartPage(QWidget):
    """A button for each drill with its results so far."""

    chosen = Signal(object)

    def __init__(self, scores: Scores, rule: TripletRule) -> None:
        super().__init__()
        self._scores, self._rule = scores, rule
        self._title = text_label(1.3, is_bold=True)
        self.buttons = {drill: QPushButton() for drill in Drill}
        self._known = {drill: text_label() for drill in Drill}
        drills: list[Item] = []
        for drill, button in self.buttons.items():
            button.setMinimumHeight(44)
            button.clicked.connect(lambda *_, drill=drill: self.chosen.emit(drill))
            drills += [STRETCH, button, self._known[drill]]
        column_of(self._title, *drills, (0, 2), parent=self)

    def retranslate(self) -> None:
        """Write everything, the scores as they are now."""
        self._title.setText(say(words("Trainer", "What would you like to practise?")))
        for number, drill in enumerate(Drill, 1):
            self.buttons[drill].setText(f"{number}   {say(drill.title)}")
            total = self._scores.total(drill)
            correct = words(
                "Trainer", "{known} of {asked} correct.", known=total.known, asked=total.asked
            )
            if not total.asked:
                correct = words("Trainer", "Not tried yet.")
            weak = weak_words(self._scores, drill, self._rule)
            best = best_words(self._scores, drill)
            self._known[drill].setText(say(joined(correct, *weak, *best)))


class ResultPage(QWidget):
    """The result of a round, and an example of what is still weak."""

    def __init__(self, again: Callable[[], object], back: Callable[[], object]) -> None:
        super().__init__()
        self._round: Round | None = None
        self._example = tuple[Face, ...]()
        self.row = TileRow(has_choices=False)
        self._explained = text_label(is_centred=True)
        self._title = text_label(1.5, is_bold=True, is_centred=True)
        self._time, self._missed, self._weak, self._seal = (
            text_label(is_centred=True) for _ in range(4)
        )
        self.again, self.back = QPushButton(), QPushButton()
        self.again.clicked.connect(again)
        self.back.clicked.connect(back)
        texts = (self._seal, self._title, self._time, self._missed, self._weak)
        buttons = row_of(STRETCH, self.back, self.again)
        tiles: tuple[Item, ...] = (12, (self.row, 4), self._explained)
        column_of(STRETCH, *texts, *tiles, STRETCH, buttons, parent=self)

    def show_round(self, played: Round, example: tuple[Face, ...]) -> None:
        """Show a round and an example of the weakest kind."""
        self._round, self._example = played, example
        self.row.set_tiles(example)
        self.row.setVisible(bool(example))
        self._seal.setPixmap(seal_icon().pixmap(_SEAL) if played.known == ROUND else QPixmap())
        self.retranslate()
        self.again.setFocus()

    def retranslate(self) -> None:
        self.again.setText(say(words("Trainer", "&Again")))
        self.back.setText(say(words("Trainer", "&Other Drills")))
        played = self._round
        if played is None:
            return
        self.row.retranslate()
        example = self._example
        self._explained.setText(say(explain_answer(played.rule, example)) if example else "")
        self._explained.setVisible(bool(example))
        self._seal.setVisible(played.known == ROUND)
        self._title.setText(
            say(words("Trainer", "{known} of {asked} correct.", known=played.known, asked=ROUND))
        )
        best = " ".join(map(say, best_words(played.scores, played.drill)))
        self._time.setText(f"{time_text(played.seconds)}  {best}")
        missed = " · ".join(
            f"{say(kind_name(kind))} ({times})" for kind, times in played.missed.most_common()
        )
        some = words("Trainer", "Mistakes: {kinds}.", kinds=missed)
        self._missed.setText(say(some) if missed else "")
        weak = weak_words(played.scores, played.drill, played.rule)
        self._weak.setText("".join(map(say, weak)))

    def apply_theme(self, theme: str, scheme: Scheme) -> None:
        self.row.apply_theme(theme, scheme)


_MOST_COLUMNS = 5
#: A button with a sign in bold letters is so much wider.
_BOLDER = 1.12


class QuestionPage(QWidget):
    """One question: tiles to look at, tiles or names to pick, and then the answer.

    Signals: `answered` with the places that were picked; `next_wanted` for the next question.
    """

    answered = Signal(tuple)
    next_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.question: DrillQuestion | None = None
        self._picked: list[int] = []
        self._result: tuple[bool, Words] | None = None
        self.counter = QLabel()
        self._prompt, self._keys = text_label(1.2, is_bold=True), text_label()
        self.verdict = TileLabel()
        self._seal = QLabel()
        self.shown = TileRow(has_choices=False)
        self.offered = TileRow(has_choices=True)
        self.offered.picked.connect(self.pick)
        self.names: list[QPushButton] = []
        self._names = QWidget()
        self._names.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._grid = QGridLayout(self._names)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(0)
        self.next = QPushButton()
        self.next.clicked.connect(self.next_wanted)
        self._seal.setFixedSize(_SMALL_SEAL)
        self.verdict.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.verdict.setMinimumHeight(2 * self.verdict.line_height)
        column_of(
            self.counter,
            self._prompt,
            (self.shown, 3),
            (self.offered, 3),
            self._names,
            row_of((self.verdict, 1), self._seal, self.next),
            self._keys,
            parent=self,
            spacing=1,
        )

    @property
    def is_answered(self) -> bool:
        """Return whether the answer is shown."""
        return self._result is not None

    def ask(self, question: DrillQuestion) -> None:
        """Show a question."""
        self.question, self._picked, self._result = question, [], None
        faces = [choice for choice in question.choices if isinstance(choice, Face)]
        gap = (None,) if question.drill is Drill.COMPLETE else ()
        self.shown.setVisible(bool(question.faces))
        self.shown.set_tiles((*question.faces, *gap))
        self.offered.setVisible(bool(faces))
        self.offered.set_tiles(faces)
        for button in self.names:
            self._grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.names = [push_button() for name in question.choices if not isinstance(name, Face)]
        for place, button in enumerate(self.names):
            button.setParent(self._names)
            button.setMinimumHeight(30)
            button.clicked.connect(lambda *_, place=place: self.pick(place))
        self._names.setVisible(bool(self.names))
        self.next.hide()
        self._seal.clear()
        self.retranslate()
        self.setFocus()

    def _arrange(self) -> None:
        """Lay as many names side by side as there is room for, in rows as even as can be."""
        if not self.names:
            return
        gap = self._grid.horizontalSpacing()
        widest = _BOLDER * max(button.sizeHint().width() for button in self.names)
        most = max(1, min(_MOST_COLUMNS, int((self.width() + gap) / (widest + gap))))
        rows = -(-len(self.names) // most)
        columns = -(-len(self.names) // rows)
        for place, button in enumerate(self.names):
            self._grid.addWidget(button, place // columns, place % columns)
        for column in range(_MOST_COLUMNS):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._grid.activate()

    def pick(self, place: int) -> None:
        """Pick a choice, or put one back; the last one that is needed answers."""
        question = self.question
        if question is None or self.is_answered or not 0 <= place < len(question.choices):
            return
        if place in self._picked:
            self._picked.remove(place)
        else:
            self._picked.append(place)
        if self.offered.tiles:
            is_picked = place in self._picked
            self.offered.set_mark(place, TileMark.PICKED if is_picked else TileMark.PLAIN)
        if len(self._picked) == question.picks:
            self.answered.emit(tuple(sorted(self._picked)))

    def show_answer(self, picked: tuple[int, ...]) -> None:
        """Show whether that was right, and why."""
        question = self.question
        if question is None:
            return
        is_right = question.is_right(picked)
        self._result = is_right, question.explain(picked)
        right = picked if is_right else question.answer
        for place in range(len(question.choices)):
            if place in right:
                self._mark(place, TileMark.RIGHT)
            elif place in picked:
                self._mark(place, TileMark.WRONG)
        self._seal.setPixmap(seal_icon().pixmap(_SMALL_SEAL) if is_right else QPixmap())
        self.retranslate()
        self.next.show()
        self.next.setFocus()
        announce(self, self.verdict.words)

    def _mark(self, place: int, mark: TileMark) -> None:
        if self.offered.tiles:
            self.offered.set_mark(place, mark)
        else:
            button = self.names[place]
            button.setText(f"{button.text()}{mark.value[1]}")
            font = button.font()
            font.setBold(mark is TileMark.RIGHT)
            button.setFont(font)

    def retranslate(self) -> None:
        question = self.question
        if question is None:
            return
        self._prompt.setText(say(question.drill.title))
        for place, button in enumerate(self.names):
            made = question.choices[place]
            kind = made.key if isinstance(made, Combination) else NONE
            sign = "".join(sign for sign in (" ✓", " ✗") if button.text().endswith(sign))
            button.setText(f"{(place + 1) % 10}  {say(kind_name(kind))}{sign}")
        self._arrange()
        self.shown.retranslate()
        self.offered.retranslate()
        if self._result is None:
            self.verdict.set_words(None)
        else:
            is_right, why = self._result
            head = words("Trainer", "Right.") if is_right else words("Trainer", "Not quite.")
            self.verdict.set_words(joined(head, why))
        self.next.setText(say(words("Tutorial", "&Next")))
        last = len(question.choices)
        self._keys.setText(
            say(
                words(
                    "Trainer",
                    "Keys: 1 to {last} or A to {letter} answer, Enter continues, Esc ends.",
                    last=last % 10,
                    letter=chr(ord("A") + last - 1),
                )
            )
        )

    def apply_theme(self, theme: str, scheme: Scheme) -> None:
        for row in (self.shown, self.offered):
            row.apply_theme(theme, scheme)
        self.verdict.set_tile_style(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()


_SIZE = QSize(760, 620)
_LEAST_SIZE = QSize(560, 420)
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
        self.start = StartPage(self.scores, rule)
        self.page = QuestionPage()
        self.result_page = ResultPage(self._begin_again, self.stop)
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
        self.start.retranslate()
        self._stack.setCurrentWidget(self.start)
        self.start.buttons[self.round.drill if self.round else Drill.NAME].setFocus()

    def _ask(self, played: Round) -> None:
        self.page.ask(played.question)
        self._thinking.start()
        self._show_count(played)

    def _answer(self, picked: tuple[int, ...]) -> None:
        """Count the answer and its time; none passes while it is read."""
        if self.round is None:
            return
        self.round.answer(picked, self._thinking.elapsed() / 1000)
        self.page.show_answer(picked)
        self._show_count(self.round)

    def _next_question(self) -> None:
        played = self.round
        if played is None:
            return
        if played.is_over:
            played.finish()
            weak = self.scores.weak_spots(played.drill, self._rule, 1)
            tiles = example(self._rule, weak[0], self._chance) if weak else ()
            self.result_page.show_round(played, tiles)
            self._stack.setCurrentWidget(self.result_page)
        else:
            played.go_on()
            self._ask(played)

    # What is shown.

    def _show_count(self, played: Round) -> None:
        number = played.answered + (0 if self.page.is_answered else 1)
        text = words(
            "Trainer",
            "Question {number} of {all}, {known} correct",
            number=number,
            all=ROUND,
            known=played.known,
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
