"""The parts of the rules pages that the engine knows: tiles, pairs, triplets, boards, goals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Any

from gupai_desktop.engine.combinations import (
    KINDS,
    Combination,
    TripletRule,
    all_groups,
    combination,
    groups_by_kind,
    is_dead,
    own_name,
)
from gupai_desktop.engine.definitions import CLASSIC_KINDS, sorted_ends
from gupai_desktop.engine.explain import Faces, faces_of, faces_text
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.goals import end_boards
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import FACE, FACES, Face, Suit
from gupai_desktop.engine.words import Words
from gupai_desktop.games import games
from gupai_desktop.games.zen import Zen
from rules_examples import Examples
from rules_pictures import Drawing, row_picture

#: Keeps a picture and returns the Markdown that shows it.
Show = Callable[[Drawing], str]
Cell = tuple[str, str]

KIND = {kind.key: kind for kind in KINDS}

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


def grid(cells: Iterable[Cell], columns: int) -> str:
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


def end_count(game: Game) -> int:
    """Count the tables on which a game can end, apart from the places of the groups."""
    assert isinstance(game, Zen)
    ends = (end_boards(goal, faces_of(game.tiles), game.fits) for goal in game.goals)
    return len(set(chain.from_iterable(ends)))


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


def deals_grid(deals: Iterable[Cell]) -> str:
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


def triplets_table(language: Language, show: Show, examples: Examples, header: str) -> str:
    """Return every kind of triplet with its examples, in short."""
    lines = [f"| {header} |  |", "|---|:-:|:-:|"]
    for kind in CLASSIC_KINDS:
        shown = [show(row_picture(faces)) for faces in examples.triplets(kind.key)]
        lines.append(_line([language.title(kind.name, kind.native), *shown]))
    return "\n".join(lines)


def facts_table(language: Language, game: Game, header: str) -> str:
    """Return a table of what is counted at the opening of a game: its tiles, and what they lie in.

    The header has the names of the counts, `Tiles | Levels`; what there is none of is left out.
    """
    counted, opening = _COUNTED.get(game.family.key), game.arrange(game.tiles)
    counts = (len(game.tiles), *(counted(game, opening) if counted else ()))
    rows = zip(header.split(" | "), map(str, counts), strict=True)
    lines = [_line(row) for row in rows if row[1] != "0"]
    return "\n".join([_line([language.title(game.name, game.native), ""]), "|---|--:|", *lines])


#: What is counted at the opening of a game besides its tiles, by its family.
_COUNTED: dict[str, Callable[[Any, Table], Iterable[int]]] = {
    "zen": lambda _game, table: (list(map(len, table.groups)).count(size) for size in (3, 2)),
    "levels": lambda game, table: (
        game.general_count,
        len(game.hidden(table)),
        game.level_count,
        game.level_size,
        len(table.groups[game.common]),
    ),
    "trigrams": lambda game, table: (len(table.groups) - 1, len(game.narrator(table).free)),
    "pairs": lambda game, table: (len(game.hidden(table)),),
}


def goal_tables(language: Language, show: Show, game: Game, header: str) -> str:
    """Return the groups that a game asks for, one table for every goal that will do."""
    tables = []
    for goal in game.aims(game.arrange(game.tiles)):
        if all(len(aim.faces) == 2 for aim in goal):
            pairs = [aim.faces for aim in goal]
            cells = ((language.say(pair[0].name), show(row_picture(pair))) for pair in pairs)
            tables.append(grid(cells, columns=4))
            continue
        lines = [f"| {header} |  |", "|:-:|---|:-:|"]
        for aim in goal:
            picture = show(row_picture(aim.faces)) if aim.faces else ""
            name = language.title(aim.name, aim.native)
            lines.append(_line([f"{aim.wanted} ×", name, picture]))
        tables.append("\n".join(lines))
    return "\n\n".join(tables)


def option_name(key: str, choice: str = "") -> Words:
    """Return the name of an option of any game in the menus, or of one choice of it."""
    option = next(option for game in games() for option in game.options if option.key == key)
    return {one.key: one.name for one in option.choices}[choice] if choice else option.name
