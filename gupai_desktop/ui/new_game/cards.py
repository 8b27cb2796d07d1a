"""The games of a family as cards: a picture of the board, and the names under it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPalette,
    QPen,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QListView,
    QListWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from gupai_desktop.engine.game import Game
from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say, with_native
from gupai_desktop.ui.board.renderer import BoardArt
from gupai_desktop.ui.board.row_model import Index

#: How wide a card is at least, and where there is room for two; its picture is lower than wide.
_LEAST_WIDTH = 150
_WIDTH = 226
_SHAPE = 0.62
_PADDING = 8
_GAP = 4

_NATIVE = Qt.ItemDataRole.UserRole + 1
_NOTE = Qt.ItemDataRole.UserRole + 2

_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter


class GameCards(QListWidget):
    """One card a game, in as many columns as there is room for.

    Signals: `game_changed` to a game; `wanted`, when a game is to be played at once.
    """

    game_changed = Signal(object)
    wanted = Signal()

    def __init__(
        self, art: BoardArt, unfinished: Collection[str] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.art, self._unfinished = art, unfinished
        self._games: list[Game] = []
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(_LEAST_WIDTH + self._bar_width)
        self.setMinimumHeight(200)
        self.setItemDelegate(CardDelegate(self))
        # Cards are drawn one after the other, once the window has been painted.
        self._drawing = QTimer(self)
        self._drawing.setInterval(0)
        self._drawing.timeout.connect(self._draw_next)
        self.currentRowChanged.connect(self._on_game_changed)
        self.itemDoubleClicked.connect(lambda _: self.wanted.emit())

    # What lies there.

    def show_games(self, games: Sequence[Game], current: str) -> None:
        """The cards of these games; that of a game with this id is chosen, else the first."""
        ids = [game.id for game in games]
        with QSignalBlocker(self):
            self.clear()
            self._games = list(games)
            self.addItems(ids)
            self.retranslate()
            self.setCurrentRow(ids.index(current) if current in ids else 0)
        self._on_game_changed(self.currentRow())

    @property
    def game(self) -> Game:
        """The game of the chosen card."""
        return self._games[self.currentRow()]

    @property
    def has_all_pictures(self) -> bool:
        """Whether every board has been drawn."""
        return all(self._picture(game) is not None for game in self._games)

    def apply_theme(self, art: BoardArt) -> None:
        """Take other pictures."""
        self.art = art
        self._drawing.start()
        self.viewport().update()

    def retranslate(self) -> None:
        """Write the names in the language of the interface."""
        for row, game in enumerate(self._games):
            item, name = self.item(row), say(game.name)
            is_begun = game.id in self._unfinished
            note = say(words("NewGameDialog", "Unfinished deal")) if is_begun else ""
            item.setText(name)
            item.setData(_NATIVE, native_beside(game))
            item.setData(_NOTE, note)
            spoken = say(words("NewGameDialog", "{game}, unfinished deal", game=name))
            role = Qt.ItemDataRole
            item.setData(role.AccessibleTextRole, spoken if is_begun else name)
            item.setData(role.AccessibleDescriptionRole, say(game.summary))
        self._fit()

    def _on_game_changed(self, row: int) -> None:
        if 0 <= row < len(self._games):
            self.game_changed.emit(self._games[row])

    # The sizes of cards.

    def _fit(self) -> None:
        """As many columns as there is room for, and cards that fill them."""
        room = self.width() - self._bar_width
        columns = max(room // _WIDTH, min(room // _LEAST_WIDTH, 2), 1)
        width = max(_LEAST_WIDTH, room // min(columns, max(len(self._games), 1)))
        self.setGridSize(
            QSize(width, self._picture_size(width).height() + self._text_height(width))
        )
        self._drawing.start()

    def _picture_size(self, width: int) -> QSize:
        inside = width - 2 * _PADDING
        return QSize(inside, round(inside * _SHAPE))

    @property
    def picture_size(self) -> QSize:
        """How large the pictures are."""
        return self._picture_size(self.gridSize().width())

    def _text_height(self, width: int) -> int:
        """What the card with the most text takes under its picture."""
        bold, plain = QFontMetrics(bold_font(self)), self.fontMetrics()
        room = QRect(0, 0, width - 2 * _PADDING, 1000)
        heights = (
            bold.boundingRect(room, _WRAPPED, self.item(row).text()).height()
            + plain.boundingRect(room, _WRAPPED, self.note(row)).height()
            for row in range(self.count())
        )
        return max(heights, default=0) + 2 * _PADDING + 2 * _GAP

    def note(self, row: int) -> str:
        """What stands under the name of a card."""
        item = self.item(row)
        return "\n".join(filter(None, (item.data(_NATIVE), item.data(_NOTE))))

    @property
    def _bar_width(self) -> int:
        """What the scroll bar takes, whether it is shown or not, and the frame."""
        return self.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth() + 2

    # Drawing boards.

    def picture(self, row: int) -> QPixmap:
        """The board of a card, or the cloth alone until it has been drawn."""
        found = self._picture(self._games[row])
        return found or self.art.cloth(self.picture_size, self.devicePixelRatioF())

    def _picture(self, game: Game) -> QPixmap | None:
        return self.art.cached(game, self.picture_size, self.devicePixelRatioF())

    def _draw_next(self) -> None:
        missing = [game for game in self._games if self._picture(game) is None]
        if missing and self.isVisible():
            self.art.draw(missing[0], self.picture_size, self.devicePixelRatioF())
            self.viewport().update()
        if len(missing) < 2 or not self.isVisible():
            self._drawing.stop()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)


class CardDelegate(QStyledItemDelegate):
    """Paints a card: framed if it is chosen, dotted while the keyboard is there."""

    def __init__(self, cards: GameCards) -> None:
        super().__init__(cards)
        self._cards = cards

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        return self._cards.gridSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Picture, name, and under it the original name and a note."""
        card = QRect(option.rect.topLeft(), self._cards.gridSize())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_frame(painter, card, option)
        picture = QRect(card.topLeft() + QPoint(_PADDING, _PADDING), self._cards.picture_size)
        painter.drawPixmap(picture.topLeft(), self._cards.picture(index.row()))
        below = QRect(picture.left(), picture.bottom() + _GAP, picture.width(), 1000)
        painter.setFont(bold_font(self._cards))
        painter.setPen(option.palette.color(QPalette.ColorRole.Text))
        painter.drawText(below, _WRAPPED, index.data())
        below.setTop(painter.boundingRect(below, _WRAPPED, index.data()).bottom() + 1)
        painter.setFont(self._cards.font())
        painter.drawText(below, _WRAPPED, self._cards.note(index.row()))
        painter.restore()

    def _paint_frame(self, painter: QPainter, card: QRect, option: QStyleOptionViewItem) -> None:
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        has_focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
        is_under = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if not (is_chosen or is_under or has_focus):
            return
        colour = QColor(option.palette.color(QPalette.ColorRole.Highlight))
        keyboard_cursor = QRectF(card).adjusted(2, 2, -2, -2)
        fill = QColor(colour)
        fill.setAlpha(46 if is_chosen else 18)
        painter.setBrush(fill)
        painter.setPen(QPen(colour, 2) if is_chosen else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(keyboard_cursor, 10, 10)
        if has_focus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            text = option.palette.color(QPalette.ColorRole.Text)
            painter.setPen(QPen(text, 1, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(keyboard_cursor.adjusted(2.5, 2.5, -2.5, -2.5), 8, 8)


def bold_font(widget: QWidget) -> QFont:
    """The font of a widget in bold."""
    font = QFont(widget.font())
    font.setBold(True)
    return font


def native_beside(game: Game) -> str:
    """The Chinese name of a game, where it stands beside that of the interface's language."""
    return with_native(game.name, game.native).removeprefix(say(game.name)).strip()
