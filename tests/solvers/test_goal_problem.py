"""Zen with a goal: what is peculiar to it among the problems (see `test_search` for the rest)."""

from collections.abc import Iterator
from random import Random

import pytest

from gupai_desktop.engine.combinations import TripletRule
from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import FACES
from gupai_desktop.games.zen import Zen
from gupai_desktop.solvers import search
from gupai_desktop.solvers.analysis import shortest, solve
from gupai_desktop.solvers.exchange import ZenState, successors
from gupai_desktop.solvers.goal_problem import GoalProblem
from gupai_desktop.solvers.goal_tables import goal_tables_of
from gupai_desktop.solvers.verdict import Answer, Budget
from tests.solvers.plays import GOAL_GAMES, can_be_won, name_of, quick_line, replayed
from tests.solvers.test_search import LOST_DEALS, credulous

every_game = pytest.mark.parametrize("game", GOAL_GAMES, ids=name_of)

EIGHT, SHANGHAI, DRAGONS, HARMONY = (
    game for game in GOAL_GAMES if game.rules.triplet_rule == TripletRule()
)
THEMED = tuple(game for game in GOAL_GAMES if game.last_made)
LOST = LOST_DEALS[EIGHT]

#: Tables of valid groups from which but few others can be reached, no end among them.
CUT_OFF = (
    "65 66 61 | 62 53 22 | 64 32 51 | 55 41 55 | 51 61 31 | 42 44 44 | 65 31 11 | 64 43 54 "
    "| 21 11 66 | 22 63 52 | 33 33",
    "44 63 54 | 51 61 31 | 51 62 43 | 44 41 11 | 65 65 52 | 64 42 64 | 22 22 21 | 61 53 11 "
    "| 31 33 33 | 55 32 55 | 66 66",
)


def along_a_line(game: Zen) -> list[Table]:
    return replayed(game, *quick_line(game))


