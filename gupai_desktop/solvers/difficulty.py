"""Easy, medium, hard or expert: the place of a deal among those of its game and rules.

The scales are made by `tests/benchmarks/rating.py` from many deals of a game, and lie in
`resources/difficulty.toml`.  A game, or a choice of rules, that has none there has no
difficulties either.
"""

from __future__ import annotations

from functools import cache
from math import log2
from typing import Any, NamedTuple

from gupai_desktop import paths
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.words import Words, words
from gupai_desktop.solvers.verdict import Rating

#: The weights of effort, length, choices and traps; a beginner played by the computer
#: loses most where the effort is great.
_WEIGHTS = (2.0, 1.0, 0.5, 1.0)


class Difficulty(NamedTuple):
    """A difficulty by its key and name."""

    key: str
    name: Words


EASY = Difficulty("easy", words("Difficulty", "Easy"))
MEDIUM = Difficulty("medium", words("Difficulty", "Medium"))
HARD = Difficulty("hard", words("Difficulty", "Hard"))
EXPERT = Difficulty("expert", words("Difficulty", "Expert"))
DIFFICULTIES = (EASY, MEDIUM, HARD, EXPERT)


def measures(rating: Rating) -> tuple[float, ...]:
    """Return the four measures of a rating, the first three as logarithms."""
    counts = (1 + rating.effort, rating.length, rating.choices)
    return (*(log2(max(one, 0.5)) for one in counts), rating.traps)


class Scale(NamedTuple):
    """The distribution of the deals of a game under its rules.

    `means` and `spreads` are those of the four measures; `limits` the scores from which a
    deal is no longer easy, medium, hard.
    """

    means: tuple[float, ...]
    spreads: tuple[float, ...]
    limits: tuple[float, ...] = ()

    def score(self, rating: Rating) -> float:
        """Return how far a deal's measures are from the usual; the higher, the harder."""
        every = zip(_WEIGHTS, measures(rating), self.means, self.spreads, strict=True)
        return sum(weight * (one - mean) / spread for weight, one, mean, spread in every)

    def difficulty(self, rating: Rating) -> Difficulty:
        """Return the difficulty of a deal so rated."""
        score = self.score(rating)
        return DIFFICULTIES[sum(score >= limit for limit in self.limits)]


def scale_of(game: Game) -> Scale | None:
    """Return the scale of a game under its rules, if there is one."""
    found = _scales().get(game.id, {}).get(str(game.rules))
    return Scale(*(tuple(found[key]) for key in ("means", "spreads", "limits"))) if found else None


@cache
def _scales() -> dict[str, Any]:
    import tomllib  # late: a window opens without it

    return tomllib.loads((paths.resources() / "difficulty.toml").read_text("utf-8"))


def difficulties_of(game: Game) -> tuple[Difficulty, ...]:
    """Return the difficulties that deals of a game can have; none without a scale."""
    return DIFFICULTIES if scale_of(game) else ()


def difficulty_named(game: Game, key: str) -> Difficulty | None:
    """Return the difficulty with that key, if deals of a game can have it."""
    return next((one for one in difficulties_of(game) if one.key == key), None)


def difficulty_of(game: Game, rating: Rating | None) -> Difficulty | None:
    """Return the difficulty of a deal so rated; None where it is not known."""
    scale = scale_of(game)
    return scale.difficulty(rating) if scale and rating else None


def is_of(difficulty: Difficulty, game: Game, table: Table) -> bool:
    """Return whether a deal has a difficulty."""
    # Late, for a window opens without knowing how to solve anything.
    from gupai_desktop.solvers.analysis import rate

    return difficulty_of(game, rate(game, table)) == difficulty
