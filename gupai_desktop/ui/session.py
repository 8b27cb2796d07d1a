"""The game being played: the record so far, the undo stack, and what is selected.

Everything that changes the record goes over the undo stack, a new deal too, so
nothing that a player has done can be lost by a slip of the hand.
"""

from __future__ import annotations

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

    Signals: `record_changed` with the records before and after; `selection_changed`;
    `said` with the sentences to show, none to show nothing any more.
    """

    record_changed = Signal(object, object)
    selection_changed = Signal()
    said = Signal(object)

    def __init__(self, record: Record, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)
        self.record = record
        self.selection = Selection(())

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self.record.game

    @property
    def outcome(self) -> Outcome:
        """Whether the game is won, stuck or open."""
        return self.game.outcome(self.record.table)

    def play(self, move: Move) -> None:
        """Play a move; if it is not legal, say why and change nothing."""
        try:
            self._go_on(self.record.play(move))
        except IllegalMove as error:
            self.say(error.words)

    def restart(self) -> None:
        """Back to the opening; undo brings the moves again."""
        if self.record.moves:
            self._go_on(self.record.restarted())

    def begin(self, record: Record) -> None:
        """Another deal or another game; undo brings the old one again."""
        if record != self.record:
            self._go_on(record)

    def say(self, *sentences: Words) -> None:
        """Show some sentences to the player."""
        self.said.emit(sentences)

    def select(self, *tiles: Tile) -> None:
        """Select just these tiles."""
        self._select(Selection(self._moves(), frozenset(tiles)))

    def point(self, tile: Tile) -> None:
        """A click on a tile: it joins the selection, plays, or is told why not."""
        self.say()
        if tile in self.selection.tiles:
            self._point_again(tile)
            return
        extended = self._extended(tile)
        if extended.begun or len(extended.tiles) == 1:
            self._select(extended)
        elif extended.complete:
            self.play(extended.complete)
        elif self._is_second_thought(tile):
            self.select(tile)
        else:
            self._explain(extended)

    def grab(self, tile: Tile) -> None:
        """A tile is lifted, and with it the others that are selected."""
        self.say()
        if tile not in self.selection.tiles:
            self.select(tile)

    def drop(self, target: Tile) -> None:
        """The lifted tiles are dropped on another one."""
        extended = self._extended(target)
        begun = extended.begun
        if extended.complete or len(begun) == 1:
            self.play(extended.complete or begun[0])
        elif begun and len(extended.tiles) > 2:
            self._select(extended)
            self.say(words("Session", "Which other tile? The ones that fit are marked."))
        else:
            self._explain(extended)
            self.select()

    def _point_again(self, tile: Tile) -> None:
        if self.selection.complete:
            self.play(self.selection.complete)
        else:
            self._select(self.selection.without(tile))

    def _is_second_thought(self, tile: Tile) -> bool:
        """Whether a click chooses another tile of the group of a lone selected one."""
        groups = [group for group in self.record.table.groups if tile in group]
        return len(self.selection.tiles) == 1 and self.selection.tiles < set(groups[0])

    def _explain(self, selection: Selection) -> None:
        self.say(*self.game.explain(self.record.table, selection.tiles))

    def _moves(self) -> tuple[Move, ...]:
        """The legal moves, looked up when a player first points at something."""
        return self.selection.moves or self.game.moves(self.record.table)

    def _extended(self, tile: Tile) -> Selection:
        return Selection(self._moves(), self.selection.tiles | {tile})

    def _select(self, selection: Selection) -> None:
        if selection != self.selection:
            self.selection = selection
            self.selection_changed.emit()

    def _go_on(self, record: Record) -> None:
        self.undo_stack.push(_Step(self, record))

    def show(self, record: Record) -> None:
        """Put a record on the table; only the undo stack does so."""
        self.say()
        before, self.record = self.record, record
        self.selection = Selection(())
        self.record_changed.emit(before, record)
        self.selection_changed.emit()
        if self.outcome is Outcome.STUCK:
            self.say(words("Session", "No move is left: undo, restart, or take another deal."))


class _Step(QUndoCommand):
    """From one record to another, and back."""

    def __init__(self, session: Session, after: Record) -> None:
        super().__init__()
        self._session = session
        self._before = session.record
        self._after = after

    def redo(self) -> None:
        self._session.show(self._after)

    def undo(self) -> None:
        self._session.show(self._before)
