"""The options of one game: its variants, the deals that are offered, and its tiles."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QCheckBox, QDialogButtonBox, QWidget

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.rules import Choice, Option
from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say, with_native
from gupai_desktop.settings import Settings
from gupai_desktop.solvers.difficulty import DIFFICULTIES, difficulties_of
from gupai_desktop.solvers.policies import policies_for, policy_of
from gupai_desktop.ui.theme.tile_art import theme_name, themes
from gupai_desktop.ui.widgets.choice_list import ChoiceList, form_of
from gupai_desktop.ui.widgets.menus import option_menu
from gupai_desktop.ui.widgets.parts import (
    STRETCH,
    Dialog,
    WrappedButton,
    close_button_box,
    column_of,
    text_label,
)

_SIZE = QSize(480, 340)


class OptionsDialog(Dialog):
    """A list for each choice and a box for each switch; rules and deals hold from the next deal.

    Every choice is kept at once.  The dialog is accepted when a deal is wanted right away.
    Signal: `changed` when something has been chosen.
    """

    changed = Signal()

    def __init__(self, game: Game, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: The game under the rules that are chosen.
        self.game = game
        self._settings = settings
        self._summary = text_label()
        options = [one for one in game.options if not one.is_switch]
        self.lists = {one.key: self._list_of(one) for one in (*options, *_options_of(game))}
        switches = [one for one in game.options if one.is_switch]
        self.switches = {one.key: WrappedButton(QCheckBox()) for one in switches}
        form = form_of(*self.lists.values())
        for place, (key, button) in enumerate(self.switches.items(), len(options)):
            form.insertRow(place, button)
            button.is_on = game.rules[key] == "yes"
            button.toggled.connect(partial(self._switch, key))
        self._buttons = close_button_box(self)
        self.deal_button = self._buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._buttons.accepted.connect(self.accept)
        column_of(self._summary, form, STRETCH, self._buttons, parent=self, spacing=14)
        self.complete(_SIZE)

    def _list_of(self, option: Option) -> ChoiceList:
        key = option.key
        return ChoiceList(
            option_menu(option, partial(self._chosen, key), partial(self._choose, key))
        )

    def _chosen(self, key: str) -> str:
        if key in self.game.rules:
            return self.game.rules[key]
        kept = self._settings.of_game(self.game.id, key)
        return policy_of(self.game, kept).key if key == "policy" else kept

    def _choose(self, key: str, choice: str) -> None:
        if key in self.game.rules:
            self.game = type(self.game)(self.game.rules.with_choice(key, choice))
            key, choice = "rules", str(self.game.rules)
            self._show_difficulty()
        self._settings.choose_for_game(self.game.id, key, choice)
        self.changed.emit()

    def _switch(self, key: str, is_on: bool) -> None:
        self._choose(key, "yes" if is_on else "no")

    def _show_difficulty(self) -> None:
        """Offer difficulties only where deals under these rules have any."""
        field = self.lists["difficulty"]
        for part in (field.label, field):
            part.setVisible(bool(difficulties_of(self.game)))

    def retranslate(self) -> None:
        self.setWindowTitle(with_native(self.game.name, self.game.native))
        self._summary.setText(say(self.game.summary))
        for field in self.lists.values():
            field.retranslate()
        for option in self.game.options:
            if option.is_switch:
                self.switches[option.key].set_text(say(option.name))
        self.deal_button.setText(say(words("Actions", "&New Deal")))
        self._show_difficulty()


def _options_of(game: Game) -> tuple[Option, ...]:
    """Return what can be chosen of a game beside its rules, by the names in the settings."""
    policies = (Choice(one.key, one.name) for one in policies_for(game))
    levels = (Choice(one.key, one.name) for one in DIFFICULTIES)
    tiles = (Choice(one, theme_name(one)) for one in themes())
    any_level = Choice("", words("Difficulty", "Any"))
    usual = Choice("", words("GamesPage", "As in Preferences"))
    return (
        Option("policy", words("GamesPage", "D&eals offered"), tuple(policies)),
        Option("difficulty", words("GamesPage", "D&ifficulty"), (any_level, *levels)),
        Option("tiles", words("Appearance", "&Tiles"), (usual, *tiles)),
    )
