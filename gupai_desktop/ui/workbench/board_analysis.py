"""What the solver knows of a board on the workbench: how it is won, or whether it is a problem."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from gupai_desktop.engine.proof import Proof
from gupai_desktop.engine.words import Words, counted, joined, words
from gupai_desktop.i18n import decimal_text, number_text
from gupai_desktop.play.problems import own_problem_key
from gupai_desktop.solvers.composition import Composition
from gupai_desktop.solvers.difficulty import difficulty_of
from gupai_desktop.solvers.requests import Composing, Request, SolveJob
from gupai_desktop.solvers.verdict import Answer, Rating, Verdict
from gupai_desktop.ui.play.difficulties import difficulty_words
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.play.solver_words import (
    CANNOT_BE_WON,
    NO_SOLVER,
    SEARCHING,
    STOPPED,
    length_words,
    lost_words,
)
from gupai_desktop.ui.workbench.board_draft import BoardDraft


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
        self._request: Request | None = None
        self._job = 0
        self._verdicts: list[Verdict] = []
        self._rating: Rating | None = None
        #: What the board is as a problem, if that was asked and is known.
        self.composition: Composition | None = None
        #: A proof that the board cannot be won, if one is known.
        self.proof: Proof | None = None
        self._is_lost = False
        client.lost.connect(self._on_lost)

    def examine(self, draft: BoardDraft) -> None:
        """Find out whether a whole board can be won, how, and how hard it is."""
        self._ask(draft, SolveJob(draft.game.id, str(draft.game.rules), draft.text))

    def examine_problem(self, draft: BoardDraft, wanted: int) -> None:
        """Find out whether a whole board is a problem, perhaps one of that many moves."""
        self._ask(draft, Composing(draft.game.id, str(draft.game.rules), draft.text, wanted))

    def _ask(self, draft: BoardDraft, request: Request) -> None:
        """Ask this in place of what was asked before, unless it is the same."""
        if request != self._request:
            self.forget()
            self._draft, self._request = draft, request
            self._job = self._client.ask(request, self._learn)
        self.changed.emit()

    def forget(self) -> None:
        """Withdraw the request, for another board lies there now."""
        if self._draft is not None or self._is_lost:
            self._client.withdraw(self._job)
            self._is_lost = False
            self._draft, self._request, self._job, self._verdicts = None, None, 0, []
            self._rating = self.proof = self.composition = None
            self.changed.emit()

    def _learn(self, content: object) -> None:
        if isinstance(content, Verdict):
            self._verdicts.append(content)
        elif isinstance(content, Rating):
            self._rating = content
        elif isinstance(content, Proof):
            self.proof = content
        elif isinstance(content, Composition):
            self.composition = content
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
        return self._verdicts[-1] if self._verdicts else None

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
        return own_problem_key(found.par) if found and found.lack is None else ""

    def sentences(self) -> tuple[Words, ...]:
        """Return the sentences about the board; none if nothing was asked."""
        if self._is_lost:
            return (STOPPED,)
        if self._draft is None:
            return ()
        if self.composition is not None:
            return (self.composition.explanation,)
        if self.verdict is None:
            return (SEARCHING,)
        answer = self._answer_words(self._draft, self.verdict)
        if self._rating is None or self.verdict.answer is not Answer.WINNABLE:
            return (answer,)
        measured = words(
            "Rating: effort {effort} (positions searched), length {length}, choices {choices} "
            "(positions to move to, on average), traps {traps} % (first moves that lead astray).",
            effort=number_text(self._rating.effort),
            length=self._rating.length,
            choices=decimal_text(self._rating.choices),
            traps=round(100 * self._rating.traps),
        )
        difficulty = difficulty_of(self._draft.game, self._verdicts[0])
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
