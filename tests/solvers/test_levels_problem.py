"""Clearing the Rows: what is peculiar to it among the problems; `test_search` has the rest."""

import itertools

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
from tests.levels_lines import wins
from tests.solvers.plays import can_be_won, replayed

GENERALS = find("levels.guo-wu-guan")


def problem(game: Game, table: Table) -> LevelsProblem:
    assert isinstance(game, Levels)
    return LevelsProblem(game, table)


def is_hopeless(table: Table, game: Game = GENERALS) -> bool:
    return problem(game, table).is_hopeless(problem(game, table).start())


def test_a_triplet_is_known_in_every_order_of_its_faces() -> None:
    for rule in STUCK:
        found = triplets_under(rule)
        assert len({bytes(sorted(run)) for run in found}) == len(triplets(rule)), rule
        assert all(run[::-1] in found and run[1:] + run[:1] in found for run in found), rule


def test_every_move_of_a_win_is_foreseen_and_its_path_gives_moves_that_win() -> None:
    for win in wins():
        game, table = win.opening.game, win.opening.table
        along = replayed(game, table, win.line)
        for before, after in itertools.pairwise(along):
            studied = problem(game, before)
            assert studied.state(after) in studied.successors(studied.start()), win.name
            assert not studied.is_hopeless(studied.start()), win.name
            assert studied.bound(studied.start()) <= len(along), win.name
        studied = problem(game, table)
        line = studied.line([studied.state(table) for table in along])
        assert game.is_won(replayed(game, table, line)[-1]), win.name


def test_a_completed_level_is_another_thing_than_an_empty_one() -> None:
    emptied = deal(GENERALS, 1).with_groups({2: ()})
    completed = Table(emptied.groups, frozenset({2}))
    rows = [problem(GENERALS, one).start()[2] for one in (emptied, completed)]
    assert rows == [b"", OUT]


def test_fewer_generals_than_levels_cannot_win_but_the_fugitive_is_never_too_few() -> None:
    assert isinstance(GENERALS, Levels)
    table = deal(GENERALS, 1)
    for alive, is_lost in ((4, True), (5, False)):
        row, common = table.groups[0], GENERALS.common
        fewer = table.with_groups({0: row[:alive], common: row[alive:]})
        assert is_hopeless(fewer) == is_lost
        assert (solve(GENERALS, fewer, Budget()).answer is Answer.UNWINNABLE) >= is_lost
    assert not is_hopeless(deal(find("levels.meng-huo"), 1), find("levels.meng-huo"))


def test_two_generals_die_at_once_in_every_win_of_passing_five_levels() -> None:
    """Six generals, five levels: one level has to kill two."""
    for number in range(1, 30):
        line = solve(GENERALS, deal(GENERALS, number), Budget(5_000)).line
        alive = [len(one.groups[0]) for one in replayed(GENERALS, deal(GENERALS, number), line)]
        falls = [before - after for before, after in itertools.pairwise(alive) if before != after]
        assert sorted(falls) == ([1, 1, 1, 1, 2] if line else []), number


def test_generals_that_no_tile_can_kill_together_cannot_all_die() -> None:
    """No triplet holds 11 and 52."""
    assert is_hopeless(Table.parse("11 52 | - | - | - | - | 22 | 31 33"))
    assert not is_hopeless(Table.parse("55 66 | - | - | - | - | 44 | 31 33"))


def test_the_last_general_is_not_killed_by_one_tile() -> None:
    """61 31 61 is a triplet, but he is one tile and not two."""
    table = Table.parse("61 | - | - | - | - | 31 | 66")
    studied = problem(GENERALS, table)
    refilled = studied.state(GENERALS.after(table, Move("refill")))
    assert studied.successors(studied.start()) == [refilled]


def test_what_the_game_calls_out_of_reach_is_hopeless() -> None:
    tiles = iter(GENERALS.tiles)
    row, in_play = [next(tiles) for _ in range(6)], [next(tiles) for _ in range(5)]
    rest = tuple(tiles)
    for generals, levels in itertools.product(range(7), range(6)):
        groups = [tuple(row[:generals]), *((tile,) for tile in in_play[:levels])]
        groups += [()] * (5 - levels)
        common = (*row[generals:], *in_play[levels:], *rest)
        table = Table((*groups, common), frozenset(range(levels + 1, 6)))
        assert not GENERALS.is_out_of_reach(table) or is_hopeless(table), (generals, levels)


def test_the_last_tile_of_the_common_row_is_the_last_refill() -> None:
    """A hand-made end: one refill and one take win; with another tile nothing does."""
    game = find("levels.clear-five")
    for board, line in (
        ("- | - | - | - | 11 22 | 33 66", []),
        ("- | - | - | - | 11 22 | 66 33", ["refill", "take 11a 33a 22a"]),
    ):
        table = Table.parse(board)
        verdict = solve(game, table, Budget())
        assert [str(move) for move in verdict.line] == line
        assert (verdict.answer is Answer.WINNABLE) == can_be_won(game, table, 500) == bool(line)
