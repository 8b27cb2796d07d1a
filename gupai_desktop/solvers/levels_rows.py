"""One level of Clearing the Rows by itself: what it can become, and how many tiles that takes.

A level is looked at as if the others did not matter: the tiles that refills will
bring are known for a while, and any that would help after that (jokers).  So what is
said here of one level holds on every board that it is part of.
"""

from __future__ import annotations

from itertools import combinations
from typing import TypeVar

from gupai_desktop.solvers.levels import Row

Result = TypeVar("Result")

#: Between the parts of a text of rows; no face has this number, nor the next one.
GAP = b"\x15"
_JOKER = b"\x16"
_FACES = [bytes((number,)) for number in range(21)]
#: So many results are kept in one table of a board, and of one way to complete a level.
_KEPT, _KEPT_OF_ENDING = 80_000, 20_000


class Threes:
    """What may be taken from a row; with jokers, a row that ends in them too."""

    def __init__(self, triplets: frozenset[Row], *, takes_any_three: bool) -> None:
        self.triplets = triplets
        self.pairs = frozenset(run[:2] for run in triplets)
        self.with_jokers = triplets | _jokered(self.pairs)
        self._takes_any_three = takes_any_three
        self._lefts: dict[Row, list[Row]] = {}
        self._outcomes: dict[Row, list[tuple[Row, Row]]] = {}
        self._jokered: dict[Row, list[Row]] = {}

    def lefts(self, row: Row) -> list[Row]:
        """What one turn can leave of a row, the row itself first."""
        found = self._lefts.get(row)
        if found is None:
            found = [row]
            for one in found:
                for _, left in self._cuts(one, self.triplets):
                    if left not in found:
                        found.append(left)
            _keep(self._lefts, row, found)
        return found

    def outcomes(self, row: Row) -> list[tuple[Row, Row]]:
        """What one turn can leave of a row, and what then lies in the common row for it."""
        found = self._outcomes.get(row)
        if found is None:
            every = {(row, b""): 0}
            todo = [(row, b"")]
            for one, taken in todo:
                for run, left in self._cuts(one, self.triplets):
                    if (left, run + taken) not in every:
                        every[left, run + taken] = 0
                        todo.append((left, run + taken))
            found = todo
            _keep(self._outcomes, row, found)
        return found

    def jokered(self, row: Row) -> list[Row]:
        """What one take can leave of a row that ends in jokers."""
        found = self._jokered.get(row)
        if found is None:
            found = list({left: 0 for _, left in self._cuts(row, self.with_jokers)})
            _keep(self._jokered, row, found)
        return found

    def _cuts(self, row: Row, triplets: frozenset[Row]) -> list[tuple[Row, Row]]:
        """Every triplet of a row with what it leaves."""
        size = len(row)
        if size < 3:
            return []
        if size == 3:
            return [(row, b"")] if row in triplets else []
        if self._takes_any_three:
            return [
                (run, row[:i] + row[i + 1 : j] + row[j + 1 : k] + row[k + 1 :])
                for i, j, k in combinations(range(size), 3)
                if (run := bytes((row[i], row[j], row[k]))) in triplets
            ]
        found = [
            (run, row[:at] + row[at + 3 :])
            for at in range(size - 2)
            if (run := row[at : at + 3]) in triplets
        ]
        if (run := row[-2:] + row[:1]) in triplets:
            found.append((run, row[1:-2]))
        if (run := row[-1:] + row[:2]) in triplets:
            found.append((run, row[2:-1]))
        return found


def _jokered(pairs: frozenset[Row]) -> frozenset[Row]:
    """The triplets with a joker: two that some tile makes a triplet; any one with two."""
    runs = {
        run for two in pairs for run in (two + _JOKER, two[:1] + _JOKER + two[1:], _JOKER + two)
    }
    for one in (*_FACES, _JOKER):
        runs |= {one + 2 * _JOKER, _JOKER + one + _JOKER, 2 * _JOKER + one}
    return frozenset(runs)


def _keep(table: dict[Row, Result], key: Row, value: Result, most: int = _KEPT) -> None:
    """Note a result; a full table is begun anew."""
    if len(table) >= most:
        table.clear()
    table[key] = value


