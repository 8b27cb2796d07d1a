"""The study of the table on the screen: verdict, ideas and best line, and their words."""

from __future__ import annotations

from functools import partial, reduce
from itertools import chain

from PySide6.QtCore import QObject, QTimer, Signal

from gupai_desktop.engine.explain import faces_of, faces_text
from gupai_desktop.engine.game import Game, Outcome
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.narrator import move_words
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import Words, counted, labelled, listed, words
from gupai_desktop.play.history import MOST_BEGUN, MOST_STEPS
from gupai_desktop.solvers.knowledge import Knowledge, as_seen, groups_left, is_open
from gupai_desktop.solvers.policies import WINNABLE
from gupai_desktop.solvers.verdict import Answer, Idea, Outlook, Verdict
from gupai_desktop.ui.play.facts import Facts
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.solver_client import SolverClient

CAN_BE_WON = words("Analysis", "Can be won")
NOT_KNOWN = words("Analysis", "Not known whether it can be won")
STUDYING = words("Analysis", "Studying…")
NOT_STUDIED = words("Analysis", "Not studied")
CANNOT_BE_WON = words("Analysis", "This cannot be won.")
STOPPED = words("Analysis", "The solver stopped; please try again.")

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
        self.knowledge = Knowledge(MOST_STEPS, MOST_BEGUN)
        self._ideas: tuple[Idea, ...] | None = None
        self._is_following = False
        #: Whether the study has gone and does not come back by itself.
        self.is_lost = False
        self._rest = QTimer(self, interval=_REST, singleShot=True)
        self._rest.timeout.connect(self._ask)
        session.record_changed.connect(self._on_record_changed)
        client.restarted.connect(self._on_restarted)
        client.lost.connect(self._on_lost)

    @property
    def outlook(self) -> Outlook | None:
        """Return the verdict on the table, or None while it is being studied."""
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

    # Words.

    def verdict_words(self) -> Words:
        """Return in a few words whether the game can still be won."""
        known = self.outlook
        if self.session.facts.is_won:
            return words("Statistics", "Won")
        if self.session.facts.outcome is not Outcome.LOST:
            if known is None:
                return STOPPED if self.is_lost else STUDYING
            if not known.orders:
                return NOT_STUDIED
            if known.wins:
                return self._winning_words(known)
            if known.unknown:
                if known.is_final or self.is_lost:
                    return NOT_KNOWN
                return STUDYING
        return words("Analysis", "Cannot be won")

    def _winning_words(self, known: Outlook) -> Words:
        """Return how a table that can be won is won."""
        if known.orders > 1:
            return orders_words(known)
        game, record, left, par = self.session.game, self.session.record, known.line, self.par
        if game.most_score:
            best = game.measure(game.cost(record.table, left))
            return counted("Analysis", "Can be cleared with %n point(s)", best)
        if par and par.is_shortest and len(record.moves) + len(left) == par.length:
            return counted("Analysis", "Can be won (%n more move(s), no fewer)", len(left))
        return counted("Analysis", "Can be won (at most %n more move(s))", len(left))

    def par_words(self) -> Words | None:
        """Return how the moves played compare with the best line known of the deal."""
        record = self.session.record
        return par_words(record.game, self.par, record.game.cost(record.opening, record.moves))

    # Asking and learning.

    def ask_again(self) -> None:
        """Ask once more, if the study was lost for good."""
        if self.is_lost:
            self._ask()

    def _ask(self) -> None:
        """Ask about the table as the player sees it."""
        self.is_lost = False
        self._ask_about(self.session.record)

    def _ask_about(self, record: Record) -> None:
        from gupai_desktop.solvers.requests import Question

        game, table = record.game, record.table
        opening = proven = ""
        if is_open(game, table):
            opening = str(record.opening)
        elif self.session.playing.policy == WINNABLE.key:
            proven = str(as_seen(game, table, record.opening))
        board = str(as_seen(game, table))
        question = Question(game.id, str(game.rules), board, opening, proven)
        self.client.ask(question, partial(self.learn, record))

    def _on_record_changed(self, before: Facts, after: Facts) -> None:
        self._ideas = None
        self.knowledge.follow(before.record, after.record)
        if self._is_following:
            self._rest.start()
        self.changed.emit()

    def learn(self, record: Record, content: object) -> None:
        """Keep a reply about a record's table, wherever play is now."""
        if isinstance(content, Outlook):
            self.knowledge.learn(record, content)
            self._look_back()
        elif isinstance(content, Verdict):
            self.knowledge.learn_best(record, content)
        elif isinstance(content, tuple):
            self.knowledge.learn_ideas(record, content)
            now = self.session.record
            if (record.game, record.table) == (now.game, now.table):
                self._ideas = content
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
            if (past.game, past.opening) != (now.game, now.opening):
                return
            if found is None:
                self._ask_about(past)
            if found is None or found.wins or not found.is_final:
                return

    def _on_restarted(self) -> None:
        self.session.say(words("MainWindow", "The solver stopped and has been started again."))

    def _on_lost(self) -> None:
        self.is_lost = True
        self.changed.emit()
        self.session.say(STOPPED)


