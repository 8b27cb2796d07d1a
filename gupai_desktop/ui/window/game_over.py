"""Says that the game is won, or lost and why, and what can be done then."""

from __future__ import annotations

from collections.abc import Callable

from gupai_desktop.engine.words import Words, counted, words
from gupai_desktop.ui.play.analysis import Analysis
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.widgets.banner import Banner


class GameOver:
    """Looks at the table whenever it has changed, and says in the banner how the game ended."""

    def __init__(
        self, session: Session, analysis: Analysis, banner: Banner, new_deal: Callable[[], object]
    ) -> None:
        self._session, self._analysis = session, analysis
        self._banner, self._new_deal = banner, new_deal
        self._won: tuple[Words, ...] = ()
        session.record_changed.connect(self.refresh)
        analysis.changed.connect(self._on_studied)

    def refresh(self) -> None:
        """Say how the game has ended, if it has."""
        has_moves = bool(self._session.record.moves)
        new_deal = (words("MainWindow", "New Deal"), self._new_deal)
        restart = self._session.restart
        if self._session.is_won and has_moves:
            again = (words("MainWindow", "Play It Again"), restart)
            self._won = self._won_words()
            self._banner.show_message(self._won, (new_deal, again), with_seal=True)
        elif why := self._session.why_lost:
            undo = (words("MainWindow", "Undo"), self._session.undo_group.undo)
            again = (words("MainWindow", "Restart"), restart)
            choices = (undo, again, new_deal) if has_moves else (new_deal,)
            self._banner.show_message((words("MainWindow", "The game is lost."), why), choices)

    def _on_studied(self) -> None:
        """A win that is still shown is compared with what is known now."""
        is_shown = bool(self._won) and self._banner.sentences == self._won
        if is_shown and self._session.is_won and self._won_words() != self._won:
            self.refresh()

    def _won_words(self) -> tuple[Words, ...]:
        """How many moves it took, with help or without, and how few it takes."""
        moves = len(self._session.record.moves)
        won = (
            counted("MainWindow", "Won in %n move(s), with help.", moves)
            if self._session.is_assisted
            else counted("MainWindow", "Won in %n move(s).", moves)
        )
        return tuple(filter(None, (won, self._analysis.par_words())))
