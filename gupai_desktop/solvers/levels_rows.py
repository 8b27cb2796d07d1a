"""One level of Clearing the Rows by itself: what it can become, and after how many tiles.

The tiles that refills will bring are known for a while; after that any that would help
are assumed to come (jokers).  So what is found for a level holds on every board.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations
from typing import TypeAlias

from gupai_desktop.engine.combinations import TripletRule, ends_of
from gupai_desktop.engine.tiles import FACES
from gupai_desktop.solvers.memory import cached

#: The numbers of the faces that lie in a row.
FaceRow: TypeAlias = bytes

#: Between the parts of a text of rows; no face has this number, nor the next one.
GAP = b"\x15"
_JOKER = b"\x16"

#: Where any three tiles may be taken, what a longer row can become is not worked out.
_LONG = 8

#: This many facts of one kind are kept.
MAX_KNOWN = 80_000
#: The same of one way to complete a level, of which there are many.
_MAX_OF_ENDING = 30_000

_FACES = [bytes((number,)) for number in range(21)]


@cache
def triplets_under(rule: TripletRule) -> frozenset[FaceRow]:
    """Return every triplet under a rule, in every order of its faces."""
    tiles = [number for number, face in enumerate(FACES) for _ in range(face.copies)]
    made = cache(rule.triplet)
    return frozenset(
        bytes(order)
        for three in dict.fromkeys(combinations(tiles, 3))
        if made(ends_of(FACES[face] for face in three))
        for order in permutations(three)
    )


class RowTriplets:
    """The triplets that may be taken from a row, which may end in jokers."""

    def __init__(self, triplets: frozenset[FaceRow], *, takes_any_three: bool) -> None:
        self.triplets = triplets
        self.takes_any_three = takes_any_three

    @cached(MAX_KNOWN)
    def cuts(self, row: FaceRow) -> list[tuple[FaceRow, FaceRow]]:
        """Return every triplet that may be taken from a row, with what it leaves."""
        size, triplets = len(row), self.triplets
        if size < 3:
            return []
        if size == 3:
            return [(row, b"")] if row in triplets else []
        if self.takes_any_three:
            found = [
                (run, row[:i] + row[i + 1 : j] + row[j + 1 : k] + row[k + 1 :])
                for i, j, k in combinations(range(size), 3)
                if (run := bytes((row[i], row[j], row[k]))) in triplets
            ]
        else:
            found = [
                (run, row[:at] + row[at + 3 :])
                for at in range(size - 2)
                if (run := row[at : at + 3]) in triplets
            ]
            if (run := row[-2:] + row[:1]) in triplets:
                found.append((run, row[1:-2]))
            if (run := row[-1:] + row[:2]) in triplets:
                found.append((run, row[2:-1]))
        return list(dict.fromkeys(found)) if len(found) > 1 else found

    @cached(MAX_KNOWN)
    def lefts(self, row: FaceRow) -> list[FaceRow]:
        """Return all that one turn can leave of a row, the row itself first."""
        found, todo, cuts = {row}, [row], self.cuts
        for remaining in todo:
            for _, left in cuts[remaining]:
                if left not in found:
                    found.add(left)
                    todo.append(left)
        return todo

    @cached(MAX_KNOWN)
    def outcomes(self, row: FaceRow) -> list[tuple[FaceRow, FaceRow]]:
        """Return the same, each with what it brings into the common row."""
        every = {(row, b""): 0}
        todo = [(row, b"")]
        for remaining, taken in todo:
            for run, left in self.cuts[remaining]:
                if (left, run + taken) not in every:
                    every[left, run + taken] = 0
                    todo.append((left, run + taken))
        return todo


@cache
def threes_under(rule: TripletRule, *, takes_any_three: bool) -> RowTriplets:
    """Return the triplets under a rule, shared by all boards."""
    return RowTriplets(triplets_under(rule), takes_any_three=takes_any_three)


@cache
def _with_jokers(threes: RowTriplets) -> RowTriplets:
    """Return them with those of one joker, which some tile makes a triplet, or of two."""
    triplets = threes.triplets
    pairs = {run[:2] for run in triplets}
    runs = {
        run for two in pairs for run in (two + _JOKER, two[:1] + _JOKER + two[1:], _JOKER + two)
    }
    for face in (*_FACES, _JOKER):
        runs |= {face + 2 * _JOKER, _JOKER + face + _JOKER, 2 * _JOKER + face}
    return RowTriplets(triplets | runs, takes_any_three=threes.takes_any_three)


class Closing:
    """A way to complete a level: by its last three tiles, or a kill with its last two or one."""

    def __init__(
        self, threes: RowTriplets, finals: frozenset[FaceRow], size: int, kills: int
    ) -> None:
        self._lefts, self._jokered = threes.lefts, _with_jokers(threes)
        self._takes_any_three = threes.takes_any_three
        #: The rows that can be completed; with jokers too.
        self.finals = finals
        self.size = size
        self._kills = kills

    def cost(self, tiles: int) -> int:
        """Return the moves that complete a level that gets that many tiles in all."""
        return (tiles - self.size) // 3 + self._kills

    @cached(_MAX_OF_ENDING)
    def _lacks(self, row: FaceRow) -> int:
        """Return how many tiles must still come before a row can be completed, at least."""
        least = (self.size - len(row)) % 3
        return least if self._is_long(row) or self._can_end(row, least) else least + 3

    def _is_long(self, row: FaceRow) -> bool:
        """Return whether so much can be taken from a row that only its tiles are counted."""
        return self._takes_any_three and len(row) > _LONG

    def _can_end(self, row: FaceRow, jokers: int) -> bool:
        lefts = self._lefts[row]
        if not jokers:
            return any(left in self.finals for left in lefts)
        joined = [left + _JOKER for left in lefts]
        if jokers == 1:
            return any(self._closable[row_left] for row_left in joined)
        # No take between the two jokers is the common case: it is tried first.
        return any(self._closable[row_left + _JOKER] for row_left in joined) or any(
            self._closable[left + _JOKER]
            for row_left in joined
            for left in self._jokered.lefts[row_left][1:]
        )

    @cached(_MAX_OF_ENDING)
    def _closable(self, row: FaceRow) -> bool:
        return row in self.finals or any(
            self._closable[left] for _, left in self._jokered.cuts[row]
        )

    @cached(_MAX_OF_ENDING)
    def needs(self, key: tuple[FaceRow, FaceRow]) -> int:
        """Return how many tiles a level gets that is completed after all these have come."""
        row, coming = key
        if not coming:
            return self._lacks[row]
        if self._is_long(row):
            return len(coming) + (self.size - len(row) - len(coming)) % 3
        tile, rest = coming[:1], coming[1:]
        lefts = (left for left in self._lefts[row] if left or self.size)
        return 1 + min((self.needs[left + tile, rest] for left in lefts), default=90)

    @cached(_MAX_OF_ENDING)
    def earliest(self, key: tuple[FaceRow, FaceRow]) -> int:
        """Return after how many of the coming tiles a row can be completed; all, if not before."""
        row, coming = key
        if not coming:
            return 0
        if self._is_long(row):
            return min((self.size - len(row)) % 3, len(coming))
        lefts = self._lefts[row]
        if any(left in self.finals for left in lefts):
            return 0
        tile, rest = coming[:1], coming[1:]
        return 1 + min(self.earliest[left + tile, rest] for left in lefts)


def ending_of(threes: RowTriplets, generals: FaceRow, *, may_double: bool) -> tuple[Closing, ...]:
    """Return how a level is completed while these generals live; by its last three without."""
    if not generals:
        return (Closing(threes, frozenset((b"",)), 0, 0),)
    faces = [*_FACES, _JOKER]
    able = _with_jokers(threes).triplets
    alive = [generals[at : at + 1] for at in range(len(generals))]
    twos = frozenset(
        face + next_face
        for face in faces
        for next_face in faces
        if any(face + next_face + him in able for him in alive)
    )
    ones = frozenset(
        face for face in faces for two in combinations(alive, 2) if face + two[0] + two[1] in able
    )
    by_two = Closing(threes, twos, 2, 1)
    return (by_two, Closing(threes, ones, 1, 1)) if may_double else (by_two,)
