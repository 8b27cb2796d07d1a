"""Zen towards a goal: the problem keeps its promises, its lines win, its proofs hold.

Whatever is said here of moves and wins is asked of the game itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from gupai_desktop.engine.combinations import TripletRule
from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import FACES
from gupai_desktop.games.zen import Zen
from gupai_desktop.solvers import search
from gupai_desktop.solvers.analysis import problem_of, shortest, solve
from gupai_desktop.solvers.exchange import State, successors
from gupai_desktop.solvers.goal_problem import GoalProblem
from gupai_desktop.solvers.goal_tables import goal_tables_of
from gupai_desktop.solvers.search import _Frontier
from gupai_desktop.solvers.verdict import Answer, Budget
from tests.solvers.plays import GOAL_GAMES, can_be_won, found_in_a_process, name_of, play, replayed
from tests.solvers.test_search import Credulous

every_game = pytest.mark.parametrize("game", GOAL_GAMES, ids=name_of)

#: Deals of each game that are won soon under every rule.
QUICK = {
    "zen.eight-sets": (11, 131, 70),
    "zen.shanghai": (93, 23, 78),
    "zen.five-dragons": (23, 16),
    "zen.harmony": (27, 34, 6),
}

#: Deals that can be seen to be lost: few positions can be reached.
LOST = (5, 9, 19, 94, 143, 152, 187, 191, 195)

#: Tables of valid groups from which but few others can be reached, no end among them.
CUT_OFF = (
    "65 66 61 | 62 53 22 | 64 32 51 | 55 41 55 | 51 61 31 | 42 44 44 | 65 31 11 | 64 43 54 "
    "| 21 11 66 | 22 63 52 | 33 33",
    "44 63 54 | 51 61 31 | 51 62 43 | 44 41 11 | 65 65 52 | 64 42 64 | 22 22 21 | 61 53 11 "
    "| 31 33 33 | 55 32 55 | 66 66",
)

EIGHT, SHANGHAI, DRAGONS, HARMONY = (
    game for game in GOAL_GAMES if game.rules.triplet_rule == TripletRule()
)
THEMED = tuple(game for game in GOAL_GAMES if game.last_made)


def problem(game: Zen, table: Table) -> GoalProblem:
    found = problem_of(game, table)
    assert isinstance(found, GoalProblem)
    return found


def along_lines(game: Zen) -> Iterator[list[Table]]:
    """The tables along the lines that are found for the quick deals."""
    for number in QUICK[game.id][:1]:
        table = deal(game, number)
        yield replayed(game, table, solve(game, table, Budget(3_000)).line)


def tables(game: Zen) -> Iterator[Table]:
    """Tables of plays at random, and some along a line that wins."""
    yield from play(game, 3, most=4)
    yield from next(along_lines(game))[::5]


def near_tables(game: Zen, count: int) -> Iterator[Table]:
    """Tables laid from positions near an end, some of them an exchange farther away."""
    groups, near = goal_tables_of(game).groups, goal_tables_of(game).near
    for state in list(near)[:: len(near) // count]:
        yield laid(game, state)
        for after in successors(groups, state)[:1]:
            yield laid(game, after)


def laid(game: Zen, state: State) -> Table:
    """A table in a state, the largest groups first."""
    groups = goal_tables_of(game).groups
    faces = sorted((groups.faces[group] for group in state), key=len, reverse=True)
    return Table.of_faces(tuple(tuple(FACES[face] for face in group) for group in faces))


# The problem.


@every_game
def test_a_state_leads_where_the_moves_of_the_game_lead(game: Zen) -> None:
    for table in tables(game):
        found = problem(game, table)
        after = {found.state(game.after(table, move)) for move in game.moves(table)}
        assert set(found.successors(found.start())) == after


@every_game
def test_a_state_is_the_goal_when_the_game_is_won(game: Zen) -> None:
    seen = set()
    for along in along_lines(game):
        for table in along:
            is_won = game.is_won(table)
            assert problem(game, table).is_goal(problem(game, table).start()) == is_won
            seen.add(is_won)
    assert seen == {True, False}


@every_game
def test_valid_groups_alone_are_no_goal(game: Zen) -> None:
    valid = [
        table
        for along in along_lines(game)
        for table in along[:-1]
        if all(map(game.named, table.groups))
    ]
    assert valid
    assert not any(problem(game, table).is_goal(problem(game, table).start()) for table in valid)


@every_game
def test_the_bound_falls_by_one_a_move_at_most_and_to_0_at_the_goal(game: Zen) -> None:
    for table in tables(game):
        found = problem(game, table)
        before = found.bound(found.start())
        assert before > 0 or found.is_goal(found.start())
        for after in found.successors(found.start()):
            assert found.bound(after) >= before - 1
            assert found.bound(after) == 0 or not found.is_goal(after)


@every_game
def test_no_line_beats_the_bound_and_nothing_along_it_is_hopeless(game: Zen) -> None:
    for along in along_lines(game):
        for left, table in enumerate(reversed(along)):
            found = problem(game, table)
            assert found.bound(found.start()) <= left
            assert not found.is_hopeless(found.start())


@pytest.mark.parametrize("game", THEMED[:1] + THEMED[4:5] + (SHANGHAI,), ids=name_of)
def test_the_way_from_near_an_end_is_known_by_heart(game: Zen) -> None:
    near = goal_tables_of(game).near
    for table in near_tables(game, 40):
        found = problem(game, table)
        state = found.start()
        assert (found.moves_left(state) >= 0) == (state in near)
        assert not found.is_hopeless(state)
        verdict = solve(game, table, Budget(1_000))
        assert game.is_won(replayed(game, table, verdict.line)[-1])
        if state in near:
            assert verdict.positions == 0
            assert len(verdict.line) == found.moves_left(state)


def test_in_eight_sets_nothing_is_known_by_heart() -> None:
    for along in along_lines(EIGHT):
        for table in along[:-1]:
            assert problem(EIGHT, table).moves_left(problem(EIGHT, table).start()) == -1


# Lines.


@every_game
def test_every_line_replays_to_a_won_table(game: Zen) -> None:
    for number in QUICK[game.id]:
        table = deal(game, number)
        verdict = solve(game, table, Budget(3_000))
        assert verdict.answer is Answer.WINNABLE
        assert game.is_won(replayed(game, table, verdict.line)[-1])
        assert verdict.bound <= len(verdict.line)


@pytest.mark.parametrize(
    ("game", "number", "length"),
    [(EIGHT, 131, 8), (EIGHT, 70, 8), (HARMONY, 27, 7), (HARMONY, 34, 10), (HARMONY, 31, 9)],
    ids=str,
)
def test_a_shortest_line_wins_and_is_proved(game: Zen, number: int, length: int) -> None:
    table = deal(game, number)
    verdict = shortest(game, table, Budget(20_000))
    assert verdict.is_shortest
    assert len(verdict.line) == length <= len(solve(game, table, Budget()).line)
    assert game.is_won(replayed(game, table, verdict.line)[-1])


@pytest.mark.parametrize(("game", "number"), [(EIGHT, 20), (SHANGHAI, 78), (DRAGONS, 16)], ids=str)
def test_where_no_shortest_line_is_proved_a_shorter_one_is_sought(game: Zen, number: int) -> None:
    """Within the budget, and never a longer one than the first."""
    table = deal(game, number)
    first, better = solve(game, table, Budget(12_000)), shortest(game, table, Budget(12_000))
    assert better.positions <= 12_000
    assert first.bound <= better.bound <= len(better.line) < len(first.line)
    assert game.is_won(replayed(game, table, better.line)[-1])


# Proofs that nothing wins.


@pytest.mark.parametrize("number", LOST)
def test_a_deal_that_is_proved_unwinnable_is_lost_whatever_is_played(number: int) -> None:
    table = deal(EIGHT, number)
    assert solve(EIGHT, table, Budget()).answer is Answer.UNWINNABLE
    assert can_be_won(EIGHT, table, most=200) is False


@pytest.mark.parametrize("game", THEMED, ids=name_of)
@pytest.mark.parametrize("board", CUT_OFF)
def test_a_table_that_is_cut_off_from_every_end_is_lost(game: Zen, board: str) -> None:
    """By the classic rule; others lead farther, and then nothing is claimed too soon."""
    verdict = solve(game, game.parse(board), Budget(2_000))
    tried = can_be_won(game, game.parse(board), most=100)
    if game.rules == HARMONY.rules:
        assert (verdict.answer, tried) == (Answer.UNWINNABLE, False)
    assert verdict.answer is not Answer.WINNABLE or tried is not False
    assert verdict.answer is not Answer.UNWINNABLE or tried is not True


@pytest.mark.parametrize("game", GOAL_GAMES[:4], ids=name_of)
def test_a_verdict_where_few_positions_are_left_is_confirmed_by_trying_everything(
    game: Zen,
) -> None:
    """These deals are lost by the classic rule; under others some can be won."""
    for number in LOST:
        verdict = solve(game, deal(game, number), Budget(1_000))
        tried = can_be_won(game, deal(game, number), most=40)
        if tried is not None:
            assert verdict.answer is (Answer.WINNABLE if tried else Answer.UNWINNABLE)
        if verdict.answer is Answer.WINNABLE:
            assert game.is_won(replayed(game, deal(game, number), verdict.line)[-1])


@every_game
def test_what_is_won_by_trying_alone_is_not_hopeless(game: Zen) -> None:
    """From tables broken at random near the end of a line, with no invalid group spared."""
    for number in range(4):
        table = broken(game, Random(number))
        verdict = search.solve(Credulous(problem(game, table)), Budget(300))
        if verdict.answer is Answer.WINNABLE:
            for one in replayed(game, table, verdict.line):
                assert not problem(game, one).is_hopeless(problem(game, one).start())


def broken(game: Zen, chance: Random) -> Table:
    """A table near a won one: exchanges undone by chance, such as break groups too."""
    *_, won = next(along_lines(game))
    table = won
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
    found = problem(SHANGHAI, table)
    dead = [
        n
        for n, group in enumerate(table.groups)
        if found.groups.number_of(group) in found.goal_tables.dead
    ]
    assert dead == [0]
    verdict = solve(SHANGHAI, table, Budget())
    assert (verdict.answer, verdict.positions) == (Answer.UNWINNABLE, 0)
    assert verdict.lost == (0,)


@pytest.mark.parametrize(
    ("number", "lost"), [(10, (0,)), (15, (6,)), (138, (2, 8)), (188, (0, 3))]
)
def test_of_a_lost_deal_the_groups_are_told_that_nothing_makes_useful(
    number: int, lost: tuple[int, ...]
) -> None:
    verdict = solve(SHANGHAI, deal(SHANGHAI, number), Budget())
    assert (verdict.answer, verdict.positions, verdict.lost) == (Answer.UNWINNABLE, 0, lost)


@pytest.mark.parametrize("number", [10, 15, 26, 138])
def test_without_that_proof_no_line_is_found_either(number: int) -> None:
    found = problem(SHANGHAI, deal(SHANGHAI, number))
    verdict = search.solve(Credulous(found), Budget(1_500))
    assert verdict.answer is not Answer.WINNABLE


# What waits to be looked at.


def taken(frontier: _Frontier[str]) -> list[str]:
    found = []
    while (one := frontier.take()) is not None:
        found.append(one[1])
    return found


def frontier_of(
    *waiting: tuple[int, int, str], stray: int = 0, weight: int = 1, latest_first: bool = False
) -> _Frontier[str]:
    frontier = _Frontier[str](stray, weight, latest_first=latest_first)
    for guess, depth, state in waiting:
        frontier.add(guess, depth, state)
    return frontier


def test_the_most_promising_comes_first_by_guess_and_moves_so_far() -> None:
    waiting = ((5, 0, "a"), (1, 1, "b"), (2, 2, "c"), (1, 0, "d"))
    assert taken(frontier_of(*waiting)) == ["d", "b", "c", "a"]


def test_the_moves_so_far_come_out_with_the_state() -> None:
    assert frontier_of((3, 7, "a")).take() == (7, "a")


def test_moves_count_by_their_weight() -> None:
    waiting = ((5, 0, "near the opening"), (1, 2, "far on"))
    assert taken(frontier_of(*waiting, weight=1))[0] == "far on"
    assert taken(frontier_of(*waiting, weight=3))[0] == "near the opening"


@pytest.mark.parametrize(("latest_first", "order"), [(False, "abc"), (True, "cba")])
def test_of_equals_the_earliest_or_the_latest_comes_first(
    order: str, *, latest_first: bool
) -> None:
    waiting = ((2, 1, "a"), (1, 2, "b"), (0, 3, "c"))
    assert "".join(taken(frontier_of(*waiting, latest_first=latest_first))) == order


def test_what_is_taken_out_is_gone_and_at_last_there_is_none() -> None:
    frontier = frontier_of((1, 0, "a"), stray=2)
    assert frontier.take() == (0, "a")
    assert [frontier.take() for _ in range(4)] == [None] * 4


def crowd() -> Iterator[tuple[int, int, str]]:
    yield from ((1, number, f"promising {number}") for number in range(500))
    yield 90, 0, "unlikely"


@pytest.mark.parametrize("stray", [2, 5])
def test_a_stray_leads_out_of_a_crowd_of_promising_ones(stray: int) -> None:
    """Every guess is as likely as the others, however many have it."""
    order = taken(frontier_of(*crowd(), stray=stray))
    assert sorted(order) == sorted(state for *_, state in crowd())
    assert order.index("unlikely") < 20 * stray
    assert taken(frontier_of(*crowd())).index("unlikely") == 90


def test_between_strays_the_most_promising_come_as_without_them() -> None:
    order = taken(frontier_of(*crowd(), stray=5))[:20]
    regular = [state for turn, state in enumerate(order, 1) if turn % 5]
    numbers = [int(state.split()[-1]) for state in regular if state != "unlikely"]
    assert numbers == sorted(numbers)


def test_strays_are_the_same_every_time() -> None:
    one, other = (taken(frontier_of(*crowd(), stray=3)) for _ in range(2))
    assert one == other


# The same everywhere.


_TELL = """
import sys
from gupai_desktop.engine.deal import deal
from gupai_desktop.games import find
from gupai_desktop.solvers.analysis import shortest, solve
from gupai_desktop.solvers.verdict import Budget
for name in sys.argv[1:]:
    game = find(name)
    for search in (solve, shortest):
        found = search(game, deal(game, 34), Budget(250))
        line = "; ".join(map(str, found.line))
        print(name, search.__name__, found.answer, found.positions, line)
"""


def test_every_process_finds_the_same_whatever_it_has_studied_before() -> None:
    here = found_in_a_process("0", _TELL, *QUICK)
    assert len(here) == 8
    assert "zen.harmony solve Answer.WINNABLE" in " ".join(here)
    assert found_in_a_process("4711", _TELL, *reversed(QUICK)) == here


@every_game
def test_a_small_budget_knows_less_and_never_says_otherwise(game: Zen) -> None:
    table = deal(game, QUICK[game.id][0])
    full = solve(game, table, Budget(3_000))
    assert solve(game, table, Budget(full.positions)) == full
    for positions in (0, full.positions - 1):
        verdict = solve(game, table, Budget(positions))
        assert (verdict.answer, verdict.line) == (Answer.UNKNOWN, ())
        assert verdict.positions == positions


def test_lengths_along_a_line_grow_by_one_a_move() -> None:
    """Each table of a line is one exchange from the next one in states, too."""
    for along in along_lines(DRAGONS):
        states = [problem(DRAGONS, table).start() for table in along]
        groups = goal_tables_of(DRAGONS).groups
        assert all(after in successors(groups, before) for before, after in pairwise(states))
