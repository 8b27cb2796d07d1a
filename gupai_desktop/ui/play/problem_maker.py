"""Has problems composed, the next one while the last is still played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from gupai_desktop.engine.chance import Chance
from gupai_desktop.games import find
from gupai_desktop.play.problems import Problem, problem_in
from gupai_desktop.ui.play.solver_client import SolverClient

if TYPE_CHECKING:
    from gupai_desktop.solvers.requests import Composed

#: The first problem of a run is the next after a number below this.
_FIRST = 1_000_000


class Wish(NamedTuple):
    """A game, the point of a problem, or any, and how hard it is, or as may be.

    `solvers/composer.py` has the points that a game can be asked for, and the bands.
    """

    game_id: str
    point: str = ""
    band: int | None = None


@dataclass(slots=True)
class _Hand:
    """What a wish has in hand: the last number, the request for the next, and that problem."""

    last: int
    job: int = 0
    problem: Problem | None = None


class ProblemMaker(QObject):
    """Asks the solver for composed problems; one of every wish is made ahead.

    Signals: `found` with a problem that was asked for; `lost` when the solver has gone and none
    comes.
    """

    found = Signal(object)
    lost = Signal()

    def __init__(
        self, client: SolverClient, chance: Chance, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._client, self._chance = client, chance
        self._hands: dict[Wish, _Hand] = {}
        self._awaited: Wish | None = None
        client.lost.connect(self._on_lost)

    def prepare(self, wish: Wish) -> None:
        """Have a problem ready for the next time one is asked for."""
        hand = self._hands.setdefault(wish, _Hand(self._chance.below(_FIRST)))
        if hand.job or hand.problem:
            return
        from gupai_desktop.solvers.requests import ComposeJob

        job = ComposeJob(wish.game_id, wish.point, wish.band, hand.last)
        hand.job = self._client.ask(job, lambda made: self._on_made(wish, made))

    def ask(self, wish: Wish) -> None:
        """Tell the next problem of a wish as soon as there is one, and have another made."""
        self._awaited = wish
        self.prepare(wish)
        self._hand_out()

    def cancel(self) -> None:
        """Wait for no problem any more, and have none made."""
        self._awaited = None
        for hand in self._hands.values():
            self._client.withdraw(hand.job)
            hand.job = 0

    def _on_made(self, wish: Wish, made: Composed) -> None:
        hand = self._hands[wish]
        hand.last, hand.job = made.number, 0
        hand.problem = problem_in(find(wish.game_id), made.line)
        self._hand_out()

    def _hand_out(self) -> None:
        """Tell the problem that is waited for, if it is ready."""
        wish = self._awaited
        if wish is None or (problem := self._hands[wish].problem) is None:
            return
        self._awaited = self._hands[wish].problem = None
        self.prepare(wish)
        self.found.emit(problem)

    def _on_lost(self) -> None:
        self.cancel()
        self.lost.emit()
