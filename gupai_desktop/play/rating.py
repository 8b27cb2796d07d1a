"""How strong a player is at problems: a Glicko-2 rating, a pure function of the first tries.

M. E. Glickman, "Example of the Glicko-2 system", 2013.  A problem's own rating comes from the
share of a simple player's tries that solve it: 1500 is a share of a half.  Each try is a rating
period of its own, and so is each day of rest: the player's rating follows within a day, and no
day with many tries can throw it off.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from math import exp, log, log10, pi, sqrt
from typing import NamedTuple

from gupai_desktop.engine.words import Words, words

#: Of the paper: one of its units in points, how fast the volatility changes, how exactly it is
#: found.
_UNIT, _TAU, _EXACT = 400 / log(10), 0.5, 1e-6
_MIDDLE, _MAX_DOUBT = 1500.0, 350.0
#: No rating leaves these, whatever was tried.
LOWEST, HIGHEST = 100.0, 3000.0
#: The doubt of a problem's rating, and the share nearest to 0 and 1 that is believed.
_DOUBT_OF_PROBLEM, _MIN_SHARE = 60.0, 0.001
#: From this doubt on downwards a rating says something of the player.
_SURE = 150.0
#: What a player is called who has come so far, and the rating below which it is so.
_LEVELS = (
    (1200.0, words("beginner", meaning="strength at problems")),
    (1500.0, words("learner", meaning="strength at problems")),
    (1800.0, words("skilled", meaning="strength at problems")),
    (2100.0, words("expert", meaning="strength at problems")),
    (HIGHEST + 1, words("master", meaning="strength at problems")),
)
#: What is right for a player: about seven of ten such problems are solved.
FITTING = 0.7


class FirstTry(NamedTuple):
    """The first time that a problem was tried: the day, and whether it was solved for gold."""

    day: date
    share: float
    is_solved: bool


class Glicko(NamedTuple):
    """A rating, its standard deviation, and how much it changes from one period to the next."""

    value: float = _MIDDLE
    doubt: float = _MAX_DOUBT
    volatility: float = 0.06

    @property
    def is_sure(self) -> bool:
        """Return whether enough is known to say how strong the player is."""
        return self.doubt <= _SURE

    @property
    def level(self) -> Words:
        """Return what a player with this rating is called."""
        return next(name for below, name in _LEVELS if self.value < below)

    @property
    def fitting_share(self) -> float:
        """Return the share of the problems of which the player solves about seven of ten."""
        rating = self.value - 400 * log10(FITTING / (1 - FITTING))
        return 1 / (1 + 10 ** ((rating - _MIDDLE) / 400))

    def chance(self, share: float) -> float:
        """Return how likely the player solves a problem with this share at the first try."""
        problem = rating_of_problem(share)
        return _expected((self.value - problem.value) / _UNIT, _weight(problem))

    def distance(self, share: float) -> float:
        """Return how far a problem with this share is from what is right for the player."""
        return abs(self.chance(share) - FITTING)


def rating_of_problem(share: float) -> Glicko:
    """Return the rating of a problem by the share of a simple player's tries that solve it."""
    believed = min(max(share, _MIN_SHARE), 1 - _MIN_SHARE)
    return Glicko(_MIDDLE + 400 * log10((1 - believed) / believed), _DOUBT_OF_PROBLEM)


@lru_cache(4)
def rating_of(tries: tuple[FirstTry, ...]) -> Glicko:
    """Return the rating of a player by first tries, in the order in which they were made."""
    rating, latest = Glicko(), date.min
    for day, share, is_solved in tries:
        if latest > date.min:
            rating = rested(rating, max(0, (day - latest).days))
        latest = max(latest, day)  # a clock that was put back gives no rest
        rating = after_period(rating, [(rating_of_problem(share), float(is_solved))])
    return rating


def rested(rating: Glicko, periods: int) -> Glicko:
    """Return a rating after periods without a try: it becomes less sure."""
    doubt = sqrt(rating.doubt**2 + periods * (rating.volatility * _UNIT) ** 2)
    return rating._replace(doubt=min(_MAX_DOUBT, doubt))


def after_period(rating: Glicko, results: Sequence[tuple[Glicko, float]]) -> Glicko:
    """Return a rating after a period with some results against others: 1 is won, 0 is lost."""
    doubt, information, gained = rating.doubt / _UNIT, 0.0, 0.0
    for other, result in results:
        weight = _weight(other)
        expected = _expected((rating.value - other.value) / _UNIT, weight)
        information += weight**2 * expected * (1 - expected)
        gained += weight * (result - expected)
    variance = 1 / information
    volatility = _volatility(doubt, rating.volatility, variance, variance * gained)
    squared = 1 / (1 / (doubt**2 + volatility**2) + information)
    value = rating.value + _UNIT * squared * gained
    return Glicko(
        min(max(value, LOWEST), HIGHEST), min(_UNIT * sqrt(squared), _MAX_DOUBT), volatility
    )


def _weight(other: Glicko) -> float:
    """Return how much a result against another counts: g(φ) of the paper."""
    return 1 / sqrt(1 + 3 * (other.doubt / _UNIT / pi) ** 2)


def _expected(lead: float, weight: float) -> float:
    """Return the result that is expected of a lead in units: E(μ) of the paper."""
    return 1 / (1 + exp(-weight * lead))


def _volatility(doubt: float, before: float, variance: float, gain: float) -> float:
    """Return the new volatility, by the Illinois algorithm of the paper's step 5."""
    least, spread = log(before**2), doubt**2 + variance

    def slope(x: float) -> float:
        rise = exp(x)
        change = rise * (gain**2 - spread - rise) / (2 * (spread + rise) ** 2)
        return change - (x - least) / _TAU**2

    low = least
    if gain**2 > spread:
        high = log(gain**2 - spread)
    else:
        high = least - _TAU
        while slope(high) < 0:
            high -= _TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > _EXACT:
        new = low + (low - high) * at_low / (at_high - at_low)
        at_new = slope(new)
        if at_new * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = new, at_new
    return exp(low / 2)
