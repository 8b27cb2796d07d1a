"""How a game is to be played: what it is, its rules, and which deal of it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QLabel,
    QRadioButton,
    QScrollArea,
    QSpinBox,
    QWidget,
)

from gupai_desktop.engine.deal import FIRST_DEAL, LAST_DEAL
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.rules import Option
from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import native_beside, say
from gupai_desktop.solvers.difficulty import difficulties_of
from gupai_desktop.solvers.policies import policies_for, policy_of
from gupai_desktop.ui.widgets.parts import STRETCH, column_of, row_of, scroll_down_in, text_label
from gupai_desktop.ui.widgets.wrapped_button import WrappedButton

_LEAST_WIDTH, _MOST_WIDTH = 270, 420
_SPACE = 4
_BETWEEN_PARTS = 12


class GamePane(QScrollArea):
    """One game: its summary, a button for every choice of its rules, and its deals.

    What is chosen for one game holds for the next one too, as far as it has such rules.
    Signal: `changed` when the player has chosen something.
    """

    changed = Signal()

    def __init__(self, game: Game, policy: str) -> None:
        super().__init__()
        self._chosen = dict(game.rules)
        self._kind = type(game)
        self._wanted = policy
        #: The key of the difficulty that the deal is to have; nothing for any.
        self.difficulty = ""
        #: Whether the player has chosen rules, a kind of deals or a number.
        self.is_touched = False
        #: The buttons by option and choice, and by the key of a policy.
        self.rules: dict[tuple[str, str], WrappedButton] = {}
        self.policies: dict[str, WrappedButton] = {}
        self.by_number = WrappedButton(QRadioButton())
        self.number_field = QSpinBox()
        self.number_field.setRange(FIRST_DEAL, LAST_DEAL)
        self.difficulty_field = QComboBox()
        self._difficulty_label = QLabel()
        self._difficulty_label.setBuddy(self.difficulty_field)
        self._rule_groups: list[QButtonGroup] = []
        self._deal_group = QButtonGroup(self)
        self._deal_group.addButton(self.by_number.button)
        self._lay_out()
        # Whoever types a number wants that deal.
        self.number_field.valueChanged.connect(lambda _: self.by_number.button.click())
        self.by_number.toggled.connect(self._touch)
        self.by_number.toggled.connect(self.difficulty_field.setDisabled)
        self.difficulty_field.activated.connect(self._choose_difficulty)
        self.show_game(self._kind)

    # What is chosen.

    def _touch(self) -> None:
        self.is_touched = True
        self.changed.emit()

    def forget(self, game: Game, number: int | None = None) -> None:
        """Show a game under its own rules, and a number; nothing is chosen any more."""
        self._chosen = dict(game.rules)
        self._deal_group.setExclusive(False)
        self.by_number.is_on = False
        self._deal_group.setExclusive(True)
        if number is not None:
            with QSignalBlocker(self.number_field):
                self.number_field.setValue(number)
        self.is_touched = False
        self.show_game(type(game))

    @property
    def game(self) -> Game:
        """The game with the rules that are chosen."""
        known = {option.key for option in self._kind.options}
        return self._kind({key: one for key, one in self._chosen.items() if key in known})

    @property
    def policy(self) -> str:
        """The key of the policy that offers deals."""
        return policy_of(self._kind(), self._wanted).key

    @property
    def number(self) -> int | None:
        """The number of the deal, if it is to be a certain one."""
        return self.number_field.value() if self.by_number.is_on else None

    def want_difficulty(self, key: str) -> None:
        """Show this difficulty as the one that is chosen."""
        self.difficulty = key
        self._fill_difficulties()

    def _choose_difficulty(self) -> None:
        self.difficulty = self.difficulty_field.currentData()
        self._touch()

    # Building.

    def _lay_out(self) -> None:
        inside = QWidget()
        self._name, self._rules_title, self._deals_title = (
            text_label(is_bold=True) for _ in range(3)
        )
        self._native, self._summary = text_label(), text_label()
        self._rules_box, self._deals_box = (column_of(spacing=_SPACE) for _ in range(2))
        numbered = row_of(self.by_number, (self.number_field, 1))
        numbered.setAlignment(self.by_number, Qt.AlignmentFlag.AlignVCenter)
        game = (self._name, self._native, self._summary)
        rules = (_BETWEEN_PARTS, self._rules_title, self._rules_box)
        difficulty = row_of(self._difficulty_label, (self.difficulty_field, 1))
        deals = (_BETWEEN_PARTS, self._deals_title, difficulty, self._deals_box, numbered)
        column = column_of(*game, *rules, *deals, STRETCH, parent=inside, spacing=_SPACE)
        column.setContentsMargins(4, 2, 8, 2)
        scroll_down_in(self, inside)
        self.setMinimumWidth(_LEAST_WIDTH)
        self.setMaximumWidth(_MOST_WIDTH)

    def show_game(self, kind: type[Game]) -> None:
        """Show another game, under the rules that are chosen already."""
        self._kind = kind
        self.retranslate()
        self.verticalScrollBar().setValue(0)

    def _remove_buttons(self) -> None:
        for button in (*self.rules.values(), *self.policies.values()):
            self._deal_group.removeButton(button.button)
            # Hidden, for a layout shows later what has been put into it, wherever it is then.
            button.hide()
            button.setParent(None)
            button.deleteLater()
        for group in self._rule_groups:
            group.deleteLater()
        self.rules, self.policies, self._rule_groups = {}, {}, []

    def _make_rules(self) -> None:
        """Make a box for every switch; for any other option a button a choice."""
        for option in self._kind.options:
            if option.is_switch:
                self._add_rule(QCheckBox(), option, "yes", option.name)
                continue
            group = QButtonGroup(self)
            self._rule_groups.append(group)
            for choice in option.choices:
                button = QRadioButton()
                group.addButton(button)
                self._add_rule(button, option, choice.key, choice.name)

    def _add_rule(self, button: QAbstractButton, option: Option, choice: str, name: Words) -> None:
        def choose(is_on: bool) -> None:
            if is_on or option.is_switch:
                self._chosen[option.key] = choice if is_on else "no"
                self._fill_difficulties()
                self._touch()

        wrapped = _wrapped(button, name, is_on=self.game.rules[option.key] == choice)
        wrapped.toggled.connect(choose)
        self.rules[option.key, choice] = wrapped
        self._rules_box.addWidget(wrapped)

    def _make_policies(self) -> None:
        def choose(key: str, is_on: bool) -> None:
            if is_on:
                self._wanted = key
                self._touch()

        for policy in policies_for(self._kind()):
            button = QRadioButton()
            self._deal_group.addButton(button)
            is_on = not self.by_number.is_on and policy.key == self.policy
            wrapped = _wrapped(button, policy.name, is_on=is_on)
            wrapped.toggled.connect(partial(choose, policy.key))
            self.policies[policy.key] = wrapped
            self._deals_box.addWidget(wrapped)

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

    # What is written.

    def retranslate(self) -> None:
        kind = self._kind
        self._name.setText(say(kind.name))
        self._native.setText(native_beside(kind.native))
        self._native.setVisible(bool(self._native.text()))
        self._summary.setText(say(kind.summary))
        self._rules_title.setText(say(words("GamesPage", "Rules")))
        self._deals_title.setText(say(words("GamesPage", "Deal")))
        self._remove_buttons()
        self._make_rules()
        self._make_policies()
        self._difficulty_label.setText(say(words("GamesPage", "D&ifficulty:")))
        self._fill_difficulties()
        self.by_number.set_text(say(words("GamesPage", "Number:")))
        self.number_field.setAccessibleName(say(words("GamesPage", "Number of the deal")))


def _wrapped(button: QAbstractButton, name: Words, *, is_on: bool) -> WrappedButton:
    wrapped = WrappedButton(button)
    wrapped.is_on = is_on
    wrapped.set_text(say(name))
    return wrapped
