"""What Clearing the Rows says of its rows and its kills, in sentences that look at no table.

A level is completed by killing one general or two, and the game is won when every
level is completed and every general dead (rules.md, section 5).  So the generals must
be at least as many as the levels in play and at most twice as many; whatever is left
over when each level has killed one is killed in double kills.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass

from gupai_desktop.engine.explain import comma_list, faces_of, faces_text
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import Figures, Words, counted, sentence, words

COMPLETED = words("Levels", "This level is completed.")
ESCAPED = words("Levels", "Meng Huo has escaped.")
NOT_ADJACENT = words("Levels", "Not adjacent")
NOT_A_STAGE = words("Texts", "the @ is not followed by the number of a stage of the turn")
WRAPS = words("Levels", "The first and the last tile of a level are adjacent.")


def turn(stage: int, levels: int) -> Words:
    """Where the turn has come to, in a game of so many levels."""
    if not stage:
        return words("Levels", "A new turn: every level is open")
    if stage <= levels:
        return words("Levels", "Taking: open from level {number} down", number=stage)
    return words("Levels", "Killing: no more taking in this turn")


def closed(level: int, lower: int) -> Words:
    """Why nothing may be taken from a level in this turn."""
    return words(
        "Levels",
        "Level {level} is closed until the next turn: "
        "something has been taken from level {lower}.",
        level=level,
        lower=lower,
    )


def too_short(tiles: int, *, may_kill: bool) -> Words:
    """Why nothing can be taken from a level of less than three tiles."""
    if not tiles:
        return words("Levels", "It is empty.")
    if may_kill:
        return counted(
            "Levels", "It has %n tile(s): too few for a triplet, not for a kill.", tiles
        )
    return counted("Levels", "It has %n tile(s): too few for a triplet.", tiles)


def wrong_size(tiles: int) -> Words:
    """Why a level kills no general, whatever its tiles are."""
    return counted(
        "Levels",
        "One general is killed by a level of exactly two tiles, "
        "both generals by a level of one; this level has %n.",
        tiles,
    )


def wrongly_empty(row: int) -> Words:
    """The complaint that an empty row is written as what it is not."""
    return words(
        "Levels", "row {row}: a completed level is written -, any other empty row .", row=row
    )


def generals(row: Sequence[Tile], hidden: Set[Tile]) -> tuple[Words, ...]:
    """Which generals lie face down, and how one is killed."""
    if not row:
        return (words("Levels", "No general is left in this row."),)
    sentence = words(
        "Levels",
        "The general at either end is killed by the last two tiles of a level, "
        "both by the last one, if they form a triplet.",
    )
    alone = words(
        "Levels", "The general is killed by the last two tiles of a level, if they form a triplet."
    )
    unseen = sorted(hidden, key=lambda tile: tile.order)
    veiled = words(
        "Levels",
        "Face down, in an unknown order: {tiles}.",
        tiles=faces_text(faces_of(unseen)),
    )
    return (*((veiled,) if unseen else ()), sentence if len(row) > 1 else alone)


def common_row(drawn: Sequence[Tile]) -> tuple[Words, ...]:
    """Which tiles the next refill takes from the right end, from the lowest level up."""
    if not drawn:
        return (words("Levels", "Nothing is left to refill with."),)
    tiles = faces_text(faces_of(drawn))
    return (words("Levels", "Refilling lays, from the lowest level up: {tiles}.", tiles=tiles),)


def coming(tile: Tile | None) -> Words:
    """What the next refill lays in a level."""
    if tile is None:
        return words("Levels", "Refilling lays nothing here.")
    return words("Levels", "Refilling lays {tile} here.", tile=Figures(tile.face))


# What a move has done.


def taken(level: int, made: Words) -> Words:
    """Which triplet was taken from a level."""
    return words("Levels", "Level {level}: {made}.", level=level, made=made)


def refilled(gains: Sequence[tuple[Tile, int]]) -> tuple[Words, ...]:
    """Which tile went to which level, in order."""
    told = [
        words("Levels", "{tile} to level {level}", tile=Figures(tile.face), level=level)
        for tile, level in gains
    ]
    return (words("Levels", "Laid: {tiles}.", tiles=comma_list(*told)),) if told else ()


def captured(level: int) -> Words:
    """Which level captured Meng Huo."""
    return words("Levels", "Level {level} has captured Meng Huo.", level=level)


def killed(
    level: int, fallen: Sequence[Tile], turned: Sequence[Tile], left: int, state: Words | None
) -> tuple[Words, ...]:
    """Which generals a level killed, which were turned up, how many are left."""
    fell = faces_text(faces_of(fallen))
    said = [words("Levels", "Level {level} has killed {tiles}.", level=level, tiles=fell)]
    if turned:
        tiles = faces_text(faces_of(turned))
        said.append(words("Levels", "Turned up: {tiles}.", tiles=tiles))
    alive = counted("Levels", "%n general(s) left", left)
    if state is None:
        return (*said, sentence(alive))
    return (*said, words("Levels", "{generals}; {state}.", generals=alive, state=state))


@dataclass(frozen=True, slots=True)
class Kills:
    """So many generals alive, and so many levels in play."""

    generals: int
    levels: int

    @property
    def doubles(self) -> int:
        """How many levels have to kill two generals at once."""
        return self.generals - self.levels

    @property
    def can_all_be_made(self) -> bool:
        """Whether these levels can kill just these generals, as far as their numbers tell."""
        return 0 <= self.doubles <= self.levels

    # What is said.

    @property
    def why_out_of_reach(self) -> Words | None:
        """Why the levels cannot kill just these generals; None if they can."""
        if self.can_all_be_made:
            return None
        if not self.generals:
            return counted(
                "Levels",
                "No general is left for %n level(s), and each level must kill one.",
                self.levels,
            )
        if (self.generals, self.levels) == (1, 0):
            return words("Levels", "A general is left, and no level to kill him.")
        numbers = {
            "generals": counted("Levels", "%n general(s)", self.generals),
            "levels": counted("Levels", "%n level(s)", self.levels),
        }
        if self.doubles < 0:
            return words(
                "Levels",
                "Only {generals} for {levels}, and each level must kill one.",
                **numbers,
            )
        return words(
            "Levels", "{generals} for {levels}, and no level can kill more than two.", **numbers
        )

    @property
    def state(self) -> Words:
        """What has become of the double kill, in a few words."""
        if self.doubles < 0:
            return words("Levels", "too few generals left")
        if self.doubles > self.levels:
            return words("Levels", "too many generals left")
        if not self.doubles:
            return words("Levels", "double kill done")
        return words("Levels", "double kill to come")

    @property
    def notes(self) -> tuple[Words, ...]:
        """What is said of the row of generals: whether a double kill is still to come."""
        if why := self.why_out_of_reach:
            return (why,)
        if not self.levels:
            return ()
        if not self.doubles:
            return (
                words("Levels", "The double kill is done: from now on each level kills just one."),
            )
        return (
            counted(
                "Levels",
                "%n level(s) must still kill two generals at once: a level of one tile can.",
                self.doubles,
            ),
        )

    def notes_on_level(self, size: int) -> tuple[Words, ...]:
        """What is said of a level in play of so many tiles, if the kinds of kill matter there."""
        if not self.can_all_be_made:
            return ()
        if size == 1 and not self.doubles and self.generals > 1:
            return (
                words("Levels", "Killing two generals here would leave too few for the rest."),
            )
        if size == 2 and self.doubles == self.levels:
            return (words("Levels", "Killing one general here would leave too many."),)
        return ()