def near_tables(game: Zen, count: int) -> Iterator[Table]:
    """Tables laid from positions near an end, some of them an exchange farther away."""
    groups, near = goal_tables_of(game).groups, goal_tables_of(game).near
    for state in list(near)[:: len(near) // count]:
        yield laid(game, state)
        for after in successors(groups, state)[:1]:
            yield laid(game, after)


def laid(game: Zen, state: ZenState) -> Table:
    """A table in a state, the largest groups first."""
    groups = goal_tables_of(game).groups
    faces = sorted((groups.faces[group] for group in state), key=len, reverse=True)
    return Table.of_faces(tuple(tuple(FACES[face] for face in group) for group in faces))


@every_game
def test_valid_groups_alone_are_no_goal(game: Zen) -> None:
    valid = [table for table in along_a_line(game)[:-1] if all(map(game.named, table.groups))]
    assert valid
    for table in valid:
        problem = GoalProblem(game, table)
        assert not problem.is_goal(problem.start())


def test_the_way_from_near_an_end_is_known() -> None:
    for game in (THEMED[0], THEMED[2], SHANGHAI):
        near = goal_tables_of(game).near
        for table in near_tables(game, 40):
            found = GoalProblem(game, table)
            state = found.start()
            assert (found.moves_left(state) >= 0) == (state in near)
            assert not found.is_hopeless(state)
            verdict = solve(game, table, Budget(1_000))
            assert game.is_won(replayed(game, table, verdict.line)[-1])
            if state in near:
                assert verdict.positions == 0
                assert len(verdict.line) == found.moves_left(state)
    for table in along_a_line(EIGHT)[:-1]:
        found = GoalProblem(EIGHT, table)
        assert found.moves_left(found.start()) == -1, "no end of Eight Sets is listed"


# Lines.


def test_a_shortest_line_wins_and_is_proved() -> None:
    for game, number, length in (
        *((EIGHT, 131, 8), (EIGHT, 70, 8)),
        *((HARMONY, 27, 7), (HARMONY, 34, 10), (HARMONY, 31, 9)),
    ):
        table = deal(game, number)
        verdict = shortest(game, table, Budget(20_000))
        assert verdict.is_shortest, (name_of(game), number)
        assert len(verdict.line) == length <= len(solve(game, table, Budget()).line)
        assert game.is_won(replayed(game, table, verdict.line)[-1])


def test_where_no_shortest_line_is_proved_a_shorter_one_is_found_within_the_budget() -> None:
    for game, number in ((EIGHT, 20), (SHANGHAI, 78)):
        table = deal(game, number)
        first, better = solve(game, table, Budget(12_000)), shortest(game, table, Budget(12_000))
        assert better.positions <= 12_000
        assert first.bound <= better.bound <= len(better.line) < len(first.line), name_of(game)
        assert game.is_won(replayed(game, table, better.line)[-1])


# Proofs that nothing wins.


@pytest.mark.parametrize("game", THEMED, ids=name_of)
def test_a_table_that_is_cut_off_from_every_end_is_lost(game: Zen) -> None:
    """By the classic rule; others lead farther, and then nothing is claimed too soon."""
    for board in CUT_OFF:
        verdict = solve(game, game.parse(board), Budget(2_000))
        tried = can_be_won(game, game.parse(board), most=100)
        if game.rules == HARMONY.rules:
            assert (verdict.answer, tried) == (Answer.UNWINNABLE, False)
        assert verdict.answer is not Answer.WINNABLE or tried is not False
        assert verdict.answer is not Answer.UNWINNABLE or tried is not True


def test_a_verdict_where_few_positions_are_left_is_confirmed_by_trying_everything() -> None:
    """These deals are lost by the classic rule; under others some can be won."""
    for game in GOAL_GAMES[:2]:
        for number in LOST:
            verdict = solve(game, deal(game, number), Budget(1_000))
            tried = can_be_won(game, deal(game, number), most=40)
            if tried is not None:
                expected = Answer.WINNABLE if tried else Answer.UNWINNABLE
                assert verdict.answer is expected, (name_of(game), number)


@every_game
def test_what_is_won_by_trying_alone_is_not_hopeless(game: Zen) -> None:
    """From tables broken at random near the end of a line, with no invalid group spared."""
    for number in range(4):
        table = broken(game, Random(number))
        verdict = search.solve(credulous(GoalProblem(game, table)), Budget(300))
        if verdict.answer is Answer.WINNABLE:
            for one in replayed(game, table, verdict.line):
                problem = GoalProblem(game, one)
                assert not problem.is_hopeless(problem.start())


def broken(game: Zen, chance: Random) -> Table:
    """A table near a won one: exchanges undone by chance, such as break groups too."""
    table = along_a_line(game)[-1]
    for _ in range(6):
        table = chance.choice(list(undone(game, table, chance)) or [table])
    return table


def undone(game: Zen, table: Table, chance: Random) -> Iterator[Table]:
    """Some tables from which one exchange leads to this one."""
    valid = [n for n, group in enumerate(table.groups) if game.named(group) is not None]
    for _ in range(20):
        one, other = chance.sample(valid, 2) if len(valid) > 1 else (0, 0)
        left, right = chance.choice(table.groups[one]), chance.choice(table.groups[other])
        groups = {
            one: tuple(right if tile is left else tile for tile in table.groups[one]),
            other: tuple(left if tile is right else tile for tile in table.groups[other]),
        }
        if one != other and left.face != right.face:
            yield table.with_groups(groups)


def test_a_dead_group_among_valid_ones_is_what_makes_a_table_lost() -> None:
    """61 52 43 is a full dragon, but none that has its place in the end of Shanghai."""
    table = SHANGHAI.parse(
        "61 52 43 | 11 33 22 | 11 33 22 | 31 54 62 | 31 64 53 | 51 51 41 | 61 65 21 "
        "| 65 63 32 | 66 44 55 | 66 44 55"
    )
    found = GoalProblem(SHANGHAI, table)
    numbers = map(found.groups.number_of, table.groups)
    assert [n for n, one in enumerate(numbers) if one in found.goal_tables.dead] == [0]
    verdict = solve(SHANGHAI, table, Budget())
    assert (verdict.answer, verdict.positions) == (Answer.UNWINNABLE, 0)
    assert verdict.lost == (0,)


def test_of_a_lost_deal_the_groups_are_told_that_nothing_makes_useful() -> None:
    for number, lost in ((10, (0,)), (15, (6,)), (138, (2, 8)), (188, (0, 3))):
        table = deal(SHANGHAI, number)
        verdict = solve(SHANGHAI, table, Budget())
        assert (verdict.answer, verdict.positions) == (Answer.UNWINNABLE, 0), number
        assert verdict.lost == lost, number
        tried = search.solve(credulous(GoalProblem(SHANGHAI, table)), Budget(1_500))
        assert tried.answer is not Answer.WINNABLE, number
