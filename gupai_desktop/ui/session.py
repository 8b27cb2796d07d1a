"""The game being played: the record so far, the undo stack, and what is selected.

Everything that changes the record goes over the undo stack, a new deal too, so
nothing that a player has done can be lost by a slip of the hand.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from gupai_desktop.engine.game import Game, IllegalMove, Outcome
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import Words, words
from gupai_desktop.ui.selection import Selection


class Session(QObject):
    """One player at one table.

    Signals: `record_changed` with the records before and after; `selection_changed`
    when anything is marked otherwise; `said` with the sentences to show, none to
    show nothing any more.
    """

    record_changed = Signal(object, object)
    selection_changed = Signal()
    said = Signal(object)

    def __init__(self, record: Record, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)
        self.record = record
        self.selection = Selection(())
        self.plays_lone_verb = False
        self._moves: tuple[Move, ...] | None = None
        self._shows_moves = False
        self._run: frozenset[Tile] = frozenset()
        self.hinted: frozenset[Tile] = frozenset()
        self.lost: frozenset[Tile] = frozenset()
        self.is_assisted = False

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self.record.game

    @property
    def outcome(self) -> Outcome:
        """Whether the game is won, stuck or open."""
        if self.game.is_won(self.record.table):
            return Outcome.WON
        return Outcome.OPEN if self.moves else Outcome.STUCK

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
            self._go_on(self.record.play(move))
        except IllegalMove as error:
            self.say(error.words)
            return
        while self.plays_lone_verb and len(self.moves) == 1 and not self.moves[0].tiles:
            self._go_on(self.record.play(self.moves[0]))

    def restart(self) -> None:
        """Back to the opening; undo brings the moves again."""
        if self.record.moves:
            self._go_on(self.record.restarted())

    def begin(self, record: Record) -> None:
        """Another deal or another game; undo brings the old one again."""
        if record != self.record:
            self._go_on(record)
            self.is_assisted = False

    def say(self, *sentences: Words) -> None:
        """Show some sentences to the player."""
        self.said.emit(sentences)

    def show(self, record: Record) -> None:
        """Put a record on the table; only the undo stack does so."""
        self.say()
        before, self.record = self.record, record
        self._moves, self._run, self.selection = None, frozenset(), Selection(())
        self.hinted = self.lost = frozenset()
        self.record_changed.emit(before, record)
        self.selection_changed.emit()

    def past(self) -> Iterator[Record]:
        """The records that undo would bring, the latest first."""
        for index in reversed(range(self.undo_stack.index())):
            step = self.undo_stack.command(index)
            if isinstance(step, _Step):
                yield step.before

    def _go_on(self, record: Record) -> None:
        self.undo_stack.push(_Step(self, record))

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

    def hint(self, move: Move) -> None:
        """Mark the tiles of a move; from now on the deal is played with help."""
        self.select()
        self.hinted = move.tiles
        self.is_assisted = True
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

    def _explain(self, tiles: frozenset[Tile]) -> None:
        self.say(*self.game.explain(self.record.table, tiles))

    def _extended(self, tile: Tile) -> Selection:
        return Selection(self.moves, self.selection.tiles | {tile})

    def _select(self, selection: Selection) -> None:
        if selection != self.selection or self.hinted:
            self.selection, self.hinted = selection, frozenset()
            self.selection_changed.emit()


class _Step(QUndoCommand):
    """From one record to another, and back."""

    def __init__(self, session: Session, after: Record) -> None:
        super().__init__()
        self._session = session
        self.before = session.record
        self._after = after

    def redo(self) -> None:
        self._session.show(self._after)

    def undo(self) -> None:
        self._session.show(self.before)
