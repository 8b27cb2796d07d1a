"""All keys in one list, which can be searched, changed and put back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHeaderView,
    QKeySequenceEdit,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say
from gupai_desktop.ui.board.keyboard_cursor import ROWS as TABLE_KEYS
from gupai_desktop.ui.board.models import Index
from gupai_desktop.ui.widgets.actions import Actions, name_of, plain_text
from gupai_desktop.ui.widgets.key_places import key_of, written
from gupai_desktop.ui.widgets.menus import MENUS
from gupai_desktop.ui.widgets.parts import (
    Dialog,
    announce,
    close_button_box,
    column_of,
    push_button,
    row_of,
    rows_under,
    text_label,
    without_default,
)
from gupai_desktop.ui.widgets.shortcuts import Shortcuts

_SIZE = QSize(620, 680)
_TEXT, _KEYS = range(2)
#: The room beside a text in its column.
_INDENT = 36
_ACTION = Qt.ItemDataRole.UserRole
#: The note while there is nothing else to say.
_OF_LAYOUTS = words(
    "Where a layout has no Latin letters, the key in the place of the letter on a US keyboard"
    " does the same."
)
#: The first of the keys for going back, opening, copying and so on; all others have lower codes.
_BACK = Qt.Key.Key_Back


@dataclass(frozen=True, slots=True)
class ShortcutRow:
    """A row of the list: a text, its keys, and the action that they call, if one."""

    text: str
    keys: str
    action: str = ""


def sections(actions: Actions) -> Iterator[tuple[str, list[ShortcutRow]]]:
    """Yield titles with their rows: the table's own keys, then every action, menu by menu."""
    table = []
    for row in TABLE_KEYS:
        keys = native([QKeySequence(key) for key, _ in row.acts])
        table.append(ShortcutRow(say(row.text), say(row.written) if row.written else keys))
    yield say(words("At the table")), table
    waiting = list(actions)
    elsewhere = words("Elsewhere")
    for title, listed in (*MENUS, (elsewhere, tuple(actions))):
        found = [key for key in listed if key in waiting]
        waiting = [key for key in waiting if key not in found]
        rows = [
            ShortcutRow(plain_text(actions[key].text()), native(actions[key].shortcuts()), key)
            for key in found
        ]
        if rows:
            yield plain_text(say(title)), rows


def native(keys: list[QKeySequence]) -> str:
    """Return keys as the system writes them, without those that few keyboards have."""
    usual = [key for key in keys if not _BACK <= key_of(key) < Qt.Key.Key_unknown] or keys
    return ", ".join(dict.fromkeys(map(written, usual)))


