"""A study without a process of its own: it answers in the window's own thread."""

from __future__ import annotations

from PySide6.QtCore import QTimer

from gupai_desktop.engine.deal import offered
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import WordedError
from gupai_desktop.games import find
from gupai_desktop.solvers.policies import policy_of
from gupai_desktop.solvers.requests import Errand, Exam, Grading, Question, Reply, Request, Search
from gupai_desktop.solvers.verdict import Idea, Outlook, Rating, Verdict
from gupai_desktop.ui.play.analysis import Analysis
from gupai_desktop.ui.play.difficulties import Difficulties
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.play.solver_client import SolverClient
from tests.ui.known import DEAL, GAME


class Oracle(SolverClient):
    """Finds deals as soon as events are processed; of tables it knows what it is told."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[Question] = []
        self.searches: list[Search] = []
        self.exams: list[Exam] = []
        self.gradings: list[Grading] = []
        self.errands: list[int] = []
        self.withdrawn: list[int] = []

    def ask(self, request: Request) -> int:
        """Keep what is asked until the test answers it.

        Deals are found and errands done, but not before whoever asks has the number of the job.
        """
        if isinstance(request, Question):
            self.questions.append(request)
        elif isinstance(request, Exam):
            self.exams.append(request)
        elif isinstance(request, Grading):
            self.gradings.append(request)
        elif isinstance(request, Search):
            self.searches.append(request)
            QTimer.singleShot(0, self, lambda: self._find(request))
        else:
            self.errands.append(request.job)
            QTimer.singleShot(0, self, lambda: self._do(request))
        return request.job

    def reveal(self, content: Outlook | tuple[Idea, ...] | Verdict) -> None:
        """Answer the last question."""
        self.replied.emit(Reply(self.questions[-1].job, content))

    def withdraw(self, job: int) -> None:
        """Keep what is not wanted any more; a search that is not is not answered."""
        self.withdrawn.append(job)

    def rate(self, rating: Rating | None, grading: int = -1) -> None:
        """Say how hard the last deal is that was to be rated, or another one."""
        self.replied.emit(Reply(self.gradings[grading].job, rating))

    def tell(self, content: Verdict | Rating | None, exam: int = -1) -> None:
        """Answer the last exam, or another one."""
        self.replied.emit(Reply(self.exams[exam].job, content))

    def close(self) -> None:
        """There is no process to be ended."""

    def _find(self, wanted: Search) -> None:
        if wanted.job in self.withdrawn:
            return
        game = find(wanted.game, wanted.rules)
        policy = policy_of(game, wanted.policy)
        self.replied.emit(Reply(wanted.job, offered(game, policy, wanted.number, wanted.step)))

    def _do(self, errand: Errand) -> None:
        if errand.job not in self.withdrawn:
            try:
                result = errand.call()
            except WordedError as error:
                result = error.words
            self.replied.emit(Reply(errand.job, result))


def known_difficulties(oracle: Oracle | None = None) -> Difficulties:
    """What such a study says of how hard deals are."""
    oracle = oracle or Oracle()
    session = Session(Record.of_deal(find(GAME), DEAL))
    return Difficulties(session, Analysis(session, oracle), oracle)
