"""The table as Qt models: one row a tile, and one row a group."""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import ClassVar

from PySide6.QtCore import Qt

from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say, with_native
from gupai_desktop.ui.board.row_model import RowModel
from gupai_desktop.ui.play.facts import Facts
from gupai_desktop.ui.play.pointing import Pointing
from gupai_desktop.ui.play.session import Topic


class Role(IntEnum):
    """What a row tells, beside its text."""

    #: The tile of a row of tiles, the tiles of a group.
    TILE = Qt.ItemDataRole.UserRole + 1
    GROUP = Qt.ItemDataRole.UserRole + 2
    PLACE = Qt.ItemDataRole.UserRole + 3
    COUNT = Qt.ItemDataRole.UserRole + 4
    FACE = Qt.ItemDataRole.UserRole + 5
    STATE = Qt.ItemDataRole.UserRole + 6
    SEALED = Qt.ItemDataRole.UserRole + 7
    CLOSED = Qt.ItemDataRole.UserRole + 8
    LIT = Qt.ItemDataRole.UserRole + 9
    #: Whether a group counts for the goal, and whether it serves the part that is asked for.
    COUNTS = Qt.ItemDataRole.UserRole + 10
    SERVES = Qt.ItemDataRole.UserRole + 11
    #: What a group would be after the move that is about to be played.
    PROSPECT = Qt.ItemDataRole.UserRole + 12
    #: The sign in the corner of a tile.
    SIGN = Qt.ItemDataRole.UserRole + 13
    #: Whether a hint or a refusal speaks of tiles of a group.
    TOLD = Qt.ItemDataRole.UserRole + 14


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


def lying_words(tile: Tile, group: int, place: int) -> Words:
    """A tile and where it lies, group and place counted from 0."""
    return words(
        "TableModel",
        "{face} {name}, tile {place} of group {group}",
        face=str(tile.face),
        name=tile.face.name,
        place=place + 1,
        group=group + 1,
    )


#: The roles that are read as texts.
_TEXTS = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)


class TableModel(RowModel[Tile]):
    """One row a tile, in the order of the set: where it lies and how it is marked.

    A move changes the places of rows, never the rows; another game resets.
    """

    _compared = (Role.GROUP, Role.PLACE, Role.COUNT, Role.FACE, Role.STATE, Role.SIGN)
    _derived: ClassVar = dict.fromkeys((Role.GROUP, Role.PLACE, Role.FACE, Role.SIGN), _TEXTS)

    def __init__(self, pointing: Pointing) -> None:
        super().__init__()
        self._session, self._pointing = pointing.session, pointing
        self._roles = {
            Qt.ItemDataRole.DisplayRole: self._text,
            Qt.ItemDataRole.AccessibleTextRole: self._spoken,
            Role.TILE: lambda tile: tile,
            Role.GROUP: lambda tile: self._facts.places[tile][0],
            Role.PLACE: lambda tile: self._facts.places[tile][1],
            Role.COUNT: lambda tile: self._facts.places[tile][2],
            Role.FACE: self._face,
            Role.STATE: self._state,
            Role.SIGN: lambda tile: self._facts.signs.get(tile),
        }
        self._begin()
        self._session.record_changed.connect(self._on_record_changed)
        pointing.changed.connect(self.refresh)

    def _read(self) -> None:
        """Where every tile lies: its group, its place there, how many lie there; its mark."""
        self._facts, pointing = self._session.facts, self._pointing
        self._rows = self._facts.game.tiles
        # The strongest mark first.
        self._marked = (
            (TileState.SELECTED, pointing.selection.tiles),
            (TileState.TARGET, pointing.selection.targets),
            (TileState.PARTNER, pointing.selection.partners),
            (TileState.HINTED, pointing.hinted),
            (TileState.NEEDED, pointing.needed),
            (TileState.LOST, pointing.lost),
            (TileState.RUN, pointing.run),
            (TileState.PLAYABLE, pointing.playable),
        )

    def _face(self, tile: Tile) -> str:
        return "back" if tile in self._facts.hidden else f"face-{tile.face}"

    def _text(self, tile: Tile) -> str:
        group, place, _ = self._facts.places[tile]
        if tile in self._facts.hidden:
            return say(words("TableModel", "A tile that lies face down"))
        return say(lying_words(tile, group, place))

    def _spoken(self, tile: Tile) -> str:
        """The tile with the group as it is called, for those who cannot see where it lies."""
        group, place, _ = self._facts.places[tile]
        title = self._facts.title(group)
        if tile in self._facts.hidden:
            return say(
                words(
                    "TableModel", "Face down, {group}, tile {place}", group=title, place=place + 1
                )
            )
        lying = words(
            "TableModel",
            "{face} {name}, {group}, tile {place}",
            face=str(tile.face),
            name=tile.face.name,
            group=title,
            place=place + 1,
        )
        if sign := self._facts.signs.get(tile):
            return say(words("TableModel", "{tile}, {sign}", tile=lying, sign=sign.meaning))
        return say(lying)

    def _state(self, tile: Tile) -> TileState:
        found = (state for state, tiles in self._marked if tile in tiles)
        return next(found, TileState.PLAIN)

    def _on_record_changed(self, before: Facts, after: Facts) -> None:
        is_other_game = type(before.game) is not type(after.game)
        self.read_again(is_other=is_other_game or self._rows != after.game.tiles)


