"""Zen (參禪), the exchange games: docs/rules/en/zen.ten-sets.md.

All tiles lie face up in groups of three and of two.  A move exchanges one tile
or two of one group with as many of another, and after it both groups must be
valid; so a valid group stays valid, and an invalid one is mended by the first
move that touches it.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence, Set
from functools import cache, lru_cache, partial
from itertools import chain, combinations, product, starmap
from operator import attrgetter
from typing import TYPE_CHECKING, ClassVar

from gupai_desktop.engine.combinations import Combination, combination, is_dead
from gupai_desktop.engine.explain import Faces, faces_of
from gupai_desktop.engine.game import Family, Game
from gupai_desktop.engine.goals import Aims, Goal, Wanted, counting_groups
from gupai_desktop.engine.layout import TALL, WIDE, Layout, Place
from gupai_desktop.engine.move import Move, Side
from gupai_desktop.engine.table import Group, Table
from gupai_desktop.engine.tiles import Face, Tile
from gupai_desktop.engine.words import Words, words
from gupai_desktop.games._zen_narrator import ZenNarrator

if TYPE_CHECKING:
    from gupai_desktop.engine.proof import Claim

EXCHANGE = "exchange"

#: Returns the ends of a tile.
_ENDS = attrgetter("face.high", "face.low")


class Zen(Game):
    """An exchange game: the places of its groups; a variant adds its own goal."""

    family = Family("zen", words("Game of Zen"), "參禪", rank=1)
    verbs: ClassVar[Mapping[str, Words]] = {EXCHANGE: words("Exchange")}
    has_dead_groups = True
    #: Where the groups lie, and where in a narrow window if not there too.
    places: ClassVar[tuple[Place, ...]]
    narrow_places: ClassVar[tuple[Place, ...]] = ()
    #: What must lie there in the end, any one of these; nothing where all valid groups will do.
    goals: ClassVar[tuple[Goal, ...]] = ()
    #: The goal is made of civil and military tiles.
    shows_suits: ClassVar[bool] = False

    @property
    def reading_order(self) -> Sequence[int]:
        """The groups line by line: a pair in the middle is counted between its neighbours."""
        return _line_by_line(self.places)

    def narrator(self, table: Table) -> ZenNarrator:
        return ZenNarrator(self, table)

    def layouts(self, sizes: Sequence[int]) -> tuple[Layout, ...]:  # noqa: ARG002
        named = ((WIDE, self.places), (TALL, self.narrow_places))
        return tuple(Layout(name, places) for name, places in named if places)

    def arrange(self, tiles: tuple[Tile, ...]) -> Table:
        waiting = iter(tiles)
        return Table(
            tuple(tuple(next(waiting) for _ in range(place.room)) for place in self.places)
        )

    def claims(self) -> Mapping[str, type[Claim]]:
        from gupai_desktop.games._zen_claims import Stays  # late: a window opens without proofs

        return {Stays.kind: Stays}

    def moves(self, table: Table) -> tuple[Move, ...]:
        """Return every legal exchange: by its two groups, then one tile before two."""
        pairs = combinations(table.groups, 2)
        return tuple(chain.from_iterable(starmap(partial(_exchanges, self), pairs)))

    def can_move(self, table: Table) -> bool:
        return any(_exchanges(self, *pair) for pair in combinations(table.groups, 2))

    def is_legal(self, table: Table, move: Move) -> bool:
        """Return whether an exchange leaves both its groups valid and changes something."""
        after = self.exchanged(table, move.tiles)
        before = [table.groups[number] for number in after]
        sides = tuple(_by_group(table, move.tiles).values())
        return move == Move(EXCHANGE, sides) and self.is_exchange(before, [*after.values()])

    def after(self, table: Table, move: Move) -> Table:
        return table.with_groups(self.exchanged(table, move.tiles))

    def exchanged(self, table: Table, tiles: Set[Tile]) -> dict[int, Group]:
        """Return the two groups that an exchange of these tiles would leave.

        None unless one tile stands against one, or two against two.
        """
        sides = _by_group(table, tiles)
        if len(sides) != 2 or {len(side) for side in sides.values()} not in ({1}, {2}):
            return {}
        one, other = sides
        return {
            one: _replaced(table.groups[one], sides[one], sides[other]),
            other: _replaced(table.groups[other], sides[other], sides[one]),
        }

    def is_exchange(self, before: Sequence[Group], after: Sequence[Group]) -> bool:
        """Return whether two groups are valid after an exchange that changes something."""
        are_valid = bool(after) and all(map(self.named_faces, map(faces_of, after)))
        return are_valid and self.is_change(before, after)

    def is_change(self, before: Sequence[Group], after: Sequence[Group]) -> bool:
        """Return whether other groups lie there than before, in whatever places."""
        old = sorted([sorted(map(_ENDS, group)) for group in before])
        return old != sorted([sorted(map(_ENDS, group)) for group in after])

    def likeness(self, table: Table) -> Hashable:
        """Return the faces of the groups, for places count for nothing."""
        return tuple(sorted(tuple(sorted(map(str, faces_of(group)))) for group in table.groups))

    def is_won(self, table: Table) -> bool:
        return all(self.named(group) is not None for group in table.groups) and (
            not self.goals or any(all(aim.is_reached for aim in aims) for aims in self.aims(table))
        )

    def aims(self, table: Table) -> tuple[Aims, ...]:
        faces = [faces_of(group) for group in table.groups]
        return tuple(
            tuple(
                wanted.aim([n for n, group in enumerate(faces) if self.fits(wanted, group)])
                for wanted in goal
            )
            for goal in self.goals
        )

    def fits(self, wanted: Wanted, faces: tuple[Face, ...]) -> bool:
        """Return whether a group of these faces is one that a goal wants."""
        made = self.named_faces(faces)
        return made is not None and wanted.fits(faces, made)

    def counting_for(self, goal: Goal, table: Table) -> frozenset[int]:
        """Return the groups of a table that count for a goal; for one of nothing, all valid."""
        faces = [faces_of(group) for group in table.groups]
        valid = [number for number, group in enumerate(faces) if self.named_faces(group)]
        return counting_groups(goal, faces, valid, self.fits)

    def serves(self, faces: Faces) -> bool:
        """Return whether some goal asks for such a group, or leaves room for any of its size."""
        if not self.goals:
            return True
        size = len(faces)
        room = sum(place.room == size for place in self.places)
        return any(
            any(self.fits(wanted, faces) for wanted in goal)
            or sum(wanted.count for wanted in goal if wanted.size == size) < room
            for goal in self.goals
        )

    def named(self, group: Group) -> Combination | None:
        return self.named_faces(faces_of(group))

    def named_faces(self, faces: tuple[Face, ...]) -> Combination | None:
        return combination(self.triplets, faces)

    def dead_groups(self, table: Table) -> tuple[int, ...]:
        """Return the groups that no single tile would mend."""
        return tuple(
            number
            for number, group in enumerate(table.groups)
            if is_dead(self.triplets, faces_of(group))
        )


@lru_cache(maxsize=4096)
def _exchanges(game: Zen, one: Group, other: Group) -> tuple[Move, ...]:
    """Return the legal exchanges between two groups; they depend on nothing else.

    A move changes two groups, so that most of these have been found before.
    """
    return tuple(
        Move(EXCHANGE, (left, right))
        for size in (1, 2)
        for (left, kept), (right, left_over) in product(_parted(one, size), _parted(other, size))
        if game.is_exchange((one, other), (kept + right, left_over + left))
    )


@lru_cache(maxsize=256)
def _parted(group: Group, size: int) -> list[tuple[Side, Group]]:
    """Return every choice of that many tiles of a group, each with those that stay."""
    return [
        (side, tuple([tile for tile in group if tile not in side]))
        for side in combinations(group, size)
    ]


def _by_group(table: Table, tiles: Set[Tile]) -> dict[int, Side]:
    """Return the tiles sorted out by the groups they lie in, in the order they lie there."""
    return {
        number: tuple([tile for tile in group if tile in tiles])
        for number, group in enumerate(table.groups)
        if not tiles.isdisjoint(group)
    }


def _replaced(group: Group, leaving: Side, arriving: Side) -> Group:
    """Return a group in which each leaving tile has made place for an arriving one."""
    waiting = iter(arriving)
    return tuple([next(waiting) if tile in leaving else tile for tile in group])


#: How far groups are apart from middle to middle, and lines of them from top to top: there is
#: room between them for the captions.
ACROSS, DOWN = 3.8, 1.3
#: The tops of four lines.
ROWS = tuple(DOWN * row for row in range(4))


@cache
def _line_by_line(places: tuple[Place, ...]) -> tuple[int, ...]:
    lying = [(place.y, place.x) for place in places]
    return tuple(sorted(range(len(lying)), key=lying.__getitem__))


def in_lines(*lines: str) -> tuple[Place, ...]:
    """Return groups of these sizes in lines, each line centred; the larger ones come first.

    `arrange` fills the places in their order, and boards are written in it.

    >>> [(place.x, place.y, place.room) for place in in_lines("3", "2 2")]
    [(-1.5, 0.0, 3), (-2.9, 1.3, 2), (0.9, 1.3, 2)]
    """
    sizes = [list(map(int, line.split())) for line in lines]
    places = [
        Place(round((number - (len(line) - 1) / 2) * ACROSS - size / 2, 3), row * DOWN, size)
        for row, line in enumerate(sizes)
        for number, size in enumerate(line)
    ]
    return tuple(sorted(places, key=lambda place: -place.room))


#: Ten groups of three that frame a pair.
FRAME = in_lines("3 3 3 3", "3 2 3", "3 3 3 3")
#: The same in five lines: three above, two on either side, three below.
NARROW_FRAME = (
    *in_lines("3 3 3"),
    *(Place(x, y, 3) for y in ROWS[1:3] for x in (-ACROSS - 1.5, ACROSS - 1.5)),
    *(place.moved(0, ROWS[3]) for place in in_lines("3 3 3")),
    Place(-1, 1.5 * DOWN, 2),
)


class TenSets(Zen):
    """Ten triplets in a frame round a pair."""

    id = "zen.ten-sets"
    name = words("Watching Ten Sets")
    native = "相十副"
    gist = words("Ten triplets round a pair: make them all valid.")
    summary = words(
        "Ten groups of three stand in a frame round a pair. Exchange tiles between two groups, "
        "so that both become valid, until all eleven are."
    )
    places, narrow_places = FRAME, NARROW_FRAME
