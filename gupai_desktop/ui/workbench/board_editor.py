"""The editor of a board that is laid out, and its draft as Qt models for the scene of the table.

The set lies beside the board as more groups.  There is a row for every tile and one for every
place where a tile may be laid, a place lying under its tile.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from gupai_desktop.engine.chance import Chance, NoChance
from gupai_desktop.engine.deal import any_number
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.layout import Layout, Place
from gupai_desktop.engine.narrator import GroupLabel
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import BadText, Words, counted, words
from gupai_desktop.games import find
from gupai_desktop.i18n import say, with_native
from gupai_desktop.play.shared import read_shared
from gupai_desktop.ui.board.models import Role, RowModel, TileState, place_words_of_tile
from gupai_desktop.ui.workbench.board_draft import (
    SET_WIDTH,
    BoardDraft,
    Hole,
    has_fixed_sizes,
    no_board_words,
)

#: No board is written so long; what is longer is not read to its end.
_MAX_TEXT = 2000

#: It stands in everything that is sent but a bare board.
_NAME = "gupai"

#: What a player can point at.
TileOrHole = Tile | Hole


class BoardEditor(QObject):
    """Changes a draft as the player says; one tile may be in hand.

    Groups beyond those of the board are the set.  Signals: `changed` with the
    drafts before and after; `hand_changed` when another tile is in hand; `said`
    with sentences on the state of the draft, or why something was not done.
    """

    changed = Signal(object, object)
    hand_changed = Signal()
    said = Signal(object)

    def __init__(
        self, draft: BoardDraft, parent: QObject | None = None, chance: Chance | None = None
    ) -> None:
        super().__init__(parent)
        self._chance = chance or NoChance()
        self.undo_stack = QUndoStack(self)
        self.draft = draft
        self.in_hand: Tile | None = None

    def clear(self) -> None:
        self._change(BoardDraft.empty(self.draft.game))

    def deal_rest(self) -> None:
        self._change(self.draft.with_rest_dealt(any_number(self._chance)))

    def read(self, text: str) -> bool:
        """Lay the board that a text gives; if it gives none, say why and change nothing.

        It is a board of this game, or whatever else somebody may have sent.
        """
        try:
            try:
                draft = BoardDraft.of_text(self.draft.game, text.strip()[:_MAX_TEXT])
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
        self._change(self.draft.for_game(game))

    def point(self, piece: TileOrHole) -> None:
        """A click: it takes a tile in hand, or lays the one in hand there."""
        place = self._place_of(piece)
        there = piece if isinstance(piece, Tile) else self.draft.tile_in(piece)
        if self.in_hand is None or (place is None and there is not None):
            self.take(there if there is not self.in_hand else None)
        elif there is self.in_hand:
            self.take(None)
        else:
            self._lay(place)

    def confirm(self, piece: TileOrHole) -> None:
        """Here the same as a click."""
        self.point(piece)

    def grab(self, piece: TileOrHole) -> None:
        self.take(piece if isinstance(piece, Tile) else None)

    def drop(self, piece: TileOrHole | None, group: int | None) -> None:
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

    def _place_of(self, piece: TileOrHole) -> tuple[int, int] | None:
        """Return the group and place of a tile or a hole; None for those of the set."""
        if isinstance(piece, Tile):
            return self.draft.where(piece)
        if self.is_on_board(piece.group):
            return (piece.group, piece.place)
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


#: How far the set lies from the board, and its rows from one another.
_GAP, _PITCH = 0.8, 1.08


def draft_layouts(game: Game, sizes: Sequence[int]) -> list[Layout]:
    """Return the layouts of a game, each with the set beside it and with the set under it."""
    rows, found = set_rows(game), list[Layout]()
    for board in game.layouts(sizes[: len(sizes) - rows]):
        left, right = min(p.x for p in board.places), max(p.right for p in board.places)
        top, bottom = min(p.y for p in board.places), max(p.bottom for p in board.places)
        high = (top + bottom - _PITCH * (rows - 1) - 1) / 2
        beside = [Place(right + _GAP, high + _PITCH * row, SET_WIDTH) for row in range(rows)]
        # Under it two rows of the set lie side by side.
        lefts = ((left + right - _GAP) / 2 - SET_WIDTH, (left + right + _GAP) / 2)
        low = bottom + _PITCH - 1 + _GAP / 2
        under = [
            Place(lefts[row % 2], low + _PITCH * (row // 2), SET_WIDTH) for row in range(rows)
        ]
        found += [Layout(board.name, (*board.places, *places)) for places in (beside, under)]
    return found


def set_rows(game: Game) -> int:
    return -(-len(game.tiles) // SET_WIDTH)


class _ModelOfDraft(RowModel):
    """Rows of a draft, read anew altogether when another game is laid out."""

    def __init__(self, editor: BoardEditor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self.reset()
        editor.changed.connect(self._on_changed)

    def _on_changed(self, before: BoardDraft, after: BoardDraft) -> None:
        (self.refresh if type(before.game) is type(after.game) else self.reset)()


class DraftModel(_ModelOfDraft):
    """One row a tile, then one row a place: where it lies and how it is marked."""

    roles = (Role.TILE, Role.GROUP, Role.PLACE, Role.COUNT, Role.FACE, Role.STATE)

    def __init__(self, editor: BoardEditor, parent: QObject | None = None) -> None:
        super().__init__(editor, parent)
        editor.hand_changed.connect(self.refresh)

    @property
    def _draft(self) -> BoardDraft:
        return self._editor.draft

    def _read(self) -> list[tuple[object, ...]]:
        self._pieces: tuple[TileOrHole, ...] = (*self._draft.game.tiles, *self._draft.holes)
        self._places = {piece: self._place(piece) for piece in self._pieces}
        return [
            (
                *(piece, *self._places[piece]),
                f"face-{piece.face}" if isinstance(piece, Tile) else "place",
                self._state(piece),
            )
            for piece in self._pieces
        ]

    def _place(self, piece: TileOrHole) -> tuple[int, int, int]:
        draft = self._draft
        if isinstance(piece, Tile):
            group, place = draft.where(piece) or (None, 0)
            if group is not None:
                return (group, place, len(draft.groups[group]))
            piece = draft.home(piece)
        if self._editor.is_on_board(piece.group):
            return (piece.group, piece.place, len(draft.groups[piece.group]))
        return (piece.group, piece.place, SET_WIDTH)

    def _text(self, row: int, _role: int) -> str:
        piece = self._pieces[row]
        group, place, _ = self._places[piece]
        is_on_board = self._editor.is_on_board(group)
        if isinstance(piece, Tile) and is_on_board:
            return say(place_words_of_tile(piece, self._rank(group), place))
        if isinstance(piece, Tile):
            face, name = str(piece.face), piece.face.name
            return say(words("{face} {name}, in the set", face=face, name=name))
        if not is_on_board:
            return say(words("an empty place"))
        return say(
            words(
                "An empty place, number {place} of group {group}",
                place=place + 1,
                group=self._rank(group) + 1,
            )
        )

    def _rank(self, group: int) -> int:
        return self._draft.game.reading_order.index(group)

    def _state(self, piece: TileOrHole) -> TileState:
        """Return the state of a piece: in hand, a place for the tile in hand, or plain."""
        in_hand = self._editor.in_hand
        if in_hand is None:
            return TileState.PLAIN
        if piece is in_hand:
            return TileState.SELECTED
        is_own = piece == self._draft.home(in_hand) and self._draft.where(in_hand) is not None
        is_on_board = self._editor.is_on_board(self._places[piece][0])
        is_free = isinstance(piece, Tile) or self._draft.tile_in(piece) is None
        return TileState.FREE_PLACE if is_own or (is_on_board and is_free) else TileState.PLAIN


class DraftGroupModel(_ModelOfDraft):
    """One row a group of the board, then one a row of the set."""

    roles = (Role.LABEL, Role.COUNT, Role.RANK)

    def _read(self) -> list[tuple[object, ...]]:
        draft = self._editor.draft
        rows = set_rows(draft.game)
        in_set = counted("In the set: %n tile(s)", len(draft.rest))
        self._labels = [*labels_of(draft), *[GroupLabel()] * (rows - 1), GroupLabel(in_set)]
        counts = [*map(len, draft.groups), *[SET_WIDTH] * rows]
        order = draft.game.reading_order
        ranks = [*map(order.index, range(len(order))), *range(len(order), len(counts))]
        return list(zip(self._labels, counts, ranks, strict=True))

    def _text(self, row: int, _role: int) -> str | None:
        label = self._labels[row]
        return with_native(label.caption, label.native) if label.caption else None


def labels_of(draft: BoardDraft) -> list[GroupLabel]:
    """Return the label of each group: that of the game, else the group's number.

    Of a board that is not whole only full groups have labels, and rows their names.
    """
    game = draft.game
    try:
        labels = list(game.narrator(draft.table).labels)
    except BadText:
        laid = Table(tuple(tuple(tile for tile in row if tile) for row in draft.groups))
        is_fixed = has_fixed_sizes(game)
        labels = list(game.narrator(laid if is_fixed else game.arrange(game.tiles)).labels)
        for group, size in enumerate(game.opening_sizes):
            if is_fixed and len(laid.groups[group]) != size:
                labels[group] = GroupLabel()
    ranks = map(game.reading_order.index, range(len(labels)))
    return [
        label if label.caption else GroupLabel(words("Group {number}", number=rank + 1))
        for rank, label in zip(ranks, labels, strict=True)
    ]
