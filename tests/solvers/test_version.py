"""Findings are added up by their version: it must be raised when an answer changes."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.games import find, games
from gupai_desktop.solvers.study import shortest, solve
from gupai_desktop.solvers.verdict import Budget
from gupai_desktop.solvers.version import STUDY_VERSION

#: The answers of each version, by `fingerprint`.  Never change a line; add one.
ANSWERS = {2: "eccff5525321a2be"}

DEALS = (1, 2, 1_000_000_001)
BUDGET, BEST = Budget(100), Budget(200)


def variants() -> Iterator[Game]:
    """Every game with its default rules, and with each of its options alone."""
    for game in games():
        yield game()
        for option in game.options:
            for choice in option.choices[1:]:
                yield find(game.id, f"{option.key}={choice.key}")


def answers() -> Iterator[str]:
    """The boards of a few deals of every game, and all that is found of them."""
    for game in variants():
        for number in DEALS:
            table = deal(game, number)
            yield f"{game!r} {number} {table}"
            yield repr(solve(game, table, BUDGET))
    for game in (game() for game in games()):
        yield repr(shortest(game, deal(game, DEALS[0]), BEST))


def fingerprint() -> str:
    return sha256("\n".join(answers()).encode()).hexdigest()[:16]


def test_the_version_is_raised_when_an_answer_changes() -> None:
    found = fingerprint()
    assert ANSWERS.get(STUDY_VERSION) == found, (
        f"Findings of version {STUDY_VERSION} are not found any more. If that is meant, raise "
        f'STUDY_VERSION in solvers/version.py and add its line here: N: "{found}"'
    )


def test_the_version_is_the_last_one() -> None:
    assert max(ANSWERS) == STUDY_VERSION
