"""The list of a replay's moves, each with what the review has found out about it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
)

from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say
from gupai_desktop.ui.board.models import Index
from gupai_desktop.ui.play.analysis import move_words, orders_words
from gupai_desktop.ui.replay.replay import Replay
from gupai_desktop.ui.replay.review import Review, Standing
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme
from gupai_desktop.ui.widgets.tile_text import TileText, say_with_tiles

#: The columns: the sign of a move, the move, and in how many orders of the hidden tiles it wins.
SIGN, MOVE, ORDERS = range(3)

#: The role of a move in which its tiles are to be shown.
TILES = Qt.ItemDataRole.UserRole
#: Room beside the text of a move, and between the tiles of two rows.
_INSET = 3
#: The list takes no more of a small window; wider rows are scrolled to.
_WIDEST = 320

#: The keys that the dialog has for stepping, and for playing by itself.
_KEYS_OF_DIALOG = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space)

_SIGNS = {Standing.WINNABLE: "●", Standing.LOST: "×", Standing.UNKNOWN: "○"}
_STANDINGS = {
    Standing.WINNABLE: words("Replay", "Can be won"),
    Standing.LOST: words("Analysis", "Can no longer be won"),
    Standing.UNKNOWN: words("Analysis", "Not known whether it can be won"),
}


class _MoveDelegate(QStyledItemDelegate):
    """Draws a move with pictures of its tiles."""

    def __init__(self, tiles: TileText, parent: QObject) -> None:
        super().__init__(parent)
        self._tiles = tiles

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        item, view = QStyleOptionViewItem(option), option.widget
        self.initStyleOption(item, index)
        room = view.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, item, view)
        item.text = ""
        view.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, item, painter, view)
        is_chosen = bool(item.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if is_chosen else QPalette.ColorRole.Text
        painter.save()
        painter.setFont(item.font)
        painter.setPen(item.palette.color(role))
        self._tiles.paint(painter, room.adjusted(_INSET, 0, -_INSET, 0), index.data(TILES))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size, font = super().sizeHint(option, index), option.font
        tile = self._tiles.tile_size(font).height()
        width = self._tiles.width(index.data(TILES), font) + 2 * _INSET
        return size.expandedTo(QSize(width, tile + _INSET))


class MovesList(QTreeWidget):
    """One row a table: the opening, then every move.

    The sign is a disc for a table that can be won, a cross for a lost one, a ring for one that
    is undecided.
    """

    def __init__(self, replay: Replay, review: Review) -> None:
        super().__init__()
        self._replay, self._review, self._scheme = replay, review, LIGHT
        self._tiles = TileText()
        self.setColumnCount(3)
        self.setRootIsDecorated(False)
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.setItemDelegateForColumn(MOVE, _MoveDelegate(self._tiles, self))
        self.setAllColumnsShowFocus(True)
        self.header().setStretchLastSection(False)
        self.header().setMinimumSectionSize(0)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        #: A row for each table.
        self.rows = [QTreeWidgetItem() for _ in replay.tables]
        self.addTopLevelItems(self.rows)
        review.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Write every row anew."""
        for number, row in enumerate(self.rows):
            self._write(row, number)
        wide = sum(map(self.sizeHintForColumn, (SIGN, MOVE, ORDERS)))
        bar = self.verticalScrollBar().sizeHint().width()
        self.setMinimumWidth(min(wide + bar + _INSET, _WIDEST))

    def apply_theme(self, scheme: Scheme, tile_style: str) -> None:
        self._scheme = scheme
        self._tiles.set_style(tile_style)
        self.refresh()
        self.viewport().update()

    def _write(self, row: QTreeWidgetItem, number: int) -> None:
        standing = self._review.standing(number)
        is_losing_move = number == self._review.losing_move
        step, note = self._step_words(number), self._note(number)
        said = say(note) if note else ""
        row.setText(SIGN, _SIGNS[standing] if standing else "")
        row.setText(MOVE, say(step))
        row.setText(ORDERS, self._orders(number))
        row.setData(MOVE, TILES, say_with_tiles(step))
        spoken = ". ".join(filter(None, (say(step), said)))
        row.setData(MOVE, Qt.ItemDataRole.AccessibleTextRole, spoken)
        scheme = self._scheme
        known = scheme.accent if standing is Standing.WINNABLE else scheme.red
        colour = scheme.faint if standing in (None, Standing.UNKNOWN) else known
        row.setForeground(SIGN, QColor(colour))
        lost = QColor(scheme.red) if is_losing_move else None
        row.setData(MOVE, Qt.ItemDataRole.ForegroundRole, lost)
        font = self.font()
        font.setBold(is_losing_move)
        for column in (SIGN, MOVE, ORDERS):
            row.setToolTip(column, said)
            row.setFont(column, font)

    def _step_words(self, number: int) -> Words:
        record = self._replay.record
        if number == 0:
            return words("Replay", "The opening")
        move = move_words(record.game, record.moves[number - 1])
        return words("Replay", "{number}. {move}", number=number, move=move)

    def _orders(self, number: int) -> str:
        known = self._review.hidden_outlook(number)
        if known is None:
            return ""
        return say(words("Replay", "{wins} of {orders}", wins=known.wins, orders=known.tried))

    def _note(self, number: int) -> Words | None:
        """The standing of a table in a few words."""
        if number == self._review.losing_move:
            return words("Replay", "This move lost the game")
        if known := self._review.hidden_outlook(number):
            return orders_words(known)
        standing = self._review.standing(number)
        return _STANDINGS[standing] if standing else None

    def sizeHint(self) -> QSize:
        return QSize(max(230, 29 * self.fontMetrics().horizontalAdvance("0")), 200)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _KEYS_OF_DIALOG:
            event.ignore()
        else:
            super().keyPressEvent(event)
