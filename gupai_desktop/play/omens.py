"""Omens: what a deal of such a game brings, and which deal is the omen of a day.

A day has one true omen: the first deal that chance gives on it, of all omen games together.
It stands in the book from the moment it is dealt, under a policy that names the day, so a deal
by number, a second try or a deal that was left at once never takes its place.

What a deal brings is how many tiles are left in the end, as a degree of five.  How many deals do
as well stands in `resources/omens.txt`, which `resources/tools/count_omens.py` makes.
"""

from __future__ import annotations

from functools import cache
from zlib import crc32

from gupai_desktop import paths
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words, labelled, missing, words
from gupai_desktop.play.lists import DamagedList, read_list

#: The highest degree is that of an empty table; each below it spans this many tiles.
DEGREES, _SPAN = 5, 8

#: What an omen says: eight lines for each degree, the lowest first.
LINES = (
    (
        words("The gate is shut; the garden wall is warm in the sun."),
        words("A day for sweeping the yard."),
        words("Winter is how a tree rests."),
        words("Water clears when nobody stirs it."),
        words("The wall did not move; now you know where it stands."),
        words("Tea first; the letter can wait."),
        words("Where there is no path, sit down and look around."),
        words("The ferry comes back; it always has."),
    ),
    (
        words("Mist in the valley; the hill is where it was."),
        words("A slow cart sees more of the road."),
        words("The seed under the snow keeps its own calendar."),
        words("A windy day is a good day to mend the net."),
        words("Not every letter is answered on the day it comes."),
        words("Low water shows the stones to step on."),
        words("Keep the small promise first."),
        words("The lamp is small; carry it lower."),
    ),
    (
        words("Half a bridge shows where the river is narrow."),
        words("Rain and sun have shared the day fairly."),
        words("The kettle takes its time; so may you."),
        words("The road between high and low has the most travellers."),
        words("What does not fit today has at least been measured."),
        words("Two of three friends came; lay the table."),
        words("Ask again, and ask something smaller."),
        words("The cat sits by the wall and does not call it waiting."),
    ),
    (
        words("Nearly home; the last steps are steps too."),
        words("A stone in the shoe does not end the walk."),
        words("The moon is a night short of full, and bright enough."),
        words("What is left for tomorrow gives tomorrow a reason."),
        words("A door ajar lets in the light."),
        words("The bowl is chipped, and the soup is just as warm."),
        words("Count what is done, and sleep well."),
        words("The harvest is in; a few ears are for the birds."),
    ),
    (
        words("An empty table, and light hands."),
        words("What was shut has opened by itself."),
        words("A clear road asks for no hurry."),
        words("Each has found its mate; leave it at that."),
        words("On calm water even a small boat arrives."),
        words("Fine weather is for work, not for boasting."),
        words("The knot has come loose; keep the string."),
        words("A full cup is carried slowly."),
    ),
)


def tiles_left(record: Record) -> int:
    """Return how many tiles are left when nothing more can be taken; all orders end alike."""
    game, table = record.game, record.table
    while moves := game.moves(table):
        table = game.after(table, moves[0])
    return sum(map(len, table.groups[:-1]))


def degree_of(left: int) -> int:
    """Return the degree, from one to five, of an omen that leaves that many tiles."""
    return DEGREES - -(-left // _SPAN)


def is_counted(game_id: str) -> bool:
    """Return whether a game is an omen whose deals have been counted, as far as is known."""
    try:
        return game_id in _counts()
    except DamagedList:
        return True


def percent_of(game: Game, left: int) -> int:
    """Return in how many of a hundred deals of a game no more tiles are left; at least in one.

    Raises `DamagedList` where that cannot be told.
    """
    counts = _counts().get(game.id)
    if not counts:
        raise DamagedList(labelled("omens.txt", missing(game.id)))
    share = sum(counts[number] for number in counts if number <= left) / sum(counts.values())
    return max(1, round(100 * share))


def line_of(record: Record) -> Words:
    """Return the line of an omen: one for its degree, chosen by the deal."""
    lines = LINES[degree_of(tiles_left(record)) - 1]
    return lines[crc32(str(record.opening).encode()) % len(lines)]


@cache
def _counts() -> dict[str, dict[int, int]]:
    """Return how many deals of each game left how many tiles."""
    return dict(read_list(paths.resources() / "omens.txt", _counts_in))


def _counts_in(line: str) -> tuple[str, dict[int, int]]:
    """Return the game of a line, and its counts; raises `ValueError`."""
    game_id, *counts = line.split()
    pairs = (count.split(":") for count in counts)
    return game_id, {int(left): int(deals) for left, deals in pairs}
