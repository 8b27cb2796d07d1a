"""The study in a process of its own: it hears requests, answers, and can be stopped.

One duplex pipe leads to it.  A thread does nothing but listen, so a newer
request stops the one at work at once, and the end of the pipe ends the process:
when the window is gone, however it went, nobody is left thinking.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.connection import Connection

from gupai_desktop.engine.deal import offered
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find
from gupai_desktop.solvers.policies import policy_of
from gupai_desktop.solvers.requests import Exam, Question, Reply, Search, Withdrawal
from gupai_desktop.solvers.study import ideas, prospect, rate, shortest, solve
from gupai_desktop.solvers.verdict import Answer, Budget, Idea, Prospect, Rating, Verdict

#: How many positions are searched for the table, for every idea, and for par.
PROSPECT, IDEA, PAR = 400_000, 20_000, 60_000

#: How far it steps back where the window and the study want the same processor.
_MANNERS = 10


class _Desk:
    """What lies before the worker: the newest question, an exam, searches in their order."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._news = threading.Condition()
        self._question: Question | None = None
        self._searches: list[Search] = []
        self._exam: Exam | None = None
        self._last_exam = 0
        #: The exam and the searches that are wanted, at work or waiting.
        self._wanted: set[int] = set()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        while True:
            try:
                request = self._connection.recv()
            except (EOFError, OSError):
                os._exit(0)
            with self._news:
                self._lay_down(request)
                self._news.notify()

    def _lay_down(self, request: Question | Search | Exam | Withdrawal) -> None:
        if isinstance(request, Question):
            self._question = request
        elif isinstance(request, Search):
            self._searches.append(request)
            self._wanted.add(request.job)
        elif isinstance(request, Exam):
            self._withdraw(self._last_exam)
            self._exam, self._last_exam = request, request.job
            self._wanted.add(request.job)
        else:
            self._withdraw(request.job)

    def _withdraw(self, job: int) -> None:
        """An exam or a search is neither begun nor gone on with."""
        self._wanted.discard(job)
        self._searches = [search for search in self._searches if search.job != job]
        if self._exam is not None and self._exam.job == job:
            self._exam = None

    def has_work(self) -> bool:
        """Whether something waits to be done."""
        return self._question is not None or self.is_awaited()

    def is_awaited(self) -> bool:
        """Whether something waits to be done that a player waits for."""
        return self._exam is not None or bool(self._searches)

    def is_wanted(self, request: Exam | Search) -> bool:
        """Whether an exam or a search has not been withdrawn, nor given way to a newer exam."""
        return request.job in self._wanted

    def next(self) -> Question | Search | Exam:
        """The next request; first what a player waits for."""
        with self._news:
            self._news.wait_for(self.has_work)
            if self._searches:
                return self._searches.pop(0)
            if self._exam is not None:
                exam, self._exam = self._exam, None
                return exam
            question, self._question = self._question, None
            assert question is not None
            return question

    def put_back(self, request: Question | Exam) -> None:
        """Take a request up again later, unless a newer one has come."""
        with self._news:
            if isinstance(request, Exam):
                if self.is_wanted(request):
                    self._exam = request
            elif self._question is None:
                self._question = request

    def put_away(self, request: Exam | Search) -> None:
        """A request has been answered."""
        with self._news:
            self._wanted.discard(request.job)


def run(connection: Connection) -> None:
    """Answer requests until the pipe ends."""
    if hasattr(os, "nice"):
        os.nice(_MANNERS)
    desk = _Desk(connection)
    while True:
        request = desk.next()
        if isinstance(request, Search):
            _find(request, _withdrawal_of(request, desk), connection.send)
            desk.put_away(request)
        elif isinstance(request, Exam):
            if _examine(request, _stop_of(request, desk), connection.send):
                desk.put_away(request)
            else:
                desk.put_back(request)
        elif not _answer(request, desk.has_work, connection.send):
            desk.put_back(request)


class _Stopped(Exception):
    """What was looked for is not wanted any more."""


def _find(search: Search, is_stopped: Callable[[], bool], send: Callable[[Reply], None]) -> None:
    """The first deal that is offered; nothing if the search is stopped between two deals."""
    game = find(search.game, search.rules)
    policy = policy_of(game, search.policy)

    def offers(game: Game, table: Table) -> bool:
        if is_stopped():
            raise _Stopped
        return policy.offers(game, table)

    try:
        number = offered(game, replace(policy, offers=offers), search.number, search.step)
    except _Stopped:
        return
    send(Reply(search.job, number))


def _withdrawal_of(search: Search, desk: _Desk) -> Callable[[], bool]:
    """Tells when a search at work is to be stopped."""
    return lambda: not desk.is_wanted(search)


def _stop_of(exam: Exam, desk: _Desk) -> Callable[[], bool]:
    """Tells when an exam at work is to be stopped."""
    return lambda: desk.is_awaited() or not desk.is_wanted(exam)


def _examine(exam: Exam, is_stopped: Callable[[], bool], send: Callable[[Reply], None]) -> bool:
    """Some line first, then how hard it is and the shortest one; False if stopped on the way."""
    game, table = find(exam.game, exam.rules), Table.parse(exam.board)
    budget = Budget(PROSPECT, is_stopped)
    verdict = solve(game, table, budget)
    studies: list[Callable[[], Verdict | Rating | None]] = [lambda: verdict]
    if verdict.answer is Answer.WINNABLE:
        studies += [lambda: rate(game, table, budget), lambda: _par(game, table, is_stopped)]
    for study in studies:
        content = study()
        if is_stopped():
            return False
        send(Reply(exam.job, content))
    return True


def _answer(
    question: Question, is_stopped: Callable[[], bool], send: Callable[[Reply], None]
) -> bool:
    """Answer in growing depth; False if stopped on the way."""
    game = find(question.game, question.rules)
    table, opening = Table.parse(question.board), Table.parse(question.opening)
    for study in (_prospect, _ideas, _par):
        content = study(game, opening if study is _par else table, is_stopped)
        if is_stopped():
            return False
        send(Reply(question.job, content))
    return True


def _prospect(game: Game, table: Table, is_stopped: Callable[[], bool]) -> Prospect:
    return prospect(game, table, Budget(PROSPECT, is_stopped))


def _ideas(game: Game, table: Table, is_stopped: Callable[[], bool]) -> tuple[Idea, ...]:
    return ideas(game, table, Budget(IDEA, is_stopped))


def _par(game: Game, table: Table, is_stopped: Callable[[], bool]) -> Verdict:
    return shortest(game, table, Budget(PAR, is_stopped))
