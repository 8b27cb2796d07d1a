"""The status bar: the deal, the verdict on it, how far the game is, how long it takes."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QStatusBar, QWidget

from gupai_desktop.engine.words import counted, words
from gupai_desktop.i18n import say, with_native
from gupai_desktop.ui.play.analysis import Analysis
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.titles import title_of
from gupai_desktop.ui.widgets.times import time_text

_LEAST_WIDTH = 120


class ShortenedLabel(QLabel):
    """A line that ends in dots where there is no room for all of it; its tool tip has it all."""

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setToolTip(text)

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_WIDTH, super().minimumSizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        room = self.contentsRect()
        text = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, room.width()
        )
        QPainter(self).drawText(room, Qt.AlignmentFlag.AlignVCenter, text)


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


class Status(QStatusBar):
    """The record on the table, what is known of it, and how long it has been played."""

    def __init__(
        self, session: Session, analysis: Analysis, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self.verdict_label = VerdictLabel(session, analysis)
        self.time_label = QLabel()
        self._deal_label = ShortenedLabel()
        self._tally_label, self._moves_label = QLabel(), QLabel()
        labels = (self._tally_label, self._moves_label, self.time_label)
        for label in (self._deal_label, *labels):
            label.setContentsMargins(10, 2, 10, 2)
        self.addWidget(self._deal_label)
        for widget in (self.verdict_label, *labels):
            self.addPermanentWidget(widget)
        session.record_changed.connect(self.refresh)
        session.deal_changed.connect(self.refresh_deal)

    def refresh(self) -> None:
        """Show how far the game is, and how long it has been played."""
        record = self._session.record
        self._tally_label.setText(say(record.game.tally(record.table)))
        self._moves_label.setText(say(counted("MainWindow", "%n move(s)", len(record.moves))))
        self.refresh_time()

    def refresh_deal(self) -> None:
        """Show which deal of which game it is."""
        title = title_of(self._session.record, self._session.playing)
        self._deal_label.setText(with_native(title, self._session.game.native))

    def refresh_time(self) -> None:
        """Show how long the deal has been played."""
        self.time_label.setText(time_text(self._session.playing.seconds))

    def retranslate(self) -> None:
        """Write everything in the language of the interface."""
        self.time_label.setToolTip(say(words("MainWindow", "How long this deal has been played")))
        self.verdict_label.refresh()
        self.refresh_deal()
        self.refresh()
