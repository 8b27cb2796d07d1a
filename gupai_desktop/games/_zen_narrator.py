"""All that a player reads of a table of Zen: of its groups and of what would become of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Set
from functools import cache, cached_property
from itertools import chain, product
from typing import TYPE_CHECKING

from gupai_desktop.engine.combinations import all_groups, own_name
from gupai_desktop.engine.explain import (
    NO_MEND,
    NOT_ASKED,
    explain_mend,
    faces_of,
    faces_text,
    group_note,
    not_for_the_goal,
    refuse_faces,
)
from gupai_desktop.engine.goals import Aim, Goal, Need, Wanted
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.narrator import NOT_LEGAL, Change, GroupLabel, Narrator, Prospect, Sign
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import Face, Suit, Tile
from gupai_desktop.engine.words import Words, counted, labelled, sentence, words

if TYPE_CHECKING:
    from gupai_desktop.games.zen import Zen

_SUITS = {
    Suit.CIVIL: Sign("文", words("civil")),
    Suit.MILITARY: Sign("武", words("military"), is_inverse=True),
}


class ZenNarrator(Narrator):
    """All that a player reads of one table of Zen."""

    game: Zen

    @cached_property
    def labels(self) -> tuple[GroupLabel, ...]:
        return tuple(map(self._label, range(len(self.table.groups))))

    def _label(self, number: int) -> GroupLabel:
        faces = faces_of(self.table.groups[number])
        if not (made := self.game.named_faces(faces)):
            return GroupLabel()
        is_counted = not self.game.goals or number in self._counting
        return GroupLabel(own_name(made, faces), made.native, is_sealed=True, counts=is_counted)

    @property
    def tally(self) -> Words:
        """The number of groups that are valid, or count for a goal that asks for more."""
        counting, every = len(self._counting), len(self.table.groups)
        if self.game.goals:
            return counted("%n of {all} for the goal", counting, all=every)
        return counted("%n of {all} groups valid", counting, all=every)

    def badges(self, held: Set[Tile], moves: Iterable[Move]) -> Mapping[Tile, Sign]:
        """Return the suits of the tiles, where the goal is made of civil and military ones."""
        if not self.game.shows_suits:
            return {}
        tiles = frozenset(held).union(*(move.tiles for move in moves))
        return {tile: _SUITS[tile.face.suit] for tile in tiles}

    @cached_property
    def _leading(self) -> Goal:
        """The goal of which most is reached, the first of equals."""
        return max(self._counting_for, key=lambda goal: len(self._counting_for[goal]))

    @cached_property
    def _counting(self) -> frozenset[int]:
        """The groups that count for the goal of which most is reached."""
        return self._counting_for[self._leading]

    @cached_property
    def _counting_for(self) -> dict[Goal, frozenset[int]]:
        """The groups that count for each goal; without goals, for one of nothing."""
        goals = self.game.goals or ((),)
        return {goal: self.game.counting_for(goal, self.table) for goal in goals}

    def need(self, aim: Aim) -> Need:
        """Return the tiles for groups like those of an aim that lie in no group that counts."""
        goal = next(goal for goal in self.game.goals if any(wanted.is_of(aim) for wanted in goal))
        wanted = next(wanted for wanted in goal if wanted.is_of(aim))
        counting = self._counting_for[goal]
        groups = self.table.groups
        free = [tile for n, group in enumerate(groups) if n not in counting for tile in group]
        possible = _groups_of(self.game, wanted)
        stock = Counter(faces_of(free))
        left = [group for group in possible if Counter(group) <= stock]
        if aim.is_reached:
            return Need(frozenset(), aim.faces or faces_of(groups[aim.groups[0]]))
        faces = set(chain.from_iterable(left))
        return Need(
            frozenset(tile for tile in free if tile.face in faces),
            aim.faces or (left or possible)[0],
        )

    def account(self, move: Move, after: Table) -> tuple[Words, ...]:
        there = self.game.narrator(after)
        return tuple(
            sentence(labelled(there.title(number), state))
            for number, tiles in enumerate(self.table.groups)
            if move.tiles & set(tiles) and (state := there.state(number))
        )

    def note(self, group: int) -> tuple[Words, ...]:
        """Return what a group is or lacks; of a valid one, whether the goal can do without it."""
        faces = faces_of(self.table.groups[group])
        made = self.game.named_faces(faces)
        said = group_note(faces, made)
        if not made:
            return said if self.changes(group) else (*said, NO_MEND)
        if group in self._counting:
            return said
        goals = self.game.goals
        asking = [goal for goal in goals if any(self.game.fits(wanted, faces) for wanted in goal)]
        if not asking:
            return (*said, NOT_ASKED)
        if self._leading not in asking:
            return (*said, words("It belongs to the other goal."))
        return (*said, words("The goal asks for no more groups like it."))

    def changes(self, group: int) -> tuple[Change, ...]:
        """Return the exchanges of one tile that make a group valid, or count for the goal.

        What serves the goal comes first, then what is legal; of exchanges that are not legal one
        stands for all that make the same.
        """
        row, found = self.table.groups[group], dict[object, Change]()
        is_valid = self.game.named(row) is not None
        if is_valid and (group in self._counting or not self.game.goals):
            return ()
        legal = {move.tiles: move for move in self.game.moves(self.table)}
        for other, old in product(chain.from_iterable(self.table.groups), row):
            after = faces_of(other if tile is old else tile for tile in row)
            made = None if other in row else self.game.named_faces(after)
            serves, move = self.game.serves(after), legal.get(frozenset((old, other)))
            if made is None or (is_valid and not (serves and move)):
                continue
            label = GroupLabel(own_name(made, after), made.native, is_sealed=True, counts=serves)
            change = Change(label, (old,), (other,), self._where((other,)), move)
            found.setdefault((old.face, other.face, change.where) if move else label, change)
        made_by_moves = {change.made for change in found.values() if change.move}
        changes = (
            change for change in found.values() if change.move or change.made not in made_by_moves
        )
        return tuple(
            sorted(changes, key=lambda change: (not change.made.counts, change.move is None))
        )

    def explain(self, tiles: Set[Tile]) -> tuple[Words, ...]:
        """Return why one of both groups would be no combination, what mends it, then the other."""
        after = self.game.exchanged(self.table, tiles)
        if not after:
            return (self._why_uneven(tiles),)
        before = [self.table.groups[number] for number in after]
        if self.game.is_exchange(before, [*after.values()]):
            return ()
        if not self.game.is_change(before, [*after.values()]):
            why = words("This would change nothing: the same groups would lie there.")
            return (why,)
        arriving, in_play = set(faces_of(tiles)), Counter(faces_of(self.game.tiles))
        wrong, right = list[Words](), list[Words]()
        for faces in map(faces_of, after.values()):
            if made := self.game.named_faces(faces):
                name = made.name if self.game.serves(faces) else not_for_the_goal(made.name)
                valid = words(
                    "{tiles} would be valid: {made}.", tiles=faces_text(faces), made=name
                )
                right.append(valid)
            else:
                rule = self.game.triplets
                serves = self.game.serves if self.game.goals else None
                wrong += explain_mend(rule, faces, arriving, in_play, serves)
        return (*wrong, *right)

    def _why_uneven(self, tiles: Set[Tile]) -> Words:
        """Return why tiles cannot be exchanged that are not as many on either side."""
        touched = sum(bool(tiles & set(group)) for group in self.table.groups)
        if touched > 2:
            return words("An exchange is between two groups; these tiles lie in more.")
        return words("An exchange is between two groups: one tile for one, or two for two.")

    def prospects(self, tiles: Set[Tile]) -> tuple[Prospect, ...]:
        """Return what both groups would become: a name and a seal, or why it is not valid."""
        changed = self.game.exchanged(self.table, tiles)
        if not changed:
            return (Prospect(None, reason=NOT_LEGAL),)
        before = [self.table.groups[number] for number in changed]
        if not self.game.is_change(before, [*changed.values()]):
            return (Prospect(None, reason=words("Changes nothing")),)
        there = self.game.narrator(self.table.with_groups(changed))
        return tuple(
            Prospect(
                number,
                there._label(number),
                None if self.game.named(group) else refuse_faces(faces_of(group)),
            )
            for number, group in changed.items()
        )

    def why_idle(self, tile: Tile) -> Words:  # noqa: ARG002
        """Return that no exchange with this tile leaves two valid groups."""
        return words("No swap for this tile now: both groups must be finished after it.")


@cache
def _groups_of(game: Zen, wanted: Wanted) -> tuple[tuple[Face, ...], ...]:
    """Return every group of the game's tiles that a goal wants."""
    stock = Counter(faces_of(game.tiles))
    groups = (group for group in all_groups(wanted.size) if Counter(group) <= stock)
    return tuple(group for group in groups if game.fits(wanted, group))
