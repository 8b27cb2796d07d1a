"""The chosen game: its summary, its rules, and the deals that are offered of it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QLabel,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say, with_native
from gupai_desktop.solvers.difficulty import difficulties_of
from gupai_desktop.solvers.policies import policies_for, policy_of
from gupai_desktop.ui.widgets.parts import STRETCH, column_of, row_of, scroll_down_in, text_label
from gupai_desktop.ui.widgets.wrapped_button import WrappedButton

_LEAST_WIDTH, _MOST_WIDTH = 270, 420
_SPACE = 4
_BETWEEN_PARTS = 12


class GamePane(QScrollArea):
    """A button for every choice of a game's rules and for every kind of deals.

    What is chosen for one game holds for the next one too, as far as it has such rules.
    Signal: `changed` when the player has chosen something.
    """

    changed = Signal()

    def __init__(self, game: Game, policy: str) -> None:
        super().__init__()
        self._kind, self._chosen, self._policy = type(game), dict(game.rules), policy
        #: The key of the difficulty that the deal is to have; nothing for any.
        self.difficulty = ""
        #: Whether the player has chosen rules, a kind of deals or a difficulty.
        self.is_touched = False
        #: The buttons by option and choice, and by the key of a policy.
        self.rules: dict[tuple[str, str], WrappedButton] = {}
        self.policies: dict[str, WrappedButton] = {}
        self.setMinimumWidth(_LEAST_WIDTH)
        self.setMaximumWidth(_MOST_WIDTH)
        self.retranslate()

    @property
    def game(self) -> Game:
        """Return the game with the rules that are chosen."""
        known = {option.key for option in self._kind.options}
        return self._kind({key: one for key, one in self._chosen.items() if key in known})

    @property
    def policy(self) -> str:
        """Return the key of the policy that offers deals."""
        return policy_of(self._kind(), self._policy).key

    def forget(self, game: Game) -> None:
        """Show a game under its own rules; nothing is chosen any more."""
        self._chosen = dict(game.rules)
        self.is_touched = False
        self.show_game(type(game))

    def show_game(self, kind: type[Game]) -> None:
        """Show another game, under the rules that are chosen already."""
        self._kind = kind
        self.retranslate()
        self.verticalScrollBar().setValue(0)

    def retranslate(self) -> None:
        """Build everything anew for the game and the language of the interface."""
        inside = QWidget()
        name, summary, rules, deals = (text_label(is_bold=n != 1) for n in range(4))
        name.setText(with_native(self._kind.name, self._kind.native))
        summary.setText(say(self._kind.summary))
        rules.setText(say(words("GamesPage", "Rules")))
        deals.setText(say(words("GamesPage", "Deal")))
        self._difficulty_label = QLabel(say(words("GamesPage", "D&ifficulty:")))
        self.difficulty_field = QComboBox()
        self.difficulty_field.activated.connect(self._choose_difficulty)
        self._difficulty_label.setBuddy(self.difficulty_field)
        column = column_of(
            *(name, summary, _BETWEEN_PARTS, rules, self._rules_column(inside)),
            *(_BETWEEN_PARTS, deals, row_of(self._difficulty_label, (self.difficulty_field, 1))),
            *(self._policies_column(inside), STRETCH),
            parent=inside,
            spacing=_SPACE,
        )
        column.setContentsMargins(4, 2, 8, 2)
        self._fill_difficulties()
        scroll_down_in(self, inside)

    def _rules_column(self, parent: QWidget) -> QVBoxLayout:
        """Make a box for every switch; for any other option a button a choice."""

        def choose(option: str, choice: str, is_switch: bool, is_on: bool) -> None:
            if is_on or is_switch:
                self._chosen[option] = choice if is_on else "no"
                self._fill_difficulties()
                self._touch()

        column, self.rules = column_of(spacing=_SPACE), {}
        for option in self._kind.options:
            group, is_switch = QButtonGroup(parent), option.is_switch
            group.setExclusive(not is_switch)
            choices = {one.key: one.name for one in option.choices}
            for choice, name in {"yes": option.name}.items() if is_switch else choices.items():
                button = QCheckBox() if is_switch else QRadioButton()
                group.addButton(button)
                is_on = self.game.rules[option.key] == choice
                wrapped = self.rules[option.key, choice] = _wrapped(button, name, is_on=is_on)
                wrapped.toggled.connect(partial(choose, option.key, choice, is_switch))
                column.addWidget(wrapped)
        return column

    def _policies_column(self, parent: QWidget) -> QVBoxLayout:
        def choose(key: str, is_on: bool) -> None:
            if is_on:
                self._policy = key
                self._touch()

        column, group, self.policies = column_of(spacing=_SPACE), QButtonGroup(parent), {}
        for policy in policies_for(self._kind()):
            button = QRadioButton()
            group.addButton(button)
            wrapped = _wrapped(button, policy.name, is_on=policy.key == self.policy)
            wrapped.toggled.connect(partial(choose, policy.key))
            self.policies[policy.key] = wrapped
            column.addWidget(wrapped)
        return column

    def _fill_difficulties(self) -> None:
        """Offer the difficulties that the game has under these rules, if it has any."""
        found, field = difficulties_of(self.game), self.difficulty_field
        field.clear()
        field.addItem(say(words("Difficulty", "Any")), "")
        for one in found:
            field.addItem(say(one.name), one.key)
        field.setCurrentIndex(max(0, field.findData(self.difficulty)))
        for part in (self._difficulty_label, field):
            part.setVisible(bool(found))

    def _choose_difficulty(self) -> None:
        self.difficulty = self.difficulty_field.currentData()
        self._touch()

    def _touch(self) -> None:
        self.is_touched = True
        self.changed.emit()


def _wrapped(button: QAbstractButton, name: Words, *, is_on: bool) -> WrappedButton:
    wrapped = WrappedButton(button)
    wrapped.is_on = is_on
    wrapped.set_text(say(name))
    return wrapped
