"""Writes the rules pages: texts in Markdown with facts of the engine in them.

A page is a file of ``rules/<language>`` beside this one: one for every game, by its id, and a
few that all games share.  ``[[63 54]]`` in it is a row of tiles; ``{{facts}}`` and its
like are worked out here, so that no page repeats what the engine knows.  A game that
has no page yet gets that of its family, ``_zen.md`` or ``_levels.md``.  The
result is plain Markdown whose pictures lie in ``../tiles``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import rules_tables as tables
from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import FACE, Suit
from gupai_desktop.engine.words import Words
from gupai_desktop.games import find, games
from gupai_desktop.ui.rules.pages import SOURCE_LANGUAGE
from rules_examples import Examples, Play
from rules_pictures import Drawing, row_picture, table_picture
from rules_tables import KIND, Language

FOLDER = Path(__file__).resolve().parent / "rules"

#: The pages that all games share, before and after those of the games.
FIRST, LAST = ("tiles", "combinations"), ("facts", "history")

#: The folder of the pictures, seen from a page.
PICTURES = "../tiles/"

_PLACE = re.compile(r"\{\{([a-z-]+)(?: ([^}]+))?\}\}|\[\[([^\]]+)\]\]")

#: The deal whose opening is shown.
_OPENING = 1

#: Maps the argument of a place to its text.
Fill = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class WrittenPage:
    """A page: its title, its Markdown, and the pictures it shows by their names."""

    key: str
    title: str
    text: str
    pictures: dict[str, Drawing]


def keys() -> tuple[str, ...]:
    """Return the pages in their order; a game that is a draft has none."""
    ready = (game.id for game in games() if not game.is_draft)
    return (*FIRST, *ready, *LAST)


def languages() -> tuple[str, ...]:
    """Return the languages that have pages."""
    return tuple(sorted(path.name for path in FOLDER.iterdir() if path.is_dir()))


@cache
def examples() -> Examples:
    """Return the examples that the pages show, the same in every language."""
    return Examples(FOLDER / "examples.toml")


@cache
def facts() -> dict[str, Any]:
    """Return what the solver has found out, the same in every language."""
    return tomllib.loads((FOLDER / "facts.toml").read_text("utf-8"))


def hard_deals(rules: str) -> list[tuple[str, str]]:
    """Return the par of every hard deal under a game's rules, as a code has them, and its code."""
    pars: dict[str, list[int]] = facts()["hardest"][rules]
    return [(par, f"gupai:1/{rules}/{number}") for par, deals in pars.items() for number in deals]


class RulesPages:
    """The pages in one language; `say` says names in it."""

    def __init__(self, language: str, say: Callable[[Words], str]) -> None:
        self.language = Language(language, say)
        self._pages: dict[str, WrittenPage] = {}

    def page(self, key: str) -> WrittenPage:
        """Return the page of that key, from the English text if the language has none."""
        if key not in self._pages:
            self._pages[key] = _Writer(self, key).page()
        return self._pages[key]

    def title(self, key: str) -> str:
        """Return the title of a page, without writing the rest of it."""
        return _Writer(self, key).filled(_title(self.source(key)))

    def source(self, name: str) -> str:
        """Return the text of a file as its author wrote it, or the page of the game's family."""
        families = {game.id: f"_{game.family.key}" for game in games()}
        names = (name, families[name]) if name in families else (name,)
        for stem in names:
            for code in (self.language.code, SOURCE_LANGUAGE):
                file = FOLDER / code / f"{stem}.md"
                if file.exists():
                    return file.read_text("utf-8")
        raise FileNotFoundError(file)


def _title(text: str) -> str:
    """Return the heading that a page begins with."""
    return text.partition("\n")[0].lstrip("# ")