def placed_words(facts: Facts, move: Move) -> Words:
    """Return a legal move in words: the verb, and the faces it touches in each group."""
    verb = facts.game.verbs[move.verb]
    touched = dict[int, list[Tile]]()
    for tile in chain.from_iterable(move.sides):
        touched.setdefault(facts.places[tile][0], []).append(tile)
    places = [
        words(
            "Analysis",
            "{tiles} ({group})",
            tiles=faces_text(faces_of(tiles)),
            group=facts.narrator.title(group),
        )
        for group, tiles in touched.items()
    ]
    return labelled(verb, reduce(listed, places)) if places else verb


def par_words(game: Game, par: Verdict | None, cost: int) -> Words | None:
    """Return how a line that wins at such a cost compares with the best one known.

    Where the deal is not studied, the line is the only one known: nothing is said.
    """
    if par is None or cost > par.length:
        return length_words(game, par)
    if par.is_shortest:
        if game.most_score:
            return words("Analysis", "No higher score is possible.")
        return words("Analysis", "No shorter solution exists.")
    if not par.bound:
        return None
    if game.most_score:
        return length_words(game, par)
    return counted(
        "Analysis", "No shorter line is known; none takes fewer than %n move(s).", par.bound
    )


def length_words(game: Game, par: Verdict | None) -> Words | None:
    """Return how few moves a board takes, or how many points it brings, as far as is known."""
    if par is None or par.answer is not Answer.WINNABLE:
        return None
    if game.most_score:
        best, most = game.measure(par.length), game.measure(par.bound)
        if par.is_shortest:
            return counted("Analysis", "The highest score is %n point(s).", best)
        return counted(
            "Analysis",
            "The best score known is %n point(s); none is above {most}.",
            best,
            most=min(most, game.most_score),
        )
    if par.is_shortest:
        return counted("Analysis", "The shortest line takes %n move(s).", par.bound)
    if not par.bound:
        return counted("Analysis", "The best line known takes %n move(s).", len(par.line))
    return counted(
        "Analysis",
        "The best line known takes %n move(s); none takes fewer than {bound}.",
        len(par.line),
        bound=par.bound,
    )


def lost_words(game: Game, table: Table, group: int) -> Words:
    """Return that a table is lost because of one group."""
    tiles = faces_text(faces_of(table.groups[group]))
    if game.narrator(table).marks[group].is_sealed:
        return words(
            "Analysis",
            "This cannot be won: the goal has no use for {tiles}, and no exchange changes that.",
            tiles=tiles,
        )
    return words(
        "Analysis",
        "This cannot be won: no exchange that is left mends the group {tiles}.",
        tiles=tiles,
    )


def losing_words(lost: Record) -> Words:
    """Return that the last move of a record lost it."""
    if not lost.moves:
        return words("Review", "This deal could not be won from the start.")
    return words(
        "Review",
        "The game could be won until move {number} ({move}), but not after it.",
        number=len(lost.moves),
        move=move_words(lost.game, lost.moves[-1]),
    )


def orders_words(known: Outlook) -> Words:
    """Return in how many orders of its hidden tiles a table can be won."""
    wins, orders = known.wins, tried_words(known)
    if known.is_decided:
        return words(
            "Analysis",
            "Can be won in {wins} of {orders} orders of the hidden tiles",
            wins=wins,
            orders=orders,
        )
    return words(
        "Analysis",
        "Can be won in at least {wins} of {orders} orders of the hidden tiles",
        wins=wins,
        orders=orders,
    )


def tried_words(known: Outlook) -> Words | str:
    """Return the number of orders of hidden tiles, or that of the sample that was tried."""
    if known.tried == known.orders:
        return str(known.orders)
    return words("Analysis", "{number} tried", number=known.tried)
