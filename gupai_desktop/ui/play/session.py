"""The game being played: the tables, one for each variant, and what is selected.

Everything that changes a record goes over the undo stack of its variant's table, a
new deal too, so nothing that a player has done can be lost by a slip of the hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoGroup

from gupai_desktop.engine.game import NO_MOVE, Game, IllegalMove, Outcome
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import Words, words
from gupai_desktop.play.history import History, PlaySession, Step
from gupai_desktop.ui.play.selection import Selection
from gupai_desktop.ui.play.undo_stack import UndoStack

#: What was left at a variant's table, by the id of the variant; None if nothing was.
Tables = Callable[[str], History | None]


class Session(QObject):
    """One player, and the table that is played at.

    Signals: `record_changed` with the records before and after; `moved` when a move
    has been played, not by undo or redo; `helped` when a deal is first played with
    help; `selection_changed` when anything is marked otherwise; `said` with the
    sentences to show, none to show nothing any more.
    """

    record_changed = Signal(object, object)
    moved = Signal()
    helped = Signal()
    selection_changed = Signal()
    said = Signal(object)

    def __init__(
        self,
        first: Record | History,
        tables: Tables = lambda _id: None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.selection = Selection(())
        self.plays_lone_verb = False
        self._moves: tuple[Move, ...] | None = None
        self._shows_moves = False
        self._run: frozenset[Tile] = frozenset()
        self.hinted: frozenset[Tile] = frozenset()
        #: Whether what was said last names groups by their numbers.
        self.is_explaining = False
        self.lost: frozenset[Tile] = frozenset()
        self._tables = tables
        self._undo_stacks: dict[str, UndoStack] = {}
        self.undo_group = QUndoGroup(self)
        if isinstance(first, Record):
            first = History.beginning(first, PlaySession())
        self._undo_stack = self._lay(first)
        self.undo_group.setActiveStack(self._undo_stack)

    @property
    def undo_stack(self) -> UndoStack:
        """The undo stack of the table that is played at."""
        return self._undo_stack

    @property
    def record(self) -> Record:
        """The record on the table."""
        return self._undo_stack.record

    @property
    def playing(self) -> PlaySession:
        """The playing that the record belongs to."""
        return self._undo_stack.playing

    @property
    def is_assisted(self) -> bool:
        """Whether the deal is played with help."""
        return self.playing.is_assisted

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self.record.game

    @property
    def outcome(self) -> Outcome:
        """Whether the game is won, lost or open."""
        if self.game.is_won(self.record.table):
            return Outcome.WON
        return Outcome.LOST if self.why_lost else Outcome.OPEN

    @property
    def why_lost(self) -> Words | None:
        """Why the game is lost, in a sentence; None if it is won or open."""
        no_move = None if self.moves or self.game.is_won(self.record.table) else NO_MOVE
        return self.game.why_out_of_reach(self.record.table) or no_move

    @property
    def moves(self) -> tuple[Move, ...]:
        """The legal moves, looked up when they are first asked for."""
        if self._moves is None:
            self._moves = self.game.moves(self.record.table)
        return self._moves

    # What is done.

    def play(self, move: Move) -> None:
        """Play a move; if it is not legal, say why and change nothing."""
        try:
            self._undo_stack.go_on(self.record.play(move))
        except IllegalMove as error:
            self.say(error.words)
            return
        while self.plays_lone_verb and self.outcome is Outcome.OPEN:
            if len(self.moves) > 1 or self.moves[0].tiles:
                return
            self._undo_stack.go_on(self.record.play(self.moves[0]))

    def restart(self) -> None:
        """Back to the opening; undo brings the moves again."""
        if self.record.moves:
            self._undo_stack.go_on(self.record.restarted())

    def begin(self, record: Record, policy: str = "") -> None:
        """Another deal, offered by a policy if one is named; undo brings the old one again.

        It is laid on the table of its own game: what lies on another one stays there.
        """
        playing, undo_stack = PlaySession(policy=policy), self._found(record.game.id)
        if undo_stack is None:
            undo_stack = self._lay(History.beginning(record, playing))
        elif record != undo_stack.record:
            undo_stack.go_on(record, playing)
        self._turn(undo_stack)

    def say(self, *sentences: Words) -> None:
        """Show some sentences to the player."""
        self.is_explaining = False
        self.said.emit(sentences)

    def take_help(self) -> None:
        """From now on the deal is played with help."""
        if not self.is_assisted:
            self._undo_stack.take_help()
            self.helped.emit()

    def spend(self, playing: str, seconds: float) -> None:
        """A playing has taken so many seconds more."""
        for undo_stack in self._undo_stacks.values():
            undo_stack.spend(playing, seconds)

    # The tables.

    def history(self) -> History:
        """All that has happened at the table, and what undo and redo can bring."""
        return self._undo_stack.history()

    def past(self) -> Iterator[Record]:
        """The records that undo would bring, the latest first."""
        return self._undo_stack.past()

    def turn_to(self, game_id: str) -> bool:
        """Go to the table of a variant as it was left; False if nothing lies there."""
        undo_stack = self._found(game_id)
        if undo_stack is not None:
            self._turn(undo_stack)
        return undo_stack is not None

    def has_unfinished(self, game_id: str) -> bool:
        """Whether a table of that game is waiting with moves on it and not won."""
        undo_stack = self._found(game_id)
        if undo_stack is None:
            return False
        record = undo_stack.record
        return bool(record.moves) and not record.game.is_won(record.table)

    def open(self, history: History) -> None:
        """Go on with a history from elsewhere; undo leads through it to what lies there now."""
        undo_stack = self._found(history.game_id)
        if undo_stack is None:
            self.resume(history)
        elif (undo_stack.record, undo_stack.playing.id) == (history.record, history.playing.id):
            self._turn(undo_stack)
        else:
            self.resume(undo_stack.history().followed_by(history))

    def resume(self, history: History) -> None:
        """Go on with this history; it takes the place of all that its variant's table has."""
        old = self._undo_stacks.get(history.game_id)
        self._turn(self._lay(history))
        if old is not None:
            self.undo_group.removeStack(old)
            old.deleteLater()

    def _found(self, game_id: str) -> UndoStack | None:
        """The table of a variant; what was left there is fetched when it is first needed."""
        if game_id not in self._undo_stacks and (left := self._tables(game_id)):
            self._lay(left)
        return self._undo_stacks.get(game_id)

    def _lay(self, history: History) -> UndoStack:
        """A table with this history, to which nobody has turned yet."""
        undo_stack = UndoStack(history, self)
        undo_stack.shown.connect(
            lambda before, after, is_new: self._on_shown(undo_stack, before, after, is_new)
        )
        self.undo_group.addStack(undo_stack)
        self._undo_stacks[history.game_id] = undo_stack
        return undo_stack

    def _turn(self, undo_stack: UndoStack) -> None:
        if undo_stack is not self._undo_stack:
            before, self._undo_stack = self.record, undo_stack
            self._change(before, self.record)
            self.undo_group.setActiveStack(undo_stack)

    def _on_shown(self, undo_stack: UndoStack, before: Step, after: Step, is_new: bool) -> None:
        if undo_stack is self._undo_stack:
            self._change(before.record, after.record)
            if is_new and after.is_move:
                self.moved.emit()

    def _change(self, before: Record, after: Record) -> None:
        self.say()
        self._moves, self._run, self.selection = None, frozenset(), Selection(())
        self.hinted = self.lost = frozenset()
        self.record_changed.emit(before, after)
        self.selection_changed.emit()

    # What is pointed at.

    def select(self, *tiles: Tile) -> None:
        """Select just these tiles."""
        self._select(Selection(self.moves, frozenset(tiles)))

    def point(self, tile: Tile) -> None:
        """A click on a tile: it joins the selection, plays, or is told why not."""
        self.say()
        if tile in self.selection.tiles:
            self._point_again(tile)
            return
        extended = self._extended(tile)
        if extended.begun:
            self._select(extended)
        elif extended.complete:
            self.play(extended.complete)
        elif self.selection.tiles and not self._is_second_thought(tile):
            self._explain(extended.tiles)
        elif self._is_closed_to(tile):
            self.select()
            self._explain(frozenset({tile}))
        else:
            self.select(tile)

    def _is_closed_to(self, tile: Tile) -> bool:
        """Whether a tile lies in a group that is closed for now, and begins no move."""
        table = self.record.table
        group, _ = table.place_of(tile)
        is_closed = self.game.marks(table)[group].is_closed
        return is_closed and not Selection(self.moves, frozenset({tile})).begun

    def grab(self, tile: Tile) -> None:
        """A tile is lifted, and with it the others that are selected."""
        self.say()
        if tile not in self.selection.tiles:
            self.select(tile)

    def drop(self, target: Tile | None, group: int | None) -> None:
        """The lifted tiles are dropped on another one, or somewhere in a group."""
        selection = self._extended(target) if target else self.selection
        fitting = self._fitting(selection) if target else ()
        if not fitting and group is not None and (not target or group in self.destinations):
            fitting = self._landing(group) or self._meeting(group)
        if len(fitting) == 1:
            self.play(fitting[0])
        elif fitting:
            self._select(selection if selection.begun else self.selection)
            self.say(words("Session", "Which other tile? The ones that fit are marked."))
        else:
            if target or not self._lies_in(group):
                self._explain(selection.tiles)
            self.select()

    def let_go(self) -> None:
        """Nothing is pointed at any more."""
        self.say()
        self.select()

    def hint(self, move: Move) -> None:
        """Mark the tiles of a move; from now on the deal is played with help."""
        self.select()
        self.hinted = move.tiles
        self.take_help()
        self.selection_changed.emit()

    def mark_lost(self, groups: tuple[int, ...]) -> None:
        """Mark the tiles of groups that nothing can mend any more."""
        table = self.record.table
        self.lost = frozenset(tile for group in groups for tile in table.groups[group])
        self.selection_changed.emit()

    def hover(self, tile: Tile | None) -> None:
        """The pointer is over a tile: the legal runs that it belongs to light up."""
        table = self.record.table
        row = next((set(group) for group in table.groups if tile in group), set())
        runs = (move.tiles for move in self.moves if tile in move.tiles and move.tiles <= row)
        run = frozenset[Tile]().union(*runs)
        if run != self._run:
            self._run = run
            self.selection_changed.emit()

    @property
    def run(self) -> frozenset[Tile]:
        """The tiles of one group that go together with the one under the pointer."""
        return self._run if not self.selection.tiles else frozenset()

    @property
    def playable(self) -> frozenset[Tile]:
        """The tiles that some legal move touches, if the player wants to see them."""
        if not self._shows_moves:
            return frozenset()
        return frozenset[Tile]().union(*(move.tiles for move in self.moves))

    def show_moves(self, shows: bool) -> None:
        """Whether all tiles of legal moves are to be marked."""
        self._shows_moves = shows
        self.selection_changed.emit()

    @property
    def destinations(self) -> frozenset[int]:
        """The groups where the selected tiles may be dropped as a whole."""
        if not self.selection.tiles:
            return frozenset()
        lit = self.selection.targets | self.selection.partners
        groups = self.record.table.groups
        return frozenset(
            number
            for number in range(len(groups))
            if not lit & set(groups[number])
            and not self._lies_in(number)
            and self._landing(number)
        )

    def _lies_in(self, group: int | None) -> bool:
        """Whether all that is selected lies in one group."""
        return group is not None and self.selection.tiles <= set(self.record.table.groups[group])

    def _landing(self, group: int) -> tuple[Move, ...]:
        """The moves begun by the selection that bring all of it into a group."""
        table, tiles = self.record.table, self.selection.tiles
        if self._lies_in(group):
            return ()
        begun = [*self.selection.begun, *filter(None, [self.selection.complete])]
        return tuple(
            move for move in begun if tiles <= set(self.game.after(table, move).groups[group])
        )

    def _meeting(self, group: int) -> tuple[Move, ...]:
        """The moves that the selection and some tile of another group begin or complete."""
        if self._lies_in(group):
            return ()
        tiles = self.record.table.groups[group]
        return tuple(
            dict.fromkeys(move for tile in tiles for move in self._fitting(self._extended(tile)))
        )

    def _fitting(self, selection: Selection) -> tuple[Move, ...]:
        """The one move that a selection completes, or those that it begins."""
        if selection.complete:
            return (selection.complete,)
        return selection.begun

    def _point_again(self, tile: Tile) -> None:
        if self.selection.complete:
            self.play(self.selection.complete)
        else:
            self._select(self.selection.without(tile))

    def _is_second_thought(self, tile: Tile) -> bool:
        """Whether a click chooses another tile of the group of a lone selected one."""
        group, _ = self.record.table.place_of(tile)
        return len(self.selection.tiles) == 1 and self._lies_in(group)

    def explain_group(self, group: int) -> None:
        """Say what a group is, what it lacks, and in which groups that lies."""
        self.is_explaining = True
        self.said.emit(self.game.note(self.record.table, group))

    def _explain(self, tiles: frozenset[Tile]) -> None:
        self.say(*self.game.explain(self.record.table, tiles))

    def _extended(self, tile: Tile) -> Selection:
        return Selection(self.moves, self.selection.tiles | {tile})

    def _select(self, selection: Selection) -> None:
        if selection != self.selection or self.hinted:
            self.selection, self.hinted = selection, frozenset()
            self.selection_changed.emit()
