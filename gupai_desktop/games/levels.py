"""Clearing the Rows (過關): docs/rules/en/levels.guo-wu-guan.md, and a page for each other game.

The groups of a table are the row of generals, if the game has one, the levels
from the top, and the common row.  A turn takes triplets from the top level
downward, kills generals, and ends by refilling.  The stage of a table is 0 at
the start of a turn, then the number of the level last taken from, and one more
than there are levels once a general has been killed.

A level is completed by killing one general or two, and the game is won when every
level is completed and every general dead.  So the generals must be at least as many as
the levels in play and at most twice as many; those that are left over when each level
has killed one are killed in double kills.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from functools import lru_cache
from itertools import accumulate, combinations
from math import ceil
from typing import ClassVar, TypeVar

from gupai_desktop.engine.combinations import combination
from gupai_desktop.engine.explain import faces_of, faces_text
from gupai_desktop.engine.game import Family, Game, wrong_group
from gupai_desktop.engine.layout import BESIDE, TALL, WIDE, Caption, Layout, Place
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.rules import LOOSE, TRIPLETS, switch
from gupai_desktop.engine.table import Group, Table, wrong_stage
from gupai_desktop.engine.tiles import TILE, Tile
from gupai_desktop.engine.words import BadText, Words, words
from gupai_desktop.games._levels_narrator import LevelsNarrator, MengHuoNarrator

LaidTile = TypeVar("LaidTile")

TAKE, KILL, REFILL = "take", "kill", "refill"

ANY_THREE = switch("any-three", words("Any three tiles of a level, adjacent or not"))


class Levels(Game):
    """A game of clearing rows; a variant says how many tiles lie where."""

    family = Family("levels", words("Clearing the Rows"), "過關", rank=2)
    options = (TRIPLETS, LOOSE, ANY_THREE)
    verbs: ClassVar[Mapping[str, Words]] = {
        TAKE: words("Take"),
        KILL: words("Kill"),
        REFILL: words("Refill"),
    }
    tileless_verbs = (REFILL,)
    take_verbs = (TAKE, KILL)
    has_named_groups = True
    run_size = 3
    general_count: ClassVar[int] = 0
    level_count: ClassVar[int]
    level_size: ClassVar[int]
    #: A general who goes back to his row when refilling reaches him.
    fugitive: ClassVar[Tile | None] = None

    def __init__(self, rules: Mapping[str, str] | None = None) -> None:
        super().__init__(rules)
        self.takes_any_three = self.rules[ANY_THREE.key] == "yes"
        first = 1 if self.general_count else 0
        #: The groups that are levels, from the top.
        self.levels = range(first, first + self.level_count)
        self.common = first + self.level_count

    def narrator(self, table: Table) -> LevelsNarrator:
        return LevelsNarrator(self, table)

    def layouts(self, sizes: Sequence[int]) -> tuple[Layout, ...]:
        """Return columns that read downwards, side by side; or one column."""
        *rows, common = sizes
        if self.general_count:
            rows[0] = min(rows[0], self.general_count)
        return _layouts(tuple(rows), common, self.level_size)

    def arrange(self, tiles: tuple[Tile, ...]) -> Table:
        """Return the generals, the levels from the top, and the rest in the common row."""
        sizes = [self.general_count] * bool(self.general_count)
        sizes += [self.level_size] * self.level_count
        sizes.append(len(tiles) - sum(sizes))
        waiting = iter(tiles)
        return Table(tuple(tuple(next(waiting) for _ in range(size)) for size in sizes))

    def check_shape(self, table: Table) -> None:
        """Raise `BadText` unless rows and turn are those of this game, at whatever size."""
        self.check_group_count(table)
        over = {n for n in self.levels if not table.groups[n] and not self.general_count}
        for number in sorted((table.done - set(self.levels)) | (over - table.done)):
            raise BadText(
                words(
                    "row {row}: a completed level is written “-”, any other empty row “.”",
                    row=number + 1,
                )
            )
        if len(self.generals(table)) > self.general_count:
            raise wrong_group(1, len(self.generals(table)), self.general_count)
        if table.stage > self.level_count + bool(self.general_count):
            raise wrong_stage(table.stage)

    def generals(self, table: Table) -> Group:
        return table.groups[0] if self.general_count else ()

    def hidden(self, table: Table) -> frozenset[Tile]:
        """Return the generals between the leftmost and the rightmost one."""
        return frozenset(self.generals(table)[1:-1])

    def in_play(self, table: Table) -> list[int]:
        return [number for number in self.levels if number not in table.done]

    def rank(self, level: int) -> int:
        """Return the number of a level, 1 for the top one."""
        return self.levels.index(level) + 1

    def level_of(self, table: Table, tiles: Set[Tile]) -> int:
        """Return the top level in which one of these tiles lies."""
        return next(number for number in self.levels if tiles & set(table.groups[number]))

    def is_open(self, table: Table, level: int) -> bool:
        """Return whether one may still take from a level in this turn."""
        return self.rank(level) >= table.stage

    def likeness(self, table: Table) -> Hashable:
        """Return what alike tables have in common: levels that can give nothing are not closed."""
        closed = [
            self.rank(level)
            for level in self.in_play(table)
            if not self.is_open(table, level)
            and any(map(self.is_triplet, self.runs(table.groups[level])))
        ]
        stage = max(closed) + 1 if closed else 0
        return super().likeness(replace(table, stage=stage))

    def is_triplet(self, tiles: Group) -> bool:
        return combination(self.triplets, faces_of(tiles)) is not None

    def is_won(self, table: Table) -> bool:
        return table.done >= set(self.levels) and not self.generals(table)

    @property
    def must_kill_all(self) -> bool:
        return bool(self.general_count) and self.fugitive is None

    def double_kills(self, table: Table) -> int:
        """Return how many levels have to kill two generals at once."""
        return len(self.generals(table)) - len(self.in_play(table))

    def is_out_of_reach(self, table: Table) -> bool:
        """Return whether the levels cannot kill just the generals that are alive."""
        doubles = self.double_kills(table)
        return self.must_kill_all and not 0 <= doubles <= len(self.in_play(table))

    def moves(self, table: Table) -> tuple[Move, ...]:
        """Return takes from the top level down, then kills, then refilling."""
        can_refill = table.groups[self.common] and self.in_play(table)
        refills = (Move(REFILL),) if can_refill else ()
        return (*self.takes(table), *self.kills(table), *refills)

    def after(self, table: Table, move: Move) -> Table:
        if move.verb == REFILL:
            return self.after_refill(table)
        level = self.level_of(table, move.tiles)
        if move.verb == TAKE:
            return self._after_take(table, level, move.tiles)
        return self._after_kill(table, level, move.tiles)

    def takes(self, table: Table) -> Iterator[Move]:
        """Yield what may be taken now."""
        for level in self.in_play(table):
            if self.is_open(table, level):
                for run in self.runs(table.groups[level]):
                    if self.is_triplet(run):
                        yield Move.of_tiles(TAKE, run)

    def runs(self, level: Sequence[LaidTile]) -> Iterator[tuple[LaidTile, ...]]:
        """Yield the threes that might be taken, each in the order in which it is taken."""
        if self.takes_any_three or len(level) <= 3:
            yield from combinations(level, 3)
        else:
            for start in range(len(level)):
                yield tuple((*level, *level)[start : start + 3])

    def _after_take(self, table: Table, level: int, tiles: Set[Tile]) -> Table:
        row = table.groups[level]
        run = next(run for run in self.runs(row) if set(run) == tiles)
        left = tuple(tile for tile in row if tile not in tiles)
        is_completed = not left and not self.general_count
        return table.with_groups(
            {level: left, self.common: (*run, *table.groups[self.common])},
            done=table.done | {level} if is_completed else table.done,
            stage=self.rank(level),
        )

    def kills(self, table: Table) -> Iterator[Move]:
        """Yield the kills that can be made now."""
        for level in self.in_play(table):
            for run in self.kill_runs(table, table.groups[level]):
                if self.is_triplet(run):
                    yield Move.of_tiles(KILL, run)

    def kill_runs(self, table: Table, level: Group) -> Iterator[Group]:
        """Yield what a kill with the tiles of a level would lay down, as it would lie."""
        generals = self.generals(table)
        if len(level) == 2 and generals:
            yield (generals[0], *level)
            if len(generals) > 1:
                yield (*level, generals[-1])
        if len(level) == 1 and len(generals) > 1:
            yield (generals[0], *level, generals[-1])

    def _after_kill(self, table: Table, level: int, tiles: Set[Tile]) -> Table:
        runs = self.kill_runs(table, table.groups[level])
        run = next(run for run in runs if set(run) == tiles)
        return table.with_groups(
            {
                0: tuple(tile for tile in table.groups[0] if tile not in tiles),
                level: (),
                self.common: (*run, *table.groups[self.common]),
            },
            done=table.done | {level},
            stage=self.level_count + 1,
        )

    def after_refill(self, table: Table) -> Table:
        """Return the table with a tile from the common row's right end in every level in play.

                The lowest level gets the first one.
        A fugitive on his way goes back to his row, and the next tile is laid instead.
        """
        rows = [list(group) for group in table.groups]
        common = rows[self.common]
        for level in reversed(self.in_play(table)):
            if common and common[-1] is self.fugitive:
                rows[0].append(common.pop())
            if common:
                rows[level].append(common.pop())
        return Table(tuple(map(tuple, rows)), table.done)


#: How far the top of a row is below that of the row above it, in tile heights; the same of
#: the common row, which is set a little apart; and how far columns are apart.
_ROW, _APART, _GAP = 1.12, 1.19, 0.5

#: This many rows at most are in a column; a common row is broken into this many lines at most.
_HIGH, _MAX_LINES = 4, 3


@lru_cache(maxsize=256)
def _layouts(rows: tuple[int, ...], common: int, least: int) -> tuple[Layout, ...]:
    """Return the layouts of rows of these sizes; a step asks for several, and most again."""
    return tuple(
        Layout(name, places)
        for name, columns in ((WIDE, ceil(len(rows) / _HIGH)), (TALL, 1))
        for places in _in_columns(rows, common, least, columns)
    )


def _in_columns(
    rows: Sequence[int], common: int, least: int, columns: int
) -> Iterator[tuple[Place, ...]]:
    """Yield rows in columns that read downwards, captions left of them.

    The common row lies right below, in a trough over the full width, in one line or more.  The
    rows of a last column that is shorter stand farther apart, evenly beside the others.
    """
    height = ceil(len(rows) / columns)
    rooms = [max(least, *rows[top : top + height]) for top in range(0, len(rows), height)]
    counts = [len(rows[top : top + height]) for top in range(0, len(rows), height)]
    lefts = list(accumulate((BESIDE + room + _GAP for room in rooms[:-1]), initial=BESIDE))
    right = lefts[-1] + rooms[-1]
    under = _ROW * (height - 1) + _APART
    most = int(right - BESIDE)
    for lines in range(1, _MAX_LINES + 1):
        room = max(most, ceil(common / lines))
        # Over a longer common row the columns stand farther apart, and end where it does.
        apart = (room - most) / max(1, columns - 1)
        places = [
            Place(
                lefts[column] + column * apart,
                _ROW * ((row + 0.5) * height / count - 0.5),
                rooms[column],
                Caption.LEFT,
            )
            for column, count in enumerate(counts)
            for row in range(count)
        ]
        last = Place(BESIDE, under, room, Caption.LEFT, is_trough=True, lines=lines)
        yield (*places, last)
        if room == most:
            break


class GuoWuGuan(Levels):
    """Six generals, four of them face down, over five levels."""

    id = "levels.guo-wu-guan"
    name = words("Passing Five Levels")
    native = "過五關"
    gist = words("Clear five levels and kill the six generals.")
    summary = words(
        "Six generals guard five levels. The last two tiles of a level can kill one general, the "
        "last one alone two at once, and the level is completed. Kill all six: exactly one kill "
        "has to be double."
    )
    general_count, level_count, level_size = 6, 5, 5


class OKoan(Levels):
    """Five short levels, a long common row, no generals."""

    id = "levels.o-koan"
    name = words("O-Koan")
    native = "五關"
    gist = words("Clear five levels of four tiles with a long common row.")
    summary = words(
        "Five levels of four tiles and a long common row. Take triplets and refill until all "
        "levels are empty."
    )
    level_count, level_size = 5, 4
    own_tiles = "korean"


class ClearFive(Levels):
    """Five long levels, no generals."""

    id = "levels.clear-five"
    name = words("Clear Five Levels")
    native = "通五關"
    gist = words("Clear five levels of six tiles with a short common row.")
    summary = words(
        "Five levels of six tiles and a short common row. Take triplets and refill until all "
        "levels are empty."
    )
    level_count, level_size = 5, 6


class MengHuo(Levels):
    """One general, who always comes back."""

    id = "levels.meng-huo"
    name = words("Seven Captures of Meng Huo")
    native = "七擒孟獲"
    gist = words("Capture Meng Huo seven times.")
    summary = words(
        "Meng Huo is captured by the last two tiles of a level, and escapes as soon as he is "
        "reached by a refill. Capture him seven times."
    )
    general_count, level_count, level_size = 1, 7, 3
    fugitive = TILE["21"]
    verbs: ClassVar[Mapping[str, Words]] = {**Levels.verbs, KILL: words("Capture")}

    def narrator(self, table: Table) -> MengHuoNarrator:
        return MengHuoNarrator(self, table)

    def arrange(self, tiles: tuple[Tile, ...]) -> Table:
        """Return Meng Huo alone in his row, the others as they come."""
        others = (tile for tile in tiles if tile is not self.fugitive)
        return super().arrange((self.fugitive, *others))

    def check_shape(self, table: Table) -> None:
        """Raise `BadText` also unless Meng Huo is in his row, or waits in the common row."""
        super().check_shape(table)
        generals = self.generals(table)
        is_captured = not generals and self.fugitive in table.groups[self.common]
        if generals != (self.fugitive,) and not is_captured:
            raise wrong_group(1, faces_text(faces_of(generals)) or ".", str(self.fugitive))
