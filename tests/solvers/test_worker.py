"""The solver in a process of its own: in what order it answers, and when it ends."""

import multiprocessing
import os
import threading
from collections.abc import Iterator
from itertools import count, islice
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, cast

import pytest

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find
from gupai_desktop.solvers import requests, worker
from gupai_desktop.solvers.analysis import OFFERED, improved, outlook, rate, solve
from gupai_desktop.solvers.requests import (
    Examined,
    Finds,
    Grading,
    IdleJob,
    Message,
    Reply,
    Request,
    Search,
    SolveJob,
    TableJob,
)
from gupai_desktop.solvers.verdict import Answer, Budget, Verdict
from tests.solvers.plays import play

ZEN = find("zen.ten-sets")
EASY, HOPELESS = deal(ZEN, 7), deal(ZEN, 36)

#: What takes long: 24 orders of hidden tiles, then every move in as many.
GENERALS = find("levels.guo-wu-guan")
LONG = deal(GENERALS, 1)

#: Nobody waits so long; it only ends a test that would never end.
TIMEOUT = 240


def question(game: Game, table: Table, opening: Table | None = None) -> TableJob:
    return TableJob(game.id, str(game.rules), str(table), str(opening or table))


def solve_job(game: Game, table: Table) -> SolveJob:
    return SolveJob(game.id, str(game.rules), str(table))


def results(request: Request[Finds]) -> list[Finds]:
    """All that is replied to a request that nothing disturbs."""
    return list(request.results(lambda: False))


class Worker:
    """A worker in its process, and this end of the pipe."""

    def __init__(self, process: BaseProcess, pipe: Connection) -> None:
        self.process, self.pipe = process, pipe
        self._jobs = count(1)

    def ask(self, request: Request[Any]) -> int:
        job = next(self._jobs)
        self.pipe.send((job, request))
        return job

    def withdraw(self, job: int) -> None:
        self.pipe.send((job, None))

    def search(self, policy: str, number: int, step: int = 1) -> int:
        return self.ask(Search(ZEN.id, str(ZEN.rules), policy, number, step))

    def hear(self) -> Reply:
        """The next reply."""
        assert self.pipe.poll(TIMEOUT), "no reply comes"
        reply = self.pipe.recv()
        assert isinstance(reply, Reply)
        return reply

    def hear_until_end_of(self, job: int) -> list[Reply]:
        """All replies up to the end of a request's."""
        replies = [self.hear()]
        while replies[-1] != Reply(job, is_end=True):
            replies.append(self.hear())
        return replies[:-1]

    def results(self, request: Request[Finds]) -> list[Finds]:
        """All that is replied to a request, and nothing else in between."""
        job = self.ask(request)
        replies = self.hear_until_end_of(job)
        assert {reply.job for reply in replies} == {job}
        return cast(list[Finds], [reply.content for reply in replies])


