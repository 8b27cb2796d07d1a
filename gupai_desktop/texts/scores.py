"""What could be had at the tables of a record, in games with points; no Qt is needed for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from gupai_desktop.engine.explain import Faces, faces_in_order
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.words import Words, counted
from gupai_desktop.solvers.verdict import Answer, Verdict

#: What the solver has found of tables.
Verdicts = Mapping[Table, Verdict]


class BestScore(NamedTuple):
    """The points for which a table can be cleared: just that many, or that many at least."""

    points: int
    is_proved: bool


class CostliestTake(NamedTuple):
    """The take of a record that has cost most: which it was, what was taken, and the points."""

    number: int
    faces: Faces
    points: int


def best_score(game: Game, table: Table, verdicts: Verdicts) -> BestScore | None:
    """Return for how many points a table can be cleared; None if no way is known."""
    found = verdicts.get(table)
    if found is None or found.answer is not Answer.WINNABLE:
        return None
    points = game.measure(game.cost(table, found.line))
    return BestScore(points, found.is_shortest or points >= game.most_score)


def lowered_words(left: BestScore) -> Words:
    """Return what can still be had after a take that has cost points."""
    if left.is_proved:
        return counted("Best now: %n point(s).", left.points)
    return counted("Best now: at least %n point(s).", left.points)


def best_left(record: Record, verdicts: Verdicts) -> BestScore | None:
    """Return what the last take of a record has left, if that is proved to be less than before."""
    game, (before, after) = record.game, record.tables[-2:]
    had, left = (best_score(game, table, verdicts) for table in (before, after))
    if had is None or left is None or not (bound := verdicts[after].bound):
        return None
    return left if game.measure(bound) < had.points else None


def costliest_take(record: Record, verdicts: Verdicts) -> CostliestTake | None:
    """Return the take of a record after which least could be had; None if none cost anything.

    None too while what could be had is not known of every table.  Where the table could not be
    cleared any more, what was reached in the end is what could be had.
    """
    tables = record.tables
    had = _had(record, tables, verdicts)
    if len(had) < len(tables):
        return None
    costs = [before - after for before, after in pairwise(had)]
    worst = max(costs, default=0)
    if worst <= 0:
        return None
    number = costs.index(worst)
    return CostliestTake(number + 1, faces_in_order(record.moves[number].tiles), worst)


def _had(record: Record, tables: Sequence[Table], verdicts: Verdicts) -> list[int]:
    """Return the points that could be had at each table, up to the first that is not known."""
    game, found = record.game, list[int]()
    for table in tables:
        verdict = verdicts.get(table)
        if best := best_score(game, table, verdicts):
            found.append(best.points)
        elif game.is_won(table) or (verdict and verdict.answer is Answer.UNWINNABLE):
            found.append(game.score(record.table))
        else:
            break
    return found
