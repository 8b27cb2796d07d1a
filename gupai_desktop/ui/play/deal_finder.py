"""Finds the deals that a policy offers, the next one while the last is still played."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from gupai_desktop.engine.deal import number_to_offer
from gupai_desktop.engine.game import Game
from gupai_desktop.solvers.policies import policy_of
from gupai_desktop.solvers.requests import Reply, Search
from gupai_desktop.ui.play.solver_client import SolverClient


class _Kind(NamedTuple):
    """What deals are looked for: of a game, offered by a policy."""

    game: Game
    policy: str


class DealFinder(QObject):
    """Asks the study for deal numbers.

    Signals: `found` with a game, the number of a deal to be dealt now, and the key of
    the policy that offers it; `searching` when a player has to wait, with the game and that key.
    """

    found = Signal(object, int, str)
    searching = Signal(object, str)

    def __init__(self, client: SolverClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._client = client
        self._wanted: tuple[int, _Kind] | None = None
        #: The number from which a deal is being sought that a player waits for.
        self.sought: int | None = None
        self._preparing: dict[_Kind, int] = {}
        self._ready: dict[_Kind, int] = {}
        client.replied.connect(self._on_replied)
        client.lost.connect(self._on_lost)

    def prepare(self, game: Game, policy: str) -> None:
        """Have a deal of a game ready for the next time one is asked for."""
        kind = _Kind(game, policy)
        if kind not in self._ready and kind not in self._preparing:
            self._preparing[kind] = self._search(kind, _first(kind), 1)

    def deal(self, game: Game, policy: str) -> None:
        """A deal by chance: the one that is ready or being made so, or else the next one found."""
        kind = _Kind(game, policy)
        number = self._ready.pop(kind, None)
        if number is not None:
            self.forget()
            self.found.emit(game, number, policy)
        elif kind in self._preparing:
            self.forget()
            self._await(self._preparing.pop(kind), kind)
        else:
            self.deal_from(game, policy, _first(kind), 1)

    def deal_from(self, game: Game, policy: str, number: int, step: int) -> None:
        """The first deal from a number on that a policy offers."""
        self.forget()
        self.sought = number
        kind = _Kind(game, policy)
        self._await(self._search(kind, number, step), kind)

    def forget(self) -> None:
        """Whatever a player waited for is not wanted any more."""
        if self._wanted is not None:
            self._client.withdraw(self._wanted[0])
        self._wanted = self.sought = None

    def _await(self, job: int, kind: _Kind) -> None:
        self._wanted = (job, kind)
        self.searching.emit(kind.game, kind.policy)

    def _search(self, kind: _Kind, number: int, step: int) -> int:
        game, policy = kind
        return self._client.ask(Search(game.id, str(game.rules), policy, number, step))

    def _on_replied(self, reply: Reply) -> None:
        if not isinstance(reply.content, int):
            return
        if self._wanted is not None and reply.job == self._wanted[0]:
            kind = self._wanted[1]
            self._wanted = self.sought = None
            self.found.emit(kind.game, reply.content, kind.policy)
            return
        for kind, job in self._preparing.items():
            if job == reply.job:
                del self._preparing[kind]
                self._ready[kind] = reply.content
                return

    def _on_lost(self) -> None:
        """The study does not come back by itself: nobody is to be surprised by a deal later."""
        if self._client.process_id is None:
            self.forget()


def _first(kind: _Kind) -> int:
    """The number from which a deal by chance is looked for."""
    return number_to_offer(kind.game, policy_of(kind.game, kind.policy))
