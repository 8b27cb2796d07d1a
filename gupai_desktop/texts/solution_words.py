"""The solution of a problem, move by move, and why the likeliest mistakes are mistakes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property

from gupai_desktop.engine.narrator import move_words
from gupai_desktop.engine.proof import Proof, ProofLine
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words, counted, joined, sentence, words
from gupai_desktop.play.facts import Facts
from gupai_desktop.play.problems import Problem
from gupai_desktop.solvers.walkthrough import Liking, Mistake, Walkthrough
from gupai_desktop.texts.solver_words import placed_words
from gupai_desktop.texts.titles import problem_words


@dataclass(frozen=True)
class SolutionText:
    """The lines of a solution as they are shown at the table: one a move, and how it ends."""

    problem: Problem
    walkthrough: Walkthrough

    @property
    def par(self) -> int:
        """The par that it keeps; whoever sent the problem may have claimed another."""
        game, steps, end = self.problem.game, self.walkthrough.steps, self.walkthrough.end
        return game.score(end) if game.most_score else len(steps)

    @property
    def claim(self) -> Words:
        return problem_words(replace(self.problem, par=self.par))

    @cached_property
    def lines(self) -> tuple[ProofLine, ...]:
        """The lines: the table before a move, its tiles, and what is said of it."""
        game, end = self.problem.game, self.walkthrough.end
        lines = [
            ProofLine(
                number,
                step.table,
                step.move.tiles,
                joined(
                    sentence(placed_words(Facts(Record.of_table(game, step.table)), step.move)),
                    *(mistake_words(self.problem, step.mistake) if step.mistake else ()),
                ),
            )
            for number, step in enumerate(self.walkthrough.steps, 1)
        ]
        won = counted("Won in %n move(s).", self.par)
        if game.most_score:
            won = counted("Cleared with %n point(s).", self.par)
        return (*lines, ProofLine(len(lines) + 1, end, frozenset(), won))

    def refutation(self, index: int) -> tuple[Record, Proof] | None:
        """Return the table after the mistake of a line, counted from 0, if it has a proof."""
        steps = self.walkthrough.steps
        mistake = steps[index].mistake if index < len(steps) else None
        if mistake is None or mistake.proof is None:
            return None
        return Record.of_table(self.problem.game, mistake.after), mistake.proof

    def as_text(self, say: Callable[[Words], str] = str) -> str:
        """Return the moves, a line each, and below each what is said of it."""
        steps = zip(self.walkthrough.steps, self.lines, strict=False)
        return "\n".join(f"{step.move}\n    {say(line.sentence)}" for step, line in steps)


def mistake_words(problem: Problem, mistake: Mistake) -> tuple[Words, ...]:
    """Return how a mistake looks, and what it leaves."""
    game = problem.game
    move = move_words(game, mistake.move)
    looks = {
        Liking.BETTER: words("{move} looks better, but is wrong.", move=move),
        Liking.ALIKE: words("{move} looks as good, but is wrong.", move=move),
        Liking.LESS: words("{move} is wrong.", move=move),
    }[mistake.liking]
    if mistake.is_lost:
        return looks, words("After it the game cannot be won: that is proved.")
    if game.most_score:
        return looks, counted("After it the best is %n point(s).", mistake.cost)
    if mistake.is_exact:
        return looks, counted("After it a win takes %n move(s) in all.", mistake.cost)
    return looks, counted("After it a win takes at least %n move(s) in all.", mistake.cost)
