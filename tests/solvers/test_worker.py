"""The study in a process of its own: in what order it answers, and when it ends."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Iterator
from itertools import islice
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import cast

import pytest

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.games import find
from gupai_desktop.solvers import worker
from gupai_desktop.solvers.analysis import improved, outlook, solve
from gupai_desktop.solvers.rating import rate
from gupai_desktop.solvers.requests import Exam, Grading, Question, Reply, Search, Withdrawal
from gupai_desktop.solvers.verdict import Answer, Budget, Idea, Outlook, Verdict
from tests.solvers.plays import play

ZEN = find("zen.ten-sets")
EASY = deal(ZEN, 7)

#: What takes long: 24 orders of hidden tiles, then every move in as many.
GENERALS = find("levels.guo-wu-guan")
LONG = deal(GENERALS, 1)

Answered = Outlook | tuple[Idea, ...] | Verdict

#: Nobody waits so long; it only ends a test that would never end.
PATIENCE = 240


class Worker:
    """A worker in its process, and this end of the pipe."""

    def __init__(self, process: BaseProcess, pipe: Connection) -> None:
        self.process, self.pipe = process, pipe

    def ask(self, job: int, game: Game, table: Table, opening: Table | None = None) -> None:
        """Ask about a table."""
        question = Question(game.id, str(game.rules), str(table), str(opening or table), job=job)
        self.pipe.send(question)

    def search(self, job: int, game: Game, policy: str, number: int, step: int = 1) -> None:
        """Ask for a deal."""
        self.pipe.send(Search(game.id, str(game.rules), policy, number, step, job=job))

    def examine(self, job: int, game: Game, table: Table) -> None:
        """Ask for all about a board."""
        self.pipe.send(Exam(game.id, str(game.rules), str(table), job=job))

    def grade(self, job: int, game: Game, text: str) -> None:
        """Ask how hard a deal is."""
        self.pipe.send(Grading(game.id, str(game.rules), text, job=job))

    def hear(self) -> Reply:
        """The next reply."""
        assert self.pipe.poll(PATIENCE), "no reply comes"
        reply = self.pipe.recv()
        assert isinstance(reply, Reply)
        return reply

    def hear_of(self, job: int, count: int) -> list[Reply]:
        """So many replies to a job, and nothing else in between."""
        replies = [self.hear() for _ in range(count)]
        assert {reply.job for reply in replies} == {job}
        return replies


class Once:
    """A pipe by which one request comes, and then nothing any more."""

    def __init__(self, request: Grading) -> None:
        self._requests = [request]
        self.replies: list[Reply] = []

    def recv(self) -> Grading:
        if not self._requests:
            threading.Event().wait()
        return self._requests.pop()

    def send(self, reply: Reply) -> None:
        self.replies.append(reply)


class Gone(Once):
    """One whose other end has gone meanwhile, and who listens has not heard of it."""

    def send(self, _reply: Reply) -> None:
        raise BrokenPipeError


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
    process.join(PATIENCE)
    assert process.exitcode == 0
    process.close()


def answers(game: Game, table: Table, opening: Table | None = None) -> list[Answered]:
    """All that is answered to a question that nothing disturbs."""
    text = str(opening or table)
    question = Question(game.id, str(game.rules), str(table), text)
    return list(worker._answers(question, lambda: False))


def test_a_question_is_answered_over_the_pipe_in_growing_depth(at_work: Worker) -> None:
    along = play(ZEN, 7)
    expected = answers(ZEN, along[2], along[0])
    at_work.ask(1, ZEN, along[2], along[0])
    assert [reply.content for reply in at_work.hear_of(1, len(expected))] == expected


def test_a_table_is_told_of_by_a_verdict_shorter_lines_and_ideas_and_then_its_opening() -> None:
    along = play(ZEN, 7)
    told = answers(ZEN, along[2], along[0])
    lines = [content for content in told if isinstance(content, Outlook)]
    pars = [content for content in told if isinstance(content, Verdict)]
    (found,) = (content for content in told if isinstance(content, tuple))
    assert lines[0] == told[0] == outlook(ZEN, along[2], Budget(worker.VERDICT))
    verdict = Verdict(Answer.WINNABLE, lines[0].line)
    better = [one.line for one in improved(ZEN, along[2], verdict, Budget(worker.LINE))]
    assert [known.line for known in lines] == list(dict.fromkeys([verdict.line, *better]))
    assert found[0].after.wins == 1
    assert pars[0] == solve(ZEN, along[0], Budget(worker.VERDICT))
    assert pars[1:] == list(improved(ZEN, along[0], pars[0], Budget(worker.LINE)))
    assert told[-len(pars) :] == pars


def test_an_opening_itself_is_told_of_by_verdicts_that_say_what_none_can_beat() -> None:
    told = answers(ZEN, EASY)
    known = told[0]
    assert isinstance(known, Outlook)
    verdict = Verdict(Answer.WINNABLE, known.line)
    verdicts = [content for content in told if isinstance(content, Verdict)]
    assert verdicts == list(improved(ZEN, EASY, verdict, Budget(worker.LINE)))
    assert len([content for content in told if isinstance(content, tuple)]) == 1


def test_without_an_opening_nothing_is_told_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for budget in ("VERDICT", "FURTHER", "IDEA"):
        monkeypatch.setattr(worker, budget, 240)
    question = Question(GENERALS.id, "", str(LONG), "")
    told = list(worker._answers(question, lambda: False))
    assert [type(content) for content in told] == [Outlook, Outlook, tuple]


def test_what_is_not_decided_at_once_is_searched_further(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker, "VERDICT", 1)
    monkeypatch.setattr(worker, "FURTHER", 2)
    question = Question(GENERALS.id, "", str(LONG), "")
    first, second = islice(worker._answers(question, lambda: False), 2)
    assert isinstance(first, Outlook)
    assert isinstance(second, Outlook)
    assert (first.unknown, first.is_final) == (24, False)
    assert (second.unknown, second.is_final) == (24, True)


def test_a_newer_question_stops_the_older_one(at_work: Worker) -> None:
    for job in range(1, 6):
        at_work.ask(job, GENERALS, deal(GENERALS, job))
    at_work.ask(6, ZEN, EASY)
    replies = [at_work.hear()]
    while replies[-1].job != 6:
        replies.append(at_work.hear())
    at_work.hear_of(6, len(answers(ZEN, EASY)) - 1)
    jobs = [reply.job for reply in replies]
    assert jobs == sorted(jobs)
    assert len(jobs) < 6, "hardly any of the older questions was answered"


def test_nothing_more_is_told_of_a_question_once_a_newer_one_was_answered(
    at_work: Worker,
) -> None:
    at_work.ask(1, GENERALS, LONG)
    at_work.ask(2, ZEN, EASY)
    while at_work.hear().job != 2:
        pass
    at_work.hear_of(2, len(answers(ZEN, EASY)) - 1)
    assert not at_work.pipe.poll(0)


def test_a_search_is_answered_before_the_question_at_work_which_then_goes_on(
    at_work: Worker,
) -> None:
    at_work.ask(1, GENERALS, LONG)
    at_work.search(2, ZEN, "any", 33)
    replies = [at_work.hear()]
    while replies[-1].job != 2:
        replies.append(at_work.hear())
    assert replies[-1].content == 33
    assert len(replies) < 4, "the search did not wait for the whole question"
    assert at_work.hear().job == 1


def test_searches_are_answered_in_their_order(at_work: Worker) -> None:
    for job, number in ((1, 20), (2, 10), (3, 30)):
        at_work.search(job, ZEN, "any", number)
    replies = [at_work.hear() for _ in range(3)]
    assert [(reply.job, reply.content) for reply in replies] == [(1, 20), (2, 10), (3, 30)]


def test_searches_that_are_withdrawn_are_not_gone_on_with(at_work: Worker) -> None:
    for job in range(1, 31):
        at_work.search(job, ZEN, "winnable", 51)
    for job in range(1, 31):
        at_work.pipe.send(Withdrawal(job))
    at_work.search(31, ZEN, "any", 33)
    jobs = [at_work.hear().job]
    while jobs[-1] != 31:
        jobs.append(at_work.hear().job)
    assert len(jobs) < 31
    assert not at_work.pipe.poll(0)


@pytest.mark.parametrize(("step", "number"), [(1, 52), (-1, 50)])
def test_a_search_passes_over_what_its_policy_does_not_offer(
    at_work: Worker, step: int, number: int
) -> None:
    at_work.search(1, ZEN, "winnable", 51, step)
    assert at_work.hear().content == number


def test_the_end_of_the_pipe_ends_the_process_even_in_the_middle_of_a_search(
    at_work: Worker,
) -> None:
    at_work.ask(1, GENERALS, LONG)
    at_work.pipe.close()
    at_work.process.join(PATIENCE)
    assert at_work.process.exitcode == 0


def test_rules_come_over_the_pipe(at_work: Worker) -> None:
    mixed = find("zen.ten-sets", "triplets=mixed")
    at_work.ask(1, mixed, deal(mixed, 94))
    assert at_work.hear_of(1, 1)[0].content == Outlook(0, 1, 0)


# Exams.


def test_an_exam_is_answered_by_a_verdict_a_rating_and_the_shortest_line(
    at_work: Worker,
) -> None:
    at_work.examine(1, ZEN, EASY)
    found, rating, best = (reply.content for reply in at_work.hear_of(1, 3))
    assert found == solve(ZEN, EASY, Budget(worker.FURTHER))
    assert rating == rate(ZEN, EASY, Budget(worker.FURTHER))
    assert isinstance(found, Verdict)
    assert best == [found, *improved(ZEN, EASY, found, Budget(worker.LINE))][-1]


@pytest.mark.parametrize(
    ("table", "text"), [(EASY, str(EASY)), (deal(ZEN, 36), "36")], ids=["easy", "lost"]
)
def test_a_deal_is_rated_by_its_number_or_its_board_once_the_question_is_answered(
    at_work: Worker, table: Table, text: str
) -> None:
    at_work.ask(1, ZEN, table)
    at_work.grade(2, ZEN, text)
    at_work.hear_of(1, len(answers(ZEN, table)))
    assert [reply.content for reply in at_work.hear_of(2, 1)] == [rate(ZEN, table)]


def test_a_board_that_cannot_be_won_is_told_of_once(at_work: Worker) -> None:
    at_work.examine(1, ZEN, deal(ZEN, 36))
    (verdict,) = (reply.content for reply in at_work.hear_of(1, 1))
    assert isinstance(verdict, Verdict)
    assert verdict.answer is Answer.UNWINNABLE
    at_work.search(2, ZEN, "any", 33)
    assert at_work.hear().job == 2


def test_an_exam_knows_what_lies_hidden(at_work: Worker) -> None:
    at_work.examine(1, GENERALS, LONG)
    assert at_work.hear().content == solve(GENERALS, LONG, Budget(worker.FURTHER))


def test_an_exam_is_answered_before_the_question_at_work_which_then_goes_on(
    at_work: Worker,
) -> None:
    at_work.ask(1, GENERALS, LONG)
    at_work.examine(2, ZEN, EASY)
    replies = [at_work.hear()]
    while replies[-1].job != 2:
        replies.append(at_work.hear())
    assert len(replies) < 4, "the exam did not wait for the whole question"
    at_work.hear_of(2, 2)
    assert at_work.hear().job == 1


def test_a_search_is_answered_before_an_exam_at_work_which_then_goes_on(
    at_work: Worker,
) -> None:
    at_work.examine(1, GENERALS, LONG)
    at_work.search(2, ZEN, "any", 33)
    replies = [at_work.hear()]
    while len([reply for reply in replies if reply.job == 1]) < 3:
        replies.append(at_work.hear())
    assert [reply.content for reply in replies if reply.job == 2] == [33]


def test_a_newer_exam_takes_the_place_of_the_older_one(at_work: Worker) -> None:
    for job in range(1, 6):
        at_work.examine(job, GENERALS, deal(GENERALS, job))
    at_work.examine(6, ZEN, EASY)
    replies = [at_work.hear()]
    while replies[-1].job != 6:
        replies.append(at_work.hear())
    at_work.hear_of(6, 2)
    jobs = [reply.job for reply in replies]
    assert jobs == sorted(jobs)
    assert len(jobs) < 8, "hardly any of the older exams was answered"


def test_an_exam_that_is_withdrawn_is_not_gone_on_with(at_work: Worker) -> None:
    at_work.examine(1, GENERALS, LONG)
    at_work.pipe.send(Withdrawal(1))
    at_work.ask(2, ZEN, EASY)
    replies = [at_work.hear()]
    while replies[-1].job != 2:
        replies.append(at_work.hear())
    assert len(replies) < 4
    at_work.hear_of(2, len(answers(ZEN, EASY)) - 1)
    assert not at_work.pipe.poll(0)


def test_only_the_exam_that_is_named_is_withdrawn(at_work: Worker) -> None:
    at_work.examine(2, ZEN, EASY)
    at_work.pipe.send(Withdrawal(1))
    at_work.hear_of(2, 3)


def test_a_reply_that_nobody_waits_for_ends_it_without_a_word(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(os, "nice", lambda _by: None, raising=False)
    gone = Gone(Grading(ZEN.id, str(ZEN.rules), str(EASY)))
    worker.run(cast(Connection, gone))


class _TidiedUp(Exception):
    pass


def test_once_nothing_is_wanted_any_more_what_was_found_out_is_let_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pipe = Once(Grading(ZEN.id, str(ZEN.rules), str(EASY)))

    def tidy_up() -> None:
        if pipe.replies:
            raise _TidiedUp

    monkeypatch.setattr(worker, "tidy_up", tidy_up)
    monkeypatch.setattr(worker, "_REST", 0.01)
    connection = cast(Connection, pipe)
    with pytest.raises(_TidiedUp):
        worker._serve(connection, worker._Queue(connection))


def test_a_queue_rests_once_its_last_request_was_answered() -> None:
    queue = worker._Queue(cast(Connection, Once(Grading(ZEN.id, "", str(EASY)))))
    request = queue.next()
    assert not queue.rests(0)
    queue.finish(request)
    assert queue.rests(0)
