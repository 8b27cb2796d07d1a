"""Clearing the Rows by turns: a proof of par agrees with trying everything."""

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
from gupai_desktop.solvers.levels_par import can_prove, proved
from gupai_desktop.solvers.verdict import Answer, Budget, Verdict
from tests.levels_lines import wins
from tests.solvers.plays import replayed

GAMES = ("levels.guo-wu-guan", "levels.o-koan", "levels.clear-five")
MAX = 9


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
    """The fewest moves that win, breadth first, up to `MAX` moves and 4,000 positions."""
    problem = LevelsProblem(game, table)
    layer, seen = [problem.start()], {problem.start()}
    for moves in range(1, MAX + 1):
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


def test_par_is_proved_whatever_line_was_known_before() -> None:
    for board in small_boards():
        for extra in (0, 4):
            verdicts = board.verdicts(extra)
            last = verdicts[-1]
            assert last.is_shortest, board
            assert len(last.line) == board.par, board
            assert all(verdict.bound <= board.par for verdict in verdicts), board
            for before, after in pairwise(verdicts):
                assert before.bound <= after.bound, board
                assert len(before.line) >= len(after.line), board
                assert before.positions <= after.positions, board
        assert board.game.is_won(replayed(board.game, board.table, last.line)[-1]), board


def test_a_proof_that_is_spent_or_stopped_keeps_its_line_and_its_bound() -> None:
    game = find("levels.o-koan")
    assert isinstance(game, Levels)
    problem = LevelsProblem(game, deal(game, 1))
    known = Verdict(Answer.WINNABLE, (Move(REFILL),) * 60)
    last = list(proved(problem, known, Budget(50)))[-1]
    assert not last.is_shortest
    assert 0 < last.bound < len(last.line) == 60
    assert 50 <= last.positions < 500
    stopped = Budget(10**9, is_stopped=lambda: True)
    assert list(proved(problem, known, stopped))[-1].positions < 5_000


def test_it_is_for_starts_of_a_turn_without_a_fugitive_or_too_many_ways() -> None:
    for win in wins():
        game = win.game
        assert isinstance(game, Levels)
        has_few_turns = bool(game.general_count) or not game.takes_any_three
        for table in replayed(game, win.opening.table, win.line):
            expected = table.stage == 0 and game.fugitive is None and has_few_turns
            assert can_prove(LevelsProblem(game, table)) == expected, win.name


@pytest.mark.parametrize("game_id", GAMES)
def test_the_end_of_a_win_is_improved_to_par(game_id: str) -> None:
    """Also from the middle of a turn, where the other search proves it."""
    for win in wins():
        game = win.game
        if game.id != game_id or not isinstance(game, Levels):
            continue
        along = replayed(game, win.opening.table, win.line)
        for left in (5, 6, 7):
            table, known = along[-1 - left], Verdict(Answer.WINNABLE, win.line[-left:])
            verdicts = list(improved(game, table, known, Budget(40_000)))
            last = verdicts[-1]
            assert all(verdict.bound <= len(last.line) for verdict in verdicts), win.name
            assert last.is_shortest, win.name
            assert game.is_won(replayed(game, table, last.line)[-1]), win.name
            assert par_of(game, table) in (None, len(last.line)), win.name
