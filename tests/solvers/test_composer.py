"""Composed problems: what a number names, and what is made for a wish."""

from functools import partial
from itertools import chain, islice, repeat

import pytest

from gupai_desktop.engine.words import BadText
from gupai_desktop.games import find, games
from gupai_desktop.play.problems import POINTS, problem_in
from gupai_desktop.solvers.composer import (
    BANDS,
    THEMES,
    Abandoned,
    band_of,
    compose,
    composed_number,
    composed_text,
    next_number,
    wanted_by,
)
from gupai_desktop.solvers.points import points_of
from gupai_desktop.solvers.requests import ComposeJob
from gupai_desktop.solvers.solutions import Solutions
from gupai_desktop.solvers.verdict import Budget
from tests.cases import of_every

GAME = find("levels.clear-five")
#: What a number of each game names; if any differs, `VERSION` of the composer has to be raised.
NAMED = {
    "zen.ten-sets": (
        17,
        "5 0.1047 find 64 53 54 | 31b 11b 51b | 51a 55 55 | 44b 41 11a | 32 33 63 | 65b 33"
        " 66 | 31a 66 43 | 52 22b 44a | 64 22a 62 | 61b 61a 21 | 65a 42",
    ),
    "zen.eight-sets": (
        3,
        "2 0.8440 find 21 22b 11 | 31 33 33 | 65 31 42 | 51b 61 51a | 44b 66b 64b | 61 64a"
        " 11 | 65 55 55 | 22a 44a 66a | 63 52 | 53 62 | 54 43 | 32 41",
    ),
    "zen.shanghai": (
        3,
        "2 0.8610 find 22 11b 33b | 32 66b 65 | 51 51 53 | 61 63 61 | 55b 41 44b | 66a 44a"
        " 62 | 22 11a 33a | 54 55a 31 | 64 52 31 | 65 21 43",
    ),
    "zen.five-dragons": (
        3,
        "2 0.8694 find 33b 53 33a | 62 66 66 | 21 63 54 | 41 31b 52 | 55 55 65 | 64 44 44"
        " | 61b 11 11 | 61a 51 43 | 42 65 31a | 64 51 32 | 22b 22a",
    ),
    "zen.harmony": (
        3,
        "2 0.8457 find 32 55 55 | 11b 41 11a | 54 42 44 | 62 33 33 | 43 64 64 | 21 61b 61a"
        " | 51 51 53 | 52 65 65 | 44 22 22 | 66 63 66 | 31 31",
    ),
    "levels.guo-wu-guan": (
        3,
        "2 0.8867 double-kill 43 51 | 55b 62 63 65 | - | - | - | - | 22 22 32 64 52 31 64"
        " 54 65 61 11b 66 11a 33 31 51 61 41 66 33 53 42 21 44b 55a 44a",
    ),
    "levels.o-koan": (
        3,
        "3 0.8867 which-three - | 41 22 61 11b 55 | - | - | - | 21 66 62 65 31b 42 64b 52"
        " 31a 64a 61 11a 53 51 51 43 55 33b 33a 63 44b 44a 54 65 22 32 66",
    ),
    "levels.clear-five": (
        3,
        "3 0.8867 which-three 33 32 44 54 66b | - | - | - | - | 43 62 51 44 41 11 11 61b"
        " 64 66a 61a 65b 55b 51 55a 33 22 31 53 64 21 42 31 65a 22 52 63",
    ),
    "levels.meng-huo": (
        3,
        "2 0.8867 which-three 21 | - | 62 11b 66 63 32 | - | - | - | - | - | 55b 43 33b 52"
        " 22 54 61 61 31b 11a 41 64b 65 55a 44b 65 44a 64a 51b 53 51a 22 42 66 31a 33a",
    ),
    "trigrams.eight": (
        3,
        "168 0.9500 three-not-two . 64 . 42 | . . . . | . . . 21 | . . . . | . . . . | . ."
        " . . | . . . 54 | . . . 64 | 51 51 53 44 44 31b 22 22 62 11 11 61b 31a 33 33 61a"
        " 52 43 55 55 65 65 41 32 66 66 63",
    ),
}


@of_every(NAMED.items(), lambda case: case[0])
def test_a_number_names_one_problem_for_ever(case: tuple[str, tuple[int, str]]) -> None:
    game_id, (number, line) = case
    assert str(compose(find(game_id), number)) == line


@of_every(NAMED.items(), lambda case: case[0])
def test_a_composed_problem_is_one(case: tuple[str, tuple[int, str]]) -> None:
    game_id, (_, line) = case
    problem = problem_in(find(game_id), line)
    found = Solutions(problem.game, problem.opening, 10, Budget(50_000))
    assert (found.par, found.is_one) == (problem.par, True)
    assert found.length > 1
    assert problem.point.key in points_of(found)
    assert f"{found.share():.4f}" == f"{problem.share:.4f}"


def test_what_can_be_asked_for_are_points_of_games() -> None:
    assert set(THEMES) == set(NAMED) <= {game.id for game in games()}
    assert all(point in POINTS for themes in THEMES.values() for point in themes)


def test_numbers_in_a_row_ask_for_every_theme_and_every_band() -> None:
    for game_id, themes in THEMES.items():
        row = [wanted_by(find(game_id), n) for n in range(1, BANDS * (len(themes) + 1) + 1)]
        assert set(row) == {(point, band) for point in ("", *themes) for band in range(BANDS)}


def test_the_next_number_of_a_wish_asks_for_it() -> None:
    for point in THEMES[GAME.id]:
        for band in range(BANDS):
            number = next_number(GAME, point, band, 100)
            assert number > 100
            assert wanted_by(GAME, number) == (point, band)
    assert next_number(GAME, "", None, 16) == 17


def test_what_is_wanted_is_found_where_it_comes_up() -> None:
    number = next_number(GAME, "round-the-end", 0, 0)
    found = compose(GAME, number)
    assert (found.point, band_of(found.share)) == ("round-the-end", 0)


def test_a_share_has_its_band() -> None:
    assert [band_of(share) for share in (1.0, 0.65, 0.64, 0.2, 0.19, 0.0)] == [0, 0, 1, 1, 2, 2]


def test_a_number_is_written_with_the_version_of_the_composer_or_without() -> None:
    assert composed_text(17) == "1.17"
    assert [composed_number(text) for text in ("17", "1.17")] == [17, 17]
    for text in ("2.17", "0", "-1", "x", "1.x", "1.", "", "1.1.17", "9" * 11):
        with pytest.raises(BadText):
            composed_number(text)


def test_composing_can_be_stopped_anywhere() -> None:
    rare = next_number(GAME, "closing-up", 2, 0)
    for wait in (0, 1, 5, 20):
        asked = chain(repeat(False, wait), repeat(True))
        with pytest.raises(Abandoned):
            compose(GAME, rare, partial(next, asked))


def test_the_solver_can_be_asked_from_elsewhere() -> None:
    job = ComposeJob(GAME.id, "which-three", 0, 5)
    (made,) = job.results(lambda: False)
    assert made.number == next_number(GAME, "which-three", 0, 5)
    assert (made.text, made.line) == (f"1.{made.number}", str(compose(GAME, made.number)))
    assert list(islice(job.results(lambda: True), 1)) == []
