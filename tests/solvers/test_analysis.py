"""The solver's answers, and that nothing is told that a player cannot know."""

from dataclasses import replace
from itertools import chain
from math import factorial
from typing import Any

import pytest

from gupai_desktop.engine.deal import NO_DEAD_GROUPS, deal
from gupai_desktop.engine.game import Family, Game
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.engine.words import words
from gupai_desktop.games import find
from gupai_desktop.games.zen import TenSets
from gupai_desktop.solvers.analysis import (
    ideas,
    improved,
    outlook,
    problem_of,
    rate,
    shortest,
    solve,
)
from gupai_desktop.solvers.knowledge import as_seen, orders
from gupai_desktop.solvers.policies import policies_for
from gupai_desktop.solvers.requests import IDEA
from gupai_desktop.solvers.verdict import Answer, Budget, Idea, Outlook, Verdict
from tests.drafts import TOY
from tests.solvers.plays import GAMES, name_of, play, replayed
from tests.solvers.test_search import Stop
from tests.ui.known import DEAL

every_game = pytest.mark.parametrize("game", GAMES, ids=name_of)

GENERALS, ZEN = find("levels.guo-wu-guan"), TenSets()

SMALL = Budget(6_000)


def with_other_order(table: Table, turn: int = 1) -> Table:
    """The same for every eye: the hidden tiles change their places among themselves."""
    first, *hidden, last = table.groups[0]
    turned = (*hidden[turn:], *hidden[:turn])
    return table.with_groups({0: (first, *turned, last)})


def before_a_kill() -> Table:
    """A table of a play at which a general can be killed while four are hidden."""
    return next(
        table
        for number in range(1, 60)
        for table in play(GENERALS, number)
        if any(move.verb == "kill" for move in GENERALS.moves(table))
        and len(GENERALS.hidden(table)) == 4
    )


# Orders.


def test_with_nothing_hidden_there_is_one_order() -> None:
    for game in GAMES:
        if game.id != GENERALS.id:
            assert orders(game, deal(game, 3)) == [deal(game, 3)], name_of(game)


def test_four_hidden_tiles_may_lie_in_24_orders_and_fewer_in_fewer() -> None:
    table = deal(GENERALS, 3)
    laid = orders(GENERALS, table)
    assert len(laid) == len({one.groups[0] for one in laid}) == 24
    assert table in laid
    for one in laid:
        assert one.groups[0][0] == table.groups[0][0]
        assert one.groups[0][-1] == table.groups[0][-1]
        assert GENERALS.hidden(one) == GENERALS.hidden(table)
        assert one.groups[1:] == table.groups[1:]
    counts = set()
    for number in range(1, 20):
        for table in play(GENERALS, number):
            count = len(orders(GENERALS, table))
            assert count == (1, 1, 2, 6, 24)[len(GENERALS.hidden(table))]
            counts.add(count)
    assert {24, 6} <= counts


def test_neither_the_orders_nor_an_outlook_tell_which_order_is_real() -> None:
    table = deal(GENERALS, 2)
    known = outlook(GENERALS, table, SMALL)
    assert known.orders == 24
    assert known == outlook(GENERALS, with_other_order(table), SMALL)
    for turn in (1, 2, 3):
        assert orders(GENERALS, table) == orders(GENERALS, with_other_order(table, turn))


def test_very_many_orders_are_sampled_and_the_others_unknown() -> None:
    class Dark(TenSets):
        def hidden(self, table: Table) -> frozenset[Tile]:
            return frozenset(chain(*table.groups[3:]))

    game, table = Dark(), deal(ZEN, DEAL)
    some = orders(game, table)
    assert len(some) == len(set(some)) == 120
    assert some[0] == as_seen(game, table)
    assert some == orders(game, some[-1])
    assert {one.groups[:3] for one in some} == {table.groups[:3]}
    known = outlook(game, table, SMALL)
    assert (known.orders, known.tried) == (factorial(23), 120)
    assert known.wins > 0
    assert not outlook(game, table, Budget(1)).is_lost


# Outlooks.


@every_game
def test_wins_losses_and_unknown_are_all_the_orders(game: Game) -> None:
    for table in play(game, 2)[::9]:
        known = outlook(game, table, SMALL)
        assert known.wins + known.losses + known.unknown == known.orders
        assert known.orders == len(orders(game, table))
        assert bool(known.line) == (known.wins > 0 and not game.is_won(table))


