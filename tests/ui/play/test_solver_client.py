"""The window's end of the pipe, with the real process at the other one."""

import os
import signal
import sys
import time
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.words import BadText
from gupai_desktop.games import find
from gupai_desktop.solvers import worker
from gupai_desktop.solvers.requests import (
    CallJob,
    Composing,
    Done,
    Examined,
    Request,
    Search,
    SolveJob,
    TableJob,
    WalkthroughJob,
)
from gupai_desktop.ui.play.solver_client import SolverClient
from tests.ui.known import DEAL, GAME

BOARD = str(deal(find(GAME), DEAL))
QUESTION, SOLVE_JOB = TableJob(GAME, "", BOARD, BOARD), SolveJob(GAME, "", BOARD)

#: Long enough for the slowest machine; nothing here waits for it to pass.
TIMEOUT = 60_000

only_posix = pytest.mark.skipif(
    sys.platform == "win32", reason="a process cannot be stopped there, nor asked after"
)


def search(number: int = DEAL, policy: str = "any") -> Search:
    return Search(GAME, "", policy, number, 1)


class Client(SolverClient):
    """A client that keeps all replies with the numbers of their requests."""

    def __init__(self, qtbot: QtBot) -> None:
        super().__init__()
        self.replies: list[tuple[int, object]] = []
        self._qtbot = qtbot

    def send(self, request: Request[Any]) -> int:
        job = self._jobs + 1
        return self.ask(request, lambda content: self.replies.append((job, content)))

    def of(self, job: int) -> list[object]:
        return [content for number, content in self.replies if number == job]

    def wait_for(self, *jobs: int) -> None:
        """Wait until all these have a reply."""
        self._qtbot.waitUntil(lambda: {*jobs} <= {job for job, _ in self.replies}, timeout=TIMEOUT)

    def wait_for_end(self) -> None:
        """Wait until all is answered."""
        self._qtbot.waitUntil(lambda: not self._open, timeout=TIMEOUT)


@pytest.fixture
def client(qtbot: QtBot) -> Iterator[Client]:
    client = Client(qtbot)
    yield client
    client.close()


@pytest.fixture
def process(client: Client) -> int:
    """The id of a process that has answered once."""
    client.wait_for(client.send(search()))
    client.replies.clear()
    assert client.process_id is not None
    return client.process_id


def test_no_process_is_started_before_something_is_asked(client: Client) -> None:
    client.withdraw(1)
    assert client.process_id is None


def found_in(content: object) -> set[str]:
    """The parts of an exam that have been found."""
    assert isinstance(content, Examined)
    return {name for name, part in content._asdict().items() if part}


def test_a_solve_job_is_answered_beside_the_last_question(client: Client) -> None:
    asked, solve_job = client.send(QUESTION), client.send(SOLVE_JOB)
    client.wait_for_end()
    assert {job for job, _ in client.replies} == {asked, solve_job}
    assert [found_in(content) for content in client.of(solve_job)] == [
        {"verdict"},
        {"verdict", "rating"},
        {"verdict", "rating", "best"},
    ]


def test_who_asks_of_a_board_takes_no_other_request_of_one_away(client: Client) -> None:
    kinds = (SolveJob, Composing, WalkthroughJob, Composing)
    jobs = [client.send(kind(GAME, "", BOARD)) for kind in kinds]
    client.wait_for_end()
    assert {job for job, _ in client.replies} == {*jobs}


@only_posix
def test_what_has_its_one_result_is_not_asked_again_when_the_process_is_lost(
    client: Client, qtbot: QtBot
) -> None:
    heard = list[int]()

    def end_before_the_end_is_told(number: int) -> None:
        heard.append(number)
        process = client.process_id
        assert process is not None
        os.kill(process, signal.SIGKILL)
        client._generation += 1  # what it has sent after its reply is not heard

    client.ask(search(), end_before_the_end_is_told)
    qtbot.waitUntil(lambda: bool(heard), timeout=TIMEOUT)
    client._on_ended(client._generation)
    client.wait_for_end()
    assert heard == [DEAL]


