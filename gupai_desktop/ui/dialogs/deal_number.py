"""The dialog that asks for a deal: its number, a code, or a board as text."""

from __future__ import annotations

from PySide6.QtWidgets import QInputDialog, QWidget

from gupai_desktop.engine.words import words
from gupai_desktop.i18n import say
from gupai_desktop.ui.widgets.actions import name_of

_LEAST_WIDTH = 360


def deal_number_dialog(number: int | None, parent: QWidget | None = None) -> QInputDialog:
    """Return a dialog with a field for whatever names a deal, this number in it at first."""
    dialog = QInputDialog(parent)
    dialog.setWindowTitle(name_of("deal-by-number"))
    dialog.setLabelText(say(words("DealNumber", "&Number of the deal, a code or a board:")))
    dialog.setTextValue(str(number or ""))
    dialog.setMinimumWidth(_LEAST_WIDTH)
    return dialog
