"""The difficulties of deals, as the study rates them."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words, words
from gupai_desktop.solvers.difficulty import Difficulty, difficulties_of, difficulty_of
from gupai_desktop.solvers.verdict import Rating
from gupai_desktop.ui.play.analysis import Analysis
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.solver_client import SolverClient

#: So many deals are remembered, those that were rated last.
_MOST_KNOWN = 500
#: So many wait, those that were wanted last.
_MOST_WAITING = 40

#: A game, and a deal of it as a text: its number, or its board if it has none.
_Deal = tuple[Game, str]


def deal_key(record: Record) -> str:
    """Return the text of a record's deal: its number, or its board if it has none."""
    return str(record.number or record.opening)


def difficulty_words(difficulty: Difficulty) -> Words:
    """Return a difficulty as a sentence of its own."""
    return words("Difficulty", "Difficulty: {difficulty}.", difficulty=difficulty.name)


class Difficulties(QObject):
    """Has deals rated, one after the other: the one on the table once its verdict is known.

    Signal: `found` when the difficulty of a deal has become known.
    """

    found = Signal()

    def __init__(
        self,
        session: Session,
        analysis: Analysis,
        client: SolverClient,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._analysis, self._client = session, analysis, client
        self._known: dict[_Deal, Difficulty | None] = {}
        self._waiting: list[_Deal] = []
        self._is_asking = False
        analysis.changed.connect(self._on_analysed)
        client.lost.connect(self._on_lost)

    def of(self, game: Game, deal: str) -> Difficulty | None:
        """Return the difficulty of a deal, if it is known already."""
        return self._known.get((game, deal))

    def is_known(self, game: Game, deal: str) -> bool:
        """Return whether a deal was rated, though it may have no difficulty."""
        return (game, deal) in self._known

    def want(self, game: Game, deal: str) -> bool:
        """Have a deal rated, before those that wait; False if it is known or has no scale."""
        wanted = (game, deal)
        if wanted in self._known or not difficulties_of(game):
            return False
        waiting = [*(one for one in self._waiting if one != wanted), wanted]
        self._waiting = waiting[-_MOST_WAITING:]
        self._ask()
        return True

    def _ask(self) -> None:
        from gupai_desktop.solvers.requests import Grading

        if self._waiting and not self._is_asking:
            self._is_asking = True
            game, deal = self._waiting.pop()
            grading = Grading(game.id, str(game.rules), deal)
            self._client.ask(grading, partial(self._on_rated, game, deal))

    def _on_analysed(self) -> None:
        """Ask once the verdict is known, which a player looks for first."""
        record, known = self._session.record, self._analysis.outlook
        if known is not None and (known.is_final or known.wins):
            self.want(record.game, deal_key(record))

    def _on_rated(self, game: Game, deal: str, rating: Rating | None) -> None:
        self._is_asking = False
        self._known[game, deal] = difficulty_of(game, rating)
        if len(self._known) > _MOST_KNOWN:
            del self._known[next(iter(self._known))]
        self._ask()
        self.found.emit()

    def _on_lost(self) -> None:
        """Wait for nothing: the study does not come back by itself."""
        self._is_asking, self._waiting = False, []
