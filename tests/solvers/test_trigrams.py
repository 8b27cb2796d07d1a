"""The solver of Eight Trigrams: lines that clear, the best of them, and proofs."""

from functools import cache
from random import Random

import pytest

from gupai_desktop.engine.combinations import TripletRule, all_groups
from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find
from gupai_desktop.games.trigrams import Trigrams
from gupai_desktop.solvers.analysis import improved, shortest, solve
from gupai_desktop.solvers.trigrams import POINT, PRICE, Over, TrigramsProblem
from gupai_desktop.solvers.trigrams_positions import FREE, NUMBERS
from gupai_desktop.solvers.verdict import Answer, Budget

GAME = Trigrams()
EVERY_RULE = ("", "triplets=mixed", "loose=yes", "triplets=mixed loose=yes")


def test_no_take_brings_more_than_its_tiles_cost() -> None:
    for rules in EVERY_RULE:
        game = find(GAME.id, rules)
        assert isinstance(game, Trigrams)
        for faces in (*all_groups(2), *all_groups(3)):
            assert POINT * game.points(faces) <= sum(map(PRICE.__getitem__, faces)), faces
    assert sum(face.copies * price for face, price in PRICE.items()) == 1727


def test_the_best_line_of_a_deal_is_played_by_the_rules_and_proved() -> None:
    for number, par in ((2, 164), (3, 160), (5, 168), (9, 168), (11, 168)):
        table = deal(GAME, number)
        found = shortest(GAME, table, Budget(20_000))
        assert (GAME.measure(found.length), found.is_shortest) == (par, True), number
        for move in found.line:
            table = GAME.play(table, move)
        assert (GAME.is_won(table), GAME.score(table)) == (True, par), number


def test_par_is_found_again_from_every_table_of_the_best_line() -> None:
    table = deal(GAME, 3)
    line = shortest(GAME, table, Budget(20_000)).line
    for move in line:
        table = GAME.play(table, move)
        found = shortest(GAME, table, Budget(20_000))
        assert (GAME.measure(found.length), found.is_shortest) == (160, True)


def test_par_is_the_most_that_any_order_of_moves_brings() -> None:
    @cache
    def most(table: Table) -> int:
        after = [most(GAME.after(table, move)) for move in GAME.moves(table)]
        return max(after, default=GAME.score(table) if GAME.is_won(table) else 0)

    for number in range(1, 25):
        table = late_table(number)
        found = shortest(GAME, table, Budget(20_000))
        is_clear = found.answer is Answer.WINNABLE
        assert (GAME.measure(found.length) if is_clear else 0) == most(table), number


def late_table(number: int) -> Table:
    """A table of a deal after some takes at random."""
    table, chance = deal(GAME, number), Random(number)
    while len(moves := GAME.moves(table)) and len(table.rows[-1]) < 20:
        table = GAME.after(table, chance.choice(moves))
    return table


def test_all_positions_at_once_tell_par_as_the_search_does() -> None:
    for number in range(1, 25):
        table = late_table(number)
        if GAME.is_won(table):
            continue
        problem = TrigramsProblem(GAME, table)
        found = shortest(GAME, table, Budget(20_000))
        for for_points in (True, False):
            takes = problem.every(Budget(), for_points=for_points)
            assert bool(takes) is (found.answer is Answer.WINNABLE), number
            if takes:
                line = problem.verdict(takes).line
                after = table
                for move in line:
                    after = GAME.play(after, move)
                assert GAME.is_won(after)
                assert GAME.score(after) <= GAME.measure(found.length)
                assert not for_points or GAME.score(after) == GAME.measure(found.length)


def test_a_deal_that_cannot_be_cleared_is_proved_by_all_its_positions() -> None:
    table = deal(GAME, 1893)
    assert solve(GAME, table, Budget(60_000)).answer is Answer.UNKNOWN
    assert solve(GAME, table, Budget(2_000_000)).answer is Answer.UNWINNABLE


def test_looking_at_all_positions_is_stopped_at_once() -> None:
    asked = 0

    def is_stopped() -> bool:
        nonlocal asked
        asked += 1
        return asked == 3

    problem = TrigramsProblem(GAME, deal(GAME, 1893))
    with pytest.raises(Over):
        problem.every(Budget(is_stopped=is_stopped), for_points=False)
    assert asked == 3


def test_the_states_of_an_arm_are_numbered_such_that_a_tile_always_adds_the_same() -> None:
    assert sorted(NUMBERS.values()) == [*range(8)]
    for place, added in enumerate((1, 4, 2, -3)):
        for gone, number in NUMBERS.items():
            if FREE[gone] >> place & 1:
                assert NUMBERS[gone | 1 << place] == number + added


def test_a_table_that_locks_itself_cannot_be_cleared() -> None:
    table = deal(GAME, 1)
    while moves := GAME.moves(table):
        table = GAME.play(table, moves[0])
    assert not GAME.is_won(table)
    verdict = solve(GAME, table, Budget(20_000))
    assert (verdict.answer, verdict.line) == (Answer.UNWINNABLE, ())


def test_a_budget_that_is_spent_leaves_open_what_is_not_known() -> None:
    table = deal(GAME, 8)
    assert solve(GAME, table, Budget(20)).answer is Answer.UNKNOWN
    known = solve(GAME, table, Budget(200_000))
    bounds = [found.bound for found in improved(GAME, table, known, Budget(2_500))]
    assert bounds == sorted(bounds)


def test_a_problem_knows_the_moves_of_its_game() -> None:
    table = deal(GAME, 5)
    while moves := GAME.moves(table):
        problem = TrigramsProblem(GAME, table)
        after = {problem.state(GAME.after(table, move)) for move in moves}
        if not GAME.is_won(GAME.after(table, moves[0])):
            assert set(problem.successors(problem.state(table))) == after
        table = GAME.after(table, moves[len(moves) // 2])


def test_the_rule_of_a_problem_is_that_of_its_game() -> None:
    game = find(GAME.id, "triplets=mixed loose=yes")
    assert game.triplets == TripletRule(mixed_dragon=True, loose=True)
    found = solve(game, deal(game, 1), Budget(20_000))
    assert found.answer is Answer.WINNABLE
