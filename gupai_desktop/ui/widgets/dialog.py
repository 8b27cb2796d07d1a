"""The scaffold of every dialog: its size, its texts and colours, and its end."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QDialog

from gupai_desktop.ui.theme.appearance import Appearance
from gupai_desktop.ui.widgets.long_press import LongPress

#: The largest share of the screen for a dialog.
_MOST_OF_SCREEN = 0.95


class Dialog(QDialog):
    """A dialog that fits on the screen and follows language and appearance.

    A subclass makes its parts and then calls `complete`.  It writes its texts in
    `retranslate` and takes its colours in `apply_theme`; both are called again when the
    language or the appearance changes.
    """

    def complete(self, size: QSize, appearance: Appearance | None = None) -> None:
        """Write and colour the parts; make the dialog as large as this if the screen is."""
        LongPress(self)
        self.resize(size.boundedTo(self.screen().availableSize() * _MOST_OF_SCREEN))
        if appearance is not None:
            appearance.changed.connect(self.apply_theme)
        self.apply_theme()
        self.retranslate()

    def apply_theme(self) -> None:
        """Take the colours and tile pictures of the appearance."""

    def retranslate(self) -> None:
        """Write everything in the language of the interface."""

    def run(self) -> bool:
        """Show the dialog until it is closed, then delete it; return whether it was accepted."""
        return run(self)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def run(dialog: QDialog) -> bool:
    """Show a dialog until it is closed, then delete it; return whether it was accepted."""
    is_accepted = dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    return is_accepted
