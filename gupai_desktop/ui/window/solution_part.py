"""Giving a problem up: its solution is found, and walked through at the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from gupai_desktop.play.problems import Problem
from gupai_desktop.texts.solver_words import NOT_KNOWN, SEARCHING, STOPPED
from gupai_desktop.ui.window.table_page import TablePage
from gupai_desktop.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from gupai_desktop.solvers.walkthrough import Walkthrough


class SolutionPart:
    """Shows the solution of the problem on the table, which is played with help from then on.

    `show_walk` has the panel give way to a walk.  Whatever else is done meanwhile ends the wait.
    """

    def __init__(
        self,
        parts: WindowParts,
        table: TablePage,
        show_walk: Callable[[Callable[[], bool]], object],
    ) -> None:
        self._parts, self._table, self._show_walk = parts, table, show_walk
        self._session, self._job = parts.session, 0
        table.done.connect(self._wait_no_more)
        parts.client.lost.connect(self._on_lost)

    def show(self) -> None:
        """Find the solution, and say so; it is shown once it is known."""
        problem = self._session.occasion.problem
        if problem is None or self._table.view.isHidden():  # nor would a walk be seen
            return
        from gupai_desktop.solvers.requests import WalkthroughJob

        self._parts.auto_play.stop()
        if self._session.facts.is_won:  # without help; the next time it is known
            self._parts.recorder.enter_help()
        else:
            self._session.take_help()
        self._session.say(SEARCHING)
        record = problem.record(self._session.game)
        request = WalkthroughJob(record.game.id, str(record.game.rules), str(record.opening))
        self._wait_no_more()
        self._job = self._parts.client.ask(request, partial(self._on_found, problem))

    def _wait_no_more(self) -> None:
        if self._job:
            self._parts.client.withdraw(self._job)
            self._job = 0

    def _on_lost(self) -> None:
        if self._job:
            self._session.say(STOPPED)

    def _on_found(self, problem: Problem, found: Walkthrough | None) -> None:
        self._job = 0
        if found is None:
            self._session.say(NOT_KNOWN)
            return
        from gupai_desktop.texts.solution_words import SolutionText

        self._session.say()
        text = SolutionText(problem, found)
        self._show_walk(lambda: self._table.show_solution(text))
