"""What can be chosen of a game: its rules, the deals offered, their difficulty, its tiles."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.rules import Option, OptionChoice
from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say, with_native
from gupai_desktop.settings import Settings
from gupai_desktop.solvers.difficulty import DIFFICULTIES, difficulties_of
from gupai_desktop.solvers.policies import policies_for, policy_of
from gupai_desktop.ui.play.difficulties import AS_YOU_GO
from gupai_desktop.ui.theme.tile_art import theme_name, themes
from gupai_desktop.ui.widgets.choice_list import ChoiceList, WrappedBox, form_of
from gupai_desktop.ui.widgets.menus import ChoiceMenu, option_menu
from gupai_desktop.ui.widgets.parts import STRETCH, Dialog, close_button_box, column_of, text_label

_SIZE = QSize(480, 340)
#: What holds as long as nothing is chosen.
_USUAL = {"difficulty": AS_YOU_GO.key}


class GameOptions:
    """What is chosen of a game; every choice is kept at once, by its name in the settings.

    `then` is told the name of each choice.
    """

    def __init__(self, game: Game, settings: Settings, then: Callable[[str], object]) -> None:
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

    @property
    def has_difficulties(self) -> bool:
        """Return whether deals under the rules that are chosen are of several difficulties."""
        return bool(difficulties_of(self.game))

    def chosen(self, key: str) -> str:
        """Return what is chosen of an option."""
        if key in self.game.rules:
            return self.game.rules[key]
        kept = self._settings.of_game(self.game.id, key, _USUAL.get(key, ""))
        return policy_of(self.game, kept).key if key == "policy" else kept

    def choose(self, key: str, choice: str) -> None:
        """Keep a choice; rules and deals hold from the next deal."""
        if key in self.game.rules:
            self.game = type(self.game)(self.game.rules.with_choice(key, choice))
            key, choice = "rules", str(self.game.rules)
        self._settings.choose_for_game(self.game.id, key, choice)
        self._then(key)

    def switch(self, key: str, is_on: bool) -> None:
        """Keep a switch of the rules."""
        self.choose(key, "yes" if is_on else "no")


class OptionsDialog(Dialog):
    """A list for each choice and a box for each switch; rules and deals hold from the next deal.

    Every choice is kept at once.  The dialog is accepted when a deal is wanted right away.
    Signal: `changed` when something has been chosen.
    """

    changed = Signal()

    def __init__(self, game: Game, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choices = GameOptions(game, settings, self._on_chosen)
        self._summary = text_label()
        options = [option for option in game.options if not option.is_switch]
        self.lists = {key: ChoiceList(menu) for key, menu in self.choices.menus().items()}
        switches = [option for option in game.options if option.is_switch]
        self.switches = {option.key: WrappedBox() for option in switches}
        form = form_of(*self.lists.values())
        for place, (key, button) in enumerate(self.switches.items(), len(options)):
            form.insertRow(place, button)
            button.button.setChecked(game.rules[key] == "yes")
            button.button.toggled.connect(partial(self.choices.switch, key))
        self._buttons = close_button_box(self)
        self.deal_button = self._buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._buttons.accepted.connect(self.accept)
        column_of(self._summary, form, STRETCH, self._buttons, parent=self, spacing=14)
        self.complete(_SIZE)

    def _on_chosen(self, _key: str) -> None:
        self._show_difficulty()
        self.changed.emit()

    def _show_difficulty(self) -> None:
        """Offer difficulties only where deals under these rules have any."""
        field = self.lists["difficulty"]
        for part in (field.label, field):
            part.setVisible(self.choices.has_difficulties)

    def retranslate(self) -> None:
        self.setWindowTitle(with_native(self.choices.game.name, self.choices.game.native))
        self._summary.setText(say(self.choices.game.summary))
        for field in self.lists.values():
            field.retranslate()
        for option in self.choices.game.options:
            if option.is_switch:
                self.switches[option.key].set_text(say(option.name))
        self.deal_button.setText(say(words("Actions", "&New Deal")))
        self._show_difficulty()


def _options_of(game: Game) -> tuple[Option, ...]:
    """Return what can be chosen of a game beside its rules, by the names in the settings."""
    policies = (OptionChoice(policy.key, policy.name) for policy in policies_for(game))
    levels = (OptionChoice(level.key, level.name) for level in DIFFICULTIES)
    tiles = (OptionChoice(key, theme_name(key)) for key in themes())
    as_you_go = OptionChoice(*AS_YOU_GO)
    any_level = OptionChoice("", words("Difficulty", "Any"))
    usual = OptionChoice("", words("GamesPage", "As in Preferences"))
    return (
        Option("policy", words("GamesPage", "D&eals offered"), tuple(policies)),
        Option("difficulty", words("GamesPage", "D&ifficulty"), (as_you_go, any_level, *levels)),
        Option("tiles", words("Appearance", "&Tiles"), (usual, *tiles)),
    )
