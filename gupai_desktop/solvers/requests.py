"""What goes over the pipe between the window and the study."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count

from gupai_desktop.solvers.verdict import Idea, Outlook, Rating, Verdict

_jobs = count(1)


@dataclass(frozen=True, slots=True)
class _Job:
    """What is to be done, with a number of its own."""

    job: int = field(default_factory=lambda: next(_jobs), kw_only=True)


@dataclass(frozen=True, slots=True)
class Question(_Job):
    """A table to be studied, as a player sees it, and its opening, if that may be looked at.

    Replied to by an `Outlook` on the table, another one if the first was not final, and
    one with every shorter line; by ideas; by a `Verdict` of the opening, and one with
    every shorter line or higher bound.  If the table is the opening, its lines come as
    verdicts.  Texts only, so that what is asked is what a player could have typed.
    """

    game: str
    rules: str
    board: str
    opening: str


@dataclass(frozen=True, slots=True)
class Search(_Job):
    """A deal to be found: the first from a number on that a policy offers."""

    game: str
    rules: str
    policy: str
    number: int
    step: int


@dataclass(frozen=True, slots=True)
class Exam(_Job):
    """A board to be examined as it lies, nothing being hidden.

    Replied to by a verdict; if the board can be won, then by a rating, and by a
    verdict with the shortest line as far as that is known.
    """

    game: str
    rules: str
    board: str


@dataclass(frozen=True, slots=True)
class Grading(_Job):
    """A deal, by its number or its board, of which it is to be said how hard it is.

    Replied to by its `Rating`, or None.
    """

    game: str
    rules: str
    deal: str


@dataclass(frozen=True, slots=True)
class Errand(_Job):
    """Anything else that would keep the window waiting.

    Replied to by what the call returns, or by the words of the `WordedError` that it raises.
    """

    call: Callable[[], object]


Request = Question | Search | Exam | Grading | Errand


@dataclass(frozen=True, slots=True)
class Withdrawal:
    """The exam or the search of that number is not wanted any more."""

    job: int


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer to the request of that number."""

    job: int
    content: Outlook | tuple[Idea, ...] | Verdict | int | Rating | object | None
