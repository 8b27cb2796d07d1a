"""Zen (參禪), the exchange games: rules.md, section 4.

All tiles lie face up in groups of three and of two.  A move exchanges one tile
or two of one group with as many of another, and after it both groups must be
valid; so a valid group stays valid, and an invalid one is mended by the first
move that touches it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from itertools import chain, combinations, product
from typing import ClassVar

from gupai_desktop.engine.combinations import (
    Combination,
    combination,
    is_dead,
)
from gupai_desktop.engine.explain import faces_of, forecast, group_note
from gupai_desktop.engine.game import Family, Game, Mark
from gupai_desktop.engine.goals import Aims, Goal, Wanted
from gupai_desktop.engine.layout import Layout, Place
from gupai_desktop.engine.move import Move, Side
from gupai_desktop.engine.table import Group, Table
from gupai_desktop.engine.tiles import Face, Tile
from gupai_desktop.engine.words import Words, counted, words

EXCHANGE = "exchange"


class Zen(Game):
    """An exchange game: where its groups lie; a variant adds its own goal."""

    family = Family("zen", words("Zen", "Game of Zen"), "參禪", rank=1)
    verbs: ClassVar[Mapping[str, Words]] = {EXCHANGE: words("Zen", "Exchange")}
    has_dead_groups = True
    places: ClassVar[tuple[Place, ...]]
    #: What must lie there in the end, any one of these; nothing where all valid groups will do.
    goals: ClassVar[tuple[Goal, ...]] = ()

    def __init__(self, rules: Mapping[str, str] | None = None) -> None:
        super().__init__(rules)
        self._triplets = self.rules.triplet_rule

    def layout(self) -> Layout:
        """Every group where the variant puts it."""
        return Layout(self.places)

    def arrange(self, tiles: tuple[Tile, ...]) -> Table:
        """The groups filled one after the other."""
        waiting = iter(tiles)
        return Table(
            tuple(tuple(next(waiting) for _ in range(place.room)) for place in self.places)
        )

    def moves(self, table: Table) -> tuple[Move, ...]:
        """Every legal exchange: by its two groups, then one tile before two."""
        return tuple(
            Move(EXCHANGE, sides)
            for one, other in combinations(range(len(table.groups)), 2)
            for sides in _exchanges(table.groups[one], table.groups[other])
            if self._is_exchange((table.groups[one], table.groups[other]), sides)
        )

    def is_legal(self, table: Table, move: Move) -> bool:
        """Whether an exchange leaves both its groups valid and changes something."""
        sides = _by_group(table, move.tiles)
        return (
            move == Move(EXCHANGE, tuple(sides.values()))
            and _is_even(sides)
            and self._is_exchange(*_groups_and_sides(table, sides))
        )

    def after(self, table: Table, move: Move) -> Table:
        """The table with the tiles of both sides in each other's places."""
        sides = _by_group(table, move.tiles)
        return table.with_groups(
            dict(zip(sides, _exchanged(*_groups_and_sides(table, sides)), strict=True))
        )

    def is_won(self, table: Table) -> bool:
        """Whether every group is valid and the variant's own goal holds."""
        return all(self.named(group) is not None for group in table.groups) and (
            not self.goals or any(all(aim.is_reached for aim in aims) for aims in self.aims(table))
        )

    def aims(self, table: Table) -> tuple[Aims, ...]:
        """What each goal asks for, and how much of it lies there."""
        faces = [faces_of(group) for group in table.groups]
        return tuple(
            tuple(wanted.aim(sum(self.fits(wanted, group) for group in faces)) for wanted in goal)
            for goal in self.goals
        )

    def fits(self, wanted: Wanted, faces: tuple[Face, ...]) -> bool:
        """Whether a group of these faces is one that a goal wants."""
        made = self.named_faces(faces)
        return made is not None and wanted.fits(faces, made)

    def named(self, group: Group) -> Combination | None:
        """The pair or triplet that a group is, or None."""
        return self.named_faces(faces_of(group))

    def named_faces(self, faces: tuple[Face, ...]) -> Combination | None:
        """The pair or triplet that these faces form in this game, or None."""
        return combination(self._triplets, faces)

    def dead_groups(self, table: Table) -> tuple[int, ...]:
        """The groups that no single tile would mend."""
        return tuple(
            number
            for number, group in enumerate(table.groups)
            if is_dead(self._triplets, faces_of(group))
        )

    def marks(self, table: Table) -> tuple[Mark, ...]:
        """The name of every valid group, and its seal."""
        names = map(self.named, table.groups)
        return tuple(
            Mark(made.name, made.native, is_sealed=True) if made else Mark() for made in names
        )

    def tally(self, table: Table) -> Words:
        """How many groups are valid."""
        valid = sum(self.named(group) is not None for group in table.groups)
        return counted("Zen", "%n of {all} groups valid", valid, all=len(table.groups))

    def note(self, table: Table, group: int) -> tuple[Words, ...]:
        """What a group is or lacks; of a valid one, whether the goal can do without it."""
        faces = faces_of(table.groups[group])
        said = group_note(self._triplets, self.named_faces, table, group)
        is_wanted = any(self.fits(one, faces) for one in chain.from_iterable(self.goals))
        if is_wanted or not self.goals or not self.named_faces(faces):
            return said
        return (*said, words("Zen", "The goal asks for no such group."))

    def explain(self, table: Table, tiles: Set[Tile]) -> tuple[Words, ...]:
        """What both groups would become, and why one of them is no combination."""
        sides = _by_group(table, tiles)
        if not _is_even(sides):
            return (_why_uneven(sides),)
        groups, exchanged = _groups_and_sides(table, sides)
        if self._is_exchange(groups, exchanged):
            return ()
        after = _exchanged(groups, exchanged)
        if _changes_nothing(groups, after):
            return (words("Zen", "This would change nothing: the same groups would lie there."),)
        return tuple(self._forecast(group, set(faces_of(tiles))) for group in after)

    def _forecast(self, group: Group, arriving: Set[Face]) -> Words:
        """A sentence about what a group would be."""
        faces, in_play = faces_of(group), set(faces_of(self.tiles))
        return forecast(self._triplets, faces, self.named(group), arriving, in_play)

    def _is_exchange(self, groups: tuple[Group, Group], sides: tuple[Side, Side]) -> bool:
        """Whether both groups are valid once the sides have changed places."""
        after = _exchanged(groups, sides)
        return (
            self.named(after[0]) is not None
            and self.named(after[1]) is not None
            and not _changes_nothing(groups, after)
        )


