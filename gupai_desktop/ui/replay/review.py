"""A record played again and reviewed: after which move it could no longer be won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from gupai_desktop.engine.game import Outcome
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import Words, sentence, words
from gupai_desktop.play.history import History
from gupai_desktop.solvers.knowledge import Knowledge, as_seen, is_open
from gupai_desktop.solvers.requests import Analysed, Examined, SolveJob, TableJob
from gupai_desktop.solvers.verdict import Answer, Outlook, Verdict
from gupai_desktop.texts.messages import won_words
from gupai_desktop.texts.solver_words import (
    CAN_BE_WON,
    NOT_KNOWN,
    SEARCHING,
    STOPPED,
    length_words,
    losing_words,
    par_words,
)
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.solver_client import SolverClient

#: How long a table is shown while a record plays itself, in milliseconds.
_PACE = 1200


class Replay(QObject):
    """The tables of a record: number 0 is the opening, every other that after its move.

    `session` is a table without a player; it shows where the replay is, with the tiles of the
    last move marked.  Signals: `moved` when another table is shown; `run_changed` when the
    replay begins to play by itself, or stops.
    """

    moved = Signal()
    run_changed = Signal(bool)

    def __init__(self, record: Record, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.record = record
        self.tables = record.tables
        self.last = len(record.moves)
        self.index = 0
        self.session = Session(record.restarted(), parent=self)
        self.pointing = Pointing(self.session)
        self._clock = QTimer(self, interval=_PACE)
        self._clock.timeout.connect(lambda: self._show(self.index + 1))

    @property
    def shown(self) -> Record:
        moves = self.record.moves[: self.index]
        return replace(self.record, moves=moves, table=self.tables[self.index])

    @property
    def is_running(self) -> bool:
        return self._clock.isActive()

    def go(self, index: int) -> None:
        """Show the table with this number, or the nearest there is; playing by itself ends."""
        index = min(max(index, 0), self.last)
        if index != self.index:
            self.stop()
            self._show(index)

    def toggle(self) -> None:
        """Play by itself, from the opening if the end is shown; or stop."""
        if self.is_running:
            self.stop()
        elif self.last:
            if self.index == self.last:
                self._show(0)
            self._clock.start()
            self.run_changed.emit(True)

    def stop(self) -> None:
        """Play no further."""
        if self.is_running:
            self._clock.stop()
            self.run_changed.emit(False)

    def _show(self, index: int) -> None:
        self.index = index
        self.session.resume(History.beginning(self.shown, self.session.playing))
        last = self.record.moves[index - 1].tiles if index else frozenset[Tile]()
        self.pointing.mark_hinted(last)
        if index == self.last:
            self.stop()
        self.moved.emit()


class Standing(Enum):
    """The standing of a table: it can be won, it cannot, or that is undecided."""

    WINNABLE = "winnable"
    LOST = "lost"
    UNKNOWN = "unknown"


class ReviewedLine:
    """The standings that are proved along a line of play.

    If a table can be won, so could every one before it; if it cannot, nor can any after it:
    a binary search finds the place where that changes.  With hidden tiles a table counts as
    winnable if some order of them, of those still possible, can be won.
    """

    def __init__(self, length: int) -> None:
        self.length = length
        #: The last table that is proved winnable, the first proved lost; outside if none is.
        self.last_winnable, self.first_lost = -1, length
        self._unknown: set[int] = set()

    def learn(self, number: int, standing: Standing) -> None:
        """Take in one table's standing."""
        if standing is Standing.WINNABLE:
            self.last_winnable = max(self.last_winnable, number)
        elif standing is Standing.LOST:
            self.first_lost = min(self.first_lost, number)
        else:
            self._unknown.add(number)

    def standing(self, number: int) -> Standing | None:
        """Return the standing of a table; None if it has not been asked about."""
        if number <= self.last_winnable:
            return Standing.WINNABLE
        if number >= self.first_lost:
            return Standing.LOST
        return Standing.UNKNOWN if number in self._unknown else None

    @property
    def question(self) -> int | None:
        """The table to ask about next: first the last one, then the middle of the rest."""
        if self.standing(self.length - 1) is None:
            return self.length - 1
        between = range(self.last_winnable + 1, self.first_lost)
        rest = [number for number in between if number not in self._unknown]
        return rest[(len(rest) - 1) // 2] if rest else None


class Review(QObject):
    """The analysis of one record's tables, one after the other, in the background.

    It has a solver of its own, which ends when there is nothing more to ask.
    Signal: `changed` when more is known.
    """

    changed = Signal()

    def __init__(
        self,
        record: Record,
        tables: Sequence[Table],
        client: SolverClient,
        knowledge: Knowledge,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._record, self._tables, self._client = record, tables, client
        self._knowledge = knowledge
        knowledge.follow(record, record)
        self._line = ReviewedLine(len(tables))
        self._outlooks: dict[int, Outlook] = {}
        self._examined: Examined | None = None
        self._is_started = self.is_done = self.is_lost = False
        # What the rules alone say.
        outcome = record.game.outcome(tables[-1])
        self._is_won = outcome is Outcome.WON
        if outcome is not Outcome.OPEN:
            standing = Standing.WINNABLE if self._is_won else Standing.LOST
            self._line.learn(len(tables) - 1, standing)
        for number, table in enumerate(tables):
            if record.game.narrator(table).why_out_of_reach:
                self._line.learn(number, Standing.LOST)
        client.lost.connect(self._on_lost)

    def start(self) -> None:
        """Begin to ask, unless that has been done."""
        if not self._is_started and not self.is_done:
            self._is_started = True
            self._ask()

    def close(self) -> None:
        """Ask no more."""
        self.is_done = True
        self._client.close()

    def standing(self, number: int) -> Standing | None:
        return self._line.standing(number)

    def hidden_outlook(self, number: int) -> Outlook | None:
        """Return in how many orders of its hidden tiles a table can be won, if some can be."""
        known = self._outlooks.get(number)
        return known if known is not None and known.orders > 1 and known.wins else None

    @property
    def losing_move(self) -> int | None:
        """The number of the move, from 1, that is proved to have lost a winnable game."""
        line = self._line
        is_found = 0 <= line.last_winnable == line.first_lost - 1 < len(self._record.moves)
        return line.first_lost if is_found else None

    @property
    def par(self) -> Verdict | None:
        """The best line of the deal that is known, once that has been studied.

        None while tiles are hidden from the player at the end of the record.
        """
        best = self._knowledge.best(self._record)
        is_solved = self._examined is not None and self._examined.best is not None
        is_solved = is_solved or (best is not None and best.is_shortest)
        return best if is_solved else None

    # Asking: the end of the line, where it was lost, par, then what hidden tiles left open.

    def _ask(self) -> None:
        record, game = self._record, self._record.game
        number = self._line.question
        may_look = is_open(game, record.table) and self._line.last_winnable >= 0
        if number is None and may_look and self._examined is None and self.par is None:
            solve_job = SolveJob(game.id, str(game.rules), str(record.opening))
            self._client.ask(solve_job, self._hear_verdict)
        elif number is None and (number := self._unasked()) is None:
            self.close()
        else:
            table = str(as_seen(game, self._tables[number]))
            question = TableJob(game.id, str(game.rules), table, "")
            self._client.ask(question, partial(self._hear_outlook, number))
        self.changed.emit()

    def _unasked(self) -> int | None:
        """Return the latest winnable table with hidden tiles whose orders are to be counted."""
        for number in range(self._line.last_winnable, -1, -1):
            hidden = self._record.game.hidden(self._tables[number])
            if number not in self._outlooks and len(hidden) > 1:
                return number
        return None

    def _hear_outlook(self, number: int, found: Analysed) -> None:
        known = found.outlook
        if known and number not in self._outlooks and (known.is_final or known.wins):
            self._outlooks[number] = known
            moves, table = self._record.moves[:number], self._tables[number]
            self._knowledge.learn(replace(self._record, moves=moves, table=table), known)
            others = Standing.LOST if known.is_lost else Standing.UNKNOWN
            self._line.learn(number, Standing.WINNABLE if known.wins else others)
            self._ask()

    def _hear_verdict(self, found: Examined) -> None:
        """Take a verdict; if the deal can be won, one with the shortest line follows."""
        self._examined = found
        self._knowledge.learn_best(self._record, found.best or found.verdict)
        if found.verdict.answer is not Answer.WINNABLE or found.best:
            self._ask()

    def _on_lost(self) -> None:
        if not self.is_done:
            self.is_done = self.is_lost = True
            self.changed.emit()

    def sentences(self) -> tuple[Words, ...]:
        """Return all that has been found out, in sentences."""
        if self.is_lost:
            return (STOPPED,)
        why = self._record.game.narrator(self._tables[-1]).why_out_of_reach
        game = self._record.game
        cost = game.cost(self._record.opening, self._record.moves)
        par = par_words(game, self.par, cost) if self._is_won else length_words(game, self.par)
        found = (self._end_words(), why, par)
        return tuple(sentence for sentence in found if sentence is not None)

    def _end_words(self) -> Words:
        line, last = self._line, len(self._record.moves)
        if self._is_won:
            return won_words(self._record)
        if line.last_winnable == last:
            return sentence(CAN_BE_WON)
        if line.first_lost == 0:
            return losing_words(self._record.restarted())
        if line.question is not None:
            return SEARCHING
        if line.first_lost > last:
            return sentence(NOT_KNOWN)
        if (number := self.losing_move) is None:
            return words("It is not known which move lost the game.")
        lost = replace(self._record, moves=self._record.moves[:number])
        return losing_words(lost)
