"""How hard a deal is: four measures of a short study of its board, never of time or machine.

A `Scale` says what they mean among the deals of a game.
"""

from __future__ import annotations

from math import prod

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.solvers.analysis import different, improved, problem_of, solve
from gupai_desktop.solvers.verdict import Answer, Budget, Rating

#: How many positions the first search may look at; no more than for a deal that is offered.
FIRST = 20_000
#: How many the search for a shorter line may, and all first moves together.
_LINE, _TRIES = 2_000, 12_000
#: So many first moves are tried at most, evenly spread over all of them.
_MOST_TRIED = 12


def rate(game: Game, table: Table, budget: Budget | None = None) -> Rating | None:
    """Rate a board; None where the budget is too small to find a line."""
    budget = budget or Budget(FIRST)
    first = solve(game, table, budget)
    if first.answer is not Answer.WINNABLE:
        return None
    if not first.line:
        return Rating(0, 0, 0.0, 0.0)
    further = Budget(first.positions + _LINE, budget.is_stopped)
    best = [first, *improved(game, table, first, further)][-1]
    moves = different(game, table, game.moves(table))
    count = min(len(moves), _MOST_TRIED)
    share = Budget(_TRIES // count, budget.is_stopped)
    spread = [moves[place * len(moves) // count] for place in range(count)]
    tried = [solve(game, game.after(table, move), share) for move in spread]
    found = (one.positions for one in (first, *tried) if one.answer is not Answer.UNWINNABLE)
    efforts = sorted(found)  # their median; `statistics` would load a megabyte
    astray = sum(one.answer is not Answer.WINNABLE for one in tried)
    problem, widths, along = problem_of(game, table), [], table
    for move in best.line:
        widths.append(len(set(problem.successors(problem.state(along)))))
        along = game.after(along, move)
    return Rating(
        effort=round((efforts[(len(efforts) - 1) // 2] + efforts[len(efforts) // 2]) / 2),
        length=len(best.line),
        choices=round(prod(widths) ** (1 / len(widths)), 2),
        traps=round(astray / len(tried), 3),
    )
