"""Finds the deals that a policy offers, the next one while the last is still played."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from gupai_desktop.engine.deal import any_number
from gupai_desktop.engine.game import Game
from gupai_desktop.solvers.requests import Reply
from gupai_desktop.ui.solver_client import SolverClient


class Dealer(QObject):
    """Asks the study for deal numbers.

    Signals: `found` with a game and the number of a deal to be dealt now;
    `searching` when a player has to wait for it.
    """

    found = Signal(object, int)
    searching = Signal()

    def __init__(self, client: SolverClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._client = client
        self._wanted: tuple[int, Game] | None = None
        #: The number from which a deal is being sought that a player waits for.
        self.sought: int | None = None
        self._preparing: dict[int, object] = {}
        self._ready: dict[object, int] = {}
        client.replied.connect(self._on_replied)

    def prepare(self, game: Game, policy: str) -> None:
        """Have a deal of a game ready for the next time one is asked for."""
        key = (game, policy)
        if key not in self._ready and key not in self._preparing.values():
            job = self._search(game, policy, any_number(), 1)
            self._preparing[job] = key

    def deal(self, game: Game, policy: str) -> None:
        """A deal by chance: the one that is ready, or else the next one found."""
        number = self._ready.pop((game, policy), None)
        if number is None:
            self.deal_from(game, policy, any_number(), 1)
        else:
            self.found.emit(game, number)

    def deal_from(self, game: Game, policy: str, number: int, step: int) -> None:
        """The first deal from a number on that a policy offers."""
        self.sought = number
        self._wanted = (self._search(game, policy, number, step), game)
        self.searching.emit()

    def forget(self) -> None:
        """Whatever was asked for is not wanted any more."""
        self._wanted = self.sought = None

    def _search(self, game: Game, policy: str, number: int, step: int) -> int:
        return self._client.search(game.id, str(game.rules), policy, number, step)

    def _on_replied(self, reply: Reply) -> None:
        if not isinstance(reply.content, int):
            return
        if reply.job in self._preparing:
            self._ready[self._preparing.pop(reply.job)] = reply.content
        elif self._wanted is not None and reply.job == self._wanted[0]:
            game = self._wanted[1]
            self.forget()
            self.found.emit(game, reply.content)
