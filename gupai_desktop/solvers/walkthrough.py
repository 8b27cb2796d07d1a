"""A solution of a problem move by move, and what the likeliest mistakes leave."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from enum import Enum

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.proof import Proof
from gupai_desktop.engine.table import Table
from gupai_desktop.solvers.analysis import prove, solve
from gupai_desktop.solvers.solutions import Solutions, Spent
from gupai_desktop.solvers.verdict import Answer, Budget

#: How many moves beyond par are looked for after a mistake, and what that and a proof may cost.
_BEYOND, _BUDGET = 4, 20_000


class Liking(Enum):
    """How a simple player likes a wrong move beside the right ones."""

    BETTER = "better"
    ALIKE = "alike"
    LESS = "less"


@dataclass(frozen=True, slots=True)
class Mistake:
    """The wrong move that a simple player likes best at a table, and what it leaves.

    `cost` is what a win then takes in all, and not less, or the most points that it then brings;
    `is_exact` says whether it can be won so.  Where it `is_lost` there may be a proof.
    """

    move: Move
    after: Table
    liking: Liking
    is_lost: bool = False
    cost: int = 0
    is_exact: bool = False
    proof: Proof | None = None


@dataclass(frozen=True, slots=True)
class SolvedStep:
    """A move of a solution, the table before it, and the mistake to be made there, if any."""

    table: Table
    move: Move
    mistake: Mistake | None = None


@dataclass(frozen=True, slots=True)
class Walkthrough:
    """A solution of a board, and the table that it ends with."""

    steps: tuple[SolvedStep, ...]
    end: Table


def walkthrough(game: Game, table: Table, budget: Budget) -> Walkthrough | None:
    """Return a solution of a problem, in the likeliest order; None where none is found.

    Its mistakes are liked at least as well as what is right.  Where none is, it is the wrong move
    at the first table that is liked best.
    """
    known = solve(game, table, budget)
    try:
        found = Solutions(game, table, len(known.line), budget)
    except Spent:
        return None
    if not found.par:
        return None
    steps = list[SolvedStep]()
    for number, move in enumerate(found.likeliest()[0]):
        steps.append(_step(found, table, move, number, budget))
        table = game.after(table, move)
    if any(step.mistake for step in steps[1:]):
        first = steps[0]
        is_liked = first.mistake and first.mistake.liking is not Liking.LESS
        steps[0] = first if is_liked else replace(first, mistake=None)
    return Walkthrough(tuple(steps), table)


def _step(found: Solutions, table: Table, move: Move, made: int, budget: Budget) -> SolvedStep:
    """Return a step of a solution after that many moves, with the likeliest mistake."""
    game, right = found.game, found.right(table, found.length - made)
    is_right = {right_move for right_move, _ in right}
    wrong = [other for other in game.moves(table) if other not in is_right]
    if not wrong:
        return SolvedStep(table, move)
    reached = {other: game.after(table, other) for other in wrong}
    likeliest = min(wrong, key=lambda other: (found.estimate(reached[other]), str(other)))
    best = min(found.estimate(after) for _, after in right)
    off = found.estimate(reached[likeliest]) - best
    liking = Liking.BETTER if off < 0 else Liking.LESS if off else Liking.ALIKE
    if made and liking is Liking.LESS:
        return SolvedStep(table, move)
    mistake = Mistake(likeliest, reached[likeliest], liking)
    return SolvedStep(table, move, _weighed(found, mistake, made + 1, budget))


def _weighed(found: Solutions, mistake: Mistake, made: int, budget: Budget) -> Mistake:
    """Return a mistake after that many moves, it among them, with what it leaves."""
    game, after = found.game, mistake.after
    own = replace(budget, positions=_BUDGET)
    if game.most_score:
        most = found.most_points(after)
        is_lost, cost, is_exact = not most, most, True
    else:
        is_lost = solve(game, after, own).answer is Answer.UNWINNABLE
        cost, is_exact = found.par + 1, False
        with suppress(Spent):
            then = Solutions(game, after, 0 if is_lost else found.par - made + _BEYOND, own)
            cost = made + then.par if then.par else found.par + _BEYOND + 1
            is_exact = then.par > 0
    if is_lost:
        return replace(mistake, is_lost=True, proof=prove(game, after, own))
    return replace(mistake, cost=cost, is_exact=is_exact)
