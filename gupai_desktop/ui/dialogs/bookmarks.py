"""The dialog in which bookmarks are renamed and removed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say
from gupai_desktop.store.tables import Bookmark
from gupai_desktop.ui.widgets.actions import plain_text
from gupai_desktop.ui.widgets.parts import Dialog, close_button_box, column_of, push_button, row_of

_SIZE = QSize(460, 420)


class BookmarksDialog(Dialog):
    """All bookmarks, the latest first; what is done to them is done at once.

    Signal: `changed` with the bookmarks there are now.
    """

    changed = Signal(object)

    def __init__(
        self,
        every: tuple[Bookmark, ...],
        title_of: Callable[[Bookmark], Words | str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._every, self._title_of = list(every), title_of
        self.list = QListWidget()
        self.list.setSpacing(2)
        self.list.setEditTriggers(QListWidget.EditTrigger.EditKeyPressed)
        self.rename_button, self.remove_button = push_button(), push_button()
        foot = row_of(self.rename_button, self.remove_button, (close_button_box(self), 1))
        column_of((self.list, 1), foot, parent=self, spacing=8)
        self.list.itemChanged.connect(self._rename)
        for signal in (self.list.itemActivated, self.rename_button.clicked):
            signal.connect(self._edit)
        self.remove_button.clicked.connect(self._remove)
        self.complete(_SIZE)
        self.list.setCurrentRow(0)

    def _edit(self) -> None:
        """Let the name be typed anew, unless it is being typed already."""
        if self.list.state() is not QListWidget.State.EditingState:
            self.list.editItem(self.list.currentItem())

    def _rename(self, item: QListWidgetItem) -> None:
        """Give a bookmark the name that was typed; an empty one brings its deal's back."""
        row, text = self.list.row(item), item.text()
        if text != self._text(self._every[row]):
            self._every[row] = self._every[row].named(text)
            self.changed.emit(tuple(self._every))
        with QSignalBlocker(self.list):
            item.setText(self._text(self._every[row]))

    def _remove(self) -> None:
        del self._every[self.list.currentRow()]
        self.list.takeItem(self.list.currentRow())
        self.changed.emit(tuple(self._every))
        self._enable()

    def _enable(self) -> None:
        for button in (self.rename_button, self.remove_button):
            button.setEnabled(bool(self._every))

    def _text(self, mark: Bookmark) -> str:
        title = self._title_of(mark)
        return title if isinstance(title, str) else say(title)

    def retranslate(self) -> None:
        self.setWindowTitle(plain_text(say(words("Boo&kmarks"))))
        self.list.setAccessibleName(self.windowTitle())
        self.rename_button.setText(say(words("Re&name")))
        self.remove_button.setText(say(words("&Remove")))
        row = max(0, self.list.currentRow())
        self.list.clear()
        for mark in self._every:
            item = QListWidgetItem(self._text(mark), self.list)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
        self.list.setCurrentRow(row)
        self._enable()
