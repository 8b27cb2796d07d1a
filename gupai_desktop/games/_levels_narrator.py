"""All that a player reads of a table of Clearing the Rows: rows, turn and kills."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from functools import cached_property, reduce
from itertools import chain, combinations
from typing import TYPE_CHECKING, ClassVar

from gupai_desktop.engine.combinations import combination
from gupai_desktop.engine.explain import (
    Faces,
    explain_faces,
    explain_no_combination,
    faces_in_order,
    faces_of,
    faces_text,
    refuse_faces,
    runs_note,
)
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.narrator import NOT_LEGAL, GroupLabel, Narrator, Prospect, Sign, TurnStep
from gupai_desktop.engine.table import Group, Table
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import (
    Words,
    WrittenTiles,
    counted,
    joined,
    listed,
    sentence,
    words,
)

if TYPE_CHECKING:
    from gupai_desktop.games.levels import Levels


def _with_kills(state: Words, kills: Words) -> Words:
    return words("{turn}; {kills}", turn=state, kills=kills)


class LevelsNarrator(Narrator):
    """All that a player reads of one table of Clearing the Rows."""

    game: Levels
    generals_name: ClassVar[Words] = words("Generals")
    # How the last general is killed, and that a level is to be chosen.
    last_kill: ClassVar[Words] = words(
        "The general is killed by the last two tiles of a level, if they form a triplet."
    )
    choose_level: ClassVar[Words] = words(
        "A general is killed by the tiles of a level: choose one."
    )

    def __init__(self, game: Levels, table: Table) -> None:
        super().__init__(game, table)
        self.generals = game.generals(table)
        self.hidden = game.hidden(table)
        self.in_play = game.in_play(table)
        self.has_killed = table.stage > game.level_count

    @property
    def on_table(self) -> frozenset[Faces]:
        moves = (*self.game.takes(self.table), *self.game.kills(self.table))
        return frozenset(faces_in_order(move.tiles) for move in moves)

    # The rows and the turn.

    @cached_property
    def labels(self) -> tuple[GroupLabel, ...]:
        """The name of every row, a seal on completed levels, a bar on closed ones."""
        generals = [GroupLabel(self.generals_caption)] if self.game.general_count else []
        levels = (
            GroupLabel(
                words("Level {number}", number=self.game.rank(level)),
                is_sealed=level in self.table.done,
                counts=level in self.table.done,
                is_closed=level in self.in_play and self._is_out(level),
            )
            for level in self.game.levels
        )
        return (*generals, *levels, GroupLabel(words("Common row")))

    def _is_out(self, level: int) -> bool:
        """Return whether a level in play can neither be taken from nor kill in this turn."""
        if self.game.is_open(self.table, level):
            return False
        kills, row = list(self.game.kills(self.table)), self.table.groups[level]
        if any(move.tiles & set(row) for move in kills):
            return False
        # Another kill may turn up a general whom this level can kill.
        may_kill = any(self.game.kill_runs(self.table, row))
        return not (kills and may_kill and self.hidden)

    @property
    def generals_caption(self) -> Words:
        """The name of the row of generals, and how many have been killed."""
        killed = self.game.general_count - len(self.generals)
        return counted("Generals, %n killed", killed) if killed else self.generals_name

    def title(self, group: int) -> Words:
        """Return the name of a row; that of the generals without how many have been killed."""
        is_generals = self.game.general_count and not group
        return self.generals_name if is_generals else super().title(group)

    @property
    def tally(self) -> Words:
        """The numbers of completed levels and of dead generals."""
        done, levels = len(self.table.done), self.game.level_count
        generals = self.game.general_count
        if not generals:
            return counted("%n of {all} levels cleared", done, all=levels)
        return words(
            "{done} of {levels} levels, {killed} of {generals} generals",
            done=done,
            levels=levels,
            killed=generals - len(self.generals),
            generals=generals,
        )

    @property
    def phase(self) -> Words | None:
        """The phase of the turn, and whether two generals have still to be killed at once."""
        if not self.in_play:
            return None
        if not self.table.stage:
            turn = words("All levels open")
        elif not self.has_killed:
            turn = words("From level {number} down", number=self.table.stage)
        else:
            turn = words("No more taking")
        if not self.game.must_kill_all:
            return turn
        return _with_kills(turn, self.double_kill)

    @property
    def steps(self) -> tuple[TurnStep, ...]:
        """Take, kill where there are generals, refill; none once all is completed."""
        if not self.in_play:
            return ()
        take, *kill, refill = (
            verb for verb in self.game.verbs if verb != "kill" or self.game.general_count
        )
        return (
            TurnStep(take, is_over=self.has_killed, is_now=not self.has_killed),
            *(TurnStep(verb, is_now=self.has_killed) for verb in kill),
            TurnStep(refill),
        )

    # The kills: every level in play has to kill one general or two.

    @property
    def why_out_of_reach(self) -> Words | None:
        """Why the levels cannot kill just the generals that are alive; None if they can."""
        if not self.game.is_out_of_reach(self.table):
            return None
        alive, in_play = len(self.generals), len(self.in_play)
        if (alive, in_play) == (1, 0):
            return words("A general is left, and no level to kill him.")
        generals, levels = counted("%n general(s)", alive), counted("%n level(s)", in_play)
        if alive < in_play:
            return words(
                "{generals} for {levels}, and each level must kill one.",
                generals=generals,
                levels=levels,
            )
        return words(
            "{generals} for {levels}, and no level can kill more than two.",
            generals=generals,
            levels=levels,
        )

    @property
    def double_kill(self) -> Words:
        """The state of the double kill, in a few words."""
        doubles = self.game.double_kills(self.table)
        if doubles < 0:
            return words("too few generals")
        if doubles > len(self.in_play):
            return words("too many generals")
        if not doubles:
            return words("double kill done")
        return words("double kill to come")

    @property
    def why_no_turn(self) -> tuple[Words, ...]:
        """That nothing is left to refill with."""
        is_possible = self.table.groups[self.game.common] or not self.in_play
        return () if is_possible else self.note(self.game.common)

    # Notes on a row.

    def note(self, group: int) -> tuple[Words, ...]:
        """Return what can be taken from a row, or whom it can kill, or why not; what will come."""
        if group == self.game.common:
            tiles = faces_text(faces_of(self._coming.values()))
            if not tiles:
                return (words("Nothing is left to refill with."),)
            return (words("Refilling lays, from the lowest level up: {tiles}.", tiles=tiles),)
        if group not in self.game.levels:
            return self._generals_note()
        if group in self.table.done:
            return (words("This level is completed."),)
        row = self.table.groups[group]
        runs = map(faces_of, self.game.kill_runs(self.table, row))
        killing = (explain_faces(self.game.triplets, faces) for faces in runs)
        coming = words("Refilling lays nothing here.")
        if tile := self._coming.get(group):
            coming = words("Refilling lays {tile} here.", tile=WrittenTiles(tile.face))
        return (*self._taking_note(group), *killing, *self._balance_note(len(row)), coming)

    @property
    def _coming(self) -> dict[int, Tile]:
        """The tiles that the next refill lays in the levels, from the lowest level up."""
        after = self.game.after_refill(self.table)
        return {
            level: after.groups[level][-1]
            for level in reversed(self.in_play)
            if after.groups[level] != self.table.groups[level]
        }

    def _taking_note(self, level: int) -> tuple[Words, ...]:
        """Return what can be taken from a level in play, or why nothing can."""
        row = self.table.groups[level]
        if not self.game.is_open(self.table, level):
            return self._why_no_take(level, frozenset())
        if len(row) < 3:
            return ()
        runs = runs_note(self.game.triplets, map(faces_of, self.game.runs(row)))
        if len(row) == 3 or self.game.takes_any_three:
            return runs
        return (*runs, words("The first and the last tile of a level are adjacent."))

    def _generals_note(self) -> tuple[Words, ...]:
        """Return which generals lie face down, how they are killed, how many kills are double."""
        ends = self._how_killed
        if not self.generals:
            ends = words("No general is left in this row.")
        tiles = faces_text(faces_in_order(self.hidden))
        unseen = (words("Face down, in an unknown order: {tiles}.", tiles=tiles),)
        said = (*(unseen if tiles else ()), ends)
        if why := self.why_out_of_reach:
            return (*said, why)
        doubles = self.game.double_kills(self.table)
        if not self.game.must_kill_all or not doubles:
            return said
        to_come = counted(
            "%n level(s) must still kill two generals at once: a level of one tile can.", doubles
        )
        return (*said, to_come)

    @property
    def _how_killed(self) -> Words:
        """How the generals who are alive are killed."""
        if len(self.generals) == 1:
            return self.last_kill
        return words(
            "The general at either end is killed by the last two tiles of a level, "
            "both by the last one, if they form a triplet."
        )

    def _balance_note(self, size: int) -> tuple[Words, ...]:
        """Return which kill a level of that many tiles should not make, for the others' sake."""
        doubles = self.game.double_kills(self.table)
        if not self.game.must_kill_all or self.game.is_out_of_reach(self.table):
            return ()
        if size == 1 and not doubles and len(self.generals) > 1:
            return (words("Killing two generals here would leave too few for the rest."),)
        if size == 2 and doubles == len(self.in_play):
            return (words("Killing one general here would leave too many."),)
        return ()

    # What a move has done.

    def account(self, move: Move, after: Table) -> tuple[Words, ...]:
        """Return what was taken where; which tile went where; who fell, and who is left."""
        there = self.game.narrator(after)
        if move.tiles:
            level = self.game.rank(self.game.level_of(self.table, move.tiles))
            if there.has_killed:
                return self._kill_words(there, level)
            made = combination(self.game.triplets, faces_of(move.tiles))
            name = made.name if made else ""
            return (words("Level {level}: {made}.", level=level, made=name),)
        laid = [
            words(
                "{tile} to level {level}",
                tile=WrittenTiles(tile.face),
                level=self.game.rank(level),
            )
            for level, tile in self._coming.items()
        ]
        has_escaped = len(there.generals) > len(self.generals)
        return (
            *((words("Meng Huo has escaped."),) if has_escaped else ()),
            *((words("Laid: {tiles}.", tiles=reduce(listed, laid)),) if laid else ()),
        )

    def _kill_words(self, there: LevelsNarrator, level: int) -> tuple[Words, ...]:
        """Return who fell and who was turned up; how many are left, where they die for good."""
        if self.game.fugitive:
            return (words("Level {level} has captured Meng Huo.", level=level),)
        fallen = [tile for tile in self.generals if tile not in there.generals]
        fell = faces_text(faces_of(fallen))
        said = [words("Level {level} has killed {tiles}.", level=level, tiles=fell)]
        if turned := [tile for tile in there.generals if tile in self.hidden - there.hidden]:
            tiles = faces_text(faces_of(turned))
            said.append(words("Turned up: {tiles}.", tiles=tiles))
        if not there.in_play:
            return tuple(said)
        alive = counted("%n general(s) left", len(there.generals))
        if self.has_killed:
            return (*said, sentence(_with_kills(alive, there.double_kill)))
        # Another phase of the turn is told with the state of the double kill.
        return (*said, sentence(alive))

    # Why not.

    def explain(self, tiles: Set[Tile]) -> tuple[Words, ...]:
        if any(tiles == move.tiles for move in self.game.moves(self.table) if move.tiles):
            return ()
        # One tile dropped on a tile of the common row was meant for the row.
        others = tiles - set(self.table.groups[self.game.common])
        if others != tiles and len(others) != 1:
            return (words("Tiles of the common row come back only by refilling."),)
        levels = [n for n in self.game.levels if others & set(self.table.groups[n])]
        if len(levels) > 1:
            return (words("These tiles lie in different levels."),)
        if generals := others & set(self.generals):
            return self._why_no_kill(generals, levels)
        return self._why_no_take(levels[0], others) if levels else ()

    def _why_no_take(self, level: int, tiles: Set[Tile]) -> tuple[Words, ...]:
        if self.has_killed:
            return (words("Nothing more is taken in this turn."),)
        if not self.game.is_open(self.table, level):
            closed = words(
                "Level {level} is closed until the next turn: "
                "something has been taken from level {lower}.",
                level=self.game.rank(level),
                lower=self.table.stage,
            )
            return (closed,)
        if len(tiles) != 3:
            return (words("Three tiles that form a triplet are taken at a time."),)
        run = tuple(tile for tile in self.table.groups[level] if tile in tiles)
        if not self.game.is_triplet(run):
            return (explain_no_combination(faces_of(run)),)
        return (words("These three are a triplet, but they are not adjacent."),)

    def _why_no_kill(self, generals: Set[Tile], levels: Sequence[int]) -> tuple[Words, ...]:
        if generals & self.hidden:
            ends = words("Only the leftmost and the rightmost general can be killed.")
            return (ends,)
        if not levels:
            return (self.choose_level,)
        level = self.table.groups[levels[0]]
        runs = list(self.game.kill_runs(self.table, level))
        meant = [run for run in runs if generals <= set(run)]
        if not meant or any(map(self.game.is_triplet, meant)):
            return (self._why_no_kill_of(len(level)),)
        return (explain_no_combination(faces_of(meant[0])),)

    def _why_no_kill_of(self, size: int) -> Words:
        if len(self.generals) == 1:
            return self.last_kill
        return counted(
            "One general is killed by a level of exactly two tiles, "
            "both generals by a level of one; this level has %n.",
            size,
        )

    def prospects(self, tiles: Set[Tile]) -> tuple[Prospect, ...]:
        """Return the triplet that these tiles are, and its seal; or why they are no move."""
        moves = (move for move in self.game.moves(self.table) if move.tiles)
        move = next((move for move in moves if move.tiles == tiles), None)
        made = combination(self.game.triplets, faces_of(tiles))
        if move and made:
            level = self.game.level_of(self.table, tiles)
            done = level in self.game.after(self.table, move).done
            return (
                Prospect(level, GroupLabel(made.name, made.native, is_sealed=True, counts=done)),
            )
        if len(tiles) != 3 or not any(tiles <= set(row) for row in self._open_rows):
            return (Prospect(None, reason=NOT_LEGAL),)
        reason = words("Not adjacent") if made else refuse_faces(faces_of(tiles))
        return (Prospect(None, reason=reason),)

    def why_idle(self, tile: Tile) -> Words:
        """Return that nothing is taken there; or that the tile is in no triplet that could be.

        Of a general at an end, that no level kills him, and how one does.
        """
        if tile in self.generals and tile not in self.hidden:
            return joined(super().why_idle(tile), self._how_killed)
        level = self.table.place_of(tile)[0]
        is_open = level in self.game.levels and self.game.is_open(self.table, level)
        if not is_open and (why := self.explain(frozenset({tile}))):
            return why[0]
        return super().why_idle(tile)

    def is_apart(self, tiles: Set[Tile]) -> bool:
        """Return whether a level that is open has these in a triplet that is not adjacent."""
        if self.has_killed or not tiles <= set(chain.from_iterable(self._open_rows)):
            return False
        level = self.game.level_of(self.table, tiles)
        row = self.table.groups[level]
        runs = set(map(frozenset, self.game.runs(row)))
        return any(
            tiles <= set(three) and frozenset(three) not in runs and self.game.is_triplet(three)
            for three in combinations(row, 3)
        )

    @property
    def _open_rows(self) -> Sequence[Group]:
        """The levels from which one may still take in this turn."""
        levels = self.game.levels
        return [self.table.groups[n] for n in levels if self.game.is_open(self.table, n)]

    def why_not_onto(self, tile: Tile, group: int) -> tuple[Words, ...]:
        """Return why a general is not killed by the tiles of a level."""
        if tile not in self.generals or group not in self.game.levels:
            return ()
        if group in self.table.done:
            return self.note(group)
        return self.explain({tile, *self.table.groups[group]})


