"""Clearing the Rows once more, as slowly and plainly as docs/rules/en tells it.

It knows nothing of the program's games: a row is a list of codes such as
``66a``, and what is a triplet is looked up in ``tests/data/triplets.tsv``.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from itertools import combinations

from gupai_desktop.engine.table import Table
from tests.vectors import CLASSIC, COLUMNS, triplet_rows

MENG_HUO = "21"

Row = list[str]
Faces = tuple[str, ...]


@cache
def triplets(column: int = COLUMNS.index(CLASSIC)) -> frozenset[Faces]:
    """The threes of faces, sorted, that are triplets by one column of the vectors."""
    return frozenset(
        tuple(sorted(row.faces.split())) for row in triplet_rows() if row.names[column]
    )


@dataclass(frozen=True)
class Rules:
    """What distinguishes the games of the family."""

    has_generals: bool
    any_three: bool = False
    triplets: frozenset[Faces] = field(default_factory=triplets)

    def is_triplet(self, tiles: Row) -> bool:
        """Whether three tiles are a triplet."""
        return tuple(sorted(tile[:2] for tile in tiles)) in self.triplets


@dataclass(frozen=True)
class Position:
    """The rows of a table, and what has been done in this turn."""

    rules: Rules
    generals: Row
    levels: list[Row]
    common: Row
    completed: frozenset[int] = frozenset()
    lowest_taken: int = -1
    has_killed: bool = False

    @classmethod
    def of(cls, rules: Rules, opening: Table) -> Position:
        """The position of an opening."""
        rows = [[str(tile) for tile in group] for group in opening.groups]
        generals = rows.pop(0) if rules.has_generals else []
        return cls(rules, generals, rows[:-1], rows[-1])

    @property
    def rows(self) -> list[Row]:
        """All rows as the game writes them, from the top."""
        return [*([self.generals] if self.rules.has_generals else []), *self.levels, self.common]

    @property
    def is_won(self) -> bool:
        """Whether every level is completed and every general dead."""
        return len(self.completed) == len(self.levels) and not self.generals

    @property
    def is_out_of_reach(self) -> bool:
        """Whether no row of kills brings down the generals together with the levels.

        Meng Huo comes back: of him there is always one.
        """
        if not self.rules.has_generals or len(self.levels) == 7:
            return False
        return not _can_all_fall(len(self.generals), len(self._levels_in_play()))

    def moves(self) -> dict[str, Position]:
        """Every legal move as it is written, and the position it leads to."""
        return {**self._takes(), **self._kills(), **self._refills()}

    def _levels_in_play(self) -> list[int]:
        return [number for number in range(len(self.levels)) if number not in self.completed]

    # Phase 1.

    def _takes(self) -> dict[str, Position]:
        found = {}
        for number in self._levels_in_play():
            if number >= self.lowest_taken and not self.has_killed:
                for run in self._threes(self.levels[number]):
                    if self.rules.is_triplet(run):
                        found[" ".join(["take", *run])] = self._after_take(number, run)
        return found

    def _threes(self, level: Row) -> list[Row]:
        """Three tiles that may be taken together, each in the order in which it is kept."""
        found = []
        for places in combinations(range(len(level)), 3):
            tiles = [level[place] for place in places]
            steps = self._steps_round(places, len(level))
            if self.rules.any_three or steps.count(1) >= 2:
                if not self.rules.any_three and steps.count(1) == 2:
                    # The gap is the one long step; the run begins behind it.
                    first = (steps.index(max(steps)) + 1) % 3
                    tiles = tiles[first:] + tiles[:first]
                found.append(tiles)
        return found

    def _steps_round(self, places: tuple[int, ...], size: int) -> list[int]:
        """How far it is from each place to the next, and from the last round to the first."""
        nexts = places[1:] + places[:1]
        return [(after - place) % size for place, after in zip(places, nexts, strict=True)]

    def _after_take(self, number: int, run: Row) -> Position:
        left = [tile for tile in self.levels[number] if tile not in run]
        is_completed = not left and not self.rules.has_generals
        return replace(
            self,
            levels=self._with_level(number, left),
            common=run + self.common,
            completed=self.completed | ({number} if is_completed else set()),
            lowest_taken=number,
        )

    def _with_level(self, number: int, row: Row) -> list[Row]:
        return [*self.levels[:number], row, *self.levels[number + 1 :]]

    # Phase 2.

    def _kills(self) -> dict[str, Position]:
        found = {}
        for number in self._levels_in_play():
            for run in self._kill_runs(self.levels[number]):
                if self.rules.is_triplet(run):
                    found[" ".join(["kill", *run])] = self._after_kill(number, run)
        return found

    def _kill_runs(self, level: Row) -> list[Row]:
        if not self.generals:
            return []
        left, right = self.generals[0], self.generals[-1]
        if len(level) == 2 and left == right:
            return [[left, *level]]
        if len(level) == 2:
            return [[left, *level], [*level, right]]
        if len(level) == 1 and left != right:
            return [[left, *level, right]]
        return []

    def _after_kill(self, number: int, run: Row) -> Position:
        return replace(
            self,
            generals=[general for general in self.generals if general not in run],
            levels=self._with_level(number, []),
            common=run + self.common,
            completed=self.completed | {number},
            has_killed=True,
        )

    # Phase 3.

    def _refills(self) -> dict[str, Position]:
        in_play = self._levels_in_play()
        if not self.common or not in_play:
            return {}
        generals, levels, common = list(self.generals), list(self.levels), list(self.common)
        for number in sorted(in_play, reverse=True):
            if self._fugitive_is_next(common):
                generals.append(common.pop())
            if common:
                levels[number] = [*levels[number], common.pop()]
        after = Position(self.rules, generals, levels, common, self.completed)
        return {"refill": after}

    def _fugitive_is_next(self, common: Row) -> bool:
        """Whether Meng Huo is reached; with six generals a 21 is a tile like any other."""
        return self.rules.has_generals and len(self.levels) == 7 and common[-1:] == [MENG_HUO]


def _can_all_fall(generals: int, levels: int) -> bool:
    """Whether that many generals fall by that many levels, killing one or two after the other."""
    if not levels or generals < 1:
        return generals == levels == 0
    return any(_can_all_fall(generals - killed, levels - 1) for killed in (1, 2))
