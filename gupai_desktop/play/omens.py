"""Omens: what a deal of such a game brings, and which deal is the omen of a day.

A day has one true omen: the first deal that chance gives on it, of all omen games together.
It stands in the book from the moment it is dealt, under a policy that names the day, so a deal
by number, a second try or a deal that was left at once never takes its place.

What a deal brings is its place among all deals of its game, as a degree of five: of those that
leave as many tiles, it is better in fewer rounds.  How the deals end stands in
`resources/omens.txt`, which `resources/tools/count_omens.py` makes.  The omens of days before
2027 are of scheme 2: their degree is that of the tiles left alone.
"""

from __future__ import annotations

from datetime import date
from functools import cache, lru_cache
from typing import NamedTuple
from zlib import crc32

from gupai_desktop import paths
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.words import Words, labelled, missing, words
from gupai_desktop.play.days import FIRST_DAY
from gupai_desktop.play.lists import DamagedList, read_list

DEGREES = 5
#: In scheme 2 the highest degree is that of an empty table; each below it spans this many tiles.
_SPAN = 8

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


#: Of the highest degree, and true only of an empty table.
_OF_EMPTY = (LINES[-1][0], LINES[-1][3])


class OmenEnd(NamedTuple):
    """What a deal brings: the tiles that are left, and after how many rounds."""

    left: int
    rounds: int


def end_of(record: Record) -> OmenEnd:
    """Return how a deal ends when nothing more can be taken; all orders end alike.

    In each round everything is taken that can be.
    """
    return _end_of(record.game, record.opening)


@lru_cache(64)
def _end_of(game: Game, table: Table) -> OmenEnd:
    rounds = 0
    while moves := game.moves(table):
        rounds += 1
        for move in moves:
            table = game.after(table, move)
    return OmenEnd(sum(map(len, table.groups[:-1])), rounds)


def degree_of(record: Record, day: date | None = None) -> int:
    """Return the degree, from one to five, of a deal, or of the omen of a day.

    It is a fifth of what `percent_of` returns.
    """
    if not _is_old(day):
        try:
            return DEGREES - (percent_of(record, day) - 1) * DEGREES // 100
        except DamagedList:
            pass  # The share says why there is none.
    return DEGREES - -(-end_of(record).left // _SPAN)


def _is_old(day: date | None) -> bool:
    """Return whether the omen of a day is of scheme 2."""
    return day is not None and day < FIRST_DAY


def is_counted(game_id: str) -> bool:
    """Return whether a game is an omen whose deals have been counted, as far as is known."""
    try:
        return game_id in _counts()
    except DamagedList:
        return True


def percent_of(record: Record, day: date | None = None) -> int:
    """Return how many of a hundred deals do as well as a deal, or as the omen of a day.

    At least one does.  Only deals with a move are compared; in scheme 2 all are, by what they
    leave.  Raises `DamagedList` where that cannot be told.
    """
    game, end = record.game, end_of(record)
    counts = _counts().get(game.id)
    if not counts:
        raise DamagedList(labelled("omens.txt", missing(game.id)))
    if _is_old(day):
        every = counts
        as_well = sum(deals for other, deals in every.items() if other.left <= end.left)
    else:
        every = {other: deals for other, deals in counts.items() if other.rounds}
        as_well = sum(deals for other, deals in every.items() if other <= end)
    return max(1, round(100 * as_well / sum(every.values())))


def line_of(record: Record, day: date | None = None) -> Words:
    """Return the line of a deal, or of the omen of a day: one for its degree, by the deal."""
    lines: tuple[Words, ...] = LINES[degree_of(record, day) - 1]
    if end_of(record).left:
        lines = tuple(line for line in lines if line not in _OF_EMPTY)
    return lines[crc32(str(record.opening).encode()) % len(lines)]


@cache
def _counts() -> dict[str, dict[OmenEnd, int]]:
    """Return how many deals of each game ended how."""
    return dict(read_list(paths.resources() / "omens.txt", _counts_in))


def _counts_in(line: str) -> tuple[str, dict[OmenEnd, int]]:
    """Return the game of a line, and its counts; raises `ValueError`."""
    game_id, *counts = line.split()
    found = dict[OmenEnd, int]()
    for count in counts:
        end, deals = count.split(":")
        left, rounds = map(int, end.split("/"))
        found[OmenEnd(left, rounds)] = int(deals)
    return game_id, found
