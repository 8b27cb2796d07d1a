"""Sends requests to the solver, which runs in a process of its own, and hands on its replies.

The window never waits for it.  If the process is lost, another one takes its place and its
open requests.  Whatever only a request needs is imported when one is made: here, and wherever
requests come from.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, SignalInstance

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from gupai_desktop.solvers.requests import Finds, Message, Reply, Request

#: How often in a row a process is started again that dies without a reply.
_MAX_LOSSES = 3
#: How long the end of a process that was killed is waited for, in seconds.
_TIMEOUT = 2.0


class SolverClient(QObject):
    """The window's end of the pipe.

    Signals: `restarted` when the process was lost and another one has its open requests;
    `lost` when too many were lost in a row: all requests are dropped, and the next one
    starts a process again; `answered`, with its number, when a request has its last reply.
    A call is dropped with its process, which may have died of it, and is replied to by
    `Done` without anything.
    """

    restarted = Signal()
    lost = Signal()
    answered = Signal(int)
    _heard = Signal(object, int)
    _ended = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: BaseProcess | None = None
        self._reader: threading.Thread | None = None
        #: Pickled messages to be sent; None ends the thread that sends them.
        self._outbox = SimpleQueue[bytes | None]()
        self._connection: Connection | None = None
        #: Counts the processes, so that what an earlier one sent is not heard.
        self._generation = 0
        #: Replies that wait, while they do.
        self._held: list[tuple[bytes, int]] | None = None
        #: The requests that are not answered yet, by their numbers.
        self._open: dict[int, tuple[Request[Any], Callable[[Any], object]]] = {}
        self._jobs = self._losses = 0
        self._is_closed = False
        self._heard.connect(self._on_heard)
        self._ended.connect(self._on_ended)

    def ask(self, request: Request[Finds], then: Callable[[Finds], object]) -> int:
        """Send a request; `then` gets each reply, in the window's thread.  Return its number."""
        self._jobs += 1
        if self._is_closed:
            return self._jobs
        if request.newest_only:
            self._drop(lambda other: other.rank == request.rank)
        self._open[self._jobs] = request, then
        if self._connection is None:
            self._start()
        else:
            self._send((self._jobs, request))
        return self._jobs

    def withdraw(self, job: int) -> None:
        """Stop a request: nothing more is heard of it."""
        request, _ = self._open.pop(job, (None, None))
        if request is not None and not request.stoppable:
            self._end()
            if self._open:
                self._start()
        elif request is not None and self._connection is not None:
            self._send((job, None))

    @property
    def process_id(self) -> int | None:
        """The id of the solver's process, if there is one."""
        return self._process.pid if self._process else None

    def close(self) -> None:
        """End the process; nothing is asked any more."""
        self._is_closed = True
        self._open.clear()
        self._end()

    def _drop(self, is_dropped: Callable[[Request[Any]], bool]) -> list[Callable[[Any], object]]:
        """Close some requests, and return what would have got their replies."""
        dropped = [job for job, (request, _) in self._open.items() if is_dropped(request)]
        return [self._open.pop(job)[1] for job in dropped]

    def _send(self, message: Message) -> None:
        import pickle

        self._outbox.put(pickle.dumps(message))

    def _start(self) -> None:
        """Start a process, and send it all open requests."""
        from gupai_desktop.solvers import worker

        self._process, self._connection = worker.start_solver()
        self._generation += 1
        self._outbox = SimpleQueue()
        writer = threading.Thread(
            target=_write, args=(self._connection, self._outbox), daemon=True
        )
        self._reader = threading.Thread(
            target=self._read, args=(self._connection, writer, self._generation), daemon=True
        )
        writer.start()
        self._reader.start()
        for job, (request, _) in self._open.items():
            self._send((job, request))

    def _end(self) -> None:
        self._generation += 1
        if self._process is not None:
            self._process.kill()
            self._process.join(_TIMEOUT)
        if self._reader is not None:
            # It sees that the pipe has ended, and must not emit to a window that is gone.
            self._reader.join(_TIMEOUT)
        self._process = self._connection = self._reader = None

    def _read(self, connection: Connection, writer: threading.Thread, generation: int) -> None:
        """Hand every reply, as it came, to the window's thread; run in a thread of its own.

        Only this thread closes the pipe, once the writer has ended.
        """
        outbox = self._outbox
        with connection:
            while True:
                try:
                    reply = connection.recv_bytes()
                except (EOFError, OSError):
                    break
                if not self._emit(self._heard, reply, generation):
                    break
            outbox.put(None)
            writer.join()
        self._emit(self._ended, generation)

    @staticmethod
    def _emit(signal: SignalInstance, *values: object) -> bool:
        """Emit a signal from the thread; False if the window has gone meanwhile."""
        try:
            signal.emit(*values)
        except RuntimeError:
            return False
        return True

    @contextmanager
    def holding(self) -> Iterator[None]:
        """Let replies wait, and with them whatever they lead to."""
        self._held = []
        try:
            yield
        finally:
            held, self._held = self._held, None
            for reply in held:
                self._on_heard(*reply)

    def _on_heard(self, pickled: bytes, generation: int) -> None:
        if self._held is not None:
            self._held.append((pickled, generation))
            return
        if generation != self._generation:
            return
        import pickle

        reply: Reply = pickle.loads(pickled)
        self._losses = 0
        if reply.is_end:
            if self._open.pop(reply.job, None):
                self.answered.emit(reply.job)
        elif reply.job in self._open:
            request, then = self._open[reply.job]
            if request.one_result:
                # Were the process lost before it tells the end, the next would reply anew.
                del self._open[reply.job]
            then(reply.content)
            if request.one_result:
                self.answered.emit(reply.job)

    def _on_ended(self, generation: int) -> None:
        """Replace a process that has ended by itself, unless too many have."""
        if generation != self._generation:
            return
        self._end()
        dropped = self._drop(lambda request: not request.stoppable)
        self._losses += 1
        if self._losses > _MAX_LOSSES:
            self._open.clear()
            self.lost.emit()
        elif self._open:
            self._start()
            self.restarted.emit()
        from gupai_desktop.solvers.requests import Done

        for then in dropped:
            then(Done())


def _write(connection: Connection, outbox: SimpleQueue[bytes | None]) -> None:
    """Send messages to a process that may not be reading; run in a thread of its own."""
    while (message := outbox.get()) is not None:
        try:
            connection.send_bytes(message)
        except OSError:
            return
