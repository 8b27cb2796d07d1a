"""The searches over all games: the problems keep their promises, the lines win, proofs hold.

Whatever is said here of moves and wins is asked of the game itself.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find
from gupai_desktop.solvers import family_solver, search
from gupai_desktop.solvers.analysis import problem_of, shortest, solve
from gupai_desktop.solvers.search_problem import SearchProblem
from gupai_desktop.solvers.verdict import Answer, Budget
from tests.solvers.plays import (
    GAMES,
    GOAL_GAMES,
    can_be_won,
    found_in_a_process,
    late,
    name_of,
    play,
    quick_line,
    replayed,
    tables,
)

every_game = pytest.mark.parametrize("game", GAMES, ids=name_of)
#: The goals with each triplet rule by turns.
every_problem = pytest.mark.parametrize(
    "game", [*GAMES, *(GOAL_GAMES[place] for place in (0, 3, 4, 7))], ids=name_of
)

#: A deal that takes thousands of positions.
CLEAR_FIVE, HARD = find("levels.clear-five"), deal(find("levels.clear-five"), 9)

SOME_DEALS = range(1, 4)

#: Deals that cannot be won, of which few positions can be reached.
LOST_DEALS = {
    find("zen.ten-sets"): (51, 152, 377, 396, 477, 689, 736),
    find("zen.ten-sets", "triplets=mixed"): (94, 152, 285, 377, 396, 477, 689, 736),
    find("levels.meng-huo"): (7,),
    find("zen.eight-sets"): (5, 9, 19, 94, 143, 152, 187, 191, 195),
}


def credulous(problem: SearchProblem[Any]) -> SearchProblem[Any]:
    """A problem that holds nothing for lost before everything has been tried."""
    vars(problem)["is_hopeless"] = lambda _state: False
    return problem


def along_a_line(game: Game) -> list[Table]:
    """The tables along a line that wins."""
    return replayed(game, *quick_line(game))


def some_tables(game: Game) -> Iterator[Table]:
    """Tables of plays at random, and some along a line that wins."""
    yield from play(game, 3, most=2) if game in GOAL_GAMES else tables(game, SOME_DEALS[:1])
    yield from along_a_line(game)[::5]


class Stop:
    """A signal that stops after it was asked that many times."""

    def __init__(self, after: int) -> None:
        self.asked, self._after = 0, after

    def __call__(self) -> bool:
        self.asked += 1
        return self.asked > self._after


# Problems.


@every_problem
def test_a_state_leads_where_the_moves_lead_and_no_move_lowers_the_bound(game: Game) -> None:
    for table in some_tables(game):
        problem: Any = problem_of(game, table)
        start = problem.start()
        successors = problem.successors(start)
        assert set(successors) == {
            problem.state(game.after(table, move)) for move in game.moves(table)
        }
        assert problem.is_goal(start) == game.is_won(table)
        assert problem.bound(start) > 0 or problem.is_goal(start)
        for after in successors:
            assert problem.bound(after) >= problem.bound(start) - 1
            assert problem.bound(after) == 0 or not problem.is_goal(after)


@every_problem
def test_along_a_line_only_the_end_is_the_goal_no_bound_is_beaten_and_nothing_is_hopeless(
    game: Game,
) -> None:
    for left, table in enumerate(reversed(along_a_line(game))):
        problem: Any = problem_of(game, table)
        start = problem.start()
        assert problem.is_goal(start) == game.is_won(table) == (left == 0)
        assert problem.bound(start) <= left
        assert not problem.is_hopeless(start)


@every_game
def test_what_is_won_by_trying_alone_is_not_hopeless(game: Game) -> None:
    openings = [deal(game, number) for number in SOME_DEALS[:1]]
    for table in (*openings, *late(game, range(10, 13))):
        budget = 20_000 if table in openings else 1_000
        verdict = search.solve(credulous(problem_of(game, table)), Budget(budget))
        if verdict.answer is Answer.WINNABLE:
            along = replayed(game, table, verdict.line)
            assert game.is_won(along[-1])
            for one in along:
                problem: Any = problem_of(game, one)
                assert not problem.is_hopeless(problem.start())


# Verdicts.


@every_game
def test_a_verdict_on_a_late_table_is_confirmed_by_trying_everything(game: Game) -> None:
    for table in late(game, range(1, 5)):
        verdict = solve(game, table, Budget(3_000))
        if verdict.answer is Answer.WINNABLE:
            assert game.is_won(replayed(game, table, verdict.line)[-1])
        elif verdict.answer is Answer.UNWINNABLE:
            assert can_be_won(game, table, most=150) is False


def test_a_deal_that_is_proved_unwinnable_is_lost_whatever_is_played() -> None:
    for game, numbers in LOST_DEALS.items():
        for number in numbers:
            table, most = deal(game, number), 200 if game in GOAL_GAMES else 5_000
            for search_it in (solve, shortest):
                answer = search_it(game, table, Budget()).answer
                assert answer is Answer.UNWINNABLE, (name_of(game), number)
            assert can_be_won(game, table, most=most) is False, (name_of(game), number)


@every_game
def test_a_won_table_is_won_by_no_moves(game: Game) -> None:
    for search_it in (solve, shortest):
        verdict = search_it(game, along_a_line(game)[-1], Budget())
        assert (verdict.answer, verdict.line, verdict.bound) == (Answer.WINNABLE, (), 0)
        assert verdict.is_shortest


@every_game
def test_a_shortest_line_wins_and_is_no_longer_than_the_first_one_found(game: Game) -> None:
    for table in late(game, range(1, 3)):
        first, best = (find_line(game, table, Budget(1_500)) for find_line in (solve, shortest))
        assert best.answer is first.answer
        if best.answer is Answer.WINNABLE:
            assert game.is_won(replayed(game, table, best.line)[-1])
            assert first.bound <= best.bound <= len(best.line) <= len(first.line)


def test_no_line_is_shorter_than_a_shortest_one() -> None:
    """Layer by layer through the game itself, from tables near the end."""
    for game in GAMES[:2]:
        table = along_a_line(game)[-4]
        verdict = shortest(game, table, Budget())
        assert verdict.is_shortest
        layer = {table}
        for _ in range(len(verdict.line)):
            assert not any(map(game.is_won, layer))
            layer = {game.after(one, move) for one in layer for move in game.moves(one)}
            if len(layer) > 300:
                break


# Budgets.


@every_problem
def test_a_small_budget_knows_less_and_never_says_otherwise(game: Game) -> None:
    for number in SOME_DEALS[:1]:
        table = deal(game, number)
        truth = solve(game, table, Budget(3_000)).answer
        for positions in (0, 1, 5, 100):
            for search_it in (solve, shortest):
                verdict = search_it(game, table, Budget(positions))
                assert verdict.answer in (truth, Answer.UNKNOWN) or truth is Answer.UNKNOWN
                assert verdict.positions <= positions
                is_won = verdict.answer is Answer.WINNABLE
                assert is_won or not verdict.line
                assert not is_won or game.is_won(replayed(game, table, verdict.line)[-1])


def test_a_budget_that_suffices_just_so_gives_the_verdict() -> None:
    full = solve(CLEAR_FIVE, HARD, Budget())
    assert full.positions > 1
    assert solve(CLEAR_FIVE, HARD, Budget(full.positions)) == full
    less = solve(CLEAR_FIVE, HARD, Budget(full.positions - 1))
    assert (less.answer, less.positions) == (Answer.UNKNOWN, full.positions - 1)


@every_game
def test_a_search_that_is_stopped_at_once_says_nothing(game: Game) -> None:
    verdict = solve(game, deal(game, 3), Budget(is_stopped=Stop(0)))
    assert (verdict.answer, verdict.positions) == (Answer.UNKNOWN, 0)


def test_a_search_is_stopped_on_its_way_and_keeps_the_line_that_it_has() -> None:
    verdict = solve(CLEAR_FIVE, HARD, Budget(is_stopped=Stop(3)))
    assert verdict.answer is Answer.UNKNOWN
    assert 0 < verdict.positions < solve(CLEAR_FIVE, HARD, Budget()).positions
    game = find("levels.o-koan")
    verdict = shortest(game, deal(game, 11), Budget(is_stopped=Stop(80)))
    assert verdict.answer is Answer.WINNABLE
    assert game.is_won(replayed(game, deal(game, 11), verdict.line)[-1])
    assert verdict.bound < len(verdict.line)


def test_what_the_first_stage_leaves_open_the_second_tries(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = find("zen.ten-sets")
    table = deal(game, 7)
    needed = solve(game, table, Budget()).positions
    monkeypatch.setattr(family_solver, "FIRST_STAGE", needed - 1)
    assert solve(game, table, Budget(needed - 1)).answer is Answer.UNKNOWN
    verdict = solve(game, table, Budget(50_000))
    assert verdict.answer is Answer.WINNABLE
    assert needed <= verdict.positions <= 50_000
    assert game.is_won(replayed(game, table, verdict.line)[-1])


# The same everywhere.


_TELL = """
import sys
from gupai_desktop.engine.deal import deal
from gupai_desktop.games import find
from gupai_desktop.solvers.analysis import outlook, shortest, solve
from gupai_desktop.solvers.verdict import Budget
for number in map(int, sys.argv[1:]):
    for name, rules in (
        ("zen.ten-sets", "triplets=mixed"), ("levels.clear-five", ""), ("zen.shanghai", ""),
        ("levels.guo-wu-guan", "any-three=yes"), ("zen.harmony", ""),
    ):
        game = find(name, rules)
        for search in (solve, shortest, outlook):
            found = search(game, deal(game, number), Budget(200))
            line = "; ".join(map(str, found.line))
            print(number, name, rules, search.__name__, getattr(found, "positions", found), line)
"""


def test_every_process_finds_the_same_whatever_it_has_studied_before() -> None:
    """Hashes of texts and bytes are another matter in every process; they must not matter."""
    here = found_in_a_process("0", _TELL, "3", "34")
    assert len(here) == 30
    assert found_in_a_process("4711", _TELL, "34", "3") == here
