"""Proves what a set of problems from elsewhere claims, problem by problem."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from gupai_desktop.engine.words import BadText, Words
from gupai_desktop.play.problem_set import ListedSet
from gupai_desktop.play.problems import Problem
from gupai_desktop.solvers.composition import Composition
from gupai_desktop.solvers.requests import Composing
from gupai_desktop.ui.play.solver_client import SolverClient


class WrongLine(NamedTuple):
    """A line of a file, by its number, and why it is wrong."""

    number: int
    why: Words


class SetCheck(QObject):
    """Has the solver prove every line; nothing is believed that is not proved.

    Signals: `progressed` with how many lines are looked at, `ended` once all are, `lost` when the
    solver has gone.
    """

    progressed = Signal(int)
    ended = Signal()
    lost = Signal()

    def __init__(
        self, client: SolverClient, listed: ListedSet, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._client, self.listed = client, listed
        self.right, self.wrong = list[Problem](), list[WrongLine]()
        self._waiting, self._job = list(listed.lines), 0
        client.lost.connect(self._on_lost)

    def go_on(self) -> None:
        """Look at the next line that takes a proof, or end."""
        while self._waiting:
            number, line = self._waiting.pop(0)
            try:
                problem = self.listed.problem(line)
            except BadText as error:
                self.wrong.append(WrongLine(number, error.words))
                continue
            game = problem.game
            wanted = 0 if game.most_score else problem.par
            composing = Composing(game.id, str(game.rules), problem.board, wanted)
            self._job = self._client.ask(composing, partial(self._learn, number, problem))
            return
        self.ended.emit()

    def cancel(self) -> None:
        """Wait for nothing more."""
        self._waiting.clear()
        self._client.withdraw(self._job)
        self._client.lost.disconnect(self._on_lost)

    def _learn(self, number: int, problem: Problem, found: Composition) -> None:
        if why := found.fault_of(problem.par, problem.share, problem.point.key):
            self.wrong.append(WrongLine(number, why))
        else:
            self.right.append(problem)
        self.progressed.emit(len(self.listed.lines) - len(self._waiting))
        self.go_on()

    def _on_lost(self) -> None:
        self._waiting.clear()
        self.lost.emit()
