"""The book of omens: the line that each day has brought, the latest first."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QListView,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from gupai_desktop.engine.words import Words, listed, words
from gupai_desktop.games import find
from gupai_desktop.i18n import long_day_text, say
from gupai_desktop.play.omens import line_of
from gupai_desktop.store.statistics import PlayedDeal
from gupai_desktop.texts.messages import omen_words
from gupai_desktop.ui.board.models import Index
from gupai_desktop.ui.theme.appearance import Appearance, in_serif, with_size_of
from gupai_desktop.ui.theme.table_colours import LIGHT
from gupai_desktop.ui.widgets.actions import name_of
from gupai_desktop.ui.widgets.parts import Dialog, close_button_box, column_of, text_label

_SIZE = QSize(560, 600)
#: How large a line is, how large its day, and the room around both.
_LARGE, _SMALL, _ROOM = 1.3, 0.92, 12
_PAGE = 24
_DAY, _LINE, _DEGREE = (Qt.ItemDataRole.UserRole + number for number in range(3))
_SPOKEN = Qt.ItemDataRole.AccessibleTextRole


class _Entry(NamedTuple):
    day: date
    line: Words
    degree: Words


class OmenLines(QAbstractListModel):
    """A row for each omen; what is not seen yet is not read, which takes a while."""

    def __init__(self, omens: Mapping[date, PlayedDeal], parent: QWidget) -> None:
        super().__init__(parent)
        self._omens, self._read = sorted(omens.items(), reverse=True), list[_Entry]()
        self.fetchMore(QModelIndex())

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._read)

    def canFetchMore(self, parent: Index) -> bool:
        return not parent.isValid() and len(self._read) < len(self._omens)

    def fetchMore(self, _parent: Index) -> None:
        first = len(self._read)
        page = self._omens[first : first + _PAGE]
        if page:
            self.beginInsertRows(QModelIndex(), first, first + len(page) - 1)
            self._read += [_entry(day, omen) for day, omen in page]
            self.endInsertRows()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        entry = self._read[index.row()]
        texts = {
            _DAY: long_day_text(entry.day),
            _LINE: say(entry.line),
            _DEGREE: say(entry.degree),
        }
        if role in (Qt.ItemDataRole.DisplayRole, _SPOKEN):
            return "\n".join(texts.values())
        return texts.get(role)


def _entry(day: date, omen: PlayedDeal) -> _Entry:
    record = omen.record(find(omen.game_id))
    degree = omen_words(record, day, is_of_today=False)
    return _Entry(day, line_of(record, day), listed(record.game.name, degree))


class _LeafDelegate(QStyledItemDelegate):
    """Paints the day small, below it the line large, and its degree."""

    scheme = LIGHT

    def _fonts(self, font: QFont) -> dict[int, QFont]:
        serif = in_serif(font)
        small, large = with_size_of(serif, _SMALL), with_size_of(serif, _LARGE)
        return {_DAY: small, _LINE: large, _DEGREE: small}

    def _rooms(self, option: QStyleOptionViewItem, index: Index) -> dict[int, QRect]:
        """Return where each text stands; a long one has several lines."""
        view = self.parent()
        assert isinstance(view, QListView)
        wide, top, found = view.viewport().width() - 2 * _ROOM, _ROOM, dict[int, QRect]()
        for role, font in self._fonts(option.font).items():
            room = QRect(0, 0, wide, 1 << 16)
            text = QFontMetrics(font).boundingRect(room, _WRAPPED, index.data(role))
            found[role] = QRect(_ROOM, top, wide, text.height())
            top += text.height()
        return found

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        rooms = self._rooms(option, index)
        return QSize(option.rect.width(), rooms[_DEGREE].bottom() + _ROOM)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            chosen = QColor(self.scheme.accent)
            painter.fillRect(QRect(option.rect.topLeft(), QSize(4, option.rect.height())), chosen)
        fonts = self._fonts(option.font)
        for role, room in self._rooms(option, index).items():
            painter.setFont(fonts[role])
            ink = self.scheme.caption if role == _LINE else self.scheme.faint
            painter.setPen(QColor(ink))
            place = room.translated(option.rect.topLeft())
            painter.drawText(place, _WRAPPED, index.data(role))
        painter.restore()


_WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap


class OmenBook(Dialog):
    """The omens that were drawn, by their days."""

    def __init__(
        self,
        omens: Mapping[date, PlayedDeal],
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.list, self.empty = QListView(), text_label(is_centred=True)
        self.pages = QStackedWidget()
        self._delegate = _LeafDelegate(self.list)
        self.list.setModel(OmenLines(omens, self))
        self.list.setItemDelegate(self._delegate)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        for page in (self.list, self.empty):
            self.pages.addWidget(page)
        self.pages.setCurrentIndex(0 if omens else 1)
        column_of((self.pages, 1), close_button_box(self), parent=self, spacing=8)
        self.complete(_SIZE, appearance)
        if omens:
            self.list.setCurrentIndex(self.list.model().index(0, 0))
            self.list.setFocus()

    def apply_theme(self) -> None:
        self._delegate.scheme = scheme = self._appearance.scheme
        self.list.setStyleSheet(
            f"QListView {{ background: {scheme.cloth}; border: 2px solid {scheme.tray}; }}"
            f"QListView:focus {{ border-color: {scheme.accent}; }}"
        )

    def retranslate(self) -> None:
        self.setWindowTitle(name_of("omen-book"))
        self.list.setAccessibleName(self.windowTitle())
        self.empty.setText(say(words("No omen has been drawn yet.")))
