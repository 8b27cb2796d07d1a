"""The dialog that tells of a fault."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMessageBox, QWidget

from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say


class FaultDialog(QMessageBox):
    """Tells calmly of a fault, that the game is safe, and where the report is."""

    def __init__(
        self, file: Path | None, parent: QWidget | None = None, *, is_playing: bool = True
    ) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Information)
        self.setWindowTitle(say(words("Gupai Desktop")))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(say(_PLAYING if is_playing else _STARTING))
        self.setStandardButtons(QMessageBox.StandardButton.Close)
        sentences = [say(_GOES_ON)] if is_playing else []
        if file is not None:
            # A line may end after each folder, at a space that has no width.
            place = re.sub(r"[/\\]", "\\g<0>\u200b", str(file))
            sentences.append(f"{say(_REPORTED)}\n{place}")
            show = self.addButton(say(words("&Show Report")), QMessageBox.ButtonRole.ActionRole)
            show.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(file))))
        self.setInformativeText("\n\n".join(sentences))


_PLAYING = words("Something went wrong inside the program.")
_STARTING = words("Something went wrong, and Gupai Desktop could not start.")
_GOES_ON = words(
    "Your game is safe, and you can go on. If anything looks wrong, start the program"
    " again: it opens the same table."
)
_REPORTED = words("A report that does not name you has been written, and sent nowhere:")
