"""Findings are added up by their version: it must be raised when a finding changes."""

from collections.abc import Iterator
from hashlib import sha256

import pytest

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.games import find, games
from gupai_desktop.solvers.analysis import shortest, solve
from gupai_desktop.solvers.verdict import VERSIONS, Budget, has_solver, version_of

#: The version of the verdicts of some games, and a digest of a few; a new game need not be here.
VERDICTS_FOUND = {
    "zen.ten-sets": "9: d11a34168891",
    "zen.eight-sets": "9: dea65ad0a2d5",
    "zen.shanghai": "9: 34dfd62ea1f1",
    "zen.five-dragons": "9: 653769ff642c",
    "zen.harmony": "9: f97579420f8b",
    "levels.guo-wu-guan": "4: 88626ede7306",
    "levels.o-koan": "4: 3d85d2f6f30f",
    "levels.clear-five": "4: 29cef60c1a9d",
    "levels.meng-huo": "4: 51938a4cb5dc",
    "trigrams.eight": "3: f1be571be8f7",
    "pairs.turtle": "1: 46aa0c33c2ca",
    "pairs.pagoda": "1: f6e8c26cc454",
    "pairs.two-rows": "1: d4153c6a07e1",
}
#: The same of its best lines.
BEST_FOUND = {
    "zen.ten-sets": "9.7: 7a87db8fc6d8",
    "zen.eight-sets": "9.7: 336da9636e44",
    "zen.shanghai": "9.7: c8bd37977b9d",
    "zen.five-dragons": "9.7: 48677c3fb131",
    "zen.harmony": "9.7: de2e4d304da4",
    "levels.guo-wu-guan": "4.9: bdee0ba94a8f",
    "levels.o-koan": "4.9: 6f8fcc103f31",
    "levels.clear-five": "4.9: bdee0ba94a8f",
    "levels.meng-huo": "4.9: 0d49df65c0f9",
    "trigrams.eight": "3.3: 85c1e1e790d7",
    "pairs.turtle": "1.1: 466d1be5e8dc",
    "pairs.pagoda": "1.1: 6425fc5165e4",
    "pairs.two-rows": "1.1: d32f13c9c973",
}

DEALS = (1, 2, 1_000_000_001)
BUDGET, BEST = Budget(100), Budget(200)

HOW = (
    "a finding has changed. If that is meant, raise the number of the family in "
    "solvers/verdict.py, and write here what is found now"
)

every_listed_game = pytest.mark.parametrize("game_id", VERDICTS_FOUND)


def variants(game: type[Game]) -> Iterator[Game]:
    """A game with its default rules, and with each other choice alone."""
    yield game()
    for option in game.options:
        for choice in option.choices[1:]:
            yield find(game.id, f"{option.key}={choice.key}")


def verdicts(game: type[Game]) -> str:
    """The version of a game's verdicts, and a digest of its boards and what is found of them."""
    found = [
        f"{variant!r} {table} {solve(variant, table, BUDGET)}"
        for variant in variants(game)
        for table in (deal(variant, number) for number in DEALS)
    ]
    return f"{version_of(game.id, has_best=False)}: {digest(found)}"


def best_lines(game: type[Game]) -> str:
    """The version of a game's best lines, and a digest of one."""
    found = [repr(shortest(game(), deal(game(), DEALS[0]), BEST))]
    return f"{version_of(game.id, has_best=True)}: {digest(found)}"


def digest(texts: list[str]) -> str:
    return sha256("\n".join(texts).encode()).hexdigest()[:12]


@every_listed_game
def test_the_version_is_raised_when_a_verdict_or_a_best_line_changes(game_id: str) -> None:
    assert verdicts(type(find(game_id))) == VERDICTS_FOUND[game_id], HOW
    assert best_lines(type(find(game_id))) == BEST_FOUND[game_id], HOW


def test_every_family_that_is_studied_is_listed_and_has_versions_from_the_first_on() -> None:
    listed = {game_id.partition(".")[0] for game_id in VERDICTS_FOUND}
    studied = {game.family.key for game in games() if has_solver(game()) and not game.is_draft}
    assert set(VERSIONS) <= listed == studied
    assert version_of("pairs.turtle", has_best=True) == "1.1"
    assert version_of("zen.shanghai", has_best=False) == str(VERSIONS["zen"][0])
    verdicts, best = VERSIONS["levels"]
    assert version_of("levels.o-koan", has_best=True) == f"{verdicts}.{best}"
