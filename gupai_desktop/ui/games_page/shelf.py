"""All cards, family by family, in as many columns as there is room for."""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import QEvent, QObject, QRect, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QScrollArea, QSizePolicy, QWidget

from gupai_desktop.engine.game import Family, Game
from gupai_desktop.games import games
from gupai_desktop.i18n import with_native
from gupai_desktop.ui.games_page.card import GameCard
from gupai_desktop.ui.widgets.parts import scroll_down_in, text_label

#: How wide a card is at least.
_LEAST_CARD = 330
_LEAST_WIDTH = 300
_SPACE = 8


class GameShelf(QScrollArea):
    """A card for every game of the catalogue.

    Signals: `game_changed` to a game; `wanted`, when it is to be played at once;
    `resized` when the cards may have pictures of another size.
    """

    game_changed = Signal(object)
    wanted = Signal()
    resized = Signal()

    def __init__(self, current: str) -> None:
        super().__init__()
        self._columns = self._last_row = 0
        self._settling = QTimer(self, singleShot=True, interval=0)
        self._settling.timeout.connect(self.show_chosen)
        inside = QWidget()
        # Only as high as its cards are at their width, not as they would be if narrower.
        inside.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._grid = QGridLayout(inside)
        self._grid.setSpacing(_SPACE)
        self._grid.setContentsMargins(4, 4, 8, 8)
        self.cards = [GameCard(game, inside) for game in games()]
        self._headings: dict[Family, QLabel] = {
            game.family: text_label(1.15, is_bold=True) for game in games()
        }
        for card in self.cards:
            card.toggled.connect(lambda is_on, card=card: self._on_toggled(card, is_on=is_on))
            card.wanted.connect(self.wanted)
        scroll_down_in(self, inside)
        self.setMinimumWidth(_LEAST_WIDTH)
        self._arrange()
        self.choose(current)

    @property
    def card(self) -> GameCard:
        """The chosen card."""
        return next(card for card in self.cards if card.isChecked())

    @property
    def game(self) -> type[Game]:
        """The game of the chosen card."""
        return self.card.game

    def choose(self, game_id: str) -> None:
        """Choose the card of a game, or the first one."""
        found = (card for card in self.cards if card.game.id == game_id)
        next(found, self.cards[0]).setChecked(True)

    def retranslate(self) -> None:
        for family, heading in self._headings.items():
            heading.setText(with_native(family.name, family.native))
        for card in self.cards:
            card.retranslate()

    def _on_toggled(self, card: GameCard, *, is_on: bool) -> None:
        if is_on:
            self.show_chosen()
            self.game_changed.emit(card.game)

    def show_chosen(self) -> None:
        """Scroll the chosen card into sight: its foot, but above all its head."""
        place = self.card.geometry()
        self.ensureVisible(place.center().x(), place.bottom(), 0, _SPACE)
        self.ensureVisible(place.center().x(), place.top(), 0, _SPACE)

    def _arrange(self) -> None:
        """Put the cards into as many columns as fit."""
        room = self.viewport().width()
        columns = max(1, room // _LEAST_CARD)
        for card in self.cards:
            card.fit(room // columns)
        if columns == self._columns:
            return
        for column in range(max(columns, self._columns)):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._grid.setRowStretch(self._last_row, 0)
        self._columns, row = columns, 0
        for family, cards in groupby(self.cards, lambda card: card.game.family):
            self._grid.addWidget(self._headings[family], row, 0, 1, columns)
            for place, card in enumerate(cards):
                if place % columns == 0:
                    row += 1
                self._grid.addWidget(card, row, place % columns)
            row += 1
        self._last_row = row
        self._grid.setRowStretch(row, 1)

    def is_seen(self, card: GameCard) -> bool:
        """Whether some of a card can be seen without scrolling."""
        place = QRect(card.mapTo(self.viewport(), card.rect().topLeft()), card.size())
        return self.viewport().rect().intersects(place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self.resized.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cards that have become higher or lower push the chosen one out of sight."""
        if watched is self.widget() and event.type() == QEvent.Type.Resize:
            self._settling.start()
        return super().eventFilter(watched, event)