def _exchanges(one: Group, other: Group) -> Iterator[tuple[Side, Side]]:
    """One tile of each of two groups, or two of each, in every way."""
    return chain.from_iterable(
        product(combinations(one, size), combinations(other, size)) for size in (1, 2)
    )


def _by_group(table: Table, tiles: Set[Tile]) -> dict[int, Side]:
    """The tiles sorted out by the groups they lie in, in the order they lie there."""
    return {
        number: side
        for number, group in enumerate(table.groups)
        if (side := tuple(tile for tile in group if tile in tiles))
    }


def _is_even(sides: Mapping[int, Side]) -> bool:
    """Whether one tile stands against one, or two against two."""
    return len(sides) == 2 and {len(side) for side in sides.values()} in ({1}, {2})


def _groups_and_sides(
    table: Table, sides: Mapping[int, Side]
) -> tuple[tuple[Group, Group], tuple[Side, Side]]:
    """The two groups that an exchange is between, and what goes out of each."""
    (one, left), (other, right) = sides.items()
    return (table.groups[one], table.groups[other]), (left, right)


def _exchanged(groups: tuple[Group, Group], sides: tuple[Side, Side]) -> tuple[Group, Group]:
    """Two groups after the two sides have changed places."""
    (one, other), (left, right) = groups, sides
    return _replaced(one, left, right), _replaced(other, right, left)


def _replaced(group: Group, leaving: Side, arriving: Side) -> Group:
    """A group in which each leaving tile has made place for an arriving one."""
    waiting = iter(arriving)
    return tuple([next(waiting) if tile in leaving else tile for tile in group])


def _changes_nothing(before: tuple[Group, Group], after: tuple[Group, Group]) -> bool:
    """Whether the same groups lie there as before, perhaps in each other's places."""
    old, new = ([sorted(map(str, faces_of(group))) for group in two] for two in (before, after))
    return sorted(old) == sorted(new)


def _why_uneven(sides: Mapping[int, Side]) -> Words:
    if len(sides) == 1:
        return words("Zen", "An exchange is between two groups: choose a tile of another one.")
    if len(sides) > 2:
        return words("Zen", "An exchange is between two groups; these tiles lie in more.")
    return words("Zen", "Tiles are exchanged one for one, or two for two.")


#: The tops of four rows; a third of a tile between them leaves room for the captions.
ROWS = (0, 1.34, 2.68, 4.02)
#: Ten groups of three that frame a pair: three above, two on either side, three below; the
#: pair is centred between them.  Groups of two come last, as `arrange` fills the places in
#: their order and boards are written in it.
FRAME = (
    *(Place(x, ROWS[0], 3) for x in (0, 5.2, 10.4)),
    *(Place(x, y, 3) for y in ROWS[1:3] for x in (0, 10.4)),
    *(Place(x, ROWS[3], 3) for x in (0, 5.2, 10.4)),
    Place(5.7, 2.01, 2),
)


class TenSets(Zen):
    """Ten triplets in a frame round a pair."""

    id = "zen.ten-sets"
    name = words("Zen", "Watching Ten Sets")
    native = "相十副"
    summary = words(
        "Zen",
        "Ten groups of three stand in a frame round a pair. Exchange tiles between two groups, "
        "so that both become valid, until all eleven are.",
    )
    places = FRAME
