"""The invariants call lost only what cannot be won, and most of what trying everything does."""

from collections import Counter
from random import Random

import pytest

from gupai_desktop.engine.combinations import TripletRule
from gupai_desktop.engine.deal import deal
from gupai_desktop.games.zen import TenSets
from gupai_desktop.games.zen_goals import EightSets
from gupai_desktop.solvers.analysis import problem_of, solve
from gupai_desktop.solvers.exchange import Behind, ZenState, successors
from gupai_desktop.solvers.groups import Groups
from gupai_desktop.solvers.invariants import Invariants
from gupai_desktop.solvers.verdict import Answer, Budget
from tests.engine.test_combinations import STUCK
from tests.solvers.plays import replayed

every_rule = pytest.mark.parametrize("rule", STUCK, ids=str)

#: How many groups of three and of two lie on a small board, two of them valid.
SHAPES = ((4, 0), (5, 0), (3, 1), (4, 1), (5, 1), (3, 2), (2, 3))
MAX_STATES = 1_500

#: Deals that cannot be proved lost within this many positions without invariants.
LONG_PROOFS = ((TenSets({"triplets": "classic"}), 1327), (EightSets({"triplets": "mixed"}), 36))
LONG = 30_000


def small_boards(groups: Groups, many: int) -> list[ZenState]:
    """Boards of a few groups at random, two of which are valid."""
    chance = Random(15)
    boards: list[ZenState] = []
    while len(boards) < many:
        threes, twos = chance.choice(SHAPES)
        sizes = [2] * twos + [3] * threes
        valid = chance.sample([faces for faces in sorted(groups.valid) if len(faces) in sizes], 2)
        for faces in valid:
            if len(faces) in sizes:
                sizes.remove(len(faces))
        tiles = [face for face in range(21) for _ in range(2)]
        chance.shuffle(tiles)
        board = [*valid, *(tuple(tiles.pop() for _ in range(size)) for size in sizes)]
        if groups.fit(tuple(face for faces in board for face in faces)):
            boards.append(tuple(sorted(map(groups.number, board))))
    return boards


def explored(groups: Groups, board: ZenState) -> dict[ZenState, list[ZenState]]:
    """The states that a board leads to, each with those before it; none if there are too many."""
    before: dict[ZenState, list[ZenState]] = {board: []}
    waiting = [board]
    for state in waiting:
        for after in successors(groups, state):
            if after not in before:
                before[after] = []
                waiting.append(after)
            before[after].append(state)
        if len(waiting) > MAX_STATES:
            return {}
    return before


def leading_to(before: dict[ZenState, list[ZenState]], ends: list[ZenState]) -> set[ZenState]:
    """The states from which some ends are reached."""
    found, waiting = set(ends), list(ends)
    for state in waiting:
        for earlier in before[state]:
            if earlier not in found:
                found.add(earlier)
                waiting.append(earlier)
    return found


@every_rule
def test_what_kinship_calls_lost_cannot_be_won_by_trying_everything(rule: TripletRule) -> None:
    groups = Groups(rule)
    found = [Counter[str](), Counter[str]()]
    for board in small_boards(groups, 60):
        before = explored(groups, board)
        ends = list(filter(groups.invalid.isdisjoint, before))
        for goal in [(), *((group,) for group in sorted(set().union(*ends))[::5])]:
            winnable = leading_to(before, [end for end in ends if {*goal} <= {*end}])
            invariants = Invariants(groups, board, [goal])
            for state in before:
                is_lost, is_won = invariants.is_lost(state), state in winnable
                assert not (is_lost and is_won), (state, goal)
                answer = "won" if is_won else "lost" if is_lost else "missed"
                found[bool(goal)][answer] += 1
    for counts in found:
        assert min(counts["won"], counts["lost"]) > 10
        assert counts["missed"] < counts["lost"] / 10


def test_no_position_of_a_line_that_wins_is_called_lost() -> None:
    for rules in ("classic", "mixed"):
        for game in (TenSets({"triplets": rules}), EightSets({"triplets": rules})):
            table = deal(game, 1)
            studied = problem_of(game, table)
            goals = studied.goal_tables.wanted if game.goals else ((),)
            invariants = Invariants(studied.groups, studied.start(), goals)
            line = solve(game, table, Budget()).line
            assert line, game
            states = map(studied.state, replayed(game, table, line)[-6:])
            assert not any(map(invariants.is_lost, states)), game


@every_rule
def test_what_leads_to_an_island_is_found_backwards_and_is_never_called_lost(
    rule: TripletRule,
) -> None:
    groups = Groups(rule)
    found = Counter[str]()
    for board in small_boards(groups, 30):
        before = explored(groups, board)
        ends = list(filter(groups.invalid.isdisjoint, before))
        for number, end in enumerate(ends[::3]):
            winnable = leading_to(before, [end])
            behind = Behind(groups, board, {end: None})
            behind.look(Budget(number % 4 * 40))
            near = {*behind.near} & {*before}
            assert near <= winnable
            assert behind.edge or near == winnable
            invariants = Invariants(groups, board, [], behind.near, behind.edge)
            for state in before:
                is_lost, is_won = invariants.is_lost(state), state in winnable
                assert not (is_lost and is_won), (state, end)
                found["won" if is_won else "lost" if is_lost else "missed"] += 1
    assert found["won"] > 20
    assert found["lost"] > found["missed"]


def test_a_long_proof_is_shortened_by_invariants() -> None:
    for game, number in LONG_PROOFS:
        verdict = solve(game, deal(game, number), Budget(LONG))
        assert verdict.answer is Answer.UNWINNABLE, number


def test_where_a_line_is_found_soon_kinship_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes several times as long as the search itself."""

    def is_lost(_kinship: Invariants, _state: ZenState) -> bool:
        raise AssertionError

    monkeypatch.setattr(Invariants, "is_lost", is_lost)
    game = TenSets({"triplets": "mixed"})
    assert solve(game, deal(game, 186), Budget()).positions > 2_000
