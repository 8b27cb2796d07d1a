"""The study in a process of its own: it hears requests, answers, and can be stopped.

One duplex pipe leads to it.  A thread does nothing but listen, so a newer
request stops the one at work at once, and the end of the pipe ends the process:
when the window is gone, however it went, nobody is left thinking.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from multiprocessing.connection import Connection
from typing import NoReturn

from gupai_desktop.engine.deal import deal, offered
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.words import WordedError
from gupai_desktop.games import find
from gupai_desktop.solvers.analysis import ideas, improved, outlook, solve
from gupai_desktop.solvers.policies import policy_of
from gupai_desktop.solvers.rating import rate
from gupai_desktop.solvers.requests import (
    Errand,
    Exam,
    Grading,
    Question,
    Reply,
    Request,
    Search,
    Withdrawal,
)
from gupai_desktop.solvers.verdict import Answer, Budget, Idea, Outlook, Rating, Verdict

#: How many positions are searched for a verdict, before nobody knows it, for every idea,
#: and for better lines.
VERDICT, FURTHER, IDEA, LINE = 200_000, 2_000_000, 20_000, 60_000

#: The window comes first where both want the same processor.
_NICENESS = 10


class _Queue:
    """The requests that wait: errands and searches in order, the newest exam and question."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._news = threading.Condition()
        self._question: Question | None = None
        self._errands: list[Errand] = []
        self._searches: list[Search] = []
        self._gradings: list[Grading] = []
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
                self._add(request)
                self._news.notify()

    def _add(self, request: Request | Withdrawal) -> None:
        if isinstance(request, Question):
            self._question = request
        elif isinstance(request, Errand):
            self._errands.append(request)
        elif isinstance(request, Search):
            self._searches.append(request)
            self._wanted.add(request.job)
        elif isinstance(request, Grading):
            self._gradings.append(request)
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
        return self._question is not None or self._has_urgent_work()

    def _has_urgent_work(self) -> bool:
        """Whether a player waits for something."""
        return self._exam is not None or bool(self._searches) or self.has_errand()

    def has_errand(self) -> bool:
        """Whether an errand waits, for which everything else is put back."""
        return bool(self._errands)

    def must_break_off(self, search: Search) -> bool:
        """Whether a search at work is to be stopped, for good or for an errand."""
        return self.has_errand() or self.is_withdrawn(search)

    def is_withdrawn(self, request: Exam | Search) -> bool:
        """Whether an exam or a search was withdrawn, or gave way to a newer exam."""
        return request.job not in self._wanted

    def must_pause(self, exam: Exam) -> bool:
        """Whether an exam at work is to be stopped, for good or for something more urgent."""
        return self._has_urgent_work() or self.is_withdrawn(exam)

    def next(self) -> Request:
        """The next request; first what a player waits for."""
        with self._news:
            self._news.wait_for(lambda: self.has_work() or self._gradings)
            if self._errands:
                return self._errands.pop(0)
            if self._searches:
                return self._searches.pop(0)
            if self._exam is not None:
                exam, self._exam = self._exam, None
                return exam
            if self._question is None:
                return self._gradings.pop(0)
            question, self._question = self._question, None
            return question

    def put_back(self, request: Question | Exam | Search) -> None:
        """Take a request up again later, unless a newer one has come."""
        with self._news:
            if isinstance(request, Search):
                if not self.is_withdrawn(request):
                    self._searches.insert(0, request)
            elif isinstance(request, Exam):
                if not self.is_withdrawn(request):
                    self._exam = request
            elif self._question is None:
                self._question = request

    def finish(self, request: Exam | Search) -> None:
        """A request has been answered."""
        with self._news:
            self._wanted.discard(request.job)