def test_of_a_deal_proven_winnable_orders_that_are_lost_do_not_count() -> None:
    table = deal(GENERALS, 720006)
    known = outlook(GENERALS, table, Budget())
    assert (known.wins, known.losses, known.is_decided) == (18, 6, True)
    proven = outlook(GENERALS, table, Budget(), proven=table)
    assert (proven.wins, proven.orders) == (18, 18)
    for idea in ideas(GENERALS, table, Budget(20_000), proven=table):
        assert idea.after.orders == 18


def test_the_line_of_an_outlook_wins_in_one_of_the_orders() -> None:
    table = deal(GENERALS, 2)
    known = outlook(GENERALS, table, SMALL)
    assert known.wins
    first = next(
        laid
        for laid in orders(GENERALS, table)
        if solve(GENERALS, laid, Budget(250)).answer is Answer.WINNABLE
    )
    assert GENERALS.is_won(replayed(GENERALS, first, known.line)[-1])


# Ideas.


@every_game
def test_ideas_are_different_legal_moves_that_win_the_surest(game: Game) -> None:
    table = play(game, 3)[4]
    problem: Any = problem_of(game, table)
    found = ideas(game, table, Budget(2_400))
    for idea in found:
        assert idea.move in game.moves(table)
        assert idea.after.wins
        assert idea.length == 1 + len(idea.after.line)
        assert any(wins_with(game, laid, idea) for laid in orders(game, table))
    ranks = [(-idea.after.wins, idea.length) for idea in found]
    assert ranks == sorted(ranks)
    states = {problem.state(game.after(table, idea.move)) for idea in found}
    assert len(states) == len(found)


def test_the_orders_of_an_idea_are_decided_as_far_as_those_of_its_table() -> None:
    found = ideas(GENERALS, deal(GENERALS, 720001), Budget(IDEA))
    assert [idea.after.wins for idea in found] == [24, 24, 24]


def wins_with(game: Game, table: Table, idea: Idea) -> bool:
    """Whether the line of an idea wins on a table; false if it is not legal there."""
    for move in (idea.move, *idea.after.line):
        if not game.is_legal(table, move):
            return False
        table = game.after(table, move)
    return game.is_won(table)


def test_the_ideas_are_the_same_whatever_lies_hidden_even_before_a_kill() -> None:
    """A kill turns a general up; before it nobody knows which one."""
    table = before_a_kill()
    found = ideas(GENERALS, table, Budget(100))
    assert {idea.after.orders for idea in found} <= {24}
    assert ideas(GENERALS, with_other_order(table, 2), Budget(100)) == found


def test_the_first_idea_is_the_first_move_of_the_best_line_if_one_is_known() -> None:
    for number in (3, 7):
        table = deal(ZEN, number)
        best = shortest(ZEN, table, Budget())
        first, *others = ideas(ZEN, table, Budget(2_000), best)
        assert (first.move, first.after.line) == (best.line[0], best.line[1:])
        assert others
        found = ideas(ZEN, table, Budget(500), Verdict(Answer.UNKNOWN))
        assert found == ideas(ZEN, table, Budget(500))


def test_where_nothing_wins_there_is_no_idea_and_a_stop_leaves_some_out() -> None:
    assert ideas(ZEN, deal(ZEN, 51), Budget()) == ()
    some = ideas(ZEN, deal(ZEN, DEAL), Budget(is_stopped=Stop(2)))
    assert len(some) < len(ideas(ZEN, deal(ZEN, DEAL), Budget(2_000)))


# Verdicts.


def test_a_line_of_the_length_of_the_bound_is_a_shortest_one() -> None:
    verdict = shortest(ZEN, deal(ZEN, DEAL), Budget())
    assert verdict.is_shortest
    assert not replace(verdict, bound=verdict.bound - 1).is_shortest
    assert not Verdict(Answer.UNKNOWN).is_shortest


def test_of_a_family_that_is_not_studied_nothing_is_known() -> None:
    class WithoutSolver(TenSets):
        family = Family(TOY, words("Game of Zen"), "", rank=9)

    game, table = WithoutSolver(), deal(ZEN, DEAL)
    assert solve(game, table, Budget()) == Verdict(Answer.NO_SOLVER)
    assert outlook(game, table, Budget()) == Outlook(0, 0, 0)
    assert not outlook(game, table, Budget()).is_lost
    assert policies_for(game)[0] is NO_DEAD_GROUPS
    assert ideas(game, table, Budget()) == ()
    assert list(improved(game, table, shortest(ZEN, table, Budget()), Budget())) == []
    assert rate(game, table) is None
