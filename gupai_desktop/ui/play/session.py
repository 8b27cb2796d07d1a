"""The game being played: the tables, one for each variant, and which of them is played at.

Everything that changes a record is a step of the history of its variant's table, a
new deal too, so nothing that a player has done can be lost by a slip of the hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from enum import Enum

from PySide6.QtCore import QObject, Signal

from gupai_desktop.engine.game import Game, IllegalMove, Outcome
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words
from gupai_desktop.play.history import History, PlaySession, Step
from gupai_desktop.ui.play.facts import Facts

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
    the same, when another game, deal or playing of it lies there, `moved` when a move has been
    played, not by undo or redo, and `dealt` when a deal has just been laid there; `stepped` when
    all else has heard of a step; `helped` when a deal is first played with help; `said` with the
    sentences to show, none to show nothing any more.
    """

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
        tables: Tables = lambda _id: None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        #: Whether a move that touches no tile is played by itself when there is no other.
        self.plays_lone_verb = False
        #: What was spoken of last, if it was one of these.
        self.topic: Topic | None = None
        self._tables = tables
        #: All that has happened at the table, and what undo and redo can bring.
        self.history = (
            History.beginning(first, PlaySession()) if isinstance(first, Record) else first
        )
        #: The same of every table that was needed, by the ids of the games.
        self.histories = {self.history.game_id: self.history}
        #: The facts of the table that is played at.
        self.facts = Facts(self.record)
        #: Every restart of this run, and for how many seconds its deal had been played.
        self._restarts: list[tuple[Step, float]] = []

    @property
    def record(self) -> Record:
        """The record on the table."""
        return self.history.record

    @property
    def playing(self) -> PlaySession:
        """The playing that the record belongs to."""
        return self.history.playing

    @property
    def is_assisted(self) -> bool:
        """True if the deal is played with help."""
        return self.playing.is_assisted

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self.record.game

    # What is done.

    def play(self, move: Move) -> None:
        """Play a move unless the game is won; if it is not legal, say why and change nothing."""
        if self.facts.is_won:
            return
        try:
            record = self.record.play(move)
        except IllegalMove as error:
            self.say(error.words)
            return
        self.resume(self.history.going_on(record), is_new=True)
        while self.plays_lone_verb and self.facts.outcome is Outcome.OPEN:
            only, *others = self.facts.moves
            if others or only.tiles:
                return
            self.resume(self.history.going_on(self.record.play(only)), is_new=True)

    def restart(self) -> None:
        """Back to the opening, the clock too; undo brings the moves and their time again."""
        if self.record.moves:
            self.resume(self.history.going_on(self.record.restarted()))
            self._restarts.append((self.history.step, self.playing.seconds))
            self.spend(self.playing.id, -self.playing.seconds)
            self.stepped.emit()

    def begin(self, record: Record, policy: str = "") -> None:
        """Another deal, offered by a policy if one is named; undo brings the old one again.

        It is laid on the table of its own game: what lies on another one stays there.
        """
        playing, left = PlaySession(policy=policy), self.left(record.game.id)
        if left is not None and record == left.record:
            self.resume(left)
            return
        fresh = left.going_on(record, playing) if left else History.beginning(record, playing)
        self.resume(fresh)
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
            self._keep(self.history.knowing(replace(self.playing, is_assisted=True)))
            self.helped.emit()

    def spend(self, playing: str, seconds: float) -> None:
        """A playing has taken so many seconds more."""
        for history in list(self.histories.values()):
            if one := history.known.get(playing):
                seconds_now = round(one.seconds + seconds, 3)
                self._keep(history.knowing(replace(one, seconds=seconds_now)))

    # Undo and redo.

    @property
    def can_undo(self) -> bool:
        """True if there is a step to be undone."""
        return self.history.index > 0

    @property
    def can_redo(self) -> bool:
        """True if there is a step to be done again."""
        return self.history.index < len(self.history.steps) - 1

    def undo(self) -> None:
        """Take the last step back."""
        self.go_back(1)

    def redo(self) -> None:
        """Take the next step again."""
        self.go_back(-1)

    def go_back(self, steps: int) -> None:
        """Undo so many steps at once, or redo them; none that are not there."""
        here, index = self.history.index, self.history.index - steps
        if 0 <= index < len(self.history.steps):
            passed = self.history.steps[min(here, index) + 1 : max(here, index) + 1]
            for step, seconds in self._restarts:
                if any(step is one for one in passed):
                    self.spend(step.playing, seconds if steps > 0 else -seconds)
            self.resume(self.history.at(index))

    def keep_redo(self) -> None:
        """Go to this very record by one more step, after all that redo would bring.

        The next step then takes nothing away; undo leads back through it.
        """
        if self.can_redo:
            end = self.history.at(len(self.history.steps) - 1)
            self._keep(end.going_on(self.record, self.playing))
            self.stepped.emit()

    def past(self) -> Iterator[Record]:
        """The records that undo would bring, the latest first."""
        for step in reversed(self.history.steps[: self.history.index]):
            yield step.record

    def steps_since(self, was_so: Callable[[Record], bool]) -> int:
        """Return how many steps ago a table of this deal was so last; 0 for never."""
        now = self.record
        for steps, past in enumerate(self.past(), 1):
            if (past.game, past.opening) != (now.game, now.opening):
                return 0
            if was_so(past):
                return steps
        return 0

    # The tables.

    def left(self, game_id: str) -> History | None:
        """Return the history at the table of a variant; it is fetched when first needed."""
        if game_id not in self.histories and (left := self._tables(game_id)):
            self.histories[game_id] = left
        return self.histories.get(game_id)

    def turn_to(self, game_id: str) -> bool:
        """Go to the table of a variant as it was left; False if nothing lies there."""
        left = self.left(game_id)
        if left is not None:
            self.resume(left)
        return left is not None

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
            self.resume(left)
        else:
            self.resume(left.followed_by(history))

    def _keep(self, history: History) -> None:
        """Keep the history of a table, the one that is played at or another."""
        self.histories[history.game_id] = history
        if history.game_id == self.history.game_id:
            self.history = history

    def resume(self, history: History, *, is_new: bool = False) -> None:
        """Go on with this history, which takes the place of all that its variant's table has."""
        before, after = self.history.step, history.step
        self.history = self.histories[history.game_id] = history
        if before is not after:
            old, self.facts = self.facts, Facts(after.record)
            self.say()
            self.record_changed.emit(old, self.facts)
            if not before.is_same_deal(after):
                self.deal_changed.emit(old, self.facts)
            if is_new and after.is_move:
                self.moved.emit()
        self.stepped.emit()
