"""The steps of a turn, one after the other: what is over, what is now, what comes."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from operator import sub

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.narrator import Step
from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say
from gupai_desktop.ui.widgets.actions import plain_text

_PAD, _GAP, _ARROW, _HIGH = 9.0, 4.0, 6.0, 1.6
_MARGIN = 8


class _Detail(Enum):
    """How much is written: all names; numbers and the name of now; the step of now alone."""

    NAMES = 0
    NUMBERS = 1
    NOW = 2


class TurnSteps(QWidget):
    """A plate for each step, the one that is now filled; one that is over has a tick.

    Where there is no room for all names, only the step that is now has one; then it stands
    alone.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps: tuple[Step, ...] = ()
        self._names: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    @property
    def texts(self) -> list[str]:
        """What stands on the plates when there is room for all of it."""
        return [text for text, _ in self._plates(_Detail.NAMES)]

    def width_in(self, room: int) -> int:
        """How wide as much of it is as finds so much room."""
        widths = [self._size(detail).width() for detail in _Detail]
        return next((width for width in widths if width <= room), widths[-1])

    def show_steps(self, game: Game, steps: tuple[Step, ...]) -> None:
        """Show the steps of a turn of a game."""
        self._steps = steps
        self._names = tuple(plain_text(say(game.verbs[step.verb])) for step in steps)
        said = say(steps_words(game, steps)) if steps else ""
        self.setAccessibleName(said)
        self.setToolTip(said)
        self.updateGeometry()
        self.update()

    def _plates(self, detail: _Detail) -> Iterator[tuple[str, Step]]:
        numbered = enumerate(zip(self._names, self._steps, strict=True), 1)
        for number, (name, step) in numbered:
            sign = "✓" if step.is_over else str(number)
            if step.is_now or detail is _Detail.NAMES:
                yield f"{sign} {name}", step
            elif detail is _Detail.NUMBERS:
                yield sign, step

    def _width(self, detail: _Detail) -> float:
        widths = [self._plate_width(text) for text, _ in self._plates(detail)]
        return sum(widths) + _between(len(widths))

    def _plate_width(self, text: str) -> float:
        return QFontMetricsF(self.font()).horizontalAdvance(text) + 2 * _PAD

    @property
    def width_of_names(self) -> int:
        """How wide it is when every step has its name."""
        return self._size(_Detail.NAMES).width()

    @property
    def width_of_numbers(self) -> int:
        """How wide it is when only the step that is now has its name, whichever that is."""
        names = [self._plate_width(text) for text, _ in self._plates(_Detail.NAMES)]
        numbers = [self._plate_width(str(number)) for number, _ in enumerate(names, 1)]
        longest = max(map(sub, names, numbers), default=0.0)
        return round(sum(numbers) + longest + _between(len(names))) + 2 * _MARGIN

    def sizeHint(self) -> QSize:
        return self._size(_Detail.NAMES)

    def minimumSizeHint(self) -> QSize:
        return self._size(_Detail.NOW)

    def _size(self, detail: _Detail) -> QSize:
        margin = _MARGIN if self._steps else 0
        height = round(self.fontMetrics().height() * _HIGH)
        return QSize(round(self._width(detail)) + 2 * margin, height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fitting = (one for one in _Detail if self._width(one) <= self.width())
        detail = next(fitting, _Detail.NOW)
        high = self.fontMetrics().height() * _HIGH - 2
        x, top = (self.width() - self._width(detail)) / 2, (self.height() - high) / 2
        for number, (text, step) in enumerate(self._plates(detail)):
            if number:
                self._paint_arrow(painter, QPointF(x + _GAP, self.height() / 2))
                x += 2 * _GAP + _ARROW
            plate = QRectF(x, top, self._plate_width(text), high)
            self._paint_plate(painter, plate, text, step)
            x = plate.right()
        painter.end()

    def _paint_plate(self, painter: QPainter, plate: QRectF, text: str, step: Step) -> None:
        """Filled in the ink of texts if it is now, else in outline."""
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        painter.setPen(QPen(ink, 1))
        painter.setBrush(ink if step.is_now else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(plate.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        if step.is_now:
            painter.setPen(self.palette().color(QPalette.ColorRole.Window))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_arrow(self, painter: QPainter, tail: QPointF) -> None:
        """A small arrowhead that points at the next step."""
        half = _ARROW * 0.8
        tip = tail + QPointF(_ARROW, 0)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.WindowText), 1.5))
        painter.drawPolyline([tail - QPointF(0, half), tip, tail + QPointF(0, half)])


def _between(count: int) -> float:
    """How wide the arrows between so many plates are."""
    return (2 * _GAP + _ARROW) * max(0, count - 1)


def steps_words(game: Game, steps: tuple[Step, ...]) -> Words:
    """The steps in a sentence: how each stands."""
    said = [_step_words(game, step) for step in steps]
    listed = said[0]
    for one in said[1:]:
        listed = words("TurnSteps", "{first}, {second}", first=listed, second=one)
    return words("TurnSteps", "This turn: {steps}", steps=listed)


def _step_words(game: Game, step: Step) -> Words:
    name = game.verbs[step.verb]
    if step.is_over:
        return words("TurnSteps", "{step} (done)", step=name)
    return words("TurnSteps", "{step} (now)", step=name) if step.is_now else name
