"""The figures of a game, by how each of its deals ended."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from gupai_desktop.store import questions

if TYPE_CHECKING:
    from gupai_desktop.store.statistics import PlayedDeal


class RatedDeal(NamedTuple):
    """What it has come to with a deal that has a difficulty; truth as numbers."""

    difficulty: str
    is_won: int
    is_assisted: int


class BestResult(NamedTuple):
    """The least time and the fewest moves of some deals, which need not be of one."""

    seconds: float
    moves: int


class GameFigures(NamedTuple):
    """The figures of all deals of a game under its rules.

    `fewest` is the deal won in the fewest moves, `nearest` the one won nearest to
    its proved par; times are in seconds, None where there is nothing to tell.  Of each
    difficulty, by its key, there is how many deals were played and won, and what was best; of
    deals of none, too.
    """

    dealt: int = 0
    won: int = 0
    won_unaided: int = 0
    streak: int = 0
    longest_streak: int = 0
    fewest: PlayedDeal | None = None
    nearest: PlayedDeal | None = None
    best_seconds: float | None = None
    mean_seconds: float | None = None
    mean_moves: float | None = None
    difficulties: Mapping[str, tuple[int, int]] = MappingProxyType({})
    bests: Mapping[str, BestResult] = MappingProxyType({})


#: What each letter says of a deal that has a difficulty.
_RATED = {
    questions.letter(how, rate): RatedDeal(
        rate, int(how != questions.UNWON), int(how == questions.HELPED)
    )
    for how in questions.HOWS
    for rate in questions.RATES
    if rate
}
#: Of a run there is left what was won without help, and where it ends.
_RUNS = str.maketrans(
    questions.ends_of(questions.UNWON) + questions.ends_of(questions.ALONE),
    "|" * len(questions.RATES) + "w" * len(questions.RATES),
    questions.ends_of(questions.HELPED),
)


def rated_in(ends: str) -> list[RatedDeal]:
    """Return the deals that have a difficulty, by the letters of how all deals ended."""
    return [_RATED[letter] for letter in ends if letter in _RATED]


def counted_in(ends: str) -> tuple[tuple[int, int, int, int, int], dict[str, tuple[int, int]]]:
    """Return the first five figures by the letters, and those of every difficulty."""
    counts = {
        letter: ends.count(letter) for how in questions.HOWS for letter in questions.ends_of(how)
    }
    unwon, helped, alone = (
        sum(map(counts.__getitem__, questions.ends_of(how))) for how in questions.HOWS
    )
    # A deal that is not won yet ends no run while it is the latest.
    ended = ends[:-1] if ends[-1:] in questions.ends_of(questions.UNWON) else ends
    runs = [len(run) for run in ended.translate(_RUNS).split("|")]
    figures = (unwon + helped + alone, helped + alone, alone, runs[-1], max(runs))
    return figures, _by_difficulty(counts)


def _by_difficulty(counts: Mapping[str, int]) -> dict[str, tuple[int, int]]:
    found = dict[str, tuple[int, int]]()
    for letter, rated in _RATED.items():
        dealt, won = found.get(rated.difficulty, (0, 0))
        found[rated.difficulty] = (
            dealt + counts.get(letter, 0),
            won + counts.get(letter, 0) * rated.is_won,
        )
    return {rate: both for rate, both in found.items() if both[0]}
