"""The solution of a problem at the table, move by move, with the proofs that mistakes lose."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QWidget

from gupai_desktop.i18n import say
from gupai_desktop.texts.solution_words import SolutionText
from gupai_desktop.texts.solver_words import CANNOT_BE_WON, WHY
from gupai_desktop.ui.board.proof_walk import ProofWalk
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.widgets.parts import for_touch, push_button


class SolutionWalk(ProofWalk):
    """A walk through a solution; where a mistake is proved to lose, a button leads to the proof.

    The walk through that proof takes its place, and gives it back.
    """

    #: Leads to the proof.
    why_button: QPushButton

    def __init__(self, board: QWidget, solution: SolutionText, appearance: Appearance) -> None:
        self._solution = solution
        self._proof_walk: ProofWalk | None = None
        problem = solution.problem
        record = problem.record(problem.game)
        super().__init__(board, record, solution.claim, solution, appearance)

    def _lay_out(self) -> None:
        super()._lay_out()
        self.why_button = push_button()
        for_touch(self.why_button)
        self.why_button.clicked.connect(self._show_proof)
        self._foot.insertWidget(1, self.why_button)

    def _show(self) -> None:
        self.why_button.setVisible(self._solution.refutation(self.index) is not None)
        super()._show()

    def _show_proof(self) -> None:
        """Walk through the proof that the mistake at this table loses."""
        if found := self._solution.refutation(self.index):
            self._proof_walk = ProofWalk(self, found[0], CANNOT_BE_WON, found[1], self._appearance)
            self._proof_walk.ended.connect(self._forget_proof)

    def _forget_proof(self) -> None:
        self._proof_walk = None

    def end(self) -> None:
        """Let the board lie in its place again, whatever is walked through."""
        if self._proof_walk:
            self._proof_walk.end()
        super().end()

    def retranslate(self) -> None:
        self.why_button.setText(say(WHY))
        super().retranslate()
