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
from gupai_desktop.solvers.collector import tidy_up
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

#: After so many seconds without a request it tidies up, which takes up to half a second.
_REST = 2.0

#: What is done first, if several things are wanted.
_ORDER = (Errand, Search, Exam, Question, Grading)
#: Of these the newest takes the place of the one before.
_NEWEST_ONLY = (Exam, Question)


class _Queue:
    """The requests that are wanted; the one at work stays among them until it is finished.

    So one that has to wait for something more urgent is taken up again after that.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._news = threading.Condition()
        #: In the order in which they have come, one tuple after the other: both threads read it.
        self._wanted: tuple[Request, ...] = ()
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
        if isinstance(request, Withdrawal):
            self._wanted = tuple(one for one in self._wanted if one.job != request.job)
        elif isinstance(request, _NEWEST_ONLY):
            others = (one for one in self._wanted if type(one) is not type(request))
            self._wanted = (*others, request)
        else:
            self._wanted = (*self._wanted, request)

    def next(self) -> Request:
        """The next request; first what a player waits for."""
        with self._news:
            self._news.wait_for(lambda: self._wanted)
            return _first(self._wanted)

    def rests(self, seconds: float) -> bool:
        """Whether nothing is wanted for so long."""
        with self._news:
            return not self._news.wait_for(lambda: self._wanted, seconds)

    def must_stop(self, request: Request) -> bool:
        """Whether the request at work is not wanted any more, or something else comes first."""
        wanted = self._wanted
        return not wanted or _first(wanted) is not request

    def finish(self, request: Request) -> None:
        """A request has been answered."""
        with self._news:
            self._wanted = tuple(one for one in self._wanted if one is not request)


def _first(wanted: tuple[Request, ...]) -> Request:
    return min(wanted, key=lambda one: _ORDER.index(type(one)))


def run(connection: Connection) -> None:
    """Answer requests until the pipe ends."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    # It may end while a reply is on its way.
    with suppress(BrokenPipeError, ConnectionResetError):
        _serve(connection, _Queue(connection))


def _serve(connection: Connection, queue: _Queue) -> NoReturn:
    while True:
        if queue.rests(_REST):
            tidy_up()
        request = queue.next()
        if _reply(request, partial(queue.must_stop, request), connection.send):
            queue.finish(request)


def _reply(
    request: Request, is_stopped: Callable[[], bool], send: Callable[[Reply], None]
) -> bool:
    """Reply to a request; False if stopped on the way."""
    if isinstance(request, Question):
        return _answer(request, is_stopped, send)
    if isinstance(request, Exam):
        return _examine(request, is_stopped, send)
    if isinstance(request, Search):
        number = _found(request, is_stopped)
        if number is not None:
            send(Reply(request.job, number))
        return number is not None
    send(Reply(request.job, _result(request) if isinstance(request, Errand) else _graded(request)))
    return True


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
