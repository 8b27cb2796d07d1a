"""Takes a set of problems from a file that anybody may have written, once it is proved."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialogButtonBox, QProgressBar, QTextBrowser, QWidget

from gupai_desktop.engine.words import Words, counted, words
from gupai_desktop.i18n import say, with_native
from gupai_desktop.play.problem_set import ListedSet
from gupai_desktop.texts.solver_words import STOPPED
from gupai_desktop.ui.play.set_check import SetCheck
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.widgets.actions import name_of
from gupai_desktop.ui.widgets.parts import STRETCH, Dialog, announce, column_of, text_label

_SIZE = QSize(560, 420)


class SetImportDialog(Dialog):
    """How far the proof of a set has come, then what is right and what is wrong in it.

    It is accepted when the player wants to keep what is right: `check.right`.
    """

    def __init__(
        self, listed: ListedSet, client: SolverClient, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.check = SetCheck(client, listed, self)
        self._has_ended = self._is_lost = False
        self.message, self.bar, self.faults = text_label(), QProgressBar(), QTextBrowser()
        self.bar.setRange(0, max(1, len(listed.lines)))
        self.bar.setFormat("%v / %m")
        self.faults.setTabChangesFocus(True)
        kind = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(kind.Ok | kind.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        rows = (self.message, self.bar, (self.faults, 100), STRETCH, self.buttons)
        column_of(*rows, parent=self, spacing=8)
        self.check.progressed.connect(self.bar.setValue)
        self.check.ended.connect(self._on_ended)
        self.check.lost.connect(self._on_lost)
        self.complete(_SIZE)
        self.check.go_on()

    def _on_ended(self) -> None:
        self._has_ended = True
        self.bar.setValue(self.bar.maximum())
        self.retranslate()
        keep = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        if keep.isEnabled():
            keep.setDefault(True)
            keep.setFocus()
        announce(self, self.message.text())

    def _on_lost(self) -> None:
        self._is_lost = True
        self.retranslate()
        announce(self, self.message.text())

    @property
    def _finding(self) -> Words:
        if self._is_lost:
            return STOPPED
        if not self._has_ended:
            return words("Every problem is proved before it is kept…")
        if not self.check.right:
            return words("None of its problems is proved.")
        return counted("Keep %n proved problem(s)?", len(self.check.right))

    def done(self, result: int) -> None:
        self.check.cancel()
        super().done(result)

    def retranslate(self) -> None:
        listed, wrong = self.check.listed, self.check.wrong
        self.setWindowTitle(name_of("import"))
        game = with_native(listed.game.name, listed.game.native)
        self.message.setText(f"{listed.name}\n{game}\n\n{say(self._finding)}")
        texts = (words("line {line}: {error}", line=row.number, error=row.why) for row in wrong)
        self.faults.setPlainText("\n".join(map(say, texts)))
        self.faults.setAccessibleName(say(words("What is wrong")))
        self.faults.setVisible(self._has_ended and bool(wrong))
        keep = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        keep.setEnabled(self._has_ended and bool(self.check.right))