class _Wrapping(QStyledItemDelegate):
    """Gives a text as many lines as it needs in its column; Qt would give it one."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size, view = super().sizeHint(option, index), option.widget
        wide = view.columnWidth(index.column()) - _INDENT if isinstance(view, QTreeWidget) else 0
        flags = Qt.TextFlag.TextWordWrap
        text = option.fontMetrics.boundingRect(0, 0, wide, 9999, flags, index.data())
        return QSize(size.width(), max(size.height(), text.height()) + 4)


class ShortcutsDialog(Dialog):
    """The list of keys, and below it the keys of the chosen action, to be pressed anew."""

    def __init__(self, shortcuts: Shortcuts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shortcuts = shortcuts
        self._items: dict[str, QTreeWidgetItem] = {}
        self.filter = QLineEdit()
        self.filter.setClearButtonEnabled(True)
        self.list = QTreeWidget()
        self.list.setColumnCount(2)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setItemsExpandable(False)
        self.list.setWordWrap(True)
        self.list.setItemDelegate(_Wrapping(self.list))
        self.list.header().sectionResized.connect(self.list.scheduleDelayedItemsLayout)
        self.list.header().setStretchLastSection(False)
        self.list.header().setSectionResizeMode(_TEXT, QHeaderView.ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(_KEYS, QHeaderView.ResizeMode.ResizeToContents)
        self.label, self.note = text_label(), text_label()
        self.edit = QKeySequenceEdit()
        self.edit.setMaximumSequenceLength(1)
        self.remove_button, self.restore_button = push_button(), push_button()
        buttons = close_button_box(self)
        self.restore_all_button = buttons.addButton("", QDialogButtonBox.ButtonRole.ResetRole)
        without_default(buttons)
        editor = row_of((self.edit, 1), self.remove_button, self.restore_button)
        parts = (self.filter, (self.list, 1), self.label, editor, self.note, buttons)
        column_of(*parts, parent=self)
        self._connect()
        self.complete(_SIZE)
        self.filter.setFocus()

    def _connect(self) -> None:
        shortcuts = self._shortcuts
        self.filter.textChanged.connect(self._sift)
        self.list.currentItemChanged.connect(self._show_chosen)
        self.list.itemActivated.connect(lambda: self.edit.setFocus())
        self.edit.editingFinished.connect(self._take_pressed)
        self.remove_button.clicked.connect(lambda: shortcuts.set_keys(self.chosen, []))
        self.restore_button.clicked.connect(lambda: shortcuts.restore(self.chosen))
        self.restore_all_button.clicked.connect(shortcuts.restore_all)
        shortcuts.changed.connect(self._show_keys_of)

    def _fill(self) -> None:
        """Write every section and its rows in the language of the interface."""
        chosen = self.chosen
        with QSignalBlocker(self.list):
            self.list.clear()
            self._items.clear()
            for title, rows in sections(self._shortcuts.actions):
                top = QTreeWidgetItem(self.list, [title])
                top.setFlags(Qt.ItemFlag.ItemIsEnabled)
                top.setFirstColumnSpanned(True)
                _embolden(top, _TEXT)
                for row in rows:
                    item = QTreeWidgetItem(top, [row.text, row.keys])
                    item.setData(_TEXT, _ACTION, row.action)
                    self._items[row.action or row.text] = item
        self.list.expandAll()
        for key in self._shortcuts.actions:
            self._show_keys_of(key)
        first = next(key for key in self._items if key in self._shortcuts.actions)
        self.list.setCurrentItem(self._items[chosen or first])
        self._sift()

    def _sift(self) -> None:
        """Show the rows that have every word that is sought, and say so if there is none."""
        sought, found = self.filter.text().casefold().split(), list[QTreeWidgetItem]()
        for top in rows_under(self.list.invisibleRootItem()):
            rows = rows_under(top)
            for row in rows:
                text = " ".join((top.text(_TEXT), row.text(_TEXT), row.text(_KEYS))).casefold()
                row.setHidden(not all(word in text for word in sought))
            shown = [row for row in rows if not row.isHidden()]
            top.setHidden(not shown)
            found += shown
        current = self.list.currentItem()
        if found and (current is None or current.isHidden()):
            self.list.setCurrentItem(found[0])
        self._say(None if found else words("No action has that name."))

    @property
    def chosen(self) -> str:
        """Return the action whose keys can be changed, if one is chosen."""
        item = self.list.currentItem()
        return str(item.data(_TEXT, _ACTION) or "") if item is not None else ""

    def _show_chosen(self) -> None:
        """Show the keys of the chosen action; those of the table cannot be changed."""
        key = self.chosen
        text = words("These keys cannot be changed.")
        if key:
            name = plain_text(self._shortcuts.actions[key].text())
            text = words("Keys for “{action}”; press others here:", action=name)
        self.label.setText(say(text))
        self.edit.setAccessibleName(self.label.text())
        self.edit.setEnabled(bool(key))
        self._show_keys()
        self._say(None)

    def _show_keys(self) -> None:
        key = self.chosen
        keys = self._shortcuts.keys(key) if key else []
        self.edit.setKeySequence(keys[0] if keys else QKeySequence())
        self.remove_button.setEnabled(bool(keys))
        self.restore_button.setEnabled(bool(key) and self._shortcuts.is_own(key))

    def _take_pressed(self) -> None:
        """Take the keys that were pressed in the field, or say why not."""
        key, sequence = self.chosen, self.edit.keySequence()
        if not key or sequence.isEmpty() or sequence in self._shortcuts.keys(key)[:1]:
            return
        why_not = self._shortcuts.why_not(key, sequence)
        if why_not is None:
            self._shortcuts.set_keys(key, [sequence])
        else:
            self._show_keys()
            self._say(why_not)

    def _show_keys_of(self, key: str) -> None:
        """Write an action's keys anew, in bold letters if the player has chosen them."""
        item = self._items[key]
        item.setText(_KEYS, native(self._shortcuts.keys(key)))
        _embolden(item, _KEYS, is_bold=self._shortcuts.is_own(key))
        if key == self.chosen:
            self._show_chosen()
        is_own = any(map(self._shortcuts.is_own, self._shortcuts.actions))
        self.restore_all_button.setEnabled(is_own)

    def _say(self, text: Words | None) -> None:
        self.note.setText(say(text or _OF_LAYOUTS))
        if text:
            announce(self, self.note.text())

    def retranslate(self) -> None:
        self.setWindowTitle(name_of("shortcuts"))
        self.filter.setPlaceholderText(say(words("Search")))
        self.filter.setAccessibleName(self.filter.placeholderText())
        self.list.setAccessibleName(self.windowTitle())
        self.remove_button.setText(say(words("R&emove")))
        self.restore_button.setText(say(words("&Restore")))
        self.restore_all_button.setText(say(words("Restore &All")))
        self._fill()


def _embolden(item: QTreeWidgetItem, column: int, *, is_bold: bool = True) -> None:
    font = item.font(column)
    font.setBold(is_bold)
    item.setFont(column, font)
