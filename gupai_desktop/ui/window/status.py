"""The status bar: the deal, the verdict on it, how far the game is, how long it takes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QStatusBar, QWidget

from gupai_desktop.engine.words import counted, words
from gupai_desktop.i18n import say, with_native
from gupai_desktop.play.challenge import challenge_day_of, challenge_of
from gupai_desktop.ui.play.analysis import Analysis
from gupai_desktop.ui.play.difficulties import deal_key, difficulty_words
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.titles import long_title_of, title_of
from gupai_desktop.ui.widgets.times import time_text
from gupai_desktop.ui.window.window_parts import WindowParts

#: What lies between two parts of the bar, and at its end.
_SPACE, _END = 6, 64
#: As wide as a widget can be.
_ANY_WIDTH = 16_777_215


class ShortenedLabel(QLabel):
    """A line that ends in dots where there is no room for all of it; its tool tip has it all."""

    def __init__(self, least: int = 0) -> None:
        super().__init__()
        self._least = least

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setToolTip(text)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least, super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(self._least, hint.height()) if self._least else hint

    def paintEvent(self, _event: QPaintEvent) -> None:
        room = self.contentsRect()
        text = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, room.width()
        )
        QPainter(self).drawText(room, Qt.AlignmentFlag.AlignVCenter, text)


class VerdictLabel(QWidget):
    """Says whether the game can still be won; if not, a button leads back."""

    def __init__(self, session: Session, analysis: Analysis) -> None:
        super().__init__()
        self._session, self._analysis = session, analysis
        self.label = ShortenedLabel()
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
        self.back.setText(say(words("Status", "Back to where it could")))
        self.back.setVisible(self.leads_back)

    @property
    def leads_back(self) -> bool:
        """Whether the game is lost, and was not always so."""
        known = self._analysis.outlook
        is_lost = known is not None and not known.wins and not known.unknown
        return is_lost and self._steps_back() > 0

    def go_back(self) -> None:
        """Undo to the last table that is known to have been winnable."""
        self._session.go_back(self._steps_back())

    def _steps_back(self) -> int:
        return self._session.steps_since(self._analysis.could_win_at)


class Status(QStatusBar):
    """The record on the table, what is known of it, and how long it has been played.

    Where there is no room for all of it, it is shortened from what matters least.
    """

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts.window)
        self._session, self._difficulties = parts.session, parts.difficulties
        self.verdict_label = VerdictLabel(parts.session, parts.analysis)
        self.deal_label, self.time_label, self._tally_label, self._moves_label = (
            ShortenedLabel() for _ in range(4)
        )
        labels = (self._tally_label, self._moves_label, self.time_label)
        for label in (self.deal_label, *labels):
            label.setContentsMargins(10, 2, 10, 2)
        self.addWidget(self.deal_label)
        for widget in (self.verdict_label, *labels):
            self.addPermanentWidget(widget)
        self._session.record_changed.connect(self.refresh)
        self._session.deal_changed.connect(self.refresh_deal)
        self._difficulties.found.connect(self.refresh_deal)

    def refresh(self) -> None:
        """Show how far the game is, and how long it has been played."""
        record = self._session.record
        self._tally_label.setText(say(self._session.facts.narrator.tally))
        moves = counted("MainWindow", "%n move(s)", len(record.moves))
        if day := challenge_day_of(record, self._session.playing.policy):
            most = challenge_of(day).moves
            moves = words("Challenge", "{moves}, challenge: {most}", moves=moves, most=most)
        self._moves_label.setText(say(moves))
        self.refresh_time()

    def refresh_deal(self) -> None:
        """Show which deal of which game it is, and how hard once that is known."""
        record, playing = self._session.record, self._session.playing
        self.deal_label.setText(with_native(title_of(record, playing), record.game.native))
        title = with_native(long_title_of(record, playing), record.game.native)
        difficulty = self._difficulties.of(record.game, deal_key(record))
        self.deal_label.setToolTip(
            f"{title}\n{say(difficulty_words(difficulty))}" if difficulty else title
        )

    def refresh_time(self) -> None:
        """Show how long the deal has been played."""
        time = time_text(self._session.playing.seconds)
        self.time_label.setText(time)
        played = words("MainWindow", "How long this deal has been played: {time}", time=time)
        self.time_label.setToolTip(say(played))

    def retranslate(self) -> None:
        # A name that stays: a label without one would tell screen readers of every second.
        self.time_label.setAccessibleName(say(words("Statistics", "Time")))
        self.verdict_label.refresh()
        self.refresh_deal()
        self.refresh()

    def _shorten(self) -> None:
        """Shorten the time first, then the moves, the title, how far the game is, the verdict."""
        back, verdict = self.verdict_label.back, self.verdict_label.label
        labels = (self.time_label, self._moves_label, self.deal_label, self._tally_label, verdict)
        shown = [one for one in labels if one.isVisibleTo(self)]
        parts = [*shown, back] if back.isVisibleTo(self) else shown
        lacking = sum(one.sizeHint().width() + _SPACE for one in parts) + _END - self.width()
        for label in shown:
            wanted = label.sizeHint().width()
            less = min(max(lacking, 0), wanted)
            label.setMaximumWidth(wanted - less if less else _ANY_WIDTH)
            lacking -= less

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._shorten()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._shorten()
        return super().event(event)