class _Writer:
    """Writes one page: fills its places one after the other.

    The argument of a place stands after its name: ``{{examples split}}``.
    """

    def __init__(self, pages: RulesPages, key: str) -> None:
        self._pages, self._key = pages, key
        self._pictures: dict[str, Drawing] = {}
        #: The pictures of the play that has begun, still to be shown.
        self._play: Iterator[str] = iter(())
        self._fill = self._fills()

    def page(self) -> WrittenPage:
        """Return the whole page."""
        text = self.filled(self._pages.source(self._key))
        text = re.sub(r"\n{3,}", "\n\n", text)  # a play that begins leaves an empty line
        return WrittenPage(self._key, _title(text), text, self._pictures)

    def filled(self, text: str) -> str:
        """Return a text with its places filled."""

        def fill(place: re.Match[str]) -> str:
            name, argument, tiles = place.groups()
            if tiles:
                return self._show(row_picture(FACE[code] for code in tiles.split()))
            return self._fill[name](argument or "")

        return _PLACE.sub(fill, text)

    def _fills(self) -> dict[str, Fill]:
        """Return what fills the places, by their names."""
        pages, language, show = self._pages, self._pages.language, self._show
        return {
            # Names in the language of the page, links and parts that several pages share.
            "title": self._title_of,
            "summary": lambda _: language.say(self._game.summary),
            "kind": lambda kind: language.say(KIND[kind].name),
            # An option as the menus call it, or one choice of it: ``triplets mixed``.
            "option": lambda names: language.say(tables.option_name(*names.split())),
            "page": self._link,
            "include": lambda name: self.filled(pages.source(name).strip()),
            # Facts of all games or of the game of the page.
            "suit": lambda suit: tables.suit_grid(language, show, Suit(suit)),
            "pairs": lambda kind: tables.pairs_grid(language, show, KIND[kind]),
            "examples": lambda kind: tables.examples_grid(examples().triplets(kind), show),
            "loose": lambda kind: tables.examples_grid(
                examples().triplets(kind, part="loose"), show
            ),
            "triplets": lambda header: tables.triplets_table(language, show, examples(), header),
            "count": lambda what: str(tables.group_count(what)),
            "dead": lambda _: tables.dead_grid(show),
            "captors": lambda code: tables.captors_grid(language, show, FACE[code]),
            "facts": lambda header: tables.facts_table(language, self._game, header),
            "goals": lambda header: tables.goal_tables(language, show, self._game, header),
            # What the solver has found out: the rest of a table, groups, and deals as links.
            "winnable": lambda _: "\n".join(
                f"| {self._link(key)} | {count} |" for key, count in facts()["winnable"].items()
            ),
            "found": lambda what: str(facts()["found"][what]),
            "stuck": lambda rule: tables.stuck_grid(facts()["stuck"][rule], show),
            "searched": lambda _: self._searched(),
            "hardest": lambda _: "\n\n".join(map(self._hardest, facts()["searched"])),
            "most-score": lambda key: str(find(key).most_score),
            # On how many tables the game of the page can end, by its own rules or others.
            "end-count": lambda rules: str(tables.end_count(find(self._key, rules))),
            # Tables of the game of the page: at the opening, won, and in the steps of a play.
            "board": lambda _: self._table("board", deal(self._game, _OPENING)),
            "end": lambda _: self._table("end", examples().end(self._game)),
            "play": self._begin_play,
            "step": lambda _: next(self._play),
            "last": lambda _: next(self._play),
        }

    @property
    def _game(self) -> Game:
        """The game that the page is about."""
        return find(self._key)

    def _show(self, picture: Drawing) -> str:
        self._pictures[picture.name] = picture
        return f"![{picture.text}]({PICTURES}{picture.name}.svg)"

    def _link(self, key: str) -> str:
        return f"[{self._pages.title(key)}]({key}.md)"

    def _ruled(self, rules: str) -> str:
        """Return a game and its rules, as a code has them, in words."""
        key, *choices = rules.split("/")
        names = (tables.option_name(*choice.split("=")) for choice in choices)
        return ", ".join((self._link(key), *map(self._pages.language.say, names)))

    def _searched(self) -> str:
        """Return how many deals were searched for hard ones, and their usual par."""
        rows = ((self._ruled(row), *of) for row, of in facts()["searched"].items())
        return "\n".join(f"| {row} | {deals} | {par or '–'} |" for row, deals, par, _ in rows)

    def _hardest(self, rules: str) -> str:
        """Return the hard deals under a game's rules, and the command that proves the first."""
        deals, flags = hard_deals(rules), rules.replace("/", " --").replace("=", " ")
        _, _, positions = facts()["searched"][rules]
        command = f"gupai solve {flags} --deal {deals[0][1].rpartition('/')[2]}"
        return (
            f"### {self._ruled(rules)}\n\n{tables.deals_grid(deals)}\n\n"
            f"`{command} --shortest --positions {positions}`"
        )

    def _table(self, name: str, table: Table) -> str:
        return self._show(table_picture(f"{self._game.id}-{name}", self._game, table))

    def _title_of(self, kind: str) -> str:
        """Return the name of the page's game, or of a kind of group, with its Chinese original."""
        named = KIND[kind] if kind else self._game
        return self._pages.language.title(named.name, named.native)

    def _begin_play(self, name: str) -> str:
        """Begin a play, of which nothing is seen yet."""
        self._play = self._pictures_of(examples().play(name))
        return ""

    def _pictures_of(self, play: Play) -> Iterator[str]:
        """Yield the tables of a play, those tiles raised that are about to move; then the last.

        If they may not move, the reason stands below.
        """
        for number, step in enumerate(play.steps, 1):
            name = f"{play.name}-{number}"
            shown = self._show(table_picture(name, play.game, step.table, step.moving))
            refusal = step.refusal
            yield f"{shown}\n\n> {self._pages.language.say(refusal)}" if refusal else shown
        yield self._show(table_picture(f"{play.name}-last", play.game, play.last))
