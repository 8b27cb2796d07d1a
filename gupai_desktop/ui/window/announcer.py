"""What screen readers say aloud of a game that is played: moves, other deals, the verdict.

Sentences of the banner are announced by the banner.
"""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say
from gupai_desktop.ui.play.analysis import Analysis, move_words
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.titles import title_of


def announce(widget: QWidget, text: str) -> None:
    """Let a screen reader say a text, whatever has the focus."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


class Announcer(QObject):
    """Tells what happens at a table in the name of the view that shows it.

    The verdict is told where it is shown, and only when it turns.
    """

    def __init__(
        self,
        session: Session,
        view: QWidget,
        analysis: Analysis | None = None,
        verdict: QWidget | None = None,
    ) -> None:
        super().__init__(view)
        self._session, self._view = session, view
        self._analysis, self._verdict = analysis, verdict
        self._known: tuple[bool, bool, bool] | None = None
        session.record_changed.connect(self._on_record_changed)
        if analysis is not None:
            analysis.changed.connect(self._on_studied)

    def _on_record_changed(self, before: Record, after: Record) -> None:
        if (before.game, before.opening) != (after.game, after.opening):
            self._known = None
            self._say(title_of(after, self._session.playing))
        elif len(before.moves) > len(after.moves):
            self._say(_back_words(before, after))
        else:
            for move in after.moves[len(before.moves) :]:
                self._say(
                    words(
                        "Announcer",
                        "{move}. {tally}.",
                        move=move_words(after.game, move),
                        tally=after.game.tally(after.table),
                    )
                )

    def _on_studied(self) -> None:
        """Tell whether the game can be won when that is not as it was."""
        known = self._analysis.outlook if self._analysis else None
        if known is None or self._analysis is None or self._session.is_won:
            return  # a win is told by the banner
        now = (bool(known.wins), bool(known.unknown), known.is_final)
        turned, self._known = self._known, now
        if self._known != turned and self._verdict and self._verdict.isVisible():
            self._say(self._analysis.verdict_words())

    def _say(self, text: Words) -> None:
        announce(self._view, say(text))


def _back_words(before: Record, after: Record) -> Words:
    """Which move has been taken back, or that all have."""
    if not after.moves and len(before.moves) > 1:
        return words("Announcer", "Back to the opening.")
    last = before.moves[len(after.moves)]
    return words("Announcer", "Taken back: {move}.", move=move_words(before.game, last))
