"""The findings of the study about a board that is being laid out."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QObject, Signal

from gupai_desktop.engine.words import Words, counted, joined, words
from gupai_desktop.solvers.difficulty import difficulty_of
from gupai_desktop.solvers.requests import Exam
from gupai_desktop.solvers.verdict import Answer, Rating, Verdict
from gupai_desktop.ui.play.analysis import length_words, lost_words
from gupai_desktop.ui.play.difficulties import difficulty_words
from gupai_desktop.ui.play.solver_client import SolverClient
from gupai_desktop.ui.workbench.board_draft import BoardDraft


class BoardAnalysis(QObject):
    """One exam of one board: its verdict, its rating, and its shortest line.

    Signal: `changed` when more is known, or nothing any more.
    """

    changed = Signal()

    def __init__(self, client: SolverClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._client = client
        self._draft: BoardDraft | None = None
        self._job = 0
        self._verdicts: list[Verdict] = []
        self._rating: Rating | None = None
        self._is_lost = False
        client.lost.connect(self._on_lost)

    # Asking.

    def examine(self, draft: BoardDraft) -> None:
        """Find out whether a whole board can be won, how, and how hard it is."""
        if self._draft is None:
            self._draft, self._is_lost = draft, False
            game = draft.game
            exam = Exam(game.id, str(game.rules), draft.text)
            self._job = self._client.ask(exam, self._learn)
        self.changed.emit()

    def forget(self) -> None:
        """Withdraw the exam, for another board lies there now."""
        if self._draft is not None or self._is_lost:
            self._client.withdraw(self._job)
            self._is_lost = False
            self._draft, self._job, self._verdicts, self._rating = None, 0, [], None
            self.changed.emit()

    def _learn(self, content: object) -> None:
        if isinstance(content, Verdict):
            self._verdicts.append(content)
        elif isinstance(content, Rating):
            self._rating = content
        self.changed.emit()

    def _on_lost(self) -> None:
        """Say that the study has stopped for good."""
        if self._draft is not None:
            self.forget()
            self._is_lost = True
            self.changed.emit()

    # What is known.

    @property
    def verdict(self) -> Verdict | None:
        """Return the last verdict: that with the shortest line, once it has come."""
        return self._verdicts[-1] if self._verdicts else None

    @property
    def line(self) -> tuple[str, ...]:
        """Return the moves of the winning line as texts, if one is known."""
        return tuple(map(str, self.verdict.line)) if self.verdict else ()

    def sentences(self) -> tuple[Words, ...]:
        """Return the sentences about the board; none if nothing was asked."""
        if self._is_lost:
            return (words("Workbench", "The solver stopped; please try again."),)
        if self._draft is None:
            return ()
        if self.verdict is None:
            return (words("Analysis", "Studying…"),)
        answer = self._answer_words(self._draft, self.verdict)
        if self._rating is None or self.verdict.answer is not Answer.WINNABLE:
            return (answer,)
        measured = words(
            "Workbench",
            "Rating: effort {effort} (positions searched), length {length}, choices {choices} "
            "(positions to move to, on average), traps {traps} % (first moves that lead astray).",
            effort=QLocale().toString(self._rating.effort),
            length=self._rating.length,
            choices=QLocale().toString(self._rating.choices, "f", 1),
            traps=round(100 * self._rating.traps),
        )
        difficulty = difficulty_of(self._draft.game, self._rating)
        hard = (difficulty_words(difficulty),) if difficulty else ()
        return (answer, *hard, measured)

    def _answer_words(self, draft: BoardDraft, verdict: Verdict) -> Words:
        if verdict.answer is Answer.UNKNOWN:
            return counted(
                "Workbench",
                "Undecided: no winning line in the %n position(s) searched.",
                verdict.positions,
            )
        if verdict.answer is Answer.UNWINNABLE:
            if verdict.lost:
                return lost_words(draft.game, draft.table, verdict.lost[0])
            if why := draft.game.narrator(draft.table).why_lost:
                return joined(words("Analysis", "This cannot be won."), why)
            return words("Analysis", "This cannot be won.")
        if not verdict.line:
            return words("Workbench", "This board is won.")
        if len(self._verdicts) > 1 and (length := length_words(verdict)):
            return length
        return counted("Workbench", "It can be won in at most %n move(s).", len(verdict.line))
