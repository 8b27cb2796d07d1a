"""What the solver knows of a board on the workbench: how it is won, or whether it is a problem."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from gupai_desktop.engine.proof import Proof
from gupai_desktop.engine.words import Words, counted, joined, words
from gupai_desktop.i18n import decimal_text, number_text
from gupai_desktop.play.occasions import OwnProblem
from gupai_desktop.play.problems import Problem, point_named
from gupai_desktop.solvers.difficulty import difficulty_of
from gupai_desktop.solvers.verdict import Answer, Verdict
from gupai_desktop.texts.solver_words import (
    CANNOT_BE_WON,
    NO_SOLVER,
    SEARCHING,
    STOPPED,
    length_words,
    lost_words,
)
from gupai_desktop.ui.play.difficulties import difficulty_words
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.workbench.board_draft import BoardDraft

if TYPE_CHECKING:
    from gupai_desktop.solvers.composition import Composition
    from gupai_desktop.solvers.requests import BoardRequest, Examined, Finds


class BoardAnalysis(QObject):
    """All about one board: its verdict, its rating, its shortest line or why there is none.

    Or whether it is a problem, with its solution, and what it lacks otherwise.

    Signal: `changed` when more is known, or nothing any more.
    """

    changed = Signal()

    def __init__(self, client: SolverClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._client = client
        self._draft: BoardDraft | None = None
        self._request: BoardRequest[Any] | None = None
        self._job = 0
        self._examined: Examined | None = None
        #: What the board is as a problem, if that was asked and is known.
        self.composition: Composition | None = None
        self._is_lost = False
        client.lost.connect(self._on_lost)

    def examine(self, draft: BoardDraft) -> None:
        """Find out whether a whole board can be won, how, and how hard it is."""
        from gupai_desktop.solvers.requests import SolveJob

        self._ask(draft, SolveJob(draft.game.id, str(draft.game.rules), draft.text), self._examine)

    def examine_problem(self, draft: BoardDraft, wanted: int) -> None:
        """Find out whether a whole board is a problem, perhaps one of that many moves."""
        from gupai_desktop.solvers.requests import Composing

        composing = Composing(draft.game.id, str(draft.game.rules), draft.text, wanted)
        self._ask(draft, composing, self._compose)

    def _ask(
        self, draft: BoardDraft, request: BoardRequest[Finds], then: Callable[[Finds], object]
    ) -> None:
        """Ask this in place of what was asked before, unless it is the same."""
        if request != self._request:
            self.forget()
            self._draft, self._request = draft, request
            self._job = self._client.ask(request, then)
        self.changed.emit()

    def forget(self) -> None:
        """Withdraw the request, for another board lies there now."""
        if self._draft is not None or self._is_lost:
            self._client.withdraw(self._job)
            self._is_lost = False
            self._draft, self._request, self._job = None, None, 0
            self._examined = self.composition = None
            self.changed.emit()

    def _examine(self, found: Examined) -> None:
        self._examined = found
        self.changed.emit()

    def _compose(self, found: Composition) -> None:
        self.composition = found
        self.changed.emit()

    def _on_lost(self) -> None:
        """Say that the solver has stopped for good."""
        if self._draft is not None:
            self.forget()
            self._is_lost = True
            self.changed.emit()

    @property
    def verdict(self) -> Verdict | None:
        """Return the last verdict: that with the shortest line, once it has come."""
        found = self._examined
        return (found.best or found.verdict) if found else None

    @property
    def proof(self) -> Proof | None:
        """Return a proof that the board cannot be won, if one is known."""
        return self._examined.proof if self._examined else None

    @property
    def line(self) -> tuple[str, ...]:
        """Return the moves of the winning line as texts, if one is known.

        Of a problem with more solutions there are two, with an empty line between them.
        """
        if self.composition:
            texts = ["\n".join(map(str, line)) for line in self.composition.lines]
            return tuple("\n\n".join(texts).split("\n")) if texts else ()
        return tuple(map(str, self.verdict.line)) if self.verdict else ()

    @property
    def policy(self) -> str:
        """Return what a board that is a problem is played as; nothing of any other."""
        found = self.composition
        return OwnProblem.text_of(found.par) if found and found.lack is None else ""

    @property
    def problem(self) -> Problem | None:
        """Return the board as a problem with all that a set has of it, if it is one.

        Problems of sets have the usual rules, as those of lists have.
        """
        found, draft = self.composition, self._draft
        if found is None or draft is None or found.lack is not None:
            return None
        if draft.game != type(draft.game)():
            return None
        point, table = point_named(found.points[0]), draft.table
        return Problem(draft.game, 0, str(table), found.par, point, found.share, opening=table)

    def sentences(self) -> tuple[Words, ...]:
        """Return the sentences about the board; none if nothing was asked."""
        if self._is_lost:
            return (STOPPED,)
        if self._draft is None:
            return ()
        if self.composition is not None:
            return (self.composition.explanation,)
        if self._examined is None or self.verdict is None:
            return (SEARCHING,)
        answer, rating = self._answer_words(self._draft, self.verdict), self._examined.rating
        if rating is None:
            return (answer,)
        measured = words(
            "Rating: effort {effort} (positions searched), length {length}, choices {choices} "
            "(positions to move to, on average), traps {traps}% (first moves that lead astray).",
            effort=number_text(rating.effort),
            length=rating.length,
            choices=decimal_text(rating.choices),
            traps=round(100 * rating.traps),
        )
        difficulty = difficulty_of(self._draft.game, self._examined.verdict)
        hard = (difficulty_words(difficulty),) if difficulty else ()
        return (answer, *hard, measured)

    def _answer_words(self, draft: BoardDraft, verdict: Verdict) -> Words:
        if verdict.answer is Answer.NO_SOLVER:
            return NO_SOLVER
        if verdict.answer is Answer.UNKNOWN:
            return counted(
                "Undecided: no winning line in the %n position(s) searched.", verdict.positions
            )
        if verdict.answer is Answer.UNWINNABLE:
            if verdict.lost:
                return lost_words(draft.game, draft.table, verdict.lost[0])
            if why := draft.game.narrator(draft.table).why_lost:
                return joined(CANNOT_BE_WON, why)
            return CANNOT_BE_WON
        if not verdict.line:
            return words("This board is won already.")
        return length_words(draft.game, verdict) or NO_SOLVER
