"""The study's process: it takes requests from a pipe, replies, and can be stopped.

A thread only reads the pipe, so a more urgent request stops the current one at once, and the
end of the pipe ends the process, however the window went.
"""

from __future__ import annotations

import os
import threading
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from typing import NoReturn

from gupai_desktop.solvers.memory import tidy_up
from gupai_desktop.solvers.requests import IsStopped, Message, Reply, Request

#: The window comes first where both want the same processor.
_NICENESS = 10

#: After so many seconds without a request memory is freed, which takes up to half a second.
_REST = 2.0


class _Queue:
    """The open requests by their numbers; the current one stays until it is finished.

    So a request that a more urgent one interrupts is taken up again after it.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._news = threading.Condition()
        #: Replaced, never changed, for both threads read it.
        self._open: dict[int, Request] = {}
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        while True:
            try:
                message: Message = self._connection.recv()
            except (EOFError, OSError):
                os._exit(0)
            with self._news:
                self._open = _changed(self._open, *message)
                self._news.notify()

    def next(self) -> tuple[int, Request]:
        """Return the most urgent request and its number, as soon as there is one."""
        with self._news:
            self._news.wait_for(lambda: self._open)
            job = _most_urgent(self._open)
            return job, self._open[job]

    def rests(self, seconds: float) -> bool:
        """Return whether no request is open for so long."""
        with self._news:
            return not self._news.wait_for(lambda: self._open, seconds)

    def must_stop(self, job: int) -> bool:
        """Return whether a request was withdrawn, or another one is more urgent."""
        requests = self._open
        return not requests or _most_urgent(requests) != job

    def finish(self, job: int) -> None:
        """Close a request that was answered."""
        with self._news:
            self._open = _changed(self._open, job, None)


def _changed(requests: dict[int, Request], job: int, new: Request | None) -> dict[int, Request]:
    """Return the open requests with a new one, or without one."""
    kept = {
        number: one
        for number, one in requests.items()
        if number != job and not (new and new.newest_only and one.rank == new.rank)
    }
    return {**kept, job: new} if new else kept


def _most_urgent(requests: dict[int, Request]) -> int:
    return min(requests, key=lambda job: requests[job].rank)


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
        job, request = queue.next()
        is_stopped: IsStopped = partial(queue.must_stop, job) if request.stoppable else bool
        for content in request.results(is_stopped):
            if is_stopped():
                break
            connection.send(Reply(job, content))
        if not is_stopped():
            connection.send(Reply(job, is_end=True))
            queue.finish(job)
