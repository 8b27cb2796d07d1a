"""A question of the trainer: tiles to look at, tiles or names to pick, and the answer."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from gupai_desktop.engine.combinations import Combination
from gupai_desktop.engine.tiles import Face
from gupai_desktop.engine.words import Words, joined, words
from gupai_desktop.i18n import say
from gupai_desktop.play.drill import NONE, Drill, Question, kind_name
from gupai_desktop.ui.board.tile_row import Mark, TileRow
from gupai_desktop.ui.theme.table_colours import Scheme
from gupai_desktop.ui.theme.tile_art import TileArt, seal_icon

_MOST_COLUMNS = 5
#: A button with a sign in bold letters is so much wider.
_BOLDER = 1.12
_SEAL = QSize(40, 40)


def page_text(size: float = 1.0, *, is_bold: bool = False) -> QLabel:
    """A label of as many lines as its text needs."""
    label = QLabel()
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    font = label.font()
    font.setPointSizeF(max(1.0, font.pointSizeF() * size))
    font.setBold(is_bold)
    label.setFont(font)
    return label


class QuestionPage(QWidget):
    """One question: tiles to look at, tiles or names to pick, and then the answer.

    `answered` tells the places that were picked; `went_on` asks for the next question.
    """

    answered = Signal(tuple)
    went_on = Signal()

    def __init__(self, theme: str) -> None:
        super().__init__()
        self.question: Question | None = None
        self._picked: list[int] = []
        self._said: tuple[bool, Words] | None = None
        self.counter, self.clock = QLabel(), QLabel()
        self._prompt, self.verdict, self._keys = (
            page_text(1.2, is_bold=True),
            page_text(),
            page_text(),
        )
        self._seal = QLabel()
        self.shown = TileRow(TileArt(theme), has_choices=False)
        self.offered = TileRow(TileArt(theme), has_choices=True)
        self.offered.picked.connect(self.pick)
        self.names: list[QPushButton] = []
        self._names = QWidget()
        self._names.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._grid = QGridLayout(self._names)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(4)
        self.next = QPushButton()
        self.next.clicked.connect(self.went_on)
        self._lay_out()

    def _lay_out(self) -> None:
        header, answer = QHBoxLayout(), QHBoxLayout()
        header.addWidget(self.counter, 1)
        header.addWidget(self.clock)
        self._seal.setFixedSize(_SEAL)
        self.verdict.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.verdict.setMinimumHeight(2 * self.verdict.fontMetrics().lineSpacing())
        answer.addWidget(self.verdict, 1)
        answer.addWidget(self._seal)
        answer.addWidget(self.next)
        column = QVBoxLayout(self)
        column.addLayout(header)
        column.addWidget(self._prompt)
        column.addWidget(self.shown, 3)
        column.addWidget(self.offered, 3)
        column.addWidget(self._names)
        column.addLayout(answer)
        column.addWidget(self._keys)

    @property
    def is_answered(self) -> bool:
        """Whether the answer is shown."""
        return self._said is not None

    def ask(self, question: Question) -> None:
        """Show a question."""
        self.question, self._picked, self._said = question, [], None
        faces = [choice for choice in question.choices if isinstance(choice, Face)]
        gap = (None,) if question.drill is Drill.COMPLETE else ()
        self.shown.setVisible(bool(question.faces))
        self.shown.set_tiles((*question.faces, *gap))
        self.offered.setVisible(bool(faces))
        self.offered.set_tiles(faces)
        self._offer_names([one for one in question.choices if not isinstance(one, Face)])
        self.next.hide()
        self._seal.clear()
        self.retranslate()
        self.setFocus()

    def _offer_names(self, made: list[Combination | None]) -> None:
        for button in self.names:
            self._grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.names = [QPushButton(self._names) for _ in made]
        for place, button in enumerate(self.names):
            button.setAutoDefault(False)
            button.setMinimumHeight(30)
            button.clicked.connect(lambda *_, place=place: self.pick(place))
        self._names.setVisible(bool(made))

    def _arrange(self) -> None:
        """As many names side by side as there is room for, in rows as even as can be."""
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
            self.offered.set_mark(place, Mark.PICKED if is_picked else Mark.PLAIN)
        if len(self._picked) == question.picks:
            self.answered.emit(tuple(sorted(self._picked)))

    def tell(self, picked: tuple[int, ...]) -> None:
        """Show whether that was right, and why."""
        question = self.question
        if question is None:
            return
        is_right = question.is_right(picked)
        self._said = is_right, question.explain(picked)
        right = picked if is_right else question.answer
        for place in range(len(question.choices)):
            if place in right:
                self._mark(place, Mark.RIGHT)
            elif place in picked:
                self._mark(place, Mark.WRONG)
        self._seal.setPixmap(seal_icon().pixmap(_SEAL) if is_right else QPixmap())
        self.retranslate()
        self.next.show()
        self.next.setFocus()
        event = QAccessibleAnnouncementEvent(self, self.verdict.text())
        QAccessible.updateAccessibility(event)

    def _mark(self, place: int, mark: Mark) -> None:
        if self.offered.tiles:
            self.offered.set_mark(place, mark)
        else:
            button = self.names[place]
            button.setText(f"{button.text()}{mark.value[1]}")
            font = button.font()
            font.setBold(mark is Mark.RIGHT)
            button.setFont(font)

    def retranslate(self) -> None:
        """Write everything in the language of the interface."""
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
        self.verdict.setText(self._verdict())
        self.next.setText(say(words("Trainer", "&Next")))
        last = len(question.choices)
        self._keys.setText(
            say(
                words(
                    "Trainer",
                    "Keys: 1 to {last} or A to {letter} answer, Enter goes on, Esc ends.",
                    last=last % 10,
                    letter=chr(ord("A") + last - 1),
                )
            )
        )

    def _verdict(self) -> str:
        if self._said is None:
            return ""
        is_right, why = self._said
        head = words("Trainer", "Right.") if is_right else words("Trainer", "No.")
        return say(joined(head, why))

    def apply_theme(self, theme: str, scheme: Scheme) -> None:
        """Take other pictures and colours."""
        for row in (self.shown, self.offered):
            row.apply_theme(theme, scheme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
