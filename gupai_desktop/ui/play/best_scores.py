"""The best that can be had at every table of a record, asked of the solver where points count."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.solvers.verdict import Verdict
from gupai_desktop.texts.scores import (
    BestScore,
    CostliestTake,
    best_left,
    best_score,
    costliest_take,
)
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.solver_client import SolverClient


class BestScores(QObject):
    """Knows for how many points the tables of a session's record can be cleared.

    Signals: `changed` when more is known; `lowered` with what is left, when a take that has just
    been made is known to have cost points.
    """

    changed = Signal()
    lowered = Signal(object)

    def __init__(self, session: Session, client: SolverClient, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._client = session, client
        self._known: dict[Table, Verdict] = {}
        #: The record whose last move has just been made, until it is known what it cost.
        self._fresh: Record | None = None

    def follow_move(self) -> None:
        """Know that the last move of the record on the table has just been made."""
        self._fresh = self._session.record

    @property
    def best(self) -> BestScore | None:
        """Return the best that could be had in the deal on the table."""
        record = self._session.record
        return best_score(record.game, record.opening, self._known)

    @property
    def left(self) -> BestScore | None:
        """Return the best that can still be had there."""
        record = self._session.record
        return best_score(record.game, record.table, self._known)

    @property
    def costliest(self) -> CostliestTake | None:
        return costliest_take(self._session.record, self._known) if self._known else None

    def go_before_take(self) -> None:
        """Undo to before the take that has cost most."""
        if take := self.costliest:
            session, moves = self._session, self._session.record.moves[: take.number - 1]
            session.go_back(session.steps_since(lambda past: past.moves == moves))

    def ask(self) -> None:
        """Ask about the tables of the record of which nothing is known; the last one first."""
        record = self._session.record
        if not record.game.most_score:
            return
        tables = record.tables
        self._known = {table: self._known[table] for table in tables if table in self._known}
        unknown = {str(table): table for table in reversed(tables) if table not in self._known}
        if unknown:
            from gupai_desktop.solvers.requests import Bests

            bests = Bests(record.game.id, str(record.game.rules), tuple(unknown))
            self._client.ask(bests, partial(self._learn, unknown))
        self._report()

    def _learn(self, tables: dict[str, Table], found: tuple[str, Verdict]) -> None:
        board, verdict = found
        self._known[tables[board]] = verdict
        self._report()
        self.changed.emit()

    def _report(self) -> None:
        """Tell once what a take has left, as soon as it is known."""
        record = self._session.record
        if self._fresh is not record or not self._known or self._session.facts.is_won:
            return
        if all(table in self._known for table in record.tables[-2:]):
            self._fresh = None
            if left := best_left(record, self._known):
                self.lowered.emit(left)
