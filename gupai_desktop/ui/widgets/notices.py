"""Notices about files and settings, and the bar that shows them above the table."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy

from gupai_desktop.engine.words import Words, joined, words
from gupai_desktop.i18n import say
from gupai_desktop.ui.widgets.parts import announce, for_touch, row_of, text_label


class Notices(QObject):
    """Sentences that have not been read yet.  Signal: `changed` when there are others."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.unread: list[Words] = []
        self._known: set[Words] = set()

    def add(self, sentence: Words | None) -> None:
        """Show one more sentence, unless it has been shown already."""
        if sentence is not None and sentence not in self._known:
            self._known.add(sentence)
            self.unread.append(sentence)
            self.changed.emit()

    def remove(self, sentence: Words) -> None:
        """Take back a sentence that is no longer true; it may be added again."""
        self._known.discard(sentence)
        if sentence in self.unread:
            self.unread.remove(sentence)
            self.changed.emit()

    def replace(self, before: Words | None, now: Words | None) -> None:
        """Take back what is no longer true, and show what is so instead."""
        if now != before:
            if before is not None:
                self.remove(before)
            self.add(now)

    def close(self) -> None:
        """All of them have been read."""
        self.unread.clear()
        self.changed.emit()


class NoticeBar(QFrame):
    """Shows the notices, if there are any, with a button to close them."""

    def __init__(self, notices: Notices) -> None:
        super().__init__()
        self._notices = notices
        self.label = text_label()
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.button = QPushButton()
        for_touch(self.button)
        self.button.clicked.connect(notices.close)
        row_of((self.label, 1), self.button, parent=self).setContentsMargins(12, 6, 12, 6)
        notices.changed.connect(self._on_changed)
        self.retranslate()

    def retranslate(self) -> None:
        unread = self._notices.unread
        self.label.setText(say(joined(*unread)) if unread else "")
        self.button.setText(say(words("Close")))
        self.setVisible(bool(unread))

    def _on_changed(self) -> None:
        self.retranslate()
        if self._notices.unread:
            announce(self, self.label.text())
