"""The dialog that begins a game: which one, by which rules, and which deal of it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialogButtonBox, QTabBar, QWidget

from gupai_desktop.engine.game import Family, Game
from gupai_desktop.engine.words import words
from gupai_desktop.games import games
from gupai_desktop.i18n import say, with_native
from gupai_desktop.ui.board.renderer import BoardArt
from gupai_desktop.ui.new_game.cards import GameCards
from gupai_desktop.ui.new_game.pane import GamePane
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.widgets.dialog import Dialog
from gupai_desktop.ui.widgets.parts import column_of, row_of

_SIZE = QSize(920, 660)
_Button = QDialogButtonBox.ButtonRole


@dataclass(frozen=True, slots=True)
class NewGame:
    """What a player wants to play: a game with its rules, and a deal of it.

    The deal is one of those that a policy offers, or the one of a number, or the
    unfinished one that lies on that game's table.
    """

    game: Game
    policy: str
    number: int | None = None
    continues: bool = False


class FamilyTabs(QTabBar):
    """A tab for each family, high enough for Chinese beside letters with descenders."""

    def tabSizeHint(self, index: int) -> QSize:
        return super().tabSizeHint(index) + QSize(0, self.fontMetrics().height() // 2)


class NewGameDialog(Dialog):
    """Families as tabs, their games as cards, and beside them how the chosen one is played.

    `unfinished` has the ids of the games with a deal that can be continued.
    """

    def __init__(
        self,
        current: Game,
        policy: str,
        appearance: Appearance,
        unfinished: Collection[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance, self._unfinished = appearance, unfinished
        self._continues = False
        #: The game last looked at in each family, to be found there again.
        self._last = {current.family.key: current.id}
        self.families = FamilyTabs()
        self.cards = GameCards(self._art(), unfinished)
        self.pane = GamePane(current, policy)
        self._lay_out()
        self._connect()
        for family in families():
            self.families.addTab(say(family.name))
        self.families.setCurrentIndex(families().index(current.family))
        self._show_family()
        self.complete(_SIZE, self._appearance)
        self.cards.setFocus()

    @property
    def chosen(self) -> NewGame:
        """What is chosen now."""
        pane = self.pane
        return NewGame(pane.game, pane.policy, pane.number, self._continues)

    # Building.

    def _lay_out(self) -> None:
        self.families.setExpanding(False)
        self.families.setDocumentMode(True)
        buttons = QDialogButtonBox()
        self.continue_button = buttons.addButton("", _Button.AcceptRole)
        self.deal_button = buttons.addButton("", _Button.AcceptRole)
        self._cancel = buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        middle = row_of((self.cards, 5), (self.pane, 4), spacing=10)
        column_of(self.families, (middle, 1), buttons, parent=self)

    def _connect(self) -> None:
        self.families.currentChanged.connect(self._show_family)
        self.cards.game_changed.connect(self._on_game_changed)
        self.cards.wanted.connect(self._press_default)
        self.continue_button.clicked.connect(self._continue)
        self.deal_button.clicked.connect(self.accept)
        self._cancel.clicked.connect(self.reject)

    def _art(self) -> BoardArt:
        return BoardArt(self._appearance.looks.tile_style, self._appearance.scheme)

    # What the player does.

    def _show_family(self) -> None:
        family = families()[self.families.currentIndex()]
        some = [game() for game in games() if game.family == family]
        self.cards.show_games(some, self._last.get(family.key, ""))

    def _on_game_changed(self, game: Game) -> None:
        self._last[game.family.key] = game.id
        self.pane.show_game(type(game))
        is_begun = game.id in self._unfinished
        self.continue_button.setVisible(is_begun)
        self.continue_button.setDefault(is_begun)
        self.deal_button.setDefault(not is_begun)
        self._order_focus()

    def _order_focus(self) -> None:
        """The tabulator goes from left to right and down, whatever was made when."""
        buttons = (self.continue_button, self.deal_button, self._cancel)
        for one, after in pairwise([self.families, self.cards, *self.pane.parts, *buttons]):
            QWidget.setTabOrder(one, after)

    def _press_default(self) -> None:
        is_begun = self.cards.game.id in self._unfinished
        (self.continue_button if is_begun else self.deal_button).click()

    def _continue(self) -> None:
        self._continues = True
        self.accept()

    # What is shown.

    def apply_theme(self) -> None:
        self.cards.apply_theme(self._art())

    def retranslate(self) -> None:
        """Write everything in the language of the interface."""
        self.setWindowTitle(say(words("NewGameDialog", "New Game")))
        self.families.setAccessibleName(say(words("NewGameDialog", "Families of games")))
        self.cards.setAccessibleName(say(words("NewGameDialog", "Games")))
        for index, family in enumerate(families()):
            self.families.setTabText(index, with_native(family.name, family.native))
        self.continue_button.setText(say(words("NewGameDialog", "&Continue")))
        self.deal_button.setText(say(words("NewGameDialog", "New &Deal")))
        self.cards.retranslate()
        self.pane.retranslate()
        self._order_focus()


def families() -> list[Family]:
    """The families of the catalogue, in its order."""
    return list(dict.fromkeys(game.family for game in games()))


def ask_new_game(
    current: Game,
    policy: str,
    appearance: Appearance,
    parent: QWidget,
    unfinished: Collection[str] = (),
) -> NewGame | None:
    """What the player wants to play, or None if they change their mind."""
    dialog = NewGameDialog(current, policy, appearance, unfinished, parent)
    return dialog.chosen if dialog.run() else None
