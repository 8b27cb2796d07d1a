"""The solver's questions: verdicts, shortest lines, ideas and ratings.

All answers depend on the board and the budget only, never on time or machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from math import prod
from typing import Any

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.proof import Proof
from gupai_desktop.engine.table import Table
from gupai_desktop.solvers.family_solver import solver_of
from gupai_desktop.solvers.knowledge import order_count, orders
from gupai_desktop.solvers.memory import no_collector
from gupai_desktop.solvers.search_problem import SearchProblem
from gupai_desktop.solvers.verdict import (
    MAX_ORDERS,
    Answer,
    Budget,
    Idea,
    Outlook,
    Rating,
    Verdict,
    has_solver,
)

#: How many positions are looked at to find out whether a deal can be offered.
OFFERED = 20_000


def problem_of(game: Game, table: Table) -> Any:
    """Return a board as its family's problem, for a game that is studied."""
    return solver_of(game.family.key).problem(game, table)


def solve(game: Game, table: Table, budget: Budget) -> Verdict:
    """Return some line that wins, or a proof that there is none, or neither."""
    if not has_solver(game):
        return Verdict(Answer.NO_SOLVER)
    with no_collector():  # so that all that was searched is gone before it is back
        return solver_of(game.family.key).solve(problem_of(game, table), budget)


def improved(game: Game, table: Table, known: Verdict, budget: Budget) -> Iterator[Verdict]:
    """Yield ever better verdicts on a table of which a line is known."""
    if not has_solver(game):
        return iter(())
    return solver_of(game.family.key).improve(problem_of(game, table), known, budget)


def resting(game: Game, table: Table, known: Verdict, budget: Budget) -> Iterator[Verdict]:
    """Yield better verdicts still, where `improved` has come to the end of a smaller budget.

    Of the beams only the widest is run, as wide as the budget allows: the others were.
    """
    problem = problem_of(game, table)
    if isinstance(problem, SearchProblem):
        problem.beam_widths = problem.beam_widths[-1:]
    return solver_of(game.family.key).improve(problem, known, budget)


def prove(game: Game, table: Table, budget: Budget) -> Proof | None:
    """Return a proof that a table is lost, for a person; None where it finds none.

    It holds in every order of the hidden tiles, but where the deal alone decides.
    """
    found = solver_of(game.family.key).prove if has_solver(game) else None
    return found(game, table, budget) if found else None


def has_proofs(game: Game) -> bool:
    """Return whether proofs for a person are sought in a game."""
    return has_solver(game) and solver_of(game.family.key).prove is not None


def shortest(game: Game, table: Table, budget: Budget) -> Verdict:
    """Return the best verdict of the whole budget: the shortest line found, and a bound."""
    known = solve(game, table, budget)
    for better in improved(game, table, known, budget):
        known = better
    return known


# What a player may be told, who does not see the hidden tiles.


def outlook(game: Game, table: Table, budget: Budget, proven: Table | None = None) -> Outlook:
    """Return the verdicts over the orders of the hidden tiles, which share the budget.

    An order in which the opening is lost is none, where that was `proven` winnable.
    """
    if not has_solver(game):
        return Outlook(0, 0, 0)
    return _over(game, *_possible(game, table, proven, budget), budget)


def _possible(
    game: Game, table: Table, proven: Table | None, budget: Budget
) -> tuple[list[Table], int]:
    """Return the table in its possible orders, or in a sample of them, and their number."""
    laid, number = orders(game, table), order_count(game, table)
    if proven is None or len(laid) < number:
        return laid, number
    pairs = zip(laid, orders(game, table, proven), strict=True)
    left = [
        arrangement
        for arrangement, opening in pairs
        if budget.is_stopped() or not _is_lost(game, opening)
    ]
    return left or laid, len(left or laid)


@lru_cache(MAX_ORDERS)
def _is_lost(game: Game, opening: Table) -> bool:
    """Return whether looking for a deal would find this one lost."""
    return solve(game, opening, Budget(OFFERED)).answer is Answer.UNWINNABLE


