"""The analysis of the table on the screen: verdict, ideas and best line."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.words import words
from gupai_desktop.play.facts import Facts
from gupai_desktop.play.history import MAX_BEGUN, MAX_STEPS
from gupai_desktop.solvers.knowledge import Knowledge, as_seen, groups_left, is_open
from gupai_desktop.solvers.policies import WINNABLE
from gupai_desktop.solvers.verdict import Idea, Outlook, Verdict
from gupai_desktop.texts.solver_words import STOPPED
from gupai_desktop.ui.play.power import is_battery_low
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.solver_client import SolverClient

if TYPE_CHECKING:
    from gupai_desktop.solvers.requests import Analysed

#: How long the table must rest before it is studied, in milliseconds.
_REST = 150


class Analysis(QObject):
    """Follows a session: verdict, ideas and best line, as they become known.

    Signal: `changed` when any of them has.
    """

    changed = Signal()

    def __init__(
        self, session: Session, client: SolverClient, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.session, self.client = session, client
        #: Of as many tables and deals as a history keeps, so that undo finds them again.
        self.knowledge = Knowledge(MAX_STEPS, MAX_BEGUN)
        self._ideas: tuple[Idea, ...] | None = None
        self._is_following = False
        #: Whether the solver has gone and does not come back by itself.
        self.is_lost = False
        #: The last question about the table that lies there, and the search that goes on after
        #: it, by their numbers; 0 for none.
        self._asked = self._going_on = 0
        #: The game and the opening that were studied to the end.
        self._settled: tuple[Game, Table] | None = None
        self._rest = QTimer(self, interval=_REST, singleShot=True)
        self._rest.timeout.connect(self._ask)
        session.record_changed.connect(self._on_record_changed)
        client.answered.connect(self._on_answered)
        client.restarted.connect(self._on_restarted)
        client.lost.connect(self._on_lost)

    @property
    def outlook(self) -> Outlook | None:
        return self.knowledge.outlook(self.session.record)

    @property
    def par(self) -> Verdict | None:
        """Return the best line of the deal with a bound; None too while tiles are hidden."""
        return self.knowledge.best(self.session.record)

    @property
    def ideas(self) -> tuple[Idea, ...] | None:
        """Return moves that win, that of the best line first; None while they are sought."""
        known, ideas, record = self.outlook, self._ideas, self.session.record
        if ideas is None or known is None or known.orders > 1 or not known.line:
            return ideas
        best = known.line[0]
        left = groups_left(record.game, record.table, best)
        others = (
            idea for idea in ideas if groups_left(record.game, record.table, idea.move) != left
        )
        return (Idea(best, Outlook(1, 0, 0, known.line[1:])), *others)

    @property
    def is_searching(self) -> bool:
        """Return whether it is too early to choose a move; with hidden tiles by the ideas."""
        known = self.outlook
        if known is None or not (known.is_final or known.wins):
            return not self.is_lost
        return known.orders > 1 and known.wins > 0 and self._ideas is None

    def start(self) -> None:
        """Follow the session from now on, studying each table once it has rested."""
        record = self.session.record
        self.knowledge.follow(record, record)
        self._is_following = True
        self._rest.start()

    def could_win_at(self, record: Record) -> bool:
        """Return whether a record's table is known to have been winnable."""
        known = self.knowledge.outlook(record)
        return known is not None and known.wins > 0

    @property
    def steps_back(self) -> int:
        """Return how many steps ago the game could be won that a move has lost; 0 for none."""
        known, facts = self.outlook, self.session.facts
        is_lost = facts.why_lost is not None or (known is not None and known.is_lost)
        is_ours = is_lost and not facts.game.is_omen
        return self.session.steps_since(self.could_win_at) if is_ours else 0

    def go_back(self) -> None:
        """Undo to the last table that is known to have been winnable."""
        self.session.go_back(self.steps_back)

    def next_move(self) -> Move | None:
        """Return a move that is proved to win, the surest known, or None."""
        known = self.outlook
        if known is None or not known.wins:
            return None
        if known.orders > 1 and self._ideas:
            return self._ideas[0].move
        return known.line[0] if known.line else None

    def ask_again(self) -> None:
        """Ask once more, if the solver was lost for good."""
        if self.is_lost:
            self._ask()

    def _ask(self) -> None:
        """Ask about the table as the player sees it."""
        self.is_lost = False
        self._asked = self._ask_about(self.session.record)

    def _ask_about(self, record: Record) -> int:
        """Ask about a record's table; return the number of the question."""
        from gupai_desktop.solvers.requests import TableJob

        game, table = record.game, record.table
        opening = proven = ""
        if is_open(game, table):
            opening = str(record.opening)
        elif self.session.occasion.text == WINNABLE.key:
            proven = str(as_seen(game, table, record.opening))
        board = str(as_seen(game, table))
        question = TableJob(game.id, str(game.rules), board, opening, proven)
        return self.client.ask(question, partial(self._hear, record))

    def _on_answered(self, job: int) -> None:
        record = self.session.record
        if job == self._going_on:
            self._settled = record.game, record.opening
        elif job == self._asked:
            self._go_on()

    def _go_on(self) -> None:
        """Let the analysis of the deal go on while the player rests, unless par is proved."""
        record, par = self.session.record, self.par
        is_settled = self._settled == (record.game, record.opening)
        if par is None or par.is_shortest or not par.line or is_settled or is_battery_low():
            return
        from gupai_desktop.solvers.requests import IdleJob

        line = "; ".join(map(str, par.line))
        rules, board = str(record.game.rules), str(record.opening)
        request = IdleJob(record.game.id, rules, board, line, par.bound)
        self._going_on = self.client.ask(request, partial(self.learn_best, record))

    def _on_record_changed(self, before: Facts, after: Facts) -> None:
        self._ideas = None
        self._asked = 0
        if self._going_on:
            self.client.withdraw(self._going_on)
            self._going_on = 0
        self.knowledge.follow(before.record, after.record)
        if self._is_following:
            self._rest.start()
        self.changed.emit()

    def _hear(self, record: Record, found: Analysed) -> None:
        """Keep a reply about a record's table, wherever play is now."""
        if found.outlook:
            self.learn(record, found.outlook)
        if found.best:
            self.learn_best(record, found.best)
        if found.ideas is not None:
            self.knowledge.learn_ideas(record, found.ideas)
            now = self.session.record
            if (record.game, record.table) == (now.game, now.table):
                self._ideas = found.ideas
            self.changed.emit()

    def learn(self, record: Record, known: Outlook) -> None:
        """Learn whether a record's table can be won."""
        self.knowledge.learn(record, known)
        self._look_back()
        self.changed.emit()

    def learn_best(self, record: Record, best: Verdict) -> None:
        """Learn the best line of a record's deal."""
        self.knowledge.learn_best(record, best)
        self.changed.emit()

    def _look_back(self) -> None:
        """Of a lost table ask about those before, the last first, until one could be won.

        The program may have been started since; of open tables the opening is asked anyway.
        """
        now, known = self.session.record, self.outlook
        if known is None or not known.is_lost or is_open(now.game, now.table):
            return
        for past in self.session.past():
            found = self.knowledge.outlook(past)
            if not past.has_deal_of(now):
                return
            if found is None:
                self._ask_about(past)
            if found is None or found.wins or not found.is_final:
                return

    def _on_restarted(self) -> None:
        self.session.say(words("The solver stopped and has been started again."))

    def _on_lost(self) -> None:
        self.is_lost = True
        self.changed.emit()
        self.session.say(STOPPED)
