"""The window's end of the pipe, with the real process at the other one."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.deal import deal
from gupai_desktop.games import find
from gupai_desktop.solvers import processes
from gupai_desktop.solvers.requests import Errand, Exam, Question, Reply, Search
from gupai_desktop.solvers.verdict import Outlook, Rating, Verdict
from gupai_desktop.ui.play.solver_client import SolverClient
from tests.ui.known import DEAL, GAME

BOARD = str(deal(find(GAME), DEAL))

#: Long enough for the slowest machine; nothing here waits for it to pass.
PATIENCE = 60_000


@pytest.fixture
def client() -> Iterator[SolverClient]:
    client = SolverClient()
    yield client
    client.close()


@pytest.fixture
def replies(client: SolverClient) -> list[Reply]:
    replies: list[Reply] = []
    client.replied.connect(replies.append)
    return replies


def wait_for(qtbot: QtBot, replies: list[Reply], count: int) -> None:
    qtbot.waitUntil(lambda: len(replies) >= count, timeout=PATIENCE)


@pytest.fixture
def process(client: SolverClient, replies: list[Reply], qtbot: QtBot) -> int:
    """The id of a process that has answered once."""
    client.ask(Search(GAME, "", "any", DEAL, 1))
    wait_for(qtbot, replies, 1)
    assert client.process_id is not None
    return client.process_id


def test_no_process_is_started_before_something_is_asked(client: SolverClient) -> None:
    assert client.process_id is None


def test_a_question_is_answered_with_a_verdict_first(
    client: SolverClient, replies: list[Reply], qtbot: QtBot
) -> None:
    job = client.ask(Question(GAME, "", BOARD, BOARD))
    wait_for(qtbot, replies, 1)
    assert replies[0].job == job
    assert isinstance(replies[0].content, Outlook)
    assert replies[0].content.wins == 1


def test_of_two_questions_only_the_last_is_answered(
    client: SolverClient, replies: list[Reply], qtbot: QtBot
) -> None:
    other = str(deal(find(GAME), DEAL + 1))
    client.ask(Question(GAME, "", BOARD, BOARD))
    last = client.ask(Question(GAME, "", other, other))
    wait_for(qtbot, replies, 1)
    assert {reply.job for reply in replies} == {last}


def test_a_search_finds_the_first_deal_that_a_policy_offers(
    client: SolverClient, replies: list[Reply], qtbot: QtBot
) -> None:
    client.ask(Search(GAME, "", "no-dead-groups", 36, 1))
    client.ask(Search(GAME, "", "any", 36, 1))
    wait_for(qtbot, replies, 2)
    assert [reply.content for reply in replies] == [37, 36]


def test_a_process_that_is_lost_is_replaced_and_asked_again(
    client: SolverClient, replies: list[Reply], qtbot: QtBot, process: int
) -> None:
    job = client.ask(Question(GAME, "", BOARD, BOARD))
    with qtbot.waitSignal(client.lost, timeout=PATIENCE):
        os.kill(process, signal.SIGTERM)
    qtbot.waitUntil(lambda: any(reply.job == job for reply in replies), timeout=PATIENCE)
    assert client.process_id not in (None, process)


@pytest.mark.skipif(sys.platform == "win32", reason="asking after a process would end it")
def test_closing_ends_the_process(client: SolverClient, process: int) -> None:
    client.close()
    assert client.process_id is None
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


@pytest.mark.skipif(os.name == "nt", reason="a process cannot be stopped there")
def test_a_study_that_is_stopped_keeps_nobody_waiting(
    client: SolverClient, replies: list[Reply], qtbot: QtBot, process: int
) -> None:
    os.kill(process, signal.SIGSTOP)
    for _ in range(3000):
        last = client.ask(Question(GAME, "", BOARD, BOARD))
    os.kill(process, signal.SIGCONT)
    qtbot.waitUntil(lambda: replies[-1].job == last, timeout=PATIENCE)


@pytest.mark.skipif(os.name == "nt", reason="a process cannot be stopped there")
def test_a_study_that_is_stopped_is_ended_all_the_same(client: SolverClient, process: int) -> None:
    os.kill(process, signal.SIGSTOP)
    for _ in range(3000):
        client.ask(Question(GAME, "", BOARD, BOARD))
    client.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


# Errands.


def test_an_errand_is_done_in_the_other_process(
    client: SolverClient, replies: list[Reply], qtbot: QtBot
) -> None:
    job = client.ask(Errand(os.getpid))
    wait_for(qtbot, replies, 1)
    assert replies == [Reply(job, client.process_id)]


def test_an_errand_that_takes_for_ever_can_be_withdrawn(
    client: SolverClient, replies: list[Reply], qtbot: QtBot
) -> None:
    errand = client.ask(Errand(partial(time.sleep, PATIENCE)))
    search = client.ask(Search(GAME, "", "any", DEAL, 1))
    client.withdraw(errand)
    wait_for(qtbot, replies, 1)
    assert replies == [Reply(search, DEAL)]


def test_a_process_that_dies_of_an_errand_is_replaced_without_it(
    client: SolverClient, replies: list[Reply], qtbot: QtBot
) -> None:
    search = client.ask(Search(GAME, "", "any", DEAL, 1))
    with qtbot.waitSignal(client.lost, timeout=PATIENCE):
        client.ask(Errand(partial(os._exit, 1)))
    wait_for(qtbot, replies, 1)
    assert replies == [Reply(search, DEAL)]


# A study that cannot be had.


def test_a_process_that_dies_at_its_start_is_not_started_for_ever(
    client: SolverClient, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    losses: list[None] = []
    client.lost.connect(lambda: losses.append(None))
    # A process that does nothing and ends.
    monkeypatch.setattr(processes, "study", bool)
    client.ask(Question(GAME, "", BOARD, BOARD))
    qtbot.waitUntil(lambda: client.process_id is None, timeout=PATIENCE)
    assert 1 < len(losses) < 10


def test_a_study_that_was_given_up_is_tried_again_with_the_next_question(
    client: SolverClient,
    replies: list[Reply],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(processes, "study", bool)
        client.ask(Question(GAME, "", BOARD, BOARD))
        qtbot.waitUntil(lambda: client.process_id is None, timeout=PATIENCE)
    job = client.ask(Question(GAME, "", BOARD, BOARD))
    wait_for(qtbot, replies, 3)
    assert {reply.job for reply in replies} == {job}


def test_a_search_that_was_left_open_is_answered_by_the_next_process(
    client: SolverClient,
    replies: list[Reply],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(processes, "study", bool)
        search = client.ask(Search(GAME, "", "any", DEAL, 1))
        withdrawn = client.ask(Search(GAME, "", "any", DEAL + 1, 1))
        qtbot.waitUntil(lambda: client.process_id is None, timeout=PATIENCE)
    client.withdraw(withdrawn)
    job = client.ask(Question(GAME, "", BOARD, BOARD))
    qtbot.waitUntil(lambda: any(reply.job == job for reply in replies), timeout=PATIENCE)
    assert [reply.content for reply in replies if reply.job == search] == [DEAL]
    assert withdrawn not in {reply.job for reply in replies}


def test_after_closing_nothing_is_asked_any_more(client: SolverClient) -> None:
    client.close()
    client.ask(Question(GAME, "", BOARD, BOARD))
    client.ask(Search(GAME, "", "any", DEAL, 1))
    assert client.process_id is None


def test_a_search_is_not_lost_with_its_process(
    client: SolverClient, replies: list[Reply], qtbot: QtBot, process: int
) -> None:
    os.kill(process, signal.SIGTERM)
    job = client.ask(Search(GAME, "", "any", DEAL + 1, 1))
    wait_for(qtbot, replies, 2)
    assert [reply.content for reply in replies if reply.job == job] == [DEAL + 1]


def test_a_question_in_the_middle_of_another_stops_it(
    client: SolverClient, replies: list[Reply], qtbot: QtBot
) -> None:
    hard = str(deal(find("levels.guo-wu-guan"), 1))
    client.ask(Question("levels.guo-wu-guan", "", hard, hard))
    search = client.ask(Search(GAME, "", "any", DEAL, 1))
    wait_for(qtbot, replies, 1)
    last = client.ask(Question(GAME, "", BOARD, BOARD))
    qtbot.waitUntil(lambda: replies[-1].job == last, timeout=PATIENCE)
    assert [reply.job for reply in replies if reply.job != last].count(search) == 1
    after = replies[[reply.job for reply in replies].index(last) :]
    assert {reply.job for reply in after} == {last}


# Exams.


def test_an_exam_is_answered_beside_the_last_question(
    client: SolverClient, replies: list[Reply], qtbot: QtBot
) -> None:
    asked = client.ask(Question(GAME, "", BOARD, BOARD))
    exam = client.ask(Exam(GAME, "", BOARD))
    qtbot.waitUntil(lambda: {asked, exam} == {reply.job for reply in replies}, timeout=PATIENCE)
    wait_for(qtbot, replies, 6)
    told = [type(reply.content) for reply in replies if reply.job == exam]
    assert told == [Verdict, Rating, Verdict]


def test_nothing_is_heard_of_an_exam_that_was_withdrawn(
    client: SolverClient, replies: list[Reply], qtbot: QtBot
) -> None:
    first = client.ask(Exam(GAME, "", BOARD))
    client.withdraw(first)
    client.withdraw(first)
    second = client.ask(Exam(GAME, "", BOARD))
    wait_for(qtbot, replies, 3)
    assert {reply.job for reply in replies} == {second} != {first}


def test_nothing_is_started_to_withdraw_what_was_never_asked(client: SolverClient) -> None:
    client.withdraw(1)
    assert client.process_id is None


def test_nothing_is_heard_of_searches_that_were_withdrawn(
    client: SolverClient, replies: list[Reply], qtbot: QtBot
) -> None:
    for number in range(1, 20):
        client.withdraw(client.ask(Search("zen.shanghai", "", "winnable", number, 1)))
    last = client.ask(Search(GAME, "", "any", DEAL, 1))
    wait_for(qtbot, replies, 1)
    assert [(reply.job, reply.content) for reply in replies] == [(last, DEAL)]


def test_an_exam_is_not_lost_with_its_process(
    client: SolverClient, replies: list[Reply], qtbot: QtBot, process: int
) -> None:
    os.kill(process, signal.SIGTERM)
    exam = client.ask(Exam(GAME, "", BOARD))
    wait_for(qtbot, replies, 4)
    assert {reply.job for reply in replies[1:]} == {exam}
