"""Searches that meet states as sums find what those find that make every state."""

from collections import Counter
from dataclasses import replace
from itertools import chain
from typing import Any

import pytest

from gupai_desktop.engine.deal import deal
from gupai_desktop.games import find
from gupai_desktop.solvers.goal_problem import GoalProblem, Signatures
from gupai_desktop.solvers.search import Beam, proved, solve
from gupai_desktop.solvers.search_problem import PlainLayers, PlainTree
from gupai_desktop.solvers.verdict import Budget, Verdict

every_goal = pytest.mark.parametrize(
    ("game_id", "rules"),
    [
        ("zen.eight-sets", ""),
        ("zen.eight-sets", "triplets=mixed"),
        ("zen.shanghai", ""),
        ("zen.five-dragons", ""),
        ("zen.harmony", ""),
    ],
)


def problem_of(game_id: str, rules: str, number: int) -> GoalProblem:
    game: Any = find(game_id, rules)
    return GoalProblem(game, deal(game, number))


class PlainGoal(GoalProblem):
    """The same board, every state made."""

    def layers(self, _most_alike: int = 0) -> Any:
        return PlainLayers(self)

    def tree(self) -> Any:
        return PlainTree(self)


@every_goal
def test_a_best_first_search_finds_the_same_both_ways(game_id: str, rules: str) -> None:
    for number in (4, 5, 1_000_000_002):
        fast = problem_of(game_id, rules, number)
        plain = PlainGoal(fast._game, fast.table)
        assert solve(fast, Budget(300)) == solve(plain, Budget(300))


@every_goal
def test_both_ways_find_the_same_lines_from_the_same_positions(game_id: str, rules: str) -> None:
    for number, width in ((1, 40), (1_000_000_002, 3)):
        fast = problem_of(game_id, rules, number)
        plain = PlainGoal(fast._game, fast.table)
        one, other = (Beam(problem, width, 40) for problem in (fast, plain))
        one.run(Budget(1_500))
        other.run(Budget(1_500))
        assert one.path == other.path
        assert (one.most, one.positions, one.is_complete) == (
            *(other.most, other.positions, other.is_complete),
        )


@every_goal
def test_a_proof_goes_the_same_way_both_ways(game_id: str, rules: str) -> None:
    proofs = list[list[Verdict]]()
    for number in (2, 4, 5, 11):
        fast = problem_of(game_id, rules, number)
        plain = PlainGoal(fast._game, fast.table)
        known = solve(fast, Budget(3_000))
        known = replace(known, positions=0)
        proofs.append(list(proved(fast, known, Budget(300))))
        assert proofs[-1] == list(proved(plain, known, Budget(300)))
    assert any(proofs)


@every_goal
def test_a_number_tells_of_its_state_what_the_problem_tells(game_id: str, rules: str) -> None:
    problem = problem_of(game_id, rules, 2)
    numbers, states = Signatures(problem), {problem.start()}
    for _ in range(8):
        layer = sorted(states)[::7][:30]
        states.update(after for state in layer for after in problem.successors(state))
    assert len({numbers.of(state) for state in states}) == len(states)
    for state in states:
        number = numbers.of(state)
        assert list(numbers.by_estimate([number])) == [problem.beam_estimate(state)]
        mending, _, _ = numbers.mended[number & numbers.needy]
        assert mending is problem.mendings[problem.invalid(state)]
        worth, _, is_far = problem.goal_tables.lacking[number & numbers.wanted]
        assert worth == problem.goal_tables.distance(state)
        assert not is_far or problem.moves_left(state) < 0
        assert bool(number & numbers.dead) == any(
            map(problem.goal_tables.dead.__contains__, state)
        )


def test_a_varied_beam_takes_few_first_of_those_that_have_the_same_for_the_goal() -> None:
    problem = problem_of("zen.eight-sets", "", 1)
    numbers = Signatures(problem)
    found = numbers.by_estimate(map(numbers.of, problem.successors(problem.start())))
    varied = list(numbers.varied(found, 2))
    assert sorted(varied) == sorted(chain.from_iterable(found.values()))
    estimates = {number: estimate for estimate, alike in found.items() for number in alike}
    wanted = [number & numbers.wanted for number in varied]
    first = sum(min(2, many) for many in Counter(wanted).values())
    assert max(Counter(wanted[:first]).values()) == 2 < max(Counter(wanted).values())
    for part in (varied[:first], varied[first:]):
        assert [estimates[number] for number in part] == sorted(map(estimates.__getitem__, part))


def test_a_varied_beam_escapes_where_the_heuristic_misleads_a_plain_one() -> None:
    for number in (35, 196):
        problem = problem_of("zen.eight-sets", "", number)
        plain, varied = (Beam(problem, 40, 60, most_alike) for most_alike in (0, 2))
        for beam in (plain, varied):
            beam.run(Budget(1_600))
        assert not plain.path
        assert problem.is_goal(varied.path[-1])


def test_groups_that_are_alike_are_exchanged_with_each_other_too() -> None:
    game: Any = find("zen.eight-sets")
    alike = [tile for copy in "ab" for tile in game.tiles if str(tile) in _copies(copy)]
    others = [tile for tile in game.tiles if tile not in alike]
    problem = GoalProblem(game, game.arrange((*alike, *others)))
    assert len(set(problem.start())) < len(problem.start())
    reached: list[list[Any]] = []
    layers: Any
    for layers in (problem.layers(), PlainLayers(problem)):
        layers.expand(layers.root)
        followed, are_all = layers.cut(1_000, lambda *_: True)
        assert are_all
        reached.append([layers.path(node)[-1] for node in followed])
    assert reached[0] == reached[1]
    group = problem.groups.number_of(tuple(alike[:3]))
    assert any(group not in state for state in reached[0])


def _copies(copy: str) -> list[str]:
    """Three tiles that two groups can have at once, and may exchange among themselves."""
    return [f"66{copy}", f"11{copy}", f"61{copy}"]
