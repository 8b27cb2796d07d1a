"""A mixed run: ten problems of several games in a row, as hard as the player is strong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from functools import reduce

from gupai_desktop.engine.deal import random_words, shuffled
from gupai_desktop.engine.words import Words, counted, joined, listed, sentence, words
from gupai_desktop.play.medals import Medal
from gupai_desktop.play.problems import Problem
from gupai_desktop.play.rating import Glicko

#: How likely each problem of a run is solved: it begins easy, and about seven of ten are.
CHANCES = (0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.6, 0.55, 0.5, 0.4)
#: A problem of a game that is in a run already is as good as one so much farther from its chance.
_AGAIN = 0.1


@dataclass(frozen=True)
class Run:
    """The problems of a run, which of them is played, and what was earned by those before it.

    What was earned first counts; None is a problem that was begun and left.
    """

    problems: tuple[Problem, ...]
    place: int = 0
    earned: Mapping[int, Medal | None] = field(default_factory=dict)

    @property
    def current(self) -> Problem:
        return self.problems[self.place]

    @property
    def place_words(self) -> Words:
        """Return which problem of the run it is."""
        return words("{found} of {wanted}", found=self.place + 1, wanted=len(self.problems))

    def noting(self, medal: Medal | None) -> Run:
        """Return the run after the problem that is played was solved, or begun and left."""
        return replace(self, earned={self.place: medal, **self.earned})

    def beside(self, step: int) -> Run | None:
        """Return the run at another problem; None beyond its ends."""
        place = self.place + step
        return replace(self, place=place) if 0 <= place < len(self.problems) else None

    @property
    def is_over(self) -> bool:
        """Return whether the last problem is played, and was solved or left."""
        return self.place == len(self.problems) - 1 and self.place in self.earned

    @property
    def standing_words(self) -> Words:
        """Return what is told when a problem of it has ended."""
        return self.end_words() if self.is_over else sentence(self.place_words)

    def end_words(self) -> Words:
        """Return how the run went: what was solved for gold and of which kinds, and what comes."""
        golds = [
            self.problems[place] for place, medal in self.earned.items() if medal is Medal.GOLD
        ]
        if not golds:
            said = words("The run is over.")
        else:
            said = counted(
                "The run is over: %n of {count} solved for gold.",
                len(golds),
                count=len(self.problems),
            )
            kinds = reduce(listed, dict.fromkeys(problem.point.name for problem in golds))
            said = joined(said, words("Seen: {kinds}.", kinds=kinds))
        if len(golds) < len(self.earned):
            said = joined(said, words("What was begun and missed is due again tomorrow."))
        return said


def mixed_run(problems: Sequence[Problem], rating: Glicko, day: date) -> Run | None:
    """Return the run of a day of some problems; None if there are none.

    It is the same whenever it is asked for.  No game comes twice in a row if there is another.
    """
    left = shuffled(problems, random_words(day.toordinal()))
    chances = {problem.board: rating.chance(problem.share) for problem in left}
    used, chosen, owed, latest = Counter[str](), list[Problem](), 0.0, ""
    for chance in CHANCES[: len(left)]:
        aim = chance + owed  # what the one before was too easy or too hard

        def cost(problem: Problem, aim: float = aim, latest: str = latest) -> tuple[bool, float]:
            miss = abs(chances[problem.board] - aim)
            return problem.game_id == latest, miss + _AGAIN * used[problem.game_id]

        problem = min(left, key=cost)
        left.remove(problem)
        chosen.append(problem)
        latest, owed = problem.game_id, aim - chances[problem.board]
        used[latest] += 1
    return Run(tuple(chosen)) if chosen else None
