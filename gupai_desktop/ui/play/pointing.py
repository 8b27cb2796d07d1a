"""The selection and the marks on the table of a session, and what a hand at it does."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from gupai_desktop.engine.goals import Aim
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.narrator import GroupLabel, Prospect
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import Words, WrittenTiles, words
from gupai_desktop.play.facts import Facts
from gupai_desktop.play.selection import Selection
from gupai_desktop.texts.messages import Topic
from gupai_desktop.ui.play.session import Session

#: What groups would be, and the reasons why there is no move.
_Outlook = tuple[Sequence[Prospect], tuple[Words, ...]]

_WHICH = words("Take another tile, or Esc.")
_AGAIN = words("Press again to play it, or select another tile.")
_WHOLE = words("Press a selected tile to play this move.")


class Pointing(QObject):
    """The tiles that are selected and marked, and what pointing at tiles does.

    It follows its session for a board: nothing else of a board listens to that.

    Signals: `changed` when anything is marked otherwise; `hung` when the prospects of groups
    are others; `turned`, with the facts of before and of now, when another record lies there,
    which has cleared all marks silently; `dealt` when a deal has just been laid there.
    """

    changed = Signal()
    hung = Signal()
    turned = Signal(object, object)
    dealt = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent or session)
        self.session, self._facts = session, session.facts
        self._shows_moves = False
        #: True while lifted tiles hang over the table, False while the pointer only rests there.
        self.hangs = False
        #: The selection whose landings have been found.
        self._landed: Selection | None = None
        self._found: defaultdict[int, list[Move]] = defaultdict(list)
        self._clear()
        session.laid.connect(self._on_laid)
        session.said.connect(self._on_said)
        session.dealt.connect(self.dealt)

    def _clear(self) -> None:
        self.selection = Selection(())
        #: The tiles of a hint, and those of groups that nothing can mend.
        self.hinted = self.lost = frozenset[Tile]()
        #: The tiles that a refusal speaks of, as long as it stands, or a way that is pointed at.
        self.spoken_of = frozenset[Tile]()
        #: The tiles of which the sentence that stands says that no legal move takes all of them.
        self.denied = frozenset[Tile]()
        #: The groups that serve the part of the goal that is asked for, and the tiles it needs.
        self.serving, self.needed = frozenset[int](), frozenset[Tile]()
        #: The prospects of groups, by their numbers, while tiles hang over the table.
        self.prospects: dict[int, Prospect] = {}
        #: The reasons why the move that would be made is not legal, in whole sentences.
        self.why: tuple[Words, ...] = ()
        #: Whether groups are spoken of by their numbers, which then stand beside them.
        self.is_numbered = False

    def _on_laid(self, before: Facts, after: Facts) -> None:
        self._facts = after
        self._clear()
        self.turned.emit(before, after)

    # Clicks.

    def select(self, *tiles: Tile) -> None:
        self._select(Selection(self._facts.moves, frozenset(tiles)))

    def point(self, tile: Tile) -> None:
        """Take a click on a tile: it joins the selection, plays, or is refused."""
        self.session.say()
        chosen, extended = self.selection, self._extended(tile)
        fitting = self._fitting(tile, self._facts.places[tile][0])
        if tile in chosen.tiles:
            if chosen.complete:
                self.session.play(chosen.complete)
            else:
                self.select(*(chosen.tiles - {tile}))
            return
        run_size = self._facts.game.run_size
        is_one_group = any(extended.tiles.issubset(group) for group in self._facts.table.groups)
        if extended.begun and not (self._facts.game.is_omen and len(extended.begun) == 1):
            self._go_on(extended)
        elif extended.begun:
            self.session.play(extended.begun[0])
        elif len(fitting) == 1:
            self.session.play(fitting[0])
        elif fitting:
            self.session.say(_WHICH)
        elif self._joins(extended) and is_one_group and len(extended.tiles) <= run_size:
            # It could still be part of a move within the group.
            self._go_on(extended)
        elif chosen.tiles and not self._begins_anew(tile):
            self._explain(extended.tiles)
        else:
            self._begin_with(tile)

    def _go_on(self, extended: Selection) -> None:
        """Select one tile more; say that they are a move already, or that they lead nowhere."""
        self._select(extended)
        if extended.complete:
            self.session.say(_AGAIN)
        elif extended.begun:
            return
        elif len(extended.tiles) == self._facts.game.run_size:
            self._explain(extended.tiles)
        else:
            apart = words("These two do not go together: {tiles}.", tiles=extended.faces)
            self._deny(extended.tiles, apart, *self._twin_words(extended.tiles))

    def _joins(self, extended: Selection) -> bool:
        """Return whether a tile may be of a move within the group of those in hand."""
        if self._is_idle:
            return self._facts.narrator.is_apart(extended.tiles)
        return bool(self.selection.tiles)

    def _twin_words(self, tiles: frozenset[Tile]) -> tuple[Words, ...]:
        """Return that a tile of two goes with the twin of the other, if one does."""
        for tile in sorted(tiles, key=lambda tile: tile in self.selection.tiles):
            for twin in self._twins(tile) - tiles:
                if Selection(self._facts.moves, tiles - {tile} | {twin}).fitting:
                    return (words("The other {tile} does.", tile=WrittenTiles(tile.face)),)
        return ()

    def _twins(self, tile: Tile) -> frozenset[Tile]:
        """Return the other tiles of moves that have the face of this one."""
        return frozenset(twin for twin in self.movable if twin.face is tile.face) - {tile}

    def _begins_anew(self, tile: Tile) -> bool:
        """Return whether a click begins another selection instead of extending this one.

        It does beside a whole move, and in the group of a lone tile or of a run that failed.
        """
        if self.selection.complete or self._is_idle:
            return True
        game, count = self._facts.game, len(self.selection.tiles)
        # Where tiles are taken, two out of one row were meant to go together, too.
        is_taking = game.has_named_groups and not game.run_size
        is_lone_or_run = count in (1, game.run_size) and not is_taking
        return is_lone_or_run and self._is_selected_in(self._facts.places[tile][0])

    def _begin_with(self, tile: Tile) -> None:
        """Select a tile instead of others; if no move begins with it, say why."""
        alone, before = Selection(self._facts.moves, frozenset({tile})), self.selection
        if not alone.fitting:
            if not (before.tiles and before.fitting):
                # In a game of rows it is kept in hand.
                is_kept = self._facts.game.run_size and self._facts.narrator.is_apart({tile})
                self.select(*[tile] * bool(is_kept))
            self._say_why_idle(tile)
            return
        self._select(alone)
        if before.tiles:
            apart = before.apart_from(tile)
            both = apart.tiles | {tile}
            is_one = len(before.tiles) == 1
            why = words(
                "These two do not go together. {other} is in your hand.", other=alone.faces
            )
            if not is_one:
                why = words(
                    "These do not go together: {one} and {other}. {other} is in your hand.",
                    one=apart.faces,
                    other=alone.faces,
                )
            # What follows four tiles that are no run would be a page.
            reasons = self._facts.narrator.explain(both) if is_one else ()
            self._deny(both, why, *(self._twin_words(both) if is_one else ()), *reasons)

    def _say_why_idle(self, tile: Tile) -> None:
        """Say why a tile begins no move, and that its twin does if so."""
        if self._facts.is_won:
            return
        why = [self._facts.narrator.why_idle(tile)]
        if self._twins(tile):
            why.append(words("The other {tile} can be played.", tile=WrittenTiles(tile.face)))
        self._deny(frozenset({tile}), *why)

    def _deny(self, tiles: frozenset[Tile], *why: Words) -> None:
        """Say sentences which say that no legal move takes all these tiles."""
        self.session.say(*why)
        self.denied = tiles

    def confirm(self, tile: Tile) -> None:
        """Play the only move that the selected tiles begin or complete; else it is a click."""
        fitting = self.selection.fitting
        if tile not in self.selection.tiles or not fitting:
            self.point(tile)
        elif len(fitting) == 1:
            self.session.play(fitting[0])
        else:
            self.session.say(_WHICH)

    def double(self, tile: Tile) -> None:
        """Take the second of two quick clicks: play the only move of the tile, or just click."""
        if self.selection.tiles == {tile} and len(self.selection.fitting) == 1:
            self.session.play(self.selection.fitting[0])
        else:
            self.point(tile)

    def step_move(self, by: int) -> frozenset[Tile]:
        """Select all tiles of the next legal move, or of the one before; round at the end."""
        counts = Counter(move.tiles for move in self._facts.moves if move.tiles)
        moves = [tiles for tiles, count in counts.items() if count == 1]
        self.session.say()
        if not moves:
            self.session.say(self.left_to_do or words("No tile can be played."))
            return frozenset()
        here = moves.index(self.selection.tiles) if self.selection.tiles in moves else None
        at = (0 if by > 0 else -1) if here is None else (here + by) % len(moves)
        self.select()  # so that a move of the same faces is told too
        self.select(*moves[at])
        return moves[at]

    @property
    def left_to_do(self) -> Words | None:
        """Return what the legal moves do, if none of them touches a tile."""
        if not (moves := self._facts.moves) or any(move.tiles for move in moves):
            return None
        verb = self._facts.game.verbs[moves[0].verb]
        return words("No tile can be moved now. Left to do: {verb}.", verb=verb)

    def turn_to_twins(self, tiles: Sequence[Tile]) -> None:
        """Select twins of what is selected, if they go with one of some tiles and it does not."""
        twins, going = self.selection.with_twins(tiles)
        if going:
            self._select(twins)

    def miss(self, digits: str) -> None:
        """Say that no tile with these ends can be called."""
        said = words("No tile {tile} lies face up here.", tile=digits)
        self.session.say(said)

    def let_go(self) -> None:
        self.session.say()
        self.select()

    # Drags, and the pointer over tiles.

    def grab(self, tile: Tile) -> None:
        """Lift a tile, and with it the others that are selected."""
        self.session.say()
        if tile not in self.selection.tiles:
            self.select(tile)
            if not self.selection.fitting:
                self._say_why_idle(tile)

    def drop(self, target: Tile | None, group: int | None) -> None:
        """Drop the lifted tiles on another one, or somewhere in a group."""
        selection = self._extended(target)
        fitting = self._fitting(target, group)
        if len(fitting) == 1:
            self.session.play(fitting[0])
        elif fitting:
            self._select(selection if selection.begun else self.selection)
            self.session.say(_WHICH)
        elif self.selection.complete and not (
            target or group is None or self._is_selected_in(group)
        ):
            self.session.say(_WHOLE)
        else:
            if not self._was_explained(target, group) and (
                target or not self._is_selected_in(group)
            ):
                self._explain(selection.tiles, group)
            self.select()

    def _was_explained(self, target: Tile | None, group: int | None) -> bool:
        """Return whether a tile that begins no move has told all of it when it was lifted."""
        if len(self.selection.tiles) != 1 or self.selection.fitting or self._why_not_onto(group):
            return False
        return target is None or self._is_idle

    def _fitting(self, target: Tile | None, group: int | None) -> Sequence[Move]:
        """Return the moves that dropping the lifted tiles there may mean.

        In a group these are moves that bring them there, else those with any of its tiles.
        """
        fitting = self._extended(target).fitting if target else ()
        if fitting or group is None or (target and group not in self.destinations):
            return fitting
        if self._is_selected_in(group):
            return ()
        tiles = self._facts.table.groups[group]
        met = (move for tile in tiles for move in self._extended(tile).fitting)
        return self._landings.get(group) or tuple(dict.fromkeys(met))

    def hang(self, target: Tile | None, group: int | None) -> None:
        """Foresee a drop of the lifted tiles on another one, in a group, or on nothing."""
        self._foresee(target, group, hangs=True)

    def hover(self, tile: Tile | None) -> None:
        """Foresee a click on the tile under the pointer."""
        self._foresee(tile, self._facts.places[tile][0] if tile else None, hangs=False)

    def _foresee(self, target: Tile | None, group: int | None, *, hangs: bool) -> None:
        before, self.hangs = (self.prospects, self.why, self.hangs), hangs
        self._look_ahead(target, group)
        if (self.prospects, self.why, self.hangs) != before:
            self.hung.emit()

    def _look_ahead(self, target: Tile | None = None, group: int | None = None) -> None:
        """Find the outlook; what of it belongs to no group is shown at this one."""
        prospects, self.why = self._outlook(target, group)
        self.prospects = {
            number: prospect
            for prospect in prospects
            if (number := group if prospect.group is None else prospect.group) is not None
        }

    def _outlook(self, target: Tile | None, group: int | None) -> _Outlook:
        """Return what the selected tiles become with another one or in a group, or why not."""
        narrator, chosen, extended = self._facts.narrator, self.selection, self._extended(target)
        fitting = self._fitting(target, group) if chosen.tiles else ()
        if target in chosen.tiles or (target is None and group is None):
            # Several tiles that only one move is left for tell it by themselves.
            is_named = len(chosen.tiles) > 1 and len(chosen.fitting) == 1
            return narrator.prospects(chosen.fitting[0].tiles) if is_named else (), ()
        if len(fitting) == 1:
            return narrator.prospects(fitting[0].tiles), ()
        if fitting and extended.begun:
            return (Prospect(group, GroupLabel(narrator.together)),), ()
        if fitting:
            return (Prospect(group, reason=_WHICH),), (_WHICH,)
        is_run = len(extended.tiles) == self._facts.game.run_size
        if target and chosen.tiles and (is_run or not self._is_selected_in(group)):
            return narrator.prospects(extended.tiles), self._reasons(extended.tiles, group)
        return (), ()

    # Marks.

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
        need = self._facts.narrator.need(aim).tiles if aim else frozenset[Tile]()
        serving = frozenset(aim.groups) if aim else frozenset[int]()
        if (serving, need) != (self.serving, self.needed):
            self.serving, self.needed = serving, need
            self.changed.emit()

    def speak_of(self, tiles: frozenset[Tile]) -> None:
        """Light these tiles, or else the group that is explained, until something is said."""
        tiles = tiles or self._explained
        if tiles != self.spoken_of:
            self.spoken_of = tiles
            self.changed.emit()

    def mark_lost(self, groups: tuple[int, ...]) -> None:
        """Mark the tiles of groups that nothing can mend any more."""
        self.lost = frozenset(tile for group in groups for tile in self._facts.table.groups[group])
        self.changed.emit()

    def show_moves(self, shows: bool) -> None:
        """Mark all tiles of legal moves, or do not."""
        self._shows_moves = shows
        self.changed.emit()

    @property
    def playable(self) -> frozenset[Tile]:
        """The tiles that some legal move touches, if the player wants to see them."""
        return self.movable if self._shows_moves else frozenset()

    @property
    def open_tiles(self) -> frozenset[Tile]:
        """The tiles that go with those selected; with none selected, those of all moves."""
        if self.selection.tiles:
            return self.selection.targets | self.selection.partners
        return self.movable

    @property
    def destinations(self) -> frozenset[int]:
        """The groups where the selected tiles may be dropped as a whole."""
        if not self.selection.tiles:
            return frozenset()
        lit = self.selection.targets | self.selection.partners
        groups = self._facts.table.groups
        return frozenset(number for number in self._landings if lit.isdisjoint(groups[number]))

    @property
    def movable(self) -> frozenset[Tile]:
        return frozenset[Tile]().union(*(move.tiles for move in self._facts.moves))

    def _is_selected_in(self, group: int | None) -> bool:
        """Return whether all that is selected lies in one group."""
        groups = self._facts.table.groups
        return group is not None and self.selection.tiles.issubset(groups[group])

    @property
    def _landings(self) -> Mapping[int, Sequence[Move]]:
        """The moves begun or completed that bring the selection into another group, by group."""
        chosen, facts = self.selection, self._facts
        if self._landed is not chosen:
            self._landed, self._found = chosen, defaultdict(list)
            for move in (*chosen.begun, *filter(None, [chosen.complete])):
                after = facts.game.after(facts.table, move)
                for number, group in enumerate(after.groups):
                    if chosen.tiles.issubset(group) and not self._is_selected_in(number):
                        self._found[number].append(move)
        return self._found

    def _explain(self, tiles: frozenset[Tile], group: int | None = None) -> None:
        """Say why some tiles are not a move, and light them."""
        reasons = self._reasons(tiles, group)
        if self.session.sentences != reasons:  # said when the tile was lifted
            self.session.say(*reasons, topic=Topic.REFUSAL)
        self.speak_of(tiles)

    def _reasons(self, tiles: frozenset[Tile], group: int | None = None) -> tuple[Words, ...]:
        """Return why some tiles are not a move; in rows, why the one in hand begins none.

        One that is dropped in a group is told first why it does not go there.
        """
        if onto := self._why_not_onto(group):
            return onto
        narrator = self._facts.narrator
        return (
            (narrator.why_idle(*self.selection.tiles),)
            if self._is_idle
            else narrator.explain(tiles)
        )

    def _why_not_onto(self, group: int | None) -> tuple[Words, ...]:
        """Return why the one tile in hand makes no move with a whole group."""
        if group is None or len(self.selection.tiles) != 1:
            return ()
        (tile,) = self.selection.tiles
        return self._facts.narrator.why_not_onto(tile, group)

    @property
    def _is_idle(self) -> bool:
        """True if a tile has been lifted in a game of rows that begins no move there."""
        chosen = self.selection
        return bool(self._facts.game.run_size) and len(chosen.tiles) == 1 and not chosen.fitting

    def _on_said(self) -> None:
        """Forget the tiles of a refusal, and whether groups are spoken of by their numbers."""
        self.denied = frozenset()
        session = self.session
        is_numbered = session.topic is Topic.GROUPS and not session.game.has_named_groups
        marks = (self._explained, is_numbered)
        if marks != (self.spoken_of, self.is_numbered):
            self.spoken_of, self.is_numbered = marks
            self.changed.emit()

    @property
    def _explained(self) -> frozenset[Tile]:
        group = self.session.explained
        return frozenset(() if group is None else self._facts.table.groups[group])

    def _extended(self, tile: Tile | None) -> Selection:
        tiles = self.selection.tiles | {tile} if tile else self.selection.tiles
        return Selection(self._facts.moves, tiles)

    def _select(self, selection: Selection) -> None:
        if selection.tiles != self.selection.tiles or self.hinted:
            self.selection, self.hinted = selection, frozenset()
            self._look_ahead()
            self.changed.emit()
