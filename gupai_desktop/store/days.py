"""What was played on a day, problems and deals that no longer count too."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import NamedTuple

from gupai_desktop.engine.clock import Clock
from gupai_desktop.store.book import Book
from gupai_desktop.store.questions import PLAYED

_BEGUN = f"SELECT begun, moves > 0 FROM deal WHERE {PLAYED} AND begun BETWEEN ? AND ?"
_EARLIER = f"SELECT 1 FROM deal WHERE {PLAYED} AND begun < ? LIMIT 1"


class DayTally(NamedTuple):
    """How many deals were begun on a day, and how many of those have been won."""

    begun: int
    won: int


def tally_of(book: Book, clock: Clock, day: date) -> DayTally | None:
    """Return the tally of a day; None if nothing had been played by its end."""
    # A day of the player is no day of the moments in the book, which are in UTC.
    around = tuple(f"{day + timedelta(days)}" for days in (-1, 2))
    found = [
        (clock.day_of(datetime.fromisoformat(begun)), is_won)
        for begun, is_won in book.ask(_BEGUN, around)
    ]
    won = [is_won for begun, is_won in found if begun == day]
    if not won and min(found, default=(day,))[0] >= day and not book.ask(_EARLIER, around[:1]):
        return None
    return DayTally(len(won), sum(won))
