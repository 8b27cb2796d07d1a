"""The cards of all games, family by family, in as many columns as there is room for."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QGridLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QWidget,
)

from gupai_desktop.engine.game import Family, Game
from gupai_desktop.engine.record import Record
from gupai_desktop.engine.words import Words, counted, words
from gupai_desktop.games import games
from gupai_desktop.i18n import native_beside, say, with_native
from gupai_desktop.ui.widgets.key_places import ENTER
from gupai_desktop.ui.widgets.parts import STRETCH, column_of, row_of, scroll_down_in, text_label

#: The size of the picture of a table, and on a narrow card.
_PICTURE, _SMALL_PICTURE = QSize(156, 116), QSize(96, 72)
#: The width of a narrow card, and of one without room beside its picture, in lines of text.
_NARROW, _SLIM = 22, 16
_PADDING = 9
_RADIUS = 10.0


@dataclass(frozen=True, slots=True)
class Progress:
    """The table that a player has left at a game, and how often the game was won."""

    left: Record | None = None
    won: int = 0
    streak: int = 0

    @property
    def is_unfinished(self) -> bool:
        """Return whether a deal lies there with moves, and not won."""
        left = self.left
        return left is not None and bool(left.moves) and not left.game.is_won(left.table)

    def sentences(self) -> tuple[Words, ...]:
        """Return what stands on the card, a short sentence each."""
        moves = len(self.left.moves) if self.left else 0
        waiting = counted("GamesPage", "A deal is waiting, %n move(s) played.", moves)
        won = counted("GamesPage", "Won %n time(s).", self.won)
        streak = counted("GamesPage", "%n in a row.", self.streak)
        return (
            *((waiting,) if self.is_unfinished else ()),
            won if self.won else words("GamesPage", "Not won yet."),
            *((streak,) if self.streak > 1 else ()),
        )


class GameCard(QAbstractButton):
    """One game, which is chosen like a radio button among those beside it.

    Signal: `wanted`, when the game is to be played at once.
    """

    wanted = Signal()

    def __init__(self, game: type[Game], parent: QWidget) -> None:
        super().__init__(parent)
        self.game = game
        self.progress = Progress()
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # As high as the highest card of its row.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setMouseTracking(True)
        self._picture = QLabel()
        self._name = text_label(1.08, is_bold=True)
        self._native, self._gist, self._facts = (text_label() for _ in range(3))
        texts = (self._name, self._native, self._gist, self._facts)
        column = column_of(*texts, STRETCH, spacing=3)
        self._row = row_of((self._picture, 0), (column, 1), margin=_PADDING, spacing=10)
        self._row.setAlignment(self._picture, Qt.AlignmentFlag.AlignTop)
        self.setLayout(self._row)
        for label in (self._picture, *texts):
            label.setMinimumWidth(1)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.fit(0)

    @property
    def picture_size(self) -> QSize:
        """Return the size of the picture of the table."""
        return self._picture.size()

    def fit(self, width: int) -> None:
        """Have as large a picture as a card of that width has room for."""
        lines, is_over = width / self.fontMetrics().height(), QBoxLayout.Direction.TopToBottom
        is_narrow = _SLIM <= lines < _NARROW
        self._picture.setFixedSize(_SMALL_PICTURE if is_narrow else _PICTURE)
        beside = QBoxLayout.Direction.LeftToRight
        self._row.setDirection(is_over if lines < _SLIM else beside)

    def set_picture(self, picture: QPixmap) -> None:
        """Show the game's table."""
        self._picture.setPixmap(picture)

    def set_progress(self, progress: Progress) -> None:
        """Show how the player has fared."""
        self.progress = progress
        self.retranslate()

    def retranslate(self) -> None:
        facts = "\n".join(map(say, self.progress.sentences()))
        name = say(self.game.name)
        native = native_beside(self.game.native)
        self._name.setText(name)
        self._native.setText(native)
        self._native.setVisible(bool(native))
        self._gist.setText(say(self.game.gist))
        self._facts.setText(facts)
        self.setAccessibleName(name)
        self.setAccessibleDescription(f"{say(self.game.gist)} {facts}")

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette, painter = self.palette(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        highlight = palette.color(QPalette.ColorRole.Highlight)
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Mid), 1))
        painter.setBrush(palette.color(QPalette.ColorRole.Base))
        painter.drawRoundedRect(frame, _RADIUS, _RADIUS)
        if self.isChecked() or self.underMouse():
            fill = QColor(highlight)
            fill.setAlpha(40 if self.isChecked() else 16)
            painter.setBrush(fill)
            painter.setPen(QPen(highlight, 2) if self.isChecked() else Qt.PenStyle.NoPen)
            painter.drawRoundedRect(frame, _RADIUS, _RADIUS)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Text), 1, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(frame.adjusted(3, 3, -3, -3), _RADIUS - 2, _RADIUS - 2)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.wanted.emit()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setChecked(True)
            self.wanted.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave):
            self.update()
        return super().event(event)


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
        """Return whether some of a card can be seen without scrolling."""
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
