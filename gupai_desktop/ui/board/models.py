"""The table as Qt models: one row a tile, and one row a group."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, IntEnum
from typing import Any, ClassVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import Words, listed, words
from gupai_desktop.i18n import say, with_native
from gupai_desktop.play.facts import Facts
from gupai_desktop.ui.play.pointing import Pointing

Index = QModelIndex | QPersistentModelIndex


class Role(IntEnum):
    """The values in a row of a model, beside its texts."""

    #: The tile of a row of tiles, the tiles of a group.
    TILE = Qt.ItemDataRole.UserRole + 1
    GROUP = Qt.ItemDataRole.UserRole + 2
    PLACE = Qt.ItemDataRole.UserRole + 3
    COUNT = Qt.ItemDataRole.UserRole + 4
    FACE = Qt.ItemDataRole.UserRole + 5
    #: How a tile or a group is marked for the player: a `TileState` or a `GroupState`.
    STATE = Qt.ItemDataRole.UserRole + 6
    SIGN = Qt.ItemDataRole.UserRole + 7
    #: The caption and the seal of a group.
    LABEL = Qt.ItemDataRole.UserRole + 8
    #: The place of a group in the order in which groups are read.
    RANK = Qt.ItemDataRole.UserRole + 10
    #: What a group would be after the move that is about to be played.
    PROSPECT = Qt.ItemDataRole.UserRole + 9


class TileState(Enum):
    """The mark of a tile.

    Selected; the end of a legal move, or on the way to one; hinted at; needed for the
    part of the goal that is asked for; in a group that makes the game hopeless; spoken of;
    touched by some legal move; where a tile may be laid when a board is laid out.  Four marks
    show them: of what is selected or spoken of, of what fits, of hints, of what can move.
    """

    PLAIN = "plain"
    SELECTED = "selected"
    TARGET = "target"
    PARTNER = "partner"
    HINTED = "hinted"
    NEEDED = "needed"
    LOST = "lost"
    MENTIONED = "told"
    PLAYABLE = "playable"
    FREE_PLACE = "room"


def place_words_of_tile(tile: Tile, group: int, place: int) -> Words:
    """A tile and where it lies, place and the group's rank counted from 0."""
    return _place_words(tile, words("Group {number}", number=group + 1), place)


def _place_words(tile: Tile, group: Words, place: int) -> Words:
    return words(
        "{face} {name}, {group}, tile {place}",
        face=str(tile.face),
        name=tile.face.name,
        group=group,
        place=place + 1,
    )


class GroupState(Enum):
    """The mark of a group: tiles may go there, or it serves the part of the goal asked for."""

    PLAIN = "plain"
    LIT = "lit"
    SERVES = "serves"


class RowModel(QAbstractListModel):
    """A value for each role in every row.

    A subclass gives its rows in `_read`, and in `_text` what else a row tells; it calls
    `refresh` when they may have changed, `reset` when there are others.
    Signal: `refreshed` after all rows that changed have been announced.
    """

    refreshed = Signal()

    #: The roles of the values in a row.
    roles: ClassVar[tuple[int, ...]]
    #: The roles of texts, which change with any value but the state and what is foreseen.
    texts: ClassVar[tuple[int, ...]] = (Qt.ItemDataRole.DisplayRole,)
    _rows: Sequence[tuple[object, ...]] = ()

    def _read(self) -> Sequence[tuple[object, ...]]:
        raise NotImplementedError

    def _text(self, row: int, role: int) -> str | None:
        raise NotImplementedError

    def reset(self) -> None:
        """Take other rows altogether."""
        self.beginResetModel()
        self._rows = self._read()
        self.endResetModel()

    def refresh(self) -> None:
        """Read again, and announce each row that changed, with the roles that did."""
        before, self._rows = self._rows, self._read()
        for number, (old, new) in enumerate(zip(before, self._rows, strict=True)):
            if old != new:
                values = zip(self.roles, old, new, strict=True)
                roles = [role for role, one, other in values if one != other]
                texts = () if set(roles) <= {Role.STATE, Role.PROSPECT} else self.texts
                index = self.index(number)
                self.dataChanged.emit(index, index, [*roles, *texts])
        self.refreshed.emit()

    def values(self, row: int, *roles: int) -> list[Any]:
        """Return some values in a row at once, None for one that it has not, for many rows."""
        values = dict(zip(self.roles, self._rows[row], strict=True))
        return list(map(values.get, roles))

    def announce(self) -> None:
        """Announce that all texts may have changed, in another language say."""
        self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1), [])
        self.refreshed.emit()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role in self.roles:
            return self._rows[index.row()][self.roles.index(role)]
        return self._text(index.row(), role) if role in self.texts else None


_DISPLAY, _SPOKEN = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole


class _ModelOfTable(RowModel):
    """Rows of a session's table, others altogether when its game has other groups or tiles."""

    def __init__(self, pointing: Pointing) -> None:
        super().__init__()
        self._session, self._pointing = pointing.session, pointing
        self.reset()
        pointing.turned.connect(self._on_turned)
        pointing.changed.connect(self.refresh)

    def _on_turned(self, before: Facts, after: Facts) -> None:
        old, new = before.game, after.game
        is_other = type(old) is not type(new) or old.tiles != new.tiles
        (self.reset if is_other else self.refresh)()


class TableModel(_ModelOfTable):
    """One row a tile, in the order of the set: where it lies and how it is marked.

    A move changes the places of rows, never the rows; another game resets.
    """

    roles = (*(Role.TILE, Role.GROUP, Role.PLACE, Role.COUNT), *(Role.FACE, Role.STATE, Role.SIGN))
    texts = (_DISPLAY, _SPOKEN)

    def _read(self) -> list[tuple[object, ...]]:
        self._facts, pointing = self._pointing.session.facts, self._pointing
        facts, states = self._facts, dict[Tile, TileState]()
        # The strongest mark last.
        for state, tiles in (
            (TileState.PLAYABLE, pointing.playable),
            (TileState.LOST, pointing.lost),
            (TileState.MENTIONED, pointing.spoken_of),
            (TileState.NEEDED, pointing.needed),
            (TileState.HINTED, pointing.hinted),
            (TileState.PARTNER, pointing.selection.partners),
            (TileState.TARGET, pointing.selection.targets),
            (TileState.SELECTED, pointing.selection.tiles),
        ):
            states.update(dict.fromkeys(tiles, state))
        places, signs, chosen = facts.places, dict(facts.narrator.signs), pointing.selection
        if chosen.tiles:
            signs |= facts.narrator.badges(chosen.tiles, chosen.begun)
        self._signs = signs
        return [
            (
                *(tile, *places[tile], facts.pictures[tile]),
                *(states.get(tile, TileState.PLAIN), signs.get(tile)),
            )
            for tile in facts.game.tiles
        ]

    def _text(self, row: int, role: int) -> str:
        """Return a tile with its place; spoken with its group as that is called, and its sign."""
        facts, tile = self._facts, self._facts.game.tiles[row]
        group, place, _ = facts.places[tile]
        if role == _DISPLAY:
            if tile in facts.hidden:
                return say(words("A tile that lies face down"))
            return say(place_words_of_tile(tile, facts.game.reading_order.index(group), place))
        title = facts.narrator.title(group)
        if tile in facts.hidden:
            return say(words("Face down, {group}, tile {place}", group=title, place=place + 1))
        lying = _place_words(tile, title, place)
        if tile in facts.held:
            lying = listed(lying, words("Not free"))
        if sign := self._signs.get(tile) or facts.narrator.badges({tile}, ()).get(tile):
            return say(listed(lying, sign.meaning))
        return say(lying)


class GroupModel(_ModelOfTable):
    """One row a group: its tiles, its caption and seal, and how it is marked."""

    roles = (Role.TILE, Role.COUNT, Role.LABEL, Role.RANK, Role.STATE, Role.PROSPECT)
    texts = (_DISPLAY, _SPOKEN)

    def __init__(self, pointing: Pointing) -> None:
        super().__init__(pointing)
        self._is_numbered = pointing.is_numbered
        pointing.hung.connect(self.refresh)

    def refresh(self) -> None:
        """Read again; while groups are spoken of by their numbers, these stand beside them."""
        was_numbered, self._is_numbered = self._is_numbered, self._pointing.is_numbered
        super().refresh()
        if self._is_numbered != was_numbered:
            self.announce()

    def _read(self) -> list[tuple[object, ...]]:
        self.facts, pointing = self._session.facts, self._pointing
        groups, states = self.facts.table.groups, dict[int, GroupState]()
        ranks = self.facts.game.reading_order
        for state, marked in (
            (GroupState.SERVES, pointing.serving),
            (GroupState.LIT, pointing.destinations),
        ):
            states.update(dict.fromkeys(marked, state))
        return [
            (
                *(tiles, len(tiles), label, ranks.index(number)),
                *(states.get(number, GroupState.PLAIN), pointing.prospects.get(number)),
            )
            for number, (tiles, label) in enumerate(
                zip(groups, self.facts.narrator.labels, strict=True)
            )
        ]

    def _text(self, row: int, role: int) -> str | None:
        """Return the caption of a group; else its tiles and its state in a few words."""
        if role != _DISPLAY:
            return say(self.facts.narrator.describe(row))
        if self._is_numbered:
            return say(self.facts.narrator.title(row))
        label = self.facts.narrator.labels[row]
        return with_native(label.caption, label.native) if label.caption else None