class MengHuoNarrator(LevelsNarrator):
    """All that a player reads of one table of Meng Huo."""

    generals_name = words("Meng Huo")
    last_kill = words(
        "Meng Huo is captured by the last two tiles of a level that form a triplet with him."
    )
    choose_level = words("Meng Huo is captured by the tiles of a level: choose one.")

    @property
    def _refills_to_escape(self) -> int | None:
        """The number of refills until one reaches him; None while he is free."""
        common = self.table.groups[self.game.common]
        if self.game.fugitive not in common:
            return None
        ahead = len(common) - 1 - common.index(self.game.fugitive)
        return ahead // max(1, len(self.in_play)) + 1

    @property
    def _escape(self) -> Words | None:
        """Says when he escapes, if no level is completed before."""
        refills = self._refills_to_escape
        if refills is None:
            return None
        return counted("Meng Huo escapes in %n refill(s).", refills)

    @property
    def generals_caption(self) -> Words:
        """His name, or when he escapes."""
        refills = self._refills_to_escape
        if refills is None:
            return self.generals_name
        return counted("Escapes in %n refill(s)", refills)

    def _why_no_kill_of(self, size: int) -> Words:
        return counted(
            "Meng Huo is captured by a level of exactly two tiles; this level has %n.", size
        )

    @property
    def tally(self) -> Words:
        """The number of times he has been captured."""
        done = len(self.table.done)
        return counted("%n of {all} captures", done, all=self.game.level_count)

    @cached_property
    def signs(self) -> Mapping[Tile, Sign]:
        """The number of refills until he escapes, on his tile in the common row."""
        if self.game.fugitive is None or self._escape is None:
            return {}
        return {self.game.fugitive: Sign(str(self._refills_to_escape), self._escape)}

    def note(self, group: int) -> tuple[Words, ...]:
        """Return when he escapes, for his own row and the common row; else as of every row."""
        if self._escape is None or group not in (0, self.game.common):
            return super().note(group)
        return (self._escape, *(super().note(group) if group else ()))
