"""What a goal asks for beyond valid groups: so many groups of this kind and of that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass
from itertools import combinations_with_replacement

from gupai_desktop.engine.combinations import Combination
from gupai_desktop.engine.tiles import FACE, FACES, Face
from gupai_desktop.engine.words import Words


@dataclass(frozen=True, slots=True)
class Aim:
    """Groups of one kind that a goal asks for: how many, and how many lie there now.

    `faces` shows such a group where it can only be this one.
    """

    name: Words
    native: str
    wanted: int
    found: int
    faces: tuple[Face, ...] = ()

    @property
    def is_reached(self) -> bool:
        """Whether as many lie there as are wanted."""
        return self.found >= self.wanted


#: What has to lie there together for a goal to be reached.
Aims = tuple[Aim, ...]


@dataclass(frozen=True, slots=True)
class Wanted:
    """So many groups of one kind, as a goal asks for them.

    `fits` is asked about the faces of a valid group and what it is.
    """

    name: Words
    native: str
    count: int
    fits: Callable[[tuple[Face, ...], Combination], bool]
    faces: tuple[Face, ...] = ()

    def aim(self, found: int) -> Aim:
        """How far a table is towards it, on which so many such groups lie."""
        return Aim(self.name, self.native, self.count, found, self.faces)


#: What a goal asks for; groups beyond it only have to be valid.
Goal = tuple[Wanted, ...]


def end_boards(
    goal: Goal, stock: Collection[Face], fits: Callable[[Wanted, tuple[Face, ...]], bool]
) -> tuple[tuple[tuple[Face, ...], ...], ...]:
    """Every way to lay all the tiles of a stock into the groups that a goal wants.

    The groups come in no particular order; two ways differ in more than that.
    Nothing if the goal leaves tiles over.
    """
    faces = tuple(face for face in FACES if face in stock)
    choices: dict[Face, list[tuple[int, Counter[Face]]]] = {face: [] for face in faces}
    for size in (2, 3):
        for group in combinations_with_replacement(faces, size):
            for kind, wanted in enumerate(goal):
                if fits(wanted, group):
                    choices[group[0]].append((kind, Counter(group)))
    found: set[tuple[tuple[Face, ...], ...]] = set()

    def lay(laid: tuple[Counter[Face], ...], left: Counter[Face], wanted: list[int]) -> None:
        first = next((face for face in faces if left[face]), None)
        if first is None:
            if not any(wanted):
                found.add(tuple(sorted((tuple(group.elements()) for group in laid), key=str)))
            return
        for kind, group in choices[first]:
            if wanted[kind] and all(left[face] >= count for face, count in group.items()):
                wanted[kind] -= 1
                lay((*laid, group), left - group, wanted)
                wanted[kind] += 1

    lay((), Counter(stock), [wanted.count for wanted in goal])
    return tuple(sorted(found, key=str))


def of_kind(kind: Combination, count: int, *codes: str) -> Wanted:
    """So many groups of that name, which can be shown by the faces of these codes."""
    return Wanted(kind.name, kind.native, count, lambda _, made: made == kind, _faces(codes))


def of_faces(kind: Combination, *codes: str) -> Wanted:
    """One group of these very faces, given by their codes."""
    wanted = sorted(codes)
    return Wanted(
        kind.name,
        kind.native,
        1,
        lambda faces, _: sorted(map(str, faces)) == wanted,
        _faces(codes),
    )


def _faces(codes: tuple[str, ...]) -> tuple[Face, ...]:
    return tuple(FACE[code] for code in codes)
