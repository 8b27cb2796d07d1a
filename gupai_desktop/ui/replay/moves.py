"""The moves of a replay as a list, each with what the review has found out about it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QKeyEvent, QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
)

from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say
from gupai_desktop.solvers.verdict import Outlook
from gupai_desktop.ui.board.models import Index
from gupai_desktop.ui.play.analysis import move_words, orders_words
from gupai_desktop.ui.replay.replay import Replay
from gupai_desktop.ui.replay.review import Review, Standing
from gupai_desktop.ui.theme.table_colours import LIGHT, Scheme
from gupai_desktop.ui.widgets.tile_text import TileText, say_with_tiles

#: The columns: a move with its sign, and in how many orders of the hidden tiles it can be won.
MOVE, ORDERS = range(2)

#: The role of a move in which its tiles are to be shown.
TILES = Qt.ItemDataRole.UserRole
#: Room beside the text of a move, and between the tiles of two rows.
_INSET = 3

#: The size of the sign beside a move, and how many pixels it has for one of the window.
_SIGN, _SHARPNESS = 16, 2.0

#: What the list leaves to the dialog: stepping, and playing by itself.
_LEFT_TO_DIALOG = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space)


class MovesModel(QAbstractTableModel):
    """One row a table: the opening, then every move, with a sign for its standing."""

    def __init__(self, replay: Replay, review: Review, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._replay, self._review = replay, review
        self._scheme, self._palette = LIGHT, QPalette()
        self._roles: dict[tuple[int, int], Callable[[int], object]] = {
            (MOVE, Qt.ItemDataRole.DisplayRole): lambda row: say(self._step_words(row)),
            (MOVE, TILES): lambda row: say_with_tiles(self._step_words(row)),
            (MOVE, Qt.ItemDataRole.AccessibleTextRole): self._spoken,
            (MOVE, Qt.ItemDataRole.DecorationRole): self._sign,
            (MOVE, Qt.ItemDataRole.ToolTipRole): self._note,
            (MOVE, Qt.ItemDataRole.ForegroundRole): self._colour,
            (MOVE, Qt.ItemDataRole.FontRole): self._font,
            (ORDERS, Qt.ItemDataRole.DisplayRole): self._orders,
            (ORDERS, Qt.ItemDataRole.ToolTipRole): self._note,
        }
        review.changed.connect(self.announce)

    def announce(self) -> None:
        """Announce that every row may read differently now."""
        self.dataChanged.emit(self.index(0, MOVE), self.index(self.rowCount() - 1, ORDERS))

    def apply_theme(self, scheme: Scheme, palette: QPalette) -> None:
        self._scheme, self._palette = scheme, palette
        self.announce()

    def _step_words(self, row: int) -> Words:
        record = self._replay.record
        if row == 0:
            return words("Replay", "The opening")
        move = move_words(record.game, record.moves[row - 1])
        return words("Replay", "{number}. {move}", number=row, move=move)

    def _hidden_outlook(self, row: int) -> Outlook | None:
        """What is known of a table with hidden tiles that some order of them wins."""
        known = self._review.outlook(row)
        return known if known is not None and known.orders > 1 and known.wins else None

    def _orders(self, row: int) -> str | None:
        known = self._hidden_outlook(row)
        if known is None:
            return None
        return say(words("Replay", "{wins} of {orders}", wins=known.wins, orders=known.orders))

    def _note(self, row: int) -> str | None:
        standing = self._standing_words(row)
        return say(standing) if standing else None

    def _standing_words(self, row: int) -> Words | None:
        """What is known of a table, in a few words."""
        known, standing = self._hidden_outlook(row), self._review.standing(row)
        if self._is_losing_move(row):
            return words("Replay", "This move lost the game")
        if known is not None:
            return orders_words(known)
        if standing is Standing.WINNABLE:
            return words("Replay", "Can be won")
        if standing is Standing.LOST:
            return words("Study", "Can no longer be won")
        return words("Study", "Not known whether it can be won") if standing else None

    def _spoken(self, row: int) -> str:
        return ". ".join(filter(None, (say(self._step_words(row)), self._note(row))))

    def _sign(self, row: int) -> QIcon:
        """The sign in its colour, and in that of the text where the row is chosen."""
        standing, is_losing_move = self._review.standing(row), self._is_losing_move(row)
        icon = QIcon(_sign(standing, _colour_of(standing, self._scheme), is_losing_move))
        chosen = self._palette.color(QPalette.ColorRole.HighlightedText)
        icon.addPixmap(_sign(standing, chosen, is_losing_move), QIcon.Mode.Selected)
        return icon

    def _colour(self, row: int) -> QColor | None:
        return QColor(self._scheme.lost) if self._is_losing_move(row) else None

    def _font(self, row: int) -> QFont | None:
        font = QFont()
        font.setBold(True)
        return font if self._is_losing_move(row) else None

    def _is_losing_move(self, row: int) -> bool:
        return row == self._review.losing_move

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else self._replay.last + 1

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 2

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        value_of = self._roles.get((index.column(), role))
        return value_of(index.row()) if index.isValid() and value_of else None


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
        size = super().sizeHint(option, index)
        tile = self._tiles.tile_size(option.font).height()
        return QSize(size.width(), max(size.height(), tile + _INSET))


class MovesList(QTreeView):
    """The list itself; the arrows up and down go from table to table."""

    def __init__(self, model: MovesModel) -> None:
        super().__init__()
        self.setModel(model)
        self.setRootIsDecorated(False)
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self._tiles = TileText()
        self.setItemDelegateForColumn(MOVE, _MoveDelegate(self._tiles, self))
        self.setAllColumnsShowFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(150)
        header = self.header()
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(0)
        header.setSectionResizeMode(MOVE, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(ORDERS, QHeaderView.ResizeMode.ResizeToContents)

    def set_tile_style(self, tile_style: str) -> None:
        """Show tiles of another style."""
        self._tiles.set_style(tile_style)
        self.viewport().update()

    def sizeHint(self) -> QSize:
        return QSize(max(230, 29 * self.fontMetrics().horizontalAdvance("0")), 200)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _LEFT_TO_DIALOG:
            event.ignore()
        else:
            super().keyPressEvent(event)


def _colour_of(standing: Standing | None, scheme: Scheme) -> QColor:
    if standing is Standing.WINNABLE:
        return QColor(scheme.target)
    return QColor(scheme.lost if standing is Standing.LOST else scheme.faint)


def _sign(standing: Standing | None, colour: QColor, is_losing_move: bool) -> QPixmap:
    """A disc for what can be won, a cross for what cannot, a ring for what nobody knows."""
    pixmap = QPixmap(QSize(_SIGN, _SIGN) * _SHARPNESS)
    pixmap.setDevicePixelRatio(_SHARPNESS)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle, reach = QPointF(_SIGN / 2, _SIGN / 2), 5.0 if is_losing_move else 3.0
    if standing is Standing.LOST:
        painter.setPen(QPen(colour, 2.6 if is_losing_move else 1.5))
        box = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
        painter.drawLine(box.topLeft(), box.bottomRight())
        painter.drawLine(box.topRight(), box.bottomLeft())
    elif standing is not None:
        painter.setPen(QPen(colour, 1.5))
        painter.setBrush(colour if standing is Standing.WINNABLE else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, 3.5, 3.5)
    painter.end()
    return pixmap
