"""What can be chosen of a game: its rules, the deals offered, their difficulty, its tiles."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QMenu

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.rules import Option, OptionChoice
from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.settings import Settings
from gupai_desktop.solvers.difficulty import DIFFICULTIES, difficulties_of
from gupai_desktop.solvers.policies import policies_for, policy_of
from gupai_desktop.ui.play.difficulties import AS_YOU_GO, chosen_difficulty
from gupai_desktop.ui.theme.tile_art import theme_name, themes
from gupai_desktop.ui.widgets.menus import ChoiceMenu, fill, option_menu


class GameOptions:
    """What is chosen of a game; every choice is kept at once, by its name in the settings.

    After each `then` is called.
    """

    def __init__(self, game: Game, settings: Settings, then: Callable[[], object]) -> None:
        #: The game under the rules that are chosen.
        self.game = game
        self._settings, self._then = settings, then

    def menus(self) -> dict[str, ChoiceMenu]:
        """Return a menu for each option that is no switch, by its key, those of rules first."""
        options = [option for option in self.game.options if not option.is_switch]
        return {
            option.key: option_menu(
                option, partial(self.chosen, option.key), partial(self.choose, option.key)
            )
            for option in (*options, *_options_of(self.game))
        }

    def chosen(self, key: str) -> str:
        if key in self.game.rules:
            return self.game.rules[key]
        if key == "difficulty":
            return chosen_difficulty(self._settings, self.game.id)
        kept = self._settings.of_game(self.game.id, key)
        return policy_of(self.game, kept).key if key == "policy" else kept

    def choose(self, key: str, choice: str) -> None:
        """Keep a choice; rules and deals hold from the next deal."""
        if key in self.game.rules:
            self.game = type(self.game)(self.game.rules.with_choice(key, choice))
            key, choice = "rules", str(self.game.rules)
        self._settings.choose_for_game(self.game.id, key, choice)
        self._then()

    def switch(self, key: str, is_on: bool) -> None:
        self.choose(key, "yes" if is_on else "no")


def add_options(menu: QMenu, options: GameOptions) -> None:
    """Add a menu for each choice, and an entry for each rule that is on or off."""
    for key, choices in options.menus().items():
        if key != "difficulty" or difficulties_of(options.game):
            fill(menu.addMenu(say(choices.title)), choices)
    for option in (switch for switch in options.game.options if switch.is_switch):
        action = menu.addAction(say(option.name))
        action.setCheckable(True)
        action.setChecked(options.chosen(option.key) == "yes")
        action.toggled.connect(partial(options.switch, option.key))


def _options_of(game: Game) -> tuple[Option, ...]:
    """Return what can be chosen of a game beside its rules, by the names in the settings."""
    policies = (OptionChoice(policy.key, policy.name) for policy in policies_for(game))
    levels = (OptionChoice(level.key, level.name) for level in DIFFICULTIES)
    tiles = (OptionChoice(key, theme_name(key)) for key in themes())
    as_you_go = OptionChoice(*AS_YOU_GO)
    any_level = OptionChoice("", words("Any"))
    usual = OptionChoice("", words("As in Preferences"))
    return (
        Option("policy", words("D&eals offered"), tuple(policies)),
        Option("difficulty", words("D&ifficulty"), (as_you_go, any_level, *levels)),
        Option("tiles", words("&Tiles"), (usual, *tiles)),
    )
