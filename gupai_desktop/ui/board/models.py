"""What is shown of the table: one row a tile, and one row a group."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple

from gupai_desktop.engine.game import Mark, Prospect, Sign
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say, with_native
from gupai_desktop.ui.board.row_model import RowModel
from gupai_desktop.ui.play.help_options import AT_REST
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.play.session import Topic
from gupai_desktop.ui.widgets.tile_text import as_words, say_with_tiles

#: What is seen of a tile that lies face down.
BACK = "back"


class TileState(Enum):
    """How a tile is marked.

    Selected; the end of a legal move, or on the way to one; hinted at; needed for the
    part of the goal that is asked for; in a group that makes the game hopeless; in one run
    with the tile under the pointer; touched by some legal move; where a tile may be laid
    when a board is laid out.
    """

    PLAIN = "plain"
    SELECTED = "selected"
    TARGET = "target"
    PARTNER = "partner"
    HINTED = "hinted"
    NEEDED = "needed"
    LOST = "lost"
    RUN = "run"
    PLAYABLE = "playable"
    ROOM = "room"


@dataclass(frozen=True, slots=True)
class Lying:
    """Where a tile lies, how many lie in its group, and what is seen of it."""

    group: int
    place: int
    count: int
    face: str
    sign: Sign | None = None


class ShownTile(NamedTuple):
    """A tile, or whatever else lies there, and how it is marked."""

    tile: Any
    lying: Lying
    state: TileState


@dataclass(frozen=True, slots=True)
class ShownGroup:
    """A group: what is written at it, how many tiles it has room for now, and its marks.

    Tiles may go to one that is lit; one counts for the goal, and one serves the part of it
    that is asked for; a hint or a refusal speaks of tiles of one that is told of.  The
    prospect is what it would be after the move that is about to be played.
    """

    caption: str
    count: int
    is_sealed: bool
    counts: bool
    is_closed: bool
    is_lit: bool = False
    serves: bool = False
    is_told: bool = False
    prospect: Prospect | None = None


class TableModel(RowModel[ShownTile]):
    """One row a tile, in the order of the set: where it lies and how it is marked.

    A move changes the places of rows, never the rows.
    """

    def __init__(self, pointing: Pointing) -> None:
        super().__init__()
        self._session, self._pointing = pointing.session, pointing
        self._record: Record | None = None
        self.shown = self._read()
        self._session.record_changed.connect(self._on_record_changed)
        pointing.changed.connect(self.refresh)

    def _read(self) -> list[ShownTile]:
        record, pointing = self._session.record, self._pointing
        if record is not self._record:
            self._record, self._lying = record, _lying_in(record)
        # The strongest mark first.
        marked = (
            (TileState.SELECTED, pointing.selection.tiles),
            (TileState.TARGET, pointing.selection.targets),
            (TileState.PARTNER, pointing.selection.partners),
            (TileState.HINTED, pointing.hinted),
            (TileState.NEEDED, pointing.needed),
            (TileState.LOST, pointing.lost),
            (TileState.RUN, pointing.run),
            (TileState.PLAYABLE, pointing.playable),
        )

        def state_of(tile: Tile) -> TileState:
            found = (state for state, tiles in marked if tile in tiles)
            return next(found, TileState.PLAIN)

        tiles = record.game.tiles
        return [ShownTile(tile, self._lying[tile], state_of(tile)) for tile in tiles]

    def spoken(self, row: int) -> str:
        """The tile with the group as it is called, for those who cannot see where it lies."""
        tile, lying, _ = self.shown[row]
        title = self._session.game.title(self._session.record.table, lying.group)
        place = lying.place + 1
        if lying.face == BACK:
            return say(
                words("TableModel", "Face down, {group}, tile {place}", group=title, place=place)
            )
        told = words(
            "TableModel",
            "{face} {name}, {group}, tile {place}",
            face=str(tile.face),
            name=tile.face.name,
            group=title,
            place=place,
        )
        if lying.sign:
            return say(words("TableModel", "{tile}, {sign}", tile=told, sign=lying.sign.meaning))
        return say(told)

    def _on_record_changed(self, before: Record, after: Record) -> None:
        is_other_game = type(before.game) is not type(after.game)
        has_others = tuple(one.tile for one in self.shown) != after.game.tiles
        self.read_again(is_other=is_other_game or has_others)


def _lying_in(record: Record) -> dict[Tile, Lying]:
    game, table = record.game, record.table
    hidden, signs = game.hidden(table), game.signs(table)
    return {
        tile: Lying(
            *(number, place, len(group)),
            BACK if tile in hidden else f"face-{tile.face}",
            signs.get(tile),
        )
        for number, group in enumerate(table.groups)
        for place, tile in enumerate(group)
    }


class GroupModel(RowModel[ShownGroup]):
    """One row a group: its caption, seal and size, and whether tiles may go there."""

    def __init__(self, pointing: Pointing) -> None:
        super().__init__()
        self._session, self._pointing = pointing.session, pointing
        self._record: Record | None = None
        self._is_numbered = False
        self.shown = self._read()
        self._session.record_changed.connect(self._on_record_changed)
        pointing.changed.connect(self.refresh)
        pointing.hung.connect(self.refresh)
        self._session.said.connect(self._on_said)

    def _read(self) -> list[ShownGroup]:
        record, pointing = self._session.record, self._pointing
        if record is not self._record:
            self._record, self._marks = record, record.game.marks(record.table)
        destinations, told = pointing.destinations, pointing.told
        return [
            ShownGroup(
                self._caption(number, mark),
                len(record.table.groups[number]),
                *(mark.is_sealed, mark.counts, mark.is_closed),
                is_lit=number in destinations,
                serves=number in pointing.serving,
                is_told=number in told,
                prospect=pointing.prospects.get(number),
            )
            for number, mark in enumerate(self._marks)
        ]

    def _caption(self, group: int, mark: Mark) -> str:
        if self._is_numbered:
            return say(self._session.game.title(self._session.record.table, group))
        return caption_of(mark)

    def spoken(self, row: int) -> str:
        return say(self._session.game.describe(self._session.record.table, row))

    def note(self, row: int) -> str:
        """What is told of a group under the pointer: what it lacks, or only what is there."""
        if self._session.answers != AT_REST:
            return self.spoken(row)
        note = self._session.game.note(self._session.record.table, row)
        return "\n".join(map(say_with_tiles, note))

    def explained(self, row: int) -> str:
        return as_words(self.note(row)) if self._session.answers == AT_REST else ""

    def _on_record_changed(self, before: Record, after: Record) -> None:
        self.read_again(is_other=type(before.game) is not type(after.game))

    def _on_said(self) -> None:
        """While groups are spoken of by their numbers, their numbers stand beside them."""
        session = self._session
        is_numbered = session.topic is Topic.GROUPS and not session.game.has_named_groups
        if is_numbered != self._is_numbered:
            self._is_numbered = is_numbered
            # Between one table and the next, all is told when the next one is there.
            if self._record is session.record:
                self.refresh()


def caption_of(mark: Mark) -> str:
    """What stands beside a group."""
    return with_native(mark.caption, mark.native) if mark.caption else ""
