"""The solver's process: it is started, takes requests from a pipe, replies, and can be stopped.

A thread only reads the pipe, so a more urgent request stops the current one at once, and the
end of the pipe ends the process, however the window went.  It is started safe from the files in
the current folder.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

from gupai_desktop.solvers.memory import tidy_up
from gupai_desktop.solvers.requests import IsStopped, Message, Reply, Request

#: With it Python does not import from the current folder, which may be anybody's.
_SAFE_PATH = "PYTHONSAFEPATH"

#: The window comes first where both want the same processor.
_NICENESS = 10

#: After this many seconds without a request memory is freed, which takes up to half a second.
_REST = 2.0


def start_solver() -> tuple[BaseProcess, Connection]:
    """Start a process that studies; return it, which the caller has to end, and the pipe to it."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=True)
    given: Any = _OwnPipe(theirs) if sys.platform == "win32" else theirs
    process = context.Process(target=run_solver, args=(given,), daemon=True)
    with safe_start(), nullcontext() if sys.platform == "win32" else _no_tracker():
        process.start()
    # Or the pipe would never be seen to end.
    theirs.close()
    return process, ours


def run_solver(connection: Connection) -> None:
    """Answer the requests of a connection, in a process of its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    run(connection)


def run(connection: Connection) -> None:
    """Answer requests until the pipe ends, which it may while a reply is on its way."""
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


class _Queue:
    """The open requests by their numbers; the current one stays until it is finished.

    So a request that a more urgent one interrupts is taken up again after it.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._news = threading.Condition()
        #: Replaced, never changed, for both threads read it.
        self._open: dict[int, Request[Any]] = {}
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

    def next(self) -> tuple[int, Request[Any]]:
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


def _changed(
    requests: dict[int, Request[Any]], job: int, new: Request[Any] | None
) -> dict[int, Request[Any]]:
    """Return the open requests with a new one, or without one."""
    kept = {
        number: request
        for number, request in requests.items()
        if number != job and not (new and new.newest_only and request.rank == new.rank)
    }
    return {**kept, job: new} if new else kept


def _most_urgent(requests: dict[int, Request[Any]]) -> int:
    return min(requests, key=lambda job: requests[job].rank)


@contextmanager
def safe_start() -> Iterator[None]:
    """Let processes start that import nothing from the current folder, and end by no Ctrl-C.

    Nor do they import this one's main module, and Qt with it.  Ctrl-C that comes meanwhile
    is held back until they ignore it: ignored here, it would be lost.
    """
    try:
        Path.cwd()
    except OSError:
        os.chdir(os.sep)  # the current folder was deleted, and Python would have it in a name
    safe_path, main = os.environ.get(_SAFE_PATH), sys.modules["__main__"]
    os.environ[_SAFE_PATH], sys.modules["__main__"] = "1", ModuleType("__main__")
    if sys.platform != "win32":  # there they inherit no mask
        mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        if sys.platform != "win32":
            signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        sys.modules["__main__"] = main
        del os.environ[_SAFE_PATH]
        if safe_path is not None:
            os.environ[_SAFE_PATH] = safe_path


class _OwnPipe:
    """The end of a pipe on Windows that is the new process's own from the beginning.

    Otherwise the process would fetch it when it has loaded; one that ends before would
    leave it open, and its end would not be seen.
    """

    def __init__(self, end: Any) -> None:
        self._end = end

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        from multiprocessing.context import get_spawning_popen

        process: Any = get_spawning_popen()
        return type(self._end), (process.duplicate_for_child(self._end.fileno()),)


@contextmanager
def _no_tracker() -> Iterator[None]:
    """Keep `multiprocessing` from starting a process that looks after shared memory.

    There is none, and the process would take as much memory as a third of the solver.
    """
    from multiprocessing import resource_tracker

    before, nowhere = resource_tracker.getfd, os.open(os.devnull, os.O_WRONLY)
    resource_tracker.getfd = lambda: nowhere
    try:
        yield
    finally:
        resource_tracker.getfd = before
        os.close(nowhere)
