"""The rules of a game as choices of a menu: the one place that shows them."""

from __future__ import annotations

from gupai_desktop.engine.game import Game
from gupai_desktop.i18n import say
from gupai_desktop.ui.widgets.menus import Entry


def rule_entries(game: Game) -> list[Entry]:
    """The rules that a game can be played with, those in force chosen."""
    entries = []
    for option in game.options:
        if option.is_switch:
            is_on = game.rules[option.key] == "yes"
            key = f"{option.key}={'no' if is_on else 'yes'}"
            entries.append(Entry(key, say(option.name), is_on, is_switch=True))
        else:
            entries += [
                Entry(f"{option.key}={c.key}", say(c.name), game.rules[option.key] == c.key)
                for c in option.choices
            ]
    return entries


def with_rule(game: Game, option_and_choice: str) -> Game:
    """The same game under another rule, given as ``option=choice``."""
    key, _, choice = option_and_choice.partition("=")
    return type(game)(game.rules.with_choice(key, choice))
