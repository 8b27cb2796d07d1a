"""Zen (參禪), the exchange games: rules.md, section 4.

All tiles lie face up in groups of three and of two.  A move exchanges one tile
or two of one group with as many of another, and after it both groups must be
valid; so a valid group stays valid, and an invalid one is mended by the first
move that touches it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from functools import cache, lru_cache
from itertools import chain, combinations, product
from typing import ClassVar

from gupai_desktop.engine.combinations import (
    Combination,
    all_groups,
    combination,
    is_dead,
    own_name,
)
from gupai_desktop.engine.explain import faces_of, forecast, group_note, refuse_faces
from gupai_desktop.engine.game import NOT_LEGAL, Family, Game, Mark, Prospect, Sign
from gupai_desktop.engine.goals import Aim, Aims, Goal, Need, Wanted, counting_groups
from gupai_desktop.engine.layout import TALL, WIDE, Layout, Place
from gupai_desktop.engine.move import Move, Side
from gupai_desktop.engine.table import Group, Table
from gupai_desktop.engine.tiles import Face, Suit, Tile
from gupai_desktop.engine.words import Figures, Words, counted, words

EXCHANGE = "exchange"

_CHANGES_NOTHING = words("Zen", "This would change nothing: the same groups would lie there.")
_SUITS = {
    Suit.CIVIL: Sign("文", words("Zen", "civil")),
    Suit.MILITARY: Sign("武", words("Zen", "military"), is_inverse=True),
}


class Zen(Game):
    """An exchange game: where its groups lie; a variant adds its own goal."""

    family = Family("zen", words("Zen", "Game of Zen"), "參禪", rank=1)
    verbs: ClassVar[Mapping[str, Words]] = {EXCHANGE: words("Zen", "Exchange")}
    has_dead_groups = True
    #: Where the groups lie, and where in a window that is wider than high if not there too.
    places: ClassVar[tuple[Place, ...]]
    wide_places: ClassVar[tuple[Place, ...]] = ()
    #: What must lie there in the end, any one of these; nothing where all valid groups will do.
    goals: ClassVar[tuple[Goal, ...]] = ()
    #: Whether the goal is made of civil and military tiles.
    tells_suits: ClassVar[bool] = False
    together = words("Zen", "Two for two: this tile goes along.")

    def __init__(self, rules: Mapping[str, str] | None = None) -> None:
        super().__init__(rules)
        self._triplets = self.rules.triplet_rule

    def layouts(self, sizes: Sequence[int]) -> tuple[Layout, ...]:  # noqa: ARG002
        """Every group where the variant puts it: no group of Zen ever grows."""
        named = ((TALL, self.places), (WIDE, self.wide_places))
        return tuple(Layout(name, places) for name, places in named if places)

    def arrange(self, tiles: tuple[Tile, ...]) -> Table:
        """The groups filled one after the other."""
        waiting = iter(tiles)
        return Table(
            tuple(tuple(next(waiting) for _ in range(place.room)) for place in self.places)
        )

    def moves(self, table: Table) -> tuple[Move, ...]:
        """Every legal exchange: by its two groups, then one tile before two."""
        return tuple(self._exchanges(table))

    def can_move(self, table: Table) -> bool:
        """Whether there is any legal exchange."""
        return next(self._exchanges(table), None) is not None

    def _exchanges(self, table: Table) -> Iterator[Move]:
        pairs = combinations(table.groups, 2)
        return chain.from_iterable(_exchanges(self, one, other) for one, other in pairs)

    def is_legal(self, table: Table, move: Move) -> bool:
        """Whether an exchange leaves both its groups valid and changes something."""
        sides = _by_group(table, move.tiles)
        return (
            move == Move(EXCHANGE, tuple(sides.values()))
            and _is_even(sides)
            and self.is_exchange(*_groups_and_sides(table, sides))
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
            tuple(
                wanted.aim([n for n, group in enumerate(faces) if self.fits(wanted, group)])
                for wanted in goal
            )
            for goal in self.goals
        )

    def need(self, table: Table, aim: Aim) -> Need:
        """The tiles of groups like those of an aim, as far as they lie in no group that counts."""
        goal = next(goal for goal in self.goals if any(wanted.is_of(aim) for wanted in goal))
        wanted = next(wanted for wanted in goal if wanted.is_of(aim))
        counting = self._counting_for(goal, table)
        free = [
            tile
            for number, group in enumerate(table.groups)
            if number not in counting
            for tile in group
        ]
        possible = _groups_of(self, wanted)
        stock = Counter(faces_of(free))
        left = [group for group in possible if Counter(group) <= stock]
        example = aim.faces or (left or possible)[0]
        if aim.is_reached:
            return Need(frozenset(), aim.faces or faces_of(table.groups[aim.groups[0]]))
        faces = set(chain.from_iterable(left))
        return Need(frozenset(tile for tile in free if tile.face in faces), example)

    def _counting(self, table: Table) -> frozenset[int]:
        """The groups that count for the goal of which most is reached, the first of equals."""
        return max((self._counting_for(goal, table) for goal in self.goals or ((),)), key=len)

    def _counting_for(self, goal: Goal, table: Table) -> frozenset[int]:
        """The groups that count for one goal."""
        faces = [faces_of(group) for group in table.groups]
        valid = [number for number, group in enumerate(faces) if self.named_faces(group)]
        return counting_groups(goal, faces, valid, self.fits)

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
        groups, counting = map(faces_of, table.groups), self._counting(table)
        return tuple(
            Mark(own_name(made, faces), made.native, is_sealed=True, counts=number in counting)
            if (made := self.named_faces(faces))
            else Mark()
            for number, faces in enumerate(groups)
        )

    def tally(self, table: Table) -> Words:
        """How many groups are valid, or count for a goal that asks for more."""
        counting = len(self._counting(table))
        if self.goals:
            return counted("Zen", "%n of {all} for the goal", counting, all=len(table.groups))
        return counted("Zen", "%n of {all} groups valid", counting, all=len(table.groups))

    def account(self, table: Table, move: Move, after: Table) -> tuple[Words, ...]:
        """What the two groups are now."""
        return tuple(
            words("Zen", "{group}: {name}.", group=self.title(after, number), name=state)
            for number, tiles in enumerate(table.groups)
            if move.tiles & set(tiles) and (state := self._state(after, number))
        )

    def note(self, table: Table, group: int) -> tuple[Words, ...]:
        """What a group is or lacks; of a valid one, whether the goal can do without it."""
        faces = faces_of(table.groups[group])
        said = group_note(self._triplets, self.named_faces, table, group)
        if not self.named_faces(faces) or group in self._counting(table):
            return said
        return (*said, self._why_not_counting(faces))

    def _why_not_counting(self, faces: tuple[Face, ...]) -> Words:
        """Why a valid group is not one of those that count."""
        wanting = [goal for goal in self.goals if any(self.fits(one, faces) for one in goal)]
        if not wanting:
            return words("Zen", "The goal does not ask for such a group.")
        if len(wanting) < len(self.goals):
            return words("Zen", "It belongs to the other goal, of which less is reached.")
        return words("Zen", "The goal asks for no more groups like it.")

    def explain(self, table: Table, tiles: Set[Tile]) -> tuple[Words, ...]:
        """What both groups would become, and why one of them is not a combination."""
        sides = _by_group(table, tiles)
        if not _is_even(sides):
            return (_why_uneven(sides),)
        groups, exchanged = _groups_and_sides(table, sides)
        if self.is_exchange(groups, exchanged):
            return ()
        after = _exchanged(groups, exchanged)
        if _changes_nothing(groups, after):
            return (_CHANGES_NOTHING,)
        return tuple(self._forecast(group, set(faces_of(tiles))) for group in after)

    def prospects(self, table: Table, tiles: Set[Tile]) -> tuple[Prospect, ...]:
        """What both groups would become, each with its name and seal or why it is not valid."""
        sides = _by_group(table, tiles)
        if not _is_even(sides):
            return (Prospect(None, reason=NOT_LEGAL),)
        groups, exchanged = _groups_and_sides(table, sides)
        if _changes_nothing(groups, _exchanged(groups, exchanged)):
            return (Prospect(None, reason=words("Zen", "Changes nothing")),)
        after = self.after(table, Move(EXCHANGE, exchanged))
        marks = self.marks(after)
        return tuple(
            Prospect(number, marks[number], self._why_invalid(after.groups[number]))
            for number in sides
        )

    def _why_invalid(self, group: Group) -> Words | None:
        return None if self.named(group) else refuse_faces(faces_of(group))

    def why_idle(self, table: Table, tile: Tile) -> Words:  # noqa: ARG002
        """No exchange with this tile leaves two valid groups."""
        return words(
            "Zen",
            "{tile} has no partner: whatever it is exchanged for, one of the groups is not valid.",
            tile=Figures(tile.face),
        )

    def signs(self, table: Table) -> Mapping[Tile, Sign]:
        """Civil and military tiles, where the goal is made of them."""
        if not self.tells_suits:
            return {}
        return {tile: _SUITS[tile.face.suit] for tile in table.tiles}

    def _forecast(self, group: Group, arriving: Set[Face]) -> Words:
        """A sentence about what a group would be."""
        faces, in_play = faces_of(group), set(faces_of(self.tiles))
        return forecast(self._triplets, faces, self.named(group), arriving, in_play)

    def is_exchange(self, groups: tuple[Group, Group], sides: tuple[Side, Side]) -> bool:
        """Whether both groups are valid once the sides have changed places."""
        after = _exchanged(groups, sides)
        return (
            self.named(after[0]) is not None
            and self.named(after[1]) is not None
            and not _changes_nothing(groups, after)
        )


@cache
def _groups_of(game: Zen, wanted: Wanted) -> tuple[tuple[Face, ...], ...]:
    """Every group of the game's tiles that a goal wants."""
    stock = Counter(faces_of(game.tiles))
    groups = (group for group in all_groups(wanted.size) if Counter(group) <= stock)
    return tuple(group for group in groups if game.fits(wanted, group))


