"""A solver without a process of its own: it answers in the window's own thread."""

from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import QTimer

from gupai_desktop.engine.proof import Proof
from gupai_desktop.games import find
from gupai_desktop.solvers import analysis
from gupai_desktop.solvers.requests import (
    Analysed,
    CallJob,
    ComposeJob,
    Composing,
    Done,
    Examined,
    Finds,
    Grading,
    IdleJob,
    Proving,
    Request,
    Search,
    Shortest,
    SolveJob,
    TableJob,
    WalkthroughJob,
)
from gupai_desktop.solvers.verdict import Budget, Idea, Outlook, Rating, Verdict
from gupai_desktop.ui.play.solver_client import SolverClient

Kind = TypeVar("Kind", bound=Request[Any])


def studied(content: Outlook | tuple[Idea, ...] | Verdict) -> Analysed:
    """The reply that brings this."""
    if isinstance(content, Outlook):
        return Analysed(content)
    return Analysed(best=content) if isinstance(content, Verdict) else Analysed(ideas=content)


class Oracle(SolverClient):
    """Finds deals as soon as events are processed; of tables it knows what it is told."""

    def __init__(self) -> None:
        super().__init__()
        self._asked: dict[int, tuple[Request[Any], Callable[[Any], object]]] = {}
        self.withdrawn: list[int] = []
        self._is_closed = False

    def ask(self, request: Request[Finds], then: Callable[[Finds], object]) -> int:
        """Keep what is asked until the test answers it; number the requests from 1.

        Deals are found and calls made, but not before whoever asks has the number.
        """
        self._jobs = job = self._jobs + 1
        self._asked[job] = request, then
        if isinstance(request, Search | CallJob):
            QTimer.singleShot(0, self, lambda: self._answer(job))
        return job

    def withdraw(self, job: int) -> None:
        """Keep what is not wanted any more; it is not answered."""
        self.withdrawn.append(job)

    def lose(self) -> None:
        """The process has gone and does not come back."""
        self.withdrawn += self._asked
        self.lost.emit()
        for request, then in self._asked.values():
            if not request.stoppable:
                then(Done())

    def forget(self, but: int) -> None:
        """Forget all that was asked but the last that many things."""
        for job in list(self._asked)[:-but]:
            del self._asked[job]

    def close(self) -> None:
        """There is no process to be ended; nothing more is answered, nor what is asked later."""
        self._is_closed = True

    def _is_wanted(self, job: int) -> bool:
        return job not in self.withdrawn and not self._is_closed

    def _answer(self, job: int) -> None:
        if job in self._asked and self._is_wanted(job):
            request, then = self._asked[job]
            for result in self.results_of(request):
                then(result)

    def results_of(self, request: Request[Finds]) -> list[Finds]:
        """What a search finds, or a call returns."""
        return list(request.results(lambda: False))

    def _of(self, kind: type[Kind]) -> list[Kind]:
        return [request for request, _ in self._asked.values() if isinstance(request, kind)]

    @property
    def questions(self) -> list[TableJob]:
        """What was asked about tables."""
        return self._of(TableJob)

    @property
    def searches(self) -> list[Search]:
        """What deals were asked for."""
        return self._of(Search)

    @property
    def solve_jobs(self) -> list[SolveJob]:
        """What boards were to be examined."""
        return self._of(SolveJob)

    @property
    def gradings(self) -> list[Grading]:
        """What deals were to be rated."""
        return self._of(Grading)

    @property
    def call_jobs(self) -> list[CallJob[Any]]:
        """What was to be done."""
        return self._of(CallJob)

    @property
    def provings(self) -> list[Proving]:
        """What was to be proved."""
        return self._of(Proving)

    @property
    def compose_jobs(self) -> list[ComposeJob]:
        """What problems were to be composed."""
        return self._of(ComposeJob)

    @property
    def idle_jobs(self) -> list[IdleJob]:
        """What was to be studied while the player rests."""
        return self._of(IdleJob)

    @property
    def composings(self) -> list[Composing]:
        """What boards were to be proved to be problems."""
        return self._of(Composing)

    @property
    def walkthrough_jobs(self) -> list[WalkthroughJob]:
        """What solutions were asked for."""
        return self._of(WalkthroughJob)

    def finish(self, request: Request[Any]) -> None:
        """Say that a request has its last reply."""
        self.answered.emit(self.job_of(request))

    def prove(self) -> None:
        """Answer the last request for a proof as the solver would."""
        self.reply(self.provings[-1], next(self.provings[-1].results(bool)))

    def job_of(self, request: Request[Any]) -> int:
        """The number of a request."""
        return next(job for job, (one, _) in self._asked.items() if one is request)

    def reply(self, request: Request[Finds], content: Finds) -> None:
        """Reply to a request as long as nothing has taken its place, nor withdrawn it."""
        job = self.job_of(request)
        newer = any(one.rank == request.rank for n, (one, _) in self._asked.items() if n > job)
        if self._is_wanted(job) and not (request.newest_only and newer):
            self._asked[job][1](content)

    def reveal(self, content: Outlook | tuple[Idea, ...] | Verdict, question: int = -1) -> None:
        """Answer the last question, or another one."""
        self.reply(self.questions[question], studied(content))

    def rate(self, found: Verdict, grading: int = -1) -> None:
        """Say how hard the last deal is that was to be rated, or another one."""
        self.reply(self.gradings[grading], found)

    def tell(
        self,
        verdict: Verdict,
        rating: Rating | None = None,
        best: Verdict | None = None,
        proof: Proof | None = None,
        *,
        solve_job: int = -1,
    ) -> None:
        """Answer the last exam, or another one."""
        self.reply(self.solve_jobs[solve_job], Examined(verdict, rating, best, proof))

    def tell_shortest(self, found: Verdict) -> None:
        """Answer the last question for the shortest line of a table."""
        self.reply(self._of(Shortest)[-1], found)


class QuickOracle(Oracle):
    """A solver that answers at once, as far as it can in a moment."""

    def ask(self, request: Request[Finds], then: Callable[[Finds], object]) -> int:
        job = super().ask(request, then)
        self.forget(50)
        if isinstance(request, TableJob):
            QTimer.singleShot(0, self, lambda: self._look_at(request))
        return job

    def _look_at(self, question: TableJob) -> None:
        game = find(question.game, question.rules)
        found = analysis.outlook(game, game.parse(question.board), Budget(positions=60))
        self.reply(question, Analysed(found))
