"""A round of questions, and how well the player knows each kind.

Whatever was often missed of late is asked more often.
"""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from random import Random

from gupai_desktop.engine.combinations import TripletRule
from gupai_desktop.play.drill import Drill, DrillQuestion, ask, kinds
from gupai_desktop.store.book import Book
from gupai_desktop.store.schema import BestRow, TrainingRow

#: The questions of a round.
ROUND = 20

_REMEMBERED = 8
#: How much more often a kind that is always missed is asked than one that never is.
_INSISTENCE = 9.0
_JUST_ASKED = 0.25


@dataclass(frozen=True, slots=True)
class AnswerTally:
    """The answers to a kind of question; of the recent ones ``1`` was known, ``0`` was not."""

    asked: int = 0
    known: int = 0
    recent: str = ""

    def after(self, *, is_known: bool) -> AnswerTally:
        """Return the tally after one more answer."""
        recent = (self.recent + "01"[is_known])[-_REMEMBERED:]
        return AnswerTally(self.asked + 1, self.known + is_known, recent)

    @property
    def weakness(self) -> float:
        """Return the share that will probably be missed; a half before the first answer."""
        return (self.recent.count("0") + 1) / (len(self.recent) + 2)


@dataclass(frozen=True, slots=True)
class Best:
    """The best round: the most known, then the least time."""

    known: int
    seconds: float

    def beats(self, other: Best | None) -> bool:
        """Return whether this round was better."""
        return other is None or (self.known, -self.seconds) > (other.known, -other.seconds)


class Scores:
    """The tallies of every drill and kind, and the best rounds, in a book.

    A drill or a kind of another version of the program is passed over.
    """

    def __init__(self, book: Book) -> None:
        self._book = book
        self.tallies: dict[tuple[Drill, str], AnswerTally] = {}
        self.best: dict[Drill, Best] = {}
        for row in book.rows(TrainingRow):
            with suppress(ValueError):
                tally = AnswerTally(row.asked, row.known, row.recent)
                self.tallies[Drill(row.drill), row.kind] = tally
        for best in book.rows(BestRow):
            with suppress(ValueError):
                self.best[Drill(best.drill)] = Best(best.known, best.seconds)

    def tally(self, drill: Drill, kind: str) -> AnswerTally:
        """Return how well a kind is known in a drill."""
        return self.tallies.get((drill, kind), AnswerTally())

    def count(self, drill: Drill, kind: str, *, is_known: bool) -> None:
        """Count one more answer."""
        self.put(drill, kind, self.tally(drill, kind).after(is_known=is_known))
        self._book.commit()

    def put(self, drill: Drill, kind: str, tally: AnswerTally) -> None:
        """Write a tally; the caller commits."""
        self.tallies[drill, kind] = tally
        row = TrainingRow(
            drill=drill.value,
            kind=kind,
            asked=tally.asked,
            known=tally.known,
            recent=tally.recent,
        )
        self._book.put_row(row)

    def put_best(self, drill: Drill, best: Best) -> None:
        """Write the best round of a drill; the caller commits."""
        self.best[drill] = best
        row = BestRow(drill=drill.value, known=best.known, seconds=float(best.seconds))
        self._book.put_row(row)

    def finish(self, drill: Drill, best: Best) -> bool:
        """Keep a round if it was the best; return whether it was."""
        is_best = best.beats(self.best.get(drill))
        if is_best:
            self.put_best(drill, best)
            self._book.commit()
        return is_best

    def total(self, drill: Drill) -> AnswerTally:
        """Return all answers of a drill together."""
        of_drill = [tally for (tally_of, _), tally in self.tallies.items() if tally_of is drill]
        return AnswerTally(
            sum(tally_of.asked for tally_of in of_drill),
            sum(tally_of.known for tally_of in of_drill),
        )

    def weak_spots(self, drill: Drill, rule: TripletRule, most: int = 3) -> tuple[str, ...]:
        """Return the kinds that were missed of late, the weakest first."""
        missed = [kind for kind in kinds(drill, rule) if "0" in self.tally(drill, kind).recent]
        missed.sort(key=lambda kind: -self.tally(drill, kind).weakness)
        return tuple(missed[:most])

    def kind_to_ask(self, drill: Drill, rule: TripletRule, last: str, chance: Random) -> str:
        """Return a kind by chance, the weaker the likelier; seldom the last one again."""
        every = kinds(drill, rule)
        weights = [
            (1 + _INSISTENCE * self.tally(drill, kind).weakness)
            * (_JUST_ASKED if kind == last else 1)
            for kind in every
        ]
        return chance.choices(every, weights)[0]


class Round:
    """Twenty questions of one drill; the scores count every answer at once."""

    def __init__(self, drill: Drill, rule: TripletRule, scores: Scores, chance: Random) -> None:
        self.drill, self.rule, self.scores = drill, rule, scores
        self._chance = chance
        self.known = self.answered = 0
        self.seconds = 0.0
        self.missed: Counter[str] = Counter()
        self.question = self._next("")

    @property
    def is_over(self) -> bool:
        """Return whether the last question has been answered."""
        return self.answered == ROUND

    def answer(self, picked: tuple[int, ...], seconds: float = 0.0) -> bool:
        """Count an answer and the time it took; return whether it was right."""
        is_known = self.question.is_right(picked)
        self.answered += 1
        self.known += is_known
        self.seconds += seconds
        if not is_known:
            self.missed[self.question.kind] += 1
        self.scores.count(self.drill, self.question.kind, is_known=is_known)
        return is_known

    def go_on(self) -> DrillQuestion:
        """Return the next question."""
        self.question = self._next(self.question.kind)
        return self.question

    def finish(self) -> bool:
        """Keep the round if it was the best; return whether it was."""
        return self.scores.finish(self.drill, Best(self.known, self.seconds))

    def _next(self, last: str) -> DrillQuestion:
        kind = self.scores.kind_to_ask(self.drill, self.rule, last, self._chance)
        return ask(self.drill, self.rule, kind, self._chance)
