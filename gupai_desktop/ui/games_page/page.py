"""The page of games: which one, by which rules, and which deal of it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.words import joined, words
from gupai_desktop.i18n import say
from gupai_desktop.play.challenge import challenge_of
from gupai_desktop.play.daily import daily_number
from gupai_desktop.ui.board.renderer import BoardArt
from gupai_desktop.ui.games_page.card import GameCard, Progress
from gupai_desktop.ui.games_page.pane import GamePane
from gupai_desktop.ui.games_page.shelf import GameShelf
from gupai_desktop.ui.play.challenges import challenge_words, standing_words
from gupai_desktop.ui.play.difficulties import Difficulties
from gupai_desktop.ui.play.session import Session
from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.widgets.key_places import ENTER
from gupai_desktop.ui.widgets.parts import column_of, for_finger, push_button, row_of, text_label

if TYPE_CHECKING:
    from gupai_desktop.store.statistics import Statistics

#: How high the page is, in lines of text, where the challenge is told in full.
_LEAST_LINES = 32


class GamesPage(QWidget):
    """All games with their tables, and beside them how the chosen one is played.

    Signals: `chosen` with the id of a game whose table is to be played at as it was left;
    `dealt` with a game under its rules, the number of a deal or None, and the keys of a
    policy and of a difficulty; `daily` with a game whose deal of today is wanted;
    `challenged`, when the challenge of today is; `closed`, to go back.
    """

    chosen = Signal(str)
    dealt = Signal(object, object, str, str)
    daily = Signal(object)
    challenged = Signal()
    closed = Signal()

    def __init__(
        self,
        session: Session,
        policy: str,
        statistics: Callable[[], Statistics | None],
        difficulties: Difficulties,
        appearance: Appearance,
    ) -> None:
        super().__init__()
        self._session, self._statistics, self._appearance = session, statistics, appearance
        self._difficulties = difficulties
        self._art = self._new_art()
        self.shelf = GameShelf(session.game.id)
        self.pane = GamePane(session.game, policy)
        self.play_button, self.deal_button, self.daily_button, self.back_button = (
            push_button() for _ in range(4)
        )
        self.challenge_text, self.challenge_button = text_label(), push_button()
        for_finger(*self._buttons(), self.challenge_button)
        #: The cards that are still to be drawn; one after the other, once the page is seen.
        self._stale: list[GameCard] = []
        self._sizes: dict[GameCard, QSize] = {}
        self._drawing = QTimer(self, interval=0)
        self._drawing.timeout.connect(self._draw_next)
        self._lay_out()
        self._connect()
        appearance.changed.connect(self.apply_theme)
        difficulties.found.connect(self._on_rated)
        self.retranslate()

    # Building.

    def _lay_out(self) -> None:
        buttons = QGridLayout()
        for place, button in enumerate(self._buttons()):
            buttons.addWidget(button, place // 2, place % 2)
        challenge = (self.challenge_text, self.challenge_button)
        side = column_of((self.pane, 1), *challenge, buttons, spacing=8)
        row_of((self.shelf, 7), (side, 3), parent=self, margin=8, spacing=10)

    def _buttons(self) -> tuple[QPushButton, ...]:
        return self.play_button, self.deal_button, self.daily_button, self.back_button

    def _connect(self) -> None:
        self.shelf.game_changed.connect(self._on_game_changed)
        self.shelf.wanted.connect(self._play)
        self.shelf.resized.connect(self._on_resized)
        self.pane.changed.connect(self._name_buttons)
        self.play_button.clicked.connect(self._play)
        self.deal_button.clicked.connect(self._deal)
        self.daily_button.clicked.connect(lambda: self.daily.emit(self.pane.game))
        self.challenge_button.clicked.connect(self.challenged)
        self.back_button.clicked.connect(self.closed)

    def _new_art(self) -> BoardArt:
        return BoardArt(self._appearance.looks.tile_style, self._appearance.scheme)

    # What the player does.

    def _play(self) -> None:
        """The table as it was left, or the deal for which rules, kind or number were chosen."""
        if self.pane.is_touched:
            self._deal()
        else:
            self.chosen.emit(self.shelf.game.id)

    def _deal(self) -> None:
        pane = self.pane
        self.dealt.emit(pane.game, pane.number, pane.policy, pane.difficulty)

    def _on_game_changed(self, game: type[Game]) -> None:
        left = self.shelf.card.progress.left
        if left is None or self.pane.is_touched:
            self.pane.show_game(game)
        else:
            self.pane.forget(left.game, left.number)
        self._difficulties.want(*self._daily(game))
        self._name_buttons()

    # What is shown.

    def open(self) -> None:
        """Show everything as it is now, the game that is played chosen."""
        self._stale = sorted(self.shelf.cards, key=lambda card: card.game is not self._kind)
        self.pane.forget(self._session.game, self._session.record.number)
        self.shelf.choose(self._kind.id)
        self._on_game_changed(self._kind)
        self._tell_challenge()
        self._drawing.start()
        self.shelf.card.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _kind(self) -> type[Game]:
        return type(self._session.game)

    @property
    def is_drawn(self) -> bool:
        """Whether every card shows its table."""
        return not self._stale

    def _draw_next(self) -> None:
        """Draw the next card; those that can be seen come first."""
        if not self.isVisible() or self.is_drawn:
            self._drawing.stop()
            return
        card = next(filter(self.shelf.is_seen, self._stale), self._stale[0])
        self._stale.remove(card)
        progress = self._progress(card.game)
        left = progress.left
        game = left.game if left else card.game()
        card.set_progress(progress)
        table = left.table if left else None
        size, ratio = card.picture_size, self.devicePixelRatioF()
        card.set_picture(self._art.picture(game, size, ratio, table))
        self._sizes[card] = size
        if card is self.shelf.card:
            self._on_game_changed(card.game)

    def _progress(self, kind: type[Game]) -> Progress:
        left, statistics = self._session.left(kind.id), self._statistics()
        daily = self._difficulties.of(*self._daily(kind))
        if statistics is None:
            return Progress(left, daily=daily)
        figures = statistics.figures(left.game if left else kind())
        is_won = statistics.dailies(kind.id).get(date.today())
        return Progress(left, figures.won, figures.streak, is_won, daily)

    def _daily(self, kind: type[Game]) -> tuple[Game, str]:
        """Today's deal of a game, under the rules that are played there."""
        left = self._session.left(kind.id)
        game = left.game if left else kind()
        return game, str(daily_number(game, date.today()))

    def _on_rated(self) -> None:
        card = self.shelf.card
        if card not in self._stale:
            card.set_progress(self._progress(card.game))

    def _on_resized(self) -> None:
        """Draw those anew whose pictures have another size now."""
        other = (one for one in self.shelf.cards if self._sizes.get(one) != one.picture_size)
        self._stale = list(dict.fromkeys([*self._stale, *other]))
        self._drawing.start()

    def apply_theme(self) -> None:
        self._art = self._new_art()
        self._stale = list(self.shelf.cards)
        self._drawing.start()

    def retranslate(self) -> None:
        self.setAccessibleName(say(words("GamesPage", "Games")))
        self.shelf.retranslate()
        self.pane.retranslate()
        self._tell_challenge()
        self._name_buttons()

    def _tell_challenge(self) -> None:
        """What today's challenge is, and how it went."""
        today, statistics = date.today(), self._statistics()
        challenge = challenge_of(today)
        moves = statistics.challenges().get(today) if statistics else None
        told = joined(challenge_words(challenge), standing_words(challenge, moves))
        self.challenge_text.setText(say(told))
        self.challenge_button.setText(say(words("GamesPage", "C&hallenge of the Day")))
        self.challenge_button.setAccessibleDescription(say(told))
        self.challenge_button.setToolTip(say(told))

    def _name_buttons(self) -> None:
        """What Play does depends on what lies on the table and on what is chosen."""
        waits = self.shelf.card.progress.is_unfinished and not self.pane.is_touched
        go_on, play = words("GamesPage", "&Continue"), words("GamesPage", "&Play")
        self.play_button.setText(say(go_on if waits else play))
        self.deal_button.setText(say(words("GamesPage", "New &Deal")))
        self.daily_button.setText(say(words("GamesPage", "&Today’s Deal")))
        self.back_button.setText(say(words("GamesPage", "&Back to the Table")))

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
