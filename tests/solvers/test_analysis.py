"""What may be asked of the study, and that nothing is told that a player cannot know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import Tile
from gupai_desktop.games import find
from gupai_desktop.games.zen import TenSets
from gupai_desktop.solvers import knowledge
from gupai_desktop.solvers.analysis import (
    ideas,
    improved,
    outlook,
    shortest,
    solve,
)
from gupai_desktop.solvers.knowledge import orders
from gupai_desktop.solvers.rating import rate
from gupai_desktop.solvers.verdict import Answer, Budget, Idea, Outlook, Verdict
from tests.solvers.plays import GAMES, name_of, play, replayed
from tests.ui.known import DEAL

every_game = pytest.mark.parametrize("game", GAMES, ids=name_of)

GENERALS = find("levels.guo-wu-guan")
ZEN = TenSets()

SMALL = Budget(6_000)


def with_other_order(table: Table, turn: int = 1) -> Table:
    """The same for every eye: the hidden tiles change their places among themselves."""
    first, *hidden, last = table.groups[0]
    turned = (*hidden[turn:], *hidden[:turn])
    return table.with_groups({0: (first, *turned, last)})


def before_a_kill() -> Table:
    """A table of a play at which a general can be killed while four are hidden."""
    for number in range(1, 60):
        for table in play(GENERALS, number):
            kills = [move for move in GENERALS.moves(table) if move.verb == "kill"]
            if kills and len(GENERALS.hidden(table)) == 4:
                return table
    raise AssertionError("no play comes to a kill")


# Orders.


@pytest.mark.parametrize("game", [g for g in GAMES if g.id != GENERALS.id], ids=name_of)
def test_with_nothing_hidden_there_is_one_order(game: Game) -> None:
    assert list(orders(game, deal(game, 3))) == [deal(game, 3)]


def test_four_hidden_tiles_may_lie_in_24_orders() -> None:
    table = deal(GENERALS, 3)
    laid = list(orders(GENERALS, table))
    assert len(laid) == len({one.groups[0] for one in laid}) == 24
    assert table in laid
    for one in laid:
        assert (one.groups[0][0], one.groups[0][-1]) == (
            table.groups[0][0],
            table.groups[0][-1],
        )
        assert set(one.groups[0]) == set(table.groups[0])
        assert one.groups[1:] == table.groups[1:]


def test_with_fewer_generals_there_are_fewer_orders() -> None:
    counts = set()
    for number in range(1, 20):
        for table in play(GENERALS, number):
            hidden = len(GENERALS.hidden(table))
            count = len(orders(GENERALS, table))
            assert count == (1, 1, 2, 6, 24)[hidden]
            counts.add(count)
    assert {24, 6} <= counts


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_the_orders_do_not_tell_which_one_is_real(turn: int) -> None:
    table = deal(GENERALS, 5)
    assert orders(GENERALS, table) == orders(GENERALS, with_other_order(table, turn))


# Prospects.


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_prospect_is_the_same_whatever_lies_hidden(number: int) -> None:
    table = deal(GENERALS, number)
    known = outlook(GENERALS, table, SMALL)
    assert known.orders == 24
    assert known == outlook(GENERALS, with_other_order(table), SMALL)


@every_game
def test_wins_losses_and_unknown_are_all_the_orders(game: Game) -> None:
    for table in play(game, 2)[::9]:
        known = outlook(game, table, SMALL)
        assert known.wins + known.losses + known.unknown == known.orders
        assert known.orders == len(list(orders(game, table)))
        assert bool(known.line) == (known.wins > 0 and not game.is_won(table))


def test_the_line_of_a_prospect_wins_in_one_of_the_orders() -> None:
    table = deal(GENERALS, 2)
    known = outlook(GENERALS, table, SMALL)
    assert known.wins
    first = next(
        laid
        for laid in orders(GENERALS, table)
        if solve(GENERALS, laid, Budget(250)).answer is Answer.WINNABLE
    )
    assert GENERALS.is_won(replayed(GENERALS, first, known.line)[-1])


def test_with_nothing_hidden_a_prospect_is_the_verdict() -> None:
    for number in (DEAL, 51, 152):
        verdict = solve(ZEN, deal(ZEN, number), Budget())
        known = outlook(ZEN, deal(ZEN, number), Budget())
        assert known.line == verdict.line
        assert known.lost == verdict.lost
        wins, losses = verdict.answer is Answer.WINNABLE, verdict.answer is Answer.UNWINNABLE
        assert known == Outlook(int(wins), int(losses), 0, verdict.line, verdict.lost)


def test_a_prospect_that_is_stopped_knows_nothing() -> None:
    known = outlook(GENERALS, deal(GENERALS, 1), Budget(is_stopped=lambda: True))
    assert known == Outlook(0, 0, 24)


# Ideas.


@every_game
def test_an_idea_is_a_legal_move_and_its_line_wins(game: Game) -> None:
    table = play(game, 3)[4]
    for idea in ideas(game, table, Budget(2_400)):
        assert idea.move in game.moves(table)
        assert idea.after.wins
        assert idea.length == 1 + len(idea.after.line)
        won = [wins_with(game, laid, idea) for laid in orders(game, table)]
        assert any(won)


def wins_with(game: Game, table: Table, idea: Idea) -> bool:
    """Whether the line of an idea wins on a table; false if it is not legal there."""
    for move in (idea.move, *idea.after.line):
        if not game.is_legal(table, move):
            return False
        table = game.after(table, move)
    return game.is_won(table)


@every_game
def test_the_surest_idea_comes_first_and_then_the_shortest(game: Game) -> None:
    found = ideas(game, play(game, 3)[4], Budget(2_400))
    ranks = [(-idea.after.wins, idea.length) for idea in found]
    assert ranks == sorted(ranks)
    assert len({idea.move for idea in found}) == len(found)


def test_the_ideas_are_the_same_whatever_lies_hidden_even_before_a_kill() -> None:
    """A kill turns a general up; before it nobody knows which one."""
    table = before_a_kill()
    found = ideas(GENERALS, table, Budget(2_400))
    assert {idea.after.orders for idea in found} <= {24}
    for turn in (1, 2, 3):
        assert ideas(GENERALS, with_other_order(table, turn), Budget(2_400)) == found


def test_where_nothing_wins_there_is_no_idea() -> None:
    assert ideas(ZEN, deal(ZEN, 51), Budget()) == ()


def test_no_more_ideas_are_sought_once_it_is_stopped() -> None:
    asked = [0]

    def is_stopped() -> bool:
        asked[0] += 1
        return asked[0] > 2

    table = deal(ZEN, DEAL)
    some = ideas(ZEN, table, Budget(is_stopped=is_stopped))
    assert len(some) < len(ideas(ZEN, table, Budget(2_000)))


# Verdicts.


def test_a_line_of_the_length_of_the_bound_is_a_shortest_one() -> None:
    verdict = shortest(ZEN, deal(ZEN, DEAL), Budget())
    assert verdict.is_shortest
    assert not replace(verdict, bound=verdict.bound - 1).is_shortest
    assert not Verdict(Answer.UNKNOWN).is_shortest


def test_of_a_family_that_is_not_studied_nothing_is_known() -> None:
    class Unstudied(TenSets):
        id = "unstudied"

    game, table = Unstudied(), deal(ZEN, DEAL)
    assert solve(game, table, Budget()) == Verdict(Answer.UNKNOWN)
    assert outlook(game, table, Budget()) == Outlook(0, 0, 1)
    assert ideas(game, table, Budget()) == ()
    assert list(improved(game, table, shortest(ZEN, table, Budget()), Budget())) == []
    assert rate(game, table) is None


def test_very_many_orders_are_sampled_and_the_others_unknown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = deal(GENERALS, 2)
    whole, every = outlook(GENERALS, table, SMALL), orders(GENERALS, table)
    monkeypatch.setattr(knowledge, "MOST_ORDERS", 7)
    some = orders(GENERALS, table)
    assert len(some) == 7
    assert some == orders(GENERALS, with_other_order(table))
    assert some[0] == every[0]
    assert set(some) <= set(every)
    known = outlook(GENERALS, table, SMALL)
    assert known.orders == whole.orders == 24
    assert known.unknown >= 17


def test_hidden_tiles_keep_their_letters() -> None:
    hidden: set[frozenset[Tile]] = {
        GENERALS.hidden(laid) for laid in orders(GENERALS, deal(GENERALS, 8))
    }
    assert hidden == {GENERALS.hidden(deal(GENERALS, 8))}
