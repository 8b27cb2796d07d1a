"""The dialog that asks for the number of a deal."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFormLayout,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from gupai_desktop.engine.deal import FIRST_DEAL, LAST_DEAL
from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.ui.widgets.dialog import Dialog


class DealNumberDialog(Dialog):
    """A number field with every deal number there is, and no other."""

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say(words("DealNumberDialog", "Deal by Number")))
        self._field = QSpinBox(self)
        self._field.setRange(FIRST_DEAL, LAST_DEAL)
        self._field.setValue(number)
        self._field.setMinimumWidth(180)
        self._field.selectAll()
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        form = QFormLayout()
        form.addRow(say(words("DealNumberDialog", "&Number of the deal:")), self._field)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(buttons)

    @property
    def number(self) -> int:
        """The number in the field."""
        return self._field.value()


def ask_deal_number(number: int, parent: QWidget) -> int | None:
    """The number that the player types, or None if they change their mind."""
    dialog = DealNumberDialog(number, parent)
    return dialog.number if dialog.run() else None
