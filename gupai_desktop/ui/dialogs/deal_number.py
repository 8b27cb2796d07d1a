"""The dialog that asks for the number of a deal."""

from __future__ import annotations

from PySide6.QtWidgets import QInputDialog, QWidget

from gupai_desktop.engine.deal import FIRST_DEAL, LAST_DEAL
from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say

_LEAST_WIDTH = 260


def deal_number_dialog(number: int, parent: QWidget | None = None) -> QInputDialog:
    """A dialog with a field that takes every deal number there is, and no other."""
    dialog = QInputDialog(parent)
    dialog.setWindowTitle(say(words("DealNumberDialog", "Deal by Number")))
    dialog.setLabelText(say(words("DealNumberDialog", "&Number of the deal:")))
    dialog.setIntRange(FIRST_DEAL, LAST_DEAL)
    dialog.setIntValue(number)
    dialog.setMinimumWidth(_LEAST_WIDTH)
    return dialog
