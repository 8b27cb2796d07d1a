"""The proof that the game on the table is lost, sought as soon as that is known."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.words import Words
from gupai_desktop.solvers.knowledge import as_seen
from gupai_desktop.texts.solver_words import CANNOT_BE_WON, losing_words
from gupai_desktop.ui.play.analysis import Analysis

if TYPE_CHECKING:
    from gupai_desktop.engine.proof import Proof


class Proofs(QObject):
    """Knows why the game of an analysis is lost, by the first lost table that has a proof.

    Signal: `changed` when another proof is known, or none any more.
    """

    changed = Signal()

    def __init__(self, analysis: Analysis, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._client = analysis.session, analysis.client
        self._analysis = analysis
        #: What was found for tables, and the one that is asked about.
        self._found: dict[tuple[Game, Table], Proof | None] = {}
        self._asked: tuple[Game, Table] | None = None
        #: Why the game is lost, if that is known, and since when it is.
        self.proof: Proof | None = None
        self.claim = CANNOT_BE_WON
        analysis.changed.connect(self._refresh)
        self._client.lost.connect(self._on_lost)

    def _refresh(self) -> None:
        """Go from lost table to lost table until one has a proof, or has to be asked about."""
        claim, proof = CANNOT_BE_WON, None
        for before, record in self._lost():
            key = (record.game, record.table)
            if key not in self._found:
                self._ask(*key)
                break
            if proof := self._found[key]:
                claim = self._claim(before, record)
                break
        if (claim, proof) != (self.claim, self.proof):
            self.claim, self.proof = claim, proof
            self.changed.emit()

    def _lost(self) -> Iterator[tuple[Record | None, Record]]:
        """Yield the lost records on the way here, but for those the rules say it of.

        With each comes the record before it.
        """
        now, before = self._session.record, None
        for number, table in enumerate(now.tables if self._is_lost(now) else ()):
            record = replace(now, moves=now.moves[:number], table=table)
            if self._is_lost(record) and record.narrator.why_lost is None:
                yield before, record
            before = record

    def _is_lost(self, record: Record) -> bool:
        known = self._analysis.knowledge.outlook(record)
        return known is not None and known.is_lost

    def _claim(self, before: Record | None, lost: Record) -> Words:
        """Return since when the game is lost, if the record before could be won."""
        known = self._analysis.knowledge.outlook(before) if before else None
        if before and not (known and known.wins):
            return CANNOT_BE_WON
        return losing_words(lost)

    def _ask(self, game: Game, table: Table) -> None:
        if self._asked != (game, table):
            from gupai_desktop.solvers.requests import Proving

            self._asked = game, table
            board = str(as_seen(game, table))
            request = Proving(game.id, str(game.rules), board)
            self._client.ask(request, partial(self._learn, game, table))

    def _learn(self, game: Game, table: Table, proof: Proof | None) -> None:
        self._found[game, table] = proof
        self._refresh()

    def _on_lost(self) -> None:
        self._asked = None
