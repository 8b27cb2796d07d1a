"""The rules pages: texts in Markdown, and what the engine knows put in its places.

A page is a file of ``resources/rules/<language>``: one for every game, by its id, and a
few that all games share.  ``[[63 54]]`` in it is a row of tiles; ``{{facts}}`` and its
like are worked out here, so that no page repeats what the engine knows.  A game that
has no page yet gets that of its family, ``_zen.md`` or ``_levels.md``.  The
result is plain Markdown whose pictures lie in ``../tiles``: the program draws them
as they are asked for, ``packaging/rules_docs.py`` writes them into files.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from gupai_desktop import paths
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.tiles import FACE, Suit
from gupai_desktop.engine.words import Words
from gupai_desktop.games import find, games
from gupai_desktop.rulebook import tables
from gupai_desktop.rulebook.examples import Examples, Play, Step
from gupai_desktop.rulebook.pictures import Picture, row_picture, table_picture
from gupai_desktop.rulebook.tables import KIND, RULES, Language

SOURCE_LANGUAGE = "en"

#: The pages that all games share, before and after those of the games.
FIRST, LAST = ("tiles", "combinations"), ("history",)

#: Where the pictures of a page lie, seen from the page.
PICTURES = "../tiles/"

_PLACE = re.compile(r"\{\{([a-z-]+)(?: ([^}]+))?\}\}|\[\[([^\]]+)\]\]")
_OPENING_DEAL = 1


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

    The place ``{{board}}`` is filled by `fill_board`, and so on; what it is given
    stands after its name: ``{{examples split}}``.
    """

    def __init__(self, pages: RulesPages, key: str) -> None:
        self._pages, self._key = pages, key
        self._language = pages.language
        self._pictures: dict[str, Picture] = {}
        self._play: Play | None = None
        self._steps: Iterator[tuple[int, Step]] = iter(())

    def page(self) -> Page:
        """The whole page."""
        text = self.filled(self._pages.source(self._key))
        text = re.sub(r"\n{3,}", "\n\n", text)  # a play that begins leaves an empty line
        self._check_play()
        return Page(self._key, _title(text), text, self._pictures)

    def filled(self, text: str) -> str:
        """A text with its places filled."""
        return _PLACE.sub(self._fill_place, text)

    def _fill_place(self, place: re.Match[str]) -> str:
        name, argument, tiles = place.groups()
        if tiles:
            return self._show(row_picture(FACE[code] for code in tiles.split()))
        fill: Callable[[str], str] = getattr(self, f"fill_{name.replace('-', '_')}")
        return fill(argument or "")

    @property
    def _game(self) -> Game:
        """The game that the page is about."""
        return find(self._key)

    def _show(self, picture: Picture) -> str:
        self._pictures[picture.name] = picture
        return f"![{picture.text}]({PICTURES}{picture.name}.svg)"

    # Names, links and parts.

    def fill_title(self, kind: str) -> str:
        """The name of the page's game, or of a kind of group, with its Chinese original."""
        named = KIND[kind] if kind else self._game
        return self._language.title(named.name, named.native)

    def fill_summary(self, _: str) -> str:
        """The page's game in a sentence or two."""
        return self._language.say(self._game.summary)

    def fill_kind(self, kind: str) -> str:
        """The name of a kind of group."""
        return self._language.say(KIND[kind].name)

    def fill_option(self, key: str) -> str:
        """What an option is called in the menus, or one choice of it: ``triplets mixed``."""
        key, _, choice = key.partition(" ")
        option = tables.option_named(key)
        names = {one.key: one.name for one in option.choices}
        return self._language.say(names[choice] if choice else option.name)

    def fill_page(self, key: str) -> str:
        """A link to another page, by its title."""
        return f"[{self._pages.title(key)}]({key}.md)"

    def fill_include(self, name: str) -> str:
        """A part that several pages share."""
        return self.filled(self._pages.source(name).strip())

    # What the engine knows.

    def fill_suit(self, suit: str) -> str:
        """The tiles of a suit."""
        return tables.suit_grid(self._language, self._show, Suit(suit))

    def fill_pairs(self, kind: str) -> str:
        """All pairs of a kind."""
        return tables.pairs_grid(self._language, self._show, KIND[kind])

    def fill_examples(self, kind: str) -> str:
        """Examples of a kind of triplet."""
        return tables.examples_grid(examples().triplets(kind), self._show)

    def fill_loose(self, kind: str) -> str:
        """Examples of what is of that kind under the loose rule only."""
        return tables.examples_grid(examples().loose(kind), self._show)

    def fill_triplets(self, _: str) -> str:
        """Every kind of triplet, in short."""
        return tables.triplets_table(self._language, self._show, examples())

    def fill_count(self, what: str) -> str:
        """How many triplets there are under a rule or of a kind; else how many threes."""
        if what in RULES:
            return str(tables.triplet_count(RULES[what]))
        if what:
            return str(tables.kind_count(KIND[what]))
        return str(tables.group_count())

    def fill_dead(self, _: str) -> str:
        """The dead groups."""
        return tables.dead_grid(self._show)

    def fill_captors(self, _: str) -> str:
        """The couples that capture the general of the page's game."""
        return tables.captors_grid(self._language, self._show, self._game)

    def fill_facts(self, _: str) -> str:
        """What lies on the table of the page's game."""
        return tables.facts_table(self._language, self._game)

    def fill_goals(self, _: str) -> str:
        """What the goal of the page's game asks for."""
        return tables.goal_tables(self._language, self._show, self._game)

    def fill_board(self, _: str) -> str:
        """The opening of a deal."""
        game = self._game
        table = Record.of_deal(game, _OPENING_DEAL).table
        return self._show(table_picture(f"{game.id}-board", game, table))

    def fill_end(self, _: str) -> str:
        """A table on which the page's game is won."""
        game = self._game
        return self._show(table_picture(f"{game.id}-end", game, examples().end(game)))

    def fill_end_count(self, _: str) -> str:
        """On how many tables the page's game can end."""
        return str(examples().end_count(self._game))

    # Plays.

    def fill_play(self, name: str) -> str:
        """Begin a play; nothing is seen of it yet."""
        self._check_play()
        self._play = examples().play(name)
        self._steps = enumerate(self._play.steps, 1)
        return ""

    def fill_step(self, _: str) -> str:
        """The next table of the play, the tiles raised that are about to move.

        If they may not, the reason stands below.
        """
        number, step = next(self._steps)
        picture = self._shown_step(str(number), step)
        return f"{picture}\n\n> {self._language.say(step.refusal)}" if step.refusal else picture

    def fill_last(self, _: str) -> str:
        """The table after the last step."""
        self._check_play()
        last = self._playing.last
        return self._shown_step("last", Step(last, frozenset()))

    def _shown_step(self, name: str, step: Step) -> str:
        play = self._playing
        return self._show(table_picture(f"{play.name}-{name}", play.game, step.table, step.moving))

    @property
    def _playing(self) -> Play:
        if self._play is None:
            raise ValueError(f"no play has begun on the page {self._key}")
        return self._play

    def _check_play(self) -> None:
        """Raise `ValueError` if steps of the play have been left out."""
        if next(self._steps, None) is not None:
            raise ValueError(f"not every step of {self._playing.name} is shown")
