"""Tells the statistics how hard the deals are that were played, as it is found out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.words import BadText
from gupai_desktop.games import find
from gupai_desktop.ui.play.difficulties import Difficulties
from gupai_desktop.ui.play.session import Session

if TYPE_CHECKING:
    from gupai_desktop.store.statistics import PlayedDeal, Statistics

#: So many deals that were played before are rated in a run of the program, of so many
#: that are looked at.
_MOST_RATED, _LOOKED_AT = 30, 200


class DifficultyRecorder(QObject):
    """Enters the difficulty of every deal that counts, once both are so.

    Once the first deal is rated, so are the latest that were played before, perhaps with an
    earlier version, one after the other.
    """

    def __init__(
        self,
        session: Session,
        difficulties: Difficulties,
        statistics: Callable[[], Statistics | None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._difficulties = session, difficulties
        self._statistics = statistics
        self._seen: set[str] = set()
        self._has_looked_back = False
        session.moved.connect(self._on_moved)
        difficulties.found.connect(self._on_found)

    def _on_found(self) -> None:
        self._enter()
        if not self._has_looked_back and self._statistics() is not None:
            self._has_looked_back = True
            self._look_back()

    def _look_back(self) -> None:
        """Have the latest deals rated that were played before."""
        wanted = 0
        for _, game, key in self._unrated():
            wanted += self._difficulties.want(game, key)
            if wanted == _MOST_RATED:
                break

    def _on_moved(self) -> None:
        """A deal counts from its first move on."""
        if self._session.playing.id not in self._seen:
            self._seen.add(self._session.playing.id)
            self._enter()

    def _enter(self) -> None:
        """Enter whatever is known of the deals that have no difficulty yet."""
        if (statistics := self._statistics()) is None:
            return
        for deal, game, key in self._unrated():
            if self._difficulties.is_known(game, key):
                difficulty = self._difficulties.of(game, key)
                statistics.add_rated(deal, difficulty.key if difficulty else "")

    def _unrated(self) -> Iterator[tuple[PlayedDeal, Game, str]]:
        statistics = self._statistics()
        for deal in statistics.unrated(_LOOKED_AT) if statistics else ():
            with suppress(BadText):  # a game of another version of the program
                yield deal, find(deal.game_id, deal.rules), str(deal.number or deal.board)
