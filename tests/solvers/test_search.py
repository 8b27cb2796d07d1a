"""What both searches rest on, over all games: the problems keep their promises, the lines win.

Whatever is said here of moves and wins is asked of the game itself.
"""

from __future__ import annotations

from typing import Any

import pytest

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find
from gupai_desktop.solvers import search
from gupai_desktop.solvers.analysis import improved, problem_of, shortest, solve
from gupai_desktop.solvers.problem import Problem
from gupai_desktop.solvers.verdict import Answer, Budget
from tests.solvers.plays import (
    GAMES,
    can_be_won,
    found_in_a_process,
    name_of,
    play,
    replayed,
    tables,
)

#: A deal of Clear Five Levels that takes thousands of positions.
HARD = 9

every_game = pytest.mark.parametrize("game", GAMES, ids=name_of)

SOME_DEALS = range(1, 4)

#: Deals that cannot be won, of which few positions can be reached.
LOST_DEALS = {
    find("zen.ten-sets"): (51, 152, 377, 396, 477, 689, 736),
    find("zen.ten-sets", "triplets=mixed"): (94, 152, 285, 377, 396, 477, 689, 736),
    find("levels.meng-huo"): (7,),
}


class Credulous:
    """A problem that holds nothing for lost before everything has been tried."""

    def __init__(self, problem: Problem[Any]) -> None:
        self._problem = problem

    def __getattr__(self, name: str) -> Any:
        return getattr(self._problem, name)

    def is_hopeless(self, _state: object) -> bool:
        return False


# Problems.


@every_game
def test_a_state_leads_where_the_moves_of_the_game_lead(game: Game) -> None:
    for table in tables(game, SOME_DEALS):
        problem: Any = problem_of(game, table)
        after = {problem.state(game.after(table, move)) for move in game.moves(table)}
        assert set(problem.successors(problem.start())) == after


@every_game
def test_a_state_is_the_goal_when_the_game_is_won(game: Game) -> None:
    won = deal(game, 3)
    for table in [*tables(game, SOME_DEALS), *replayed(game, won, line(game, won))]:
        problem: Any = problem_of(game, table)
        assert problem.is_goal(problem.start()) == game.is_won(table)


@every_game
def test_the_bound_falls_by_one_a_move_at_most_and_to_0_at_the_goal(game: Game) -> None:
    for table in tables(game, SOME_DEALS):
        problem: Any = problem_of(game, table)
        before = problem.bound(problem.start())
        assert before > 0 or problem.is_goal(problem.start())
        for after in problem.successors(problem.start()):
            assert problem.bound(after) >= before - 1
            assert problem.bound(after) == 0 or not problem.is_goal(after)


@every_game
def test_along_a_line_nothing_is_hopeless_and_no_bound_is_beaten(game: Game) -> None:
    for number in SOME_DEALS:
        verdict = search.solve(Credulous(problem_of(game, deal(game, number))), Budget(20_000))
        if verdict.answer is Answer.WINNABLE:
            along = replayed(game, deal(game, number), verdict.line)
            assert game.is_won(along[-1])
            for left, table in enumerate(reversed(along)):
                problem: Any = problem_of(game, table)
                assert not problem.is_hopeless(problem.start())
                assert problem.bound(problem.start()) <= left


@every_game
def test_what_is_won_by_trying_alone_is_not_hopeless(game: Game) -> None:
    for table in late(game, range(10, 15)):
        verdict = search.solve(Credulous(problem_of(game, table)), Budget(1_000))
        if verdict.answer is Answer.WINNABLE:
            assert game.is_won(replayed(game, table, verdict.line)[-1])
            problem: Any = problem_of(game, table)
            assert not problem.is_hopeless(problem.start())
            assert solve(game, table, Budget()).answer is Answer.WINNABLE


def line(game: Game, table: Table) -> tuple[Any, ...]:
    return solve(game, table, Budget(20_000)).line


def late(game: Game, deals: range) -> list[Table]:
    """The last tables of plays at random, where few positions are left."""
    return [table for number in deals for table in play(game, number)[-1:-7:-2]]


# Verdicts.


@every_game
def test_a_verdict_on_a_late_table_is_confirmed_by_trying_everything(game: Game) -> None:
    for table in late(game, range(1, 10)):
        verdict = solve(game, table, Budget(3_000))
        if verdict.answer is Answer.WINNABLE:
            assert game.is_won(replayed(game, table, verdict.line)[-1])
        elif verdict.answer is Answer.UNWINNABLE:
            assert can_be_won(game, table, most=150) is False


@pytest.mark.parametrize(
    ("game", "number"),
    [(game, number) for game, numbers in LOST_DEALS.items() for number in numbers],
    ids=lambda value: name_of(value) if isinstance(value, Game) else str(value),
)
def test_a_deal_that_is_proved_unwinnable_is_lost_whatever_is_played(
    game: Game, number: int
) -> None:
    table = deal(game, number)
    assert solve(game, table, Budget()).answer is Answer.UNWINNABLE
    assert shortest(game, table, Budget()).answer is Answer.UNWINNABLE
    assert can_be_won(game, table, most=5_000) is False


@every_game
def test_a_won_table_is_won_by_no_moves(game: Game) -> None:
    table = replayed(game, deal(game, 3), line(game, deal(game, 3)))[-1]
    for verdict in (solve(game, table, Budget()), shortest(game, table, Budget())):
        assert (verdict.answer, verdict.line, verdict.bound) == (Answer.WINNABLE, (), 0)
        assert verdict.is_shortest


