"""The catalogue: every game of every family, found by looking at the modules here.

Nothing lists the games a second time: a game is a class with an `id` in one of
these modules, but for those whose names begin with a line (`_zen_narrator.py`), which are
loaded by whoever needs them. A draft is found in a source tree only.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from inspect import isabstract
from itertools import chain
from pkgutil import iter_modules

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.rules import Rules
from gupai_desktop.engine.words import BadText, unlisted
from gupai_desktop.paths import is_source_tree


@cache
def games() -> tuple[type[Game], ...]:
    """All games, family by family, in the order in which they are written."""
    families = dict.fromkeys(_family(module) for module in _modules())
    found = chain.from_iterable(map(_of_family, families))
    return tuple(sorted(found, key=lambda game: game.family.rank))


def _modules() -> Iterator[str]:
    """Yield the names of the modules that have games."""
    return (found.name for found in iter_modules(__path__) if not found.name.startswith("_"))


def _family(name: str) -> str:
    """Return the family that the name of a module, or the id of a game, begins with."""
    return name.replace("_", ".").partition(".")[0]


@cache
def _of_family(family: str) -> tuple[type[Game], ...]:
    modules = [
        import_module(f"{__name__}.{name}") for name in _modules() if _family(name) == family
    ]
    return tuple(
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, Game)
        and not isabstract(value)
        and value.__module__ == module.__name__
        and hasattr(value, "id")
        and (not value.is_draft or is_source_tree())
    )


def find(game_id: str, rules: str = "") -> Game:
    """The game of that id, under the rules that a text describes; raises `BadText`."""
    for game in _of_family(_family(game_id)):
        if game.id == game_id:
            return game(Rules.parse(game.options, rules))
    raise BadText(unlisted(game_id, (game.id for game in games())))