class Ending:
    """One way to complete a level: by its last three, or a kill with its last two or one."""

    def __init__(self, threes: Threes, finals: frozenset[Row], size: int, kills: int) -> None:
        self._threes = threes
        #: What a row must be to be completed; with jokers too.
        self.finals = finals
        self.size = size
        self._kills = kills
        self._most = _KEPT_OF_ENDING if kills else _KEPT
        self._closable: dict[Row, bool] = {}
        self._lacks: dict[Row, int] = {}
        self._needs: dict[Row, int] = {}
        self._earliest: dict[Row, int] = {}

    def cost(self, tiles: int) -> int:
        """The moves that complete a level that holds so many tiles in all."""
        return (tiles - self.size) // 3 + self._kills

    def lacks(self, row: Row) -> int:
        """How many tiles must still come before a row can be completed, whatever they are."""
        found = self._lacks.get(row)
        if found is None:
            least = (self.size - len(row)) % 3
            found = least if self._can_end(row, least) else least + 3
            _keep(self._lacks, row, found, self._most)
        return found

    def _can_end(self, row: Row, jokers: int) -> bool:
        lefts = self._threes.lefts(row)
        if not jokers:
            return any(left in self.finals for left in lefts)
        joined = [left + _JOKER for left in lefts]
        if jokers == 1:
            return any(map(self._is_closable, joined))
        # No take between the two jokers is the common case: it is tried first.
        return any(self._is_closable(one + _JOKER) for one in joined) or any(
            self._is_closable(left + _JOKER) for one in joined for left in self._closure(one)
        )

    def _closure(self, row: Row) -> list[Row]:
        found = [row]
        for one in found:
            for left in self._threes.jokered(one):
                if left not in found:
                    found.append(left)
        return found[1:]

    def _is_closable(self, row: Row) -> bool:
        found = self._closable.get(row)
        if found is None:
            found = row in self.finals or any(map(self._is_closable, self._threes.jokered(row)))
            _keep(self._closable, row, found, self._most)
        return found

    def needs(self, row: Row, coming: Row) -> int:
        """How many tiles a level gets that is not completed before all these have come."""
        if not coming:
            return self.lacks(row)
        key = row + GAP + coming
        found = self._needs.get(key)
        if found is None:
            tile, rest = coming[:1], coming[1:]
            found = 1 + min(
                (
                    self.needs(left + tile, rest)
                    for left in self._threes.lefts(row)
                    if left or self.size
                ),
                default=90,
            )
            _keep(self._needs, key, found, self._most)
        return found

    def earliest(self, row: Row, coming: Row) -> int:
        """After how many of the tiles coming a row can be completed; all, if not before."""
        if not coming:
            return 0
        key = row + GAP + coming
        found = self._earliest.get(key)
        if found is None:
            lefts = self._threes.lefts(row)
            if any(left in self.finals for left in lefts):
                found = 0
            else:
                tile, rest = coming[:1], coming[1:]
                found = 1 + min(self.earliest(left + tile, rest) for left in lefts)
            _keep(self._earliest, key, found, self._most)
        return found

    def earliest_from(self, row: Row, coming: Row, skip: int) -> int:
        """The same, for a row that is not completed before so many tiles have come."""
        if not skip:
            return self.earliest(row, coming)
        key = bytes((skip,)) + row + GAP + coming
        found = self._earliest.get(key)
        if found is None:
            tile, rest = coming[:1], coming[1:]
            lefts = self._threes.lefts(row)
            found = 1 + min(
                (
                    self.earliest_from(left + tile, rest, skip - 1)
                    for left in lefts
                    if left or self.size
                ),
                default=90,
            )
            _keep(self._earliest, key, found, self._most)
        return found


def ending_of(threes: Threes, generals: Row, *, may_double: bool) -> tuple[Ending, ...]:
    """How a level is completed while these generals live; without any, by its last three."""
    if not generals:
        return (Ending(threes, frozenset((b"",)), 0, 0),)
    faces = [*_FACES, _JOKER]
    able = threes.with_jokers
    alive = [generals[at : at + 1] for at in range(len(generals))]
    twos = frozenset(
        one + two
        for one in faces
        for two in faces
        if any(one + two + him in able for him in alive)
    )
    ones = frozenset(
        one for one in faces for two in combinations(alive, 2) if one + two[0] + two[1] in able
    )
    by_two = Ending(threes, twos, 2, 1)
    return (by_two, Ending(threes, ones, 1, 1)) if may_double else (by_two,)
