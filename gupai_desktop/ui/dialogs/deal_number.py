"""The dialog that asks for a deal: its number, a code, or a board as text."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog, QInputDialog, QLabel, QWidget

from gupai_desktop.engine.deal import FIRST_DEAL, LAST_DEAL, deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say
from gupai_desktop.solvers.requests import Examined, SolveJob
from gupai_desktop.solvers.verdict import Answer
from gupai_desktop.texts.solver_words import CANNOT_BE_WON
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.widgets.actions import name_of
from gupai_desktop.ui.widgets.parts import announce

_MIN_WIDTH = 360
#: How long a number rests before it is studied, and how long OK waits, in milliseconds.
_REST, _TIMEOUT = 250, 1500
#: A longer number is none of a deal.
_MAX_DIGITS = 15


class DealNumberDialog(QInputDialog):
    """A field for whatever names a deal; with a solver it says if a number cannot be won.

    OK waits a moment for the solver; once that has said so, it opens the deal all the same.
    What cannot be opened stays in the field, with the reason over it.
    """

    def __init__(
        self,
        game: Game,
        number: int | None,
        client: SolverClient | None = None,
        parent: QWidget | None = None,
        *,
        why_not: Callable[[str], Words | None] = lambda _: None,
    ) -> None:
        super().__init__(parent)
        self._game, self._client, self._why_not = game, client, why_not
        self._job, self._is_wanted = 0, False
        self.setWindowTitle(name_of("deal-by-number"))
        self.setTextValue(str(number or ""))
        self.setMinimumWidth(_MIN_WIDTH)
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._ask)
        self._timeout = QTimer(self, singleShot=True, interval=_TIMEOUT)
        self._timeout.timeout.connect(lambda: self.done(QDialog.DialogCode.Accepted))
        self.textValueChanged.connect(self._on_changed)
        self.finished.connect(self._forget)
        self._forget()

    def _on_changed(self, _text: str) -> None:
        self._forget()
        if self._client and self._number():
            self._rest.start()

    def _number(self) -> int | None:
        """Return the number in the field, with or without the sign that titles have."""
        text = self.textValue().strip().lstrip("#№").lstrip()[:_MAX_DIGITS]
        number = int(text) if text.isdecimal() else 0
        return number if FIRST_DEAL <= number <= LAST_DEAL else None

    def _forget(self) -> None:
        """Wait for nothing any more, and say nothing of a deal."""
        self.setLabelText(say(words("&Number of the deal, a code or a board:")))
        self._rest.stop()
        self._timeout.stop()
        if self._client and self._job:
            self._client.withdraw(self._job)
        self._job, self._is_wanted = 0, False

    def _ask(self) -> None:
        number = self._number()
        if self._client and number:
            table = deal(self._game, number)
            solve_job = SolveJob(self._game.id, str(self._game.rules), str(table))
            self._job = self._client.ask(solve_job, self._on_verdict)

    def _on_verdict(self, found: Examined) -> None:
        """Say that the deal cannot be won, or open it if that is wanted already."""
        is_wanted = self._is_wanted
        self._forget()
        if found.verdict.answer is Answer.UNWINNABLE:
            self._show_message(CANNOT_BE_WON)
        elif is_wanted:
            super().accept()

    def _show_message(self, sentence: Words) -> None:
        self.setLabelText(f"{self.labelText()}\n{say(sentence)}")
        for label in self.findChildren(QLabel):
            label.setWordWrap(True)
            announce(label, say(sentence))

    def accept(self) -> None:
        if why := self._why_not(self.textValue()):
            self._forget()
            self._show_message(why)
            return
        if self._rest.isActive():
            self._rest.stop()
            self._ask()
        self._is_wanted = bool(self._job)
        if self._is_wanted:
            self._timeout.start()
        else:
            super().accept()
