"""The page of games: which one, by which rules, and which deal of it."""

from __future__ import annotations

from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QLabel,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.words import Words, joined, words
from gupai_desktop.i18n import say, with_native
from gupai_desktop.play.challenge import challenge_of
from gupai_desktop.solvers.difficulty import difficulties_of
from gupai_desktop.solvers.policies import policies_for, policy_of
from gupai_desktop.ui.board.renderer import BoardArt
from gupai_desktop.ui.games_page.shelf import GameCard, GameShelf, Progress
from gupai_desktop.ui.play.challenges import challenge_words, standing_words
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.widgets.actions import name_of
from gupai_desktop.ui.widgets.key_places import ENTER
from gupai_desktop.ui.widgets.parts import (
    STRETCH,
    WrappedButton,
    column_of,
    for_finger,
    push_button,
    row_of,
    scroll_down_in,
    text_label,
)

if TYPE_CHECKING:
    from gupai_desktop.store.statistics import Statistics

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
        rules.setText(say(words("GamesPage", "Variants")))
        deals.setText(say(words("Statistics", "Deal")))
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


#: The height of the page from which on the challenge is told in full, in lines of text.
_LEAST_LINES = 32


class GamesPage(QWidget):
    """All games with their tables, and beside them the rules and deals of the chosen one.

    Signals: `chosen` with the id of a game whose table is to be played at as it was left;
    `dealt` with a game under its rules, and the keys of a policy and of a difficulty;
    `challenged`, when the challenge of today is wanted; `closed`, to go back.
    """

    chosen = Signal(str)
    dealt = Signal(object, str, str)
    challenged = Signal()
    closed = Signal()

    def __init__(
        self,
        session: Session,
        policy: str,
        statistics: Statistics,
        appearance: Appearance,
    ) -> None:
        super().__init__()
        self._session, self._statistics, self._appearance = session, statistics, appearance
        self.shelf = GameShelf(session.game.id)
        self.pane = GamePane(session.game, policy)
        self.challenge_text, self.challenge_button = text_label(), push_button()
        self.play_button, self.deal_button, self.back_button = (push_button() for _ in range(3))
        buttons = (self.play_button, self.deal_button, self.challenge_button, self.back_button)
        for_finger(*buttons)
        rows = (row_of(*buttons[:2]), *buttons[2:])
        side = column_of((self.pane, 1), self.challenge_text, *rows, spacing=8)
        row_of((self.shelf, 7), (side, 3), parent=self, margin=8, spacing=10)
        #: The cards that are still to be drawn; one after the other, once the page is seen.
        self._stale: list[GameCard] = []
        self._sizes: dict[GameCard, QSize] = {}
        self._drawing = QTimer(self, interval=0)
        self._drawing.timeout.connect(self._draw_next)
        self.shelf.game_changed.connect(self._show_game)
        self.shelf.wanted.connect(self._play)
        self.shelf.resized.connect(self._draw_resized)
        self.pane.changed.connect(self._name_play_button)
        self.play_button.clicked.connect(self._play)
        self.deal_button.clicked.connect(self._deal)
        self.challenge_button.clicked.connect(self.challenged)
        self.back_button.clicked.connect(self.closed)
        appearance.changed.connect(self.apply_theme)
        self.apply_theme()
        self.retranslate()

    # What the player does.

    def _play(self) -> None:
        """Play at the table as it was left, or the deal for which something was chosen."""
        if self.pane.is_touched:
            self._deal()
        else:
            self.chosen.emit(self.shelf.game.id)

    def _deal(self) -> None:
        self.dealt.emit(self.pane.game, self.pane.policy, self.pane.difficulty)

    # What is shown.

    def open(self) -> None:
        """Show everything as it is now, the game that is played chosen."""
        kind = type(self._session.game)
        self._stale = sorted(self.shelf.cards, key=lambda card: card.game is not kind)
        self.pane.forget(self._session.game)
        self.shelf.choose(kind.id)
        self._show_game(kind)
        self._show_challenge()
        self._drawing.start()
        self.shelf.card.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_game(self, game: type[Game]) -> None:
        left = self.shelf.card.progress.left
        if left is None or self.pane.is_touched:
            self.pane.show_game(game)
        else:
            self.pane.forget(left.game)
        self._name_play_button()

    @property
    def is_drawn(self) -> bool:
        """Return whether every card shows its table."""
        return not self._stale

    def _draw_next(self) -> None:
        """Draw the next card; those that can be seen come first."""
        if not self.isVisible() or self.is_drawn:
            self._drawing.stop()
            return
        card = next(filter(self.shelf.is_seen, self._stale), self._stale[0])
        self._stale.remove(card)
        history = self._session.left(card.game.id)
        left = history.record if history else None
        game, table = (left.game, left.table) if left else (card.game(), None)
        figures = self._statistics.figures(game)
        card.set_progress(Progress(left, figures.won, figures.streak))
        size = self._sizes[card] = card.picture_size
        card.set_picture(self._art.picture(game, size, self.devicePixelRatioF(), table))
        if card is self.shelf.card:
            self._show_game(card.game)

    def _draw_resized(self) -> None:
        """Draw those anew whose pictures have another size now."""
        other = (one for one in self.shelf.cards if self._sizes.get(one) != one.picture_size)
        self._stale = list(dict.fromkeys([*self._stale, *other]))
        self._drawing.start()

    def _show_challenge(self) -> None:
        """Show today's challenge and its result."""
        today = date.today()
        challenge = challenge_of(today)
        moves = self._statistics.challenges().get(today)
        told = say(joined(challenge_words(challenge), standing_words(challenge, moves)))
        self.challenge_text.setText(told)
        self.challenge_button.setText(say(words("Actions", "C&hallenge of the Day")))
        self.challenge_button.setAccessibleDescription(told)
        self.challenge_button.setToolTip(told)

    def _name_play_button(self) -> None:
        """Name the button by what it does for what lies on the table and what is chosen."""
        waits = self.shelf.card.progress.is_unfinished and not self.pane.is_touched
        go_on, play = words("GamesPage", "&Continue"), words("GamesPage", "&Play")
        self.play_button.setText(say(go_on if waits else play))

    def apply_theme(self) -> None:
        self._art = BoardArt(self._appearance.looks.tile_style, self._appearance.scheme)
        self._stale = list(self.shelf.cards)
        self._drawing.start()

    def retranslate(self) -> None:
        self.setAccessibleName(name_of("games-page"))
        self.shelf.retranslate()
        self.pane.retranslate()
        self.deal_button.setText(say(words("Actions", "&New Deal")))
        self.back_button.setText(say(words("GamesPage", "&Back to the Table")))
        self._show_challenge()
        self._name_play_button()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focus = self.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in ENTER:
            button = focus if isinstance(focus, QPushButton) else self.play_button
            button.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A low page leaves what there is to be told of the challenge to its tool tip."""
        super().resizeEvent(event)
        lines = self.height() / self.fontMetrics().height()
        self.challenge_text.setVisible(lines >= _LEAST_LINES)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._drawing.start()
