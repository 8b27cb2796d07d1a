"""Clearing the Rows (過關): rules.md, section 5.

The groups of a table are the row of generals, if the game has one, the levels
from the top, and the common row.  A turn takes triplets from the top level
downward, kills generals, and ends by refilling.  The stage of a table is 0 at
the start of a turn, then the number of the level last taken from, and one more
than there are levels once a general has been killed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import combinations
from typing import ClassVar, TypeVar

from gupai_desktop.engine.combinations import combination
from gupai_desktop.engine.explain import (
    Faces,
    explain_faces,
    explain_mend,
    faces_in_order,
    faces_of,
    refuse_faces,
    runs_note,
)
from gupai_desktop.engine.game import NOT_LEGAL, Family, Game, Mark, Prospect, Step, wrong_group
from gupai_desktop.engine.layout import Layout
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.rules import LOOSE, TRIPLETS, switch
from gupai_desktop.engine.table import Group, Table
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import BadText, Figures, Words, counted, words
from gupai_desktop.games import levels_texts as texts
from gupai_desktop.games.levels_layouts import layouts_of
from gupai_desktop.games.levels_texts import Kills

Piece = TypeVar("Piece")

TAKE, KILL, REFILL = "take", "kill", "refill"

ANY_THREE = switch("any-three", words("Levels", "Any three tiles of a level, adjacent or not"))


class Levels(Game):
    """A game of clearing rows; a variant says how many tiles lie where."""

    family = Family("levels", words("Levels", "Clearing the Rows"), "過關", rank=2)
    options = (TRIPLETS, LOOSE, ANY_THREE)
    verbs: ClassVar[Mapping[str, Words]] = {
        TAKE: words("Levels", "Take"),
        KILL: words("Levels", "Kill"),
        REFILL: words("Levels", "Refill"),
    }
    tileless_verbs = (REFILL,)
    has_named_groups = True
    run_size = 3
    together = words("Levels", "Three together: this tile goes along.")
    general_count: ClassVar[int] = 0
    #: What their row is called.
    generals_name: ClassVar[Words] = words("Levels", "Generals")
    level_count: ClassVar[int]
    #: A general who goes back to his row when refilling reaches him.
    fugitive: ClassVar[Tile | None] = None
    level_size: ClassVar[int]

    def __init__(self, rules: Mapping[str, str] | None = None) -> None:
        super().__init__(rules)
        self._triplets = self.rules.triplet_rule
        self.takes_any_three = self.rules[ANY_THREE.key] == "yes"
        first = 1 if self.general_count else 0
        #: The groups that are levels, from the top.
        self.levels = range(first, first + self.level_count)
        self.common = first + self.level_count

    def layouts(self, sizes: Sequence[int]) -> tuple[Layout, ...]:
        """Rows under one another, or two beside each other as on a page."""
        *rows, common = sizes
        if self.general_count:
            rows[0] = min(rows[0], self.general_count)
        return layouts_of(rows, common, least=self.level_size)

    def arrange(self, tiles: tuple[Tile, ...]) -> Table:
        """The generals, the levels from the top, and the rest in the common row."""
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
            raise BadText(texts.wrongly_empty(number + 1))
        if len(self._generals(table)) > self.general_count:
            raise wrong_group(1, len(self._generals(table)), self.general_count)
        if table.stage > self.level_count + bool(self.general_count):
            raise BadText(texts.NOT_A_STAGE)

    # Moves.

    def moves(self, table: Table) -> tuple[Move, ...]:
        """Takes from the top level down, then kills, then refilling."""
        return (*self._takes(table), *self._kills(table), *self._refills(table))

    def is_legal(self, table: Table, move: Move) -> bool:
        """Whether a move is among those of its own kind; the others need not be looked for."""
        kinds = {TAKE: self._takes, KILL: self._kills, REFILL: self._refills}
        return move.verb in kinds and move in kinds[move.verb](table)

    def after(self, table: Table, move: Move) -> Table:
        """The table after a take, a kill or a refill."""
        if move.verb == REFILL:
            return self._after_refill(table)
        level = self._level_of(table, move)
        if move.verb == TAKE:
            return self._after_take(table, level, move.tiles)
        return self._after_kill(table, level, move.tiles)

    def _level_of(self, table: Table, move: Move) -> int:
        """The level whose tiles a take or a kill touches."""
        return next(n for n in self.levels if move.tiles & set(table.groups[n]))

    def is_won(self, table: Table) -> bool:
        """Whether every level is completed and every general dead (rules.md, section 5)."""
        return table.done >= set(self.levels) and not self._generals(table)

    def why_out_of_reach(self, table: Table) -> Words | None:
        """Why the levels cannot kill just the generals that are alive."""
        kills = self.kills(table)
        return None if kills is None else kills.why_out_of_reach

    def kills(self, table: Table) -> Kills | None:
        """What has still to be killed; None in games where no general dies for good."""
        if not self.general_count or self.fugitive:
            return None
        return Kills(len(self._generals(table)), len(self._in_play(table)))

    def hidden(self, table: Table) -> frozenset[Tile]:
        """The generals between the leftmost and the rightmost one."""
        return frozenset(self._generals(table)[1:-1])

    def _generals(self, table: Table) -> Group:
        return table.groups[0] if self.general_count else ()

    def _in_play(self, table: Table) -> list[int]:
        return [number for number in self.levels if number not in table.done]

    def _is_open(self, table: Table, level: int) -> bool:
        """Whether one may still take from a level in this turn."""
        return self._rank(level) >= table.stage

    def _is_out(self, table: Table, level: int) -> bool:
        """Whether a level in play can neither be taken from nor kill any more in this turn."""
        if self._is_open(table, level):
            return False
        kills = list(self._kills(table))
        row = set(table.groups[level])
        if any(move.tiles & row for move in kills):
            return False
        # Another kill may turn up a general whom this level can kill.
        may_kill = any(self.kill_runs(table, table.groups[level]))
        return not (kills and may_kill and self.hidden(table))

    def _rank(self, level: int) -> int:
        """The number of a level, 1 for the top one."""
        return self.levels.index(level) + 1

    def _is_triplet(self, tiles: Group) -> bool:
        return combination(self._triplets, faces_of(tiles)) is not None

    def runs(self, level: Sequence[Piece]) -> Iterator[tuple[Piece, ...]]:
        """The threes that might be taken, each in the order in which it is taken."""
        if self.takes_any_three or len(level) <= 3:
            yield from combinations(level, 3)
        else:
            for start in range(len(level)):
                yield tuple((*level, *level)[start : start + 3])

    def _takes(self, table: Table) -> Iterator[Move]:
        for level in self._in_play(table):
            if self._is_open(table, level):
                for run in self.runs(table.groups[level]):
                    if self._is_triplet(run):
                        yield Move.of_tiles(TAKE, run)

    def _after_take(self, table: Table, level: int, tiles: Set[Tile]) -> Table:
        row = table.groups[level]
        run = next(run for run in self.runs(row) if set(run) == tiles)
        left = tuple(tile for tile in row if tile not in tiles)
        is_completed = not left and not self.general_count
        return table.with_groups(
            {level: left, self.common: (*run, *table.groups[self.common])},
            done=table.done | {level} if is_completed else table.done,
            stage=self._rank(level),
        )

    def _kills(self, table: Table) -> Iterator[Move]:
        for level in self._in_play(table):
            for run in self.kill_runs(table, table.groups[level]):
                if self._is_triplet(run):
                    yield Move.of_tiles(KILL, run)

    def kill_runs(self, table: Table, level: Group) -> Iterator[Group]:
        """What a kill with the tiles of a level would lay down, as it would lie."""
        generals = self._generals(table)
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

    def _refills(self, table: Table) -> Iterator[Move]:
        if table.groups[self.common] and self._in_play(table):
            yield Move(REFILL)

    def _after_refill(self, table: Table) -> Table:
        """One tile from the right of the common row to every level, from the lowest up."""
        rows = [list(group) for group in table.groups]
        for level in reversed(self._in_play(table)):
            tile = self._draw(rows)
            if tile is None:
                break
            rows[level].append(tile)
        return Table(tuple(map(tuple, rows)), table.done)

    def _draw(self, rows: list[list[Tile]]) -> Tile | None:
        """Remove the next tile from the common row; a fugitive on its way goes back to his row."""
        common = rows[self.common]
        if common and common[-1] is self.fugitive:
            rows[0].append(common.pop())
        return common.pop() if common else None

    # What is said.

    def lying(self, table: Table) -> frozenset[Faces]:
        """The triplets that can be taken now, or that kill."""
        moves = (*self._takes(table), *self._kills(table))
        return frozenset(faces_in_order(move.tiles) for move in moves)

    def marks(self, table: Table) -> tuple[Mark, ...]:
        """The name of every row, a seal on completed levels, a bar on closed ones."""
        generals = [Mark(self._generals_caption(table))] if self.general_count else []
        return (
            *generals,
            *(self._level_mark(table, level) for level in self.levels),
            Mark(words("Levels", "Common row")),
        )

    def _level_mark(self, table: Table, level: int) -> Mark:
        return Mark(
            words("Levels", "Level {number}", number=self._rank(level)),
            is_sealed=level in table.done,
            counts=level in table.done,
            is_closed=level not in table.done and self._is_out(table, level),
        )

    def _generals_caption(self, table: Table) -> Words:
        killed = self.general_count - len(self._generals(table))
        if not killed:
            return self.generals_name
        return counted("Levels", "Generals, %n killed", killed)

    def title(self, table: Table, group: int) -> Words:
        """The name of a row; that of the generals without how many have been killed."""
        is_generals = self.general_count and not group
        return self.generals_name if is_generals else super().title(table, group)

    def tally(self, table: Table) -> Words:
        """How many levels are completed, and how many generals dead."""
        if not self.general_count:
            return counted(
                "Levels", "%n of {all} levels cleared", len(table.done), all=self.level_count
            )
        return words(
            "Levels",
            "{done} of {levels} levels, {killed} of {generals} generals",
            done=len(table.done),
            levels=self.level_count,
            killed=self.general_count - len(self._generals(table)),
            generals=self.general_count,
        )

    def phase(self, table: Table) -> Words | None:
        """Where the turn has come to, and whether two generals have still to be killed at once."""
        if not self._in_play(table):
            return None
        turn, kills = texts.turn(table.stage, self.level_count), self.kills(table)
        if kills is None:
            return turn
        return words("Levels", "{turn}; {kills}", turn=turn, kills=kills.state)

    def account(self, table: Table, move: Move, after: Table) -> tuple[Words, ...]:
        """Which triplet was taken where; which tile went where; who fell, and who is left."""
        if move.verb == REFILL:
            return self._refill_words(table, after)
        level = self._level_of(table, move)
        if move.verb == KILL:
            return self._kill_words(table, after, level)
        made = combination(self._triplets, faces_of(move.tiles))
        return (texts.taken(self._rank(level), made.name),) if made else ()

    def _refill_words(self, table: Table, after: Table) -> tuple[Words, ...]:
        gains = [
            (tile, self._rank(level))
            for level in reversed(self._in_play(table))
            for tile in after.groups[level][len(table.groups[level]) :]
        ]
        has_escaped = len(self._generals(after)) > len(self._generals(table))
        return (*((texts.ESCAPED,) if has_escaped else ()), *texts.refilled(gains))

    def _kill_words(self, table: Table, after: Table, level: int) -> tuple[Words, ...]:
        """Who fell and who was turned up; how many are left, where they die for good."""
        killed = [tile for tile in self._generals(table) if tile not in self._generals(after)]
        seen = [tile for tile in self._generals(after) if tile not in self.hidden(after)]
        turned = [tile for tile in seen if tile in self.hidden(table)]
        if self.fugitive:
            return (texts.captured(self._rank(level)),)
        # Another phase of the turn is told with the state of the double kill.
        kills = self.kills(after)
        state = kills.state if kills and table.stage == after.stage else None
        left = len(self._generals(after))
        return texts.killed(self._rank(level), killed, turned, left, state)

    def steps(self, table: Table) -> tuple[Step, ...]:
        """Take, kill where there are generals, refill; none once all is completed."""
        if not self._in_play(table):
            return ()
        has_killed = table.stage > self.level_count
        take = Step(TAKE, is_over=has_killed, is_now=not has_killed)
        kill = (Step(KILL, is_now=has_killed),) if self.general_count else ()
        return (take, *kill, Step(REFILL))

    def note(self, table: Table, group: int) -> tuple[Words, ...]:
        """What can be taken from a row, or whom it can kill, or why not; what will come."""
        drawn = [tile for tile in reversed(table.groups[self.common]) if tile is not self.fugitive]
        coming = dict(zip(reversed(self._in_play(table)), drawn, strict=False))
        if group == self.common:
            return texts.common_row(list(coming.values()))
        kills = self.kills(table)
        if group not in self.levels:
            sentences = texts.generals(table.groups[group], self.hidden(table))
            return sentences if kills is None else (*sentences, *kills.notes)
        if group in table.done:
            return (texts.COMPLETED,)
        takes = self._why_open(table, group)
        runs = map(faces_of, self.kill_runs(table, table.groups[group]))
        killing = [explain_faces(self._triplets, faces) for faces in runs]
        if kills is not None:
            killing += kills.notes_on_level(len(table.groups[group]))
        return (*takes, *killing, texts.coming(coming.get(group)))

    def _why_open(self, table: Table, level: int) -> tuple[Words, ...]:
        """What can be taken from a level, or why nothing can."""
        row = table.groups[level]
        if not self._is_open(table, level):
            return (self._why_no_take(table, level, frozenset()),)
        if len(row) < 3:
            return (texts.too_short(len(row), may_kill=any(self.kill_runs(table, row))),)
        runs = (runs_note(self._triplets, map(faces_of, self.runs(row))),)
        wraps = len(row) > 3 and not self.takes_any_three
        return (*runs, texts.WRAPS) if wraps else runs

    def explain(self, table: Table, tiles: Set[Tile]) -> tuple[Words, ...]:
        """Why these tiles can neither be taken nor kill."""
        if any(tiles == move.tiles for move in self.moves(table) if move.tiles):
            return ()
        # One tile dropped on a tile of the common row was meant for the row.
        others = tiles - set(table.groups[self.common])
        if others != tiles and len(others) != 1:
            return (words("Levels", "Tiles of the common row come back only by refilling."),)
        levels = [number for number in self.levels if others & set(table.groups[number])]
        if len(levels) > 1:
            return (words("Levels", "These tiles lie in different levels."),)
        if generals := others & set(self._generals(table)):
            return (self._why_no_kill(table, generals, levels),)
        return (self._why_no_take(table, levels[0], others),) if levels else ()

    def prospects(self, table: Table, tiles: Set[Tile]) -> tuple[Prospect, ...]:
        """The triplet that these tiles are and whether it completes its level, or why not."""
        if self.explain(table, tiles):
            return (Prospect(None, reason=self._verdict(table, tiles)),)
        level = next(number for number in self.levels if tiles & set(table.groups[number]))
        runs = (*self.runs(table.groups[level]), *self.kill_runs(table, table.groups[level]))
        made = combination(
            self._triplets, faces_of(next(run for run in runs if set(run) == tiles))
        )
        move = next(move for move in self.moves(table) if move.tiles == tiles)
        done = level in self.after(table, move).done
        mark = Mark(made.name, made.native, is_sealed=True, counts=done) if made else Mark()
        return (Prospect(level, mark),)

    def _verdict(self, table: Table, tiles: Set[Tile]) -> Words:
        """In a few words why these tiles are not a move; of three of a level, what they lack."""
        rows = (table.groups[level] for level in self.levels if self._is_open(table, level))
        row = next((row for row in rows if tiles <= set(row)), ())
        run = tuple(tile for tile in row if tile in tiles)
        if len(run) != 3:
            return NOT_LEGAL
        return texts.NOT_ADJACENT if self._is_triplet(run) else refuse_faces(faces_of(run))

    def why_idle(self, table: Table, tile: Tile) -> Words:
        """Where the tile lies, nothing is taken; or it is in no triplet that could be."""
        level = table.place_of(tile)[0]
        is_open = level in self.levels and self._is_open(table, level)
        if not is_open and (why := self.explain(table, frozenset({tile}))):
            return why[0]
        return words(
            "Levels",
            "{tile} belongs to no triplet that can be taken or can kill now.",
            tile=Figures(tile.face),
        )

    def _why_no_take(self, table: Table, level: int, tiles: Set[Tile]) -> Words:
        if table.stage > self.level_count:
            return words("Levels", "After a kill nothing more is taken in this turn.")
        if not self._is_open(table, level):
            return texts.closed(self._rank(level), table.stage)
        return self._why_no_run(table.groups[level], tiles)

    def _why_no_run(self, level: Group, tiles: Set[Tile]) -> Words:
        if len(tiles) != 3:
            return words("Levels", "Three tiles that form a triplet are taken at a time.")
        run = tuple(tile for tile in level if tile in tiles)
        if not self._is_triplet(run):
            return explain_mend(self._triplets, faces_of(run), ())
        return words("Levels", "These three are a triplet, but they are not adjacent.")

    def _why_no_kill(self, table: Table, generals: Set[Tile], levels: list[int]) -> Words:
        if generals & self.hidden(table):
            return words("Levels", "Only the leftmost and the rightmost general can be killed.")
        if not levels:
            return words("Levels", "A general is killed by the tiles of a level: choose one.")
        level = table.groups[levels[0]]
        run = (*(tile for tile in self._generals(table) if tile in generals), *level)
        if len(run) != 3 or self._is_triplet(run):
            return texts.wrong_size(len(level))
        return explain_mend(self._triplets, faces_of(run), ())


class GuoWuGuan(Levels):
    """Six generals, four of them face down, over five levels."""

    id = "levels.guo-wu-guan"
    name = words("Levels", "Passing Five Levels")
    native = "過五關"
    gist = words("Levels", "Clear five levels and kill the six generals.")
    summary = words(
        "Levels",
        "Six generals guard five levels. The last two tiles of a level can kill one general, the "
        "last one alone two at once, and the level is completed. Kill all six: exactly one kill "
        "has to be double.",
    )
    general_count, level_count, level_size = 6, 5, 5


class OKoan(Levels):
    """Five short levels, a long common row, no generals."""

    id = "levels.o-koan"
    name = words("Levels", "O-Koan")
    native = "五關"
    gist = words("Levels", "Clear five levels of four tiles with a long common row.")
    summary = words(
        "Levels",
        "Five levels of four tiles and a long common row. Take triplets and refill until all "
        "levels are empty.",
    )
    level_count, level_size = 5, 4
    own_tiles = "korean"


class ClearFive(Levels):
    """Five long levels, no generals."""

    id = "levels.clear-five"
    name = words("Levels", "Clear Five Levels")
    native = "通五關"
    gist = words("Levels", "Clear five levels of six tiles with a short common row.")
    summary = words(
        "Levels",
        "Five levels of six tiles and a short common row. Take triplets and refill until all "
        "levels are empty.",
    )
    level_count, level_size = 5, 6