@lru_cache(maxsize=4096)
def _exchanges(game: Zen, one: Group, other: Group) -> tuple[Move, ...]:
    """Return the legal exchanges between two groups; they depend on nothing else.

    A move changes two groups, so that most of these have been found before.
    """
    return tuple(
        Move(EXCHANGE, sides)
        for size in (1, 2)
        for sides in product(combinations(one, size), combinations(other, size))
        if game.is_exchange((one, other), sides)
    )


def _by_group(table: Table, tiles: Set[Tile]) -> dict[int, Side]:
    """The tiles sorted out by the groups they lie in, in the order they lie there."""
    return {
        number: tuple([tile for tile in group if tile in tiles])
        for number, group in enumerate(table.groups)
        if not tiles.isdisjoint(group)
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


#: How far groups are apart from middle to middle, and lines of them from top to top: there is
#: room between them for the captions.
ACROSS, DOWN = 3.8, 1.245
#: The tops of four lines.
ROWS = tuple(DOWN * row for row in range(4))


def in_lines(*lines: str) -> tuple[Place, ...]:
    """Groups of these sizes in lines, each line centred; the larger ones come first.

    `arrange` fills the places in their order, and boards are written in it.

    >>> [(place.x, place.y, place.room) for place in in_lines("3", "2 2")]
    [(-1.5, 0.0, 3), (-2.95, 1.27, 2), (0.95, 1.27, 2)]
    """
    sizes = [list(map(int, line.split())) for line in lines]
    places = [
        Place(round((number - (len(line) - 1) / 2) * ACROSS - size / 2, 3), row * DOWN, size)
        for row, line in enumerate(sizes)
        for number, size in enumerate(line)
    ]
    return tuple(sorted(places, key=lambda place: -place.room))


#: Ten groups of three that frame a pair: three above, two on either side, three below.
FRAME = (
    *in_lines("3 3 3"),
    *(Place(x, y, 3) for y in ROWS[1:3] for x in (-ACROSS - 1.5, ACROSS - 1.5)),
    *(place.moved(0, ROWS[3]) for place in in_lines("3 3 3")),
    Place(-1, 1.5 * DOWN, 2),
)
#: The same in three lines.
WIDE_FRAME = in_lines("3 3 3 3", "3 2 3", "3 3 3 3")


class TenSets(Zen):
    """Ten triplets in a frame round a pair."""

    id = "zen.ten-sets"
    name = words("Zen", "Watching Ten Sets")
    short_name = words("Zen", "Ten Sets")
    native = "相十副"
    gist = words("Zen", "Ten triplets round a pair: make them all valid.")
    summary = words(
        "Zen",
        "Ten groups of three stand in a frame round a pair. Exchange tiles between two groups, "
        "so that both become valid, until all eleven are.",
    )
    places, wide_places = FRAME, WIDE_FRAME
