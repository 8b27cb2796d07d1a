"""Finds deals that a policy offers, the next one while the last is still played."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from gupai_desktop.engine.chance import Chance
from gupai_desktop.engine.deal import number_to_offer
from gupai_desktop.engine.game import Game
from gupai_desktop.solvers.policies import policy_of
from gupai_desktop.ui.play.solver_client import SolverClient

#: A search that takes no longer need not be told of, in milliseconds.
_TIMEOUT = 300

#: The deals that are looked for: of a game, offered by a policy.
_Kind = tuple[Game, str]


@dataclass(slots=True)
class _Running:
    """A search that the solver is at, for a player who waits or for later."""

    kind: _Kind
    is_awaited: bool
    job: int = 0


class DealFinder(QObject):
    """Asks the solver for deal numbers.

    Signals: `found` with a game, the number of a deal to be dealt now, and the key of
    the policy that offers it; `awaited` when a player begins to wait, with the game and that key,
    `searching` with the same after a moment, `settled` when nobody waits any more.
    """

    found = Signal(object, int, str)
    awaited = Signal(object, str)
    searching = Signal(object, str)
    settled = Signal()

    def __init__(
        self, client: SolverClient, chance: Chance, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._client, self._chance = client, chance
        self._awaited: _Running | None = None
        #: The number from which a deal is being sought that a player waits for.
        self.sought: int | None = None
        self._preparing: dict[_Kind, _Running] = {}
        self._ready: dict[_Kind, int] = {}
        client.lost.connect(self._on_lost)

    def prepare(self, game: Game, policy: str) -> None:
        """Have a deal of a game ready for the next time one is asked for."""
        kind = game, policy
        if kind not in self._ready and kind not in self._preparing:
            running = _Running(kind, is_awaited=False)
            self._preparing[kind] = self._search(running, self._any_number(game, policy), 1)

    def deal(self, game: Game, policy: str) -> None:
        """Deal by chance: the deal that is ready or being prepared, or else the next found."""
        kind = game, policy
        if kind in self._ready:
            self.forget()
            self.found.emit(game, self._ready.pop(kind), policy)
        elif kind in self._preparing:
            self.forget()
            self._await(self._preparing.pop(kind))
        else:
            self.deal_from(game, policy, self._any_number(game, policy), 1)

    def deal_from(self, game: Game, policy: str, number: int, step: int) -> None:
        """Deal the first from a number on that a policy offers."""
        self.forget()
        self.sought = number
        self._await(self._search(_Running((game, policy), is_awaited=True), number, step))

    def forget(self) -> None:
        """Stop the search that a player waits for."""
        if self._awaited is not None:
            self._client.withdraw(self._awaited.job)
            self._settle()
        self.sought = None

    def _settle(self) -> None:
        self._awaited = self.sought = None
        self.settled.emit()

    def _await(self, running: _Running) -> None:
        running.is_awaited, self._awaited = True, running
        self.awaited.emit(*running.kind)
        QTimer.singleShot(_TIMEOUT, self, lambda: self._report(running))

    def _report(self, running: _Running) -> None:
        if running is self._awaited:
            self.searching.emit(*running.kind)

    def _search(self, running: _Running, number: int, step: int) -> _Running:
        from gupai_desktop.solvers.requests import Search

        game, policy = running.kind
        search = Search(game.id, str(game.rules), policy, number, step)
        running.job = self._client.ask(search, partial(self._on_found, running))
        return running

    def _on_found(self, running: _Running, number: int) -> None:
        game, policy = running.kind
        if running.is_awaited:
            self._settle()
            self.found.emit(game, number, policy)
        else:
            del self._preparing[running.kind]
            self._ready[running.kind] = number

    def _on_lost(self) -> None:
        self.forget()
        self._preparing.clear()

    def _any_number(self, game: Game, policy: str) -> int:
        """Return a number by chance from which a deal is looked for."""
        return number_to_offer(game, policy_of(game, policy), self._chance)