def test_the_last_reply_is_told(client: Client, qtbot: QtBot) -> None:
    with qtbot.waitSignal(client.answered, timeout=TIMEOUT) as blocker:
        job = client.send(search())
    assert blocker.args == [job]


def test_who_asks_hears_what_that_request_finds(client: Client) -> None:
    heard: list[int] = []
    client.ask(search(), heard.append)
    client.wait_for_end()
    assert heard == [DEAL]
    client.close()
    # The type checker refuses this, or else it would say that nothing is ignored.
    texts: list[str] = []
    client.ask(search(), texts.append)  # type: ignore[arg-type]


def test_what_a_call_job_refuses_is_told_in_words(client: Client) -> None:
    read = partial(find(GAME).parse, "nonsense")
    job = client.send(CallJob(read))
    client.wait_for(job)
    with pytest.raises(BadText) as refused:
        read()
    assert client.of(job) == [Done(refusal=refused.value.words)]


def test_a_call_job_is_done_in_the_other_process(client: Client) -> None:
    job = client.send(CallJob(os.getpid))
    client.wait_for(job)
    assert client.of(job) == [Done(client.process_id)]


def test_nothing_is_heard_of_what_was_withdrawn(client: Client) -> None:
    solve_job = client.send(SOLVE_JOB)
    client.withdraw(solve_job)
    client.withdraw(solve_job)
    for number in range(1, 20):
        client.withdraw(client.send(Search("zen.shanghai", "", "winnable", number, 1)))
    last = client.send(search())
    client.wait_for_end()
    assert client.replies == [(last, DEAL)]


def test_a_call_job_that_takes_for_ever_can_be_withdrawn(client: Client) -> None:
    call_job = client.send(CallJob(partial(time.sleep, TIMEOUT)))
    job = client.send(search())
    client.withdraw(call_job)
    client.wait_for(job)
    assert client.replies == [(job, DEAL)]


def test_after_closing_nothing_is_asked_any_more(client: Client) -> None:
    client.close()
    client.send(QUESTION)
    client.send(search())
    assert client.process_id is None


def test_what_was_open_is_answered(client: Client, process: int, qtbot: QtBot) -> None:
    jobs = [client.send(request) for request in (QUESTION, SOLVE_JOB, search(DEAL + 1))]
    with qtbot.waitSignal(client.restarted, timeout=TIMEOUT):
        os.kill(process, signal.SIGTERM)
    client.wait_for_end()
    client.wait_for(*jobs)
    assert client.process_id not in (None, process)


def test_a_process_that_dies_of_a_call_job_is_replaced_without_it(client: Client) -> None:
    job = client.send(search())
    call_job = client.send(CallJob(partial(os._exit, 1)))
    client.wait_for(job, call_job)
    assert client.of(call_job) == [Done()]
    assert client.of(job) == [DEAL]


@only_posix
def test_closing_ends_the_process(client: Client, process: int) -> None:
    client.close()
    assert client.process_id is None
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


@only_posix
def test_a_process_that_is_stopped_blocks_nobody(client: Client, process: int) -> None:
    os.kill(process, signal.SIGSTOP)
    for _ in range(3000):
        last = client.send(QUESTION)
    os.kill(process, signal.SIGCONT)
    client.wait_for(last)


@only_posix
def test_a_process_that_is_stopped_is_ended_all_the_same(client: Client, process: int) -> None:
    os.kill(process, signal.SIGSTOP)
    for _ in range(3000):
        client.send(QUESTION)
    client.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def test_a_process_that_dies_at_its_start_is_not_started_for_ever_but_with_the_next_request(
    client: Client, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    restarts: list[None] = []
    client.restarted.connect(lambda: restarts.append(None))
    with monkeypatch.context() as patch:
        # A process that does nothing and ends.
        patch.setattr(worker, "run_solver", bool)
        with qtbot.waitSignal(client.lost, timeout=TIMEOUT):
            client.send(QUESTION)
    assert 1 < len(restarts) < 10
    assert client.process_id is None
    job = client.send(QUESTION)
    client.wait_for(job)
    assert {number for number, _ in client.replies} == {job}, "what was dropped is not answered"
