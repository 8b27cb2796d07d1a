"""Ever better verdicts: each line wins and is shorter, or the bound is higher."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find
from gupai_desktop.solvers import analysis as study
from gupai_desktop.solvers import search
from gupai_desktop.solvers.analysis import ideas, improved, problem_of, shortest, solve
from gupai_desktop.solvers.beam import Beam
from gupai_desktop.solvers.problem import Probe, Problem
from gupai_desktop.solvers.verdict import Answer, Budget, Verdict
from tests.solvers.plays import GAMES, name_of, play, replayed

every_game = pytest.mark.parametrize("game", GAMES, ids=name_of)

O_KOAN = find("levels.o-koan")
ZEN = find("zen.ten-sets")


def course(game: Game, table: Table, budget: Budget) -> list[Verdict]:
    """The first verdict on a table and all the better ones."""
    first = solve(game, table, budget)
    return [first, *improved(game, table, first, budget)]


def winnable(game: Game) -> Table:
    """A deal of which a line is found soon."""
    return next(
        table
        for number in range(3, 30)
        for table in [deal(game, number)]
        if solve(game, table, Budget(2_000)).line
    )


@every_game
def test_every_verdict_is_better_than_the_one_before_and_its_line_wins(game: Game) -> None:
    table = winnable(game)
    verdicts = course(game, table, Budget(4_000))
    assert verdicts[0].answer is Answer.WINNABLE
    for before, after in pairwise(verdicts):
        assert after.answer is Answer.WINNABLE
        assert len(after.line) <= len(before.line)
        assert after.bound >= before.bound
        assert (len(after.line), after.bound) != (len(before.line), before.bound)
        assert before.positions <= after.positions <= 4_000
    for verdict in verdicts:
        assert game.is_won(replayed(game, table, verdict.line)[-1])
        assert verdict.bound <= len(verdict.line)


@pytest.mark.parametrize("game", GAMES[-8::2], ids=name_of)
def test_a_first_line_of_clearing_the_rows_is_shortened(game: Game) -> None:
    verdicts = course(game, winnable(game), Budget(20_000))
    assert len(verdicts[-1].line) < len(verdicts[0].line)


@every_game
def test_the_same_budget_gives_the_same_verdicts(game: Game) -> None:
    table = deal(game, 2)
    assert course(game, table, Budget(2_000)) == course(game, table, Budget(2_000))


def test_the_last_of_the_better_verdicts_is_that_of_shortest() -> None:
    table = deal(O_KOAN, 3)
    assert shortest(O_KOAN, table, Budget(6_000)) == course(O_KOAN, table, Budget(6_000))[-1]


def test_where_no_line_is_known_nothing_is_improved() -> None:
    for number, answer in ((51, Answer.UNWINNABLE), (7, Answer.UNKNOWN)):
        table = deal(ZEN, number)
        assert list(improved(ZEN, table, Verdict(answer), Budget())) == []


def test_a_shortest_line_is_not_improved() -> None:
    table = deal(ZEN, 7)
    best = shortest(ZEN, table, Budget())
    assert best.is_shortest
    assert list(improved(ZEN, table, best, Budget())) == []


def test_a_search_for_better_lines_is_stopped_at_once() -> None:
    table = deal(O_KOAN, 3)
    known = solve(O_KOAN, table, Budget())
    stopped = Budget(1_000_000, is_stopped=lambda: True)
    assert list(improved(O_KOAN, table, known, stopped)) == []


def test_a_stop_is_heard_soon() -> None:
    table, asked = deal(O_KOAN, 3), [0]
    known = solve(O_KOAN, table, Budget())

    def is_stopped() -> bool:
        asked[0] += 1
        return asked[0] > 5

    found = list(improved(O_KOAN, table, known, Budget(1_000_000, is_stopped)))
    assert asked[0] <= 10
    assert all(verdict.positions < known.positions + 1_000 for verdict in found)


def test_another_proof_may_follow_the_beams() -> None:
    """A family brings its own."""
    asked = list[Verdict]()

    def prove(_problem: Problem[Any], known: Verdict, _budget: Budget) -> Iterator[Verdict]:
        asked.append(known)
        yield replace(known, bound=len(known.line))

    problem = problem_of(O_KOAN, deal(O_KOAN, 3))
    known = search.solve(problem, Budget(40_000))
    verdicts = list(search.improved(problem, known, Budget(40_000), prove))
    assert [verdict.line for verdict in asked] == [verdicts[-2].line]
    # What a beam has cost counts, also where it has found nothing.
    assert asked[0].positions >= verdicts[-2].positions
    assert verdicts[-1].is_shortest


# Beams.


@every_game
def test_a_beam_that_leaves_nothing_out_finds_a_shortest_line(game: Game) -> None:
    table = winnable(game)
    along = replayed(game, table, solve(game, table, Budget()).line)
    problem: Any = problem_of(game, along[-4])
    beam: Beam[Any] = Beam(problem, 100_000, 4)
    beam.run(Budget(50_000))
    assert beam.is_complete
    assert len(problem.line(beam.path)) == beam.most
    assert beam.most == len(shortest(game, along[-4], Budget()).line)


def test_a_narrow_beam_proves_nothing() -> None:
    beam: Beam[Any] = Beam(problem_of(O_KOAN, deal(O_KOAN, 3)), 2, 200)
    beam.run(Budget())
    assert not beam.is_complete
    assert beam.positions < 400


def test_a_beam_without_positions_left_finds_nothing() -> None:
    beam: Beam[Any] = Beam(problem_of(O_KOAN, deal(O_KOAN, 3)), 10, 200)
    beam.run(Budget(0))
    assert (beam.positions, beam.path, beam.is_complete) == (0, [], False)


# Scouts.


def test_a_scout_finds_a_line_where_the_first_positions_have_none() -> None:
    game = find("zen.eight-sets")
    table = deal(game, 7002)
    after, width = problem_of(game, table).probes[0]
    verdict = solve(game, table, Budget())
    assert game.is_won(replayed(game, table, verdict.line)[-1])
    assert after < verdict.positions < after + 40 * width
    assert solve(game, table, Budget(after)).answer is Answer.UNKNOWN


def test_where_a_scout_finds_nothing_a_wider_one_goes() -> None:
    game = find("zen.eight-sets")
    table = deal(game, 5045)
    narrow, wide = problem_of(game, table).probes
    assert solve(game, table, Budget(wide.after)).answer is Answer.UNKNOWN
    verdict = solve(game, table, Budget())
    beam = Beam(problem_of(game, table), wide.width, most=1_000)
    beam.run(Budget())
    assert narrow.width < wide.width
    left = problem_of(game, table).moves_left(beam.path[-1])
    assert len(verdict.line) == len(beam.path) - 1 + left
    assert beam.positions < verdict.positions <= wide.after + beam.positions


def test_after_a_scout_only_wider_beams_are_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("zen.eight-sets")
    problem = problem_of(game, deal(game, 7002))
    known, widths = search.solve(problem, Budget()), list[int]()

    def run(beam: Any, _budget: Budget) -> None:
        widths.append(beam._width)
        beam.is_complete = False

    def prove(_problem: Problem[Any], _known: Verdict, _budget: Budget) -> Iterator[Verdict]:
        return iter(())

    monkeypatch.setattr(Beam, "run", run)
    list(search.improved(problem, known, Budget(known.positions + 200_000), prove))
    list(search.improved(problem, replace(known, positions=0), Budget(200_000), prove))
    assert widths[0] == 1_000
    assert 300 in widths


def test_a_scout_that_sees_everything_proves_that_nothing_wins() -> None:
    game = find("zen.shanghai")
    lost = next(
        table
        for number in range(1, 60)
        for table in [deal(game, number)]
        if search.solve(problem_of(game, table), Budget()).positions > 0
        and solve(game, table, Budget()).answer is Answer.UNWINNABLE
    )
    problem: Any = problem_of(game, lost)
    plain = solve(game, lost, Budget())
    problem.probes = (Probe(0, 100_000),)
    assert search.solve(problem, Budget()).answer is plain.answer


# Stages.


def test_what_the_first_stage_leaves_open_the_second_tries(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = deal(ZEN, 7)
    needed = solve(ZEN, table, Budget()).positions
    monkeypatch.setattr(study, "FIRST_STAGE", needed - 1)
    assert solve(ZEN, table, Budget(needed - 1)).answer is Answer.UNKNOWN
    verdict = solve(ZEN, table, Budget(50_000))
    assert verdict.answer is Answer.WINNABLE
    assert needed <= verdict.positions <= 50_000
    assert ZEN.is_won(replayed(ZEN, table, verdict.line)[-1])


# Ideas.


@every_game
def test_no_two_ideas_come_to_the_same(game: Game) -> None:
    table = play(game, 3)[4]
    problem: Any = problem_of(game, table)
    found = [
        problem.state(game.after(table, idea.move)) for idea in ideas(game, table, Budget(600))
    ]
    assert len(found) == len(set(found))


@pytest.mark.parametrize("number", [3, 7])
def test_the_first_idea_is_the_first_move_of_the_best_line(number: int) -> None:
    table = deal(ZEN, number)
    best = shortest(ZEN, table, Budget())
    first, *others = ideas(ZEN, table, Budget(2_000), best)
    assert (first.move, first.after.line) == (best.line[0], best.line[1:])
    assert first.length == len(best.line)
    assert others


def test_without_a_best_line_the_ideas_are_sought_all_the_same() -> None:
    table = deal(ZEN, 7)
    assert ideas(ZEN, table, Budget(500), Verdict(Answer.UNKNOWN)) == ideas(
        ZEN, table, Budget(500)
    )
