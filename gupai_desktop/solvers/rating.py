"""How hard a deal is: what the study finds when it looks at one a little.

Four measures, each of the board alone, never of time or machine: how long a line is
looked for, how long the best one is, how many choices there are on the way, and how
many of the first moves lead astray.  How they make a deal easy or hard among those of its
game is told by a `Scale`.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.solvers.analysis import different, improved, problem_of, solve
from gupai_desktop.solvers.verdict import Answer, Budget, Rating, Verdict

#: How many positions the first search may look at; no more than for a deal that is offered.
FIRST = 20_000
#: How many the search for a shorter line may, and all first moves together.
_LINE, _TRIES = 2_000, 12_000
#: So many first moves are tried at most, evenly spread over all of them.
_MOST_TRIED = 12


def rate(game: Game, table: Table, budget: Budget | None = None) -> Rating | None:
    """How hard a board is to win; None where the budget is too small to find a line."""
    budget = budget or Budget(FIRST)
    first = solve(game, table, budget)
    if first.answer is not Answer.WINNABLE:
        return None
    if not first.line:
        return Rating(0, 0, 0.0, 0.0)
    further = Budget(first.positions + _LINE, budget.is_stopped)
    best = [first, *improved(game, table, first, further)][-1]
    tried = _tried(game, table, budget.is_stopped)
    efforts = [one.positions for one in (first, *tried) if one.answer is not Answer.UNWINNABLE]
    astray = sum(one.answer is not Answer.WINNABLE for one in tried)
    return Rating(
        effort=round(_median(efforts)),
        length=len(best.line),
        choices=_choices(game, table, best.line),
        traps=round(astray / len(tried), 3),
    )


def _median(numbers: list[int]) -> float:
    """The middle one; that of `statistics` would load a megabyte of fractions and decimals."""
    ordered, middle = sorted(numbers), len(numbers) // 2
    return ordered[middle] if len(ordered) % 2 else (ordered[middle - 1] + ordered[middle]) / 2


def _tried(game: Game, table: Table, is_stopped: Callable[[], bool]) -> list[Verdict]:
    """What is found after the first moves, or after some of them where there are many."""
    moves = different(game, table, game.moves(table))
    count = min(len(moves), _MOST_TRIED)
    budget = Budget(_TRIES // count, is_stopped)
    spread = [moves[place * len(moves) // count] for place in range(count)]
    return [solve(game, game.after(table, move), budget) for move in spread]


def _choices(game: Game, table: Table, line: tuple[Move, ...]) -> float:
    """How many different positions a player can move to along a line, as a geometric mean."""
    problem: Any = problem_of(game, table)
    widths = []
    for move in line:
        widths.append(len(set(problem.successors(problem.state(table)))))
        table = game.after(table, move)
    mean: float = prod(widths) ** (1 / len(widths))
    return round(mean, 2)
