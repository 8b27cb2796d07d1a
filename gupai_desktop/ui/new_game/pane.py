"""How a game is to be played: what it is, its rules, and which deal of it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from gupai_desktop.engine.deal import FIRST_DEAL, LAST_DEAL
from gupai_desktop.engine.game import Game
from gupai_desktop.engine.rules import Option
from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.solvers.policies import policies_for, policy_of
from gupai_desktop.ui.new_game.cards import bold_font, native_beside
from gupai_desktop.ui.widgets.wrapped_button import WrappedButton

_LEAST_WIDTH = 270
_SPACE = 4
_BETWEEN_PARTS = 12


class GamePane(QScrollArea):
    """One game: its summary, a button for every choice of its rules, and its deals.

    What is chosen for one game holds for the next one too, as far as it has such rules.
    """

    def __init__(self, game: Game, policy: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chosen = dict(game.rules)
        self._kind = type(game)
        self._wanted = policy
        #: The buttons by option and choice, and by the key of a policy.
        self.rules: dict[tuple[str, str], WrappedButton] = {}
        self.policies: dict[str, WrappedButton] = {}
        self.by_number = WrappedButton(QRadioButton())
        self.number_field = QSpinBox()
        self.number_field.setRange(FIRST_DEAL, LAST_DEAL)
        self._rule_groups: list[QButtonGroup] = []
        self._deal_group = QButtonGroup(self)
        self._deal_group.addButton(self.by_number.button)
        self._lay_out()
        # Whoever types a number wants that deal.
        self.number_field.valueChanged.connect(lambda _: self.by_number.button.click())
        self.turn_to(self._kind)

    # What is chosen.

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

    def _choose_rule(self, option: Option, choice: str, is_on: bool = True) -> None:
        if is_on:
            self._chosen[option.key] = choice

    def _choose_policy(self, key: str, is_on: bool) -> None:
        if is_on:
            self._wanted = key

    # Building.

    def _lay_out(self) -> None:
        inside = QWidget()
        self._name, self._native, self._summary = (_label() for _ in range(3))
        self._rules_title, self._deals_title = _label(), _label()
        for title in (self._name, self._rules_title, self._deals_title):
            title.setFont(bold_font(title))
        self._rules_box, self._deals_box = QVBoxLayout(), QVBoxLayout()
        numbered = QHBoxLayout()
        numbered.addWidget(self.by_number, 0, Qt.AlignmentFlag.AlignVCenter)
        numbered.addWidget(self.number_field, 1)
        column = QVBoxLayout(inside)
        column.setContentsMargins(4, 2, 8, 2)
        column.setSpacing(_SPACE)
        for label in (self._name, self._native, self._summary):
            column.addWidget(label)
        for title, box in (
            (self._rules_title, self._rules_box),
            (self._deals_title, self._deals_box),
        ):
            column.addSpacing(_BETWEEN_PARTS)
            column.addWidget(title)
            box.setSpacing(_SPACE)
            column.addLayout(box)
        column.addLayout(numbered)
        column.addStretch()
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(_LEAST_WIDTH)
        # The pane itself hears no keys: its buttons do, and it follows them.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def turn_to(self, kind: type[Game]) -> None:
        """Show another game, under the rules that are chosen already."""
        self._kind = kind
        self._remove((*self.rules.values(), *self.policies.values()))
        self._make_rules()
        self._make_policies()
        self.retranslate()
        self.verticalScrollBar().setValue(0)

    def _remove(self, old: Iterable[WrappedButton]) -> None:
        for button in old:
            self._deal_group.removeButton(button.button)
            button.setParent(None)
            button.deleteLater()
        for group in self._rule_groups:
            group.deleteLater()

    def _make_rules(self) -> None:
        """A box for every switch; for any other option a button a choice."""
        self.rules, self._rule_groups = {}, []
        in_force = self.game.rules
        for option in self._kind.options:
            if option.is_switch:
                self._make_switch(option, is_on=in_force[option.key] == "yes")
                continue
            group = QButtonGroup(self)
            self._rule_groups.append(group)
            for choice in option.choices:
                button = WrappedButton(QRadioButton())
                group.addButton(button.button)
                button.is_on = in_force[option.key] == choice.key
                button.toggled.connect(
                    lambda is_on, option=option, key=choice.key: self._choose_rule(
                        option, key, is_on
                    )
                )
                self.rules[option.key, choice.key] = button
                self._rules_box.addWidget(button)

    def _make_switch(self, option: Option, *, is_on: bool) -> None:
        button = WrappedButton(QCheckBox())
        button.is_on = is_on
        button.toggled.connect(lambda is_on: self._choose_rule(option, "yes" if is_on else "no"))
        self.rules[option.key, "yes"] = button
        self._rules_box.addWidget(button)

    def _make_policies(self) -> None:
        self.policies = {}
        for policy in policies_for(self._kind()):
            button = WrappedButton(QRadioButton())
            self._deal_group.addButton(button.button)
            button.is_on = not self.by_number.is_on and policy.key == self.policy
            button.toggled.connect(lambda is_on, key=policy.key: self._choose_policy(key, is_on))
            self.policies[policy.key] = button
            self._deals_box.addWidget(button)

    @property
    def parts(self) -> list[QWidget]:
        """All that hears keys, from top to bottom."""
        buttons = (*self.rules.values(), *self.policies.values(), self.by_number)
        return [*(button.button for button in buttons), self.number_field]

    # What is written.

    def retranslate(self) -> None:
        """Write everything in the language of the interface."""
        kind = self._kind
        self._name.setText(say(kind.name))
        self._native.setText(native_beside(self.game))
        self._native.setVisible(bool(self._native.text()))
        self._summary.setText(say(kind.summary))
        self._rules_title.setText(say(words("NewGameDialog", "Rules")))
        self._deals_title.setText(say(words("NewGameDialog", "Deal")))
        for option in kind.options:
            for choice in option.choices:
                if (option.key, choice.key) in self.rules:
                    name = option.name if option.is_switch else choice.name
                    self.rules[option.key, choice.key].set_text(say(name))
        for policy in policies_for(self._kind()):
            self.policies[policy.key].set_text(say(policy.name))
        self.by_number.set_text(say(words("NewGameDialog", "Number:")))
        self.number_field.setAccessibleName(say(words("NewGameDialog", "Number of the deal")))


def _label() -> QLabel:
    label = QLabel()
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
