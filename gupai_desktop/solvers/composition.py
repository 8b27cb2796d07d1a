"""Whether a player's own board is a problem: won in some moves, not in fewer, in one way."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.move import Move
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.words import Words, counted, words
from gupai_desktop.solvers.analysis import solve
from gupai_desktop.solvers.knowledge import is_open
from gupai_desktop.solvers.points import ONE_WAY, points_of
from gupai_desktop.solvers.solutions import Solutions, Spent
from gupai_desktop.solvers.verdict import Answer, Budget


class Lack(Enum):
    """Why a board is no problem."""

    WON = "won already"
    HIDDEN = "hidden tiles"
    LOST = "not to be won"
    SHORTER = "solved in fewer moves"
    AMBIGUOUS = "several solutions"
    UNKNOWN = "not known"


@dataclass(frozen=True, slots=True)
class Composition:
    """What the solver says of a board as a problem.

    `lack` is None where it is one.  Then `lines` has its solution, with the points that it has,
    its own first, and the share of a simple player's tries that find it; where there are more
    solutions it has two of them, and where it is won in fewer moves than it should be, one.
    `par` is what a player reads: moves, or points.
    """

    lack: Lack | None
    par: int = 0
    lines: tuple[tuple[Move, ...], ...] = ()
    points: tuple[str, ...] = ()
    share: float = 0.0
    is_in_points: bool = False

    @property
    def explanation(self) -> Words:
        """Return the finding in a sentence."""
        if self.is_in_points and self.lack in (None, Lack.AMBIGUOUS):
            if self.lack:
                return counted(
                    "The best is %n point(s), but more than one line brings it.", self.par
                )
            return counted("This is a problem: one line alone brings %n point(s).", self.par)
        if self.lack is None:
            return counted(
                "This is a problem: it is won in %n move(s), and in one way only.", self.par
            )
        if self.lack is Lack.SHORTER:
            return counted("It can be won in %n move(s).", self.par)
        if self.lack is Lack.AMBIGUOUS:
            return counted("It can be won in %n move(s), but in more than one way.", self.par)
        return _EXPLANATIONS[self.lack]

    def fault_of(self, par: int, share: float, point: str) -> Words | None:
        """Return why what somebody claims of the board is not what was found; None if it is."""
        if self.lack is not None:
            return self.explanation
        if par != self.par:
            return counted("The par is %n and not {par}.", self.par, par=par)
        if abs(share - self.share) > _NEARLY:
            right, wrong = (f"{value:.4f}" for value in (self.share, share))
            return words("The share is {share} and not {other}.", share=right, other=wrong)
        if point not in self.points:
            return words("The point “{point}” does not hold.", point=point)
        return None


#: A share is written with four places.
_NEARLY = 0.0001

_EXPLANATIONS = {
    Lack.WON: words("This board is won already."),
    Lack.HIDDEN: words("In a problem at most one tile lies face down."),
    Lack.LOST: words("This board cannot be won."),
    Lack.UNKNOWN: words("It could not be found out whether it has only one solution."),
}


def composition_of(game: Game, table: Table, budget: Budget, wanted: int = 0) -> Composition:
    """Return what a board is as a problem, perhaps one that should take that many moves."""
    if game.is_won(table):
        return Composition(Lack.WON)
    if not is_open(game, table):
        return Composition(Lack.HIDDEN)
    known = solve(game, table, budget)
    if known.answer is Answer.UNWINNABLE:
        return Composition(Lack.LOST)
    if known.answer is not Answer.WINNABLE:
        return Composition(Lack.UNKNOWN)
    try:
        found = Solutions(game, table, len(known.line), budget)
    except Spent:
        return Composition(Lack.UNKNOWN)
    lines = tuple(found.lines(solution)[0] for solution in found.solutions)
    is_shorter = not game.most_score and found.par < wanted
    lack = Lack.SHORTER if is_shorter else None if found.is_one else Lack.AMBIGUOUS
    made = Composition(lack, found.par, lines, is_in_points=game.most_score > 0)
    return (
        made if lack else replace(made, points=(*points_of(found), ONE_WAY), share=found.share())
    )
