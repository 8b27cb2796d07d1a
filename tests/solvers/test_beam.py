"""Beside a line the shortest way is found, and never a longer one."""

from __future__ import annotations

from typing import Any

import pytest

from gupai_desktop.engine.deal import deal
from gupai_desktop.games import find
from gupai_desktop.solvers.analysis import problem_of
from gupai_desktop.solvers.beam import Beam, shortened
from gupai_desktop.solvers.verdict import Budget
from tests.solvers.plays import replayed

goals = pytest.mark.parametrize(
    ("game_id", "number"), [("zen.eight-sets", 5002), ("zen.harmony", 5006), ("zen.shanghai", 1)]
)


def length(problem: Any, path: list[Any]) -> int:
    return len(path) - 1 + int(problem.moves_left(path[-1]))


def beam_path(problem: Any) -> list[Any]:
    beam: Beam[Any] = Beam(problem, 100, 60)
    beam.run(Budget())
    return beam.path


@goals
def test_a_line_is_never_longer_and_still_wins(game_id: str, number: int) -> None:
    game: Any = find(game_id)
    table = deal(game, number)
    problem: Any = problem_of(game, table)
    path = beam_path(problem)
    shorter, spent = shortened(problem, path, Budget(2_000))
    assert length(problem, shorter) <= length(problem, path)
    assert 0 < spent <= 2_000
    assert game.is_won(replayed(game, table, problem.line(shorter))[-1])
    assert shortened(problem, path, Budget(2_000)) == (shorter, spent)


@goals
def test_a_way_round_is_cut_off(game_id: str, number: int) -> None:
    """What an exchange between valid groups has done can be undone: two moves for nothing."""
    problem: Any = problem_of(find(game_id), deal(find(game_id), number))
    path = beam_path(problem)
    there, back = next(
        (place, after)
        for place, state in enumerate(path)
        for after in problem.successors(state)
        if state in problem.successors(after)
    )
    around = [*path[: there + 1], back, *path[there:]]
    shorter, _ = shortened(problem, around, Budget(3_000))
    assert length(problem, shorter) <= length(problem, path) < length(problem, around)


def test_without_positions_or_when_stopped_the_line_stays() -> None:
    problem: Any = problem_of(find("zen.harmony"), deal(find("zen.harmony"), 5006))
    path = beam_path(problem)
    assert shortened(problem, path, Budget(0)) == (path, 0)
    assert shortened(problem, path, Budget(1_000, is_stopped=lambda: True)) == (path, 0)


def test_a_stop_is_heard_soon() -> None:
    problem: Any = problem_of(find("zen.harmony"), deal(find("zen.harmony"), 5006))
    path, asked = beam_path(problem), [0]

    def is_stopped() -> bool:
        asked[0] += 1
        return asked[0] > 3

    _, spent = shortened(problem, path, Budget(3_000, is_stopped))
    assert spent <= 3 * 64
