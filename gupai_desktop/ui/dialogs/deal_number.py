"""The dialog that asks for the number of a deal."""

from __future__ import annotations

from PySide6.QtWidgets import QInputDialog, QWidget

from gupai_desktop.engine.deal import FIRST_DEAL, LAST_DEAL
from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.ui.widgets.dialog import run

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


def ask_deal_number(number: int, parent: QWidget) -> int | None:
    """The number that the player types, or None if they change their mind."""
    dialog = deal_number_dialog(number, parent)
    return dialog.intValue() if run(dialog) else None