#: The roles that explain a group.
_NOTES = (Qt.ItemDataRole.AccessibleTextRole,)


class GroupModel(RowModel[int]):
    """One row a group: its caption, seal and size, and whether tiles may go there."""

    _compared = (
        *(Qt.ItemDataRole.DisplayRole, Role.TILE, Role.COUNT),
        *(Role.SEALED, Role.COUNTS, Role.CLOSED, Role.LIT, Role.SERVES, Role.TOLD, Role.PROSPECT),
    )
    _derived: ClassVar = dict.fromkeys((Role.TILE, Role.SEALED, Role.COUNTS, Role.CLOSED), _NOTES)

    def __init__(self, pointing: Pointing) -> None:
        super().__init__()
        self._session, self._pointing = pointing.session, pointing
        self._roles = {
            Qt.ItemDataRole.DisplayRole: self._caption,
            Qt.ItemDataRole.AccessibleTextRole: self._described,
            Role.TILE: lambda group: self._facts.table.groups[group],
            Role.COUNT: lambda group: len(self._facts.table.groups[group]),
            Role.SEALED: lambda group: self._facts.marks[group].is_sealed,
            Role.CLOSED: lambda group: self._facts.marks[group].is_closed,
            Role.LIT: lambda group: group in self._destinations,
            Role.COUNTS: lambda group: self._facts.marks[group].counts,
            Role.SERVES: lambda group: group in self._pointing.serving,
            Role.TOLD: lambda group: group in self._told,
            Role.PROSPECT: lambda group: self._pointing.prospects.get(group),
        }
        self._is_numbered = False
        self._begin()
        self._session.record_changed.connect(self._on_record_changed)
        pointing.changed.connect(self.refresh)
        pointing.hung.connect(self.refresh)
        self._session.said.connect(self._on_said)

    def _read(self) -> None:
        self._facts = self._session.facts
        self._rows = range(len(self._facts.table.groups))
        self._destinations, self._told = self._pointing.destinations, self._pointing.told

    def _caption(self, group: int) -> str | None:
        if self._is_numbered:
            return say(self._facts.title(group))
        mark = self._facts.marks[group]
        return with_native(mark.caption, mark.native) if mark.caption else None

    def _described(self, group: int) -> str:
        return say(self._facts.describe(group))

    def _on_record_changed(self, before: Facts, after: Facts) -> None:
        self.read_again(is_other=type(before.game) is not type(after.game))

    def _on_said(self) -> None:
        """While groups are spoken of by their numbers, their numbers stand beside them."""
        session = self._session
        is_numbered = session.topic is Topic.GROUPS and not session.game.has_named_groups
        if is_numbered != self._is_numbered:
            self._is_numbered = is_numbered
            # Between one table and the next, all is told when the next one is there.
            if self._facts is session.facts:
                self.refresh()
