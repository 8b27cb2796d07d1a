"""The steps of a turn, one after the other: done, now, to come."""

from __future__ import annotations

from functools import reduce

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.narrator import TurnStep
from gupai_desktop.engine.words import Words, listed, words
from gupai_desktop.i18n import say
from gupai_desktop.ui.widgets.actions import plain_text

_MARGIN = 8


class TurnSteps(QLabel):
    """A line of numbered steps; a finished one has a tick, the current one is inverted."""

    def __init__(self) -> None:
        super().__init__()
        self._steps: tuple[TurnStep, ...] = ()
        self._is_short = False
        #: The text of each step when there is room for all of them.
        self.texts: list[str] = []
        self.setContentsMargins(_MARGIN, 0, _MARGIN, 0)

    def show_steps(self, game: Game, steps: tuple[TurnStep, ...]) -> None:
        self._steps = steps
        names = (plain_text(say(game.verbs[step.verb])) for step in steps)
        numbered = enumerate(zip(names, steps, strict=True), 1)
        self.texts = [f"{'✓' if step.is_over else n} {name}" for n, (name, step) in numbered]
        self.setToolTip(say(steps_words(game, steps)) if steps else "")
        self.setAccessibleName(self.toolTip())
        self.shorten(self._is_short)

    def shorten(self, is_short: bool) -> None:
        """Name all steps, or only the current one."""
        self._is_short = is_short
        ink = self.palette().color(QPalette.ColorRole.WindowText).name()
        paper = self.palette().color(QPalette.ColorRole.Window).name()
        shown = []
        for text, step in zip(self.texts, self._steps, strict=True):
            style = f"background-color: {ink}; color: {paper}" if step.is_now else ""
            text = text.split()[0] if is_short and not step.is_now else text
            shown.append(f'<span style="{style}">&nbsp;{text}&nbsp;</span>')
        self.setText(" › ".join(shown))


def steps_words(game: Game, steps: tuple[TurnStep, ...]) -> Words:
    """The steps of a turn in a sentence, each with its state."""
    said: list[Words] = []
    for step in steps:
        name = game.verbs[step.verb]
        if step.is_over:
            name = words("{step} (done)", step=name)
        elif step.is_now:
            name = words("{step} (now)", step=name)
        said.append(name)
    return words("This turn: {steps}", steps=reduce(listed, said))
