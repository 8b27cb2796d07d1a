"""Goals that ask for more than valid groups: counts of groups of some kinds.

A group counts for a goal if the goal asks for it by name and has not enough of its kind
yet, or leaves room for any valid group of its size.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from itertools import combinations_with_replacement
from typing import NamedTuple

from gupai_desktop.engine.combinations import Combination
from gupai_desktop.engine.tiles import FACE, FACES, Face, Tile
from gupai_desktop.engine.words import Words

#: The width of a digit that counts the tiles of a face, with a bit to borrow from.
_DIGIT = 3


@dataclass(frozen=True, slots=True)
class Aim:
    """Groups of one kind that a goal asks for: how many, how many lie there now, and which.

    `faces` shows such a group where it can only be this one.
    """

    name: Words
    native: str
    wanted: int
    found: int
    faces: tuple[Face, ...] = ()
    groups: tuple[int, ...] = field(default=(), compare=False)

    @property
    def is_reached(self) -> bool:
        return self.found >= self.wanted


#: The aims that together make a goal.
Aims = tuple[Aim, ...]


class Need(NamedTuple):
    """Tiles that groups of an aim can be made of, and one such group.

    The tiles lie in groups that do not count; none are left once the aim is reached.
    """

    tiles: frozenset[Tile]
    example: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Wanted:
    """That many groups of one kind, as a goal asks for them.

    `fits` is asked about the faces of a valid group and what it is.
    """

    name: Words
    native: str
    count: int
    fits: Callable[[tuple[Face, ...], Combination], bool]
    faces: tuple[Face, ...] = ()
    #: The number of tiles of such a group.
    size: int = 3

    def is_of(self, aim: Aim) -> bool:
        """Return whether an aim is after these groups."""
        return (self.name, self.faces) == (aim.name, aim.faces)

    def aim(self, groups: Sequence[int]) -> Aim:
        """Return the aim at a table on which these groups are such."""
        return Aim(
            self.name,
            self.native,
            self.count,
            len(groups),
            self.faces,
            tuple(groups[: self.count]),
        )


#: The groups that a goal asks for; groups beyond it only have to be valid.
Goal = tuple[Wanted, ...]
#: Returns whether a group of these faces is one that a goal wants.
Fits = Callable[[Wanted, tuple[Face, ...]], bool]


def counting_groups(
    goal: Goal, groups: Sequence[tuple[Face, ...]], valid: Collection[int], fits: Fits
) -> frozenset[int]:
    """Return the groups that count for a goal, among those of a table that are valid.

    >>> sorted(counting_groups((), [(), ()], [1], lambda wanted, faces: True))
    [1]
    """
    found: set[int] = set()
    for size in {len(group) for group in groups}:
        alike = [number for number in valid if len(groups[number]) == size]
        kinds = [wanted for wanted in goal if wanted.size == size]
        asked = []
        for wanted in kinds:
            fitting = [number for number in alike if fits(wanted, groups[number])]
            asked += fitting[: wanted.count]
        free = sum(len(group) == size for group in groups) - sum(kind.count for kind in kinds)
        others = [number for number in alike if number not in asked]
        found.update(asked, others[: max(0, free)])
    return frozenset(found)


def end_boards(
    goal: Goal, stock: Collection[Face], fits: Fits
) -> tuple[tuple[tuple[Face, ...], ...], ...]:
    """Return every way to lay all the tiles of a stock into the groups that a goal wants.

    The groups come in no particular order; two ways differ in more than that.
    Nothing if the goal leaves tiles over.
    """
    faces = tuple(face for face in FACES if face in stock)
    # Tiles that are left are a whole number: a digit for each face, with a bit to borrow from.
    units = {face: 1 << _DIGIT * place for place, face in enumerate(faces)}
    borrowed = sum(unit << _DIGIT - 1 for unit in units.values())
    choices: list[list[tuple[int, tuple[Face, ...], int]]] = [[] for _ in faces]
    for size in (2, 3):
        for group in combinations_with_replacement(faces, size):
            weight = sum(map(units.__getitem__, group))
            for kind, wanted in enumerate(goal):
                if fits(wanted, group):
                    choices[faces.index(group[0])].append((kind, group, weight))
    found: set[tuple[tuple[Face, ...], ...]] = set()

    def lay(laid: tuple[tuple[Face, ...], ...], left: int, wanted: list[int]) -> None:
        if not left:
            if not any(wanted):
                found.add(tuple(sorted(laid, key=str)))
            return
        full = left | borrowed
        for kind, group, weight in choices[(left & -left).bit_length() // _DIGIT]:
            if wanted[kind] and (full - weight) & borrowed == borrowed:
                wanted[kind] -= 1
                lay((*laid, group), (full - weight) ^ borrowed, wanted)
                wanted[kind] += 1

    lay((), sum(map(units.__getitem__, stock)), [wanted.count for wanted in goal])
    return tuple(sorted(found, key=str))


def of_kind(kind: Combination, count: int, *codes: str) -> Wanted:
    """Return that many groups of that name, which can be shown by the faces of these codes."""
    return Wanted(kind.name, kind.native, count, lambda _, made: made == kind, _faces(codes))


def of_faces(kind: Combination, *codes: str) -> Wanted:
    """Return one group of these very faces, given by their codes."""
    wanted = sorted(codes)
    return Wanted(
        kind.name,
        kind.native,
        1,
        lambda faces, _: sorted(map(str, faces)) == wanted,
        _faces(codes),
        len(codes),
    )


def _faces(codes: tuple[str, ...]) -> tuple[Face, ...]:
    return tuple(FACE[code] for code in codes)
