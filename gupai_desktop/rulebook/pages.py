"""The rules pages: texts in Markdown, and what the engine knows put in its places.

A page is a file of ``resources/rules/<language>``: one for every game, by its id, and a
few that all games share.  ``[[63 54]]`` in it is a row of tiles; ``{{facts}}`` and its
like are worked out here, so that no page repeats what the engine knows.  A game that
has no page yet gets that of its family, ``_zen.md`` or ``_levels.md``.  The
result is plain Markdown whose pictures lie in ``../tiles``: the program draws them
as they are asked for, ``resources/tools/rules_docs.py`` writes them into files.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from gupai_desktop import paths
from gupai_desktop.engine.deal import deal
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.table import Table
from gupai_desktop.engine.tiles import FACE, Suit
from gupai_desktop.engine.words import Words
from gupai_desktop.games import find, games
from gupai_desktop.rulebook import tables
from gupai_desktop.rulebook.examples import Examples, Play, Step
from gupai_desktop.rulebook.pictures import Picture, row_picture, table_picture
from gupai_desktop.rulebook.tables import KIND, Language

SOURCE_LANGUAGE = "en"

#: The pages that all games share, before and after those of the games.
FIRST, LAST = ("tiles", "combinations"), ("history",)

#: Where the pictures of a page lie, seen from the page.
PICTURES = "../tiles/"

_PLACE = re.compile(r"\{\{([a-z-]+)(?: ([^}]+))?\}\}|\[\[([^\]]+)\]\]")

#: The deal whose opening is shown.
_OPENING = 1

#: From what a place is given to what stands there.
Fill = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Page:
    """A page to be read: its title, its Markdown, and the pictures it shows by their names."""

    key: str
    title: str
    text: str
    pictures: dict[str, Picture]


def keys() -> tuple[str, ...]:
    """The pages in their order."""
    return (*FIRST, *(game.id for game in games()), *LAST)


def written_keys() -> tuple[str, ...]:
    """The pages with a text of their own; any other game shows that of its family."""
    return tuple(key for key in keys() if (_folder() / SOURCE_LANGUAGE / f"{key}.md").exists())


def languages() -> tuple[str, ...]:
    """The languages that have pages."""
    return tuple(sorted(path.name for path in _folder().iterdir() if path.is_dir()))


def language_of(locale: str) -> str:
    """The language of the pages for a locale such as ``uk_UA``; English where there is none."""
    spoken = locale.split("_")[0]
    exact = [code for code in languages() if code == locale]
    near = [code for code in languages() if code.split("_")[0] == spoken]
    return next(iter((*exact, *near)), SOURCE_LANGUAGE)


def _folder() -> Path:
    return paths.resources() / "rules"


@cache
def examples() -> Examples:
    """What the pages show, the same in every language."""
    return Examples(_folder() / "examples.toml")


class RulesPages:
    """The pages in one language; `say` says names in it."""

    def __init__(self, language: str, say: Callable[[Words], str]) -> None:
        self.language = Language(language, say)
        self._pages: dict[str, Page] = {}
        self._titles: dict[str, str] = {}

    def page(self, key: str) -> Page:
        """The page of that key, from the English text if the language has none."""
        if key not in self._pages:
            self._pages[key] = _Writer(self, key).page()
        return self._pages[key]

    def title(self, key: str) -> str:
        """The title of a page, without writing the rest of it."""
        if key not in self._titles:
            self._titles[key] = _Writer(self, key).filled(_title(self.source(key)))
        return self._titles[key]

    def source(self, name: str) -> str:
        """The text of a file as its author wrote it, or else the page of the game's family."""
        families = {game.id: f"_{game.family.key}" for game in games()}
        names = (name, families[name]) if name in families else (name,)
        for stem in names:
            for code in (self.language.code, SOURCE_LANGUAGE):
                file = _folder() / code / f"{stem}.md"
                if file.exists():
                    return file.read_text("utf-8")
        raise FileNotFoundError(file)


def _title(text: str) -> str:
    """The heading that a page begins with."""
    return text.partition("\n")[0].lstrip("# ")


