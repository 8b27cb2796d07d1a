"""Asks the study, which thinks in a process of its own, and hears its replies.

The window never waits for it.  Replies to anything but the last question are
dropped; if the process is lost, another one takes its place and its questions.
"""

from __future__ import annotations

import pickle
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, SignalInstance

from gupai_desktop.solvers.requests import Exam, Question, Reply, Search, Withdrawal

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

#: How often in a row a process is started again that dies without a reply.
_MOST_LOSSES = 3


class SolverClient(QObject):
    """The window's end of the pipe.

    Signals: `replied` with a `Reply` to the last question, the last exam or a search;
    `lost` when the process has gone: another one has been started, unless too many
    were lost in a row; then the next thing that is asked starts one again, which is
    asked all that was left open.
    """

    replied = Signal(object)
    lost = Signal()
    _heard = Signal(object, int)
    _ended = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: BaseProcess | None = None
        self._ear: threading.Thread | None = None
        self._connection: Connection | None = None
        self._generation = 0
        self._jobs = 0
        self._question: Question | None = None
        self._searches: dict[int, Search] = {}
        self._exam: Exam | None = None
        self._losses = 0
        self._is_closed = False
        self._heard.connect(self._on_heard)
        self._ended.connect(self._on_ended)

    def ask(self, game: str, rules: str, board: str, opening: str) -> int:
        """Ask about a table; it stops what was asked before.  The number of the job."""
        self._jobs += 1
        self._question = Question(self._jobs, game, rules, board, opening)
        self._send(self._question)
        return self._jobs

    def search(self, game: str, rules: str, policy: str, number: int, step: int) -> int:
        """Ask for the first deal from a number on that a policy offers.  The job's number."""
        self._jobs += 1
        wanted = Search(self._jobs, game, rules, policy, number, step)
        self._searches[self._jobs] = wanted
        self._send(wanted)
        return self._jobs

    def examine(self, game: str, rules: str, board: str) -> int:
        """Ask for all about a board; it stops the exam before.  The number of the job."""
        self._jobs += 1
        self._exam = Exam(self._jobs, game, rules, board)
        self._send(self._exam)
        return self._jobs

    def withdraw(self, job: int) -> None:
        """An exam or a search is not wanted any more: it is stopped, nothing is heard of it."""
        is_exam = self._exam is not None and self._exam.job == job
        if is_exam:
            self._exam = None
        is_search = self._searches.pop(job, None) is not None
        if (is_exam or is_search) and self._connection is not None:
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
            self._process.join()
        if self._ear is not None:
            # It hears that the pipe has ended, and must not speak to a window that is gone.
            self._ear.join()
        self._process = self._connection = self._ear = None

    def _send(self, request: Question | Search | Exam | Withdrawal) -> None:
        """Hand a request over; a process that is started for it is asked all that is open.

        If the process has died, its end is heard soon.
        """
        if self._is_closed:
            return
        if self._connection is None:
            self._start()
            for earlier in self._open():
                if earlier is not request:
                    self._hand_over(earlier)
        self._hand_over(request)

    def _open(self) -> tuple[Question | Search | Exam, ...]:
        """What has been asked and may not have been answered yet, the question last."""
        others = [request for request in (self._exam, self._question) if request is not None]
        return (*self._searches.values(), *others)

    def _hand_over(self, request: Question | Search | Exam | Withdrawal) -> None:
        try:
            if self._connection is not None:
                self._connection.send(request)
        except OSError:
            pass

    def _start(self) -> None:
        # Late, so that the first frame need not wait for what only the study needs.
        import multiprocessing

        from gupai_desktop.solvers import worker

        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe(duplex=True)
        self._process = context.Process(target=worker.run, args=(theirs,), daemon=True)
        with _no_main_module():
            self._process.start()
        # Or the pipe would never be seen to end.
        theirs.close()
        self._generation += 1
        self._ear = threading.Thread(
            target=self._listen, args=(self._connection, self._generation), daemon=True
        )
        self._ear.start()

    def _listen(self, connection: Connection, generation: int) -> None:
        """In a thread of its own: hand every reply to the window's thread, as it came.

        Only this thread closes the pipe, so that it is never closed under its hands;
        and it makes no objects, lest Python tidy up the window's in it.
        """
        with connection:
            while True:
                try:
                    reply = connection.recv_bytes()
                except (EOFError, OSError):
                    break
                if not self._emit(self._heard, reply, generation):
                    return
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
        is_search = self._searches.pop(reply.job, None) is not None
        asked = [request.job for request in (self._question, self._exam) if request is not None]
        if is_search or reply.job in asked:
            self.replied.emit(reply)

    def _on_ended(self, generation: int) -> None:
        """The process is gone though nobody has sent it away: start another one."""
        if generation != self._generation:
            return
        self._end()
        self._losses += 1
        if self._losses <= _MOST_LOSSES and (open_requests := self._open()):
            self._send(open_requests[-1])
        self.lost.emit()


@contextmanager
def _no_main_module() -> Iterator[None]:
    """Keep the new process from importing this one's main module, and Qt with it."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main
