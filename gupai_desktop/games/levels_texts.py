"""What Clearing the Rows says of its rows, in sentences that look at no table."""

from __future__ import annotations

from collections.abc import Sequence, Set

from gupai_desktop.engine.reasons import faces_of, faces_text
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import Words, counted, words

COMPLETED = words("Levels", "This level is completed.")
WRAPS = words("Levels", "The first and the last tile of a level are adjacent.")


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
        "Face down, in an order that nobody knows: {tiles}.",
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
    return words("Levels", "Refilling lays {tile} here.", tile=str(tile.face))
