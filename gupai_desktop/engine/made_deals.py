"""Deals that are made, not shuffled: exchanges are undone from a board that wins.

docs/texts.md has it step by step.  Every step backwards is a legal exchange forwards, for it
ends with two valid groups; so a made deal can always be won.  An end that can be reached from
its near surroundings only is given up, for a walk from it keeps coming to the same boards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement

from gupai_desktop.engine.deal import below, random_words, shuffled
from gupai_desktop.engine.tiles import FACES, Face

#: A change of this file that changes a made deal needs another number.
VERSION = 1

#: The number of exchanges among valid groups that are undone.  `_FAR` different boards
#: within `_PROBE` exchanges show that an end can be left again.
_WALK, _PROBE, _FAR = 800, 400, 60

Board = tuple[tuple[Face, ...], ...]

#: Faces by their numbers in `FACES`, ascending.
_Group = tuple[int, ...]
_Two = tuple[_Group, _Group]


def make_board(
    ends: Sequence[Board], is_valid: Callable[[tuple[Face, ...]], bool], number: int
) -> tuple[Board, Board]:
    """Return the board of a made deal, and the end it was made from.

    In the board the largest groups come first.
    """
    maker = _Maker(_valid_groups(is_valid), random_words(VERSION << 32 | number))
    for end in shuffled(ends, maker.chance):
        maker.begin(end)
        if maker.walks_far():
            maker.break_groups()
            return maker.board(), end
    raise ValueError("no end can be reached from afar")


@cache
def _valid_groups(is_valid: Callable[[tuple[Face, ...]], bool]) -> frozenset[_Group]:
    """Return every valid group, whether the set allows it or not."""
    return frozenset(
        group
        for size in (2, 3)
        for group in combinations_with_replacement(range(len(FACES)), size)
        if is_valid(tuple(FACES[face] for face in group))
    )


class _Maker:
    """The board while it is being made."""

    def __init__(self, valid: frozenset[_Group], chance: Iterator[int]) -> None:
        self._valid = valid
        self.chance = chance
        self._known: dict[_Two, list[_Two]] = {}
        self._groups: list[_Group] = []
        self._end: list[_Group] = []

    def begin(self, end: Board) -> None:
        """Lay an end."""
        numbers = {face: number for number, face in enumerate(FACES)}
        self._groups = [tuple(sorted(numbers[face] for face in group)) for group in end]
        self._end = list(self._groups)

    def walks_far(self) -> bool:
        """Undo exchanges among valid groups; False for an end that does not lead far."""
        seen = {frozenset(self._groups)}
        for step in range(_WALK):
            if len(seen) < _FAR:
                if step == _PROBE:
                    return False
                seen.add(frozenset(self._groups))
            self._exchange_two()
        return True

    def _exchange_two(self) -> None:
        """Exchange between two groups by chance, so that both stay valid."""
        pairs = list(combinations(range(len(self._groups)), 2))
        while pairs:
            one, other = pairs.pop(below(len(pairs), self.chance))
            if kept := self._valid_exchanges((self._groups[one], self._groups[other])):
                self._groups[one], self._groups[other] = self._one_of(kept)
                return

    def _valid_exchanges(self, before: _Two) -> list[_Two]:
        """Return the exchanges of two valid groups that leave both valid and change something."""
        if before not in self._known:
            self._known[before] = [
                after
                for after in _exchanges(*before)
                if after[0] in self._valid and after[1] in self._valid and set(after) != {*before}
            ]
        return self._known[before]

    def break_groups(self) -> None:
        """Break valid groups by exchanges until at most one is left.

        One of the two stays valid where that can be, so that it can be used again.
        Of two such exchanges by chance, that one is taken which puts fewer tiles
        together that are together in the end.
        """
        while (
            len(valid := [n for n, group in enumerate(self._groups) if group in self._valid]) > 1
        ):
            one = valid.pop(below(len(valid), self.chance))
            other = valid.pop(below(len(valid), self.chance))
            found = self._breaking((self._groups[one], self._groups[other]), is_last=not valid)
            chosen = (self._one_of(found), self._one_of(found))
            self._groups[one], self._groups[other] = min(chosen, key=self._together)

    def _breaking(self, before: _Two, *, is_last: bool) -> list[_Two]:
        """Return the exchanges that leave one group valid, or none valid if they must."""
        standing = [(sum(g in self._valid for g in after), after) for after in _exchanges(*before)]
        slowly = [after for count, after in standing if count == 1]
        quickly = [after for count, after in standing if count == 0]
        return (quickly or slowly) if is_last else (slowly or quickly)

    def _together(self, groups: _Two) -> int:
        """Return how many tiles of two groups lie with others of their group in the end."""
        common = (
            sum(min(group.count(face), end.count(face)) for face in set(group))
            for group in groups
            for end in self._end
        )
        return sum(max(0, count - 1) for count in common)

    def board(self) -> Board:
        """Return the groups in places by chance among those of their size, the largest first."""
        groups = shuffled(self._groups, self.chance)
        groups.sort(key=len, reverse=True)
        return tuple(
            tuple(FACES[face] for face in shuffled(group, self.chance)) for group in groups
        )

    def _one_of(self, found: list[_Two]) -> _Two:
        return found[below(len(found), self.chance)]


def _exchanges(one: _Group, other: _Group) -> Iterator[_Two]:
    """Yield two groups after every exchange that may make other groups of them."""
    for left in range(len(one)):
        for right in range(len(other)):
            yield (
                _sorted(one[:left] + one[left + 1 :] + other[right : right + 1]),
                _sorted(other[:right] + other[right + 1 :] + one[left : left + 1]),
            )
    if len(one) > len(other):
        for staying in range(len(one)):
            yield (_sorted(other + one[staying : staying + 1]), one[:staying] + one[staying + 1 :])
    elif len(other) > len(one):
        yield from ((left, right) for right, left in _exchanges(other, one))


def _sorted(group: _Group) -> _Group:
    return tuple(sorted(group))
