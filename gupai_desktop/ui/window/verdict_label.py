"""The verdict in the status bar, and the way back to where the game could be won."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.ui.play.analysis import Analysis
from gupai_desktop.ui.play.session import Session


class VerdictLabel(QWidget):
    """Says whether the game can still be won; if not, a button leads back."""

    def __init__(
        self, session: Session, analysis: Analysis, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._analysis = session, analysis
        self.label = QLabel(self)
        self.back = QPushButton(self)
        self.back.setFlat(True)
        self.back.clicked.connect(self.go_back)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 0, 10, 0)
        row.addWidget(self.label)
        row.addWidget(self.back)
        analysis.changed.connect(self.refresh)
        # While a step is done, the stack does not count it yet.
        session.undo_group.indexChanged.connect(self.refresh)

    def refresh(self) -> None:
        """Show what is known now."""
        self.label.setText(say(self._analysis.verdict_words()))
        self.back.setText(say(words("StudyBar", "Back to where it could")))
        known = self._analysis.outlook
        is_lost = known is not None and not known.wins and not known.unknown
        self.back.setVisible(is_lost and self._steps_back() > 0)

    def go_back(self) -> None:
        """Undo to the last table that is known to have been winnable."""
        stack = self._session.undo_stack
        stack.setIndex(stack.index() - self._steps_back())

    def _steps_back(self) -> int:
        """How many steps ago the last winnable table of this deal lay there; 0 for none."""
        now = self._session.record
        for steps, record in enumerate(self._session.past(), 1):
            if (record.game, record.opening) != (now.game, now.opening):
                break
            if self._analysis.could_win_at(record):
                return steps
        return 0
