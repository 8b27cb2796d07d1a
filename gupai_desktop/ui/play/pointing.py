"""What is pointed at on the table of a session: the selection, the hover, grab and drop."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from gupai_desktop.engine.goals import Aim
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.narrator import Mark, Prospect
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import Figures, Words, words
from gupai_desktop.ui.play.selection import Selection
from gupai_desktop.ui.play.session import Session, Topic

_WHICH = words("Session", "Which other tile? The ones that fit are marked.")


class Pointing(QObject):
    """The tiles that are selected and marked, and what pointing at tiles does.

    Signals: `changed` when anything is marked otherwise; `hung` when other groups tell what
    they would become.  Another record silently clears all marks, before anybody hears of it
    who follows `session.record_changed` from later on.
    """

    changed = Signal()
    hung = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent or session)
        self.session = session
        self._shows_moves = False
        #: The selection whose landings have been found.
        self._landed: Selection | None = None
        self._found: defaultdict[int, list[Move]] = defaultdict(list)
        self._clear()
        session.record_changed.connect(self._clear)
        session.said.connect(self._forget_named)

    def _clear(self) -> None:
        #: What lies on the table of the selection.
        self._record = self.session.record
        self.selection = Selection(())
        #: The tiles of a hint, and those of groups that nothing can mend.
        self.hinted = self.lost = frozenset[Tile]()
        self._run = frozenset[Tile]()
        #: The tiles that a refusal speaks of, as long as it stands.
        self._named = frozenset[Tile]()
        #: The groups that serve the part of the goal that is asked for, and the tiles it needs.
        self.serving, self.needed = frozenset[int](), frozenset[Tile]()
        #: What groups would become, by their numbers, while tiles hang over the table.
        self.prospects: dict[int, Prospect] = {}
        #: Why the move that would be made is not legal, in whole sentences.
        self.why: tuple[Words, ...] = ()

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
        elif self.selection.tiles and self._is_trial(extended.tiles):
            self._try(extended)
        elif self.selection.tiles and not self._is_second_thought(tile):
            self._explain(extended.tiles)
        elif self._is_closed_to(tile):
            self.select()
            self._explain(frozenset({tile}))
        else:
            before = self.selection.tiles
            self._take_up(tile)
            for one in before if self.selection.fitting else ():
                self.session.say(_apart_words(one, tile))

    def confirm(self, tile: Tile) -> None:
        """Play the only move that the selected tiles begin or complete; else it is a click."""
        fitting = self.selection.fitting
        if tile not in self.selection.tiles or not fitting:
            self.point(tile)
        elif len(fitting) == 1:
            self.session.play(fitting[0])
        else:
            self.session.say(_WHICH)

    def step_move(self, by: int) -> frozenset[Tile]:
        """Select all tiles of the next legal move, or of the one before; round at the end."""
        counts = Counter(filter(None, self._touched()))
        moves = [tiles for tiles, count in counts.items() if count == 1]
        self.session.say()
        if not moves:
            self.session.say(words("Session", "No legal move touches a tile."))
            return frozenset()
        here = moves.index(self.selection.tiles) if self.selection.tiles in moves else None
        at = (0 if by > 0 else -1) if here is None else (here + by) % len(moves)
        self.select(*moves[at])
        return moves[at]

    def _take_up(self, tile: Tile) -> None:
        """Select a tile alone; it says so if no move begins with it."""
        self.select(tile)
        if not self.selection.fitting and not self.session.is_won:
            self.session.say(self.session.facts.narrator.why_idle(tile))

    def _try(self, selection: Selection) -> None:
        """Select tiles of one group that begin no move; when they are enough for one, say why."""
        self._select(selection)
        if len(selection.tiles) == self.session.game.run_size:
            self._explain(selection.tiles)

    def grab(self, tile: Tile) -> None:
        """A tile is lifted, and with it the others that are selected."""
        self.session.say()
        if tile not in self.selection.tiles:
            self._take_up(tile)

    def drop(self, target: Tile | None, group: int | None) -> None:
        """The lifted tiles are dropped on another one, or somewhere in a group."""
        selection = self._extended(target) if target else self.selection
        fitting = self._fitting(target, group)
        if len(fitting) == 1:
            self.session.play(fitting[0])
        elif fitting:
            self._select(selection if selection.begun else self.selection)
            self.session.say(_WHICH)
        else:
            if target or not self._lies_in(group):
                self._explain(selection.tiles)
            self.select()

    def _fitting(self, target: Tile | None, group: int | None) -> tuple[Move, ...]:
        """The moves that dropping the lifted tiles there may mean."""
        fitting = self._extended(target).fitting if target else ()
        if not fitting and group is not None and (not target or group in self.destinations):
            return tuple(self._landings.get(group, ())) or self._meeting(group)
        return fitting

    def hang(self, target: Tile | None, group: int | None) -> None:
        """The lifted tiles hang over another one, or somewhere in a group, or over nothing."""
        fitting = self._fitting(target, group)
        if len(fitting) == 1:
            self._foresee(group, self._prospects(fitting[0].tiles))
        elif fitting:
            reason = words("Session", "Which other tile?")
            self._foresee(group, (Prospect(group, reason=reason),), (_WHICH,))
        else:
            self._foresee_refusal(group, target)

    def _prospects(self, tiles: frozenset[Tile]) -> tuple[Prospect, ...]:
        return self.session.facts.narrator.prospects(tiles)

    def _foresee_refusal(self, group: int | None, target: Tile | None) -> None:
        """Tell why the selected tiles make no move with one of another group, or as a run."""
        chosen = self.selection.tiles
        tiles = chosen | {target} if target and chosen else chosen
        is_run = len(tiles) == self.session.game.run_size
        is_fellow = target is not None and self._lies_in(self._table.place_of(target)[0])
        if tiles == chosen or (is_fellow and not is_run):
            self._foresee(None, ())
        else:
            why = self.session.facts.narrator.explain(tiles)
            self._foresee(group, self._prospects(tiles), why)

    def _foresee(
        self, group: int | None, prospects: tuple[Prospect, ...], why: tuple[Words, ...] = ()
    ) -> None:
        """Let groups tell what they would become; what belongs to neither is told at this one."""
        told = {
            number: prospect
            for prospect in prospects
            if (number := group if prospect.group is None else prospect.group) is not None
        }
        if (told, why) != (self.prospects, self.why):
            self.prospects, self.why = told, why
            self.hung.emit()

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
        self._foresee_with(tile)

    def _foresee_with(self, tile: Tile | None) -> None:
        """Tell what a click on a tile would make of the selected ones."""
        if tile is None or not self.selection.tiles:
            self._foresee(None, ())
            return
        group, extended = self._table.place_of(tile)[0], self._extended(tile)
        if tile in self.selection.tiles:
            whole = self.selection.tiles if self.selection.complete else frozenset[Tile]()
            self._foresee(group, self._prospects(whole) if whole else ())
            return
        if extended.begun:
            self._foresee(group, (Prospect(group, Mark(self.session.facts.narrator.together)),))
        elif extended.complete:
            self._foresee(group, self._prospects(extended.tiles))
        else:
            self._foresee_refusal(group, tile)

    # What is marked.

    def hint(self, move: Move) -> None:
        """Mark the tiles of a move; from now on the deal is played with help."""
        self.mark_hinted(move.tiles)
        self.session.take_help()

    def mark_hinted(self, tiles: frozenset[Tile]) -> None:
        """Mark these tiles as a hint does, and select none."""
        self.selection, self.hinted = Selection(()), tiles
        self.changed.emit()

    def show_aim(self, aim: Aim | None) -> None:
        """Mark the groups that serve a part of the goal and the tiles that it needs, or none."""
        need = self.session.facts.narrator.need(aim).tiles if aim else frozenset[Tile]()
        serving = frozenset(aim.groups) if aim else frozenset[int]()
        if (serving, need) != (self.serving, self.needed):
            self.serving, self.needed = serving, need
            self.changed.emit()

    def mark_lost(self, groups: tuple[int, ...]) -> None:
        """Mark the tiles of groups that nothing can mend any more."""
        self.lost = frozenset(tile for group in groups for tile in self._table.groups[group])
        self.changed.emit()

    @property
    def told(self) -> frozenset[int]:
        """The groups of the tiles that a hint or a refusal speaks of."""
        tiles = self.hinted | self._named
        groups = enumerate(self._table.groups)
        return frozenset(number for number, group in groups if tiles & set(group))

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
    def open_tiles(self) -> frozenset[Tile]:
        """The tiles that go with those selected; with none selected, those of all moves."""
        if self.selection.tiles:
            return self.selection.targets | self.selection.partners
        return frozenset[Tile]().union(*self._touched())

    @property
    def destinations(self) -> frozenset[int]:
        """The groups where the selected tiles may be dropped as a whole."""
        if not self.selection.tiles:
            return frozenset()
        lit = self.selection.targets | self.selection.partners
        groups = self._table.groups
        return frozenset(number for number in self._landings if lit.isdisjoint(groups[number]))

    def _touched(self) -> Iterator[frozenset[Tile]]:
        """The tiles of each legal move."""
        return (move.tiles for move in self.session.moves)

    def _lies_in(self, group: int | None) -> bool:
        """Whether all that is selected lies in one group."""
        return group is not None and self.selection.tiles <= set(self._table.groups[group])

    @property
    def _landings(self) -> Mapping[int, Sequence[Move]]:
        """The moves begun or completed that bring the selection into another group, by group."""
        chosen, facts = self.selection, self.session.facts
        if self._landed is not chosen:
            self._landed, self._found = chosen, defaultdict(list)
            for move in (*chosen.begun, *filter(None, [chosen.complete])):
                after = facts.game.after(facts.table, move)
                for number, group in enumerate(after.groups):
                    if chosen.tiles.issubset(group) and not self._lies_in(number):
                        self._found[number].append(move)
        return self._found

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
            self.select(*(self.selection.tiles - {tile}))

    def _is_trial(self, tiles: frozenset[Tile]) -> bool:
        """Whether these tiles of one group could still be part of a move within it."""
        is_one_group = any(tiles <= set(group) for group in self._table.groups)
        return is_one_group and len(tiles) <= self.session.game.run_size

    def _is_second_thought(self, tile: Tile) -> bool:
        """Whether a click begins another selection instead of extending this one.

        It does beside a whole move, and in the group of a lone tile or of a run that failed.
        """
        group, _ = self._table.place_of(tile)
        if self.selection.complete:
            return True
        size = len(self.selection.tiles)
        return size in (1, self.session.game.run_size) and self._lies_in(group)

    def _is_closed_to(self, tile: Tile) -> bool:
        """Whether a tile lies in a group that is closed for now, and begins no move."""
        group, _ = self._table.place_of(tile)
        is_closed = self.session.facts.marks[group].is_closed
        return is_closed and not Selection(self.session.moves, frozenset({tile})).begun

    def _explain(self, tiles: frozenset[Tile]) -> None:
        """Say why some tiles are not a move, and light their groups."""
        why = self.session.facts.narrator.explain(tiles)
        self.session.say(*why, topic=Topic.REFUSAL)
        self._named = tiles
        self.changed.emit()

    def _forget_named(self) -> None:
        """What the refusal spoke of is no longer told; if the table is another, all is cleared."""
        if self._named and self.session.record is self._record:
            self._named = frozenset()
            self.changed.emit()

    def _extended(self, tile: Tile) -> Selection:
        return Selection(self.session.moves, self.selection.tiles | {tile})

    def _select(self, selection: Selection) -> None:
        if selection.tiles != self.selection.tiles or self.hinted:
            self.selection, self.hinted = selection, frozenset()
            self.prospects, self.why = {}, ()
            self.changed.emit()


def _apart_words(one: Tile, other: Tile) -> Words:
    """Why a second tile of a group has been selected instead of the first, and not with it."""
    return words(
        "Session",
        "No legal move takes {one} and {other} together; now only {other} is selected.",
        one=Figures(one.face),
        other=Figures(other.face),
    )
