"""A round of questions, and how well the player knows each kind.

Whatever was often missed of late is asked more often.  The scores lie in one small
file; one that is damaged is set aside, and the scores begin anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from gupai_desktop.engine.combinations import KINDS, TripletRule
from gupai_desktop.engine.words import BadText, Words, words
from gupai_desktop.play.drill import NONE, Drill, Question, ask, kinds
from gupai_desktop.play.json_text import Node, error_at, read_json, verify, written
from gupai_desktop.store.saves import CannotRead, name_aside, read, write_or_tell

#: So many questions are a round.
ROUND = 20

_FORMAT = "gupai-training"
_VERSION = 1
_MOST = 10**9
_REMEMBERED = 8
#: How much more often a kind that is always missed is asked than one that never is.
_INSISTENCE = 9.0
_JUST_ASKED = 0.25


@dataclass(frozen=True, slots=True)
class Tally:
    """How often a kind was asked and known, and how it went of late: ``1`` known, ``0`` not."""

    asked: int = 0
    known: int = 0
    recent: str = ""

    def after(self, *, is_known: bool) -> Tally:
        """The tally after one more answer."""
        recent = (self.recent + "01"[is_known])[-_REMEMBERED:]
        return Tally(self.asked + 1, self.known + is_known, recent)

    @property
    def weakness(self) -> float:
        """The share that will probably be missed, from 0 to 1; a half before the first answer."""
        return (self.recent.count("0") + 1) / (len(self.recent) + 2)


@dataclass(frozen=True, slots=True)
class Best:
    """The best round against the clock: the most known, then the least time."""

    known: int
    seconds: float

    def beats(self, other: Best | None) -> bool:
        """Whether this round was better."""
        return other is None or (self.known, -self.seconds) > (other.known, -other.seconds)


@dataclass(slots=True)
class Scores:
    """The tallies of every drill and kind, and the best rounds."""

    tallies: dict[tuple[Drill, str], Tally] = field(default_factory=dict)
    best: dict[Drill, Best] = field(default_factory=dict)

    def tally(self, drill: Drill, kind: str) -> Tally:
        """How well a kind is known in a drill."""
        return self.tallies.get((drill, kind), Tally())

    def count(self, drill: Drill, kind: str, *, is_known: bool) -> None:
        """Count one more answer."""
        self.tallies[drill, kind] = self.tally(drill, kind).after(is_known=is_known)

    def total(self, drill: Drill) -> Tally:
        """All answers of a drill together."""
        of_drill = [tally for (one, _), tally in self.tallies.items() if one is drill]
        return Tally(sum(one.asked for one in of_drill), sum(one.known for one in of_drill))

    def weak_spots(self, drill: Drill, rule: TripletRule, most: int = 3) -> tuple[str, ...]:
        """The kinds that were missed of late, the weakest first."""
        missed = [kind for kind in kinds(drill, rule) if "0" in self.tally(drill, kind).recent]
        missed.sort(key=lambda kind: -self.tally(drill, kind).weakness)
        return tuple(missed[:most])

    def kind_to_ask(self, drill: Drill, rule: TripletRule, last: str, chance: Random) -> str:
        """A kind by chance, the weaker the likelier; seldom the last one again."""
        every = kinds(drill, rule)
        weights = [
            (1 + _INSISTENCE * self.tally(drill, kind).weakness)
            * (_JUST_ASKED if kind == last else 1)
            for kind in every
        ]
        return chance.choices(every, weights)[0]

    # The file.

    def __str__(self) -> str:
        drills: dict[str, dict[str, object]] = {drill.value: {} for drill in Drill}
        for (drill, kind), tally in sorted(self.tallies.items(), key=_file_order):
            drills[drill.value][kind] = {
                "asked": tally.asked, "known": tally.known, "recent": tally.recent,
            }  # fmt: skip
        best = {
            drill.value: {"known": one.known, "seconds": round(one.seconds, 1)}
            for drill, one in self.best.items()
        }
        head = {"format": _FORMAT, "version": _VERSION}
        return written({**head, "drills": drills, "best": best})

    @classmethod
    def parse(cls, text: str) -> Scores:
        """The scores that are written so; raises `BadText`."""
        root = read_json(text)
        root.member("format").text(_FORMAT)
        root.member("version").whole(1, _VERSION)
        scores = cls()
        for drill in Drill:
            scores.tallies.update(_tallies(drill, root))
            if (best := _member(root, "best", drill.value)) is not None:
                known = best.member("known").whole(0, ROUND)
                scores.best[drill] = Best(known, best.member("seconds").amount(_MOST))
        verify(root)
        return scores

    @classmethod
    def load(cls, file: Path) -> tuple[Scores, Words | None]:
        """The scores of a file, and what the player is to be told of it."""
        try:
            return cls.parse(read(file)), None
        except CannotRead as error:
            return cls(), None if error.is_missing else error.words
        except BadText as error:
            return cls(), _put_away(file, error)

    def save(self, file: Path) -> Words | None:
        """Write the scores into a file; what the player is to be told if that cannot be done."""
        return write_or_tell(file, str(self))


def _file_order(entry: tuple[tuple[Drill, str], Tally]) -> tuple[str, str]:
    (drill, kind), _ = entry
    return drill.value, kind


def _member(root: Node, *path: str) -> Node | None:
    node: Node | None = root
    for key in path:
        node = node.optional(key) if node is not None else None
    return node


def _tallies(drill: Drill, root: Node) -> Iterator[tuple[tuple[Drill, str], Tally]]:
    """The tallies of a drill; a kind that is not known here is passed over."""
    for kind in (*(made.key for made in KINDS), NONE):
        found = _member(root, "drills", drill.value, kind)
        if found is None:
            continue
        tally = Tally(
            found.member("asked").whole(0, _MOST),
            found.member("known").whole(0, _MOST),
            found.member("recent").text(f"[01]{{0,{_REMEMBERED}}}"),
        )
        if tally.known > tally.asked:
            raise error_at(found.path, words("Training", "more correct answers than questions"))
        yield (drill, kind), tally


def _put_away(file: Path, error: BadText) -> Words:
    """Set a damaged file aside, and say so."""
    return words(
        "Training",
        "The scores could not be read ({error}) and start afresh; the old file is kept as "
        "{aside}.",
        error=error.words,
        aside=name_aside(file, error),
    )


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
        """Whether the last question has been answered."""
        return self.answered == ROUND

    def answer(self, picked: tuple[int, ...], seconds: float = 0.0) -> bool:
        """Count an answer and the time it took; whether it was right."""
        is_known = self.question.is_right(picked)
        self.answered += 1
        self.known += is_known
        self.seconds += seconds
        if not is_known:
            self.missed[self.question.kind] += 1
        self.scores.count(self.drill, self.question.kind, is_known=is_known)
        return is_known

    def go_on(self) -> Question:
        """The next question."""
        self.question = self._next(self.question.kind)
        return self.question

    def finish(self) -> bool:
        """Keep the round if it was the best against the clock; whether it was."""
        best = Best(self.known, self.seconds)
        is_best = best.beats(self.scores.best.get(self.drill))
        if is_best:
            self.scores.best[self.drill] = best
        return is_best

    def _next(self, last: str) -> Question:
        kind = self.scores.kind_to_ask(self.drill, self.rule, last, self._chance)
        return ask(self.drill, self.rule, kind, self._chance)
