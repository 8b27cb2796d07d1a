"""What may be asked of the study: verdicts, shortest lines and ideas.

All answers depend on the board and the budget only, never on time or machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.games.levels import Levels
from gupai_desktop.games.zen import Zen
from gupai_desktop.solvers import levels_par, search
from gupai_desktop.solvers.exchange import ExchangeProblem
from gupai_desktop.solvers.goal_problem import GoalProblem
from gupai_desktop.solvers.knowledge import orders
from gupai_desktop.solvers.levels import LevelsProblem
from gupai_desktop.solvers.problem import Problem
from gupai_desktop.solvers.verdict import Answer, Budget, Idea, Outlook, Verdict

#: How many positions the first search for a line may look at.
FIRST_STAGE = 200_000

#: In the second each n-th position is one by chance.
_SECOND_STRAY = 6


def problem_of(game: Game, table: Table) -> Problem[Any]:
    """A board as a search problem; raises `TypeError` for a family not studied yet."""
    if isinstance(game, Zen):
        return GoalProblem(game, table) if game.goals else ExchangeProblem(game, table)
    if isinstance(game, Levels):
        return LevelsProblem(game, table)
    raise TypeError(f"nobody has studied {game.id} yet")


def solve(game: Game, table: Table, budget: Budget) -> Verdict:
    """Some line that wins, or a proof that there is none, or neither.

    What the first stage leaves open, the second tries with what is left of the budget.
    """
    problem = problem_of(game, table)
    verdict = search.solve(problem, replace(budget, positions=min(FIRST_STAGE, budget.positions)))
    if verdict.answer is Answer.UNKNOWN and verdict.positions < budget.positions:
        verdict = _second_stage(problem, verdict, budget)
    if verdict.answer is Answer.UNWINNABLE and isinstance(problem, ExchangeProblem):
        return replace(verdict, lost=problem.lost_groups())
    return verdict


def _second_stage(problem: Problem[Any], known: Verdict, budget: Budget) -> Verdict:
    """Another search from the start, in which chance leads elsewhere."""
    if budget.is_stopped():
        return known
    problem.stray = _SECOND_STRAY
    left = replace(budget, positions=budget.positions - known.positions)
    found = search.solve(problem, left)
    return replace(found, positions=known.positions + found.positions)


def improved(game: Game, table: Table, known: Verdict, budget: Budget) -> Iterator[Verdict]:
    """Ever better verdicts on a table of which a line is known (see `search.improved`)."""
    problem = problem_of(game, table)
    return search.improved(problem, known, budget, _prover_of(problem))


def _prover_of(problem: Problem[Any]) -> search.Prover:
    """How a line is proved to be shortest: by turns where the family has any."""
    if not isinstance(problem, LevelsProblem) or not levels_par.can_prove(problem):
        return search.proved
    return lambda _, known, budget: levels_par.proved(problem, known, budget)


def shortest(game: Game, table: Table, budget: Budget) -> Verdict:
    """The best verdict of the whole budget: the shortest line found, and a bound below it."""
    known = solve(game, table, budget)
    for better in improved(game, table, known, budget):
        known = better
    return known


# What a player may be told, who does not see the hidden tiles.


def outlook(game: Game, table: Table, budget: Budget) -> Outlook:
    """Verdicts over every order of the hidden tiles, the budget shared among them."""
    return _over(game, list(orders(game, table)), budget)


def _over(game: Game, tables: list[Table], budget: Budget) -> Outlook:
    share = replace(budget, positions=max(1, budget.positions // len(tables)))
    verdicts = [solve(game, laid, share) for laid in tables]
    answers = [verdict.answer for verdict in verdicts]
    winning = [verdict for verdict in verdicts if verdict.answer is Answer.WINNABLE]
    return Outlook(
        answers.count(Answer.WINNABLE),
        answers.count(Answer.UNWINNABLE),
        answers.count(Answer.UNKNOWN),
        winning[0].line if winning else (),
        verdicts[0].lost if not winning else (),
        sum(verdict.positions for verdict in verdicts),
    )


def ideas(
    game: Game, table: Table, budget: Budget, best: Verdict | None = None
) -> tuple[Idea, ...]:
    """Different moves that are proved to win in some order, the surest and shortest first.

    Of moves that come to the same, as with the other copy of a tile, only the first is
    tried.  Each may cost the budget's positions, all together ten times as many.  What a
    move would turn up is not known before it is made: the orders are those of the
    tiles that are hidden now.  With nothing hidden the `best` verdict that is known
    for the table is the idea of its first move.
    """
    laid = list(orders(game, table))
    found = _best_idea(best) if len(laid) == 1 else {}
    left = 10 * budget.positions
    for move in different(game, laid[0], [*found, *game.moves(table)]):
        if budget.is_stopped() or left <= 0:
            break
        if move in found:
            continue
        share = replace(budget, positions=min(budget.positions, left))
        after = _over(game, [game.after(one, move) for one in laid], share)
        left -= after.positions
        if after.wins:
            found[move] = Idea(move, after)
    return tuple(sorted(found.values(), key=lambda idea: (-idea.after.wins, idea.length)))


def _best_idea(best: Verdict | None) -> dict[Move, Idea]:
    """The idea that a best line begins with, by its move."""
    if best is None or not best.line:
        return {}
    first, *rest = best.line
    return {first: Idea(first, Outlook(1, 0, 0, tuple(rest)))}


def different(game: Game, table: Table, moves: Sequence[Move]) -> list[Move]:
    """The moves without those that lead where an earlier one does."""
    problem = problem_of(game, table)
    found: dict[Any, Move] = {}
    for move in moves:
        found.setdefault(problem.state(game.after(table, move)), move)
    return list(found.values())
