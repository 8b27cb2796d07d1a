"""The parts of the rules pages that the engine knows: tiles, pairs, triplets, boards, goals.

Then every kind of pair and triplet in one sentence, under a triplet rule.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from gupai_desktop.engine.combinations import (
    CIVIL_PAIR,
    COINCIDENCE,
    FIVE_POINTS,
    FIVE_SONS,
    FULL_FOURTEEN,
    KINDS,
    MILITARY_PAIR,
    MIXED_DRAGON,
    SPLIT,
    SUPREME_PAIR,
    Combination,
    TripletRule,
    all_groups,
    combination,
    ends_of,
    groups_by_kind,
    is_dead,
    own_name,
)
from gupai_desktop.engine.explain import Faces, faces_text
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.tiles import FACE, FACES, Face, Suit
from gupai_desktop.engine.words import Words, words
from gupai_desktop.games import games
from gupai_desktop.rulebook.examples import Examples
from gupai_desktop.rulebook.pictures import Picture, row_picture

#: Keeps a picture and returns the Markdown that shows it.
Show = Callable[[Picture], str]
GridCell = tuple[str, str]

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
    """The language of a page, and a way to say names in it."""

    code: str
    say: Callable[[Words], str]

    def title(self, name: Words, native: str) -> str:
        """Return a name and its Chinese original, unless the page is Chinese itself."""
        is_chinese = self.code.startswith("zh")
        return self.say(name) if is_chinese or not native else f"{self.say(name)} {native}"


def grid(cells: Iterable[GridCell], columns: int) -> str:
    """Return a table of pictures, each under its label."""
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
    """Return the tiles of a suit with their names, the highest first."""
    faces = (face for face in FACES if face.suit is suit)
    cells = ((f"{language.say(face.name)} {face}", show(row_picture([face]))) for face in faces)
    return grid(cells, columns=4)


def pairs_grid(language: Language, show: Show, kind: Combination) -> str:
    """Return all pairs of a kind."""
    pairs = groups_by_kind(CLASSIC)[kind]
    cells = ((language.say(own_name(kind, pair)), show(row_picture(pair))) for pair in pairs)
    return grid(cells, columns=4)


def group_count(what: str = "") -> int:
    """Count the threes that the set allows, the triplets of a rule, or those of a kind."""
    if what in RULES:
        return sum(combination(RULES[what], group) is not None for group in all_groups(3))
    return len(groups_by_kind(CLASSIC)[KIND[what]] if what else [*all_groups(3)])


def dead_grid(show: Show) -> str:
    """Return the dead groups."""
    cells = ((faces_text(group), show(row_picture(group))) for group in dead_groups())
    return grid(cells, columns=5)


def stuck_grid(shares: Mapping[str, int], show: Show) -> str:
    """Return groups under the share of lost deals that each of them loses."""
    cells = (
        (f"{share} %", show(row_picture(FACE[code] for code in codes.split())))
        for codes, share in shares.items()
    )
    return grid(cells, columns=4)


def deals_grid(deals: Iterable[GridCell]) -> str:
    """Return the codes of deals as links that lay them, each under its par."""
    return grid(((par, f"[{code.rpartition('/')[2]}]({code})") for par, code in deals), columns=5)


@cache
def dead_groups() -> tuple[Faces, ...]:
    """Return the groups of three that nothing can mend under the classic rule."""
    return tuple(group for group in all_groups(3) if is_dead(CLASSIC, group))


def captors_grid(language: Language, show: Show, captured: Face) -> str:
    """Return the couples that form a triplet with a captured general under the classic rule."""
    cells = (
        (language.say(made.name), show(row_picture(couple)))
        for couple in all_groups(2)
        if captured not in couple and (made := combination(CLASSIC, (captured, *couple)))
    )
    return grid(cells, columns=5)


def examples_grid(shown: tuple[Faces, ...], show: Show) -> str:
    """Return examples of triplets under their ends, sorted so that one sees what they are."""
    return grid(((sorted_ends(faces), show(row_picture(faces))) for faces in shown), columns=2)


def sorted_ends(faces: Faces) -> str:
    """Return the six ends: those alike first, and apart from the others.

    >>> from gupai_desktop.engine.tiles import FACE
    >>> sorted_ends((FACE["63"], FACE["66"], FACE["11"]))
    '6 6 6 · 1 1 3'
    >>> sorted_ends((FACE["61"], FACE["54"], FACE["32"]))
    '1 2 3 4 5 6'
    """
    return " · ".join(" ".join(map(str, part)) for part in parted_ends(faces))


def parted_ends(faces: Faces) -> tuple[tuple[int, ...], ...]:
    """Return the ends of some faces, three or more that are alike first and apart."""
    ends = ends_of(faces)
    pips, times = Counter(ends).most_common(1)[0]
    if times < 3:
        return (ends,)
    return (pips,) * times, tuple(end for end in ends if end != pips)


def triplets_table(language: Language, show: Show, examples: Examples) -> str:
    """Return every kind of triplet with its examples, in short."""
    header = (words("RulesPages", "Triplet"), words("RulesPages", "Examples"))
    lines = [_line([*map(language.say, header), ""]), "|---|:-:|:-:|"]
    for kind in CLASSIC_KINDS:
        shown = [show(row_picture(faces)) for faces in examples.triplets(kind.key)]
        lines.append(_line([language.title(kind.name, kind.native), *shown]))
    return "\n".join(lines)


def facts_table(language: Language, game: Game) -> str:
    """Return a table of the tiles of a game and what they lie in."""
    tiles = words("RulesPages", "Tiles"), len(game.tiles)
    facts = (tiles, *game.narrator(game.arrange(game.tiles)).facts)
    rows = (_line([language.say(name), str(count)]) for name, count in facts if count)
    return "\n".join([_line([language.title(game.name, game.native), ""]), "|---|--:|", *rows])


def goal_tables(language: Language, show: Show, game: Game) -> str:
    """Return the groups that a game asks for, one table for every goal that will do."""
    tables = []
    for goal in game.aims(game.arrange(game.tiles)):
        if all(len(aim.faces) == 2 for aim in goal):
            pairs = [aim.faces for aim in goal]
            cells = ((language.say(pair[0].name), show(row_picture(pair))) for pair in pairs)
            tables.append(grid(cells, columns=4))
            continue
        header = (words("RulesPages", "Number"), words("RulesPages", "Group"))
        lines = [_line([*map(language.say, header), ""]), "|:-:|---|:-:|"]
        for aim in goal:
            picture = show(row_picture(aim.faces)) if aim.faces else ""
            name = language.title(aim.name, aim.native)
            lines.append(_line([f"{aim.wanted} ×", name, picture]))
        tables.append("\n".join(lines))
    return "\n\n".join(tables)


def option_name(key: str, choice: str = "") -> Words:
    """Return the name of an option of any game in the menus, or of one choice of it."""
    option = next(option for game in games() for option in game.options if option.key == key)
    return {known.key: known.name for known in option.choices}[choice] if choice else option.name


_SENTENCES = {
    FIVE_SONS: words("RulesPages", "Five ends are alike; the sixth may be any."),
    COINCIDENCE: words(
        "RulesPages", "Four ends are alike; the other two add up to the same number."
    ),
    SPLIT: words("RulesPages", "Three ends are alike, and the other three are alike too."),
    FIVE_POINTS: words("RulesPages", "Three ends are alike; the others add up to 5."),
    FULL_FOURTEEN: words("RulesPages", "Three ends are alike; the others add up to 14 or more."),
    CIVIL_PAIR: words("RulesPages", "The two tiles of one civil face."),
    MILITARY_PAIR: words("RulesPages", "Two military tiles with the same number of pips."),
}
_LOOSE = {
    FIVE_POINTS: words(
        "RulesPages", "Three ends or more are alike; leave three of them out, the rest is 5."
    ),
    FULL_FOURTEEN: words(
        "RulesPages",
        "Three ends or more are alike; leave three of them out, the rest is 14 or more.",
    ),
}


@lru_cache
def definition(rule: TripletRule, kind: Combination) -> Words:
    """Return what makes two or three tiles a combination of this kind."""
    if rule.loose and kind in _LOOSE:
        return _LOOSE[kind]
    if kind in _SENTENCES:
        return _SENTENCES[kind]
    if kind == SUPREME_PAIR:
        tiles = faces_text(groups_by_kind(rule)[kind][0])
        return words("RulesPages", "The two tiles {tiles}, and no others.", tiles=tiles)
    ends = " ".join(map(str, ends_of(groups_by_kind(rule)[kind][0])))
    return words("RulesPages", "The six ends are {ends}.", ends=ends)
