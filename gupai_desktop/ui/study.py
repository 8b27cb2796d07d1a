"""What the study knows of the table on the screen, and how it is put into words."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from gupai_desktop.engine.game import Game, Outcome
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.reasons import faces_of, faces_text
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.steps import MOST_BEGUN, MOST_STEPS
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.words import Words, counted, joined, words
from gupai_desktop.solvers.requests import Reply
from gupai_desktop.solvers.verdict import Answer, Idea, Prospect, Verdict
from gupai_desktop.ui.session import Session
from gupai_desktop.ui.solver_client import SolverClient

#: How long the table must rest before it is studied, in milliseconds.
_REST = 150
#: Of how many tables a verdict is kept, and of how many deals a par, so that undo finds them
#: again: as many as a history keeps.
_MOST_KNOWN, _MOST_PARS = MOST_STEPS, MOST_BEGUN

Value = TypeVar("Value")


class _Known(dict[object, Value]):
    """What is known of the tables studied last; the oldest are forgotten."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: object, value: Value) -> None:
        super().__setitem__(key, value)
        if len(self) > self._most:
            del self[next(iter(self))]


class Study(QObject):
    """Follows a session: verdict, ideas and par of its table, as they become known.

    Signal: `changed` when any of them has.
    """

    changed = Signal()

    def __init__(
        self, session: Session, client: SolverClient, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._client = session, client
        self._prospects = _Known[Prospect](_MOST_KNOWN)
        self._pars = _Known[Verdict](_MOST_PARS)
        self.ideas: tuple[Idea, ...] | None = None
        self.is_following = False
        self._asked: tuple[int, Record] | None = None
        self._shown = 0
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST)
        self._rest.timeout.connect(self._ask)
        session.record_changed.connect(self._on_record_changed)
        client.replied.connect(self._on_replied)

    @property
    def prospect(self) -> Prospect | None:
        """The verdict on the table, or None while it is being studied."""
        return self._prospects.get(_key(self._session.record))

    @property
    def par(self) -> Verdict | None:
        """The shortest line of the deal, or as far as it is known, or None."""
        return self._pars.get(_opening_key(self._session.record))

    @property
    def is_searching(self) -> bool:
        """Whether it is too early to choose a move: with hidden tiles the ideas must be known."""
        known = self.prospect
        return known is None or (known.orders > 1 and known.wins > 0 and self.ideas is None)

    def start(self) -> None:
        """Follow the session from now on, studying each table once it has rested."""
        self.is_following = True
        self._rest.start()

    def could_win_at(self, record: Record) -> bool:
        """Whether a record's table is known to have been winnable."""
        known = self._prospects.get(_key(record))
        return known is not None and known.wins > 0

    def next_move(self) -> Move | None:
        """A move that is proved to win, the surest known, or None."""
        known = self.prospect
        if known is None or not known.wins:
            return None
        if known.orders > 1 and self.ideas:
            return self.ideas[0].move
        return known.line[0] if known.line else None

    # Words.

    def verdict_words(self) -> Words:
        """Whether the game can still be won, in a few words."""
        if self._session.outcome is Outcome.WON:
            return words("Study", "Won")
        if self._session.outcome is Outcome.LOST:
            return words("Study", "Cannot be won any more")
        known = self.prospect
        if known is None:
            return words("Study", "Studying…")
        if known.orders > 1 and known.wins:
            return words(
                "Study",
                "Can be won in {wins} of {orders} orders of the hidden tiles",
                wins=known.wins,
                orders=known.orders,
            )
        if known.wins:
            return counted("Study", "Can be won (at most %n more move(s))", len(known.line))
        if known.unknown:
            return words("Study", "Not known whether it can be won")
        return words("Study", "Cannot be won any more")

    def par_words(self) -> Words | None:
        """How few moves the deal takes, as far as that is known."""
        return length_words(self.par)

    def hint(self) -> Words:
        """Mark the next idea on the table; the sentence says how sure it is."""
        record, known = self._session.record, self.prospect
        if why := record.game.why_out_of_reach(record.table):
            return joined(words("Study", "This cannot be won any more."), why)
        if known is None:
            return words("Study", "Still searching; ask again in a moment.")
        if not known.wins and not known.unknown:
            self._session.mark_lost(known.lost)
            return self._why_lost(known)
        if not self._session.moves:
            return words("Study", "There is nothing to be done here.")
        self._shown += 1
        if known.wins:
            return self._winning_hint(known)
        move = self._session.moves[(self._shown - 1) % len(self._session.moves)]
        self._session.hint(move)
        return words(
            "Study",
            "{move}. This is only a legal move; nobody knows yet whether it wins.",
            move=self._named(move),
        )

    def _winning_hint(self, known: Prospect) -> Words:
        """The next of the ideas, or the first move of the line while there are none."""
        if not self.ideas:
            self._session.hint(known.line[0])
            if known.orders > 1:
                return words(
                    "Study",
                    "{move}. Wins in one of {orders} orders of the hidden tiles at least.",
                    move=self._named(known.line[0]),
                    orders=known.orders,
                )
            return self._line_words(known.line[0], len(known.line), known)
        idea = self.ideas[(self._shown - 1) % len(self.ideas)]
        self._session.hint(idea.move)
        return self._line_words(idea.move, idea.length, idea.after)

    def _line_words(self, move: Move, length: int, known: Prospect) -> Words:
        if known.orders > 1:
            return words(
                "Study",
                "{move}. Wins in {wins} of {orders} orders of the hidden tiles.",
                move=self._named(move),
                wins=known.wins,
                orders=known.orders,
            )
        return counted(
            "Study", "{move}. The first of %n move(s) to a win.", length, move=self._named(move)
        )

    def _why_lost(self, known: Prospect) -> Words:
        if not known.lost:
            return words("Study", "This cannot be won any more; every way has been tried.")
        return lost_words(self._session.game, self._session.record.table, known.lost[0])

    def _named(self, move: Move) -> Words:
        return move_words(self._session.game, move)

    # Asking and hearing.

    def _ask(self) -> None:
        record = self._session.record
        job = self._client.ask(
            record.game.id, str(record.game.rules), str(record.table), str(record.opening)
        )
        self._asked = (job, record)

    def _on_record_changed(self, before: Record, after: Record) -> None:
        self.ideas, self._shown = None, 0
        known = self._prospects.get(_key(before))
        if known and known.orders == 1 and known.line and _follows(before, after, known.line[0]):
            rest = Prospect(1, 0, 0, known.line[1:])
            self._prospects[_key(after)] = self._prospects.get(_key(after), rest)
        if self.is_following:
            self._rest.start()
        self.changed.emit()

    def _on_replied(self, reply: Reply) -> None:
        """Keep what is told of the table that was asked about, wherever play is now."""
        if self._asked is None or reply.job != self._asked[0]:
            return
        record = self._asked[1]
        if isinstance(reply.content, Prospect):
            self._prospects[_key(record)] = reply.content
        elif isinstance(reply.content, Verdict):
            self._pars[_opening_key(record)] = reply.content
        elif isinstance(reply.content, tuple) and _key(record) == _key(self._session.record):
            self.ideas = reply.content
        self.changed.emit()


