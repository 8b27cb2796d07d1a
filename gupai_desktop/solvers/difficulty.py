"""Easy, medium, hard or expert: the place of a deal among those of its game and rules.

What counts are the positions that are searched before a first line is found.  The scales are
made by `tests/benchmarks/rating.py`, and lie in `resources/difficulty.toml`.  A game, or a choice
of rules, that has none there has no difficulties either, nor has any where the file is damaged.
"""

from __future__ import annotations

from bisect import bisect
from functools import cache
from typing import NamedTuple

from gupai_desktop import paths
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.words import Words, words
from gupai_desktop.solvers.verdict import Verdict


class Difficulty(NamedTuple):
    """A difficulty by its key and name."""

    key: str
    name: Words


EASY = Difficulty("easy", words("Easy"))
MEDIUM = Difficulty("medium", words("Medium"))
HARD = Difficulty("hard", words("Hard"))
EXPERT = Difficulty("expert", words("Expert"))
DIFFICULTIES = (EASY, MEDIUM, HARD, EXPERT)


_FILE = "difficulty.toml"
#: By game and rules.
_Limits = dict[str, dict[str, list[int]]]


@cache
def _limits() -> _Limits | None:
    """Return the scales; None where the file is damaged."""
    import tomllib  # late: a window opens without it

    try:
        text = (paths.resources() / _FILE).read_text("utf-8")
        read = tomllib.loads(text) if text.rstrip().endswith(paths.END) else None
    except (OSError, ValueError):
        return None
    return read if _is_sound(read) else None


def _is_sound(read: object) -> bool:
    """Return whether what was read has three limits for each game and its rules."""
    scales = list(read.values()) if isinstance(read, dict) else []
    if not scales or not all(isinstance(by_rules, dict) for by_rules in scales):
        return False
    every = [limits for by_rules in scales for limits in by_rules.values()]
    return all(
        isinstance(limits, list)
        and len(limits) == len(DIFFICULTIES) - 1
        and all(isinstance(limit, int) for limit in limits)
        and limits == sorted(limits)
        for limits in every
    )


def scale_trouble() -> Words | None:
    """Return that there are no difficulties because their file is damaged, if it is."""
    return words("the file {file} cannot be read", file=_FILE) if _limits() is None else None


def limits_of(game: Game) -> list[int]:
    """Return from how many positions on a deal is medium, hard, expert; none without a scale."""
    return (_limits() or {}).get(game.id, {}).get(str(game.rules), [])


def difficulties_of(game: Game) -> tuple[Difficulty, ...]:
    """Return the difficulties that deals of a game can have; none without a scale."""
    return DIFFICULTIES if limits_of(game) else ()


def difficulty_named(game: Game, key: str) -> Difficulty | None:
    """Return the difficulty with that key, if deals of a game can have it."""
    return next(
        (difficulty for difficulty in difficulties_of(game) if difficulty.key == key), None
    )


def difficulty_of(game: Game, found: Verdict) -> Difficulty | None:
    """Return the difficulty of a deal by its first verdict; None where it has none."""
    limits = limits_of(game)
    return DIFFICULTIES[bisect(limits, found.positions)] if limits and found.line else None
