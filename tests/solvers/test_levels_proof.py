"""Clearing the Rows by turns: a proof of par agrees with trying everything."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import pytest

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find
from gupai_desktop.games.levels import REFILL, Levels
from gupai_desktop.solvers.analysis import improved
from gupai_desktop.solvers.levels import LevelsProblem
from gupai_desktop.solvers.levels_proof import can_prove, proved
from gupai_desktop.solvers.verdict import Answer, Budget, Verdict
from tests.levels_lines import Win, wins
from tests.solvers.plays import replayed

GAMES = ("levels.guo-wu-guan", "levels.o-koan", "levels.clear-five")
MOST = 9


class Small(NamedTuple):
    """A small board, and its par found by trying everything."""

    game: Levels
    table: Table
    par: int

    def known(self, extra: int) -> Verdict:
        """A verdict whose line is so much longer than par; its moves are never played."""
        return Verdict(Answer.WINNABLE, (Move(REFILL),) * (self.par + extra))

    def verdicts(self, extra: int, budget: Budget | None = None) -> list[Verdict]:
        """What the proof says, one after the other."""
        problem = LevelsProblem(self.game, self.table)
        return list(proved(problem, self.known(extra), budget or Budget(20_000)))


def par_of(game: Levels, table: Table) -> int | None:
    """The fewest moves that win, breadth first, up to `MOST` moves and 4,000 positions."""
    problem = LevelsProblem(game, table)
    layer, seen = [problem.start()], {problem.start()}
    for moves in range(1, MOST + 1):
        after = {state: 0 for before in layer for state in problem.successors(before)}
        layer = [state for state in after if state not in seen]
        seen.update(layer)
        if any(map(problem.is_goal, layer)):
            return moves
        if len(seen) > 4_000:
            return None
    return None


def laid_out(game: Levels, chance: random.Random) -> Table:
    """A board with few levels in play and few tiles in them."""
    tiles = list(deal(game, chance.randrange(1, 10**6)).tiles)
    in_play = chance.sample(list(game.levels), chance.choice([1, 2, 2, 3, 4]))
    groups: list[tuple[object, ...]] = []
    for number in range(game.common):
        if number not in game.levels:
            size = min(len(in_play) + chance.choice([0, 1, 1]), game.general_count)
        else:
            size = chance.randrange(1, 6) if number in in_play else 0
        groups.append(tuple(tiles.pop() for _ in range(size)))
    groups.append(tuple(tiles[: chance.choice([1, 2, 3, 6, 18])]))
    return Table(tuple(groups), frozenset(set(game.levels) - set(in_play)))  # type: ignore[arg-type]


def found(game: Game, chance: random.Random) -> Iterator[Small]:
    assert isinstance(game, Levels)
    while True:
        table = laid_out(game, chance)
        par = par_of(game, table)
        if par is not None and par > 3:
            yield Small(game, table, par)


@cache
def small_boards() -> tuple[Small, ...]:
    """Six boards of each game, adjacent and any three."""
    boards: list[Small] = []
    for game_id in GAMES:
        for way in ("no", "no", "yes"):
            waiting = found(find(game_id, f"any-three={way}"), random.Random(len(boards)))
            boards += [next(waiting) for _ in range(2)]
    return tuple(boards)


@pytest.mark.parametrize("number", range(18))
def test_par_is_proved_and_no_bound_is_above_it(number: int) -> None:
    board = small_boards()[number]
    verdicts = board.verdicts(0)
    assert verdicts[-1].is_shortest
    assert all(verdict.bound <= board.par for verdict in verdicts)


@pytest.mark.parametrize("number", range(18))
def test_a_line_that_is_too_long_is_replaced_by_one_of_par_that_wins(number: int) -> None:
    board = small_boards()[number]
    last = board.verdicts(4)[-1]
    assert last.is_shortest
    assert len(last.line) == board.par
    assert board.game.is_won(replayed(board.game, board.table, last.line)[-1])


def test_bounds_only_rise_and_lines_only_shorten() -> None:
    for board in small_boards():
        for before, after in pairwise(board.verdicts(4)):
            assert before.bound <= after.bound
            assert len(before.line) >= len(after.line)
            assert before.positions <= after.positions


def test_what_is_spent_keeps_its_line_and_its_bound() -> None:
    game = find("levels.o-koan")
    assert isinstance(game, Levels)
    table = deal(game, 1)
    line = (Move(REFILL),) * 60
    last = list(proved(LevelsProblem(game, table), Verdict(Answer.WINNABLE, line), Budget(50)))[-1]
    assert not last.is_shortest
    assert 0 < last.bound < len(last.line) == 60
    assert 50 <= last.positions < 500


def test_a_proof_can_be_stopped() -> None:
    game = find("levels.o-koan")
    assert isinstance(game, Levels)
    problem = LevelsProblem(game, deal(game, 1))
    known = Verdict(Answer.WINNABLE, (Move(REFILL),) * 60)
    budget = Budget(10**9, is_stopped=lambda: True)
    assert list(proved(problem, known, budget))[-1].positions < 5_000


@pytest.mark.parametrize("win", wins(), ids=lambda win: win.name)
def test_it_is_for_starts_of_a_turn_without_a_fugitive_or_too_many_ways(win: Win) -> None:
    game = win.game
    assert isinstance(game, Levels)
    has_few_ways = bool(game.general_count) or not game.takes_any_three
    for table in replayed(game, win.opening.table, win.line):
        expected = table.stage == 0 and game.fugitive is None and has_few_ways
        assert can_prove(LevelsProblem(game, table)) == expected


@pytest.mark.parametrize(
    "win", [win for win in wins() if win.game.id in GAMES], ids=lambda win: win.name
)
def test_the_end_of_a_win_is_improved_to_par(win: Win) -> None:
    """Also from the middle of a turn, where the other search proves it."""
    game = win.game
    assert isinstance(game, Levels)
    along = replayed(game, win.opening.table, win.line)
    for left in (5, 6, 7):
        table, line = along[-1 - left], win.line[-left:]
        known = Verdict(Answer.WINNABLE, line)
        verdicts = list(improved(game, table, known, Budget(40_000)))
        last = verdicts[-1]
        assert all(verdict.bound <= len(last.line) for verdict in verdicts)
        assert last.is_shortest
        assert game.is_won(replayed(game, table, last.line)[-1])
        assert par_of(game, table) in (None, len(last.line))
