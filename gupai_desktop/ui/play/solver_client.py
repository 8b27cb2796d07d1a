"""Asks the study, which thinks in a process of its own, and hears its replies.

The window never waits for it.  Replies to anything but the last question are
dropped; if the process is lost, another one takes its place and its questions.
"""

from __future__ import annotations

import pickle
import threading
from queue import SimpleQueue
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, SignalInstance

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

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

#: How often in a row a process is started again that dies without a reply.
_MOST_LOSSES = 3
#: How long the end of a process that was killed is waited for, in seconds.
_PATIENCE = 2.0

#: What is asked once more of another process, in this order: the question is to be at work last.
_KINDS = (Errand, Search, Grading, Exam, Question)
_REPLIED_TO_OFTEN = (Exam, Question)


class SolverClient(QObject):
    """The window's end of the pipe.

    Signals: `replied` with a `Reply` to the last question, the last exam, a search, a
    grading or an errand; `lost` when the process has gone: another one has been started,
    unless too many were lost in a row; then the next thing that is asked starts one again,
    which is asked all that was left open but errands, which may have been what it died of.
    """

    replied = Signal(object)
    lost = Signal()
    _heard = Signal(object, int)
    _ended = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: BaseProcess | None = None
        self._ear: threading.Thread | None = None
        #: What is to be sent, pickled; nothing more once None has been put there.
        self._outbox = SimpleQueue[bytes | None]()
        self._connection: Connection | None = None
        self._generation = 0
        #: What has been asked and may not have been answered yet, by the numbers of its jobs.
        self._open: dict[int, Request] = {}
        self._losses = 0
        self._is_closed = False
        self._heard.connect(self._on_heard)
        self._ended.connect(self._on_ended)

    def ask(self, request: Request) -> int:
        """Send a request; of questions and of exams only the last one is open.  Its number."""
        if isinstance(request, _REPLIED_TO_OFTEN):
            self._close_all(type(request))
        self._open[request.job] = request
        self._send(request)
        return request.job

    def _close_all(self, kind: type[Request]) -> None:
        self._open = {job: one for job, one in self._open.items() if not isinstance(one, kind)}

    def withdraw(self, job: int) -> None:
        """Something is not wanted any more: it is stopped, nothing is heard of it."""
        withdrawn = self._open.pop(job, None)
        if isinstance(withdrawn, Errand):
            # What it is at cannot be stopped in any other way.
            self._replace()
        elif withdrawn is not None and self._connection is not None:
            self._send(Withdrawal(job))

    @property
    def process_id(self) -> int | None:
        """The process that thinks, if there is one."""
        return self._process.pid if self._process else None

    def close(self) -> None:
        """End the process; nothing is asked any more."""
        self._is_closed = True
        self._end()

    def _end(self) -> None:
        self._generation += 1
        if self._process is not None:
            self._process.kill()
            self._process.join(_PATIENCE)
        if self._ear is not None:
            # It hears that the pipe has ended, and must not speak to a window that is gone.
            self._ear.join(_PATIENCE)
        self._process = self._connection = self._ear = None

    def _replace(self) -> None:
        """End the process; another one takes up what is open."""
        self._end()
        if asked := self._in_order():
            self._send(asked[-1])

    def _send(self, request: Request | Withdrawal) -> None:
        """Hand a request over; a process that is started for it is asked all that is open.

        If the process has died, its end is heard soon.
        """
        if self._is_closed:
            return
        if self._connection is None:
            self._start()
            for earlier in self._in_order():
                if earlier is not request:
                    self._hand_over(earlier)
        self._hand_over(request)

    def _in_order(self) -> list[Request]:
        return sorted(self._open.values(), key=lambda one: _KINDS.index(type(one)))

    def _hand_over(self, request: Request | Withdrawal) -> None:
        self._outbox.put(pickle.dumps(request))

    def _start(self) -> None:
        # Late, so that the first frame need not wait for what only the study needs.
        from multiprocessing import Pipe

        from gupai_desktop.solvers import processes

        self._connection, theirs = Pipe(duplex=True)
        self._process = processes.start_process(processes.study, theirs)
        # Or the pipe would never be seen to end.
        theirs.close()
        self._generation += 1
        self._outbox = SimpleQueue()
        mouth = threading.Thread(target=_speak, args=(self._connection, self._outbox), daemon=True)
        self._ear = threading.Thread(
            target=self._listen, args=(self._connection, mouth, self._generation), daemon=True
        )
        mouth.start()
        self._ear.start()

    def _listen(self, connection: Connection, mouth: threading.Thread, generation: int) -> None:
        """In a thread of its own: hand every reply to the window's thread, as it came.

        Only this thread closes the pipe, once nobody writes there either; and it makes no
        objects, lest Python tidy up the window's in it.
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
            mouth.join()
        self._emit(self._ended, generation)

    @staticmethod
    def _emit(signal: SignalInstance, *values: object) -> bool:
        """Emit a signal from the thread; False if the window has gone meanwhile."""
        try:
            signal.emit(*values)
        except RuntimeError:
            return False
        return True

    def _on_heard(self, pickled: bytes, generation: int) -> None:
        if generation != self._generation:
            return
        reply: Reply = pickle.loads(pickled)
        self._losses = 0
        request = self._open.get(reply.job)
        if request is None:
            return
        if not isinstance(request, _REPLIED_TO_OFTEN):
            del self._open[reply.job]
        self.replied.emit(reply)

    def _on_ended(self, generation: int) -> None:
        """The process is gone though nobody has sent it away: start another one."""
        if generation != self._generation:
            return
        self._close_all(Errand)
        self._losses += 1
        if self._losses <= _MOST_LOSSES:
            self._replace()
        else:
            self._end()
        self.lost.emit()


def _speak(connection: Connection, outbox: SimpleQueue[bytes | None]) -> None:
    """In a thread of its own: send what is to be sent, to a process that may not be reading."""
    while (request := outbox.get()) is not None:
        try:
            connection.send_bytes(request)
        except OSError:
            return
