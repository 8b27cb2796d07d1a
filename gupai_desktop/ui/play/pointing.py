"""What is pointed at on the table of a session: the selection, the hover, grab and drop."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, Signal

from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import words
from gupai_desktop.ui.play.selection import Selection
from gupai_desktop.ui.play.session import Session


class Pointing(QObject):
    """The tiles that are selected and marked, and what pointing at tiles does.

    Signal: `changed` when anything is marked otherwise.  Another record silently clears all
    marks, before anybody hears of it who follows `session.record_changed` from later on.
    """

    changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent or session)
        self.session = session
        self._shows_moves = False
        self._clear()
        session.record_changed.connect(self._clear)

    def _clear(self) -> None:
        self.selection = Selection(())
        #: The tiles of a hint, and those of groups that nothing can mend.
        self.hinted = self.lost = frozenset[Tile]()
        self._run = frozenset[Tile]()

    @property
    def _table(self) -> Table:
        return self.session.record.table

    # What the hand does.

    def select(self, *tiles: Tile) -> None:
        """Select just these tiles."""
        self._select(Selection(self.session.moves, frozenset(tiles)))

    def point(self, tile: Tile) -> None:
        """A click on a tile: it joins the selection, plays, or is told why not."""
        self.session.say()
        if tile in self.selection.tiles:
            self._point_again(tile)
            return
        extended = self._extended(tile)
        if extended.begun:
            self._select(extended)
        elif extended.complete:
            self.session.play(extended.complete)
        elif self.selection.tiles and not self._is_second_thought(tile):
            self._explain(extended.tiles)
        elif self._is_closed_to(tile):
            self.select()
            self._explain(frozenset({tile}))
        else:
            self.select(tile)

    def grab(self, tile: Tile) -> None:
        """A tile is lifted, and with it the others that are selected."""
        self.session.say()
        if tile not in self.selection.tiles:
            self.select(tile)

    def drop(self, target: Tile | None, group: int | None) -> None:
        """The lifted tiles are dropped on another one, or somewhere in a group."""
        selection = self._extended(target) if target else self.selection
        fitting = selection.fitting if target else ()
        if not fitting and group is not None and (not target or group in self.destinations):
            fitting = self._landing(group) or self._meeting(group)
        if len(fitting) == 1:
            self.session.play(fitting[0])
        elif fitting:
            self._select(selection if selection.begun else self.selection)
            self.session.say(words("Session", "Which other tile? The ones that fit are marked."))
        else:
            if target or not self._lies_in(group):
                self._explain(selection.tiles)
            self.select()

    def let_go(self) -> None:
        """Nothing is pointed at any more."""
        self.session.say()
        self.select()

    def hover(self, tile: Tile | None) -> None:
        """The pointer is over a tile: the legal runs that it belongs to light up."""
        row = next((set(group) for group in self._table.groups if tile in group), set())
        runs = (tiles for tiles in self._touched() if tile in tiles and tiles <= row)
        run = frozenset[Tile]().union(*runs)
        if run != self._run:
            self._run = run
            self.changed.emit()

    # What is marked.

    def hint(self, move: Move) -> None:
        """Mark the tiles of a move; from now on the deal is played with help."""
        self.mark_hinted(move.tiles)
        self.session.take_help()

    def mark_hinted(self, tiles: frozenset[Tile]) -> None:
        """Mark these tiles as a hint does, and select none."""
        self.selection, self.hinted = Selection(()), tiles
        self.changed.emit()

    def mark_lost(self, groups: tuple[int, ...]) -> None:
        """Mark the tiles of groups that nothing can mend any more."""
        self.lost = frozenset(tile for group in groups for tile in self._table.groups[group])
        self.changed.emit()

    @property
    def run(self) -> frozenset[Tile]:
        """The tiles of one group that go together with the one under the pointer."""
        return self._run if not self.selection.tiles else frozenset()

    @property
    def playable(self) -> frozenset[Tile]:
        """The tiles that some legal move touches, if the player wants to see them."""
        if not self._shows_moves:
            return frozenset()
        return frozenset[Tile]().union(*self._touched())

    def show_moves(self, shows: bool) -> None:
        """Whether all tiles of legal moves are to be marked."""
        self._shows_moves = shows
        self.changed.emit()

    @property
    def destinations(self) -> frozenset[int]:
        """The groups where the selected tiles may be dropped as a whole."""
        if not self.selection.tiles:
            return frozenset()
        lit = self.selection.targets | self.selection.partners
        groups = self._table.groups
        return frozenset(
            number
            for number in range(len(groups))
            if not lit & set(groups[number])
            and not self._lies_in(number)
            and self._landing(number)
        )

    def _touched(self) -> Iterator[frozenset[Tile]]:
        """The tiles of each legal move."""
        return (move.tiles for move in self.session.moves)

    def _lies_in(self, group: int | None) -> bool:
        """Whether all that is selected lies in one group."""
        return group is not None and self.selection.tiles <= set(self._table.groups[group])

    def _landing(self, group: int) -> tuple[Move, ...]:
        """The moves begun by the selection that bring all of it into a group."""
        if self._lies_in(group):
            return ()
        begun = [*self.selection.begun, *filter(None, [self.selection.complete])]
        game, table, tiles = self.session.game, self._table, self.selection.tiles
        return tuple(move for move in begun if tiles <= set(game.after(table, move).groups[group]))

    def _meeting(self, group: int) -> tuple[Move, ...]:
        """The moves that the selection and some tile of another group begin or complete."""
        if self._lies_in(group):
            return ()
        tiles = self._table.groups[group]
        return tuple(
            dict.fromkeys(move for tile in tiles for move in self._extended(tile).fitting)
        )

    def _point_again(self, tile: Tile) -> None:
        if self.selection.complete:
            self.session.play(self.selection.complete)
        else:
            self._select(self.selection.without(tile))

    def _is_second_thought(self, tile: Tile) -> bool:
        """Whether a click chooses another tile of the group of a lone selected one."""
        group, _ = self._table.place_of(tile)
        return len(self.selection.tiles) == 1 and self._lies_in(group)

    def _is_closed_to(self, tile: Tile) -> bool:
        """Whether a tile lies in a group that is closed for now, and begins no move."""
        group, _ = self._table.place_of(tile)
        is_closed = self.session.game.marks(self._table)[group].is_closed
        return is_closed and not Selection(self.session.moves, frozenset({tile})).begun

    def _explain(self, tiles: frozenset[Tile]) -> None:
        self.session.say(*self.session.game.explain(self._table, tiles))

    def _extended(self, tile: Tile) -> Selection:
        return Selection(self.session.moves, self.selection.tiles | {tile})

    def _select(self, selection: Selection) -> None:
        if selection.tiles != self.selection.tiles or self.hinted:
            self.selection, self.hinted = selection, frozenset()
            self.changed.emit()
