"""The first and the last page of the trainer: which drill, and how a round went."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QCheckBox, QPushButton, QWidget

from gupai_desktop.engine.combinations import TripletRule
from gupai_desktop.engine.tiles import Face
from gupai_desktop.engine.words import Words, joined, words
from gupai_desktop.i18n import say
from gupai_desktop.play.drill import Drill, explain_answer, kind_name
from gupai_desktop.store.training import ROUND, Round, Scores
from gupai_desktop.ui.board.tile_row import TileRow
from gupai_desktop.ui.theme.table_colours import Scheme
from gupai_desktop.ui.theme.tile_art import TileArt, seal_icon
from gupai_desktop.ui.widgets.parts import STRETCH, Item, column_of, row_of, text_label
from gupai_desktop.ui.widgets.times import time_text

_SEAL = QSize(80, 80)


def weak_words(scores: Scores, drill: Drill, rule: TripletRule) -> tuple[Words, ...]:
    """Return a sentence that names the kinds that are known least, if any were missed."""
    kinds = scores.weak_spots(drill, rule)
    names = " · ".join(say(kind_name(kind)) for kind in kinds)
    return (words("Trainer", "Weak spots: {kinds}.", kinds=names),) if kinds else ()


def best_words(scores: Scores, drill: Drill) -> tuple[Words, ...]:
    """Return a sentence that tells the best round against the clock, if there was any."""
    if (best := scores.best.get(drill)) is None:
        return ()
    time = time_text(best.seconds)
    told = words("Trainer", "Best round: {known} correct in {time}.", known=best.known, time=time)
    return (told,)


class StartPage(QWidget):
    """A button for each drill with its results so far, and the clock."""

    chosen = Signal(object)

    def __init__(self, scores: Scores, rule: TripletRule, note: Words | None) -> None:
        super().__init__()
        self._scores, self._rule, self._note = scores, rule, note
        self._title, self._note_label = text_label(1.3, is_bold=True), text_label()
        self.buttons = {drill: QPushButton() for drill in Drill}
        self._known = {drill: text_label() for drill in Drill}
        self.clock = QCheckBox()
        drills: list[Item] = []
        for drill, button in self.buttons.items():
            button.setMinimumHeight(44)
            button.clicked.connect(lambda *_, drill=drill: self.chosen.emit(drill))
            drills += [STRETCH, button, self._known[drill]]
        column_of(self._title, self._note_label, *drills, (0, 2), self.clock, parent=self)

    def set_note(self, note: Words | None) -> None:
        """Say something about the scores, or nothing."""
        self._note = note
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything, the scores as they are now."""
        self._title.setText(say(words("Trainer", "What would you like to practise?")))
        self._note_label.setText(say(self._note) if self._note else "")
        self._note_label.setVisible(self._note is not None)
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
        self.clock.setText(say(words("Trainer", "With a &clock")))


class ResultPage(QWidget):
    """The result of a round, and an example of what is still weak."""

    def __init__(
        self, theme: str, again: Callable[[], object], back: Callable[[], object]
    ) -> None:
        super().__init__()
        self._round: Round | None = None
        self._has_clock, self._example = False, tuple[Face, ...]()
        self.row = TileRow(TileArt(theme), has_choices=False)
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

    def show_round(self, one: Round, *, has_clock: bool, example: tuple[Face, ...]) -> None:
        """Show a round, its time if there was a clock, and an example of the weakest kind."""
        self._round, self._has_clock, self._example = one, has_clock, example
        self.row.set_tiles(example)
        self.row.setVisible(bool(example))
        self._seal.setPixmap(seal_icon().pixmap(_SEAL) if one.known == ROUND else QPixmap())
        self.retranslate()
        self.again.setFocus()

    def retranslate(self) -> None:
        self.again.setText(say(words("Trainer", "&Again")))
        self.back.setText(say(words("Trainer", "&Other Drills")))
        one = self._round
        if one is None:
            return
        self.row.retranslate()
        example = self._example
        self._explained.setText(say(explain_answer(one.rule, example)) if example else "")
        self._explained.setVisible(bool(example))
        self._seal.setVisible(one.known == ROUND)
        self._title.setText(
            say(words("Trainer", "{known} of {asked} correct.", known=one.known, asked=ROUND))
        )
        best = " ".join(map(say, best_words(one.scores, one.drill)))
        self._time.setText(f"{time_text(one.seconds)}  {best}" if self._has_clock else "")
        missed = " · ".join(
            f"{say(kind_name(kind))} ({times})" for kind, times in one.missed.most_common()
        )
        none = words("Trainer", "No mistakes.")
        some = words("Trainer", "Mistakes: {kinds}.", kinds=missed)
        self._missed.setText(say(some if missed else none))
        weak = weak_words(one.scores, one.drill, one.rule)
        self._weak.setText("".join(map(say, weak)))

    def apply_theme(self, theme: str, scheme: Scheme) -> None:
        self.row.apply_theme(theme, scheme)
