"""The editor of a board that is laid out: its draft, its undo stack, and the tile in hand."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from gupai_desktop.engine.deal import any_number
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import BadText, Words
from gupai_desktop.games import find
from gupai_desktop.play.shared import read_shared
from gupai_desktop.ui.workbench.board_draft import BoardDraft, Hole, no_board_words

#: No board is written so long; what is longer is not read to its end.
_MOST_TEXT = 2000

#: It stands in everything that is sent but a bare board.
_NAME = "gupai"

#: What a player can point at.
Piece = Tile | Hole


class BoardEditor(QObject):
    """Changes a draft as the player says; one tile may be in hand.

    Groups beyond those of the board are the set.  Signals: `changed` with the
    drafts before and after; `hand_changed` when another tile is in hand; `said`
    with sentences on the state of the draft, or why something was not done.
    """

    changed = Signal(object, object)
    hand_changed = Signal()
    said = Signal(object)

    def __init__(self, draft: BoardDraft, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)
        self.draft = draft
        self.in_hand: Tile | None = None

    # What is done to the whole board.

    def clear(self) -> None:
        """Take every tile back into the set."""
        self._change(BoardDraft.empty(self.draft.game))

    def deal_rest(self) -> None:
        """Lay what is left in the set by chance."""
        self._change(self.draft.with_rest_dealt(any_number()))

    def read(self, text: str) -> bool:
        """Lay the board that a text gives; if it gives none, say why and change nothing.

        It is a board of this game, or whatever else somebody may have sent.
        """
        try:
            try:
                draft = BoardDraft.of_text(self.draft.game, text.strip()[:_MOST_TEXT])
            except BadText:
                if _NAME not in text.lower():
                    raise
                shared = read_shared(text, find, [self.draft.game])
                record = shared if isinstance(shared, Record) else shared.record
                draft = BoardDraft.of_table(record.game, record.table)
            self._change(draft)
        except BadText as error:
            self.say(no_board_words(error))
            return False
        return True

    def choose_game(self, game: Game) -> None:
        """Another game, or other rules."""
        self._change(self.draft.for_game(game))

    # What is done to single tiles.

    def point(self, piece: Piece) -> None:
        """A click: it takes a tile in hand, or lays the one in hand there."""
        place = self._place_of(piece)
        there = piece if isinstance(piece, Tile) else self.draft.tile_in(piece)
        if self.in_hand is None or (place is None and there is not None):
            self.take(there if there is not self.in_hand else None)
        elif there is self.in_hand:
            self.take(None)
        else:
            self._lay(place)

    def confirm(self, piece: Piece) -> None:
        """Here the same as a click."""
        self.point(piece)

    def grab(self, piece: Piece) -> None:
        """A tile is lifted."""
        self.take(piece if isinstance(piece, Tile) else None)

    def drop(self, piece: Piece | None, group: int | None) -> None:
        """The lifted tile is dropped on a tile or a place, or somewhere in a group."""
        if piece is not None:
            self._lay(self._place_of(piece))
        else:
            self._lay((group, None) if group is not None and self.is_on_board(group) else None)

    def put_back(self) -> None:
        """The tile in hand goes back into the set."""
        self._lay(None)

    def take(self, tile: Tile | None) -> None:
        """Have this tile in hand, or none."""
        if tile is not self.in_hand:
            self.in_hand = tile
            self.hand_changed.emit()

    def let_go(self) -> None:
        """Have no tile in hand."""
        self.take(None)

    def is_on_board(self, group: int) -> bool:
        """Return whether a group is one of the board's, and not of the set."""
        return group < len(self.draft.groups)

    def _lay(self, place: tuple[int, int | None] | None) -> None:
        """Lay the tile in hand in a place, or in the set."""
        tile = self.in_hand
        self.take(None)
        if tile is not None:
            self._change(self.draft.with_tile(tile, *place) if place else self.draft.without(tile))

    def _place_of(self, piece: Piece) -> tuple[int, int] | None:
        """Return the group and place of a tile or a hole; None for those of the set."""
        if isinstance(piece, Tile):
            return self.draft.where(piece)
        if self.is_on_board(piece.group):
            return (piece.group, self.draft.place_of(piece))
        return None

    def say(self, *sentences: Words) -> None:
        """Say this, or else the state of the draft."""
        self.said.emit(sentences or self.draft.state_words())

    def show(self, draft: BoardDraft) -> None:
        """Take another draft; only the undo stack does so."""
        self.take(None)
        before, self.draft = self.draft, draft
        self.changed.emit(before, draft)
        self.say()

    def _change(self, draft: BoardDraft) -> None:
        if draft != self.draft:
            self.undo_stack.push(_Step(self, draft))
        else:
            self.say()


class _Step(QUndoCommand):
    """The step from one draft to another, and back."""

    def __init__(self, editor: BoardEditor, after: BoardDraft) -> None:
        super().__init__()
        self._editor, self._before, self._after = editor, editor.draft, after

    def redo(self) -> None:
        self._editor.show(self._after)

    def undo(self) -> None:
        self._editor.show(self._before)
