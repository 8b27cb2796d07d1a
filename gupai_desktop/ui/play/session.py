"""The game being played: the tables, one for each variant, and which of them is played at.

Everything that changes a record goes over the undo stack of its variant's table, a
new deal too, so nothing that a player has done can be lost by a slip of the hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoGroup

from gupai_desktop.engine.game import Game, IllegalMove, Outcome
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words
from gupai_desktop.play.history import History, PlaySession, Step
from gupai_desktop.ui.play.facts import Facts
from gupai_desktop.ui.play.undo_stack import UndoStack

#: Gives the history that was left at the table of a variant, by its id; None if there is none.
Tables = Callable[[str], History | None]


class Topic(Enum):
    """The topic of a message: groups, by their numbers; why tiles are not a move; a loss."""

    GROUPS = "groups"
    REFUSAL = "refusal"
    LOSS = "loss"


class Session(QObject):
    """One player, and the table that is played at.

    Signals: `record_changed` with the facts of before and of now; after it `deal_changed`, with
    the same, when another game, deal or playing of it lies there, `dealt` when it has just been
    laid there, and `moved` when a move has been played, not by undo or redo; `helped` when a
    deal is first played with help; `said` with the sentences to show, none to show nothing
    any more.
    """

    record_changed = Signal(object, object)
    deal_changed = Signal(object, object)
    dealt = Signal()
    moved = Signal()
    helped = Signal()
    said = Signal(object)

    def __init__(
        self,
        first: Record | History,
        tables: Tables = lambda _id: None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        #: Whether a move that touches no tile is played by itself when there is no other.
        self.plays_lone_verb = False
        #: What was spoken of last, if it was one of these.
        self.topic: Topic | None = None
        self._tables = tables
        self._undo_stacks: dict[str, UndoStack] = {}
        self.undo_group = QUndoGroup(self)
        if isinstance(first, Record):
            first = History.beginning(first, PlaySession())
        #: The undo stack of the table that is played at.
        self.undo_stack = self._add_table(first)
        #: The facts of the table that is played at.
        self.facts = Facts(self.record)
        self.undo_group.setActiveStack(self.undo_stack)

    @property
    def record(self) -> Record:
        """The record on the table."""
        return self.undo_stack.record

    @property
    def playing(self) -> PlaySession:
        """The playing that the record belongs to."""
        return self.undo_stack.playing

    @property
    def is_assisted(self) -> bool:
        """True if the deal is played with help."""
        return self.playing.is_assisted

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self.record.game

    @property
    def moves(self) -> tuple[Move, ...]:
        """The legal moves."""
        return self.facts.moves

    @property
    def is_won(self) -> bool:
        """True if the goal is reached."""
        return self.facts.is_won

    @property
    def why_lost(self) -> Words | None:
        """The reason why the game is lost; None if it is won or open."""
        return self.facts.why_lost

    @property
    def outcome(self) -> Outcome:
        """Won, lost or open."""
        return self.facts.outcome

    # What is done.

    def play(self, move: Move) -> None:
        """Play a move unless the game is won; if it is not legal, say why and change nothing."""
        if self.is_won:
            return
        try:
            self.undo_stack.go_on(self.record.play(move))
        except IllegalMove as error:
            self.say(error.words)
            return
        while self.plays_lone_verb and self.outcome is Outcome.OPEN:
            if len(self.moves) > 1 or self.moves[0].tiles:
                return
            self.undo_stack.go_on(self.record.play(self.moves[0]))

    def keep_redo(self) -> None:
        """Let the next move take nothing away of what redo would bring; undo leads to it."""
        self.undo_stack.keep_redo()

    def restart(self) -> None:
        """Back to the opening; undo brings the moves again."""
        if self.record.moves:
            self.undo_stack.go_on(self.record.restarted())

    def begin(self, record: Record, policy: str = "") -> None:
        """Another deal, offered by a policy if one is named; undo brings the old one again.

        It is laid on the table of its own game: what lies on another one stays there.
        """
        playing, undo_stack = PlaySession(policy=policy), self._table_of(record.game.id)
        is_new = undo_stack is None or record != undo_stack.record
        if undo_stack is None:
            undo_stack = self._add_table(History.beginning(record, playing))
        elif record != undo_stack.record:
            undo_stack.go_on(record, playing)
        self._turn_to(undo_stack)
        if is_new:
            self.dealt.emit()

    def say(self, *sentences: Words, topic: Topic | None = None) -> None:
        """Show some sentences to the player."""
        self.topic = topic
        self.said.emit(sentences)

    def explain_group(self, group: int) -> None:
        """Say what a group is, what it lacks, and in which groups that lies."""
        self.say(*self.facts.narrator.note(group), topic=Topic.GROUPS)

    def take_help(self) -> None:
        """From now on the deal is played with help."""
        if not self.is_assisted:
            self.undo_stack.take_help()
            self.helped.emit()

    def spend(self, playing: str, seconds: float) -> None:
        """A playing has taken so many seconds more."""
        for undo_stack in self._undo_stacks.values():
            undo_stack.spend(playing, seconds)

    # The tables.

    def history(self) -> History:
        """All that has happened at the table, and what undo and redo can bring."""
        return self.undo_stack.history()

    def past(self) -> Iterator[Record]:
        """The records that undo would bring, the latest first."""
        return self.undo_stack.past()

    def steps_since(self, was_so: Callable[[Record], bool]) -> int:
        """Return how many steps ago a table of this deal was so last; 0 for never."""
        now = self.record
        for steps, past in enumerate(self.past(), 1):
            if (past.game, past.opening) != (now.game, now.opening):
                return 0
            if was_so(past):
                return steps
        return 0

    def go_back(self, steps: int) -> None:
        """Undo so many steps at once."""
        self.undo_stack.setIndex(self.undo_stack.index() - steps)

    def turn_to(self, game_id: str) -> bool:
        """Go to the table of a variant as it was left; False if nothing lies there."""
        undo_stack = self._table_of(game_id)
        if undo_stack is not None:
            self._turn_to(undo_stack)
        return undo_stack is not None

    def left(self, game_id: str) -> Record | None:
        """Return the record on the table of a variant, if there is one."""
        undo_stack = self._table_of(game_id)
        return undo_stack.record if undo_stack else None

    def go_back_to(self, game_id: str, playing: str) -> bool:
        """Go on with a playing of a variant where it was left; False if it is not known."""
        undo_stack = self._table_of(game_id)
        history = undo_stack.left(playing) if undo_stack else None
        if history is not None:
            self.open(history)
        return history is not None

    def open(self, history: History) -> None:
        """Go on with a history from elsewhere; undo leads through it to what lies there now."""
        undo_stack = self._table_of(history.game_id)
        if undo_stack is None:
            self.resume(history)
        elif (undo_stack.record, undo_stack.playing.id) == (history.record, history.playing.id):
            self._turn_to(undo_stack)
        else:
            self.resume(undo_stack.history().followed_by(history))

    def resume(self, history: History) -> None:
        """Go on with this history; it takes the place of all that its variant's table has."""
        old = self._undo_stacks.get(history.game_id)
        self._turn_to(self._add_table(history))
        if old is not None:
            self.undo_group.removeStack(old)
            old.deleteLater()

    def _table_of(self, game_id: str) -> UndoStack | None:
        """The table of a variant; what was left there is fetched when it is first needed."""
        if game_id not in self._undo_stacks and (left := self._tables(game_id)):
            self._add_table(left)
        return self._undo_stacks.get(game_id)

    def _add_table(self, history: History) -> UndoStack:
        """A table with this history, to which nobody has turned yet."""
        undo_stack = UndoStack(history, self)
        undo_stack.shown.connect(
            lambda before, after, is_new: self._on_shown(undo_stack, before, after, is_new)
        )
        self.undo_group.addStack(undo_stack)
        self._undo_stacks[history.game_id] = undo_stack
        return undo_stack

    def _turn_to(self, undo_stack: UndoStack) -> None:
        if undo_stack is not self.undo_stack:
            before, self.undo_stack = self.undo_stack.present, undo_stack
            self._change(before, undo_stack.present)
            self.undo_group.setActiveStack(undo_stack)

    def _on_shown(self, undo_stack: UndoStack, before: Step, after: Step, is_new: bool) -> None:
        if undo_stack is self.undo_stack:
            self._change(before, after)
            if is_new and after.is_move:
                self.moved.emit()

    def _change(self, before: Step, after: Step) -> None:
        old, self.facts = self.facts, Facts(after.record)
        self.say()
        self.record_changed.emit(old, self.facts)
        if not before.is_same_deal(after):
            self.deal_changed.emit(old, self.facts)
