"""What a day offers beside its board: a problem, and an omen to draw; pure functions of the date.

Scheme 2, as docs/difficulty.md has it, and from 2027 on scheme 3 (`days.py`); the board is the
challenge (`challenge.py`), and which deal brings the omen chance decides (`omens.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from datetime import date
from typing import NamedTuple

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.words import Words, counted, words
from gupai_desktop.play import days
from gupai_desktop.play.challenge import challenge_of
from gupai_desktop.play.days import Strength
from gupai_desktop.play.problems import Problem

FIRST_DAY = date(2026, 1, 1)

_SATURDAY, _SUNDAY = 5, 6
_HARD = 0.5


def problem_of(
    day: date,
    games: Iterable[Game],
    problems_of: Callable[[Game], Iterable[Problem]],
    strength: Strength = Strength.EVERYBODY,
) -> Problem | None:
    """Return the problem of a day, of those that each game has; None if there are none.

    Raises `DamagedList` from 2027 on.
    """
    if day >= days.FIRST_DAY:
        game_id, _, board, *_ = days.task_on(day, strength)
        every = (problem for game in games if game.id == game_id for problem in problems_of(game))
        return next((problem for problem in every if problem.board == board), None)
    weekday, pools = day.weekday(), list[list[Problem]]()
    for game in games:
        fitting = [problem for problem in problems_of(game) if _fits(game, problem, weekday)]
        if fitting:
            pools.append(fitting)
    if not pools:
        return None
    week = (day.toordinal() - 1) // 7
    pool = pools[(week + weekday) % len(pools)]
    return pool[week // len(pools) % len(pool)]


def _fits(game: Game, problem: Problem, weekday: int) -> bool:
    """Return whether a problem is as hard as is wanted on a weekday."""
    if weekday == _SUNDAY:
        return problem.share < _HARD
    # Where points count, par says nothing of moves.
    moves = 0 if game.most_score else problem.par
    return moves > _SATURDAY if weekday == _SATURDAY else moves == weekday + 1


def omen_game(day: date, games: Iterable[type[Game]]) -> type[Game]:
    """Return the game in which the omen of a day is offered."""
    omens = [game for game in games if game.is_omen]
    return omens[day.toordinal() % len(omens)]


class DayMark(NamedTuple):
    """What a day has to show: a board that was won, in as few moves as was asked, an omen."""

    is_won: bool = False
    is_gold: bool = False
    has_omen: bool = False


def day_marks(
    boards: Mapping[Strength, Mapping[date, int]], omens: Collection[date]
) -> dict[date, DayMark]:
    """Return the marks of days by the moves of their boards, 0 if not won, and their omens.

    A day has the best of its boards; one without any mark is not among them.
    """
    found = {day: DayMark(has_omen=True) for day in omens}
    for strength, results in boards.items():
        for day, moves in results.items():
            if moves:
                mark = found.get(day, DayMark())
                is_gold = mark.is_gold or challenge_of(day, strength).is_met(moves)
                found[day] = mark._replace(is_won=True, is_gold=is_gold)
    return found


def won_in(marks: Mapping[date, DayMark], month: date) -> int:
    """Return on how many days of the month of a date a board was won."""
    return sum(
        mark.is_won and (day.year, day.month) == (month.year, month.month)
        for day, mark in marks.items()
    )


def yesterday_words(begun: int, won: int, board: int | None) -> tuple[Words, ...]:
    """Return how a day has ended: its deals, and the moves of its board, 0 if that is not won."""
    if not begun:
        return (words("Yesterday the tiles rested."),)
    said = []
    if board is not None:
        said.append(
            words("Yesterday’s board is won.") if board else words("Yesterday’s board was begun.")
        )
    if won or board is None:
        tally = counted("%n deal(s) begun yesterday.", begun)
        said.append(words("Won of yesterday’s deals: {number}.", number=won) if won else tally)
    return tuple(said)


def clock_words(today: date) -> Words | None:
    """Return that the clock shows a day before the first of the calendar, if it does."""
    if today >= FIRST_DAY:
        return None
    return words(
        "By this computer’s clock it is {day}; the calendar begins on {first}.",
        day=today.isoformat(),
        first=FIRST_DAY.isoformat(),
    )
