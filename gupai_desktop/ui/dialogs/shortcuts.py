"""All keys on one page: those of the table, then those of the menus, menu by menu."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.ui.actions import ROWS as ACTIONS
from gupai_desktop.ui.actions import Actions
from gupai_desktop.ui.frame import ROWS as TABLE_KEYS
from gupai_desktop.ui.frame import TableKeys
from gupai_desktop.ui.menus import MENUS

_SIZE = QSize(620, 640)
_GAP = 24


@dataclass(frozen=True, slots=True)
class Section:
    """A title, and under it what can be done and by which keys."""

    title: str
    rows: tuple[tuple[str, str], ...]


def sections(actions: Actions) -> Iterator[Section]:
    """Every key of a window with a table, each once, in the language of the interface."""
    table = tuple((say(row.text), _written(row)) for row in TABLE_KEYS)
    yield Section(say(words("Shortcuts", "At the table")), table)
    waiting = [row.key for row in ACTIONS if actions[row.key].shortcuts()]
    for title, keys in MENUS:
        found = [key for key in keys if key in waiting]
        waiting = [key for key in waiting if key not in found]
        if found:
            yield Section(plain(say(title)), tuple(_row(actions, key) for key in found))
    if waiting:
        others = tuple(_row(actions, key) for key in waiting)
        yield Section(say(words("Shortcuts", "Elsewhere")), others)


def _row(actions: Actions, key: str) -> tuple[str, str]:
    action = actions[key]
    return (plain(action.text()), _native(action.shortcuts()))


def _written(row: TableKeys) -> str:
    return say(row.written) if row.written else _native([QKeySequence(key) for key, _ in row.acts])


def _native(keys: list[QKeySequence]) -> str:
    """Keys as the system writes them."""
    texts = (key.toString(QKeySequence.SequenceFormat.NativeText) for key in keys)
    return ", ".join(dict.fromkeys(texts))


def plain(text: str) -> str:
    """The text of a menu or an action without its mnemonic and its dots."""
    return re.sub(r"\(&.\)", "", text).replace("&", "").rstrip("…")


class ShortcutsDialog(QDialog):
    """The page of keys, which can be walked through by the keys that it names."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self.page = QTreeWidget()
        self.page.setColumnCount(2)
        self.page.setRootIsDecorated(False)
        self.page.setItemsExpandable(False)
        self.page.setIndentation(0)
        self.page.setHeaderHidden(True)
        self.page.setWordWrap(True)
        self.page.setAllColumnsShowFocus(True)
        self.page.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        header = self.page.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.page)
        column.addWidget(self._buttons)
        self.resize(_SIZE.boundedTo(self.screen().availableSize() * 0.95))
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything in the language of the interface."""
        self.setWindowTitle(say(words("Shortcuts", "Keyboard Shortcuts")))
        self.page.setAccessibleName(self.windowTitle())
        self.page.clear()
        for section in sections(self._actions):
            self._add(section)
        if first := self.page.topLevelItem(0):
            self.page.setCurrentItem(first)

    def _add(self, section: Section) -> None:
        """A title in bold letters, and a line for everything that keys do."""
        title = QTreeWidgetItem(self.page, [section.title])
        font = self.page.font()
        font.setBold(True)
        title.setFont(0, font)
        title.setFirstColumnSpanned(True)
        title.setSizeHint(0, QSize(0, self.page.fontMetrics().height() + _GAP))
        title.setTextAlignment(0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        for text, keys in section.rows:
            row = QTreeWidgetItem(self.page, [text, keys])
            row.setData(0, Qt.ItemDataRole.AccessibleTextRole, f"{text}: {keys}")

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
