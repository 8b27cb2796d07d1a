"""The dialog that asks for a deal: its number, a code, or a board as text."""

from __future__ import annotations

from PySide6.QtCore import QSize, QTimer
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QWidget

from gupai_desktop.engine.deal import FIRST_DEAL, LAST_DEAL, deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.solvers.requests import Exam
from gupai_desktop.solvers.verdict import Answer, Verdict
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.widgets.actions import name_of
from gupai_desktop.ui.widgets.parts import Dialog, column_of, text_label

_SIZE = QSize(400, 130)
#: How long a number rests before it is looked at, and how long OK waits, in milliseconds.
_REST, _PATIENCE = 250, 1500
#: A longer number is none of a deal.
_MOST_DIGITS = 15


class DealNumberDialog(Dialog):
    """A field for whatever names a deal; with a study it says if a number cannot be won.

    OK waits a moment for the study; once that has said so, it opens the deal all the same.
    """

    def __init__(
        self,
        game: Game,
        number: int | None,
        client: SolverClient | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._game, self._client = game, client
        self._job: int | None = None
        self._is_wanted = False
        self._label, self._note = QLabel(), text_label()
        self.field = QLineEdit(str(number or ""))
        self.field.selectAll()
        self._label.setBuddy(self.field)
        roles = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(roles.Ok | roles.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column_of(self._label, self.field, self._note, buttons, parent=self)
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._ask)
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._patience.timeout.connect(lambda: self.done(QDialog.DialogCode.Accepted))
        self.field.textChanged.connect(self._on_changed)
        self.finished.connect(self._forget)
        self.complete(_SIZE)

    def _on_changed(self) -> None:
        self._forget()
        self._is_wanted = False
        self._note.clear()
        text = self.field.text().strip()[:_MOST_DIGITS]
        is_number = text.isdecimal() and FIRST_DEAL <= int(text) <= LAST_DEAL
        if self._client is not None and is_number:
            self._rest.start()

    def _forget(self) -> None:
        """Wait for nothing any more."""
        self._rest.stop()
        self._patience.stop()
        if self._client is not None and self._job is not None:
            self._client.withdraw(self._job)
        self._job = None

    def _ask(self) -> None:
        if self._client is not None:
            table = deal(self._game, int(self.field.text()))
            exam = Exam(self._game.id, str(self._game.rules), str(table))
            self._job = self._client.ask(exam, self._on_told)

    def _on_told(self, verdict: Verdict) -> None:
        """Say that the deal cannot be won, or open it if that is wanted already."""
        is_wanted = self._is_wanted
        self._forget()
        if verdict.answer is Answer.UNWINNABLE:
            self._note.setText(say(words("Analysis", "This cannot be won.")))
        elif is_wanted:
            super().accept()

    def retranslate(self) -> None:
        self.setWindowTitle(name_of("deal-by-number"))
        self._label.setText(say(words("DealNumber", "&Number of the deal, a code or a board:")))

    def accept(self) -> None:
        if self._rest.isActive():
            self._rest.stop()
            self._ask()
        if self._job is None:
            super().accept()
        else:
            self._is_wanted = True
            self._patience.start()
