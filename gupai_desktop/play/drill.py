"""Questions that train the eye: name a group, complete it, find it among others.

Every question is made from the rule itself: a group of the wanted kind is picked
out of all that the set allows, and whatever the rule calls a combination is a
right answer.  The same source of chance asks the same questions.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import combinations
from random import Random

from gupai_desktop.engine.combinations import (
    KINDS,
    Combination,
    TripletRule,
    combination,
    completions,
    ends_of,
    groups_by_kind,
)
from gupai_desktop.engine.explain import (
    Faces,
    explain_combination,
    explain_mend,
    explain_no_combination,
    faces_text,
)
from gupai_desktop.engine.tiles import FACES, Face
from gupai_desktop.engine.words import Words, joined, words

#: The kind of a group that is not a combination.
NONE = "none"

_CHOICES = 6


class Drill(Enum):
    """The kind of a question."""

    NAME = "name"
    COMPLETE = "complete"
    FIND = "find"

    @property
    def title(self) -> Words:
        """Return the question itself."""
        return _TITLES[self]


_TITLES = {
    Drill.NAME: words("Drill", "Which combination is this, or none?"),
    Drill.COMPLETE: words("Drill", "Which tile completes it?"),
    Drill.FIND: words("Drill", "Which three of the six form a triplet?"),
}


def kind_name(kind: str) -> Words:
    """Return the name of a kind."""
    return _NAMES[kind]


_NAMES = {made.key: made.name for made in KINDS} | {NONE: words("Drill", "None")}


def kinds(drill: Drill, rule: TripletRule) -> tuple[str, ...]:
    """Return the kinds that a drill asks about under a rule, those of most ends first."""
    return tuple(
        kind
        for kind, groups in _groups(rule).items()
        if (kind != NONE or drill is Drill.NAME)
        and (len(groups[0]) == 3 or drill is not Drill.FIND)
    )


def _groups(rule: TripletRule) -> dict[str, tuple[Faces, ...]]:
    """Return every two and three faces that the set allows, by the keys of their kinds."""
    found = groups_by_kind(rule).items()
    return {made.key if made else NONE: groups for made, groups in found}


@dataclass(frozen=True, slots=True)
class DrillQuestion:
    """Some faces on the table, and what there is to pick from.

    To name a group one picks a combination or None; to complete it, a face; to find
    one, three of the faces.  What is picked is given by its places among the choices.
    """

    drill: Drill
    rule: TripletRule
    kind: str
    faces: Faces
    choices: tuple[Combination | Face | None, ...]

    @property
    def picks(self) -> int:
        """Return how many of the choices make an answer."""
        return 3 if self.drill is Drill.FIND else 1

    @property
    def answer(self) -> tuple[int, ...]:
        """Return the first right answer."""
        places = combinations(range(len(self.choices)), self.picks)
        return next(picked for picked in places if self.is_right(picked))

    def is_right(self, picked: tuple[int, ...]) -> bool:
        """Return whether this is a right answer."""
        if self.drill is Drill.NAME:
            return self.choices[picked[0]] == combination(self.rule, self.faces)
        return combination(self.rule, self.group(picked)) is not None

    def group(self, picked: tuple[int, ...]) -> Faces:
        """Return the faces that an answer puts together."""
        faces = (self.choices[place] for place in picked)
        return (*self.faces, *(face for face in faces if isinstance(face, Face)))

    def explain(self, picked: tuple[int, ...]) -> Words:
        """Explain the group that was picked, and the right one if it was wrong."""
        group = self.group(picked)
        if self.drill is Drill.NAME or self.is_right(picked):
            return explain_answer(self.rule, group)
        return joined(
            explain_no_combination(group), explain_answer(self.rule, self.group(self.answer))
        )

    def __str__(self) -> str:
        """The question as a test shows it: ``complete split: 33 31 + 66 54 11 ...``."""
        choices = " ".join(
            str(choice) if isinstance(choice, Face) else "?" for choice in self.choices
        )
        return f"{self.drill.value} {self.kind}: {faces_text(self.faces)} + {choices}"


def ask(drill: Drill, rule: TripletRule, kind: str, chance: Random) -> DrillQuestion:
    """Return a question about a group of this kind, which is one of `kinds`."""
    group = example(rule, kind, chance)
    if drill is Drill.NAME:
        return DrillQuestion(drill, rule, kind, group, _names(rule, len(group)))
    if drill is Drill.COMPLETE:
        *rest, missing = group
        choices = _beside(rule, tuple(rest), missing, chance)
        return DrillQuestion(drill, rule, kind, tuple(rest), choices)
    return DrillQuestion(drill, rule, kind, (), row_around(rule, group, chance))


def example(rule: TripletRule, kind: str, chance: Random) -> Faces:
    """Return a group of a kind with its tiles in any order; one that is none looks like one."""
    groups = _groups(rule)[kind]
    if kind == NONE:
        size = chance.choice((2, 3, 3))
        groups = tuple(group for group in groups if len(group) == size and _is_near(group))
    group = list(chance.choice(groups))
    chance.shuffle(group)
    return tuple(group)


def explain_answer(rule: TripletRule, faces: Faces) -> Words:
    """Return a sentence about some faces: which combination they are, or why none."""
    made = combination(rule, faces)
    return explain_combination(faces, made) if made else joined(*explain_mend(rule, faces, ()))


def _is_near(group: Faces) -> bool:
    """Return whether it takes a second look to see that it is not a combination."""
    if len(group) == 2:
        one, other = group
        return abs(sum(one.ends) - sum(other.ends)) <= 1
    times = Counter(ends_of(group))
    return max(times.values()) >= 3 or len(times) == 5


@lru_cache(maxsize=8)
def _names(rule: TripletRule, size: int) -> tuple[Combination | None, ...]:
    """Return the combinations of two or three tiles, and None at the end."""
    found = {kind for kind, groups in _groups(rule).items() if len(groups[0]) == size}
    return (*(made for made in KINDS if made.key in found), None)


def _beside(
    rule: TripletRule, rest: Faces, missing: Face, chance: Random
) -> tuple[Combination | Face | None, ...]:
    """Return the missing face among others that complete nothing; most share an end with it."""
    fitting = completions(rule, rest)
    others = [face for face in FACES if face not in fitting and rest.count(face) < face.copies]
    chance.shuffle(others)
    alike = [face for face in others if set(face.ends) & set(missing.ends)][: _CHOICES - 3]
    rest_of = [face for face in others if face not in alike]
    choices = [missing, *alike, *rest_of][:_CHOICES]
    chance.shuffle(choices)
    return tuple(choices)


def row_around(
    rule: TripletRule, group: Faces, chance: Random
) -> tuple[Combination | Face | None, ...]:
    """Return six faces; no three of them form a triplet but the group."""
    left = [face for face in FACES for _ in range(face.copies - group.count(face))]
    chance.shuffle(left)
    rows = ((*group, *others) for others in combinations(left, _CHOICES - len(group)))
    row = list(next(row for row in rows if _is_lone(rule, row)))
    chance.shuffle(row)
    return tuple(row)


def _is_lone(rule: TripletRule, row: Faces) -> bool:
    """Whether the first three of a row are the only triplet in it."""
    _, *others = combinations(row, 3)
    return not any(combination(rule, three) for three in others)
