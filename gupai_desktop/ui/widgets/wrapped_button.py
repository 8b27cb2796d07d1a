"""A check box or a radio button whose text may take several lines."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QStyle, QWidget


class WrappedButton(QWidget):
    """A button with its text beside it, wrapped; a click on either is one on the button.

    Signal: `toggled` with whether it is on.
    """

    toggled = Signal(bool)

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__()
        self.button = button
        self._text = QLabel()
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 1, 0, 1)
        style = self.style()
        row.setSpacing(style.pixelMetric(QStyle.PixelMetric.PM_CheckBoxLabelSpacing))
        row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        # Beside the middle of the first line, however high the lines of a script are.
        button.setMinimumHeight(self._text.sizeHint().height())
        row.addWidget(self._text, 1)
        button.toggled.connect(self.toggled)

    @property
    def is_on(self) -> bool:
        """Return whether it is on."""
        return self.button.isChecked()

    @is_on.setter
    def is_on(self, is_on: bool) -> None:
        self.button.setChecked(is_on)

    def set_text(self, text: str) -> None:
        """Say this, to eyes and to screen readers."""
        self._text.setText(text)
        self.button.setAccessibleName(text)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.button.click()
            self.button.setFocus(Qt.FocusReason.MouseFocusReason)
