"""The challenge of the day: one deal for everybody on that date, to be won in a number of moves.

Scheme 1, as docs/difficulty.md has it.  `resources/challenges.txt` is a part of it and never
changes: no solver is asked, so a better one never changes the challenge of a day.

A deal of a game for points can also be a friend's challenge, to reach a score; its policy
names that: ``points-140``.
"""

from __future__ import annotations

import re
from datetime import date
from functools import cache
from typing import NamedTuple

from gupai_desktop import paths
from gupai_desktop.engine.deal import deal_number
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import words
from gupai_desktop.play.lists import DamagedList, read_list

#: The difficulty of every weekday, from Monday on.
_DIFFICULTIES = ("easy", "easy", "medium", "medium", "hard", "hard", "expert")

#: A deal that was dealt as the challenge of a day names it where others name their policy.
_KEY = "challenge-"
#: One that is a challenge to reach a score names that.
_POINTS = "points-"


class Challenge(NamedTuple):
    """A deal of a game, how hard it is, and how much a win may cost: its moves in most games."""

    game_id: str
    difficulty: str
    number: int
    moves: int

    def is_deal_of(self, record: Record) -> bool:
        """Return whether a record is of this deal, under the rules that are meant."""
        game = record.game
        is_same = (game.id, record.number) == (self.game_id, self.number)
        return is_same and game == type(game)()

    def is_met(self, moves: int) -> bool:
        """Return whether a win that cost so much is as good as is wanted."""
        return 0 < moves <= self.moves


def challenge_of(day: date) -> Challenge:
    """Return the challenge of a day; raises `DamagedList` if there is none to be had."""
    games, count = _deals(), day.toordinal()
    difficulty = _DIFFICULTIES[day.weekday()]
    game_id = list(games)[count % len(games)]
    deals = games[game_id][difficulty]
    return Challenge(game_id, difficulty, *deals[count // len(games) % len(deals)])


@cache
def _deals() -> dict[str, dict[str, tuple[tuple[int, int], ...]]]:
    """Return the deals of every game and difficulty, each with its number of moves."""
    found: dict[str, dict[str, tuple[tuple[int, int], ...]]] = {}
    lines = read_list(paths.resources() / "challenges.txt", _deals_in)
    for game_id, difficulty, deals in lines:
        found.setdefault(game_id, {})[difficulty] = deals
    if not found or any(set(_DIFFICULTIES) != deals.keys() for deals in found.values()):
        raise DamagedList(words("the file {file} cannot be read", file="challenges.txt"))
    return found


def _deals_in(line: str) -> tuple[str, str, tuple[tuple[int, int], ...]]:
    """Return the game, the difficulty and the deals of a line; raises `ValueError`."""
    game_id, difficulty, first, *more = line.split()
    pairs = (deal.split("/") for deal in (first, *more))
    return game_id, difficulty, tuple((deal_number(n), int(moves)) for n, moves in pairs)


def challenge_key(day: date) -> str:
    """Return the policy of a deal that is dealt as the challenge of this day."""
    return f"{_KEY}{day.isoformat()}"


def challenge_day_named(policy: str) -> date | None:
    """Return the day whose challenge a policy names, if it names one."""
    try:
        return date.fromisoformat(policy.removeprefix(_KEY)) if policy.startswith(_KEY) else None
    except ValueError:
        return None


def challenge_day_of(record: Record, policy: str) -> date | None:
    """Return the day as whose challenge a record was dealt, if it is indeed that deal."""
    day = challenge_day_named(policy)
    try:
        return day if day and challenge_of(day).is_deal_of(record) else None
    except DamagedList:
        return None


def points_key(score: int) -> str:
    """Return the policy of a deal that is a challenge to reach a score."""
    return f"{_POINTS}{score}"


def challenge_in(record: Record, policy: str) -> Challenge | None:
    """Return the challenge as which a record was dealt: that of a day, or to reach a score."""
    if day := challenge_day_of(record, policy):
        return challenge_of(day)
    game, found = record.game, re.fullmatch(_POINTS + "([0-9]{1,3})", policy)
    if record.number is None or not found or not 0 < int(found[1]) <= game.most_score:
        return None
    return Challenge(game.id, "", record.number, game.measure(int(found[1])))
