"""The parts of the rules pages that the engine knows: tiles, pairs, triplets, boards, goals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache

from gupai_desktop.engine.combinations import (
    CIVIL_PAIR,
    KINDS,
    MILITARY_PAIR,
    MIXED_DRAGON,
    SUPREME_PAIR,
    Combination,
    TripletRule,
    all_groups,
    combination,
    ends_of,
    is_dead,
    own_name,
)
from gupai_desktop.engine.explain import Faces, faces_text
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.goals import Goal
from gupai_desktop.engine.tiles import FACES, Suit
from gupai_desktop.engine.words import Words, words
from gupai_desktop.games import games
from gupai_desktop.games.levels import Levels
from gupai_desktop.games.zen import Zen
from gupai_desktop.rulebook.examples import Examples
from gupai_desktop.rulebook.pictures import Picture, row_picture

Say = Callable[[Words], str]
#: Notes a picture and gives the Markdown that shows it.
Show = Callable[[Picture], str]
Cell = tuple[str, str]

KIND = {kind.key: kind for kind in KINDS}
PAIRS = (CIVIL_PAIR, MILITARY_PAIR, SUPREME_PAIR)
#: The kinds of triplet under the classic rule, in the order in which names are given.
CLASSIC_KINDS = tuple(kind for kind in KINDS if kind not in (*PAIRS, MIXED_DRAGON))

CLASSIC = TripletRule()
RULES = {
    "classic": CLASSIC,
    "mixed": TripletRule(mixed_dragon=True),
    "loose": TripletRule(loose=True),
    "mixed-loose": TripletRule(mixed_dragon=True, loose=True),
}


@dataclass(frozen=True, slots=True)
class Language:
    """The language of a page, and how names are said in it."""

    code: str
    say: Say

    def title(self, name: Words, native: str) -> str:
        """A name and its Chinese original, unless the page is Chinese itself."""
        is_chinese = self.code.startswith("zh")
        return self.say(name) if is_chinese or not native else f"{self.say(name)} {native}"


def grid(cells: Iterable[Cell], columns: int) -> str:
    """A table of pictures, each under its label."""
    waiting = list(cells)
    columns = min(columns, len(waiting))
    lines: list[str] = []
    for first in range(0, len(waiting), columns):
        row = (waiting + [("", "")] * columns)[first : first + columns]
        lines.append(_line(f"**{label}**" if first and label else label for label, _ in row))
        if not first:
            lines.append("|" + ":-:|" * columns)
        lines.append(_line(picture for _, picture in row))
    return "\n".join(lines)


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def suit_grid(language: Language, show: Show, suit: Suit) -> str:
    """The tiles of a suit with their names, the highest first."""
    faces = (face for face in FACES if face.suit is suit)
    cells = ((f"{language.say(face.name)} {face}", show(row_picture([face]))) for face in faces)
    return grid(cells, columns=4)


def pairs_grid(language: Language, show: Show, kind: Combination) -> str:
    """All pairs of a kind."""
    pairs = groups_of(CLASSIC, kind, 2)
    cells = ((language.say(own_name(kind, pair)), show(row_picture(pair))) for pair in pairs)
    return grid(cells, columns=4)


def groups_of(rule: TripletRule, kind: Combination, size: int) -> Iterator[Faces]:
    """Every group of that size that is of a kind."""
    return (group for group in all_groups(size) if combination(rule, group) == kind)


@lru_cache
def groups_by_kind(rule: TripletRule) -> dict[Combination, tuple[Faces, ...]]:
    """Every triplet and pair that the set allows under a rule, kind by kind."""
    found: dict[Combination, list[Faces]] = {}
    for group in (*all_groups(3), *all_groups(2)):
        if made := combination(rule, group):
            found.setdefault(made, []).append(group)
    return {kind: tuple(found[kind]) for kind in KINDS if kind in found}


def group_count(what: str = "") -> int:
    """How many threes the set allows, triplets a rule has, or triplets of a kind there are."""
    if what in RULES:
        return sum(combination(RULES[what], group) is not None for group in all_groups(3))
    return sum(1 for _ in (groups_of(CLASSIC, KIND[what], 3) if what else all_groups(3)))


def dead_grid(show: Show) -> str:
    """The dead groups."""
    cells = ((faces_text(group), show(row_picture(group))) for group in dead_groups())
    return grid(cells, columns=5)


@cache
def dead_groups() -> tuple[Faces, ...]:
    """The groups of three that nothing can mend under the classic rule."""
    return tuple(group for group in all_groups(3) if is_dead(CLASSIC, group))


def captors_grid(language: Language, show: Show, game: Game) -> str:
    """The couples that capture the fugitive general of a game under the classic rule."""
    if not isinstance(game, Levels) or game.fugitive is None:
        raise ValueError(f"nobody is captured in {game.id}")
    captured = game.fugitive.face
    cells = (
        (language.say(made.name), show(row_picture(couple)))
        for couple in all_groups(2)
        if captured not in couple and (made := combination(CLASSIC, (captured, *couple)))
    )
    return grid(cells, columns=5)


def examples_grid(shown: tuple[Faces, ...], show: Show) -> str:
    """Examples of triplets under their ends, sorted so that one sees what they are."""
    return grid(((sorted_ends(faces), show(row_picture(faces))) for faces in shown), columns=2)


def sorted_ends(faces: Faces) -> str:
    """The six ends: those alike first, and apart from the others.

    >>> from gupai_desktop.engine.tiles import FACE
    >>> sorted_ends((FACE["63"], FACE["66"], FACE["11"]))
    '6 6 6 · 1 1 3'
    >>> sorted_ends((FACE["61"], FACE["54"], FACE["32"]))
    '1 2 3 4 5 6'
    """
    return " · ".join(" ".join(map(str, part)) for part in parted_ends(faces))


def parted_ends(faces: Faces) -> tuple[tuple[int, ...], ...]:
    """The ends of some faces, those alike first and apart if three of them or more are alike."""
    ends = ends_of(faces)
    pips, times = Counter(ends).most_common(1)[0]
    if times < 3:
        return (ends,)
    return (pips,) * times, tuple(end for end in ends if end != pips)


def triplets_table(language: Language, show: Show, examples: Examples) -> str:
    """Every kind of triplet with its examples, in short."""
    header = (words("RulesPages", "Triplet"), words("RulesPages", "Examples"))
    lines = [_line([*map(language.say, header), ""]), "|---|:-:|:-:|"]
    for kind in CLASSIC_KINDS:
        shown = [show(row_picture(faces)) for faces in examples.triplets(kind.key)]
        lines.append(_line([language.title(kind.name, kind.native), *shown]))
    return "\n".join(lines)


def facts_table(language: Language, game: Game) -> str:
    """What lies on the table: how many groups, of how many tiles."""
    facts = [(words("RulesPages", "Tiles"), len(game.tiles)), *_facts(game)]
    rows = (_line([language.say(name), str(count)]) for name, count in facts)
    return "\n".join([_line([language.title(game.name, game.native), ""]), "|---|--:|", *rows])


def _facts(game: Game) -> list[tuple[Words, int]]:
    opening = game.arrange(game.tiles)
    if not isinstance(game, Levels):
        sizes = Counter(map(len, opening.groups))
        rows = [(words("RulesPages", "Groups of three"), sizes[3])]
        return rows + ([(words("RulesPages", "Groups of two"), sizes[2])] if sizes[2] else [])
    rows = []
    if game.general_count:
        rows.append((words("RulesPages", "Generals"), game.general_count))
    if hidden := len(game.hidden(opening)):
        rows.append((words("RulesPages", "Generals that lie face down"), hidden))
    return [
        *rows,
        (words("RulesPages", "Levels"), game.level_count),
        (words("RulesPages", "Tiles of each level"), game.level_size),
        (words("RulesPages", "Tiles of the common row"), len(opening.groups[game.common])),
    ]


def goal_tables(language: Language, show: Show, game: Game) -> str:
    """What the goal of a game asks for, one table for every goal that will do."""
    if not isinstance(game, Zen):
        raise ValueError(f"{game.id} has no goal of its own")
    return "\n\n".join(_goal_table(language, show, goal) for goal in game.goals)


def _goal_table(language: Language, show: Show, goal: Goal) -> str:
    if all(len(wanted.faces) == 2 for wanted in goal):
        names = ((language.say(one.faces[0].name), show(row_picture(one.faces))) for one in goal)
        return grid(names, columns=4)
    header = (words("RulesPages", "Number"), words("RulesPages", "Group"))
    lines = [_line([*map(language.say, header), ""]), "|:-:|---|:-:|"]
    for wanted in goal:
        picture = show(row_picture(wanted.faces)) if wanted.faces else ""
        name = language.title(wanted.name, wanted.native)
        lines.append(_line([f"{wanted.count} ×", name, picture]))
    return "\n".join(lines)


def option_name(key: str, choice: str = "") -> Words:
    """What the menus call an option, of whichever game, or one choice of it."""
    option = next(option for game in games() for option in game.options if option.key == key)
    return {one.key: one.name for one in option.choices}[choice] if choice else option.name
