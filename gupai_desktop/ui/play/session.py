"""The game being played: the tables, one for each variant, each with an undo stack of Qt's.

Everything that changes a record goes over the undo stack of its variant's table, a
new deal too, so nothing that a player has done can be lost by a slip of the hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QSignalBlocker, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from gupai_desktop.engine.chance import Chance, NoChance
from gupai_desktop.engine.clock import Clock, StillClock
from gupai_desktop.engine.game import Game, IllegalMove, Outcome
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words
from gupai_desktop.play.facts import Facts
from gupai_desktop.play.history import MAX_STEPS, History, HistoryStep, PlaySession
from gupai_desktop.play.occasions import Occasion, occasion_on
from gupai_desktop.texts.messages import Topic

#: Gives the history that was left at the table of a variant, by its id; None if there is none.
SavedHistory = Callable[[str], History | None]
#: Tells whether a move of a deal was shown when it was played before.
Shown = Callable[[Record], bool]


class UndoStack(QUndoStack):
    """Undo and redo at a table: a command for each step of its history but the first.

    Undo and redo only move the cursor of the history, a value; `indexChanged` tells once where
    it has come to.
    """

    def __init__(self, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setUndoLimit(MAX_STEPS)
        self.history = history
        self.set_history(history)

    def set_history(self, history: History) -> None:
        """Take this history in place of the one there was, and tell nobody."""
        with QSignalBlocker(self):
            self.clear()
            self.history = history.at(0)
            for step in history.steps[1:]:
                self.push(_Command(self, step))
            self.setIndex(history.index)

    def go_on(self, record: Record, playing: PlaySession | None = None) -> None:
        """Go on by one more step, of the same playing or of a new one."""
        history = self.history.going_on(record, playing)
        if len(history.steps) == min(self.index() + 1, MAX_STEPS) + 1:
            self.history = history.at(history.index - 1)
            self.push(_Command(self, history.step))
        else:  # more than the oldest step is let go
            self.set_history(history)
            self.indexChanged.emit(self.index())

    def spend(self, playing: str, seconds: float) -> None:
        """Count that many seconds more for a playing, if it is one of this table."""
        if known := self.history.known.get(playing):
            later = replace(known, seconds=round(known.seconds + seconds, 3))
            self.history = self.history.knowing(later)

    def set_clock_back(self) -> None:
        """Begin the time of the deal anew with the last step; undo brings its time again."""
        restart, playing = self.command(self.index() - 1), self.history.playing
        if isinstance(restart, _Command):
            restart.seconds = playing.seconds
            self.spend(playing.id, -playing.seconds)


class _Command(QUndoCommand):
    """One step; done, it lies on the table.  A restart takes the seconds that were played."""

    def __init__(self, undo_stack: UndoStack, step: HistoryStep) -> None:
        super().__init__()
        self._undo_stack, self._playing = undo_stack, step.playing
        self.seconds = 0.0

    def redo(self) -> None:
        self._move(1)

    def undo(self) -> None:
        self._move(-1)

    def _move(self, by: int) -> None:
        history = self._undo_stack.history
        self._undo_stack.history = history.at(history.index + by)
        if self.seconds:
            self._undo_stack.spend(self._playing, -by * self.seconds)


class Session(QObject):
    """One player, with the player's clock and chance, and the table that is played at.

    Without these it is one that is only shown: there no time passes, and nothing is by chance.

    Signals: `laid` with the facts of before and of now, for the models alone, so that nobody else
    hears of a table that the board does not show; then `record_changed`, and `deal_changed`, with
    the same, when another game, deal or playing of it lies there, `moved` when a move has been
    played, not by undo or redo, and `dealt` when a deal has just been laid there; `stepped` when
    all else has heard of a step; `helped` when a deal is first played with help; `said` with the
    sentences to show, none to show nothing any more.
    """

    laid = Signal(object, object)
    record_changed = Signal(object, object)
    deal_changed = Signal(object, object)
    moved = Signal()
    dealt = Signal()
    stepped = Signal()
    helped = Signal()
    said = Signal(object)

    def __init__(
        self,
        first: Record | History,
        tables: SavedHistory = lambda _id: None,
        parent: QObject | None = None,
        *,
        clock: Clock | None = None,
        chance: Chance | None = None,
    ) -> None:
        super().__init__(parent)
        self.clock, self.chance = clock or StillClock(), chance or NoChance()
        #: Whether a move that touches no tile is played by itself when there is no other.
        self.plays_lone_verb = False
        #: What was said last, and its topic, if it was one of these.
        self.sentences: tuple[Words, ...] = ()
        self.topic: Topic | None = None
        #: The group that was explained last, if nothing else has been said since.
        self.explained: int | None = None
        self._tables = tables
        #: What was shown stays shown: such a deal is played with help.
        self.was_shown: Shown = lambda _record: False
        #: Whether the step that lies there is just being made, and not undone or redone.
        self.is_new = False
        self.undo_stacks: dict[str, UndoStack] = {}
        if isinstance(first, Record):
            first = History.beginning(first, self.new_playing())
        self.undo_stack = self._add_table(first)
        #: The step that lies there, and its facts.
        self._step, self.facts = first.step, Facts(first.record)

    @property
    def history(self) -> History:
        """All that has happened at the table, and what undo and redo can bring."""
        return self.undo_stack.history

    @property
    def record(self) -> Record:
        return self.undo_stack.history.record

    @property
    def playing(self) -> PlaySession:
        return self.history.playing

    @property
    def occasion(self) -> Occasion:
        return occasion_on(self.record, self.playing.policy)

    @property
    def is_assisted(self) -> bool:
        return self.playing.is_assisted

    @property
    def game(self) -> Game:
        return self.record.game

    def play(self, move: Move) -> None:
        """Play a move unless the game is won; if it is not legal, say why and change nothing."""
        if self.facts.is_won:
            return
        try:
            record = self.record.play(move)
        except IllegalMove as error:
            self.say(error.words)
            return
        self._go_on(record)
        while self.plays_lone_verb and self.facts.outcome is Outcome.OPEN:
            only, *others = self.facts.moves
            if others or only.tiles:
                return
            self._go_on(self.record.play(only))

    def restart(self) -> None:
        """Back to the opening, the clock too; undo brings the moves and their time again."""
        if self.record.moves:
            self._go_on(self.record.restarted())
            self.undo_stack.set_clock_back()
            self.stepped.emit()

    def begin(self, record: Record, policy: str = "", playing: PlaySession | None = None) -> None:
        """Another deal, played as the text says if it can be; undo brings the old one again.

        It is laid on the table of its own game: what lies on another one stays there.
        """
        playing = playing or self.new_playing(occasion_on(record, policy).text)
        undo_stack = self._table_of(record.game.id)
        is_new = undo_stack is None or record != undo_stack.history.record
        if undo_stack is None:
            undo_stack = self._add_table(History.beginning(record, playing))
        elif is_new:
            undo_stack.go_on(record, playing)
        self._turn_to(undo_stack)
        if is_new:
            self.dealt.emit()

    def new_playing(self, policy: str = "", *, is_assisted: bool = False) -> PlaySession:
        return PlaySession.begin(self.clock, self.chance, policy, is_assisted=is_assisted)

    def say(self, *sentences: Words, topic: Topic | None = None, group: int | None = None) -> None:
        """Show some sentences to the player, the note on a group or others."""
        self.sentences, self.topic, self.explained = sentences, topic, group
        self.said.emit(sentences)

    def explain_group(self, group: int) -> None:
        """Say what a group is, and show what can be made of it."""
        self.say(*self.facts.narrator.note(group), topic=Topic.GROUPS, group=group)

    def take_help(self) -> None:
        """From now on the deal is played with help."""
        if not self.is_assisted:
            helped = replace(self.playing, is_assisted=True)
            self.undo_stack.history = self.history.knowing(helped)
            self.helped.emit()

    def drop_policy(self) -> None:
        """The deal is not what its policy says of it, and goes on as any other."""
        self.undo_stack.history = self.history.knowing(replace(self.playing, policy=""))
        self.say()
        self.stepped.emit()

    def spend(self, playing: str, seconds: float) -> None:
        """A playing has taken that many seconds more."""
        for undo_stack in self.undo_stacks.values():
            undo_stack.spend(playing, seconds)

    def undo(self) -> None:
        self.undo_stack.undo()

    def redo(self) -> None:
        self.undo_stack.redo()

    def go_back(self, steps: int) -> None:
        self.undo_stack.setIndex(self.undo_stack.index() - steps)

    def keep_redo(self) -> None:
        """Go to this very record by one more step, after all that redo would bring.

        The next step then takes nothing away; undo leads back through it.
        """
        if self.undo_stack.canRedo():
            record, playing = self.record, self.playing
            with QSignalBlocker(self.undo_stack):
                self.undo_stack.setIndex(self.undo_stack.count())
                self.undo_stack.go_on(record, playing)
            self._step = self.history.step
            self.stepped.emit()

    def past(self) -> Iterator[Record]:
        """The records that undo would bring, the latest first."""
        for step in reversed(self.history.steps[: self.history.index]):
            yield step.record

    def steps_since(self, was_so: Callable[[Record], bool]) -> int:
        """Return how many steps ago a table of this deal was so last; 0 for never."""
        now = self.record
        for steps, past in enumerate(self.past(), 1):
            if not past.has_deal_of(now):
                return 0
            if was_so(past):
                return steps
        return 0

    def left(self, game_id: str) -> History | None:
        """Return the history at the table of a variant, if there is one."""
        undo_stack = self._table_of(game_id)
        return undo_stack.history if undo_stack else None

    def turn_to(self, game_id: str) -> bool:
        """Go to the table of a variant as it was left; False if nothing lies there."""
        undo_stack = self._table_of(game_id)
        if undo_stack is not None:
            self._turn_to(undo_stack)
        return undo_stack is not None

    def has_ended(self, game_id: str, playing: str) -> bool:
        """Return whether a playing lies on the table of a variant, and is over."""
        left = self.left(game_id)
        if left is None or left.playing.id != playing:
            return False
        return left.record.game.outcome(left.record.table) is not Outcome.OPEN

    def go_back_to(self, game_id: str, playing: str) -> bool:
        """Go on with a playing of a variant where it was left; False if it is not known."""
        left = self.left(game_id)
        history = left.left(playing) if left else None
        if history is not None:
            self.open(history)
        return history is not None

    def open(self, history: History) -> None:
        """Go on with a history from elsewhere; undo leads through it to what lies there now."""
        left = self.left(history.game_id)
        if left is None:
            self.resume(history)
        elif (left.record, left.playing.id) == (history.record, history.playing.id):
            self.turn_to(history.game_id)
        else:
            self.resume(left.followed_by(history))

    def resume(self, history: History) -> None:
        """Go on with this history, which takes the place of all that its variant's table has."""
        undo_stack = self.undo_stacks.get(history.game_id)
        if undo_stack is None:
            undo_stack = self._add_table(history)
        else:
            undo_stack.set_history(history)
        self._turn_to(undo_stack)

    def lay(self, histories: Sequence[History]) -> None:
        """Put histories in place of what their variants' tables have; stay at this one."""
        at_table = self.undo_stack
        for history in histories:
            if history.game_id in self.undo_stacks:
                self.undo_stacks[history.game_id].set_history(history)
            else:
                self._add_table(history)
        self._turn_to(at_table)

    def _table_of(self, game_id: str) -> UndoStack | None:
        """Return the table of a variant; what was left there is fetched when first needed."""
        if game_id not in self.undo_stacks and (left := self._tables(game_id)):
            self._add_table(left)
        return self.undo_stacks.get(game_id)

    def _add_table(self, history: History) -> UndoStack:
        undo_stack = self.undo_stacks[history.game_id] = UndoStack(history, self)
        undo_stack.indexChanged.connect(lambda: self._on_index_changed(undo_stack))
        return undo_stack

    def _on_index_changed(self, undo_stack: UndoStack) -> None:
        if undo_stack is self.undo_stack:
            self._turn_to(undo_stack)

    def _go_on(self, record: Record) -> None:
        self.is_new = True
        self.undo_stack.go_on(record)
        self.is_new = False

    def _turn_to(self, undo_stack: UndoStack) -> None:
        """Play at this table, and tell of what lies there if it is another step."""
        self.undo_stack = undo_stack
        before, after = self._step, undo_stack.history.step
        if before is after:
            return
        old, self._step, self.facts = self.facts, after, Facts(after.record)
        if not before.is_same_deal(after) and self.was_shown(after.record):
            self.take_help()
        self.laid.emit(old, self.facts)
        self.say()
        self.record_changed.emit(old, self.facts)
        if not before.is_same_deal(after):
            self.deal_changed.emit(old, self.facts)
        if self.is_new and after.is_move:
            self.moved.emit()
        self.stepped.emit()