def _over(game: Game, tables: list[Table], number: int, budget: Budget) -> Outlook:
    """Return the outlook over some tables; of that many orders those not listed are unknown."""
    share = replace(budget, positions=max(1, budget.positions // len(tables)))
    verdicts = [solve(game, laid, share) for laid in tables]
    answers = [verdict.answer for verdict in verdicts]
    winning = [verdict for verdict in verdicts if verdict.answer is Answer.WINNABLE]
    return Outlook(
        answers.count(Answer.WINNABLE),
        answers.count(Answer.UNWINNABLE),
        answers.count(Answer.UNKNOWN) + number - len(tables),
        winning[0].line if winning else (),
        verdicts[0].lost if not winning else (),
        sum(verdict.positions for verdict in verdicts),
    )


def ideas(
    game: Game,
    table: Table,
    budget: Budget,
    best: Verdict | None = None,
    proven: Table | None = None,
) -> tuple[Idea, ...]:
    """Return different moves that are proved to win in some order, surest and shortest first.

    Of moves that come to the same, as with the other copy of a tile, only the first is
    tried.  Each may cost the budget's positions in every order, all together ten times as
    many.  What a move would turn up is not known before it is made: the orders are those of
    the tiles that are hidden now.  With nothing hidden the `best` verdict that is known
    for the table is the idea of its first move.
    """
    if not has_solver(game):
        return ()
    laid, number = _possible(game, table, proven, budget)
    found: dict[Move, Idea] = {}
    if len(laid) == 1 and best and best.line:
        first, *rest = best.line
        found[first] = Idea(first, Outlook(1, 0, 0, tuple(rest)))
    most = budget.positions * len(laid)
    left = 10 * most
    for move in different(game, laid[0], [*found, *game.moves(table)]):
        if budget.is_stopped() or left <= 0:
            break
        if move in found:
            continue
        share = replace(budget, positions=min(most, left))
        after = _over(game, [game.after(arranged, move) for arranged in laid], number, share)
        left -= after.positions
        if after.wins:
            found[move] = Idea(move, after)

    def rank(idea: Idea) -> tuple[int, int]:
        return -idea.after.wins, game.cost(table, (idea.move, *idea.after.line))

    return tuple(sorted(found.values(), key=rank))


def different(game: Game, table: Table, moves: Sequence[Move]) -> list[Move]:
    """Return the moves without those that lead where an earlier one does."""
    problem = problem_of(game, table)
    found: dict[Any, Move] = {}
    for move in moves:
        found.setdefault(problem.state(game.after(table, move)), move)
    return list(found.values())


# How hard a board is: four measures of a short study.

#: How many positions the search for a shorter line may cost, and all first moves together.
_LINE, _TRIES = 2_000, 12_000
#: This many first moves are tried at most, evenly spread over all of them.
_MAX_TRIED = 12


def rate(game: Game, table: Table, budget: Budget | None = None) -> Rating | None:
    """Rate a board; None where the budget is too small to find a line."""
    budget = budget or Budget(OFFERED)
    first = solve(game, table, budget)
    if first.answer is not Answer.WINNABLE:
        return None
    if not first.line:
        return Rating(0, 0, 0.0, 0.0)
    problem, along = problem_of(game, table), table
    further = Budget(first.positions + _LINE, budget.is_stopped)
    best = [first, *improved(game, table, first, further)][-1].line
    moves = different(game, table, game.moves(table))
    count = min(len(moves), _MAX_TRIED)
    share = Budget(_TRIES // count, budget.is_stopped)
    spread = [moves[place * len(moves) // count] for place in range(count)]
    tried = [solve(game, game.after(table, move), share) for move in spread]
    found = (
        outlook.positions for outlook in (first, *tried) if outlook.answer is not Answer.UNWINNABLE
    )
    efforts = sorted(found)  # their median; `statistics` would load a megabyte
    astray = sum(outlook.answer is not Answer.WINNABLE for outlook in tried)
    widths = []
    for move in best:
        widths.append(len(set(problem.successors(problem.state(along)))))
        along = game.after(along, move)
    return Rating(
        effort=round((efforts[(len(efforts) - 1) // 2] + efforts[len(efforts) // 2]) / 2),
        length=len(best),
        choices=round(prod(widths) ** (1 / len(widths)), 2),
        traps=round(astray / len(tried), 3),
    )
