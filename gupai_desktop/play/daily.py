"""The deal of a day: the same for everybody, for ever, found without asking anyone.

The generator of deals (SplitMix64) is seeded with the day, counted from the first
of January of the year 1, and then once more after every letter of the game's id;
its next number names the deal.  Where groups can be dead, it is the first deal
from there on that has none under the game's default rules.  No solver is asked,
so a better one never changes the deal of a day.
"""

from __future__ import annotations

from collections.abc import Set
from datetime import date
from functools import lru_cache

from gupai_desktop.engine.deal import FIRST_DEAL, LAST_DEAL, deal, random_words
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record

#: A deal that was dealt as the one of a day names it where others name their policy.
_KEY = "daily-"


@lru_cache(maxsize=64)
def daily_number(game: Game, day: date) -> int:
    """The number of a game's deal of a day, whatever the rules it is played with."""
    game = type(game)()
    seed = day.toordinal()
    for letter in game.id.encode("ascii"):
        seed = next(random_words(seed)) ^ letter
    last = game.last_made or LAST_DEAL
    number = next(random_words(seed)) % last + FIRST_DEAL
    while _can_be_hopeless(game) and game.dead_groups(deal(game, number)):
        number = number % last + FIRST_DEAL
    return number


def _can_be_hopeless(game: Game) -> bool:
    """Whether a deal can have dead groups; one that is made to be won has none."""
    return game.has_dead_groups and not game.last_made


def daily_key(day: date) -> str:
    """What stands for the policy of a deal that is dealt as the one of this day."""
    return f"{_KEY}{day.isoformat()}"


def day_of(record: Record, policy: str) -> date | None:
    """The day as whose deal a record was dealt, if it is indeed that deal."""
    day = day_named(policy)
    return day if day and record.number == daily_number(record.game, day) else None


def day_named(policy: str) -> date | None:
    """The day that stands for a policy, if one does."""
    return day_after(_KEY, policy)


def day_after(head: str, text: str) -> date | None:
    """The day that stands in a text after such a head, if one does."""
    try:
        return date.fromisoformat(text.removeprefix(head)) if text.startswith(head) else None
    except ValueError:
        return None


def streaks(won: Set[date], today: date) -> tuple[int, int]:
    """How many days in a row are won up to today, and how many were at most.

    Today, as long as it is not won, ends nothing.
    """
    lengths = dict[int, int]()
    for day in sorted(one.toordinal() for one in won):
        lengths[day] = lengths.get(day - 1, 0) + 1
    last = today.toordinal()
    return lengths.get(last) or lengths.get(last - 1, 0), max(lengths.values(), default=0)
