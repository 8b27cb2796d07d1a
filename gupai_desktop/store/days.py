"""What was played on a day, problems and deals that no longer count too."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import NamedTuple

from gupai_desktop.engine.clock import Clock
from gupai_desktop.store.book import Book
from gupai_desktop.store.questions import PLAYED

_BEGUN = f"SELECT begun, moves > 0 FROM deal WHERE {PLAYED} AND begun BETWEEN ? AND ?"
_ANY = f"SELECT 1 FROM deal WHERE {PLAYED} LIMIT 1"


class DayTally(NamedTuple):
    """How many deals were begun on a day, and how many of those have been won."""

    begun: int
    won: int


def tally_of(book: Book, clock: Clock, day: date) -> DayTally | None:
    """Return the tally of a day; None if nothing has ever been played."""
    if not book.ask(_ANY):
        return None
    # A day of the player is no day of the moments in the book, which are in UTC.
    around = tuple(f"{day + timedelta(days)}" for days in (-1, 2))
    won = [
        is_won
        for begun, is_won in book.ask(_BEGUN, around)
        if clock.day_of(datetime.fromisoformat(begun)) == day
    ]
    return DayTally(len(won), sum(won))