def move_words(game: Game, move: Move) -> Words:
    """A move as one says it: the verb and the faces it touches."""
    verb = game.verbs[move.verb]
    if not move.tiles:
        return verb
    sides = " · ".join("+".join(str(tile.face) for tile in side) for side in move.sides)
    return words("Study", "{verb}: {tiles}", verb=verb, tiles=sides)


def length_words(par: Verdict | None) -> Words | None:
    """How few moves a board takes, as far as that is known; nothing if it is not won."""
    if par is None or par.answer is not Answer.WINNABLE:
        return None
    if par.is_shortest:
        return counted("Study", "The shortest line takes %n move(s).", par.bound)
    return counted(
        "Study",
        "The best line known takes %n move(s); none takes fewer than {bound}.",
        len(par.line),
        bound=par.bound,
    )


def lost_words(game: Game, table: Table, group: int) -> Words:
    """That a table is lost because of one group."""
    tiles = faces_text(faces_of(table.groups[group]))
    if game.marks(table)[group].is_sealed:
        return words(
            "Study",
            "This cannot be won: the goal has no use for {tiles}, and no exchange changes that.",
            tiles=tiles,
        )
    return words(
        "Study",
        "This cannot be won: no exchange that is left mends the group {tiles}.",
        tiles=tiles,
    )


def _follows(before: Record, after: Record, move: Move) -> bool:
    """Whether a record is another one and this move; not by undo, nor from another deal."""
    return _opening_key(before) == _opening_key(after) and after.moves == (*before.moves, move)


def _key(record: Record) -> object:
    return (record.game, record.table)


def _opening_key(record: Record) -> object:
    return (record.game, record.opening)
