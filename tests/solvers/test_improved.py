"""Ever better verdicts: each line wins and is shorter, or the bound is higher."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find
from gupai_desktop.solvers import analysis, search, zen
from gupai_desktop.solvers.analysis import (
    improved,
    problem_of,
    resting,
    shortest,
    solve,
)
from gupai_desktop.solvers.search import Beam, shortened
from gupai_desktop.solvers.search_problem import Probe, SearchProblem
from gupai_desktop.solvers.verdict import Answer, Budget, Verdict
from tests.solvers.plays import GAMES, name_of, quick_line, replayed
from tests.solvers.test_search import Stop

every_game = pytest.mark.parametrize("game", GAMES, ids=name_of)

O_KOAN, ZEN, EIGHT = find("levels.o-koan"), find("zen.ten-sets"), find("zen.eight-sets")


def course(game: Game, table: Table, budget: Budget) -> list[Verdict]:
    """The first verdict on a table and all the better ones."""
    first = solve(game, table, budget)
    return [first, *improved(game, table, first, budget)]


@every_game
def test_every_verdict_is_better_than_the_one_before_and_its_line_wins(game: Game) -> None:
    table, _ = quick_line(game)
    verdicts = course(game, table, Budget(2_000))
    assert verdicts[-1] == shortest(game, table, Budget(2_000)), "the same every time"
    for before, after in pairwise(verdicts):
        assert len(after.line) <= len(before.line)
        assert after.bound >= before.bound
        assert (len(after.line), after.bound) != (len(before.line), before.bound)
        assert before.positions <= after.positions <= 2_000
    for verdict in verdicts:
        assert verdict.answer is Answer.WINNABLE
        assert game.is_won(replayed(game, table, verdict.line)[-1])
        assert verdict.bound <= len(verdict.line)


def test_a_first_line_of_clearing_the_rows_is_shortened() -> None:
    for game in GAMES[-2:]:
        verdicts = course(game, quick_line(game)[0], Budget(5_000))
        assert len(verdicts[-1].line) < len(verdicts[0].line), name_of(game)


def test_where_no_line_is_known_or_it_is_shortest_nothing_is_improved() -> None:
    table = deal(ZEN, 7)
    best = shortest(ZEN, table, Budget())
    assert best.is_shortest
    for known in (Verdict(Answer.UNWINNABLE), Verdict(Answer.UNKNOWN), best):
        assert list(improved(ZEN, table, known, Budget())) == [], known


def test_a_stop_is_heard_soon() -> None:
    table = deal(O_KOAN, 3)
    known = solve(O_KOAN, table, Budget())
    assert list(improved(O_KOAN, table, known, Budget(1_000_000, Stop(0)))) == []
    stop = Stop(5)
    found = list(improved(O_KOAN, table, known, Budget(1_000_000, stop)))
    assert stop.asked <= 10
    assert all(verdict.positions < known.positions + 1_000 for verdict in found)


def test_while_the_player_rests_only_the_widest_beam_is_run(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    run = list[tuple[int, ...]]()

    def improve(problem: SearchProblem[Any], *_: object) -> Iterator[Verdict]:
        run.append(problem.beam_widths)
        return iter(())

    changed = zen.SOLVER._replace(improve=improve)
    monkeypatch.setattr(analysis, "solver_of", {"zen": changed}.__getitem__)
    table = deal(EIGHT, 1)
    for study in (improved, resting):
        assert list(study(EIGHT, table, Verdict(Answer.WINNABLE), Budget())) == []
    assert run == [(300, 1_000, 3_000, 5_000, 10_000), (10_000,)]


def test_a_family_brings_the_proof_that_follows_the_beams() -> None:
    asked = list[Verdict]()

    def prove(_problem: SearchProblem[Any], known: Verdict, _budget: Budget) -> Iterator[Verdict]:
        asked.append(known)
        yield replace(known, bound=len(known.line))

    problem = problem_of(O_KOAN, deal(O_KOAN, 3))
    known = search.solve(problem, Budget(40_000))
    verdicts = list(search.improved(problem, known, Budget(40_000), prove))
    assert [verdict.line for verdict in asked] == [verdicts[-2].line]
    # What a beam has cost counts, also where it has found nothing.
    assert asked[0].positions >= verdicts[-2].positions
    assert verdicts[-1].is_shortest


@every_game
def test_a_beam_that_leaves_nothing_out_finds_a_shortest_line(game: Game) -> None:
    table = replayed(game, *quick_line(game))[-4]
    problem: Any = problem_of(game, table)
    beam: Beam[Any] = Beam(problem, 100_000, 4)
    beam.run(Budget(50_000))
    assert beam.is_complete
    assert len(problem.line(beam.path)) == beam.most
    assert beam.most == len(shortest(game, table, Budget()).line)


def test_a_probe_finds_a_line_where_the_first_positions_have_none() -> None:
    table = deal(EIGHT, 7002)
    probe = problem_of(EIGHT, table).probes[0]
    verdict = solve(EIGHT, table, Budget())
    assert EIGHT.is_won(replayed(EIGHT, table, verdict.line)[-1])
    assert probe.after < verdict.positions < probe.after + 40 * probe.width
    assert solve(EIGHT, table, Budget(probe.after)).answer is Answer.UNKNOWN


def test_a_probe_that_sees_everything_proves_that_nothing_wins() -> None:
    game = find("zen.shanghai")
    problem: Any = problem_of(game, deal(game, 11))
    assert not problem.is_hopeless(problem.start())
    assert search._probed(problem, Probe(0, 100_000), Budget()).answer is Answer.UNWINNABLE


def paths() -> Iterator[tuple[Game, Table, Any, list[Any]]]:
    """Some deals towards a goal, with their problems and the path of a beam."""
    for game_id, number in (("zen.eight-sets", 5002), ("zen.harmony", 5006), ("zen.shanghai", 1)):
        game = find(game_id)
        table = deal(game, number)
        problem: Any = problem_of(game, table)
        beam: Beam[Any] = Beam(problem, 100, 60)
        beam.run(Budget())
        yield game, table, problem, beam.path


def test_a_line_is_never_longer_for_its_neighbourhood_and_still_wins() -> None:
    for game, table, problem, path in paths():
        shorter, spent = shortened(problem, path, Budget(2_000))
        assert len(problem.line(shorter)) <= len(problem.line(path)), game.id
        assert 0 < spent <= 2_000
        assert game.is_won(replayed(game, table, problem.line(shorter))[-1]), game.id
        assert shortened(problem, path, Budget(2_000)) == (shorter, spent), game.id


def test_a_way_round_is_cut_off() -> None:
    """What an exchange between valid groups has done can be undone: two moves for nothing."""
    for game, _, problem, path in paths():
        there, back = next(
            (place, after)
            for place, state in enumerate(path)
            for after in problem.successors(state)
            if state in problem.successors(after)
        )
        around = [*path[: there + 1], back, *path[there:]]
        shorter, _ = shortened(problem, around, Budget(3_000))
        assert len(problem.line(shorter)) <= len(problem.line(path)), game.id


def test_without_positions_or_when_stopped_the_line_stays() -> None:
    for _, _, problem, path in paths():
        assert shortened(problem, path, Budget(0)) == (path, 0)
        assert shortened(problem, path, Budget(1_000, Stop(0))) == (path, 0)
        assert shortened(problem, path, Budget(3_000, Stop(3)))[1] <= 3 * 64
