"""Omens: what a deal of such a game brings, and which deal is the omen of a day.

A day has one true omen: the first deal that chance gives on it, of all omen games together.
It stands in the book from the moment it is dealt, under a policy that names the day, so a deal
by number, a second try or a deal that was left at once never takes its place.

What a deal brings is how many tiles are left in the end, as a degree of five.  How many deals do
as well stands in `resources/omens.txt`, which `resources/tools/count_omens.py` makes.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from zlib import crc32

from gupai_desktop import paths
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words, words

#: A deal that is the omen of a day names the day where others name their policy.
OMEN_KEY = "omen-"
#: The highest degree is that of an empty table; each below it spans so many tiles.
DEGREES, _SPAN = 5, 8

#: What an omen says: eight lines for each degree, the lowest first.
LINES = (
    (
        words("Omens", "The gate is shut; the garden wall is warm in the sun."),
        words("Omens", "A day for sweeping the yard."),
        words("Omens", "Winter is how a tree rests."),
        words("Omens", "Water clears when nobody stirs it."),
        words("Omens", "The wall did not move; now you know where it stands."),
        words("Omens", "Tea first; the letter can wait."),
        words("Omens", "Where there is no path, sit down and look around."),
        words("Omens", "The ferry comes back; it always has."),
    ),
    (
        words("Omens", "Mist in the valley; the hill is where it was."),
        words("Omens", "A slow cart sees more of the road."),
        words("Omens", "The seed under the snow keeps its own calendar."),
        words("Omens", "A windy day is a good day to mend the net."),
        words("Omens", "Not every letter is answered on the day it comes."),
        words("Omens", "Low water shows the stones to step on."),
        words("Omens", "Keep the small promise first."),
        words("Omens", "The lamp is small; carry it lower."),
    ),
    (
        words("Omens", "Half a bridge shows where the river is narrow."),
        words("Omens", "Rain and sun have shared the day fairly."),
        words("Omens", "The kettle takes its time; so may you."),
        words("Omens", "The road between high and low has the most travellers."),
        words("Omens", "What does not fit today has at least been measured."),
        words("Omens", "Two of three friends came; lay the table."),
        words("Omens", "Ask again, and ask something smaller."),
        words("Omens", "The cat sits by the wall and does not call it waiting."),
    ),
    (
        words("Omens", "Nearly home; the last steps are steps too."),
        words("Omens", "A stone in the shoe does not end the walk."),
        words("Omens", "The moon is a night short of full, and bright enough."),
        words("Omens", "What is left for tomorrow gives tomorrow a reason."),
        words("Omens", "A door ajar lets in the light."),
        words("Omens", "The bowl is chipped, and the soup is just as warm."),
        words("Omens", "Count what is done, and sleep well."),
        words("Omens", "The harvest is in; a few ears are for the birds."),
    ),
    (
        words("Omens", "An empty table, and light hands."),
        words("Omens", "What was shut has opened by itself."),
        words("Omens", "A clear road asks for no hurry."),
        words("Omens", "Each has found its mate; leave it at that."),
        words("Omens", "On calm water even a small boat arrives."),
        words("Omens", "Fine weather is for work, not for boasting."),
        words("Omens", "The knot has come loose; keep the string."),
        words("Omens", "A full cup is carried slowly."),
    ),
)


def omen_key(day: date) -> str:
    """Return the policy of the deal that is the omen of a day."""
    return f"{OMEN_KEY}{day.isoformat()}"


def omen_day_named(policy: str) -> date | None:
    """Return the day whose omen a policy names, if it names one."""
    try:
        day = policy.removeprefix(OMEN_KEY)
        return date.fromisoformat(day) if day != policy else None
    except ValueError:
        return None


def tiles_left(record: Record) -> int:
    """Return how many tiles are left when nothing more can be taken; all orders end alike."""
    game, table = record.game, record.table
    while moves := game.moves(table):
        table = game.after(table, moves[0])
    return sum(map(len, table.groups[:-1]))


def degree_of(left: int) -> int:
    """Return the degree, from one to five, of an omen that leaves so many tiles."""
    return DEGREES - -(-left // _SPAN)


def is_counted(game_id: str) -> bool:
    """Return whether a game is an omen whose deals have been counted."""
    return game_id in _counts()


def percent_of(game: Game, left: int) -> int:
    """Return in how many of a hundred deals of a game no more tiles are left; at least in one."""
    counts = _counts()[game.id]
    share = sum(counts[number] for number in counts if number <= left) / sum(counts.values())
    return max(1, round(100 * share))


def line_of(record: Record) -> Words:
    """Return the line of an omen: one for its degree, chosen by the deal."""
    lines = LINES[degree_of(tiles_left(record)) - 1]
    return lines[crc32(str(record.opening).encode()) % len(lines)]


@cache
def _counts() -> dict[str, dict[int, int]]:
    """Return how many deals of each game left how many tiles."""
    found = dict[str, dict[int, int]]()
    for line in (paths.resources() / "omens.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            game_id, *counts = line.split()
            pairs = (count.split(":") for count in counts)
            found[game_id] = {int(left): int(deals) for left, deals in pairs}
    return found
