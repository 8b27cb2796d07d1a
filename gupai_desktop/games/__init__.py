"""The catalogue: every game of every family, found by looking at the modules here.

Nothing lists the games a second time: a game is a class with an `id` in one of
these modules.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from inspect import isabstract
from pkgutil import iter_modules

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.rules import Rules
from gupai_desktop.engine.tiles import shorten
from gupai_desktop.engine.words import BadText, words


@cache
def games() -> tuple[type[Game], ...]:
    """All games, family by family, in the order in which they are written."""
    modules = [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__)]
    classes = [
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, Game)
        and not isabstract(value)
        and value.__module__ == module.__name__
        and hasattr(value, "id")
    ]
    return tuple(sorted(classes, key=lambda game: game.family.rank))


def find(game_id: str, rules: str = "") -> Game:
    """The game of that id, under the rules that a text describes; raises `BadText`."""
    for game in games():
        if game.id == game_id:
            return game(Rules.parse(game.options, rules))
    raise BadText(
        words(
            "Engine",
            "there is no game “{id}”; the games are {ids}",
            id=shorten(game_id),
            ids=", ".join(game.id for game in games()),
        )
    )