def run(connection: Connection) -> None:
    """Answer requests until the pipe ends."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    # It may end while a reply is on its way.
    with suppress(BrokenPipeError, ConnectionResetError):
        _serve(connection, _Queue(connection))


def _serve(connection: Connection, queue: _Queue) -> NoReturn:
    while True:
        request = queue.next()
        if isinstance(request, Errand):
            connection.send(Reply(request.job, _result(request)))
        elif isinstance(request, Grading):
            connection.send(Reply(request.job, _graded(request)))
        elif isinstance(request, Search):
            number = _found(request, partial(queue.must_break_off, request))
            if number is None:
                queue.put_back(request)
            else:
                queue.finish(request)
                connection.send(Reply(request.job, number))
        elif isinstance(request, Exam):
            if _examine(request, partial(queue.must_pause, request), connection.send):
                queue.finish(request)
            else:
                queue.put_back(request)
        elif not _answer(request, queue.has_work, connection.send):
            queue.put_back(request)


def _result(errand: Errand) -> object:
    try:
        return errand.call()
    except WordedError as error:
        return error.words


def _graded(grading: Grading) -> Rating | None:
    """How hard a deal is."""
    game, text = find(grading.game, grading.rules), grading.deal
    return rate(game, deal(game, int(text)) if text.isdecimal() else Table.parse(text))


class _Stopped(Exception):
    """What was looked for is not wanted any more."""


def _found(search: Search, is_stopped: Callable[[], bool] = lambda: False) -> int | None:
    """The first deal that is offered; None if the search is stopped between two deals."""
    game = find(search.game, search.rules)
    policy = policy_of(game, search.policy)

    def offers(game: Game, table: Table) -> bool:
        if is_stopped():
            raise _Stopped
        return policy.offers(game, table)

    try:
        return offered(game, replace(policy, offers=offers), search.number, search.step)
    except _Stopped:
        return None


def _examine(exam: Exam, is_stopped: Callable[[], bool], send: Callable[[Reply], None]) -> bool:
    """Some line first, then how hard it is and the best line; False if stopped on the way."""
    game, table = find(exam.game, exam.rules), Table.parse(exam.board)
    budget = Budget(FURTHER, is_stopped)
    verdict = solve(game, table, budget)
    studies: list[Callable[[], Verdict | Rating | None]] = [lambda: verdict]
    if verdict.answer is Answer.WINNABLE:
        studies += [
            lambda: rate(game, table, budget),
            lambda: [verdict, *improved(game, table, verdict, Budget(LINE, is_stopped))][-1],
        ]
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
    for content in _answers(question, is_stopped):
        if is_stopped():
            return False
        send(Reply(question.job, content))
    return not is_stopped()


def _answers(
    question: Question, is_stopped: Callable[[], bool]
) -> Iterator[Outlook | tuple[Idea, ...] | Verdict]:
    """A verdict on the table, better lines, ideas; then better lines of the opening."""
    game, table = find(question.game, question.rules), Table.parse(question.board)
    known = outlook(game, table, Budget(VERDICT, is_stopped))
    if known.unknown and not known.wins:
        yield replace(known, is_final=False)
        known = outlook(game, table, Budget(FURTHER, is_stopped))
    yield known
    if known.wins and known.orders == 1:
        is_opening = question.opening == question.board
        yield from _lines(game, table, known.line, is_stopped, is_opening=is_opening)
    else:
        yield ideas(game, table, Budget(IDEA, is_stopped))
    if question.opening not in ("", question.board):
        yield from _par(game, Table.parse(question.opening), is_stopped)


def _lines(
    game: Game,
    table: Table,
    line: tuple[Move, ...],
    is_stopped: Callable[[], bool],
    *,
    is_opening: bool,
) -> Iterator[Outlook | tuple[Idea, ...] | Verdict]:
    """Better lines of a table; ideas in between, as soon as a bound is all that gets better."""
    best = Verdict(Answer.WINNABLE, line)
    has_ideas = False
    for better in improved(game, table, best, Budget(LINE, is_stopped)):
        is_shorter, best = len(better.line) < len(best.line), better
        if is_opening or is_shorter:
            yield better if is_opening else Outlook(1, 0, 0, better.line)
        if not is_shorter and not has_ideas:
            yield ideas(game, table, Budget(IDEA, is_stopped), best)
            has_ideas = True
    if not has_ideas:
        yield ideas(game, table, Budget(IDEA, is_stopped), best)


def _par(game: Game, opening: Table, is_stopped: Callable[[], bool]) -> Iterator[Verdict]:
    """Better and better lines of an opening."""
    verdict = solve(game, opening, Budget(VERDICT, is_stopped))
    yield verdict
    if verdict.answer is Answer.WINNABLE:
        yield from improved(game, opening, verdict, Budget(LINE, is_stopped))
