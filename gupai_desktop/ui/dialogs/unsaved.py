"""The question before a program ends that could not save everything."""

from __future__ import annotations

import re
from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from gupai_desktop.engine.words import Words, words
from gupai_desktop.i18n import say


class Leaving(Enum):
    """What a player wants to do about it."""

    SAVE = auto()
    QUIT = auto()
    GO_ON = auto()


class UnsavedDialog(QMessageBox):
    """Asks whether to save a file, to quit all the same, or to go on, as Escape does."""

    def __init__(self, trouble: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Warning)
        self.setWindowTitle(say(words("Gupai Desktop")))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(say(words("Not all that you played is saved. Quit all the same?")))
        file = words("Save As puts the game on the table into a file, and quits.")
        # A line may end after each folder, at a space that has no width.
        why = re.sub(r"[/\\]", "\\g<0>\u200b", say(trouble))
        self.setInformativeText(f"{why}\n\n{say(file)}")
        role = QMessageBox.ButtonRole
        self.buttons_of: dict[Leaving, QPushButton] = {
            Leaving.SAVE: self.addButton(say(words("&Save As…")), role.AcceptRole),
            Leaving.QUIT: self.addButton(say(words("&Quit")), role.DestructiveRole),
            Leaving.GO_ON: self.addButton(say(words("&Go On")), role.RejectRole),
        }
        # The Return key asks for a file, which can be left.
        self.setDefaultButton(self.buttons_of[Leaving.SAVE])
        self.buttons_of[Leaving.QUIT].setAutoDefault(False)
        self.setEscapeButton(self.buttons_of[Leaving.GO_ON])

    def run(self) -> Leaving:
        """Ask, then delete the dialog; return what is wanted."""
        self.exec()
        clicked = self.clickedButton()
        self.deleteLater()
        return next((e for e, b in self.buttons_of.items() if b is clicked), Leaving.GO_ON)
