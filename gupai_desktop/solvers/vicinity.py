"""The positions near a line, and the shortest way through them.

A line that a beam has found often goes round: two moves that one would do, an order that
needs a move more.  So all that lies a few moves beside the line is looked at, and of all
ways there the shortest is taken; then what lies beside that one, while it gets shorter
(Nakhost and Müller 2010).
"""

from __future__ import annotations

from dataclasses import replace

from gupai_desktop.solvers.collector import no_collector
from gupai_desktop.solvers.problem import Parents, Problem, State, path_to
from gupai_desktop.solvers.verdict import Budget

#: So many positions are looked at beside one line.
_MOST = 3_000

#: The stop signal is looked at once in so many positions.
_STRIDE = 64


@no_collector()
def shortened(
    problem: Problem[State], path: list[State], budget: Budget
) -> tuple[list[State], int]:
    """A path that is no longer than this one, and how many positions it took to find."""
    spent = 0
    while True:
        left = budget.positions - spent
        beside = _beside(problem, path, replace(budget, positions=min(_MOST, left)))
        spent += len(beside)
        shorter = _shortest(problem, path, beside)
        if not shorter:
            return path, spent
        path = shorter


def _beside(
    problem: Problem[State], path: list[State], budget: Budget
) -> dict[State, list[State]]:
    """What one move leads to from the positions nearest to a path, the path's own first."""
    found: dict[State, list[State]] = {}
    waiting, seen = list(path), set(path)
    for state in waiting:
        is_asked = len(found) % _STRIDE == 0
        if len(found) >= budget.positions or (is_asked and budget.is_stopped()):
            break
        found[state] = problem.successors(state)
        for after in found[state]:
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    return found


def _shortest(
    problem: Problem[State], path: list[State], beside: dict[State, list[State]]
) -> list[State]:
    """The shortest path through these positions, empty if none is shorter than the one known."""
    length, depth = len(path) - 1 + problem.rest(path[-1]), 0
    parents: Parents[State] = {path[0]: None}
    layer, shorter = path[:1], list[State]()
    while layer and depth + 1 < length:
        depth += 1
        reached = list[State]()
        for state in layer:
            for after in beside.get(state, ()):
                if after not in parents:
                    parents[after] = state
                    reached.append(after)
                    rest = problem.rest(after)
                    if 0 <= rest < length - depth:
                        length, shorter = depth + rest, path_to(parents, after)
        layer = reached
    return shorter