@every_game
def test_a_shortest_line_wins_and_is_no_longer_than_the_first_one_found(game: Game) -> None:
    for table in late(game, range(1, 5)):
        first, best = (find_line(game, table, Budget(1_500)) for find_line in (solve, shortest))
        assert best.answer is first.answer
        if best.answer is Answer.WINNABLE:
            assert game.is_won(replayed(game, table, best.line)[-1])
            assert first.bound <= best.bound <= len(best.line) <= len(first.line)


@pytest.mark.parametrize("game", GAMES[:2], ids=name_of)
def test_no_line_is_shorter_than_a_shortest_one(game: Game) -> None:
    """Layer by layer through the game itself, from tables near the end."""
    for number in SOME_DEALS:
        along = replayed(game, deal(game, number), line(game, deal(game, number)))
        table = along[-4]
        verdict = shortest(game, table, Budget())
        assert verdict.is_shortest
        layer = {table}
        for _ in range(len(verdict.line)):
            assert not any(map(game.is_won, layer))
            layer = {game.after(one, move) for one in layer for move in game.moves(one)}
            if len(layer) > 300:
                break


# Budgets.


@every_game
def test_a_small_budget_knows_less_and_never_says_otherwise(game: Game) -> None:
    for number in SOME_DEALS:
        table = deal(game, number)
        truth = solve(game, table, Budget(5_000)).answer
        for positions in (0, 1, 2, 5, 20, 100):
            for search_it in (solve, shortest):
                verdict = search_it(game, table, Budget(positions))
                assert verdict.answer in (truth, Answer.UNKNOWN) or truth is Answer.UNKNOWN
                assert verdict.positions <= positions
                if verdict.answer is Answer.WINNABLE:
                    assert game.is_won(replayed(game, table, verdict.line)[-1])
                else:
                    assert not verdict.line


def test_with_a_budget_of_nothing_an_open_board_is_unknown() -> None:
    verdict = solve(find("zen.ten-sets"), deal(find("zen.ten-sets"), 7), Budget(0))
    assert (verdict.answer, verdict.line, verdict.positions) == (Answer.UNKNOWN, (), 0)
    assert not verdict.is_shortest


def test_a_budget_that_suffices_just_so_gives_the_verdict() -> None:
    game = find("levels.clear-five")
    table = deal(game, HARD)
    full = solve(game, table, Budget())
    assert full.positions > 1
    assert solve(game, table, Budget(full.positions)) == full
    assert solve(game, table, Budget(full.positions - 1)).answer is Answer.UNKNOWN


@every_game
def test_a_search_that_is_stopped_at_once_says_nothing(game: Game) -> None:
    verdict = solve(game, deal(game, 3), Budget(is_stopped=lambda: True))
    assert (verdict.answer, verdict.positions) == (Answer.UNKNOWN, 0)


def test_a_search_is_stopped_on_its_way() -> None:
    game, asked = find("levels.clear-five"), [0]
    table = deal(game, HARD)

    def is_stopped() -> bool:
        asked[0] += 1
        return asked[0] > 3

    verdict = solve(game, table, Budget(is_stopped=is_stopped))
    assert verdict.answer is Answer.UNKNOWN
    assert 0 < verdict.positions < solve(game, table, Budget()).positions


def test_the_proof_of_a_shortest_line_keeps_the_line_when_it_is_stopped() -> None:
    game = find("levels.o-koan")
    table, asked = deal(game, 11), [0]

    def is_stopped() -> bool:
        asked[0] += 1
        return asked[0] > 20

    verdict = shortest(game, table, Budget(is_stopped=is_stopped))
    assert verdict.answer is Answer.WINNABLE
    assert game.is_won(replayed(game, table, verdict.line)[-1])
    assert verdict.bound < len(verdict.line)
    assert not verdict.is_shortest


def test_every_bound_of_a_proof_is_higher_than_the_one_before() -> None:
    game = find("zen.ten-sets")
    table = deal(game, 7)
    verdicts = list(improved(game, table, solve(game, table, Budget()), Budget()))
    bounds = [verdict.bound for verdict in verdicts]
    assert bounds == sorted(bounds)
    assert bounds[-1] == len(verdicts[-1].line)


# The same everywhere.


_TELL = """
import sys
from gupai_desktop.engine.deal import deal
from gupai_desktop.games import find
from gupai_desktop.solvers.analysis import outlook, shortest, solve
from gupai_desktop.solvers.verdict import Budget
for number in map(int, sys.argv[1:]):
    for name, rules in (
        ("zen.ten-sets", ""), ("zen.ten-sets", "triplets=mixed"), ("levels.clear-five", ""),
        ("levels.guo-wu-guan", "any-three=yes"), ("levels.meng-huo", ""),
    ):
        game = find(name, rules)
        for search in (solve, shortest, outlook):
            found = search(game, deal(game, number), Budget(1_000))
            line = "; ".join(map(str, found.line))
            print(number, name, rules, search.__name__, getattr(found, "positions", found), line)
"""


def test_every_process_finds_the_same_whatever_it_has_studied_before() -> None:
    """Hashes of texts and bytes are another matter in every process; they must not matter."""
    here = found_in_a_process("0", _TELL, "2", "3", "4")
    assert len(here) > 40
    assert found_in_a_process("4711", _TELL, "4", "3", "2") == here
