"""Clearing the Rows on bytes: what is peculiar to it among the problems."""

from __future__ import annotations

import itertools

import pytest

from gupai_desktop.engine.combinations import TripletRule
from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find
from gupai_desktop.games.levels import Levels
from gupai_desktop.solvers.analysis import solve
from gupai_desktop.solvers.levels import OUT, LevelsProblem
from gupai_desktop.solvers.levels_rows import triplets_under
from gupai_desktop.solvers.verdict import Answer, Budget
from tests.engine.test_combinations import STUCK, triplets
from tests.levels_lines import Win, wins
from tests.solvers.plays import GAMES, can_be_won, replayed, tables


def problem(game: Game, table: Table) -> LevelsProblem:
    assert isinstance(game, Levels)
    return LevelsProblem(game, table)


@pytest.mark.parametrize("rule", STUCK, ids=str)
def test_a_triplet_is_known_in_every_order_of_its_faces(rule: TripletRule) -> None:
    found = triplets_under(rule)
    assert len({bytes(sorted(run)) for run in found}) == len(triplets(rule))
    assert all(run[::-1] in found and run[1:] + run[:1] in found for run in found)


@pytest.mark.parametrize("win", wins(), ids=lambda win: win.name)
def test_every_move_of_a_win_leads_to_a_state_that_was_foreseen(win: Win) -> None:
    record = win.opening
    game = record.game
    along = replayed(game, record.table, win.line)
    for before, after in itertools.pairwise(along):
        studied = problem(game, before)
        assert studied.state(after) in studied.successors(studied.start())
        assert not studied.is_hopeless(studied.start())
        assert studied.bound(studied.start()) <= len(along)


@pytest.mark.parametrize("win", wins(), ids=lambda win: win.name)
def test_the_path_of_a_win_gives_moves_that_win(win: Win) -> None:
    record = win.opening
    studied = problem(record.game, record.table)
    along = replayed(record.game, record.table, win.line)
    line = studied.line([studied.state(table) for table in along])
    assert record.game.is_won(replayed(record.game, record.table, line)[-1])


def test_a_completed_level_is_another_thing_than_an_empty_one() -> None:
    game = find("levels.guo-wu-guan")
    table = deal(game, 1)
    emptied = table.with_groups({2: ()})
    completed = Table(emptied.groups, frozenset({2}))
    rows = [problem(game, one).start()[2] for one in (emptied, completed)]
    assert rows == [b"", OUT]


def test_fewer_generals_than_levels_cannot_win() -> None:
    game = find("levels.guo-wu-guan")
    table = deal(game, 1)
    few = table.with_groups({0: table.groups[0][:4], game_common(game): table.groups[0][4:]})
    assert problem(game, few).is_hopeless(problem(game, few).start())
    assert solve(game, few, Budget()).answer is Answer.UNWINNABLE
    enough = table.with_groups({0: table.groups[0][:5], game_common(game): table.groups[0][5:]})
    assert not problem(game, enough).is_hopeless(problem(game, enough).start())


def test_meng_huo_is_never_too_few() -> None:
    game = find("levels.meng-huo")
    assert not problem(game, deal(game, 1)).is_hopeless(problem(game, deal(game, 1)).start())


def test_two_generals_die_at_once_in_every_win_of_passing_five_levels() -> None:
    """Six generals, five levels: one level has to kill two."""
    game = find("levels.guo-wu-guan")
    for number in range(1, 30):
        line = solve(game, deal(game, number), Budget(5_000)).line
        tables = replayed(game, deal(game, number), line)
        alive = [len(table.groups[0]) for table in tables]
        falls = [before - after for before, after in itertools.pairwise(alive) if before != after]
        assert sorted(falls) == ([1, 1, 1, 1, 2] if line else [])


def test_generals_that_no_tile_can_kill_together_cannot_all_die() -> None:
    """No triplet holds 11 and 52."""
    game = find("levels.guo-wu-guan")
    lost = Table.parse("11 52 | - | - | - | - | 22 | 31 33")
    kept = Table.parse("55 66 | - | - | - | - | 44 | 31 33")
    assert problem(game, lost).is_hopeless(problem(game, lost).start())
    assert not problem(game, kept).is_hopeless(problem(game, kept).start())


def test_what_a_move_leads_to_is_what_the_game_says() -> None:
    for game in GAMES:
        if isinstance(game, Levels):
            for table in tables(game, range(1, 6)):
                studied = problem(game, table)
                after = [studied.state(game.after(table, move)) for move in game.moves(table)]
                assert set(after) == set(studied.successors(studied.start()))


def test_the_last_general_is_not_killed_by_one_tile() -> None:
    """61 31 61 is a triplet, but he is one tile and not two."""
    game = find("levels.guo-wu-guan")
    table = Table.parse("61 | - | - | - | - | 31 | 66")
    studied = problem(game, table)
    assert studied.successors(studied.start()) == [
        studied.state(game.after(table, Move("refill")))
    ]


def test_what_the_game_calls_out_of_reach_is_hopeless() -> None:
    game = find("levels.guo-wu-guan")
    tiles = iter(game.tiles)
    row, in_play = [next(tiles) for _ in range(6)], [next(tiles) for _ in range(5)]
    rest = tuple(tiles)
    for generals, levels in itertools.product(range(7), range(6)):
        groups = [tuple(row[:generals]), *((tile,) for tile in in_play[:levels])]
        groups += [()] * (5 - levels)
        common = (*row[generals:], *in_play[levels:], *rest)
        done = frozenset(range(levels + 1, 6))
        table = Table((*groups, common), done)
        studied = problem(game, table)
        if game.narrator(table).why_out_of_reach is not None:
            assert studied.is_hopeless(studied.start())


def test_the_last_tile_of_the_common_row_is_the_last_refill() -> None:
    """A hand-made end: one refill and one take win; with another tile nothing does."""
    game = find("levels.clear-five")
    lost = Table.parse("- | - | - | - | 11 22 | 33 66")
    closing = Table.parse("- | - | - | - | 11 22 | 66 33")
    for table, is_winnable in ((lost, False), (closing, True)):
        verdict = solve(game, table, Budget())
        assert (verdict.answer is Answer.WINNABLE) == is_winnable
        assert can_be_won(game, table, 500) is is_winnable
    assert [str(move) for move in solve(game, closing, Budget()).line] == [
        "refill",
        "take 11a 33a 22a",
    ]


def game_common(game: Game) -> int:
    assert isinstance(game, Levels)
    return game.common
