"""The dialog that lists the backups of the book, from which one can be taken back."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QMessageBox, QWidget

from gupai_desktop.engine.words import counted, labelled, listed, words
from gupai_desktop.i18n import moment_text, say
from gupai_desktop.store.backups import KeptBook
from gupai_desktop.ui.widgets.actions import name_of, plain_text
from gupai_desktop.ui.widgets.parts import (
    Dialog,
    close_button_box,
    column_of,
    push_button,
    row_of,
    text_label,
)

_SIZE = QSize(520, 380)


class BackupsDialog(Dialog):
    """All backups, the newest first; `wanted` is the one that the player wants back."""

    def __init__(self, every: list[KeptBook], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._every = every
        self.wanted: KeptBook | None = None
        self.message, self.list, self.back_button = text_label(), QListWidget(), push_button()
        self.list.setSpacing(2)
        foot = row_of(self.back_button, (close_button_box(self), 1))
        column_of(self.message, (self.list, 1), foot, parent=self, spacing=8)
        self.back_button.clicked.connect(self._ask)
        self.back_button.setEnabled(bool(every))
        self.complete(_SIZE)

    def _ask(self) -> None:
        """Take one back if the player is sure."""
        question = words(
            "The program quits, and its next start opens this book: {book}. "
            "The present one is kept as a backup.",
            book=self.list.currentItem().text(),
        )
        title, kind = plain_text(self.back_button.text()), QMessageBox.StandardButton
        buttons = kind.Ok | kind.Cancel
        if QMessageBox.warning(self, title, say(question), buttons, kind.Cancel) == kind.Ok:
            self.wanted = self._every[self.list.currentRow()]
            self.accept()

    def retranslate(self) -> None:
        self.setWindowTitle(name_of("backups"))
        self.list.setAccessibleName(self.windowTitle())
        there = words("A backup has all games, statistics and bookmarks of its day.")
        none = words("There are no backups yet: the next start makes one.")
        self.message.setText(say(there if self._every else none))
        self.back_button.setText(say(words("&Restore…")))
        row = max(0, self.list.currentRow())
        self.list.clear()
        for kept in self._every:
            deals = counted("%n deal(s)", kept.deals)
            tables = counted("%n table(s)", kept.games)
            line = labelled(moment_text(kept.written), listed(deals, tables))
            QListWidgetItem(say(line), self.list).setToolTip(kept.file.name)
        self.list.setCurrentRow(row)