class _Writer:
    """Writes one page: fills its places one after the other.

    What a place is given stands after its name: ``{{examples split}}``.
    """

    def __init__(self, pages: RulesPages, key: str) -> None:
        self._pages, self._key = pages, key
        self._pictures: dict[str, Picture] = {}
        #: The play that has begun, and its steps that are still to be shown.
        self._play: Play
        self._steps: Iterator[tuple[int, Step]]
        self._fill = self._texts_by_place() | self._facts_by_place() | self._pictures_by_place()

    def page(self) -> Page:
        """The whole page."""
        text = self.filled(self._pages.source(self._key))
        text = re.sub(r"\n{3,}", "\n\n", text)  # a play that begins leaves an empty line
        return Page(self._key, _title(text), text, self._pictures)

    def filled(self, text: str) -> str:
        """A text with its places filled."""
        return _PLACE.sub(self._fill_place, text)

    def _fill_place(self, place: re.Match[str]) -> str:
        name, argument, tiles = place.groups()
        if tiles:
            return self._show(row_picture(FACE[code] for code in tiles.split()))
        return self._fill[name](argument or "")

    @property
    def _game(self) -> Game:
        """The game that the page is about."""
        return find(self._key)

    def _show(self, picture: Picture) -> str:
        self._pictures[picture.name] = picture
        return f"![{picture.text}]({PICTURES}{picture.name}.svg)"

    # What stands in the places, by their names.

    def _texts_by_place(self) -> dict[str, Fill]:
        """Names in the language of the page, links and parts."""
        pages, language = self._pages, self._pages.language
        return {
            "title": self._title_of,
            "summary": lambda _: language.say(self._game.summary),
            "kind": lambda kind: language.say(KIND[kind].name),
            # An option as the menus call it, or one choice of it: ``triplets mixed``.
            "option": lambda names: language.say(tables.option_name(*names.split())),
            "page": lambda key: f"[{pages.title(key)}]({key}.md)",
            # A part that several pages share.
            "include": lambda name: self.filled(pages.source(name).strip()),
        }

    def _facts_by_place(self) -> dict[str, Fill]:
        """What the engine knows, of all games or of the game of the page."""
        language, show = self._pages.language, self._show
        return {
            "suit": lambda suit: tables.suit_grid(language, show, Suit(suit)),
            "pairs": lambda kind: tables.pairs_grid(language, show, KIND[kind]),
            "examples": lambda kind: tables.examples_grid(examples().triplets(kind), show),
            "loose": lambda kind: tables.examples_grid(examples().loose(kind), show),
            "triplets": lambda _: tables.triplets_table(language, show, examples()),
            "count": lambda what: str(tables.group_count(what)),
            "dead": lambda _: tables.dead_grid(show),
            "captors": lambda _: tables.captors_grid(language, show, self._game),
            "facts": lambda _: tables.facts_table(language, self._game),
            "goals": lambda _: tables.goal_tables(language, show, self._game),
            "end-count": lambda _: str(examples().end_count(self._game)),
        }

    def _pictures_by_place(self) -> dict[str, Fill]:
        """The table of the page's game: at the opening, won, and in the steps of a play."""
        return {
            "board": lambda _: self._table("board", deal(self._game, _OPENING)),
            "end": lambda _: self._table("end", examples().end(self._game)),
            "play": self._begin_play,
            "step": lambda _: self._next_step(),
            "last": lambda _: self._last_table(),
        }

    def _title_of(self, kind: str) -> str:
        """The name of the page's game, or of a kind of group, with its Chinese original."""
        named = KIND[kind] if kind else self._game
        return self._pages.language.title(named.name, named.native)

    def _table(self, name: str, table: Table) -> str:
        return self._show(table_picture(f"{self._game.id}-{name}", self._game, table))

    # Plays.

    def _begin_play(self, name: str) -> str:
        """Nothing is seen of a play yet."""
        self._play = examples().play(name)
        self._steps = enumerate(self._play.steps, 1)
        return ""

    def _next_step(self) -> str:
        """The next table of the play, the tiles raised that are about to move.

        If they may not, the reason stands below.
        """
        number, step = next(self._steps)
        picture = self._shown_step(str(number), step)
        refusal = step.refusal
        return f"{picture}\n\n> {self._pages.language.say(refusal)}" if refusal else picture

    def _last_table(self) -> str:
        """The table after the last step."""
        return self._shown_step("last", Step(self._play.last, frozenset()))

    def _shown_step(self, name: str, step: Step) -> str:
        play = self._play
        return self._show(table_picture(f"{play.name}-{name}", play.game, step.table, step.moving))