@pytest.fixture
def at_work() -> Iterator[Worker]:
    """A worker that ends with the test."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=True)
    process = context.Process(target=worker.run, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    yield Worker(process, ours)
    ours.close()
    process.join(TIMEOUT)
    assert process.exitcode == 0
    process.close()


# What is replied.


def test_a_question_is_answered_by_an_outlook_better_lines_ideas_and_then_its_opening(
    at_work: Worker,
) -> None:
    along = play(ZEN, 7)
    answers = at_work.results(question(ZEN, along[2], along[0]))
    assert answers == results(question(ZEN, along[2], along[0]))
    lines = [known.outlook for known in answers if known.outlook]
    pars = [known.best for known in answers if known.best]
    (found,) = (known.ideas for known in answers if known.ideas)
    assert lines[0] == answers[0].outlook == outlook(ZEN, along[2], Budget(requests.VERDICT))
    verdict = Verdict(Answer.WINNABLE, lines[0].line)
    better = [one.line for one in improved(ZEN, along[2], verdict, Budget(requests.LINE))]
    assert [known.line for known in lines] == list(dict.fromkeys([verdict.line, *better]))
    assert found[0].after.wins == 1
    assert pars[0] == solve(ZEN, along[0], Budget(requests.VERDICT))
    assert pars[1:] == list(improved(ZEN, along[0], pars[0], Budget(requests.LINE)))
    assert [known.best for known in answers[-len(pars) :]] == pars


def test_better_lines_of_an_opening_come_as_verdicts_with_bounds() -> None:
    known, *answers = results(question(ZEN, EASY))
    assert known.outlook
    verdict = Verdict(Answer.WINNABLE, known.outlook.line)
    verdicts = [found.best for found in answers if found.best]
    assert verdicts == list(improved(ZEN, EASY, verdict, Budget(requests.LINE)))
    assert len(answers) == len(verdicts) + 1, "and the ideas once"


def test_a_long_search_goes_on_from_a_line_up_to_a_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    first = solve(ZEN, EASY, Budget())
    line = "; ".join(map(str, first.line))
    found = results(IdleJob(ZEN.id, "", str(EASY), line, first.bound))
    last = found[-1]
    assert last.is_shortest
    assert len(last.line) < len(first.line)
    monkeypatch.setattr(requests, "RESTING", 1)
    assert results(IdleJob(ZEN.id, "", str(EASY), line, first.bound)) == []


def test_without_an_opening_nothing_is_told_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for budget in ("VERDICT", "FURTHER", "IDEA"):
        monkeypatch.setattr(requests, budget, 240)
    answers = results(TableJob(GENERALS.id, "", str(LONG), ""))
    assert [bool(known.outlook) for known in answers] == [True, True, False]
    assert answers[-1].ideas is not None
    assert not any(known.best for known in answers)


def test_what_is_not_decided_at_once_is_searched_further(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "VERDICT", 1)
    monkeypatch.setattr(requests, "FURTHER", 2)
    asked = TableJob(GENERALS.id, "", str(LONG), "")
    first, second = islice(asked.results(lambda: False), 2)
    known = [found.outlook for found in (first, second) if found.outlook]
    assert [(found.unknown, found.is_final) for found in known] == [(24, False), (24, True)]


def test_a_solve_job_is_answered_by_a_verdict_a_rating_and_the_best_line() -> None:
    verdict = solve(ZEN, EASY, Budget(requests.FURTHER))
    rating = rate(ZEN, EASY, Budget(requests.FURTHER))
    best = [verdict, *improved(ZEN, EASY, verdict, Budget(requests.LINE))][-1]
    found = [Examined(verdict), Examined(verdict, rating), Examined(verdict, rating, best)]
    assert results(solve_job(ZEN, EASY)) == found


def test_a_solve_job_knows_what_lies_hidden() -> None:
    first = next(solve_job(GENERALS, LONG).results(lambda: False))
    assert first.verdict == solve(GENERALS, LONG, Budget(requests.FURTHER))


def test_a_deal_is_rated_by_its_number_or_its_board() -> None:
    for table, text in ((EASY, str(EASY)), (EASY, "7"), (HOPELESS, "36")):
        assert results(Grading(ZEN.id, "", text)) == [solve(ZEN, table, Budget(OFFERED))], text


def test_a_search_passes_over_what_its_policy_does_not_offer() -> None:
    for step, number in ((1, 52), (-1, 50)):
        assert results(Search(ZEN.id, "", "winnable", 51, step)) == [number], step
    stopped = Search(ZEN.id, "", "winnable", 51, 1)
    assert list(stopped.results(lambda: True)) == [], "a stop ends it between two deals"


# In what order.


def test_a_newer_question_about_a_table_stops_the_older_one(at_work: Worker) -> None:
    older = [at_work.ask(question(GENERALS, deal(GENERALS, number))) for number in range(1, 6)]
    last = at_work.ask(question(ZEN, EASY))
    jobs = [reply.job for reply in at_work.hear_until_end_of(last)]
    assert jobs == sorted(jobs)
    assert len([job for job in jobs if job in older]) < 5, "hardly any older one is answered"


def test_what_is_more_urgent_is_answered_first(at_work: Worker) -> None:
    search = Search(ZEN.id, "", "any", 33, 1)
    both: tuple[tuple[Request[Any], Request[Any]], ...] = (
        (question(GENERALS, LONG), search),
        (question(GENERALS, LONG), solve_job(ZEN, EASY)),
        (solve_job(GENERALS, LONG), search),
    )
    for slow, urgent in both:
        begun, job = at_work.ask(slow), at_work.ask(urgent)
        replies = at_work.hear_until_end_of(job)
        assert [reply.content for reply in replies if reply.job == job] == results(urgent)
        assert len([reply for reply in replies if reply.job == begun]) < 3, "it did not wait"
        assert at_work.hear().job == begun
        at_work.withdraw(begun)


def test_a_deal_is_rated_once_the_question_is_answered(at_work: Worker) -> None:
    asked = at_work.ask(question(ZEN, EASY))
    rated = at_work.ask(Grading(ZEN.id, "", "7"))
    at_work.hear_until_end_of(asked)
    assert [reply.job for reply in at_work.hear_until_end_of(rated)] == [rated]


def test_requests_that_are_withdrawn_are_not_gone_on_with(at_work: Worker) -> None:
    searches = [at_work.search("winnable", 51) for _ in range(30)]
    withdrawn = [*searches, at_work.ask(solve_job(GENERALS, LONG))]
    for job in withdrawn:
        at_work.withdraw(job)
    last = at_work.search("any", 33)
    at_work.withdraw(last + 1)
    heard = {reply.job for reply in at_work.hear_until_end_of(last)}
    assert len(heard) < 30
    assert not at_work.pipe.poll(0)


# When it ends, and when it rests.


def test_the_end_of_the_pipe_ends_the_process(at_work: Worker) -> None:
    at_work.ask(question(GENERALS, LONG))
    at_work.pipe.close()
    at_work.process.join(TIMEOUT)
    assert at_work.process.exitcode == 0


class Once:
    """A pipe by which one request comes, and then nothing any more."""

    def __init__(self) -> None:
        self._messages: list[Message] = [(1, Grading(ZEN.id, "", "7"))]
        self.replies: list[Reply] = []

    def recv(self) -> Message:
        if not self._messages:
            threading.Event().wait()
        return self._messages.pop()

    def send(self, reply: Reply) -> None:
        self.replies.append(reply)


class Gone(Once):
    """One whose other end has gone meanwhile, and who listens has not heard of it."""

    def send(self, _reply: Reply) -> None:
        raise BrokenPipeError


def test_a_reply_that_nobody_waits_for_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "nice", lambda _by: None, raising=False)
    worker.run(cast(Connection, Gone()))


class _Tidied(Exception):
    pass


def test_memory_is_freed_once_nothing_is_asked_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    pipe = Once()

    def tidy_up() -> None:
        if pipe.replies:
            raise _Tidied

    monkeypatch.setattr(worker, "tidy_up", tidy_up)
    monkeypatch.setattr(worker, "_REST", 0.01)
    connection = cast(Connection, pipe)
    with pytest.raises(_Tidied):
        worker._serve(connection, worker._Queue(connection))
