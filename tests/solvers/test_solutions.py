"""Every problem proved again, and the search for solutions against one by the rules alone."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find, games
from gupai_desktop.play.problems import Problem, problems_of
from gupai_desktop.solvers.analysis import problem_of
from gupai_desktop.solvers.points import points_of
from gupai_desktop.solvers.solutions import CHANCE, Solutions, Spent
from gupai_desktop.solvers.verdict import Budget
from tests.cases import of_every
from tests.proved import RULES

#: Enough for the dearest problem.
BUDGET = Budget(100_000)
MAX = 12


def solutions(game: Game, problem: Problem) -> Solutions:
    return Solutions(game, game.parse(problem.board), MAX, BUDGET)


def every_problem() -> Iterator[tuple[Game, Problem]]:
    """Yield all problems; the lists are read only when a test begins."""
    for game in games():
        for problem in problems_of(game()):
            yield game(), problem


def named(case: tuple[Game, Problem]) -> str:
    return f"{case[0].id} {case[1].number}"


@pytest.mark.proves("resources/problems/*.txt", *RULES)
@of_every(every_problem(), named)
def test_every_problem_is_won_in_par_and_not_sooner_and_in_one_way(
    case: tuple[Game, Problem],
) -> None:
    game, problem = case
    found = solutions(game, problem)
    assert (found.par, len(found.solutions)) == (problem.par, 1)
    record = problem.record(game)
    for move in found.lines(found.solutions[0])[0]:
        record = record.play(move)
    assert game.is_won(record.table)
    assert game.cost(record.opening, record.moves) == problem.cost
    assert problem.point.key in points_of(found)
    assert f"{found.share():.4f}" == f"{problem.share:.4f}"


# By the rules alone.

Effect = tuple[object, ...]


def effect(game: Game, table: Table, move: Move) -> Effect:
    """What a move does: which groups an exchange changes, or which tiles it takes from where."""
    if move.verb == "exchange":
        groups = [table.groups, game.after(table, move).groups]
        before, after = (
            Counter(tuple(sorted(str(t.face) for t in g)) for g in one) for one in groups
        )
        return tuple(sorted((before - after).elements())), tuple(
            sorted((after - before).elements())
        )
    rows = {n for n, group in enumerate(table.groups) if not move.tiles.isdisjoint(group)}
    places = [
        (n, p) for n, row in enumerate(table.rows) for p, t in enumerate(row) if t in move.tiles
    ]
    if game.keeps_places:
        return tuple(places)
    rows.discard(0)
    return move.verb, tuple(sorted(str(tile.face) for tile in move.tiles)), tuple(sorted(rows))


def solutions_by_search(
    game: Game, table: Table, left: int
) -> set[tuple[tuple[Effect, int], ...]]:
    """Every way to win with that many moves at most, as effects with their number."""
    if game.is_won(table):
        return {()}
    found = set()
    for move in game.moves(table) if left else ():
        for way in solutions_by_search(game, game.after(table, move), left - 1):
            effects = Counter(dict(way))
            effects[effect(game, table, move)] += 1
            found.add(tuple(sorted(effects.items(), key=str)))
    return found


def short_problems() -> Iterator[tuple[Game, Problem]]:
    """Yield those that are soon searched through."""
    return (case for case in every_problem() if is_short(*case))


def is_short(game: Game, problem: Problem) -> bool:
    """Whether few moves are possible: few are asked for, or few tiles are left to take."""
    if game.most_score:
        return sum(map(len, game.parse(problem.board).groups[:-1])) <= 10
    return bool(problem.par) and problem.par <= (1 if game.family.key == "zen" else 3)


@of_every((case for case in short_problems() if not case[0].most_score), named)
def test_the_rules_alone_give_the_same_solution(case: tuple[Game, Problem]) -> None:
    game, problem = case
    assert problem.par
    table = game.parse(problem.board)
    assert solutions_by_search(game, table, problem.par - 1) == set()
    (way,) = solutions_by_search(game, table, problem.par)
    assert sum(count for _, count in way) == problem.par


@of_every((case for case in short_problems() if case[0].most_score), named)
def test_the_rules_alone_give_no_more_points(case: tuple[Game, Problem]) -> None:
    game, problem = case
    best = list[tuple[int, frozenset[Effect]]]()

    def play(table: Table, effects: frozenset[Effect]) -> None:
        moves = game.moves(table)
        for move in moves:
            play(game.after(table, move), effects | {effect(game, table, move)})
        if not moves:
            best.append((game.score(table), effects))

    play(game.parse(problem.board), frozenset())
    most = max(points for points, _ in best)
    assert most == problem.par
    assert len({effects for points, effects in best if points == most}) == 1


def test_the_rules_alone_give_the_same_two_exchanges() -> None:
    game = find("zen.ten-sets")
    problem = next(one for one in problems_of(game) if one.par == 2)
    table = game.parse(problem.board)
    assert (
        len(solutions_by_search(game, table, 1)),
        len(solutions_by_search(game, table, 2)),
    ) == (0, 1)


# What is no problem.

GAME = find("zen.ten-sets")


def of_deal(number: int, most: int, positions: int = 100_000) -> Solutions:
    return Solutions(GAME, deal(GAME, number), most, Budget(positions))


def test_two_solutions_are_enough_to_be_told() -> None:
    found = of_deal(140, 6)
    assert (found.par, len(found.solutions), found.is_one) == (6, 2, False)
    for way in found.solutions:
        table = deal(GAME, 140)
        for move in found.lines(way)[0]:
            table = GAME.play(table, move)
        assert GAME.is_won(table)


def test_a_board_that_is_not_won_in_so_many_moves_has_no_solution() -> None:
    found = of_deal(140, 5)
    assert (found.par, found.solutions) == (0, ())


def test_a_search_stops_when_its_budget_is_spent() -> None:
    with pytest.raises(Spent):
        of_deal(140, 6, positions=3)


def test_a_search_can_be_stopped() -> None:
    with pytest.raises(Spent):
        Solutions(GAME, deal(GAME, 1), 12, Budget(100_000, lambda: True))


def test_the_share_is_how_often_he_wins() -> None:
    problem = next(one for one in problems_of(GAME) if one.par == 3 and 0.2 < one.share < 0.8)
    search, chance, won = problem_of(GAME, GAME.parse(problem.board)), Random(0), 0
    for _ in range(1_000):
        state = search.start()
        for _ in range(problem.par):
            reached = list(dict.fromkeys(search.successors(state)))
            best = min(map(search.beam_estimate, reached))
            nearest = [one for one in reached if search.beam_estimate(one) == best]
            state = chance.choice(reached if chance.random() < CHANCE else nearest)
        won += search.is_goal(state)
    assert won / 1_000 == pytest.approx(problem.share, abs=0.05)
