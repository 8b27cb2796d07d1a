"""How the boards of a family are solved, which ``solvers/<family>.py`` has as its `SOLVER`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from gupai_desktop.engine.proof import Proof
from gupai_desktop.engine.table import Table
from gupai_desktop.solvers import search
from gupai_desktop.solvers.search_problem import SearchProblem
from gupai_desktop.solvers.verdict import SOLVERS, Answer, Budget, Verdict

#: How many positions the first search for a line may look at.
FIRST_STAGE = 200_000

#: In the second each n-th position is one at random, and this many are searched backwards first.
_SECOND_RANDOM, _BACK = 6, 100_000


def searched(problem: SearchProblem[Any], budget: Budget) -> Verdict:
    """Return some line that wins, or a proof that there is none, or neither.

    What the first stage leaves open, the second tries with what is left of the budget.
    """
    verdict = search.solve(problem, replace(budget, positions=min(FIRST_STAGE, budget.positions)))
    left = budget.positions - verdict.positions
    if verdict.answer is Answer.UNKNOWN and left > 0 and not budget.is_stopped():
        problem.random_every = _SECOND_RANDOM
        back = problem.look_back(replace(budget, positions=min(left // 2, _BACK)))
        found = search.solve(problem, replace(budget, positions=left - back))
        verdict = replace(found, positions=verdict.positions + back + found.positions)
    if verdict.answer is Answer.UNWINNABLE:
        return replace(verdict, lost=problem.lost_groups())
    return verdict


class FamilySolver(NamedTuple):
    """How the boards of a family are solved: as which problem, and by which searches."""

    problem: Callable[[Any, Table], Any]
    solve: Callable[[Any, Budget], Verdict] = searched
    improve: Callable[[Any, Verdict, Budget], Iterator[Verdict]] = search.improved
    #: Returns a proof that a table is lost, for a person, or None; not given where none is sought.
    prove: Callable[[Any, Table, Budget], Proof | None] | None = None


@cache
def solver_of(family: str) -> FamilySolver:
    """Return the solver of a family that has one, by its key."""
    found = import_module(f"{SOLVERS}.{family}").SOLVER
    assert isinstance(found, FamilySolver)
    return found
