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


def names_text(kinds: tuple[str, ...]) -> str:
    """The names of some kinds, one after the other."""
    return " · ".join(say(kind_name(kind)) for kind in kinds)


class StartPage(QWidget):
    """A button for each drill with how it has gone so far, and the clock."""

    chosen = Signal(object)

    def __init__(self, scores: Scores, rule: TripletRule, note: Words | None) -> None:
        super().__init__()
        self._scores, self._rule, self._note = scores, rule, note
        self._title, self._note_label, self._keys = (
            text_label(1.3, is_bold=True),
            text_label(),
            text_label(),
        )
        self.buttons = {drill: self._button(drill) for drill in Drill}
        self._known = {drill: text_label() for drill in Drill}
        self.clock = QCheckBox()
        drills: list[Item] = []
        for drill in Drill:
            drills += [STRETCH, self.buttons[drill], self._known[drill]]
        foot: tuple[Item, ...] = ((0, 2), self.clock, self._keys)
        column_of(self._title, self._note_label, *drills, *foot, parent=self)

    def _button(self, drill: Drill) -> QPushButton:
        button = QPushButton()
        button.setMinimumHeight(44)
        button.clicked.connect(lambda: self.chosen.emit(drill))
        return button

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
            self._known[drill].setText(self._summary(drill))
        self.clock.setText(say(words("Trainer", "With a &clock")))
        self._keys.setText(
            say(words("Trainer", "Keys: 1 to 3 start a drill, C switches the clock."))
        )

    def _summary(self, drill: Drill) -> str:
        total, weak = self._scores.total(drill), self._scores.weak_spots(drill, self._rule)
        if not total.asked:
            return say(words("Trainer", "Not tried yet."))
        lines = [
            words("Trainer", "{known} of {asked} correct.", known=total.known, asked=total.asked)
        ]
        if weak:
            lines.append(words("Trainer", "Weak spots: {kinds}.", kinds=names_text(weak)))
        best = self._scores.best.get(drill)
        if best:
            time = time_text(best.seconds)
            lines.append(
                words(
                    "Trainer",
                    "Best round: {known} correct in {time}.",
                    known=best.known,
                    time=time,
                )
            )
        return say(joined(*lines))


class ResultPage(QWidget):
    """How a round went, and what is still weak."""

    def __init__(
        self, theme: str, again: Callable[[], object], back: Callable[[], object]
    ) -> None:
        super().__init__()
        self._example: tuple[Face, ...] = ()
        self.row = TileRow(TileArt(theme), has_choices=False)
        self._explained = text_label(is_centred=True)
        self._round: Round | None = None
        self._is_best: bool | None = None
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

    def show_round(self, one: Round, *, is_best: bool | None, example: tuple[Face, ...]) -> None:
        """Show a round; whether it was the best, or None without a clock; and an example."""
        self._example = example
        self.row.set_tiles(example)
        self.row.setVisible(bool(example))
        self._round, self._is_best = one, is_best
        is_flawless = one.known == ROUND
        self._seal.setPixmap(seal_icon().pixmap(_SEAL) if is_flawless else QPixmap())
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
        self._time.setText(self._time_text(one))
        missed = " · ".join(
            f"{say(kind_name(kind))} ({times})" for kind, times in one.missed.most_common()
        )
        none = words("Trainer", "No mistakes.")
        some = words("Trainer", "Mistakes: {kinds}.", kinds=missed)
        self._missed.setText(say(some if missed else none))
        weak = one.scores.weak_spots(one.drill, one.rule)
        self._weak.setText(
            say(words("Trainer", "Weak spots: {kinds}.", kinds=names_text(weak))) if weak else ""
        )

    def apply_theme(self, theme: str, scheme: Scheme) -> None:
        self.row.apply_theme(theme, scheme)

    def _time_text(self, one: Round) -> str:
        if self._is_best is None:
            return ""
        time, best = time_text(one.seconds), one.scores.best[one.drill]
        if self._is_best:
            return say(words("Trainer", "{time}: the best round so far.", time=time))
        return say(
            words(
                "Trainer",
                "{time}. Best round: {known} correct in {best}.",
                time=time,
                known=best.known,
                best=time_text(best.seconds),
            )
        )
