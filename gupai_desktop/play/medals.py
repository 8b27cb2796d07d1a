"""How problems were solved, told by the tries that the book has: pure functions of its rows.

In par without a hint it is gold, with more moves silver, with a hint a pencil mark.  A try that
was better than another of the same board is the one that counts.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta
from enum import IntEnum
from typing import NamedTuple

from gupai_desktop.engine.words import Words, words
from gupai_desktop.play.problems import Problem

#: After this many right answers in a row a problem rests for this many days; then for the last.
_RESTS = (0, 1, 3, 7, 16, 35)
#: The same of a problem that was missed; after so many right answers it is learned.
_AGAIN = (1, 3, 7)


class Medal(IntEnum):
    """How a problem was solved; the better, the more."""

    PENCIL = 1
    SILVER = 2
    GOLD = 3

    @property
    def title(self) -> Words:
        return _TITLES[self]


_TITLES = {
    Medal.PENCIL: words("Solved with a hint"),
    Medal.SILVER: words("Silver"),
    Medal.GOLD: words("Gold"),
}


class Try(NamedTuple):
    """One time that a board was played: what the win cost, 0 without one, and on which day."""

    board: str
    cost: int
    is_assisted: bool
    day: date


def medal_of(problem: Problem, attempt: Try) -> Medal | None:
    """Return what one try at a problem earns; None if it did not win."""
    if not attempt.cost:
        return None
    if attempt.is_assisted:
        return Medal.PENCIL
    return Medal.GOLD if attempt.cost <= problem.cost else Medal.SILVER


def medals(problems: Iterable[Problem], tries: Iterable[Try]) -> dict[int, Medal]:
    """Return the medals of the problems that were solved, by their numbers."""
    found = dict[int, Medal]()
    by_board = _by_board(tries)
    for problem in problems:
        earned = [medal_of(problem, attempt) for attempt in by_board[problem.board]]
        if best := max(filter(None, earned), default=None):
            found[problem.number] = best
    return found


def next_problem(
    problems: Sequence[Problem], solved: Mapping[int, Medal], after: int = 0
) -> Problem | None:
    """Return the first problem beyond a number that is not solved, or else the first of all."""
    ahead = sorted(problems, key=lambda problem: (problem.number <= after, problem.number))
    return next((problem for problem in ahead if problem.number not in solved), None)


def trained(problems: Iterable[Problem], tries: Iterable[Try], today: date) -> list[Problem]:
    """Return the problems of one move in the order in which they are to be trained.

    First come those that were missed or have rested long enough, the longest due first; then
    those that are new; then the others, the next ones that are due first.  A problem is missed
    when it was left, or solved otherwise than for gold.
    """
    by_board = _by_board(tries)
    due = list[tuple[date, Problem]]()
    fresh = list[Problem]()
    for problem in problems:
        if problem.par == 1:
            if own := by_board[problem.board]:
                due.append((_due(problem, own), problem))
            else:
                fresh.append(problem)
    due.sort(key=lambda pair: (pair[0], pair[1].number))
    ready = [problem for day, problem in due if day <= today]
    return [*ready, *fresh, *(problem for day, problem in due if day > today)]


def _due(problem: Problem, tries: Sequence[Try]) -> date:
    """Return the day from which a problem is to be tried again, after these tries in order."""
    right = 0
    for attempt in tries:
        right = right + 1 if medal_of(problem, attempt) is Medal.GOLD else 0
    return tries[-1].day + timedelta(days=_RESTS[min(right, len(_RESTS) - 1)])


def due(problems: Iterable[Problem], tries: Iterable[Try], today: date) -> list[Problem]:
    """Return the problems that were missed and are to be tried again, the longest due first.

    They come on the next day, three days after the first right answer and a week after the
    second; a third one ends that.  An answer before its day is no proof that one remembers, and
    what was tried while the clock was ahead waits for its day.
    """
    by_board = _by_board(attempt for attempt in tries if attempt.day <= today)
    found = list[tuple[date, Problem]]()
    for problem in problems:
        day, right = None, 0
        for attempt in by_board[problem.board]:
            if medal_of(problem, attempt) is not Medal.GOLD:
                right = 0
            elif day is None or attempt.day < day:
                continue
            else:
                right += 1
            rest = _AGAIN[right] if right < len(_AGAIN) else 0
            day = attempt.day + timedelta(rest) if rest else None
        if day and day <= today:
            found.append((day, problem))
    return [problem for _, problem in sorted(found, key=lambda pair: (pair[0], pair[1].number))]


def _by_board(tries: Iterable[Try]) -> Mapping[str, list[Try]]:
    """Return the tries of each board in the order of their days."""
    found = defaultdict[str, list[Try]](list)
    for attempt in sorted(tries, key=lambda attempt: attempt.day):
        found[attempt.board].append(attempt)
    return found
