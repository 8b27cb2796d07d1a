"""Invariants of Zen: how many valid groups of each kind there are, and what that rules out.

The tiles of the valid groups can be parted into valid groups in many ways, and an
exchange between two of them leads from one way to another.  Two groups are of one
*kind* if such exchanges may turn one into the other, in however many steps; a group that
holds the only tile of some face is also of a kind for that tile, with the groups that it
may come to lie in.  As long as only valid groups are exchanged, the number of groups
of each kind stays the same, and that alone can rule out every group that would mend an
invalid one, or, once all are valid, the groups that the goal wants.  With these numbers
known there are fewer ways, which may divide the kinds further.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import chain
from operator import invert

from gupai_desktop.engine.tiles import FACES
from gupai_desktop.solvers.groups import Groups
from gupai_desktop.solvers.memory import cached

GroupCounts = tuple[int, ...]

#: How wide the digits are: for the copies of a face and for the groups of a kind, with a
#: bit to borrow from.
_OF_FACE, _OF_KIND = 3, 5
#: In this many ways at most groups of the lesser kinds are tried together.
_MAX_PARTITIONS = 2_000


class _Digits:
    """The layout of a multiset of tiles, and of the groups taken out of it, as whole numbers.

    Their digits, the lowest first, count the tiles of a face or the groups of a kind, by how
    wide they are.
    """

    def __init__(self, widths: list[int]) -> None:
        places = [sum(widths[:digit]) for digit in range(len(widths))]
        self.of_bit = [digit for digit, width in enumerate(widths) for _ in range(width)]
        self.guard = sum(
            1 << place + width - 1 for place, width in zip(places, widths, strict=True)
        )
        self.units = [1 << place for place in places]


class _Cover:
    """The exact cover problem: can a multiset of tiles be parted into groups of a list?"""

    def __init__(self, weights: Iterable[int], digits: _Digits) -> None:
        self._guard = digits.guard
        by_digit: dict[int, list[int]] = {digit: [] for digit in digits.of_bit}
        for weight in weights:
            by_digit[digits.of_bit[(weight & -weight).bit_length() - 1]].append(weight)
        self._by_bit = [[], *map(by_digit.__getitem__, digits.of_bit)]
        self._failed = set[int]()

    def fits(self, weight: int, bag: int) -> bool:
        """Return whether a multiset holds all that a group takes."""
        return ((bag | self._guard) - weight) & self._guard == self._guard

    def can(self, bag: int) -> bool:
        """Return whether the whole multiset can be parted."""
        if not bag:
            return True
        if bag in self._failed:
            return False
        guard = self._guard
        full = bag | guard
        for weight in self._by_bit[(bag & -bag).bit_length()]:
            rest = full - weight
            if rest & guard == guard and self.can(rest ^ guard):
                return True
        self._failed.add(bag)
        return False


class _Kinds:
    """The valid groups that can come about, and the kinds they are divided into.

    `known` has the kinds of every group that were known before, and `counts` how many
    groups there are of each of these.  `tiles` is the multiset that is parted.
    """

    def __init__(
        self,
        groups: Groups,
        tiles: Counter[int],
        known: dict[int, GroupCounts],
        counts: GroupCounts,
    ) -> None:
        self._groups, self._tiles, self._known, self._counts = groups, tiles, known, counts
        # Counted are the kinds, and the faces with numbers below zero.  What fewest groups hold
        # is looked for first, so that a dead end is soon seen.
        counted = {
            group: (*kinds, *map(invert, groups.faces[group])) for group, kinds in known.items()
        }
        holding = Counter(chain.from_iterable(map(set, counted.values())))
        order = sorted(range(-len(FACES), len(counts)), key=lambda of: (holding[of], -of))
        self.digits = _Digits([_OF_FACE if of < 0 else _OF_KIND for of in order])
        units = dict(zip(order, self.digits.units, strict=True))
        self.bag = sum(number * units[kind] for kind, number in enumerate(counts))
        self.bag += sum(number * units[~face] for face, number in tiles.items())
        self.weights = {
            group: sum(map(units.__getitem__, every)) for group, every in counted.items()
        }
        cover = _Cover(self.weights.values(), self.digits)
        self._cover = cover
        self.weights = {
            group: weight
            for group, weight in self.weights.items()
            if cover.fits(weight, self.bag) and cover.can(self.bag - weight)
        }
        self.kinds = self._divided(cover)
        self.count = len({kind for kinds in self.kinds.values() for kind in kinds})
        #: Whether the number of groups of each kind would tell nothing new.
        self.is_finest = self.count == sum(map(bool, counts))

    def can_hold(self, wanted: GroupCounts) -> bool:
        """Return whether the valid groups may at some time be these and others."""
        if not all(group in self.weights for group in wanted):
            return False
        weight = sum(map(self.weights.__getitem__, wanted))
        return self._cover.fits(weight, self.bag) and self._cover.can(self.bag - weight)

    @cached()
    def refined(self, counts: GroupCounts) -> _Kinds:
        """Return the kinds where it is known how many groups there are of each of these."""
        return _Kinds(self._groups, self._tiles, self.kinds, counts)

    def _divided(self, cover: _Cover) -> dict[int, GroupCounts]:
        """Return the kinds of every group, numbered in the order of the groups."""
        weights, moves = self.weights, self._groups.moves
        alike = {one: [one] for group in weights for one in self._groups.followed[group]}
        for one, other in self._groups.exchanging:
            if one not in weights or other not in weights:
                continue
            joined = [
                (before, after)
                for come_one, come_other, moved in moves[one, other]
                if come_one in weights and come_other in weights
                for before, after in moved
                if alike[before] is not alike[after]
            ]
            if not joined:
                continue
            left = self.bag - weights[one]
            if cover.fits(weights[other], left) and cover.can(left - weights[other]):
                for before, after in joined:
                    few, many = sorted((alike[before], alike[after]), key=len)
                    if few is not many:
                        many += few
                        alike.update(dict.fromkeys(few, many))
        numbers: dict[int, int] = {}
        return {
            group: tuple(
                numbers.setdefault(id(alike[one]), len(numbers))
                for one in self._groups.followed[group]
            )
            for group in weights
        }

    def tally(self, valid: Iterable[int]) -> GroupCounts:
        """Return how many of these groups are of each kind."""
        found = [0] * self.count
        for group in valid:
            for kind in self.kinds[group]:
                found[kind] += 1
        return tuple(found)

    def finest(self, state: Iterable[int]) -> _Kinds:
        """Return the finest kinds, where the valid groups are those of a state."""
        kinds = self
        while not kinds.is_finest:
            kinds = kinds._counted[sum(map(kinds._digit_of.__getitem__, state))]
        return kinds

    @cached_property
    def _digit_of(self) -> list[int]:
        """What each group adds to a number whose digits count the groups of each kind."""
        found = [0] * len(self._groups.faces)
        for group, kinds in self.kinds.items():
            found[group] = sum(1 << _OF_KIND * kind for kind in kinds)
        return found

    @cached()
    def _counted(self, digits: int) -> _Kinds:
        """Return the kinds where such a number tells how many groups there are of each."""
        full = (1 << _OF_KIND) - 1
        return self.refined[tuple(digits >> _OF_KIND * kind & full for kind in range(self.count))]

    def after(self, kinds: _Kinds, bag: int, come: GroupCounts) -> Iterator[_Kinds | None]:
        """Yield the finest kinds that these may become; None where there are too many ways.

        The valid groups are those that have come, and those into which the multiset of
        other kinds is parted.
        """
        if self.is_finest:
            yield self
        elif all(group in self.kinds for group in come):
            tried = set[GroupCounts]()
            for count, lesser in enumerate(self._lesser(kinds, bag)):
                if count == _MAX_PARTITIONS:
                    yield None
                    return
                counts = self._completed((*lesser, *come))
                if counts and counts not in tried:
                    tried.add(counts)
                    yield from self.refined[counts].after(kinds, bag, come)

    @cached_property
    def _greater(self) -> dict[int, int]:
        """The kind with the most groups of those that each earlier kind is divided into."""
        sizes = Counter(kind for kinds in self.kinds.values() for kind in kinds).most_common()
        before = {
            kind: known
            for group, kinds in self.kinds.items()
            for kind, known in zip(kinds, self._known[group], strict=True)
        }
        return {before[kind]: kind for kind, _ in reversed(sizes)}

    def _lesser(self, kinds: _Kinds, bag: int) -> Iterator[GroupCounts]:
        """Yield the groups of lesser kinds that the multiset may hold beside greater ones."""
        greater, weights = set(self._greater.values()), kinds.weights
        shared = [group for group in weights if group in self.kinds]
        lesser = [group for group in shared if not greater.issuperset(self.kinds[group])]
        rest = (weights[group] for group in shared if greater.issuperset(self.kinds[group]))
        cover = _Cover(rest, kinds.digits)

        def chosen(first: int, bag: int) -> Iterator[GroupCounts]:
            if cover.can(bag):
                yield ()
            for place in range(first, len(lesser)):
                weight = weights[lesser[place]]
                if cover.fits(weight, bag):
                    yield from ((lesser[place], *more) for more in chosen(place, bag - weight))

        return chosen(0, bag)

    def _completed(self, lesser: GroupCounts) -> GroupCounts:
        """Return the groups of each kind, all others being of the greater kinds; or nothing."""
        counts = list(self.tally(lesser))
        left = list(self._counts)
        for group in lesser:
            for known in self._known[group]:
                left[known] -= 1
        for before, kind in self._greater.items():
            counts[kind] += left[before]
        return tuple(counts) if min(left) >= 0 else ()


class Invariants:
    """The invariants of the positions that one board leads to.

    The board is won where every group is valid and some of `goals` lie among them, and in
    the positions `won`; of these only `edge` follow others that are not among them, but for
    positions from which `goals` can be reached too.
    """

    def __init__(
        self,
        groups: Groups,
        board: GroupCounts,
        goals: Sequence[GroupCounts] = ((),),
        won: Collection[GroupCounts] = (),
        edge: Collection[GroupCounts] = (),
    ) -> None:
        self._groups, self._goals, self._won, self._edge = groups, goals, won, edge
        self._board = board

    def is_lost(self, state: GroupCounts) -> bool:
        """Return whether the invariants rule out that the board is won."""
        return state not in self._won and self._is_lost[self._key(state)]

    def _key(self, state: GroupCounts) -> tuple[GroupCounts, _Kinds]:
        """Return the invalid groups of a state, and the finest kinds of the others."""
        invalid = tuple(filter(self._groups.invalid.__contains__, state))
        return invalid, self._first_kinds[invalid].finest(state)

    @cached()
    def _first_kinds(self, invalid: GroupCounts) -> _Kinds:
        """Return the kinds while just these are invalid: by size, and by single tiles."""
        left = Counter(chain.from_iterable(map(self._kinds_of, self._board)))
        numbers = {kind: number for number, kind in enumerate(left)}
        left.subtract(chain.from_iterable(map(self._kinds_of, invalid)))
        known = {
            group: tuple(map(numbers.__getitem__, self._kinds_of(group)))
            for group in self._groups.valid_numbers
            if numbers.keys() >= set(self._kinds_of(group))
        }
        faces = self._groups.faces
        tiles = Counter(chain.from_iterable(map(faces.__getitem__, self._board)))
        tiles.subtract(chain.from_iterable(map(faces.__getitem__, invalid)))
        return _Kinds(self._groups, tiles, known, tuple(left.values()))

    def _kinds_of(self, group: int) -> GroupCounts:
        """Return the size of a group, below zero, and its faces that have one tile only."""
        return -len(self._groups.faces[group]), *self._groups.single[group]

    @cached()
    def _is_lost(self, key: tuple[GroupCounts, _Kinds]) -> bool:
        if key in self._ashore:
            return False
        invalid, kinds = key
        if not invalid:
            return not any(map(kinds.can_hold, self._goals))
        return not any(
            after is None or not self._is_lost[rest, after]
            for rest, bag, come in self._mendings(invalid, kinds)
            for after in self._first_kinds[rest].after(kinds, bag, come)
        )

    @cached_property
    def _ashore(self) -> set[tuple[GroupCounts, _Kinds]]:
        """Where a won position may be entered: the invalid groups, and the kinds."""
        return set(map(self._key, self._edge))

    def _mendings(
        self, invalid: GroupCounts, kinds: _Kinds
    ) -> Iterator[tuple[GroupCounts, int, GroupCounts]]:
        """Yield every exchange that mends groups.

        Each as the groups that are invalid then, the tiles of the valid ones that
        were not touched, and the two that have come.
        """
        for place, one in enumerate(invalid):
            rest = invalid[:place] + invalid[place + 1 :]
            for other, weight in kinds.weights.items():
                for come in self._results(one, other):
                    yield rest, kinds.bag - weight, come
            for further, other in enumerate(rest[place:], place):
                for come in self._results(one, other):
                    yield rest[:further] + rest[further + 1 :], kinds.bag, come

    def _results(self, one: int, other: int) -> list[GroupCounts]:
        if not self._groups.can_exchange(one, other):
            return []
        return [step[:2] for step in self._groups.steps[one, other]]
